//! Grammar → what is known of its rules: which match nothing, which match the empty string, which recur.
//!
//! Refused here: rules that match no text at all, fields that never match. Warned of: rules that nothing uses,
//! repetitions of what may be empty. Imported rules were warned of in their own file.

mod fixpoint;
pub mod recursion;

use crate::diagnose::{Diagnostic, Diagnostics, Span};
use crate::lower::grammar::{Expr, Grammar, RuleId};
use recursion::Recursion;

pub use fixpoint::matches_empty;

/// What later stages need to know of the rules.
#[derive(Debug, Clone)]
pub struct Facts {
    /// By rule: whether it matches the empty string.
    pub nullable: Vec<bool>,
    /// By rule: whether it matches single characters only.
    pub single: Vec<bool>,
    /// By rule: whether and how it recurs.
    pub recursion: Vec<Recursion>,
    /// All rules, each behind those that it names, as far as they do not recur.
    pub order: Vec<RuleId>,
    /// How often the fixpoints visited a rule.
    pub visits: usize,
}

/// Checks the rules that are reached from a start rule, and warns of the others.
pub fn check(grammar: &Grammar, diagnostics: &mut Diagnostics) -> Facts {
    let starts: Vec<RuleId> = grammar.sections.iter().map(|section| section.start).collect();
    let reached = reachable(grammar, &starts);
    let (recursion, order) = recursion::classify(grammar, &[]);
    let mut visits = 0;
    unproductive(grammar, fixpoint::productive(grammar, &order, &mut visits), &reached, diagnostics);
    let nullable = fixpoint::nullable(grammar, &order, &mut visits);
    nullable_loops(grammar, &nullable, diagnostics);
    // Where something could not be read, what it uses is not known.
    if !diagnostics.has_errors() {
        unused(grammar, &reached, diagnostics);
        unreached_fields(grammar, &tagged(grammar, &recursion, &starts), &reached, diagnostics);
    }
    let single = fixpoint::single(grammar, &order, &mut visits);
    Facts { nullable, single, recursion, order, visits }
}

/// By rule: whether a rule of `starts` leads to it.
pub fn reachable(grammar: &Grammar, starts: &[RuleId]) -> Vec<bool> {
    let mut reached = vec![false; grammar.rules.len()];
    let mut open: Vec<RuleId> = starts.to_vec();
    while let Some(id) = open.pop() {
        if !std::mem::replace(&mut reached[id.index()], true) {
            grammar.rule(id).expr.each_rule(&mut |named| open.push(named));
        }
    }
    reached
}

/// Reports rules that match nothing. Rules of imported documents matter only if they are used.
fn unproductive(
    grammar: &Grammar,
    mut productive: Vec<bool>,
    reached: &[bool],
    diagnostics: &mut Diagnostics,
) {
    for (index, productive) in productive.iter_mut().enumerate().skip(grammar.own) {
        *productive |= !reached[index];
    }
    for (rule, _) in grammar.rules.iter().zip(&productive).filter(|(_, productive)| !**productive) {
        diagnostics.push(
            Diagnostic::error(
                "unproductive-rule",
                format!("`{}` matches no text: every alternative needs a rule that never ends", rule.name),
                &rule.source,
                rule.span,
                "matches nothing",
            )
            .help("add an alternative that ends without the rule itself"),
        );
    }
}

fn nullable_loops(grammar: &Grammar, nullable: &[bool], diagnostics: &mut Diagnostics) {
    for rule in &grammar.rules[..grammar.own] {
        each_loop(&rule.expr, &mut |inner, span| {
            if fixpoint::matches_empty(inner, nullable) {
                diagnostics.push(
                    Diagnostic::warning(
                        "nullable-loop",
                        format!("`{}` repeats something that may be empty", rule.name),
                        &rule.source,
                        span,
                        "each turn may match nothing",
                    )
                    .help("an empty turn adds nothing; let the repeated part need a character"),
                );
            }
        });
    }
}

/// Calls `see` with the body and the place of every repetition without bound.
fn each_loop(expr: &Expr, see: &mut impl FnMut(&Expr, Span)) {
    match expr {
        Expr::Class(_) | Expr::Rule(_) => {}
        Expr::Sequence(parts) | Expr::Choice(parts) => parts.iter().for_each(|part| each_loop(part, see)),
        Expr::Repeat { inner, max, span, .. } => {
            if max.is_none() {
                see(inner, *span);
            }
            each_loop(inner, see);
        }
    }
}

fn unused(grammar: &Grammar, reached: &[bool], diagnostics: &mut Diagnostics) {
    for (index, rule) in grammar.rules[..grammar.own].iter().enumerate() {
        if reached[index] || grammar.spelled.contains(&RuleId(index as u32)) {
            continue;
        }
        diagnostics.push(Diagnostic::warning(
            "unused-rule",
            format!("no start rule uses `{}`", rule.name),
            &rule.source,
            rule.span,
            "not used",
        ));
    }
}

/// A field that no section of the file can ever fill is a mistake in its name or its start rule.
fn unreached_fields(grammar: &Grammar, tagged: &[bool], reached: &[bool], diagnostics: &mut Diagnostics) {
    for section in &grammar.sections {
        for field in &section.fields {
            let named = |rule: RuleId| match field.within {
                Some(outer) => names(grammar, outer, rule) && reached[outer.index()],
                None => tagged[rule.index()],
            };
            if !field.rules.iter().any(|&rule| named(rule)) {
                let start = grammar.rule(section.start);
                let why = match field.within {
                    Some(outer) => {
                        format!("`{}` does not name its rule, or is not used", grammar.rule(outer).name)
                    }
                    None if reached[field.rules[0].index()] => {
                        "its rule stands within a recursion, which holds no fields".to_string()
                    }
                    None => "its rule is not used".to_string(),
                };
                diagnostics.push(Diagnostic::error(
                    "unreached-field",
                    format!("the field `{}` never matches: {why}", field.name),
                    &start.source,
                    start.span,
                    "this start rule does not lead to it",
                ));
            }
        }
    }
}

/// By rule: whether it is a start rule, or named from outside the recursion that it is part of. Inside there are
/// no tags, and where rules nest there are none below either.
fn tagged(grammar: &Grammar, recursion: &[Recursion], starts: &[RuleId]) -> Vec<bool> {
    let mut tagged = vec![false; grammar.rules.len()];
    let mut seen = vec![false; grammar.rules.len()];
    starts.iter().for_each(|start| tagged[start.index()] = true);
    let mut open: Vec<RuleId> = starts.to_vec();
    while let Some(rule) = open.pop() {
        let nests = matches!(recursion[rule.index()], Recursion::Nested(_));
        if nests || std::mem::replace(&mut seen[rule.index()], true) {
            continue;
        }
        let group = recursion[rule.index()].group();
        grammar.rule(rule).expr.each_rule(&mut |named| {
            tagged[named.index()] |= group.is_none() || group != recursion[named.index()].group();
            open.push(named);
        });
    }
    tagged
}

/// Whether the definition of `outer` names `rule`.
fn names(grammar: &Grammar, outer: RuleId, rule: RuleId) -> bool {
    let mut found = false;
    grammar.rule(outer).expr.each_rule(&mut |named| found |= named == rule);
    found
}
