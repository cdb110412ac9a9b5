//! The libraries, one a file, and the floor.
//!
//! The file `virgule.rs` is a model for the others: a macro where URIs and IRIs have types of their own, one function a
//! work, and at its beginning a list of what the library can do.

mod ada_url;
mod floor;
mod fluent_uri;
mod http;
mod iref;
mod iri_string;
mod oxiri;
mod uriparse;
mod url;
mod virgule;

use crate::subject::Subject;

/// The one that all others are compared with comes first, the floor last.
pub const SUBJECTS: &[Subject] = &[
    virgule::SUBJECT,
    fluent_uri::SUBJECT,
    iri_string::SUBJECT,
    iref::SUBJECT,
    oxiri::SUBJECT,
    uriparse::SUBJECT,
    url::SUBJECT,
    http::SUBJECT,
    ada_url::SUBJECT,
    floor::SUBJECT,
];

/// The versions that are built.
const LOCK: &str = include_str!("../../../../Cargo.lock");

impl Subject {
    /// The name, with the version that is built.
    pub fn name(&self) -> String {
        let entry = format!("name = \"{}\"\nversion = \"", self.library);
        let version = LOCK.split_once(entry.as_str()).and_then(|(_, rest)| rest.split_once('"'));
        match version {
            Some((version, _)) => format!("{} {version}", self.library),
            None => self.library.to_string(),
        }
    }

    /// Whether it is no library, but what any library has to do.
    pub fn is_floor(&self) -> bool {
        self.library.starts_with('(')
    }
}
