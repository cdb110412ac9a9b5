//! Rules of the built-in grammars, for the help about a rule that is not defined.

use std::collections::HashMap;
use std::sync::OnceLock;
#[cfg(feature = "builtin")]
use virgule_grammars::GRAMMARS;

#[cfg(not(feature = "builtin"))]
const GRAMMARS: &[(&str, &str)] = &[];

/// The built-in grammar that defines a rule with this name, ASCII case ignored. Of several, the one that most of the
/// others import.
pub fn defining(name: &str) -> Option<&'static str> {
    static DEFINING: OnceLock<HashMap<String, &'static str>> = OnceLock::new();
    let known = DEFINING.get_or_init(index);
    known.get(&name.to_ascii_lowercase()).copied()
}

/// True if the built-in grammar defines a rule with this name itself.
pub fn defines(document: &str, rule: &str) -> bool {
    let text = GRAMMARS.iter().find(|(name, _)| *name == document).map(|(_, text)| *text);
    text.is_some_and(|text| rules(text).any(|name| name.eq_ignore_ascii_case(rule)))
}

fn index() -> HashMap<String, &'static str> {
    let mut imported: HashMap<&str, usize> = HashMap::new();
    for name in GRAMMARS.iter().flat_map(|(_, text)| imports(text)) {
        *imported.entry(name).or_default() += 1;
    }
    let mut documents: Vec<&(&str, &str)> = GRAMMARS.iter().collect();
    documents.sort_by_key(|(name, _)| std::cmp::Reverse(imported.get(name).copied().unwrap_or(0)));
    let mut index = HashMap::new();
    for (document, text) in documents {
        for rule in rules(text) {
            index.entry(rule.to_ascii_lowercase()).or_insert(*document);
        }
    }
    index
}

/// The names of the rules of a built-in grammar. No other line of these begins with a name and an equals sign.
fn rules(text: &str) -> impl Iterator<Item = &str> {
    text.lines().filter_map(|line| {
        let (name, rest) = line.split_once('=')?;
        let name = name.trim();
        (super::section::is_rule_name(name) && !rest.starts_with('/')).then_some(name)
    })
}

fn imports(text: &str) -> impl Iterator<Item = &str> {
    text.lines()
        .filter_map(|line| line.trim_start().strip_prefix(";! import "))
        .flat_map(str::split_whitespace)
}

#[cfg(all(test, feature = "builtin"))]
mod tests {
    use super::{defines, defining, rules};
    use crate::abnf::diagnose::{Diagnostics, Source};
    use crate::abnf::read::read;
    use virgule_grammars::GRAMMARS;

    #[test]
    fn all_rules_of_the_built_in_grammars_are_known() {
        for (name, text) in GRAMMARS {
            let tree = read(&Source::new(*name, *text), &mut Diagnostics::new());
            let read = tree.rules.iter().filter(|rule| !rule.incremental).map(|rule| rule.name.text.as_str());
            assert!(rules(text).eq(read), "{name}");
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
