//! Relativization: computes the shortest reference that resolves to the target from the base.
//!
//! ```text
//! base    http://a/b/c/d;p?q
//! target  http://a/b/g              ../g
//! target  http://a/b/c/d;p?y        ?y
//! target  http://x/y                //x/y
//! target  urn:z                     urn:z
//! ```
//!
//! A component may be omitted if resolution copies the same component from the base. All candidates are composed, the
//! shortest first, and the first that resolves to the target is returned. So `resolve(base, relativize(base, target))`
//! is the target by construction, without a second implementation of resolution. The target itself is the last
//! candidate; it fails only if its path has dot segments, which no result of resolution has.

use super::{recompose, resolve};
use crate::uri::components::Parts;
use alloc::borrow::Cow;
use alloc::string::String;
use alloc::vec::Vec;
use virgule_automata::swar::has_dot_segment;

/// Returns the shortest reference, or `None` if no reference resolves to the target. `parses` parses a candidate and
/// checks its components.
pub(crate) fn relativize(
    base: &Parts<'_>,
    target: &Parts<'_>,
    text: &str,
    parses: impl Fn(&str, &mut dyn FnMut(&Parts<'_>) -> bool) -> bool,
) -> Option<String> {
    let mut candidates = candidates(base, target);
    candidates.push(String::from(text));
    // A stable sort: of equally long references, the one with the fewest components comes first.
    candidates.sort_by_key(String::len);
    let mut resolved = String::with_capacity(text.len());
    candidates.into_iter().find(|candidate| {
        parses(candidate, &mut |reference| {
            resolved.clear();
            resolve(base, reference, true, &mut resolved).is_ok() && resolved == text
        })
    })
}

/// Returns all references without a scheme that could resolve to the target.
#[inline]
fn candidates(base: &Parts<'_>, target: &Parts<'_>) -> Vec<String> {
    let mut found = Vec::with_capacity(8);
    if base.scheme != target.scheme {
        return found;
    }
    let mut add = |authority: Option<&str>, path: &str, query: Option<&str>| {
        let fragment = target.fragment;
        found.push(recompose(&Parts { scheme: None, authority, path, query, fragment }));
    };
    if base.authority == target.authority {
        if base.path == target.path {
            add(None, "", None);
            add(None, "", target.query);
        }
        let relative = relative(base, target);
        add(None, &relative, target.query);
        // A first segment that is empty or contains a colon needs `./` before it; `.` alone refers to the directory.
        let here = if relative.is_empty() { String::from(".") } else { alloc::format!("./{relative}") };
        add(None, &here, target.query);
        add(None, target.path, target.query);
        if target.path.starts_with("//") {
            // Without the prefix `/.`, such a path would be parsed as an authority.
            add(None, &alloc::format!("/.{}", target.path), target.query);
        }
    }
    add(target.authority, target.path, target.query);
    found
}

/// Returns the directory against which references are resolved: that of the base, without dot segments.
#[inline]
fn directory<'b>(base: &Parts<'b>) -> Cow<'b, str> {
    let directory = super::directory(base);
    if !has_dot_segment(directory.as_bytes()) {
        return Cow::Borrowed(directory);
    }
    let mut path = String::new();
    // Writing to a string does not fail.
    let _ = super::path(directory, ".", base.authority.is_none(), &mut path);
    Cow::Owned(path)
}

/// Returns the path from the directory of the base to the target: a `..` for each segment after the common prefix, then
/// the rest of the target.
#[inline]
fn relative(base: &Parts<'_>, target: &Parts<'_>) -> String {
    let directory = directory(base);
    let directory = &directory[..];
    let common = directory.bytes().zip(target.path.bytes()).take_while(|(a, b)| a == b).count();
    let slash = directory.as_bytes()[..common].iter().rposition(|&byte| byte == b'/');
    let common = slash.map_or(0, |slash| slash + 1);
    let ups = directory[common..].bytes().filter(|&byte| byte == b'/').count();
    let mut path = "../".repeat(ups);
    path.push_str(&target.path[common..]);
    // At the end of a path, `..` resolves to the same target as `../`.
    if target.path.len() == common && ups > 0 {
        path.pop();
    }
    path
}
