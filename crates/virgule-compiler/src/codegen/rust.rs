//! Generates the Rust module of a grammar: a table for each family of sections, a type for each section.
//!
//! The common part of all types is in the runtime's `__typed!` macro; tables are lines of numbers.

use super::builder::{self, FIELDS};
use super::example;
use super::known::members;
use super::layout::{TablePart, layout, words};
use super::lists;
use super::members::identifier;
use super::origin;
use super::parameters;
use super::schemes::{self, SCHEMES};
use super::shared::{Shared, constant};
use super::tables::Tables;
use super::tokens;
use super::unit::CompiledFamily;
use crate::abnf::lower::ONCE;
use crate::abnf::lower::grammar::{Field, Grammar, Rule, RuleId, Secret, Section, SectionKind};
use crate::analysis::compose;
use crate::analysis::presence::Presence;
use crate::analysis::schemes::schemes as schemes_of;
use crate::analysis::uri::UriSubset;
use std::collections::BTreeMap;
use std::fmt::Write as _;

/// The imports of a module from the runtime's module `parse`.
const IMPORTS: &str = "use crate::parse::Table;\n\n";

/// The module of the tables that several grammars call.
pub const SHARED: &str = "shared";

/// The source of the module for `grammar`, which is in the file `path`. Tables that other grammars may have too are
/// added to `shared`.
pub fn module(grammar: &Grammar, path: &str, families: &[CompiledFamily<'_>], shared: &mut Shared) -> String {
    let mut text = header(path, &format!("The parsers of `{}`.", grammar.name));
    text.push_str(IMPORTS);
    if families.iter().any(|family| family.templates.iter().any(Result::is_ok)) {
        text.push_str("use crate::__derive::Piece;\n\n");
    }
    for (number, family) in families.iter().enumerate() {
        let table = table_name(number);
        let mut callees = Vec::new();
        for (called, (rule, _)) in family.compiled.called.iter().zip(&family.compiled.machines.called) {
            let rule = &grammar.rule(*rule).name;
            if called.calls.is_empty() {
                let name = shared.name(rule, called);
                callees.push(format!("super::shared::{name}"));
                continue;
            }
            let name = format!("{table}_{}", constant(rule));
            let _ = writeln!(text, "/// Texts of the rule `{rule}`, called from [`{table}`].");
            text.push_str(&table_text(&name, called, &[]));
            text.push('\n');
            callees.push(name);
        }
        text.push_str(&table_text(&table, &family.compiled.tables, &callees));
        for (kind, section) in family.sections.iter().enumerate() {
            text.push_str(&type_text(grammar, family, kind, number));
            // The conversions of the types of RFC 3986 are written by hand.
            if family.inside[kind] == UriSubset::Yes && grammar.name != "rfc3986" {
                let _ = writeln!(
                    text,
                    "\ncrate::__inside_uri! {{ {}:{} }}",
                    section.type_name,
                    uri_methods(section)
                );
            }
            text.push_str(&lists::text(section, &family.lists[kind], |rules| {
                let mut about = String::new();
                abnf_lines(&mut about, grammar, rules);
                about
            }));
            text.push_str(&parameters::text(section, &table_name(number)));
            if let Ok(template) = &family.templates[kind] {
                let always = compose::always(section, &family.compiled.machines.main, kind);
                text.push_str(&builder::text(section, template, always));
            }
        }
    }
    text.push_str(&kinds_text(grammar, families));
    text
}

/// The source of the module with the tables that several grammars call.
pub fn shared(shared: &Shared) -> String {
    let mut text = header("grammars/", "Tables of rules that several grammars call.");
    if !shared.tables.is_empty() {
        text.push_str(IMPORTS);
    }
    let tables = shared.tables.iter().map(|(name, tables)| table_text(name, tables, &[]));
    text.push_str(&tables.collect::<Vec<_>>().join("\n"));
    text
}

/// By module of a grammar: the names of its public items.
pub type Exports = BTreeMap<String, Vec<String>>;

/// The source of the parent of the modules of all grammars, including the modules that re-export their types and
/// builders.
pub fn index(names: &[&str], types: &Exports, builders: &Exports) -> String {
    let mut text = header("grammars/", "All grammars, one module each.");
    let mut modules: Vec<String> = names.iter().map(|name| module_name(name)).collect();
    modules.extend([FIELDS.to_string(), SHARED.to_string(), SCHEMES.to_string()]);
    modules.sort();
    modules.iter().for_each(|name| text.push_str(&format!("pub mod {name};\n")));
    text.push_str("\n/// Every kind of text that has a parser, grammar by grammar.\n");
    text.push_str("pub static KINDS: &[&[crate::Kind]] = &[");
    let lists: Vec<String> = names.iter().map(|name| format!("{}::KINDS", module_name(name))).collect();
    text.push_str(&lists.join(", "));
    text.push_str("];\n");
    text.push_str("\n/// The types of all kinds.\npub mod types {\n");
    text.push_str(&exports(types));
    text.push_str("}\n\n/// Their builders.\n#[cfg(feature = \"alloc\")]\npub mod builders {\n");
    text.push_str(&exports(builders));
    text.push_str("}\n");
    text
}

/// A `pub use` line for each module.
fn exports(exports: &Exports) -> String {
    let line = |(module, names): (&String, &Vec<String>)| {
        format!("    pub use super::{module}::{{{}}};\n", names.join(", "))
    };
    exports.iter().map(line).collect()
}

/// The module of a document: `did_core` for `did-core`.
pub fn module_name(document: &str) -> String {
    identifier(document, &[FIELDS, SHARED, SCHEMES])
}

/// The first lines of a generated file.
pub(super) fn header(path: &str, about: &str) -> String {
    format!("// @generated from {path} by `cargo xtask gen`; do not edit.\n\n//! {about}\n\n")
}

fn table_name(number: usize) -> String {
    if number == 0 { "TABLE".to_string() } else { format!("TABLE_{number}") }
}

/// The source of a table. Its lines are filled with numbers: rustfmt would write thousands of lines with one number
/// each.
fn table_text(name: &str, tables: &Tables, callees: &[String]) -> String {
    let layout = layout(tables);
    let (states, classes, registers) = (tables.states - 1, tables.stride, tables.registers);
    let bytes = layout.size();
    let mut text =
        format!("/// {states} states, {classes} byte classes, {registers} registers: {bytes} bytes.\n");
    let _ = writeln!(text, "#[rustfmt::skip]\npub static {name}: Table<'static> = Table {{");
    let _ = writeln!(text, "    classes: b\"\\\n{}\",", literal(&layout.classes, false));
    let runs = layout.runs.map(|set| format!("*b\"{}\"", literal(&set, false).trim()));
    let _ = writeln!(text, "    runs: &[{}],", runs.join(", "));
    let shuffles: Vec<String> = layout
        .shuffles
        .iter()
        .map(|shuffle| format!("    *b\"{}\",\n", literal(shuffle, false).trim()))
        .collect();
    let _ = writeln!(text, "    shuffles: &[\n{}    ],", shuffles.concat());
    let ends = layout.ends.iter().map(|branches| {
        let branches = branches.map(|bytes| format!("*b\"{}\"", literal(&bytes, false).trim()));
        format!("    [{}],\n", branches.join(", "))
    });
    let _ = writeln!(text, "    ends: &[\n{}    ],", ends.collect::<String>());
    let cells: Vec<String> = layout.cells.iter().map(|cell| format!("{cell},")).collect();
    let _ = write!(text, "    cells: &[\n{}    ],\n", filled(&format!("    {}", cells.join(" "))));
    byte_parts(&mut text, &layout.bytes);
    word_parts(&mut text, &layout.words);
    let callees: Vec<String> = callees.iter().map(|callee| format!("&{callee}")).collect();
    let _ = writeln!(text, "    callees: &[{}],", callees.join(", "));
    let numbers = tokens::numbers(&layout).map(|number| number.to_string().replace(" :", ":"));
    text.push_str(&filled(&format!("    {},", numbers.collect::<Vec<String>>().join(", "))));
    text.push_str("};\n");
    text
}

/// Writes the bytes as one literal, which rustc parses faster than thousands of numbers; each part begins on a new
/// line.
fn byte_parts(text: &mut String, parts: &[TablePart<u8>]) {
    let parts = parts.iter().filter(|(_, part)| !part.is_empty());
    let lines = parts.map(|(name, part)| (*name, literal(part, *name == "rules")));
    let (names, lines): (Vec<&str>, Vec<String>) = lines.unzip();
    let _ = write!(text, "{}", commented(&format!("Line by line: {}.", names.join(", "))));
    let _ = writeln!(text, "    bytes: b\"\\\n{}\",", lines.join("\\\n"));
}

/// Bytes as escapes in a literal, in lines of at most 120 columns; if `is_text`, letters, digits, `-` and `/` as
/// themselves.
fn literal(bytes: &[u8], is_text: bool) -> String {
    const WIDTH: usize = 115;
    let (mut text, mut column) = (String::from("    "), 0);
    for &byte in bytes {
        let shown = match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'/' if is_text => (byte as char).to_string(),
            0 => "\\0".to_string(),
            _ => format!("\\x{byte:02x}"),
        };
        if column + shown.len() > WIDTH {
            text.push_str("\\\n    ");
            column = 0;
        }
        column += shown.len();
        text.push_str(&shown);
    }
    text
}

