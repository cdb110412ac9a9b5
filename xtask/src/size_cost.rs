//! `bench size`: what parsing URIs adds to a program, what a kind adds to one that does so already, and what every program has to
//! compile of the library.
//!
//! A crate outside of the workspace is built with a program each, optimized and stripped. What a file grows by is tables, code, and
//! what the loader needs of both.
//!
//! Before that the library is built alone. What of it is neither generic nor inlined is compiled whether a program calls
//! it or not: the lines of it that LLVM gets, before it changes any, are counted.

use crate::outside::Outside;

/// More than so many KiB are too much for URIs. 64 were asked for: docs/performance.md says what the rest is.
const URIS: u64 = 92;
/// Kinds of all sizes, and how many KiB are too much for each.
const KINDS: &[(&str, u64)] = &[
    ("Ni", 32),
    ("Mailto", 32),
    ("Urn", 32),
    ("Https", 32),
    ("Redis", 32),
    ("Sip", 64),
    ("Ldap", 64),
    // Of hundreds of states, most of them one byte of a long word after the other.
    ("Ipns", 48),
    ("Xri", 56),
    ("MySql", 112),
];
/// More lines than this tell that somewhere an `#[inline]` is missing (see docs/design/018-unused-types-are-not-compiled.md).
const LINES: usize = 34_000;

/// Prints the growth, and says whether the budgets hold.
pub fn bench() -> Result<(), String> {
    // The modules that are behind features count as lines of the library too.
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
    println!("{lines} lines for LLVM are the library alone");
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

/// A program that parses its argument as each of some types.
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

/// How many lines LLVM gets of the library.
fn lines(outside: &Outside) -> Result<usize, String> {
    let library = ["rustc", "--release", "--package", "virgule-core", "--lib", "--"];
    outside.cargo_from_nothing(&[&library[..], &["--emit=llvm-ir", "-Cno-prepopulate-passes"]].concat())?;
    outside.written("virgule_core", "ll").map(|text| text.lines().count())
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
