//! Splits a text into its components by the regular expression of RFC 3986 appendix B, and joins them (section 5.3).
//!
//! ```text
//! ^(([^:/?#]+):)?(//([^/?#]*))?([^?#]*)(\?([^#]*))?(#(.*))?
//!  12            3  4          5       6  7        8 9
//! ```

/// The components of a text: groups `$2`, `$4`, `$5`, `$7` and `$9` of the expression.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs)]
pub struct Split<'a> {
    pub scheme: Option<&'a str>,
    pub authority: Option<&'a str>,
    pub path: &'a str,
    pub query: Option<&'a str>,
    pub fragment: Option<&'a str>,
}

/// The parts of an authority (section 3.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs)]
pub struct Inner<'a> {
    pub userinfo: Option<&'a str>,
    pub host: &'a str,
    pub port: Option<&'a str>,
}

/// The components of a valid text.
pub fn split(text: &str) -> Split<'_> {
    let (rest, fragment) = cut(text, '#');
    let (rest, query) = cut(rest, '?');
    let (scheme, rest) = match rest.find([':', '/']) {
        Some(at) if at > 0 && rest[at..].starts_with(':') => (Some(&rest[..at]), &rest[at + 1..]),
        _ => (None, rest),
    };
    let (authority, path) = match rest.strip_prefix("//") {
        Some(rest) => {
            let (authority, path) = rest.split_at(rest.find('/').unwrap_or(rest.len()));
            (Some(authority), path)
        }
        None => (None, rest),
    };
    Split { scheme, authority, path, query, fragment }
}

/// The texts before and after the first delimiter `mark`; the second is `None` if the delimiter does not occur.
fn cut(text: &str, mark: char) -> (&str, Option<&str>) {
    match text.split_once(mark) {
        Some((before, behind)) => (before, Some(behind)),
        None => (text, None),
    }
}

impl<'a> Split<'a> {
    /// Composes a text of the components, by the pseudo code of section 5.3.
    pub fn join(&self) -> String {
        let mut result = String::new();
        if let Some(scheme) = self.scheme {
            result += scheme;
            result += ":";
        }
        if let Some(authority) = self.authority {
            result += "//";
            result += authority;
        }
        result += self.path;
        if let Some(query) = self.query {
            result += "?";
            result += query;
        }
        if let Some(fragment) = self.fragment {
            result += "#";
            result += fragment;
        }
        result
    }

    /// The parts of the authority; `None` if it is absent.
    pub fn inner(&self) -> Option<Inner<'a>> {
        self.authority.map(inner)
    }

    /// The scheme, userinfo, host, port, path, query and fragment.
    pub fn components(&self) -> [Option<&'a str>; 7] {
        let inner = self.inner();
        [
            self.scheme,
            inner.and_then(|inner| inner.userinfo),
            inner.map(|inner| inner.host),
            inner.and_then(|inner| inner.port),
            Some(self.path),
            self.query,
            self.fragment,
        ]
    }
}

/// `authority = [ userinfo "@" ] host [ ":" port ]`
pub fn inner(authority: &str) -> Inner<'_> {
    let (userinfo, rest) = match authority.split_once('@') {
        Some((userinfo, rest)) => (Some(userinfo), rest),
        None => (None, authority),
    };
    // A colon within brackets belongs to an IP address.
    let literal = rest.find(']').map_or(0, |at| at + 1);
    match rest[literal..].find(':') {
        Some(at) => Inner { userinfo, host: &rest[..literal + at], port: Some(&rest[literal + at + 1..]) },
        None => Inner { userinfo, host: rest, port: None },
    }
}

impl Inner<'_> {
    /// Composes the text of the authority.
    pub fn join(&self) -> String {
        let userinfo = self.userinfo.map_or(String::new(), |userinfo| format!("{userinfo}@"));
        let port = self.port.map_or(String::new(), |port| format!(":{port}"));
        format!("{userinfo}{}{port}", self.host)
    }
}
