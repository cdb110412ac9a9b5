//! Selects the kind of an input from the kinds of a `--grammar` file, if there is no `--kind`.
//!
//! The kind with the scheme of the input has priority, then the first kind that accepts the input. If no kind accepts
//! it, the error is that of the kind with its scheme, or of the first kind. Input that its own grammar rejects is not
//! tried as a generic URI.

use crate::operations::uri_operations::TextError;
use virgule_dynamic::{Library, Parser};

/// The kind of an input if none is requested.
pub const DEFAULT_KIND: &str = "uri-reference";

/// A candidate for the kind of an input.
pub struct KindCandidate<'l> {
    /// The name of the kind.
    pub name: String,
    /// The parser of the kind.
    pub parser: Parser<'l>,
    /// True if the kind is a scheme.
    pub scheme: bool,
}

impl<'l> KindCandidate<'l> {
    /// Returns the kind named `name`; `None` if there is none.
    pub fn new(library: &'l Library, name: &str) -> Option<Self> {
        let parser = library.parser(name)?;
        Some(KindCandidate { name: name.to_string(), parser, scheme: library.is_scheme(name) })
    }
}

/// Returns the kind of `text`; if no candidate accepts it, the candidate whose error is reported.
pub fn choose<'c, 'l: 'c>(
    candidates: impl Iterator<Item = &'c KindCandidate<'l>> + Clone,
    text: &str,
) -> Option<&'c KindCandidate<'l>> {
    let scheme = text.split_once(':').map(|(scheme, _)| scheme);
    let own = |known: &&KindCandidate<'_>| {
        known.scheme && scheme.is_some_and(|scheme| scheme.eq_ignore_ascii_case(&known.name))
    };
    let takes = |known: &&KindCandidate<'_>| known.parser.accepts(text);
    let all = || candidates.clone();
    all().find(own).or_else(|| all().find(takes)).or_else(|| all().next())
}

/// Returns the kind of the scheme of `text`, if it [rejects] the text.
pub fn rejecting(library: &Library, text: &str) -> Option<String> {
    let scheme = text.split_once(':')?.0.to_ascii_lowercase();
    let is_wrong = library.is_scheme(&scheme) && rejects(&library.parser(&scheme)?, text);
    is_wrong.then_some(scheme)
}

/// True if the kind of a scheme accepts `text` neither with nor without its fragment, which many leave to RFC 3986.
pub fn rejects(kind: &Parser<'_>, text: &str) -> bool {
    let absolute = text.split_once('#').map_or(text, |(before, _)| before);
    !kind.accepts(text) && !kind.accepts(absolute)
}

/// Checks that the input has a built-in scheme or one of the added kinds, if there are any.
pub fn must_fit(library: &Library, name: &'static str, text: &str) -> Result<(), TextError> {
    let added = library.added_kinds();
    let takes = |kind: &str| library.parser(kind).is_some_and(|parser| parser.accepts(text));
    let scheme = text.split_once(':').map(|(scheme, _)| scheme.to_ascii_lowercase());
    let of_scheme = scheme.is_some_and(|scheme| library.is_scheme(&scheme) && takes(&scheme));
    if added.is_empty() || of_scheme || added.iter().any(|kind| takes(kind)) {
        return Ok(());
    }
    let candidates: Vec<_> = added.iter().filter_map(|kind| KindCandidate::new(library, kind)).collect();
    Err(misfit(candidates.iter(), name, text))
}

/// Returns the error of input that none of the kinds accepts.
pub fn misfit<'c, 'l: 'c>(
    candidates: impl Iterator<Item = &'c KindCandidate<'l>> + Clone,
    name: &'static str,
    text: &str,
) -> TextError {
    let refused = choose(candidates.clone(), text).and_then(|known| {
        let mismatch = known.parser.parse(text).err()?;
        Some(TextError::of_mismatch(name, text, &known.name, mismatch))
    });
    let error = refused.unwrap_or_else(|| TextError::of(name, String::new()));
    let message = format!("{}: {}", tried(candidates), error.message);
    TextError { message, ..error }
}

/// Returns a message with the kinds that rejected an input.
pub fn tried<'c, 'l: 'c>(candidates: impl Iterator<Item = &'c KindCandidate<'l>>) -> String {
    let names: Vec<String> = candidates.map(|kind| format!("`{}`", kind.name)).collect();
    format!("matches none of {}", names.join(", "))
}
