//! `virgule query`: reads and edits the `name=value` pairs of a query.

use crate::answer::{Answer, AnswerMembers};
use crate::args::{Query, QueryEdit, QueryUri};
use crate::uri_commands::print_each;
use crate::uri_operations::{TextError, text_error};
use crate::{Failure, Output, Verdict};
use std::collections::BTreeSet;
use virgule::encode::{Encoded, Rule};
use virgule::{BuildError, Editable, IriRef, Owned, UriRef};

/// A decoded pair: its name, and its value if it has a `=`.
pub type Pair = (String, Option<String>);

/// Edits of the pairs of a query, in the order in which they are made. Each is one pass over the query.
#[derive(Default)]
pub struct Edits {
    /// The names of pairs to remove.
    pub remove: Vec<String>,
    /// Pairs that take the place of the first pair with their name; an empty list is a name without a value.
    pub set: Vec<(String, Vec<String>)>,
    /// Pairs to append.
    pub add: Vec<(String, Vec<String>)>,
    /// True to sort the pairs by name; those of one name keep their order.
    pub sort: bool,
}

pub fn run(call: &Query, out: &mut Output<'_>) -> Result<Verdict, Failure> {
    let edits = Edits::default();
    match call {
        Query::List(query) => {
            let listed = |uri: &str| shown(pairs(uri), false, "the query has no pairs");
            print_each(&query.uri, query.json, listed, out)
        }
        Query::Get { query, name } => {
            let none = format!("the query has no pair with the name `{name}`");
            let found = |uri: &str| {
                let mut pairs = pairs(uri);
                pairs.iter_mut().for_each(|pairs| pairs.retain(|(known, _)| known == name));
                shown(pairs, true, &none)
            };
            print_each(&query.uri, query.json, found, out)
        }
        Query::Set(QueryEdit { query, pairs }) => edit(query, &Edits { set: values(pairs), ..edits }, out),
        Query::Add(QueryEdit { query, pairs }) => edit(query, &Edits { add: values(pairs), ..edits }, out),
        Query::Remove { query, names } => edit(query, &Edits { remove: names.clone(), ..edits }, out),
        Query::Sort(query) => edit(query, &Edits { sort: true, ..edits }, out),
    }
}

/// Returns the arguments `NAME=VALUE`, each with its value, and `NAME` without one.
fn values(arguments: &[String]) -> Vec<(String, Vec<String>)> {
    let pair = |argument: &String| match argument.split_once('=') {
        Some((name, value)) => (name.to_string(), vec![value.to_string()]),
        None => (argument.clone(), Vec::new()),
    };
    arguments.iter().map(pair).collect()
}

/// Prints the edited URI.
fn edit(query: &QueryUri, edits: &Edits, out: &mut Output<'_>) -> Result<Verdict, Failure> {
    print_each(&query.uri, query.json, |uri| Answer::made(edit_pairs(uri, edits)), out)
}

/// Returns the pairs of a URI or an IRI, or a reference, separated by `&`. What is not UTF-8 remains percent-encoded.
pub fn pairs(uri: &str) -> Result<Vec<Pair>, TextError> {
    let iri = IriRef::parse(uri).map_err(text_error("uri", uri, "iri-reference"))?;
    Ok(iri.query_pairs().map(|(name, value)| (decoded(name), value.map(decoded))).collect())
}

fn decoded<R: Rule>(part: Encoded<'_, R>) -> String {
    part.decode().map_or_else(|_| part.as_str().to_string(), |text| text.into_owned())
}

/// Returns the edited URI.
pub fn edit_pairs(uri: &str, edits: &Edits) -> Result<String, TextError> {
    // What is added to a URI is percent-encoded beyond ASCII, so that it remains a URI.
    let edited = match UriRef::parse(uri) {
        Ok(uri) => edited(uri.to_owned(), edits),
        Err(_) => {
            let iri = IriRef::parse(uri).map_err(text_error("uri", uri, "iri-reference"))?;
            edited(iri.to_owned(), edits)
        }
    };
    edited.map_err(|error| TextError::of("uri", error.to_string()))
}

fn edited<V: Editable>(mut uri: Owned<V>, edits: &Edits) -> Result<String, BuildError> {
    let mut query = uri.query_mut();
    if !edits.remove.is_empty() {
        let names: BTreeSet<&str> = edits.remove.iter().map(String::as_str).collect();
        query.retain(|name, _| !names.contains(name))?;
    }
    if !edits.set.is_empty() {
        query.set_all(named(&edits.set))?;
    }
    if !edits.add.is_empty() {
        query.extend(named(&edits.add))?;
    }
    if edits.sort {
        query.sort()?;
    }
    Ok(uri.into_string())
}

/// Returns a pair for each value, or for a name without values.
fn named(pairs: &[(String, Vec<String>)]) -> impl Iterator<Item = (&str, Option<&str>)> {
    pairs.iter().flat_map(|(name, values)| {
        let alone = values.is_empty().then_some((name.as_str(), None));
        alone.into_iter().chain(values.iter().map(move |value| (name.as_str(), Some(value.as_str()))))
    })
}

/// Returns the answer with the pairs, or with a note if there are none.
fn shown(pairs: Result<Vec<Pair>, TextError>, only_values: bool, none: &str) -> Answer<'static, 'static> {
    let mut answer = Answer::pairs(pairs);
    if let AnswerMembers::Pairs { pairs, values_only } = &mut answer.members {
        *values_only = only_values;
        answer.notes.extend(pairs.is_empty().then(|| none.to_string()));
    }
    answer
}
