//! The kinds to which a text can be repaired.

use virgule::repair::{Change, RepairError, repair};
use virgule::{AbsoluteIri, AbsoluteUri, Iri, IriRef, IriRelativeRef, RelativeRef, Uri, UriRef, UriType};

/// The generic kinds, which percent-encoding can produce.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Repairable(usize);

/// A repaired text, with its changes.
type Repaired<'t> = (String, Vec<Change<'t>>);

/// Repairs a text to one of the kind.
type Repair = fn(&str) -> Result<Repaired<'_>, RepairError>;

const KINDS: [(&str, Repair); 8] = [
    ("uri", repaired::<Uri<'_>>),
    ("uri-reference", repaired::<UriRef<'_>>),
    ("relative-ref", repaired::<RelativeRef<'_>>),
    ("absolute-uri", repaired::<AbsoluteUri<'_>>),
    ("iri", repaired::<Iri<'_>>),
    ("iri-reference", repaired::<IriRef<'_>>),
    ("irelative-ref", repaired::<IriRelativeRef<'_>>),
    ("absolute-iri", repaired::<AbsoluteIri<'_>>),
];

fn repaired<V: UriType>(text: &str) -> Result<Repaired<'_>, RepairError> {
    let repaired = repair::<V>(text)?;
    Ok((repaired.text().to_string(), repaired.changes().to_vec()))
}

impl Repairable {
    /// The generic kind with that name.
    pub fn find(name: &str) -> Result<Self, String> {
        let names = || KINDS.iter().map(|(name, _)| *name);
        let number = names().position(|known| known == name);
        let unknown =
            || format!("`{name}` is no kind to repair; there are {}", names().collect::<Vec<_>>().join(", "));
        number.map(Repairable).ok_or_else(unknown)
    }

    /// The repaired text with its changes.
    pub fn repair(self, text: &str) -> Result<Repaired<'_>, RepairError> {
        let (_, repair) = KINDS[self.0];
        repair(text)
    }
}
