//! Grammar → facts about its rules: which match no text, which match the empty string, which are recursive.
//!
//! A field that never matches is an error. A rule that matches no text is a fault. Faults are errors if a named start
//! rule needs the rule, and warnings if only the rules of the file need it. Rules that no named start rule reaches,
//! and unbounded repetitions of an expression that matches the empty string, are warnings for the rules of the file
//! itself only: those of imported documents are reported when their own file is checked.

pub mod recursion;

use crate::abnf::diagnose::{Diagnostic, Diagnostics, Edit, Severity};
use crate::abnf::lower::core_rules;
use crate::abnf::lower::grammar::{Expr, Field, Grammar, RuleId, reach};
use recursion::{Recursion, is_single, least, matches_something};
use std::collections::{HashSet, VecDeque};

pub use recursion::matches_empty;

/// Facts about the rules that later stages use.
#[derive(Debug, Clone)]
pub struct Facts {
    /// By rule: true if it matches the empty string.
    pub nullable: Vec<bool>,
    /// By rule: true if it matches single characters only.
    pub single: Vec<bool>,
    /// By rule: how it is recursive.
    pub recursion: Vec<Recursion>,
    /// By rule: a rule with faults that it needs (itself or one that it references, directly or through others);
    /// `None` if its language is known.
    pub faulty: Vec<Option<RuleId>>,
    /// All rules in dependency order, from [`recursion::classify`].
    pub order: Vec<RuleId>,
    /// Number of visits of rules by the fixpoint computations.
    pub visits: usize,
}

/// Checks the rules that a start rule reaches, and warns about the others.
pub fn check(grammar: &mut Grammar, diagnostics: &mut Diagnostics) -> Facts {
    let starts: Vec<RuleId> = grammar.sections.iter().map(|section| section.start).collect();
    let reached = reachable(grammar, &starts);
    let (recursion, order) = recursion::classify(grammar, &[]);
    let mut visits = 0;
    let productive = least(grammar, &order, &mut visits, matches_something);
    unproductive(grammar, productive, &recursion, &reached);
    report_faults(grammar, diagnostics);
    let grammar = &*grammar;
    let faulty = faulty(grammar);
    let nullable = least(grammar, &order, &mut visits, matches_empty);
    // An expression with an error is lowered as the empty string, so it hides references and looks nullable.
    if !diagnostics.has_errors() {
        nullable_loops(grammar, &nullable, &faulty, diagnostics);
        unreached_fields(grammar, &Tagged::new(grammar, &recursion, &starts), &reached, diagnostics);
    }
    // The rule of a field that is not reached is not used either.
    if !diagnostics.has_errors() && grammar.named_starts().next().is_some() {
        unused(grammar, &reached, diagnostics);
    }
    let single = least(grammar, &order, &mut visits, is_single);
    Facts { nullable, single, recursion, faulty, order, visits }
}

/// Returns, by rule, whether a rule of `starts` references it, directly or through other rules.
pub fn reachable(grammar: &Grammar, starts: &[RuleId]) -> Vec<bool> {
    let mut reached = vec![false; grammar.rules.len()];
    reach(&grammar.rules, starts.to_vec(), &mut reached);
    reached
}

/// Adds a fault to rules that match no text. Rules of imported documents get one only if a start rule reaches them.
fn unproductive(grammar: &mut Grammar, mut productive: Vec<bool>, recursion: &[Recursion], reached: &[bool]) {
    let mut found = Vec::new();
    for (index, productive) in productive.iter_mut().enumerate().skip(grammar.own) {
        *productive |= !reached[index];
    }
    let mut groups = HashSet::new();
    for (index, rule) in grammar.rules.iter().enumerate().filter(|(index, _)| !productive[*index]) {
        let group = recursion[index].group();
        let mut follows = false;
        rule.expr.each_rule(&mut |named| follows |= !productive[named.index()]);
        // Do not report a rule that only references an unproductive rule. Of a recursive group, report the first rule.
        if group.is_none() && follows || group.is_some_and(|group| !groups.insert(group)) {
            continue;
        }
        let members = group.map_or_else(Vec::new, |group| recursion::members(recursion, group));
        let others = members.iter().filter(|other| other.index() != index);
        let others = others.map(|&other| grammar.rule(other).name.as_str());
        let names: Vec<String> =
            [rule.name.as_str()].into_iter().chain(others).map(|name| format!("`{name}`")).collect();
        let itself = match names.split_last() {
            Some((last, [])) => last.clone(),
            Some((last, first)) => format!("{} or {last}", first.join(", ")),
            None => String::new(),
        };
        let alone = rule.expr == Expr::Rule(RuleId(index as u32));
        // Rule names are case-insensitive, so `digit = DIGIT` defines `DIGIT` by itself.
        let core = core_rules().find(|core| alone && core.eq_ignore_ascii_case(&rule.name));
        let help = match core {
            Some(core) => {
                format!("`{core}` is predefined (RFC 5234 appendix B.1): remove this line")
            }
            None => format!("add an alternative without {itself}"),
        };
        let fault = Diagnostic::error(
            "unproductive-rule",
            format!("`{}` matches no text: each of its alternatives needs {itself} again", rule.name),
            &rule.source,
            rule.span,
            "never ends",
        );
        let edit = core.map(|_| Edit::new(rule.source.line_around(rule.span.start), ""));
        found.push((index, fault.help(help).suggest(edit)));
    }
    found.into_iter().for_each(|(rule, fault)| grammar.rules[rule].faults.push(fault));
}

