//! The error of builders and setters.

use super::advice::Advice;
use super::round_trip::Composed;
use crate::uri::error::ParseError;
use crate::uri::error::hint::Hint;
use crate::uri::error::scheme_error::{SchemeError, SchemeErrorCause};
use core::fmt::{self, Display};
use virgule_automata::expected::{ByteSet, Expected, ExpectedItems};

/// The error of a builder or setter: the field at fault, and the reason.
///
/// ```
/// use virgule::UriScheme;
///
/// #[derive(UriScheme)]
/// #[uri(grammar = "rfc3986", rule = "authority")]
/// struct Authority<'a> {
///     userinfo: Option<&'a str>,
///     host: &'a str,
///     port: Option<u16>,
/// }
///
/// assert_eq!(Authority::builder().host("localhost").port(80).build().unwrap(), "localhost:80");
/// let error = Authority::builder().host("me@localhost").build().unwrap_err();
/// assert_eq!(error.field(), Some("host"));
/// assert_eq!(
///     error.to_string(),
///     "field host: set the userinfo separately, not with the host (would be parsed as something else)"
/// );
/// ```
///
/// The message contains no part of the values.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BuildError {
    field: Option<&'static str>,
    why: BuildErrorCause,
    /// The offset in the value. It is not a field of `why`, because padding would make the error larger.
    byte: u32,
    advice: Option<Advice>,
}

/// The kind of a [`BuildError`].
///
/// ```
/// use virgule::{BuildErrorKind, UriBuf};
///
/// let mut uri: UriBuf = "mailto:anna@example.com".parse().unwrap();
/// assert_eq!(uri.set_port(25).unwrap_err().kind(), BuildErrorKind::NoPlace);
/// assert_eq!(uri.set_path("a?b").unwrap_err().kind(), BuildErrorKind::Reinterpreted);
/// assert_eq!(uri.set_path("a b").unwrap_err().kind(), BuildErrorKind::Refused);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum BuildErrorKind {
    /// A required field was not set.
    Missing,
    /// The value, or a part of it, would be parsed as another field.
    Reinterpreted,
    /// The grammar does not allow the field together with the other fields that are set.
    NoPlace,
    /// The grammar or the type of the field rejects the value.
    Refused,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum BuildErrorCause {
    Missing,
    /// The value was parsed as another field, or only a part of it was parsed as this field.
    Changed,
    NoPlace,
    /// The path has no segment with the first number as its index; the second number is the number of segments.
    NoSegment(usize, usize),
    Refused(SchemeErrorCause),
}

/// A value that was not parsed as the field it was set for. For this crate and for grammars read at run time.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Misplaced<'n> {
    /// The name of the field.
    pub field: &'n str,
    /// True if the value would be parsed as something else; false if the composed string does not contain the field.
    pub changed: bool,
}

impl Misplaced<'_> {
    #[inline]
    const fn why(&self) -> BuildErrorCause {
        if self.changed { BuildErrorCause::Changed } else { BuildErrorCause::NoPlace }
    }
}

impl Display for Misplaced<'_> {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.why().words())
    }
}

impl Misplaced<'static> {
    /// Returns the error of a builder, with advice about the value.
    #[inline]
    pub(super) fn advised(self, composed: &Composed<'_, 'static>) -> BuildError {
        BuildError::advised_by(composed, BuildError::of(Some(self.field), self.why()))
    }
}

impl BuildErrorCause {
    /// Returns the message, if it does not depend on the field.
    #[inline]
    pub(super) const fn words(&self) -> &'static str {
        match self {
            BuildErrorCause::Missing => MISSING,
            BuildErrorCause::Changed => "would be parsed as something else",
            BuildErrorCause::NoPlace => "is not allowed together with the other fields that are set",
            BuildErrorCause::NoSegment(..) | BuildErrorCause::Refused(..) => "",
        }
    }
}

/// The message for a required field that is not set. For this crate and for grammars read at run time.
pub const MISSING: &str = "must be set";

impl BuildError {
    #[inline]
    pub(super) const fn of(field: Option<&'static str>, why: BuildErrorCause) -> Self {
        BuildError { field, why, byte: 0, advice: None }
    }

    /// The error of a value that the grammar or the type of `field` rejects at `byte`.
    #[inline]
    pub(super) const fn at(field: Option<&'static str>, byte: usize, reason: SchemeErrorCause) -> Self {
        BuildError { field, why: BuildErrorCause::Refused(reason), byte: byte as u32, advice: None }
    }

