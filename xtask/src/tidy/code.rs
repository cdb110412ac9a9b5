//! Checks of single files: white space, headers, texts that must not be in them, words in comments, names of types.

use super::File;
use std::collections::BTreeMap;

/// The number of lines above which a file must be split.
const LONGEST: usize = 500;

/// Texts that must not be in the code of some files.
struct Pattern {
    texts: &'static [&'static str],
    /// Paths begin with one of these.
    within: &'static [&'static str],
    /// Paths do not begin with one of these.
    except: &'static [&'static str],
    scope: Scope,
    reason: &'static str,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Scope {
    /// All lines, also of generated files.
    All,
    /// All but comments.
    NoComments,
    /// Neither comments nor test modules.
    Product,
}

// Texts are written in two parts where this file would match itself.
const PATTERNS: [Pattern; 4] = [
    Pattern {
        texts: &[
            concat!("todo", "!("),
            concat!("unimplemented", "!("),
            concat!("dbg", "!("),
            concat!("#[", "ignore]"),
        ],
        within: &[""],
        except: &[],
        scope: Scope::All,
        reason: "marks unfinished work",
    },
    Pattern {
        texts: &[
            concat!("unsafe", " {"),
            concat!("unsafe", " fn"),
            concat!("unsafe", " impl"),
            concat!("unsafe", " extern"),
            concat!("allow(", "unsafe_code"),
        ],
        within: &[""],
        except: &["crates/virgule-automata/src/arch/", "crates/virgule-automata/src/captures.rs"],
        scope: Scope::NoComments,
        reason: "is only allowed in `arch/` and `captures.rs` of virgule-automata",
    },
    Pattern {
        texts: &[concat!("Inst", "ant"), concat!("System", "Time")],
        within: &[
            "crates/virgule-automata/",
            "crates/virgule-core/",
            "crates/virgule-compiler/",
            "crates/virgule-derive/",
            "tests/",
        ],
        // Stops at a time limit that its caller sets.
        except: &["tests/examples/soak.rs"],
        scope: Scope::All,
        reason: "reads a clock; count steps instead",
    },
    Pattern {
        texts: &[
            "find(':')",
            "find(b':')",
            "find(\":\")",
            "find(\"//\")",
            "find(\"://\")",
            "split_once(':')",
            "split_once(\":\")",
            "split_once(\"//\")",
            "split_once(\"://\")",
            "split(':')",
            "splitn(2, ':')",
        ],
        within: &["crates/virgule-automata/src/", "crates/virgule-core/src/"],
        except: &[
            // URIs in running text, and secrets in strings that are not URIs.
            "crates/virgule-core/src/find/",
            "crates/virgule-core/src/redact/",
            // A userinfo with a password, RFC 3986 section 3.2.1.
            "crates/virgule-core/src/uri/authority.rs",
            "crates/virgule-core/src/encode/encoded.rs",
            // A list of servers, which is not a host of RFC 3986.
            "crates/virgule-core/src/schemes/canonical_form/apply.rs",
        ],
        scope: Scope::Product,
        reason: "searches for components; use those of the automaton",
    },
];

/// The root of the crate with unsafe code. Its manifest cannot forbid unsafe code, so this file must without the feature `simd`.
const UNSAFE_ROOT: &str = "crates/virgule-automata/src/lib.rs";

/// The extensions of files whose white space is checked. Other files are data.
const WRITTEN: [&str; 5] = [".rs", ".md", ".toml", ".abnf", ".pest"];

pub fn findings(files: &[File]) -> Vec<String> {
    let mut findings: Vec<String> = files.iter().flat_map(white_space).collect();
    for file in files.iter().filter(|file| file.path.ends_with(".rs")) {
        findings.extend(header(file));
        findings.extend(patterns(file));
    }
    findings.extend(words(files));
    findings.extend(types(files));
    findings
}

fn white_space(file: &File) -> Vec<String> {
    if !WRITTEN.iter().any(|ending| file.path.ends_with(ending)) {
        return Vec::new();
    }
    let mut findings = Vec::new();
    for (number, line) in file.text.split('\n').enumerate() {
        if line.ends_with([' ', '\t', '\r']) || line.contains('\t') {
            findings.push(format!("{}:{}: a tab, or trailing white space", file.path, number + 1));
        }
    }
    if !file.text.ends_with('\n') || file.text.ends_with("\n\n") {
        findings.push(format!("{}: does not end with one newline", file.path));
    }
    findings
}

