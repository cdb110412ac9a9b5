//! Splits a text into chunks where rules begin, so that each rule is parsed alone.
//!
//! A rule begins on a line that begins with a name and an equals sign. No element can be followed by an equals sign, so
//! a rule is never split.

use super::notation::{Notation, Rule as Token};
use crate::abnf::diagnose::{Source, Span};
use pest::Parser;

/// A part of a text that is parsed alone.
#[derive(Debug, Clone, Copy)]
pub(super) struct Chunk<'a> {
    /// The text of the chunk.
    pub(super) text: &'a str,
    /// The span of the chunk in the source.
    pub(super) span: Span,
    /// Whether the chunk begins with a name and an equals sign; false for the text before the first rule only.
    pub(super) begins_rule: bool,
}

impl Chunk<'_> {
    /// The span in the source of the bytes `start..end` of the chunk.
    pub(super) fn span(&self, start: usize, end: usize) -> Span {
        Span::new(self.span.start + start, self.span.start + end)
    }

    /// The span in the source of the word that begins at `start` and ends before the next white space.
    pub(super) fn word(&self, start: usize) -> Span {
        let word = self.text[start..].split(char::is_whitespace).next();
        self.span(start, start + word.map_or(0, str::len))
    }
}

/// The chunks of a text, in order and without gaps.
pub(super) fn chunks(source: &Source) -> Vec<Chunk<'_>> {
    let text = source.text.as_str();
    // The outline matches any text; if it fails nevertheless, the text is one chunk.
    let heads: Vec<usize> = Notation::parse(Token::outline, text).map_or_else(
        |_| Vec::new(),
        |pairs| {
            let heads = pairs.flatten().filter(|pair| pair.as_rule() == Token::head);
            heads.map(|pair| pair.as_span().start()).collect()
        },
    );
    let starts = std::iter::once(0).chain(heads.iter().copied());
    let ends = heads.iter().copied().chain(std::iter::once(text.len()));
    let chunk = |(index, (start, end)): (usize, (usize, usize))| Chunk {
        text: &text[start..end],
        span: Span::new(start, end),
        begins_rule: index > 0,
    };
    let chunks = starts.zip(ends).enumerate().map(chunk);
    chunks.filter(|chunk| !chunk.text.is_empty()).collect()
}
