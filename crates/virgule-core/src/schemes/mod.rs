//! The types of all built-in kinds, each generated from the ABNF of its specification.
//!
//! ```
//! use virgule::schemes::{Mailto, Urn};
//!
//! let mail = Mailto::parse("mailto:anna@example.com?subject=tea")?;
//! assert_eq!(mail.to(), Some("anna@example.com"));
//! let name = Urn::parse("urn:isbn:9780141036144")?;
//! assert_eq!((name.nid(), name.nss()), ("isbn", "9780141036144"));
//! # Ok::<(), virgule::ParseError>(())
//! ```
//!
//! `Mailto` borrows the string that it was parsed from; [`MailtoBuf`] owns it and has the same accessors. Each type has
//! such an owned type:
//!
//! ```
//! use virgule::schemes::MailtoBuf;
//!
//! struct Author {
//!     contact: MailtoBuf,
//! }
//!
//! let author = Author { contact: "mailto:anna@example.com".parse()? };
//! assert_eq!(author.contact.to(), Some("anna@example.com"));
//! # Ok::<(), virgule::ParseError>(())
//! ```

pub(crate) mod canonical_form;
pub(crate) mod kind;
#[cfg(feature = "alloc")]
pub(crate) mod semantics;

#[cfg(feature = "alloc")]
pub use crate::generated::owned::*;
pub use crate::generated::types::*;
