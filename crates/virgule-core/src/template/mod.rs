//! URI templates (RFC 6570): parsed by the grammar, expanded from variables.
//!
//! ```
//! use virgule::schemes::UriTemplate;
//! use virgule::template::Value;
//!
//! let template = UriTemplate::parse("https://example.com/users/{user}/repos{?lang*,page}")?;
//! let uri = template.expand(&[
//!     ("user", Value::from("o'neil & co")),
//!     ("lang", Value::list(["rust", "abnf"])),
//! ])?;
//! assert_eq!(uri, "https://example.com/users/o%27neil%20%26%20co/repos?lang=rust&lang=abnf");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! ```text
//! part       a template → literals and expressions
//! operator   the operators and their expansions                      Appendix A of the RFC
//! value      values of variables, and maps from names to values
//! expand     part, operator, value → text
//! error      the error of an expansion
//! serialize  the output of serde as variables                        feature serde
//! typed      structs as the variables of a template                  `#[derive(UriTemplate)]`
//! ```
//!
//! Whether the expansion is a URI reference depends on the literals of the template; parse it with
//! [`UriRef::parse`](crate::UriRef::parse). An undefined variable, an empty list and an empty associative array expand
//! to nothing (section 2.3).

mod error;
mod expand;
mod operator;
mod part;
#[cfg(feature = "serde")]
mod serialize;
#[cfg(test)]
mod tests;
mod typed;
mod value;

pub use error::{ExpandError, ExpandErrorKind};
pub use operator::Operator;
pub use part::{Expression, Modifier, TemplatePart, TemplateParts, VarSpec};
#[cfg(feature = "serde")]
pub use serialize::{VariablesError, to_variables};
pub use typed::{FromValue, FromVariables, FromVariablesError, TypedTemplate};
pub use value::{ToValue, Value, Variables};
