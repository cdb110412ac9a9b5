//! What is measured: a library, and what it can do.
//!
//! A library that lacks a work leaves its slot empty. What it does less, more or in another way than the work asks
//! for stands in a note, which the table shows.

use crate::components::Components;
use crate::seen::Seen;

/// A library, or what stands beside libraries.
pub struct Subject {
    /// The name of its crate; in brackets if it is none.
    pub library: &'static str,
    /// What it does with URIs.
    pub uri: Works,
    /// What it does with IRIs.
    pub iri: Works,
}

/// Parses a text and reads its components; gives their length by [`crate::seen::sum`].
pub type Parse = fn(&str) -> Option<usize>;
/// Whether a text is a URI; or whether it is refused, by an error.
pub type Valid = fn(&str) -> bool;
/// Parses a text and shows it normalized.
pub type Normalize = fn(&str, &mut Seen) -> Option<()>;
/// Parses a base; gives what parses a reference and shows its target.
pub type Resolve = for<'b> fn(&'b str) -> Option<Box<dyn Fn(&str, &mut Seen) -> Option<()> + 'b>>;
/// Parses two texts; gives what says whether they are the same.
pub type Compare = for<'t> fn(&'t str, &'t str) -> Option<Box<dyn Fn() -> bool + 't>>;
/// Builds a text of its components, all of them strings that nobody has checked, and shows it.
pub type Build = fn(&Components, &mut Seen) -> Option<()>;

/// How a library does a work.
#[derive(Clone, Copy)]
pub struct Way<F> {
    /// Does it.
    pub run: F,
    /// What is not as the work asks for; mostly empty.
    pub note: &'static str,
}

/// What a library can do.
#[derive(Clone, Copy)]
pub struct Works {
    /// Parse, and read all components.
    pub parse: Option<Way<Parse>>,
    /// Say whether a text is a URI.
    pub valid: Option<Way<Valid>>,
    /// Refuse a text, with an error.
    pub refuse: Option<Way<Valid>>,
    /// Parse and normalize by RFC 3986 section 6.2.2.
    pub normalize: Option<Way<Normalize>>,
    /// Parse a reference and resolve it, into a buffer that is used again and again.
    pub resolve_into: Option<Way<Resolve>>,
    /// Parse a reference and resolve it, into memory of its own.
    pub resolve: Option<Way<Resolve>>,
    /// Compare what is parsed already, spelled alike.
    pub compare_same: Option<Way<Compare>>,
    /// Compare what is parsed already, spelled in different ways.
    pub compare_spelled: Option<Way<Compare>>,
    /// Build from components.
    pub build: Option<Way<Build>>,
}

impl Works {
    /// Nothing.
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
    };
}

/// A way that needs no note.
pub const fn way<F: Copy>(run: F) -> Option<Way<F>> {
    Some(Way { run, note: "" })
}

/// A way with a note.
pub const fn but<F: Copy>(run: F, note: &'static str) -> Option<Way<F>> {
    Some(Way { run, note })
}
