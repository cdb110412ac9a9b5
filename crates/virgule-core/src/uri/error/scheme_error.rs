//! The error of derived types.

use crate::uri::error::ParseError;
use crate::uri::error::hint::Hint;
use crate::uri::error::pretty::Pretty;
use core::fmt;
use virgule_automata::expected::{ByteSet, Expected, ExpectedItems};
use virgule_automata::fixed_text::FixedText;

/// The message of another error. Errors are small, `Copy`, and do not allocate, so the message is truncated: with 62
/// bytes, a `SchemeError` is smaller than 128 bytes, the limit of clippy's `result_large_err`.
type Message = FixedText<62>;

/// The error of a type with `#[derive(UriScheme)]`: the grammar rejects the input, or the type of a field rejects its
/// part of the input.
///
/// Offsets are relative to the entire input, even if a field has its own grammar.
///
/// ```
/// use virgule::UriScheme;
///
/// #[derive(UriScheme, Debug)]
/// #[uri(grammar = "rfc3986", rule = "authority")]
/// struct Authority<'a> {
///     host: &'a str,
///     port: Option<u16>,
/// }
///
/// let error = Authority::parse("localhost:99999").unwrap_err();
/// assert_eq!((error.offset(), error.rule(), error.field()), (10, Some("port"), Some("port")));
/// assert_eq!(error.to_string(), "offset 10, in port: number too large to fit in target type");
///
/// let error = Authority::parse("localhost:8x").unwrap_err();
/// assert_eq!(error.to_string(), "a port is a number; an IPv6 address must be enclosed in brackets: `[::1]` (offset 11, in port: expected a digit or the end)");
/// ```
///
/// The message of a field type's error is truncated to 62 bytes and then ends with `…`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct SchemeError {
    field: Option<&'static str>,
    reason: SchemeErrorCause,
}

