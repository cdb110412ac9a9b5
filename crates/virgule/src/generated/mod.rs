// @generated from grammars/ by `cargo xtask gen`; do not edit.

//! All grammars, one module each.

pub mod rfc3986;
pub mod rfc6920;

/// Every kind of text that has a parser, grammar by grammar.
pub static KINDS: &[&[crate::Kind]] = &[rfc3986::KINDS, rfc6920::KINDS];
