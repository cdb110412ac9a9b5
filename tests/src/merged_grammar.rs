//! Merges a grammar and its imports into one text without comments, with one rule per line, for ABNF readers that do
//! not support imports, continuation lines or characters beyond ASCII.
//!
//! A rule whose name is also defined by an import is renamed to `own-…`. A rule with `;! utf-8`, which spells out the
//! octets of characters, is replaced by the code points, because these readers match code points.

use crate::grammars;
use std::collections::BTreeSet;

/// The rules of `name` and of its imports.
pub fn merged(name: &str) -> String {
    let mut documents: Vec<&str> = vec![name];
    let mut next = 0;
    while let Some(document) = documents.get(next) {
        let imports = grammars::text(document).lines().filter_map(|line| line.strip_prefix(";! import "));
        for import in imports.flat_map(str::split_whitespace) {
            if !documents.contains(&import) {
                documents.push(import);
            }
        }
        next += 1;
    }
    let mut known = BTreeSet::new();
    let mut text = String::new();
    // The imports come first, so that name collisions are detected.
    for document in documents.iter().rev() {
        let rules = as_code_points(rules(grammars::text(document)), grammars::text(document));
        let own: BTreeSet<String> = rules.iter().map(|rule| defined(rule)).collect();
        let taken: BTreeSet<&String> = own.intersection(&known).collect();
        let renamed = |name: &str| match taken.contains(&name.to_ascii_lowercase()) {
            true => format!("own-{name}"),
            false => name.to_string(),
        };
        rules.iter().for_each(|rule| text += &format!("{}\n", each_name(rule, renamed)));
        known.extend(own);
    }
    text
}

/// The name that a rule of the document has in the merged text.
pub fn name_in(merged: &str, rule: &str) -> String {
    let own = format!("own-{rule}");
    if merged.lines().any(|line| defined(line) == own.to_ascii_lowercase()) { own } else { rule.to_string() }
}

/// The rules of a document, each on one line.
fn rules(text: &str) -> Vec<String> {
    let mut rules: Vec<String> = Vec::new();
    for line in text.lines() {
        let line = line[..comment(line)].trim();
        let behind = line.trim_start_matches(is_name_part).trim_start();
        let opens = line.starts_with(|first: char| first.is_ascii_alphabetic()) && behind.starts_with('=');
        match rules.last_mut() {
            _ if line.is_empty() => {}
            Some(rule) if !opens => *rule = format!("{rule} {line}"),
            _ => rules.push(line.to_string()),
        }
    }
    rules
}

/// Replaces the rules with `;! utf-8`.
fn as_code_points(mut rules: Vec<String>, text: &str) -> Vec<String> {
    let named =
        text.lines().filter_map(|line| line.strip_prefix(";! utf-8 ")).flat_map(str::split_whitespace);
    for name in named {
        let name = name.to_ascii_lowercase();
        for rule in rules.iter_mut().filter(|rule| defined(rule) == name) {
            *rule = format!("{name} = %x80-D7FF / %xE000-10FFFF");
        }
    }
    rules
}

/// The offset at which the comment of a line begins; the length of the line if it has none.
fn comment(line: &str) -> usize {
    let mut quoted = false;
    let begins = |character: char| {
        quoted ^= character == '"';
        character == ';' && !quoted
    };
    line.find(begins).unwrap_or(line.len())
}

/// The name that a line defines, in lower case.
fn defined(rule: &str) -> String {
    rule.split(|character| !is_name_part(character)).next().unwrap_or_default().to_ascii_lowercase()
}

fn is_name_part(character: char) -> bool {
    character.is_ascii_alphanumeric() || character == '-'
}

/// Replaces the names of rules by `change`, except within quotes or numbers.
fn each_name(rule: &str, change: impl Fn(&str) -> String) -> String {
    let mut result = String::new();
    for (index, part) in rule.split('"').enumerate() {
        if index % 2 == 1 {
            result += &format!("\"{part}\"");
            continue;
        }
        // RFC 3966 omits the space between two parts.
        let part = part.replace(")*", ") *");
        let mut rest = &part[..];
        while let Some(character) = rest.chars().next() {
            // A prose value references a rule of an import: `<host, see section 3.2.2>`.
            if let Some(prose) = rest.strip_prefix('<') {
                result += prose.split(|character| !is_name_part(character)).next().unwrap_or_default();
                rest = prose.split_once('>').map_or("", |(_, rest)| rest);
                continue;
            }
            let name = rest.split(|character| !is_name_part(character)).next().unwrap_or_default();
            // A number, or the value after `%`: `%x41-5A`.
            let value = result.ends_with('%') || name.is_empty() || !character.is_ascii_alphabetic();
            let taken = if value { &rest[..name.len().max(character.len_utf8())] } else { name };
            // A repetition count precedes its rule without a space: `3DIGIT`.
            let digits = taken.trim_start_matches(|first: char| first.is_ascii_digit());
            result += &match digits.starts_with(|first: char| first.is_ascii_alphabetic()) {
                true if !result.ends_with(['%', '.']) => {
                    format!("{}{}", &taken[..taken.len() - digits.len()], change(digits))
                }
                _ => taken.to_string(),
            };
            rest = &rest[taken.len()..];
        }
    }
    result
}
