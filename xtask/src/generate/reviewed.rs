//! `tests/reviewed.toml`: the remarks of people who reviewed a grammar.

use serde::Deserialize;
use std::collections::BTreeMap;

/// The path of the file, below the root.
const FILE: &str = "tests/reviewed.toml";

/// The contents of the file, by grammar.
#[derive(Debug, Default)]
pub struct Reviewed(BTreeMap<String, Grammar>);

/// The part of a review that `gen` uses; tests read the rest.
#[derive(Debug, Deserialize)]
struct Grammar {
    /// Remarks on ambiguities, by rule.
    #[serde(default)]
    ambiguities: BTreeMap<String, String>,
}

impl Reviewed {
    /// Reads the file of the workspace.
    pub fn load() -> Result<Self, String> {
        let path = crate::grammars::root().join(FILE);
        let text = std::fs::read_to_string(path).map_err(|error| format!("{FILE}: {error}"))?;
        Reviewed::read(&text)
    }

    /// Reads the text of the file.
    pub fn read(text: &str) -> Result<Self, String> {
        toml::from_str(text).map(Reviewed).map_err(|error| format!("{FILE}: {error}"))
    }

    /// The remark on the ambiguities of a rule.
    pub fn ambiguity(&self, grammar: &str, rule: &str) -> Option<&str> {
        self.0.get(grammar)?.ambiguities.get(rule).map(String::as_str)
    }
}
