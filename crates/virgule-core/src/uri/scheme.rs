//! Scheme names.

use crate::uri::error::ParseError;
use crate::uri::scheme_rules;
use core::cmp::Ordering;
use core::fmt;
use core::hash::{Hash, Hasher};
use virgule_automata::expected::ByteSet;

/// `scheme = ALPHA *( ALPHA / DIGIT / "+" / "-" / "." )` (RFC 3986 section 3.1).
///
/// Equality, hash and order ignore case. There are constants for common schemes: `uri.scheme_typed() == Scheme::HTTPS`.
/// Because of the case they are no patterns of `match`: use `==`, or match `as_str()` of a normalized URI.
///
/// ```
/// use virgule::{Scheme, Uri};
///
/// let uri = Uri::parse("HTTPS://example.com/")?;
/// assert_eq!(uri.scheme_typed(), Scheme::HTTPS);
/// assert_eq!(uri.scheme_typed().as_str(), "HTTPS");
/// assert_eq!(uri.scheme_typed().default_port(), Some(443));
/// assert_eq!(Scheme::new("a b"), None);
/// # Ok::<(), virgule::ParseError>(())
/// ```
#[derive(Debug, Clone, Copy)]
pub struct Scheme<'a>(&'a str);

macro_rules! constants {
    ($($name:ident = $text:literal, $source:literal;)*) => {
        impl Scheme<'static> {
            $(
                #[doc = concat!("`", $text, "`, ", $source, ".")]
                pub const $name: Self = Scheme($text);
            )*
        }
    };
}

constants! {
    HTTP = "http", "RFC 9110 section 4.2.1";
    HTTPS = "https", "RFC 9110 section 4.2.2";
    WS = "ws", "RFC 6455 section 3";
    WSS = "wss", "RFC 6455 section 3";
    FTP = "ftp", "RFC 1738 section 3.2";
    FILE = "file", "RFC 8089";
    MAILTO = "mailto", "RFC 6068";
    DATA = "data", "RFC 2397";
    URN = "urn", "RFC 8141";
    TEL = "tel", "RFC 3966";
    NI = "ni", "RFC 6920 section 3";
}

impl<'a> Scheme<'a> {
    /// Returns the scheme named `name`, or `None` if the name does not match the rule `scheme`.
    ///
    /// ```
    /// use virgule::Scheme;
    ///
    /// assert_eq!(Scheme::new("HtTp"), Some(Scheme::HTTP));
    /// assert_eq!((Scheme::new("view-source").is_some(), Scheme::new("1a"), Scheme::new("")), (true, None, None));
    /// ```
    #[inline]
    pub const fn new(name: &'a str) -> Option<Self> {
        if first_invalid(name).is_none() { Some(Scheme(name)) } else { None }
    }

    /// Wraps the name of a parsed scheme without checking it.
    #[inline]
    pub(crate) const fn known(name: &'a str) -> Self {
        Scheme(name)
    }

    /// Returns the name in its original case.
    ///
    /// ```
    /// use virgule::Scheme;
    ///
    /// assert_eq!((Scheme::MAILTO.as_str(), Scheme::new("URN").unwrap().as_str()), ("mailto", "URN"));
    /// ```
    #[inline]
    pub const fn as_str(self) -> &'a str {
        self.0
    }

    /// Returns the default port of a built-in scheme, if it has one.
    ///
    /// ```
    /// use virgule::Scheme;
    ///
    /// assert_eq!((Scheme::WSS.default_port(), Scheme::MAILTO.default_port()), (Some(443), None));
    /// ```
    #[inline]
    pub fn default_port(self) -> Option<u16> {
        scheme_rules::find(self.0)?.default_port?.parse().ok()
    }
}

/// The bytes of a name whose case is ignored.
#[inline]
pub(crate) fn lower(name: &str) -> impl Iterator<Item = u8> {
    name.bytes().map(|byte| byte.to_ascii_lowercase())
}

