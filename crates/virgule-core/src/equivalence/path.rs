//! Equivalence of two paths after removal of their dot segments, without allocation.
//!
//! A path is read from its end, with one counter: the number of segments that the `..` read so far remove:
//!
//! ```text
//! /a/b/../c/./d      d   .   c   ..   b        a
//!                    d       c   1    removed  a      →  /a/c/d, backwards
//! ```
//!
//! RFC 3986 section 5.2.4 reads the path from the front with a stack, with the same result: a `..` removes the nearest
//! preceding segment that no other `..` removes, if there is one. There are two exceptions: dot segments at the start
//! of a path without a leading slash are removed with the slash after them, and a final dot segment leaves a slash.

use crate::normalize::path::{dots, may_have_dots};
use crate::normalize::percent::{self, CharacterMapping};
use crate::resolve::dot_segments::Dots;

/// True if two paths of URIs with a scheme are equivalent.
#[inline]
pub(crate) fn equal(one: &str, other: &str, mapping: CharacterMapping) -> bool {
    if one == other {
        return true;
    }
    if !may_have_dots(one, mapping) && !may_have_dots(other, mapping) {
        return percent::equal(one, other, mapping);
    }
    let (mut one, mut other) = (Backwards::new(one, mapping), Backwards::new(other, mapping));
    loop {
        match (one.next(), other.next()) {
            (None, None) => return true,
            (Some(left), Some(right))
                if left.slash == right.slash && percent::equal(left.text, right.text, mapping) => {}
            _ => return false,
        }
    }
}

/// A segment that no dot segment removes.
struct Segment<'a> {
    text: &'a str,
    /// True if a slash precedes the segment.
    slash: bool,
}

/// Iterates over the segments that no dot segment removes, from the last to the first.
struct Backwards<'a> {
    /// The unread prefix of the path, without the slash before the last segment read; `None` after the first segment.
    rest: Option<&'a str>,
    mapping: CharacterMapping,
    /// The number of preceding segments that the `..` read so far remove.
    taken: usize,
    /// True before the last segment of the path is read.
    last: bool,
}

impl<'a> Backwards<'a> {
    #[inline]
    fn new(path: &'a str, mapping: CharacterMapping) -> Self {
        let mut rest = path;
        while !rest.is_empty() && !rest.starts_with('/') {
            let (first, behind) = rest.split_once('/').unwrap_or((rest, ""));
            if dots(first, mapping) == Dots::None {
                break;
            }
            rest = behind;
        }
        Backwards { rest: Some(rest), mapping, taken: 0, last: true }
    }
}

impl<'a> Iterator for Backwards<'a> {
    type Item = Segment<'a>;

    #[inline]
    fn next(&mut self) -> Option<Segment<'a>> {
        while let Some(rest) = self.rest {
            // Segments are short: a simple loop is faster than a search that is optimized for long inputs.
            let (before, text) = match rest.bytes().rposition(|byte| byte == b'/') {
                Some(slash) => (rest.get(..slash), rest.get(slash + 1..).unwrap_or("")),
                None => (None, rest),
            };
            // No segment precedes a leading slash, not even an empty one.
            let slash = before.is_some();
            self.rest = before.filter(|before| !before.is_empty());
            let last = core::mem::replace(&mut self.last, false);
            let dots = dots(text, self.mapping);
            self.taken += usize::from(dots == Dots::Up);
            match dots {
                Dots::Here | Dots::Up if last => return Some(Segment { text: "", slash }),
                Dots::Here | Dots::Up => {}
                Dots::None if self.taken > 0 => self.taken -= 1,
                Dots::None => return Some(Segment { text, slash }),
            }
        }
        None
    }
}
