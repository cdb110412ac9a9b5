//! Equivalence of two URIs: the comparison ladder of RFC 3986 section 6.2.
//!
//! ```text
//! level         equivalent URIs                                            risk
//! string        the same bytes (6.2.1)                                     equivalent URIs differ
//! syntax        equal after normalization for any scheme (6.2.2)
//! scheme        equal after normalization by rules of the scheme (6.2.3)   a server may ignore such a rule
//! ```
//!
//! Each level implies the levels after it. Delimiters are never decoded: `http://trusted%40evil/` and
//! `http://trusted@evil/` differ at all levels. Both URIs are read in parallel, in linear time and without allocation.

pub(crate) mod path;

use crate::normalize::characters::{self, CharacterMapping};
use crate::normalize::is_default;
#[cfg(feature = "alloc")]
use crate::normalize::step::NormalizationReport;
use crate::normalize::step::{Normalization, NormalizationStep};
#[cfg(feature = "alloc")]
use crate::uri::components::components;
use crate::uri::components::{AuthorityParts, Generic, Parts};
use crate::uri::host::ipv6;
use crate::uri::macros::enums_with_messages;
use crate::uri::scheme_rules::{self, Rules};
use crate::uri::{AbsoluteIri, AbsoluteUri, Iri, IriRef, IriRelativeRef, RelativeRef, Uri, UriRef};

enums_with_messages! {
    /// The levels of the comparison ladder of RFC 3986 section 6.2, strictest first. `Display` writes `string`,
    /// `syntax` or `scheme`.
    ///
    /// ```
    /// use virgule::{Equivalence, Uri};
    ///
    /// let (one, other) = (Uri::parse("http://example.com/%7Eanna")?, Uri::parse("http://example.com/~anna")?);
    /// assert_eq!(one.equivalence(other), Some(Equivalence::Syntax));
    /// assert!(one != other && one.is_equivalent(other, Equivalence::Scheme));
    /// assert!(Equivalence::String < Equivalence::Syntax && Equivalence::Syntax < Equivalence::Scheme);
    /// # Ok::<(), virgule::ParseError>(())
    /// ```
    #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Equivalence {
        /// The same bytes (section 6.2.1), as for `==` and for XML namespace names (Namespaces in XML 1.0, section
        /// 2.3).
        String => "string",
        /// Equal after syntax-based normalization (section 6.2.2): [`Normalization::SYNTAX`].
        Syntax => "syntax",
        /// Equal after scheme-based normalization (section 6.2.3): [`Normalization::SCHEME`]. IPv6 addresses are
        /// compared as numbers.
        Scheme => "scheme",
    }
}

impl Equivalence {
    /// Returns the normalization that makes URIs equal if they are equivalent at this level.
    ///
    /// ```
    /// use virgule::{Equivalence, Normalization};
    ///
    /// assert_eq!(Equivalence::String.normalization(), Normalization::NONE);
    /// assert_eq!(Equivalence::Syntax.normalization(), Normalization::SYNTAX);
    /// ```
    #[inline]
    pub const fn normalization(self) -> Normalization {
        match self {
            Equivalence::String => Normalization::NONE,
            Equivalence::Syntax => Normalization::SYNTAX,
            Equivalence::Scheme => Normalization::SCHEME,
        }
    }
}

macro_rules! comparison {
    ($($name:ident)*) => {$(
        crate::__methods! { $name<'a>:
            /// Returns the strictest level at which `self` and `other` are equivalent, or `None` if there is none.
            ///
            /// ```
            /// use virgule::{Equivalence, Uri};
            ///
            /// let uri = Uri::parse("http://example.com/~anna").unwrap();
            /// let same = |text| uri.equivalence(&Uri::parse(text).unwrap());
            /// assert_eq!(same("http://example.com/~anna"), Some(Equivalence::String));
            /// assert_eq!(same("HTTP://EXAMPLE.com/x/../%7Eanna"), Some(Equivalence::Syntax));
            /// assert_eq!(same("http://example.com:80/~anna"), Some(Equivalence::Scheme));
            /// assert_eq!(same("http://example.com/~Anna"), None);
            /// ```
            pub fn equivalence<'b>(&self, other: impl Into<$name<'b>>) -> Option<Equivalence> {
                let other = other.into();
                if self.as_str() == other.as_str() { Some(Equivalence::String) } else { above_string(self, &other) }
            }

            /// True if `self` and `other` are equivalent at the level `equivalence`.
            ///
            /// ```
            /// use virgule::{Equivalence, Uri};
            ///
            /// let (one, other) = (Uri::parse("http://example.com")?, Uri::parse("http://example.com:80/")?);
            /// assert!(!one.is_equivalent(other, Equivalence::Syntax));
            /// assert!(one.is_equivalent(other, Equivalence::Scheme));
            /// # Ok::<(), virgule::ParseError>(())
            /// ```
            pub fn is_equivalent<'b>(&self, other: impl Into<$name<'b>>, equivalence: Equivalence) -> bool {
                let other = other.into();
                self.as_str() == other.as_str() || (equivalence != Equivalence::String && equal(*self, other, equivalence))
            }

            /// Returns the reasons why `self` and `other` are equivalent at the level `equivalence`: the changes that
            /// normalization makes in the components that differ.
            ///
            /// ```
            /// use virgule::{Equivalence, Uri};
            ///
            /// let (one, other) = (Uri::parse("http://a/~b").unwrap(), Uri::parse("http://a/%7Eb").unwrap());
            /// let why = one.differences(&other, Equivalence::Syntax).to_string();
            /// assert_eq!(why, "percent-decoding unreserved characters in path");
            /// ```
            #[cfg(feature = "alloc")]
            pub fn differences<'b>(
                &self,
                other: impl Into<$name<'b>>,
                equivalence: Equivalence,
            ) -> NormalizationReport {
                let other = other.into();
                let (one, two) = (components(*self), components(other));
                let mut changes = self.changes(equivalence.normalization());
                changes |= other.changes(equivalence.normalization());
                changes.only(|component| one.get(component as usize) != two.get(component as usize))
            }
        }
    )*};
}

