//! Rules of schemes for strings that were parsed as generic URIs: default ports and paths.
//!
//! The grammars declare these rules as directives (`;! default-port`, `;! empty-path`), and the table is generated.
//! Rules for fields apply only to scheme types.

/// The rules of one scheme.
#[derive(Debug, Clone, Copy, Default)]
pub struct Rules<'r> {
    /// The scheme, in lower case.
    pub scheme: &'r str,
    /// The port that is equivalent to an absent port.
    pub default_port: Option<&'r str>,
    /// The path that is equivalent to an empty path after an authority.
    pub empty_path: Option<&'r str>,
}

/// Returns the rules of a scheme, or `None` if it has none.
#[inline]
pub(crate) fn find(scheme: &str) -> Option<&'static Rules<'static>> {
    // Linear search: the list has two dozen short names.
    crate::generated::schemes::RULES.iter().find(|rules| rules.scheme.eq_ignore_ascii_case(scheme))
}
