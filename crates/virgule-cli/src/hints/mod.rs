//! Hints: the likely intention of input that a kind rejects, or that it accepts as something else.
//!
//! ```text
//! input of another kind, or with a frequent mistake    git@host:path → ssh://git@host/path
//! mistakes in URI templates                            {{id}} → {id}
//! input that is valid, but probably not as meant       localhost:8080 → http://localhost:8080
//! ```
//!
//! The hint of an error depends on one byte and its rule. These hints depend on the entire input, so they come first.
//! Each hint is a function in a table that all commands share. Rejected input has no parse, so the functions search for
//! delimiters themselves, in linear time.
//!
//! A hint shows URIs without their secrets.

mod rejected;
#[cfg(test)]
mod tests;

use crate::mask::mask;
use virgule::__derive::{Hint, TypeNames};
use virgule::repair::{RepairError, repair};
use virgule::schemes::UriTemplate;
use virgule::{IriRef, Kind, ParseError, Uri};
use virgule_dynamic::{Mismatch, Parser};
use virgule_tools::operations::uri_operations::TextError;

/// The names of types in hints, for a command that has kinds.
const NAMES: TypeNames =
    TypeNames { uri_reference: "`--kind uri-reference`", uri: "`--kind uri`", iri: "`--kind iri-reference`" };

/// Input that a kind rejects.
#[derive(Clone, Copy)]
pub struct Rejected<'t> {
    pub text: &'t str,
    pub kind: &'t str,
    /// The byte offset of the error.
    pub offset: usize,
}

/// A function that recognizes one sort of input.
type Recognizer = fn(&Rejected<'_>) -> Option<String>;

/// Returns the hint for input that the grammar rejects with `mistake` as the hint of the error.
pub fn hint(rejected: &Rejected<'_>, mistake: Option<Hint>) -> Option<String> {
    let recognized = rejected::RECOGNIZERS.iter().find_map(|known| known(rejected));
    recognized.or_else(|| mistake.map(|mistake| mistake.with_names(NAMES).to_string()))
}

/// Returns the message about input that a type rejects.
pub fn of_error(text: &str, kind: &str, error: &ParseError) -> String {
    let mut message = String::new();
    // Writing to a string does not fail.
    let _ = error.write_message(&mut message);
    with_hint(hint(&Rejected { text, kind, offset: error.offset() }, error.hint()), &message)
}

/// Returns the hint for input that a parser rejects.
pub fn of_mismatch(text: &str, kind: &str, mismatch: &Mismatch) -> Option<String> {
    if !mismatch.is_of_uris() {
        return mismatch.frequent_mistake().map(|mistake| mistake.to_string());
    }
    hint(&Rejected { text, kind, offset: mismatch.offset }, mismatch.frequent_mistake())
}

/// Returns the message about input that a parser rejects.
pub fn about_mismatch(text: &str, kind: &str, mismatch: &Mismatch) -> String {
    with_hint(of_mismatch(text, kind, mismatch), mismatch.message())
}

/// Returns the message about one of the inputs of an operation, with its name.
pub fn about(error: &TextError) -> String {
    format!("{}: {}", error.name, of_text_error(error))
}

/// Returns the message about the only input of an operation.
pub fn of_text_error(error: &TextError) -> String {
    let TextError { text, kind, .. } = error;
    let hint = error
        .place
        .as_ref()
        .and_then(|place| hint(&Rejected { text, kind, offset: place.offset }, place.mistake));
    with_hint(hint, &error.message)
}

/// Returns the message about input that is not repaired.
pub fn about_repair(text: &str, kind: &str, error: &RepairError) -> String {
    match error.parse_error() {
        Some(error) => format!("not repaired: {}", of_error(text, kind, error)),
        None => {
            let recognized = hint(&Rejected { text, kind, offset: error.offset() }, None);
            format!("not repaired: {}", with_hint(recognized, &error.to_string()))
        }
    }
}

fn with_hint(hint: Option<String>, message: &str) -> String {
    match hint {
        Some(hint) => format!("{hint} ({message})"),
        None => message.to_string(),
    }
}

/// Returns the note about input that the kind of its scheme rejects.
pub fn misfit(kind: &str, done: &str) -> String {
    format!("rejected by the kind {kind}; {done} as a URI")
}

fn parser(kind: &str) -> Option<Parser<'static>> {
    Kind::find(kind).map(Parser::built_in)
}

