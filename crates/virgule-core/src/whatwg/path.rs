//! Divergences in paths: the segments that a WHATWG parser removes or changes (URL standard, section 4.4, path state).
//!
//! ```text
//! /a/./b        /a/b      also removed by RFC 3986, by resolution (section 5.2.4), but not by parsing
//! /a/%2E%2e/b   /b        an ordinary segment for RFC 3986
//! /a\..\b       /b        if the scheme is special
//! /C|/a         /C:/a     the first segment of a `file` path
//! ```

use super::characters::{CharacterContext, character_divergences};
use super::kind::DivergenceKind;
use super::part::{Part, escape};
use super::read::{Class, Reading};
use super::{Divergence, Grammar};

/// Reports the divergences of the path.
#[inline]
pub(super) fn report(reading: Reading<'_>, grammar: Grammar) -> impl Iterator<Item = Divergence> + Clone {
    let Reading { class, path, .. } = reading;
    let is_opaque = class == Class::Other && path.first().is_some_and(|c| c != '/');
    let is_empty = path.is_empty() && (reading.authority || class == Class::File) && class.is_special();
    let empty = is_empty.then(|| Divergence::over(path, DivergenceKind::EmptyPath));
    let opaque = is_opaque.then(|| opaque(reading, grammar));
    let segments = (!is_opaque).then(|| segments(reading, grammar));
    empty.into_iter().chain(opaque.into_iter().flatten()).chain(segments.into_iter().flatten())
}

/// Opaque path state: characters that the grammar allows are not changed. Only a space before `?` or `#` is encoded.
#[inline]
fn opaque<'a>(reading: Reading<'a>, grammar: Grammar) -> impl Iterator<Item = Divergence> + Clone + use<'a> {
    let goes_on = !reading.query.is_empty() || !reading.fragment.is_empty();
    let last = reading.path.chars().last().filter(|_| goes_on);
    character_divergences(reading.path, CharacterContext::OpaquePath, grammar).map(move |found| {
        match (found.kind, last) {
            (DivergenceKind::Kept(' '), Some((at, _))) if at == found.offset => {
                Divergence { kind: DivergenceKind::Encoded(' '), ..found }
            }
            _ => found,
        }
    })
}

/// A segment, and the slash after it.
#[derive(Clone, Copy)]
struct PathSegment<'a> {
    part: Part<'a>,
    slash: Option<(usize, char)>,
    /// The number of preceding segments that remain in the path.
    depth: usize,
}

#[inline]
fn segments<'a>(
    reading: Reading<'a>,
    grammar: Grammar,
) -> impl Iterator<Item = Divergence> + Clone + use<'a> {
    let Reading { class, path, .. } = reading;
    let is_rooted = path.first().is_some_and(|c| class.is_slash(c));
    let root = path.chars().next().filter(|_| is_rooted);
    let ends_host =
        if reading.authority { DivergenceKind::BackslashEndsHost } else { DivergenceKind::Backslash };
    let root = backslash(root, ends_host);
    let first = if class == Class::Relative && !is_rooted && !reading.authority {
        CharacterContext::FirstSegment
    } else {
        CharacterContext::PathSegment
    };
    let mut is_first = true;
    let changed = split(if is_rooted { path.rest() } else { path }, class).flat_map(move |segment| {
        let context = if core::mem::take(&mut is_first) { first } else { CharacterContext::PathSegment };
        let is_drive = class == Class::File && segment.depth == 0 && segment.part.drive_letter().is_some();
        let characters =
            character_divergences(segment.part, context, grammar).map(move |found| match found.kind {
                DivergenceKind::Kept('|') if is_drive => {
                    Divergence { kind: DivergenceKind::DriveLetter, ..found }
                }
                _ => found,
            });
        // Resolution by RFC 3986 also removes `.` and `..` from a reference.
        let dots = match dots(segment.part) {
            Some((_, false)) if class == Class::Relative => None,
            Some((_, false)) => Some(DivergenceKind::DotSegment),
            Some((_, true)) => Some(DivergenceKind::EncodedDotSegment),
            None => None,
        };
        let dots = dots.map(|kind| Divergence::over(segment.part, kind));
        dots.into_iter().chain(characters).chain(backslash(segment.slash, DivergenceKind::Backslash))
    });
    root.into_iter().chain(changed)
}

/// The segments of a path. An empty path has one segment, which is empty.
#[inline]
fn split(path: Part<'_>, class: Class) -> impl Iterator<Item = PathSegment<'_>> + Clone {
    let (mut rest, mut depth, mut has_drive) = (Some(path), 0, false);
    core::iter::from_fn(move || {
        let (part, behind) = rest?.split(|c| class.is_slash(c));
        let slash = behind.chars().next();
        rest = slash.map(|_| behind.rest());
        let segment = PathSegment { part, slash, depth };
        match dots(part) {
            Some((1, _)) => {}
            // A drive letter is never removed (algorithm "shorten" of the standard).
            Some(_) if depth == 1 && has_drive => {}
            Some(_) => depth = depth.saturating_sub(1),
            None => {
                has_drive |= class == Class::File && depth == 0 && part.drive_letter().is_some();
                depth += 1;
            }
        }
        Some(segment)
    })
}

/// The number of dots of a dot segment, one or two, and true if one of them is written as `%2e`; `None` for other
/// segments.
#[inline]
fn dots(part: Part<'_>) -> Option<(usize, bool)> {
    let (mut count, mut is_encoded) = (0, false);
    let mut chars = part.chars();
    while let Some((_, c)) = chars.next() {
        match c {
            '.' => {}
            '%' if escape(chars.clone()) == Some(b'.') => {
                is_encoded = true;
                chars.nth(1);
            }
            _ => return None,
        }
        count += 1;
        if count > 2 {
            return None;
        }
    }
    (count > 0).then_some((count, is_encoded))
}

#[inline]
fn backslash(slash: Option<(usize, char)>, kind: DivergenceKind) -> Option<Divergence> {
    slash.filter(|&(_, c)| c == '\\').map(|(at, c)| Divergence::at(at, c, kind))
}
