//! Generates tables from machines, and Rust from tables.
//!
//! ```text
//! tables    the numbers of a table
//! prefix    the literal prefix of all texts of a start rule
//! columns   the cells of a row: classes, runs, delimiters after runs, errors, layouts
//! error_marks  the states whose errors may belong to an earlier offset
//! layout    the numbers of a table, packed into lists
//! tokens    packed tables as Rust expressions
//! unit      the input of code generation: automata, tables, and the results of analyses for each section
//! stats     the sizes of machines and tables
//! sets      the rules that text can be encoded for
//! known     metadata of the generated types
//! keywords  keywords of Rust
//! members   names of fields in Rust, in generated and in derived types
//! origin    the document and the section that a rule comes from
//! example   a grammar's example, for the documentation of a type
//! builder   templates and builders
//! rust      a module with tables and types for each section of a grammar
//! ```

pub mod builder;
pub mod columns;
mod error_marks;
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
