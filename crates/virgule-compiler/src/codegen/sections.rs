//! Generates the code of a section beyond its type and its builder: lists, parameters, secrets, and the semantics of a
//! scheme; and the runtime's table of default ports and empty paths, by scheme.
//!
//! ```text
//! static OCCURRENCES_MAGNET_TR: OccurrenceTable<'static> = …;       the occurrence DFA
//! crate::__lists! { Magnet: tr = OCCURRENCES_MAGNET_TR; }           the accessor of the items
//! pub static PARAMETERS_BITCOIN: ParameterTable<'static> = …;       the declared names
//! crate::__parameters! { Bitcoin: PARAMETERS_BITCOIN, TABLE; once amount = "amount"; list tr = "tr"; }
//! ```

use super::members::{constant, member};
use super::text::{filled, header, list};
use crate::abnf::lower::grammar::{Field, Parameter, Parameters, RuleId, Secret, Section, SectionKind};
use crate::abnf::lower::type_names::camel_case;
use crate::analysis::lists::SectionLists;
use crate::analysis::occurrence_dfa::OccurrenceDfa;
use proc_macro2::TokenStream;
use std::collections::BTreeMap;

/// Returns the tables and accessors of a section's lists, and the tables of fields with the check `once`; `about`
/// returns the documentation of rules.
pub(super) fn lists(section: &Section, made: &SectionLists, about: impl Fn(&[RuleId]) -> String) -> String {
    let mut text = String::new();
    for (field, dfa) in &made.once {
        text += &format!(
            "\n/// Reports where `{}` occurs, which is once at most.\n",
            section.fields[*field].name
        );
        text += &occurrence_table(&once_name(section, *field), dfa);
    }
    let lists = section.lists.iter().map(|list| (&list.field, list_name(section, &list.field.name)));
    for ((field, table), dfa) in lists.clone().zip(&made.lists) {
        text += &format!("\n/// Reports the items of the list `{}`.\n", field.name);
        text += &occurrence_table(&table, dfa);
    }
    if section.lists.is_empty() {
        return text;
    }
    text += &format!("\ncrate::__lists! {{\n    {}:\n", section.type_name);
    for (Field { name, rules, .. }, table) in lists {
        text +=
            &format!("    /// The occurrences of `{name}`, from the first to the last.\n{}", about(rules));
        text += &format!("    {} = {table};\n", member(name));
    }
    text + "}\n"
}

/// Returns the members `lists` and `once` of a section's `Kind` constant.
pub(super) fn lists_of_kind(section: &Section, made: &SectionLists) -> String {
    let lists = section.lists.iter().map(|list| &list.field.name);
    let lists = list(lists.map(|name| format!("({name:?}, &{})", list_name(section, name))));
    let once = made.once.iter().map(|(field, _)| format!("({field}, &{})", once_name(section, *field)));
    format!("lists: &[{lists}], once: &[{}]", list(once))
}

/// Returns the name of the table of a field with the check `once`.
pub(super) fn once_name(section: &Section, field: usize) -> String {
    format!("ONCE_{}_{}", constant(&section.type_name), constant(&section.fields[field].name))
}

/// Returns the name of the table of a list.
pub(super) fn list_name(section: &Section, list: &str) -> String {
    format!("OCCURRENCES_{}_{}", constant(&section.type_name), constant(list))
}

fn occurrence_table(name: &str, dfa: &OccurrenceDfa) -> String {
    let expression = occurrence_expression(dfa, "crate::__derive");
    format!(
        "#[rustfmt::skip]\npub static {name}: crate::__derive::OccurrenceTable<'static> = {expression};\n"
    )
}

/// Returns the expression of the table of an occurrence DFA. `derive` is the path of the runtime's module `__derive`.
pub fn occurrences(dfa: &OccurrenceDfa, derive: &TokenStream) -> TokenStream {
    // The text is always a valid expression.
    occurrence_expression(dfa, &derive.to_string()).parse().unwrap_or_default()
}

fn occurrence_expression(dfa: &OccurrenceDfa, derive: &str) -> String {
    let OccurrenceDfa { classes, stride, states, next, edges, ends, actions, .. } = dfa;
    let members = format!(
        "    classes: &{classes:?}, stride: {stride}, states: {states}, next: &{next:?}, edges: &{edges:?}, ends: &{ends:?}, \
         actions: &{actions:?},"
    );
    format!("{derive}::OccurrenceTable {{\n{}}}", filled(&members))
}

