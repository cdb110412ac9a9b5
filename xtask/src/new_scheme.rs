//! `new-scheme NAME`: a grammar and a case file to fill in.
//!
//! Both files are complete: `gen`, the tests and `tidy` pass before the files are edited.

use crate::grammars;
use std::path::Path;
use virgule_compiler::codegen::text::module_name;

/// Writes both files, and prints the next steps.
pub fn write(name: &str) -> Result<(), String> {
    let known = grammars::names()?;
    check(name, &known)?;
    let files = files(name);
    let root = grammars::root();
    for other in &known {
        let path = format!("grammars/{other}.abnf");
        if opens(&grammars::read_text(&path)?, name) {
            return Err(format!(
                "{path} already has the scheme `{name}`: choose another name, or edit that file"
            ));
        }
    }
    for (path, _) in &files {
        if root.join(path).exists() {
            return Err(format!("{path} already exists: choose another name, or edit that file"));
        }
    }
    for (path, text) in &files {
        write_new(&root.join(path), text).map_err(|error| format!("{path}: {error}"))?;
        println!("wrote {path}");
    }
    println!("complete both files, then run `cargo xtask gen` and `cargo test`; see docs/write-a-scheme.md");
    Ok(())
}

/// True if a grammar has a section called `name`.
fn opens(grammar: &str, name: &str) -> bool {
    let sections = grammar.lines().filter_map(|line| line.trim_start().strip_prefix(";!"));
    let words = sections.map(|line| line.split_whitespace().collect::<Vec<_>>());
    words
        .into_iter()
        .any(|words| matches!(words[..], ["scheme" | "kind", known, ..] if known.eq_ignore_ascii_case(name)))
}

/// Writes a new file; an error if the file exists.
fn write_new(path: &Path, text: &str) -> std::io::Result<()> {
    use std::io::Write;
    std::fs::File::create_new(path)?.write_all(text.as_bytes())
}

/// An error if a scheme and its files cannot have that name.
fn check(name: &str, known: &[String]) -> Result<(), String> {
    let begins = name.starts_with(|c: char| c.is_ascii_lowercase());
    let rest = name.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || "+-.".contains(c));
    if !begins || !rest {
        return Err(format!(
            "`{name}` is not a valid scheme name: use a lower-case letter, then lower-case letters, digits, `+`, `-` \
             and `.` (RFC 3986 section 3.1)"
        ));
    }
    if name.len() > 60 || name.ends_with(|c: char| "+-.".contains(c)) {
        return Err(format!(
            "`{name}` is not a suitable file name: use at most 60 characters, with a letter or digit at the end"
        ));
    }
    let module = module_name(name);
    match known.iter().find(|other| module_name(other) == module) {
        Some(other) => {
            Err(format!("grammars/{other}.abnf already has the module `{module}`: choose another name"))
        }
        None => Ok(()),
    }
}

fn files(name: &str) -> [(String, String); 2] {
    [
        (format!("grammars/{name}.abnf"), GRAMMAR.replace("NAME", name)),
        (format!("tests/cases/{name}.toml"), CASES.replace("NAME", name)),
    ]
}

const GRAMMAR: &str = r#"; The scheme NAME: describe it in one line
;
; Source: the document and its date, authors: section. docs/kinds.md shows this line up to the first comma.
; State the changes to the document and the errata that were checked, and include the notice that the document requires.

; Makes the rules of RFC 3986 available; remove this line if they are not used.
;! import rfc3986

; A section for a scheme; `;! kind` begins a section for other strings.
;! scheme NAME
; The rule that must match the entire input.
;! start NAME-uri
; The fields of a parse: the match of a rule, with its name or another one (`topic=path-rootless`).
;! fields authority host port path=path-abempty query
; The field that may contain user:password: the part after the colon is masked wherever the string is shown.
;! redact userinfo after-colon
; Strings that must match, several per line.
;! example NAME://example.com NAME://anna@example.com:4711/a/b?c

; The rules, verbatim. ALPHA, DIGIT and the other core rules of RFC 5234 need no import.

   NAME-uri = "NAME://" authority path-abempty [ "?" query ]
"#;

const CASES: &str = r#"# Strings that the grammar must parse, and above all strings that it must reject. tests/cases/README.md
# explains the format. Write at least twelve cases of each sort, each with a reason, then list the grammar in
# tests/reviewed.toml.

about = "`NAME`: describe the cases"
source = "the document, section"

[[parse]]
kind = "NAME"
input = "NAME://anna@example.com:4711/a/b?c"
fields = { authority = "anna@example.com:4711", host = "example.com", port = "4711", path = "/a/b", query = "c" }
why = "every part is present"

[[parse]]
kind = "NAME"
input = "NAME://example.com"
fields = { authority = "example.com", host = "example.com", path = "" }
why = "the path may be empty, and the rest absent"

[[reject]]
kind = "NAME"
input = "NAME:example.com"
why = "there is no authority"

[[reject]]
kind = "NAME"
input = "NAME://example.com/#a"
why = "the scheme has no fragment"
"#;

#[cfg(test)]
mod tests {
    use super::{check, files, opens, write_new};

    #[test]
    fn names_are_those_of_schemes() {
        let known = ["rfc3986".to_string(), "did-core".to_string()];
        for good in ["redis", "x", "git+ssh", "z39.50r", "type"] {
            assert_eq!(check(good, &known), Ok(()), "{good}");
        }
        for bad in ["", "Redis", "3d", "a b", "a/b", "../a", "é", "a_b", "a-", "rfc3986", "did.core"] {
            assert!(check(bad, &known).is_err(), "{bad}");
        }
        assert!(check(&"a".repeat(61), &known).is_err());
    }

    #[test]
    fn names_of_sections_are_taken() {
        let grammar = "; a\n;! import b\n  ;! scheme amqp\n;! kind amqp-list\n";
        assert!(opens(grammar, "amqp") && opens(grammar, "AMQP-list"));
        assert!(!opens(grammar, "a") && !opens(grammar, "b") && !opens(grammar, "scheme"));
    }

    #[test]
    fn nothing_is_overwritten() {
        let [(path, text), _] = files("redis");
        assert!(path == "grammars/redis.abnf" && !text.contains("NAME"), "{text}");
        assert!(write_new(&crate::grammars::root().join("README.md"), "").is_err());
    }
}
