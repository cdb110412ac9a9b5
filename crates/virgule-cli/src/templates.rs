//! `virgule expand` and its inverse, `virgule match`: URI templates (RFC 6570).

use crate::answer::Answer;
use crate::batch::variables::{self, Variables};
use crate::inputs::{about, read_to_string};
use crate::uri_commands::{grouped, print, print_each};
use crate::{Failure, Output, Verdict, args, hints};
use serde_json::value::RawValue;
use virgule::template::Value;
use virgule_dynamic::patterns::{Pattern, PatternError, TemplateMatcher};

/// Prints the expansion of a URI template.
pub fn expand(call: &args::Expand, out: &mut Output<'_>) -> Result<Verdict, Failure> {
    let answer = Answer::expanded(&call.template, &variables(call)?);
    let notes = hints::unused_variables(&call.template, call.variables.iter().map(|(name, _)| name.as_str()));
    print(answer.with_notes(notes), call.json, out)
}

/// Returns the variables of the file and of the arguments. The arguments have priority.
fn variables(call: &args::Expand) -> Result<Variables, Failure> {
    let mut variables = match &call.variables_file {
        Some(path) => {
            let text = read_to_string(path)?;
            let object: &RawValue = serde_json::from_str(&text).map_err(|error| about(path, &error))?;
            variables::read(object).map_err(|message| about(path, &message))?
        }
        None => Variables::new(),
    };
    for (name, values) in grouped(&call.variables) {
        let value = match &values[..] {
            [value] => Value::from(value.clone()),
            _ => Value::list(values.iter().cloned()),
        };
        variables.insert(name, value);
    }
    Ok(variables)
}

/// Prints the variables of a string that a template expands to, as `virgule expand` reads them.
pub fn run_match(call: &args::Match, out: &mut Output<'_>) -> Result<Verdict, Failure> {
    let matcher = matcher(&call.template, call.route, &call.maps, call.allow_ambiguity);
    if let Err(error) = &matcher {
        return print(Answer::pattern_error(error, "--allow-ambiguity"), call.json, out);
    }
    print_each(&call.text, call.json, |text| Answer::variables(&matcher, text), out)
}

/// Compiles a template to match strings with it. `maps` are the variables that are associative arrays.
pub fn matcher(
    template: &str,
    route: bool,
    maps: &[String],
    allow_ambiguity: bool,
) -> Result<TemplateMatcher, PatternError> {
    let pattern = if route { Pattern::route(template)? } else { Pattern::parse(template)? };
    let pattern = maps.iter().fold(pattern, |pattern, name| pattern.map(name));
    if allow_ambiguity { pattern.allow_ambiguity() } else { pattern }.matcher()
}
