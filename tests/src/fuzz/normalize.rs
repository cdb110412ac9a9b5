//! Laws of normalization, equivalence, editing and conversion on any text.

use super::{choices, must};
use crate::laws::{comparison, conversion, editing, normalization};
use virgule::{IriRef, Kind, Normalization};
use virgule_dynamic::Parser;

/// Checks the laws on `data`, if it is UTF-8; its bytes also determine the steps.
///
/// # Panics
///
/// If a law does not hold.
pub fn normalize(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    let random = &mut choices(data);
    let steps = normalization::random_steps(random);
    if IriRef::parse(text).is_ok() {
        must(normalization::of_every_type(text, steps));
        must(comparison::of_mutations(random, text));
        must(editing::of_every_type(random, text));
        must(conversion::of_every_type(text));
    }
    // Some kinds match texts that are not IRIs.
    Kind::all().for_each(|kind| of_kind(kind, text, steps));
}

/// Checks that the normalized text of a kind is of the same kind, equivalent to the text, and normalizes to itself.
fn of_kind(kind: &'static Kind, text: &str, steps: Normalization) {
    let parser = Parser::built_in(kind);
    if parser.parse(text).is_err() {
        return;
    }
    let asked = || format!("{} {text:?} by {:?}", kind.name, steps.iter().collect::<Vec<_>>());
    let semantics = kind.semantics();
    let normal = semantics.normalize(text, steps);
    if let Err(error) = parser.parse(&normal) {
        panic!("{}: {normal:?}: {error}", asked());
    }
    assert_eq!(semantics.normalize(&normal, steps), normal, "{}", asked());
    assert!(semantics.equivalence(text, &normal).is_some(), "{}: unequal to {normal:?}", asked());
}
