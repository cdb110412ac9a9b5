//! Documentation only. Each module is a page; none has an item.
//!
//! | to | read |
//! |---|---|
//! | follow the links of a document, make links relative | [`resolving`] |
//! | find out whether two URIs are the same, key a map by URI | [`comparing`] |
//! | parse text that an attacker wrote | [`security`] |
//! | find URIs in text, mask passwords in logs | [`finding`] |
//! | accept what people paste | [`repairing`] |
//! | read and write queries by serde | [`queries`] |
//! | group or sort URIs by site, take addresses with a zone | [`hosts`] |
//! | make a type for a grammar of your own | [`deriving`] |
//! | add a scheme to this crate | [`writing_a_scheme`] |
//! | make URIs from templates, and get the values back | [`templates`] |
//! | route requests, or find which of many templates a URI is of | [`pattern_sets`] |
//! | replace `url`, or use both | [`coming_from_url`] |
//! | replace `http::Uri`, or use both | [`coming_from_http`] |
//! | replace `fluent-uri` | [`coming_from_fluent_uri`] |
//! | replace `iri-string` | [`coming_from_iri_string`] |
//! | replace `iref` | [`coming_from_iref`] |

#[doc = include_str!("coming_from_fluent_uri.md")]
pub mod coming_from_fluent_uri {}
#[doc = include_str!("coming_from_http.md")]
pub mod coming_from_http {}
#[doc = include_str!("coming_from_iref.md")]
pub mod coming_from_iref {}
#[doc = include_str!("coming_from_iri_string.md")]
pub mod coming_from_iri_string {}
// The page links to items that only exist with a feature. The first definition of a link counts: without the feature,
// that of `without.md`, which leads to the table of features.
#[doc = include_str!("coming_from_url.md")]
#[doc = ""]
#[cfg_attr(feature = "file", doc = include_str!("../links/file.md"))]
#[cfg_attr(feature = "whatwg", doc = include_str!("../links/whatwg.md"))]
#[doc = include_str!("../links/without.md")]
pub mod coming_from_url {}
#[doc = include_str!("comparing.md")]
pub mod comparing {}
// The page links to the macro, which only exists with the feature.
#[doc = include_str!("deriving.md")]
#[doc = ""]
#[cfg_attr(feature = "derive", doc = "[uri-scheme-macro]: derive@crate::UriScheme")]
#[cfg_attr(not(feature = "derive"), doc = "[uri-scheme-macro]: trait@crate::UriScheme")]
pub mod deriving {}
#[doc = include_str!("finding.md")]
pub mod finding {}
#[doc = include_str!("hosts.md")]
pub mod hosts {}
// The code of this page and of `templates` needs a crate that depends on this one, which runs it as tests.
#[cfg_attr(not(doctest), doc = include_str!("pattern_sets.md"))]
pub mod pattern_sets {}
#[doc = include_str!("queries.md")]
pub mod queries {}
// As in `coming_from_url`.
#[doc = include_str!("repairing.md")]
#[doc = ""]
#[cfg_attr(feature = "whatwg", doc = include_str!("../links/whatwg.md"))]
#[doc = include_str!("../links/without.md")]
pub mod repairing {}
#[doc = include_str!("resolving.md")]
pub mod resolving {}
// As in `coming_from_url`.
#[doc = include_str!("security.md")]
#[doc = ""]
#[cfg_attr(feature = "file", doc = include_str!("../links/file.md"))]
#[cfg_attr(feature = "whatwg", doc = include_str!("../links/whatwg.md"))]
#[doc = include_str!("../links/without.md")]
pub mod security {}
// As in `pattern_sets`.
#[cfg_attr(not(doctest), doc = include_str!("templates.md"))]
pub mod templates {}
#[doc = include_str!("writing_a_scheme.md")]
pub mod writing_a_scheme {}