fn header(file: &File) -> Option<String> {
    let lines = file.text.lines().count();
    if file.is_generated() {
        None
    } else if !file.text.starts_with("//! ") {
        Some(format!("{}:1: no `//!` line at the top that describes the file", file.path))
    } else if file.path == UNSAFE_ROOT && !file.text.contains("forbid(unsafe_code)") {
        Some(format!("{}:1: the file does not forbid unsafe code without the feature `simd`", file.path))
    } else {
        (lines > LONGEST).then(|| format!("{}:1: {lines} lines: split the file", file.path))
    }
}

fn patterns(file: &File) -> Vec<String> {
    let starts = |with: &&str| file.path.starts_with(*with);
    let applies =
        |pattern: &&Pattern| pattern.within.iter().any(starts) && !pattern.except.iter().any(starts);
    let mut findings = Vec::new();
    for pattern in PATTERNS.iter().filter(applies) {
        let lines: Vec<(usize, &str)> = match pattern.scope {
            Scope::All => file.lines().collect(),
            Scope::NoComments => {
                file.lines().filter(|(_, line)| !line.trim_start().starts_with("//")).collect()
            }
            Scope::Product if file.is_generated() => Vec::new(),
            Scope::Product => file.code().collect(),
        };
        for (number, line) in lines {
            let found = pattern.texts.iter().filter(|text| line.contains(*text));
            findings.extend(found.map(|text| format!("{}:{number}: `{text}` {}", file.path, pattern.reason)));
        }
    }
    findings
}

/// The words of xtask/words.toml in comments. Generated files quote sentences of grammars.
fn words(files: &[File]) -> Vec<String> {
    const LIST: &str = "xtask/words.toml";
    let Some(list) = files.iter().find(|file| file.path == LIST) else { return Vec::new() };
    let words: BTreeMap<String, String> = match toml::from_str(&list.text) {
        Ok(words) => words,
        Err(error) => return vec![format!("{LIST}: {error}")],
    };
    let mut findings = Vec::new();
    for file in files.iter().filter(|file| file.path.ends_with(".rs") && !file.is_generated()) {
        for (number, line) in file.lines() {
            let Some(comment) = comment(line) else { continue };
            let comment = comment.to_ascii_lowercase();
            let used = words.iter().filter(|(word, _)| has_word(&comment, word));
            findings.extend(
                used.map(|(word, instead)| {
                    format!("{}:{number}: `{word}` in a comment: {instead}", file.path)
                }),
            );
        }
    }
    findings
}

/// The comment of a line: all of it, or its end.
fn comment(line: &str) -> Option<&str> {
    let line = line.trim_start();
    line.strip_prefix("//").or_else(|| line.split_once("; // ").map(|(_, comment)| comment))
}

/// True if a text contains a word, or a sequence of words, as a whole.
fn has_word(text: &str, word: &str) -> bool {
    text.match_indices(word).any(|(at, _)| {
        let around = [text[..at].chars().next_back(), text[at + word.len()..].chars().next()];
        !around.into_iter().flatten().any(|c| c.is_alphanumeric() || c == '_')
    })
}

/// Structs, enums, unions, traits and type aliases of one crate with the same name.
fn types(files: &[File]) -> Vec<String> {
    let mut findings = Vec::new();
    let mut first: BTreeMap<(&str, &str), String> = BTreeMap::new();
    for file in files.iter().filter(|file| file.path.ends_with(".rs") && !file.is_generated()) {
        let Some((package, path)) = file.path.split_once("/src/") else { continue };
        if path.ends_with("tests.rs") || path.contains("tests/") {
            continue;
        }
        for (number, line) in file.code() {
            let Some(name) = declared_type(line) else { continue };
            let place = format!("{}:{number}", file.path);
            if let Some(other) = first.insert((package, name), place.clone()) {
                findings.push(format!("{place}: `{name}` is also the name of a type in {other}"));
            }
        }
    }
    findings
}

