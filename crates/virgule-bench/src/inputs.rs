//! Where texts come from: files with one a line, and files with two, a tab between them.
//!
//! What `data/` holds is described in `data/README.md`.

use std::path::Path;

/// Texts, and what they are.
pub struct Texts {
    /// The name of the file.
    pub name: String,
    /// One a line.
    pub lines: Vec<String>,
    /// Whether they are IRIs.
    pub iri: bool,
    /// Whether they are what people wrote, so that budgets hold.
    pub real: bool,
}

/// URLs from packages of a distribution.
const URLS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/data/urls.txt");

/// Lists of one kind each.
const KINDS: &[(&str, &str, bool)] = &[
    ("queries.txt", include_str!("../data/queries.txt"), false),
    ("hosts.txt", include_str!("../data/hosts.txt"), false),
    ("names.txt", include_str!("../data/names.txt"), false),
    ("iris.txt", include_str!("../data/iris.txt"), true),
];

/// Bases, and references to resolve against them.
pub const REFERENCES: &str = include_str!("../data/references.txt");

/// URIs as they should be, and others that are the same.
pub const SPELLED: &str = include_str!("../data/spelled.txt");

/// What people wrote, from those files or else from the list that ships with the project.
pub fn real(files: &[String]) -> Result<Vec<Texts>, String> {
    if files.is_empty() { Ok(vec![read(URLS)?]) } else { files.iter().map(|file| read(file)).collect() }
}

/// The lists of one kind each.
pub fn kinds() -> Vec<Texts> {
    let texts = |&(name, text, iri): &(&str, &str, bool)| {
        let lines = text.lines().map(str::to_string).collect();
        Texts { name: name.to_string(), lines, iri, real: false }
    };
    KINDS.iter().map(texts).collect()
}

/// Both parts of each line.
pub fn pairs(text: &'static str) -> impl Iterator<Item = (&'static str, &'static str)> {
    text.lines().filter_map(|line| line.split_once('\t'))
}

fn read(file: &str) -> Result<Texts, String> {
    let bytes = std::fs::read(file).map_err(|error| format!("{file}: {error}"))?;
    let lines = bytes.split(|&byte| byte == b'\n').filter_map(|line| std::str::from_utf8(line).ok());
    let lines: Vec<String> = lines.filter(|line| !line.is_empty()).map(str::to_string).collect();
    if lines.is_empty() {
        return Err(format!("{file}: no text"));
    }
    let name = Path::new(file).file_name().map_or(file.into(), |name| name.to_string_lossy());
    Ok(Texts { name: name.into_owned(), lines, iri: false, real: true })
}
