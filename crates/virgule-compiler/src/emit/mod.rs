//! Machine → tables, and tables → Rust.
//!
//! ```text
//! tables    the numbers that the driver of `virgule` runs over
//! skips     which states leave themselves unchanged, on which bytes
//! tokens    the numbers as Rust expressions
//! rust      a module with tables and types for each section of a grammar
//! ```

pub mod rust;
mod skips;
pub mod tables;
pub mod tokens;
