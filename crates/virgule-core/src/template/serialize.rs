//! Serializes values to variables with serde.

use super::Value;
use crate::tree::{Tree, TreeError, TreeSerializer, message_error};
use alloc::collections::BTreeMap;
use alloc::string::String;
use alloc::vec::Vec;
use serde::ser::Serialize;

/// Returns the fields of a struct, or the entries of a map, as variables.
///
/// Strings, numbers, booleans and unit variants become strings, sequences become lists, inner maps and structs become
/// associative arrays, and `None` is undefined.
///
/// ```
/// use std::collections::BTreeMap;
/// use virgule::schemes::UriTemplate;
/// use virgule::template::to_variables;
///
/// let request = BTreeMap::from([("q", vec!["uri", "abnf"]), ("lang", vec![])]); // or a struct with `derive(Serialize)`
/// let template = UriTemplate::parse("/search{?q*,lang*}")?;
/// assert_eq!(template.expand(&to_variables(&request)?)?, "/search?q=uri&q=abnf");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
///
/// If the value is neither a struct nor a map, or a field nests deeper than a list or an associative array of strings.
pub fn to_variables<T: Serialize + ?Sized>(
    of: &T,
) -> Result<BTreeMap<String, Value<'static>>, VariablesError> {
    let Tree::Map(fields) = of.serialize(TreeSerializer { variants: true })? else {
        return Err(VariablesError::new("only a struct or a map can be converted to variables"));
    };
    let mut variables = BTreeMap::new();
    for (name, tree) in fields {
        let value = match tree {
            Tree::None => continue,
            Tree::Text(text) => Value::from(text),
            Tree::List(items) => {
                let texts = items.into_iter().filter_map(|item| text(&name, item).transpose());
                Value::list(texts.collect::<Result<Vec<String>, _>>()?)
            }
            Tree::Map(entries) => {
                let pair = |(key, item)| Ok(text(&name, item)?.map(|text| (key, text)));
                let pairs = entries.into_iter().filter_map(|entry| pair(entry).transpose());
                Value::map(pairs.collect::<Result<Vec<(String, String)>, VariablesError>>()?)
            }
        };
        variables.insert(name, value);
    }
    Ok(variables)
}

/// Returns the string of an item of a list or an associative array, or `None` if it is undefined.
fn text(variable: &str, tree: Tree) -> Result<Option<String>, VariablesError> {
    match tree {
        Tree::None => Ok(None),
        Tree::Text(text) => Ok(Some(text)),
        Tree::List(_) | Tree::Map(_) => Err(VariablesError(alloc::format!(
            "the variable `{variable}` nests deeper than a list or an associative array of strings"
        ))),
    }
}

/// The error for a value that cannot be converted to variables.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct VariablesError(String);

message_error!(VariablesError from TreeError);
