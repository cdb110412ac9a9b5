//! Tests of the reader: trees, diagnostics, hostile sources.

mod dialects;
mod errors;
mod hostile;
mod samples;
mod trees;

use super::read;
use super::tree::{PieceKind, Tree};
use crate::abnf::diagnose::{Diagnostics, Source};

/// Reads a source, and checks the invariants: the pieces cover it without gaps, and every span is within it.
fn read_checked(text: &str) -> (Tree, Diagnostics) {
    let source = Source::new("test.abnf", text);
    let mut diagnostics = Diagnostics::new();
    let tree = read(&source, &mut diagnostics);
    let mut done = 0;
    for piece in &tree.pieces {
        assert!(piece.span.start == done && piece.span.end > done, "{piece:?} at {done} in {text:?}");
        done = piece.span.end;
    }
    assert_eq!(done, text.len(), "{text:?}");
    assert_eq!(tree.print(), text);
    let is_unread = |kind| kind == PieceKind::Unread;
    assert!(!tree.pieces.iter().any(|piece| is_unread(piece.kind)) || diagnostics.has_errors(), "{text:?}");
    for (span, _) in diagnostics.iter().flat_map(|diagnostic| &diagnostic.labels) {
        assert!(text.get(span.start..span.end).is_some(), "{span:?} in {text:?}");
    }
    (tree, diagnostics)
}

/// Returns the tree of a source that must be read without a finding.
fn read_clean(text: &str) -> Tree {
    let (tree, diagnostics) = read_checked(text);
    assert!(diagnostics.is_empty(), "{}", diagnostics.render(false));
    tree
}

/// Returns the rules of a tree in canonical form, one per line.
fn canonical(tree: &Tree) -> Vec<String> {
    tree.rules.iter().map(ToString::to_string).collect()
}
