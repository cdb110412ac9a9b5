//! Queries as structs, by serde: each field is a key, and a list is a repeated key.
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
//! Structs and maps within fields are refused, because there is no common notation for them: serialize them to a string
//! first. A flattened field (`#[serde(flatten)]`) can only be read as a string, which is a limit of serde.
//!
//! A space is written as `%20` and a plus sign as `%2B`, which all readers decode. For reading, RFC 3986 defines no
//! meaning of `+`, and HTML forms encode a space as `+`: [`from_query`] keeps `+`, [`from_form`] decodes it to a space.
//!
//! Pairs are separated by `&`. Keys without a field are ignored, unless the type refuses them.
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
