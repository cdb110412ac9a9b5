//! The implementation of the crate `virgule`, without its derive macros.
//!
//! Depend on the crate `virgule` instead: it re-exports these items and, with its feature `derive`, the macros. The
//! macros take long to build. This crate does not depend on them, so Cargo builds both in parallel.
//!
//! `xtask/layers.toml` lists the folders in order: each imports only from earlier ones, by module path. `generated`
//! holds the output of the compiler: tables, and types defined by the macros of `uri` and `builder`, which `uri`,
//! `encode`, `builder` and `schemes` re-export. An `impl` block is in the folder of its operation, not in that of its
//! type.

#![no_std]
#![forbid(unsafe_code)]
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
mod normalize;
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
#[cfg(test)]
mod work;
#[cfg(feature = "alloc")]
pub mod zone;

#[doc(hidden)]
pub use virgule_automata as parse;

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
pub use normalize::step::{Component, Normalization, NormalizationReport, NormalizationStep};
#[cfg(feature = "std")]
#[doc(hidden)]
pub use parse::level::at_each_level;
pub use parse::level::{VectorLevel, VectorLevelError};
pub use parse::{ExpectedItem, ExpectedItems};
pub use redact::secret_fields::Secret;
pub use redact::{RedactPolicy, Redacted};
pub use resolve::base::{BaseUriCandidates, BaseUriSource};
pub use resolve::methods::Resolver;
pub use schemes::kind::{Kind, UriSubset};
pub use uri::authority::Authority;
#[doc(hidden)]
pub use uri::check;
pub use uri::error::pretty::Pretty;
pub use uri::error::scheme_error::{SchemeError, SchemeErrorKind};
pub use uri::error::{MAX_LENGTH, ParseError, ParseErrorKind};
pub use uri::host::{Host, PortError};
#[doc(hidden)]
pub use uri::literal::refuse as __refuse;
pub use uri::occurrences::Occurrences;
pub use uri::output::{Buffer, BufferFullError, Output};
#[cfg(feature = "alloc")]
pub use uri::owned::components::{GenericType, WithFragment, WithScheme};
#[cfg(feature = "alloc")]
pub use uri::owned::maybe::MaybeOwned;
#[cfg(feature = "alloc")]
pub use uri::owned::{
    AbsoluteIriBuf, AbsoluteUriBuf, IntoOwnedError, IriBuf, IriRefBuf, IriRelativeRefBuf, NiBuf, NihBuf,
    Owned, RelativeRefBuf, UriBuf, UriRefBuf,
};
pub use uri::scheme::Scheme;
pub use uri::typed::UriType;
