//! The front end, from the text of a grammar to resolved rules and what is known of them. It knows no automata.
//!
//! ```text
//! files      grammar files on disk, and the files that they import
//! diagnose   findings about a grammar, and how they are shown
//! read       text → Tree        spans, comments and directives kept; prints back exactly
//! lower      Tree → Grammar     names resolved, imports bound, code point ranges, fields labelled
//! check      Grammar → Facts    undefined, unproductive, nullable loops, recursive or regular
//! ```

pub mod check;
pub mod diagnose;
pub mod files;
pub mod lower;
pub mod read;
