//! Setters of components, for owned types.
//!
//! ```text
//! components  →  one replaced  →  composed (RFC 3986 section 5.3)  →  parsed  →  the same components?
//! ```
//!
//! A setter thus never changes another component: a query `a#b`, a path `//x` without an authority and a host `h/..`
//! are rejected, and the value is unchanged.

use crate::builder::advice::{Advice, PresentComponents, advice};
use crate::builder::build_error::{BuildError, BuildErrorCause};
use crate::builder::component_value::{ComponentValue, PortValue};
use crate::resolve::recompose;
use crate::uri::components::{AuthorityParts, Generic, Parts};
use crate::uri::owned::Owned;
use crate::uri::typed::UriType;
use alloc::string::{String, ToString};
use core::fmt::Display;
use virgule_automata::captures::Matched;

/// Types whose components can be set: those of RFC 3986 and RFC 3987.
///
/// The items of this trait may change in any release.
///
/// ```
/// use virgule::{BuildError, Editable, Owned, UriBuf, UriRefBuf};
///
/// fn to_root<V: Editable>(text: &mut Owned<V>) -> Result<(), BuildError> {
///     text.set_path("/")?;
///     text.set_query(None)
/// }
///
/// let (mut uri, mut reference): (UriBuf, UriRefBuf) = ("http://a/b?c".parse()?, "//a/b?c".parse()?);
/// to_root(&mut uri)?;
/// to_root(&mut reference)?;
/// assert_eq!((uri.as_str(), reference.as_str()), ("http://a/", "//a/"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// The trait is sealed: other crates cannot implement it.
pub trait Editable: UriType + SealedEditable {
    /// True if non-ASCII characters are allowed.
    #[doc(hidden)]
    const IRI: bool;

    /// Returns the components.
    #[doc(hidden)]
    fn split(found: Matched<'_, Self::Captures>) -> (Parts<'_>, Option<AuthorityParts<'_>>);
}

/// Seals [`Editable`], so that only types of this crate implement it.
pub trait SealedEditable {}

macro_rules! editable {
    ($($name:ident)*) => {$(
        impl SealedEditable for crate::uri::$name<'_> {}

        impl Editable for crate::uri::$name<'_> {
            const IRI: bool = <Self as Generic<'_>>::IRI;

            #[inline]
            fn split(found: Matched<'_, Self::Captures>) -> (Parts<'_>, Option<AuthorityParts<'_>>) {
                let value = Self::of(found);
                (value.parts(), value.authority_parts())
            }
        }
    )*};
}

editable! { Uri UriRef AbsoluteUri RelativeRef Iri IriRef AbsoluteIri IriRelativeRef }

/// The argument of a setter is the value, or `None` to remove the component. A setter returns an error and changes
/// nothing if the result would not be valid for the type, or would have other components than those that were set.
///
/// ```
/// use virgule::UriBuf;
///
/// let mut uri: UriBuf = "http://example.com:8080/a?q".parse().unwrap();
/// uri.set_port(None)?;
/// uri.set_path("/b%20c")?;
/// assert_eq!(uri, "http://example.com/b%20c?q");
///
/// let error = uri.set_query("x#y").unwrap_err();
/// assert_eq!(
///     error.to_string(),
///     "field query: `#` would begin the fragment; write %23 (would be parsed as something else)"
/// );
/// let error = uri.set_path("/b c").unwrap_err();
/// assert!(error.to_string().starts_with("field path: a space is not allowed in a path; write %20 (at byte 2 of the value: "));
/// assert_eq!(uri, "http://example.com/b%20c?q");
/// # Ok::<(), virgule::BuildError>(())
/// ```
impl<V: Editable> Owned<V> {
    #[inline]
    pub(super) fn split(&self) -> (Parts<'_>, Option<AuthorityParts<'_>>) {
        V::split(self.found.borrow())
    }

