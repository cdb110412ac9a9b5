//! URI templates (RFC 6570) matched back to the values of their variables, and many templates matched in one pass.
//!
//! The pages [`guide::templates`](crate::guide::templates) and [`guide::pattern_sets`](crate::guide::pattern_sets) of the
//! guide explain both.

#[cfg(feature = "derive")]
#[doc = include_str!("derive_patterns.md")]
pub use virgule_derive::UriPatterns;
#[doc(inline)]
pub use virgule_dynamic::patterns::*;
