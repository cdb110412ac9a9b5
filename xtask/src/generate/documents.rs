//! Generated tables in handwritten documents: the text between two marker lines is replaced.
//!
//! ```text
//! <!-- kinds: `cargo xtask gen` writes this -->
//! …
//! <!-- end of kinds -->
//! ```

use crate::grammars::{self, read_text};
use virgule_compiler::analysis::uri::UriSubset;
use virgule_tools::conformance::cases::Cases;

/// The document that lists the kinds, below the root.
pub const KINDS: &str = "docs/kinds.md";
/// The document that lists the case files.
pub const CASES: &str = "tests/cases/README.md";
/// The file that re-exports some generated types at the root of `virgule`.
const ROOT: &str = "crates/virgule-core/src/lib.rs";

/// A kind in the table of kinds.
#[derive(Debug, Clone)]
pub struct Kind {
    pub grammar: String,
    pub name: String,
    /// The module below `virgule::__generated`, and the type in it.
    pub path: (String, String),
    pub document: String,
    pub inside: UriSubset,
}

/// The document with its table of kinds.
pub fn kinds(mut kinds: Vec<Kind>) -> Result<String, String> {
    let root = read_text(ROOT)?;
    kinds.sort_by(|a, b| a.name.cmp(&b.name));
    let mut rows: Vec<Vec<&Kind>> = Vec::new();
    for kind in &kinds {
        let alike = |row: &&mut Vec<&Kind>| row[0].grammar == kind.grammar && row[0].inside == kind.inside;
        match rows.iter_mut().find(alike) {
            Some(row) => row.push(kind),
            None => rows.push(vec![kind]),
        }
    }
    let mut table =
        "| kind | document | Rust type in `virgule` | inside RFC 3986 |\n|---|---|---|---|\n".to_string();
    for row in rows {
        let names: Vec<String> = row.iter().map(|kind| format!("`{}`", kind.name)).collect();
        let inside = match &row[0].inside {
            UriSubset::Yes => "yes".to_string(),
            UriSubset::No(text) if text.is_empty() => "no: the empty string".to_string(),
            UriSubset::No(text) => format!("no: {}", cell(&code(text))),
            UriSubset::Unknown => "not decided".to_string(),
        };
        let (names, document) = (names.join(", "), cell(&row[0].document));
        table.push_str(&format!("| {names} | {document} | {} | {inside} |\n", types(&row, &root)));
    }
    replaced(&read_text(KINDS)?, "kinds", &table).map_err(|error| format!("{KINDS}: {error}"))
}

/// The types of a row as programs name them: `virgule::Name` if the root exports the type, else
/// `virgule::schemes::Name`.
fn types(row: &[&Kind], root: &str) -> String {
    let named = |Kind { path: (module, name), .. }: &Kind| {
        let begin = format!("pub use generated::{module}::");
        let mut uses = root.lines().filter_map(|line| line.strip_prefix(&begin));
        uses.any(|names| names.split(|c: char| !c.is_ascii_alphanumeric()).any(|word| word == name))
    };
    let shown = row.iter().map(|kind| {
        let name = &kind.path.1;
        if named(kind) { format!("`{name}`") } else { format!("`schemes::{name}`") }
    });
    shown.collect::<Vec<_>>().join(", ")
}

/// The README of the case files with its table of files.
pub fn cases() -> Result<String, String> {
    let folder = grammars::root().join("tests/cases");
    let entries = std::fs::read_dir(&folder).map_err(|error| format!("tests/cases: {error}"))?;
    let mut names: Vec<String> =
        entries.flatten().map(|entry| entry.file_name().to_string_lossy().into_owned()).collect();
    names.retain(|name| name.ends_with(".toml"));
    names.sort();
    let mut table = "| file | what it holds |\n|---|---|\n".to_string();
    for name in names {
        let path = format!("tests/cases/{name}");
        let file: Cases<String> =
            toml::from_str(&read_text(&path)?).map_err(|error| format!("{path}: {error}"))?;
        let source = file.source.ok_or_else(|| format!("{path}: no `source`"))?;
        table.push_str(&format!("| `{name}` | {} |\n", cell(&file.about.unwrap_or(source))));
    }
    replaced(&read_text(CASES)?, "files", &table).map_err(|error| format!("{CASES}: {error}"))
}

fn cell(text: &str) -> String {
    text.replace(['\n', '\r'], " ").replace('|', "\\|")
}

/// A text as inline code, with escapes for invisible characters; a text with a backtick gets two as delimiters.
pub fn code(text: &str) -> String {
    let text =
        text.escape_debug().to_string().replace("\\\"", "\"").replace("\\'", "'").replace("\\\\", "\\");
    if text.contains('`') { format!("`` {text} ``") } else { format!("`{text}`") }
}

/// The document with `text` between the two marker lines for `name`.
fn replaced(document: &str, name: &str, text: &str) -> Result<String, String> {
    let (begin, end) =
        (format!("<!-- {name}: `cargo xtask gen` writes this -->\n"), format!("<!-- end of {name} -->\n"));
    let parts =
        document.split_once(&begin).and_then(|(before, rest)| Some((before, rest.split_once(&end)?.1)));
    let (before, behind) =
        parts.ok_or_else(|| format!("no lines `{}` and `{}`", begin.trim(), end.trim()))?;
    Ok(format!("{before}{begin}{text}{end}{behind}"))
}

#[cfg(test)]
mod tests {
    use super::{Kind, UriSubset, cell, code, replaced, types};

    #[test]
    fn replaces_only_the_text_between_the_marker_lines() {
        let document = "a\n<!-- x: `cargo xtask gen` writes this -->\nb\n<!-- end of x -->\nc\n";
        let expected = document.replace("\nb\n", "\nnew\n");
        assert_eq!(replaced(document, "x", "new\n").unwrap(), expected);
        assert!(replaced(document, "y", "").is_err());
    }

    #[test]
    fn types_are_named_as_programs_do() {
        let kind = |module: &str, name: &str| Kind {
            grammar: module.into(),
            name: name.to_lowercase(),
            path: (module.into(), name.into()),
            document: String::new(),
            inside: UriSubset::Yes,
        };
        let (ni, http, https) = (kind("rfc6920", "Ni"), kind("rfc9110", "Http"), kind("rfc9110", "Https"));
        let root = "pub use generated::rfc6920::{Ni, Nih};\n";
        assert_eq!(types(&[&ni], root), "`Ni`");
        assert_eq!(types(&[&http, &https], root), "`schemes::Http`, `schemes::Https`");
    }

    #[test]
    fn texts_stand_as_code_in_cells() {
        for (text, shown) in [
            ("a\"b", "`a\"b`"),
            ("a`b", "`` a`b ``"),
            ("`", "`` ` ``"),
            ("\n", "`\\n`"),
            ("\t\"", "`\\t\"`"),
            ("\t|", "`\\t\\|`"),
            ("a|b", "`a\\|b`"),
        ] {
            assert_eq!(cell(&code(text)), shown);
        }
    }
}
