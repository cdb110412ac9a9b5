//! Whether an implementation keeps to a grammar: texts inside and just outside of it, and what is said of them.

#![forbid(unsafe_code)]

mod candidate;

pub use candidate::{Candidate, Edit, Reason};
