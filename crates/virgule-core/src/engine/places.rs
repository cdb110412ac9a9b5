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
//!
//! Texts of the shape that most have are read by bit streams, and leave their registers packed ([`super::streams`]). There
//! nothing guards a field: one that is not there would end before it begins, or behind the end of the text.

use super::streams::unpacked;
use super::table::{END, Table, UNWRITTEN};

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
    let [guard, begin, before, end, behind] = *place;
    if is_packed(layout_number, table.streams) {
        let (begin, end) = packed_span(registers, [begin, before, end, behind]);
        if begin > end || end > unpacked(registers, END as u8) {
            return None;
        }
        return Some((begin, end));
    }
    if registers[guard as usize] == UNWRITTEN {
        return None;
    }
    let (begin, end) = (registers[begin as usize] as usize, registers[end as usize] as usize);
    Some((moved(begin, before), moved(end, behind)))
}

/// Whether a layout is that of packed registers, `streams` being its number.
#[inline(always)]
pub const fn is_packed(layout: u8, streams: u8) -> bool {
    layout == streams
}

/// The byte range of a place in packed registers; no range of the text if the field does not occur.
#[inline(always)]
pub const fn packed_span(registers: &[u32], [begin, before, end, behind]: [u8; 4]) -> (usize, usize) {
    (moved(unpacked(registers, begin), before), moved(unpacked(registers, end), behind))
}

#[inline(always)]
const fn moved(place: usize, offset: u8) -> usize {
    place.wrapping_add_signed(offset as i8 as isize)
}

/// The same as [`span`], for all tables once; with direct code a table is worth more.
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
    let Some((begin, end)) = span(table, registers, layout, field) else { return None };
    match part(text, (begin, end)) {
        Some(part) => Some((begin, part)),
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
        Some(span) => part(text, span),
        None => None,
    }
}

/// The text of a field that is always there, for all tables once.
#[inline(never)]
pub const fn always<'t>(
    table: &Table<'_>,
    text: &'t str,
    registers: &[u32],
    layout: u8,
    field: usize,
) -> &'t str {
    match self::field(table, text, registers, layout, field) {
        Some(part) => part,
        None => "",
    }
}

/// The text from `begin` to `end`; `None` if that is no part of the text. Where the automaton found a field, it is one.
#[inline(always)]
pub const fn part(text: &str, (begin, end): (usize, usize)) -> Option<&str> {
    match text.split_at_checked(end) {
        Some((head, _)) => match head.split_at_checked(begin) {
            Some((_, part)) => Some(part),
            None => None,
        },
        None => None,
    }
}
