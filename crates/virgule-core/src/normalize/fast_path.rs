//! The fast path of syntax-based normalization, where the text changes only at the candidates of the prescan.
//!
//! ```text
//! HTTP://Example.com/a/../%7Eb?q=%2f
//! \________________/                    no "@" and no "%": lower case
//!                   \________/          percent-encodings, dot segments
//!                             \_____/   percent-encodings
//! ```
//!
//! It covers most inputs that are not yet normalized, and copies nothing before the first change. `None` means "not
//! applicable"; the input is then normalized component by component. The fast path is not applicable if the host is
//! percent-encoded; if there is a userinfo, whose case matters; if `steps` differ from the syntax-based normalization;
//! or if a decoded character is a dot of the path or non-ASCII.

use super::characters::value;
use crate::encode::characters::is_unreserved;
use crate::uri::components::Generic;
use crate::uri::output::{self, Output};
use crate::uri::owned::{Owned, maybe::MaybeOwned};
use crate::uri::typed::UriType;
use alloc::borrow::Cow;
use alloc::string::String;
use virgule_automata::captures::{OfText, offset_in};
use virgule_automata::prescan::{Features, Prescan};

/// The features whose absence proves that an input is normalized.
pub(super) const CANDIDATES: Features = Features::CAPITAL.and(Features::PERCENT).and(Features::DOTS);

/// Normalizes a value, whose prescan is `seen`; returns `None` if the fast path is not applicable.
pub(super) fn normalize<'a, V: UriType>(value: V::Borrowed<'a>, seen: Prescan) -> Option<MaybeOwned<'a, V>>
where
    V::Borrowed<'a>: Generic<'a>,
{
    let capital = seen.has(Features::CAPITAL);
    if seen.has(Features::ENCODED) || (capital && seen.has(Features::USER)) {
        return None;
    }
    let (text, path) = (value.text(), value.path_part());
    let begin = offset_in(text, path);
    let path_end = begin + path.len();
    let query_end = path_end + value.query_part().map_or(0, |query| 1 + query.len());
    // Without a scheme, dot segments are kept.
    let scheme = value.scheme_part().is_some();
    let end = if scheme { path_end } else { begin };
    // Without an authority, a path may need the dot segment with which it begins.
    if scheme && seen.has(Features::DOTS) && value.authority_part().is_none() {
        return None;
    }
    let mut made = PartialCopy { text, copied: 0, out: String::new() };
    if capital {
        made.copy_until(begin);
        made.out.make_ascii_lowercase();
    }
    let (bytes, mut at) = (text.as_bytes(), begin);
    // The shifts of the bytes after the path and of those after the query.
    let (mut after_path, mut after_query) = (None, None);
    while let Some(next) = seen.next(bytes, at) {
        if next >= path_end {
            after_path.get_or_insert(made.shift());
        }
        if next >= query_end {
            after_query.get_or_insert(made.shift());
        }
        at = match bytes.get(next)? {
            b'%' => made.escape(next, end, V::Borrowed::IRI)?,
            b'/' if next < end => made.dots(begin, next, end),
            _ => next + 1,
        };
    }
    let end = made.shift();
    let (after_path, after_query) = (after_path.unwrap_or(end), after_query.unwrap_or(end));
    let Some(normal) = made.finish() else { return Some(MaybeOwned::same(V::found(value))) };
    // Selected without branches; `u32` as in captures.
    let bounds = [begin, path_end + 1, query_end + 1].map(|bound| bound as u32);
    let shifts = [after_path, after_query, end].map(|shift| shift as u32);
    let moved = |offset: u32| {
        let shift = if offset <= bounds[2] { shifts[1] } else { shifts[2] };
        let shift = if offset <= bounds[1] { shifts[0] } else { shift };
        offset.wrapping_add(if offset <= bounds[0] { 0 } else { shift })
    };
    let captures = V::found(value).captures().moved(text.len().max(normal.len()), moved);
    Some(MaybeOwned::changed(match captures {
        Some(captures) => Owned::composed(normal, captures),
        None => Owned::made(normal),
    }))
}

