//! Whether the fields distinguish the alternatives of a template.
//!
//! A builder chooses the first alternative whose required fields are set and that contains all fields that are set. If
//! a text that was parsed by a later alternative also fits an earlier one, composing its fields yields another text:
//!
//! ```text
//! "a:" x / "b:" x            x is set in both cases: "b:1" becomes "a:1"
//! "//" host path / path      host distinguishes them
//! ```

use super::template::TemplatePiece;

/// Whether `earlier` may be chosen for a text that was parsed by `later`. All fields in `always` (bits) have a value.
pub fn is_ambiguous(earlier: &[TemplatePiece], later: &[TemplatePiece], always: u64) -> bool {
    if collapsed(earlier, always) == collapsed(later, always) {
        return false;
    }
    let room = TemplatePiece::fields(earlier);
    let shared = room & TemplatePiece::fields(later);
    held(later) & !room == 0 && complete(earlier, shared)
}

/// The pieces, simplified under the condition that all fields in `always` have a value.
fn collapsed(pieces: &[TemplatePiece], always: u64) -> Vec<TemplatePiece> {
    let one = |piece: &TemplatePiece| match piece {
        TemplatePiece::Outer(field, _) if always >> field & 1 != 0 => TemplatePiece::Field(*field),
        TemplatePiece::Outer(field, inner) => TemplatePiece::Outer(*field, collapsed(inner, always)),
        TemplatePiece::Group(inner) => TemplatePiece::Group(collapsed(inner, always)),
        TemplatePiece::Repeat(field, behind, inner) => {
            TemplatePiece::Repeat(*field, *behind, collapsed(inner, always))
        }
        TemplatePiece::Choice(branches) => {
            TemplatePiece::Choice(branches.iter().map(|branch| collapsed(branch, always)).collect())
        }
        other => other.clone(),
    };
    pieces.iter().map(one).collect()
}

/// The fields, as bits, that are set after a parse of any text of these pieces.
fn held(pieces: &[TemplatePiece]) -> u64 {
    let one = |piece: &TemplatePiece| match piece {
        TemplatePiece::Text(_) | TemplatePiece::Group(_) | TemplatePiece::Repeat(..) => 0,
        TemplatePiece::Field(field) | TemplatePiece::Item(field) => 1 << field,
        TemplatePiece::Outer(field, inner) => 1 << field | held(inner),
        TemplatePiece::Choice(branches) => branches.iter().fold(u64::MAX, |all, branch| all & held(branch)),
    };
    pieces.iter().fold(0, |all, piece| all | one(piece))
}

/// Whether the pieces can be composed if the fields in `set` have values.
fn complete(pieces: &[TemplatePiece], set: u64) -> bool {
    pieces.iter().all(|piece| match piece {
        TemplatePiece::Text(_) | TemplatePiece::Group(_) | TemplatePiece::Repeat(..) => true,
        TemplatePiece::Field(field) | TemplatePiece::Item(field) => set >> field & 1 != 0,
        TemplatePiece::Outer(field, inner) => set >> field & 1 != 0 || complete(inner, set),
        TemplatePiece::Choice(branches) => branches.iter().any(|branch| complete(branch, set)),
    })
}
