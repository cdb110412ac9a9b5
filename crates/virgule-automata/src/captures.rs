//! Captures, the byte ranges of the fields, and [`Matched`], a text with its captures.
//!
//! The captures have a word per field, in the order of the grammar: the start in the lower half and the end in the
//! upper half. Reading a field needs no table.
//!
//! ```text
//! text       ni:///sha-256;f4Ox
//! fields     authority   alg     val      query
//! captures   5   5       6  13   14  18   absent
//! ```
//!
//! Sixteen bits suffice for inputs of at most `LONGEST` bytes. A longer text almost always has one large component, so
//! that every field begins and ends near the start or the end of the text:
//!
//! ```text
//! half   0 … 0x7FFF        the offset
//!        0x8000 … 0xFFFE   0x8000 + the distance to the end of the text
//! ```
//!
//! Any other field is searched for again when it is read.
//!
//! The captures are computed from the registers of the automaton by a *layout*, the rule of an accept state: for each
//! field two registers, an offset that is added to each (the DFA sets registers some bytes late or early), and a guard
//! register: the field is absent if the guard register was not written. No transition writes the registers 14 and 15:
//! 14 stays unwritten, 15 is the length of the text.
//!
//! # Safety
//!
//! With the feature `simd`, fields are sliced without a bounds check. This does not rely on correct tables: a
//! [`Matched`] is constructed only by [`Matched::new`], which checks all captures. The fields of `Matched` and
//! `MatchedBuf` are private to this file.

#![cfg_attr(feature = "simd", allow(unsafe_code))]

use super::arch;
use super::dfa::{Failure, registers_after};
use super::swar::is_ascii;
use super::table::{END, Table, UNWRITTEN, ZERO};
#[cfg(feature = "alloc")]
use alloc::string::String;

/// The longest text whose offsets fit in sixteen bits.
const LONGEST: usize = 0xFFFE;
/// The first half-word of a long text that is a distance from its end.
const FROM_END: usize = 0x8000;
/// The captures of an absent field: its start is after its end.
const ABSENT: u32 = 0x0000_FFFF;
/// The captures of a field of a long text that does not begin and end near the start or the end of the text.
const UNKNOWN: u32 = 0xFFFE_FFFF;

/// A byte range: begin and end.
pub type Span = (usize, usize);

/// The byte ranges of at most `K` fields; `K` is a multiple of four.
///
/// Captures are written and copied sixteen bytes at a time: narrower stores before a wide load defeat store forwarding.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[repr(align(16))]
pub struct Captures<const K: usize>([u32; K]);

impl<const K: usize> Captures<K> {
    /// Returns the captures of a text of `length` bytes whose fields have the byte ranges `fields`.
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn of_spans(fields: &[Option<Span>], length: usize) -> Self {
        let mut captures = Captures([ABSENT; K]);
        for (word, field) in captures.0.iter_mut().zip(fields) {
            *word = pack(*field, length);
        }
        captures
    }
}

/// Packs the byte range of a field of a text of `length` bytes.
#[inline(always)]
const fn pack(span: Option<Span>, length: usize) -> u32 {
    let Some((begin, end)) = span else { return ABSENT };
    if length <= LONGEST {
        return begin as u32 | (end as u32) << 16;
    }
    pack_long(begin, end, length)
}

/// [`pack`] for a text longer than `LONGEST`.
#[cold]
#[inline]
const fn pack_long(begin: usize, end: usize, length: usize) -> u32 {
    match (pack_offset(begin, length), pack_offset(end, length)) {
        (Some(begin), Some(end)) => begin | end << 16,
        _ => UNKNOWN,
    }
}

#[inline(always)]
const fn unpack(packed: u32) -> Span {
    (packed as u16 as usize, (packed >> 16) as usize)
}

const fn pack_offset(offset: usize, length: usize) -> Option<u32> {
    let left = length.saturating_sub(offset);
    if offset < FROM_END {
        Some(offset as u32)
    } else if left < FROM_END - 1 {
        Some((FROM_END + left) as u32)
    } else {
        None
    }
}