    /// Adds the advice about a value of a builder to an error.
    #[cold]
    #[inline]
    pub(super) fn advised_by(composed: &Composed<'_, 'static>, error: Self) -> Self {
        let (field, advice) = composed.advice(error.field, matches!(error.why, BuildErrorCause::Changed));
        BuildError { field, advice, ..error }
    }

    #[inline]
    pub(crate) const fn advised(self, advice: Option<Advice>) -> Self {
        BuildError { advice, ..self }
    }

    /// Adds advice about a byte of `value`, so that message and offset are about the same mistake. If the advice is
    /// about a byte before the rejected one, the rest of the value was parsed as another component, which caused the
    /// error. If it is about a later byte, the rejected byte is the first mistake, and the advice is dropped.
    #[inline]
    pub(crate) fn advised_about(self, value: &str, advice: Advice) -> Self {
        let advised = self.advised(Some(advice));
        match (self.offset(), advice.offset(value), self.field) {
            (Some(refused), Some(about), Some(field)) if about < refused => {
                Self::changed(field).advised(Some(advice))
            }
            (Some(refused), Some(about), _) if refused < about => self,
            _ => advised,
        }
    }

    #[inline]
    pub(crate) fn changed(field: &'static str) -> Self {
        Self::of(Some(field), BuildErrorCause::Changed)
    }

    /// The error of a composed string that the grammar rejects, in which `value` of `field` begins at `begin`.
    #[inline]
    pub(crate) fn refused(field: &'static str, value: &str, begin: usize, error: ParseError) -> Self {
        match error.offset().checked_sub(begin) {
            Some(byte) if byte <= value.len() => Self::at(Some(field), byte, SchemeErrorCause::Text(error)),
            _ => Self::changed(field),
        }
    }

    /// Returns the field at fault, or `None` if there is no single one.
    ///
    /// ```
    /// let error = virgule::Uri::builder().scheme("http").host("a b").path("/").build().unwrap_err();
    /// assert_eq!((error.field(), error.offset()), (Some("host"), Some(1)));
    /// ```
    #[inline]
    pub const fn field(&self) -> Option<&'static str> {
        self.field
    }

    /// Returns the kind of the error. If the grammar rejects the value of a field,
    /// [`source`](core::error::Error::source) is the [`ParseError`], whose offset refers to the composed string.
    ///
    /// ```
    /// use virgule::{BuildErrorKind, Uri};
    ///
    /// let error = Uri::builder().scheme("http").host("a b").path("/").build().unwrap_err();
    /// assert_eq!((error.kind(), error.field(), error.offset()), (BuildErrorKind::Refused, Some("host"), Some(1)));
    /// ```
    #[inline]
    pub const fn kind(&self) -> BuildErrorKind {
        match self.why {
            BuildErrorCause::Missing => BuildErrorKind::Missing,
            BuildErrorCause::Changed => BuildErrorKind::Reinterpreted,
            BuildErrorCause::NoPlace | BuildErrorCause::NoSegment(..) => BuildErrorKind::NoPlace,
            BuildErrorCause::Refused(..) => BuildErrorKind::Refused,
        }
    }

    /// Returns the byte offset in the value at which the grammar or the type of the field rejects it, or `None` for
    /// errors of another kind.
    #[inline]
    pub const fn offset(&self) -> Option<usize> {
        match self.why {
            BuildErrorCause::Refused(_) => Some(self.byte as usize),
            _ => None,
        }
    }

    /// Returns the items that the grammar expected at [`Self::offset`]; empty for errors of another kind.
    ///
    /// ```
    /// use virgule::{ExpectedItem, UriBuf};
    ///
    /// let mut uri: UriBuf = "http://example.com/".parse().unwrap();
    /// let error = uri.set_port("8x").unwrap_err();
    /// assert!(error.expected().any(|item| item == ExpectedItem::Digit));
    /// assert_eq!(uri.set_path("b").unwrap_err().expected().count(), 0);
    /// ```
    #[inline]
    pub fn expected(&self) -> ExpectedItems {
        match self.why {
            BuildErrorCause::Refused(SchemeErrorCause::Text(error)) => error.expected(),
            _ => Expected { bytes: ByteSet::default(), end: false }.items(),
        }
    }
}

