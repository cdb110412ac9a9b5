//! Names in the spelling of their definition: rule names are compared without regard to ASCII case (RFC 5234 section
//! 2.1).

use std::collections::HashMap;
use virgule_compiler::abnf::read::tree::Tree;

/// The core rules (RFC 5234 appendix B.1).
pub const CORE: [&str; 16] = [
    "ALPHA", "BIT", "CHAR", "CR", "CRLF", "CTL", "DIGIT", "DQUOTE", "HEXDIG", "HTAB", "LF", "LWSP", "OCTET",
    "SP", "VCHAR", "WSP",
];

/// By name in lower case: the spelling of each name that a file or RFC 5234 defines.
pub struct Spelling<'t>(HashMap<String, &'t str>);

impl<'t> Spelling<'t> {
    pub fn of(tree: &'t Tree) -> Self {
        let mut known: HashMap<String, &'t str> = HashMap::new();
        let own = tree.rules.iter().map(|rule| rule.name.text.as_str());
        // The first definition decides; those with `=/` follow it.
        for name in own.chain(CORE) {
            known.entry(name.to_ascii_lowercase()).or_insert(name);
        }
        Spelling(known)
    }

    /// The spelling of a token; the token itself if it is not a known name.
    pub fn of_token(&self, token: &'t str) -> &'t str {
        match token.starts_with(|c: char| c.is_ascii_alphabetic()) {
            true => self.0.get(&token.to_ascii_lowercase()).copied().unwrap_or(token),
            false => token,
        }
    }
}
