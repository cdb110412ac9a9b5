//! Registers → the fields of the text.

use super::drive::Match;
use super::table::{Table, UNWRITTEN};

/// The byte range of a field; `None` if the field does not occur.
#[inline]
pub const fn span<const R: usize>(
    table: &Table<'_>,
    found: &Match<R>,
    field: usize,
) -> Option<(usize, usize)> {
    let place = table.layouts[found.layout as usize * table.fields + field];
    let place = &table.places[place as usize];
    if found.registers[place.guard as usize] == UNWRITTEN {
        return None;
    }
    let begin = found.registers[place.begin as usize] as usize;
    let end = found.registers[place.end as usize] as usize;
    let begin = begin.wrapping_add_signed(place.begin_offset as isize);
    Some((begin, end.wrapping_add_signed(place.end_offset as isize)))
}

/// The text from `begin` to `end`, which the automaton found on character boundaries.
#[inline]
pub const fn part(text: &str, begin: usize, end: usize) -> &str {
    text.split_at(end).0.split_at(begin).1
}
