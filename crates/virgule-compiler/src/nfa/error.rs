//! The reasons why a rule has no automaton, and their diagnostics.

use super::calls::Conflict;
use super::utf8;
use crate::abnf::diagnose::{Diagnostic, Span};
use crate::abnf::lower::grammar::{Expr, Grammar, RuleId};
use crate::limits::Exceeded;
use std::collections::HashSet;

/// A rule for which no automaton can be built.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BuildError {
    /// The rule at fault.
    pub rule: RuleId,
    /// The reason.
    pub fault: Fault,
}

/// The reason why no automaton can be built.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Fault {
    /// The rule's language is unknown: it has [`Rule::faults`](crate::abnf::lower::grammar::Rule::faults).
    Unknown,
    /// The automaton exceeds a limit.
    Limit(Exceeded),
    /// These fields have more combinations of positions than a table has layouts.
    Fields(Vec<String>, Exceeded),
    /// One byte does not decide whether a called rule is entered or left.
    Lookahead(Conflict),
}

impl BuildError {
    /// Returns the error for a rule that exceeds a limit.
    pub fn limit(rule: RuleId, exceeded: Exceeded) -> Self {
        BuildError { rule, fault: Fault::Limit(exceeded) }
    }

    /// Returns the diagnostic that shows the error in the source of the grammar.
    pub fn diagnostic(&self, grammar: &Grammar) -> Diagnostic {
        match &self.fault {
            Fault::Unknown => unknown(grammar, self.rule),
            Fault::Limit(exceeded) => over_limit(grammar, self.rule, exceeded),
            Fault::Fields(names, exceeded) => too_many_places(grammar, self.rule, names, exceeded),
            Fault::Lookahead(conflict) => undecided(grammar, conflict),
        }
    }
}

fn unknown(grammar: &Grammar, rule: RuleId) -> Diagnostic {
    let rule = grammar.rule(rule);
    let fault = rule.faults.iter().next().cloned();
    fault.unwrap_or_else(|| {
        let message = format!("`{}` needs an unknown rule", rule.name);
        Diagnostic::error("undefined-rule", message, &rule.source, rule.span, "")
    })
}

/// Minimum count at which a diagnostic names a repetition as the reason for a large automaton.
const MANY: u32 = 8;

fn over_limit(grammar: &Grammar, rule: RuleId, exceeded: &Exceeded) -> Diagnostic {
    let (name, large) = (&grammar.rule(rule).name, largest_repetition(grammar, rule));
    let message = format!("`{name}` is too large: its automaton needs {exceeded}");
    match large.filter(|(times, ..)| *times >= MANY) {
        Some((times, within, span)) => {
            let within = grammar.rule(within);
            let label = format!("repeated {times} times: each repetition needs separate states");
            Diagnostic::error("limit", message, &within.source, span, label).help(
                "use a smaller count, or `*` and check the length elsewhere; alternatives that differ early make \
                 smaller automata too",
            )
        }
        None => {
            let rule = grammar.rule(rule);
            Diagnostic::error("limit", message, &rule.source, rule.span, "this rule")
                .help("smaller repetition counts, or alternatives that differ early, make smaller automata")
        }
    }
}

/// Returns the repetition with the highest count in a rule and the rules that it reaches: count, rule and span. If
/// counts are equal, the first one.
fn largest_repetition(grammar: &Grammar, rule: RuleId) -> Option<(u32, RuleId, Span)> {
    let (mut seen, mut open) = (HashSet::from([rule]), std::collections::VecDeque::from([rule]));
    let mut largest: Option<(u32, RuleId, Span)> = None;
    while let Some(rule) = open.pop_front() {
        let expr = &grammar.rule(rule).expr;
        // Outer repetitions are visited before inner ones.
        expr.each(&mut |expr| match expr {
            Expr::Repeat { min, max, span, .. } => {
                let times = max.unwrap_or(*min);
                if largest.is_none_or(|(most, ..)| times > most) {
                    largest = Some((times, rule, *span));
                }
            }
            Expr::Rule(named) if seen.insert(*named) => open.push_back(*named),
            _ => {}
        });
    }
    largest
}