    /// Replaces the component `name` by `value` using `change`.
    fn replace(
        &mut self,
        name: &'static str,
        value: Option<&str>,
        change: impl for<'x> FnOnce(&mut Parts<'x>, &mut Option<AuthorityParts<'x>>, Option<&'x str>),
    ) -> Result<(), BuildError> {
        let (mut parts, mut authority) = self.split();
        change(&mut parts, &mut authority, value);
        *self = composed(parts, authority, name, value)?;
        Ok(())
    }

    /// Replaces a part of the authority. Without an authority, a part cannot be set.
    fn replace_inner(
        &mut self,
        name: &'static str,
        value: Option<&str>,
        change: impl for<'x> FnOnce(&mut AuthorityParts<'x>, Option<&'x str>),
    ) -> Result<(), BuildError> {
        if self.split().1.is_none() {
            let no_place = BuildError::of(Some(name), BuildErrorCause::NoPlace);
            return value.map_or(Ok(()), |_| Err(no_place.advised(Some(Advice::NoAuthority))));
        }
        self.replace(name, value, |_, inner, value| {
            if let Some(inner) = inner {
                change(inner, value);
            }
        })
    }

    /// Sets the scheme, or removes it.
    ///
    /// # Errors
    ///
    /// If the value is not a `scheme` (RFC 3986 section 3.1); if the type has no scheme, like
    /// [`RelativeRef`](crate::RelativeRef), or must have one; or if the path cannot begin a relative reference (section
    /// 4.2).
    ///
    /// ```
    /// let mut reference: virgule::UriRefBuf = "//example.com/a".parse().unwrap();
    /// reference.set_scheme("https")?;
    /// assert_eq!(reference, "https://example.com/a");
    /// reference.set_scheme(None)?;
    /// assert_eq!(reference, "//example.com/a");
    /// reference.set_scheme("1a").unwrap_err();
    /// # Ok::<(), virgule::BuildError>(())
    /// ```
    pub fn set_scheme<'v>(&mut self, scheme: impl Into<ComponentValue<'v>>) -> Result<(), BuildError> {
        self.replace("scheme", scheme.into().as_deref(), |parts, _, scheme| parts.scheme = scheme)
    }

    /// Sets the entire authority, or removes it.
    ///
    /// # Errors
    ///
    /// If the value is not an `authority` (RFC 3986 section 3.2), or if the path is not allowed with it or without it:
    /// after an authority, a path is empty or begins with `/`; without an authority, it does not begin with `//`
    /// (section 3.3).
    ///
    /// ```
    /// let mut uri: virgule::UriBuf = "http://example.com/a".parse().unwrap();
    /// uri.set_authority("anna@[::1]:8080")?;
    /// assert_eq!(uri, "http://anna@[::1]:8080/a");
    /// uri.set_authority(None)?;
    /// assert_eq!(uri, "http:/a");
    /// let mut uri: virgule::UriBuf = "mailto:anna@example.com".parse().unwrap();
    /// uri.set_authority("example.com").unwrap_err();
    /// # Ok::<(), virgule::BuildError>(())
    /// ```
    pub fn set_authority<'v>(&mut self, authority: impl Into<ComponentValue<'v>>) -> Result<(), BuildError> {
        self.replace("authority", authority.into().as_deref(), |parts, inner, authority| {
            (parts.authority, *inner) = (authority, None);
        })
    }

    /// Sets the userinfo, or removes it. Setting one requires an authority.
    ///
    /// # Errors
    ///
    /// If the value is not a `userinfo` (RFC 3986 section 3.2.1), or there is no authority.
    ///
    /// ```
    /// let mut uri: virgule::UriBuf = "ftp://example.com/".parse().unwrap();
    /// uri.set_userinfo("anna")?;
    /// assert_eq!(uri, "ftp://anna@example.com/");
    /// uri.set_userinfo("anna@home").unwrap_err(); // `@` is written %40
    /// uri.set_userinfo(None)?;
    /// assert_eq!(uri, "ftp://example.com/");
    /// # Ok::<(), virgule::BuildError>(())
    /// ```
    pub fn set_userinfo<'v>(&mut self, userinfo: impl Into<ComponentValue<'v>>) -> Result<(), BuildError> {
        let userinfo = userinfo.into();
        self.replace_inner("userinfo", userinfo.as_deref(), |inner, userinfo| inner.userinfo = userinfo)
    }

    /// Sets the host, including the brackets of an IP literal. Without an authority, the host becomes the authority.
    ///
    /// # Errors
    ///
    /// If the value is not a `host` (RFC 3986 section 3.2.2), or if it becomes the authority and the path is neither
    /// empty nor begins with `/` (section 3.3).
    ///
    /// ```
    /// use std::net::Ipv4Addr;
    /// use virgule::Host;
    ///
    /// let mut uri: virgule::UriBuf = "http://example.com:8080/".parse().unwrap();
    /// uri.set_host("[::1]")?;
    /// assert_eq!(uri, "http://[::1]:8080/");
    /// uri.set_host(Host::from(Ipv4Addr::LOCALHOST))?;
    /// assert_eq!(uri, "http://127.0.0.1:8080/");
    /// uri.set_host("::1").unwrap_err();
    /// let mut uri: virgule::UriBuf = "file:/etc/hosts".parse().unwrap();
    /// uri.set_host("")?;
    /// assert_eq!(uri, "file:///etc/hosts");
    /// # Ok::<(), virgule::BuildError>(())
    /// ```
    #[inline]
    pub fn set_host(&mut self, host: impl Display) -> Result<(), BuildError> {
        self.replace("host", Some(&host.to_string()), |_, inner, host| {
            let host = host.unwrap_or_default();
            let inner = inner.get_or_insert(AuthorityParts { userinfo: None, host, port: None });
            inner.host = host;
        })
    }

    /// Sets the port from a number or digits, or removes it. Setting one requires an authority.
    ///
    /// # Errors
    ///
    /// If the value is not a `port`, zero or more digits (RFC 3986 section 3.2.3), or there is no authority.
    ///
    /// ```
    /// let mut uri: virgule::UriBuf = "http://example.com/".parse().unwrap();
    /// uri.set_port(8080)?;
    /// assert_eq!(uri, "http://example.com:8080/");
    /// uri.set_port("80")?;
    /// uri.set_port(Some(443))?;
    /// uri.set_port(None)?;
    /// assert_eq!(uri, "http://example.com/");
    /// # Ok::<(), virgule::BuildError>(())
    /// ```
    pub fn set_port<'v>(&mut self, port: impl Into<PortValue<'v>>) -> Result<(), BuildError> {
        self.replace_inner("port", port.into().as_deref(), |inner, port| inner.port = port)
    }

    /// Sets the path. A path is always present, but may be empty.
    ///
    /// # Errors
    ///
    /// If the value is not a `path` (RFC 3986 section 3.3), or the result would be parsed differently: after an
    /// authority, a path is empty or begins with `/`; without an authority, it does not begin with `//`, and in a
    /// relative reference its first segment has no colon.
    ///
    /// ```
    /// let mut uri: virgule::UriBuf = "http://example.com/a?q".parse().unwrap();
    /// uri.set_path("/b/c")?;
    /// assert_eq!(uri, "http://example.com/b/c?q");
    /// uri.set_path("b").unwrap_err();
    /// uri.set_path("/b?c").unwrap_err();
    /// # Ok::<(), virgule::BuildError>(())
    /// ```
    #[inline]
    pub fn set_path(&mut self, path: impl Display) -> Result<(), BuildError> {
        self.replace("path", Some(&path.to_string()), |parts, _, path| parts.path = path.unwrap_or_default())
    }

    /// Sets the query, or removes it.
    ///
    /// # Errors
    ///
    /// If the value is not a `query` (RFC 3986 section 3.4). [`Self::query_mut`] percent-encodes names and values.
    ///
    /// ```
    /// let mut uri: virgule::UriBuf = "http://example.com/#top".parse().unwrap();
    /// uri.set_query("q=a%20b")?;
    /// assert_eq!(uri, "http://example.com/?q=a%20b#top");
    /// uri.set_query("q=a b").unwrap_err();
    /// # Ok::<(), virgule::BuildError>(())
    /// ```
    pub fn set_query<'v>(&mut self, query: impl Into<ComponentValue<'v>>) -> Result<(), BuildError> {
        self.replace("query", query.into().as_deref(), |parts, _, query| parts.query = query)
    }

    /// Sets the fragment, or removes it.
    ///
    /// # Errors
    ///
    /// If the value is not a `fragment` (RFC 3986 section 3.5), or the type has none, like
    /// [`AbsoluteUri`](crate::AbsoluteUri).
    ///
    /// ```
    /// let mut uri: virgule::UriBuf = "http://example.com/".parse().unwrap();
    /// uri.set_fragment("top")?;
    /// assert_eq!(uri, "http://example.com/#top");
    /// let mut uri: virgule::AbsoluteUriBuf = "http://example.com/".parse().unwrap();
    /// uri.set_fragment("top").unwrap_err();
    /// # Ok::<(), virgule::BuildError>(())
    /// ```
    pub fn set_fragment<'v>(&mut self, fragment: impl Into<ComponentValue<'v>>) -> Result<(), BuildError> {
        self.replace("fragment", fragment.into().as_deref(), |parts, _, fragment| parts.fragment = fragment)
    }
}

