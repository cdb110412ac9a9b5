//! One range of bytes (RFC 9110 section 14).
//!
//! ```text
//! Range            = range-unit "=" range-set          14.1.1, 14.2
//! int-range        = first-pos "-" [ last-pos ]
//! suffix-range     = "-" suffix-length
//! ```
//!
//! ```text
//! of 10 bytes:  bytes=0-3 → 0..4    bytes=8-  → 8..10    bytes=-2 → 8..10    bytes=8-99 → 8..10
//!               bytes=10- → 416     bytes=3-1 → ignored  bytes=0-1,4-5 → ignored
//! ```
//!
//! Section 14.2 lets a server ignore any `Range`. This one ignores what it does not understand and sets of several
//! ranges, which cost more than they are worth: their answer may be many times as long as the file.

use std::ops::Range;

/// What a `Range` field asks for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Asked {
    /// All of it: there is no range, or none that is understood.
    Whole,
    /// These bytes, at least one.
    Part(Range<u64>),
    /// Bytes that are not there: the answer is 416.
    Unsatisfiable,
}

/// Reads the value of a `Range` field for a representation of `length` bytes.
pub(super) fn asked(value: Option<&[u8]>, length: u64) -> Asked {
    match value.and_then(read) {
        None => Asked::Whole,
        Some(Spec::From(first, _)) if first >= length => Asked::Unsatisfiable,
        // "If the last-pos value is … greater than or equal to the current length …, the byte range is interpreted as
        // the remainder" (14.1.2).
        Some(Spec::From(first, last)) => {
            Asked::Part(first..last.map_or(length, |last| length.min(last.saturating_add(1))))
        }
        // "If the selected representation is shorter than the specified suffix-length, the entire representation is
        // used" (14.1.2); a suffix of no bytes cannot be satisfied.
        Some(Spec::Suffix(suffix)) => match suffix.min(length) {
            0 => Asked::Unsatisfiable,
            suffix => Asked::Part(length - suffix..length),
        },
    }
}

/// A single range.
enum Spec {
    /// `int-range`: the first position, and the last one if it is given.
    From(u64, Option<u64>),
    /// `suffix-range`: so many bytes at the end.
    Suffix(u64),
}

/// A single range of bytes that is valid.
fn read(value: &[u8]) -> Option<Spec> {
    let text = std::str::from_utf8(value).ok()?;
    let (unit, range) = text.split_once('=')?;
    // Range units are case-insensitive (14.1).
    if !unit.eq_ignore_ascii_case("bytes") {
        return None;
    }
    let (first, last) = range.trim_matches([' ', '\t']).split_once('-')?;
    if first.is_empty() {
        return number(last).map(Spec::Suffix);
    }
    let first = number(first)?;
    if last.is_empty() {
        return Some(Spec::From(first, None));
    }
    // "An int-range is invalid if the last-pos value is present and less than first-pos" (14.1.1).
    let last = number(last).filter(|&last| first <= last)?;
    Some(Spec::From(first, Some(last)))
}

/// `1*DIGIT`. What is too large for any file is the largest number.
fn number(text: &str) -> Option<u64> {
    let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    digits.then(|| text.parse().unwrap_or(u64::MAX))
}

#[cfg(test)]
mod tests {
    use super::{Asked, asked};

    #[test]
    fn ranges_of_ten_bytes() {
        for (value, range) in [
            ("bytes=0-3", 0..4),
            ("bytes=0-0", 0..1),
            ("Bytes=8-", 8..10),
            ("bytes=8-99", 8..10),
            ("bytes=9-99999999999999999999999", 9..10),
            ("bytes=-2", 8..10),
            ("bytes=-99999999999999999999999", 0..10),
            ("bytes= 1-2 ", 1..3),
        ] {
            assert_eq!(asked(Some(value.as_bytes()), 10), Asked::Part(range), "{value}");
        }
        for value in ["bytes=10-", "bytes=10-11", "bytes=99999999999999999999999-", "bytes=-0"] {
            assert_eq!(asked(Some(value.as_bytes()), 10), Asked::Unsatisfiable, "{value}");
        }
        for value in [
            "",
            "bytes",
            "bytes=",
            "bytes=-",
            "bytes=3-1",
            "bytes=0-1,4-5",
            "bytes=a-b",
            "bytes=+1-2",
            "items=0-3",
            "bytes=1 - 2",
            "bytes=1--2",
            "bytes=\u{661}-2",
        ] {
            assert_eq!(asked(Some(value.as_bytes()), 10), Asked::Whole, "{value}");
        }
        assert_eq!(asked(Some(b"bytes=\xff-"), 10), Asked::Whole);
        assert_eq!(asked(None, 10), Asked::Whole);
    }

    #[test]
    fn no_range_of_an_empty_file_can_be_satisfied() {
        for value in ["bytes=0-", "bytes=-1", "bytes=0-0"] {
            assert_eq!(asked(Some(value.as_bytes()), 0), Asked::Unsatisfiable, "{value}");
        }
        assert_eq!(asked(None, 0), Asked::Whole);
    }
}
