//! Generates the parser of ABNF from `abnf.pest`. `--check` only compares it with the committed one.
//!
//! pest's derive macro would generate the parser in every build of the compiler, and so of every program that derives a
//! type: that needs a parser of Rust, a parser of pest's notation, and a C compiler for its stack guard. Instead
//! `cargo run -p virgule-notation` generates it once, and it is committed.

#![forbid(unsafe_code)]

use quote::quote;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// The grammar of ABNF, below the root.
const GRAMMAR: &str = "crates/virgule-compiler/src/abnf/read/abnf.pest";
/// The parser, below the root.
const PARSER: &str = "crates/virgule-compiler/src/abnf/read/notation.rs";

const HEADER: &str = "// @generated from crates/virgule-compiler/src/abnf/read/abnf.pest by `cargo run -p virgule-notation`; do not edit.

//! The parser that pest makes of `abnf.pest`.
//!
//! It is a separate module, because its type `Rule` would conflict with the type of grammar rules.
#![allow(missing_docs, dead_code, bindings_with_variant_name, clippy::all)]

";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let outcome = match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        [] => write(),
        ["--check"] => check(),
        _ => Err("usage: cargo run -p virgule-notation [-- --check]".to_string()),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("{message}");
            ExitCode::FAILURE
        }
    }
}

fn write() -> Result<(), String> {
    std::fs::write(root().join(PARSER), parser()?).map_err(|error| format!("{PARSER}: {error}"))
}

fn check() -> Result<(), String> {
    match std::fs::read_to_string(root().join(PARSER)) {
        Ok(old) if old == parser()? => Ok(()),
        _ => Err(format!("{PARSER} is stale: run `cargo run -p virgule-notation` and commit what it writes")),
    }
}

/// The root of the workspace, two folders above this package.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).map(Path::to_path_buf).unwrap_or_default()
}

/// The text of the parser.
fn parser() -> Result<String, String> {
    let grammar =
        std::fs::read_to_string(root().join(GRAMMAR)).map_err(|error| format!("{GRAMMAR}: {error}"))?;
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
