//! Naming things with hashes: the whole of RFC 6920.
//!
//! A name says which bytes it means by their digest, so whoever has the bytes can check the name, and whoever has the name
//! can take the bytes from anyone:
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
//! registry      the algorithms that IANA lists, as dated data
//! algorithm     Algorithm: one value for each
//! hash          bytes in pieces → a digest
//! digest        Digest: algorithm and bytes
//!
//! name          text or bytes → Name, checked beyond its syntax      error: each fault
//! val, nih      the digest in `ni`, in `nih`
//! forms         Name → ni, nih, binary, .well-known URL
//! convert       Name ↔ the notations of others
//! content_type  what the bytes are said to be
//! explain       what is wrong with a text, and what was meant
//! reference     relative references
//! key           public keys as SubjectPublicKeyInfo
//!
//! verify        a stream → its digest, and whether it is that of a name
//! file          the same for files, which may change meanwhile
//! parallel      many at a time, results in order
//!
//! fetch         Name → bytes, asked of a server and verified           feature fetch
//! serve         a folder → a server that has every file by its name    feature serve
//! export        a folder → a folder that any server can serve so
//! folder        the files below a folder, and none outside
//! draft         a file that gets its name only when it is whole
//! ```
//!
//! The syntax is that of `virgule::Ni` and `virgule::Nih`, which are made from the ABNF of the RFC. They take more than
//! names; the other requirements are checked here.

mod algorithm;
mod content_type;
mod convert;
mod digest;
mod draft;
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
pub use convert::{Form, FormError, FormFault, Undefined, Why};
pub use digest::{Digest, WrongLength};
pub use draft::Draft;
pub use error::{Fault, NameError};
pub use explain::{Explanation, Finding, Problem, explain};
pub use export::{Before, Export, ExportError, Exported};
pub use file::{FileError, hash_file};
pub use folder::Skipped;
pub use forms::{NoSuiteId, NoUrl, Scheme};
pub use hash::Hasher;
pub use key::{KeyError, Pem, public_key};
pub use name::{AuthorityError, Name, Source};
pub use nih::{NihStyle, check_digit};
pub use reference::ReferenceError;
pub use verify::{Verdict, hash};
