//! `virgule build`: fields → one text, or which field is in the way.

use crate::{Failure, Verdict, answer, args, complain, say};
use serde_json::Value;
use std::io::Write;
use virgule_dynamic::{Library, Unbuilt};

/// Prints the text.
pub fn run(call: &args::Build, out: &mut impl Write) -> Result<Verdict, Failure> {
    let library = call.grammars.library()?;
    let made = build(&library, &call.kind, &grouped(&call.fields)).map_err(Failure::Call)?;
    let verdict = if made.is_ok() { Verdict::Yes } else { Verdict::No };
    if call.json {
        say(out, format_args!("{}\n", Value::Object(answer::built(made))))?;
    } else {
        match made {
            Ok(text) => say(out, format_args!("{text}\n"))?,
            Err(unbuilt) => complain(&unbuilt),
        }
    }
    Ok(verdict)
}

/// The values by field, in the order in which the fields were given first.
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

/// A text of that kind with those fields. The outer error is an unknown kind or field, or several values of a field that is
/// no list.
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
