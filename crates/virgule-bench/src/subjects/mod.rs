//! The libraries, one per file, and two baselines: the expression of Appendix B, and the lower bound.
//!
//! `virgule.rs` is a model for the other files: first a list of operations, then a macro if URIs and IRIs have separate
//! types, and one function for each work.

#[cfg(feature = "peers")]
mod ada_url;
mod floor;
#[cfg(feature = "peers")]
mod fluent_uri;
#[cfg(feature = "peers")]
mod http;
#[cfg(feature = "peers")]
mod iref;
#[cfg(feature = "peers")]
mod iri_string;
#[cfg(feature = "peers")]
mod linkify;
#[cfg(feature = "peers")]
mod oxiri;
#[cfg(feature = "peers")]
mod regex;
#[cfg(feature = "peers")]
mod sorug;
#[cfg(feature = "peers")]
mod uriparse;
#[cfg(feature = "peers")]
mod uritemplate;
#[cfg(feature = "peers")]
mod url;
mod virgule;

use crate::subject::Subject;

/// All libraries. Ratios refer to the first one; the baselines are the last.
pub const SUBJECTS: &[Subject] = &[
    virgule::SUBJECT,
    virgule::REDACTING,
    #[cfg(feature = "peers")]
    fluent_uri::SUBJECT,
    #[cfg(feature = "peers")]
    iri_string::SUBJECT,
    #[cfg(feature = "peers")]
    iref::SUBJECT,
    #[cfg(feature = "peers")]
    oxiri::SUBJECT,
    #[cfg(feature = "peers")]
    uriparse::SUBJECT,
    #[cfg(feature = "peers")]
    url::SUBJECT,
    #[cfg(feature = "peers")]
    http::SUBJECT,
    #[cfg(feature = "peers")]
    ada_url::SUBJECT,
    #[cfg(feature = "peers")]
    sorug::SUBJECT,
    #[cfg(feature = "peers")]
    linkify::SUBJECT,
    #[cfg(feature = "peers")]
    uritemplate::SUBJECT,
    #[cfg(feature = "peers")]
    regex::SUBJECT,
    floor::SUBJECT,
];

/// The lock file, which contains the versions of the libraries.
const LOCK: &str = include_str!("../../../../Cargo.lock");

impl Subject {
    /// The name of the library, with its version.
    pub fn name(&self) -> String {
        let name = self.library.trim_matches(['(', ')']);
        let entry = format!("name = \"{name}\"\nversion = \"");
        let version = LOCK.split_once(entry.as_str()).and_then(|(_, rest)| rest.split_once('"'));
        match version {
            Some((version, _)) => self.library.replace(name, &format!("{name} {version}")),
            None => self.library.to_string(),
        }
    }

    /// True for a baseline, which is not a library.
    pub fn is_baseline(&self) -> bool {
        self.library.starts_with('(')
    }
}