/// An input, and its normalized prefix.
struct PartialCopy<'a> {
    text: &'a str,
    /// The length of the prefix of `text` whose normalization is in `out`; 0 before the first change.
    copied: usize,
    out: String,
}

impl PartialCopy<'_> {
    #[inline]
    fn copy_until(&mut self, end: usize) {
        if self.out.is_empty() {
            self.out.reserve(self.text.len());
        }
        self.out.push_str(self.text.get(self.copied..end).unwrap_or(""));
        self.copied = end;
    }

    /// Normalizes a percent-encoding. Returns the position after it, or `None` if the fast path is not applicable.
    #[inline(always)]
    fn escape(&mut self, at: usize, path_end: usize, iri: bool) -> Option<usize> {
        let &[b'%', high, low, ..] = self.text.as_bytes().get(at..)? else { return Some(at + 1) };
        let octet = value(high) << 4 | value(low);
        if is_unreserved(char::from(octet)) {
            if octet == b'.' && at < path_end {
                return None;
            }
            self.copy_until(at);
            self.out.push(char::from(octet));
            self.copied = at + 3;
        } else if iri && !octet.is_ascii() {
            return None;
        } else if high >= b'a' || low >= b'a' {
            self.copy_until(at + 1);
            self.out.push(char::from(high.to_ascii_uppercase()));
            self.out.push(char::from(low.to_ascii_uppercase()));
            self.copied = at + 3;
        }
        Some(at + 3)
    }

    /// Removes the dot segment after the slash at `at`, if there is one, in a path from `begin` to `end` that begins
    /// with a slash. Returns the position to continue at.
    #[inline(always)]
    fn dots(&mut self, begin: usize, at: usize, end: usize) -> usize {
        let length = match self.text.as_bytes().get(at + 1..end).unwrap_or(&[]) {
            b"." | [b'.', b'/', ..] => 1,
            b".." | [b'.', b'.', b'/', ..] => 2,
            _ => return at + 1,
        };
        self.copy_until(at);
        if length == 2 {
            // The path begins at its old offset in `out`, because lower-casing does not change lengths.
            let written = self.out.as_bytes().get(begin..).unwrap_or(&[]);
            let slash = written.iter().rposition(|&byte| byte == b'/').unwrap_or(0);
            self.out.truncate(begin + slash);
        }
        self.copied = at + 1 + length;
        if self.copied == end {
            self.out.push('/');
        }
        self.copied
    }

    /// Returns the shift of the bytes after the copied prefix, modulo 2^`usize::BITS`.
    #[inline]
    fn shift(&self) -> usize {
        self.out.len().wrapping_sub(self.copied)
    }

    /// Returns the normalized text, or `None` if nothing changed.
    #[inline]
    fn finish(mut self) -> Option<String> {
        if self.copied == 0 {
            return None;
        }
        self.copy_until(self.text.len());
        debug_assert_ne!(self.out, self.text);
        Some(self.out)
    }
}

/// An output that borrows while the written text is a prefix of the input.
///
/// ```text
/// input      http://a/b/../c
/// written    http://a/b            a prefix: no copy
///            http://a              truncated: still a prefix
///            http://a/c            no prefix: copied from here on
/// ```
pub(crate) struct CowOutput<'a> {
    input: &'a str,
    /// As long as there is no copy, the length of the prefix of `input` that was written.
    same: usize,
    copy: Option<String>,
}

impl<'a> CowOutput<'a> {
    #[inline]
    pub fn new(input: &'a str) -> Self {
        CowOutput { input, same: 0, copy: None }
    }

    /// Returns the copy of the written text, which the first call makes.
    #[inline]
    fn copied(&mut self) -> &mut String {
        self.copy.get_or_insert_with(|| {
            let mut copy = String::with_capacity(self.input.len() + 2);
            copy.push_str(&self.input[..self.same]);
            copy
        })
    }

