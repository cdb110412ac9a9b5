//! `reviewed.toml`: the results of manual reviews of grammars. For a grammar that is not listed, tests have no
//! expectations beyond its own file.

use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;
use virgule::Kind;

/// The review of a grammar.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default, rename_all = "kebab-case")]
pub struct Reviewed {
    /// The kinds whose fields do not determine a text, so that they have no builder.
    pub no_builder: BTreeSet<String>,
    /// The kinds whose builder omits a part of the text that is in no field.
    pub loses: BTreeSet<String>,
    /// The kinds with a field that may contain a password.
    pub secret: BTreeSet<String>,
    /// The ambiguous rules, each with a comment on its two derivations.
    pub ambiguities: BTreeMap<String, String>,
}

static FILE: LazyLock<BTreeMap<String, Reviewed>> =
    LazyLock::new(|| toml::from_str(include_str!("../reviewed.toml")).expect("a good file"));

/// All reviewed grammars, by name.
pub fn all() -> &'static BTreeMap<String, Reviewed> {
    &FILE
}

/// True if the grammar named `grammar` was reviewed.
pub fn is_reviewed(grammar: &str) -> bool {
    FILE.contains_key(grammar)
}

/// The kinds of reviewed grammars.
pub fn kinds() -> impl Iterator<Item = &'static Kind> {
    Kind::all().filter(|kind| is_reviewed(kind.grammar))
}

/// The union of one list of kinds over all reviewed grammars.
pub fn union(list: fn(&Reviewed) -> &BTreeSet<String>) -> BTreeSet<&'static str> {
    FILE.values().flat_map(list).map(String::as_str).collect()
}
