//! A library and its operations.
//!
//! The operation of a work is `None` if the library lacks it. A note describes how an operation deviates from the work,
//! and the table shows it.

#[cfg(feature = "peers")]
use crate::candidate::Parts;
use crate::candidate::Sink;
#[cfg(feature = "peers")]
use serde_json::{Map, Value};

/// A library, or a baseline.
pub struct Subject {
    /// The name of the crate; for a baseline, a name in parentheses.
    pub library: &'static str,
    pub uri: Works,
    pub iri: Works,
}

/// Parses a text and reads its components. Returns their [`crate::candidate::sum`].
pub type Parse = fn(&str) -> Option<usize>;
/// True if a text is a URI; for the work `refuse`, true if it is refused with an error.
pub type Valid = fn(&str) -> bool;
pub type Normalize = fn(&str, &mut Sink) -> Option<()>;
/// Parses a base; returns a closure that parses and resolves a reference.
pub type Resolve = for<'b> fn(&'b str) -> Option<Box<dyn Fn(&str, &mut Sink) -> Option<()> + 'b>>;
/// Parses two texts; returns a closure that compares them.
pub type Compare = for<'t> fn(&'t str, &'t str) -> Option<Box<dyn Fn() -> bool + 't>>;
/// Builds a text from components that are not validated.
pub type Build = fn(&Components, &mut Sink) -> Option<()>;

/// Calls a function with the begin and the end of each URI in a text.
pub type Find = fn(&str, &mut dyn FnMut(usize, usize));
/// Parses a template and expands it from `works::VARIABLES`.
pub type Expand = fn(&str, &mut Sink) -> Option<()>;

/// A measured operation, as one library implements it.
#[derive(Clone, Copy)]
pub struct Operation<F> {
    pub run: F,
    /// A note about how the operation deviates from the work; usually empty.
    pub note: &'static str,
}

#[derive(Clone, Copy)]
pub struct Works {
    pub parse: Option<Operation<Parse>>,
    pub valid: Option<Operation<Valid>>,
    pub refuse: Option<Operation<Valid>>,
    /// Parse and normalize by RFC 3986 section 6.2.2.
    pub normalize: Option<Operation<Normalize>>,
    /// Parse a reference and resolve it into a reused buffer.
    pub resolve_into: Option<Operation<Resolve>>,
    /// Parse a reference and resolve it into new memory.
    pub resolve: Option<Operation<Resolve>>,
    /// Compare two parsed texts that are equal strings.
    pub compare_same: Option<Operation<Compare>>,
    /// Compare two parsed texts that are equivalent and different strings.
    pub compare_spelled: Option<Operation<Compare>>,
    pub build: Option<Operation<Build>>,
    pub find: Option<Operation<Find>>,
    pub expand: Option<Operation<Expand>>,
}

impl Works {
    pub const NONE: Works = Works {
        parse: None,
        valid: None,
        refuse: None,
        normalize: None,
        resolve_into: None,
        resolve: None,
        compare_same: None,
        compare_spelled: None,
        build: None,
        find: None,
        expand: None,
    };
}

/// Parses a text for a comparison with the grammar: its components, as far as the library reports them; `None` if the library
/// rejects it.
#[cfg(feature = "peers")]
pub type Ask = fn(&str) -> Option<Map<String, Value>>;

/// An answer without components.
#[cfg(feature = "peers")]
pub fn verdict<T, E>(parsed: Result<T, E>) -> Option<Map<String, Value>> {
    parsed.ok().map(|_| Map::new())
}

/// An answer with the components that a library reports; an absent one is null.
#[cfg(feature = "peers")]
pub fn named<const N: usize>(parts: [(&str, Option<&str>); N]) -> Map<String, Value> {
    parts.into_iter().map(|(name, part)| (name.to_string(), part.into())).collect()
}

/// An answer with all components.
#[cfg(feature = "peers")]
pub fn members((scheme, [userinfo, host, port], path, [query, fragment]): Parts<'_>) -> Map<String, Value> {
    named([
        ("scheme", scheme),
        ("userinfo", userinfo),
        ("host", host),
        ("port", port),
        ("path", Some(path)),
        ("query", query),
        ("fragment", fragment),
    ])
}

/// Compares parsed texts by `==`.
#[cfg(feature = "peers")]
pub fn equal<'t, T: PartialEq + 't, E>(
    [one, other]: [Result<T, E>; 2],
) -> Option<Box<dyn Fn() -> bool + 't>> {
    let (one, other) = (one.ok()?, other.ok()?);
    Some(Box::new(move || one == other))
}

/// An operation that does exactly the work.
pub const fn exact<F: Copy>(run: F) -> Option<Operation<F>> {
    Some(Operation { run, note: "" })
}

pub const fn with_note<F: Copy>(run: F, note: &'static str) -> Option<Operation<F>> {
    Some(Operation { run, note })
}

/// Components that are not validated.
pub struct Components {
    pub scheme: String,
    /// The whole authority, for builders whose argument it is.
    #[cfg(feature = "peers")]
    pub authority: Option<String>,
    pub userinfo: Option<String>,
    /// The host, with the brackets of an IP literal.
    pub host: Option<String>,
    /// The port, without the colon; may be empty.
    pub port: Option<String>,
    pub path: String,
    pub query: Option<String>,
    pub fragment: Option<String>,
}

impl Components {
    /// The components of a URI; `None` if the text is not a URI.
    pub fn of(text: &str) -> Option<Self> {
        let uri = virgule::Uri::parse(text).ok()?;
        let own = |part: Option<&str>| part.map(str::to_string);
        Some(Components {
            scheme: uri.scheme().to_string(),
            #[cfg(feature = "peers")]
            authority: own(uri.authority()),
            userinfo: own(uri.userinfo()),
            host: own(uri.host()),
            port: own(uri.port()),
            path: uri.path().to_string(),
            query: own(uri.query()),
            fragment: own(uri.fragment()),
        })
    }
}
