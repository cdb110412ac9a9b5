//! URI types: the macro that defines generated types, owned types, errors and components.

mod accessors;
pub(crate) mod authority;
pub mod check;
pub(crate) mod components;
mod convert;
pub(crate) mod error;
pub(crate) mod host;
pub(crate) mod literal;
pub(crate) mod macros;
pub(crate) mod occurrences;
pub(crate) mod output;
#[cfg(feature = "alloc")]
pub(crate) mod owned;
pub(crate) mod scheme;
pub(crate) mod scheme_rules;
#[cfg(feature = "serde")]
pub(crate) mod serde;
pub(crate) mod typed;

pub use crate::generated::rfc3986::{AbsoluteUri, RelativeRef, Uri, UriRef};
pub use crate::generated::rfc3987::{AbsoluteIri, Iri, IriRef, IriRelativeRef};
