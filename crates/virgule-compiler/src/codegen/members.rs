//! Rust names of fields: in generated types, their builders, and derived types.
//!
//! Rust keywords, and the names of methods that every generated type has, get the suffix `_`:
//!
//! ```text
//! host            host
//! path-abempty    path_abempty
//! type            type_           not `r#type`: `self`, `super` and `crate` cannot be raw identifiers,
//! self            self_           and names of methods are not keywords; the suffix works for all
//! parse           parse_
//! ```
//!
//! JSON and errors use the name of a field in the grammar.

use super::unit::CompiledFamily;
use crate::abnf::lower::grammar::Field;
use crate::analysis::presence::{Presence, presence};

/// The methods that every generated type, or every owned type, has. Sorted.
#[rustfmt::skip]
const TAKEN: &[&str] = &[
    "as_str", "as_uri", "borrow", "builder", "copied", "equivalence", "into_string", "is_equivalent", "is_valid", "made", "normalize",
    "of", "parse", "parse_const", "redacted", "to_owned",
];

/// Returns the name of the accessor of a field.
pub fn member(field: &str) -> String {
    identifier(field, TAKEN)
}

/// Returns the inverse of [`member`], except that `-` remains `_`. A raw identifier represents its name, so `type_`
/// and `r#type` are the same field.
///
/// ```
/// use virgule_compiler::codegen::members::{field, member};
///
/// assert_eq!([member("type"), member("self"), member("tc-id")], ["type_", "self_", "tc_id"]);
/// assert_eq!([field("type_"), field("r#type"), field("self_"), field("tc_id")], ["type", "type", "self", "tc_id"]);
/// ```
pub fn field(member: &str) -> &str {
    let member = member.strip_prefix("r#").unwrap_or(member);
    let is_taken =
        |word: &&str| is_keyword(&word.to_ascii_lowercase()) || is_keyword(word) || TAKEN.contains(word);
    member.strip_suffix('_').filter(is_taken).unwrap_or(member)
}

/// Returns the name of a rule or document as a Rust identifier that is neither a keyword nor in `taken`.
pub(super) fn identifier(name: &str, taken: &[&str]) -> String {
    let mut identifier: String =
        name.chars().map(|c| if c.is_ascii_alphanumeric() { c.to_ascii_lowercase() } else { '_' }).collect();
    if !identifier.starts_with(|c: char| c.is_ascii_alphabetic()) {
        identifier.insert(0, 'x');
    }
    if is_keyword(&identifier) || taken.contains(&identifier.as_str()) {
        identifier.push('_');
    }
    identifier
}

/// Returns the name of a constant for a rule: `REG_NAME` for `reg-name`.
pub(super) fn constant(rule: &str) -> String {
    rule.chars().map(|c| if c.is_ascii_alphanumeric() { c.to_ascii_uppercase() } else { '_' }).collect()
}

/// Returns, by field of a section, its accessor and its presence; `None` if the field has no accessor. `kind` is the
/// index of the section in its family.
pub fn members(family: &CompiledFamily<'_>, kind: usize) -> Vec<Option<(String, Presence)>> {
    let fields = family.sections[kind].fields.iter().enumerate();
    let member = |(index, field): (usize, &Field)| {
        let often = presence(&family.compiled.machines.main, kind, index);
        (field.exposed && often != Presence::Never).then(|| (member(&field.name), often))
    };
    fields.map(member).collect()
}

// Rust's keywords, which identifiers for rule names must avoid.
//
// Source: The Rust Reference, "Keywords": strict and reserved keywords up to edition 2024. The list is here because a
// dependency on a Rust parser would take longer to build than the rest of this crate.

/// True if `word` is a keyword, or `_`.
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
    use super::{KEYWORDS, TAKEN, field, identifier, is_keyword, member};

    #[test]
    fn every_name_comes_back() {
        assert!(TAKEN.is_sorted());
        let words = KEYWORDS.iter().filter(|word| !["_", "Self"].contains(word));
        for word in words.chain(TAKEN) {
            assert_eq!(member(word), format!("{word}_"));
            assert_eq!((field(&member(word)), field(&format!("r#{word}"))), (*word, *word));
        }
        for free in ["host", "x", "types_", "host_", "union"] {
            assert_eq!(field(free), free);
        }
        assert_eq!((field("Self_"), identifier("Self", &[])), ("Self", "self_".to_string()));
    }

    #[test]
    fn the_list_is_sorted_and_found() {
        assert!(KEYWORDS.is_sorted());
        assert!(KEYWORDS.iter().all(|word| is_keyword(word)));
        for free in ["host", "Type", "r", "", "union", "raw", "safe"] {
            assert!(!is_keyword(free), "{free}");
        }
    }
}
