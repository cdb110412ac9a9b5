//! Registers → where the fields of the text are: what a typed value keeps beside its text.
//!
//! A text of at most [`NEAR`] bytes has two bytes a field, in the order of the grammar: the offsets of its beginning and of its
//! end, or 255 twice where the field is not there. So a field is read without looking anything up.
//!
//! ```text
//! text     ni:///sha-256;f4Ox
//! fields   authority      alg            val            query
//! kept       5   5         6  13         14  18        255 255       two fields in a word
//! ```
//!
//! Longer texts have a word for each register that the fields are read from, and last the number of the layout, which says
//! where each field lies between them. For a field a layout has two registers and what is added to them, and a third, its guard:
//! where that was not written the field is not there. Two registers are written by no transition: 14 never is, 15 is the length.

use super::table::{END, MAX_REGISTERS, Table, UNWRITTEN, ZERO};

/// The longest text whose positions are bytes, 255 being none.
pub const NEAR: usize = 254;

/// In a byte: the field is not there.
const ABSENT: u32 = 255;

/// What is kept of where the fields of a text are: that many words, a multiple of four, for sixteen bytes are written at a time.
///
/// They are copied so too: who reads what was written in other pieces just before has to wait until all of it is in memory.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[repr(align(16))]
pub struct Kept<const K: usize>(pub [u32; K]);

impl<const K: usize> Kept<K> {
    /// Nothing is known yet.
    pub const NONE: Self = Kept([0; K]);
}

/// Keeps what the registers say of a text of that length, which ended with that layout. Nothing was kept there before.
pub const fn keep(table: &Table<'_>, registers: &[u32], length: usize, layout: u8, kept: &mut [u32]) {
    if kept.is_empty() {
        return;
    }
    if length > NEAR {
        let slots = table.slots as usize;
        let mut slot = 0;
        while slot < slots {
            kept[slot] = registers[table.slot(layout, slot)];
            slot += 1;
        }
        kept[slots] = layout as u32;
        return;
    }
    let (fields, mut field) = (table.fields as usize, 0);
    while field < fields {
        let eight = table.eight(layout, field);
        let mut pair = 0;
        while pair < 4 {
            let [low, high] =
                [near(eight, 2 * pair, registers, length), near(eight, 2 * pair + 1, registers, length)];
            kept[field / 2 + pair] = low | high << 16;
            pair += 1;
        }
        field += 8;
    }
}

/// The ends of one of eight fields of a short text, in a byte each.
#[inline(always)]
const fn near([from, add, guard]: &[[u8; 16]; 3], field: usize, registers: &[u32], length: usize) -> u32 {
    let at = 2 * field;
    if position(guard[at], registers, length) == UNWRITTEN as usize {
        return ABSENT << 8 | ABSENT;
    }
    let begin = (position(from[at], registers, length) as u8).wrapping_add(add[at]);
    let end = (position(from[at + 1], registers, length) as u8).wrapping_add(add[at + 1]);
    begin as u32 | (end as u32) << 8
}

/// What is kept of a text of that length whose fields are known to be there, in the order of the grammar; `None` if it is long.
pub(crate) fn put<const K: usize>(fields: &[Option<(usize, usize)>], length: usize) -> Option<Kept<K>> {
    if length > NEAR {
        return None;
    }
    let absent = (ABSENT as usize, ABSENT as usize);
    let pair = |field: &Option<(usize, usize)>| {
        let (begin, end) = field.unwrap_or(absent);
        begin as u32 | (end as u32) << 8
    };
    let mut kept = Kept::NONE;
    for (word, two) in kept.0.iter_mut().zip(fields.chunks(2)) {
        *word = two.iter().rev().fold(0, |word, field| word << 16 | pair(field));
    }
    Some(kept)
}

/// The byte range of a field, as registers say behind a text of that length.
pub const fn ends(
    table: &Table<'_>,
    registers: &[u32],
    layout: u8,
    length: usize,
    field: usize,
) -> Option<(usize, usize)> {
    let [from, add, guard] = table.eight(layout, field);
    let at = 2 * (field % 8);
    if position(guard[at], registers, length) == UNWRITTEN as usize {
        return None;
    }
    let (begin, end) = (position(from[at], registers, length), position(from[at + 1], registers, length));
    Some((moved(begin, add[at]), moved(end, add[at + 1])))
}

/// What a register holds.
const fn position(register: u8, registers: &[u32], length: usize) -> usize {
    match register as usize {
        ZERO => 0,
        END => length,
        register => registers[register] as usize,
    }
}

const fn moved(place: usize, offset: u8) -> usize {
    place.wrapping_add_signed(offset as i8 as isize)
}

/// The byte range of a field in a text of that length; `None` if the field does not occur.
#[inline(always)]
pub const fn span(table: &Table<'_>, kept: &[u32], length: usize, field: usize) -> Option<(usize, usize)> {
    if length > NEAR {
        return far(table, kept, length, field);
    }
    let pair = kept[field / 2] >> (16 * (field % 2));
    let (begin, end) = (pair & 255, pair >> 8 & 255);
    if begin == ABSENT { None } else { Some((begin as usize, end as usize)) }
}

/// The same in a long text.
#[inline(never)]
const fn far(table: &Table<'_>, kept: &[u32], length: usize, field: usize) -> Option<(usize, usize)> {
    let slots = table.slots as usize;
    let layout = kept[slots] as u8;
    let mut registers = [UNWRITTEN; MAX_REGISTERS];
    let mut slot = 0;
    while slot < slots {
        registers[table.slot(layout, slot)] = kept[slot];
        slot += 1;
    }
    ends(table, &registers, layout, length, field)
}

/// The text of a field; `None` if it does not occur.
#[inline(always)]
pub const fn field<'t>(table: &Table<'_>, text: &'t str, kept: &[u32], field: usize) -> Option<&'t str> {
    match span(table, kept, text.len(), field) {
        Some(span) => part(text, span),
        None => None,
    }
}

/// The text of a field that is always there.
#[inline(always)]
pub const fn always<'t>(table: &Table<'_>, text: &'t str, kept: &[u32], field: usize) -> &'t str {
    match self::field(table, text, kept, field) {
        Some(part) => part,
        None => "",
    }
}

/// Where a field begins, and its text, for all tables once: for checks.
#[inline(never)]
pub const fn checked<'t>(
    table: &Table<'_>,
    text: &'t str,
    kept: &[u32],
    field: usize,
) -> Option<(usize, &'t str)> {
    let Some((begin, end)) = span(table, kept, text.len(), field) else { return None };
    match part(text, (begin, end)) {
        Some(part) => Some((begin, part)),
        None => None,
    }
}

/// Where `part`, which is a part of `text`, begins in it. For derived code.
#[inline]
pub fn offset_in(text: &str, part: &str) -> usize {
    (part.as_ptr() as usize).saturating_sub(text.as_ptr() as usize)
}

/// The text from `begin` to `end`; `None` if that is no part of the text. Where the automaton found a field, it is one.
#[inline(always)]
const fn part(text: &str, (begin, end): (usize, usize)) -> Option<&str> {
    match text.split_at_checked(end) {
        Some((head, _)) => match head.split_at_checked(begin) {
            Some((_, part)) => Some(part),
            None => None,
        },
        None => None,
    }
}
