//! Queries as structs, with serde: each field is a key, and a list is a repeated key.
//!
//! ```
//! use serde::{Deserialize, Serialize};
//! use virgule::query::{from_query, to_query};
//!
//! #[derive(Debug, PartialEq, Serialize, Deserialize)]
//! struct Search {
//!     q: String,
//!     #[serde(default)]
//!     tag: Vec<String>,
//!     page: Option<u32>,
//! }
//!
//! let search = Search { q: "C++ & Rust".into(), tag: vec!["uri".into(), "abnf".into()], page: None };
//! let query = to_query(&search)?;
//! assert_eq!(query, "q=C%2B%2B%20%26%20Rust&tag=uri&tag=abnf");
//! assert_eq!(from_query::<Search>(&query)?, search);
//! # Ok::<(), virgule::query::QueryError>(())
//! ```
//!
//! | field | written | read |
//! |---|---|---|
//! | string, number, `bool`, `char`, variant without data | `key=value` | exactly one `key`; without `=`, the value is empty |
//! | `Option` | nothing for `None` | `None` if there is no `key` |
//! | `Vec`, tuple, array | `key=value` for each item | all `key`s, in order |
//! | an empty `Vec` | nothing | needs `#[serde(default)]` |
//! | `()`, unit struct | nothing | an empty value |
//! | struct, map, list in a list, variant with data, bytes | an error | an error |
//!
//! Structs and maps within fields are rejected, because there is no common notation for them: serialize them to a
//! string first. A flattened field (`#[serde(flatten)]`) can only be read as a string, which is a limitation of serde.
//!
//! A space is written as `%20` and a plus sign as `%2B`, which all readers decode. RFC 3986 does not define the meaning
//! of `+`, and HTML forms encode a space as `+`: [`from_query`] keeps `+`, [`from_form`] decodes it to a space.
//!
//! Pairs are separated by `&`. Keys without a field are ignored, unless the type rejects them.
//!
//! [`Query`] and [`Form`] are such structs as fields of a type with `#[derive(UriScheme)]`.

mod read;
#[cfg(test)]
mod tests;
mod typed;

pub use read::{from_form, from_query};
pub use typed::{Form, Query};

use crate::encode::{QUERY, encode};
use crate::tree::{Tree, TreeError, TreeSerializer, message_error};
use alloc::format;
use alloc::string::{String, ToString};
use core::fmt::{self, Write};
use serde::ser::Serialize;
use serde::{de, ser};

/// Serializes a struct or a map as a query, without the `?`. The query is empty if no field has a value. The
/// [module](self) defines how each field is written.
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
        return Err(QueryError::new("only a struct or a map can be written as a query"));
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
                        Tree::None => return Err(nested(key, "a list with an empty item")),
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

fn nested(key: &str, what: &str) -> QueryError {
    QueryError::new(format!("the field `{key}` is {what}, which a query cannot contain: make it a string"))
}

/// Appends `key=value` to `query`.
fn pair(query: &mut String, key: &str, value: &str) {
    let set = QUERY.without_all(b"&;+");
    let separator = if query.is_empty() { "" } else { "&" };
    // Writing to a string does not fail.
    let _ = write!(query, "{separator}{}={}", encode(key, set.without(b'=')), encode(value, set));
}

/// The error of a value that cannot be written as a query, or of a query that cannot be read as a type. The message
/// contains the key. It contains no value, unless the type of a field has its own error, whose message contains it.
///
/// ```
/// use std::collections::BTreeMap;
/// use virgule::query::from_query;
///
/// let error = from_query::<BTreeMap<String, u32>>("page=1&page=2").unwrap_err();
/// assert_eq!(error.to_string(), "the key `page` occurs 2 times: use a list");
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct QueryError(String);

message_error!(QueryError from TreeError);

impl QueryError {
    /// Adds the key to the message, if it does not contain the key.
    fn of_key(self, key: &str) -> Self {
        match self.0.contains(&format!("`{key}`")) {
            true => self,
            false => QueryError(format!("the key `{key}`: {self}")),
        }
    }
}

/// The default messages of invalid values contain the value, which may be a secret.
impl de::Error for QueryError {
    fn custom<T: fmt::Display>(message: T) -> Self {
        QueryError(message.to_string())
    }

    fn invalid_type(_: de::Unexpected<'_>, expected: &dyn de::Expected) -> Self {
        QueryError(format!("expected {expected}"))
    }

    fn invalid_value(_: de::Unexpected<'_>, expected: &dyn de::Expected) -> Self {
        QueryError(format!("expected {expected}"))
    }

    fn unknown_variant(_: &str, expected: &'static [&'static str]) -> Self {
        QueryError(format!("expected one of {}", expected.join(", ")))
    }
}

impl ser::Error for QueryError {
    fn custom<T: fmt::Display>(message: T) -> Self {
        QueryError(message.to_string())
    }
}
