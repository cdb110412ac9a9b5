//! Checks that names in the documents exist: files, folders, local links, and items of the sources.
//!
//! A name is text in backticks, on one line, outside of code blocks. The form of a name decides what must exist:
//!
//! ```text
//! xtask/src/tidy.rs    a path from the root; `*` is any text
//! drive.rs             a file called `drive.rs` in any folder
//! Budget               a type, trait, constant, … of the sources, or a rule of a grammar
//! compile::front       items and modules of the sources; the last part may also be a variant
//! ```
//!
//! Other names are not checked. Items are checked in ARCHITECTURE.md only, because the other documents also name items
//! of other crates. Links are checked in `docs/` too.

use super::Finding;
use super::tree::File;
use std::collections::HashSet;

/// Documents whose paths must exist.
const DOCUMENTS: &[&str] = &["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md"];
/// The document whose items must exist too.
const WITH_ITEMS: &str = "ARCHITECTURE.md";
/// The folder of further documents whose links must exist.
const FOLDER: &str = "docs/";
/// Extensions by which a name without `/` is the name of a file.
const ENDINGS: &[&str] = &[".rs", ".md", ".toml", ".abnf", ".pest"];
/// The keywords before the name of an item.
const KEYWORDS: &[&str] =
    &["struct", "enum", "trait", "type", "fn", "const", "static", "macro_rules!", "mod", "union"];
/// First parts of paths that are not names of items in the sources.
const ROOTS: &[&str] = &["crate", "self", "super", "std", "core", "alloc"];

/// Checks the names in the documents against all files.
pub fn check(files: &[File], findings: &mut Vec<Finding>) {
    let items = items(files);
    for document in files.iter().filter(|file| DOCUMENTS.contains(&file.path.as_str())) {
        for (number, line) in prose(document) {
            if line.matches('`').count() % 2 != 0 {
                findings.push(Finding::new(document, number, "a name in backticks goes on in the next line"));
                continue;
            }
            let absent =
                |what: &str, name: &str| Finding::new(document, number, format!("no {what} `{name}`"));
            for name in quoted(line) {
                if is_path(name) && !exists(files, name) {
                    findings.push(absent("file or folder", name));
                } else if document.path == WITH_ITEMS {
                    let unknown = parts(name).find(|part| !items.contains(*part));
                    findings.extend(unknown.map(|part| absent("item", part)));
                }
            }
        }
    }
    for document in files.iter().filter(|file| has_links(&file.path)) {
        for (number, line) in prose(document) {
            let broken = links(line).filter(|link| !exists(files, &target(&document.path, link)));
            let finding = |link| Finding::new(document, number, format!("no file or folder `{link}`"));
            findings.extend(broken.map(finding));
        }
    }
}

/// True if the links of a document must exist.
fn has_links(path: &str) -> bool {
    DOCUMENTS.contains(&path) || path.starts_with(FOLDER) && path.ends_with(".md")
}

/// The path, from the root, of the target of `link` in `document`.
fn target(document: &str, link: &str) -> String {
    let mut path: Vec<&str> = document.split('/').collect();
    path.pop();
    for part in link.split('/') {
        match part {
            ".." => drop(path.pop()),
            "." => {}
            part => path.push(part),
        }
    }
    path.join("/")
}

/// The numbered lines of a document, without code blocks and without the parts that `cargo xtask` generates between two
/// marker comments.
fn prose(file: &File) -> impl Iterator<Item = (usize, &str)> {
    let (mut code, mut written) = (false, false);
    file.lines().filter(move |(_, line)| {
        let fence = line.trim_start().starts_with("```");
        code ^= fence;
        written = (written || line.ends_with("writes this -->")) && !line.starts_with("<!-- end of ");
        !code && !fence && !written
    })
}

/// The texts in backticks in a line.
fn quoted(line: &str) -> impl Iterator<Item = &str> {
    line.split('`').skip(1).step_by(2)
}

