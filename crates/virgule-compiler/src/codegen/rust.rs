//! Generates the Rust module of a grammar: a table for each family of sections, a type for each section.
//!
//! The runtime's `__typed!` macro contains the common part of all types. Tables are lines of numbers.

use super::members::{constant, member, members};
use super::table_text::{IMPORTS, Shared, table_text};
use super::text::{FIELDS, SCHEMES, SHARED, header, list, module_name};
use super::unit::CompiledFamily;
use super::{builder, docs, layout, sections};
use crate::abnf::lower::ONCE;
use crate::abnf::lower::grammar::{Field, Grammar, Section, SectionKind};
use crate::analysis::compose;
use crate::analysis::presence::Presence;
use crate::analysis::schemes::schemes as schemes_of;
use crate::analysis::uri::UriSubset;
use std::collections::BTreeMap;

/// Returns the source of the module for `grammar`, which is in the file `path`. Tables that other grammars may share
/// are added to `shared`.
pub fn module(grammar: &Grammar, path: &str, families: &[CompiledFamily<'_>], shared: &mut Shared) -> String {
    let mut text = header(path, &format!("The parsers of `{}`.", grammar.name)) + IMPORTS;
    if families.iter().any(|family| family.templates.iter().any(Result::is_ok)) {
        text += "use crate::__derive::Piece;\n\n";
    }
    for (number, family) in families.iter().enumerate() {
        let table = table_name(number);
        let mut callees = Vec::new();
        for (called, (rule, _)) in family.compiled.called.iter().zip(&family.compiled.machines.called) {
            let rule = &grammar.rule(*rule).name;
            if called.calls.is_empty() {
                callees.push(format!("super::shared::{}", shared.name(rule, called)));
                continue;
            }
            let name = format!("{table}_{}", constant(rule));
            text += &format!("/// Texts of the rule `{rule}`, called from [`{table}`].\n");
            text += &(table_text(&name, called, &[]) + "\n");
            callees.push(name);
        }
        text += &table_text(&table, &family.compiled.tables, &callees);
        for (kind, section) in family.sections.iter().enumerate() {
            text += &type_text(grammar, family, kind, &table);
            // The conversions between the types of RFC 3986 are written by hand.
            if family.inside[kind] == UriSubset::Yes && grammar.name != "rfc3986" {
                let methods = uri_methods(section);
                text += &format!("\ncrate::__inside_uri! {{ {}:{methods} }}\n", section.type_name);
            }
            let about = |rules: &_| docs::abnf(grammar, rules);
            text += &sections::lists(section, &family.lists[kind], about);
            text += &sections::parameters(section, &table);
            if let Ok(template) = &family.templates[kind] {
                let always = compose::always(section, &family.compiled.machines.main, kind);
                text += &builder::text(section, template, always);
            }
        }
    }
    text + &kinds_text(grammar, families)
}

/// The public items of each grammar module.
pub type Exports = BTreeMap<String, Vec<String>>;

/// The grammars whose types are always compiled, because the library uses them. All others need the feature `schemes`.
pub const ALWAYS_COMPILED: &[&str] = &["curie", "rfc3986", "rfc3987", "rfc6570", "rfc6920"];

/// The grammars whose owned types are in the root of the library, where they are declared by hand.
const IN_ROOT: &[&str] = &["rfc3986", "rfc3987", "rfc6920"];

/// Returns the source of the parent of all grammar modules, including the modules that re-export their types and
/// builders, and name their owned types.
pub fn index(names: &[&str], types: &Exports, builders: &Exports) -> String {
    let grammars = || names.iter().map(|name| module_name(name));
    let mut modules: Vec<(String, &str)> = grammars().map(|name| (name.clone(), condition(&name))).collect();
    modules.extend([FIELDS, SHARED, SCHEMES].map(|name| (name.to_string(), "")));
    modules.sort();
    let owned = |(module, names): (&String, &Vec<String>)| -> String {
        names.iter().map(|name| owned(name, condition(module))).collect()
    };
    format!(
        "{}{}\n/// Every kind of text that has a parser, grammar by grammar.\npub static KINDS: &[&[crate::Kind]] = &[{}];\n\
         \n/// The types of all kinds.\npub mod types {{\n{}}}\n\
         \n/// The same types with an owned string.\n#[cfg(feature = \"alloc\")]\npub mod owned {{\n{}}}\n\
         \n/// Their builders.\n#[cfg(feature = \"alloc\")]\npub mod builders {{\n{}}}\n",
        header("grammars/", "All grammars, one module each."),
        modules.iter().map(|(name, condition)| format!("{condition}pub mod {name};\n")).collect::<String>(),
        list(grammars().map(|name| format!("{}{name}::KINDS", condition(&name)))),
        exports(types),
        types.iter().filter(|(module, _)| !IN_ROOT.contains(&module.as_str())).map(owned).collect::<String>(),
        exports(builders)
    )
}

/// Returns the attribute of the items of a grammar module that depend on the feature `schemes`.
fn condition(module: &str) -> &'static str {
    if ALWAYS_COMPILED.contains(&module) { "" } else { "#[cfg(feature = \"schemes\")] " }
}

