//! Checks that comments do not use the words in `xtask/words.toml`, which also lists what to write instead.
//!
//! Comments name the subject, and call a mechanism by its term, not by a metaphor.

use super::Finding;
use super::rust::{TokenKind, tokens};
use super::tree::File;
use std::collections::BTreeMap;

/// The path of the list, from the root of the project.
const LIST: &str = "xtask/words.toml";

/// Checks the comments of all Rust files, except generated files, which quote sentences of grammars.
pub fn check(files: &[File], findings: &mut Vec<Finding>) {
    let Some(list) = files.iter().find(|file| file.path == LIST) else { return };
    let words: BTreeMap<String, String> = match toml::from_str(&list.text) {
        Ok(words) => words,
        Err(error) => return findings.push(Finding::new(list, 1, error.to_string())),
    };
    for file in files.iter().filter(|file| file.path.ends_with(".rs") && !file.is_generated()) {
        for comment in tokens(&file.text).iter().filter(|token| token.kind == TokenKind::Comment) {
            for (line, text) in (comment.line..).zip(comment.text.lines()) {
                let text = text.to_ascii_lowercase();
                let used = words.iter().filter(|(word, _)| has(&text, word));
                findings.extend(used.map(|(word, instead)| {
                    Finding::new(file, line, format!("`{word}` in a comment: {instead}"))
                }));
            }
        }
    }
}

/// True if a text contains a word, or a sequence of words, as a whole.
fn has(text: &str, word: &str) -> bool {
    text.match_indices(word).any(|(at, _)| {
        let before = text[..at].chars().next_back();
        let after = text[at + word.len()..].chars().next();
        ![before, after].into_iter().flatten().any(|c| c.is_alphanumeric() || c == '_')
    })
}

#[cfg(test)]
mod tests {
    use super::super::tree::File;
    use super::{LIST, check};

    fn findings_of(text: &str) -> Vec<String> {
        let files = [
            File::new(LIST, "rung = \"name the level\"\n\"is said of\" = \"name the subject\"\n"),
            File::new("a.rs", text),
        ];
        let mut findings = Vec::new();
        check(&files, &mut findings);
        findings.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn words_are_found_in_comments() {
        assert_eq!(findings_of("//! A Rung.\n"), ["a.rs:1: `rung` in a comment: name the level"]);
        assert_eq!(
            findings_of("a /* b\nwhat is said of c */"),
            ["a.rs:2: `is said of` in a comment: name the subject"]
        );
        assert_eq!(findings_of("a; // rung").len(), 1);
    }

    #[test]
    fn generated_files_may_quote_a_grammar() {
        assert_eq!(findings_of("// @generated from grammars/a.abnf\n/// A rung.\n"), [""; 0]);
    }

    #[test]
    fn code_literals_and_parts_of_words_are_not() {
        assert_eq!(findings_of("let rung = \"// rung\"; // wrung, `rung_count`"), [""; 0]);
    }
}
