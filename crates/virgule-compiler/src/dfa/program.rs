//! The automata of start rules: the main automaton, and the automata that it calls.

use super::collapse_utf8::collapse_utf8;
use super::machine::Machine;
use super::run_bytes::number_chains;
use super::share_kind_states::share_kind_states;
use super::{coalesce_copies, color_registers, error_entries, fixed_tags, minimize, tagged};
use crate::abnf::Checked;
use crate::abnf::lower::grammar::{Field, RuleId};
use crate::bytes::{self, ByteSet};
use crate::limits::{self, Exceeded};
use crate::nfa::error::{BuildError, Fault};
use crate::nfa::graph::{Callee, Nfa};
use crate::nfa::{self, calls::Conflict, context::BuildContext};
use std::collections::BTreeSet;

/// The automaton of start rules, and the automata that it calls.
#[derive(Debug, Clone)]
pub struct Machines {
    /// The automaton of the start rules.
    pub main: Machine,
    /// The called rules and their automata. The index is the number of the rule in all tables.
    pub called: Vec<(RuleId, Machine)>,
}

/// A machine without calls.
impl From<Machine> for Machines {
    fn from(main: Machine) -> Self {
        Machines { main, called: Vec::new() }
    }
}

impl Machines {
    /// Returns the automaton of a called rule, or `None` if the rule is not called.
    pub fn called(&self, rule: RuleId) -> Option<&Machine> {
        self.called.iter().find(|(known, _)| *known == rule).map(|(_, machine)| machine)
    }

    /// Returns the main automaton, then the called ones.
    pub fn all(&self) -> impl Iterator<Item = &Machine> {
        std::iter::once(&self.main).chain(self.called.iter().map(|(_, machine)| machine))
    }

