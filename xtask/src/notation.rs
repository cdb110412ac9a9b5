//! `notation`: the parser of ABNF, generated from `abnf.pest`.
//!
//! pest's derive macro would generate the parser in every build of the compiler, and so of every program that derives a
//! type: that needs a parser of Rust, a parser of pest's notation, and a C compiler for its stack guard. Instead
//! `cargo xtask notation` generates it once, by the program in `xtask/notation`, and it is committed.

use crate::grammars::{read_text, root, write_text};
use crate::outside;
use std::fs::File;

const GRAMMAR: &str = "crates/virgule-compiler/src/abnf/read/abnf.pest";
const PARSER: &str = "crates/virgule-compiler/src/abnf/read/generated/notation.rs";

const HEADER: &str = "// @generated from crates/virgule-compiler/src/abnf/read/abnf.pest by `cargo xtask notation`; do not edit.

//! The parser that pest makes of `abnf.pest`.
//!
//! It is a separate module, because its type `Rule` would conflict with the type of grammar rules.
#![allow(missing_docs, dead_code, bindings_with_variant_name, clippy::all)]

";

/// Writes the parser.
pub fn write() -> Result<(), String> {
    write_text(PARSER, &parser()?)
}

/// Compares the parser with the committed one.
pub fn check() -> Result<(), String> {
    match read_text(PARSER) {
        Ok(old) if old == parser()? => Ok(()),
        _ => Err(format!("{PARSER} is stale: run `cargo xtask notation`, and commit the result")),
    }
}

fn parser() -> Result<String, String> {
    let grammar = File::open(root().join(GRAMMAR)).map_err(|error| format!("{GRAMMAR}: {error}"))?;
    let mut command = outside::cargo();
    command.args(["run", "--quiet", "--locked", "--manifest-path"]);
    command.arg(root().join("xtask/notation/Cargo.toml"));
    command.env("CARGO_TARGET_DIR", outside::target_folder()).stdin(grammar);
    Ok(format!("{HEADER}{}", outside::output(&mut command)?))
}
