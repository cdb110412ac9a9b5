//! Resolution and normalization once more, the slow way: written from the text of RFC 3986 and RFC 3987 alone, so
//! that the library can be compared with it.
//!
//! ```text
//! split      a text → its components, by the regular expression of appendix B
//! resolve    section 5.2, line by line
//! normalize  section 6.2 and RFC 3987 section 5.3, component by component
//! ```
//!
//! Only valid texts are asked about: nothing here validates. Strings are copied at every turn, and time is quadratic.

pub mod normalize;
pub mod resolve;
pub mod split;
