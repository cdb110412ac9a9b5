//! All of virgule but its derive macro.
//!
//! Use the crate `virgule`: it has the same items, and with its feature `derive` the macro too. The macro takes long to
//! build, and this crate is built beside it, not behind it.

#![no_std]
#![cfg_attr(not(feature = "simd"), forbid(unsafe_code))]
#![cfg_attr(feature = "simd", deny(unsafe_code))]
#![cfg_attr(docsrs, feature(doc_cfg))]

#[cfg(any(feature = "std", test))]
extern crate std;

#[cfg(feature = "alloc")]
extern crate alloc;

pub mod builder;
#[doc(hidden)]
pub mod check;
mod compare;
mod component;
mod convert;
#[cfg(feature = "curie")]
mod curie;
pub mod encode;
#[doc(hidden)]
pub mod engine;
mod error;
#[cfg(feature = "file")]
pub mod file;
#[cfg(feature = "find")]
pub mod find;
mod form;
#[rustfmt::skip]
mod generated;
mod host;
#[cfg(any(feature = "http", feature = "url"))]
pub mod interop;
pub mod iri;
mod kind;
mod level;
mod literal;
mod normalize;
mod output;
#[cfg(feature = "alloc")]
mod owned;
mod parts;
mod redact;
#[cfg(feature = "repair")]
pub mod repair;
mod resolve;
mod rules;
mod scan;
mod scheme;
pub mod schemes;
#[cfg(feature = "alloc")]
mod semantics;
#[cfg(feature = "template")]
pub mod template;
mod typed;
#[cfg(feature = "whatwg")]
pub mod whatwg;

/// What is generated, for the derive macro.
#[doc(hidden)]
pub mod __generated {
    pub use crate::generated::*;
}

pub use compare::Equivalence;
pub use component::{Authority, Scheme};
#[cfg(feature = "curie")]
pub use curie::{CurieDisplay, PrefixMap, UnknownPrefixError};
pub use engine::{ExpectedItem, ExpectedItems};
#[doc(hidden)]
pub use error::{Found, Hint, Reason, message, words};
pub use error::{MAX_LENGTH, ParseError, ParseErrorKind, Pretty};
#[doc(hidden)]
pub use form::Form;
pub use generated::rfc3986::{AbsoluteUri, RelativeRef, Uri, UriRef};
pub use generated::rfc3987::{AbsoluteIri, Iri, IriRef, IriRelativeRef};
pub use generated::rfc6920::{Ni, Nih};
pub use host::{Host, PortError};
pub use kind::{Kind, UriSubset};
#[cfg(feature = "std")]
#[doc(hidden)]
pub use level::at_each_level;
pub use level::{VectorLevel, VectorLevelError};
#[doc(hidden)]
pub use literal::refuse as __refuse;
pub use normalize::{Component, Normalization, NormalizationReport, NormalizationStep};
pub use output::{Buffer, BufferFullError, Output};
#[cfg(feature = "alloc")]
pub use owned::{
    AbsoluteIriBuf, AbsoluteUriBuf, Editable, IntoOwnedError, IriBuf, IriRefBuf, IriRelativeRefBuf,
    MaybeOwned, NiBuf, NihBuf, Owned, PortValue, QueryMut, RelativeRefBuf, UriBuf, UriRefBuf,
};
#[doc(hidden)]
pub use redact::Sensitive;
pub use redact::{RedactAll, RedactPassword, RedactPolicy, Redacted, Secret, ValueName};
pub use resolve::{BaseUriCandidates, BaseUriSource, Resolver};
#[doc(hidden)]
pub use rules::Rules;
#[doc(hidden)]
pub use scheme::derive as __derive;
#[cfg(feature = "alloc")]
pub use scheme::{BuildError, BuildErrorKind};
pub use scheme::{
    Occurrences, Parameter, ParameterValues, Parameters, SchemeError, SchemeErrorKind, UriScheme,
};
#[cfg(feature = "alloc")]
#[doc(hidden)]
pub use semantics::Semantics;
pub use typed::UriType;
