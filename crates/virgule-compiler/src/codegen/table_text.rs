//! Tables as Rust source. A table that several grammars call is shared, so that a program contains it once.
//!
//! RFC 3987 and RFC 5954 repeat the IPv6address of RFC 3986; the tables of all three are equal. Tables with calls are
//! not shared, because the numbers of called tables are local to a grammar.

use super::layout::{TableLayout, TablePart, layout};
use super::members::constant;
use super::tables::Tables;
use super::text::{filled, header, list};
use proc_macro2::TokenStream;

/// The imports of a module from the runtime's module `parse`.
pub(super) const IMPORTS: &str = "use crate::parse::Table;\n\n";

/// The shared tables of all grammars, with their names, in the order in which they were added.
#[derive(Debug, Default)]
pub struct Shared(Vec<(String, Tables)>);

impl Shared {
    /// Returns the name of the shared table that is equal to `tables`, the tables of `rule`, adding it if it is new.
    pub(super) fn name(&mut self, rule: &str, tables: &Tables) -> String {
        if let Some((name, _)) = self.0.iter().find(|(_, known)| known == tables) {
            return name.clone();
        }
        let mut name = constant(rule);
        let plain = name.clone();
        let mut number = 2;
        while self.0.iter().any(|(known, _)| *known == name) {
            name = format!("{plain}_{number}");
            number += 1;
        }
        self.0.push((name.clone(), tables.clone()));
        name
    }

    /// Returns the source of the module with these tables.
    pub fn module(&self) -> String {
        let mut text = header("grammars/", "Tables of rules that several grammars call.");
        if !self.0.is_empty() {
            text += IMPORTS;
        }
        let tables = self.0.iter().map(|(name, tables)| table_text(name, tables, &[]));
        text + &tables.collect::<Vec<_>>().join("\n")
    }
}

/// Returns the source of a static table.
pub(super) fn table_text(name: &str, tables: &Tables, callees: &[String]) -> String {
    let (states, classes, registers) = (tables.states - 1, tables.stride, tables.registers);
    let layout = layout(tables);
    format!(
        "/// {states} states, {classes} byte classes, {registers} registers: {} bytes.\n\
         #[rustfmt::skip]\npub static {name}: Table<'static> = {};\n",
        layout.table.size(),
        expression(&layout, "Table", callees)
    )
}

/// Returns the expression of a table. `parse` is the path of the runtime's module `parse`, such as `virgule::parse`,
/// and `callees` are the expressions of the tables that it calls.
pub fn table(tables: &Tables, parse: &TokenStream, callees: &[TokenStream]) -> TokenStream {
    let callees: Vec<String> = callees.iter().map(ToString::to_string).collect();
    let text = expression(&layout(tables), &format!("{parse}::Table"), &callees);
    // The text is always a valid expression.
    text.parse().unwrap_or_default()
}

/// Returns the expression of a table of the type `name`, with as many numbers per line as fit: rustfmt would write
/// thousands of lines with one number each.
pub(crate) fn expression(layout: &TableLayout, name: &str, callees: &[String]) -> String {
    let TableLayout { table, bytes: byte_parts, words: word_parts } = layout;
    let array = |bytes: &[u8]| format!("*b\"{}\"", literal(bytes, false).trim());
    let shuffles = table.shuffles.iter().map(|shuffle| format!("    {},\n", array(shuffle)));
    let ends = table.ends.iter();
    let ends = ends.map(|branches| format!("    [{}],\n", list(branches.iter().map(|bytes| array(bytes)))));
    let numbers = table.numbers.numbers().map(|(name, number)| format!("{name}: {number}"));
    format!(
        "{name} {{\n    classes: b\"\\\n{}\",\n    runs: &[{}],\n    shuffles: &[\n{}    ],\n    ends: &[\n{}    ],\n    \
         cells: &[\n{}    ],\n{}{}    callees: &[{}],\n{}}}",
        literal(&table.classes, false),
        list(table.runs.iter().map(|set| array(set))),
        shuffles.collect::<String>(),
        ends.collect::<String>(),
        words(&table.cells),
        bytes_text(&parts(&table.bytes, byte_parts)),
        words_text(&parts(&table.words, word_parts)),
        list(callees.iter().map(|callee| format!("&{callee}"))),
        filled(&format!("    {},", list(numbers)))
    )
}

/// Returns the non-empty parts of a list, by name.
fn parts<'l, T>(mut list: &'l [T], parts: &[TablePart]) -> Vec<(&'static str, &'l [T])> {
    let part = |&(name, length): &TablePart| {
        let (part, rest) = list.split_at(length);
        list = rest;
        (name, part)
    };
    parts.iter().map(part).filter(|(_, part)| !part.is_empty()).collect()
}

/// Returns the bytes as one literal, which rustc parses faster than thousands of numbers. Parts begin on a new line.
fn bytes_text(parts: &[(&str, &[u8])]) -> String {
    let lines = parts.iter().map(|(name, part)| (*name, literal(part, *name == "rules")));
    let (names, lines): (Vec<&str>, Vec<String>) = lines.unzip();
    let about = filled(&format!("    Line by line: {}.", names.join(", ")));
    let about: String = about.lines().map(|line| format!("    // {}\n", line.trim_start())).collect();
    format!("{about}    bytes: b\"\\\n{}\",\n", lines.join("\\\n"))
}

/// Returns bytes as escapes in a literal, in lines of at most 120 columns. If `is_text`, letters, digits, `-` and `/`
/// are not escaped.
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

/// Returns the 16-bit words, each part after a comment with its name.
fn words_text(parts: &[(&str, &[u16])]) -> String {
    let parts: String = parts.iter().map(|(name, part)| format!("    // {name}\n{}", words(part))).collect();
    format!("    words: &[\n{parts}    ],\n")
}

/// Returns numbers in filled lines.
fn words<N: ToString>(numbers: &[N]) -> String {
    let numbers: Vec<String> = numbers.iter().map(|number| number.to_string() + ",").collect();
    filled(&format!("    {}", numbers.join(" ")))
}