/// The targets of the links in a line that are not URLs, without `#…`.
fn links(line: &str) -> impl Iterator<Item = &str> {
    let targets = line.split("](").skip(1).filter_map(|rest| rest.split(')').next());
    let local = targets.filter(|target| !target.contains(':'));
    local.filter_map(|target| target.split('#').next()).filter(|path| !path.is_empty())
}

/// True if a name has the form of a path.
fn is_path(name: &str) -> bool {
    let plain = name.chars().all(|c| c.is_ascii_alphanumeric() || "._/*-".contains(c));
    let ending = ENDINGS.iter().any(|ending| name.len() > ending.len() && name.ends_with(ending));
    plain
        && !name.starts_with('/')
        && (ending || name.contains('/') && name.contains(|c: char| c.is_ascii_alphanumeric()))
}

/// True if one of `files` has the path `path`, in which `*` stands for any text, or is below that folder.
fn exists(files: &[File], path: &str) -> bool {
    let (begin, end) = path.split_once('*').unwrap_or((path, ""));
    let folder = format!("{}/", path.trim_end_matches('/'));
    files.iter().any(|file| {
        let name = file.path.rsplit('/').next();
        let matches = path.contains('*') && file.path.starts_with(begin) && file.path.ends_with(end);
        file.path == path || file.path.starts_with(&folder) || name == Some(path) || matches
    })
}

/// The parts of a name that must be items.
///
/// The last part of a path is not checked if it is in camel case: it may be a variant, which is declared without a
/// keyword.
fn parts(name: &str) -> impl Iterator<Item = &str> {
    let parts: Vec<&str> = name.trim_end_matches("()").split("::").collect();
    let words = parts.iter().all(|part| is_word(part));
    let long = parts.len() > 1;
    parts
        .into_iter()
        .enumerate()
        .filter(move |&(index, part)| {
            let variant = index > 0 && is_camel(part);
            words && !variant && !ROOTS.contains(&part) && (long || is_camel(part) || is_constant(part))
        })
        .map(|(_, part)| part)
}

fn is_word(part: &str) -> bool {
    !part.is_empty() && part.chars().all(|c| c.is_ascii_alphanumeric() || c == '_')
}

fn is_camel(part: &str) -> bool {
    part.starts_with(|c: char| c.is_ascii_uppercase())
        && part.contains(|c: char| c.is_ascii_lowercase())
        && !part.contains('_')
}

fn is_constant(part: &str) -> bool {
    part.contains('_') && !part.contains(|c: char| c.is_ascii_lowercase()) && !part.starts_with('_')
}

/// The names of the items, crates and rules that the sources define.
fn items(files: &[File]) -> HashSet<String> {
    let mut items = HashSet::new();
    for file in files {
        if file.path.ends_with(".rs") {
            items.extend(file.lines().filter_map(|(_, line)| item(line)).map(str::to_string));
        } else if file.path.ends_with(".abnf") {
            items.extend(file.lines().filter_map(|(_, line)| rule(line)).map(str::to_string));
        } else if let Some(folder) = file.path.strip_suffix("/Cargo.toml") {
            items.extend(folder.rsplit('/').next().map(|name| name.replace('-', "_")));
        }
    }
    items
}

/// The name of the item that a line of Rust declares, if any.
fn item(line: &str) -> Option<&str> {
    let line = line.trim_start();
    let mut words = line.split_whitespace().skip_while(|word| !KEYWORDS.contains(word)).skip(1);
    let after = words.find(|word| !["mut", "fn"].contains(word));
    // The macro for typed texts declares a type without a keyword: `Uri: table TABLE, kind 0, …`.
    let named = after.or_else(|| typed(line).then_some(line))?;
    let end = named.find(|c: char| !c.is_ascii_alphanumeric() && c != '_').unwrap_or(named.len());
    Some(&named[..end]).filter(|name| !name.is_empty())
}

/// True if a line declares a typed text with its table.
fn typed(line: &str) -> bool {
    line.contains(": table TABLE")
}

/// The name of the rule that a line of ABNF defines, if any.
fn rule(line: &str) -> Option<&str> {
    let name = line.split_once('=')?.0.trim();
    Some(name).filter(|name| !name.is_empty() && !name.contains([' ', ';', '"']))
}

