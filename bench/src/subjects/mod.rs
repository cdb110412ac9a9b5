//! The libraries, and baselines: the expression of Appendix B, and a lower bound.
//!
//! `virgule.rs` is a model for the other files: first a list of operations, then a macro if URIs and IRIs have separate
//! types, and one function for each work.

mod baselines;
#[cfg(feature = "peers")]
pub mod fluent_uri;
#[cfg(feature = "peers")]
pub mod http;
#[cfg(feature = "peers")]
pub mod iref;
#[cfg(feature = "peers")]
pub mod iri_string;
#[cfg(feature = "peers")]
pub mod linkify;
#[cfg(feature = "peers")]
pub mod oxiri;
#[cfg(feature = "peers")]
pub mod uriparse;
#[cfg(feature = "peers")]
mod uritemplate;
mod virgule;
#[cfg(feature = "peers")]
pub mod whatwg;

use crate::subject::Subject;

/// All libraries. Ratios refer to the first one; the baselines are the last.
pub fn all() -> Vec<&'static Subject> {
    let mut all = vec![&virgule::SUBJECT, &virgule::REDACTING];
    #[cfg(feature = "peers")]
    all.extend([
        &fluent_uri::SUBJECT,
        &iri_string::SUBJECT,
        &iref::SUBJECT,
        &oxiri::SUBJECT,
        &uriparse::SUBJECT,
        &whatwg::URL,
        &http::SUBJECT,
        &whatwg::ADA_URL,
        &whatwg::SORUG,
        &linkify::SUBJECT,
        &uritemplate::SUBJECT,
        &baselines::REGEX,
    ]);
    all.push(&baselines::FLOOR);
    all
}

/// The lock file, which contains the versions of the libraries.
const LOCK: &str = include_str!("../../Cargo.lock");

/// Returns the version of a package that this one uses. If the lock file has several, only the dependencies of this
/// package name it.
fn locked(name: &str) -> Option<&'static str> {
    let (_, own) = LOCK.split_once("name = \"virgule-bench\"\n")?;
    let (own, _) = own.split_once("\n\n")?;
    let named = own.split_once(&format!("\"{name} "));
    let (_, rest) = named.or_else(|| LOCK.split_once(&format!("name = \"{name}\"\nversion = \"")))?;
    rest.split('"').next()
}

impl Subject {
    pub fn name(&self) -> String {
        let name = self.library.trim_matches(['(', ')']);
        match locked(name) {
            Some(version) => self.library.replace(name, &format!("{name} {version}")),
            None => self.library.to_string(),
        }
    }

    /// True for a baseline, which is not a library.
    pub fn is_baseline(&self) -> bool {
        self.library.starts_with('(')
    }
}
