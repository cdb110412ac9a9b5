//! The fields that must be set, which the type of a builder can require.
//!
//! A field is needed if every path through the template contains it, and its rules do not match the empty text:
//!
//! ```text
//! "a:" x [ "?" y ]        x
//! "//" x y / x            x        is in every alternative
//! outer < x y >           none     the value of `outer` can be set instead
//! ```
//!
//! Every text contains a match of the rules of such a field, so no text can be built without it.

use super::template::{Binding, TemplatePiece};
use crate::abnf::check::Facts;

/// The fields that must be set, as bits.
pub fn needed(pieces: &[TemplatePiece], bindings: &[Binding], facts: &Facts) -> u64 {
    let empty = |binding: &Binding| binding.field.rules.iter().any(|rule| facts.nullable[rule.index()]);
    let never_empty = bindings.iter().enumerate().filter(|(_, binding)| !empty(binding));
    put(pieces) & never_empty.fold(0, |all, (number, _)| all | 1 << number)
}

/// The fields that every composed text contains.
fn put(pieces: &[TemplatePiece]) -> u64 {
    let one = |piece: &TemplatePiece| match piece {
        TemplatePiece::Field(field) | TemplatePiece::Item(field) => 1 << field,
        TemplatePiece::Choice(branches) => branches.iter().fold(u64::MAX, |all, branch| all & put(branch)),
        TemplatePiece::Text(_)
        | TemplatePiece::Outer(..)
        | TemplatePiece::Group(_)
        | TemplatePiece::Repeat(..) => 0,
    };
    pieces.iter().fold(0, |all, piece| all | one(piece))
}
