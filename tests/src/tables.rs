//! Tables of cases (`tests/data/tables.toml`).

use serde::Deserialize;
use serde_json::Value;
use std::sync::LazyLock;
use virgule::Equivalence;

/// The rows of a table, from top to bottom.
pub fn rows<T: Deserialize<'static>>(table: &str) -> Vec<T> {
    static TABLES: LazyLock<Value> =
        LazyLock::new(|| toml::from_str(include_str!("../data/tables.toml")).expect("tables"));
    Vec::deserialize(&TABLES[table]).unwrap_or_else(|error| panic!("{table}: {error}"))
}

/// The level of equivalence with this name; `None` for the empty name.
pub fn level(name: &str) -> Option<Equivalence> {
    let levels = [Equivalence::String, Equivalence::Syntax, Equivalence::Scheme];
    let level = levels.into_iter().find(|level| level.to_string() == name);
    assert!(level.is_some() || name.is_empty(), "no level {name}");
    level
}
