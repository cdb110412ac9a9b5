//! Checks that what the documents name exists: files, folders, targets of links, and items of the sources.

use super::File;

/// Documents in which names of files and folders, in backticks, must exist. In all of `docs/`, targets of links must.
const DOCUMENTS: [&str; 3] = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md"];

/// The document whose items must exist too; others name items of other crates.
const WITH_ITEMS: &str = "ARCHITECTURE.md";

/// What comes before the name of an item that a line declares.
const KEYWORDS: [&str; 9] =
    ["struct", "enum", "trait", "type", "fn", "const", "static", "macro_rules!", "mod"];

/// The names in documents of what does not exist.
pub fn findings(files: &[File]) -> Vec<String> {
    let mut findings = Vec::new();
    for document in files {
        let is_main = DOCUMENTS.contains(&document.path.as_str());
        let is_other = document.path.starts_with("docs/") && document.path.ends_with(".md");
        if !is_main && !is_other {
            continue;
        }
        for (number, line) in prose(document) {
            let mut add = |message: String| findings.push(format!("{}:{number}: {message}", document.path));
            let links = line.split("](").skip(1).filter_map(|rest| rest.split([')', '#']).next());
            let links = links.filter(|link| !link.is_empty() && !link.contains(':'));
            let targets = links.map(|link| target(&document.path, link));
            targets.filter(|path| !exists(files, path)).for_each(|path| add(format!("no `{path}`")));
            if !is_main {
                continue;
            }
            if line.matches('`').count() % 2 != 0 {
                add("a name in backticks continues in the next line".to_string());
            }
            for name in line.split('`').skip(1).step_by(2) {
                let is_missing = match is_path(name) {
                    true => !exists(files, name),
                    false => document.path == WITH_ITEMS && items(name).any(|item| !is_declared(files, item)),
                };
                if is_missing {
                    add(format!("no `{name}`"));
                }
            }
        }
    }
    findings
}

/// The numbered lines of a document, without code blocks and without what `cargo xtask` writes between two comments.
fn prose(file: &File) -> impl Iterator<Item = (usize, &str)> {
    let (mut is_code, mut is_written) = (false, false);
    file.lines().filter(move |(_, line)| {
        let fence = line.trim_start().starts_with("```");
        is_code ^= fence;
        is_written = (is_written || line.ends_with("writes this -->")) && !line.starts_with("<!-- end of ");
        !is_code && !fence && !is_written
    })
}

/// True if a file has the path, in which `*` is any text, or is in that folder, or has that name in any folder.
fn exists(files: &[File], path: &str) -> bool {
    let folder = format!("{}/", path.trim_end_matches('/'));
    let (begin, end) = path.split_once('*').unwrap_or((path, ""));
    files.iter().map(|file| file.path.as_str()).any(|file| {
        let is_named = !path.contains('/') && file.rsplit('/').next() == Some(path);
        let matches = path.contains('*') && file.starts_with(begin) && file.ends_with(end);
        file == path || file.starts_with(&folder) || is_named || matches
    })
}

/// The items that a name in backticks refers to: types, constants, and the parts of a path but for a variant at its end.
fn items(name: &str) -> impl Iterator<Item = &str> {
    let parts: Vec<&str> = name.trim_end_matches("()").split("::").collect();
    let is_word =
        |part: &&str| !part.is_empty() && part.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
    let (are_words, is_path) = (parts.iter().all(is_word), parts.len() > 1);
    let roots = ["crate", "self", "super", "std", "core", "alloc"];
    parts.into_iter().enumerate().filter_map(move |(at, part)| {
        let has_lower = part.contains(|c: char| c.is_ascii_lowercase());
        let is_camel = part.starts_with(|c: char| c.is_ascii_uppercase()) && has_lower && !part.contains('_');
        let is_constant = part.contains('_') && !has_lower && !part.starts_with('_');
        let is_item = is_path || is_camel || is_constant;
        (are_words && is_item && !(at > 0 && is_camel) && !roots.contains(&part)).then_some(part)
    })
}

/// True if a file declares an item or a rule of that name, or a crate has it.
fn is_declared(files: &[File], name: &str) -> bool {
    let declares = |line: &str| {
        let before = line.find(name).map(|at| (line[..at].trim_end(), &line[at + name.len()..]));
        before.is_some_and(|(before, after)| {
            let ends = !after.starts_with(|c: char| c == '_' || c.is_alphanumeric());
            let keyword = KEYWORDS.iter().any(|keyword| before.ends_with(keyword));
            ends && (keyword || after.starts_with(": table TABLE"))
        })
    };
    let defines = |line: &str| line.split_once('=').is_some_and(|(rule, _)| rule.trim() == name);
    files.iter().any(|file| match file.path.rsplit_once('.') {
        Some((_, "rs")) => file.text.lines().any(declares),
        Some((_, "abnf")) => file.text.lines().any(defines),
        _ => file.path.ends_with(&format!("/{}/Cargo.toml", name.replace('_', "-"))),
    })
}

/// The path from the root of a link in a document.
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

/// True if a name in backticks has the form of a path below the root.
fn is_path(name: &str) -> bool {
    let is_plain = name.chars().all(|c| c.is_ascii_alphanumeric() || "._/*-".contains(c));
    let ending = [".rs", ".md", ".toml", ".abnf", ".pest"]
        .iter()
        .any(|ending| name.ends_with(ending) && name != *ending);
    is_plain
        && !name.starts_with('/')
        && (ending || name.contains('/') && name.contains(char::is_alphanumeric))
}

#[cfg(test)]
mod tests {
    use super::findings;
    use crate::tidy::findings_of;

    fn found(files: &[(&str, &str)]) -> Vec<String> {
        findings_of(findings, files)
    }

    #[test]
    fn what_documents_name_exists() {
        let sources =
            ("c/a-b/src/b.rs", "//! B.\npub struct Budget;\nmod run;\n    Uri: table TABLE, kind 0;\n");
        let others = [("c/a-b/Cargo.toml", ""), ("grammars/c.abnf", "IPv6address = port\n")];
        let document =
            |path, text| found(&[(path, text), sources, others[0], others[1], ("README.md", "\n")]);
        let text = "`c/a-b/src/b.rs` `b.rs` `c/` `grammars/*.abnf` [b](c/a-b/src/b.rs#c) `x / y` `;! fields` `\"/\"`\n\
            `Budget` `Uri` `run::Budget` `Budget::Left` `IPv6address` `std::run` `a_b::run`\n\
            ```\n`no/c.rs` `Absent`\n```\n<!-- kinds: `x` writes this -->\n`absent/a`\n<!-- end of kinds -->\n";
        assert_eq!(document("ARCHITECTURE.md", text), [""; 0]);
        assert_eq!(document("docs/d.md", "`no/c.rs` [b](../c/a-b/src/b.rs)\n"), [""; 0]);
        assert_eq!(document("docs/d.md", "[b](c/a-b/src/b.rs)\n"), ["docs/d.md:1: no `docs/c/a-b/src/b.rs`"]);
        let wrong = "`a/c.rs`\n`c.rs`\n[d](d.md)\n`Absent`\n`run::absent`\n`A_CONSTANT`\n`run::\n`no*.rs`\n";
        assert_eq!(document("ARCHITECTURE.md", wrong).len(), wrong.lines().count());
        assert_eq!(document("CONTRIBUTING.md", "`Absent`\n"), [""; 0]);
    }
}
