//! Machine → tables, and tables → Rust.
//!
//! ```text
//! tables    the numbers that the driver of `virgule` runs over
//! skips     which states leave themselves unchanged, on which bytes
//! twins     kinds that go on alike share states
//! order     which states are hot, and come first
//! pack      rows that share their cells
//! layout    the numbers as two lists
//! tokens    those as Rust expressions
//! direct    hot states as straight-line Rust
//! streams   the shape of most texts as straight-line Rust
//! sets      the rules that text can be encoded for
//! known     what is known of the types in those modules
//! keywords  words that are no identifiers of Rust
//! members   what a field is called in Rust, here and in derived types
//! builder   how fields make a text, and the builders that do it
//! rust      a module with tables and types for each section of a grammar
//! ```

pub mod builder;
mod direct;
mod keywords;
pub mod known;
pub mod layout;
mod lists;
pub mod members;
pub mod order;
pub mod pack;
mod parameters;
pub mod rust;
pub mod schemes;
pub mod sets;
pub mod shared;
pub mod simulate;
mod skips;
pub mod streams;
pub mod tables;
pub mod tokens;
pub mod twins;
