//! Parsers for URIs, IRIs and URI schemes, generated from the ABNF of their specifications.
//!
//! Each type corresponds to one rule of one specification: [`Uri`] to the rule `URI` of RFC 3986, [`schemes::Mailto`]
//! to the rule `mailtoURI` of RFC 6068. `parse` accepts exactly the strings that the rule matches. A single pass
//! validates the input and records the offsets of the components. The parsed value borrows the input, so accessors
//! return slices of it as written, still percent-encoded. Reference resolution, normalization, comparison,
//! percent-encoding and editing follow the same specifications.
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
//!     r##"a port is a number; an IPv6 address must be enclosed in brackets: `[::1]` (offset 20, in port: expected a digit, "/", "?", "#" or the end)"##
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
//! | [`security`](guide::security) | untrusted input, allow-lists of hosts, passwords in logs |
//! | [`finding`](guide::finding) | URIs in logs, mail and Markdown; logs without passwords |
//! | [`repairing`](guide::repairing) | strings that are almost URIs |
//! | [`queries`](guide::queries) | queries as structs, with serde |
//! | [`hosts`](guide::hosts) | sites, keys to sort by host, addresses with a zone |
//! | [`deriving`](guide::deriving) | a type for your own grammar |
//! | [`writing_a_scheme`](guide::writing_a_scheme) | adding a scheme to this crate |
//! | [`templates`](guide::templates) | URI templates: expanding, matching, template types |
//! | [`pattern_sets`](guide::pattern_sets) | many templates matched in one pass: routes, webhooks, allow-lists |
//! | [`coming_from_url`](guide::coming_from_url) | methods of the crate `url` and their counterparts |
//! | [`coming_from_http`](guide::coming_from_http) | the same for `http::Uri` |
//! | [`coming_from_fluent_uri`](guide::coming_from_fluent_uri) | the same for `fluent-uri` |
//! | [`coming_from_iri_string`](guide::coming_from_iri_string) | the same for `iri-string` |
//! | [`coming_from_iref`](guide::coming_from_iref) | the same for `iref` |
//!
//! Modules: [`encode`] for percent-encoding and queries, [`iri`](mod@iri) for conversions between IRIs and URIs,
//! [`schemes`] for all scheme types, [`surt`] for keys to sort by host, `zone` for addresses as users enter them,
//! [`file`] (feature `file`) for file paths, [`whatwg`] (feature `whatwg`) for strings that browsers parse differently.
//!
//! # Terminology
//!
//! | term | meaning | specification | type |
//! |---|---|---|---|
//! | URI | a string that begins with a scheme and a colon | RFC 3986 section 3 | [`Uri`] |
//! | URI reference | a URI or a relative reference | section 4.1 | [`UriRef`] |
//! | relative reference | a reference without a scheme, such as `../a` | section 4.2 | [`RelativeRef`] |
//! | absolute URI | a URI without a fragment; `/a` is an absolute *path* | section 4.3 | [`AbsoluteUri`] |
//! | IRI | a URI that may contain non-ASCII characters | RFC 3987 section 2 | [`Iri`], [`IriRef`], [`AbsoluteIri`] |
//! | component | scheme, authority, path, query or fragment | RFC 3986 section 3 | `&str`, [`Scheme`], [`Authority`] |
//! | authority | userinfo, host and port | section 3.2 | [`Authority`], [`Host`] |
//! | percent-encoding | `%` and two hexadecimal digits for a byte | section 2.1 | [`encode::Encoded`] |
//! | base URI | the URI against which a relative reference is resolved | section 5.1 | [`Uri`], [`BaseUriCandidates`] |
//! | resolution | finding the URI that a reference denotes, given a base URI | section 5.2 | [`Resolver`] |
//! | normalization | rewriting a URI as an equivalent one, by syntax or scheme | sections 6.2.2, 6.2.3 | [`Normalization`] |
//! | equivalence | whether two URIs identify the same resource | sections 6.1, 6.2 | [`Equivalence`] |
//! | kind | a start rule of a built-in grammar, with a name such as `uri-reference` or `mailto` | this crate | [`Kind`] |
//! | scheme type | the Rust type for one scheme, often narrower than `Uri` | section 3.1 | [`schemes`] |
//!
//! # Which type do I need
//!
//! | I have | use |
//! |---|---|
//! | a complete URI, for reading only | [`Uri`] |
//! | a link from a document, complete or relative | [`UriRef`], then [`UriRef::resolve`] |
//! | a link that must not have a scheme | [`RelativeRef`] |
//! | a base URI that must not have a fragment | [`AbsoluteUri`]; any [`Uri`] can be a base too |
//! | user input with non-ASCII characters | [`Iri`] or [`IriRef`], then `to_uri_idna` (feature `idna`) if hosts are domain names, otherwise [`Iri::to_uri`] |
//! | a URI to store in a struct, to edit or to deserialize | [`UriBuf`], [`UriRefBuf`], [`IriBuf`], ... |
//! | components to build a URI from | [`Uri::builder`] |
//! | a URI that must have a certain scheme | its scheme type: [`schemes::Https`], [`schemes::Mailto`], [`schemes::Urn`], ...; to store it, [`schemes::HttpsBuf`], ... |
//! | a URI that is known at compile time | [`uri!`], [`uri_template!`], or `parse_const` of any type |
//! | a string that only needs to be validated | [`Uri::is_valid`] |
//! | the name of a kind, known at run time | [`Kind::find`] |
//! | your own grammar | `#[derive(UriScheme)]`: see [`guide::deriving`] |
//! | a function for borrowed and owned URIs | `fn f<'a>(uri: impl Into<Uri<'a>>)` |
//! | a function that parses any type of this crate, or a derived one | the trait [`UriScheme`](trait@UriScheme) |
//! | text that contains URIs: logs, mail, Markdown | `find::Finder` (feature `find`) |
//! | a string that is almost a URI: blanks, brackets, a stray `%` | `repair::repair` (feature `repair`) |
//! | a template such as `/users/{id}{?q*}` | [`schemes::UriTemplate`], expanded with the feature `template`: see [`guide::templates`] |
//! | a URI to match against one or many templates | `patterns`: see [`guide::pattern_sets`] |
//! | a host with a zone, `[fe80::1%eth0]` | `zone::split_zone` |
//! | a query to deserialize into a struct | `query::from_query` (feature `serde`) |
//! | a host whose site you need | `suffix::PublicSuffixList` (feature `suffix`) |
//! | a URI that a browser or the crate `url` also parses | [`Uri`] and [`whatwg::divergences`] (feature `whatwg`) |
//!
//! A scheme type has the fields of its grammar, `join` if it has a host and a path, and `port_or_default` if it has a
//! port. If all of its values are URIs of RFC 3986, `as_uri` converts it to a [`Uri`], which has all other methods, such as
//! `host_typed`.
//!
//! `Uri` is `Copy`: pass it by value. Methods with a second URI accept `impl Into<Uri>`: a `Uri`, a `&Uri`, a `&UriBuf`
//! or an `AbsoluteUri`.
//!
//! # Features
//!
//! | feature | default | adds | costs |
//! |---|---|---|---|
//! | `std` | yes | processor detection, host lookup, system paths in `file`; enables `alloc` | the standard library |
//! | `alloc` | with `std` | owned types, builders, editing, decoding to strings | an allocator |
//! | `simd` | yes | vector instructions on x86-64, AArch64, WebAssembly | unsafe code, in two places |
//! | `schemes` | yes | the types and kinds of [`schemes`] besides those of RFC 3986, 3987, 6570 and 6920 | half of the build time of `virgule-core` |
//! | `derive` | no | `#[derive(UriScheme)]`, and with `template` `#[derive(UriTemplate)]` | building a procedural macro that contains the grammar compiler |
//! | `file` | no | conversions between file paths and `file:` URIs: [`file`]; enables `alloc` | an allocator |
//! | `whatwg` | no | where a browser parses a string differently: [`whatwg`] | build time |
//! | `curie` | no | compact URIs: `PrefixMap` | build time |
//! | `template` | no | URI templates (RFC 6570) and their expansion: module `template`; enables `alloc` | an allocator |
//! | `patterns` | no | matching templates, one or many at once: module `patterns`; enables `std` | the crates `virgule-dynamic` and `virgule-compiler` |
//! | `find` | no | URIs in running text: module `find` | build time |
//! | `repair` | no | percent-encoding characters that a URI does not allow: module `repair`; enables `alloc` | an allocator |
//! | `suffix` | no | registrable domains, by a list that the caller provides: module `suffix`; enables `alloc` | an allocator |
//! | `serde` | no | `Serialize`, `Deserialize`: every type is a string; queries as structs: module `query` | the crate `serde` |
//! | `idna` | no | domain names of IRIs by UTS #46: `to_uri_idna`, `to_iri_idna` | the crate `idna`, Unicode tables |
//! | `url` | no | conversions to and from `url::Url`: module `interop::url` | the crate `url` |
//! | `http` | no | conversions to and from `http::Uri`: module `interop::http` | the crate `http`, `std` |
//!
//! Without any feature the crate is `no_std`, needs no allocator and depends only on its parts `virgule-core` and
//! `virgule-automata`. Parsing, components, resolution into a [`Buffer`] and comparison remain available. The tables of
//! types that a program does not use are not linked.
//!
//! # Guarantees
//!
//! - **Exactly the grammar.** `parse` accepts a string if and only if the rule of the specification matches it. A few
//!   scheme types also check constraints that the specification states in prose: [`schemes::Https`] rejects an empty
//!   host. The [`ParseError`] of such a check also names the field.
//! - **Linear time** in the length of the input, for every input: for parsing, resolution, normalization, comparison.
//! - **No allocation in `parse`** of the borrowed types, whether it succeeds or fails.
//! - **No panics**, except those documented under "Panics": an owned result longer than the limit below.
//! - **A limit of 4 GiB**: an input longer than [`MAX_LENGTH`] bytes is an error, because offsets are 32-bit numbers.
//! - **The input is preserved.** `Display` and `as_str` return the parsed string, byte for byte. Nothing is normalized,
//!   decoded or repaired unless requested.
//! - **`Debug` masks secrets**: `{:?}` writes `***` for passwords, tokens, and values of parameters such as
//!   `access_token`. No [`ParseError`] contains a part of the input, except for one unexpected character. `Display`
//!   writes the input unchanged.
//! - **Unsafe code only in vector code and in the slice of a component.** Without the feature `simd` the runtime crate
//!   forbids unsafe code.
//! - **Minimum Rust version**: 1.89.
#![doc = ""]
// Markdown uses the first definition of a link: without the feature, the one in `without.md`, which points to the table
// of features.
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
// Also by name: rustdoc does not show the feature of an item that only a glob imports.
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
