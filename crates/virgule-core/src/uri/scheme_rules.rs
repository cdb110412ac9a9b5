//! What schemes say of their texts beyond the syntax, for texts that were parsed as generic URIs.
//!
//! It stands in the grammars as directives (`;! default-port`, `;! empty-path`); the table is generated from them.
//! What a scheme says of its own fields is known to the types of the scheme alone.

/// What one scheme says.
#[derive(Debug, Clone, Copy, Default)]
pub struct Rules<'r> {
    /// The scheme, in lower case.
    pub scheme: &'r str,
    /// The port that means the same as none.
    pub default_port: Option<&'r str>,
    /// The path that an empty one behind an authority means.
    pub empty_path: Option<&'r str>,
}

/// The rules of a scheme, if there are any.
#[inline]
pub(crate) fn find(scheme: &str) -> Option<&'static Rules<'static>> {
    // A dozen short names: a search by halves would not be faster.
    crate::generated::schemes::RULES.iter().find(|rules| rules.scheme.eq_ignore_ascii_case(scheme))
}
