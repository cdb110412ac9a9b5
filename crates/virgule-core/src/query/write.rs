//! Values → queries.

use super::QueryError;
use crate::encode::{QUERY, encode};
use crate::tree::{Tree, TreeSerializer};
use alloc::format;
use alloc::string::String;
use core::fmt::Write;
use serde::ser::Serialize;

/// Serializes a struct or a map as a query, without the `?`; empty if no field has a value. The [module](super) defines
/// how each field is written.
///
/// # Errors
///
/// If `value` is not a struct or a map, or a field nests deeper than a list of values. The message contains the field.
///
/// ```
/// use virgule::{UriBuf, query::to_query};
///
/// #[derive(serde::Serialize)]
/// struct Page<'a> {
///     lang: &'a str,
///     page: u32,
/// }
///
/// let mut uri: UriBuf = "https://example.com/list#top".parse()?;
/// uri.set_query(to_query(&Page { lang: "français", page: 2 })?)?;
/// assert_eq!(uri, "https://example.com/list?lang=fran%C3%A7ais&page=2#top");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn to_query<T: Serialize + ?Sized>(value: &T) -> Result<String, QueryError> {
    let Tree::Map(fields) = value.serialize(TreeSerializer { variants: false })? else {
        return Err(QueryError::new("a query is written of a struct or a map"));
    };
    let mut query = String::new();
    for (key, tree) in &fields {
        match tree {
            Tree::None => {}
            Tree::Text(text) => pair(&mut query, key, text),
            Tree::List(items) => {
                for item in items {
                    match item {
                        Tree::Text(text) => pair(&mut query, key, text),
                        Tree::None => return Err(nested(key, "a list with an item that is no value")),
                        Tree::List(_) => return Err(nested(key, "a list of lists")),
                        Tree::Map(_) => return Err(nested(key, "a list of structs or maps")),
                    }
                }
            }
            Tree::Map(_) => return Err(nested(key, "a struct or a map")),
        }
    }
    Ok(query)
}

pub(super) fn nested(key: &str, what: &str) -> QueryError {
    QueryError::new(format!("the field `{key}` is {what}, which a query cannot have: make it a string"))
}

/// Appends `key=value` to `query`.
fn pair(query: &mut String, key: &str, value: &str) {
    let set = QUERY.without_all(b"&;+");
    let separator = if query.is_empty() { "" } else { "&" };
    // Writing to a string does not fail.
    let _ = write!(query, "{separator}{}={}", encode(key, set.without(b'=')), encode(value, set));
}
