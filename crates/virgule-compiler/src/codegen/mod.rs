//! Machine → tables, and tables → Rust.
//!
//! ```text
//! tables    the numbers that the driver of `virgule` runs over
//! prefix    what every text of a start rule begins with
//! columns   the cells of a row: classes, runs, delimiters after runs, errors, layouts
//! layout    the numbers as lists
//! tokens    those as Rust expressions
//! unit      what code is generated from: automata, tables, and the results of analyses for each section
//! stats     how large they are
//! sets      the rules that text can be encoded for
//! known     what is known of the types in those modules
//! keywords  words that are no identifiers of Rust
//! members   what a field is called in Rust, here and in derived types
//! origin    the document and the section that a rule comes from
//! example   a grammar's example, for the documentation of a type
//! builder   how fields make a text, and the builders that do it
//! rust      a module with tables and types for each section of a grammar
//! ```

pub mod builder;
pub mod columns;
mod example;
mod keywords;
pub mod known;
pub mod layout;
mod lists;
pub mod members;
pub mod origin;
mod parameters;
mod prefix;
pub mod rust;
pub mod schemes;
pub mod sets;
pub mod shared;
pub mod stats;
pub mod tables;
pub mod tokens;
pub mod unit;
