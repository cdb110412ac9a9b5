//! `bench size`: the size that parsing URIs adds to a program, the size that each further kind adds, and the part of
//! the library that every program compiles.
//!
//! A crate outside of the workspace has a program for each of them, optimized and stripped. A program grows by tables,
//! code, and their relocations.
//!
//! Before, the library is built alone. Functions that are neither generic nor inlined are compiled even if no program
//! calls them: their lines of LLVM IR, before optimization, are counted. The optimized crate that runs tables has no
//! vectors of 64 bytes, which make Intel's processors slow (docs/record/parsing.md).

use crate::outside::Outside;

/// Maximum size in KiB that parsing URIs adds. The aim was 64: docs/performance.md explains the difference.
const URIS: u64 = 95;
/// Kinds with tables of different sizes, each with the maximum size in KiB that it adds.
const KINDS: &[(&str, u64)] = &[
    ("Ni", 32),
    ("Mailto", 32),
    ("Urn", 32),
    ("Https", 32),
    ("Redis", 32),
    ("Sip", 64),
    ("Ldap", 32),
    // Hundreds of states, most of them for single bytes of long keywords.
    ("Ipns", 48),
    ("Xri", 56),
    ("MySql", 112),
];
/// Maximum number of lines of LLVM IR of the crates that every program compiles. More lines mean that an `#[inline]` is missing (see
/// docs/design/018-unused-types-are-not-compiled.md).
const LINES: usize = 35_000;

/// Prints the growth; fails above a budget.
pub fn bench() -> Result<(), String> {
    // Modules that features enable are counted too.
    let library = Outside::virgule(&["curie", "file", "whatwg"]);
    let manifest = format!("[dependencies]\n{library}\n[profile.release]\nstrip = true\n");
    let outside = Outside::new("bench-size", &manifest)?;
    let program = |number: usize| format!("kind-{number}");
    outside.write("src/bin/none.rs", &main(&[]))?;
    outside.write("src/bin/uri.rs", &main(&["Uri"]))?;
    for (number, (name, _)) in KINDS.iter().enumerate() {
        outside.write(&format!("src/bin/{}.rs", program(number)), &main(&["Uri", name]))?;
    }
    let lines = lines(&outside)?;
    println!("the library alone has {lines} lines for LLVM");
    no_wide_vectors(&outside)?;
    outside.cargo(&["build", "--release"])?;
    let uris = outside.size("uri")?;
    let mut added = vec![("Uri", uris.saturating_sub(outside.size("none")?), URIS)];
    for (number, (name, most)) in KINDS.iter().enumerate() {
        added.push((name, outside.size(&program(number))?.saturating_sub(uris), *most));
    }
    added
        .iter()
        .for_each(|(name, bytes, most)| println!("{name} adds {bytes} bytes; {most} KiB are allowed"));
    match added.iter().find(|(_, bytes, most)| *bytes > most * 1024) {
        Some((name, ..)) => Err(format!("{name} adds more than is allowed")),
        None if lines > LINES => Err(format!("the budget is {LINES} lines")),
        None => Ok(()),
    }
}

/// The source of a program that parses its argument as each of `types`.
fn main(types: &[&str]) -> String {
    let parse = |name: &&str| {
        format!("    matches += usize::from(virgule::schemes::{name}::parse(&text).is_ok());\n")
    };
    let calls: String = types.iter().map(parse).collect();
    format!(
        "#![allow(unused_mut)]\n\nfn main() {{\n    let text = std::env::args().nth(1).unwrap_or_default();\n    \
         let mut matches = 0usize;\n{calls}    println!(\"{{matches}} {{}}\", text.len());\n}}\n"
    )
}

fn lines(outside: &Outside) -> Result<usize, String> {
    let mut sum = 0;
    for library in ["virgule-automata", "virgule-core"] {
        let build = ["rustc", "--release", "--package", library, "--lib", "--"];
        outside.cargo_from_nothing(&[&build[..], &["--emit=llvm-ir", "-Cno-prepopulate-passes"]].concat())?;
        sum += outside.written(&library.replace('-', "_"), "ll")?.lines().count();
    }
    Ok(sum)
}

/// Fails if the optimized code of the search has registers of 64 bytes: LLVM joins operations to such if it can.
fn no_wide_vectors(outside: &Outside) -> Result<(), String> {
    let library = "virgule-automata";
    outside.cargo_from_nothing(&["rustc", "--release", "--package", library, "--lib", "--", "--emit=asm"])?;
    let code = outside.written(&library.replace('-', "_"), "s")?;
    let line = code.lines().find(|line| line.contains("%zmm"));
    line.map_or(Ok(()), |line| Err(format!("{library} has vectors of 64 bytes: `{}`", line.trim())))
}

#[cfg(test)]
mod tests {
    use super::KINDS;
    use crate::grammars;

    #[test]
    fn the_kinds_are_types() {
        let list = grammars::root().join("crates/virgule-core/src/generated/mod.rs");
        let list = std::fs::read_to_string(list).unwrap();
        for (name, _) in KINDS {
            let is_listed = list.split(['{', ',', ' ', '}']).any(|word| word == *name);
            assert!(is_listed, "{name}");
        }
    }
}
