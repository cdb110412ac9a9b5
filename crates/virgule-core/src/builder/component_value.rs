//! The arguments of the setters of components.

use crate::uri::macros::{from, opaque_debug};
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

from! {
    [] u16 => PortValue<'_>: |port| PortValue(Some(Cow::Owned(port.to_string())));
    ['v] &'v str => PortValue<'v>: |digits| PortValue(Some(Cow::Borrowed(digits)));
    /// `None` removes the port. No other option type converts, so that the type of `None` is inferred.
    [] Option<u16> => PortValue<'_>: |port| PortValue(port.map(|port| Cow::Owned(port.to_string())));
}

/// The argument of the setters of optional components: a string, borrowed or owned, or `None`.
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

opaque_debug! { ComponentValue<'_>; }

from! {
    ['v] &'v str => ComponentValue<'v>: |text| ComponentValue(Some(Cow::Borrowed(text)));
    ['v] &'v String => ComponentValue<'v>: |text| ComponentValue(Some(Cow::Borrowed(text)));
    [] String => ComponentValue<'_>: |text| ComponentValue(Some(Cow::Owned(text)));
    ['v] Cow<'v, str> => ComponentValue<'v>: |text| ComponentValue(Some(text));
    /// `None` removes the component. No other option type converts, so that the type of `None` is inferred.
    ['v] Option<&'v str> => ComponentValue<'v>: |text| ComponentValue(text.map(Cow::Borrowed));
}
