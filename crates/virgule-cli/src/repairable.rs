//! The kinds to which input can be repaired.

use std::borrow::Cow;
use std::fmt;
use virgule::repair::{Change, Changes, RepairError, repair};
use virgule::{AbsoluteIri, AbsoluteUri, Iri, IriRef, IriRelativeRef, RelativeRef, Uri, UriRef, UriType};

/// A generic kind, by its index. Percent-encoding can convert other input to these kinds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Repairable(usize);

pub struct Repaired<'t> {
    original: &'t str,
    pub text: Cow<'t, str>,
}

impl Repaired<'_> {
    /// Returns the changes, in order.
    pub fn changes(&self) -> Changes<'_> {
        Changes::between(self.original, &self.text)
    }
}

/// A function that repairs input to the kind.
type RepairFunction = fn(&str) -> Result<Repaired<'_>, RepairError>;

const KINDS: [(&str, RepairFunction); 8] = [
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
    Ok(Repaired { original: text, text: repair::<V>(text)?.into_value().into_cow() })
}

/// Formats a change for people: `offset 20: " " → "%20"`.
pub struct ShownChange<'c>(pub Change<'c>);

impl fmt::Display for ShownChange<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Change { offset, original, replacement, .. } = self.0;
        match replacement.is_empty() {
            true => write!(f, "offset {offset}: {original:?} is removed"),
            false => write!(f, "offset {offset}: {original:?} becomes {replacement}"),
        }
    }
}

impl Repairable {
    /// Returns the generic kind named `name`; the error lists all names.
    pub fn find(name: &str) -> Result<Self, String> {
        let names = || KINDS.iter().map(|(name, _)| *name);
        let number = names().position(|known| known == name);
        let unknown = || {
            let kinds = names().collect::<Vec<_>>().join(", ");
            format!("input cannot be repaired to the kind `{name}`; the possible kinds are {kinds}")
        };
        number.map(Repairable).ok_or_else(unknown)
    }

    pub fn name(self) -> &'static str {
        KINDS[self.0].0
    }

    /// Returns the repaired input with its changes.
    pub fn repair(self, text: &str) -> Result<Repaired<'_>, RepairError> {
        let (_, repair) = KINDS[self.0];
        repair(text)
    }
}
