//! Checks that one byte of lookahead decides whether a called rule is entered or left.
//!
//! Each automaton of a program is deterministic if calls are symbols. The program as a whole is deterministic if
//!
//! * a state with a call has no other transition on a byte of the FIRST set of the called rule, and
//! * an accept state of a called rule has no transition on a byte of the FOLLOW set of the rule.
//!
//! FIRST and FOLLOW are those of LL parsers (Lewis and Stearns, J. ACM 15(3), 1968), over automata instead of
//! productions.

use super::machine::Machine;
use crate::abnf::lower::grammar::RuleId;
use crate::bytes::{self, ByteSet};
use crate::nfa::calls::Conflict;
use crate::nfa::graph::Callee;
use std::collections::BTreeSet;

/// Checks the program of the automaton `main` of the start rules and of the `called` ones with their rules. The error
/// is the first conflict.
pub fn check(main: &Machine, called: &[(RuleId, Machine)]) -> Result<(), Conflict> {
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

/// Checks that in each state of a machine the FIRST sets of calls are disjoint, and disjoint from its other
/// transitions.
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

/// The rule of a configuration of `state` that expects `byte`, for the message; if there are several, another one than
/// `except`.
fn reading(machine: &Machine, state: usize, byte: u8, except: Option<RuleId>) -> Option<RuleId> {
    let groups = machine.states[state].errors.iter().flatten().flat_map(|entry| &entry.groups);
    let with = groups.filter(|group| bytes::contains(&group.expected, byte));
    let rules: Vec<RuleId> = with.filter_map(|group| group.rule).collect();
    // States that were merged have the rule of only one of them, so `except` may be the only rule.
    rules.iter().copied().find(|&rule| Some(rule) != except).or(rules.first().copied())
}

/// The FOLLOW set of a called rule.
#[derive(Default)]
struct Follow {
    bytes: ByteSet,
    /// Sets of bytes, each with the rule that matches these bytes after the call.
    readings: BTreeSet<(ByteSet, Option<RuleId>)>,
    /// The called rules that may end where this one ends: the index of each, and the call of this rule there.
    at_end_of: Vec<(usize, Callee)>,
}

impl Follow {
    fn reading(&self, byte: u8) -> Option<RuleId> {
        self.readings.iter().find(|(set, _)| bytes::contains(set, byte)).and_then(|&(_, rule)| rule)
    }
}

/// By called rule: its FOLLOW set.
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
