//! The automata of start rules: the main automaton, and the automata that it calls.

use super::chains::number_chains;
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
    /// The called rules and their automata; their index is their number in all tables.
    pub called: Vec<(RuleId, Machine)>,
}

/// A machine that calls no other.
impl From<Machine> for Machines {
    fn from(main: Machine) -> Self {
        Machines { main, called: Vec::new() }
    }
}

impl Machines {
    /// The automaton of a called rule; `None` if the rule is not called.
    pub fn called(&self, rule: RuleId) -> Option<&Machine> {
        self.called.iter().find(|(known, _)| *known == rule).map(|(_, machine)| machine)
    }

    /// The main automaton, then the called ones.
    pub fn all(&self) -> impl Iterator<Item = &Machine> {
        std::iter::once(&self.main).chain(self.called.iter().map(|(_, machine)| machine))
    }

    /// The automata in the form that tables are made from: over characters, except automata for percent-decoded text,
    /// with states that the start rules share, and with chains of states in order.
    pub fn finish(&self, starts: &[RuleId]) -> Machines {
        let main = collapse_utf8(&self.main);
        let main = number_chains(share_kind_states(&main, starts).unwrap_or(main));
        let decoded = decoded(self);
        // The runtime decodes escapes byte by byte.
        let finish = |rule: RuleId, machine: &Machine| match decoded.contains(&rule) {
            true => machine.clone(),
            false => collapse_utf8(machine),
        };
        let called = self.called.iter().map(|(rule, machine)| (*rule, finish(*rule, machine)));
        Machines { main, called: called.collect() }
    }
}

/// The rules that are called for percent-decoded text, and the rules that they call.
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

/// Builds and determinizes the automata of start rules. If one byte of lookahead does not decide a call, the policy for
/// calls is changed and all is built again.
pub fn program(
    checked: &Checked,
    starts: &[RuleId],
    fields: &[Field],
    context: &mut BuildContext,
) -> Result<Machines, BuildError> {
    let mut first = None;
    loop {
        // If another policy exceeds a limit, the conflict of the first policy is reported.
        let machines =
            attempt(checked, starts, fields, context).map_err(|error| first.clone().unwrap_or(error))?;
        let Err(conflict) = lookahead::check(&machines.main, &machines.called) else { return Ok(machines) };
        let rule = conflict.callee;
        let error = BuildError { rule, fault: Fault::Lookahead(conflict.clone()) };
        // A conflict of a rule that can be copied instead of called is not an error.
        let error =
            if context.calls.is_broken_back_edge(rule) { first.get_or_insert(error).clone() } else { error };
        if !context.refuse(&conflict, &checked.grammar) {
            return Err(error);
        }
    }
}

/// Builds and determinizes the automaton of the start rules, and those of all called rules.
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

/// Determinizes the automaton of a rule within the common budget of the grammar.
fn determinized(nfa: &Nfa, rule: RuleId, context: &mut BuildContext) -> Result<Machine, BuildError> {
    let blame = |exceeded: Exceeded| BuildError::limit(rule, exceeded);
    super::determinize(nfa, &mut context.labels, &mut context.budget).map_err(blame)
}
