//! What an error stores, and the details that are computed from it.
//!
//! Most errors are dropped unread, so an error stores where the automaton stopped, and computes the rule, the expected
//! bytes and the reason when it is asked for them. A cause has 32 bytes: a larger error would make every `Result` larger than
//! a [`Uri`](crate::Uri).

use super::Reason;
use super::hint::FoundByte;
use virgule_automata::expected::{ByteSet, Expected};
use virgule_automata::mismatch::{Mismatch, Place, TableRule};
use virgule_automata::table::Table;

/// The reason of an error, as it is stored.
#[derive(Clone, Copy)]
pub(super) enum Cause {
    /// A mismatch of the start rule `kind` of a table.
    Place { table: &'static Table<'static>, kind: u16, place: Place },
    /// A mismatch that no place can express.
    Mismatch {
        /// The table of the rule, and its number; a number that no rule has if none is known.
        rules: &'static Table<'static>,
        rule: u16,
        /// The expected bytes of ASCII, and whether others are.
        ascii: [u64; 2],
        beyond_ascii: bool,
        end: bool,
        /// The limit of the depth if that was exceeded, otherwise 0.
        nesting: u16,
    },
    /// The text has none of the schemes. The scheme number `nearest` agrees with it in the first `length` bytes, and none
    /// in more.
    Schemes { schemes: &'static [&'static str], nearest: u32, length: u16 },
    /// An unexpected byte in a component that was parsed alone.
    Component { rule: &'static &'static str, expected: &'static ByteSet, end: bool },
    /// A check of a field fails.
    Invalid { field: &'static &'static str, why: &'static str, expected: Option<u8> },
    /// The text is longer than [`MAX_LENGTH`](super::MAX_LENGTH).
    TooLong,
}

/// The rule, the expected items and the reason of an error.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Details {
    pub rule: Option<&'static str>,
    pub expected: Expected,
    pub reason: Reason,
}

impl Cause {
    /// A mismatch of a table, without a place.
    #[inline]
    pub(super) const fn of_mismatch(table: &'static Table<'static>, mismatch: &Mismatch<'static>) -> Self {
        let (rules, rule) = match mismatch.rule {
            Some(rule) => rule.parts(),
            None => (table, u16::MAX),
        };
        let ByteSet([low, high, others @ ..]) = mismatch.expected;
        Cause::Mismatch {
            rules,
            rule,
            ascii: [low, high],
            beyond_ascii: others[0] | others[1] != 0,
            end: mismatch.end,
            nesting: if mismatch.too_deep { table.nesting } else { 0 },
        }
    }

    /// The details of an error at the byte `found`.
    #[inline]
    pub(super) const fn details(&self, found: FoundByte) -> Details {
        match *self {
            Cause::Place { table, kind, place } => {
                let mismatch = place.mismatch(table, kind as usize);
                let rule = match mismatch.rule {
                    Some(rule) => Some(rule.name()),
                    None => None,
                };
                let expected = Expected { bytes: mismatch.expected, end: mismatch.end };
                Details { rule, expected, reason: Reason::of(table, kind as usize, found, &mismatch) }
            }
            Cause::Mismatch { rules, rule, ascii: [low, high], beyond_ascii, end, nesting } => {
                let others = if beyond_ascii { u64::MAX } else { 0 };
                let rule = match TableRule::new(rules, rule) {
                    Some(rule) => Some(rule.name()),
                    None => None,
                };
                let reason = if nesting > 0 { Reason::TooDeep(nesting as usize) } else { Reason::Unexpected };
                let expected = Expected { bytes: ByteSet([low, high, others, others]), end };
                Details { rule, expected, reason }
            }
            Cause::Schemes { schemes, nearest, length } => {
                let expected = after(schemes, nearest as usize, length as usize);
                details("scheme", expected, false, Reason::Schemes(schemes))
            }
            Cause::Component { rule, expected, end } => details(rule, *expected, end, Reason::Unexpected),
            Cause::Invalid { field, why, expected } => {
                details(field, ByteSet::of(expected), false, Reason::Invalid(why))
            }
            Cause::TooLong => {
                let expected = Expected { bytes: ByteSet::EMPTY, end: true };
                Details { rule: None, expected, reason: Reason::TooLong }
            }
        }
    }
}

#[inline]
const fn details(rule: &'static str, bytes: ByteSet, end: bool, reason: Reason) -> Details {
    Details { rule: Some(rule), expected: Expected { bytes, end }, reason }
}

/// The bytes, in both cases, that follow the first `length` bytes of the scheme number `nearest` in any of the schemes,
/// each of which ends with a colon.
#[inline]
const fn after(schemes: &[&str], nearest: usize, length: usize) -> ByteSet {
    let mut set = ByteSet::EMPTY;
    let mut number = 0;
    while number < schemes.len() {
        if let Some((begin, _)) = schemes[nearest].as_bytes().split_at_checked(length)
            && let Some((head, rest)) = schemes[number].as_bytes().split_at_checked(length)
            && head.eq_ignore_ascii_case(begin)
        {
            let next = if rest.is_empty() { b':' } else { rest[0] };
            set.insert(next);
            set.insert(next.to_ascii_uppercase());
        }
        number += 1;
    }
    set
}
