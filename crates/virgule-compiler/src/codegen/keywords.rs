//! The words that Rust keeps for itself, so that names of rules become identifiers.
//!
//! Source: The Rust Reference, "Keywords": strict and reserved ones up to edition 2024. A list, because a parser of Rust is
//! a dependency that takes longer to build than the rest of this crate.

/// Whether `word` may not be an identifier.
pub fn is_keyword(word: &str) -> bool {
    KEYWORDS.binary_search(&word).is_ok()
}

/// Sorted.
#[rustfmt::skip]
pub(super) const KEYWORDS: &[&str] = &[
    "Self", "_", "abstract", "as", "async", "await", "become", "box", "break", "const", "continue", "crate", "do", "dyn",
    "else", "enum", "extern", "false", "final", "fn", "for", "gen", "if", "impl", "in", "let", "loop", "macro", "match", "mod",
    "move", "mut", "override", "priv", "pub", "ref", "return", "self", "static", "struct", "super", "trait", "true", "try",
    "type", "typeof", "unsafe", "unsized", "use", "virtual", "where", "while", "yield",
];

#[cfg(test)]
mod tests {
    use super::{KEYWORDS, is_keyword};

    #[test]
    fn the_list_is_sorted_and_found() {
        assert!(KEYWORDS.is_sorted());
        assert!(KEYWORDS.iter().all(|word| is_keyword(word)));
        for free in ["host", "Type", "r", "", "union", "raw", "safe"] {
            assert!(!is_keyword(free), "{free}");
        }
    }
}
