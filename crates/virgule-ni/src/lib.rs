//! Naming things with hashes: the whole of RFC 6920.
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
//! ```text
//! registry      the algorithms that IANA lists, with a date
//! algorithm     Algorithm: a value for each algorithm
//! hash          bytes in pieces → a digest
//! digest        Digest: algorithm and bytes
//!
//! name          text or bytes → Name, checked beyond its syntax      error: the errors
//! val, nih      the digest in `ni`, in `nih`
//! forms         Name → ni, nih, binary, .well-known URL
//! convert       Name ↔ other notations of digests
//! content_type  the media type of the content
//! explain       diagnosis of invalid names, with a proposal
//! reference     relative references
//! key           public keys as SubjectPublicKeyInfo
//!
//! verify        a stream → its digest, compared with a name
//! file          a file → its digest, detecting changes
//! parallel      a parallel map with results in order
//!
//! fetch         Name → content, by HTTP, verified                     feature fetch
//! serve         a folder → an HTTP server of its files by name        feature serve
//! export        a folder → a folder that any HTTP server can serve
//! folder        the files below a folder
//! atomic_file   a file that appears under its name when complete
//! ```
//!
//! `virgule::Ni` and `virgule::Nih`, which are generated from the ABNF of the RFC, parse the syntax. This crate checks
//! the other requirements of the RFC.

mod algorithm;
mod atomic_file;
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
mod reference;
pub mod registry;
#[cfg(feature = "serve")]
pub mod serve;
mod val;
mod verify;

pub use algorithm::Algorithm;
pub use atomic_file::AtomicFile;
pub use convert::{Form, FormError, FormErrorKind, FormUnavailable, FormUnavailableError};
pub use digest::{Digest, LengthError};
pub use error::{NameError, NameErrorKind};
pub use explain::{Explanation, Finding, FindingKind, explain};
pub use export::{Existing, Export, ExportError, Exported};
pub use file::{FileError, hash_file};
pub use folder::Skipped;
pub use forms::{Scheme, SuiteIdError, UrlError};
pub use hash::Hasher;
pub use key::{KeyError, PemLabel, public_key};
pub use name::{AuthorityError, Name, NameSource};
pub use nih::{NihStyle, check_digit};
pub use reference::ReferenceError;
pub use verify::{Verdict, hash};
