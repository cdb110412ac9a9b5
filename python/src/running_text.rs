//! URIs in running text, and texts that are nearly URIs. Offsets are indices of a `str`, which counts characters.

use crate::arguments::utf8_or_raise;
use crate::error::{Fault, fault, unknown};
use pyo3::prelude::*;
use pyo3::types::PyString;
use std::borrow::Cow;
use virgule::find::Finder;
use virgule::redact::RedactPolicy;
use virgule::repair::{RepairError, Repaired, repair as repair_text};
use virgule::{Iri, IriRef, Uri, UriRef, UriType};

/// A change of a repair: the index, the text there, and what replaced it.
type Change = (usize, String, String);

/// Counts the characters before byte offsets that do not decrease: linear in the text for all of them together.
struct CharacterCount<'t> {
    text: &'t str,
    byte: usize,
    characters: usize,
}

impl CharacterCount<'_> {
    fn before(&mut self, byte: usize) -> usize {
        let between = self.text.get(self.byte..byte).unwrap_or_default();
        self.characters += if between.is_ascii() { between.len() } else { between.chars().count() };
        self.byte = byte;
        self.characters
    }
}

/// The spans of the URIs in a text, as pairs of indices; with `iri` those of IRIs too.
#[pyfunction]
#[pyo3(signature = (text, schemes = None, *, iri = false))]
pub fn find(
    text: &Bound<'_, PyString>,
    schemes: Option<Vec<String>>,
    iri: bool,
) -> PyResult<Vec<(usize, usize)>> {
    let text = utf8_or_raise(text)?;
    let schemes: Option<Vec<&str>> = schemes.as_ref().map(|all| all.iter().map(String::as_str).collect());
    let finder = schemes.as_deref().map_or_else(Finder::new, Finder::with_schemes);
    let finder = if iri { finder.iris() } else { finder };
    let mut count = CharacterCount { text, byte: 0, characters: 0 };
    let mut span = |range: std::ops::Range<usize>| (count.before(range.start), count.before(range.end));
    Ok(finder.find(text).map(|found| span(found.range())).collect())
}

/// The text without its secrets; the same object if it has none.
#[pyfunction]
#[pyo3(signature = (text, /, *, hiding = None, showing = None, all_userinfo = false, all_values = false))]
pub fn redact_in<'py>(
    text: &Bound<'py, PyString>,
    hiding: Option<Vec<String>>,
    showing: Option<Vec<String>>,
    all_userinfo: bool,
    all_values: bool,
) -> PyResult<Bound<'py, PyString>> {
    let hiding: Vec<&str> = hiding.iter().flatten().map(String::as_str).collect();
    let showing: Vec<&str> = showing.iter().flatten().map(String::as_str).collect();
    let mut policy = RedactPolicy::new().hiding(&hiding).showing(&showing);
    if all_userinfo {
        policy = policy.all_userinfo();
    }
    if all_values {
        policy = policy.all_values();
    }
    Ok(match policy.redact(utf8_or_raise(text)?) {
        Cow::Borrowed(_) => text.clone(),
        Cow::Owned(redacted) => PyString::new(text.py(), &redacted),
    })
}

/// A text of a kind, percent-encoded where it has to be, and the changes.
#[pyfunction]
#[pyo3(signature = (text, kind = "uri", /))]
pub fn repair(text: &Bound<'_, PyString>, kind: &str) -> PyResult<(String, Vec<Change>)> {
    let py = text.py();
    let text = utf8_or_raise(text)?;
    let repaired = match kind {
        "uri" => repair_text::<Uri<'_>>(text).map(|repaired| parts(text, &repaired)),
        "uri-reference" => repair_text::<UriRef<'_>>(text).map(|repaired| parts(text, &repaired)),
        "iri" => repair_text::<Iri<'_>>(text).map(|repaired| parts(text, &repaired)),
        "iri-reference" => repair_text::<IriRef<'_>>(text).map(|repaired| parts(text, &repaired)),
        other => {
            return Err(unknown("kind to repair", other, &["uri", "uri-reference", "iri", "iri-reference"]));
        }
    };
    repaired.map_err(|error| fault_of(text, &error).raise(py, None))
}

fn parts<V: UriType>(text: &str, repaired: &Repaired<'_, V>) -> (String, Vec<Change>) {
    let mut count = CharacterCount { text, byte: 0, characters: 0 };
    let changes = repaired.changes().map(|change| {
        (count.before(change.offset), change.original.to_string(), change.replacement.to_string())
    });
    let changes = changes.collect();
    (repaired.text().to_owned(), changes)
}

/// A repair that is refused: for the syntax as the parse is, else at the character whose encoding may move a boundary.
fn fault_of<'t>(text: &'t str, error: &RepairError) -> Fault<'t> {
    match error.parse_error() {
        Some(parse) => fault(text, parse),
        None => Fault::invalid(text, error.offset(), error.to_string()),
    }
}
