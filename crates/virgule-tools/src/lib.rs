//! For authors of ABNF: what is behind `virgule grammar` and `virgule conform`.
//!
//! ```text
//! format       text → text with another layout, checked to read back to the same rules
//! extract      an RFC as text or XML → its ABNF, and the text that was not extracted
//! export       a rule → a regular expression, or a grammar of another notation
//! diagram      a rule → a railroad diagram, as text, SVG or a page
//! ambiguity    a rule → the shortest texts with two derivations
//! conformance  a rule → texts inside and just outside of it; what any parser answers to them
//! operations   what the command and the workbench do with a text, apart from arguments and output
//! ```
//!
//! The modules of a tool depend on no other tool, except that `operations` shows what `conformance` finds.

#![forbid(unsafe_code)]

pub mod ambiguity;
pub mod conformance;
pub mod diagram;
pub mod export;
pub mod extract;
pub mod format;
pub mod operations;