/// Writes the 16-bit words, each part after a comment with its name.
fn word_parts(text: &mut String, parts: &[TablePart<u16>]) {
    text.push_str("    words: &[\n");
    for (name, part) in parts.iter().filter(|(_, part)| !part.is_empty()) {
        let numbers: Vec<String> = part.iter().map(|number| format!("{number},")).collect();
        let _ = write!(text, "    // {name}\n{}", filled(&format!("    {}", numbers.join(" "))));
    }
    text.push_str("    ],\n");
}

/// The text as a comment in lines of at most 120 columns.
fn commented(about: &str) -> String {
    filled(&format!("    {about}")).lines().map(|line| format!("    // {}\n", line.trim_start())).collect()
}

/// The text in lines of at most 120 columns, broken at spaces.
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

/// The methods of URIs that the type of a scheme also has: `join` if there are a host and a path, `port_or_default`
/// (written `port`) if there is a port.
fn uri_methods(section: &Section) -> String {
    let has = |name: &str| section.fields.iter().any(|field| field.name == name);
    let joins = has("host") && has("path");
    let methods = [("join", joins), ("port", has("port"))];
    methods.into_iter().filter(|(_, has)| *has).map(|(name, _)| format!(" {name}")).collect()
}

fn type_text(grammar: &Grammar, family: &CompiledFamily<'_>, kind: usize, number: usize) -> String {
    let (section, tables) = (family.sections[kind], &family.compiled.tables);
    let start = grammar.rule(section.start);
    let mut text = "\ncrate::__typed! {\n".to_string();
    if let Some(about) = origin::about(&grammar.source.text, section) {
        let _ = writeln!(text, "    /// {about}\n    ///");
    }
    let _ = writeln!(text, "    /// A text that the rule `{}` matches as a whole{}.", start.name, by(start));
    abnf_lines(&mut text, grammar, &[section.start]);
    // Only for rustdoc: editors would show the source of the diagram, and rustc would read it.
    let _ = writeln!(text, "    #[cfg_attr(doc, doc = include_str!({:?}))]", diagram(section));
    text.push_str(&example::text(family, section, kind));
    let captures = words(tables);
    let secrets = secrets(section);
    let name = &section.type_name;
    let table = table_name(number);
    let check = |&(field, check): &(usize, &str)| match check {
        ONCE => {
            format!("(once {field} {:?} {})", section.fields[field].name, lists::once_name(section, field))
        }
        _ => format!("({} {field} {:?})", check.replace('-', "_"), section.fields[field].name),
    };
    let mut checks: Vec<String> = section.checks.iter().map(check).collect();
    let parameters = section.parameters.as_ref().map(|_| parameters::table_name(section));
    checks.extend(parameters.iter().map(|table| format!("(parameters {table})")));
    let hidden = parameters.map_or(String::new(), |table| format!(", parameters {table}"));
    let _ = writeln!(
        text,
        "    {name}: table {table}, kind {kind}, captures {captures}, schemes &{:?}, inside {},\n    secrets {secrets}{hidden}, checks [{}];",
        schemes_of(&family.compiled.machines.main, kind),
        family.inside[kind] == UriSubset::Yes,
        checks.join(", ")
    );
    let (mut used, mut owned) = (Vec::new(), String::new());
    for (index, (field, known)) in section.fields.iter().zip(members(family, kind)).enumerate() {
        let Some((member, often)) = known.filter(|(member, _)| !used.contains(member)) else { continue };
        let presence = if often == Presence::Always { "always" } else { "maybe" };
        let by = field.rules.first().map_or(String::new(), |&rule| by(grammar.rule(rule)));
        let _ = writeln!(text, "    /// The `{}`{by}.", field.name);
        abnf_lines(&mut text, grammar, &field.rules);
        let _ = writeln!(text, "    {presence} {member} = {index};");
        let _ = write!(owned, " {presence} {member}");
        used.push(member);
    }
    text.push_str("}\n");
    let _ = writeln!(text, "\ncrate::__owned_fields! {{ {name}:{owned} }}");
    let fields_say = !(section.forms.is_empty() && section.equal_by.is_empty());
    let says = fields_say || section.normalization.is_some();
    if section.kind == SectionKind::Scheme || says {
        let (semantics, checks) = (schemes::semantics(section), &section.checks);
        let _ = writeln!(
            text,
            "\ncrate::__scheme! {{ {name}: {table}, kind {kind}, checks &{checks:?}, {semantics} }}"
        );
    }
    text
}

