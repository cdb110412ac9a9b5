//! Checks that one byte always decides whether to enter or leave a called rule.
//!
//! The automata of a program are deterministic each, calls being symbols of their own. Together they are if
//!
//! * where a rule may be called, no byte that it may begin with has another transition, and
//! * where a called rule may end, no byte on which it could go on may follow a call of it.
//!
//! What may follow is gathered over all calls, also through automata that end where their caller goes on: the
//! FOLLOW sets of LL parsers (Lewis and Stearns, J. ACM 15(3), 1968), over automata instead of productions.

use super::machine::Machine;
use crate::abnf::lower::grammar::RuleId;
use crate::bytes::{self, ByteSet};
use crate::nfa::calls::Conflict;
use crate::nfa::graph::Callee;
use std::collections::BTreeSet;

/// The first conflict of a program: the automaton of the start rules, and those that are called with their rules.
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

/// Whether each call of a machine is entered on bytes of its own.
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

/// The rule in which a state goes on with a byte, as an error would name it; not `except`, if there is
/// another.
fn reading(machine: &Machine, state: usize, byte: u8, except: Option<RuleId>) -> Option<RuleId> {
    let groups = machine.states[state].errors.iter().flatten().flat_map(|entry| &entry.groups);
    let with = groups.filter(|group| bytes::contains(&group.expected, byte));
    let rules: Vec<RuleId> = with.filter_map(|group| group.rule).collect();
    // Readings that were reduced together go by the name of one.
    rules.iter().copied().find(|&rule| Some(rule) != except).or(rules.first().copied())
}

/// What may follow a called rule.
#[derive(Default)]
struct Follow {
    bytes: ByteSet,
    /// Bytes with the rule in which a text then goes on.
    readings: BTreeSet<(ByteSet, Option<RuleId>)>,
    /// The called rules at whose end this one may end, by number, and how it is read there.
    at_end_of: Vec<(usize, Callee)>,
}

impl Follow {
    fn reading(&self, byte: u8) -> Option<RuleId> {
        self.readings.iter().find(|(set, _)| bytes::contains(set, byte)).and_then(|&(_, rule)| rule)
    }
}

/// By called rule: what may follow it.
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
