//! Checks variants without a rule, and the entire type. `text = "…"` binds a variant to the alternative that matches
//! exactly that text, `other` to all texts that no other variant matches.
//!
//! For `text`, the alternative becomes a rule (`virgule_compiler::analysis::alternatives`), and the variant is bound
//! to that rule. A variant with `other` is bound to the entire text, and tried last.

use crate::attributes::Errors;
use crate::bind::{Binder, Parser, literal};
use crate::input::{Input, Member};
use crate::rules;
use syn::Error;
use virgule_compiler::abnf::Checked;
use virgule_compiler::abnf::diagnose::did_you_mean;
use virgule_compiler::abnf::lower::grammar::{Field, RuleId};
use virgule_compiler::analysis::compose::{Binding, Obstacle, Template};
use virgule_compiler::analysis::language::Language;
use virgule_compiler::analysis::{alternatives, compare, compose, presence};
use virgule_compiler::builtin::URI;

/// Returns the alternatives of an enum's rule that match a single text, with their rules. If a variant has `text`,
/// alternatives without a rule get one.
pub fn texts(input: &Input<'_>, checked: &mut Checked, start: RuleId) -> Vec<(String, RuleId)> {
    if !input.variants {
        return Vec::new();
    }
    let (named, texts) = alternatives::alternatives(checked, start);
    if input.members.iter().any(|member| member.attributes.text.is_some()) {
        *checked = named;
    }
    texts
}

impl Binder<'_, '_> {
    /// Returns the field of a variant with `text` or `other`.
    pub(super) fn alternative(&self, member: &Member<'_>) -> syn::Result<Field> {
        let field = |rules| rules::bound(&member.text(), rules, None);
        let Some(written) = &member.attributes.text else { return Ok(field(vec![self.start])) };
        let text = written.value();
        let same = self.texts.iter().filter(|(known, _)| *known == text);
        let rules: Vec<RuleId> = same.map(|(_, rule)| *rule).collect();
        if !rules.is_empty() {
            return Ok(field(rules));
        }
        let grammar = &self.checked().grammar;
        let rule = &grammar.rule(self.start).name;
        let known: Vec<String> = self.texts.iter().map(|(known, _)| format!("`{known}`")).collect();
        let near = did_you_mean(&text, self.texts.iter().map(|(known, _)| known.as_str()));
        let help = match (near, &known[..]) {
            (Some(near), _) => format!("did you mean `{near}`?"),
            (None, []) => "none of its alternatives is a fixed text".to_string(),
            (None, known) => format!("its fixed alternatives are {}", known.join(", ")),
        };
        let message = format!("`{text}` is not an alternative of `{rule}`: {help}");
        Err(rules::error(grammar, self.start, written, &message, "its alternatives"))
    }

    /// Returns the field of a variant that is bound to the rule with its name.
    pub(super) fn variant(&self, member: &Member<'_>, name: &str) -> syn::Result<Field> {
        let grammar = &self.checked().grammar;
        let rule = rules::of_variant(name);
        if member.value.is_some() || self.texts.is_empty() || grammar.find(&rule).is_some() {
            return rules::named(grammar, name, &rule, member.name.span());
        }
        let same = |text: &&str| text.eq_ignore_ascii_case(name) || text.eq_ignore_ascii_case(&rule);
        let text = self.texts.iter().map(|(text, _)| text.as_str()).find(same);
        let written = text.map_or("…".to_string(), |text| text.escape_debug().to_string());
        let message = format!(
            "`{}` has no rule `{rule}`; to bind an alternative that is a literal, write `#[uri(text = \"{written}\")]`",
            grammar.name
        );
        Err(Error::new(member.name.span(), message))
    }

    pub(super) fn nothing_left(&self, member: &Member<'_>) -> Error {
        Error::new(literal(member).span(), "`other` never matches: every alternative already has a variant")
    }

