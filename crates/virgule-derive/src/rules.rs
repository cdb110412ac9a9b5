//! Finds the rules for names of members and names in attributes.

use proc_macro2::Span;
use quote::ToTokens;
use syn::{Error, LitStr};
use virgule_compiler::abnf::diagnose::Diagnostic;
use virgule_compiler::abnf::lower::grammar::{Field, Grammar, RuleId};

/// The name of the rule for a field: `rule-name` for `rule_name`.
pub fn of_field(name: &str) -> String {
    name.replace('_', "-")
}

/// The name of the rule for a variant: `Rule-Name` for `RuleName`. Names of rules ignore case.
pub fn of_variant(name: &str) -> String {
    let mut rule = String::new();
    for c in name.chars() {
        if c.is_ascii_uppercase() && !rule.is_empty() {
            rule.push('-');
        }
        rule.push(if c == '_' { '-' } else { c });
    }
    rule
}

/// A field bound to `A`, `A|B` or `OUTER/A|B`, as in the directive `fields`. The attribute `each` allows only `A` and
/// `A|B`.
pub fn field(grammar: &Grammar, name: &str, written: &LitStr) -> syn::Result<Field> {
    let value = written.value();
    let (within, rules) = match value.split_once('/') {
        Some((outer, rules)) => (Some(one(grammar, outer.trim(), written.span())?), rules.to_string()),
        None => (None, value.clone()),
    };
    let rules: syn::Result<Vec<RuleId>> =
        rules.split('|').map(|rule| one(grammar, rule.trim(), written.span())).collect();
    Ok(bound(name, rules?, within))
}

/// A field called `name`, bound to the rule called `rule`.
pub fn named(grammar: &Grammar, name: &str, rule: &str, span: Span) -> syn::Result<Field> {
    let found = grammar.find(rule).ok_or_else(|| {
        let message = format!("{} (another one is named by `#[uri(rule = \"…\")]`)", grammar.unknown(rule));
        Error::new(span, message)
    });
    Ok(bound(name, vec![found?], None))
}

/// A field called `name`, bound to `rules`, only within `within` if given.
pub fn bound(name: &str, rules: Vec<RuleId>, within: Option<RuleId>) -> Field {
    Field { name: name.to_string(), rules, within, secret: None, exposed: true }
}

/// The rule called `name`; an error at `span` if there is none.
pub fn one(grammar: &Grammar, name: &str, span: Span) -> syn::Result<RuleId> {
    grammar.find(name).ok_or_else(|| Error::new(span, grammar.unknown(name)))
}

/// The error with a message, followed by the position of a rule in its grammar.
pub fn error(grammar: &Grammar, rule: RuleId, at: impl ToTokens, message: &str, label: &str) -> Error {
    let rule = grammar.rule(rule);
    let shown = Diagnostic::error("", "", &rule.source, rule.span, label).render(false);
    // The first line is the title, which is the message here.
    let place = shown.split_once('\n').map_or("", |(_, place)| place.trim_end());
    Error::new_spanned(at, format!("{message}\n\n{place}"))
}

#[cfg(test)]
mod tests {
    use super::{of_field, of_variant};

    #[test]
    fn names_become_names_of_rules() {
        assert_eq!(of_field("path_abempty"), "path-abempty");
        assert_eq!(of_variant("RegName"), "Reg-Name");
        assert_eq!(of_variant("Host"), "Host");
    }
}
