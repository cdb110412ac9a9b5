//! Registers → the fields of the text.

use super::drive::Match;
use super::table::{ABSENT, END, NO_GUARD, Table, UNWRITTEN, ZERO};

/// The byte range of a field in a text of that length; `None` if the field does not occur.
#[inline]
pub const fn span<const R: usize>(
    table: &Table<'_>,
    found: &Match<R>,
    field: usize,
    length: usize,
) -> Option<(usize, usize)> {
    let place = table.layouts[found.layout as usize * table.fields + field];
    let absent = place.begin == ABSENT
        || (place.guard != NO_GUARD && found.registers[place.guard as usize] == UNWRITTEN);
    if absent {
        return None;
    }
    let begin = position(found, place.begin, place.begin_offset, length);
    Some((begin, position(found, place.end, place.end_offset, length)))
}

#[inline]
const fn position<const R: usize>(found: &Match<R>, base: u8, offset: i16, length: usize) -> usize {
    let base = match base {
        ZERO => 0,
        END => length,
        register => found.registers[register as usize] as usize,
    };
    base.wrapping_add_signed(offset as isize)
}

/// The text from `begin` to `end`, which the automaton found on character boundaries.
#[inline]
pub const fn part(text: &str, begin: usize, end: usize) -> &str {
    text.split_at(end).0.split_at(begin).1
}
