//! `docs/ambiguities.md`: the ambiguities of the grammars, with the remarks of reviewers.
//!
//! The analysis finds the ambiguities; the remarks come from `tests/reviewed.toml`. A new grammar needs none.

use crate::grammars::read_text;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::fmt::Write;
use virgule_compiler::abnf::lower::grammar::Grammar;
use virgule_tools::ambiguity::{Ambiguity, AmbiguityReport};

pub const DOCUMENT: &str = "docs/ambiguities.md";

/// A grammar and its ambiguities, as lines of the document.
#[derive(Default)]
pub struct Ambiguities {
    /// The ambiguities of the grammar's own rules, by rule.
    own: Vec<(String, String)>,
    /// Ambiguous rules of imported documents that the grammar uses, with the shortest text.
    imported: Vec<String>,
    /// Recursive rules in which the search found no ambiguity, with the depth of the search.
    open: Option<String>,
    large: Vec<String>,
}

impl Ambiguities {
    /// Formats the result of the search in a grammar.
    pub fn new(grammar: &Grammar, report: &AmbiguityReport) -> Self {
        let name = |rule: &_| format!("`{}`", grammar.rule(*rule).name);
        let is_own = |found: &&Ambiguity| grammar.rule(found.rule).document == grammar.name;
        let own = report.found.iter().filter(is_own).map(|found| {
            let [preferred, other] = [found.reading(0), found.reading(1)];
            let rule = grammar.rule(found.rule).name.clone();
            let text = format!(
                "- `{rule}`, in {}.\n  Preferred: {preferred}.\n  Also: {other}.\n",
                code(&found.text)
            );
            (rule, text)
        });
        let open: Vec<String> = report.open.iter().map(name).collect();
        Ambiguities {
            own: own.collect(),
            imported: imported(grammar, report),
            open: (!open.is_empty())
                .then(|| format!("{}, up to nesting depth {}", open.join(", "), report.depth)),
            large: report.large.iter().map(|error| name(&error.rule)).collect(),
        }
    }

    pub fn rules(&self) -> Vec<&str> {
        let mut rules: Vec<&str> = self.own.iter().map(|(rule, _)| rule.as_str()).collect();
        rules.dedup();
        rules
    }
}

/// Formats the ambiguous rules of imported documents.
fn imported(grammar: &Grammar, report: &AmbiguityReport) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    for found in &report.found {
        let rule = grammar.rule(found.rule);
        let name = format!("`{}` of {}", rule.name, rule.document);
        if rule.document != grammar.name && !names.iter().any(|known| known.starts_with(&name)) {
            names.push(format!("{name} ({})", code(&found.text)));
        }
    }
    names
}

/// A text as inline code; a text with a backtick gets two as delimiters.
fn code(text: &str) -> String {
    let text =
        text.escape_debug().to_string().replace("\\\"", "\"").replace("\\'", "'").replace("\\\\", "\\");
    if text.contains('`') { format!("`` {text} ``") } else { format!("`{text}`") }
}

/// The document with all grammars.
pub fn document(grammars: &[(String, Ambiguities)], reviewed: &Reviewed) -> String {
    let mut text = String::from(
        "# Texts with two derivations\n\n\
         Written by `cargo xtask gen`, which finds every line again; the remarks are those of `tests/reviewed.toml`. For each \
         place\nwhere a grammar is ambiguous: the shortest text of a start rule that has both readings, the reading that is \
         preferred (an\nearlier alternative, one more turn of a repetition), the other one, and what to think of it. The \
         search is exact: what is\nnot listed here is not ambiguous, but where rules nest or are too large.\n",
    );
    // Writing to a string does not fail.
    for (name, found) in grammars.iter().filter(|(_, found)| !found.own.is_empty()) {
        let _ = writeln!(text, "\n## {name}\n");
        let mut noted = "";
        for (rule, place) in &found.own {
            text.push_str(place);
            if let Some(note) = reviewed.ambiguity(name, rule).filter(|_| rule != noted) {
                let _ = writeln!(text, "  {note}");
                noted = rule;
            }
        }
    }
    let mut list = |heading: &str, line: fn(&str, &Ambiguities) -> Option<String>| {
        let _ = writeln!(text, "\n## {heading}\n");
        for line in grammars.iter().filter_map(|(name, found)| line(name, found)) {
            let _ = writeln!(text, "- {line}");
        }
    };
    list("By imported rules", |name, found| {
        (!found.imported.is_empty()).then(|| format!("{name}: {}", found.imported.join(", ")))
    });
    list("Not ambiguous", |name, found| {
        let none = found.own.is_empty() && found.imported.is_empty() && found.large.is_empty();
        none.then(|| name.to_string())
    });
    list(
        "Rules that nest\n\nWhether there is an ambiguity in rules that nest is undecidable in general. None was found in these:",
        |name, found| Some(format!("{name}: {}", found.open.as_ref()?)),
    );
    if grammars.iter().any(|(_, found)| !found.large.is_empty()) {
        list("Rules that are too large to be searched", |name, found| {
            (!found.large.is_empty()).then(|| format!("{name}: {}", found.large.join(", ")))
        });
    }
    text
}

/// The path of the file, below the root.
const FILE: &str = "tests/reviewed.toml";

/// The contents of the file, by grammar.
#[derive(Debug, Default)]
pub struct Reviewed(BTreeMap<String, Review>);

/// The part of a review that `gen` uses; tests read the rest.
#[derive(Debug, Deserialize)]
struct Review {
    #[serde(default)]
    ambiguities: BTreeMap<String, String>,
}

impl Reviewed {
    pub fn load() -> Result<Self, String> {
        Reviewed::read(&read_text(FILE)?)
    }

    pub fn read(text: &str) -> Result<Self, String> {
        toml::from_str(text).map(Reviewed).map_err(|error| format!("{FILE}: {error}"))
    }

    /// The remark on the ambiguities of a rule.
    pub fn ambiguity(&self, grammar: &str, rule: &str) -> Option<&str> {
        self.0.get(grammar)?.ambiguities.get(rule).map(String::as_str)
    }
}

#[cfg(test)]
mod tests {
    use super::{Ambiguities, Reviewed, code, document};

    #[test]
    fn remarks_are_optional() {
        let place = |rule: &str| (rule.to_string(), format!("- `{rule}`.\n"));
        let found = Ambiguities { own: vec![place("a"), place("a"), place("b")], ..Ambiguities::default() };
        assert_eq!(found.rules(), ["a", "b"]);
        let reviewed = Reviewed::read("[x]\nambiguities.a = 'Why.'\n").unwrap();
        let text = document(&[("x".into(), found), ("y".into(), Ambiguities::default())], &reviewed);
        assert!(text.contains("\n## x\n\n- `a`.\n  Why.\n- `a`.\n- `b`.\n\n## By imported rules"), "{text}");
        assert!(text.contains("\n## Not ambiguous\n\n- y\n\n## Rules that nest\n"), "{text}");
        assert!(!text.contains("too large to"), "{text}");
    }

    #[test]
    fn texts_stand_as_code() {
        assert_eq!(
            (code("a\"b"), code("a`b"), code("\n")),
            ("`a\"b`".into(), "`` a`b ``".into(), "`\\n`".into())
        );
    }
}
