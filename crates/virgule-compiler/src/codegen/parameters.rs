//! Generates the parameters of a section: a table of the declared names, and the invocation of the runtime's
//! `__parameters!`.
//!
//! ```text
//! pub static PARAMETERS_BITCOIN: ParameterTable<'static> = …;
//! crate::__parameters! { Bitcoin: PARAMETERS_BITCOIN, TABLE; once amount = "amount"; list tr = "tr"; }
//! ```

use super::members::member;
use super::shared::constant;
use crate::abnf::lower::grammar::{Parameter, Parameters, Section};
use std::fmt::Write as _;

/// The table and the accessors of a section's parameters; `table` is the name of the section's table. Empty if there
/// are no parameters.
pub(super) fn text(section: &Section, table: &str) -> String {
    let Some(Parameters { field, separator, ignore_case, known }) = &section.parameters else {
        return String::new();
    };
    let (name, holder) = (table_name(section), &section.fields[*field].name);
    let entry = |known: &Parameter| {
        let Parameter { key, name, several, .. } = known;
        format!(
            "\n        crate::__derive::KnownParameter {{ key: {key:?}, name: {name:?}, several: {several} }},"
        )
    };
    let names: Vec<String> = known.iter().map(entry).collect();
    let mut text = format!(
        "\n/// The parameters of `{holder}`.\n#[rustfmt::skip]\npub static {name}: crate::__derive::ParameterTable<'static> = \
         crate::__derive::ParameterTable {{\n    field: {field}, separator: b'{}', ignore_case: {ignore_case}, names: &[{}\n    ],\n}};\n",
        char::from(*separator).escape_default(),
        names.concat()
    );
    let _ = writeln!(text, "\ncrate::__parameters! {{\n    {}: {name}, {table};", section.type_name);
    for known in known {
        let (way, values) = if known.several { ("list", "values") } else { ("once", "value") };
        let _ = writeln!(text, "    /// The {values} of the parameter `{}` of `{holder}`.", known.key);
        let _ = writeln!(text, "    {way} {} = {:?};", member(&known.name), known.key);
    }
    text.push_str("}\n");
    text
}

/// The member `parameters` of a section's `Kind` constant.
pub(super) fn of_kind(section: &Section) -> String {
    match section.parameters {
        Some(_) => format!("Some(&{})", table_name(section)),
        None => "None".to_string(),
    }
}

/// The name of a section's table of parameters.
pub(super) fn table_name(section: &Section) -> String {
    format!("PARAMETERS_{}", constant(&section.type_name))
}
