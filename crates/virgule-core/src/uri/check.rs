//! Checks of `;! validate`: constraints on a field that the specification states in prose and ABNF cannot.
//!
//! A check examines the string of one field and returns the first violation. All checks are `const fn`.
//!
//! ```
//! use virgule::{check, schemes::Https};
//!
//! assert_eq!(check::not_empty("").map(|fault| fault.why), Some("must not be empty"));
//! let error = Https::parse("https:///a").unwrap_err();
//! assert_eq!((error.offset(), error.rule()), (8, Some("host")));
//! assert!(error.to_string().ends_with("must not be empty"));
//! ```

/// The violation of a check.
///
/// ```
/// let fault = virgule::check::isbn("0-486-27557-5").unwrap();
/// assert_eq!((fault.offset, fault.why), (12, "wrong check digit"));
/// assert_eq!(fault.expected, Some(b'4'));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Violation {
    /// The byte offset of the violation within the field.
    pub offset: usize,
    /// The byte that is expected at the offset, if one is known.
    pub expected: Option<u8>,
    /// The message of the error.
    pub why: &'static str,
}

/// A check: maps the string of a field to its first violation, or to `None`.
pub type Check = fn(&str) -> Option<Violation>;

/// The name of the check that a field does not occur twice. It needs the entire URI, so it is not in [`CHECKS`].
pub const ONCE: &str = "once";

/// The violation of [`ONCE`].
pub const DUPLICATE: Violation = Violation { offset: 0, expected: None, why: "must not occur twice" };

/// All checks that need only the string of a field, by name.
pub const CHECKS: &[(&str, Check)] = &[("isbn", isbn), ("not-empty", not_empty)];

/// Returns the check named `name`, or `None` if it is not in [`CHECKS`].
///
/// ```
/// use virgule::check;
///
/// let isbn = check::find("isbn").unwrap();
/// assert_eq!(isbn("0-486-27557-4"), None);
/// assert!(check::find("is-prime").is_none());
/// ```
#[inline]
pub fn find(name: &str) -> Option<Check> {
    CHECKS.iter().find(|(known, _)| *known == name).map(|&(_, check)| check)
}

/// Requires a non-empty string: an http URI with an empty host is invalid (RFC 9110, section 4.2.1), although its ABNF
/// matches.
///
/// ```
/// use virgule::check::not_empty;
///
/// assert_eq!((not_empty("a"), not_empty("").unwrap().why), (None, "must not be empty"));
/// ```
#[inline]
pub const fn not_empty(text: &str) -> Option<Violation> {
    if text.is_empty() {
        return Some(Violation { offset: 0, expected: None, why: "must not be empty" });
    }
    None
}

/// Requires the correct check digit of an ISBN (ISO 2108; for ISBNs of ten digits, the edition of 1992).
///
/// ```text
/// ten digits        10·d1 + 9·d2 + … + 2·d9 + d10      is a multiple of 11; a d10 of ten is written X
/// thirteen digits   d1 + 3·d2 + d3 + 3·d4 + … + d13    is a multiple of 10
/// ```
///
/// Hyphens are skipped. Strings with other numbers of digits are not checked.
///
/// ```
/// use virgule::check::isbn;
///
/// assert_eq!((isbn("080442957X"), isbn("978-0-306-40615-7")), (None, None));
/// assert_eq!(isbn("978-0-306-40615-8").unwrap().offset, 16);
/// assert_eq!(isbn("12345"), None);
/// ```
#[inline]
pub const fn isbn(text: &str) -> Option<Violation> {
    let bytes = text.as_bytes();
    let (mut digits, mut index) = (0, 0);
    while index < bytes.len() {
        digits += (bytes[index] != b'-') as u32;
        index += 1;
    }
    let (mut sum, mut seen, mut last) = (0, 0, 0);
    index = 0;
    while index < bytes.len() {
        if bytes[index] != b'-' {
            seen += 1;
            last = index;
            if seen < digits {
                let digit = bytes[index].wrapping_sub(b'0') as u32;
                let weight = if digits == 10 { 11 - seen } else { 1 + 2 * ((seen + 1) % 2) };
                sum += weight * digit;
            }
        }
        index += 1;
    }
    let right = match digits {
        10 => match (11 - sum % 11) % 11 {
            10 => b'X',
            digit => b'0' + digit as u8,
        },
        13 => b'0' + ((10 - sum % 10) % 10) as u8,
        _ => return None,
    };
    if bytes[last].eq_ignore_ascii_case(&right) {
        return None;
    }
    Some(Violation { offset: last, expected: Some(right), why: "wrong check digit" })
}

#[cfg(test)]
mod tests {
    use super::{isbn, not_empty};

    #[test]
    fn check_digits_of_both_lengths() {
        for good in ["0-486-27557-4", "0486275574", "080442957X", "0-8044-2957-x", "978-0-306-40615-7"] {
            assert_eq!(isbn(good), None, "{good}");
        }
        let fault = isbn("0-486-27557-5").unwrap();
        assert_eq!((fault.offset, fault.expected), (12, Some(b'4')));
        assert_eq!(isbn("0804429570").unwrap().expected, Some(b'X'));
        assert_eq!(isbn("9780306406158").unwrap().offset, 12);
        assert_eq!((isbn("123"), isbn("")), (None, None));
    }

    #[test]
    fn rejects_empty_text() {
        assert_eq!(not_empty("a"), None);
        assert_eq!(not_empty("").map(|fault| fault.offset), Some(0));
    }
}