/// Composes a string from these components, and fails if it does not parse to them. `inner`, if given, replaces the
/// authority. `name` is the component that was set to `value`.
fn composed<V: Editable>(
    parts: Parts<'_>,
    inner: Option<AuthorityParts<'_>>,
    name: &'static str,
    value: Option<&str>,
) -> Result<Owned<V>, BuildError> {
    let authority = inner.as_ref().map(authority_text);
    let parts = Parts { authority: authority.as_deref().or(parts.authority), ..parts };
    let present = PresentComponents { scheme: parts.scheme.is_some(), authority: parts.authority.is_some() };
    let advised = |error: BuildError| {
        let own = match value {
            None if name == "scheme" => Some(Advice::NeedsScheme),
            value => value.and_then(|value| advice(name, value, present)),
        };
        match own {
            Some(own) => error.advised_about(value.unwrap_or(""), own),
            None if error.offset().is_some() => error,
            // A path that is valid by itself may be invalid with the new component.
            None => error.advised(advice("path", parts.path, present)),
        }
    };
    let owned = match Owned::<V>::parse(recompose(&parts)) {
        Ok(owned) => owned,
        Err(rejected) => {
            let begin = begin(&parts, inner.as_ref(), name);
            return Err(advised(BuildError::refused(name, value.unwrap_or(""), begin, rejected.error())));
        }
    };
    let (found, found_inner) = owned.split();
    let same_inner = inner.is_none() || inner == found_inner;
    if found == parts && same_inner { Ok(owned) } else { Err(advised(BuildError::changed(name))) }
}