/// The origin of a rule, as the end of a sentence; empty if unknown.
fn by(rule: &Rule) -> String {
    origin::rule(rule).map_or(String::new(), |origin| format!(", by {origin}"))
}

/// The path of the diagram of a section's type, from the module of its grammar.
pub fn diagram(section: &Section) -> String {
    format!("diagrams/{}.svg", section.name)
}

/// Writes the rules as the grammar has them, in a code block of a doc comment.
fn abnf_lines(text: &mut String, grammar: &Grammar, rules: &[RuleId]) {
    text.push_str("    ///\n    /// ```text\n");
    for line in rules.iter().flat_map(|&rule| broken(&grammar.rule(rule).text)) {
        let _ = writeln!(text, "    /// {line}");
    }
    text.push_str("    /// ```\n");
}

/// The lines of a rule: one, or one for each alternative if the rule is long.
fn broken(rule: &str) -> Vec<String> {
    const WIDTH: usize = 100;
    if rule.len() <= WIDTH {
        return vec![rule.to_string()];
    }
    let indent = " ".repeat(rule.find('=').unwrap_or(0));
    let (mut lines, mut depth, mut quoted) = (vec![String::new()], 0usize, false);
    for c in rule.chars() {
        match c {
            '"' => quoted = !quoted,
            '(' | '[' if !quoted => depth += 1,
            ')' | ']' if !quoted => depth = depth.saturating_sub(1),
            '/' if !quoted && depth == 0 => lines.push(indent.clone()),
            _ => {}
        }
        if let Some(line) = lines.last_mut() {
            line.push(c);
        }
    }
    lines.iter().map(|line| line.trim_end().to_string()).collect()
}

