//! Binds one member: determines the presence of its rule, and checks that its type fits.

use super::{Binder, BoundMember, literal};
use crate::input::Member;
use crate::rules;
use syn::{Error, LitStr};
use virgule_compiler::abnf::Checked;
use virgule_compiler::abnf::check::recursion::Recursion;
use virgule_compiler::abnf::lower::ONCE;
use virgule_compiler::abnf::lower::grammar::Field;
use virgule_compiler::analysis::compose;
use virgule_compiler::analysis::encodable;
use virgule_compiler::analysis::occurrence_dfa::{OccurrenceDfa, OccurrenceError, occurrence_dfa};
use virgule_compiler::analysis::presence::{OccurrenceCount, Presence, occurrence_count};

impl<'i> Binder<'_, 'i> {
    pub(super) fn member(
        &self,
        member: &'i Member<'i>,
        field: &Field,
        slot: Option<(String, Presence)>,
    ) -> syn::Result<BoundMember<'i>> {
        let grammar = &self.checked().grammar;
        let rule = grammar.rule(field.rules[0]).name.clone();
        let whole = field.within.is_none() && field.rules.contains(&self.start);
        let mut bound = BoundMember {
            member,
            rule,
            accessor: None,
            always: true,
            occurrences: None,
            plain: 0,
            fixed: None,
            whole,
        };
        match slot {
            None => bound.occurrences = Some(self.occurrences(member, field)?),
            Some((_, Presence::Never)) => return Err(self.never(member, field)),
            Some((accessor, often)) => {
                bound.accessor = Some(accessor);
                bound.always = often == Presence::Always;
                self.check_occurrence(member, field, often)?;
            }
        }
        let is_shown = self.input.attributes.parse_only.is_none();
        if is_shown && member.attributes.decode.is_some() {
            bound.plain = self.plain(field, &literal(member))?;
        }
        if is_shown && self.input.variants && member.value.is_none() {
            bound.fixed = Some(self.fixed(member, field)?);
        }
        Ok(bound)
    }

    fn never(&self, member: &Member<'_>, field: &Field) -> Error {
        let grammar = &self.checked().grammar;
        let (start, rule) = (&grammar.rule(self.start).name, &grammar.rule(field.rules[0]).name);
        if member.attributes.text.is_some() {
            let why = match self.checked().facts.recursion[self.start.index()] {
                Recursion::Nested(_) => {
                    format!("`{start}` is recursive, so its alternatives are not captured separately")
                }
                _ => "an earlier alternative matches its text".to_string(),
            };
            let message = format!("`{}` never matches: {why}", field.name);
            let label = "the alternatives of this rule";
            return rules::error(grammar, self.start, literal(member), &message, label);
        }
        let message =
            format!("`{}` never matches: no text of `{start}` contains the rule `{rule}` there", field.name);
        rules::error(grammar, self.start, literal(member), &message, "does not lead to it")
    }

    /// Checks that the type of a member allows its field to be absent or repeated, if the grammar does.
    fn check_occurrence(&self, member: &Member<'_>, field: &Field, often: Presence) -> syn::Result<()> {
        let Some(value) = member.value.filter(|_| !self.input.variants) else { return Ok(()) };
        let Checked { grammar, facts } = self.checked();
        let rule = grammar.rule(field.rules[0]);
        let is_once = self.section().is_some_and(|section| {
            let same = |known: &Field| known.within == field.within && known.rules == field.rules;
            section.checks.iter().any(|&(known, check)| check == ONCE && same(&section.fields[known]))
        });
        if let OccurrenceCount::Often(at) = occurrence_count(grammar, facts, self.start, field)
            && !is_once
        {
            let message = format!(
                "`{}` may repeat: write `#[uri(each = \"{}\")]` and use the type `virgule::Occurrences`",
                field.name, rule.name
            );
            return Err(rules::error(grammar, at, value, &message, "may contain it more than once"));
        }
        if often == Presence::Maybe && !member.optional {
            let message = format!("`{}` may be absent: its type must be an `Option`", field.name);
            return Err(rules::error(grammar, field.rules[0], value, &message, "not present in every text"));
        }
        Ok(())
    }

    fn occurrences(&self, member: &Member<'_>, field: &Field) -> syn::Result<OccurrenceDfa> {
        let made = occurrence_dfa(self.checked(), self.start, field, &mut self.context.borrow_mut());
        let grammar = &self.checked().grammar;
        match made {
            Ok(dfa) if dfa.found => Ok(dfa),
            Ok(_) => Err(self.never(member, field)),
            Err(OccurrenceError::Build(error)) => Err(self.refused(&error)),
            Err(error) => {
                let message = error.message(grammar, &field.name);
                Err(rules::error(grammar, field.rules[0], literal(member), &message, "its occurrences"))
            }
        }
    }

    /// Returns the characters that need no encoding in any of the field's rules.
    fn plain(&self, field: &Field, at: &LitStr) -> syn::Result<u128> {
        let mut plain = u128::MAX;
        for &rule in &field.rules {
            let Some(found) = encodable::plain(&self.recognizer(rule)?) else {
                let message = "`decode` is not possible here: the text has delimiters, which cannot be restored after \
                               decoding; make the type `parse_only`, or bind a part without delimiters";
                let label = "not every character is allowed where a letter is";
                return Err(rules::error(&self.checked().grammar, rule, at, message, label));
            };
            plain &= found;
        }
        Ok(plain)
    }

    fn fixed(&self, member: &Member<'_>, field: &Field) -> syn::Result<String> {
        let Checked { grammar, facts } = self.checked();
        let rule = field.rules[0];
        compose::constant_text(grammar, facts, rule).ok_or_else(|| {
            let name = &grammar.rule(rule).name;
            let message = format!(
                "`{name}` matches more than one text: the variant must hold the text, or the type must be `parse_only`"
            );
            rules::error(grammar, rule, member.name, &message, "not a literal")
        })
    }
}
