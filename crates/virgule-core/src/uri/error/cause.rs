//! The stored cause of an error, and the details that are computed from it.
//!
//! Most errors are dropped unread. An error therefore stores only where the automaton stopped, and computes the rule,
//! the expected bytes and the reason on demand. A cause has 32 bytes: a larger error would make every `Result` larger
//! than a [`Uri`](crate::Uri).

use super::Reason;
use super::hint::FoundByte;
use virgule_automata::expected::{ByteSet, Expected};
use virgule_automata::mismatch::{Mismatch, Place, TableRule};
use virgule_automata::table::Table;

/// The stored reason of an error.
#[derive(Clone, Copy)]
pub(super) enum Cause {
    /// A mismatch of the start rule `kind` of a table.
    Place { table: &'static Table<'static>, kind: u16, place: Place },
    /// A mismatch that a [`Place`] cannot express.
    Mismatch {
        /// The table of the rule, and its index; an index out of range if the rule is unknown.
        rules: &'static Table<'static>,
        rule: u16,
        /// The expected ASCII bytes, and whether non-ASCII bytes are expected.
        ascii: [u64; 2],
        beyond_ascii: bool,
        end: bool,
        /// The depth limit if it was exceeded, otherwise 0.
        nesting: u16,
    },
    /// The input has none of the schemes. `nearest` is the index of a scheme that shares the longest prefix with the
    /// input, and `length` is the length of this prefix.
    Schemes { schemes: &'static [&'static str], nearest: u32, length: u16 },
    /// An unexpected byte in a component that was parsed separately.
    Component { rule: &'static &'static str, expected: &'static ByteSet, end: bool },
    /// A check of a field fails.
    Invalid { field: &'static &'static str, why: &'static str, expected: Option<u8> },
    /// The input is longer than [`MAX_LENGTH`](super::MAX_LENGTH).
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
    /// A mismatch of a table, without a [`Place`].
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

    /// Returns the details of an error at the byte `found`.
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

/// Returns the bytes, in both cases, that can follow the first `length` bytes of the scheme with index `nearest` in any
/// of the schemes. Each scheme ends with a colon.
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
