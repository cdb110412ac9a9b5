//! The matrix of texts and the implementations that accept them.
//!
//! The crates are run when the image is generated. The answers of Python and Node are recorded with their versions, so
//! that the image is the same on every machine; a test repeats them if these versions are installed.

use crate::libraries::{Answer, LIBRARIES};
use virgule_conformance::matrix::{Cell, Matrix, Row};
use virgule_conformance::{Language, LanguageError};

/// The rules that the texts exercise, and the texts.
pub const ROWS: [(&str, &str); 23] = [
    ("scheme", "://a"),
    ("scheme", "\u{1}a:"),
    ("userinfo", "a://@/"),
    ("userinfo", "a://@b@c"),
    ("host", "a://b|c"),
    ("IP-literal", "a://[x]"),
    ("IP-literal", "a://[::]b"),
    ("IPv6address", "a://[:\t:]"),
    ("IPvFuture", "a://[v1.a]"),
    ("IPvFuture", "a://[V1.a]"),
    ("IPvFuture", "a://[v1.%]"),
    ("port", "a://b:65536"),
    ("port", "a://b:x"),
    ("port", "a://:"),
    ("path-empty", "a:"),
    ("path-rootless", "urn:a:b"),
    ("path-rootless", "a:\""),
    ("path-absolute", "/:"),
    ("path-noscheme", "0:"),
    ("pct-encoded", "a://b/%"),
    ("query", "a://b?{"),
    ("fragment", "a://b##"),
    ("fragment", "a://b#%"),
];

/// Recorded answers of an implementation that is not a crate.
#[derive(Debug, Clone, Copy)]
pub struct Recorded {
    /// The name of the implementation in the image.
    pub name: &'static str,
    /// The version of the implementation.
    pub version: &'static str,
    /// The command that prints the version, and the command of the subject, relative to the project root.
    pub commands: [&'static [&'static str]; 2],
    /// The kind that the implementation parses.
    pub kind: &'static str,
    /// The answer for each row: `y` accepted, `n` refused, a dot: not applicable.
    pub answers: &'static str,
}

/// The recorded answers of Python and Node.
pub const RECORDED: [Recorded; 2] = [
    Recorded {
        name: "urllib",
        version: "Python 3.11.7",
        commands: [&["python3", "--version"], &["python3", "tests/subjects/urllib.py"]],
        kind: "uri-reference",
        answers: "yyyyynyyynynnyyyyyyyyyy",
    },
    Recorded {
        name: "Node URL",
        version: "v20.20.2",
        commands: [&["node", "--version"], &["node", "tests/subjects/url.mjs"]],
        kind: "uri",
        answers: "nynynnnynnnnnnyyynnyyyy",
    },
];

/// True if a row applies to an implementation of a kind. Relative references do not apply to parsers of URIs.
pub fn is_asked(kind: &str, text: &str, reference: bool) -> bool {
    kind != "uri" || !reference || text.contains("://")
}

/// Computes the matrix.
pub fn matrix() -> Result<Matrix, LanguageError> {
    let languages = ["uri", "uri-reference", "iri-reference"].map(|kind| (kind, Language::kind(kind)));
    let takes = |kind: &str, text: &str| {
        let found = languages.iter().find(|(known, _)| *known == kind);
        found.and_then(|(_, language)| language.as_ref().ok()).is_some_and(|language| language.takes(text))
    };
    let cell = |kind: &str, text: &str, answers: Option<bool>| match (answers, takes(kind, text)) {
        (None, _) => Cell::Unasked,
        (Some(answers), inside) if answers == inside => Cell::Agrees,
        (Some(true), _) => Cell::Accepted,
        (Some(false), _) => Cell::Refused,
    };
    let mut columns: Vec<String> = LIBRARIES.iter().map(|library| library.name.to_string()).collect();
    columns.extend(RECORDED.iter().map(|recorded| recorded.name.to_string()));
    let rows = ROWS.iter().enumerate().map(|(index, &(rule, text))| {
        let inside = takes("uri-reference", text);
        let reference = inside && !takes("uri", text);
        let asked = |kind: &str| is_asked(kind, text, reference);
        let crates = LIBRARIES.iter().map(|library| {
            let answers = match (library.ask)(library.kind, text) {
                Answer::Unsupported => None,
                answers => Some(matches!(answers, Answer::Yes(_))),
            };
            cell(library.kind, text, answers.filter(|_| asked(library.kind)))
        });
        let recorded = RECORDED.iter().map(|recorded| {
            let answers = recorded
                .answers
                .chars()
                .nth(index)
                .filter(|answers| *answers != '.')
                .map(|answers| answers == 'y');
            cell(recorded.kind, text, answers.filter(|_| asked(recorded.kind)))
        });
        Row {
            rule: rule.to_string(),
            text: text.to_string(),
            inside,
            cells: crates.chain(recorded).collect(),
        }
    });
    Ok(Matrix { columns, rows: rows.collect() })
}