/// The name of the type that a line declares outside of blocks.
fn declared_type(line: &str) -> Option<&str> {
    let visibility =
        line.strip_prefix("pub").map_or(line, |rest| rest.split_once(' ').map_or(rest, |(_, rest)| rest));
    let (keyword, rest) = visibility.split_once(' ')?;
    let is_type = ["struct", "enum", "union", "trait", "type"].contains(&keyword);
    let name = rest.split(|c: char| c != '_' && !c.is_alphanumeric()).next()?;
    is_type.then_some(name)
}

#[cfg(test)]
mod tests {
    use super::findings;
    use crate::tidy::findings_of;

    fn found(files: &[(&str, &str)]) -> Vec<String> {
        findings_of(findings, files)
    }

    #[test]
    fn a_file_says_what_it_is_for() {
        assert_eq!(found(&[("a.rs", "//! A.\n"), ("b.rs", "// @generated\n")]), [""; 0]);
        assert_eq!(found(&[("a.rs", "fn a() {}\n")]).len(), 1);
        assert_eq!(found(&[("a.rs", &"//! A.\n".repeat(501))]), ["a.rs:1: 501 lines: split the file"]);
        let root = |text: &str| found(&[("crates/virgule-automata/src/lib.rs", text)]);
        assert_eq!((root("//! A.\n").len(), root("//! A.\n#![forbid(unsafe_code)]\n").len()), (1, 0));
    }

    #[test]
    fn white_space_is_found() {
        assert_eq!(found(&[("a.md", "x\n"), ("a.txt", "x \t")]), [""; 0]);
        for text in ["x \n", "x\n\r\n", "x\n\ty\n", "x\ny", "x\n\n", ""] {
            assert!(!found(&[("a.md", text)]).is_empty(), "{text:?}");
        }
    }

    #[test]
    fn words_are_found_in_comments() {
        let list = ("xtask/words.toml", "ruse = \"name the level\"\n");
        let text = "//! A Ruse.\nlet a = \"// ruse\"; // peruse, `ruse_count`\nlet b; // ruse\n";
        let wrong =
            ["a.rs:1: `ruse` in a comment: name the level", "a.rs:3: `ruse` in a comment: name the level"];
        assert_eq!(found(&[list, ("a.rs", text)]), wrong);
        assert_eq!(found(&[list, ("a.rs", "// @generated\n/// A ruse.\n")]), [""; 0]);
    }

    #[test]
    fn types_of_a_crate_have_different_names() {
        let (one, other) = ("//! A.\npub struct Edge<'e>;\n", "//! B.\npub(super) enum Edge {}\n");
        assert_eq!(
            found(&[("c/src/a.rs", one), ("c/src/b.rs", other)]),
            ["c/src/b.rs:2: `Edge` is also the name of a type in c/src/a.rs:2"]
        );
        assert_eq!(found(&[("c/src/a.rs", one), ("d/src/b.rs", other)]), [""; 0]);
        assert_eq!(found(&[("c/src/a.rs", one), ("c/src/tests.rs", other)]), [""; 0]);
    }

    #[test]
    fn texts_are_found_in_code_of_their_folders() {
        let unfinished = format!("//! A.\nfn a() {{ {}!() }}\n", "todo");
        assert_eq!(
            found(&[("a.rs", &unfinished)]),
            [format!("a.rs:2: `{}!(` marks unfinished work", "todo")]
        );
        let unsafe_code = format!("//! A.\nfn a() {{ {} {{ }} }}\n", "unsafe");
        assert_eq!(found(&[("crates/virgule-core/src/a.rs", &unsafe_code)]).len(), 1);
        assert_eq!(found(&[("crates/virgule-automata/src/arch/a.rs", &unsafe_code)]), [""; 0]);
        let search = "//! A.\ntext.rfind(':');\n// text.find(':')\n#[cfg(test)]\nmod tests {\n    text.find(':');\n}\n";
        assert_eq!(found(&[("crates/virgule-core/src/a.rs", search)]).len(), 1);
        assert_eq!(found(&[("crates/virgule-core/src/find/a.rs", search)]), [""; 0]);
        assert_eq!(found(&[("crates/virgule-cli/src/a.rs", search)]), [""; 0]);
        let clock = format!("//! A.\nuse std::time::{};\n", "SystemTime");
        assert_eq!(found(&[("tests/a.rs", &clock)]).len(), 1);
        assert_eq!(found(&[("xtask/src/a.rs", &clock)]), [""; 0]);
    }
}
