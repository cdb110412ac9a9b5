//! Can the fields tell the alternatives of a template apart?
//!
//! Of several alternatives the first is taken that has all the fields it needs and room for all that are set. A
//! text that was read by a later one is composed again by an earlier one, and so becomes another text, if the
//! earlier one fits as well:
//!
//! ```text
//! "a:" x / "b:" x            x is set in either case: what was "b:1" becomes "a:1"
//! "//" host path / path      host tells them apart
//! ```

use super::template::Piece;

/// Whether `earlier` may be taken for what was read by `later`. Of the fields in `always` all have a value.
pub fn is_ambiguous(earlier: &[Piece], later: &[Piece], always: u64) -> bool {
    if collapsed(earlier, always) == collapsed(later, always) {
        return false;
    }
    let room = Piece::fields(earlier);
    let shared = room & Piece::fields(later);
    held(later) & !room == 0 && complete(earlier, shared)
}

/// The pieces as they are composed where all fields in `always` have a value.
fn collapsed(pieces: &[Piece], always: u64) -> Vec<Piece> {
    let one = |piece: &Piece| match piece {
        Piece::Outer(field, _) if always >> field & 1 != 0 => Piece::Field(*field),
        Piece::Outer(field, inner) => Piece::Outer(*field, collapsed(inner, always)),
        Piece::Group(inner) => Piece::Group(collapsed(inner, always)),
        Piece::Repeat(field, behind, inner) => Piece::Repeat(*field, *behind, collapsed(inner, always)),
        Piece::Choice(ways) => Piece::Choice(ways.iter().map(|way| collapsed(way, always)).collect()),
        other => other.clone(),
    };
    pieces.iter().map(one).collect()
}

/// The fields that are set in every text that is read by these pieces.
fn held(pieces: &[Piece]) -> u64 {
    let one = |piece: &Piece| match piece {
        Piece::Text(_) | Piece::Group(_) | Piece::Repeat(..) => 0,
        Piece::Field(field) | Piece::Item(field) => 1 << field,
        Piece::Outer(field, inner) => 1 << field | held(inner),
        Piece::Choice(ways) => ways.iter().fold(u64::MAX, |all, way| all & held(way)),
    };
    pieces.iter().fold(0, |all, piece| all | one(piece))
}

/// Whether the pieces can be composed with these fields.
fn complete(pieces: &[Piece], set: u64) -> bool {
    pieces.iter().all(|piece| match piece {
        Piece::Text(_) | Piece::Group(_) | Piece::Repeat(..) => true,
        Piece::Field(field) | Piece::Item(field) => set >> field & 1 != 0,
        Piece::Outer(field, inner) => set >> field & 1 != 0 || complete(inner, set),
        Piece::Choice(ways) => ways.iter().any(|way| complete(way, set)),
    })
}
