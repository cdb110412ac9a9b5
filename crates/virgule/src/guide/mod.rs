//! Documentation only. Each module is a page; none has an item.
//!
//! | task | page |
//! |---|---|
//! | follow the links of a document, make links relative | [`resolving`] |
//! | find out whether two URIs are the same, key a map by URI | [`comparing`] |
//! | parse text that an attacker wrote | [`security`] |
//! | make a type for a grammar of your own | [`deriving`] |
//! | add a scheme to this crate | [`writing_a_scheme`] |

#[doc = include_str!("comparing.md")]
pub mod comparing {}
#[doc = include_str!("deriving.md")]
#[cfg_attr(feature = "derive", doc = "\n[derive]: derive@crate::UriScheme")]
#[cfg_attr(not(feature = "derive"), doc = "\n[derive]: trait@crate::UriScheme")]
pub mod deriving {}
#[doc = include_str!("resolving.md")]
pub mod resolving {}
#[doc = include_str!("security.md")]
pub mod security {}
#[doc = include_str!("writing_a_scheme.md")]
pub mod writing_a_scheme {}
