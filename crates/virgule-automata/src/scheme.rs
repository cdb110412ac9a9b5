//! The scheme that all matches of a start rule begin with, computed from its table.
//!
//! An error in the first bytes of a text lists the next letter of the scheme; the full scheme is more helpful.

use super::expected::ByteSet;
use super::mismatch::Place;
use super::pushdown::{Pushdown, SHALLOW_STACK, StepOutcome};
use super::table::{NO_LAYOUT, Table};

/// The name of a scheme in lower case, without its colon.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct SchemeName {
    bytes: [u8; Self::LENGTH],
    length: u8,
}

impl SchemeName {
    /// The maximum length of a name; longer names are not computed. This length does not enlarge the error type.
    pub const LENGTH: usize = 22;

    /// Returns the name as a string, without its colon.
    #[inline]
    pub const fn as_str(&self) -> &str {
        match core::str::from_utf8(self.bytes.split_at(self.length as usize).0) {
            Ok(name) => name,
            // All bytes of a name are ASCII.
            Err(_) => "",
        }
    }
}

/// Returns the scheme of all matches of a start rule, or `None` if it differs, is absent, or is longer than 22 bytes.
///
/// ```text
/// scheme = ALPHA *( ALPHA / DIGIT / "+" / "-" / "." )        RFC 3986 section 3.1
/// ```
#[cold]
pub const fn scheme(table: &Table<'_>, kind: usize) -> Option<SchemeName> {
    let mut name = SchemeName { bytes: [0; SchemeName::LENGTH], length: 0 };
    let mut stack = SHALLOW_STACK;
    let mut pushdown = Pushdown::new(table, kind, &mut stack);
    loop {
        let (_, state) = pushdown.table_and_state();
        if !pushdown.is_in_main() || table.accept(state, kind) != NO_LAYOUT {
            return None;
        }
        let Some(byte) = only(&Place::in_main(state, 0).mismatch(table, kind).expected) else { return None };
        let length = name.length as usize;
        match byte {
            b':' if length > 0 => return Some(name),
            b'a'..=b'z' if length < SchemeName::LENGTH => {}
            b'0'..=b'9' | b'+' | b'-' | b'.' if length > 0 && length < SchemeName::LENGTH => {}
            _ => return None,
        }
        if !matches!(pushdown.step(&[byte], 0), StepOutcome::Taken(1)) {
            return None;
        }
        name.bytes[length] = byte;
        name.length += 1;
    }
}

/// Returns the only byte of a set, or the lower-case letter of a set of one letter in both cases; otherwise `None`.
const fn only(set: &ByteSet) -> Option<u8> {
    let ascii = set.ascii();
    if ascii == 0 || set.has_non_ascii() {
        return None;
    }
    let (first, last) = (ascii.trailing_zeros() as u8, 127 - ascii.leading_zeros() as u8);
    let is_letter = first.is_ascii_uppercase() && last == first + 32;
    if ascii.count_ones() == 1 + is_letter as u32 { Some(last) } else { None }
}

#[cfg(test)]
mod tests {
    use super::scheme;
    use crate::built_in::Kind;

    #[test]
    fn the_scheme_is_that_of_the_kind() {
        for kind in Kind::all() {
            let found = scheme(kind.table, kind.kind);
            let found = found.as_ref().map(super::SchemeName::as_str);
            if let Some(scheme) = kind.scheme.filter(|scheme| scheme.len() <= super::SchemeName::LENGTH) {
                assert_eq!(found, Some(scheme), "{}", kind.name);
            }
        }
    }

    #[test]
    fn finds_no_scheme_of_kinds_without_one() {
        for name in ["uri", "uri-reference", "relative-ref", "iri", "curie"] {
            let kind = Kind::find(name).unwrap();
            assert_eq!(scheme(kind.table, kind.kind), None, "{name}");
        }
    }
}
