//! Variants without a rule: `text = "…"` stands for the alternative that is that text, `other` for all texts that no
//! other variant matches.
//!
//! For `text`, the alternative becomes a rule (`virgule_compiler::analysis::alternatives`) to which the variant is
//! bound like any other. A variant with `other` is bound to the whole text, and tried last.

use super::{Binder, literal};
use crate::input::{Input, Member};
use crate::rules;
use syn::Error;
use virgule_compiler::abnf::Checked;
use virgule_compiler::abnf::diagnose::did_you_mean;
use virgule_compiler::abnf::lower::grammar::{Field, RuleId};
use virgule_compiler::analysis::alternatives;

/// The alternatives of an enum's rule that match a single text, with their rules. If a variant has `text`, alternatives
/// without a rule get one.
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
    /// The field of a variant with `text` or `other`.
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
            (None, []) => "none of them is a single text".to_string(),
            (None, known) => format!("those that are a single text are {}", known.join(", ")),
        };
        let message = format!("`{text}` is no alternative of `{rule}`: {help}");
        let message = rules::with_place(grammar, self.start, &message, "its alternatives");
        Err(Error::new(written.span(), message))
    }

    /// The error for `other` if the other variants cover all texts.
    pub(super) fn nothing_left(&self, member: &Member<'_>) -> Error {
        Error::new(
            literal(member).span(),
            "nothing is left for `other`: every alternative has a variant already",
        )
    }

    /// The suggestion for an alternative without a variant; empty if there is none.
    pub(super) fn proposal(&self, shown: &str, rule: RuleId) -> String {
        let text = shown.strip_prefix('"').and_then(|text| text.strip_suffix('"')).unwrap_or(shown);
        // A rule name is not a literal.
        let is_text = shown.is_empty() || shown != text;
        match is_text && rule == self.start && self.texts.iter().any(|(known, _)| known == text) {
            true => format!(": write a variant with `#[uri(text = {text:?})]`, or one with `#[uri(other)]`"),
            false => String::new(),
        }
    }
}
