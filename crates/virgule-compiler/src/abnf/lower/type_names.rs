//! The names of sections' Rust types. A name must not shadow a name that generated code uses, and the names in a
//! grammar must differ.

use super::grammar::Section;

/// Names that generated modules use: those of Rust's prelude, and those that the modules import. Sorted.
#[rustfmt::skip]
const USED: &[&str] = &[
    "AsMut", "AsRef", "Box", "Clone", "Copy", "Debug", "Default", "Drop", "Eq", "Err", "Extend", "Fn",
    "FnMut", "FnOnce", "From", "Hash", "Into", "IntoIterator", "Iterator", "None", "Ok", "Option", "Ord",
    "PartialEq", "PartialOrd", "Piece", "Result", "Rules", "Self", "Send", "Sized", "Some", "String", "Sync", "Table",
    "ToOwned", "ToString", "TryFrom", "TryInto", "Unpin", "Vec",
];

/// True if generated code uses `name` for something else.
pub fn is_used(name: &str) -> bool {
    USED.binary_search(&name).is_ok()
}

/// Returns the type name of a section without `type`: its name in camel case, with the suffix `Text` if that name [is
/// used](is_used).
pub fn default(section: &str) -> String {
    let name = camel_case(section);
    if is_used(&name) { name + "Text" } else { name }
}

/// Converts `uri-reference` to `UriReference`. Drops characters that a Rust identifier cannot contain.
pub fn camel_case(name: &str) -> String {
    let mut camel: String = name
        .split(|c: char| !c.is_ascii_alphanumeric())
        .map(|word| word[..word.len().min(1)].to_ascii_uppercase() + word.get(1..).unwrap_or(""))
        .collect();
    if !camel.starts_with(|c: char| c.is_ascii_alphabetic()) {
        camel.insert(0, 'X');
    }
    camel
}

/// Returns the first pair of sections whose types, or a type and a builder, have the same name. Case is ignored,
/// because constants in generated code are named after types.
pub fn doubled(sections: &[Section]) -> Option<(usize, usize)> {
    let alike = |one: &Section, other: &Section| {
        let [one, other] = [one, other].map(|section| section.type_name.to_ascii_lowercase());
        one == other || format!("{one}builder") == other || one == format!("{other}builder")
    };
    let before = |(index, section)| {
        let first = sections[..index].iter().position(|first| alike(first, section))?;
        Some((first, index))
    };
    sections.iter().enumerate().find_map(before)
}

#[cfg(test)]
mod tests {
    use super::{USED, default};

    #[test]
    fn names_that_are_used_get_a_suffix() {
        assert!(USED.is_sorted());
        assert_eq!((default("option"), default("safe-curie")), ("OptionText".into(), "SafeCurie".into()));
    }
}
