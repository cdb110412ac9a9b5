//! The parser that `pest` makes of `abnf.pest`.
//!
//! It stands alone, because it brings a type `Rule` along, which elsewhere is a rule of the grammar read.

use pest_derive::Parser;

#[derive(Parser)]
#[grammar = "read/abnf.pest"]
pub(super) struct Notation;
