//! Resolution: computes the target of a reference from a base (RFC 3986 section 5.2).
//!
//! The source of each component of the target:
//!
//! ```text
//! the reference has …  scheme   authority   path "/…"   path "…"   "?…"      nothing, or "#…"
//! scheme               R        B           B           B          B         B
//! authority            R        R           B           B          B         B
//! path                 R        R           R           B dir + R  B as is   B as is
//! query                R        R           R           R          R         B
//! fragment             R        R           R           R          R         R
//! ```
//!
//! Dot segments are removed from paths of the reference, but not from a base path that is copied unchanged.

pub(crate) mod base;
#[cfg(feature = "alloc")]
mod captures;
pub(crate) mod dot_segments;
mod fast_path;
pub(crate) mod methods;
#[cfg(feature = "alloc")]
mod relative_base;
#[cfg(feature = "alloc")]
mod relativize;

use crate::uri::components::Parts;
use crate::uri::output::{self, Output};
use dot_segments::{GUARD, Path};
use virgule_automata::swar::has_dot_segment;

/// Writes the target of `reference` from `base` (section 5.2.2), which must have a scheme.
///
/// If `strict` is true, a scheme in the reference is kept even if it equals that of the base.
pub(crate) fn resolve<O: Output>(
    base: &Parts<'_>,
    reference: &Parts<'_>,
    strict: bool,
    out: &mut O,
) -> output::WriteResult {
    let Taken { scheme, authority_of, query } = taken(base, reference, strict);
    out.push_str(scheme)?;
    out.push_str(":")?;
    match authority_of {
        Side::Reference => {
            authority(reference.authority, out)?;
            path("", reference.path, reference.authority.is_none(), out)?;
        }
        Side::Base => {
            authority(base.authority, out)?;
            let guard = base.authority.is_none();
            if reference.path.is_empty() {
                out.push_str(base.path)?;
            } else if reference.path.starts_with('/') {
                path("", reference.path, guard, out)?;
            } else {
                path(directory(base), reference.path, guard, out)?;
            }
        }
    }
    tail(query, reference.fragment, out)
}

/// The source of a component.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Side {
    Base,
    Reference,
}

/// The components that are copied to the target unchanged, according to the table above.
struct Taken<'a> {
    scheme: &'a str,
    authority_of: Side,
    query: Option<&'a str>,
}

#[inline]
fn taken<'a>(base: &Parts<'a>, reference: &Parts<'a>, strict: bool) -> Taken<'a> {
    let base_scheme = base.scheme.unwrap_or("");
    let own_scheme = reference.scheme.filter(|scheme| strict || !scheme.eq_ignore_ascii_case(base_scheme));
    let scheme = own_scheme.unwrap_or(base_scheme);
    if own_scheme.is_some() || reference.authority.is_some() {
        return Taken { scheme, authority_of: Side::Reference, query: reference.query };
    }
    let query = if reference.path.is_empty() { reference.query.or(base.query) } else { reference.query };
    Taken { scheme, authority_of: Side::Base, query }
}

/// True if a `..` has no segment to remove, and thus leaves the hierarchy of the base. Resolution ignores such a `..`.
#[cfg(feature = "alloc")]
#[inline]
pub(crate) fn leads_out(base: &Parts<'_>, reference: &Parts<'_>, strict: bool) -> bool {
    let whole =
        taken(base, reference, strict).authority_of == Side::Reference || reference.path.starts_with('/');
    if !whole && reference.path.is_empty() {
        return false;
    }
    let mut out = alloc::string::String::new();
    let mut path = Path::new(&mut out, false);
    // Writing to a string does not fail.
    let _ = path.push(if whole { "" } else { directory(base) }, false);
    let _ = path.push(reference.path, true);
    path.led_out()
}

/// Returns the base path without its last segment (section 5.2.3).
#[inline]
fn directory<'a>(base: &Parts<'a>) -> &'a str {
    match base.path.rfind('/') {
        Some(slash) => &base.path[..=slash],
        None if base.authority.is_some() && base.path.is_empty() => "/",
        None => "",
    }
}

/// Writes `directory`, which ends with a slash or is empty, and `rest`, without dot segments.
fn path<O: Output>(directory: &str, rest: &str, guard: bool, out: &mut O) -> output::WriteResult {
    if has_dot_segment(rest.as_bytes()) || has_dot_segment(directory.as_bytes()) {
        let mut path = Path::new(out, guard);
        match has_dot_segment(directory.as_bytes()) {
            true => path.push(directory, false)?,
            false => path.begin(directory)?,
        }
        return path.push(rest, true);
    }
    // The usual case: there are no dot segments to remove.
    let begins = if directory.is_empty() { rest } else { directory };
    if guard && begins.starts_with("//") {
        out.push_str(GUARD)?;
    }
    out.push_str(directory)?;
    out.push_str(rest)
}

/// Composes the components (section 5.3).
#[cfg(feature = "alloc")]
#[inline]
pub(crate) fn recompose(parts: &Parts<'_>) -> alloc::string::String {
    let mut text = alloc::string::String::new();
    if let Some(scheme) = parts.scheme {
        text.push_str(scheme);
        text.push(':');
    }
    // Writing to a string does not fail.
    let _ = authority(parts.authority, &mut text);
    text.push_str(parts.path);
    let _ = tail(parts.query, parts.fragment, &mut text);
    text
}

/// Writes `"//" authority`, if there is an authority.
fn authority<O: Output>(authority: Option<&str>, out: &mut O) -> output::WriteResult {
    match authority {
        Some(authority) => {
            out.push_str("//")?;
            out.push_str(authority)
        }
        None => Ok(()),
    }
}

/// Writes `[ "?" query ] [ "#" fragment ]`.
fn tail<O: Output>(query: Option<&str>, fragment: Option<&str>, out: &mut O) -> output::WriteResult {
    for (mark, part) in [("?", query), ("#", fragment)] {
        if let Some(part) = part {
            out.push_str(mark)?;
            out.push_str(part)?;
        }
    }
    Ok(())
}