/// Reports the faults of the rules that a named start rule needs as errors, and those of other rules that the rules of
/// the file need as warnings.
fn report_faults(grammar: &Grammar, diagnostics: &mut Diagnostics) {
    let needed = reachable(grammar, &grammar.named_starts().collect::<Vec<_>>());
    let own = reachable(grammar, &grammar.ids().take(grammar.own).collect::<Vec<_>>());
    for (index, rule) in grammar.rules.iter().enumerate().filter(|(index, _)| needed[*index] || own[*index]) {
        let severity = if needed[index] { Severity::Error } else { Severity::Warning };
        diagnostics.extend(rule.faults.iter().map(|fault| Diagnostic { severity, ..fault.clone() }));
    }
}

/// Returns, by rule, the nearest rule with faults that it needs.
fn faulty(grammar: &Grammar) -> Vec<Option<RuleId>> {
    let users = grammar.users();
    let mut faulty: Vec<Option<RuleId>> =
        grammar.ids().map(|rule| (!grammar.rule(rule).faults.is_empty()).then_some(rule)).collect();
    let mut open: VecDeque<RuleId> = faulty.iter().copied().flatten().collect();
    while let Some(rule) = open.pop_front() {
        for &user in &users[rule.index()] {
            if faulty[user.index()].is_none() {
                faulty[user.index()] = faulty[rule.index()];
                open.push_back(user);
            }
        }
    }
    faulty
}

/// Warns about repetitions without an upper bound whose body matches the empty string. Rules with faults look
/// nullable, because they are lowered as the empty string.
fn nullable_loops(
    grammar: &Grammar,
    nullable: &[bool],
    faulty: &[Option<RuleId>],
    diagnostics: &mut Diagnostics,
) {
    let own = grammar.rules[..grammar.own].iter().zip(faulty);
    for (rule, _) in own.filter(|(_, faulty)| faulty.is_none()) {
        rule.expr.each(&mut |expr| {
            let Expr::Repeat { inner, max: None, span, .. } = expr else { return };
            if matches_empty(inner, nullable) {
                let message = format!("`{}` repeats an element that may be empty", rule.name);
                let label = "each repetition may match nothing";
                diagnostics
                    .push(Diagnostic::warning("nullable-loop", message, &rule.source, *span, label).help(
                    "an empty repetition has no effect; require at least one character in the repeated part",
                ));
            }
        });
    }
}

/// Warns about rules that no start rule reaches, except those that another unused rule references.
fn unused(grammar: &Grammar, reached: &[bool], diagnostics: &mut Diagnostics) {
    let is_unused = |rule: &RuleId| !reached[rule.index()] && !grammar.spelled.contains(rule);
    let unused: Vec<RuleId> = grammar.ids().take(grammar.own).filter(is_unused).collect();
    diagnostics.extend(roots(grammar, &unused).into_iter().map(|rule| unused_rule(grammar, rule)));
}

/// Returns, in order, the rules among `rules` that no other one references; together they reach all of `rules`. A
/// cycle has no such rule, so its first rule is returned.
pub fn roots(grammar: &Grammar, rules: &[RuleId]) -> Vec<RuleId> {
    let mut named = vec![false; grammar.rules.len()];
    for &rule in rules {
        grammar.rule(rule).expr.each_rule(&mut |inner| named[inner.index()] |= inner != rule);
    }
    let mut covered = vec![false; grammar.rules.len()];
    let (first, others): (Vec<RuleId>, Vec<RuleId>) = rules.iter().partition(|rule| !named[rule.index()]);
    let mut roots = Vec::new();
    for rule in first.into_iter().chain(others) {
        if !covered[rule.index()] {
            roots.push(rule);
            reach(&grammar.rules, vec![rule], &mut covered);
        }
    }
    roots
}

fn unused_rule(grammar: &Grammar, rule: RuleId) -> Diagnostic {
    let rule = grammar.rule(rule);
    let message = format!("no start rule uses `{}`", rule.name);
    let help = match &grammar.sections[..] {
        [only] => format!(
            "the start rule is `{}`; use `{name}`, remove it, or name it in a section: `;! start {name}`",
            grammar.rule(only.start).name,
            name = rule.name
        ),
        _ => format!("use `{0}`, remove it, or name it in a section: `;! start {0}`", rule.name),
    };
    Diagnostic::warning("unused-rule", message, &rule.source, rule.span, "not used").help(help)
}

