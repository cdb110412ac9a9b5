//! The one driver that every parser runs on, and the tables it runs over.
//!
//! ```text
//! table     what a compiled grammar is: transitions, register operations, ends, notes for errors
//! drive     text → registers                          the hot path, in constants too
//! walk      through tables that call one another      what nests
//! places    registers → where the fields are
//! arch      what a processor has for that
//! longest   the longest beginning of a text that matches
//! glance    whether a text has anything that may have to change
//! explain   what to say where the text does not match  the cold path
//! notes     what tables know of that
//! describe  that, in words
//! ```
//!
//! There are three ways through a text:
//!
//! ```text
//! a text       runs and marks      drive      vector instructions find marks and move registers, if there are any
//! a constant   byte by byte        drive      run_const: the same table
//! what nests   with a stack        walk       tables that are called, from both
//! ```
//!
//! The tables are made by `virgule-compiler`, either written out as Rust or kept in memory for a grammar
//! that is read at run time; both run here. This module is public for those two and for generated code;
//! its contents may change in any release.

mod arch;
mod describe;
mod drive;
mod explain;
mod glance;
#[cfg(feature = "find")]
mod longest;
mod notes;
mod places;
mod table;
mod walk;

pub use arch::{find, found};
pub use describe::{ByteSet, Expected, ExpectedItem, ExpectedItems};
pub use drive::{Failure, run_const};
pub use explain::{Blame, Stop, blame, explain, said};
pub(crate) use glance::{Found, Glance, dots, glance};
#[cfg(feature = "find")]
pub use longest::longest;
pub(crate) use places::put;
pub use places::{Kept, always, checked, ends, field, span};
pub use table::{Call, Cell, MAX_KEPT, MAX_NESTING, MAX_REGISTERS, NO_LAYOUT, Table, UNWRITTEN};
#[cfg(feature = "repair")]
pub(crate) use walk::{DeepWalk, Step};