/// The kind of a [`SchemeError`].
///
/// ```
/// use virgule::{SchemeErrorKind, UriScheme};
///
/// #[derive(UriScheme)]
/// #[uri(grammar = "rfc3986", rule = "port")]
/// struct Port {
///     #[uri(rule = "port")]
///     number: u16,
/// }
///
/// assert_eq!(Port::parse("8x").err().map(|error| error.kind()), Some(SchemeErrorKind::Syntax));
/// assert_eq!(Port::parse("65536").err().map(|error| error.kind()), Some(SchemeErrorKind::Value));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum SchemeErrorKind {
    /// The grammar of the type or of a field does not match.
    Syntax,
    /// The grammars match, but the type of a field rejects its part.
    Value,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum SchemeErrorCause {
    /// The grammar rejects the input, or the grammar of a field rejects its part.
    Text(ParseError),
    /// The type of a field rejects the part at `offset`, which `rule` matched; `message` is the message of its error.
    Value { offset: usize, rule: &'static str, message: Message },
}

impl SchemeError {
    /// Returns the byte offset of the first unexpected byte, or the offset of the part that a type rejects.
    #[inline]
    pub const fn offset(&self) -> usize {
        match &self.reason {
            SchemeErrorCause::Text(error) => error.offset(),
            SchemeErrorCause::Value { offset, .. } => *offset,
        }
    }

    /// Returns the grammar rule that was being matched at the offset.
    #[inline]
    pub const fn rule(&self) -> Option<&'static str> {
        match &self.reason {
            SchemeErrorCause::Text(error) => error.rule(),
            SchemeErrorCause::Value { rule, .. } => Some(*rule),
        }
    }

    /// Returns the field whose type rejects its part, or `None` if the grammar rejects the input.
    #[inline]
    pub const fn field(&self) -> Option<&'static str> {
        self.field
    }

    /// Returns the kind of the error.
    #[inline]
    pub const fn kind(&self) -> SchemeErrorKind {
        match self.reason {
            SchemeErrorCause::Text(_) => SchemeErrorKind::Syntax,
            SchemeErrorCause::Value { .. } => SchemeErrorKind::Value,
        }
    }

    /// True if the input matches the grammar, but violates a check, or the type of a field rejects its part. For tests
    /// of types.
    #[doc(hidden)]
    #[inline]
    pub const fn is_beyond_grammar(&self) -> bool {
        match &self.reason {
            SchemeErrorCause::Text(error) => self.field.is_some() || error.is_beyond_grammar(),
            SchemeErrorCause::Value { .. } => true,
        }
    }

    /// Returns the items that the grammar expected, like [`ParseError::expected`]; empty if a type rejects its part.
    #[inline]
    pub fn expected(&self) -> ExpectedItems {
        match &self.reason {
            SchemeErrorCause::Text(error) => error.expected(),
            SchemeErrorCause::Value { .. } => Expected { bytes: ByteSet::default(), end: false }.items(),
        }
    }

    /// Formats the error below the input, like [`ParseError::pretty`], including secrets in the input.
    ///
    /// ```
    /// use virgule::UriScheme;
    ///
    /// #[derive(UriScheme, Debug)]
    /// #[uri(grammar = "rfc3986", rule = "authority")]
    /// struct Authority<'a> {
    ///     host: &'a str,
    ///     port: Option<u16>,
    /// }
    ///
    /// let text = "localhost:99999";
    /// let error = Authority::parse(text).unwrap_err();
    /// assert_eq!(
    ///     error.pretty(text).to_string(),
    ///     "localhost:99999\n          ^ in port: number too large to fit in target type"
    /// );
    /// ```
    #[inline]
    pub const fn pretty<'t>(&self, text: &'t str) -> Pretty<'t> {
        Pretty::new(text, *self)
    }

    #[inline]
    pub(crate) fn words(&self, f: &mut impl fmt::Write) -> fmt::Result {
        match &self.reason {
            SchemeErrorCause::Text(error) => error.words(f),
            SchemeErrorCause::Value { message, .. } => write!(f, "{message}"),
        }
    }

    /// Returns the hint, or `None` if the mistake is uncommon.
    #[inline]
    pub(crate) const fn hint(&self) -> Option<Hint> {
        match &self.reason {
            SchemeErrorCause::Text(error) => error.hint(),
            SchemeErrorCause::Value { .. } => None,
        }
    }

    #[inline]
    pub(crate) const fn text(error: ParseError) -> Self {
        SchemeError { field: None, reason: SchemeErrorCause::Text(error) }
    }

    #[cfg(feature = "alloc")]
    #[inline]
    pub(crate) const fn split(self) -> (Option<&'static str>, SchemeErrorCause) {
        (self.field, self.reason)
    }

    #[cfg(feature = "alloc")]
    #[inline]
    pub(crate) const fn of(field: Option<&'static str>, reason: SchemeErrorCause) -> Self {
        SchemeError { field, reason }
    }

    /// The error of a type that rejects the part at `offset`, which `rule` matched. `value` is the error of the type.
    #[inline]
    pub(crate) fn value(offset: usize, rule: &'static str, value: &dyn fmt::Display) -> Self {
        let mut message = Message::EMPTY;
        // Writing fails if the message is truncated; an error of `value` itself ends the message too.
        let _ = fmt::Write::write_fmt(&mut message, format_args!("{value}"));
        SchemeError { field: None, reason: SchemeErrorCause::Value { offset, rule, message } }
    }

    /// Returns the error with its offset relative to a string that contains the parsed part at offset `base`.
    #[inline]
    pub(super) fn behind(mut self, base: usize) -> Self {
        match &mut self.reason {
            SchemeErrorCause::Text(error) => *error = error.behind(base),
            SchemeErrorCause::Value { offset, .. } => *offset += base,
        }
        self
    }
}

impl From<ParseError> for SchemeError {
    #[inline]
    fn from(error: ParseError) -> Self {
        SchemeError::text(error)
    }
}

impl fmt::Display for SchemeError {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.reason {
            SchemeErrorCause::Text(error) => error.fmt(f),
            SchemeErrorCause::Value { offset, rule, message } => {
                write!(f, "offset {offset}, in {rule}: {message}")
            }
        }
    }
}

/// `Display` shows the inner [`ParseError`], so `source` does not return it.
impl core::error::Error for SchemeError {}

/// Adds a field to an error, and the offset `base` of the field in the entire input. For derived code.
#[inline]
pub fn named(error: SchemeError, field: &'static str, base: usize) -> SchemeError {
    SchemeError { field: Some(field), ..error.behind(base) }
}

/// The error of a part that no conversion accepts. For derived code.
#[inline]
pub fn refused(offset: usize, rule: &'static str, why: &dyn fmt::Display) -> SchemeError {
    SchemeError::value(offset, rule, why)
}

#[cfg(test)]
mod tests {
    use super::SchemeError;

    #[test]
    fn an_error_is_small() {
        assert!(size_of::<SchemeError>() < 128, "{}", size_of::<SchemeError>());
    }
}