/// Returns a `pub use` line for each module.
fn exports(exports: &Exports) -> String {
    let line = |(module, names): (&String, &Vec<String>)| {
        format!("    {}pub use super::{module}::{{{}}};\n", condition(module), names.join(", "))
    };
    exports.iter().map(line).collect()
}

/// Returns the owned type of a kind.
fn owned(name: &str, condition: &str) -> String {
    format!(
        "    /// A [`{name}`](super::types::{name}) that owns its string.\n    \
         {condition}pub type {name}Buf = crate::Owned<super::types::{name}<'static>>;\n"
    )
}

fn table_name(number: usize) -> String {
    if number == 0 { "TABLE".to_string() } else { format!("TABLE_{number}") }
}

/// Returns the methods of URIs that the type of a scheme also has, by the component that they read: `port` stands for
/// `port_or_default`, `host` for `host_typed`, `query` for `query_pairs` and `query_value`, and, with a host and a path,
/// `path` for `segments`; without a host, the path of a URI may begin before that of the scheme. With both, there is also
/// `join`. A field or list with the name of a method takes precedence.
fn uri_methods(section: &Section) -> String {
    let has = |name: &str| section.fields.iter().any(|field| field.name == name);
    let is_hierarchical = has("host") && has("path");
    let known = section.parameters.iter().flat_map(|held| held.known.iter().map(|known| &known.name));
    let lists = section.lists.iter().map(|list| &list.field);
    let fields = section.fields.iter().chain(lists).map(|field| &field.name);
    let accessors: Vec<String> = fields.chain(known).map(|name| member(name)).collect();
    let is_free = |names: &[&str]| !accessors.iter().any(|accessor| names.contains(&accessor.as_str()));
    let methods = [
        ("join", is_hierarchical, &["join"][..]),
        ("port", has("port"), &["port_or_default"]),
        ("host", has("host"), &["host_typed"]),
        ("path", is_hierarchical, &["segments"]),
        ("query", has("query"), &["query_pairs", "query_value"]),
    ];
    methods
        .iter()
        .filter(|(_, has, names)| *has && is_free(names))
        .map(|(name, ..)| format!(" {name}"))
        .collect()
}

