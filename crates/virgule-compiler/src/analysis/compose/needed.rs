//! Which fields must be set in any case, so that a builder's type can ask for them?
//!
//! A field is needed if every way through the template puts it, and its rules match no empty text:
//!
//! ```text
//! "a:" x [ "?" y ]        x
//! "//" x y / x            x        in every alternative
//! outer < x y >           none     the text of `outer` may be given as one
//! ```
//!
//! Every text holds the rule of such a field; so without it nothing can be built, whatever else is set.

use super::template::{Binding, Piece};
use crate::abnf::check::Facts;

/// The fields that must be set, as bits.
pub fn needed(pieces: &[Piece], bindings: &[Binding], facts: &Facts) -> u64 {
    let empty = |binding: &Binding| binding.field.rules.iter().any(|rule| facts.nullable[rule.index()]);
    let never_empty = bindings.iter().enumerate().filter(|(_, binding)| !empty(binding));
    put(pieces) & never_empty.fold(0, |all, (number, _)| all | 1 << number)
}

/// The fields that are put in any case.
fn put(pieces: &[Piece]) -> u64 {
    let one = |piece: &Piece| match piece {
        Piece::Field(field) | Piece::Item(field) => 1 << field,
        Piece::Choice(ways) => ways.iter().fold(u64::MAX, |all, way| all & put(way)),
        Piece::Text(_) | Piece::Outer(..) | Piece::Group(_) | Piece::Repeat(..) => 0,
    };
    pieces.iter().fold(0, |all, piece| all | one(piece))
}