fn kinds_text(grammar: &Grammar, families: &[CompiledFamily<'_>]) -> String {
    let mut text = "\n/// The kinds of text that this grammar describes.\n".to_string();
    text.push_str("pub static KINDS: &[crate::Kind] = &[\n");
    for section in &grammar.sections {
        let found = families.iter().enumerate().find_map(|(number, family)| {
            let kind = family.sections.iter().position(|&known| std::ptr::eq(known, section))?;
            Some((number, kind))
        });
        let Some((number, kind)) = found else { continue };
        let inside = match &families[number].inside[kind] {
            UriSubset::Yes => "crate::UriSubset::Yes".to_string(),
            UriSubset::No(witness) => format!("crate::UriSubset::No {{ witness: {witness:?} }}"),
            UriSubset::Unknown => "crate::UriSubset::Unknown".to_string(),
        };
        let template = match &families[number].templates[kind] {
            Ok(_) => format!("Some(&{})", builder::template_name(section)),
            Err(_) => "None".to_string(),
        };
        let name = |field: &Field| if field.exposed { format!("{:?}", field.name) } else { "\"\"".into() };
        let values = section.values().map(|name| format!("{name:?}"));
        let fields: Vec<String> = section.fields.iter().map(name).chain(values).collect();
        let scheme = section.kind == SectionKind::Scheme;
        let _ = writeln!(
            text,
            "    crate::Kind {{ name: {:?}, scheme: {scheme}, grammar: {:?}, start: {:?}, table: &{}, kind: {kind}, \
             fields: &[{}], {}, parameters: {}, secrets: {}, inside: {inside}, checks: &{:?}, template: {template}, {} }},",
            section.name,
            grammar.name,
            grammar.rule(section.start).name,
            table_name(number),
            fields.join(", "),
            lists::of_kind(section, &families[number].lists[kind]),
            parameters::of_kind(section),
            secrets(section),
            section.checks,
            schemes::semantics(section),
        );
    }
    text.push_str("];\n");
    text
}

/// The secret fields of a section, as expressions of the runtime's type `Secret`.
fn secrets(section: &Section) -> String {
    let secret = |(number, field): (usize, &Field)| match field.secret? {
        Secret::Whole => Some(format!("crate::Secret::Whole({number})")),
        Secret::AfterColon => Some(format!("crate::Secret::AfterColon({number})")),
    };
    let secrets = section.fields.iter().enumerate().filter_map(secret);
    let values = section.secret_values().map(|number| format!("crate::Secret::Whole({number})"));
    let secrets: Vec<String> = secrets.chain(values).collect();
    format!("&[{}]", secrets.join(", "))
}