/// `ALPHA`
static FIRST: ByteSet = ByteSet([0, 0x07FF_FFFE_07FF_FFFE, 0, 0]);
/// `ALPHA / DIGIT / "+" / "-" / "."`
static OTHERS: ByteSet =
    ByteSet([0x03FF << b'0' | 1 << b'+' | 1 << b'-' | 1 << b'.', 0x07FF_FFFE_07FF_FFFE, 0, 0]);

/// Returns the offset of the first byte that the rule `scheme` does not allow: 0 for an empty name, `None` if valid.
const fn first_invalid(name: &str) -> Option<usize> {
    let bytes = name.as_bytes();
    let mut at = 0;
    while at < bytes.len() {
        let allowed = if at == 0 { &FIRST } else { &OTHERS };
        if !allowed.contains(bytes[at]) {
            return Some(at);
        }
        at += 1;
    }
    if bytes.is_empty() { Some(0) } else { None }
}

impl<'a> TryFrom<&'a str> for Scheme<'a> {
    type Error = ParseError;

    /// Like [`Self::new`], with an error that contains the offset of the first invalid byte.
    #[inline]
    fn try_from(name: &'a str) -> Result<Self, ParseError> {
        let Some(offset) = first_invalid(name) else { return Ok(Scheme(name)) };
        let expected = if offset == 0 { &FIRST } else { &OTHERS };
        Err(ParseError::unexpected(name, offset, &"scheme", expected, offset > 0))
    }
}

crate::__equal! {
    [] Scheme<'_>, Scheme<'_>, by str::eq_ignore_ascii_case;
    [] Scheme<'_>, str, by str::eq_ignore_ascii_case;
    [] Scheme<'_>, &str, by str::eq_ignore_ascii_case;
    [] str, Scheme<'_>, by str::eq_ignore_ascii_case;
    [] &str, Scheme<'_>, by str::eq_ignore_ascii_case;
}

impl Eq for Scheme<'_> {}

impl PartialOrd for Scheme<'_> {
    #[inline]
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Scheme<'_> {
    #[inline]
    fn cmp(&self, other: &Self) -> Ordering {
        lower(self.0).cmp(lower(other.0))
    }
}

impl Hash for Scheme<'_> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        lower(self.0).for_each(|byte| state.write_u8(byte));
        state.write_u8(u8::MAX);
    }
}

impl fmt::Display for Scheme<'_> {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.0)
    }
}

impl AsRef<str> for Scheme<'_> {
    #[inline]
    fn as_ref(&self) -> &str {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use super::Scheme;
    use crate::uri::Uri;
    use std::collections::HashSet;
    use std::format;

    #[test]
    fn a_name_is_one_that_a_uri_begins_with() {
        for byte in 0..128u8 {
            for text in [format!("{}", byte as char), format!("a{}", byte as char)] {
                let parsed = Uri::parse(&format!("{text}:")).is_ok_and(|uri| uri.scheme() == text);
                assert_eq!(Scheme::new(&text).is_some(), parsed, "{text:?}");
            }
        }
        assert_eq!(Scheme::new(""), None);
    }

    #[test]
    fn case_makes_no_difference() {
        let known = HashSet::from([Scheme::HTTPS, Scheme::MAILTO]);
        let scheme = Scheme::new("HttpS").unwrap();
        assert!(known.contains(&scheme) && !known.contains(&Scheme::HTTP));
        assert_eq!(scheme.cmp(&Scheme::HTTPS), core::cmp::Ordering::Equal);
        assert!(scheme > Scheme::HTTP && scheme == "HTTPS" && "hTTps" == scheme && *"https" == scheme);
        assert!("http" != scheme);
        assert_eq!((Scheme::try_from("HTTP"), Scheme::try_from("1a").is_err()), (Ok(Scheme::HTTP), true));
        assert_eq!(Scheme::MAILTO.default_port(), None);
    }
}
