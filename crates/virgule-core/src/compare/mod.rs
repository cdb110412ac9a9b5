//! When two texts are the same: the ladder of RFC 3986 section 6.2.
//!
//! ```text
//! rung      equal are                                                  what is risked
//! string    the same bytes (6.2.1)                                     calling equal ones different
//! syntax    what normalizes alike whatever the scheme (6.2.2)
//! scheme    what normalizes alike by the rules of the scheme (6.2.3)   a rule that a server does not keep
//! ```
//!
//! Equal on one rung is equal on all above. Nothing is decoded that could change where a component ends, so
//! `http://trusted%40evil/` is no `http://trusted@evil/` on any rung. Both texts are read side by side, so that a
//! comparison takes no memory, and linear time.

pub(crate) mod path;

#[cfg(feature = "alloc")]
use crate::normalize::Changes;
use crate::normalize::percent::{self, How};
use crate::normalize::{Step, Steps, is_default};
#[cfg(feature = "alloc")]
use crate::parts::components;
use crate::parts::{Authority, Generic, Parts};
use crate::rules::{self, Rules};
use crate::{AbsoluteIri, AbsoluteUri, Iri, IriRef, IriRelativeRef, RelativeRef, Uri, UriRef};
use core::fmt;

/// A rung of the ladder, from the strictest on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Rung {
    /// The same bytes (section 6.2.1). Namespaces in XML compare on this rung (Namespaces in XML 1.0, section 2.3), and
    /// so does `==`.
    String,
    /// The same after syntax-based normalization (section 6.2.2): [`Steps::SYNTAX`].
    Syntax,
    /// The same after scheme-based normalization (section 6.2.3): [`Steps::SCHEME`]. IPv6 addresses are the same if
    /// their numbers are.
    Scheme,
}

impl Rung {
    /// The steps of normalization that the rung stands for.
    #[inline]
    pub const fn steps(self) -> Steps {
        match self {
            Rung::String => Steps::NONE,
            Rung::Syntax => Steps::SYNTAX,
            Rung::Scheme => Steps::SCHEME,
        }
    }
}

/// `string`, `syntax` or `scheme`.
impl fmt::Display for Rung {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Rung::String => "string",
            Rung::Syntax => "syntax",
            Rung::Scheme => "scheme",
        })
    }
}

macro_rules! comparison {
    ($($name:ident)*) => {$(
        impl $name<'_> {
            /// The first rung on which both are equal; `None` if they are on none.
            ///
            /// ```
            /// use virgule::{Rung, Uri};
            ///
            /// let uri = Uri::parse("http://example.com/~anna").unwrap();
            /// let same = |text| uri.compare(&Uri::parse(text).unwrap());
            /// assert_eq!(same("http://example.com/~anna"), Some(Rung::String));
            /// assert_eq!(same("HTTP://EXAMPLE.com/x/../%7Eanna"), Some(Rung::Syntax));
            /// assert_eq!(same("http://example.com:80/~anna"), Some(Rung::Scheme));
            /// assert_eq!(same("http://example.com/~Anna"), None);
            /// ```
            #[inline]
            pub fn compare(&self, other: &$name<'_>) -> Option<Rung> {
                if self.as_str() == other.as_str() { Some(Rung::String) } else { above_string(self, other) }
            }

            /// Whether both are equal on that rung.
            #[inline]
            pub fn is_equal(&self, other: &$name<'_>, rung: Rung) -> bool {
                self.as_str() == other.as_str() || (rung != Rung::String && equal(*self, *other, rung))
            }

            /// What makes both equal on that rung: what normalization does to components in which they differ.
            ///
            /// ```
            /// use virgule::{Rung, Uri};
            ///
            /// let (one, other) = (Uri::parse("http://a/~b").unwrap(), Uri::parse("http://a/%7Eb").unwrap());
            /// let why = one.differences(&other, Rung::Syntax).to_string();
            /// assert_eq!(why, "percent-decoding unreserved characters in path");
            /// ```
            #[cfg(feature = "alloc")]
            #[inline]
            pub fn differences(&self, other: &$name<'_>, rung: Rung) -> Changes {
                let (one, two) = (components(*self), components(*other));
                let mut changes = self.changes(rung.steps());
                changes |= other.changes(rung.steps());
                changes.only(|component| one.get(component as usize) != two.get(component as usize))
            }
        }
    )*};
}