impl Display for BuildError {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(field) = self.field {
            write!(f, "field {field}: ")?;
        }
        if let Some(advice) = self.advice {
            write!(f, "{advice} (")?;
        }
        match (&self.why, self.field) {
            (BuildErrorCause::Missing | BuildErrorCause::Changed | BuildErrorCause::NoPlace, _) => {
                f.write_str(self.why.words())?
            }
            (BuildErrorCause::NoSegment(number, count), _) => {
                write!(f, "there is no segment {number}, the path has {count}")?;
            }
            (BuildErrorCause::Refused(SchemeErrorCause::Text(error)), Some(_)) => {
                let hint = error
                    .hint()
                    .filter(|hint| self.advice.is_none() && !matches!(hint, Hint::Relative | Hint::Empty));
                if let Some(hint) = hint {
                    write!(f, "{hint} (")?;
                }
                write!(f, "at byte {} of the value: ", self.byte)?;
                error.words(f)?;
                if hint.is_some() {
                    f.write_str(")")?;
                }
            }
            (BuildErrorCause::Refused(reason), field) => SchemeError::of(field, *reason).fmt(f)?,
        }
        if self.advice.is_some() { f.write_str(")") } else { Ok(()) }
    }
}

impl core::error::Error for BuildError {
    #[inline]
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match (&self.why, self.field) {
            (BuildErrorCause::Refused(SchemeErrorCause::Text(error)), Some(_)) => Some(error),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::BuildError;
    use crate::generated::rfc6920::Ni;
    use crate::uri::error::ParseError;
    use crate::uri::error::scheme_error::SchemeError;
    use crate::uri::owned::UriBuf;
    use core::error::Error;
    use std::string::ToString;
    use virgule_automata::expected::ExpectedItem;

    #[test]
    fn an_error_is_small() {
        assert!(size_of::<BuildError>() < 128, "{}", size_of::<BuildError>());
    }

    #[test]
    fn no_error_is_its_own_source() {
        let error = Ni::parse("http://a/").unwrap_err();
        let scheme = SchemeError::from(error);
        assert_eq!(scheme.to_string(), error.to_string());
        assert!(scheme.source().is_none());
        let owned = UriBuf::parse("http://a/b c").unwrap_err();
        assert!(owned.source().is_none());
        let same = owned.error();
        assert_eq!((owned.kind(), owned.offset(), owned.to_string()), (same.kind(), 10, same.to_string()));
        assert!(owned.expected().eq(same.expected()));
        assert_eq!(owned.pretty().to_string(), same.pretty("http://a/b c").to_string());
        assert_eq!(scheme.pretty("http://a/").to_string(), error.pretty("http://a/").to_string());
    }

    #[test]
    fn message_and_offset_are_about_the_same_byte() {
        let uri: UriBuf = "http://a/".parse().unwrap();
        let mut edited = uri.clone();
        for (error, offset, begin) in [
            // After an authority, `x` would be part of the host, and the blank would be rejected in the host.
            (
                edited.set_path("x y"),
                None,
                "path: the path must begin with `/` after an authority (would be parsed as something else)",
            ),
            // After the `?`, the blank would be rejected in a query.
            (edited.set_path("/x?y z"), None, "path: `?` would begin the query; write %3F"),
            // The blank comes before the `?`.
            (
                edited.set_path("/x y?z"),
                Some(2),
                "path: a space is not allowed in a path; write %20 (at byte 2 of the value: ",
            ),
            // The rejected byte may be the byte that the advice is about.
            (edited.set_host("::1"), Some(1), "host: an IPv6 address must be enclosed in brackets: `[::1]`"),
        ] {
            let error = error.unwrap_err();
            assert_eq!(error.offset(), offset, "{error}");
            assert!(
                error.to_string().strip_prefix("field ").is_some_and(|error| error.starts_with(begin)),
                "{error}"
            );
        }
        assert_eq!(edited, uri);
    }

    #[test]
    fn a_refused_value_has_its_parse_error() {
        let mut uri: UriBuf = "http://a/".parse().unwrap();
        let error = uri.set_port("8x").unwrap_err();
        assert!(error.source().is_some_and(|source| source.is::<ParseError>()));
        assert!(error.expected().any(|item| item == ExpectedItem::Digit));
        let error = uri.set_path("b").unwrap_err();
        assert!(error.source().is_none() && error.expected().next().is_none());
    }
}
