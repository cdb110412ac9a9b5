//! Resolution, mapping and comparison of input, for commands and requests.
//!
//! Every URI is an IRI, so input is parsed as an IRI unless a kind is requested.

use crate::operations::normalize::Generic;
use std::fmt;
use virgule::__derive::{Hint, TypeNames};
use virgule::{
    Equivalence, Iri, IriRef, Normalization, NormalizationReport, NormalizationStep, ParseError, Resolver,
    UriRef,
};
use virgule_dynamic::{Library, Mismatch};

/// The error of one of the inputs of an operation.
#[derive(Debug)]
pub struct TextError {
    /// The name of the input: `input`, `base`, …
    pub name: &'static str,
    /// The input.
    pub text: String,
    /// The name of the kind that rejects the input.
    pub kind: String,
    /// The location of the error, if the input does not parse.
    pub place: Option<Box<Place>>,
    /// The message, without the likely mistake.
    pub message: String,
}

/// The location at which input fails to parse.
#[derive(Debug)]
pub struct Place {
    /// The offset of the error.
    pub offset: usize,
    /// Descriptions of the expected items.
    pub expected: Vec<String>,
    /// The rule that was being matched.
    pub rule: Option<String>,
    /// The likely mistake, if it is a frequent one.
    pub mistake: Option<Hint>,
}

impl TextError {
    /// Returns an error without an offset.
    pub fn of(name: &'static str, message: String) -> Self {
        TextError { name, text: String::new(), kind: String::new(), place: None, message }
    }

    /// Returns the error of input that is not of the kind.
    pub fn of_mismatch(name: &'static str, text: &str, kind: &str, mismatch: Mismatch) -> Self {
        let (text, kind, message) = (text.to_string(), kind.to_string(), mismatch.message().to_string());
        let mistake = mismatch.frequent_mistake();
        let Mismatch { offset, expected, rule, .. } = mismatch;
        let place = Some(Box::new(Place { offset, expected, rule, mistake }));
        TextError { name, text, kind, place, message }
    }
}

impl fmt::Display for TextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let TextError { name, message, .. } = self;
        match self.place.as_ref().and_then(|place| place.mistake) {
            Some(mistake) => write!(f, "{name}: {} ({message})", mistake.with_names(TypeNames::KINDS)),
            None => write!(f, "{name}: {message}"),
        }
    }
}

/// Converts a parse error to the error of the input `name`, which must be of a kind.
pub fn text_error(name: &'static str, text: &str, kind: &str) -> impl Fn(ParseError) -> TextError {
    move |error| {
        let mut message = String::new();
        // Writing to a string does not fail.
        let _ = error.write_message(&mut message);
        let place = Place {
            offset: error.offset(),
            expected: error.expected().map(|item| item.to_string()).collect(),
            rule: error.rule().map(str::to_string),
            mistake: error.hint(),
        };
        let (text, kind) = (text.to_string(), kind.to_string());
        TextError { name, text, kind, place: Some(Box::new(place)), message }
    }
}

/// Resolves `input` against `base`.
pub fn resolve(base: &str, input: &str, strict: bool) -> Result<String, TextError> {
    let base = with_scheme("base", "base", base)?;
    let reference = IriRef::parse(input).map_err(text_error("input", input, "iri-reference"))?;
    Ok(Resolver::new(base).strict(strict).resolve(reference).into_string())
}

/// Resolves `input` against `base`, which may lack a scheme.
pub fn resolve_relative(base: &str, input: &str) -> Result<String, TextError> {
    let base = IriRef::parse(base).map_err(text_error("base", base, "iri-reference"))?;
    let reference = IriRef::parse(input).map_err(text_error("input", input, "iri-reference"))?;
    Ok(reference.resolve_relative(base).into_string())
}

/// Parses a base, or a target that is relative to one: neither is a relative reference.
fn with_scheme<'t>(name: &'static str, what: &str, text: &'t str) -> Result<Iri<'t>, TextError> {
    Iri::parse(text).map_err(|error| {
        let mut error = text_error(name, text, "iri")(error);
        if IriRef::parse(text).is_ok() {
            error.message =
                format!("a {what} needs a scheme (RFC 3986 section 5.1), but this is a relative reference");
            error.place.iter_mut().for_each(|place| place.mistake = None);
        }
        error
    })
}

/// Returns the shortest reference from `base` to `input`.
pub fn relativize(base: &str, input: &str) -> Result<String, TextError> {
    let base = with_scheme("base", "base", base)?;
    let target = with_scheme("input", "target", input)?;
    let why =
        "no reference resolves to this target: its path contains dot segments, which resolution removes";
    let unreachable = || TextError::of("input", why.to_string());
    Ok(target.relative_to(base).ok_or_else(unreachable)?.into_string())
}

/// Returns the URI that an IRI maps to (RFC 3987 section 3.1).
pub fn to_uri(input: &str) -> Result<String, TextError> {
    let iri = IriRef::parse(input).map_err(text_error("input", input, "iri-reference"))?;
    Ok(iri.to_uri().into_string())
}

