//! Percent-encoding for a rule of a grammar, such as a path segment or a query.
//!
//! ```abnf
//! pct-encoded = "%" HEXDIG HEXDIG   ; RFC 3986 section 2.1
//! ```
//!
//! Each set of characters that need no encoding belongs to a rule, and was computed from the rule's automaton when the
//! code was generated:
//!
//! ```
//! use virgule::encode::{self, EncodeSet, encode};
//!
//! assert_eq!(encode("a/b?c d#", encode::QUERY).to_string(), "a/b?c%20d%23");
//! assert_eq!(encode("a/b?c d#", encode::SEGMENT).to_string(), "a%2Fb%3Fc%20d%23");
//! let hfvalue = EncodeSet::of("rfc6068", "hfvalue").unwrap(); // the subject of a mailto
//! assert_eq!(encode("Q&A", hfvalue).to_string(), "Q%26A");
//! ```
//!
//! Encoded strings have the type [`Encoded`], with the rule as its parameter. Decoding returns a `str` or bytes, which
//! cannot be decoded again, so nothing is decoded twice.
//!
//! ```
//! use virgule::Uri;
//!
//! let uri = Uri::parse("http://example.com/a%2Fb/c?tag=50%2525&tag=")?;
//! let segments: Vec<&str> = uri.segments().map(|segment| segment.as_str()).collect();
//! assert_eq!(segments, ["a%2Fb", "c"]);
//! assert!(uri.segments().next().unwrap().decoded().eq("a/b".bytes()));
//!
//! let query = uri.query_encoded().unwrap();
//! let (_, value) = virgule::encode::pairs(query, Default::default()).next().unwrap();
//! assert!(value.unwrap().decoded().eq("50%25".bytes()));
//! # Ok::<(), virgule::ParseError>(())
//! ```
//!
//! A set may contain delimiters of an application: a [`QUERY`] contains `&` and `=`, a path `/`. To encode them in
//! data, remove them from the set: [`EncodeSet::without`]. Only sets of RFC 3987 contain non-ASCII characters; with
//! other sets, their UTF-8 bytes are encoded (RFC 3986 section 2.5).

pub(crate) mod characters;
pub(crate) mod decode;
pub(crate) mod encoded;
pub(crate) mod pairs;
pub(crate) mod parameters;
mod parts;
pub mod rule;
pub(crate) mod set;

pub use decode::{Decoded, NotUtf8Error};
pub use encoded::Encoded;
#[cfg(feature = "alloc")]
pub use encoded::EncodedBuf;
pub use pairs::{Pairs, Segments, Separator, pairs};
pub use rule::{Rule, TakesEmpty};
pub use set::{Encode, EncodeSet, encode};

pub use crate::generated::sets::rfc3986::{
    FRAGMENT, PATH, QUERY, REG_NAME, SEGMENT, SEGMENT_NZ, SEGMENT_NZ_NC, USERINFO,
};
pub use crate::generated::sets::rfc3987::{
    IFRAGMENT, IPATH, IQUERY, IREG_NAME, ISEGMENT, ISEGMENT_NZ, ISEGMENT_NZ_NC, IUSERINFO,
};

pub(crate) use rule::sets;
pub(crate) use set::write;
