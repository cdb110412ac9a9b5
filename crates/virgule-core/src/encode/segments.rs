//! The segments of a path.

use super::encoded::Encoded;
use super::rule::{self, TakesEmpty};
use core::fmt;
use core::iter::FusedIterator;
use core::str::Split;

/// Iterates over the segments of a path, from either end. They are still encoded, so that a `%2F` within a segment
/// differs from a `/`.
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
/// The iterator does not show whether the path begins with `/`. Dot segments are not removed: `.` and `..` are
/// segments.
///
/// ```
/// let uri = virgule::Uri::parse("http://example.com/forum/a%2Fb/")?;
/// let mut segments = uri.segments();
/// assert_eq!(segments.next_back().unwrap().as_str(), "");
/// assert_eq!(segments.next_back().unwrap().as_str(), "a%2Fb");
/// assert_eq!(segments.map(|segment| segment.as_str()).collect::<Vec<_>>(), ["forum"]);
/// # Ok::<(), virgule::ParseError>(())
/// ```
pub struct Segments<'a, R: TakesEmpty = rule::Segment> {
    /// `None` for the empty path, which has no segment.
    pieces: Option<Split<'a, char>>,
    rule: core::marker::PhantomData<fn() -> R>,
}

impl<'a, R: TakesEmpty> Segments<'a, R> {
    /// Splits a path that was parsed.
    #[inline]
    pub(super) fn of(path: &'a str) -> Self {
        let pieces = (!path.is_empty()).then(|| path.strip_prefix('/').unwrap_or(path).split('/'));
        Segments { pieces, rule: core::marker::PhantomData }
    }
}

// A rule type has no values, so a derive would add a bound that no rule satisfies.
impl<R: TakesEmpty> Clone for Segments<'_, R> {
    #[inline]
    fn clone(&self) -> Self {
        Segments { pieces: self.pieces.clone(), rule: self.rule }
    }
}

impl<R: TakesEmpty> fmt::Debug for Segments<'_, R> {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Segments").field("pieces", &self.pieces).finish()
    }
}

impl<'a, R: TakesEmpty> Iterator for Segments<'a, R> {
    type Item = Encoded<'a, R>;

    #[inline]
    fn next(&mut self) -> Option<Self::Item> {
        self.pieces.as_mut()?.next().map(Encoded::known)
    }
}

impl<R: TakesEmpty> DoubleEndedIterator for Segments<'_, R> {
    #[inline]
    fn next_back(&mut self) -> Option<Self::Item> {
        self.pieces.as_mut()?.next_back().map(Encoded::known)
    }
}

impl<R: TakesEmpty> FusedIterator for Segments<'_, R> {}
