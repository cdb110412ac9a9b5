//! A reference resolved against a base, with the steps that apply to it.

use serde_json::{Value, json};
use virgule::{Iri, IriRef, Resolver};

/// `target` and `steps`, or `error`.
pub fn resolve(base: &str, reference: &str) -> Value {
    let base = match Iri::parse(base) {
        Ok(base) => base,
        Err(error) => return json!({ "error": format!("base: {error}") }),
    };
    match IriRef::parse(reference) {
        Ok(reference) => {
            let target = Resolver::new(base).resolve(reference).into_string();
            json!({ "target": target, "steps": steps(&base, &reference) })
        }
        Err(error) => json!({ "error": format!("reference: {error}") }),
    }
}

/// The steps of RFC 3986 section 5.2.2 for a reference.
///
/// ```text
/// if defined(R.scheme)      → all from the reference
/// if defined(R.authority)   → scheme from the base
/// if R.path == ""           → path from the base, and the query unless the reference has one
/// if R.path begins with "/" → scheme and authority from the base
/// else                      → the same, and the path merged (section 5.2.3)
/// T.fragment = R.fragment
/// ```
fn steps(base: &Iri<'_>, reference: &IriRef<'_>) -> Vec<String> {
    let mut steps = Vec::new();
    let mut say = |step: &str| steps.push(step.to_string());
    let path = reference.path();
    let mut dots = has_dot_segment(path);
    match (reference.scheme(), reference.authority(), path) {
        (Some(_), ..) => say("the reference has a scheme: nothing comes from the base"),
        (None, Some(_), _) => say("the reference has an authority: the scheme comes from the base"),
        (None, None, "") => {
            say("the path of the reference is empty: scheme, authority and path come from the base");
            match reference.query() {
                Some(_) => say("the query is that of the reference"),
                None => say("the reference has no query: that of the base is kept"),
            }
            // The path of the base is taken as it is.
            dots = false;
        }
        (None, None, path) if path.starts_with('/') => {
            say("the path of the reference begins with a slash: scheme and authority come from the base");
        }
        (None, None, _) => {
            say("scheme and authority come from the base");
            match (base.authority(), base.path()) {
                (Some(_), "") => {
                    say("the base has an authority and an empty path: a slash is put before the path")
                }
                _ => say("the path is put behind the last slash of the path of the base"),
            }
            dots |= has_dot_segment(base.path());
        }
    }
    if dots {
        say("dot segments are removed (section 5.2.4)");
    }
    match reference.fragment() {
        Some(_) => say("the fragment is that of the reference"),
        None if base.fragment().is_some() => say("the fragment of the base is dropped"),
        None => {}
    }
    steps
}

fn has_dot_segment(path: &str) -> bool {
    path.split('/').any(|segment| segment == "." || segment == "..")
}
