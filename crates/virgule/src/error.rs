//! Why a text is not what it was parsed as.

use crate::engine::{ByteSet, Expected, ExpectedItem, NO_RULE, Stop, Table, explain};
use core::fmt;

/// Where a text stops being what the grammar says, in which rule, and what could have stood there.
///
/// Shown, it names no part of the text, so that a password in it cannot get into a log:
///
/// ```
/// let error = virgule::Uri::parse("http://example.com:8x/").unwrap_err();
/// assert_eq!(error.offset(), 20);
/// assert_eq!(error.rule(), Some("port"));
/// assert_eq!(error.to_string(), r##"offset 20, in port: expected a digit, "/", "?", "#" or the end"##);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ParseError {
    offset: usize,
    rule: Option<&'static str>,
    expected: Expected,
    too_long: bool,
}

/// No text that is parsed has more bytes: positions are 32-bit numbers.
pub const MAX_LENGTH: usize = u32::MAX as usize - 1;

impl ParseError {
    /// Why `table` refuses `text` as `kind`. For generated code.
    #[doc(hidden)]
    #[cold]
    pub const fn explain(table: &'static Table<'static>, text: &str, kind: usize) -> Self {
        if text.len() > MAX_LENGTH {
            let expected = Expected { bytes: ByteSet([0; 4]), end: true };
            return ParseError { offset: MAX_LENGTH, rule: None, expected, too_long: true };
        }
        let Stop { offset, rule, expected, end } = explain(table, text, kind);
        let rule = if rule == NO_RULE { None } else { Some(table.rules[rule as usize]) };
        ParseError { offset, rule, expected: Expected { bytes: expected, end }, too_long: false }
    }

    /// The byte offset at which the text goes wrong; its length where it ends too early.
    pub const fn offset(&self) -> usize {
        self.offset
    }

    /// The rule of the grammar that the text was in at that place, such as `port`.
    pub const fn rule(&self) -> Option<&'static str> {
        self.rule
    }

    /// What could have stood at that place.
    pub fn expected(&self) -> impl Iterator<Item = ExpectedItem> + use<> {
        self.expected.items()
    }
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.too_long {
            return write!(f, "longer than {MAX_LENGTH} bytes");
        }
        message(f, self.offset, self.rule, &self.expected)
    }
}

impl core::error::Error for ParseError {}

/// `offset 20, in port: expected a digit, "/" or the end`. For this crate and for grammars read at run time.
#[doc(hidden)]
pub fn message(
    f: &mut impl fmt::Write,
    offset: usize,
    rule: Option<&str>,
    expected: &Expected,
) -> fmt::Result {
    write!(f, "offset {offset}")?;
    if let Some(rule) = rule {
        write!(f, ", in {rule}")?;
    }
    write!(f, ": expected {expected}")
}
