//! The matcher: a tagged DFA over static tables. Every parser runs on it.
//!
//! ```text
//! table         a compiled grammar: transitions, register operations, accept layouts, error notes
//! wide          transitions over characters beyond ASCII
//! dfa           the search loop: text → registers, one table lookup for each delimiter and the run before it
//! pushdown      tables that call one another, with a stack: rules that nest
//! longest       the longest prefix of a text that a start rule matches
//! captures      registers → the byte ranges of the fields; a match: a text with them
//! arch          vector code for the search loop and the prescan
//! prescan       one pass over a text for bytes that normalization or resolution may change
//! swar          searches for a byte or two, eight or sixteen bytes at a time, in safe code
//! explain       where a text without a match stopped: the cold path
//! mismatch      offset, rule and expected bytes, computed on demand from states
//! error_tables  the parts of tables that explain reads
//! expected      sets of bytes in English
//! scheme        the scheme of all texts of a start rule
//! ```
//!
//! One table is run in three ways:
//!
//! ```text
//! at run time    dfa       bit masks of delimiters, 64 bytes at a time; registers in a vector if they fit
//! in constants   dfa       `registers_after`: byte by byte
//! nested rules   pushdown  a stack of (table, state); called by the other two
//! ```
//!
//! `virgule-compiler` generates the tables, as Rust source or, for a grammar that is read at run time, in memory. This
//! module is public only for the compiler and for generated code; its contents may change in any release.

pub(crate) mod arch;
pub(crate) mod captures;
pub(crate) mod dfa;
mod error_tables;
pub(crate) mod expected;
pub(crate) mod explain;
#[cfg(feature = "find")]
pub(crate) mod longest;
pub(crate) mod mismatch;
pub(crate) mod prescan;
pub(crate) mod pushdown;
pub(crate) mod scheme;
pub(crate) mod swar;
pub(crate) mod table;
mod wide;
#[cfg(test)]
pub(crate) mod work;

pub use arch::match_into;
#[cfg(feature = "alloc")]
pub use captures::MatchedBuf;
pub use captures::{Captures, Matched, OfText, span_from_registers};
pub use dfa::Failure;
pub use expected::{ByteSet, Expected, ExpectedItem, ExpectedItems};
pub use explain::{diagnose, explain, locate};
pub use mismatch::{Diagnosis, Mismatch, Place};
pub use table::{Call, Cell, MAX_CAPTURE_WORDS, MAX_NESTING, MAX_REGISTERS, NO_LAYOUT, Table, UNWRITTEN};

/// A match of any table.
pub type AnyMatched<'t> = Matched<'t, Captures<MAX_CAPTURE_WORDS>>;
