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
//! Whether the expansion is a URI reference depends on the literals of the template; parse it with
//! [`UriRef::parse`](crate::UriRef::parse). An undefined variable, an empty list and an empty associative array expand
//! to nothing (section 2.3).

mod expand;
mod part;
#[cfg(feature = "serde")]
mod serialize;
#[cfg(test)]
mod tests;
mod value;

pub use expand::{ExpandError, ExpandErrorKind, TypedTemplate};
#[doc(hidden)]
pub use part::Expansion;
pub use part::{Expression, Modifier, Operator, TemplatePart, TemplateParts, VarSpec};
#[cfg(feature = "serde")]
pub use serialize::{VariablesError, to_variables};
pub use value::{FromValue, FromVariables, FromVariablesError, ToValue, Value, Variables};
