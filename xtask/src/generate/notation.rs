//! `abnf.pest` → the parser that reads ABNF.
//!
//! pest would make it inside every build of the compiler, and so of every program that derives a type: with a parser of
//! Rust, a parser of pest's own notation, and a C compiler for its stack. Here it is made once.

use crate::grammars;
use quote::quote;

/// The grammar of ABNF, below the root.
const GRAMMAR: &str = "crates/virgule-compiler/src/read/abnf.pest";
/// The parser, below the root.
pub const PARSER: &str = "crates/virgule-compiler/src/read/notation.rs";

const HEADER: &str =
    "// @generated from crates/virgule-compiler/src/read/abnf.pest by `cargo xtask gen`; do not edit.

//! The parser that pest makes of `abnf.pest`.
//!
//! A module of its own, because it brings a type `Rule` along, which elsewhere is a rule of the grammar read.
#![allow(missing_docs, dead_code, bindings_with_variant_name, clippy::all)]

";

/// The text of the parser.
pub fn parser() -> Result<String, String> {
    let path = grammars::root().join(GRAMMAR);
    let grammar = std::fs::read_to_string(path).map_err(|error| format!("{GRAMMAR}: {error}"))?;
    let parser = pest_generator::derive_parser(
        quote! {
            #[grammar_inline = #grammar]
            pub(super) struct Notation;
        },
        false,
    );
    let parser = quote! {
        pub(super) struct Notation;
        #parser
    };
    let file = syn::parse2(parser).map_err(|error| format!("{GRAMMAR}: pest made no Rust of it: {error}"))?;
    Ok(format!("{HEADER}{}", prettyplease::unparse(&file)))
}
