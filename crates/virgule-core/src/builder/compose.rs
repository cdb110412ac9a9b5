//! Composes a string from fields, by a template that the compiler derives from the grammar.
//!
//! ```text
//! authority = [ userinfo "@" ] host [ ":" port ]
//!
//! Group({userinfo}, 2)  Field userinfo  Text "@"   Field host   Group({port}, 2)  Text ":"  Field port
//! ```
//!
//! A group is written if one of its fields is set. Of several alternatives, the first one whose fields are exactly the
//! set fields is written. A repetition is written item by item.
//!
//! The template is a flat list, so that static templates and templates built at run time have the same form. The pieces
//! within a piece follow it, and the last number of the piece is their count.

use crate::uri::occurrences::OccurrenceTable;
use core::fmt;

/// A piece of a template. A set of fields has one bit for each field.
#[derive(Debug, Clone, Copy)]
pub enum Piece<'t> {
    /// A literal that is always written.
    Text(&'t str),
    /// The value of a field.
    Field(usize),
    /// The next item of a field that has several items.
    Item(usize),
    /// The value of a field if it is set, otherwise the pieces that compose it: the field, and the number of pieces.
    Outer(usize, usize),
    /// A group that is written if one of these fields is set: the fields, and the number of pieces within the group.
    Group(u64, usize),
    /// A repetition, which is written as long as its fields have more items than later pieces need: the fields, the
    /// number of items that later pieces need, and the number of pieces within the repetition.
    Repeat(u64, usize, usize),
    /// A choice between alternatives: the number of pieces within the choice.
    Choice(usize),
    /// An alternative of a choice: the fields that it may write, and the number of pieces within it.
    Way(u64, usize),
}

/// The order and delimiters of the fields of a kind.
#[derive(Debug, Clone, Copy)]
pub struct Template<'t> {
    /// The names of the fields, then of the lists; the names of hidden fields are empty.
    pub names: &'t [&'t str],
    /// The transducers that report the items of the lists.
    pub lists: &'t [&'t OccurrenceTable<'t>],
    /// The fields that are always present, as bits.
    pub always: u64,
    /// The pieces, in the order of the composed string.
    pub pieces: &'t [Piece<'t>],
}

impl Piece<'_> {
    /// Returns the number of pieces within this piece, which follow it.
    #[inline]
    fn length(&self) -> usize {
        match *self {
            Piece::Text(_) | Piece::Field(_) | Piece::Item(_) => 0,
            Piece::Outer(_, length)
            | Piece::Group(_, length)
            | Piece::Repeat(_, _, length)
            | Piece::Choice(length)
            | Piece::Way(_, length) => length,
        }
    }
}

/// The values of a template.
pub trait FieldValues {
    /// True if a field has an unwritten value. A field with several items has one until all are written.
    fn is_given(&self, field: usize) -> bool;
    /// Returns, as bits, the fields with unwritten values and the required fields, which are written even if empty.
    fn set(&self) -> u64;
    /// True if a field is in [`Self::set`].
    #[inline]
    fn is_set(&self, field: usize) -> bool {
        self.set() >> field & 1 != 0
    }
    /// Returns the number of unwritten items of a field.
    fn left(&self, field: usize) -> usize;
    /// Writes the field, or its next item if it has several.
    fn write(&mut self, field: usize) -> fmt::Result;
    /// Writes a literal.
    fn text(&mut self, text: &str) -> fmt::Result;
}

/// Writes the pieces with the values of `items`. A piece is always written to its end, so only repetitions need a
/// position to return to.
pub fn compose(pieces: &[Piece<'_>], items: &mut impl FieldValues) -> fmt::Result {
    let mut at = 0;
    while let Some(piece) = pieces.get(at) {
        at += 1;
        let put = match *piece {
            Piece::Field(field) => Some(field),
            Piece::Item(field) => items.is_given(field).then_some(field),
            Piece::Outer(field, length) if items.is_given(field) => {
                at += length;
                Some(field)
            }
            Piece::Outer(..) => None,
            Piece::Text(text) => {
                items.text(text)?;
                None
            }
            Piece::Group(fields, length) => {
                at += if fields & items.set() == 0 { length } else { 0 };
                None
            }
            Piece::Repeat(fields, behind, length) => {
                repeat(fields, behind, within(pieces, at, length), items)?;
                at += length;
                None
            }
            Piece::Choice(length) => {
                at += choose(within(pieces, at, length), items);
                None
            }
            // The previous alternative was written, and ends here.
            Piece::Way(_, length) => {
                at += length;
                None
            }
        };
        // One call site, so that the function is inlined into the loop.
        if let Some(field) = put {
            items.write(field)?;
        }
    }
    Ok(())
}

/// Writes the pieces while the fields have more than `behind` items, the number that later pieces need.
fn repeat(fields: u64, behind: usize, pieces: &[Piece<'_>], items: &mut impl FieldValues) -> fmt::Result {
    let left = |items: &_| -> usize {
        let numbers = (0..64).filter(|field| fields >> field & 1 != 0);
        numbers.map(|field| FieldValues::left(items, field)).sum()
    };
    while left(items) > behind {
        let before = left(items);
        compose(pieces, items)?;
        if left(items) == before {
            break;
        }
    }
    Ok(())
}

#[inline]
fn within<'p, 't>(pieces: &'p [Piece<'t>], at: usize, length: usize) -> &'p [Piece<'t>] {
    pieces.get(at..at + length).unwrap_or(&[])
}

