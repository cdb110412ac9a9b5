//! The types of texts: the macro of generated types, owned types, errors and components.
//!
//! ```text
//! typed         the macro that defines a type for the texts of a start rule
//! error         the error of a parse, and its message
//! check         the checks of `;! validate`
//! owned         types that own their text, and results that are borrowed if nothing changed
//! literal       macros for constants
//! occurrences   a transducer that reports the matches of a repeated rule
//! components    the components of the eight generic types, as one struct
//! component     schemes and authorities as types, accessors that combine components
//! host          hosts by their kind, ports as numbers
//! convert       conversions between the eight generic types
//! scheme_rules  default ports and paths by scheme
//! output        outputs of resolution and normalization
//! serde         types as strings                                   feature serde
//! ```

pub mod check;
pub(crate) mod component;
pub(crate) mod components;
mod convert;
pub(crate) mod error;
pub(crate) mod host;
pub(crate) mod literal;
pub(crate) mod occurrences;
pub(crate) mod output;
#[cfg(feature = "alloc")]
pub(crate) mod owned;
pub(crate) mod scheme_rules;
#[cfg(feature = "serde")]
pub(crate) mod serde;
pub(crate) mod typed;

pub use crate::generated::rfc3986::{AbsoluteUri, RelativeRef, Uri, UriRef};
pub use crate::generated::rfc3987::{AbsoluteIri, Iri, IriRef, IriRelativeRef};