comparison! { Uri UriRef AbsoluteUri RelativeRef Iri IriRef AbsoluteIri IriRelativeRef }

/// Returns the stricter of [`Equivalence::Syntax`] and [`Equivalence::Scheme`] at which `one` and `other` are
/// equivalent, or `None` if there is none. Not inlined: the comparison of equal strings does not need its stack frame.
#[inline(never)]
fn above_string<'a, 'b, G: Generic<'a>, H: Generic<'b>>(one: &G, other: &H) -> Option<Equivalence> {
    [Equivalence::Syntax, Equivalence::Scheme]
        .iter()
        .copied()
        .find(|&equivalence| equal(*one, *other, equivalence))
}

/// True if `one` and `other` are equal after the normalization of `equivalence`.
fn equal<'a, 'b, G: Generic<'a>, H: Generic<'b>>(one: G, other: H, equivalence: Equivalence) -> bool {
    let ladder = Ladder { steps: equivalence.normalization(), iri: G::IRI || H::IRI };
    let (one_parts, other_parts) = (one.parts(), other.parts());
    let rules =
        if equivalence == Equivalence::Scheme { one_parts.scheme.and_then(scheme_rules::find) } else { None };
    both(one_parts.scheme, other_parts.scheme, str::eq_ignore_ascii_case)
        && ladder.option(one_parts.fragment, other_parts.fragment)
        && ladder.option(one_parts.query, other_parts.query)
        && (one_parts.authority == other_parts.authority
            || ladder.authority(one.authority_parts(), other.authority_parts(), rules))
        && ladder.path(&one_parts, &other_parts, rules)
}

/// Compares components at one level of the comparison ladder.
struct Ladder {
    steps: Normalization,
    iri: bool,
}

impl Ladder {
    #[inline]
    fn mapping(&self) -> CharacterMapping {
        CharacterMapping::new(self.steps, self.iri)
    }

    #[inline]
    fn option(&self, one: Option<&str>, other: Option<&str>) -> bool {
        both(one, other, |one, other| characters::equal(one, other, self.mapping()))
    }

    #[inline]
    fn authority(
        &self,
        one: Option<AuthorityParts<'_>>,
        other: Option<AuthorityParts<'_>>,
        rules: Option<&Rules<'_>>,
    ) -> bool {
        both(one, other, |one, other| {
            self.option(one.userinfo, other.userinfo)
                && self.port(one.port, rules) == self.port(other.port, rules)
                && self.host(&one, &other)
        })
    }

    /// Returns the port, or `None` if it is empty or the default port, which are equivalent to an absent port.
    #[inline]
    fn port<'p>(&self, port: Option<&'p str>, rules: Option<&Rules<'_>>) -> Option<&'p str> {
        port.filter(|port| !(self.steps.contains(NormalizationStep::DefaultPort) && is_default(port, rules)))
    }

    #[inline]
    fn host(&self, one: &AuthorityParts<'_>, other: &AuthorityParts<'_>) -> bool {
        if self.steps.contains(NormalizationStep::Ipv6)
            && let (Some(one), Some(other)) = (one.ipv6(), other.ipv6())
        {
            return ipv6(one.as_bytes()) == ipv6(other.as_bytes());
        }
        characters::equal(
            one.host,
            other.host,
            CharacterMapping::lower(self.steps, self.iri, NormalizationStep::HostCase),
        )
    }

    #[inline]
    fn path(&self, one: &Parts<'_>, other: &Parts<'_>, rules: Option<&Rules<'_>>) -> bool {
        let fill = |parts: &Parts<'_>| {
            let empty = parts.path.is_empty() && parts.authority.is_some();
            rules.and_then(|rules| rules.empty_path).filter(|_| empty)
        };
        let (one_path, other_path) = (fill(one).unwrap_or(one.path), fill(other).unwrap_or(other.path));
        if one.scheme.is_none() || !self.steps.contains(NormalizationStep::DotSegments) {
            return characters::equal(one_path, other_path, self.mapping());
        }
        path::equal(one_path, other_path, self.mapping())
    }
}

/// True if both components are absent, or present and `equal`.
#[inline]
pub(crate) fn both<T>(one: Option<T>, other: Option<T>, equal: impl FnOnce(T, T) -> bool) -> bool {
    match (one, other) {
        (Some(one), Some(other)) => equal(one, other),
        (one, other) => one.is_none() && other.is_none(),
    }
}
