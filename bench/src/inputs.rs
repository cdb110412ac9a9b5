//! Inputs: files with one text per line, or with two texts separated by a tab.
//!
//! `data/README.md` describes the files of `data/`.

use std::path::Path;

/// A list of texts.
pub struct Texts {
    pub name: String,
    pub lines: Vec<String>,
    /// True if the texts are IRIs.
    pub iri: bool,
}

impl Texts {
    /// Every `step`th text, changed by `change`, which receives its number.
    fn mapped(&self, name: &str, step: usize, change: impl Fn((usize, &String)) -> String) -> Self {
        let lines = self.lines.iter().step_by(step).enumerate().map(change).collect();
        Texts { name: format!("{}, {name}", self.name), lines, iri: self.iri }
    }
}

/// URLs from packages of a distribution.
const URLS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../tests/data/urls.txt");

/// Lists of one type of text each: the name of the file, its text, and true for IRIs.
const KINDS: &[(&str, &str, bool)] = &[
    ("queries.txt", include_str!("../data/queries.txt"), false),
    ("hosts.txt", include_str!("../data/hosts.txt"), false),
    ("names.txt", include_str!("../data/names.txt"), false),
    ("iris.txt", include_str!("../data/iris.txt"), true),
];

/// The name of a kind, a tab and a text of the kind in each line.
const OF_KINDS: &str = include_str!("../data/kinds.txt");

/// Lists of texts that are not URIs, one type of text each.
const OTHERS: &[(&str, &str)] = &[
    ("prose.txt", include_str!("../data/prose.txt")),
    ("addresses.txt", include_str!("../data/addresses.txt")),
];

/// Bases, and references to resolve against them.
pub const REFERENCES: &str = include_str!("../data/references.txt");

/// Pairs of a normalized URI and an equivalent URI that is not normalized.
pub const SPELLED: &str = include_str!("../data/spelled.txt");

/// The interval at which real texts are selected for counts of instructions.
pub const SAMPLE: usize = 25;

/// The maximal length of a short text: a fifth of `urls.txt` are short.
const SHORT: usize = 32;
/// The minimal length of a long text: an eighth of `urls.txt` are long.
const LONG: usize = 80;

/// Every `every`th text of the given files, or of the URLs of the project if there are no files.
pub fn real(files: &[String], every: usize) -> Result<Vec<Texts>, String> {
    let files = if files.is_empty() { &[URLS.to_string()] } else { files };
    files.iter().map(|file| read(file, every)).collect()
}

/// The short and the long texts of a list. Budgets apply to the whole list only.
pub fn by_length(texts: &Texts) -> [Texts; 2] {
    let part = |name: &str, is_in: fn(usize) -> bool| Texts {
        name: format!("{}, {name}", texts.name),
        lines: texts.lines.iter().filter(|line| is_in(line.len())).cloned().collect(),
        iri: texts.iri,
    };
    [part("short", |length| length <= SHORT), part("long", |length| length >= LONG)]
}

/// Texts of the list, each with queries appended until it has `length` bytes: as many texts as fit in a megabyte.
pub fn lengthened(texts: &Texts, name: &str, length: usize) -> Texts {
    let (_, queries, _) = KINDS[0];
    let queries = || queries.lines().filter_map(|line| line.split(['?', '#']).nth(1));
    let lengthen = |(number, line): (usize, &String)| {
        let mut text = line.split('#').next().unwrap_or_default().to_string();
        let mark = if text.contains('?') { '&' } else { '?' };
        for (at, query) in queries().cycle().skip(number).enumerate() {
            text.push(if at == 0 { mark } else { '&' });
            text.push_str(query);
            if text.len() >= length {
                return text;
            }
        }
        text
    };
    let step = (texts.lines.len() * length / 1_000_000).max(1);
    texts.mapped(name, step, lengthen)
}

pub fn kinds() -> Vec<Texts> {
    let texts = |&(name, text, iri): &(&str, &str, bool)| {
        let lines = text.lines().map(str::to_string).collect();
        Texts { name: name.to_string(), lines, iri }
    };
    KINDS.iter().map(texts).collect()
}

pub fn of_kind(kind: &str) -> Vec<String> {
    let of = pairs(OF_KINDS).filter(|(name, _)| *name == kind);
    of.map(|(_, text)| text.to_string()).collect()
}

/// The list with an invalid suffix (a space and a letter) on every `every`th text.
pub fn spoiled(texts: &Texts, every: usize) -> Texts {
    let spoil = |(number, line): (usize, &String)| match number % every {
        0 => format!("{line} x"),
        _ => line.clone(),
    };
    let part = if every == 1 { "all".to_string() } else { format!("1 of {every}") };
    texts.mapped(&format!("{part} with a blank"), 1, spoil)
}

/// The list with a mistake in every text: in the port, in an IPv6 address, in a percent-encoding, or a delimiter where
/// none may be.
pub fn mistaken(texts: &Texts) -> Texts {
    let spoil = |(number, line): (usize, &String)| {
        let authority = line.find("//").map_or(line.len(), |at| at + 2);
        let path = line[authority..].find(['/', '?', '#']).map_or(line.len(), |at| authority + at);
        let (begin, host, rest) = (&line[..authority], &line[authority..path], &line[path..]);
        match number % 8 {
            0 => format!("{begin}{host}:8x{rest}"),
            1 => format!("{begin}[2001:db8::12345]{rest}"),
            2 => format!("{begin}[2001:db8::1{rest}"),
            3 => format!("{begin}{host}/%zz{rest}"),
            4 => format!("{line}%4"),
            5 => format!("{begin}{host}/a[0]{rest}"),
            6 => format!("{line}#a#b"),
            _ => format!("{begin}{host}\\{rest}"),
        }
    };
    texts.mapped("all with a mistake", 1, spoil)
}

/// Lines of prose with a URL in every second line: after a word, in parentheses, in angle brackets.
pub fn running(texts: &Texts, prose: &Texts) -> Texts {
    let urls = texts.lines.iter().step_by((texts.lines.len() / prose.lines.len()).max(1));
    let line = |(number, (line, url)): (usize, (&String, &String))| match number % 6 {
        0 => format!("{line} See {url}."),
        2 => format!("({url}) {line}"),
        4 => format!("{line} <{url}>, and so on"),
        _ => line.clone(),
    };
    Texts {
        name: format!("prose with {}", texts.name),
        lines: prose.lines.iter().zip(urls).enumerate().map(line).collect(),
        iri: false,
    }
}

pub fn others() -> impl Iterator<Item = Texts> {
    OTHERS.iter().map(|&(name, text)| Texts {
        name: name.to_string(),
        lines: text.lines().map(str::to_string).collect(),
        iri: false,
    })
}

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
    Ok(Texts { name: name.into_owned(), lines, iri: false })
}
