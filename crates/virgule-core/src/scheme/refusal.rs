//! Why a builder has nothing to give.

use super::error::{Reason, SchemeError};
use crate::ParseError;
use core::fmt::{self, Display};

/// Why a builder has nothing to give: the field at fault, and the reason.
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
/// assert_eq!(error.to_string(), "field host: would be read in another way");
/// ```
///
/// The message holds no part of the values.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BuildError {
    pub(super) field: Option<&'static str>,
    pub(super) why: Why,
}

/// What a [`BuildError`] is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum BuildErrorKind {
    /// A field that every text needs was not set.
    Missing,
    /// The value, or a part of it, would be read as another field.
    Reinterpreted,
    /// There is no place for the value beside the other fields that are set.
    NoPlace,
    /// The grammar or the type of the field refuses the value.
    Refused,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Why {
    /// A field that must be there was not set.
    Missing,
    /// The value is found elsewhere, or only a part of it is.
    Changed,
    /// There is no place for the value beside the others.
    NoPlace,
    /// The grammar or the type of the field refuses it, at that byte of the value.
    Refused(usize, Reason),
}

/// A value that is not found where it was put. For this crate and for grammars read at run time.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Misplaced<'n> {
    /// The field.
    pub field: &'n str,
    /// Whether it is found elsewhere, or only a part of it is; else there is no place for it beside the others.
    pub changed: bool,
}

impl Misplaced<'_> {
    #[inline]
    const fn why(&self) -> Why {
        if self.changed { Why::Changed } else { Why::NoPlace }
    }
}

impl Display for Misplaced<'_> {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.why().words())
    }
}

impl From<Misplaced<'static>> for BuildError {
    #[inline]
    fn from(misplaced: Misplaced<'static>) -> Self {
        BuildError { field: Some(misplaced.field), why: misplaced.why() }
    }
}

impl Why {
    /// What is wrong with the field, if that is the same for all.
    #[inline]
    pub(super) const fn words(&self) -> &'static str {
        match self {
            Why::Missing => MISSING,
            Why::Changed => "would be read in another way",
            Why::NoPlace => "has no place beside the other fields that are set",
            Why::Refused(..) => "",
        }
    }
}

/// What is said of a field that must be there. For this crate and for grammars read at run time.
pub const MISSING: &str = "must be set";

impl BuildError {
    /// The value of `field` would be found elsewhere, or only a part of it.
    #[inline]
    pub(crate) fn changed(field: &'static str) -> Self {
        BuildError { field: Some(field), why: Why::Changed }
    }

    /// There is no place for `field` beside the others.
    #[inline]
    pub(crate) fn no_place(field: &'static str) -> Self {
        BuildError { field: Some(field), why: Why::NoPlace }
    }

    /// The grammar refuses the text in which `value` of `field` stands from `begin` on.
    #[inline]
    pub(crate) fn refused(field: &'static str, value: &str, begin: usize, error: ParseError) -> Self {
        match error.offset().checked_sub(begin) {
            Some(byte) if byte <= value.len() => {
                BuildError { field: Some(field), why: Why::Refused(byte, Reason::Text(error)) }
            }
            _ => Self::changed(field),
        }
    }

    /// The field at fault, if it is one field's.
    #[inline]
    pub const fn field(&self) -> Option<&'static str> {
        self.field
    }

    /// What is wrong, for programs. Where the grammar refuses a value, [`source`](core::error::Error::source) is the
    /// [`ParseError`], whose offset is in the text that was composed.
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
            Why::Missing => BuildErrorKind::Missing,
            Why::Changed => BuildErrorKind::Reinterpreted,
            Why::NoPlace => BuildErrorKind::NoPlace,
            Why::Refused(..) => BuildErrorKind::Refused,
        }
    }

    /// The byte offset in the value of the field at which the grammar or the field's type refuses it.
    #[inline]
    pub const fn offset(&self) -> Option<usize> {
        match self.why {
            Why::Refused(offset, _) => Some(offset),
            _ => None,
        }
    }
}

impl Display for BuildError {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(field) = self.field {
            write!(f, "field {field}: ")?;
        }
        match (&self.why, self.field) {
            (Why::Missing | Why::Changed | Why::NoPlace, _) => f.write_str(self.why.words()),
            (Why::Refused(byte, Reason::Text(error)), Some(_)) => {
                write!(f, "at byte {byte} of the value: ")?;
                error.words(f)
            }
            (Why::Refused(_, reason), field) => SchemeError::of(field, *reason).fmt(f),
        }
    }
}

impl core::error::Error for BuildError {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match &self.why {
            Why::Refused(_, Reason::Text(error)) => Some(error),
            _ => None,
        }
    }
}
