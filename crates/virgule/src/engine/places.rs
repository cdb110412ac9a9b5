//! Registers → the fields of the text.
//!
//! Besides those that transitions write there are three registers: one that holds 0, one that holds the length of the
//! text, and one that is never written. A place is five bytes:
//!
//! ```text
//! guard                the field is there if this register was written
//! begin   offset       the register that its beginning is counted from, and what is added
//! end     offset       the same for its end
//! ```

use super::streams::{grouped, unpacked};
use super::table::{Table, UNWRITTEN, ZERO};

/// The byte range of a field; `None` if the field does not occur.
#[inline(always)]
pub const fn span(
    table: &Table<'_>,
    registers: &[u32],
    layout_number: u8,
    field: usize,
) -> Option<(usize, usize)> {
    let layout = table.layouts as usize + layout_number as usize * table.fields as usize;
    let place = table.places as usize + 5 * table.byte(layout + field) as usize;
    let Some((place, _)) = table.bytes.split_at(place).1.split_first_chunk::<5>() else { return None };
    between(registers, layout_number == table.streams, *place)
}

/// The byte range of a place in registers, which may be packed as texts of one shape leave them.
#[inline(always)]
pub const fn between(registers: &[u32], packed: bool, place: [u8; 5]) -> Option<(usize, usize)> {
    let [guard, begin, before, end, behind] = place;
    let there = match packed {
        true => guard as usize == ZERO || grouped(registers, guard),
        false => registers[guard as usize] != UNWRITTEN,
    };
    if !there {
        return None;
    }
    let (begin, end) = (held(registers, packed, begin), held(registers, packed, end));
    let begin = begin.wrapping_add_signed(before as i8 as isize);
    Some((begin, end.wrapping_add_signed(behind as i8 as isize)))
}

#[inline(always)]
const fn held(registers: &[u32], packed: bool, number: u8) -> usize {
    if packed { unpacked(registers, number) as usize } else { registers[number as usize] as usize }
}

/// The same, for all tables once; with direct code a table is worth more.
#[inline(never)]
pub const fn shared_span(
    table: &Table<'_>,
    registers: &[u32],
    layout: u8,
    field: usize,
) -> Option<(usize, usize)> {
    span(table, registers, layout, field)
}

/// Where a field begins, and its text, for all tables once: for checks.
#[inline(never)]
pub const fn checked<'t>(
    table: &Table<'_>,
    text: &'t str,
    registers: &[u32],
    layout: u8,
    field: usize,
) -> Option<(usize, &'t str)> {
    match span(table, registers, layout, field) {
        Some((begin, end)) => Some((begin, part(text, begin, end))),
        None => None,
    }
}

/// The text of a field, for all tables once.
#[inline(never)]
pub const fn field<'t>(
    table: &Table<'_>,
    text: &'t str,
    registers: &[u32],
    layout: u8,
    field: usize,
) -> Option<&'t str> {
    match span(table, registers, layout, field) {
        Some((begin, end)) => Some(part(text, begin, end)),
        None => None,
    }
}

/// The text from `begin` to `end`, which the automaton found on character boundaries.
#[inline]
pub const fn part(text: &str, begin: usize, end: usize) -> &str {
    text.split_at(end).0.split_at(begin).1
}
