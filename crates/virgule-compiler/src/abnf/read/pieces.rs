//! Splits a source into chunks of one rule each, checks their brackets, and divides it into pieces without gaps.

use crate::abnf::diagnose::{Diagnostic, Diagnostics, Edit, Source, Span};
use crate::abnf::read::notation::{Notation, Rule as Token};
use crate::abnf::read::tree::{DirectiveNode, Name, Piece, PieceKind, Tree};
use crate::abnf::read::{MAX_DIAGNOSTICS, MAX_NESTING};
use pest::Parser;
use pest::iterators::{Pair, Pairs};
use std::sync::Arc;

/// Adds a piece unless it is empty.
pub(super) fn add(pieces: &mut Vec<Piece>, kind: PieceKind, span: Span) {
    if span.start < span.end {
        pieces.push(Piece { kind, span });
    }
}

pub(super) fn keep(pairs: Pairs<Token>, chunk: &Chunk, tree: &mut Tree, report: &mut Report) {
    let mut done = chunk.span.start;
    for pair in pairs.flatten() {
        let Some(kind) = kind(pair.as_rule()) else {
            continue;
        };
        let span = span_of(&pair, chunk);
        if span.start < done {
            // Part of the previous piece, such as the digits of a number.
            continue;
        }
        add(&mut tree.pieces, PieceKind::Space, Span::new(done, span.start));
        add(&mut tree.pieces, kind, span);
        done = span.end;
        if kind == PieceKind::Directive {
            directive(span, "a comment begins with \";\" without \"!\"", tree, report);
        }
    }
    add(&mut tree.pieces, PieceKind::Space, Span::new(done, chunk.span.end));
}

/// Reports directives that follow a rule on the same line: in ABNF they are comments, and would have no effect.
pub(super) fn inline_directives(pairs: Pairs<Token>, chunk: &Chunk, report: &mut Report) {
    for pair in pairs.flatten().filter(|pair| pair.as_rule() == Token::comment) {
        let text = pair.as_str();
        // A comment on a separate line may quote a directive.
        let start = pair.as_span().start();
        let line = chunk.text[..start].rfind(LINE_ENDS).map_or(0, |at| at + 1);
        let behind = !chunk.text[line..start].trim_matches([' ', '\t', '\u{feff}']).is_empty();
        let Some(at) = inline_directive(text).filter(|_| behind) else { continue };
        let length = text[at..].trim_end_matches([' ', '\t']).len();
        let (message, label) =
            ("a directive must be on a separate line", "a comment here, which has no effect");
        let help = "move it to a separate line; a comment begins with \";\" without \"!\"";
        report.error("inline-directive", message, chunk.span(start + at, start + at + length), label, help);
    }
}

/// Warns about the first line that continues a rule, but begins in the first column with an element or an equals sign: a
/// new rule, with a mistake in its equals sign, is read in this way too.
pub(super) fn unindented_line(pairs: Pairs<Token>, chunk: &Chunk, report: &mut Report) {
    let continues = |token: Token| {
        kind(token) == Some(PieceKind::Token)
            && !matches!(token, Token::rule_name | Token::slash | Token::group_close | Token::option_close)
    };
    // A second rule of the chunk is an error.
    if pairs.clone().flatten().filter(|pair| pair.as_rule() == Token::rule).count() > 1 {
        return;
    }
    let is_first = |pair: &Pair<Token>| chunk.text[..pair.as_span().start()].ends_with(LINE_ENDS);
    let Some(pair) = pairs.flatten().find(|pair| continues(pair.as_rule()) && is_first(pair)) else { return };
    let span = span_of(&pair, chunk);
    let message = "a line that continues a rule should begin with white space (RFC 5234 section 2.2)";
    report.push(
        Diagnostic::warning("unindented-line", message, report.source(), span, "part of the rule above")
            .help("indent the line, or begin a new rule with a name and \"=\"")
            .propose(Edit::new(Span::new(span.start, span.start), "  ")),
    );
}

/// Returns the offset of a directive in a comment: `;!` at its start, or after a blank and before a word.
fn inline_directive(comment: &str) -> Option<usize> {
    let begins = |at: usize| {
        let rest = &comment[at + ";!".len()..];
        let blank = comment[..at].ends_with([' ', '\t']);
        at == 0 || blank && rest.trim_start().starts_with(|c: char| c.is_ascii_alphabetic())
    };
    comment.match_indices(";!").map(|(at, _)| at).find(|&at| begins(at))
}

