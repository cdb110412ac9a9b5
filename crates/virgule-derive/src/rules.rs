//! Finds the rules for the names of members and the names in attributes.

use proc_macro2::Span;
use quote::ToTokens;
use syn::{Error, LitStr};
use virgule_compiler::abnf::diagnose::Diagnostic;
use virgule_compiler::abnf::lower::grammar::{Field, Grammar, RuleId};

/// Returns the name of the rule for a field: `rule-name` for `rule_name`.
pub fn of_field(name: &str) -> String {
    name.replace('_', "-")
}

/// Returns the name of the rule for a variant: `Rule-Name` for `RuleName`. Rule names are case-insensitive.
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

/// Parses a binding `A`, `A|B` or `OUTER/A|B`, as in the directive `fields`. The attribute `each` allows no `OUTER/`.
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

/// Returns a field called `name`, bound to the rule called `rule`.
pub fn named(grammar: &Grammar, name: &str, rule: &str, span: Span) -> syn::Result<Field> {
    let found = grammar.find(rule).ok_or_else(|| {
        let unknown = grammar.unknown(rule);
        Error::new(span, format!("{unknown} (to bind another rule, write `#[uri(rule = \"…\")]`)"))
    });
    Ok(bound(name, vec![found?], None))
}

/// Returns a field called `name`, bound to `rules`, and only within `within` if that is given.
pub fn bound(name: &str, rules: Vec<RuleId>, within: Option<RuleId>) -> Field {
    Field { name: name.to_string(), rules, within, secret: None, exposed: true }
}

/// Returns the rule called `name`, or an error at `span`.
pub fn one(grammar: &Grammar, name: &str, span: Span) -> syn::Result<RuleId> {
    grammar.find(name).ok_or_else(|| Error::new(span, grammar.unknown(name)))
}

/// Returns an error with a message, followed by the position of a rule in its grammar.
pub fn error(grammar: &Grammar, rule: RuleId, at: impl ToTokens, message: &str, label: &str) -> Error {
    let rule = grammar.rule(rule);
    let shown = Diagnostic::error("", "", &rule.source, rule.span, label).render(false);
    // Drop the first line, the title: it repeats the message.
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
