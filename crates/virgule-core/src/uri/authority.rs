//! An authority and its parts.

use crate::uri::components::{AuthorityParts, split};
use crate::uri::host::{Host, PortError, port_u16};
use core::fmt;

/// `authority = [ userinfo "@" ] host [ ":" port ]` (RFC 3986 section 3.2).
///
/// ```
/// use virgule::{Host, Uri};
///
/// let uri = Uri::parse("ldap://anna:s3cret@[2001:db8::7]:389/c=GB")?;
/// let authority = uri.authority_typed().expect("an authority");
/// assert_eq!(authority.as_str(), "anna:s3cret@[2001:db8::7]:389");
/// assert_eq!(authority.userinfo(), Some("anna:s3cret"));
/// assert_eq!((authority.username(), authority.password()), (Some("anna"), Some("s3cret")));
/// assert_eq!((authority.host(), authority.port()), ("[2001:db8::7]", Some("389")));
/// assert_eq!(authority.port_u16(), Ok(Some(389)));
/// assert!(matches!(authority.host_typed(), Host::Ipv6(_)));
/// assert!(!format!("{authority:?}").contains("s3cret"));
/// # Ok::<(), virgule::ParseError>(())
/// ```
///
/// `Display` writes the authority unchanged, including the password; `Debug` masks the password.
#[derive(Clone, Copy)]
pub struct Authority<'a> {
    text: &'a str,
    parts: AuthorityParts<'a>,
}

impl<'a> Authority<'a> {
    #[inline]
    pub(crate) fn of(text: &'a str, parts: AuthorityParts<'a>) -> Self {
        Authority { text, parts }
    }

    /// Returns the authority as a string.
    #[inline]
    pub const fn as_str(&self) -> &'a str {
        self.text
    }

    /// Returns the userinfo: the part before the `@`, percent-encoded (RFC 3986 section 3.2.1).
    ///
    /// ```
    /// let authority = |text| virgule::Uri::parse(text).unwrap().authority_typed().unwrap();
    /// let known = authority("ftp://anna:s3cret@example.com:2121/");
    /// assert_eq!((known.userinfo(), known.username()), (Some("anna:s3cret"), Some("anna")));
    /// assert_eq!((known.host(), known.port()), ("example.com", Some("2121")));
    /// let anonymous = authority("file:///etc/hosts");
    /// assert_eq!((anonymous.as_str(), anonymous.userinfo()), ("", None));
    /// assert_eq!((anonymous.host(), anonymous.port()), ("", None));
    /// ```
    #[inline]
    pub const fn userinfo(&self) -> Option<&'a str> {
        self.parts.userinfo
    }

    /// Returns the userinfo before its first colon, percent-encoded; the entire userinfo if it has no colon.
    #[inline]
    pub fn username(&self) -> Option<&'a str> {
        self.parts.userinfo.map(|userinfo| split(userinfo, ':').0)
    }

    /// Returns the userinfo after its first colon, percent-encoded. RFC 3986 section 3.2.1 deprecates it.
    ///
    /// ```
    /// let password = |text| virgule::Uri::parse(text).unwrap().authority_typed().unwrap().password();
    /// assert_eq!((password("a://b:c:d@e"), password("a://b:@e"), password("a://b@e")), (Some("c:d"), Some(""), None));
    /// ```
    #[inline]
    pub fn password(&self) -> Option<&'a str> {
        self.parts.userinfo.and_then(|userinfo| split(userinfo, ':').1)
    }

    /// Returns the host, which may be empty. An IP literal includes its brackets (RFC 3986 section 3.2.2).
    #[inline]
    pub const fn host(&self) -> &'a str {
        self.parts.host
    }

    /// Returns the host, with IP addresses as numbers.
    ///
    /// ```
    /// use virgule::{Host, Uri};
    ///
    /// let host = |text| Uri::parse(text).unwrap().authority_typed().unwrap().host_typed();
    /// assert_eq!(host("a://127.0.0.1"), Host::Ipv4([127, 0, 0, 1].into()));
    /// assert_eq!(host("a://example.com"), Host::RegName("example.com"));
    /// ```
    #[inline]
    pub const fn host_typed(&self) -> Host<'a> {
        Host::of(self.parts.host)
    }

    /// Returns the digits of the port, which may be empty, or `None` without a port (RFC 3986 section 3.2.3).
    #[inline]
    pub const fn port(&self) -> Option<&'a str> {
        self.parts.port
    }

    /// True if there is a port, even an empty one.
    #[inline]
    pub const fn has_port(&self) -> bool {
        self.parts.port.is_some()
    }

    /// Returns the port as a number, or `None` if the port is absent or empty.
    ///
    /// # Errors
    ///
    /// If the port is above 65535.
    ///
    /// ```
    /// use virgule::{PortError, Uri};
    ///
    /// let port = |text| Uri::parse(text).unwrap().authority_typed().unwrap().port_u16();
    /// assert_eq!((port("a://b:80"), port("a://b:"), port("a://b:65536")), (Ok(Some(80)), Ok(None), Err(PortError)));
    /// ```
    #[inline]
    pub const fn port_u16(&self) -> Result<Option<u16>, PortError> {
        match self.parts.port {
            Some(port) => port_u16(port),
            None => Ok(None),
        }
    }
}

impl fmt::Debug for Authority<'_> {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut shown = f.debug_struct("Authority");
        if let Some(userinfo) = self.parts.userinfo {
            let (name, password) = split(userinfo, ':');
            shown.field("username", &name);
            if password.is_some() {
                shown.field("password", &format_args!("***"));
            }
        }
        shown.field("host", &self.parts.host).field("port", &self.parts.port).finish()
    }
}

crate::__text_traits! { ['a] Authority<'a> }

crate::__equal! {
    [] Authority<'_>, Authority<'_>, by str::eq;
    [] Authority<'_>, str, by str::eq;
    [] Authority<'_>, &str, by str::eq;
    [] str, Authority<'_>, by str::eq;
    [] &str, Authority<'_>, by str::eq;
}

#[cfg(test)]
mod tests {
    use crate::uri::Uri;

    #[test]
    fn texts_compare_in_both_directions() {
        let of = |text| Uri::parse(text).unwrap().authority_typed().unwrap();
        let (one, other) = (of("http://a:80/"), of("http://b/"));
        assert_eq!(one, "a:80");
        assert_eq!("a:80", one);
        assert_eq!(*"a:80", one);
        assert_ne!("a:81", one);
        assert!(one < other && one.has_port() && !other.has_port());
    }
}
