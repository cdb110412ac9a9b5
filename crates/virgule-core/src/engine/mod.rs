//! The one driver that every parser runs on, and the tables it runs over.
//!
//! ```text
//! table     what a compiled grammar is: transitions, register operations, ends, notes for errors
//! drive     text → registers                          the hot path
//! walk      through tables that call one another
//! streams   most texts at once, as words with a bit for each byte
//! long      words of 256 bits, for that
//! planes    where bytes are, without vector instructions
//! shared    texts read by the bit streams of another table
//! arch      what a processor has for that, and all else that needs vector instructions
//! glance    whether a text has anything that may have to change
//! places    registers → the fields of the text
//! explain   what to say where the text does not match  the cold path
//! notes     what tables know of that
//! describe  that, in words
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
mod long;
mod notes;
mod places;
#[cfg(any(test, not(all(feature = "simd", target_arch = "x86_64"))))]
mod planes;
mod shared;
mod streams;
mod table;
mod walk;

pub use arch::{find, found, run};
pub use describe::{ByteSet, Expected, ExpectedItem};
pub use drive::{Failure, Match, Tabled, run_const};
pub use explain::{Blame, Stop, blame, explain, said};
pub(crate) use glance::{Found, Glance, dots, glance};
pub use places::{always, checked, field, is_packed, packed_span, part, shared_span, span};
pub use shared::{Shared, run_shared};
pub use streams::{Block, Packed, Word};
pub use table::{Call, Cell, END, MAX_NESTING, MAX_REGISTERS, NO_LAYOUT, Table, UNWRITTEN, ZERO};
