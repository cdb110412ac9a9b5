//! `virgule expand`: expands a URI template.

use crate::batch::variables::{self, Variables};
use crate::hints;
use crate::inputs::{about, read_to_string};
use crate::{Failure, Verdict, answer, args, print_error, print_notes, write_answer};
use serde_json::Value as Json;
use serde_json::value::RawValue;
use std::io::Write;
use virgule::template::Value;

/// Prints the expansion.
pub fn run(call: &args::Expand, out: &mut impl Write) -> Result<Verdict, Failure> {
    let answer = answer::expanded(&call.template, &variables(call)?);
    let notes = hints::unused_variables(&call.template, call.variables.iter().map(|(name, _)| name.as_str()));
    let done = answer.get("ok") == Some(&Json::Bool(true));
    let member = |outer: &str, inner: Option<&str>| {
        let value = answer.get(outer).and_then(|value| inner.map_or(Some(value), |inner| value.get(inner)));
        value.and_then(Json::as_str).unwrap_or_default().to_string()
    };
    match done {
        _ if call.json => {
            write_answer(out, format_args!("{}\n", Json::Object(answer::noted(answer.clone(), notes))))?;
        }
        true => {
            print_notes(&notes);
            write_answer(out, format_args!("{}\n", member("output", None)))?;
        }
        false => print_error(&member("error", Some("message"))),
    }
    Ok(if done { Verdict::Yes } else { Verdict::No })
}

/// The variables of the file and of the arguments. The arguments have priority.
fn variables(call: &args::Expand) -> Result<Variables, Failure> {
    let mut variables = match &call.variables_file {
        Some(path) => {
            let text = read_to_string(path)?;
            let object: &RawValue = serde_json::from_str(&text).map_err(|error| about(path, &error))?;
            variables::read(object).map_err(|message| about(path, &message))?
        }
        None => Variables::new(),
    };
    let mut given: Vec<(&str, Vec<&str>)> = Vec::new();
    for (name, value) in &call.variables {
        match given.iter_mut().find(|(known, _)| known == name) {
            Some((_, values)) => values.push(value),
            None => given.push((name, vec![value])),
        }
    }
    for (name, values) in given {
        let value = match values[..] {
            [value] => Value::from(value.to_string()),
            _ => Value::list(values.into_iter().map(str::to_string)),
        };
        variables.insert(name.to_string(), value);
    }
    Ok(variables)
}