/// True if the built-in kind accepts the input.
fn accepts(kind: &str, text: &str) -> bool {
    parser(kind).is_some_and(|parser| parser.accepts(text))
}

/// Returns a proposed URI, repaired and without its secrets; `None` if it is not valid.
fn proposed(text: &str) -> Option<String> {
    repair::<Uri<'_>>(text).ok().map(|repaired| mask(repaired.text()).text)
}

/// Returns the URI of a Windows path with a drive or a server; `None` for other input.
fn windows_path(text: &str) -> Option<String> {
    let is_path = match text.as_bytes() {
        [drive, b':', b'\\' | b'/', ..] => drive.is_ascii_alphabetic(),
        [b'\\', b'\\', ..] => true,
        _ => false,
    };
    let uri = virgule::file::windows::to_uri(text).ok().filter(|_| is_path)?;
    Some(mask(uri.as_str()).text)
}

// Input that is valid, but probably not as meant.

/// Returns notes about a valid URI, IRI or reference; empty for other input.
pub fn notes(text: &str) -> Vec<String> {
    let Ok(iri) = IriRef::parse(text) else { return Vec::new() };
    NOTES.iter().filter_map(|note| note(iri)).collect()
}

/// A function that describes one sort of input.
type Note = fn(IriRef<'_>) -> Option<String>;

const NOTES: [Note; 4] = [drive, host_and_port, large_port, full_width_colon];

/// `C:/x` has the scheme `C`.
fn drive(iri: IriRef<'_>) -> Option<String> {
    let (scheme, uri) = (iri.scheme()?, windows_path(iri.as_str())?);
    Some(format!("read as the scheme `{scheme}`; as a Windows path it is {uri}"))
}

/// `localhost:8080` has the scheme `localhost`.
fn host_and_port(iri: IriRef<'_>) -> Option<String> {
    let (scheme, port) = (iri.scheme()?, iri.path().split('/').next()?);
    let is_port = !port.is_empty() && port.len() <= 5 && port.bytes().all(|byte| byte.is_ascii_digit());
    if !is_port || NUMBERS.contains(&scheme) || Kind::find(&scheme.to_ascii_lowercase()).is_some() {
        return None;
    }
    let uri = proposed(&format!("http://{iri}"))?;
    Some(format!("read as the scheme `{scheme}`; if that is a host, the URI is {uri}"))
}

/// Registered schemes without a kind here whose paths are numbers.
const NUMBERS: [&str; 4] = ["sms", "fax", "modem", "callto"];

/// Returns a port that TCP and UDP do not have, in a scheme with a default port.
fn large_port(iri: IriRef<'_>) -> Option<String> {
    let port = iri.port().filter(|port| !port.is_empty() && port.parse::<u16>().is_err())?;
    iri.scheme_typed()?.default_port()?;
    // Leading zeros do not count.
    let port = port.trim_start_matches('0');
    (port.parse::<u16>().is_err() && !port.is_empty())
        .then(|| "the port is above 65535, the highest port of TCP".to_string())
}

/// `https：//example.com` is a relative reference of RFC 3987.
fn full_width_colon(iri: IriRef<'_>) -> Option<String> {
    let (scheme, rest) = iri.path().split_once('：').filter(|_| !iri.has_scheme() && !iri.has_authority())?;
    (virgule::Scheme::new(scheme).is_some() && rest.starts_with('/')).then(|| {
        format!(
            "read as a relative reference, because `：` (U+FF1A) is not a colon: `{scheme}:` would be a scheme"
        )
    })
}

/// Returns notes about variables of a call that are missing from a template. A template may contain them as the routes of
/// web frameworks do: `:id`, `$id`, `*id`.
pub fn unused_variables<'n>(template: &str, names: impl Iterator<Item = &'n str>) -> Vec<String> {
    let Ok(parsed) = UriTemplate::parse(template) else { return Vec::new() };
    let is_used = |name: &str| parsed.variables().any(|known| known == name);
    let is_route = |name: &str| {
        template.match_indices(name).any(|(at, _)| template[..at].ends_with([':', '$', '*']))
            && !name.is_empty()
    };
    let mut unused: Vec<&str> = names.filter(|name| !is_used(name)).collect();
    unused.sort_unstable();
    unused.dedup();
    let note = |name| match is_route(name) {
        true => format!("the variable {name} is not used; RFC 6570 writes {{{name}}}"),
        false => format!("the variable {name} is not used"),
    };
    unused.into_iter().map(note).collect()
}
