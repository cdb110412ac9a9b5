//! Names of normalizations and equivalences.

use crate::error::unknown;
use pyo3::prelude::*;
use virgule::{Equivalence, Normalization};

/// The normalizations that have a name.
const STEPS: [(&str, Normalization); 5] = [
    ("case", Normalization::CASE),
    ("percent", Normalization::PERCENT),
    ("dots", Normalization::DOTS),
    ("syntax", Normalization::SYNTAX),
    ("scheme", Normalization::SCHEME),
];

/// The equivalences, by the name that `Display` writes.
const EQUIVALENCES: [(&str, Equivalence); 3] =
    [("string", Equivalence::String), ("syntax", Equivalence::Syntax), ("scheme", Equivalence::Scheme)];

/// The value named `name`; an exception that lists all names if there is none.
fn find<T: Copy>(what: &str, name: &str, all: &[(&str, T)]) -> PyResult<T> {
    match all.iter().find(|(known, _)| *known == name) {
        Some(&(_, value)) => Ok(value),
        None => Err(unknown(what, name, &all.iter().map(|(known, _)| *known).collect::<Vec<_>>())),
    }
}

/// The normalization named `name`.
pub fn normalization(name: &str) -> PyResult<Normalization> {
    find("normalization", name, &STEPS)
}

/// The equivalence named `name`.
pub fn equivalence(name: &str) -> PyResult<Equivalence> {
    find("equivalence", name, &EQUIVALENCES)
}

/// The name of an equivalence; `None` for `None`.
pub fn name(equivalence: Option<Equivalence>) -> Option<&'static str> {
    let found = |equivalence| EQUIVALENCES.iter().find(|(_, known)| *known == equivalence);
    equivalence.and_then(found).map(|(name, _)| *name)
}
