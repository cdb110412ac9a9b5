//! `virgule build`: fields → one text, or which field is in the way.

use crate::{Failure, Verdict, answer, args, say};
use serde_json::Value;
use std::io::Write;
use virgule_dynamic::{Library, Unbuilt};

/// Prints the text.
pub fn run(call: &args::Build, out: &mut impl Write) -> Result<Verdict, Failure> {
    let library = call.grammars.library()?;
    let made = build(&library, &call.kind, &call.fields).map_err(Failure::Call)?;
    let verdict = if made.is_ok() { Verdict::Yes } else { Verdict::No };
    if call.json {
        say(out, format_args!("{}\n", Value::Object(answer::built(made))))?;
    } else {
        match made {
            Ok(text) => say(out, format_args!("{text}\n"))?,
            Err(unbuilt) => say(out, format_args!("{unbuilt}\n"))?,
        }
    }
    Ok(verdict)
}

/// A text of that kind with those fields. The outer error is an unknown kind or field, or a field given twice.
pub fn build(
    library: &Library,
    kind: &str,
    fields: &[(String, String)],
) -> Result<Result<String, Unbuilt>, String> {
    let mut builder = library.builder(kind).map_err(|error| error.to_string())?;
    for (index, (name, value)) in fields.iter().enumerate() {
        if fields[..index].iter().any(|(earlier, _)| earlier == name) {
            return Err(format!("the field `{name}` is given twice"));
        }
        builder.set(name, value).map_err(|unknown| unknown.to_string())?;
    }
    Ok(builder.build())
}
