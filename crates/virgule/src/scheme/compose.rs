//! Fields → text, by a template that is made of the grammar.
//!
//! ```text
//! authority = [ userinfo "@" ] host [ ":" port ]
//!
//! Group({userinfo}, 2)  Field userinfo  Text "@"   Field host   Group({port}, 2)  Text ":"  Field port
//! ```
//!
//! A group is there if a field in it is set. Of alternatives the first is taken whose fields are those that are
//! set. What a rule that repeats occurs as is taken item by item.
//!
//! The list is flat, so that it is the same where it stands in a program and where it is made while one runs: what
//! is within a piece stands behind it, and its last number says how many pieces that is.

use core::fmt;

/// A piece of a template. Sets of fields are bits.
#[derive(Debug, Clone, Copy)]
pub enum Piece<'t> {
    /// What always stands there.
    Text(&'t str),
    /// The text of a field.
    Field(usize),
    /// The next item of a field that has several.
    Item(usize),
    /// The text of a field if it is set; else what it would be made of.
    Outer(usize, usize),
    /// There if one of these fields is set.
    Group(u64, usize),
    /// Again and again while this field has more items than that, which are needed behind.
    Repeat(usize, usize, usize),
    /// One of the ways in it.
    Choice(usize),
    /// A way of a choice, and the fields that it may use.
    Way(u64, usize),
}

/// How the fields of a kind make a text.
#[derive(Debug, Clone, Copy)]
pub struct Template<'t> {
    /// The names of the fields; those that are not shown are empty.
    pub names: &'t [&'t str],
    /// The fields that are in every text.
    pub always: u64,
    /// What stands in the text, in order.
    pub pieces: &'t [Piece<'t>],
}

impl Piece<'_> {
    /// How many of the pieces behind it are within it.
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

/// The pieces with what is within each.
#[inline]
fn outermost<'p, 't>(mut rest: &'p [Piece<'t>]) -> impl Iterator<Item = (Piece<'t>, &'p [Piece<'t>])> {
    core::iter::from_fn(move || {
        let (piece, behind) = rest.split_first()?;
        let (inner, after) = behind.split_at_checked(piece.length())?;
        rest = after;
        Some((*piece, inner))
    })
}

/// What a template is filled with.
pub trait Items {
    /// Whether the field has a value; of a field with several items, whether one is left.
    fn is_given(&self, field: usize) -> bool;
    /// The fields of which that holds, as bits; and those that are there in every text, so that no value is an empty one.
    fn set(&self) -> u64;
    /// Whether a field is among them.
    fn is_set(&self, field: usize) -> bool {
        self.set() >> field & 1 != 0
    }
    /// How many items of the field are left.
    fn left(&self, field: usize) -> usize;
    /// Writes the field, or its next item.
    fn write(&mut self, field: usize) -> fmt::Result;
    /// Writes what always stands there.
    fn text(&mut self, text: &str) -> fmt::Result;
}

/// Fills the template.
pub fn compose(pieces: &[Piece<'_>], items: &mut impl Items) -> fmt::Result {
    for (piece, inner) in outermost(pieces) {
        match piece {
            Piece::Text(text) => items.text(text)?,
            Piece::Field(field) => items.write(field)?,
            Piece::Item(field) if items.left(field) > 0 => items.write(field)?,
            Piece::Item(_) => {}
            Piece::Outer(field, _) if items.is_given(field) => items.write(field)?,
            Piece::Outer(..) | Piece::Way(..) => compose(inner, items)?,
            Piece::Group(fields, _) if fields & items.set() != 0 => compose(inner, items)?,
            Piece::Group(..) => {}
            Piece::Repeat(field, behind, _) => {
                while items.left(field) > behind {
                    let before = items.left(field);
                    compose(inner, items)?;
                    if items.left(field) == before {
                        break;
                    }
                }
            }
            Piece::Choice(_) => compose(choose(inner, items), items)?,
        }
    }
    Ok(())
}

/// The first way that has all fields that it needs, and room for all that are set; else the first that has room for
/// them.
fn choose<'p, 't>(ways: &'p [Piece<'t>], items: &impl Items) -> &'p [Piece<'t>] {
    let ways = || {
        outermost(ways).map(|(way, inner)| match way {
            Piece::Way(uses, _) => (uses, inner),
            _ => (0, inner),
        })
    };
    let all = ways().fold(0, |all, (uses, _)| all | uses);
    let set = all & items.set();
    let room = |&(uses, _): &(u64, &[Piece<'t>])| set & !uses == 0;
    let exact = |way: &(u64, &[Piece<'t>])| room(way) && complete(way.1, items);
    let chosen = ways().find(exact).or_else(|| ways().find(room)).or_else(|| ways().next());
    chosen.map_or(&[], |(_, inner)| inner)
}

/// Whether all fields are set that some pieces need.
fn complete(pieces: &[Piece<'_>], items: &impl Items) -> bool {
    outermost(pieces).all(|(piece, inner)| match piece {
        Piece::Text(_) | Piece::Group(..) | Piece::Repeat(..) => true,
        Piece::Field(field) => items.is_set(field),
        Piece::Item(field) => items.left(field) > 0,
        Piece::Outer(field, _) => items.is_given(field) || complete(inner, items),
        Piece::Choice(_) => outermost(inner).any(|(_, way)| complete(way, items)),
        Piece::Way(..) => complete(inner, items),
    })
}

/// Shows a value by a template; `left` says how many items each field has, `write` writes the next one. For
/// derived code.
pub fn show<const N: usize>(
    f: &mut fmt::Formatter<'_>,
    pieces: &[Piece<'_>],
    left: [usize; N],
    write: &mut dyn FnMut(usize, &mut fmt::Formatter<'_>) -> fmt::Result,
) -> fmt::Result {
    compose(pieces, &mut Shown { f, left, write })
}

struct Shown<'f, 'g, 'w, const N: usize> {
    f: &'f mut fmt::Formatter<'g>,
    left: [usize; N],
    write: &'w mut dyn FnMut(usize, &mut fmt::Formatter<'_>) -> fmt::Result,
}

impl<const N: usize> Items for Shown<'_, '_, '_, N> {
    fn is_given(&self, field: usize) -> bool {
        self.left[field] > 0
    }

    fn set(&self) -> u64 {
        self.left
            .iter()
            .take(64)
            .enumerate()
            .fold(0, |set, (field, left)| set | u64::from(*left > 0) << field)
    }

    fn left(&self, field: usize) -> usize {
        self.left[field]
    }

    fn write(&mut self, field: usize) -> fmt::Result {
        self.left[field] = self.left[field].saturating_sub(1);
        (self.write)(field, self.f)
    }

    fn text(&mut self, text: &str) -> fmt::Result {
        self.f.write_str(text)
    }
}

/// Writes a value without the flags that were asked for the whole. For derived code.
pub fn write(f: &mut fmt::Formatter<'_>, value: impl fmt::Display) -> fmt::Result {
    f.write_fmt(format_args!("{value}"))
}
