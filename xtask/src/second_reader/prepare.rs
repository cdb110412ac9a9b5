//! Makes the changes to a text that the other crate needs in order to read it.
//!
//! Tokens keep their order and spelling, and lines their relative indentation, by which the other crate finds the
//! beginning of a rule. Comments and page breaks, which both readers skip, are left out.

use std::collections::BTreeSet;
use virgule_compiler::abnf::read::tree::{ExprKind, ExprNode, Piece, PieceKind, Tree};

/// The text for the other crate.
pub(super) fn prepare(tree: &Tree) -> String {
    let joints = joints(tree);
    let mut text = String::with_capacity(tree.source.text.len());
    for piece in &tree.pieces {
        if joints.contains(&piece.span.start) {
            text.push(' ');
        }
        match piece.kind {
            PieceKind::Token => text.push_str(&token(tree, piece)),
            PieceKind::Space => text.push_str(&space(tree, piece)),
            PieceKind::Comment | PieceKind::Directive | PieceKind::Unread => {}
        }
    }
    dedent(&text)
}

/// A token, with the letter after "%" in lower case.
fn token(tree: &Tree, piece: &Piece) -> String {
    let text = &tree.source.text[piece.span.start..piece.span.end];
    match text.strip_prefix('%') {
        Some(number) if !number.contains('"') => format!("%{}", number.to_ascii_lowercase()),
        _ => text.to_owned(),
    }
}

/// The text with LF for every line terminator, without byte order mark and page breaks.
fn space(tree: &Tree, piece: &Piece) -> String {
    let text = &tree.source.text[piece.span.start..piece.span.end];
    let text = text.replace("\r\n", "\n").replace(['\r', '\x0c'], "\n");
    let is_blank = |line: &str| line.chars().all(|c| matches!(c, ' ' | '\t'));
    let lines = text.trim_start_matches('\u{feff}').split('\n');
    lines.map(|line| if is_blank(line) { line } else { "" }).collect::<Vec<_>>().join("\n")
}

/// Drops empty lines, removes the common indentation, and ends every line with LF.
fn dedent(text: &str) -> String {
    let lines: Vec<&str> = text.split('\n').filter(|line| !line.trim().is_empty()).collect();
    let margin = lines.iter().map(|line| line.len() - line.trim_start().len()).min().unwrap_or(0);
    lines.iter().map(|line| format!("{}\n", &line[margin..])).collect()
}

/// The offsets at which two elements are adjacent without white space.
fn joints(tree: &Tree) -> BTreeSet<usize> {
    let mut joints = BTreeSet::new();
    let mut open: Vec<&ExprNode> = tree.rules.iter().map(|rule| &rule.expr).collect();
    while let Some(expr) = open.pop() {
        match &expr.kind {
            ExprKind::Concatenation(parts) => {
                let touching = parts.windows(2).filter(|pair| pair[0].span.end == pair[1].span.start);
                joints.extend(touching.map(|pair| pair[1].span.start));
                open.extend(parts);
            }
            ExprKind::Alternation(parts) => open.extend(parts),
            ExprKind::Repetition { inner, .. } | ExprKind::Group(inner) | ExprKind::Option(inner) => {
                open.push(inner)
            }
            _ => {}
        }
    }
    joints
}
