//! The compiler behind virgule: ABNF → tagged, minimized automata → tables and typed Rust.
//!
//! ```text
//! read          text → Tree        spans, comments and directives kept; prints back exactly
//! lower         Tree → Grammar     rules resolved, imports bound, character ranges, fields labelled
//! check         Grammar            undefined, unproductive, nullable loops, recursive or regular
//! build         Grammar → Nfa      tagged, over bytes (code points become UTF-8 sequences)
//! determinize   Nfa → Machine      tags become register operations; one-byte lookahead; minimized
//! emit          Machine → Tables, and Rust
//! ```
//!
//! [`analyze`] and [`compose`] answer what types bound to rules ask beyond that; [`files`] reads grammar files and what
//! they import.
//!
//! [`compile`] lists the stages in order. Nothing here depends on the runtime; `virgule-dynamic` runs the
//! tables in memory, `cargo xtask gen` writes them out.

#![forbid(unsafe_code)]

// The parser that pest made names it.
extern crate alloc;

pub mod abnf;
pub mod analysis;
#[cfg(feature = "builtin")]
pub mod builtin;
pub mod bytes;
pub mod codegen;
pub mod dfa;
pub mod limits;
pub mod nfa;
pub mod pipeline;
