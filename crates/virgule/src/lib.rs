//! URIs from the grammar.
//!
//! Every parser here is made from the ABNF that its specification prints: it accepts that language and no
//! other, finds the components in the same pass, borrows the text, allocates nothing, and takes time linear
//! in the length of the text.
//!
//! ```
//! use virgule::{Host, Uri};
//!
//! let uri = Uri::parse("https://john.doe@www.example.com:123/forum/questions/?tag=networking#top")?;
//! assert_eq!(uri.scheme(), "https");
//! assert_eq!(uri.userinfo(), Some("john.doe"));
//! assert_eq!(uri.host_typed(), Some(Host::RegName("www.example.com")));
//! assert_eq!(uri.port_u16(), Ok(Some(123)));
//! assert_eq!(uri.path(), "/forum/questions/");
//! assert_eq!(uri.query(), Some("tag=networking"));
//! assert_eq!(uri.fragment(), Some("top"));
//! # Ok::<(), virgule::ParseError>(())
//! ```
//!
//! The types compare byte for byte, `Display` gives the text back exactly, and `Debug` masks passwords.
//! Each has `parse_const` for constants.

#![no_std]
#![cfg_attr(docsrs, feature(doc_cfg))]

#[doc(inline)]
pub use virgule_core::*;
#[doc(hidden)]
pub use virgule_core::{__derive, __generated, __refuse};
#[cfg(feature = "derive")]
#[doc = include_str!("derive.md")]
pub use virgule_derive::UriScheme;

/// The Rust of README.md, compiled and run as a test.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
struct Readme;