pub(super) const LINE_ENDS: [char; 3] = ['\n', '\r', '\x0c'];

/// Adds the comments, directives and white space of a chunk that cannot be parsed.
///
/// Returns the range that cannot be parsed, in offsets of the chunk.
pub(super) fn salvage(chunk: &Chunk, tree: &mut Tree, report: &mut Report) -> Span {
    let Ok(pairs) = Notation::parse(Token::debris, chunk.text) else {
        // `debris` matches any text. If it fails nevertheless, the chunk is one piece.
        add(&mut tree.pieces, PieceKind::Unread, chunk.span);
        return Span::new(0, chunk.text.len());
    };
    let unread = pairs.clone().flatten().filter(|pair| pair.as_rule() == Token::unread);
    let unread = unread.map(|pair| Span::new(pair.as_span().start(), pair.as_span().end()));
    let unread = unread.reduce(Span::to).unwrap_or_default();
    keep(pairs, chunk, tree, report);
    unread
}

/// Returns the kind of piece for a token of the notation, or `None` for a token that consists of several pieces.
fn kind(token: Token) -> Option<PieceKind> {
    Some(match token {
        Token::comment => PieceKind::Comment,
        Token::directive => PieceKind::Directive,
        Token::unread => PieceKind::Unread,
        Token::rule_name
        | Token::defined_as
        | Token::slash
        | Token::repeat
        | Token::reference
        | Token::group_open
        | Token::group_close
        | Token::option_open
        | Token::option_close
        | Token::char_val
        | Token::num_val
        | Token::prose_val => PieceKind::Token,
        _ => return None,
    })
}

/// Adds the directive `;! name arg…`. `help` describes comments, for a directive without a name.
pub(super) fn directive(span: Span, help: &str, tree: &mut Tree, report: &mut Report) {
    let text = &report.source().text[span.start..span.end];
    let words = text[";!".len()..].split([' ', '\t']).filter(|word| !word.is_empty());
    let mut words = words.map(|word| {
        let start = span.start + (word.as_ptr() as usize - text.as_ptr() as usize);
        Name { text: word.to_string(), span: Span::new(start, start + word.len()) }
    });
    let Some(name) = words.next() else {
        let empty = Span::new(span.start, span.start + ";!".len());
        let message = "expected the name of a directive after \";!\"";
        return report.error("empty-directive", message, empty, "", help);
    };
    let args: Vec<Name> = words.collect();
    let end = args.last().map_or(name.span.end, |last| last.span.end);
    tree.directives.push(DirectiveNode { name, args, span: Span::new(span.start, end) });
}

pub(super) fn span_of(pair: &Pair<Token>, chunk: &Chunk) -> Span {
    let span = pair.as_span();
    chunk.span(span.start(), span.end())
}

// Splits a source into chunks where rules begin, so that each rule is parsed separately.
//
// A rule begins on a line that begins with a name and an equals sign. No element can be followed by an equals sign, so
// a rule is never split.

/// A part of a source that is parsed separately.
#[derive(Debug, Clone, Copy)]
pub(super) struct Chunk<'a> {
    /// The text of the chunk.
    pub(super) text: &'a str,
    /// The span of the chunk in the source.
    pub(super) span: Span,
    /// True if the chunk begins with a name and an equals sign; false only for the text before the first rule.
    pub(super) begins_rule: bool,
}

impl Chunk<'_> {
    pub(super) fn span(&self, start: usize, end: usize) -> Span {
        Span::new(self.span.start + start, self.span.start + end)
    }

    /// Returns the source span of the word that begins at `start` and ends before the next white space.
    pub(super) fn word(&self, start: usize) -> Span {
        let word = self.text[start..].split(char::is_whitespace).next();
        self.span(start, start + word.map_or(0, str::len))
    }
}

/// Returns the chunks of a text, in order and without gaps.
pub(super) fn chunks(text: &str) -> Vec<Chunk<'_>> {
    // The outline matches any text. If it fails nevertheless, the source is one chunk.
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

