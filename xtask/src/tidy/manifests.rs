//! Checks manifests: lints and licence are inherited from the workspace, and some dependencies are not allowed.
//!
//! Manifests are read line by line, in the style of this project; a manifest in another style of TOML is reported.

use super::Finding;
use super::tree::File;

/// The manifest of the runtime, which has its own lints, because one folder may have unsafe code (see `sources`).
const RUNTIME: &str = "crates/virgule-core/Cargo.toml";

/// Checks one manifest.
pub fn check(file: &File, findings: &mut Vec<Finding>) {
    if file.path == "Cargo.toml" || is_virtual(file) {
        need(file, "workspace.lints.rust", "unsafe_code = \"forbid\"", findings);
    } else if file.path.ends_with("/Cargo.toml") {
        if file.path != RUNTIME {
            need(file, "lints", "workspace = true", findings);
        }
        need(file, "package", "license.workspace = true", findings);
        arrows(file, findings);
    }
}

/// Whether a manifest is that of a workspace without a package, from which its members inherit.
fn is_virtual(file: &File) -> bool {
    let has = |header: &str| file.lines().any(|(_, line)| line.trim() == header);
    file.path.ends_with("/Cargo.toml") && has("[workspace]") && !has("[package]")
}

/// Checks that the section `section` has the line `line`.
fn need(file: &File, section: &str, line: &str, findings: &mut Vec<Finding>) {
    let entries = entries(file);
    if !entries.iter().any(|entry| entry.section == section && entry.text == line) {
        findings.push(Finding::new(file, 1, format!("no `{line}` in [{section}]")));
    }
}

/// Checks that the runtime has only optional dependencies, and that the compiler does not depend on the runtime.
///
/// Dev-dependencies are not checked, because they do not cause cycles.
fn arrows(file: &File, findings: &mut Vec<Finding>) {
    let reason = match file.path.as_str() {
        RUNTIME => "the runtime depends on nothing",
        "crates/virgule-compiler/Cargo.toml" => {
            "the compiler depends on no crate of this workspace but the texts of the grammars"
        }
        _ => return,
    };
    for entry in entries(file) {
        let section = entry.section.trim_start_matches("target.");
        let Some(place) = section.find("dependencies") else { continue };
        if section.contains("dev-dependencies") {
            continue;
        }
        // `[dependencies.name]` with keys, or `[dependencies]` with names
        let named = section[place..].strip_prefix("dependencies.");
        let name = named.unwrap_or(entry.text).trim_start_matches('"');
        let allowed = !name.starts_with("virgule") || name.starts_with("virgule-grammars");
        if file.path.contains("compiler") && allowed {
            continue;
        }
        if file.path == RUNTIME && entry.text.contains("optional = true") {
            continue;
        }
        findings.push(Finding::new(file, entry.line, reason));
    }
}

/// A line with a key, and its section.
struct Entry<'f> {
    section: &'f str,
    line: usize,
    text: &'f str,
}

fn entries(file: &File) -> Vec<Entry<'_>> {
    let mut section = "";
    let mut entries = Vec::new();
    for (line, text) in file.lines() {
        let text = text.trim();
        if let Some(header) = text.strip_prefix('[').and_then(|text| text.strip_suffix(']')) {
            section = header.trim();
        } else if !text.is_empty() && !text.starts_with('#') {
            entries.push(Entry { section, line, text });
        }
    }
    entries
}

#[cfg(test)]
mod tests {
    use super::super::findings_of;
    use super::check;

    const GOOD: &str = "[package]\nname = \"a\"\nlicense.workspace = true\n\n[lints]\nworkspace = true\n";

    #[test]
    fn lints_and_licence_are_inherited() {
        assert_eq!(findings_of(check, "crates/a/Cargo.toml", GOOD), [""; 0]);
        let wrong = ["a/Cargo.toml:1: no `workspace = true` in [lints]"];
        assert_eq!(
            findings_of(check, "a/Cargo.toml", "[package]\nlicense.workspace = true\n[lints]\n"),
            wrong
        );
        let wrong = ["a/Cargo.toml:1: no `license.workspace = true` in [package]"];
        assert_eq!(
            findings_of(check, "a/Cargo.toml", "[package]\nlicense = \"MIT\"\n[lints]\nworkspace = true\n"),
            wrong
        );
        assert_eq!(
            findings_of(check, "Cargo.toml", "[workspace.lints.rust]\nunsafe_code = \"forbid\"\n"),
            [""; 0]
        );
        assert_eq!(
            findings_of(check, "Cargo.toml", "[workspace.lints.rust]\nunsafe_code = \"warn\"\n").len(),
            1
        );
    }

    #[test]
    fn another_workspace_forbids_unsafe_code_too() {
        let workspace = "[workspace]\nmembers = [\"b\"]\n";
        let wrong = ["a/Cargo.toml:1: no `unsafe_code = \"forbid\"` in [workspace.lints.rust]"];
        assert_eq!(findings_of(check, "a/Cargo.toml", workspace), wrong);
        let right = format!("{workspace}[workspace.lints.rust]\nunsafe_code = \"forbid\"\n");
        assert_eq!(findings_of(check, "a/Cargo.toml", &right), [""; 0]);
        // A workspace that is also a package must have the lines of a package.
        assert_eq!(findings_of(check, "a/Cargo.toml", &format!("{workspace}{GOOD}")), [""; 0]);
    }

    #[test]
    fn the_runtime_depends_on_nothing() {
        let with =
            |more: &str| findings_of(check, "crates/virgule-core/Cargo.toml", &format!("{GOOD}{more}"));
        assert_eq!(with("[dependencies]\n# nothing\n\n[dev-dependencies]\na = \"1\"\n"), [""; 0]);
        assert_eq!(
            with("[dependencies]\na = \"1\"\n"),
            ["crates/virgule-core/Cargo.toml:8: the runtime depends on nothing"]
        );
        assert_eq!(with("[dependencies]\na = { version = \"1\", optional = true }\n"), [""; 0]);
        assert_eq!(with("[build-dependencies]\na = \"1\"\n").len(), 1);
        assert_eq!(with("[target.'cfg(unix)'.dependencies]\na = \"1\"\n").len(), 1);
        assert_eq!(with("[dependencies.a]\nversion = \"1\"\n").len(), 1);
    }

    #[test]
    fn the_compiler_does_not_depend_on_the_runtime() {
        let with =
            |more: &str| findings_of(check, "crates/virgule-compiler/Cargo.toml", &format!("{GOOD}{more}"));
        assert_eq!(
            with("[dependencies]\npest.workspace = true\n[dev-dependencies]\nvirgule = \"1\"\n"),
            [""; 0]
        );
        assert_eq!(
            with("[dependencies]\nvirgule-grammars = { workspace = true, optional = true }\n"),
            [""; 0]
        );
        assert_eq!(with("[dependencies]\nvirgule.workspace = true\n").len(), 1);
        assert_eq!(with("[dependencies.virgule]\npath = \"..\"\n").len(), 1);
    }
}
