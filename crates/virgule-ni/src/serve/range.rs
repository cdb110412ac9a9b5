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
//! A server may ignore any `Range` (section 14.2). This server ignores an invalid field, and a field with several
//! ranges, whose response could be many times as long as the file.

use std::ops::Range;

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum RequestedRange {
    /// The entire file: `Range` is absent or ignored.
    Whole,
    /// A nonempty range of bytes.
    Part(Range<u64>),
    /// The range is beyond the end of the file: the response is 416.
    Unsatisfiable,
}

/// Parses the value of a `Range` field for a representation of `length` bytes.
pub(super) fn requested_range(value: Option<&[u8]>, length: u64) -> RequestedRange {
    match value.and_then(read) {
        None => RequestedRange::Whole,
        Some(RangeSpec::From(first, _)) if first >= length => RequestedRange::Unsatisfiable,
        // "If the last-pos value is … greater than or equal to the current length …, the byte range is interpreted as
        // the remainder" (14.1.2).
        Some(RangeSpec::From(first, last)) => {
            RequestedRange::Part(first..last.map_or(length, |last| length.min(last.saturating_add(1))))
        }
        // "If the selected representation is shorter than the specified suffix-length, the entire representation is
        // used" (14.1.2); a suffix of no bytes cannot be satisfied.
        Some(RangeSpec::Suffix(suffix)) => match suffix.min(length) {
            0 => RequestedRange::Unsatisfiable,
            suffix => RequestedRange::Part(length - suffix..length),
        },
    }
}

enum RangeSpec {
    /// `int-range`: the first position and the last position, if it is given.
    From(u64, Option<u64>),
    /// `suffix-range`: the number of bytes at the end.
    Suffix(u64),
}

/// Parses the value of a `Range` field; `None` unless it is a single valid range of bytes.
fn read(value: &[u8]) -> Option<RangeSpec> {
    let text = std::str::from_utf8(value).ok()?;
    let (unit, range) = text.split_once('=')?;
    // Range units are case-insensitive (14.1).
    if !unit.eq_ignore_ascii_case("bytes") {
        return None;
    }
    let (first, last) = range.trim_matches([' ', '\t']).split_once('-')?;
    if first.is_empty() {
        return number(last).map(RangeSpec::Suffix);
    }
    let first = number(first)?;
    if last.is_empty() {
        return Some(RangeSpec::From(first, None));
    }
    // "An int-range is invalid if the last-pos value is present and less than first-pos" (14.1.1).
    let last = number(last).filter(|&last| first <= last)?;
    Some(RangeSpec::From(first, Some(last)))
}

/// Parses `1*DIGIT`, saturating at the maximum.
fn number(text: &str) -> Option<u64> {
    let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    digits.then(|| text.parse().unwrap_or(u64::MAX))
}

#[cfg(test)]
mod tests {
    use super::{RequestedRange, requested_range};

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
            assert_eq!(requested_range(Some(value.as_bytes()), 10), RequestedRange::Part(range), "{value}");
        }
        for value in ["bytes=10-", "bytes=10-11", "bytes=99999999999999999999999-", "bytes=-0"] {
            assert_eq!(requested_range(Some(value.as_bytes()), 10), RequestedRange::Unsatisfiable, "{value}");
        }
        #[rustfmt::skip]
        let ignored = [
            "", "bytes", "bytes=", "bytes=-", "bytes=3-1", "bytes=0-1,4-5", "bytes=a-b", "bytes=+1-2",
            "items=0-3", "bytes=1 - 2", "bytes=1--2", "bytes=\u{661}-2",
        ];
        for value in ignored {
            assert_eq!(requested_range(Some(value.as_bytes()), 10), RequestedRange::Whole, "{value}");
        }
        assert_eq!(requested_range(Some(b"bytes=\xff-"), 10), RequestedRange::Whole);
        assert_eq!(requested_range(None, 10), RequestedRange::Whole);
    }

    #[test]
    fn no_range_of_an_empty_file_can_be_satisfied() {
        for value in ["bytes=0-", "bytes=-1", "bytes=0-0"] {
            assert_eq!(requested_range(Some(value.as_bytes()), 0), RequestedRange::Unsatisfiable, "{value}");
        }
        assert_eq!(requested_range(None, 0), RequestedRange::Whole);
    }
}
