//! `reviewed.toml`: what people found who looked at a grammar. A grammar that is not listed is new: no test knows what
//! is right for it beyond what its own file says.

use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;
use virgule::Kind;

/// What is known of a grammar.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default, rename_all = "kebab-case")]
pub struct Reviewed {
    /// Kinds whose fields do not make a text.
    pub no_builder: BTreeSet<String>,
    /// Kinds whose builder leaves out something that no field holds.
    pub loses: BTreeSet<String>,
    /// Kinds with a field that may hold a password.
    pub secret: BTreeSet<String>,
    /// By rule: what to think of its two readings.
    pub ambiguities: BTreeMap<String, String>,
}

static FILE: LazyLock<BTreeMap<String, Reviewed>> =
    LazyLock::new(|| toml::from_str(include_str!("../reviewed.toml")).expect("a good file"));

/// All grammars that were reviewed, by name.
pub fn all() -> &'static BTreeMap<String, Reviewed> {
    &FILE
}

/// Whether the grammar of that name was reviewed.
pub fn is_reviewed(grammar: &str) -> bool {
    FILE.contains_key(grammar)
}

/// The kinds of reviewed grammars.
pub fn kinds() -> impl Iterator<Item = &'static Kind> {
    Kind::all().filter(|kind| is_reviewed(kind.grammar))
}

/// One list of all reviewed grammars together.
pub fn union(list: fn(&Reviewed) -> &BTreeSet<String>) -> BTreeSet<&'static str> {
    FILE.values().flat_map(list).map(String::as_str).collect()
}
