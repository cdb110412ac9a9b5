//! `tidy`: conventions of this project that no compiler and no linter checks.
//!
//! ```text
//! code       each file: white space, header, length, unsafe code, clocks, words in comments, names of types
//! layers     a folder imports only folders before it in xtask/layers.toml
//! documents  what the documents name and link to exists
//! manifest   lints and license are inherited; `virgule-automata` and `virgule-core` have no dependencies
//! ```
//!
//! Each check is a function from texts to findings; only `files` reads files. All findings are shown, not only the first.

mod code;
mod documents;
mod layers;

use crate::outside;
use std::path::Path;
use std::process::Command;

/// The manifests of crates that depend on nothing but those named.
const DEPENDENCIES: [(&str, &[&str]); 2] =
    [("crates/virgule-automata/Cargo.toml", &[]), ("crates/virgule-core/Cargo.toml", &["virgule-automata"])];

/// A text file, by its path below the root.
struct File {
    path: String,
    text: String,
}

impl File {
    fn is_generated(&self) -> bool {
        self.text.starts_with("// @generated")
    }

    fn lines(&self) -> impl Iterator<Item = (usize, &str)> {
        self.text.lines().enumerate().map(|(at, line)| (at + 1, line))
    }

    /// The numbered lines without those of comments and without those of test modules at the end of the file.
    fn code(&self) -> impl Iterator<Item = (usize, &str)> {
        let tests = ["\n#[cfg(test)]\nmod ", "\n#[cfg(all(test"].into_iter().flat_map(|begin| {
            // `mod tests;` ends nothing.
            let inline = |&(at, _): &(usize, &str)| {
                let declaration = self.text[at + 1..].lines().find(|line| line.starts_with("mod "));
                declaration.is_some_and(|line| line.ends_with('{'))
            };
            self.text.match_indices(begin).find(inline).map(|(at, _)| self.text[..=at].lines().count())
        });
        let count = tests.min().unwrap_or(usize::MAX);
        self.lines().take(count).filter(|(_, line)| !line.trim_start().starts_with("//"))
    }
}

/// Checks the whole project; the error lists all findings, one on each line.
pub fn tidy() -> Result<(), String> {
    let findings = findings(&files(&crate::grammars::root())?);
    if findings.is_empty() { Ok(()) } else { Err(findings.join("\n")) }
}

fn findings(files: &[File]) -> Vec<String> {
    let mut findings = code::findings(files);
    findings.extend(layers::findings(files));
    findings.extend(documents::findings(files));
    findings.extend(manifests(files));
    findings.sort();
    findings
}

fn manifests(files: &[File]) -> Vec<String> {
    files.iter().filter(|file| file.path.ends_with("Cargo.toml")).flat_map(manifest).collect()
}

fn manifest(file: &File) -> Vec<String> {
    let manifest: toml::Table = match toml::from_str(&file.text) {
        Ok(manifest) => manifest,
        Err(error) => return vec![format!("{}: {error}", file.path)],
    };
    let mut findings = Vec::new();
    let mut require = |holds: bool, what: &str| {
        if !holds {
            findings.push(format!("{}:1: {what}", file.path));
        }
    };
    let nested = |keys: &[&str]| {
        let (first, rest) = keys.split_first()?;
        rest.iter().try_fold(manifest.get(*first)?, |value, key| value.get(*key))
    };
    let allowed = DEPENDENCIES.iter().find(|(path, _)| *path == file.path);
    if manifest.contains_key("package") {
        // `virgule-automata` may have unsafe code, in two places: see `PATTERNS` in `code`.
        let inherits = nested(&["lints", "workspace"]).is_some() || file.path == DEPENDENCIES[0].0;
        require(inherits, "no `workspace = true` in [lints]");
        require(nested(&["package", "license", "workspace"]).is_some(), "no `license.workspace = true`");
    }
    if manifest.contains_key("workspace") && !manifest.contains_key("package") {
        let lint = nested(&["workspace", "lints", "rust", "unsafe_code"]);
        require(
            lint.and_then(|lint| lint.as_str()) == Some("forbid"),
            "the workspace does not forbid unsafe code",
        );
    }
    if let Some((_, allowed)) = allowed {
        let dependencies = manifest.get("dependencies").and_then(|value| value.as_table());
        for (name, value) in dependencies.into_iter().flatten() {
            let is_optional = value.get("optional").is_some() && !allowed.is_empty();
            require(is_optional || allowed.contains(&name.as_str()), &format!("depends on `{name}`"));
        }
        let of_targets = manifest.get("target").and_then(|targets| targets.as_table());
        let of_targets =
            of_targets.into_iter().flatten().any(|(_, target)| target.get("dependencies").is_some());
        let others = of_targets || manifest.contains_key("build-dependencies");
        require(!others, "has build dependencies or dependencies of a target");
    }
    findings
}

/// The files that git tracks, and those that it does not ignore, sorted; only those that are UTF-8.
fn files(root: &Path) -> Result<Vec<File>, String> {
    let arguments = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
    let paths = outside::output(Command::new("git").args(arguments).current_dir(root))?;
    let mut paths: Vec<&str> = paths.split('\0').filter(|path| root.join(path).is_file()).collect();
    paths.sort_unstable();
    paths.dedup();
    let file = |path: &str| {
        Some(File { path: path.to_string(), text: std::fs::read_to_string(root.join(path)).ok()? })
    };
    Ok(paths.into_iter().filter_map(file).collect())
}

/// The findings of one check in files with these paths and texts.
#[cfg(test)]
fn findings_of(check: fn(&[File]) -> Vec<String>, files: &[(&str, &str)]) -> Vec<String> {
    let file = |(path, text): &(&str, &str)| File { path: path.to_string(), text: text.to_string() };
    check(&files.iter().map(file).collect::<Vec<_>>())
}

#[cfg(test)]
mod tests {
    use super::{findings_of, manifests};

    fn found(files: &[(&str, &str)]) -> Vec<String> {
        findings_of(manifests, files)
    }

    #[test]
    fn manifests_inherit_and_the_runtime_depends_on_nothing() {
        let good = "[package]\nname = \"a\"\nlicense.workspace = true\n[lints]\nworkspace = true\n";
        assert_eq!(found(&[("a/Cargo.toml", good)]), [""; 0]);
        assert_eq!(found(&[("a/Cargo.toml", "[package]\nname = \"a\"\n")]).len(), 2);
        assert_eq!(found(&[("Cargo.toml", "[workspace]\n")]).len(), 1);
        let core = |more: &str| found(&[("crates/virgule-core/Cargo.toml", &format!("{good}{more}"))]);
        assert_eq!(
            core("[dependencies]\nvirgule-automata = \"1\"\nb = { version = \"1\", optional = true }\n"),
            [""; 0]
        );
        assert_eq!(core("[dependencies]\nb = \"1\"\n"), ["crates/virgule-core/Cargo.toml:1: depends on `b`"]);
        assert_eq!(core("[target.'cfg(unix)'.dependencies]\nb = \"1\"\n").len(), 1);
    }
}
