//! The keywords of Rust, which names of rules must avoid to be identifiers.
//!
//! Source: The Rust Reference, "Keywords": strict and reserved keywords up to edition 2024. The list is here because a
//! Rust parser as a dependency would take longer to build than the rest of this crate.

/// Whether `word` is a keyword, or `_`.
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
