//! Parsers for URIs, IRIs and URI schemes, generated from the ABNF of their specifications.
//!
//! Each type of this crate is bound to one rule of one specification: [`Uri`] to the rule `URI` of RFC 3986,
//! [`schemes::Mailto`] to the rule `mailtoURI` of RFC 6068. `parse` accepts the texts that the rule matches and refuses all
//! others. One pass over the text validates it and finds the components. The value borrows the text and keeps the offsets
//! of the components, so an accessor returns a part of the text as it was written, still percent-encoded. Reference
//! resolution, normalization, comparison, percent-encoding and editing follow the same specifications.
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
//!
//! let error = Uri::parse("http://example.com:8x/").unwrap_err();
//! assert_eq!(
//!     error.to_string(),
//!     r##"a port is a number; an IPv6 address stands in brackets: `[::1]` (offset 20, in port: expected a digit, "/", "?", "#" or the end)"##
//! );
//! # Ok::<(), virgule::ParseError>(())
//! ```
//!
//! # Contents
//!
//! On this page:
//!
//! - [Terminology](#terminology)
//! - [Which type do I need](#which-type-do-i-need)
//! - [Features](#features)
//! - [Guarantees](#guarantees)
//!
//! In the [`guide`]:
//!
//! | page | subject |
//! |---|---|
//! | [`resolving`](guide::resolving) | references and base URIs: `join`, `resolve`, `relative_to` |
//! | [`comparing`](guide::comparing) | `==`, hash maps, equivalence, duplicates |
//! | [`security`](guide::security) | untrusted text, allow-lists of hosts, passwords in logs |
//! | [`finding`](guide::finding) | URIs in logs, mail and Markdown; logs without passwords |
//! | [`repairing`](guide::repairing) | texts that are nearly URIs |
//! | [`queries`](guide::queries) | queries as structs, by serde |
//! | [`hosts`](guide::hosts) | sites, keys to sort by host, addresses with a zone |
//! | [`deriving`](guide::deriving) | a type for a grammar of your own |
//! | [`writing_a_scheme`](guide::writing_a_scheme) | a scheme for this crate |
//! | [`templates`](guide::templates) | URI templates: expanded, matched back, as types |
//! | [`pattern_sets`](guide::pattern_sets) | many templates matched in one pass: routes, webhooks, allow-lists |
//! | [`coming_from_url`](guide::coming_from_url) | calls of the crate `url` and their counterparts |
//! | [`coming_from_http`](guide::coming_from_http) | the same for `http::Uri` |
//! | [`coming_from_fluent_uri`](guide::coming_from_fluent_uri) | the same for `fluent-uri` |
//! | [`coming_from_iri_string`](guide::coming_from_iri_string) | the same for `iri-string` |
//! | [`coming_from_iref`](guide::coming_from_iref) | the same for `iref` |
//!
//! In the modules: [`encode`] for percent-encoding and queries, [`iri`](mod@iri) for IRIs as URIs and back,
//! [`schemes`] for all scheme types, [`surt`] for keys to sort by host, `zone` for addresses as users enter them, [`file`] (feature `file`) for paths of files, [`whatwg`] (feature `whatwg`) for
//! texts that browsers read differently.
//!
//! # Terminology
//!
//! | term | meaning | specification | type |
//! |---|---|---|---|
//! | URI | a text that begins with a scheme and a colon | RFC 3986 section 3 | [`Uri`] |
//! | URI reference | a URI or a relative reference | section 4.1 | [`UriRef`] |
//! | relative reference | a reference without a scheme, such as `../a` | section 4.2 | [`RelativeRef`] |
//! | absolute URI | a URI without a fragment; `/a` is an absolute *path* | section 4.3 | [`AbsoluteUri`] |
//! | IRI | as a URI, with characters beyond ASCII | RFC 3987 section 2 | [`Iri`], [`IriRef`], [`AbsoluteIri`] |
//! | component | scheme, authority, path, query or fragment | RFC 3986 section 3 | `&str`, [`Scheme`], [`Authority`] |
//! | authority | userinfo, host and port | section 3.2 | [`Authority`], [`Host`] |
//! | percent-encoding | `%` and two hexadecimal digits for a byte | section 2.1 | [`encode::Encoded`] |
//! | base URI | the URI against which a relative reference is resolved | section 5.1 | [`Uri`], [`BaseUriCandidates`] |
//! | resolution | the URI that a reference denotes, given a base URI | section 5.2 | [`Resolver`] |
//! | normalization | rewriting a URI as an equivalent one, by syntax or scheme | sections 6.2.2, 6.2.3 | [`Normalization`] |
//! | equivalence | whether two texts identify the same resource | sections 6.1, 6.2 | [`Equivalence`] |
//! | kind | a start rule of a built-in grammar, with a name such as `uri-reference` or `mailto` | of this crate | [`Kind`] |
//! | scheme type | the Rust type of the kind of a scheme, often narrower than `Uri` | section 3.1 | [`schemes`] |
//!
//! # Which type do I need
//!
//! | I have | use |
//! |---|---|
//! | a complete URI, only to be read | [`Uri`] |
//! | a link from a document, complete or relative | [`UriRef`], then [`UriRef::resolve`] |
//! | a link that must not name a scheme | [`RelativeRef`] |
//! | a base URI that must not have a fragment | [`AbsoluteUri`]; any [`Uri`] can be a base too |
//! | text typed by a person, with characters beyond ASCII | [`Iri`] or [`IriRef`], then [`Iri::to_uri`] |
//! | a URI to store in a struct, to edit or to deserialize | [`UriBuf`], [`UriRefBuf`], [`IriBuf`], ... |
//! | components from which to make a URI | [`Uri::builder`] |
//! | a URI that must be of one scheme | its scheme type: [`schemes::Https`], [`schemes::Mailto`], [`schemes::Urn`], ... |
//! | a URI that is known when the program is compiled | [`uri!`], [`uri_template!`], or `parse_const` of any type |
//! | only the question whether a text is valid | [`Uri::is_valid`] |
//! | the name of a kind, known at run time | [`Kind::find`] |
//! | a grammar of your own | `#[derive(UriScheme)]`: see [`guide::deriving`] |
//! | text that contains URIs: logs, mail, Markdown | `find::Finder` (feature `find`) |
//! | text that is nearly a URI: blanks, brackets, a stray `%` | `repair::repair` (feature `repair`) |
//! | a template such as `/users/{id}{?q*}` | [`schemes::UriTemplate`], expanded with the feature `template`: see [`guide::templates`] |
//! | the values that a template was expanded from, many templates at once | `patterns`: see [`guide::pattern_sets`] |
//! | a host typed with a zone, `[fe80::1%eth0]` | `zone::split_zone` |
//! | a query that is to be a struct | `query::from_query` (feature `serde`) |
//! | the site that a host belongs to | `suffix::PublicSuffixList` (feature `suffix`) |
//! | a URI that a browser or the crate `url` reads too | [`Uri`] and [`whatwg::divergences`] (feature `whatwg`) |
//!
//! A scheme type has the fields of its grammar, `join` if it has a host and a path, and `port_or_default` if it has a port.
//! `as_uri` reads it as a [`Uri`], which has all other methods, such as `host_typed`.
//!
//! `Uri` is `Copy`: pass it by value. A call that takes a second URI takes `impl Into<Uri>`: a `Uri`, a `&Uri`, a `&UriBuf`
//! or an `AbsoluteUri`.
//!
//! # Features
//!
//! | feature | default | adds | costs |
//! |---|---|---|---|
//! | `std` | yes | processor detection, host lookup, system paths in `file`; enables `alloc` | the standard library |
//! | `alloc` | by `std` | owned types, builders, editing, decoding to strings | an allocator |
//! | `simd` | yes | vector instructions on x86-64, AArch64, WebAssembly | unsafe code, in two places |
//! | `derive` | no | `#[derive(UriScheme)]`, and with `template` `#[derive(UriTemplate)]` | building a procedural macro that contains the grammar compiler |
//! | `file` | no | paths of files to `file:` URIs and back: [`file`]; enables `alloc` | an allocator |
//! | `whatwg` | no | where a browser reads a text differently: [`whatwg`] | build time |
//! | `curie` | no | compact URIs: `PrefixMap` | build time |
//! | `template` | no | URI templates (RFC 6570) and their expansion: module `template`; enables `alloc` | an allocator |
//! | `find` | no | URIs in running text: module `find` | build time |
//! | `repair` | no | percent-encoding characters that a URI does not allow: module `repair`; enables `alloc` | an allocator |
//! | `suffix` | no | registrable domains, by a list that the caller gives: module `suffix`; enables `alloc` | an allocator |
//! | `serde` | no | `Serialize`, `Deserialize`: every type is a string; queries as structs: module `query` | the crate `serde` |
//! | `idna` | no | domain names of IRIs by UTS #46: `to_uri_idna`, `to_iri_idna` | the crate `idna`, Unicode tables |
//! | `url` | no | conversions to and from `url::Url`: module `interop::url` | the crate `url` |
//! | `http` | no | conversions to and from `http::Uri`: module `interop::http` | the crate `http`, `std` |
//!
//! Without any feature the crate is `no_std`, needs no allocator and has no dependencies beyond `virgule-core`. Parsing,
//! components, resolution into a [`Buffer`] and comparison work there. The tables of types that a program does not use are
//! not linked.
//!
//! # Guarantees
//!
//! - **The language of the grammar.** `parse` accepts a text if and only if the rule of the specification matches it. A few
//!   scheme types check more, where the prose of the specification demands it: [`schemes::Https`] refuses an empty host. A
//!   [`ParseError`] of such a check names the field too.
//! - **Linear time** in the length of the text, for every input: for parsing, resolution, normalization, comparison.
//! - **No allocation in `parse`** of the borrowed types, whether it succeeds or fails.
//! - **No panics**, except those that a section "Panics" documents: an owned result longer than the limit below.
//! - **A limit of 4 GiB**: a text longer than [`MAX_LENGTH`] bytes is an error, because offsets are 32-bit numbers.
//! - **The text is kept.** `Display` and `as_str` return the text that was parsed, byte for byte. Nothing is normalized,
//!   decoded or repaired unless a call asks for it.
//! - **`Debug` masks secrets**: `{:?}` writes `***` for passwords, tokens, and values of parameters such as
//!   `access_token`. No [`ParseError`] contains a part of the text, except for one unexpected character. `Display` writes
//!   the text as it is.
//! - **Unsafe code only in vector code and in the slice of a component.** Without the feature `simd` the runtime crate forbids unsafe code.
//! - **Minimum Rust version**: 1.89.
#![doc = ""]
// The first definition of a link counts: without the feature, that of `without.md`, which leads to the table of
// features.
#![cfg_attr(feature = "file", doc = include_str!("links/file.md"))]
#![cfg_attr(feature = "whatwg", doc = include_str!("links/whatwg.md"))]
#![doc = include_str!("links/without.md")]
#![no_std]
#![cfg_attr(docsrs, feature(doc_cfg))]

pub mod guide;
#[cfg(feature = "patterns")]
pub mod patterns;

#[doc(inline)]
pub use virgule_core::*;
#[doc(hidden)]
pub use virgule_core::{__derive, __generated, __refuse};
// By name too: the documentation does not show the feature of an item that only a glob imports.
#[cfg(feature = "curie")]
#[doc(inline)]
pub use virgule_core::{CurieDisplay, PrefixMap, UnknownPrefixError};
#[cfg(feature = "derive")]
#[doc = include_str!("derive.md")]
pub use virgule_derive::UriScheme;
#[cfg(all(feature = "derive", feature = "template"))]
#[doc = include_str!("derive_template.md")]
pub use virgule_derive::UriTemplate;

/// The Rust of README.md and `docs/library.md`, compiled and run as tests.
#[cfg(doctest)]
mod documents {
    #[doc = include_str!("../../../README.md")]
    struct Readme;
    #[doc = include_str!("../../../docs/library.md")]
    struct Library;
}
