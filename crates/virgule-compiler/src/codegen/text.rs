//! Shared by the generators of files: the first lines, lists, and long lines.

use super::members::identifier;

/// The module with the marker types of fields.
pub const FIELDS: &str = "fields";
/// The module of the tables that several grammars call.
pub const SHARED: &str = "shared";
/// The module of the default ports and empty paths of schemes.
pub const SCHEMES: &str = "schemes";

/// Returns the module of a document: `did_core` for `did-core`.
pub fn module_name(document: &str) -> String {
    identifier(document, &[FIELDS, SHARED, SCHEMES])
}

/// Returns the first lines of a generated file.
pub(super) fn header(path: &str, about: &str) -> String {
    format!("// @generated from {path} by `cargo xtask gen`; do not edit.\n\n//! {about}\n\n")
}

/// Returns the items, separated by commas.
pub(super) fn list(items: impl IntoIterator<Item = String>) -> String {
    items.into_iter().collect::<Vec<_>>().join(", ")
}

/// Returns the text in lines of at most 120 columns, broken at spaces.
pub(super) fn filled(text: &str) -> String {
    const WIDTH: usize = 120;
    let (mut lines, mut column) = (String::new(), 0);
    for word in text.split_inclusive(' ') {
        if column + word.trim_end().len() > WIDTH {
            lines.truncate(lines.trim_end().len());
            lines.push_str("\n    ");
            column = 4;
        }
        lines.push_str(word);
        column += word.len();
    }
    format!("{lines}\n")
}
