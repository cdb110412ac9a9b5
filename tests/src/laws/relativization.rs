//! Relativization is the inverse of resolution: what it gives leads to the target byte for byte, and it gives nothing
//! only where no reference leads there.

use super::Outcome;
use crate::holds;
use crate::naive::resolve::{guarded, remove_dot_segments, resolve};
use crate::naive::split::split;
use crate::random::Random;
use virgule::{Iri, Uri};

/// A base and a target, as URIs if they are, and as IRIs.
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
        // What resolution does not change leads to itself, if nothing else does.
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

/// A target near a base: the same beginning, another end.
pub fn near(random: &mut Random, base: &str) -> String {
    let parts = split(base);
    let mut slashes: Vec<usize> = parts.path.match_indices('/').map(|(at, _)| at + 1).collect();
    slashes.push(parts.path.len());
    let kept = &parts.path[..*random.pick(&slashes)];
    let end = if parts.authority.is_none() && kept.is_empty() { "e" } else { "" };
    let added = *random.pick(&["", "", "g", "g/", "./", "c:d", "/", "g/h", "..", "//"]);
    // Behind an authority comes a slash, or nothing.
    let added = if parts.authority.is_some() && !kept.ends_with('/') { "" } else { added };
    let path = format!("{kept}{}{added}", if added.starts_with('/') { end } else { "" });
    // Without an authority a path does not begin with two slashes.
    let path = if parts.authority.is_none() && path.starts_with("//") { &path[1..] } else { &path };
    let path = if parts.authority.is_none() { path.trim_start_matches("//") } else { path };
    let query = *random.pick(&[parts.query, None, Some("y"), Some("")]);
    let fragment = *random.pick(&[parts.fragment, None, Some("s")]);
    crate::naive::split::Split { path, query, fragment, ..parts }.join()
}

/// All texts over `letters` of at most `length` characters, the shortest first.
pub fn short_texts(letters: &str, length: usize) -> Vec<String> {
    let mut texts = vec![String::new()];
    let mut begin = 0;
    for _ in 0..length {
        let end = texts.len();
        for at in begin..end {
            texts.extend(letters.chars().map(|letter| format!("{}{letter}", texts[at])).collect::<Vec<_>>());
        }
        begin = end;
    }
    texts
}
