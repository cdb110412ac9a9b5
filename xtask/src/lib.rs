//! The chores of the workspace, as functions that tests can also call.

#![forbid(unsafe_code)]

pub mod api;
pub mod compile_cost;
pub mod count;
pub mod dump;
pub mod generate;
pub mod grammars;
pub mod mutants;
pub mod new_scheme;
pub mod notation;
pub mod outside;
pub mod size_cost;
pub mod tidy;
pub mod workbench;
