//! Why an example does not match: the offset, the rule and the expected bytes.
//!
//! The result is that of `virgule::parse::explain`, computed on machines instead of tables, because this crate does not
//! depend on the runtime. A test of `virgule-dynamic` compares both. There is one difference: an error within an escape
//! of percent-decoded text is reported at its `%`.

use crate::abnf::lower::grammar::RuleId;
use crate::bytes::{self, ByteSet};
use crate::dfa::error_entries::{ErrorEntry, ErrorGroup};
use crate::dfa::machine::Machine;
use crate::dfa::program::Machines;

/// Where and why a text does not match.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Mismatch {
    /// The byte offset of the mismatch, at a character boundary; the length of the text if it ends too early.
    pub offset: usize,
    /// The rule that was being matched; `None` after the end of the start rule.
    pub rule: Option<RuleId>,
    /// The bytes that would have matched at the offset.
    pub expected: ByteSet,
    /// Whether the text could have ended at the offset.
    pub end: bool,
}

/// The mismatch of start rule number `kind` with `text`; `None` if the rule matches.
pub fn mismatch(machines: &Machines, text: &str, kind: usize) -> Option<Mismatch> {
    let mut simulation = Simulation::over(machines, kind);
    let mut at = simulation.advance(text.as_bytes(), text.len());
    if at == text.len() && simulation.accepts() {
        return None;
    }
    if !text.is_char_boundary(at) {
        while !text.is_char_boundary(at) {
            at -= 1;
        }
        simulation = Simulation::over(machines, kind);
        at = simulation.advance(text.as_bytes(), at);
    }
    Some(simulation.explain(text.as_bytes(), at))
}

/// A machine and its state; `decoded`, if the machine matches percent-decoded text, are the characters that may occur
/// unencoded.
#[derive(Clone, Copy)]
struct SimulationFrame<'m> {
    machine: &'m Machine,
    state: u32,
    decoded: Option<ByteSet>,
}

/// A run of the machines up to the byte at which no configuration is left.
struct Simulation<'m> {
    machines: &'m Machines,
    kind: usize,
    /// The stack: the main machine first, then the called machines, the innermost last.
    frames: Vec<SimulationFrame<'m>>,
    /// The last state of the main machine in which the text could have ended, and its offset.
    could_end: Option<(u32, usize)>,
}

impl<'m> Simulation<'m> {
    fn over(machines: &'m Machines, kind: usize) -> Self {
        let main = SimulationFrame { machine: &machines.main, state: 0, decoded: None };
        Simulation { machines, kind, frames: vec![main], could_end: None }
    }

    /// Advances to `end`, or to the first byte without a transition; returns the offset.
    fn advance(&mut self, text: &[u8], end: usize) -> usize {
        let mut at = 0;
        while at < end {
            let could_end = self.accepts().then(|| (self.frames[0].state, at));
            let Some(length) = self.step(&text[at..]) else { break };
            at += length;
            self.could_end = could_end.or(self.could_end);
        }
        at
    }

