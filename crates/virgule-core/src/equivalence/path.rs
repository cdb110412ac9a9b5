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

use crate::normalize::characters::{self, CharacterMapping};
use crate::normalize::path::{dots, may_have_dots};
use crate::resolve::dot_segments::Dots;

/// True if two paths of URIs with a scheme are equivalent.
#[inline]
pub(crate) fn equal(one: &str, other: &str, mapping: CharacterMapping) -> bool {
    if one == other {
        return true;
    }
    if !may_have_dots(one, mapping) && !may_have_dots(other, mapping) {
        return characters::equal(one, other, mapping);
    }
    let (mut one, mut other) = (backwards(one, mapping), backwards(other, mapping));
    loop {
        match (one.next(), other.next()) {
            (None, None) => return true,
            (Some(left), Some(right))
                if left.slash == right.slash && characters::equal(left.text, right.text, mapping) => {}
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

/// Returns the segments that no dot segment removes, from the last to the first.
#[inline]
fn backwards(path: &str, mapping: CharacterMapping) -> impl Iterator<Item = Segment<'_>> {
    let mut rest = path;
    while !rest.is_empty() && !rest.starts_with('/') {
        let (first, behind) = rest.split_once('/').unwrap_or((rest, ""));
        if dots(first, mapping) == Dots::None {
            break;
        }
        rest = behind;
    }
    // The unread prefix of the path, without the slash before the last segment read; `None` after the first segment.
    let mut unread = Some(rest);
    // The number of preceding segments that the `..` read so far remove.
    let mut taken = 0;
    let mut is_last = true;
    core::iter::from_fn(move || {
        while let Some(rest) = unread {
            // Segments are short: a simple loop is faster than a search that is optimized for long inputs.
            let (before, text) = match rest.bytes().rposition(|byte| byte == b'/') {
                Some(slash) => (rest.get(..slash), rest.get(slash + 1..).unwrap_or("")),
                None => (None, rest),
            };
            // No segment precedes a leading slash, not even an empty one.
            let slash = before.is_some();
            unread = before.filter(|before| !before.is_empty());
            let is_last = core::mem::replace(&mut is_last, false);
            let dots = dots(text, mapping);
            taken += usize::from(dots == Dots::Up);
            match dots {
                Dots::Here | Dots::Up if is_last => return Some(Segment { text: "", slash }),
                Dots::Here | Dots::Up => {}
                Dots::None if taken > 0 => taken -= 1,
                Dots::None => return Some(Segment { text, slash }),
            }
        }
        None
    })
}
