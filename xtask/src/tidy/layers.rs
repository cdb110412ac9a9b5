//! Checks imports between the folders of a crate, which `xtask/layers.toml` lists.
//!
//! The list of a crate has the folders and files of `src` in order, each with the folders that it may import. A folder
//! may import only folders listed before it, so imports have no cycle. An import is a path that begins with `crate::`,
//! or with enough `super::` to leave the folder. A path through a re-export of the crate's root is an error, because it
//! hides the imported module; exported macros are an exception, because they have no other path. Generated files use
//! the public paths, as the code derived in other crates does, and are not checked.
//!
//! The entry `*` at the end of a list stands for all folders that are not listed, whose imports are not checked.

use super::Finding;
use super::modules::{Module, modules};
use super::rust::{Token, balanced};
use super::tree::File;
use std::collections::{BTreeMap, BTreeSet};

/// The path of the list, from the root of the project.
const LIST: &str = "xtask/layers.toml";

/// The entry for all folders that are not listed.
const REST: &str = "*";

/// A folder or file of a crate, with the folders that it may import.
#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct Layer {
    folder: String,
    imports: Vec<String>,
}

/// Checks the crates in the list.
pub fn check(files: &[File], findings: &mut Vec<Finding>) {
    let Some(list) = files.iter().find(|file| file.path == LIST) else { return };
    let layers: BTreeMap<String, Vec<Layer>> = match toml::from_str(&list.text) {
        Ok(layers) => layers,
        Err(error) => return findings.push(Finding::new(list, 1, error.to_string())),
    };
    for (krate, layers) in &layers {
        let modules = modules(files, &format!("crates/{krate}"));
        ordered(list, krate, layers, &modules, findings);
        for module in &modules {
            imports(krate, layers, &modules, module, findings);
        }
    }
}

/// Checks that the list of a crate has each of its folders once, and that a folder imports only folders listed before
/// it.
fn ordered(list: &File, krate: &str, layers: &[Layer], modules: &[Module<'_>], findings: &mut Vec<Finding>) {
    let mut before = BTreeSet::new();
    for Layer { folder, imports } in layers {
        let later = imports.iter().filter(|import| !before.contains(import.as_str()));
        findings.extend(later.map(|import| {
            let message = format!("{krate}: `{folder}` imports `{import}`, which is not listed before it");
            Finding::new(list, 1, message)
        }));
        if !before.insert(folder.as_str()) {
            findings.push(Finding::new(list, 1, format!("{krate}: `{folder}` is listed twice")));
        }
    }
    let present: BTreeSet<&str> =
        modules.iter().map(Module::folder).filter(|name| !name.is_empty()).collect();
    if before.remove(REST) {
        before.extend(&present);
    }
    for name in present.symmetric_difference(&before) {
        let what = if before.contains(name) { "there is no" } else { "the list has no" };
        findings.push(Finding::new(list, 1, format!("{krate}: {what} `{name}`")));
    }
}

/// Checks the imports of one module.
fn imports(
    krate: &str,
    layers: &[Layer],
    modules: &[Module<'_>],
    module: &Module<'_>,
    findings: &mut Vec<Finding>,
) {
    let from = module.folder();
    let Some(layer) = layers.iter().find(|layer| layer.folder == from) else { return };
    if module.file.is_generated() {
        return;
    }
    for Token { line, text: to, .. } in roots(module) {
        let folder = modules.iter().any(|module| module.folder() == to);
        let message = if !folder {
            format!("`{from}` imports `{to}` through the root of {krate}: use the path of its module")
        } else if to != from && !layer.imports.iter().any(|import| import == to) {
            format!("`{from}` may not import `{to}`: see {LIST}")
        } else {
            continue;
        };
        findings.push(Finding::new(module.file, line, message));
    }
}

/// The first name of each path in a module that begins at the crate's root.
fn roots<'f>(module: &Module<'f>) -> Vec<Token<'f>> {
    let code = &module.code;
    let mut roots = Vec::new();
    // By open block: true if the block is a module.
    let mut blocks = Vec::new();
    for (at, token) in code.iter().enumerate() {
        match token.text {
            "{" => blocks.push(module.opens_module(at)),
            "}" => drop(blocks.pop()),
            _ => {}
        }
        let before = at.checked_sub(1).map_or("", |before| code[before].text);
        if ["$", "::"].contains(&before) {
            continue;
        }
        let rest = match token.text {
            "crate" => &code[at + 1..],
            "super" => {
                let supers = code[at..].chunks(2).take_while(|pair| pair[0].text == "super").count();
                let inner = blocks.iter().filter(|block| **block).count();
                if supers < module.depth() + inner {
                    continue;
                }
                &code[at + 2 * supers - 1..]
            }
            _ => continue,
        };
        if rest.first().is_some_and(|next| next.text == "::") {
            roots.extend(firsts(&rest[1..]));
        }
    }
    roots
}

