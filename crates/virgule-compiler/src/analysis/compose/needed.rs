//! Which fields must be set in any case, so that a builder's type can require them?
//!
//! A field is needed if every path through the template contains it, and its rules match no empty text:
//!
//! ```text
//! "a:" x [ "?" y ]        x
//! "//" x y / x            x        in every alternative
//! outer < x y >           none     the text of `outer` may be given as one
//! ```
//!
//! Every text holds the rule of such a field; so without it nothing can be built, whatever else is set.

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
