//! The compiler for virgule's grammars: ABNF → tagged, minimized automata → tables and typed Rust.
//!
//! ```text
//! limits, bytes  limits of all stages, and sets of bytes
//! grammars       the texts of the built-in grammars
//! partition      equivalent states of an automaton
//! abnf           text → Checked       read, lower, check; diagnostics; usable alone, without automata
//! nfa            Checked → Nfa        tagged, over bytes (code points become UTF-8 sequences)
//! dfa            Nfa → Machines       tags become register operations; one-byte lookahead; minimized
//! analysis       Machines → facts     presence, occurrences, templates, inclusion of languages
//! codegen        Machines → Tables    and Rust
//! pipeline       all stages in order
//! builtin        metadata of the types generated from the built-in grammars
//! ```
//!
//! Each module in this list imports only modules above it. The table format and its matchers are in
//! `virgule-automata`. `virgule-dynamic` runs the tables in memory, and `cargo xtask gen` writes them as Rust.

#![forbid(unsafe_code)]

// The parser that pest generates refers to `alloc`.
extern crate alloc;

pub mod abnf;
pub mod analysis;
pub mod builtin;
pub mod bytes;
pub mod codegen;
pub mod dfa;
pub mod grammars;
pub mod limits;
pub mod nfa;
pub mod partition;
pub mod pipeline;
