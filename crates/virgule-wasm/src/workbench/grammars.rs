//! `grammars`: the built-in grammars, with their titles and kinds.

use serde_json::{Value, json};
use virgule::Kind;
use virgule_compiler::builtin::GRAMMARS;

/// `grammars`: for each its `file`, `title` and `kinds`, each with its `name` and start `rule`.
pub fn answer() -> Value {
    let kinds = |grammar: &str| -> Vec<Value> {
        let own = Kind::all().filter(|kind| kind.grammar == grammar);
        own.map(|kind| json!({ "name": kind.name, "rule": kind.start })).collect()
    };
    let grammar = |(name, text): &(&str, &str)| json!({ "file": format!("{name}.abnf"), "title": title(name, text), "kinds": kinds(name) });
    let grammars: Vec<Value> = GRAMMARS.iter().map(grammar).collect();
    json!({ "ok": true, "grammars": grammars })
}

/// The first line of the header comment.
fn title<'t>(name: &'t str, text: &'t str) -> &'t str {
    let first = text.lines().next().and_then(|line| line.strip_prefix(';')).map(str::trim);
    first.filter(|title| !title.is_empty()).unwrap_or(name)
}