/// The first name of a path, or of each path in a group in braces, without names of macros and macro variables.
fn firsts<'f>(path: &[Token<'f>]) -> Vec<Token<'f>> {
    let is_macro = |at: usize| path[at].text == "$" || path.get(at + 1).is_some_and(|next| next.text == "!");
    let group = balanced(path, "{", "}");
    if group == 0 {
        return path.first().filter(|_| !is_macro(0)).into_iter().copied().collect();
    }
    let mut firsts = Vec::new();
    let mut depth = 0;
    for at in 0..group {
        match path[at].text {
            "{" => depth += 1,
            "}" => depth -= 1,
            _ => {}
        }
        let begins = at > 0 && ["{", ","].contains(&path[at - 1].text);
        if depth == 1 && begins && path[at].text != "}" {
            firsts.push(path[at]);
        }
    }
    firsts
}

#[cfg(test)]
mod tests {
    use super::super::tree::File;
    use super::{LIST, check};

    const LAYERS: &str =
        "a = [\n{ folder = \"low\", imports = [] },\n{ folder = \"high\", imports = [\"low\"] },\n]\n";

    fn findings_of(list: &str, low: &str, high: &str) -> Vec<String> {
        let files = [
            File::new(LIST, list),
            File::new("crates/a/src/lib.rs", "pub use crate::high::B;"),
            File::new("crates/a/src/low.rs", "pub struct A;"),
            File::new("crates/a/src/low/deep.rs", low),
            File::new("crates/a/src/low/tests.rs", "use crate::high;"),
            File::new("crates/a/src/high/mod.rs", high),
        ];
        let mut findings = Vec::new();
        check(&files, &mut findings);
        findings.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn imports_that_the_list_has_are_fine() {
        let low =
            "use super::A; use crate::low::A; // crate::high\n#[cfg(test)] mod tests { use crate::high; }";
        let high =
            "use crate::low::{A, deep}; mod b { use super::c; } crate::exported!(); $crate::B; crate::$c";
        assert_eq!(findings_of(LAYERS, low, high), [""; 0]);
    }

    #[test]
    fn imports_that_the_list_does_not_have_are_found() {
        let low = "crates/a/src/low/deep.rs:2: `low` may not import `high`: see xtask/layers.toml";
        for text in ["use crate::high::B;", "use super::super::high;", "fn f() -> crate::high::B {}"] {
            assert_eq!(findings_of(LAYERS, &format!("\n{text}"), ""), [low], "{text}");
        }
        assert_eq!(findings_of(LAYERS, "\nuse crate::{low::{A, deep}, high::B};", ""), [low]);
        assert_eq!(findings_of(LAYERS, "mod a {\nuse super::super::super::high; }", ""), [low]);
    }

    #[test]
    fn rejects_imports_through_the_root() {
        let message = "crates/a/src/high/mod.rs:1: `high` imports `A` through the root of a: use the path of its module";
        assert_eq!(findings_of(LAYERS, "", "use crate::A;"), [message]);
        assert_eq!(findings_of(LAYERS, "", "use super::A;"), [message]);
        assert_eq!(findings_of(LAYERS, "", "use crate::{low, A};"), [message]);
    }

    #[test]
    fn the_list_has_all_folders_in_order() {
        let circle =
            "a = [\n{ folder = \"low\", imports = [\"high\"] },\n{ folder = \"high\", imports = [] },\n]\n";
        let message = "xtask/layers.toml:1: a: `low` imports `high`, which is not listed before it";
        assert_eq!(findings_of(circle, "", ""), [message]);
        let missing = "a = [\n{ folder = \"low\", imports = [] },\n{ folder = \"gone\", imports = [] },\n]\n";
        let messages =
            ["xtask/layers.toml:1: a: there is no `gone`", "xtask/layers.toml:1: a: the list has no `high`"];
        assert_eq!(findings_of(missing, "", ""), messages);
        assert_eq!(findings_of("a = 1", "", "").len(), 1);
    }

    #[test]
    fn the_rest_is_not_checked() {
        let rest = "a = [\n{ folder = \"low\", imports = [] },\n{ folder = \"*\", imports = [] },\n]\n";
        assert_eq!(findings_of(rest, "", "use crate::A; use crate::low;"), [""; 0]);
        assert_eq!(findings_of(rest, "use crate::high;", "").len(), 1);
    }
}
