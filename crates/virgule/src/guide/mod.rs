//! The guide. Each module is a page of documentation and has no items.
//!
//! | to | read |
//! |---|---|
//! | follow the links of a document, make links relative | [`resolving`] |
//! | decide whether two URIs are the same, key a map by URI | [`comparing`] |
//! | parse untrusted input | [`security`] |
//! | find URIs in text, mask passwords in logs | [`finding`] |
//! | accept pasted input | [`repairing`] |
//! | read and write queries with serde | [`queries`] |
//! | group or sort URIs by site, accept addresses with a zone | [`hosts`] |
//! | define a type for your own grammar | [`deriving`] |
//! | add a scheme to this crate | [`writing_a_scheme`] |
//! | build URIs from templates, and recover the values | [`templates`] |
//! | route requests, or find which of many templates matches a URI | [`pattern_sets`] |
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
// The page links to items that exist only with a feature. Markdown uses the first definition of a link: without the
// feature, the one in `without.md`, which points to the table of features.
#[doc = include_str!("coming_from_url.md")]
#[doc = ""]
#[cfg_attr(feature = "file", doc = include_str!("../links/file.md"))]
#[cfg_attr(feature = "whatwg", doc = include_str!("../links/whatwg.md"))]
#[doc = include_str!("../links/without.md")]
pub mod coming_from_url {}
#[doc = include_str!("comparing.md")]
pub mod comparing {}
// The page links to the macro, which exists only with the feature.
#[doc = include_str!("deriving.md")]
#[doc = ""]
#[cfg_attr(feature = "derive", doc = "[uri-scheme-macro]: derive@crate::UriScheme")]
#[cfg_attr(not(feature = "derive"), doc = "[uri-scheme-macro]: trait@crate::UriScheme")]
pub mod deriving {}
#[doc = include_str!("finding.md")]
pub mod finding {}
#[doc = include_str!("hosts.md")]
pub mod hosts {}
// Another crate, which depends on this one, runs the examples of this page and of `templates` as tests.
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
