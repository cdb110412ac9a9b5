//! Checks of the whole type: whether all alternatives have variants, texts can be composed, and texts are URIs.

use super::{Binder, Parser};
use crate::attributes::combine;
use crate::input::Member;
use crate::rules;
use syn::Error;
use virgule_compiler::abnf::Checked;
use virgule_compiler::abnf::lower::grammar::Field;
use virgule_compiler::analysis::compose::{self, Binding, Obstacle, Template};
use virgule_compiler::analysis::language::Language;
use virgule_compiler::analysis::{compare, covers};
use virgule_compiler::builtin::URI;

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
        let uncovered = covers::uncovered(grammar, facts, self.start, &named);
        if let Some(other) = self.input.members.iter().find(|member| member.attributes.other.is_some()) {
            return if uncovered.is_empty() { Err(self.nothing_left(other)) } else { Ok(()) };
        }
        let mut errors = None;
        for (alternative, rule) in uncovered {
            let proposal = self.proposal(&alternative, rule);
            let (message, label) = match alternative.is_empty() {
                true => (format!("no variant takes the empty text{proposal}"), "it may match the empty text"),
                false => (
                    format!("no variant takes the alternative `{alternative}`{proposal}"),
                    "an alternative of this rule",
                ),
            };
            let message = rules::with_place(grammar, rule, &message, label);
            combine(&mut errors, Error::new(self.input.name.span(), message));
        }
        errors.map_or(Ok(()), Err)
    }

    /// The template that composes a text from the members.
    pub(super) fn template(&self, fields: &[Field]) -> syn::Result<Option<Template>> {
        if self.input.attributes.parse_only {
            return Ok(None);
        }
        let Checked { grammar, facts } = self.checked();
        let binding = |(member, field): (&Member<'_>, &Field)| Binding {
            field: field.clone(),
            each: member.attributes.each.is_some(),
            always: !self.input.variants && !member.optional && member.attributes.each.is_none(),
        };
        let bindings: Vec<Binding> = self.input.members.iter().zip(fields).map(binding).collect();
        let pieces = compose::template(grammar, facts, self.start, &bindings).map_err(|obstacle| {
            let (label, bind) = match &obstacle {
                Obstacle::Missing { .. } => ("a text of this rule needs it", "bind a field to it"),
                Obstacle::Alike { .. } => {
                    ("the alternatives stand here", "bind a field to the rule around them")
                }
                Obstacle::TooLarge { .. } => ("this rule", "bind fewer fields"),
            };
            let message = format!(
                "a builder cannot compose a text of the fields: {obstacle}; {bind}, or write `parse_only` for a type without builder"
            );
            Error::new(self.input.name.span(), rules::with_place(grammar, obstacle.rule(), &message, label))
        })?;
        let needed = compose::needed(&pieces, &bindings, facts);
        Ok(Some(Template { pieces, needed }))
    }
}

/// True if every text is proven to be a URI of RFC 3986 within the limits of the analysis.
pub(super) fn inside(parser: &Parser) -> bool {
    match parser {
        Parser::Reused(known) => known.inside,
        Parser::Tables(compiled, ..) => {
            let only = compare::only(&Language::compiled(&compiled.machines, 0), &URI.language(), 1);
            only.is_ok_and(|only| only.is_none())
        }
    }
}
