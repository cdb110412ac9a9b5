//! Relativization is the inverse of resolution: the reference resolves to exactly the target, and the result is `None`
//! only if no reference resolves to the target.

use super::Outcome;
use crate::holds;
use crate::naive::resolve::{guarded, remove_dot_segments, resolve};
use crate::naive::split::split;
use crate::random::Random;
use virgule::{Iri, Uri};

/// Checks the law for a base and a target, as IRIs, and as URIs if both are.
pub fn of_any(base: &str, target: &str) -> Outcome {
    if let (Ok(base), Ok(target)) = (Uri::parse(base), Uri::parse(target)) {
        let reference = target.relative_to(base).map(String::from);
        leads_there(base.as_str(), target.as_str(), reference.as_deref())?;
    }
    match (Iri::parse(base), Iri::parse(target)) {
        (Ok(base), Ok(target)) => {
            let reference = target.relative_to(base).map(String::from);
            leads_there(base.as_str(), target.as_str(), reference.as_deref())
        }
        _ => Err(format!("{base:?} or {target:?} is no IRI")),
    }
}

fn leads_there(base: &str, target: &str, reference: Option<&str>) -> Outcome {
    let asked = format!("from {base:?} to {target:?}");
    let Some(reference) = reference else {
        // A target whose path has no dot segments resolves to itself.
        let parts = split(target);
        let stays = guarded(parts.authority, remove_dot_segments(parts.path)) == parts.path;
        holds!(!stays, "{asked}: none, though it leads to itself");
        return Ok(());
    };
    let found = resolve(base, reference, true);
    holds!(found == target, "{asked}: {reference:?} leads to {found:?}");
    holds!(reference.len() <= target.len(), "{asked}: {reference:?} is longer");
    Ok(())
}

/// A target similar to a base: both begin with the same text.
pub fn near(random: &mut Random, base: &str) -> String {
    let parts = split(base);
    let mut slashes: Vec<usize> = parts.path.match_indices('/').map(|(at, _)| at + 1).collect();
    slashes.push(parts.path.len());
    let kept = &parts.path[..*random.pick(&slashes)];
    let end = if parts.authority.is_none() && kept.is_empty() { "e" } else { "" };
    let added = *random.pick(&["", "", "g", "g/", "./", "c:d", "/", "g/h", "..", "//"]);
    // After an authority, a path is empty or begins with a slash.
    let added = if parts.authority.is_some() && !kept.ends_with('/') { "" } else { added };
    let path = format!("{kept}{}{added}", if added.starts_with('/') { end } else { "" });
    // Without an authority, a path must not begin with two slashes.
    let path = if parts.authority.is_none() && path.starts_with("//") { &path[1..] } else { &path };
    let path = if parts.authority.is_none() { path.trim_start_matches("//") } else { path };
    let query = *random.pick(&[parts.query, None, Some("y"), Some("")]);
    let fragment = *random.pick(&[parts.fragment, None, Some("s")]);
    crate::naive::split::Split { path, query, fragment, ..parts }.join()
}
