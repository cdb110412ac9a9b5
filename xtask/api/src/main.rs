//! rustdoc's JSON of a crate → its public items, one a line, sorted.
//!
//! ```text
//! xtask-api target/doc/virgule_core.json      prints the list
//! ```
//!
//! The crate is printed as `virgule`, which has the same items. The headers of trait implementations are left
//! out: their methods are listed. The types of schemes and their builders are left out too, so that a grammar can be added without
//! a change here: their fields are those of the grammars, and the rest is the same for all types, and listed for those of RFC 3986.

#![forbid(unsafe_code)]

use std::collections::BTreeSet;
use std::process::ExitCode;

/// Whether a line adds to the others.
fn is_listed(line: &str) -> bool {
    let of_scheme = line.contains("::schemes::") || line.contains("::generated::");
    let of_builder =
        line.contains("::builder::fields::") || line.contains("::builder::") && line.contains("Builder");
    !(line.starts_with("impl") || of_scheme || of_builder)
}

fn main() -> ExitCode {
    let Some(path) = std::env::args().nth(1) else {
        eprintln!("usage: xtask-api FILE");
        return ExitCode::from(2);
    };
    let api = public_api::Builder::from_rustdoc_json(&path)
        .omit_blanket_impls(true)
        .omit_auto_trait_impls(true)
        .omit_auto_derived_impls(true)
        .build();
    match api {
        Ok(api) => {
            let lines = api.items().map(ToString::to_string).filter(|line| is_listed(line));
            let lines: BTreeSet<String> = lines.map(|line| line.replace("virgule_core", "virgule")).collect();
            lines.iter().for_each(|line| println!("{line}"));
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("{path}: {error}");
            ExitCode::FAILURE
        }
    }
}
