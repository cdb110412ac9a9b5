//! URI functions for DataFusion.
//!
//! ```
//! use datafusion::prelude::SessionContext;
//!
//! # #[tokio::main(flavor = "current_thread")]
//! # async fn main() -> datafusion::common::Result<()> {
//! let context = SessionContext::new();
//! virgule_datafusion::register_all(&context)?;
//! let rows = context
//!     .sql("SELECT uri_host(u) AS host, count(DISTINCT uri_key(u)) AS pages FROM
//!           (VALUES ('http://a/%7Eb'), ('HTTP://A:80/~b'), ('no uri')) AS urls(u) GROUP BY 1 ORDER BY 1")
//!     .await?;
//! # let shown = rows.clone().to_string().await?;
//! # assert!(shown.contains("| A    | 1     |") && shown.contains("| a    | 1     |"), "{shown}");
//! rows.show().await
//! # }
//! ```
//!
//! # Functions
//!
//! `register_all` registers these functions with the prefixes `uri`, `uri_reference`, `iri` and `iri_reference`; the
//! syntax is the rule of RFC 3986 or RFC 3987 with this name. [`register_kind`] does so for a built-in kind, and
//! [`register_grammar`] for the kinds of a grammar file.
//!
//! | function | result |
//! |---|---|
//! | `uri_parse(u)` | a struct of all fields: `uri_parse(u)['host']` |
//! | `uri_scheme(u)`, `uri_authority`, `uri_userinfo`, `uri_host`, `uri_port`, `uri_path`, `uri_query`, `uri_fragment` | one field, as it is spelled; NULL if it is absent |
//! | `uri_is_valid(u)` | whether the text is a URI |
//! | `uri_error(u)`, `uri_error_offset(u)` | why it is none, and at which byte; NULL for a URI |
//! | `uri_normalize(u[, level])` | the text as `'string'`, `'syntax'` (default) or `'scheme'` normalizes it: RFC 3986 section 6.2 |
//! | `uri_key(u[, level])` | a text that two rows share exactly if they are equivalent under the level, `'scheme'` by default |
//! | `uri_query_value(u, name)` | the decoded value of the first pair of the query with that name |
//! | `uri_relative_to(u, base)`, `iri_relative_to` | the shortest reference from the base to the text |
//! | `uri_reference_resolve(r, base)`, `iri_reference_resolve` | the reference, resolved against the base: RFC 3986 section 5 |
//!
//! The result for a text that is not a URI is NULL. A function with the prefix `strict_`, such as `strict_uri_host(u)`,
//! returns an error with the row of the batch, the offset and the reason, without the text. A level must be a literal.
//!
//! The functions of Spark are in [`spark`]: `parse_url`, `try_parse_url`, `url_encode`, `url_decode`, `try_url_decode`.
//!
//! All functions are immutable and strict: the engine may fold them, and moves filters on other columns below them. Results
//! have the type of the argument; for `Utf8View`, which DataFusion reads from Parquet, long components are views into the buffers
//! of the column.

#![forbid(unsafe_code)]

mod function;
mod register;
pub mod spark;

pub use register::{
    functions, functions_of, functions_of_kinds, load_grammar, register_all, register_grammar, register_kind,
};
