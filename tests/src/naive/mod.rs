//! Naive implementations of resolution and normalization, written only from the text of RFC 3986 and RFC 3987, as oracles.
//!
//! ```text
//! split      a text → its components, by the regular expression of appendix B
//! resolve    section 5.2, line by line
//! normalize  section 6.2 and RFC 3987 section 5.3, component by component
//! ```
//!
//! The implementations require valid texts and do not validate. They copy strings at every step, in quadratic time.

pub mod normalize;
pub mod resolve;
pub mod split;