    /// Returns the automata in the form from which tables are generated: over characters, except for percent-decoded
    /// text, with states shared between start rules, and with the states of each chain in order.
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

/// Returns the rules that are called for percent-decoded text, and the rules that those call.
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

/// Builds and determinizes the automata of start rules. If one byte of lookahead does not decide a call, changes the
/// policy for calls and starts over.
pub fn program(
    checked: &Checked,
    starts: &[RuleId],
    fields: &[Field],
    context: &mut BuildContext,
) -> Result<Machines, BuildError> {
    let mut first = None;
    loop {
        // If another policy exceeds a limit, report the conflict of the first policy.
        let machines =
            attempt(checked, starts, fields, context).map_err(|error| first.clone().unwrap_or(error))?;
        let Err(conflict) = check(&machines.main, &machines.called) else { return Ok(machines) };
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
    let main = determinize(&nfa, starts[0], context)?;
    let mut called: Vec<(RuleId, Machine)> = Vec::new();
    let mut open: Vec<RuleId> = main.called().rev().collect();
    while let Some(rule) = open.pop() {
        if called.iter().any(|(known, _)| *known == rule) {
            continue;
        }
        let nfa = nfa::called(grammar, facts, rule, context)?;
        let machine = determinize(&nfa, rule, context)?;
        open.extend(machine.called().rev());
        called.push((rule, machine));
        let counted = limits::within(called.len(), limits::CALLEES, "called rules");
        counted.map_err(|exceeded| BuildError::limit(rule, exceeded))?;
    }
    Ok(Machines { main, called })
}

/// Above this number of registers, colouring runs before the search for fixed tags, whose time and memory are
/// quadratic in the number of registers. Otherwise the search runs first, because it then finds more fixed tags.
const MANY: usize = 48;

/// Maximum number of registers after colouring. With more, the search for fixed tags would take too long.
const MOST: usize = 200;

/// Determinizes the automaton of a rule within the shared budget of the grammar, and reduces the result.
pub fn determinize(nfa: &Nfa, rule: RuleId, context: &mut BuildContext) -> Result<Machine, BuildError> {
    let BuildContext { labels, budget, .. } = context;
    let mut reduced = || -> Result<Machine, Exceeded> {
        let tdfa = tagged::determinize(nfa, labels, budget)?;
        let errors = error_entries::error_entries(nfa, &tdfa, labels, budget)?;
        let machine = coalesce_copies::coalesce_copies(&tdfa, errors, nfa);
        let mut machine = minimize::minimize(machine);
        if machine.registers > MANY {
            machine = color_registers::color(machine, budget)?;
            limits::within(machine.registers, MOST, "registers")?;
        }
        let machine = fixed_tags::fix(machine, budget)?;
        let machine = color_registers::color(machine, budget)?;
        let machine = color_registers::sequence(machine)?;
        Ok(minimize::minimize(machine))
    };
    reduced().map_err(|exceeded| BuildError::limit(rule, exceeded))
}

// Checks that one byte of lookahead decides whether a called rule is entered or left.
//
// Each automaton of a program is deterministic if calls are symbols. The entire program is deterministic if
//
// * a state with a call has no other transition on a byte of the FIRST set of the called rule, and
// * an accept state of a called rule has no transition on a byte of the FOLLOW set of the rule.
//
// FIRST and FOLLOW are those of LL parsers (Lewis and Stearns, J. ACM 15(3), 1968), over automata instead of
// productions.

/// Checks the program of `main`, the automaton of the start rules, and the `called` automata with their rules. Returns
/// the first conflict as an error.
fn check(main: &Machine, called: &[(RuleId, Machine)]) -> Result<(), Conflict> {
    entering(None, main)?;
    called.iter().try_for_each(|(rule, machine)| entering(Some(*rule), machine))?;
    let follow = follow(main, called);
    for ((rule, machine), follow) in called.iter().zip(&follow) {
        for (number, state) in machine.states.iter().enumerate() {
            let ends = state.accepts.iter().any(Option::is_some);
            let Some(byte) = bytes::common(&machine.expects(number as u32), &follow.bytes).filter(|_| ends)
            else {
                continue;
            };
            let rules = [reading(machine, number, byte, None), follow.reading(byte)]
                .map(|reading| reading.or(Some(*rule)));
            return Err(Conflict { callee: *rule, byte, rules, caller: None, leaving: true });
        }
    }
    Ok(())
}

/// Checks that in each state, the FIRST sets of calls are disjoint from each other and from the other transitions.
fn entering(caller: Option<RuleId>, machine: &Machine) -> Result<(), Conflict> {
    for (number, state) in machine.states.iter().enumerate() {
        let mut seen: Vec<&Callee> = Vec::new();
        for (callee, _) in state.calls() {
            let callee = &machine.callees[callee];
            let conflict = |byte, other: Option<RuleId>| {
                let rules = [Some(callee.rule), other.or(caller).or(Some(callee.rule))];
                Err(Conflict { callee: callee.rule, byte, rules, caller, leaving: false })
            };
            let taken = |&byte: &u8| {
                bytes::contains(&callee.first, byte) && machine.step(number as u32, byte).is_some()
            };
            if let Some(byte) = (0..=255).find(taken) {
                return conflict(byte, reading(machine, number, byte, Some(callee.rule)));
            }
            for other in &seen {
                if let Some(byte) = bytes::common(&callee.first, &other.first) {
                    return conflict(byte, Some(other.rule));
                }
            }
            seen.push(callee);
        }
    }
    Ok(())
}

/// Returns the rule of a configuration of `state` that expects `byte`, for the message. If there are several, returns
/// one other than `except`.
fn reading(machine: &Machine, state: usize, byte: u8, except: Option<RuleId>) -> Option<RuleId> {
    let groups = machine.states[state].errors.iter().flatten().flat_map(|entry| &entry.groups);
    let with = groups.filter(|group| bytes::contains(&group.expected, byte));
    let rules: Vec<RuleId> = with.filter_map(|group| group.rule).collect();
    // A merged state has the rule of only one of its states, so `except` may be the only rule.
    rules.iter().copied().find(|&rule| Some(rule) != except).or(rules.first().copied())
}

/// The FOLLOW set of a called rule.
#[derive(Default)]
struct Follow {
    bytes: ByteSet,
    /// Sets of bytes, each with the rule that matches these bytes after the call.
    readings: BTreeSet<(ByteSet, Option<RuleId>)>,
    /// The called rules that may end where this one ends: the index of each, and its call of this rule at that point.
    at_end_of: Vec<(usize, Callee)>,
}

impl Follow {
    fn reading(&self, byte: u8) -> Option<RuleId> {
        self.readings.iter().find(|(set, _)| bytes::contains(set, byte)).and_then(|&(_, rule)| rule)
    }
}

/// Returns the FOLLOW set of each called rule.
fn follow(main: &Machine, called: &[(RuleId, Machine)]) -> Vec<Follow> {
    let mut follow: Vec<Follow> = called.iter().map(|_| Follow::default()).collect();
    let machines = std::iter::once((None, main));
    let machines =
        machines.chain(called.iter().enumerate().map(|(number, (_, machine))| (Some(number), machine)));
    for (caller, machine) in machines {
        for (callee, edge) in machine.states.iter().flat_map(|state| state.calls()) {
            let callee = &machine.callees[callee];
            let Some(number) = called.iter().position(|(rule, _)| *rule == callee.rule) else { continue };
            let behind = edge.target as usize;
            let expects = callee.read(&machine.expects(edge.target));
            bytes::unite(&mut follow[number].bytes, &expects);
            for group in machine.states[behind].errors.iter().flatten().flat_map(|entry| &entry.groups) {
                follow[number].readings.insert((callee.read(&group.expected), group.rule));
            }
            let ends = machine.states[behind].accepts.iter().any(Option::is_some);
            follow[number].at_end_of.extend(caller.filter(|_| ends).map(|caller| (caller, callee.clone())));
        }
    }
    loop {
        let mut changed = false;
        for number in 0..follow.len() {
            for (outer, callee) in follow[number].at_end_of.clone() {
                let read = callee.read(&follow[outer].bytes);
                let readings = follow[outer].readings.iter().map(|(set, rule)| (callee.read(set), *rule));
                let readings: Vec<_> = readings.collect();
                if bytes::unite(&mut follow[number].bytes, &read) {
                    follow[number].readings.extend(readings);
                    changed = true;
                }
            }
        }
        if !changed {
            return follow;
        }
    }
}