/// Reports fields whose rule is not reachable from the section's start rule: the field or the start rule is wrong.
fn unreached_fields(grammar: &Grammar, tagged: &Tagged, reached: &[bool], diagnostics: &mut Diagnostics) {
    for section in &grammar.sections {
        let start = &grammar.rule(section.start).name;
        let lists = section.lists.iter().map(|list| (&list.field, &list.span));
        for (field, &span) in section.fields.iter().zip(&section.field_places).chain(lists) {
            if tagged.has(grammar, field) {
                continue;
            }
            let closed = field.within.unwrap_or(field.rules[0]);
            let decoded =
                tagged.decoded.iter().find(|&&around| reachable(grammar, &[around])[closed.index()]);
            let (why, help) = match (field.within, decoded) {
                (Some(outer), _)
                    if !reached[outer.index()]
                        || !field.rules.iter().any(|&rule| names(grammar, outer, rule)) =>
                {
                    let outer = &grammar.rule(outer).name;
                    (
                        format!(
                            "`{outer}` does not reference its rule, or `{start}` does not reach `{outer}`"
                        ),
                        "`NAME=OUTER/RULE` requires RULE in the definition of OUTER itself",
                    )
                }
                (_, Some(&around)) => (
                    format!(
                        "its rule is within `{}`, which is percent-encoded as a whole and cannot contain fields",
                        grammar.rule(around).name
                    ),
                    "bind the field to the percent-encoded rule, whose text can be decoded and parsed separately",
                ),
                _ if reached[closed.index()] => (
                    "its rule is within a recursive rule, which cannot contain fields".to_string(),
                    "bind the field to the outermost recursive rule",
                ),
                _ => (
                    format!("the start rule `{start}` does not reach its rule"),
                    "name a rule that the start rule uses, or another start rule with `;! start`",
                ),
            };
            let message = format!("the field `{}` never matches: {why}", field.name);
            diagnostics.push(
                Diagnostic::error("unreached-field", message, &grammar.source, span, "never matches")
                    .help(help),
            );
        }
    }
}

/// The positions at which the automaton of the start rules has tags. Called rules have none: those of a nested group,
/// and those that match decoded text.
struct Tagged {
    /// By rule: true if its matches can be tagged. A start rule can, and a rule with a reference from outside its
    /// recursive group, because references within a group have no tags.
    rules: Vec<bool>,
    /// By rule: true if references in its definition can be tagged.
    holds: Vec<bool>,
    /// By rule: its recursive group.
    groups: Vec<Option<u32>>,
    /// The reachable rules that match decoded text.
    decoded: Vec<RuleId>,
}

impl Tagged {
    fn new(grammar: &Grammar, recursion: &[Recursion], starts: &[RuleId]) -> Self {
        let none = vec![false; grammar.rules.len()];
        let groups = recursion.iter().map(|recursion| recursion.group()).collect();
        let mut tagged = Tagged { rules: none.clone(), holds: none, groups, decoded: Vec::new() };
        starts.iter().for_each(|start| tagged.rules[start.index()] = true);
        let mut open: Vec<RuleId> = starts.to_vec();
        while let Some(rule) = open.pop() {
            if matches!(recursion[rule.index()], Recursion::Nested(_)) {
                continue;
            }
            if grammar.rule(rule).decoded.is_some() {
                tagged.decoded.push(rule);
                continue;
            }
            if std::mem::replace(&mut tagged.holds[rule.index()], true) {
                continue;
            }
            grammar.rule(rule).expr.each_rule(&mut |named| {
                tagged.rules[named.index()] |= !tagged.recurs(rule, named);
                open.push(named);
            });
        }
        tagged
    }

    /// True if both rules are in one recursive group.
    fn recurs(&self, one: RuleId, other: RuleId) -> bool {
        let group = self.groups[one.index()];
        group.is_some() && group == self.groups[other.index()]
    }

    /// True if a match of the field can be tagged.
    fn has(&self, grammar: &Grammar, field: &Field) -> bool {
        field.rules.iter().any(|&rule| match field.within {
            Some(outer) => {
                self.holds[outer.index()] && names(grammar, outer, rule) && !self.recurs(outer, rule)
            }
            None => self.rules[rule.index()],
        })
    }
}

/// True if the definition of `outer` references `rule`.
fn names(grammar: &Grammar, outer: RuleId, rule: RuleId) -> bool {
    let mut found = false;
    grammar.rule(outer).expr.each_rule(&mut |named| found |= named == rule);
    found
}
