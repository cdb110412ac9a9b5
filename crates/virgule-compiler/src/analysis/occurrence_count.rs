//! Whether a field may occur more than once in a text. Decided on the rules.
//!
//! `[ f ] [ f ]` and `*( f "," )` have `f` several times, `f / "x" f` has it once. An occurrence within an occurrence
//! of the same field is not counted, because a parse does not report it either.

use crate::abnf::check::Facts;
use crate::abnf::lower::grammar::{Expr, Field, Grammar, RuleId};
use std::collections::HashMap;

/// How often a text may have a field.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum OccurrenceCount {
    /// In no text.
    Never,
    /// At most once.
    Once,
    /// More than once; the rule is the one whose definition contains the second occurrence or the repetition.
    Often(RuleId),
}

impl OccurrenceCount {
    fn and(self, other: OccurrenceCount, rule: RuleId) -> OccurrenceCount {
        match (self, other) {
            (OccurrenceCount::Never, other) => other,
            (known, OccurrenceCount::Never) => known,
            (OccurrenceCount::Often(at), _) | (_, OccurrenceCount::Often(at)) => OccurrenceCount::Often(at),
            (OccurrenceCount::Once, OccurrenceCount::Once) => OccurrenceCount::Often(rule),
        }
    }
}

/// How often a text of `start` may have `field`.
pub fn occurrence_count(grammar: &Grammar, facts: &Facts, start: RuleId, field: &Field) -> OccurrenceCount {
    OccurrenceCounter { grammar, facts, field, known: HashMap::new() }.reference(start, None)
}

struct OccurrenceCounter<'g> {
    grammar: &'g Grammar,
    facts: &'g Facts,
    field: &'g Field,
    /// By rule: how often its definition contains the field.
    known: HashMap<RuleId, OccurrenceCount>,
}

impl OccurrenceCounter<'_> {
    fn reference(&mut self, rule: RuleId, from: Option<RuleId>) -> OccurrenceCount {
        let bound =
            self.field.rules.contains(&rule) && (self.field.within.is_none() || self.field.within == from);
        if bound { OccurrenceCount::Once } else { self.body(rule) }
    }

    fn body(&mut self, rule: RuleId) -> OccurrenceCount {
        if let Some(&known) = self.known.get(&rule) {
            return known;
        }
        let found = match self.facts.recursion[rule.index()].group() {
            None => {
                let grammar = self.grammar;
                self.expr(&grammar.rule(rule).expr, rule)
            }
            Some(group) => self.group(group, rule),
        };
        self.known.insert(rule, found);
        found
    }

    /// The count of a recursive group: if one of its rules contains the field, the field may occur any number of times.
    fn group(&mut self, group: u32, rule: RuleId) -> OccurrenceCount {
        let members = (0..self.grammar.rules.len() as u32).map(RuleId);
        let members: Vec<RuleId> =
            members.filter(|member| self.facts.recursion[member.index()].group() == Some(group)).collect();
        self.known.extend(members.iter().map(|&member| (member, OccurrenceCount::Never)));
        let grammar = self.grammar;
        let held =
            |&&member: &&RuleId| self.expr(&grammar.rule(member).expr, member) != OccurrenceCount::Never;
        let found =
            members.iter().find(held).map_or(OccurrenceCount::Never, |_| OccurrenceCount::Often(rule));
        self.known.extend(members.iter().map(|&member| (member, found)));
        found
    }

    fn expr(&mut self, expr: &Expr, rule: RuleId) -> OccurrenceCount {
        match expr {
            Expr::Class(_) | Expr::Repeat { max: Some(0), .. } => OccurrenceCount::Never,
            Expr::Sequence(parts) => {
                parts.iter().fold(OccurrenceCount::Never, |sum, part| sum.and(self.expr(part, rule), rule))
            }
            Expr::Choice(parts) => {
                parts.iter().fold(OccurrenceCount::Never, |most, part| most.max(self.expr(part, rule)))
            }
            Expr::Repeat { inner, max: Some(1), .. } => self.expr(inner, rule),
            Expr::Repeat { inner, .. } => {
                let once = self.expr(inner, rule);
                once.and(once, rule)
            }
            Expr::Rule(id) => self.reference(*id, Some(rule)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{OccurrenceCount, occurrence_count};
    use crate::abnf::samples;

    fn of(text: &str) -> OccurrenceCount {
        let checked = samples::checked(text);
        let (start, field) = (samples::rule(&checked, "s"), samples::field(&checked, &["f"]));
        occurrence_count(&checked.grammar, &checked.facts, start, &field)
    }

    #[test]
    fn occurrences_are_counted() {
        assert_eq!(of("s = [ f ] / \"x\" t\nt = f\nf = \"b\"\n"), OccurrenceCount::Once);
        assert!(matches!(of("s = t f\nt = [ f ]\nf = \"b\"\n"), OccurrenceCount::Often(_)));
        assert!(matches!(of("s = *( \"/\" f )\nf = \"b\"\n"), OccurrenceCount::Often(_)));
        assert!(matches!(of("s = f [ \",\" s ]\nf = \"b\"\n"), OccurrenceCount::Often(_)));
        assert_eq!(of("s = \"x\" / t\nt = \"x\"\nf = \"b\"\n"), OccurrenceCount::Never);
        assert_eq!(of("s = f\nf = \"b\" [ f ]\n"), OccurrenceCount::Once);
    }
}
