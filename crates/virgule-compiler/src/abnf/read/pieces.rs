//! Adds every byte of a text to the tree as part of a piece, and parses the directives among the pieces.

use super::notation::{Notation, Rule as Token};
use super::outline::Chunk;
use super::report::Report;
use super::tree::{DirectiveNode, Name, Piece, PieceKind, Tree};
use crate::abnf::diagnose::{Diagnostic, Span};
use pest::Parser;
use pest::iterators::{Pair, Pairs};

/// Adds a piece unless it is empty.
pub(super) fn add(pieces: &mut Vec<Piece>, kind: PieceKind, span: Span) {
    if span.start < span.end {
        pieces.push(Piece { kind, span });
    }
}

/// Adds the pieces and directives of a parsed chunk.
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
            directive(pair, chunk, tree, report);
        }
    }
    add(&mut tree.pieces, PieceKind::Space, Span::new(done, chunk.span.end));
}

/// Reports directives that follow a rule on its line: in ABNF they are comments, and would have no effect.
pub(super) fn inline_directives(pairs: Pairs<Token>, chunk: &Chunk, report: &mut Report) {
    for pair in pairs.flatten().filter(|pair| pair.as_rule() == Token::comment) {
        let text = pair.as_str();
        // A comment on a line of its own may quote a directive.
        let start = pair.as_span().start();
        let line = chunk.text[..start].rfind(LINE_ENDS).map_or(0, |at| at + 1);
        let behind = !chunk.text[line..start].trim_matches([' ', '\t', '\u{feff}']).is_empty();
        let Some(at) = inline_directive(text).filter(|_| behind) else { continue };
        let length = text[at..].trim_end_matches([' ', '\t']).len();
        let message = "a directive stands on a line of its own";
        let span_of = chunk.span(start + at, start + at + length);
        report.push(
            Diagnostic::error(
                "inline-directive",
                message,
                report.source(),
                span_of,
                "a comment here, without effect",
            )
            .help("move it to a line of its own; a comment begins with \";\" alone"),
        );
    }
}

/// Offset of a directive in a comment: `;!` at its start, or after a blank and before a word.
fn inline_directive(comment: &str) -> Option<usize> {
    let begins = |at: usize| {
        let rest = &comment[at + ";!".len()..];
        let blank = comment[..at].ends_with([' ', '\t']);
        at == 0 || blank && rest.trim_start().starts_with(|c: char| c.is_ascii_alphabetic())
    };
    comment.match_indices(";!").map(|(at, _)| at).find(|&at| begins(at))
}

/// The characters that end a line.
const LINE_ENDS: [char; 3] = ['\n', '\r', '\x0c'];

/// Adds the comments, directives and white space of a chunk that cannot be parsed.
///
/// Returns the range of the chunk, in offsets of the chunk, that cannot be parsed.
pub(super) fn salvage(chunk: &Chunk, tree: &mut Tree, report: &mut Report) -> Span {
    let Ok(pairs) = Notation::parse(Token::debris, chunk.text) else {
        // `debris` matches any text; if it fails nevertheless, the chunk is one piece.
        add(&mut tree.pieces, PieceKind::Unread, chunk.span);
        return Span::new(0, chunk.text.len());
    };
    let unread = pairs.clone().flatten().filter(|pair| pair.as_rule() == Token::unread);
    let unread = unread.map(|pair| Span::new(pair.as_span().start(), pair.as_span().end()));
    let unread = unread.reduce(Span::to).unwrap_or_default();
    keep(pairs, chunk, tree, report);
    unread
}

/// The kind of piece that a token of the notation is; `None` for a token that consists of several pieces.
fn kind(token: Token) -> Option<PieceKind> {
    Some(match token {
        Token::comment => PieceKind::Comment,
        Token::directive => PieceKind::Directive,
        Token::unread => PieceKind::Unread,
        Token::rule_name | Token::defined_as | Token::slash | Token::repeat | Token::reference => {
            PieceKind::Token
        }
        Token::group_open | Token::group_close | Token::option_open | Token::option_close => PieceKind::Token,
        Token::char_val | Token::num_val | Token::prose_val => PieceKind::Token,
        _ => return None,
    })
}

/// Adds a directive; reports one without a name.
fn directive(pair: Pair<Token>, chunk: &Chunk, tree: &mut Tree, report: &mut Report) {
    let start = span_of(&pair, chunk).start;
    let mut words =
        pair.into_inner().map(|word| Name { text: word.as_str().to_owned(), span: span_of(&word, chunk) });
    let Some(name) = words.next() else {
        let empty = Span::new(start, start + ";!".len());
        let message = "expected the name of a directive after \";!\"";
        report.push(
            Diagnostic::error("empty-directive", message, report.source(), empty, "")
                .help("a comment begins with \";\" alone"),
        );
        return;
    };
    let args: Vec<Name> = words.collect();
    let end = args.last().map_or(name.span.end, |last| last.span.end);
    tree.directives.push(DirectiveNode { name, args, span: Span::new(start, end) });
}

/// The span of a token in the source.
pub(super) fn span_of(pair: &Pair<Token>, chunk: &Chunk) -> Span {
    let span = pair.as_span();
    chunk.span(span.start(), span.end())
}