#[cfg(test)]
mod tests {
    use super::super::tree::File;
    use super::{check, is_path, item, links, parts};

    fn findings_of(document: &str, text: &str) -> Vec<String> {
        let files = [
            File::new(document, text),
            File::new("crates/a-b/Cargo.toml", ""),
            File::new(
                "crates/a-b/src/run.rs",
                "pub struct Budget;\nmod run;\n    Uri: table TABLE, kind 0;\n",
            ),
            File::new("grammars/c.abnf", "IPv6address = port\n"),
        ];
        let mut findings = Vec::new();
        check(&files, &mut findings);
        findings.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn names_that_exist_are_fine() {
        let text =
            "`crates/a-b/src/run.rs` `run.rs` `crates/a-b` `grammars/` `grammars/*.abnf` [c](grammars/c.abnf)
`Budget` `Uri` `run::Budget` `Budget::Left` `IPv6address` `std::run` `a_b::run` `any text` `a / b` `\"/\"` `;! fields`
```
`Absent` absent.rs
```
<!-- kinds: `x` writes this -->
| `absent/a` |
<!-- end of kinds -->
";
        assert_eq!(findings_of("ARCHITECTURE.md", text), [""; 0]);
    }

    #[test]
    fn names_that_do_not_exist_are_found() {
        let text = "x\n`crates/a-b/src/ran.rs` and `ran.rs`\n`Absent` `run::walk`\n[c](grammars/d.abnf#e) `open\nend`\n";
        let expected = [
            "ARCHITECTURE.md:2: no file or folder `crates/a-b/src/ran.rs`",
            "ARCHITECTURE.md:2: no file or folder `ran.rs`",
            "ARCHITECTURE.md:3: no item `Absent`",
            "ARCHITECTURE.md:3: no item `walk`",
            "ARCHITECTURE.md:4: a name in backticks goes on in the next line",
            "ARCHITECTURE.md:5: a name in backticks goes on in the next line",
            "ARCHITECTURE.md:4: no file or folder `grammars/d.abnf`",
        ];
        assert_eq!(findings_of("ARCHITECTURE.md", text), expected);
        assert_eq!(
            findings_of("README.md", "`Absent` [c](d.md)\n"),
            ["README.md:1: no file or folder `d.md`"]
        );
        assert_eq!(findings_of("tests/README.md", "`absent.rs`\n"), [""; 0]);
        let links = "[a](../grammars/c.abnf) [b](d.md) `absent.rs`\n";
        assert_eq!(findings_of("docs/design/a.md", links).len(), 2);
        assert_eq!(findings_of("docs/a.md", links), ["docs/a.md:1: no file or folder `d.md`"]);
    }

    #[test]
    fn classifies_names() {
        assert!(is_path("a/b") && is_path("a.rs") && is_path(".ci/run"));
        assert!(
            !is_path("/")
                && !is_path("//a/b")
                && !is_path("a b/c")
                && !is_path("http://a/")
                && !is_path(".rs")
        );
        assert_eq!(links("[a](b.md#c) [d](http://e/) [f](#g)").collect::<Vec<_>>(), ["b.md"]);
        assert_eq!(parts("Budget").collect::<Vec<_>>(), ["Budget"]);
        assert_eq!(parts("compile::front()").collect::<Vec<_>>(), ["compile", "front"]);
        assert_eq!(parts("MAX_LENGTH").collect::<Vec<_>>(), ["MAX_LENGTH"]);
        for nothing in ["port", "URI", "std", "IPv4address / reg-name", "__typed!"] {
            assert_eq!(parts(nothing).count(), 0, "{nothing}");
        }
    }

    #[test]
    fn items_are_found_in_sources() {
        assert_eq!(item("    pub(crate) const fn run<T>(t: T)"), Some("run"));
        assert_eq!(item("pub static mut N: u8 = 0;"), Some("N"));
        assert_eq!(item("macro_rules! __typed {"), Some("__typed"));
        assert_eq!(item("pub struct Parser<'g> {"), Some("Parser"));
        assert_eq!(item("let x = 1;"), None);
    }
}
