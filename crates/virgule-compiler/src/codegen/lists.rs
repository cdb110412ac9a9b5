//! Generates the lists of a section: a table for each, and the invocation of the runtime's `__lists!`.
//!
//! ```text
//! static OCCURRENCES_MAGNET_TR: OccurrenceTable<'static> = …;       the occurrence DFA
//! crate::__lists! { Magnet: tr = OCCURRENCES_MAGNET_TR; }           the accessor of the items
//! ```

use super::members::member;
use super::rust::filled;
use super::shared::constant;
use crate::abnf::lower::grammar::{RuleId, Section};
use crate::analysis::lists::SectionLists;
use crate::analysis::occurrence_dfa::OccurrenceDfa;
use std::fmt::Write as _;

/// The path of the tables' type in a generated module.
const TABLE: &str = "crate::__derive::OccurrenceTable<'static>";

/// The tables and accessors of a section's lists, and the tables of fields with the check `once`; `about` returns the
/// documentation of rules.
pub(super) fn text(section: &Section, made: &SectionLists, about: impl Fn(&[RuleId]) -> String) -> String {
    let mut text = String::new();
    for (field, dfa) in &made.once {
        let name = &section.fields[*field].name;
        let _ = writeln!(text, "\n/// Reports where `{name}` occurs, which is once at most.");
        text.push_str(&table(&once_name(section, *field), dfa));
    }
    let lists = || section.lists.iter().zip(&made.lists);
    for (list, dfa) in lists() {
        let _ = writeln!(text, "\n/// Reports the items of the list `{}`.", list.field.name);
        text.push_str(&table(&list_name(section, &list.field.name), dfa));
    }
    if section.lists.is_empty() {
        return text;
    }
    let _ = writeln!(text, "\ncrate::__lists! {{\n    {}:", section.type_name);
    for (list, _) in lists() {
        let name = &list.field.name;
        let _ = writeln!(text, "    /// The occurrences of `{name}`, from the first to the last.");
        text.push_str(&about(&list.field.rules));
        let _ = writeln!(text, "    {} = {};", member(name), list_name(section, name));
    }
    text.push_str("}\n");
    text
}

/// The members `lists` and `once` of a section's `Kind` constant.
pub(super) fn of_kind(section: &Section, made: &SectionLists) -> String {
    let lists = section.lists.iter().map(|list| &list.field.name);
    let lists: Vec<String> = lists.map(|name| format!("({name:?}, &{})", list_name(section, name))).collect();
    let once = made.once.iter().map(|(field, _)| format!("({field}, &{})", once_name(section, *field)));
    format!("lists: &[{}], once: &[{}]", lists.join(", "), once.collect::<Vec<_>>().join(", "))
}

/// The name of the table of a field with the check `once`.
pub(super) fn once_name(section: &Section, field: usize) -> String {
    format!("ONCE_{}_{}", constant(&section.type_name), constant(&section.fields[field].name))
}

/// The name of the table of a list.
pub(super) fn list_name(section: &Section, list: &str) -> String {
    format!("OCCURRENCES_{}_{}", constant(&section.type_name), constant(list))
}

fn table(name: &str, dfa: &OccurrenceDfa) -> String {
    let members = format!(
        "    classes: &{:?}, stride: {}, states: {}, next: &{:?}, edges: &{:?}, ends: &{:?}, actions: &{:?},",
        dfa.classes, dfa.stride, dfa.states, dfa.next, dfa.edges, dfa.ends, dfa.actions
    );
    format!(
        "#[rustfmt::skip]\npub static {name}: {TABLE} = crate::__derive::OccurrenceTable {{\n{}}};\n",
        filled(&members)
    )
}
