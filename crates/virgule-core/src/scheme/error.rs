//! Why a text is no value of a derived type.

use super::message::Message;
use crate::engine::{ByteSet, Expected, ExpectedItems};
use crate::error::{Hint, ParseError, Pretty};
use core::fmt;

/// Why a text is no value of a type with `#[derive(UriScheme)]`: the grammar refuses the text, or the type of a
/// field refuses the part that it was given.
///
/// Offsets are counted from the beginning of the whole text, also where a field has a grammar of its own.
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
/// assert_eq!(error.to_string(), "a port is a number; an IPv6 address stands in brackets: `[::1]` (offset 11, in port: expected a digit or the end)");
/// ```
///
/// What another type said is kept up to a length of 62 bytes; what is longer is cut and ends with `…`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct SchemeError {
    field: Option<&'static str>,
    reason: Reason,
}

/// What a [`SchemeError`] is about.
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
    /// The grammar refuses the text, or that of a field.
    Syntax,
    /// The type of a field refuses its part.
    Value,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Reason {
    /// The grammar refuses the text, or that of a field.
    Text(ParseError),
    /// A type refuses the part at that offset.
    Value { offset: usize, rule: &'static str, message: Message },
}

impl SchemeError {
    /// The byte offset at which the text goes wrong; where a type refuses a part, the offset of that part.
    #[inline]
    pub const fn offset(&self) -> usize {
        match &self.reason {
            Reason::Text(error) => error.offset(),
            Reason::Value { offset, .. } => *offset,
        }
    }

    /// The rule of the grammar that the text was in at that place.
    #[inline]
    pub const fn rule(&self) -> Option<&'static str> {
        match &self.reason {
            Reason::Text(error) => error.rule(),
            Reason::Value { rule, .. } => Some(*rule),
        }
    }

    /// The field whose type refuses its part; none where the text is not of the grammar.
    #[inline]
    pub const fn field(&self) -> Option<&'static str> {
        self.field
    }

    /// What is wrong, for programs.
    #[inline]
    pub const fn kind(&self) -> SchemeErrorKind {
        match self.reason {
            Reason::Text(_) => SchemeErrorKind::Syntax,
            Reason::Value { .. } => SchemeErrorKind::Value,
        }
    }

    /// What the grammar expected at that place; nothing where a type refuses a part.
    #[inline]
    pub fn expected(&self) -> ExpectedItems {
        match &self.reason {
            Reason::Text(error) => error.expected(),
            Reason::Value { .. } => Expected { bytes: ByteSet::default(), end: false }.items(),
        }
    }

    /// The error under the text that was parsed, as [`ParseError::pretty`]. It shows the text, and what is secret in it.
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

    /// What is wrong, without the place.
    #[inline]
    pub(crate) fn words(&self, f: &mut impl fmt::Write) -> fmt::Result {
        match &self.reason {
            Reason::Text(error) => error.words(f),
            Reason::Value { message, .. } => write!(f, "{message}"),
        }
    }

    /// The likely mistake, if it is one of those that people often make.
    #[inline]
    pub(crate) const fn hint(&self) -> Option<Hint> {
        match &self.reason {
            Reason::Text(error) => error.hint(),
            Reason::Value { .. } => None,
        }
    }

    /// The grammar refuses the text.
    #[inline]
    pub(crate) const fn text(error: ParseError) -> Self {
        SchemeError { field: None, reason: Reason::Text(error) }
    }

    /// The field, and the rest.
    #[cfg(feature = "alloc")]
    #[inline]
    pub(super) const fn split(self) -> (Option<&'static str>, Reason) {
        (self.field, self.reason)
    }

    /// The error of those two.
    #[cfg(feature = "alloc")]
    #[inline]
    pub(super) const fn of(field: Option<&'static str>, reason: Reason) -> Self {
        SchemeError { field, reason }
    }

    /// `value` refuses the part at `offset`, which `rule` matched.
    #[inline]
    pub(super) fn value(offset: usize, rule: &'static str, value: &dyn fmt::Display) -> Self {
        SchemeError { field: None, reason: Reason::Value { offset, rule, message: Message::of(value) } }
    }

    /// The same error in a text in which what was parsed begins at `base`.
    #[inline]
    pub(super) fn behind(mut self, base: usize) -> Self {
        match &mut self.reason {
            Reason::Text(error) => *error = error.behind(base),
            Reason::Value { offset, .. } => *offset += base,
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
            Reason::Text(error) => error.fmt(f),
            Reason::Value { offset, rule, message } => write!(f, "offset {offset}, in {rule}: {message}"),
        }
    }
}

/// It shows itself as the [`ParseError`] where the grammar refuses the text, so that it is not the source too.
impl core::error::Error for SchemeError {}

/// Says of which field the error is, in a text in which the field begins at `base`. For derived code.
#[inline]
pub fn named(error: SchemeError, field: &'static str, base: usize) -> SchemeError {
    SchemeError { field: Some(field), ..error.behind(base) }
}

/// A part that is no value, for a reason that needs no type. For derived code.
#[inline]
pub fn refused(offset: usize, rule: &'static str, why: &dyn fmt::Display) -> SchemeError {
    SchemeError::value(offset, rule, why)
}

/// Where `part`, which is a part of `text`, begins in it. For derived code.
#[inline]
pub fn offset_in(text: &str, part: &str) -> usize {
    (part.as_ptr() as usize).saturating_sub(text.as_ptr() as usize)
}

#[cfg(test)]
mod tests {
    use super::SchemeError;

    #[test]
    fn an_error_is_small() {
        #[cfg(feature = "alloc")]
        assert!(size_of::<super::super::BuildError>() < 128, "{}", size_of::<super::super::BuildError>());
        assert!(size_of::<SchemeError>() < 128, "{}", size_of::<SchemeError>());
    }
}
