//! URI templates (RFC 6570) matched back to the values of their variables, and many templates matched in one pass.
//!
//! ```
//! use virgule_patterns::{Pattern, PatternSet, ValueKind};
//!
//! let issue = Pattern::parse("/issues/{number}{?page}")?.kind("number", ValueKind::abnf("1*DIGIT")?);
//! let values = issue.matcher()?;
//! assert_eq!(values.match_text("/issues/23?page=2")?.text("page").as_deref(), Some("2"));
//!
//! let routes = PatternSet::new([issue, Pattern::route("/issues/{name}")?])?;
//! assert_eq!(routes.first("/issues/23").map(|found| found.index()), Some(0));
//! assert_eq!(routes.first("/issues/new").map(|found| found.index()), Some(1));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! With the feature `derive`, `#[derive(UriPatterns)]` compiles a set together with the program. The guide of
//! `virgule` has a page for templates and one for sets: `virgule::guide::templates` and
//! `virgule::guide::pattern_sets`.

#![forbid(unsafe_code)]

pub use virgule_patterns_core::*;
#[cfg(feature = "derive")]
#[doc = include_str!("derive.md")]
pub use virgule_patterns_derive::UriPatterns;

/// The code of the guide's pages, as tests.
#[cfg(doctest)]
mod guide {
    #[doc = include_str!("../../virgule/src/guide/templates.md")]
    struct Templates;
    #[doc = include_str!("../../virgule/src/guide/pattern_sets.md")]
    struct PatternSets;
}
