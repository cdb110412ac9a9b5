//! `virgule grammar list`: the built-in kinds, and whether their texts are URIs.
//!
//! Automata decide whether all texts of a kind are URIs when the tables are generated: see `virgule::UriSubset`.

use crate::{Failure, Verdict, write_answer};
use serde_json::{Value, json};
use std::io::Write;
use virgule::{Kind, UriSubset};

/// Prints a line per kind.
pub fn list(json: bool, out: &mut impl Write) -> Result<Verdict, Failure> {
    let widest = |part: fn(&Kind) -> &str| Kind::all().map(|kind| part(kind).len()).max().unwrap_or(0);
    let (name, grammar, start) =
        (widest(|kind| kind.name), widest(|kind| kind.grammar), widest(|kind| kind.start));
    for kind in Kind::all() {
        if json {
            write_answer(out, format_args!("{}\n", object(kind)))?;
            continue;
        }
        let sort = if kind.scheme { "scheme" } else { "kind  " };
        let uri = match kind.inside {
            UriSubset::Yes => "inside RFC 3986".to_string(),
            UriSubset::No { witness } => format!("not inside: {witness:?}"),
            UriSubset::Unknown => "not decided".to_string(),
        };
        let row = format_args!(
            "{:name$}  {sort}  {:grammar$}  {:start$}  {uri}\n",
            kind.name, kind.grammar, kind.start
        );
        write_answer(out, row)?;
    }
    Ok(Verdict::Yes)
}

fn object(kind: &Kind) -> Value {
    let (inside, witness) = match kind.inside {
        UriSubset::Yes => (Some(true), None),
        UriSubset::No { witness } => (Some(false), Some(witness)),
        UriSubset::Unknown => (None, None),
    };
    let fields: Vec<&str> = kind.fields.iter().copied().filter(|name| !name.is_empty()).collect();
    json!({
        "name": kind.name, "scheme": kind.scheme, "grammar": kind.grammar, "start": kind.start,
        "inside-rfc3986": inside, "witness": witness, "fields": fields,
    })
}
