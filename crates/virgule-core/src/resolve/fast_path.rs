//! The fast path of resolution: targets that consist of a prefix of the base and a suffix of the reference. Most
//! targets do.
//!
//! ```text
//! base        http://example.com/a/b/c?d
//!             \___________________/          up to the last slash of the path
//! reference   e/f?g#h
//! target      http://example.com/a/b/e/f?g#h
//! ```
//!
//! A target has this form if there are no dot segments to remove, for each column of the table in [`super`]; only the
//! length of the prefix differs. It also has this form if the reference begins with its only dot segments:
//!
//! ```text
//! reference   ../e            the prefix is shortened by a segment: http://example.com/a/ and e
//! ```
//!
//! `None` means "not of this form", and the target is then composed from its components.

use crate::uri::components::{Generic, Parts};
use virgule_automata::captures::offset_in;
use virgule_automata::prescan::{Features, Prescan, prescan_dots};
use virgule_automata::swar::has_dot_segment;

/// The prefixes of a base with which targets begin.
#[derive(Clone, Copy)]
pub(crate) struct BasePieces<'b> {
    /// `scheme ":"`, for a reference with an authority.
    scheme: &'b str,
    /// The text before the path, for a reference whose path begins with a slash.
    authority: &'b str,
    /// The text up to the last slash of the path, for a reference with any other path. `None` if this part of the path
    /// has dot segments, or if the path is empty and the target gets a slash that is in neither text (section 5.2.3).
    directory: Option<&'b str>,
    /// The text up to the end of the path, for a reference that begins with its query.
    path: &'b str,
    /// The text up to the end of the query, for a reference that begins with its fragment or is empty.
    query: &'b str,
}

impl<'b> BasePieces<'b> {
    /// Returns the prefixes of the base `text`.
    #[inline]
    pub fn of(text: &'b str, parts: &Parts<'b>) -> Self {
        let to = |end: usize| text.get(..end).unwrap_or(text);
        let begin = offset_in(text, parts.path);
        let end = begin + parts.path.len();
        let slash = parts.path.bytes().rposition(|byte| byte == b'/').map_or(0, |slash| slash + 1);
        let whole = slash > 0 || parts.authority.is_none();
        let plain = !has_dot_segment(parts.path.get(..slash).unwrap_or("").as_bytes());
        BasePieces {
            scheme: to(parts.scheme.map_or(0, |scheme| scheme.len() + 1)),
            authority: to(begin),
            directory: (whole && plain).then(|| to(begin + slash)),
            path: to(end),
            query: to(parts.query.map_or(end, |query| end + 1 + query.len())),
        }
    }

    /// Returns the prefix and the suffix that form the target, or `None` if the target is not of this form.
    #[inline(always)]
    pub fn before<'r>(
        &self,
        text: &'r str,
        reference: impl Generic<'r>,
        strict: bool,
    ) -> Option<(&'b str, &'r str)> {
        // The entire text is searched, so that the processor need not wait for the captures.
        let seen = prescan_dots(text.as_bytes());
        let path = reference.path_part();
        // The text before the path of a reference is a scheme, an authority, or empty.
        let begins_with_path = offset_in(text, path) == 0;
        // The dots may be in the query, or begin the path after a scheme.
        if seen.has(Features::DOTS) && !path.is_empty() || path.starts_with('.') {
            return if begins_with_path { self.with_leading_dots(text, path, seen) } else { None };
        }
        let piece = match path.as_bytes() {
            _ if !begins_with_path => match reference.scheme_part() {
                Some(_) => strict.then_some("")?,
                None => self.scheme,
            },
            [b'/', ..] => self.authority,
            [_, ..] => self.directory?,
            [] if reference.query_part().is_some() => self.path,
            [] => self.query,
        };
        Some((piece, text))
    }

    /// Returns the prefix and the suffix for a reference without scheme and authority that begins with all of its dot
    /// segments. Each `..` removes a segment of the base, but not the first slash.
    #[inline(never)]
    fn with_leading_dots<'r>(&self, text: &'r str, path: &str, seen: Prescan) -> Option<(&'b str, &'r str)> {
        let directory = self.directory?;
        let (path, begin) = (path.as_bytes(), self.authority.len());
        // A path without a leading slash would be removed, and the target would get a slash that is in neither text.
        if directory.as_bytes().get(begin) != Some(&b'/') {
            return None;
        }
        let (mut end, mut at) = (directory.len(), 0);
        loop {
            let (length, up) = match path.get(at..).unwrap_or(&[]) {
                [b'.', b'.', b'/', ..] => (3, true),
                b".." => (2, true),
                [b'.', b'/', ..] => (2, false),
                b"." => (1, false),
                // The path could be parsed as an authority after an empty segment.
                [b'/', ..] => return None,
                _ => break,
            };
            if up {
                let before = directory.as_bytes().get(begin..end - 1).unwrap_or(&[]);
                end = begin + before.iter().rposition(|&byte| byte == b'/').unwrap_or(0) + 1;
            }
            at += length;
        }
        // A candidate may be the slash before the rest, or the start of the rest.
        let mut next = at.saturating_sub(1);
        while let Some(candidate) = seen.next(text.as_bytes(), next) {
            match path.get(candidate) {
                Some(b'%') => next = candidate + 1,
                Some(_) => return None,
                None => break,
            }
        }
        Some((directory.get(..end)?, text.get(at..)?))
    }
}
