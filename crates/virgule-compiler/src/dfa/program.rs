//! The automata of start rules: the main one, and those that it calls.

use super::collapse_utf8::collapse_utf8;
use super::lookahead;
use super::machine::Machine;
use super::share_kind_states::share_kind_states;
use crate::abnf::Checked;
use crate::abnf::lower::grammar::{Field, RuleId};
use crate::limits::{self, Exceeded};
use crate::nfa;
use crate::nfa::context::BuildContext;
use crate::nfa::error::{BuildError, Fault};
use crate::nfa::graph::Nfa;
use std::collections::BTreeSet;

/// The automaton of start rules, and the automata that it calls.
#[derive(Debug, Clone)]
pub struct Machines {
    /// The automaton of the start rules.
    pub main: Machine,
    /// Those of the rules that are called; all tables number them in this order.
    pub called: Vec<(RuleId, Machine)>,
}

/// A machine that calls no other.
impl From<Machine> for Machines {
    fn from(main: Machine) -> Self {
        Machines { main, called: Vec::new() }
    }
}

impl Machines {
    /// The automaton of a rule that is called.
    pub fn called(&self, rule: RuleId) -> Option<&Machine> {
        self.called.iter().find(|(known, _)| *known == rule).map(|(_, machine)| machine)
    }

    /// The main automaton, then those that are called.
    pub fn all(&self) -> impl Iterator<Item = &Machine> {
        std::iter::once(&self.main).chain(self.called.iter().map(|(_, machine)| machine))
    }

    /// The automata in the form that tables are laid out from: over characters where no text is decoded, with states that
    /// the start rules share.
    pub fn finish(&self, starts: &[RuleId]) -> Machines {
        let main = collapse_utf8(&self.main);
        let main = share_kind_states(&main, starts).unwrap_or(main);
        let decoded = decoded(self);
        // Escapes are decoded byte by byte.
        let finish = |rule: RuleId, machine: &Machine| match decoded.contains(&rule) {
            true => machine.clone(),
            false => collapse_utf8(machine),
        };
        let called = self.called.iter().map(|(rule, machine)| (*rule, finish(*rule, machine)));
        Machines { main, called: called.collect() }
    }
}

/// The rules that are called for decoded text, and those that these call.
fn decoded(machines: &Machines) -> BTreeSet<RuleId> {
    let entered =
        machines.all().flat_map(|machine| &machine.callees).filter(|callee| callee.decoded.is_some());
    let mut open: Vec<RuleId> = entered.map(|callee| callee.rule).collect();
    let mut found = BTreeSet::new();
    while let Some(rule) = open.pop() {
        if found.insert(rule) {
            open.extend(machines.called(rule).into_iter().flat_map(Machine::called));
        }
    }
    found
}

/// build, determinize: again with other calls where one byte does not decide on them.
pub fn program(
    checked: &Checked,
    starts: &[RuleId],
    fields: &[Field],
    context: &mut BuildContext,
) -> Result<Machines, BuildError> {
    let mut first = None;
    loop {
        // That other calls cost too much is no news where the first ones are undecided.
        let machines =
            attempt(checked, starts, fields, context).map_err(|error| first.clone().unwrap_or(error))?;
        let Err(conflict) = lookahead::check(&machines.main, &machines.called) else { return Ok(machines) };
        let rule = conflict.callee;
        let error = BuildError { rule, fault: Fault::Lookahead(conflict.clone()) };
        // A rule that is copied instead of called needs no error.
        let error =
            if context.calls.is_broken_back_edge(rule) { first.get_or_insert(error).clone() } else { error };
        if !context.refuse(&conflict, &checked.grammar) {
            return Err(error);
        }
    }
}

/// build, determinize: start rules and all rules that are called from there.
fn attempt(
    checked: &Checked,
    starts: &[RuleId],
    fields: &[Field],
    context: &mut BuildContext,
) -> Result<Machines, BuildError> {
    let (grammar, facts) = (&checked.grammar, &checked.facts);
    let nfa = nfa::build(grammar, facts, starts, fields, context)?;
    let main = determinized(&nfa, starts[0], context)?;
    let mut called: Vec<(RuleId, Machine)> = Vec::new();
    let mut open: Vec<RuleId> = main.called().rev().collect();
    while let Some(rule) = open.pop() {
        if called.iter().any(|(known, _)| *known == rule) {
            continue;
        }
        let nfa = nfa::called(grammar, facts, rule, context)?;
        let machine = determinized(&nfa, rule, context)?;
        open.extend(machine.called().rev());
        called.push((rule, machine));
        let counted = limits::within(called.len(), limits::CALLEES, "rules that are called");
        counted.map_err(|exceeded| BuildError::limit(rule, exceeded))?;
    }
    Ok(Machines { main, called })
}

/// Determinizes the automaton of a rule, within the budget that all automata of the grammar share.
fn determinized(nfa: &Nfa, rule: RuleId, context: &mut BuildContext) -> Result<Machine, BuildError> {
    let blame = |exceeded: Exceeded| BuildError::limit(rule, exceeded);
    super::determinize(nfa, &mut context.labels, &mut context.budget).map_err(blame)
}
