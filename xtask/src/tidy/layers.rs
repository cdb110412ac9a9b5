//! Checks imports between the folders of a crate, which xtask/layers.toml lists in order.
//!
//! An import is a path that begins with `crate::`, or with as many `super::` as lead to the root of the crate. A path through a
//! re-export of the root is an error, because it hides the imported module; macros and hidden modules have no other path. Both are found in `use`
//! declarations; in other lines, outside of string literals, `crate::` is. Generated files use the public paths, as the code derived
//! in other crates does, and are not checked.

use super::File;
use std::collections::BTreeMap;

/// A place in the order of a crate's folders.
#[derive(serde::Deserialize)]
#[serde(untagged)]
enum Layer {
    Folder(String),
    /// Folders that do not import one another.
    Peers(Vec<String>),
}

impl Layer {
    fn contains(&self, folder: &str) -> bool {
        match self {
            Layer::Folder(name) => name == folder,
            Layer::Peers(names) => names.iter().any(|name| name == folder),
        }
    }
}

/// Imports of a folder that is not before the importing one, or that xtask/layers.toml does not list.
pub fn findings(files: &[File]) -> Vec<String> {
    const LIST: &str = "xtask/layers.toml";
    let Some(list) = files.iter().find(|file| file.path == LIST) else { return Vec::new() };
    let layers: BTreeMap<String, Vec<Layer>> = match toml::from_str(&list.text) {
        Ok(layers) => layers,
        Err(error) => return vec![format!("{LIST}: {error}")],
    };
    let mut findings = Vec::new();
    for (package, order) in &layers {
        let source = format!("crates/{package}/src/");
        let place = |folder: &str| order.iter().position(|layer| layer.contains(folder));
        for file in files.iter().filter(|file| file.path.ends_with(".rs") && !file.is_generated()) {
            let Some(path) = file.path.strip_prefix(&source).and_then(|path| path.strip_suffix(".rs")) else {
                continue;
            };
            let own = path.split('/').next().unwrap_or_default();
            if own == "lib" || path.ends_with("tests") {
                continue;
            }
            let Some(layer) = place(own) else {
                findings.push(format!("{}:1: {LIST} does not list `{own}`", file.path));
                continue;
            };
            let depth = path.trim_end_matches("/mod").split('/').count();
            for (number, line) in file.code() {
                for name in imports(line, depth).into_iter().filter(|name| *name != own) {
                    let place = |what: &str| format!("{}:{number}: `{name}` {what}", file.path);
                    match order.iter().position(|layer| layer.contains(name)) {
                        None if is_use(line) && !name.starts_with("__") => {
                            findings.push(place("is imported through the root: use the path of its module"))
                        }
                        Some(other) if other >= layer => {
                            findings.push(place(&format!("does not precede `{own}` in {LIST}")));
                        }
                        None | Some(_) => {}
                    }
                }
            }
        }
    }
    findings
}

fn is_use(line: &str) -> bool {
    line.trim_start().trim_start_matches("pub ").starts_with("use ")
}

/// The first names of the paths of a line that begin at the root, in a module of that depth. Macros are left out, and so are
/// paths of exported macros, which begin with `$crate::`.
fn imports(line: &str, depth: usize) -> Vec<&str> {
    // Within an inline module, each level of indentation is a level of modules.
    let depth = depth + (line.len() - line.trim_start().len()) / 4;
    let root = "super::".repeat(depth);
    let mut names = Vec::new();
    for begin in ["crate::", root.as_str()] {
        if begin == root && !is_use(line) {
            continue;
        }
        for (at, _) in line.match_indices(begin) {
            let before = &line[..at];
            let is_part = before.ends_with(|c: char| "$:_".contains(c) || c.is_alphanumeric());
            let is_quoted = !before.matches('"').count().is_multiple_of(2);
            let path = &line[at + begin.len()..];
            if is_part || is_quoted || path.starts_with("super::") {
                continue;
            }
            match path.strip_prefix('{').and_then(|group| group.split('}').next()) {
                Some(group) => names.extend(group.split(',').filter_map(first_name)),
                None => names.extend(first_name(path)),
            }
        }
    }
    names
}

/// The name at the begin of a path, if it is not that of a macro.
fn first_name(path: &str) -> Option<&str> {
    let path = path.trim();
    let end = path.find(|c: char| c != '_' && !c.is_alphanumeric()).unwrap_or(path.len());
    let (name, rest) = path.split_at(end);
    (!name.is_empty() && !rest.starts_with('!')).then_some(name)
}

#[cfg(test)]
mod tests {
    use super::findings;
    use crate::tidy::findings_of;

    fn found(files: &[(&str, &str)]) -> Vec<String> {
        findings_of(findings, files)
    }

    #[test]
    fn a_folder_imports_those_before_it() {
        let list = ("xtask/layers.toml", "virgule-x = [\"low\", \"high\"]\n");
        let file = |path, import: &str| (path, format!("//! A.\nuse crate::{import}::A;\n"));
        let (low, high) =
            (file("crates/virgule-x/src/low/a.rs", "high"), file("crates/virgule-x/src/high.rs", "low"));
        assert_eq!(
            found(&[list, (low.0, &low.1), (high.0, &high.1)]),
            ["crates/virgule-x/src/low/a.rs:2: `high` does not precede `low` in xtask/layers.toml"]
        );
        assert_eq!(found(&[list, ("crates/virgule-x/src/new.rs", "//! A.\n")]).len(), 1);
        let group =
            "//! A.\nuse crate::{high, low};\nuse super::super::high::A;\nuse super::B;\nuse crate::Shown;\n";
        let wrong = found(&[list, ("crates/virgule-x/src/low/a.rs", group)]);
        assert_eq!(wrong.len(), 3, "{wrong:?}");
        let peers = ("xtask/layers.toml", "virgule-x = [[\"low\", \"high\"]]\n");
        assert_eq!(found(&[peers, (high.0, &high.1)]).len(), 1);
    }
}
