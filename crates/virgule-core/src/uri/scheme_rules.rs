//! Rules of schemes for texts that were parsed as generic URIs: default ports and paths.
//!
//! The grammars have them as directives (`;! default-port`, `;! empty-path`); the table is generated. Only the types of
//! schemes have rules for their fields.

/// The rules of one scheme.
#[derive(Debug, Clone, Copy, Default)]
pub struct Rules<'r> {
    /// The scheme, in lower case.
    pub scheme: &'r str,
    /// The port that is equivalent to none.
    pub default_port: Option<&'r str>,
    /// The path that is equivalent to an empty one after an authority.
    pub empty_path: Option<&'r str>,
}

/// The rules of a scheme, if there are any.
#[inline]
pub(crate) fn find(scheme: &str) -> Option<&'static Rules<'static>> {
    // Linear: there are two dozen short names.
    crate::generated::schemes::RULES.iter().find(|rules| rules.scheme.eq_ignore_ascii_case(scheme))
}
