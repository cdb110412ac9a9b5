//! Finds the rules for the names of members and the names in attributes.

use proc_macro2::Span;
use quote::ToTokens;
use syn::{Error, LitStr};
use virgule_compiler::abnf;
use virgule_compiler::abnf::diagnose::{Diagnostic, Diagnostics};
use virgule_compiler::abnf::lower::grammar::{Field, Grammar, RuleId};
use virgule_compiler::abnf::lower::{Loader, NoImports, TextLoader};
use virgule_compiler::grammars::GRAMMARS;

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
        let message = match (named_by_directive(grammar, name), not_imported(grammar, rule)) {
            (Some(written), _) => format!(
                "`{}` has no rule `{rule}`; the directive `fields` gives this name to `{written}`: write \
                 `#[uri(rule = \"{written}\")]`",
                grammar.name
            ),
            (None, Some(message)) => message,
            (None, None) => {
                let unknown = grammar.unknown(rule);
                format!("{unknown} (to bind another rule, write `#[uri(rule = \"…\")]`)")
            }
        };
        Error::new(span, message)
    });
    Ok(bound(name, vec![found?], None))
}

/// Returns the rules of the field called `name` in a directive `fields`, as in an attribute.
fn named_by_directive(grammar: &Grammar, name: &str) -> Option<String> {
    let mut fields = grammar.sections.iter().flat_map(|section| &section.fields);
    let field = fields.find(|field| field.name == name)?;
    let name = |rule: &RuleId| grammar.rule(*rule).name.as_str();
    let rules: Vec<&str> = field.rules.iter().map(name).collect();
    let within = field.within.map_or_else(String::new, |within| format!("{}/", name(&within)));
    Some(format!("{within}{}", rules.join("|")))
}

/// Returns the message for a rule that a grammar of the user does not have, if RFC 3986 defines it: the likely cause is
/// a missing import.
fn not_imported(grammar: &Grammar, rule: &str) -> Option<String> {
    if GRAMMARS.iter().any(|(known, _)| *known == grammar.name) {
        return None;
    }
    let source = TextLoader(&[GRAMMARS]).load("rfc3986").ok()?;
    let checked = abnf::analyze(&source, &NoImports, &mut Diagnostics::new())?;
    checked.grammar.find(rule)?;
    Some(format!(
        "`{}` has no rule `{rule}`; if the rule of RFC 3986 is meant, add the line `;! import rfc3986` to the grammar",
        grammar.name
    ))
}

/// Returns a field called `name`, bound to `rules`, and only within `within` if that is given.
pub fn bound(name: &str, rules: Vec<RuleId>, within: Option<RuleId>) -> Field {
    Field { name: name.to_string(), rules, within, secret: None, exposed: true }
}

/// Returns the rule called `name`, or an error at `span`.
pub fn one(grammar: &Grammar, name: &str, span: Span) -> syn::Result<RuleId> {
    grammar.find(name).ok_or_else(|| {
        let message = not_imported(grammar, name).unwrap_or_else(|| grammar.unknown(name));
        Error::new(span, message)
    })
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
