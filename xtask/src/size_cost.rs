//! `bench size`: what all kinds together add to a program, and what every program has to compile of the library.
//!
//! A crate outside of the workspace is built twice, optimized and stripped: a program that calls `parse` of every
//! generated type on its argument, and the same without. What the file grows by is tables, code, and what the
//! loader needs of both.
//!
//! Before that the library is built alone. What of it is neither generic nor inlined is compiled whether a program calls
//! it or not: the lines of it that LLVM gets, before it changes any, are counted.

use crate::grammars;
use crate::outside::Outside;
use std::path::Path;

/// More than this is too much: 150 KiB.
const BUDGET: u64 = 150 * 1024;
/// More lines than this tell that somewhere an `#[inline]` is missing (see ARCHITECTURE.md, decision (j)).
const LINES: usize = 20_000;

/// Prints the growth, and says whether the budget holds.
pub fn bench() -> Result<(), String> {
    let manifest = format!("[dependencies]\n{}\n[profile.release]\nstrip = true\n", Outside::virgule(&[]));
    let outside = Outside::new("bench-size", &manifest)?;
    let folder = grammars::root().join("crates/virgule-core/src/generated");
    let types = types(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let parse = |name: &String| {
        format!("    matches += usize::from(virgule::generated::{name}::parse(&text).is_ok());\n")
    };
    let calls: String = types.iter().map(parse).collect();
    for (program, calls) in [("all", calls.as_str()), ("none", "")] {
        let main = format!(
            "#![allow(unused_mut)]\n\nfn main() {{\n    let text = std::env::args().nth(1).unwrap_or_default();\n    \
             let mut matches = 0usize;\n{calls}    println!(\"{{matches}} {{}}\", text.len());\n}}\n"
        );
        outside.write(&format!("src/bin/{program}.rs"), &main)?;
    }
    let lines = lines(&outside)?;
    println!("{lines} lines for LLVM are the library alone");
    outside.cargo(&["build", "--release"])?;
    let added = outside.size("all")?.saturating_sub(outside.size("none")?);
    println!("{} kinds add {added} bytes to a program", types.len());
    match (added <= BUDGET, lines <= LINES) {
        (true, true) => Ok(()),
        (false, _) => Err(format!("the budget is {BUDGET} bytes")),
        (_, false) => Err(format!("the budget is {LINES} lines")),
    }
}

/// How many lines LLVM gets of the library.
fn lines(outside: &Outside) -> Result<usize, String> {
    let library = ["rustc", "--release", "--package", "virgule-core", "--lib", "--"];
    outside.cargo_from_nothing(&[&library[..], &["--emit=llvm-ir", "-Cno-prepopulate-passes"]].concat())?;
    outside.written("virgule_core", "ll").map(|text| text.lines().count())
}

/// The generated types, each behind its module.
fn types(folder: &Path) -> std::io::Result<Vec<String>> {
    let mut types = Vec::new();
    for entry in std::fs::read_dir(folder)? {
        let path = entry?.path();
        // Beside the modules stands a folder of diagrams.
        if path.extension().is_none_or(|ending| ending != "rs") {
            continue;
        }
        let module = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let text = std::fs::read_to_string(&path)?;
        let named = text.lines().filter_map(|line| line.trim_start().split_once(": "));
        let typed = named.filter(|(_, rest)| {
            ["table", "streams", "shared"].iter().any(|way| rest.starts_with(&format!("{way} TABLE")))
        });
        types.extend(typed.map(|(name, _)| format!("{module}::{name}")));
    }
    types.sort();
    Ok(types)
}

#[cfg(test)]
mod tests {
    use super::types;
    use crate::grammars;

    #[test]
    fn all_generated_types_are_found() {
        let types = types(&grammars::root().join("crates/virgule-core/src/generated")).unwrap();
        for known in ["rfc3986::Uri", "rfc3987::Iri", "rfc6920::Nih", "xri::Xri"] {
            assert!(types.iter().any(|name| name == known), "{known}");
        }
    }
}