comparison! { Uri UriRef AbsoluteUri RelativeRef Iri IriRef AbsoluteIri IriRelativeRef }

/// The first rung above that of the same bytes on which two texts are equal. A call, lest texts that are the same pay for
/// the room that it needs.
#[inline(never)]
fn above_string<'a, 'b, G: Generic<'a>, H: Generic<'b>>(one: &G, other: &H) -> Option<Rung> {
    [Rung::Syntax, Rung::Scheme].iter().copied().find(|&rung| equal(*one, *other, rung))
}

/// Whether two texts are the same after the steps of a rung.
fn equal<'a, 'b, G: Generic<'a>, H: Generic<'b>>(one: G, other: H, rung: Rung) -> bool {
    let ladder = Ladder { steps: rung.steps(), iri: G::IRI || H::IRI };
    let (one_parts, other_parts) = (one.parts(), other.parts());
    let rules = if rung == Rung::Scheme { one_parts.scheme.and_then(rules::find) } else { None };
    ladder.scheme(one_parts.scheme, other_parts.scheme)
        && ladder.option(one_parts.fragment, other_parts.fragment)
        && ladder.option(one_parts.query, other_parts.query)
        && (one_parts.authority == other_parts.authority
            || ladder.authority(one.authority_parts(), other.authority_parts(), rules))
        && ladder.path(&one_parts, &other_parts, rules)
}

/// How components are compared.
struct Ladder {
    steps: Steps,
    iri: bool,
}

impl Ladder {
    #[inline]
    fn how(&self) -> How {
        How::new(self.steps, self.iri)
    }

    #[inline]
    fn scheme(&self, one: Option<&str>, other: Option<&str>) -> bool {
        match (one, other) {
            (Some(one), Some(other)) => one.eq_ignore_ascii_case(other),
            (None, None) => true,
            _ => false,
        }
    }

    #[inline]
    fn option(&self, one: Option<&str>, other: Option<&str>) -> bool {
        match (one, other) {
            (Some(one), Some(other)) => percent::equal(one, other, self.how()),
            (None, None) => true,
            _ => false,
        }
    }

    #[inline]
    fn authority(
        &self,
        one: Option<Authority<'_>>,
        other: Option<Authority<'_>>,
        rules: Option<&Rules<'_>>,
    ) -> bool {
        match (one, other) {
            (Some(one), Some(other)) => {
                self.option(one.userinfo, other.userinfo)
                    && self.port(one.port, rules) == self.port(other.port, rules)
                    && self.host(&one, &other)
            }
            (None, None) => true,
            _ => false,
        }
    }

    /// A port that says nothing is none.
    #[inline]
    fn port<'p>(&self, port: Option<&'p str>, rules: Option<&Rules<'_>>) -> Option<&'p str> {
        port.filter(|port| !(self.steps.contains(Step::DefaultPort) && is_default(port, rules)))
    }

    #[inline]
    fn host(&self, one: &Authority<'_>, other: &Authority<'_>) -> bool {
        if self.steps.contains(Step::Ipv6) && one.ipv6 && other.ipv6 {
            return address(one.host) == address(other.host);
        }
        percent::equal(one.host, other.host, How::lower(self.steps, self.iri, Step::HostCase))
    }

    #[inline]
    fn path(&self, one: &Parts<'_>, other: &Parts<'_>, rules: Option<&Rules<'_>>) -> bool {
        let fill = |parts: &Parts<'_>| {
            let empty = parts.path.is_empty() && parts.authority.is_some();
            rules.and_then(|rules| rules.empty_path).filter(|_| empty)
        };
        let (one_path, other_path) = (fill(one).unwrap_or(one.path), fill(other).unwrap_or(other.path));
        if one.scheme.is_none() || !self.steps.contains(Step::DotSegments) {
            return percent::equal(one_path, other_path, self.how());
        }
        path::equal(one_path, other_path, self.how())
    }
}

/// The number that an `IPv6address` in brackets is.
#[inline]
fn address(host: &str) -> core::net::Ipv6Addr {
    crate::host::ipv6(host.trim_start_matches('[').trim_end_matches(']').as_bytes())
}
