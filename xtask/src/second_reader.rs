//! Checks the reader against an independent reader, that of the crate `abnf`.
//!
//! The trees of both readers are converted to one normal form and compared rule by rule, without spans, comments and
//! layout, which the other crate does not keep.

mod form;
mod prepare;
#[cfg(test)]
mod tests;

use form::Form;
use virgule_compiler::abnf::read::tree::{PieceKind, Tree};

/// Notation that the other crate cannot read, and the change that makes it readable; determined by experiment with
/// version 0.13.
pub const CANNOT_READ: &[&str] = &[
    "a byte order mark: left out",
    "form feeds and the page breaks of a printed RFC: left out",
    "line ends other than LF and CRLF: written as LF",
    "empty lines and comment lines within a rule: left out",
    "indented rules: the common margin is taken away",
    "a missing line end after the last rule: added",
    "%X, %D and %B in upper case: written in lower case",
    "elements that touch each other: a space is added",
    "rules that are not at the common margin: not helped, reported as a difference",
];

/// Compares the tree with that of the other reader; an error names the rule that differs.
pub fn compare(tree: &Tree) -> Result<(), String> {
    if tree.pieces.iter().any(|piece| piece.kind == PieceKind::Unread) {
        return Err("the text has errors; there is nothing to compare".into());
    }
    if tree.rules.is_empty() {
        // The other reader requires a rule.
        return Ok(());
    }
    let text = prepare::prepare(tree);
    let others = abnf::rulelist(&text).map_err(|error| format!("the other reader fails: {error}"))?;
    for (ours, other) in tree.rules.iter().zip(&others) {
        let incremental = other.kind() == abnf::types::Kind::Incremental;
        if (ours.name.text.as_str(), ours.incremental) != (other.name(), incremental) {
            let name = &ours.name.text;
            return Err(format!("rule `{name}`: the other reader has `{}` here", other.name()));
        }
        let (form, other) = (Form::of_expr(&ours.expr), Form::of_node(other.node()));
        if form != other {
            return Err(format!(
                "rule `{}`: read as {form:?}, by the other reader as {other:?}",
                ours.name.text
            ));
        }
    }
    if tree.rules.len() != others.len() {
        return Err(format!("{} rules, the other reader has {}", tree.rules.len(), others.len()));
    }
    Ok(())
}
