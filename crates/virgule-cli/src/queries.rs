//! `virgule query`: reads and edits the `name=value` pairs of a query.

use crate::answer::Answer;
use crate::args::{Query, QueryEdit};
use crate::uri_commands::{grouped, print};
use crate::uri_operations::{TextError, text_error};
use crate::{Failure, Output, Verdict, print_error};
use virgule::encode::{Encoded, Rule};
use virgule::{BuildError, IriRef, IriRefBuf};

/// A decoded pair: its name, and its value if it has a `=`.
pub type Pair = (String, Option<String>);

/// An edit of the pairs of a query.
pub enum Edit {
    /// Removes all pairs with this name.
    Remove(String),
    /// Sets the first pair with the name, and removes the others. The pairs of further values follow it.
    Set(String, Vec<String>),
    /// Appends a pair for each value, or the name alone.
    Add(String, Vec<String>),
    /// Sorts the pairs by name; those of one name keep their order.
    Sort,
}

pub fn run(call: &Query, out: &mut Output<'_>) -> Result<Verdict, Failure> {
    let edited = |call: &QueryEdit, edit: fn(String, Vec<String>) -> Edit| {
        let edits = grouped(&call.pairs).into_iter().map(|(name, values)| edit(name, values));
        Answer::made(edit_pairs(&call.uri, edits))
    };
    match call {
        Query::List { uri, json } => {
            let line = |(name, value): &Pair| match value {
                Some(value) => format!("{name}={value}"),
                None => name.clone(),
            };
            show(pairs(uri), "the query has no pairs", line, *json, out)
        }
        Query::Get { uri, name, json } => {
            let named =
                |pairs: Vec<Pair>| pairs.into_iter().filter(|(known, _)| known == name).collect::<Vec<_>>();
            let line = |(_, value): &Pair| value.clone().unwrap_or_default();
            show(
                pairs(uri).map(named),
                &format!("the query has no pair with the name `{name}`"),
                line,
                *json,
                out,
            )
        }
        Query::Set(call) => print(edited(call, Edit::Set), call.json, out),
        Query::Add(call) => print(edited(call, Edit::Add), call.json, out),
        Query::Remove { uri, names, json } => {
            let edits = names.iter().cloned().map(Edit::Remove);
            print(Answer::made(edit_pairs(uri, edits)), *json, out)
        }
        Query::Sort { uri, json } => print(Answer::made(edit_pairs(uri, [Edit::Sort])), *json, out),
    }
}

/// Returns the pairs of a URI or an IRI, or a reference, separated by `&`. What is not UTF-8 remains percent-encoded.
pub fn pairs(uri: &str) -> Result<Vec<Pair>, TextError> {
    let iri = IriRef::parse(uri).map_err(text_error("uri", uri, "iri-reference"))?;
    Ok(iri.query_pairs().map(|(name, value)| (decoded(name), value.map(decoded))).collect())
}

fn decoded<R: Rule>(part: Encoded<'_, R>) -> String {
    part.decode().map_or_else(|_| part.as_str().to_string(), |text| text.into_owned())
}

/// Applies edits in order, and returns the changed URI.
pub fn edit_pairs(uri: &str, edits: impl IntoIterator<Item = Edit>) -> Result<String, TextError> {
    let iri = IriRef::parse(uri).map_err(text_error("uri", uri, "iri-reference"))?;
    let mut owned = iri.to_owned();
    for edit in edits {
        apply(&mut owned, &edit).map_err(|error| TextError {
            name: "uri",
            text: uri.to_string(),
            kind: "iri-reference".to_string(),
            place: None,
            message: error.to_string(),
        })?;
    }
    Ok(owned.into_string())
}

fn apply(uri: &mut IriRefBuf, edit: &Edit) -> Result<(), BuildError> {
    let mut query = uri.query_mut();
    match edit {
        Edit::Remove(name) => query.remove(name)?,
        Edit::Sort => query.sort()?,
        Edit::Set(name, values) => {
            let (first, more) =
                values.split_first().map_or((None, &[][..]), |(first, more)| (Some(first), more));
            query.set(name, first.map(String::as_str))?.extend(named(name, more))?
        }
        Edit::Add(name, values) if values.is_empty() => query.append(name, None)?,
        Edit::Add(name, values) => query.extend(named(name, values))?,
    };
    Ok(())
}

fn named<'v>(name: &'v str, values: &'v [String]) -> impl Iterator<Item = (&'v str, Option<&'v str>)> {
    values.iter().map(move |value| (name, Some(value.as_str())))
}

/// Prints a line for each pair, or the message if there are none.
fn show(
    pairs: Result<Vec<Pair>, TextError>,
    none: &str,
    line: impl Fn(&Pair) -> String,
    json: bool,
    out: &mut Output<'_>,
) -> Result<Verdict, Failure> {
    match pairs {
        Ok(pairs) if !json => {
            if pairs.is_empty() {
                print_error(&none);
            }
            pairs.iter().try_for_each(|pair| writeln!(out, "{}", line(pair)))?;
            Ok(Verdict::of(!pairs.is_empty()))
        }
        pairs => print(Answer::pairs(pairs), json, out),
    }
}