/// Returns the table and the accessors of a section's parameters, or an empty string if it has none. `table` is the
/// name of the section's table.
pub(super) fn parameters(section: &Section, table: &str) -> String {
    let Some(Parameters { field, separator, ignore_case, known }) = &section.parameters else {
        return String::new();
    };
    let (name, holder) = (parameters_name(section), &section.fields[*field].name);
    let entry = |Parameter { key, name, several, .. }: &Parameter| {
        format!(
            "\n        crate::__derive::KnownParameter {{ key: {key:?}, name: {name:?}, several: {several} }},"
        )
    };
    let accessor = |Parameter { key, name, several, .. }: &Parameter| {
        let (way, values) = if *several { ("list", "values") } else { ("once", "value") };
        format!(
            "    /// The {values} of the parameter `{key}` of `{holder}`.\n    {way} {} = {key:?};\n",
            member(name)
        )
    };
    format!(
        "\n/// The parameters of `{holder}`.\n#[rustfmt::skip]\npub static {name}: crate::__derive::ParameterTable<'static> = \
         crate::__derive::ParameterTable {{\n    field: {field}, separator: b'{}', ignore_case: {ignore_case}, names: &[{}\n    ],\n}};\n\
         \ncrate::__parameters! {{\n    {}: {name}, {table};\n{}}}\n",
        char::from(*separator).escape_default(),
        known.iter().map(entry).collect::<String>(),
        section.type_name,
        known.iter().map(accessor).collect::<String>()
    )
}

/// Returns the name of a section's table of parameters.
pub(super) fn parameters_name(section: &Section) -> String {
    format!("PARAMETERS_{}", constant(&section.type_name))
}

/// Returns the secret fields of a section, as expressions of the runtime's type `Secret`.
pub(super) fn secrets(section: &Section) -> String {
    let secret = |(number, field): (usize, &Field)| match field.secret? {
        Secret::Whole => Some(format!("crate::Secret::Whole({number})")),
        Secret::AfterColon => Some(format!("crate::Secret::AfterColon({number})")),
    };
    let secrets = section.fields.iter().enumerate().filter_map(secret);
    let values = section.secret_values().map(|number| format!("crate::Secret::Whole({number})"));
    format!("&[{}]", list(secrets.chain(values)))
}

/// Returns the properties of a section beyond its grammar, as members of a `Kind` constant.
pub(super) fn semantics(section: &Section) -> String {
    let form = |(field, form): &(Option<usize>, &str)| {
        format!("({field:?}, crate::__derive::Form::{})", camel_case(form))
    };
    let step = |name: &&str| format!(".with(crate::NormalizationStep::{})", camel_case(name));
    let steps = match &section.normalization {
        None => "crate::Normalization::SYNTAX".to_string(),
        Some(steps) => "crate::Normalization::NONE".to_string() + &steps.iter().map(step).collect::<String>(),
    };
    let scheme = if section.kind == SectionKind::Scheme { section.name.as_str() } else { "" };
    format!(
        "forms: &[{}], equal_by: &{:?}, steps: {steps}, rules: crate::__derive::{}",
        list(section.forms.iter().map(form)),
        section.equal_by,
        rules(scheme, section.default_port, section.empty_path.as_deref())
    )
}

fn rules(scheme: &str, port: Option<u16>, path: Option<&str>) -> String {
    let port = port.map(|port| port.to_string());
    format!("Rules {{ scheme: {scheme:?}, default_port: {port:?}, empty_path: {path:?} }}")
}

/// The default ports and empty paths of all schemes that declare one. They allow a generic URI to be normalized by the
/// rules of its scheme without the scheme's parser.
#[derive(Debug, Default)]
pub struct Schemes {
    /// By scheme: the default port, and the path that is equivalent to an empty one.
    rules: BTreeMap<String, (Option<u16>, Option<String>)>,
}

impl Schemes {
    /// Adds the sections of a grammar.
    pub fn add(&mut self, sections: &[Section]) {
        for section in sections.iter().filter(|section| section.kind == SectionKind::Scheme) {
            if section.default_port.is_some() || section.empty_path.is_some() {
                let rules = (section.default_port, section.empty_path.clone());
                self.rules.insert(section.name.to_ascii_lowercase(), rules);
            }
        }
    }

    /// Returns the source of the module.
    pub fn module(&self) -> String {
        let line = |(scheme, (port, path)): (&String, &(Option<u16>, Option<String>))| {
            format!("    {},\n", rules(scheme, *port, path.as_deref()))
        };
        format!(
            "{}use crate::uri::scheme_rules::Rules;\n\n/// By scheme: its default port, and the path that an empty one means.\n\
             #[rustfmt::skip]\npub static RULES: &[Rules<'static>] = &[\n{}];\n",
            header("grammars/", "What schemes say beyond their grammars."),
            self.rules.iter().map(line).collect::<String>()
        )
    }
}
