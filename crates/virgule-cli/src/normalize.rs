//! A text of a kind → one form for what is the same, for commands, lines and requests alike.

use crate::parse;
use crate::semantics::{Fault, fault};
use std::borrow::Cow;
use virgule::{IriRef, Steps, UriRef};
use virgule_dynamic::{Library, Meaning, Parser};

/// What a text is if neither a kind is asked for nor its scheme is known.
const KIND: &str = "iri-reference";

/// Normalizes texts of one kind, or each as its scheme has it.
pub struct Normalizer<'l> {
    steps: Steps,
    /// What a text is that is of none of the schemes.
    other: Known<'l>,
    schemes: Vec<Known<'l>>,
}

/// A kind that there is.
struct Known<'l> {
    name: String,
    parser: Parser<'l>,
    form: Form<'l>,
}

/// What normalizes its texts.
enum Form<'l> {
    Uri,
    Iri,
    Kind(Meaning<'l>),
}

impl<'l> Normalizer<'l> {
    /// For texts of that kind; without one, for texts of any scheme, and references. The error is a kind that there is not.
    pub fn new(library: &'l Library, kind: Option<&str>, steps: Steps) -> Result<Self, String> {
        let other = Known::new(library, kind.unwrap_or(KIND))?;
        let schemes = match kind {
            Some(_) => Vec::new(),
            None => {
                let names = library.kinds().into_iter().filter(|kind| library.is_scheme(kind));
                names.map(|name| Known::new(library, name)).collect::<Result<_, _>>()?
            }
        };
        Ok(Normalizer { steps, other, schemes })
    }

    /// The text as the steps normalize it; borrowed where nothing changes.
    pub fn normalize<'t>(&self, text: &'t str) -> Result<Cow<'t, str>, Fault> {
        let scheme = text.split_once(':').map(|(scheme, _)| scheme);
        let known = scheme
            .and_then(|scheme| self.schemes.iter().find(|known| known.name.eq_ignore_ascii_case(scheme)));
        let kind = match known.filter(|known| known.parser.accepts(text)) {
            Some(known) => known,
            None => self.other.parser.parse(text).map(|_| &self.other)?,
        };
        Ok(match &kind.form {
            Form::Uri => UriRef::parse(text).map_err(fault("input"))?.normalize(self.steps),
            Form::Iri => IriRef::parse(text).map_err(fault("input"))?.normalize(self.steps),
            Form::Kind(meaning) => meaning.with(|meaning| meaning.normalize(text, self.steps)),
        })
    }
}

impl<'l> Known<'l> {
    fn new(library: &'l Library, name: &str) -> Result<Self, String> {
        let unknown = || parse::unknown(library, name);
        let parser = library.parser(name).ok_or_else(unknown)?;
        let form = match name {
            "uri" | "uri-reference" | "absolute-uri" | "relative-ref" => Form::Uri,
            "iri" | "iri-reference" | "absolute-iri" | "irelative-ref" => Form::Iri,
            _ => Form::Kind(library.meaning(name).ok_or_else(unknown)?),
        };
        Ok(Known { name: name.to_string(), parser, form })
    }
}