/// `authority = [ userinfo "@" ] host [ ":" port ]`
#[inline]
fn authority_text(authority: &AuthorityParts<'_>) -> String {
    let mut text = String::new();
    if let Some(userinfo) = authority.userinfo {
        text.push_str(userinfo);
        text.push('@');
    }
    text.push_str(authority.host);
    if let Some(port) = authority.port {
        text.push(':');
        text.push_str(port);
    }
    text
}

/// Returns the offset of the component `name`: the length of all preceding components and delimiters.
#[inline]
fn begin(parts: &Parts<'_>, inner: Option<&AuthorityParts<'_>>, name: &str) -> usize {
    let none = Parts { scheme: None, authority: None, path: "", query: None, fragment: None };
    let scheme = Parts { scheme: parts.scheme, ..none };
    let authority = Parts { authority: parts.authority, ..scheme };
    let path = Parts { path: parts.path, ..authority };
    let before_host = inner.and_then(|inner| inner.userinfo).map_or(0, |userinfo| userinfo.len() + 1);
    let inside = recompose(&scheme).len() + 2;
    match name {
        "scheme" => 0,
        "authority" | "userinfo" => inside,
        "host" => inside + before_host,
        "port" => inside + before_host + inner.map_or(0, |inner| inner.host.len() + 1),
        "path" => recompose(&authority).len(),
        "query" => recompose(&path).len() + 1,
        _ => recompose(&Parts { query: parts.query, ..path }).len() + 1,
    }
}

#[cfg(test)]
mod tests {
    use crate::uri::host::Host;
    use crate::uri::owned::UriBuf;
    use core::net::{IpAddr, Ipv4Addr, Ipv6Addr};

    #[test]
    fn setters_accept_the_values_of_builders() {
        let mut uri: UriBuf = "http://a/".parse().unwrap();
        for (host, expected) in [
            (Host::from(Ipv4Addr::LOCALHOST), "http://127.0.0.1/"),
            (Host::from(Ipv6Addr::LOCALHOST), "http://[::1]/"),
            (Host::from(IpAddr::V4(Ipv4Addr::LOCALHOST)), "http://127.0.0.1/"),
            (Host::from(IpAddr::V6(Ipv6Addr::LOCALHOST)), "http://[::1]/"),
            (Host::RegName("b"), "http://b/"),
        ] {
            uri.set_host(host).unwrap();
            assert_eq!(uri, expected);
            assert_eq!(uri.host_typed(), Some(host));
        }
        uri.set_host(Host::RegName("a/b")).unwrap_err();
        uri.set_path(core::format_args!("/{}", 7)).unwrap();
        for port in [Some(8080), None] {
            uri.set_port(port).unwrap();
            assert_eq!(uri.port_u16(), Ok(port));
        }
        assert_eq!(uri, "http://b/7");
        assert!(
            Host::from(Ipv6Addr::LOCALHOST) < Host::from(Ipv4Addr::LOCALHOST)
                && Host::RegName("a") < Host::RegName("b")
        );
    }
}
