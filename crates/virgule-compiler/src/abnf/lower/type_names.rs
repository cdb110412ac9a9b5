//! Names of the Rust types of sections: none hides what generated code uses, no two of one grammar are alike.

use super::grammar::Section;
use super::section::camel_case;

/// What generated modules use by these names: the prelude of Rust, and what they import. Sorted.
#[rustfmt::skip]
const USED: &[&str] = &[
    "AsMut", "AsRef", "Box", "Clone", "Copy", "Debug", "Default", "Drop", "Eq", "Err", "Extend", "Fn",
    "FnMut", "FnOnce", "From", "Hash", "Into", "IntoIterator", "Iterator", "None", "Ok", "Option", "Ord",
    "PartialEq", "PartialOrd", "Piece", "Result", "Rules", "Self", "Send", "Sized", "Some", "String", "Sync", "Table",
    "ToOwned", "ToString", "TryFrom", "TryInto", "Unpin", "Vec",
];

/// Whether generated code means something else by that name.
pub fn is_used(name: &str) -> bool {
    USED.binary_search(&name).is_ok()
}

/// The type of a section that names none: its own name in camel case, with `Text` behind it where that is used.
pub fn default(section: &str) -> String {
    let name = camel_case(section);
    if is_used(&name) { name + "Text" } else { name }
}

/// The first section whose type, or its builder, has the name of one before it; case ignored, as constants of generated
/// code are named after types.
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
