//! Normalization of input, for commands, lines and requests.

use crate::operations::kind_choice::{DEFAULT_KIND, KindCandidate, misfit, rejects};
use crate::operations::uri_operations::{TextError, text_error};
use std::borrow::Cow;
use virgule::{IriRef, Normalization, ParseError, UriRef};
use virgule_dynamic::{Library, LoadError, Meaning};

/// Normalizes input of one kind, or of all schemes.
pub struct Normalizer<'l> {
    steps: Normalization,
    /// True if dot segments of references are removed where the base does not matter.
    reduces: bool,
    /// The kind of input with an unknown scheme.
    other: KnownKind<'l>,
    schemes: Vec<KnownKind<'l>>,
    /// The kinds of added grammars. If there are any, input must be of one of them or have a known scheme.
    added: Vec<KnownKind<'l>>,
}

struct KnownKind<'l> {
    kind: KindCandidate<'l>,
    form: NormalizeBy<'l>,
}

enum NormalizeBy<'l> {
    Generic(Generic),
    Kind(Meaning<'l>),
}

/// A kind with the components of RFC 3986 or RFC 3987 and no further semantics.
#[derive(Clone, Copy)]
pub enum Generic {
    /// URIs and references of RFC 3986.
    Uri,
    /// IRIs and references of RFC 3987.
    Iri,
}

impl Generic {
    /// Returns the generic kind named `kind`; `None` for other kinds.
    pub fn of(kind: &str) -> Option<Self> {
        match kind {
            "uri" | "uri-reference" | "absolute-uri" | "relative-ref" => Some(Generic::Uri),
            "iri" | "iri-reference" | "absolute-iri" | "irelative-ref" => Some(Generic::Iri),
            _ => None,
        }
    }

    fn normalize(self, text: &str, steps: Normalization) -> Result<Cow<'_, str>, ParseError> {
        Ok(match self {
            Generic::Uri => UriRef::parse(text)?.normalize(steps).into_cow(),
            Generic::Iri => IriRef::parse(text)?.normalize(steps).into_cow(),
        })
    }

    /// Normalizes a reference that begins with a slash as a URI of a scheme without rules; `None` for other input.
    fn reduced(self, text: &str, steps: Normalization) -> Option<String> {
        let uri = text.starts_with('/').then(|| format!("{UNKNOWN_SCHEME}{text}"))?;
        self.normalize(&uri, steps).ok()?.strip_prefix(UNKNOWN_SCHEME).map(str::to_string)
    }
}

/// A scheme that has no rules, with its colon.
const UNKNOWN_SCHEME: &str = "x:";

impl<'l> Normalizer<'l> {
    /// Returns a normalizer of `kind`; without a kind, of any scheme and of references. Fails if the kind is unknown.
    pub fn new(library: &'l Library, kind: Option<&str>, steps: Normalization) -> Result<Self, LoadError> {
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
        Ok(Normalizer { steps, reduces: false, other, schemes, added })
    }

    /// Removes dot segments also from references that begin with a slash.
    ///
    /// RFC 3986 section 6.2.2.3 removes dot segments of URIs. Section 5.2.2 removes those of a reference with an
    /// authority or an absolute path for any base, so the reference without them has the same target. A path that does
    /// not begin with a slash keeps its dot segments, because they lead out of an unknown path.
    #[must_use]
    pub fn reducing(self) -> Self {
        Normalizer { reduces: true, ..self }
    }

    /// Returns the kind of the scheme of `text`, if it rejects `text`; such input is normalized as a URI.
    pub fn misfit(&self, text: &str) -> Option<&str> {
        let known = self.of_scheme(text).filter(|known| rejects(&known.kind.parser, text))?;
        Some(&known.kind.name)
    }

    fn of_scheme(&self, text: &str) -> Option<&KnownKind<'l>> {
        let (scheme, _) = text.split_once(':')?;
        self.schemes.iter().find(|known| known.kind.name.eq_ignore_ascii_case(scheme))
    }

    /// Normalizes the input; borrowed if unchanged.
    pub fn normalize<'t>(&self, text: &'t str) -> Result<Cow<'t, str>, TextError> {
        let accepts = |known: &&KnownKind<'_>| known.kind.parser.accepts(text);
        let kind = match self.of_scheme(text).filter(accepts).or_else(|| self.added.iter().find(accepts)) {
            Some(known) => known,
            None if !self.added.is_empty() => {
                return Err(misfit(self.added.iter().map(|known| &known.kind), "input", text));
            }
            None => match self.other.kind.parser.parse(text) {
                Ok(_) => &self.other,
                Err(mismatch) => {
                    return Err(TextError::of_mismatch("input", text, &self.other.kind.name, mismatch));
                }
            },
        };
        match &kind.form {
            NormalizeBy::Generic(generic) => {
                let reduced = self.reduces.then(|| generic.reduced(text, self.steps)).flatten();
                let normal = || generic.normalize(text, self.steps);
                reduced.map_or_else(normal, |reduced| Ok(Cow::Owned(reduced))).map_err(text_error(
                    "input",
                    text,
                    &kind.kind.name,
                ))
            }
            NormalizeBy::Kind(meaning) => Ok(meaning.with(|meaning| meaning.normalize(text, self.steps))),
        }
    }
}

impl<'l> KnownKind<'l> {
    fn new(library: &'l Library, name: &str) -> Result<Self, LoadError> {
        let kind = KindCandidate::new(library, name).ok_or_else(|| library.kind_error(name))?;
        let form = match Generic::of(name) {
            Some(generic) => NormalizeBy::Generic(generic),
            None => {
                let needs = || {
                    LoadError::Unknown(format!("`{name}` cannot be normalized, because it has no automaton"))
                };
                NormalizeBy::Kind(library.meaning(name).ok_or_else(needs)?)
            }
        };
        Ok(KnownKind { kind, form })
    }
}
