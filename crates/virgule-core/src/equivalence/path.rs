//! Equivalence of two paths without their dot segments, without memory for either.
//!
//! A path is read from its end, with one counter: how many segments the `..` that were read remove:
//!
//! ```text
//! /a/b/../c/./d      d   .   c   ..   b        a
//!                    d       c   1    removed  a      →  /a/c/d, backwards
//! ```
//!
//! RFC 3986 section 5.2.4 does the same from the front with a stack: a `..` removes the nearest segment before it that no other
//! removes, if there is one. The two exceptions: dot segments that begin a path without a slash vanish with the slash after
//! them, and one that ends a path leaves a slash.

use crate::normalize::path::{dots, may_have_dots};
use crate::normalize::percent::{self, CharacterMapping};
use crate::resolve::dot_segments::Dots;

/// Whether two paths behind a scheme are the same.
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

/// A segment that stays.
struct Segment<'a> {
    text: &'a str,
    /// Whether a slash stands before it.
    slash: bool,
}

/// The segments that stay, from the last to the first.
struct Backwards<'a> {
    /// What is not read yet, without the slash at its end.
    rest: Option<&'a str>,
    mapping: CharacterMapping,
    /// How many segments are taken back.
    taken: usize,
    /// Whether the next one is the last of the path.
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
            // Segments are short: a plain loop is faster than a search that is made for long texts.
            let (before, text) = match rest.bytes().rposition(|byte| byte == b'/') {
                Some(slash) => (rest.get(..slash), rest.get(slash + 1..).unwrap_or("")),
                None => (None, rest),
            };
            // In front of the first slash stands nothing, not an empty segment.
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
