//! Matches URIs against URI templates (RFC 6570), one or many in one pass, and recovers the values of their variables.
//!
//! See [`guide::templates`](crate::guide::templates) and [`guide::pattern_sets`](crate::guide::pattern_sets).

#[cfg(feature = "derive")]
#[doc = include_str!("derive_patterns.md")]
pub use virgule_derive::UriPatterns;
#[doc(inline)]
pub use virgule_dynamic::patterns::*;
