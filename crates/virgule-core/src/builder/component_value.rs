//! The arguments of the setters of components.

use alloc::borrow::Cow;
use alloc::string::{String, ToString};

/// The argument of [`Owned::set_port`](crate::Owned::set_port): a number, digits, or `None`.
///
/// ```
/// use virgule::{PortValue, UriBuf};
///
/// let mut uri: UriBuf = "http://example.com".parse().unwrap();
/// for port in [PortValue::from(80), PortValue::from("0080"), PortValue::from("")] {
///     uri.set_port(port)?;
/// }
/// assert_eq!(uri, "http://example.com:");
/// # Ok::<(), virgule::BuildError>(())
/// ```
#[derive(Debug, Clone)]
pub struct PortValue<'v>(Option<Cow<'v, str>>);

impl PortValue<'_> {
    #[inline]
    pub(super) fn as_deref(&self) -> Option<&str> {
        self.0.as_deref()
    }
}

impl From<u16> for PortValue<'_> {
    #[inline]
    fn from(port: u16) -> Self {
        PortValue(Some(Cow::Owned(port.to_string())))
    }
}

impl<'v> From<&'v str> for PortValue<'v> {
    #[inline]
    fn from(digits: &'v str) -> Self {
        PortValue(Some(Cow::Borrowed(digits)))
    }
}

/// `None` removes the port. There is no conversion from another option, so that the type of `None` is inferred.
impl From<Option<u16>> for PortValue<'_> {
    #[inline]
    fn from(port: Option<u16>) -> Self {
        PortValue(port.map(|port| Cow::Owned(port.to_string())))
    }
}

/// The argument of the setters of components that may be absent: text, borrowed or owned, or `None`.
///
/// ```
/// use virgule::{ComponentValue, UriBuf};
///
/// let mut uri: UriBuf = "http://example.com/".parse().unwrap();
/// let tag = String::from("a");
/// for value in [ComponentValue::from("q"), (&tag).into(), format!("page={}", 2).into(), Some("b").into()] {
///     uri.set_query(value)?;
/// }
/// uri.set_fragment(tag)?;
/// assert_eq!(uri, "http://example.com/?b#a");
/// uri.set_query(None)?;
/// assert_eq!(uri, "http://example.com/#a");
/// # Ok::<(), virgule::BuildError>(())
/// ```
#[derive(Clone)]
pub struct ComponentValue<'v>(Option<Cow<'v, str>>);

impl ComponentValue<'_> {
    #[inline]
    pub(super) fn as_deref(&self) -> Option<&str> {
        self.0.as_deref()
    }
}

/// Omits the text, which may be a password.
impl core::fmt::Debug for ComponentValue<'_> {
    #[inline]
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("ComponentValue").finish_non_exhaustive()
    }
}

impl<'v> From<&'v str> for ComponentValue<'v> {
    #[inline]
    fn from(text: &'v str) -> Self {
        ComponentValue(Some(Cow::Borrowed(text)))
    }
}

impl<'v> From<&'v String> for ComponentValue<'v> {
    #[inline]
    fn from(text: &'v String) -> Self {
        ComponentValue(Some(Cow::Borrowed(text)))
    }
}

impl From<String> for ComponentValue<'_> {
    #[inline]
    fn from(text: String) -> Self {
        ComponentValue(Some(Cow::Owned(text)))
    }
}

impl<'v> From<Cow<'v, str>> for ComponentValue<'v> {
    #[inline]
    fn from(text: Cow<'v, str>) -> Self {
        ComponentValue(Some(text))
    }
}

/// `None` removes the component. There is no conversion from another option, so that the type of `None` is inferred.
impl<'v> From<Option<&'v str>> for ComponentValue<'v> {
    #[inline]
    fn from(text: Option<&'v str>) -> Self {
        ComponentValue(text.map(Cow::Borrowed))
    }
}