fn type_text(grammar: &Grammar, family: &CompiledFamily<'_>, kind: usize, table: &str) -> String {
    let section = family.sections[kind];
    let (name, start) = (&section.type_name, grammar.rule(section.start));
    let mut text = "\ncrate::__typed! {\n".to_string();
    if let Some(about) = docs::about(&grammar.source.text, section) {
        text += &format!("    /// {about}\n    ///\n");
    }
    text +=
        &format!("    /// A string that the rule `{}` matches as a whole{}.\n", start.name, docs::by(start));
    text += &docs::abnf(grammar, &[section.start]);
    // Only for docs.rs: `cargo xtask gen --diagrams` writes the diagrams before a release.
    text += &format!("    #[cfg_attr(docsrs, doc = include_str!({:?}))]\n", diagram(section));
    text += &docs::example(family, section, kind);
    let check = |&(field, check): &(usize, &str)| {
        let name = &section.fields[field].name;
        match check {
            ONCE => format!("(once {field} {name:?} {})", sections::once_name(section, field)),
            _ => format!("({} {field} {name:?})", check.replace('-', "_")),
        }
    };
    let parameters = section.parameters.as_ref().map(|_| sections::parameters_name(section));
    let checks = section.checks.iter().map(check);
    let checks = checks.chain(parameters.iter().map(|table| format!("(parameters {table})")));
    text += &format!(
        "    {name}: table {table}, kind {kind}, captures {}, schemes &{:?}, inside {},\n    secrets {}{}, checks [{}];\n",
        layout::words(&family.compiled.tables),
        schemes_of(&family.compiled.machines.main, kind),
        family.inside[kind] == UriSubset::Yes,
        sections::secrets(section),
        parameters.iter().map(|table| format!(", parameters {table}")).collect::<String>(),
        list(checks)
    );
    let (mut used, mut owned) = (Vec::new(), String::new());
    for (index, (field, known)) in section.fields.iter().zip(members(family, kind)).enumerate() {
        let Some((member, often)) = known.filter(|(member, _)| !used.contains(member)) else { continue };
        let presence = if often == Presence::Always { "always" } else { "maybe" };
        let by = field.rules.first().map_or(String::new(), |&rule| docs::by(grammar.rule(rule)));
        text += &format!("    /// The `{}`{by}.\n{}", field.name, docs::abnf(grammar, &field.rules));
        text += &format!("    {presence} {member} = {index};\n");
        owned += &format!(" {presence} {member}");
        used.push(member);
    }
    text += &format!("}}\n\ncrate::__owned_fields! {{ {name}:{owned} }}\n");
    let fields_say = !(section.forms.is_empty() && section.equal_by.is_empty());
    if section.kind == SectionKind::Scheme || fields_say || section.normalization.is_some() {
        let (semantics, checks) = (sections::semantics(section), &section.checks);
        text += &format!(
            "\ncrate::__scheme! {{ {name}: {table}, kind {kind}, checks &{checks:?}, {semantics} }}\n"
        );
    }
    text
}

/// Returns the path of the diagram of a section's type, relative to the module of its grammar.
pub fn diagram(section: &Section) -> String {
    format!("diagrams/{}.svg", section.name)
}

fn kinds_text(grammar: &Grammar, families: &[CompiledFamily<'_>]) -> String {
    let line = |section: &Section| {
        let (number, kind) = families.iter().enumerate().find_map(|(number, family)| {
            let kind = family.sections.iter().position(|&known| std::ptr::eq(known, section))?;
            Some((number, kind))
        })?;
        let family = &families[number];
        let inside = match &family.inside[kind] {
            UriSubset::Yes => "crate::UriSubset::Yes".to_string(),
            UriSubset::No(witness) => format!("crate::UriSubset::No {{ witness: {witness:?} }}"),
            UriSubset::Unknown => "crate::UriSubset::Unknown".to_string(),
        };
        let some = |name: Option<String>| name.map_or("None".to_string(), |name| format!("Some(&{name})"));
        let name = |field: &Field| if field.exposed { format!("{:?}", field.name) } else { "\"\"".into() };
        let values = section.values().map(|name| format!("{name:?}"));
        Some(format!(
            "    crate::Kind {{ name: {:?}, scheme: {}, grammar: {:?}, start: {:?}, table: &{}, kind: {kind}, \
             fields: &[{}], {}, parameters: {}, secrets: {}, inside: {inside}, checks: &{:?}, template: {}, {} }},\n",
            section.name,
            section.kind == SectionKind::Scheme,
            grammar.name,
            grammar.rule(section.start).name,
            table_name(number),
            list(section.fields.iter().map(name).chain(values)),
            sections::lists_of_kind(section, &family.lists[kind]),
            some(section.parameters.as_ref().map(|_| sections::parameters_name(section))),
            sections::secrets(section),
            section.checks,
            some(family.templates[kind].as_ref().ok().map(|_| builder::template_name(section))),
            sections::semantics(section),
        ))
    };
    let lines: String = grammar.sections.iter().filter_map(line).collect();
    format!(
        "\n/// The kinds of text that this grammar describes.\npub static KINDS: &[crate::Kind] = &[\n{lines}];\n"
    )
}