/// Returns the index of the first alternative that may write all set fields and whose required fields are set.
/// Otherwise, returns the first that may write all set fields. If there is none, as in repetitions, returns the first
/// whose required fields are set and that writes any set field.
fn choose(alternatives: &[Piece<'_>], items: &impl FieldValues) -> usize {
    let (mut all, mut at) = (0, 0);
    while let Some(&Piece::Way(uses, length)) = alternatives.get(at) {
        all |= uses;
        at += 1 + length;
    }
    let set = all & items.set();
    let (mut first, mut at) = (None, 0);
    while let Some(&Piece::Way(uses, length)) = alternatives.get(at) {
        if set & !uses == 0 {
            // Usually only one alternative is possible, so its required fields need no check.
            match first {
                None => first = Some(at + 1),
                Some(first) => {
                    return complete_of(alternatives, items, |uses| set & !uses == 0).unwrap_or(first);
                }
            }
        }
        at += 1 + length;
    }
    first.or_else(|| complete_of(alternatives, items, |uses| set & uses != 0)).unwrap_or(1)
}

/// Returns the index of the first alternative whose required fields are set, and whose fields `fits` accepts.
fn complete_of(
    alternatives: &[Piece<'_>],
    items: &impl FieldValues,
    fits: impl Fn(u64) -> bool,
) -> Option<usize> {
    outermost(alternatives).find_map(|(alternative, at, inner)| match *alternative {
        Piece::Way(uses, _) if fits(uses) && complete(inner, items) => Some(at),
        _ => None,
    })
}

/// True if all fields that the pieces require are set.
fn complete(pieces: &[Piece<'_>], items: &impl FieldValues) -> bool {
    outermost(pieces).all(|(piece, _, inner)| match *piece {
        Piece::Text(_) | Piece::Group(..) | Piece::Repeat(..) => true,
        Piece::Field(field) => items.is_set(field),
        Piece::Item(field) => items.left(field) > 0,
        Piece::Outer(field, _) => items.is_given(field) || complete(inner, items),
        Piece::Choice(_) => outermost(inner).any(|(_, _, alternative)| complete(alternative, items)),
        Piece::Way(..) => complete(inner, items),
    })
}

/// Returns the outermost pieces, each with the pieces within it and their index.
#[inline]
fn outermost<'p, 't>(
    pieces: &'p [Piece<'t>],
) -> impl Iterator<Item = (&'p Piece<'t>, usize, &'p [Piece<'t>])> {
    let mut next = 0;
    core::iter::from_fn(move || {
        let piece = pieces.get(next)?;
        let at = next + 1;
        next = at + piece.length();
        Some((piece, at, pieces.get(at..next)?))
    })
}

/// Formats a value by a template; `left` returns the number of remaining items of a field, `write` writes the next
/// item. For derived code.
pub fn show<const N: usize>(
    f: &mut fmt::Formatter<'_>,
    pieces: &[Piece<'_>],
    left: [usize; N],
    write: &mut dyn FnMut(usize, &mut fmt::Formatter<'_>) -> fmt::Result,
) -> fmt::Result {
    compose(pieces, &mut ShownField { f, left, write })
}

struct ShownField<'f, 'g, 'w, const N: usize> {
    f: &'f mut fmt::Formatter<'g>,
    left: [usize; N],
    write: &'w mut dyn FnMut(usize, &mut fmt::Formatter<'_>) -> fmt::Result,
}

impl<const N: usize> FieldValues for ShownField<'_, '_, '_, N> {
    #[inline]
    fn is_given(&self, field: usize) -> bool {
        self.left[field] > 0
    }

    #[inline]
    fn set(&self) -> u64 {
        self.left
            .iter()
            .take(64)
            .enumerate()
            .fold(0, |set, (field, left)| set | u64::from(*left > 0) << field)
    }

    #[inline]
    fn left(&self, field: usize) -> usize {
        self.left[field]
    }

    #[inline]
    fn write(&mut self, field: usize) -> fmt::Result {
        self.left[field] = self.left[field].saturating_sub(1);
        (self.write)(field, self.f)
    }

    #[inline]
    fn text(&mut self, text: &str) -> fmt::Result {
        self.f.write_str(text)
    }
}

/// Formats a value without the flags of the outer formatter, such as its width. For derived code.
pub fn write(f: &mut fmt::Formatter<'_>, value: impl fmt::Display) -> fmt::Result {
    f.write_fmt(format_args!("{value}"))
}
