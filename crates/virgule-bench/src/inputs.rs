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

/// Texts of kinds: the name of the kind, a tab, a text.
const OF_KINDS: &str = include_str!("../data/kinds.txt");

/// Lists of what is no URI, one sort each.
const OTHERS: &[(&str, &str)] = &[
    ("prose.txt", include_str!("../data/prose.txt")),
    ("addresses.txt", include_str!("../data/addresses.txt")),
];

/// Bases, and references to resolve against them.
pub const REFERENCES: &str = include_str!("../data/references.txt");

/// URIs as they should be, and others that are the same.
pub const SPELLED: &str = include_str!("../data/spelled.txt");

/// Of real texts, one of so many is enough where instructions are counted.
pub const SAMPLE: usize = 25;

/// Texts up to this length are short: a fifth of `urls.txt`.
const SHORT: usize = 32;
/// Texts from this length on are long: an eighth of `urls.txt`.
const LONG: usize = 80;

/// What people wrote, from those files or else from the list that ships with the project: one of `every` texts.
pub fn real(files: &[String], every: usize) -> Result<Vec<Texts>, String> {
    let files = if files.is_empty() { &[URLS.to_string()] } else { files };
    files.iter().map(|file| read(file, every)).collect()
}

/// The short texts of a list, and the long ones. Budgets hold for the mix alone.
pub fn by_length(texts: &Texts) -> [Texts; 2] {
    let part = |name: &str, is_in: fn(usize) -> bool| Texts {
        name: format!("{}, {name}", texts.name),
        lines: texts.lines.iter().filter(|line| is_in(line.len())).cloned().collect(),
        iri: texts.iri,
        real: false,
    };
    [part("short", |length| length <= SHORT), part("long", |length| length >= LONG)]
}

/// The lists of one kind each.
pub fn kinds() -> Vec<Texts> {
    let texts = |&(name, text, iri): &(&str, &str, bool)| {
        let lines = text.lines().map(str::to_string).collect();
        Texts { name: name.to_string(), lines, iri, real: false }
    };
    KINDS.iter().map(texts).collect()
}

/// The texts of a kind.
pub fn of_kind(kind: &str) -> Vec<String> {
    let of = pairs(OF_KINDS).filter(|(name, _)| *name == kind);
    of.map(|(_, text)| text.to_string()).collect()
}

/// A list in which one text of so many ends with a blank and a letter, which makes it no URI.
pub fn spoiled(texts: &Texts, every: usize) -> Texts {
    let spoil = |(number, line): (usize, &String)| match number % every {
        0 => format!("{line} x"),
        _ => line.clone(),
    };
    let part = if every == 1 { "all".to_string() } else { format!("1 of {every}") };
    Texts {
        name: format!("{}, {part} with a blank", texts.name),
        lines: texts.lines.iter().enumerate().map(spoil).collect(),
        iri: texts.iri,
        real: false,
    }
}

/// Lists of what is no URI.
pub fn others() -> impl Iterator<Item = Texts> {
    OTHERS.iter().map(|&(name, text)| Texts {
        name: name.to_string(),
        lines: text.lines().map(str::to_string).collect(),
        iri: false,
        real: false,
    })
}

/// Both parts of each line.
pub fn pairs(text: &'static str) -> impl Iterator<Item = (&'static str, &'static str)> {
    text.lines().filter_map(|line| line.split_once('\t'))
}

fn read(file: &str, every: usize) -> Result<Texts, String> {
    let bytes = std::fs::read(file).map_err(|error| format!("{file}: {error}"))?;
    let lines = bytes.split(|&byte| byte == b'\n').filter_map(|line| std::str::from_utf8(line).ok());
    let lines = lines.filter(|line| !line.is_empty()).step_by(every);
    let lines: Vec<String> = lines.map(str::to_string).collect();
    if lines.is_empty() {
        return Err(format!("{file}: no text"));
    }
    let name = Path::new(file).file_name().map_or(file.into(), |name| name.to_string_lossy());
    Ok(Texts { name: name.into_owned(), lines, iri: false, real: true })
}
