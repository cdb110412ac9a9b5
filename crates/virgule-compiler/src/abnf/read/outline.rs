//! Cuts a text where rules begin, so that each rule can be read, or fail, alone.
//!
//! A rule begins on a line that begins with a name and an equals sign. No element can be followed by an equals
//! sign, so cutting there never cuts a rule in two.

use super::notation::{Notation, Rule as Token};
use crate::abnf::diagnose::{Source, Span};
use pest::Parser;

/// A stretch of a text that is read alone.
#[derive(Debug, Clone, Copy)]
pub(super) struct Chunk<'a> {
    /// The text there.
    pub(super) text: &'a str,
    /// Its span in the source.
    pub(super) span: Span,
    /// Whether it begins with what looks like a rule; only the first chunk may not.
    pub(super) begins_rule: bool,
}

impl Chunk<'_> {
    /// A place in the chunk, as a place in the source.
    pub(super) fn span(&self, start: usize, end: usize) -> Span {
        Span::new(self.span.start + start, self.span.start + end)
    }

    /// The place of the word that begins at `start`: all up to the next white space.
    pub(super) fn word(&self, start: usize) -> Span {
        let word = self.text[start..].split(char::is_whitespace).next();
        self.span(start, start + word.map_or(0, str::len))
    }
}

/// The chunks of a text, in order and without gaps.
pub(super) fn chunks(source: &Source) -> Vec<Chunk<'_>> {
    let text = source.text.as_str();
    // The outline takes any text; if it were to fail all the same, the text is one chunk.
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