    /// Consumes one byte, or one escape if text is decoded, and returns its length. `None` if there is no transition;
    /// the stack is unchanged then.
    fn step(&mut self, text: &[u8]) -> Option<usize> {
        let mut depth = self.frames.len();
        let mut entered: Option<SimulationFrame<'m>> = None;
        let mut calls: Vec<(usize, u32, SimulationFrame<'m>)> = Vec::new();
        loop {
            let frame = entered.unwrap_or(self.frames[depth - 1]);
            let read = read(text, frame.decoded);
            let step = read.and_then(|(byte, length)| Some((frame.machine.step(frame.state, byte)?, length)));
            if let Some((edge, length)) = step {
                if calls.is_empty() && !self.is_alive(depth, edge.target) {
                    return None;
                }
                self.enter(depth, &calls);
                if let Some(innermost) = self.frames.last_mut() {
                    innermost.state = edge.target;
                }
                return Some(length);
            }
            if let Some((callee, target)) = read.and_then(|(byte, _)| frame.machine.call(frame.state, byte)) {
                if calls.is_empty() && !self.is_alive(depth, target) {
                    return None;
                }
                let decoded = callee.decoded.or(frame.decoded);
                let machine = self.machines.called(callee.rule)?;
                let inner = SimulationFrame { machine, state: 0, decoded };
                calls.push((depth, target, inner));
                entered = Some(inner);
                continue;
            }
            if entered.is_some() || depth == 1 || !ends(frame.machine, frame.state, 0) {
                return None;
            }
            depth -= 1;
        }
    }

    /// Pops the frames above `depth`, and pushes the machines that are called from there, in order.
    fn enter(&mut self, depth: usize, calls: &[(usize, u32, SimulationFrame<'m>)]) {
        self.frames.truncate(depth);
        for &(_, target, inner) in calls {
            if let Some(caller) = self.frames.last_mut() {
                caller.state = target;
            }
            self.frames.push(inner);
        }
    }

    /// Whether the start rule can still match if the frame at `depth` moves to the state `target`. A state of the main
    /// machine may belong to other start rules only: then it has no error entry for this one.
    fn is_alive(&self, depth: usize, target: u32) -> bool {
        depth > 1 || self.frames[0].machine.states[target as usize].errors[self.kind].is_some()
    }

    /// Whether the text may end in the current state.
    fn accepts(&self) -> bool {
        let inner = self.frames.iter().skip(1).all(|frame| ends(frame.machine, frame.state, 0));
        inner && ends(self.frames[0].machine, self.frames[0].state, self.kind)
    }

    /// The mismatch at the offset at which the simulation ended.
    fn explain(&self, text: &[u8], at: usize) -> Mismatch {
        if let [main] = self.frames[..] {
            let left = self.entry(main);
            if let Some((earlier, offset)) = self.could_end {
                let then = self.entry(SimulationFrame { state: earlier, ..main });
                if outlived(then, left, text, offset, at) {
                    return expected(then, Some(left), offset);
                }
            }
            return expected(left, None, at);
        }
        let mut found = Mismatch { offset: at, rule: None, expected: ByteSet::default(), end: false };
        for (depth, frame) in self.frames.iter().enumerate().rev() {
            let here = expected(self.entry(*frame), None, at);
            found.rule = found.rule.or(here.rule);
            bytes::unite(&mut found.expected, &raw(here.expected, frame.decoded));
            let kind = if depth == 0 { self.kind } else { 0 };
            let may_end = ends(frame.machine, frame.state, kind);
            found.end = may_end && depth == 0;
            if !may_end {
                break;
            }
        }
        found
    }

    /// The groups of the error entry of a frame's state, for the start rule or for a rule that is called.
    fn entry(&self, frame: SimulationFrame<'m>) -> &'m [ErrorGroup] {
        let kind = if std::ptr::eq(frame.machine, self.frames[0].machine) { self.kind } else { 0 };
        let errors = &frame.machine.states[frame.state as usize].errors;
        errors.get(kind).and_then(Option::as_ref).map_or(&[], |ErrorEntry { groups }| groups)
    }
}

fn ends(machine: &Machine, state: u32, kind: usize) -> bool {
    machine.states[state as usize].accepts[kind].is_some()
}

/// The bytes of the text that match if a machine expects `expected`: for percent-decoded text, the expected characters
/// that may occur unencoded, and `%`.
fn raw(expected: ByteSet, decoded: Option<ByteSet>) -> ByteSet {
    let Some(plain) = decoded else { return expected };
    let mut raw = bytes::intersection(&expected, &plain);
    if expected != ByteSet::default() {
        bytes::insert(&mut raw, b'%', b'%');
    }
    raw
}

/// Whether the mismatch at `end` is better explained at the earlier offset `at`: `now`, the groups at `end`, are some
/// but not all of `then`, the groups at `at`, none of them can end or is in a new rule, and a group that had no
/// transition at `at` has one on the byte at `end`.
fn outlived(then: &[ErrorGroup], now: &[ErrorGroup], text: &[u8], at: usize, end: usize) -> bool {
    let continues = |group: &ErrorGroup| has_from(then, group) && !group.end;
    let died =
        |group: &ErrorGroup| !has_from(now, group) && !takes(group, text, at) && takes(group, text, end);
    let known = now.first().is_some_and(|first| then.iter().any(|group| group.rule == first.rule));
    now.iter().all(continues) && known && then.iter().any(died)
}

fn has_from(groups: &[ErrorGroup], of: &ErrorGroup) -> bool {
    groups.iter().any(|group| group.from == of.from)
}

/// Whether a group expects the byte at `at`, or the end of the text if the text ends there.
fn takes(group: &ErrorGroup, text: &[u8], at: usize) -> bool {
    text.get(at).map_or(group.end && !group.over, |&byte| bytes::contains(&group.expected, byte))
}

/// The mismatch at `offset` by the groups of an error entry, except those that continue in `without`. If the text may
/// end, only the groups that may end count.
fn expected(groups: &[ErrorGroup], without: Option<&[ErrorGroup]>, offset: usize) -> Mismatch {
    let left = |group: &&ErrorGroup| !without.is_some_and(|now| has_from(now, group));
    let end = groups.iter().filter(left).any(|group| group.end);
    let mut stop = Mismatch { offset, rule: None, expected: ByteSet::default(), end };
    let mut speaking = groups.iter().filter(left).filter(|group| group.end || !end).peekable();
    stop.rule = speaking.peek().and_then(|group| group.rule);
    speaking.for_each(|group| {
        bytes::unite(&mut stop.expected, &group.expected);
    });
    stop
}

/// The next byte, percent-decoded if `decoded` is given, and the number of bytes of the text that it consists of.
fn read(text: &[u8], decoded: Option<ByteSet>) -> Option<(u8, usize)> {
    match (text, decoded) {
        ([], _) => None,
        ([byte, ..], None) => Some((*byte, 1)),
        ([b'%', high, low, ..], Some(_)) => {
            let digit = |byte: u8| (byte as char).to_digit(16);
            Some(((digit(*high)? * 16 + digit(*low)?) as u8, 3))
        }
        ([byte, ..], Some(plain)) => bytes::contains(&plain, *byte).then_some((*byte, 1)),
    }
}
