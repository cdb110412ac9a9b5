//! The matrix: which texts which implementations take.
//!
//! The crates are asked when the picture is made. What Python and Node said is written down with their versions, so that
//! the picture is the same on every machine; where those versions are installed a test asks them again.

use crate::libraries::{LIBRARIES, Said};
use virgule_conformance::matrix::{Cell, Matrix, Row};
use virgule_conformance::{Language, LanguageError};

/// The texts, each with the rule that it is about.
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

/// An implementation that no crate is: what it said of each row.
#[derive(Debug, Clone, Copy)]
pub struct Recorded {
    /// The name in the picture.
    pub name: &'static str,
    /// Its version.
    pub version: &'static str,
    /// The command that tells the version, and that of the subject, from the root of the project.
    pub commands: [&'static [&'static str]; 2],
    /// The kind of texts that it is asked about.
    pub kind: &'static str,
    /// By row: `y` it takes the text, `n` it does not, a dot: it was not asked.
    pub said: &'static str,
}

/// Those that were asked.
pub const RECORDED: [Recorded; 2] = [
    Recorded {
        name: "urllib",
        version: "Python 3.11.7",
        commands: [&["python3", "--version"], &["python3", "tests/subjects/urllib.py"]],
        kind: "uri-reference",
        said: "yyyyynyyynynnyyyyyyyyyy",
    },
    Recorded {
        name: "Node URL",
        version: "v20.20.2",
        commands: [&["node", "--version"], &["node", "tests/subjects/url.mjs"]],
        kind: "uri",
        said: "nynynnnynnnnnnyyynnyyyy",
    },
];

/// Whether texts of a row are asked of an implementation of a kind: a reference that is no URI is not, where it knows no
/// references.
pub fn is_asked(kind: &str, text: &str, reference: bool) -> bool {
    kind != "uri" || !reference || text.contains("://")
}

/// The matrix.
pub fn matrix() -> Result<Matrix, LanguageError> {
    let languages = ["uri", "uri-reference", "iri-reference"].map(|kind| (kind, Language::kind(kind)));
    let takes = |kind: &str, text: &str| {
        let found = languages.iter().find(|(known, _)| *known == kind);
        found.and_then(|(_, language)| language.as_ref().ok()).is_some_and(|language| language.takes(text))
    };
    let cell = |kind: &str, text: &str, said: Option<bool>| match (said, takes(kind, text)) {
        (None, _) => Cell::Unasked,
        (Some(said), inside) if said == inside => Cell::Agrees,
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
            let said = match (library.ask)(library.kind, text) {
                Said::Unsupported => None,
                said => Some(matches!(said, Said::Yes(_))),
            };
            cell(library.kind, text, said.filter(|_| asked(library.kind)))
        });
        let recorded = RECORDED.iter().map(|recorded| {
            let said = recorded.said.chars().nth(index).filter(|said| *said != '.').map(|said| said == 'y');
            cell(recorded.kind, text, said.filter(|_| asked(recorded.kind)))
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
