//! Fields → text, by a template that the derive macro makes of the grammar.
//!
//! ```text
//! authority = [ userinfo "@" ] host [ ":" port ]
//!
//! Group [Field userinfo, Text "@"]   Field host   Group [Text ":", Field port]
//! ```
//!
//! A group is there if a field in it is set. Of alternatives the first is taken whose fields are those that are
//! set. What a rule that repeats occurs as is taken item by item.

use core::fmt;

/// A piece of a template.
#[derive(Debug, Clone, Copy)]
pub enum Piece {
    /// What always stands there.
    Text(&'static str),
    /// The text of a field.
    Field(usize),
    /// The next item of a field that has several.
    Item(usize),
    /// The text of a field if it is set; else what it would be made of.
    Outer(usize, &'static [Piece]),
    /// There if one of these fields, as bits, is set.
    Group(u64, &'static [Piece]),
    /// Again and again while this field has more items than that, which are needed behind.
    Repeat(usize, usize, &'static [Piece]),
    /// One of these.
    Choice(&'static [Alternative]),
}

/// One of several ways to compose a part.
#[derive(Debug, Clone, Copy)]
pub struct Alternative {
    /// The fields that it may use, as bits.
    pub uses: u64,
    /// Its pieces.
    pub pieces: &'static [Piece],
}

/// What a template is filled with.
pub trait Items {
    /// Whether the field has a value; of a field with several items, whether one is left.
    fn is_given(&self, field: usize) -> bool;
    /// The same, or the field is there in every text, so that no value is an empty one.
    fn is_set(&self, field: usize) -> bool;
    /// How many items of the field are left.
    fn left(&self, field: usize) -> usize;
    /// Writes the field, or its next item.
    fn write(&mut self, field: usize) -> fmt::Result;
    /// Writes what always stands there.
    fn text(&mut self, text: &str) -> fmt::Result;
}

/// Fills the template.
pub fn compose(pieces: &[Piece], items: &mut impl Items) -> fmt::Result {
    for piece in pieces {
        match *piece {
            Piece::Text(text) => items.text(text)?,
            Piece::Field(field) => items.write(field)?,
            Piece::Item(field) if items.left(field) > 0 => items.write(field)?,
            Piece::Item(_) => {}
            Piece::Outer(field, _) if items.is_given(field) => items.write(field)?,
            Piece::Outer(_, inner) => compose(inner, items)?,
            Piece::Group(fields, inner) if any(fields, items) => compose(inner, items)?,
            Piece::Group(..) => {}
            Piece::Repeat(field, behind, inner) => {
                while items.left(field) > behind {
                    let before = items.left(field);
                    compose(inner, items)?;
                    if items.left(field) == before {
                        break;
                    }
                }
            }
            Piece::Choice(alternatives) => {
                if let Some(alternative) = choose(alternatives, items) {
                    compose(alternative.pieces, items)?;
                }
            }
        }
    }
    Ok(())
}

/// The first alternative that has all fields that it needs, and room for all that are set; else the first that
/// has room for them.
fn choose<'p>(alternatives: &'p [Alternative], items: &impl Items) -> Option<&'p Alternative> {
    let all = alternatives.iter().fold(0, |all, alternative| all | alternative.uses);
    let set = (0..64).filter(|&field| all >> field & 1 != 0 && items.is_set(field));
    let set = set.fold(0u64, |set, field| set | 1 << field);
    let room = |alternative: &&Alternative| set & !alternative.uses == 0;
    let exact = |alternative: &&Alternative| room(alternative) && complete(alternative.pieces, items);
    alternatives.iter().find(exact).or_else(|| alternatives.iter().find(room)).or(alternatives.first())
}

/// Whether all fields are set that some pieces need.
fn complete(pieces: &[Piece], items: &impl Items) -> bool {
    pieces.iter().all(|piece| match *piece {
        Piece::Text(_) | Piece::Group(..) | Piece::Repeat(..) => true,
        Piece::Field(field) => items.is_set(field),
        Piece::Item(field) => items.left(field) > 0,
        Piece::Outer(field, inner) => items.is_given(field) || complete(inner, items),
        Piece::Choice(ways) => ways.iter().any(|way| complete(way.pieces, items)),
    })
}

fn any(fields: u64, items: &impl Items) -> bool {
    (0..64).any(|field| fields >> field & 1 != 0 && items.is_set(field))
}

/// Shows a value by a template; `left` says how many items each field has, `write` writes the next one. For
/// derived code.
pub fn show<const N: usize>(
    f: &mut fmt::Formatter<'_>,
    pieces: &[Piece],
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

    fn is_set(&self, field: usize) -> bool {
        self.left[field] > 0
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