const fn unpack_offset(half: usize, length: usize) -> usize {
    if half < FROM_END { half } else { length.saturating_sub(half - FROM_END) }
}

/// Stores the captures of a text of `length` bytes whose accept state has the layout `layout`.
pub(super) const fn store(
    table: &Table<'_>,
    registers: &[u32],
    length: usize,
    layout: u8,
    captures: &mut [u32],
) {
    let mut field = 0;
    while field < table.fields as usize && field < captures.len() {
        captures[field] = pack(span_from_registers(table, registers, layout, length, field), length);
        field += 1;
    }
}

/// Returns the byte range of a field, computed from the registers after a text of `length` bytes.
pub const fn span_from_registers(
    table: &Table<'_>,
    registers: &[u32],
    layout: u8,
    length: usize,
    field: usize,
) -> Option<Span> {
    let [from, add, guard] = table.eight(layout, field);
    let at = 2 * (field % 8);
    if position(guard[at], registers, length) == UNWRITTEN as usize {
        return None;
    }
    let (begin, end) = (position(from[at], registers, length), position(from[at + 1], registers, length));
    Some((offset_by(begin, add[at]), offset_by(end, add[at + 1])))
}

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

/// A text that a start rule matches, with its captures.
///
/// Invariant, if the text has at most `LONGEST` bytes: no end is after the end of the text; and where the start is not
/// after the end, so that the field is present, both are character boundaries.
#[derive(Debug, Clone, Copy)]
pub struct Matched<'t, C> {
    text: &'t str,
    captures: C,
}

impl<'t, C: Copy> Matched<'t, C> {
    /// Returns the entire text.
    #[inline(always)]
    pub const fn text(&self) -> &'t str {
        self.text
    }

    /// Returns the captures.
    #[inline(always)]
    pub const fn captures(&self) -> C {
        self.captures
    }
}

impl<'t, const K: usize> Matched<'t, Captures<K>> {
    /// Matches all of `text` against the start rule `kind` of `table`.
    #[inline(always)]
    pub fn find(table: &Table<'_>, text: &'t str, kind: usize) -> Result<Self, Failure> {
        // The captures are stored in their final place: a copy of the value would cost as much as a field.
        let mut found = Matched { text, captures: Captures([ABSENT; K]) };
        arch::match_into(table, text.as_bytes(), kind, &mut found.captures.0)?;
        // Only a faulty table has captures out of bounds.
        match are_of(text, &found.captures.0, is_ascii(text.as_bytes())) {
            true => Ok(found),
            false => Err(Failure::UNKNOWN),
        }
    }

    /// [`Self::find`] byte by byte, for constants.
    #[inline]
    pub const fn find_const(table: &Table<'_>, text: &'t str, kind: usize) -> Option<Self> {
        let mut captures = Captures([ABSENT; K]);
        let Some((registers, layout)) = registers_after(table, text.as_bytes(), kind) else { return None };
        store(table, &registers, text.len(), layout, &mut captures.0);
        Matched::new(text, captures)
    }

    /// Combines a text with captures that were computed before; returns `None` if they are not byte ranges of the text.
    #[inline]
    pub const fn new(text: &'t str, captures: Captures<K>) -> Option<Self> {
        Matched::checked(text, captures, text.is_ascii())
    }

    /// [`Self::new`], given whether the text is ASCII.
    #[inline(always)]
    const fn checked(text: &'t str, captures: Captures<K>, is_ascii: bool) -> Option<Self> {
        if are_of(text, &captures.0, is_ascii) { Some(Matched { text, captures }) } else { None }
    }

    /// Returns the byte range of a field, or `None` if it is absent. `table` and `kind` are those of the match.
    #[inline(always)]
    pub const fn span(&self, table: &Table<'_>, kind: usize, field: usize) -> Option<Span> {
        span(table, self.text, kind, field, self.captures.0[field])
    }

