//! The error of a text that is not repaired.

use crate::uri::error::ParseError;
use core::fmt;

/// A text that percent-encoding cannot repair.
///
/// ```
/// use virgule::{Uri, repair::repair};
///
/// let error = repair::<Uri>(r"https://good.example\@evil.example/").unwrap_err();
/// assert_eq!(error.offset(), 20);
/// assert_eq!(
///     error.to_string(),
///     "percent-encoding this character may move a boundary: others may read it as a delimiter, or not at all (offset 20)"
/// );
/// let error = repair::<Uri>("https://a:8x/").unwrap_err();
/// assert_eq!(
///     error.to_string(),
///     "percent-encoding does not repair the text: a port is a number; an IPv6 address stands in brackets: `[::1]` \
///      (offset 11, in port: expected a digit, \"/\", \"?\", \"#\" or the end)"
/// );
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RepairError {
    offset: usize,
    source: Option<ParseError>,
}

/// The kind of a [`RepairError`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum RepairErrorKind {
    /// Percent-encoding does not make the text valid. [`RepairError::parse_error`] is the error of the original text.
    Syntax,
    /// The repair would percent-encode a character that other parsers may read as a delimiter, or remove.
    Boundary,
}

impl RepairError {
    pub(super) const fn syntax(error: ParseError) -> Self {
        RepairError { offset: error.offset(), source: Some(error) }
    }

    pub(super) const fn boundary(offset: usize) -> Self {
        RepairError { offset, source: None }
    }

    /// The byte offset in the original text.
    #[inline]
    pub const fn offset(&self) -> usize {
        self.offset
    }

    /// The kind of the error.
    #[inline]
    pub const fn kind(&self) -> RepairErrorKind {
        match self.source {
            Some(_) => RepairErrorKind::Syntax,
            None => RepairErrorKind::Boundary,
        }
    }

    /// The parse error of the original text, if percent-encoding cannot correct it.
    #[inline]
    pub const fn parse_error(&self) -> Option<&ParseError> {
        self.source.as_ref()
    }
}

impl fmt::Display for RepairError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.source {
            Some(error) => write!(f, "percent-encoding does not repair the text: {error}"),
            None => write!(
                f,
                "percent-encoding this character may move a boundary: others may read it as a delimiter, or not at all \
                 (offset {})",
                self.offset
            ),
        }
    }
}

/// The message contains that of the [`ParseError`], so there is no source.
impl core::error::Error for RepairError {}
