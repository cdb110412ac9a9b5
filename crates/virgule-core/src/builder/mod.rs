//! Builders, which compose a URI field by field, and setters of owned types.
//!
//! ```
//! use virgule::Uri;
//!
//! let uri = Uri::builder().scheme("https").host("example.com").port(8443).path("/a%20b").build()?;
//! assert_eq!(uri, "https://example.com:8443/a%20b");
//! let error = Uri::builder().scheme("https").host("example.com").path("/a b").build().unwrap_err();
//! assert_eq!((error.field(), error.offset()), (Some("path"), Some(2)));
//! # Ok::<(), virgule::BuildError>(())
//! ```

#[cfg(feature = "alloc")]
pub(crate) mod advice;
#[cfg(feature = "alloc")]
pub(crate) mod build_error;
#[cfg(feature = "alloc")]
pub(crate) mod builder_fields;
#[cfg(feature = "alloc")]
pub(crate) mod component_value;
pub(crate) mod compose;
#[cfg(feature = "alloc")]
mod derived;
#[cfg(feature = "alloc")]
pub(crate) mod edit;
#[cfg(feature = "alloc")]
mod path;
#[cfg(feature = "alloc")]
pub(crate) mod query;
#[cfg(feature = "alloc")]
pub(crate) mod round_trip;
pub(crate) mod typestate;

/// Type states of builder fields: `build` exists only if all required fields are set. [`IsSet`](state::IsSet) has an
/// example.
pub mod state {
    pub use crate::builder::typestate::{IsSet, Missing, Set};
}

#[cfg(feature = "alloc")]
pub use crate::generated::builders::*;

/// The names of fields, as types without values. Compile errors about [`IsSet`](state::IsSet) show the missing field by
/// its type.
pub mod fields {
    pub use crate::generated::fields::*;
}
