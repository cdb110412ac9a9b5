//! Registers → captures: the byte ranges of the fields, as a typed value stores them.
//!
//! A text of at most [`SHORT_TEXT`] bytes has two bytes per field, in the order of the grammar: begin and end, or 255 twice if
//! the field is absent. Reading a field needs no table lookup.
//!
//! ```text
//! text       ni:///sha-256;f4Ox
//! fields     authority      alg            val            query
//! captures     5   5         6  13         14  18        255 255       two fields in a word
//! ```
//!
//! The captures of a longer text are the registers that its layout reads, followed by the number of the layout. A
//! layout is the rule of an accept state that computes byte ranges from registers. For each field it has two registers,
//! an offset that is added to each (the DFA sets registers some bytes late or early), and a guard register: the field
//! is absent if the guard register was not written. No transition writes the registers 14 and 15: 14 stays unwritten,
//! 15 is the length of the text.

use super::table::{END, MAX_REGISTERS, Table, UNWRITTEN, ZERO};

/// The longest text whose positions fit a byte; 255 means absent.
pub const SHORT_TEXT: usize = 254;

/// The value of a byte of `captures` if the field is absent.
const ABSENT: u32 = 255;

/// The byte ranges of the fields of a text, in `K` words, a multiple of four.
///
/// The captures are written and copied sixteen bytes at a time: narrower stores followed by a wide load would defeat
/// store forwarding.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[repr(align(16))]
pub struct Captures<const K: usize>(pub [u32; K]);

impl<const K: usize> Captures<K> {
    /// The captures before a match: all words are 0.
    pub const NONE: Self = Captures([0; K]);
}

/// Stores the captures of a text of `length` bytes whose accept state has the layout `layout`. All words of `captures`
/// must be 0.
pub const fn store(table: &Table<'_>, registers: &[u32], length: usize, layout: u8, captures: &mut [u32]) {
    if captures.is_empty() {
        return;
    }
    if length > SHORT_TEXT {
        let slots = table.slots as usize;
        let mut slot = 0;
        while slot < slots {
            captures[slot] = registers[table.slot(layout, slot)];
            slot += 1;
        }
        captures[slots] = layout as u32;
        return;
    }
    let (fields, mut field) = (table.fields as usize, 0);
    while field < fields {
        let eight = table.eight(layout, field);
        let mut pair = 0;
        while pair < 4 {
            let [low, high] = [
                pack_span(eight, 2 * pair, registers, length),
                pack_span(eight, 2 * pair + 1, registers, length),
            ];
            captures[field / 2 + pair] = low | high << 16;
            pair += 1;
        }
        field += 8;
    }
}

/// Begin and end of a field of a short text, one byte each, computed from the registers of its group of eight fields.
#[inline(always)]
const fn pack_span(
    [from, add, guard]: &[[u8; 16]; 3],
    field: usize,
    registers: &[u32],
    length: usize,
) -> u32 {
    let at = 2 * field;
    if position(guard[at], registers, length) == UNWRITTEN as usize {
        return ABSENT << 8 | ABSENT;
    }
    let begin = (position(from[at], registers, length) as u8).wrapping_add(add[at]);
    let end = (position(from[at + 1], registers, length) as u8).wrapping_add(add[at + 1]);
    begin as u32 | (end as u32) << 8
}

/// The captures of a text of `length` bytes whose fields have the byte ranges `fields`, in the order of the grammar;
/// `None` for a long text.
pub(crate) fn captures_of_spans<const K: usize>(
    fields: &[Option<(usize, usize)>],
    length: usize,
) -> Option<Captures<K>> {
    if length > SHORT_TEXT {
        return None;
    }
    let absent = (ABSENT as usize, ABSENT as usize);
    let pair = |field: &Option<(usize, usize)>| {
        let (begin, end) = field.unwrap_or(absent);
        begin as u32 | (end as u32) << 8
    };
    let mut captures = Captures::NONE;
    for (word, two) in captures.0.iter_mut().zip(fields.chunks(2)) {
        *word = two.iter().rev().fold(0, |word, field| word << 16 | pair(field));
    }
    Some(captures)
}

/// The byte range of a field, computed from the registers after a text of `length` bytes.
pub const fn span_from_registers(
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
    Some((offset_by(begin, add[at]), offset_by(end, add[at + 1])))
}

/// The value of a register.
const fn position(register: u8, registers: &[u32], length: usize) -> usize {
    match register as usize {
        ZERO => 0,
        END => length,
        register => registers[register] as usize,
    }
}

const fn offset_by(base: usize, offset: u8) -> usize {
    base.wrapping_add_signed(offset as i8 as isize)
}

/// The byte range of a field in a text of `length` bytes; `None` if the field is absent.
#[inline(always)]
pub const fn span(
    table: &Table<'_>,
    captures: &[u32],
    length: usize,
    field: usize,
) -> Option<(usize, usize)> {
    if length > SHORT_TEXT {
        return span_of_long_text(table, captures, length, field);
    }
    let pair = captures[field / 2] >> (16 * (field % 2));
    let (begin, end) = (pair & 255, pair >> 8 & 255);
    if begin == ABSENT { None } else { Some((begin as usize, end as usize)) }
}

/// [`span`] for a text longer than [`SHORT_TEXT`].
#[inline(never)]
const fn span_of_long_text(
    table: &Table<'_>,
    captures: &[u32],
    length: usize,
    field: usize,
) -> Option<(usize, usize)> {
    let slots = table.slots as usize;
    let layout = captures[slots] as u8;
    let mut registers = [UNWRITTEN; MAX_REGISTERS];
    let mut slot = 0;
    while slot < slots {
        registers[table.slot(layout, slot)] = captures[slot];
        slot += 1;
    }
    span_from_registers(table, &registers, layout, length, field)
}

/// The text of a field; `None` if it is absent.
#[inline(always)]
pub const fn field<'t>(table: &Table<'_>, text: &'t str, captures: &[u32], field: usize) -> Option<&'t str> {
    match span(table, captures, text.len(), field) {
        Some(span) => slice(text, span),
        None => None,
    }
}

/// The text of a field that is present in every text of the start rule.
#[inline(always)]
pub const fn required_field<'t>(table: &Table<'_>, text: &'t str, captures: &[u32], field: usize) -> &'t str {
    match self::field(table, text, captures, field) {
        Some(slice) => slice,
        None => "",
    }
}

/// The offset and the text of a field. Not inlined: checks are not on the hot path.
#[inline(never)]
pub const fn field_with_offset<'t>(
    table: &Table<'_>,
    text: &'t str,
    captures: &[u32],
    field: usize,
) -> Option<(usize, &'t str)> {
    let Some((begin, end)) = span(table, captures, text.len(), field) else { return None };
    match slice(text, (begin, end)) {
        Some(slice) => Some((begin, slice)),
        None => None,
    }
}

/// The byte offset in `text` of `slice`, which must be a subslice of `text`. For derived code.
#[inline]
pub fn offset_in(text: &str, slice: &str) -> usize {
    (slice.as_ptr() as usize).saturating_sub(text.as_ptr() as usize)
}

/// The text from `begin` to `end`; `None` if that is out of bounds, which captures never are.
#[inline(always)]
const fn slice(text: &str, (begin, end): (usize, usize)) -> Option<&str> {
    match text.split_at_checked(end) {
        Some((head, _)) => match head.split_at_checked(begin) {
            Some((_, slice)) => Some(slice),
            None => None,
        },
        None => None,
    }
}
