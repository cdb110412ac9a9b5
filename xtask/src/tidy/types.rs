//! Checks that no two types of a crate share a name: structs, enums, unions, traits and type aliases of all modules,
//! except tests.

use super::Finding;
use super::modules::{Module, modules};
use super::rust::Token;
use super::tree::File;
use std::collections::BTreeMap;

/// The words before the name of a type.
const KEYWORDS: &[&str] = &["struct", "enum", "union", "trait", "type"];

/// Checks all crates.
pub fn check(files: &[File], findings: &mut Vec<Finding>) {
    for manifest in files {
        let Some(folder) = manifest.path.strip_suffix("/Cargo.toml") else { continue };
        let mut first: BTreeMap<&str, (&File, usize)> = BTreeMap::new();
        for module in &modules(files, folder) {
            if module.file.is_generated() {
                continue;
            }
            for Token { line, text: name, .. } in types(module) {
                let (file, before) = *first.entry(name).or_insert((module.file, line));
                if (&file.path, before) != (&module.file.path, line) {
                    let message = format!("`{name}` is also the name of a type in {}:{before}", file.path);
                    findings.push(Finding::new(module.file, line, message));
                }
            }
        }
    }
}

/// The names of the types of a module and of its inline modules, without those in blocks or macros.
fn types<'f>(module: &Module<'f>) -> Vec<Token<'f>> {
    let mut types = Vec::new();
    // By open block: true if the block is a module.
    let mut blocks: Vec<bool> = Vec::new();
    for (at, token) in module.code.iter().enumerate() {
        match token.text {
            "{" => blocks.push(module.opens_module(at)),
            "}" => drop(blocks.pop()),
            keyword if KEYWORDS.contains(&keyword) && blocks.iter().all(|block| *block) => {
                types.extend(module.code.get(at + 1));
            }
            _ => {}
        }
    }
    types
}

#[cfg(test)]
mod tests {
    use super::super::tree::File;
    use super::check;

    fn findings_of(one: &str, other: &str) -> Vec<String> {
        let files = [
            File::new("a/Cargo.toml", ""),
            File::new("a/src/lib.rs", one),
            File::new("a/src/b.rs", other),
            File::new("b/src/lib.rs", "struct A;"),
        ];
        let mut findings = Vec::new();
        check(&files, &mut findings);
        findings.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn a_name_belongs_to_one_type() {
        let message = "a/src/b.rs:2: `A` is also the name of a type in a/src/lib.rs:1";
        for text in ["enum A {}", "pub(crate) trait A {}", "type A = u8;", "mod c { struct A; }"] {
            assert_eq!(findings_of("pub struct A;", &format!("\n{text}")), [message], "{text}");
        }
    }

    #[test]
    fn other_names_are_fine() {
        for text in [
            "struct B;",
            "fn f() { struct A; }",
            "impl B { type A = u8; }",
            "#[cfg(test)] mod tests { struct A; }",
        ] {
            assert_eq!(findings_of("struct A;", text), [""; 0], "{text}");
        }
    }
}
