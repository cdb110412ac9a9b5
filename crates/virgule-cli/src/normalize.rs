//! A text of a kind → one form for what is the same, for commands, lines and requests alike.

use crate::args::DEFAULT_KIND;
use crate::kind_choice::{Candidate, misfit};
use crate::parse;
use crate::uri_operations::{TextError, text_error};
use std::borrow::Cow;
use virgule::{IriRef, Normalization, UriRef};
use virgule_dynamic::{Library, Meaning};

/// Normalizes texts of one kind, or each as its scheme has it.
pub struct Normalizer<'l> {
    steps: Normalization,
    /// What a text is that is of none of the schemes.
    other: KnownKind<'l>,
    schemes: Vec<KnownKind<'l>>,
    /// Kinds of grammars that were added: where there are any, a text is one of them or of a scheme.
    added: Vec<KnownKind<'l>>,
}

/// A kind that there is.
struct KnownKind<'l> {
    kind: Candidate<'l>,
    form: NormalizeBy<'l>,
}

/// What normalizes its texts.
enum NormalizeBy<'l> {
    Generic(Generic),
    Kind(Meaning<'l>),
}

/// A kind that has the components of RFC 3986 or RFC 3987 and no meaning beyond them.
#[derive(Clone, Copy)]
pub enum Generic {
    Uri,
    Iri,
}

impl Generic {
    /// What the kind of that name is.
    pub fn of(kind: &str) -> Option<Self> {
        match kind {
            "uri" | "uri-reference" | "absolute-uri" | "relative-ref" => Some(Generic::Uri),
            "iri" | "iri-reference" | "absolute-iri" | "irelative-ref" => Some(Generic::Iri),
            _ => None,
        }
    }
}

impl<'l> Normalizer<'l> {
    /// For texts of that kind; without one, for texts of any scheme, and references. The error is a kind that there is not.
    pub fn new(library: &'l Library, kind: Option<&str>, steps: Normalization) -> Result<Self, String> {
        let other = KnownKind::new(library, kind.unwrap_or(DEFAULT_KIND))?;
        let schemes = match kind {
            Some(_) => Vec::new(),
            None => {
                let names = library.kinds().into_iter().filter(|kind| library.is_scheme(kind));
                names.map(|name| KnownKind::new(library, name)).collect::<Result<_, _>>()?
            }
        };
        let added = if kind.is_some() { Vec::new() } else { library.added_kinds() };
        let added = added.into_iter().map(|name| KnownKind::new(library, name)).collect::<Result<_, _>>()?;
        Ok(Normalizer { steps, other, schemes, added })
    }

    /// The text as the steps normalize it; borrowed where nothing changes.
    pub fn normalize<'t>(&self, text: &'t str) -> Result<Cow<'t, str>, TextError> {
        let scheme = text.split_once(':').map(|(scheme, _)| scheme);
        let known = scheme.and_then(|scheme| {
            self.schemes.iter().find(|known| known.kind.name.eq_ignore_ascii_case(scheme))
        });
        let accepts = |known: &&KnownKind<'_>| known.kind.parser.accepts(text);
        let kind = match known.filter(accepts).or_else(|| self.added.iter().find(accepts)) {
            Some(known) => known,
            None if !self.added.is_empty() => {
                return Err(misfit(self.added.iter().map(|known| &known.kind), "input", text));
            }
            None => self.other.kind.parser.parse(text).map(|_| &self.other)?,
        };
        Ok(match &kind.form {
            NormalizeBy::Generic(Generic::Uri) => {
                UriRef::parse(text).map_err(text_error("input"))?.normalize(self.steps).into_cow()
            }
            NormalizeBy::Generic(Generic::Iri) => {
                IriRef::parse(text).map_err(text_error("input"))?.normalize(self.steps).into_cow()
            }
            NormalizeBy::Kind(meaning) => meaning.with(|meaning| meaning.normalize(text, self.steps)),
        })
    }
}

impl<'l> KnownKind<'l> {
    fn new(library: &'l Library, name: &str) -> Result<Self, String> {
        let unknown = || parse::unknown(library, name);
        let kind = Candidate::new(library, name).ok_or_else(unknown)?;
        let form = match Generic::of(name) {
            Some(generic) => NormalizeBy::Generic(generic),
            None => NormalizeBy::Kind(library.meaning(name).ok_or_else(unknown)?),
        };
        Ok(KnownKind { kind, form })
    }
}
