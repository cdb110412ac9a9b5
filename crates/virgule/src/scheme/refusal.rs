//! Why a builder has nothing to give.

use super::error::{Reason, SchemeError};
use core::fmt::{self, Display};

/// Why a builder has nothing to give: the field at fault, and the reason.
///
#[cfg_attr(feature = "derive", doc = "```")]
#[cfg_attr(not(feature = "derive"), doc = "```ignore")]
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

impl BuildError {
    /// The field at fault, if it is one field's.
    pub const fn field(&self) -> Option<&'static str> {
        self.field
    }

    /// What the parser said of the composed text, if it refused it.
    pub const fn parse_error(&self) -> Option<SchemeError> {
        match self.why {
            Why::Refused(_, reason) => Some(SchemeError::of(self.field, reason)),
            _ => None,
        }
    }
}

impl Display for BuildError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(field) = self.field {
            write!(f, "field {field}: ")?;
        }
        match (&self.why, self.field) {
            (Why::Missing, _) => f.write_str("must be set"),
            (Why::Changed, _) => f.write_str("would be read in another way"),
            (Why::NoPlace, _) => f.write_str("has no place beside the other fields that are set"),
            (Why::Refused(byte, Reason::Text(error)), Some(_)) => {
                write!(f, "at byte {byte} of the value: ")?;
                error.words(f)
            }
            (Why::Refused(_, reason), field) => SchemeError::of(field, *reason).fmt(f),
        }
    }
}

impl core::error::Error for BuildError {}
