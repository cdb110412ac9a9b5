//! Inputs that could cause a panic, a stack overflow, or excessive time or memory.

pub mod cost;
mod costly_grammars;
mod fuzz_corpus;
mod memory;
mod mutated_grammars;
mod patterns;
mod rule_chains;
mod text_length;