    /// Returns the suggestion for an alternative without a variant, or an empty string.
    pub(super) fn proposal(&self, shown: &str, rule: RuleId) -> String {
        let text = shown.strip_prefix('"').and_then(|text| text.strip_suffix('"')).unwrap_or(shown);
        // The alternative is a literal, not the name of a rule.
        let is_text = shown.is_empty() || shown != text;
        match is_text && rule == self.start && self.texts.iter().any(|(known, _)| known == text) {
            true => format!(": add a variant with `#[uri(text = {text:?})]` or `#[uri(other)]`"),
            false => String::new(),
        }
    }
}

// Checks of the entire type: all alternatives have variants, texts can be composed, and texts are URIs.

impl Binder<'_, '_> {
    /// Checks that every alternative of the grammar has a variant.
    pub(super) fn check_alternatives(&self, fields: &[Field]) -> syn::Result<()> {
        if !self.input.variants {
            return Ok(());
        }
        let Checked { grammar, facts } = self.checked();
        let members = self.input.members.iter().zip(fields);
        let named = members.filter(|(member, _)| member.attributes.other.is_none());
        let named: Vec<Field> = named.map(|(_, field)| field.clone()).collect();
        let uncovered = presence::uncovered(grammar, facts, self.start, &named);
        if let Some(other) = self.input.members.iter().find(|member| member.attributes.other.is_some()) {
            return if uncovered.is_empty() { Err(self.nothing_left(other)) } else { Ok(()) };
        }
        let mut errors = Errors::default();
        for (alternative, rule) in uncovered {
            let proposal = self.proposal(&alternative, rule);
            let (message, label) = match alternative.is_empty() {
                true => (format!("no variant matches the empty text{proposal}"), "may match the empty text"),
                false => (
                    format!("no variant matches the alternative `{alternative}`{proposal}"),
                    "an alternative of this rule",
                ),
            };
            errors.add(rules::error(grammar, rule, self.input.name, &message, label));
        }
        errors.or(())
    }

    pub(super) fn template(&self, fields: &[Field]) -> syn::Result<Option<Template>> {
        if self.input.attributes.parse_only.is_some() {
            return Ok(None);
        }
        let Checked { grammar, facts } = self.checked();
        let binding = |(member, field): (&Member<'_>, &Field)| Binding {
            field: field.clone(),
            each: member.attributes.each.is_some(),
            always: !self.input.variants && !member.optional && member.attributes.each.is_none(),
        };
        let bindings: Vec<Binding> = self.input.members.iter().zip(fields).map(binding).collect();
        let pieces = match self.input.members.iter().position(|member| member.attributes.other.is_some()) {
            Some(other) => self.template_with_other(&bindings, other),
            None => compose::template(grammar, facts, self.start, &bindings),
        };
        let pieces = pieces.map_err(|obstacle| {
            let (subject, omitted) = match self.input.variants {
                true => ("`Display` cannot compose the text from a variant", "`Display`"),
                false => ("a builder cannot compose the text from the fields", "the builder"),
            };
            let (label, bind) = match &obstacle {
                Obstacle::Missing { .. } if self.input.variants => {
                    ("a text of this rule needs it", "bind the variant to a rule that contains it")
                }
                Obstacle::Missing { .. } => ("a text of this rule needs it", "bind a field to it"),
                Obstacle::Alike { .. } if self.input.variants => {
                    ("the alternatives of this rule", "bind a variant to each of them")
                }
                Obstacle::Alike { .. } => {
                    ("the alternatives of this rule", "bind a field to the enclosing rule")
                }
                Obstacle::TooLarge { .. } => ("this rule", "bind fewer fields"),
            };
            let message = format!("{subject}: {obstacle}; {bind}, or write `parse_only` to omit {omitted}");
            rules::error(grammar, obstacle.rule(), self.input.name, &message, label)
        })?;
        let needed = compose::needed(&pieces, &bindings, facts);
        Ok(Some(Template { pieces, needed }))
    }
}

/// True if the analysis proves, within its limits, that every text is a URI of RFC 3986.
pub(super) fn inside(parser: &Parser) -> bool {
    match parser {
        Parser::Reused(known) => known.inside,
        Parser::Tables(compiled, ..) => {
            let only = compare::only(&Language::compiled(&compiled.machines, 0), &URI.language(), 1);
            only.is_ok_and(|only| only.is_none())
        }
    }
}
