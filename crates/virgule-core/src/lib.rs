//! All of virgule except its derive macro.
//!
//! Use the crate `virgule`: it has the same items, and with its feature `derive` also the macro. The macro takes long
//! to build; this crate does not depend on it, so that both are built in parallel.
//!
//! # Layout
//!
//! A folder imports only from the folders above it in this table, by the path of the module:
//!
//! | folder | holds |
//! |---|---|
//! | `level.rs` | [`VectorLevel`]: the vector instructions in use |
//! | `parse` | the matcher: a tagged DFA over tables, its captures and mismatches |
//! | `uri` | typed texts: the macro that makes the types, owned types, errors, components, literals |
//! | `encode` | percent-encoding by rule; pairs, segments and parameters |
//! | `redact` | text without secrets |
//! | `resolve` | RFC 3986 section 5 |
//! | `normalize` | RFC 3986 section 6.2.2 and 6.2.3 |
//! | `equivalence` | RFC 3986 section 6.2 |
//! | `builder` | texts composed of fields: builders, and setters of owned types |
//! | `schemes` | [`Kind`], and what schemes say beyond their grammars |
//! | `derive_support` | what derived types call |
//! | `tree` | what serde serializes, as strings |
//! | `iri`, `file`, `whatwg`, `curie`, `interop`, `template`, `find`, `repair`, `zone`, `surt`, `query`, `suffix` | imported by none |
//!
//! `generated` holds the output of the compiler: tables, and types defined by the macros of `uri` and `builder`. It
//! uses the public and hidden items of the root, as derived types do. `uri`, `encode`, `builder` and `schemes`
//! re-export from it. `impl` blocks are in the folder of the operation, not in that of the type.

#![no_std]
#![cfg_attr(not(feature = "simd"), forbid(unsafe_code))]
#![cfg_attr(feature = "simd", deny(unsafe_code))]
#![cfg_attr(docsrs, feature(doc_cfg))]

#[cfg(any(feature = "std", test))]
extern crate std;

#[cfg(feature = "alloc")]
extern crate alloc;

pub mod builder;
#[cfg(feature = "curie")]
mod curie;
mod derive_support;
pub mod encode;
mod equivalence;
#[cfg(feature = "file")]
pub mod file;
#[cfg(feature = "find")]
pub mod find;
#[rustfmt::skip]
mod generated;
#[cfg(any(feature = "http", feature = "url"))]
pub mod interop;
pub mod iri;
mod level;
mod normalize;
#[doc(hidden)]
pub mod parse;
#[cfg(all(feature = "serde", feature = "alloc"))]
pub mod query;
pub mod redact;
#[cfg(feature = "repair")]
pub mod repair;
mod resolve;
pub mod schemes;
#[cfg(feature = "suffix")]
pub mod suffix;
pub mod surt;
#[cfg(feature = "template")]
pub mod template;
#[cfg(all(feature = "serde", feature = "alloc"))]
mod tree;
mod uri;
#[cfg(feature = "whatwg")]
pub mod whatwg;
#[cfg(feature = "alloc")]
pub mod zone;

/// Generated items, for the derive macro.
#[doc(hidden)]
pub mod __generated {
    pub use crate::generated::*;
}

#[cfg(feature = "alloc")]
pub use builder::build_error::{BuildError, BuildErrorKind};
#[cfg(feature = "alloc")]
pub use builder::component_value::{ComponentValue, PortValue};
#[cfg(feature = "alloc")]
pub use builder::edit::Editable;
#[cfg(feature = "alloc")]
pub use builder::query::QueryMut;
#[cfg(feature = "curie")]
pub use curie::{CurieDisplay, PrefixMap, UnknownPrefixError};
pub use derive_support::UriScheme;
#[doc(hidden)]
pub use derive_support::derive as __derive;
pub use encode::parameters::{Parameter, ParameterValues, Parameters};
pub use equivalence::Equivalence;
pub use generated::rfc3986::{AbsoluteUri, RelativeRef, Uri, UriRef};
pub use generated::rfc3987::{AbsoluteIri, Iri, IriRef, IriRelativeRef};
pub use generated::rfc6920::{Ni, Nih};
#[cfg(feature = "std")]
#[doc(hidden)]
pub use level::at_each_level;
pub use level::{VectorLevel, VectorLevelError};
pub use normalize::step::{Component, Normalization, NormalizationReport, NormalizationStep};
pub use parse::{ExpectedItem, ExpectedItems};
pub use redact::secret::Secret;
pub use redact::{RedactPolicy, Redacted};
pub use resolve::base::{BaseUriCandidates, BaseUriSource};
pub use resolve::methods::Resolver;
pub use schemes::kind::{Kind, UriSubset};
#[doc(hidden)]
pub use uri::check;
pub use uri::component::authority::Authority;
pub use uri::component::scheme::Scheme;
pub use uri::error::pretty::Pretty;
pub use uri::error::scheme_error::{SchemeError, SchemeErrorKind};
pub use uri::error::{MAX_LENGTH, ParseError, ParseErrorKind};
pub use uri::host::{Host, PortError};
#[doc(hidden)]
pub use uri::literal::refuse as __refuse;
pub use uri::occurrences::Occurrences;
pub use uri::output::{Buffer, BufferFullError, Output};
#[cfg(feature = "alloc")]
pub use uri::owned::maybe::MaybeOwned;
#[cfg(feature = "alloc")]
pub use uri::owned::{
    AbsoluteIriBuf, AbsoluteUriBuf, IntoOwnedError, IriBuf, IriRefBuf, IriRelativeRefBuf, NiBuf, NihBuf,
    Owned, RelativeRefBuf, UriBuf, UriRefBuf,
};
pub use uri::typed::UriType;
