//! Naming things with hashes: all of RFC 6920.
//!
//! A name contains the digest of its content, so content from any source can be verified by its name:
//!
//! ```
//! use virgule_ni::{Algorithm, Digest, Name};
//!
//! let digest = Digest::of(Algorithm::Sha256, b"Hello World!");
//! let name = Name::from(digest);
//! assert_eq!(name.to_ni(), "ni:///sha-256;f4OxZX_x_FO5LcGBSKHWXfwtSx-j1ncoSt3SABJtkGk");
//!
//! let spoken = Name::parse("nih:1;7f83b165-7ff1fc53-b92dc181-48a1d65d-fc2d4b1f-a3d67728-4addd200-126d9069;d")?;
//! assert!(name.is_equivalent(&spoken));
//! # Ok::<(), virgule_ni::NameError>(())
//! ```
//!
//! `fetch` (feature `fetch`) gets the content of a name by HTTP, `serve` (feature `serve`) serves the files below a
//! folder by name, and [`Export`] copies a folder so that any HTTP server can serve it. [`Form`] has other notations of
//! digests, and [`explain()`] diagnoses invalid names.
//!
//! `virgule::Ni` and `virgule::Nih`, which are generated from the ABNF of the RFC, parse the syntax. This crate checks
//! the other requirements of the RFC.

mod content_type;
mod convert;
mod digest;
mod error;
mod explain;
mod export;
#[cfg(feature = "fetch")]
pub mod fetch;
mod file;
mod folder;
mod forms;
mod hash;
mod key;
mod name;
mod nih;
pub mod parallel;
pub mod registry;
#[cfg(feature = "serve")]
pub mod serve;

pub use convert::{Form, FormError, FormErrorKind, FormUnavailable, FormUnavailableError};
pub use digest::{Digest, LengthError};
pub use error::{NameError, NameErrorKind};
pub use explain::{Explanation, Finding, FindingKind, explain};
pub use export::{Existing, Export, ExportError, Exported};
pub use file::{AtomicFile, FileError, hash_file};
pub use folder::Skipped;
pub use forms::{Scheme, SuiteIdError, UrlError};
pub use hash::{Hasher, Verdict, hash};
pub use key::{KeyError, PemLabel, public_key};
pub use name::{AuthorityError, Name, NameSource, ReferenceError};
pub use nih::{NihStyle, check_digit};
pub use registry::Algorithm;
