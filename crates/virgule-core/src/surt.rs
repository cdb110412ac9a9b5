//! SURT keys: URIs with the labels of the host in reverse order, so that sorting groups the URIs of one domain.
//!
//! ```
//! use virgule::{Uri, surt::Surt};
//!
//! let uri = Uri::parse("http://www.example.com/a?b")?;
//! assert_eq!(Surt::of(uri).to_string(), "http://(com,example,www,)/a?b");
//! # Ok::<(), virgule::ParseError>(())
//! ```
//!
//! The Sort-friendly URI Reordering Transform comes from the crawler Heritrix (its class `org.archive.util.SURT`):
//!
//! ```text
//! scheme://userinfo@domain.tld:port/path?query#fragment
//! scheme://(tld,domain,:port@userinfo)/path?query#fragment
//! ```
//!
//! The following details are not specified there:
//!
//! - The scheme and the host are in lower case (RFC 3986 sections 3.1 and 3.2.2). Heritrix converts the entire key to
//!   lower case by default; this module keeps the case of userinfo, path, query and fragment.
//! - A comma follows each label of a registered name. A trailing dot, which denotes the root, is not a label.
//! - An IPv4 address and an IP literal are unchanged, without a comma: `http://(127.0.0.1)/`, `http://([::1]:8080)/`.
//! - An empty port is omitted.
//! - A URI without an authority, or with an empty host, is unchanged except for the case of its scheme:
//!   `mailto:a@example.com`, `file:///a`.
//! - There is no other normalization: `http` and `https`, and hosts with and without `www.`, have different keys.
//!   Normalize first if equivalent URIs must have the same key.
//!
//! A key cannot be converted back to its URI: hosts and userinfos may contain `,`, `(` and `)`.

use crate::uri::Uri;
use crate::uri::host::Host;
use core::fmt;

/// The SURT key of a URI, written by `Display`; the module defines the format. `Debug` masks passwords.
///
/// ```
/// use virgule::{Uri, surt::Surt};
///
/// let mut keys: Vec<String> = ["http://b.example.com/", "http://a.example.org/", "http://example.com/"]
///     .iter()
///     .map(|text| Surt::of(Uri::parse(text).unwrap()).to_string())
///     .collect();
/// keys.sort();
/// assert_eq!(keys, ["http://(com,example,)/", "http://(com,example,b,)/", "http://(org,example,a,)/"]);
/// ```
#[derive(Debug, Clone, Copy)]
pub struct Surt<'a> {
    uri: Uri<'a>,
}

impl<'a> Surt<'a> {
    /// Returns the key of `uri`.
    #[inline]
    pub fn of(uri: impl Into<Uri<'a>>) -> Self {
        Surt { uri: uri.into() }
    }

    /// Returns the common prefix of the keys of all URIs with this scheme whose host is this host or a subdomain of it,
    /// or `None` if the host is not a name.
    ///
    /// ```
    /// use virgule::{Uri, surt::Surt};
    ///
    /// let prefix = Surt::of(Uri::parse("https://example.com/")?).domain_prefix().unwrap();
    /// assert_eq!(prefix, "https://(com,example,");
    /// let below = |text| Surt::of(Uri::parse(text).unwrap()).to_string().starts_with(&prefix);
    /// assert!(below("https://example.com:8443/a") && below("https://www.example.com/"));
    /// assert!(!below("https://notexample.com/") && !below("https://example.com.evil.example/"));
    /// # Ok::<(), virgule::ParseError>(())
    /// ```
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn domain_prefix(&self) -> Option<alloc::string::String> {
        let Some(Host::RegName(name)) = self.uri.host_typed().filter(|_| self.host().is_some()) else {
            return None;
        };
        let mut prefix = alloc::string::String::new();
        // Writing to a string does not fail.
        let _ = self.scheme(&mut prefix).and_then(|()| labels(name, &mut prefix));
        Some(prefix)
    }

    /// Returns the host, or `None` if it is absent or empty.
    #[inline]
    fn host(&self) -> Option<&'a str> {
        self.uri.host().filter(|host| !host.is_empty())
    }

    /// Writes the scheme, and the delimiter before the host if there is one.
    #[inline]
    fn scheme(&self, to: &mut impl fmt::Write) -> fmt::Result {
        lower(self.uri.scheme(), to)?;
        to.write_str(if self.host().is_some() { "://(" } else { ":" })
    }
}

/// Writes the labels of a name in reverse order.
#[inline]
fn labels(name: &str, to: &mut impl fmt::Write) -> fmt::Result {
    for label in name.strip_suffix('.').unwrap_or(name).rsplit('.') {
        lower(label, to)?;
        to.write_char(',')?;
    }
    Ok(())
}

/// Writes `text` with its ASCII letters in lower case.
#[inline]
fn lower(text: &str, to: &mut impl fmt::Write) -> fmt::Result {
    text.chars().try_for_each(|c| to.write_char(c.to_ascii_lowercase()))
}

impl fmt::Display for Surt<'_> {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.scheme(f)?;
        let Some(host) = self.host() else {
            let after_colon = self.uri.scheme().len() + 1;
            return f.write_str(self.uri.as_str().get(after_colon..).unwrap_or_default());
        };
        match Host::of(host) {
            Host::RegName(name) => labels(name, f)?,
            _ => lower(host, f)?,
        }
        if let Some(port) = self.uri.port().filter(|port| !port.is_empty()) {
            write!(f, ":{port}")?;
        }
        if let Some(userinfo) = self.uri.userinfo() {
            write!(f, "@{userinfo}")?;
        }
        write!(f, "){}", self.uri.path_and_query())?;
        match self.uri.fragment() {
            Some(fragment) => write!(f, "#{fragment}"),
            None => Ok(()),
        }
    }
}

#[cfg(all(test, feature = "alloc"))]
mod tests {
    use super::Surt;
    use crate::uri::Uri;
    use std::string::ToString;

    #[test]
    fn keys_are_those_of_the_rule() {
        for (text, key) in [
            ("http://www.archive.org", "http://(org,archive,www,)"),
            ("HTTP://User@WWW.Example.COM:8080/A?B#C", "http://(com,example,www,:8080@User)/A?B#C"),
            ("http://example.com./", "http://(com,example,)/"),
            ("http://127.0.0.1:80/", "http://(127.0.0.1:80)/"),
            ("http://[2001:DB8::1]:80/", "http://([2001:db8::1]:80)/"),
            ("http://u:@example.com:/", "http://(com,example,@u:)/"),
            ("http://localhost?q", "http://(localhost,)?q"),
            ("file:///A/b", "file:///A/b"),
            ("http://:80/", "http://:80/"),
            ("MAILTO:A@b", "mailto:A@b"),
            ("urn:a:b:c", "urn:a:b:c"),
        ] {
            assert_eq!(Surt::of(Uri::parse(text).unwrap()).to_string(), key, "{text}");
        }
    }

    #[test]
    fn a_prefix_is_that_of_a_name() {
        let prefix = |text| Surt::of(Uri::parse(text).unwrap()).domain_prefix();
        assert_eq!(prefix("HTTP://A.b./c").as_deref(), Some("http://(b,a,"));
        for text in ["http://1.2.3.4/", "http://[::1]/", "file:///a", "urn:a:b"] {
            assert_eq!(prefix(text), None, "{text}");
        }
    }
}
