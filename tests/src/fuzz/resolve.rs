//! Resolution of any reference against any base.

use super::must;
use crate::laws::{comparison, relativization, resolution};
use virgule::{Iri, IriRef};

/// Checks the laws on `data`, if it is UTF-8: its first line is the base, the rest is both the reference and a target.
///
/// # Panics
///
/// If a law does not hold.
pub fn resolve(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    let (base, reference) = text.split_once('\n').unwrap_or((text, text));
    if Iri::parse(base).is_ok() && IriRef::parse(reference).is_ok() {
        must(resolution::of_any(base, reference));
    }
    if Iri::parse(base).is_ok() && Iri::parse(reference).is_ok() {
        must(relativization::of_any(base, reference));
    }
    must(comparison::of_every_type(base, reference));
}
