//! The rules of the built-in grammars, for the help about an undefined rule.

use super::documents::CORE;
use crate::abnf::read::tree::is_rule_name;
use crate::grammars::GRAMMARS;
use std::collections::HashMap;
use std::sync::OnceLock;

/// Returns the built-in grammar that defines a rule called `name`, ASCII case ignored. If several do, returns the one
/// that most others import.
pub fn defining(name: &str) -> Option<&'static str> {
    definers(name).first().copied()
}

/// Returns the built-in grammars that define a rule called `name`, ASCII case ignored. The one that most others import
/// is first.
pub fn definers(name: &str) -> &'static [&'static str] {
    static DEFINING: OnceLock<HashMap<String, Vec<&'static str>>> = OnceLock::new();
    let known = DEFINING.get_or_init(index);
    known.get(&name.to_ascii_lowercase()).map_or(&[], Vec::as_slice)
}

/// Returns the text of the built-in grammar with this name.
pub fn built_in_text(document: &str) -> Option<&'static str> {
    GRAMMARS.iter().find(|(name, _)| *name == document).map(|(_, text)| *text)
}

/// True if the built-in grammar itself defines a rule with this name.
pub fn defines(document: &str, rule: &str) -> bool {
    built_in_text(document).is_some_and(|text| rules(text).any(|name| name.eq_ignore_ascii_case(rule)))
}

fn index() -> HashMap<String, Vec<&'static str>> {
    let mut imported: HashMap<&str, usize> = HashMap::new();
    for name in GRAMMARS.iter().flat_map(|(_, text)| imports(text)) {
        *imported.entry(name).or_default() += 1;
    }
    let mut documents: Vec<&(&str, &str)> = GRAMMARS.iter().collect();
    documents.sort_by_key(|(name, _)| std::cmp::Reverse(imported.get(name).copied().unwrap_or(0)));
    let mut index: HashMap<String, Vec<&str>> = HashMap::new();
    for (document, text) in documents {
        for rule in rules(text) {
            index.entry(rule.to_ascii_lowercase()).or_default().push(*document);
        }
    }
    index
}

/// Returns the names of the core rules.
pub fn core_rules<'s>() -> impl Iterator<Item = &'s str> {
    rules(CORE)
}

/// Returns the rule names of a built-in grammar, in which only definitions begin with a name and an equals sign.
fn rules(text: &str) -> impl Iterator<Item = &str> {
    text.lines().filter_map(|line| {
        let (name, rest) = line.split_once('=')?;
        let name = name.trim();
        (is_rule_name(name) && !rest.starts_with('/')).then_some(name)
    })
}

fn imports(text: &str) -> impl Iterator<Item = &str> {
    text.lines()
        .filter_map(|line| line.trim_start().strip_prefix(";! import "))
        .flat_map(str::split_whitespace)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::abnf::diagnose::{Diagnostics, Source};
    use crate::abnf::read::read;

    #[test]
    fn all_rules_of_the_built_in_grammars_are_known() {
        for (name, text) in GRAMMARS {
            let tree = read(&Source::new(*name, *text), &mut Diagnostics::new());
            let read = tree.rules.iter().filter(|rule| !rule.incremental).map(|rule| rule.name.text.as_str());
            assert!(rules(text).eq(read), "{name}");
        }
    }

    #[test]
    fn a_built_in_grammar_names_its_source() {
        for (name, text) in GRAMMARS {
            let mut header = text.lines().take_while(|line| line.starts_with(';'));
            assert!(header.any(|line| line.starts_with("; Source: ")), "{name}");
        }
    }

    #[test]
    fn the_document_that_others_import_is_preferred() {
        assert_eq!(defining("PCHAR"), Some("rfc3986"));
        assert_eq!(defining("iunreserved"), Some("rfc3987"));
        assert_eq!(defining("no-such-rule"), None);
        assert!(defines("rfc3986", "Host") && !defines("rfc3986", "ihost"));
    }
}
