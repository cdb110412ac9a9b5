//! The type: whether all alternatives are there, a text can be composed again, and is a URI.

use super::Binder;
use crate::attributes::combine;
use crate::input::Member;
use crate::{reuse, rules};
use syn::Error;
use virgule_compiler::analyze::{covers, inclusion};
use virgule_compiler::compile::Checked;
use virgule_compiler::compose::{self, Binding, Obstacle, Template};
use virgule_compiler::lower::grammar::Field;

impl Binder<'_, '_> {
    /// Every alternative of the grammar must have a variant.
    pub(super) fn check_alternatives(&self, fields: &[Field]) -> syn::Result<()> {
        if !self.input.variants {
            return Ok(());
        }
        let Checked { grammar, facts } = self.checked();
        let mut errors = None;
        for (alternative, rule) in covers::uncovered(grammar, facts, self.start, fields) {
            let message = format!("no variant takes the alternative `{alternative}`");
            let message = rules::with_place(grammar, rule, &message, "an alternative of this rule");
            combine(&mut errors, Error::new(self.input.name.span(), message));
        }
        errors.map_or(Ok(()), Err)
    }

    /// How the members make a text.
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
            let message = format!("{obstacle}: {bind}, or write `parse_only`");
            Error::new(self.input.name.span(), rules::with_place(grammar, obstacle.rule(), &message, label))
        })?;
        let needed = compose::needed(&pieces, &bindings, facts);
        Ok(Some(Template { pieces, needed }))
    }

    /// Whether every text is a URI by RFC 3986.
    pub(super) fn inside(&self) -> syn::Result<bool> {
        if let Some(known) = self.inside.get() {
            return Ok(known);
        }
        let own = self.recognizer(self.start)?;
        if let Some(uri) = reuse::imported_uri(&self.checked().grammar) {
            return Ok(inclusion::outside(&own, &self.recognizer(uri)?).is_none());
        }
        reuse::uri(|uri| inclusion::outside(&own, uri).is_none())
            .ok_or_else(|| Error::new(self.document.place.span(), "the grammar of RFC 3986 cannot be read"))
    }
}