/// Maximum number of fields that a diagnostic names.
const NAMED: usize = 6;

fn too_many_places(grammar: &Grammar, start: RuleId, names: &[String], exceeded: &Exceeded) -> Diagnostic {
    let rule = grammar.rule(start);
    let shown: Vec<String> = names.iter().take(NAMED).map(|name| format!("`{name}`")).collect();
    let more = match names.len().saturating_sub(NAMED) {
        0 => String::new(),
        more => format!(" and {more} more"),
    };
    let message = format!("in `{}`, the fields {}{more} have {exceeded}", rule.name, shown.join(", "));
    let places: Vec<Span> = places_of(grammar, start, names).take(NAMED).collect();
    let report = match places.split_first() {
        Some((first, others)) => others
            .iter()
            .fold(Diagnostic::error("limit", message, &grammar.source, *first, ""), |all, span| {
                all.and(*span, "")
            }),
        None => Diagnostic::error("limit", message, &rule.source, rule.span, "this start rule"),
    };
    report.help("each field that may be absent or at another position can double the number of combinations").help(
        "bind one field to a rule that contains several of them, or list fewer fields; `NAME=OUTER/RULE` binds a rule \
         within OUTER only",
    )
}

/// Returns the spans at which the section with that start rule lists the fields `names`.
fn places_of(grammar: &Grammar, start: RuleId, names: &[String]) -> impl Iterator<Item = Span> {
    let section = grammar.sections.iter().find(|section| section.start == start);
    let listed = move |name: &String| {
        let section = section?;
        let number = section.fields.iter().position(|field| field.name == *name)?;
        section.field_places.get(number).copied()
    };
    names.iter().filter_map(listed)
}

/// Returns the diagnostic of a conflict, which names both rules that can match the byte.
fn undecided(grammar: &Grammar, conflict: &Conflict) -> Diagnostic {
    let rule = grammar.rule(conflict.callee);
    let callee = Some(conflict.callee);
    let name = |rule: Option<RuleId>| {
        rule.map_or("the surrounding text".to_string(), |rule| format!("`{}`", grammar.rule(rule).name))
    };
    let [inside, outside] = conflict.rules.map(name);
    // Both rules of a conflict may be the called rule itself, if it is recursive.
    let inside = if conflict.rules[0] == callee { "it".to_string() } else { format!("{inside} in it") };
    let outside = match conflict.rules[1] == callee {
        true => format!("the enclosing {outside}"),
        false if conflict.leaving => format!("{outside} after it"),
        false => outside,
    };
    let byte = format!("`{}`", utf8::show(conflict.byte, conflict.byte));
    let (message, label, change) = match conflict.leaving {
        true => (
            format!(
                "at {byte}, the recursive rule `{}` may end or continue: {byte} may be part of {inside}, or of \
                 {outside}",
                rule.name
            ),
            "may end or continue at the same character",
            format!(
                "change the grammar so that {byte} cannot both continue `{0}` and follow it: end `{0}` with a \
                 character that has no other meaning there, such as a closing bracket",
                rule.name
            ),
        ),
        false => (
            format!(
                "at {byte}, the recursive rule `{}` may or may not begin: {byte} may begin it, or be part of {outside}",
                rule.name
            ),
            "may or may not begin at the same character",
            format!(
                "change the grammar so that {byte} cannot both begin `{0}` and appear in its place: begin `{0}` with \
                 a character that has no other meaning there, such as an opening bracket",
                rule.name
            ),
        ),
    };
    Diagnostic::error("lookahead", message, &rule.source, rule.span, label)
        .help(change)
        .help("an automaton reads each character once and cannot go back; this limits only recursive rules")
}
