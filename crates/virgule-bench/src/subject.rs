//! A library and its operations.
//!
//! The operation of a work is `None` if the library lacks it. A note describes how an operation deviates from the work,
//! and the table shows it.

use crate::components::Components;
use crate::sink::Sink;

/// A library, or a baseline.
pub struct Subject {
    /// The name of the crate; for a baseline, a name in parentheses.
    pub library: &'static str,
    /// The operations on URIs.
    pub uri: Works,
    /// The operations on IRIs.
    pub iri: Works,
}

/// Parses a text and reads its components. Returns their [`crate::sink::sum`].
pub type Parse = fn(&str) -> Option<usize>;
/// True if a text is a URI; for the work `refuse`, true if it is refused with an error.
pub type Valid = fn(&str) -> bool;
/// Parses and normalizes a text.
pub type Normalize = fn(&str, &mut Sink) -> Option<()>;
/// Parses a base; returns a closure that parses and resolves a reference.
pub type Resolve = for<'b> fn(&'b str) -> Option<Box<dyn Fn(&str, &mut Sink) -> Option<()> + 'b>>;
/// Parses two texts; returns a closure that compares them.
pub type Compare = for<'t> fn(&'t str, &'t str) -> Option<Box<dyn Fn() -> bool + 't>>;
/// Builds a text from components that are not validated.
pub type Build = fn(&Components, &mut Sink) -> Option<()>;

/// Calls a function with the begin and the end of each URI in a text.
pub type Find = fn(&str, &mut dyn FnMut(usize, usize));
/// Parses a template and expands it from `works::expand::VARIABLES`.
pub type Expand = fn(&str, &mut Sink) -> Option<()>;

/// A measured operation, as one library implements it.
#[derive(Clone, Copy)]
pub struct Operation<F> {
    pub run: F,
    /// A note about how the operation deviates from the work; usually empty.
    pub note: &'static str,
}

/// The operations of a library.
#[derive(Clone, Copy)]
pub struct Works {
    /// Parse and read all components.
    pub parse: Option<Operation<Parse>>,
    /// Decide whether a text is a URI.
    pub valid: Option<Operation<Valid>>,
    /// Refuse a text with an error.
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
    /// Build from components.
    pub build: Option<Operation<Build>>,
    /// Find the URIs in running text.
    pub find: Option<Operation<Find>>,
    /// Parse and expand a URI template.
    pub expand: Option<Operation<Expand>>,
}

impl Works {
    /// A library without operations.
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

/// An operation that does exactly the work.
pub const fn exact<F: Copy>(run: F) -> Option<Operation<F>> {
    Some(Operation { run, note: "" })
}

/// An operation with a note.
pub const fn with_note<F: Copy>(run: F, note: &'static str) -> Option<Operation<F>> {
    Some(Operation { run, note })
}
