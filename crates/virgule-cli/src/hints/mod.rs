//! Hints: what was probably meant by a text that a kind rejects, or that it accepts as something else.
//!
//! ```text
//! rejected   texts of another kind, or with a frequent mistake    git@host:path → ssh://git@host/path
//! template   mistakes in URI templates                            {{id}} → {id}
//! accepted   texts that are valid, but probably not as meant      localhost:8080 → http://localhost:8080
//! ```
//!
//! The hint of an error depends on one byte and its rule. These depend on the whole text, so they come first. Each is a
//! function in a table, which all commands share. A rejected text has no parse, so that the functions look for delimiters
//! themselves. All of them take linear time.
//!
//! A hint shows URIs without their secrets.

mod accepted;
mod rejected;
mod template;
#[cfg(test)]
mod tests;

pub use accepted::{notes, unused_variables};

use crate::mask::mask;
use virgule::__derive::{Hint, TypeNames};
use virgule::repair::{RepairError, repair};
use virgule::{Kind, ParseError, Uri};
use virgule_dynamic::{Mismatch, Parser};
use virgule_operations::uri_operations::TextError;

/// The names of types in hints, for a command that has kinds.
const NAMES: TypeNames =
    TypeNames { uri_reference: "`--kind uri-reference`", uri: "`--kind uri`", iri: "`--kind iri-reference`" };

/// A text that a kind rejects.
#[derive(Clone, Copy)]
pub struct Rejected<'t> {
    /// The text.
    pub text: &'t str,
    /// The name of the kind.
    pub kind: &'t str,
    /// The byte offset of the error.
    pub offset: usize,
}

/// A function that recognizes one sort of text.
type Recognizer = fn(&Rejected<'_>) -> Option<String>;

/// The hint for a text that the grammar rejects with `mistake` as the hint of the error.
pub fn hint(rejected: &Rejected<'_>, mistake: Option<Hint>) -> Option<String> {
    let recognized =
        rejected::RECOGNIZERS.iter().chain(template::RECOGNIZERS).find_map(|known| known(rejected));
    recognized.or_else(|| mistake.map(|mistake| mistake.with_names(NAMES).to_string()))
}

/// The message about a text that a type rejects.
pub fn of_error(text: &str, kind: &str, error: &ParseError) -> String {
    let mut message = String::new();
    // Writing to a string does not fail.
    let _ = error.write_message(&mut message);
    with_hint(hint(&Rejected { text, kind, offset: error.offset() }, error.hint()), &message)
}

/// The hint for a text that a parser rejects.
pub fn of_mismatch(text: &str, kind: &str, mismatch: &Mismatch) -> Option<String> {
    hint(&Rejected { text, kind, offset: mismatch.offset }, mismatch.frequent_mistake())
}

/// The message about a text that a parser rejects.
pub fn about_mismatch(text: &str, kind: &str, mismatch: &Mismatch) -> String {
    with_hint(of_mismatch(text, kind, mismatch), mismatch.message())
}

/// The message about one of the texts of an operation, with its name.
pub fn about(error: &TextError) -> String {
    format!("{}: {}", error.name, of_text_error(error))
}

/// The message about the only text of an operation.
pub fn of_text_error(error: &TextError) -> String {
    let TextError { text, kind, .. } = error;
    let hint = error
        .place
        .as_ref()
        .and_then(|place| hint(&Rejected { text, kind, offset: place.offset }, place.mistake));
    with_hint(hint, &error.message)
}

/// The message about a text that is not repaired.
pub fn about_repair(text: &str, kind: &str, error: &RepairError) -> String {
    match error.parse_error() {
        Some(error) => format!("not repaired: {}", of_error(text, kind, error)),
        None => {
            let recognized = hint(&Rejected { text, kind, offset: error.offset() }, None);
            with_hint(recognized, &error.to_string())
        }
    }
}

fn with_hint(hint: Option<String>, message: &str) -> String {
    match hint {
        Some(hint) => format!("{hint} ({message})"),
        None => message.to_string(),
    }
}

/// The note about a text that the kind of its scheme rejects.
pub fn misfit(kind: &str, done: &str) -> String {
    format!("no text of the kind {kind}; {done} as a URI")
}

/// The parser of a built-in kind.
fn parser(kind: &str) -> Option<Parser<'static>> {
    Kind::find(kind).map(Parser::built_in)
}

/// True if the built-in kind accepts the text.
fn accepts(kind: &str, text: &str) -> bool {
    parser(kind).is_some_and(|parser| parser.accepts(text))
}

/// A proposed URI, repaired and without its secrets; `None` if it is not valid.
fn proposed(text: &str) -> Option<String> {
    repair::<Uri<'_>>(text).ok().map(|repaired| mask(repaired.text()).text)
}

/// The URI of a Windows path with a drive or a server; `None` for other texts.
fn windows_path(text: &str) -> Option<String> {
    let is_path = match text.as_bytes() {
        [drive, b':', b'\\' | b'/', ..] => drive.is_ascii_alphabetic(),
        [b'\\', b'\\', ..] => true,
        _ => false,
    };
    let uri = virgule::file::windows::to_uri(text).ok().filter(|_| is_path)?;
    Some(mask(uri.as_str()).text)
}