// Matches brackets before parsing.
//
// This is one pass without recursion, so that deeply nested text is rejected before the recursive parser runs.

/// Returns the offset of the first bracket that opens a level beyond [`MAX_NESTING`].
pub(super) fn too_deep(text: &str) -> Option<usize> {
    depths(text).find(|(_, depth)| *depth > MAX_NESTING).map(|(at, _)| at)
}

/// Returns the offset of the bracket that closes the one at the start of the text.
pub(super) fn closing(text: &str) -> Option<usize> {
    depths(text).find(|(_, depth)| *depth == 0).map(|(at, _)| at)
}

/// Returns the offsets of brackets, with the number of open levels after each.
fn depths(text: &str) -> impl Iterator<Item = (usize, usize)> + '_ {
    brackets(text).scan(0_usize, |depth, (at, bracket)| {
        *depth = if matches!(bracket, b'(' | b'[') { *depth + 1 } else { depth.saturating_sub(1) };
        Some((at, *depth))
    })
}

/// Returns the offset of the innermost bracket that is open at the end of the text.
pub(super) fn innermost_open(text: &str) -> Option<usize> {
    let mut open = Vec::new();
    for (at, bracket) in brackets(text) {
        match bracket {
            b'(' | b'[' => open.push(at),
            _ => drop(open.pop()),
        }
    }
    open.pop()
}

/// Returns `(`, `[`, `)` and `]` with their offsets, except in strings, comments and prose.
fn brackets(text: &str) -> impl Iterator<Item = (usize, u8)> + '_ {
    code(text).filter(|(_, byte)| matches!(byte, b'(' | b'[' | b')' | b']'))
}

/// Returns the bytes with their offsets, except those within strings, comments and prose.
pub(super) fn code(text: &str) -> impl Iterator<Item = (usize, u8)> + '_ {
    // The byte that ends the current string, comment or prose-val, if any. A line end ends all of them.
    let mut closer: Option<u8> = None;
    text.bytes().enumerate().filter(move |&(_, byte)| match closer {
        Some(end) => {
            closer = closer.filter(|_| byte != end && !matches!(byte, b'\n' | b'\r' | b'\x0c'));
            false
        }
        None => {
            closer = match byte {
                b'"' => Some(b'"'),
                b'<' => Some(b'>'),
                b';' => Some(b'\n'),
                _ => None,
            };
            true
        }
    })
}

// Limits the findings that are reported to [`Diagnostics`] to [`MAX_DIAGNOSTICS`].

/// Forwards findings to [`Diagnostics`], up to the limit.
pub(super) struct Report<'a> {
    source: &'a Arc<Source>,
    diagnostics: &'a mut Diagnostics,
    given: usize,
}

impl<'a> Report<'a> {
    pub(super) fn new(source: &'a Arc<Source>, diagnostics: &'a mut Diagnostics) -> Self {
        Self { source, diagnostics, given: 0 }
    }

    /// Returns the source that is being read.
    pub(super) fn source(&self) -> &'a Arc<Source> {
        self.source
    }

    /// Forwards a finding. The first finding above the limit is replaced by the error `too-many-findings`.
    pub(super) fn push(&mut self, diagnostic: Diagnostic) {
        match self.given {
            given if given < MAX_DIAGNOSTICS => self.diagnostics.push(diagnostic),
            MAX_DIAGNOSTICS => self.diagnostics.push(self.too_many(&diagnostic)),
            _ => return,
        }
        self.given += 1;
    }

    /// Forwards an error with one span.
    pub(super) fn error(
        &mut self,
        code: &'static str,
        message: impl Into<String>,
        span: Span,
        label: &str,
        help: &str,
    ) {
        self.push(Diagnostic::error(code, message, self.source, span, label).help(help));
    }

    /// True if the limit is exceeded, so that further findings are dropped.
    pub(super) fn is_full(&self) -> bool {
        self.given > MAX_DIAGNOSTICS
    }

    fn too_many(&self, next: &Diagnostic) -> Diagnostic {
        let message = format!("more than {MAX_DIAGNOSTICS} findings; the rest of the file is not read");
        let span = next.labels.first().map_or(Span::default(), |(span, _)| *span);
        Diagnostic::error("too-many-findings", message, self.source, span, "reading stops here")
            .help("fix the first ones, and check again")
    }
}
