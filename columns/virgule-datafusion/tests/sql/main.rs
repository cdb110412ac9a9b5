//! Tests of the functions in SQL.

mod functions;
mod grammars;
mod plans;
mod spark;
mod support;
