//! The `name=value` pairs of a query, and the segments of a path.
//!
//! RFC 3986 section 3.4 does not define the structure of a query. The caller chooses the convention: pairs separated by
//! `&`, or by `;` (HTML 4.01 appendix B.2.2). The query is split before it is decoded.

use super::encoded::Encoded;
use super::rule::{Segment, TakesEmpty};
use crate::uri::components::split;
use core::fmt;
use core::iter::FusedIterator;
use core::marker::PhantomData;
use core::str::Split;

/// The separator of pairs.
///
/// ```
/// use virgule::encode::{Separator, pairs};
///
/// let uri = virgule::Uri::parse("http://example.com/?a=1;b=2&c=3")?;
/// let count = |separator| pairs(uri.query_encoded().unwrap(), separator).count();
/// assert_eq!((count(Separator::Ampersand), count(Separator::Semicolon), count(Separator::Either)), (2, 2, 3));
/// # Ok::<(), virgule::ParseError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
#[non_exhaustive]
pub enum Separator {
    /// `&`
    #[default]
    Ampersand,
    /// `;`
    Semicolon,
    /// `&` and `;`, both accepted
    Either,
}

impl Separator {
    #[inline]
    const fn characters(self) -> &'static [char] {
        match self {
            Separator::Ampersand => &['&'],
            Separator::Semicolon => &[';'],
            Separator::Either => &['&', ';'],
        }
    }
}

/// Returns the pairs of a query or fragment: the name, and the value if the pair has a `=`.
///
/// Order, repeated names and empty pieces are kept: `a=1&&a` is `("a", Some("1"))`, `("", None)`, `("a", None)`; an
/// empty query has no pairs. The first `=` separates name and value. Names and values are still encoded:
/// [`Encoded::decoded`] does not change `+`, and `Encoded::decode_form` decodes it to a space.
///
/// ```
/// use virgule::Uri;
/// use virgule::encode::{Separator, pairs};
///
/// let uri = Uri::parse("http://example.com/?q=a%26b&x=&y&q=1=2")?;
/// let query = uri.query_encoded().unwrap();
/// let found: Vec<_> = pairs(query, Separator::Ampersand)
///     .map(|(name, value)| (name.as_str(), value.map(|value| value.as_str())))
///     .collect();
/// assert_eq!(found, [("q", Some("a%26b")), ("x", Some("")), ("y", None), ("q", Some("1=2"))]);
/// # Ok::<(), virgule::ParseError>(())
/// ```
pub fn pairs<R: TakesEmpty>(query: Encoded<'_, R>, separator: Separator) -> Pairs<'_, R> {
    let text = query.as_str();
    Pairs { pieces: (!text.is_empty()).then(|| text.split(separator.characters())), rule: PhantomData }
}

/// An iterator over the pairs of a query, from either end: see [`pairs()`].
///
/// ```
/// let uri = virgule::Uri::parse("http://example.com/?a=1&b=2&c")?;
/// let (name, value) = uri.query_pairs().next_back().unwrap();
/// assert_eq!((name.as_str(), value), ("c", None));
/// # Ok::<(), virgule::ParseError>(())
/// ```
pub struct Pairs<'a, R: TakesEmpty> {
    /// `None` for the empty query, which has no pairs.
    pieces: Option<Split<'a, &'static [char]>>,
    rule: PhantomData<fn() -> R>,
}

type EncodedPair<'a, R> = (Encoded<'a, R>, Option<Encoded<'a, R>>);

/// Splits a pair. `=` cannot be part of a percent-encoding, and the rule matches the empty string, so name and value
/// match the rule.
fn pair<R: TakesEmpty>(piece: &str) -> EncodedPair<'_, R> {
    let (name, value) = split(piece, '=');
    (Encoded::known(name), value.map(Encoded::known))
}

/// An iterator over the segments of a path, from either end, still encoded: `%2F` in a segment differs from `/`.
///
/// ```abnf
/// path-abempty  = *( "/" segment )                  ; RFC 3986 section 3.3
/// path-rootless = segment-nz *( "/" segment )
/// ```
///
/// ```text
/// /a/b    a, b          ""     none
/// a/b     a, b          /      one, empty
/// a//b    a, "", b      /a/    a, ""
/// ```
///
/// A leading `/` has no effect. Dot segments are not removed.
///
/// ```
/// let uri = virgule::Uri::parse("http://example.com/forum/a%2Fb/")?;
/// let mut segments = uri.segments();
/// assert_eq!(segments.next_back().unwrap().as_str(), "");
/// assert_eq!(segments.next_back().unwrap().as_str(), "a%2Fb");
/// assert_eq!(segments.map(|segment| segment.as_str()).collect::<Vec<_>>(), ["forum"]);
/// # Ok::<(), virgule::ParseError>(())
/// ```
pub struct Segments<'a, R: TakesEmpty = Segment> {
    /// `None` for the empty path, which has no segments.
    pieces: Option<Split<'a, char>>,
    rule: PhantomData<fn() -> R>,
}

impl<'a, R: TakesEmpty> Segments<'a, R> {
    #[inline]
    pub(super) fn of(path: &'a str) -> Self {
        let pieces = (!path.is_empty()).then(|| path.strip_prefix('/').unwrap_or(path).split('/'));
        Segments { pieces, rule: PhantomData }
    }
}

/// Iterators over the pieces of a string, from either end. A rule type has no values, so a derive would add a bound
/// that no rule satisfies.
macro_rules! pieces {
    ($($name:ident: $item:ident by $read:expr;)*) => {$(
        impl<R: TakesEmpty> Clone for $name<'_, R> {
            #[inline]
            fn clone(&self) -> Self {
                $name { pieces: self.pieces.clone(), rule: self.rule }
            }
        }

        impl<R: TakesEmpty> fmt::Debug for $name<'_, R> {
            #[inline]
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.debug_struct(stringify!($name)).field("pieces", &self.pieces).finish()
            }
        }

        impl<'a, R: TakesEmpty> Iterator for $name<'a, R> {
            type Item = $item<'a, R>;

            #[inline]
            fn next(&mut self) -> Option<Self::Item> {
                self.pieces.as_mut()?.next().map($read)
            }
        }

        impl<R: TakesEmpty> DoubleEndedIterator for $name<'_, R> {
            #[inline]
            fn next_back(&mut self) -> Option<Self::Item> {
                self.pieces.as_mut()?.next_back().map($read)
            }
        }

        impl<R: TakesEmpty> FusedIterator for $name<'_, R> {}
    )*};
}

pieces! {
    Pairs: EncodedPair by pair;
    Segments: Encoded by Encoded::known;
}
