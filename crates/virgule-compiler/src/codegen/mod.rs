//! Generates tables from machines, and Rust from tables.
//!
//! ```text
//! tables    the numbers of a table
//! prefix    the literal prefix of all texts of a start rule
//! columns   the cells of a row: classes, runs, delimiters after runs, errors, layouts
//! error_marks  the states whose errors may belong to an earlier offset
//! address   proves that a called rule accepts the addresses that the runtime parses with a faster routine
//! layout    the numbers of a table, packed into lists
//! automaton packed tables in memory, which the runtime runs
//! unit      the input of code generation: automata, tables, and the results of analyses for each section
//! members   names of fields in Rust, in generated and in derived types
//! text      the first lines of generated files, lists, and long lines
//! table_text  tables as Rust source
//! docs      the documentation of generated items
//! sections  lists, parameters and semantics of a section
//! builder   templates and builders
//! known     metadata of the generated types
//! sets      the rules that text can be encoded for
//! rust      a module with tables and types for each section of a grammar
//! ```

mod address;
pub mod automaton;
pub mod builder;
pub mod columns;
pub mod docs;
mod error_marks;
pub mod known;
pub mod layout;
pub mod members;
mod prefix;
pub mod rust;
pub mod sections;
pub mod sets;
pub mod table_text;
pub mod tables;
pub mod text;
pub mod unit;