    /// Returns the text of a field, or `None` if it is absent. `table` and `kind` are those of the match.
    #[inline(always)]
    pub const fn field(&self, table: &Table<'_>, kind: usize, field: usize) -> Option<&'t str> {
        match self.field_with_offset(table, kind, field) {
            Some((_, text)) => Some(text),
            None => None,
        }
    }

    /// Returns the text of a field that is present in every text of the start rule.
    #[inline(always)]
    pub const fn required_field(&self, table: &Table<'_>, kind: usize, field: usize) -> &'t str {
        match self.field(table, kind, field) {
            Some(text) => text,
            None => "",
        }
    }

    /// Returns the offset and the text of a field, or `None` if it is absent.
    #[inline(always)]
    pub const fn field_with_offset(
        &self,
        table: &Table<'_>,
        kind: usize,
        field: usize,
    ) -> Option<(usize, &'t str)> {
        let Some((begin, end)) = self.span(table, kind, field) else { return None };
        #[cfg(feature = "simd")]
        if self.text.len() <= LONGEST {
            // SAFETY: `span` has a start that is not after the end, and the text has at most `LONGEST` bytes, so by the
            // invariant of `Matched` the end is not after that of the text, and both are character boundaries.
            return Some((begin, unsafe {
                let bytes = core::slice::from_raw_parts(self.text.as_ptr().add(begin), end - begin);
                core::str::from_utf8_unchecked(bytes)
            }));
        }
        checked_slice(self.text, begin, end)
    }
}

/// True if no end is after that of the text, and the starts and ends of fields are character boundaries. A field of a
/// text longer than `LONGEST` is checked when it is read.
#[inline(always)]
const fn are_of(text: &str, captures: &[u32], is_ascii: bool) -> bool {
    if text.len() > LONGEST {
        return true;
    }
    // The end is in the upper half. Without an early exit, the comparisons become vector instructions.
    let greatest = (text.len() as u32) << 16 | 0xFFFF;
    let (mut word, mut beyond) = (0, 0);
    while word < captures.len() {
        beyond |= if captures[word] > greatest { u32::MAX } else { 0 };
        word += 1;
    }
    beyond == 0 && (is_ascii || are_boundaries(text, captures))
}

#[inline(always)]
const fn span(table: &Table<'_>, text: &str, kind: usize, field: usize, packed: u32) -> Option<Span> {
    if text.len() > LONGEST {
        return span_of_long_text(table, text, kind, field, packed);
    }
    let (begin, end) = unpack(packed);
    if begin <= end { Some((begin, end)) } else { None }
}

/// True if the starts and ends of all present fields, which are in bounds, are character boundaries.
#[cold]
#[inline]
const fn are_boundaries(text: &str, captures: &[u32]) -> bool {
    let (text, mut word, mut divided) = (text.as_bytes(), 0, false);
    // No early exit: the presence of fields is hard to predict.
    while word < captures.len() {
        let (begin, end) = unpack(captures[word]);
        divided |= begin <= end && is_inside_character(text, begin) | is_inside_character(text, end);
        word += 1;
    }
    !divided
}

pub(super) const fn is_inside_character(text: &[u8], at: usize) -> bool {
    at < text.len() && text[at] & 0xC0 == 0x80
}

/// [`Matched::span`] of a text longer than `LONGEST`, which is matched again if the captures do not contain the range.
/// Linear in the length of the text.
#[cold]
#[inline]
const fn span_of_long_text(
    table: &Table<'_>,
    text: &str,
    kind: usize,
    field: usize,
    packed: u32,
) -> Option<Span> {
    let length = text.len();
    match packed {
        ABSENT => None,
        UNKNOWN => match registers_after(table, text.as_bytes(), kind) {
            Some((registers, layout)) => span_from_registers(table, &registers, layout, length, field),
            None => None,
        },
        _ => {
            let (begin, end) = unpack(packed);
            Some((unpack_offset(begin, length), unpack_offset(end, length)))
        }
    }
}

/// Returns a checked slice: for long inputs, and for builds without the feature `simd`, which have no unsafe code.
#[cfg_attr(feature = "simd", cold)]
#[inline]
const fn checked_slice(text: &str, begin: usize, end: usize) -> Option<(usize, &str)> {
    let Some((head, _)) = text.split_at_checked(end) else { return None };
    match head.split_at_checked(begin) {
        Some((_, slice)) => Some((begin, slice)),
        None => None,
    }
}

/// A [`Matched`] that owns its text.
#[cfg(feature = "alloc")]
#[derive(Debug, Clone)]
pub struct MatchedBuf<C> {
    text: String,
    captures: C,
}

#[cfg(feature = "alloc")]
impl<C: Copy> MatchedBuf<C> {
    /// Matches `text` with `find`; an error also returns the text.
    ///
    /// # Panics
    ///
    /// If `find` returns a match of another text.
    #[inline]
    pub fn find<E>(
        text: String,
        find: impl FnOnce(&str) -> Result<Matched<'_, C>, E>,
    ) -> Result<Self, (String, E)> {
        match find(&text) {
            Ok(found) => {
                assert!(core::ptr::eq(found.text, text.as_str()), "the match belongs to another text");
                let captures = found.captures;
                Ok(MatchedBuf { text, captures })
            }
            Err(error) => Err((text, error)),
        }
    }

    /// Returns the match.
    #[inline(always)]
    pub fn borrow(&self) -> Matched<'_, C> {
        Matched { text: &self.text, captures: self.captures }
    }

    /// Returns the text.
    #[inline(always)]
    pub fn as_str(&self) -> &str {
        &self.text
    }

    /// Returns the text without the captures.
    #[inline(always)]
    pub fn into_string(self) -> String {
        self.text
    }
}

#[cfg(feature = "alloc")]
impl<C: OfText> MatchedBuf<C> {
    /// Like [`Matched::new`], but returns the text if the captures are not byte ranges of it.
    #[inline]
    pub fn new(text: String, captures: C) -> Result<Self, String> {
        if captures.are_of(&text) { Ok(MatchedBuf { text, captures }) } else { Err(text) }
    }
}

/// Captures of any number of fields.
pub trait OfText: Copy {
    /// True if [`Matched::new`] accepts the text with the captures.
    fn are_of(&self, text: &str) -> bool;
    /// Returns the captures after a change of the text that moves each start and end from `offset` to `moved(offset)`,
    /// or `None` if the longer of the two strings, of `longer` bytes, is too long for captures to contain all offsets.
    fn moved(&self, longer: usize, moved: impl Fn(u32) -> u32) -> Option<Self>;
}

impl<const K: usize> OfText for Captures<K> {
    #[inline]
    fn are_of(&self, text: &str) -> bool {
        Matched::checked(text, *self, is_ascii(text.as_bytes())).is_some()
    }

    #[inline]
    fn moved(&self, longer: usize, moved: impl Fn(u32) -> u32) -> Option<Self> {
        if longer > LONGEST {
            return None;
        }
        // The ends of an absent field are moved too, and dropped, so that vector instructions move all fields at once.
        let field = |packed: u32| {
            let (begin, end) = (packed & 0xFFFF, packed >> 16);
            let both = moved(begin) & 0xFFFF | moved(end) << 16;
            if begin <= end { both } else { ABSENT }
        };
        Some(Captures(self.0.map(field)))
    }
}

#[cfg(feature = "alloc")]
impl<C: Copy> From<Matched<'_, C>> for MatchedBuf<C> {
    #[inline]
    fn from(found: Matched<'_, C>) -> Self {
        MatchedBuf { text: found.text.into(), captures: found.captures }
    }
}

/// Returns the byte offset in `text` of its subslice `slice`. For derived code.
#[inline]
pub fn offset_in(text: &str, slice: &str) -> usize {
    (slice.as_ptr() as usize).saturating_sub(text.as_ptr() as usize)
}

#[cfg(all(test, feature = "alloc"))]
mod tests;