    /// Returns the written text, borrowed if it equals the input.
    #[inline]
    pub fn finish(self) -> Cow<'a, str> {
        match self.copy {
            Some(copy) if copy != self.input => Cow::Owned(copy),
            // A borrowed result means that nothing changed, and a proper prefix of the input is a change.
            None if self.same < self.input.len() => Cow::Owned(self.input[..self.same].into()),
            _ => Cow::Borrowed(self.input),
        }
    }
}

impl Output for CowOutput<'_> {
    #[inline]
    fn push_str(&mut self, text: &str) -> output::WriteResult {
        if let Some(copy) = &mut self.copy {
            copy.push_str(text);
            return Ok(());
        }
        let rest = &self.input.as_bytes()[self.same..];
        // A slice of the input at the same position needs no comparison.
        let same = text.as_ptr() == rest.as_ptr() && text.len() <= rest.len();
        if same || rest.starts_with(text.as_bytes()) {
            self.same += text.len();
            return Ok(());
        }
        self.copied().push_str(text);
        Ok(())
    }

    #[inline]
    fn as_bytes(&self) -> &[u8] {
        match &self.copy {
            Some(copy) => copy.as_bytes(),
            None => &self.input.as_bytes()[..self.same],
        }
    }

    #[inline]
    fn truncate(&mut self, length: usize) {
        match &mut self.copy {
            Some(copy) => copy.truncate(length),
            None => self.same = self.same.min(length),
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::uri::typed::UriType;
    use crate::uri::{Iri, IriRef, RelativeRef, Uri, UriRef};
    use crate::{MaybeOwned, Normalization};
    use std::format;

    fn assert_captures_are_those_of_a_parse<V: UriType>(normal: &MaybeOwned<'_, V>) {
        let parsed =
            V::find(normal.as_str()).unwrap_or_else(|error| panic!("{:?}: {error}", normal.as_str()));
        let (known, parsed) = (V::of(V::found(normal.borrow())), V::of(parsed));
        for field in 0..8 {
            let span = |value| V::span(&V::found(value), field);
            assert_eq!(span(known), span(parsed), "field {field} of {:?}", normal.as_str());
        }
    }

    #[test]
    fn components_of_changed_texts_are_where_a_parser_finds_them() {
        let long = format!("/%7e{}/..", "x".repeat(66_000));
        let paths = [
            "",
            "a",
            "/",
            "/a",
            "/%7e",
            "/%7Eb/%2f",
            "/a/../b",
            "/./a/..",
            "/x/..",
            "/..",
            "%7e%7E",
            "/%41/..",
            &long,
        ];
        let authorities = ["", "//", "//h", "//H", "//u@h:8", "//U@H:%38", "//[::A]:80", "//%68"];
        let tails = ["", "?", "#", "?#", "?%7e", "#%7e%7E", "?%7e/../#%7e/.", "?a#%2f", "?%2f#"];
        for (authority, path) in authorities.iter().flat_map(|one| paths.iter().map(move |two| (one, two))) {
            for tail in tails {
                let text = format!("{authority}{path}{tail}");
                let whole = format!("HTTP:{text}");
                for steps in [Normalization::SYNTAX, Normalization::SCHEME] {
                    if let Ok(uri) = Uri::parse(&whole) {
                        assert_captures_are_those_of_a_parse(&uri.normalize(steps));
                        assert_captures_are_those_of_a_parse(&Iri::from(uri).normalize(steps));
                    }
                    if let Ok(reference) = UriRef::parse(&text) {
                        assert_captures_are_those_of_a_parse(&reference.normalize(steps));
                    }
                    if let Ok(reference) = RelativeRef::parse(&text) {
                        assert_captures_are_those_of_a_parse(&reference.normalize(steps));
                    }
                    if let Ok(reference) = IriRef::parse(&format!("{text}é")) {
                        assert_captures_are_those_of_a_parse(&reference.normalize(steps));
                    }
                }
            }
        }
    }
}
