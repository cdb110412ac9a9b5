//! The steps of the syntax for a text whose components need not be told apart.
//!
//! ```text
//! HTTP://Example.com/a/../%7Eb?q=%2f
//! \________________/                    no "@" and no "%": all its letters may be small
//!                   \________/          percent-encodings, dot segments
//!                             \_____/   percent-encodings
//! ```
//!
//! That is most texts that are not normal at a glance, and the glance says where to look. Nothing is copied before something
//! changes. With a userinfo, whose case matters, or an encoded host, or by other steps than all those of the syntax, a text
//! goes through all its components; so does one where what is decoded may be a dot segment, or a character beyond ASCII.

use super::percent::value;
use crate::engine::{Found, Glance};
use crate::iri::characters::is_unreserved;
use crate::parts::Generic;
use crate::scheme::derive::offset_in;
use alloc::borrow::Cow;
use alloc::string::String;

/// Bytes whose absence proves that the text is already normalized.
pub(super) const ODD: Found = Found::CAPITAL.and(Found::PERCENT).and(Found::DOTS);

/// The text, of which that was `seen`, as the syntax normalizes it, if it is of that sort.
pub(super) fn normalize<'a, G: Generic<'a>>(of: G, text: &'a str, seen: Glance) -> Option<Cow<'a, str>> {
    let capital = seen.has(Found::CAPITAL);
    if seen.has(Found::ENCODED) || (capital && seen.has(Found::USER)) {
        return None;
    }
    let path = of.path_part();
    let begin = offset_in(text, path);
    // Without a scheme, dot segments stay.
    let scheme = of.scheme_part().is_some();
    let end = if scheme { begin + path.len() } else { begin };
    // Without an authority, a path may need a dot that it begins with.
    if scheme && seen.has(Found::DOTS) && of.authority_part().is_none() {
        return None;
    }
    let mut made = Made { text, kept: 0, out: String::new() };
    if capital {
        made.keep(begin);
        made.out.make_ascii_lowercase();
    }
    let (bytes, mut at) = (text.as_bytes(), begin);
    while let Some(next) = seen.next(bytes, at) {
        at = match bytes.get(next)? {
            b'%' => made.escape(next, end, G::IRI)?,
            b'/' if next < end => made.dots(begin, next, end),
            _ => next + 1,
        };
    }
    Some(made.finish())
}

/// A text in which something changes, or nothing.
struct Made<'a> {
    text: &'a str,
    /// So much of the text is in `out`, as it is now; nothing, as long as nothing changed.
    kept: usize,
    out: String,
}

impl<'a> Made<'a> {
    /// Copies the text up to `end`.
    #[inline]
    fn keep(&mut self, end: usize) {
        if self.out.is_empty() {
            self.out.reserve(self.text.len());
        }
        self.out.push_str(self.text.get(self.kept..end).unwrap_or(""));
        self.kept = end;
    }

    /// A percent-encoding. Gives where to go on; nothing if that is not for here.
    #[inline(always)]
    fn escape(&mut self, at: usize, path_end: usize, iri: bool) -> Option<usize> {
        let &[b'%', high, low, ..] = self.text.as_bytes().get(at..)? else { return Some(at + 1) };
        let octet = value(high) << 4 | value(low);
        if is_unreserved(char::from(octet)) {
            if octet == b'.' && at < path_end {
                return None;
            }
            self.keep(at);
            self.out.push(char::from(octet));
            self.kept = at + 3;
        } else if iri && !octet.is_ascii() {
            return None;
        } else if high >= b'a' || low >= b'a' {
            self.keep(at + 1);
            self.out.push(char::from(high.to_ascii_uppercase()));
            self.out.push(char::from(low.to_ascii_uppercase()));
            self.kept = at + 3;
        }
        Some(at + 3)
    }

    /// A slash before a dot, in a path between `begin` and `end`, which begins with a slash.
    #[inline(always)]
    fn dots(&mut self, begin: usize, at: usize, end: usize) -> usize {
        let length = match self.text.as_bytes().get(at + 1..end).unwrap_or(&[]) {
            b"." | [b'.', b'/', ..] => 1,
            b".." | [b'.', b'.', b'/', ..] => 2,
            _ => return at + 1,
        };
        self.keep(at);
        if length == 2 {
            // The path begins where it did: lower case is as long.
            let written = self.out.as_bytes().get(begin..).unwrap_or(&[]);
            let slash = written.iter().rposition(|&byte| byte == b'/').unwrap_or(0);
            self.out.truncate(begin + slash);
        }
        self.kept = at + 1 + length;
        if self.kept == end {
            self.out.push('/');
        }
        self.kept
    }

    /// All of it.
    #[inline]
    fn finish(mut self) -> Cow<'a, str> {
        if self.kept == 0 {
            return Cow::Borrowed(self.text);
        }
        self.keep(self.text.len());
        debug_assert_ne!(self.out, self.text);
        Cow::Owned(self.out)
    }
}
