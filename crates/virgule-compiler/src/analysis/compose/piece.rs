//! The pieces of a template, and the properties on which its alternatives and builders depend.

use crate::abnf::check::Facts;
use crate::abnf::lower::grammar::Field;

/// A piece of a template. A field is an index into the bindings.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum TemplatePiece {
    /// Constant text.
    Text(String),
    /// The text of a field.
    Field(usize),
    /// The next item of a list field.
    Item(usize),
    /// The text of a field if it is set; otherwise the pieces that compose its text.
    Outer(usize, Vec<TemplatePiece>),
    /// The pieces, if one of their fields is set.
    Group(Vec<TemplatePiece>),
    /// The pieces, repeated while each of these fields, as bits, has more items left than the number, which is how many
    /// later pieces need.
    Repeat(u64, usize, Vec<TemplatePiece>),
    /// The first alternative that matches the set fields.
    Choice(Vec<Vec<TemplatePiece>>),
}

impl TemplatePiece {
    /// Returns the fields that occur in the pieces, as bits.
    pub fn fields(pieces: &[TemplatePiece]) -> u64 {
        let one = |piece: &TemplatePiece| match piece {
            TemplatePiece::Text(_) => 0,
            TemplatePiece::Field(field) | TemplatePiece::Item(field) => 1 << field,
            TemplatePiece::Outer(field, inner) => 1 << field | TemplatePiece::fields(inner),
            TemplatePiece::Repeat(fields, _, inner) => fields | TemplatePiece::fields(inner),
            TemplatePiece::Group(inner) => TemplatePiece::fields(inner),
            TemplatePiece::Choice(branches) => {
                branches.iter().fold(0, |all, branch| all | TemplatePiece::fields(branch))
            }
        };
        pieces.iter().fold(0, |all, piece| all | one(piece))
    }
}

/// A field, and properties of its values.
#[derive(Debug, Clone)]
pub struct Binding {
    /// The name and rules of the field.
    pub field: Field,
    /// True if the field is the list of all matches of its rules.
    pub each: bool,
    /// True if the field has a value after every parse.
    pub always: bool,
}

/// Returns the required fields, as bits, which the type of a builder can enforce: every path through the template
/// contains them, and their rules do not match the empty string.
///
/// ```text
/// "a:" x [ "?" y ]        x
/// "//" x y / x            x        is in every alternative
/// outer < x y >           none     the value of `outer` can be set instead
/// ```
pub fn needed(pieces: &[TemplatePiece], bindings: &[Binding], facts: &Facts) -> u64 {
    let empty = |binding: &Binding| binding.field.rules.iter().any(|rule| facts.nullable[rule.index()]);
    held(pieces, false) & bits(bindings, |binding| !empty(binding))
}

/// Returns the bindings for which `has` is true, as bits.
pub fn bits(bindings: &[Binding], has: impl Fn(&Binding) -> bool) -> u64 {
    let those = bindings.iter().enumerate().filter(|(_, binding)| has(binding));
    those.fold(0, |all, (number, _)| all | 1 << number)
}

/// True if the builder may choose `earlier` for a text that was parsed by `later`. Fields in `always` have a value.
///
/// A builder chooses the first alternative that contains all set fields and whose required fields are set. If a text
/// that was parsed by a later alternative also fits an earlier one, composing its fields yields a different text:
///
/// ```text
/// "a:" x / "b:" x            x is set in both cases: "b:1" becomes "a:1"
/// "//" host path / path      host distinguishes them
/// ```
pub fn is_ambiguous(earlier: &[TemplatePiece], later: &[TemplatePiece], always: u64) -> bool {
    if collapsed(earlier, always) == collapsed(later, always) {
        return false;
    }
    let room = TemplatePiece::fields(earlier);
    let shared = room & TemplatePiece::fields(later);
    held(later, true) & !room == 0 && complete(earlier, shared)
}

/// Returns the pieces, simplified under the condition that all fields in `always` have a value.
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

/// Returns the fields, as bits, that are set after a parse of any text of these pieces. Without `outer`, returns those
/// that every composed text contains, because the value of an outer field can replace those within it.
fn held(pieces: &[TemplatePiece], outer: bool) -> u64 {
    let one = |piece: &TemplatePiece| match piece {
        TemplatePiece::Field(field) | TemplatePiece::Item(field) => 1 << field,
        TemplatePiece::Outer(field, inner) if outer => 1 << field | held(inner, outer),
        TemplatePiece::Choice(branches) => {
            branches.iter().fold(u64::MAX, |all, branch| all & held(branch, outer))
        }
        TemplatePiece::Text(_)
        | TemplatePiece::Outer(..)
        | TemplatePiece::Group(_)
        | TemplatePiece::Repeat(..) => 0,
    };
    pieces.iter().fold(0, |all, piece| all | one(piece))
}

/// True if the pieces can be composed from the fields in `set`.
fn complete(pieces: &[TemplatePiece], set: u64) -> bool {
    pieces.iter().all(|piece| match piece {
        TemplatePiece::Text(_) | TemplatePiece::Group(_) | TemplatePiece::Repeat(..) => true,
        TemplatePiece::Field(field) | TemplatePiece::Item(field) => set >> field & 1 != 0,
        TemplatePiece::Outer(field, inner) => set >> field & 1 != 0 || complete(inner, set),
        TemplatePiece::Choice(branches) => branches.iter().any(|branch| complete(branch, set)),
    })
}
