//! `virgule build`: composes a text of its fields.

use crate::args::DEFAULT_KIND;
use crate::inputs::grammar_name;
use crate::{Failure, Verdict, answer, args, print_error, write_answer};
use serde_json::Value;
use std::io::Write;
use virgule_dynamic::{Library, Unbuilt};

/// Prints the composed text.
pub fn run(call: &args::Build, out: &mut impl Write) -> Result<Verdict, Failure> {
    let library = call.grammars.library()?;
    let kind = kind(call, &library)?;
    let made = build(&library, &kind, &grouped(&call.fields)).map_err(Failure::Call)?;
    let verdict = if made.is_ok() { Verdict::Yes } else { Verdict::No };
    if call.json {
        write_answer(out, format_args!("{}\n", Value::Object(answer::built(made))))?;
    } else {
        match made {
            Ok(text) => write_answer(out, format_args!("{text}\n"))?,
            Err(unbuilt) => print_error(&unbuilt),
        }
    }
    Ok(verdict)
}

/// The kind to build: `--kind`, or the kind of the last grammar, or [`DEFAULT_KIND`].
fn kind(call: &args::Build, library: &Library) -> Result<String, Failure> {
    let (kind, last) = (&call.kind, call.grammars.files.last());
    let kinds = match (kind, last) {
        (Some(kind), _) => return Ok(kind.clone()),
        (None, None) => return Ok(DEFAULT_KIND.to_string()),
        (None, Some(file)) => library.kinds_of(&grammar_name(file)),
    };
    match kinds[..] {
        [kind] => Ok(kind.to_string()),
        [] => Err(Failure::Call("the grammar has no kind".to_string())),
        _ => Err(Failure::Call(format!(
            "the grammar has several kinds, {}: name one by --kind",
            kinds.join(", ")
        ))),
    }
}

/// Groups values by field, in the order of the first occurrence.
fn grouped(given: &[(String, String)]) -> Vec<(String, Vec<String>)> {
    let mut fields: Vec<(String, Vec<String>)> = Vec::new();
    for (name, value) in given {
        match fields.iter_mut().find(|(known, _)| known == name) {
            Some((_, values)) => values.push(value.clone()),
            None => fields.push((name.clone(), vec![value.clone()])),
        }
    }
    fields
}

/// Builds a text of a kind. The outer error is an unknown kind or field, or several values of a field that is not a
/// list; the inner error is that of the builder.
pub fn build(
    library: &Library,
    kind: &str,
    fields: &[(String, Vec<String>)],
) -> Result<Result<String, Unbuilt>, String> {
    let mut builder = library.builder(kind).map_err(|error| error.to_string())?;
    for (name, values) in fields {
        let set = match &values[..] {
            [value] => builder.set(name, value),
            _ if builder.is_list(name) => builder.set_all(name, values),
            [] => return Err(format!("the field `{name}` is no list")),
            _ => return Err(format!("the field `{name}` is given twice, and is no list")),
        };
        set.map_err(|unknown| unknown.to_string())?;
    }
    Ok(builder.build())
}