/// Returns the IRI of a URI (RFC 3987 section 3.2).
pub fn to_iri(input: &str) -> Result<String, TextError> {
    let uri = UriRef::parse(input).map_err(text_error("input", input, "uri-reference"))?;
    Ok(uri.to_iri().into_string())
}

/// The result of a comparison.
pub struct Comparison {
    /// The strictest level at which both inputs are equivalent; `None` if there is none.
    pub equivalence: Option<Equivalence>,
    /// The normalizations that make the inputs equal; empty if only the rules of the scheme do.
    pub after: NormalizationReport,
}

/// Compares two inputs.
pub fn compare(library: &Library, one: &str, other: &str) -> Result<Comparison, TextError> {
    let (one, other) = match (IriRef::parse(one), IriRef::parse(other)) {
        (Ok(one), Ok(other)) => (one, other),
        (one_parsed, other_parsed) => {
            // A kind may accept input that is not an IRI.
            let equivalence = by_kind(library, one, other);
            let one_error = one_parsed.err().map(text_error("input", one, "iri-reference"));
            let error = one_error.or(other_parsed.err().map(text_error("other", other, "iri-reference")));
            return match (equivalence, error) {
                ((false, _), Some(error)) => Err(error),
                ((_, equivalence), _) => {
                    Ok(Comparison { equivalence, after: NormalizationReport::default() })
                }
            };
        }
    };
    // A kind that accepts both inputs has more rules than the generic kinds.
    let equivalence = match by_kind(library, one.as_str(), other.as_str()) {
        (true, equivalence) => equivalence,
        (false, _) => match one.equivalence(other) {
            Some(equivalence) => Some(equivalence),
            // A kind may accept both inputs only after syntax-based normalization. They are then not equal as strings.
            // Not written as `equivalence.max(Equivalence::Syntax)`: see `docs/record/building.md`.
            None => match by_scheme(library, &syntax(&one), &syntax(&other)).1 {
                Some(Equivalence::String) => Some(Equivalence::Syntax),
                equivalence => equivalence,
            },
        },
    };
    // The generic normalizations are reported only if they suffice.
    let suffice = equivalence.filter(|&equivalence| one.is_equivalent(other, equivalence));
    Ok(Comparison {
        equivalence,
        after: suffice.map(|equivalence| one.differences(other, equivalence)).unwrap_or_default(),
    })
}

/// Applies syntax-based normalization. A path without a leading slash belongs to the scheme, so its dot segments are
/// kept.
fn syntax(iri: &IriRef<'_>) -> String {
    let hierarchical = iri.authority().is_some() || iri.path().starts_with('/');
    let steps = if hierarchical {
        Normalization::SYNTAX
    } else {
        Normalization::SYNTAX.without(NormalizationStep::DotSegments)
    };
    iri.normalize(steps).into_string()
}

/// Returns the result of [`by_scheme`]; if no kind of the scheme accepts both inputs, that of the first added kind
/// without a scheme that accepts both.
fn by_kind(library: &Library, one: &str, other: &str) -> (bool, Option<Equivalence>) {
    let known = by_scheme(library, one, other);
    if known.0 {
        return known;
    }
    let takes = |kind: &str, text: &str| library.parser(kind).is_some_and(|parser| parser.accepts(text));
    let own = |kind: &str| Generic::of(kind).is_none() && !library.is_scheme(kind);
    let added = library.added_kinds();
    let Some(kind) = added.iter().find(|kind| own(kind) && takes(kind, one) && takes(kind, other)) else {
        return (false, None);
    };
    (true, library.with_semantics(kind, |kind| kind.equivalence(one, other)).flatten())
}

/// True if a kind of the common scheme accepts both inputs; and the strictest level at which they are equivalent by one
/// of these kinds.
fn by_scheme(library: &Library, one: &str, other: &str) -> (bool, Option<Equivalence>) {
    let scheme = |text: &str| text.split_once(':').map(|(scheme, _)| scheme.to_ascii_lowercase());
    let (Some(known), Some(others)) = (scheme(one), scheme(other)) else { return (false, None) };
    if known != others {
        return (false, None);
    }
    // The namespaces of `urn` are the kinds `urn-…`.
    let inner = |kind: &&str| {
        kind.strip_prefix(&known[..]).is_some_and(|rest| rest.is_empty() || rest.starts_with('-'))
    };
    let takes = |kind: &str, text: &str| library.parser(kind).is_some_and(|parser| parser.accepts(text));
    let mut taken = false;
    for kind in library.kinds().into_iter().filter(inner) {
        if !(takes(kind, one) && takes(kind, other)) {
            continue;
        }
        taken = true;
        if let Some(Some(equivalence)) = library.with_semantics(kind, |kind| kind.equivalence(one, other)) {
            return (true, Some(equivalence));
        }
    }
    (taken, None)
}
