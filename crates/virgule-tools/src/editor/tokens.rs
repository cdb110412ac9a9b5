//! The tokens of a grammar by kind, for colors.

use super::DocumentAnalysis;
use super::names::{NameRole, occurrences};
use std::collections::HashSet;
use virgule_compiler::abnf::diagnose::Span;
use virgule_compiler::abnf::read::tree::PieceKind;

/// The kind of a token.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TokenKind {
    /// `; …`
    Comment,
    /// `;!` with the name of the directive.
    Directive,
    /// Another word of a directive.
    Word,
    /// A defined rule at its definition.
    Definition,
    /// A rule of the document or of a file that it imports.
    Rule,
    /// A rule of a built-in document, or a core rule.
    BuiltIn,
    /// `"text"`
    Text,
    /// `%x41`, and the `1*3` of a repetition.
    Number,
    /// `<prose>`
    Prose,
    /// `=`, `/` and brackets.
    Operator,
}

/// Returns the tokens in the order of the document. They do not overlap.
pub fn tokens(analysis: &DocumentAnalysis) -> Vec<(Span, TokenKind)> {
    let tree = analysis.tree();
    let text = &analysis.source().text;
    let rule = |(span, rule, role)| match rule {
        _ if role == NameRole::Definition => Some((span, TokenKind::Definition)),
        Some(rule) if analysis.is_built_in(rule) => Some((span, TokenKind::BuiltIn)),
        rule => rule.map(|_| (span, TokenKind::Rule)),
    };
    let names = occurrences(analysis);
    let mut found: Vec<(Span, TokenKind)> =
        names.iter().filter_map(|name| rule((name.span, name.rule, name.role))).collect();
    let known: HashSet<usize> = found.iter().map(|(span, _)| span.start).collect();
    for piece in &tree.pieces {
        let kind = match piece.kind {
            PieceKind::Comment => TokenKind::Comment,
            PieceKind::Token => match text.as_bytes()[piece.span.start] {
                _ if known.contains(&piece.span.start) => continue,
                b'"' => TokenKind::Text,
                b'%' if text[piece.span.start..piece.span.end].ends_with('"') => TokenKind::Text,
                b'%' | b'0'..=b'9' | b'*' => TokenKind::Number,
                // Its first word may be the name of a rule, which has a token.
                b'<' if known.contains(&(piece.span.start + 1)) => continue,
                b'<' => TokenKind::Prose,
                byte if byte.is_ascii_alphabetic() => continue,
                _ => TokenKind::Operator,
            },
            PieceKind::Directive | PieceKind::Space | PieceKind::Unread => continue,
        };
        found.push((piece.span, kind));
    }
    for line in &tree.directives {
        found.push((Span::new(line.span.start, line.name.span.end), TokenKind::Directive));
        let words = line.args.iter().filter(|word| !known.contains(&word.span.start));
        found.extend(words.map(|word| (word.span, TokenKind::Word)));
    }
    found.sort_by_key(|(span, _)| *span);
    // `name=rule` is a word that contains the name of a rule, so its end is cut off.
    for at in 1..found.len() {
        let next = found[at].0.start;
        found[at - 1].0.end = found[at - 1].0.end.min(next);
    }
    found.retain(|(span, _)| span.start < span.end);
    found
}
