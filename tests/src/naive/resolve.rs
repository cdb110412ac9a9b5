//! Resolution by the pseudo code of RFC 3986 section 5.2, with its buffers.
//!
//! One rule is not part of that section: without an authority, a path that begins with `//` would be parsed as an
//! authority (section 3.3 forbids such a path). It gets the prefix `/.`, which every resolver removes.

use super::split::{Split, split};

/// The target of `reference` from `base` (section 5.2.2).
pub fn resolve(base: &str, reference: &str, strict: bool) -> String {
    let (base, mut r) = (split(base), split(reference));
    // Pseudo code: if (not strict and (R.scheme == Base.scheme)) then undefine(R.scheme)
    if !strict
        && r.scheme.is_some_and(|scheme| Some(scheme.to_lowercase()) == base.scheme.map(str::to_lowercase))
    {
        r.scheme = None;
    }
    let (scheme, authority, path, query);
    if r.scheme.is_some() {
        (scheme, authority, path, query) = (r.scheme, r.authority, remove_dot_segments(r.path), r.query);
    } else {
        if r.authority.is_some() {
            (authority, path, query) = (r.authority, remove_dot_segments(r.path), r.query);
        } else {
            if r.path.is_empty() {
                path = base.path.to_string();
                query = if r.query.is_some() { r.query } else { base.query };
            } else {
                path = if r.path.starts_with('/') {
                    remove_dot_segments(r.path)
                } else {
                    remove_dot_segments(&merge(&base, r.path))
                };
                query = r.query;
            }
            authority = base.authority;
        }
        scheme = base.scheme;
    }
    let path = guarded(authority, path);
    Split { scheme, authority, path: &path, query, fragment: r.fragment }.join()
}

/// Merges the path of a reference with that of the base (section 5.2.3).
fn merge(base: &Split<'_>, reference: &str) -> String {
    if base.authority.is_some() && base.path.is_empty() {
        return format!("/{reference}");
    }
    // All segments except the last; empty without a slash.
    let directory = base.path.rfind('/').map_or("", |slash| &base.path[..=slash]);
    format!("{directory}{reference}")
}

/// Removes dot segments (section 5.2.4); comments name the steps.
pub fn remove_dot_segments(path: &str) -> String {
    let (mut input, mut output) = (path.to_string(), String::new());
    while !input.is_empty() {
        if let Some(rest) = input.strip_prefix("../").or(input.strip_prefix("./")) {
            input = rest.to_string(); // A
        } else if let Some(rest) = input.strip_prefix("/./") {
            input = format!("/{rest}"); // B
        } else if input == "/." {
            input = "/".to_string(); // B, "where . is a complete path segment"
        } else if let Some(rest) = input.strip_prefix("/../") {
            input = format!("/{rest}"); // C
            output.truncate(output.rfind('/').unwrap_or(0));
        } else if input == "/.." {
            input = "/".to_string(); // C
            output.truncate(output.rfind('/').unwrap_or(0));
        } else if input == "." || input == ".." {
            input.clear(); // D
        } else {
            // Step E: "including the initial "/" character (if any)"
            let begin = usize::from(input.starts_with('/'));
            let end = input[begin..].find('/').map_or(input.len(), |at| begin + at);
            output += &input[..end];
            input = input[end..].to_string();
        }
    }
    output
}

/// The path, with the prefix `/.` if it would be parsed as an authority.
pub fn guarded(authority: Option<&str>, path: String) -> String {
    if authority.is_none() && path.starts_with("//") { format!("/.{path}") } else { path }
}
