//! A base, and what is resolved against it.

use super::must;
use crate::laws::{comparison, relativization, resolution};
use virgule::{Iri, IriRef};

/// Asks the laws about the first line of `data`, as the base, and the rest, as the reference and as a target; if they
/// are UTF-8.
///
/// # Panics
///
/// If one does not hold.
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
