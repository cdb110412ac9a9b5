//! Tagged automata as static tables, and the engines that run them.
//!
//! This is the parsing core of `virgule`: every parser of `virgule` is a [`Table`] and a call of [`Matched::find`]. A
//! program that only runs tables, which `virgule-compiler` generates from ABNF, can depend on this crate alone. It is
//! `no_std` and has no dependencies.
//!
//! ```
//! use virgule_automata::AnyMatched;
//!
//! let uri = virgule::Kind::find("uri").unwrap();
//! let found = AnyMatched::find(uri.table, "http://example.com/a", uri.kind).unwrap();
//! assert_eq!(found.field(uri.table, uri.kind, 0), Some("http"));
//! assert!(AnyMatched::find(uri.table, "http://example.com/a b", uri.kind).is_err());
//! ```
//!
//! The steps of a parse:
//!
//! ```text
//! Matched::find           text, table → a match, which is the text with its captures           captures
//!   arch::match_into      chooses the vector instructions of the processor                     arch, level
//!     dfa::search         a table lookup for each delimiter and the run before it              dfa
//!       Delimiters        the next delimiter, from masks of 64 bytes                           arch::vector
//!       match_callee      a rule with its own table, byte by byte, with a stack                pushdown
//!     Registers::store    registers of the accept state → captures                             dfa, captures
//!   are_of                no capture is out of the text or within a character                  captures
//! explain::locate         the place of a mismatch, for an error                                explain
//!   Place::mismatch       rule and expected bytes, on demand                                   mismatch
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
//! `virgule-compiler` generates the tables, as Rust source or, for a grammar that is read at run time, in memory. The
//! format of tables may change in any release.

#![no_std]
#![cfg_attr(not(feature = "simd"), forbid(unsafe_code))]
#![cfg_attr(feature = "simd", deny(unsafe_code))]
#![cfg_attr(docsrs, feature(doc_cfg))]

#[cfg(any(feature = "std", test))]
extern crate std;

#[cfg(feature = "alloc")]
extern crate alloc;

mod address;
mod arch;
#[cfg(test)]
mod built_in;
pub mod captures;
pub mod dfa;
mod error_tables;
pub mod expected;
pub mod explain;
pub mod fixed_text;
pub mod level;
pub mod mismatch;
pub mod prescan;
pub mod pushdown;
// Not public: rustc would disambiguate the field `scheme` of a builder from this module by its full path.
mod non_ascii;
mod scheme;
pub mod swar;
pub mod table;
pub mod table_buf;

pub use arch::match_into;
#[cfg(feature = "alloc")]
pub use captures::MatchedBuf;
pub use captures::{Captures, Matched, OfText, span_from_registers};
pub use dfa::Failure;
pub use expected::{ByteSet, Expected, ExpectedItem, ExpectedItems};
pub use explain::{diagnose, explain, locate, locate_in_call};
pub use mismatch::{Diagnosis, Mismatch, Place, TableRule};
pub use scheme::{SchemeName, scheme};
pub use table::{Call, Cell, MAX_CAPTURE_WORDS, MAX_NESTING, MAX_REGISTERS, NO_LAYOUT, Table, UNWRITTEN};
#[cfg(feature = "alloc")]
pub use table_buf::TableBuf;

/// A match of any table.
pub type AnyMatched<'t> = Matched<'t, Captures<MAX_CAPTURE_WORDS>>;
