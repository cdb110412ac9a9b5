//! Queries as structs, by serde: each field is a key, a list is a repeated key.
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
//! Structs and maps within fields are refused, because there is no common spelling of them: serialize them to a string first.
//! A field that is flattened (`#[serde(flatten)]`) is read from strings alone, which is a limit of serde.
//!
//! A blank is written `%20` and a plus sign `%2B`, which all readers take for the same. Reading, RFC 3986 gives `+` no meaning and
//! the forms of HTML make a blank of it: [`from_query`] keeps it, [`from_form`] makes it a blank.
//!
//! Pairs are separated by `&`. Keys that no field has are ignored, unless the type refuses them.
//!
//! ```text
//! write  a value → a query
//! read   a query → a value
//! ```

mod error;
mod read;
#[cfg(test)]
mod tests;
mod write;

pub use error::QueryError;
pub use read::{from_form, from_query};
pub use write::to_query;
