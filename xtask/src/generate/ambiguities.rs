//! `docs/ambiguities.md`: the ambiguities of the grammars, with the remarks of reviewers.
//!
//! The analysis finds the ambiguities; the remarks come from `tests/reviewed.toml`. A new grammar needs none.

use super::documents::code;
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
            let note = reviewed.get(name).and_then(|review| review.ambiguities.get(rule));
            if let Some(note) = note.filter(|_| rule != noted) {
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
pub type Reviewed = BTreeMap<String, Review>;

/// The part of a review that `gen` uses, the remarks by rule; tests read the rest.
#[derive(Debug, Deserialize)]
pub struct Review {
    #[serde(default)]
    ambiguities: BTreeMap<String, String>,
}

pub fn reviewed() -> Result<Reviewed, String> {
    toml::from_str(&read_text(FILE)?).map_err(|error| format!("{FILE}: {error}"))
}

#[cfg(test)]
mod tests {
    use super::{Ambiguities, document};

    #[test]
    fn remarks_are_optional() {
        let place = |rule: &str| (rule.to_string(), format!("- `{rule}`.\n"));
        let found = Ambiguities { own: vec![place("a"), place("a"), place("b")], ..Ambiguities::default() };
        assert_eq!(found.rules(), ["a", "b"]);
        let reviewed = toml::from_str("[x]\nambiguities.a = 'Why.'\n").unwrap();
        let text = document(&[("x".into(), found), ("y".into(), Ambiguities::default())], &reviewed);
        assert!(text.contains("\n## x\n\n- `a`.\n  Why.\n- `a`.\n- `b`.\n\n## By imported rules"), "{text}");
        assert!(text.contains("\n## Not ambiguous\n\n- y\n\n## Rules that nest\n"), "{text}");
        assert!(!text.contains("too large to"), "{text}");
    }
}
