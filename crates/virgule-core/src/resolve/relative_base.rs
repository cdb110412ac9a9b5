//! Resolution against a base without a scheme.
//!
//! RFC 3986 section 5.1 requires a scheme. Without one, the algorithm of section 5.2.2 gives a reference, and its
//! components come from the same sides. The one difference is a path that does not begin with a slash: it is relative
//! to an unknown base, so a `..` that leads out of it is kept.
//!
//! ```text
//! a/b  +  c          a/c
//! a/b  +  ../../c    ../c
//! a/b  +  ..         ./
//! ```
//!
//! So resolution is associative: resolving `r` against `b`, and the result against a URI, is equivalent to resolving
//! `r` against the result of resolving `b` against that URI.

use super::dot_segments::{Dots, literal};
use super::{Side, Taken, authority, directory, path, resolve, tail, taken};
use crate::uri::components::Parts;
use crate::uri::output::{self, Output};
use alloc::borrow::Cow;
use alloc::string::String;
use alloc::vec::Vec;

/// Writes the target of `reference` from `base`.
#[inline]
pub(super) fn resolve_relative<O: Output>(
    base: &Parts<'_>,
    reference: &Parts<'_>,
    out: &mut O,
) -> output::WriteResult {
    if base.scheme.or(reference.scheme).is_some() {
        return resolve(base, reference, true, out);
    }
    let Taken { authority_of, query, .. } = taken(base, reference, true);
    let of = if authority_of == Side::Reference { reference.authority } else { base.authority };
    authority(of, out)?;
    if authority_of == Side::Base && reference.path.is_empty() {
        out.push_str(base.path)?;
    } else {
        let is_whole = authority_of == Side::Reference || reference.path.starts_with('/');
        let directory = if is_whole { Cow::Borrowed("") } else { without_file(base) };
        match is_whole || base.authority.is_some() || directory.starts_with('/') {
            true => path(&directory, reference.path, of.is_none(), out)?,
            false => relative_path(&directory, reference.path, out)?,
        }
    }
    tail(query, reference.fragment, out)
}

/// Returns the base path without its last segment. A base that ends in a dot segment names a directory, as its target
/// has no dot segments (erratum 4789 of RFC 3986).
#[inline]
fn without_file<'a>(base: &Parts<'a>) -> Cow<'a, str> {
    match base.path.rsplit('/').next() {
        Some("." | "..") => Cow::Owned(String::from(base.path) + "/"),
        _ => Cow::Borrowed(directory(base)),
    }
}

/// Writes the relative path `directory`, which ends with a slash or is empty, and `rest`.
#[inline]
fn relative_path<O: Output>(directory: &str, rest: &str, out: &mut O) -> output::WriteResult {
    let mut segments: Vec<&str> = Vec::new();
    let within = directory.strip_suffix('/').into_iter().flat_map(|directory| directory.split('/'));
    for segment in within.chain(rest.split('/')) {
        match literal(segment) {
            Dots::Here => {}
            Dots::Up if segments.last().is_some_and(|&last| last != "..") => {
                segments.pop();
            }
            Dots::Up | Dots::None => segments.push(segment),
        }
    }
    let ends_in_dots = rest.rsplit('/').next().is_some_and(|last| literal(last) != Dots::None);
    // A first segment that is empty would begin with a slash, and one with a colon would be a scheme (section 4.2).
    if segments.first().is_none_or(|first| first.is_empty() || first.contains(':')) {
        out.push_str("./")?;
    }
    for (number, segment) in segments.iter().enumerate() {
        if number > 0 {
            out.push_str("/")?;
        }
        out.push_str(segment)?;
    }
    if ends_in_dots && !segments.is_empty() { out.push_str("/") } else { Ok(()) }
}
