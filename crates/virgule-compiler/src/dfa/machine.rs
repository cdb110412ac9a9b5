//! The final automaton: states, transitions with register operations, layouts of accept states.

use super::collapse_utf8::WIDE;
use super::error_entries::ErrorEntry;
use super::tagged::CALL;
use crate::abnf::lower::grammar::RuleId;
use crate::bytes::{self, ByteClasses, ByteSet};
use crate::nfa::graph::Callee;

/// A register operation on a transition.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Op {
    /// The register that is written.
    pub to: u16,
    /// The register that is copied; `None` for the position before the byte.
    pub from: Option<u16>,
}

/// The base from which a position is computed at the end of the text.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Base {
    /// The start of the text.
    Zero,
    /// The end of the text.
    End,
    /// A register.
    Register(u16),
}

/// A position at the end of the text: a base and a distance from it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Position {
    /// The value to which `offset` is added.
    pub base: Base,
    /// The distance from `base`.
    pub offset: i32,
}

/// The position of a field in a text that ends in a certain accept state.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Capture {
    /// The field is absent from all texts that end in the state.
    Absent,
    /// The field spans `begin` to `end`.
    Present {
        /// The start of the field.
        begin: Position,
        /// The end of the field.
        end: Position,
        /// The field is present only if this register has been written; `None` if it is always present.
        guard: Option<u16>,
    },
}

impl Capture {
    /// Returns the registers that the capture is computed from.
    pub fn registers_mut(&mut self) -> impl Iterator<Item = &mut u16> {
        let parts = match self {
            Capture::Absent => None,
            Capture::Present { begin, end, guard } => Some(([begin, end], guard)),
        };
        parts.into_iter().flat_map(|(positions, guard)| {
            let bases = positions.into_iter().filter_map(|position| match &mut position.base {
                Base::Register(register) => Some(register),
                _ => None,
            });
            bases.chain(guard)
        })
    }
}

/// The capture of each field.
pub type Layout = Vec<Capture>;

/// A transition.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Edge {
    /// The symbol: a byte class, [`CALL`] plus a called rule's number, or [`WIDE`] plus a class of non-ASCII
    /// characters.
    pub class: u16,
    /// The target state.
    pub target: u32,
    /// The register operations, which are simultaneous. No register is written twice.
    pub ops: Vec<Op>,
}

/// A state.
#[derive(Debug, Clone)]
pub struct State {
    /// Transitions, by class.
    pub edges: Vec<Edge>,
    /// By start rule: the layout of the fields if the text ends in this state; `None` if the state does not accept.
    pub accepts: Vec<Option<Layout>>,
    /// By start rule: the error entry; `None` if the start rule can no longer match.
    pub errors: Vec<Option<ErrorEntry>>,
}

/// The automaton; state 0 is its start.
#[derive(Debug, Clone)]
pub struct Machine {
    /// The states.
    pub states: Vec<State>,
    /// The byte classes.
    pub classes: ByteClasses,
    /// Number of registers; all are unwritten at the start.
    pub registers: usize,
    /// Number of fields.
    pub fields: usize,
    /// Number of start rules.
    pub kinds: usize,
    /// The start state of each start rule; empty if all start in state 0 (see `share_kind_states`).
    pub starts: Vec<u32>,
    /// The called rules, by the number in [`Edge::class`].
    pub callees: Vec<Callee>,
    /// Ranges of non-ASCII code points: the first code point of each and its class, `None` without transitions. Empty
    /// for a machine over bytes (see [`super::collapse_utf8`]).
    pub wide: Vec<(u32, Option<u16>)>,
}

impl State {
    /// Returns the transitions on bytes.
    pub fn bytes(&self) -> impl Iterator<Item = &Edge> {
        self.edges.iter().filter(|edge| edge.class < CALL)
    }

    /// Returns the calls: the number of the called rule and the transition over its match.
    pub fn calls(&self) -> impl Iterator<Item = (usize, &Edge)> {
        let calls = self.edges.iter().filter(|edge| (CALL..WIDE).contains(&edge.class));
        calls.map(|edge| (usize::from(edge.class - CALL), edge))
    }

    /// Returns the transitions on non-ASCII characters, each with its class.
    pub fn wide(&self) -> impl Iterator<Item = (usize, &Edge)> {
        self.edges.iter().filter_map(|edge| Some((usize::from(edge.class.checked_sub(WIDE)?), edge)))
    }
}

impl Machine {
    /// Returns the rules that a state of the machine calls.
    pub fn called(&self) -> impl DoubleEndedIterator<Item = RuleId> {
        let used =
            |number: &usize| self.states.iter().flat_map(State::calls).any(|(callee, _)| callee == *number);
        (0..self.callees.len()).filter(used).map(|number| self.callees[number].rule)
    }

    /// Returns the transition of a state on a byte, or `None` if there is none.
    pub fn step(&self, state: u32, byte: u8) -> Option<&Edge> {
        let class = u16::from(self.classes.class_of[byte as usize]);
        self.states[state as usize].edges.iter().find(|edge| edge.class == class)
    }

    /// Returns the call that a state enters if the next byte is `byte`, and the target state after the call.
    pub fn call(&self, state: u32, byte: u8) -> Option<(&Callee, u32)> {
        let mut calls = self.states[state as usize].calls();
        let (callee, edge) = calls.find(|&(callee, _)| bytes::contains(&self.callees[callee].first, byte))?;
        Some((&self.callees[callee], edge.target))
    }

    /// Returns the bytes on which a state has a transition, calls included.
    pub fn expects(&self, state: u32) -> ByteSet {
        let mut set = bytes::filter(|byte| self.step(state, byte).is_some());
        for (callee, _) in self.states[state as usize].calls() {
            bytes::unite(&mut set, &self.callees[callee].first);
        }
        set
    }

    /// Returns the states that are reachable from the start, in reverse postorder.
    pub fn reverse_postorder(&self) -> Vec<u32> {
        let mut order = Vec::new();
        let mut seen = vec![false; self.states.len()];
        seen[0] = true;
        // A frame is a state and the number of its transitions that have been followed.
        let mut frames: Vec<(u32, usize)> = vec![(0, 0)];
        while let Some((state, followed)) = frames.pop() {
            match self.states[state as usize].edges.get(followed) {
                Some(edge) => {
                    frames.push((state, followed + 1));
                    if !std::mem::replace(&mut seen[edge.target as usize], true) {
                        frames.push((edge.target, 0));
                    }
                }
                None => order.push(state),
            }
        }
        order.reverse();
        order
    }

    /// Formats the machine: a line for each state, and one for each group of its transitions.
    pub fn dump(&self) -> String {
        let mut text = format!("{} registers\n", self.registers);
        for (number, state) in self.states.iter().enumerate() {
            text.push_str(&format!("state {number}{}\n", self.show_accepts(state)));
            for (target, bytes, ops) in self.grouped(state, &|callee| format!("call {callee}")) {
                text.push_str(&format!("    {bytes} → {target}{ops}\n"));
            }
        }
        text
    }

    /// Formats the layouts of a state, by start rule.
    pub(crate) fn show_accepts(&self, state: &State) -> String {
        state.accepts.iter().enumerate().map(show_accept).collect()
    }

    /// Formats the transitions of a state, grouped by target and operations: target, symbols, operations.
    pub(crate) fn grouped(
        &self,
        state: &State,
        called: &dyn Fn(usize) -> String,
    ) -> Vec<(u32, String, String)> {
        let mut lines: Vec<((u32, &[Op]), String)> = Vec::new();
        let mut byte = 0usize;
        while byte < 256 {
            let class = u16::from(self.classes.class_of[byte]);
            let mut last = byte;
            while last < 255 && u16::from(self.classes.class_of[last + 1]) == class {
                last += 1;
            }
            if let Some(edge) = state.edges.iter().find(|edge| edge.class == class) {
                let shown = crate::nfa::utf8::show(byte as u8, last as u8);
                let key = (edge.target, &edge.ops[..]);
                match lines.iter_mut().find(|(known, _)| *known == key) {
                    Some((_, bytes)) => *bytes = format!("{bytes} {shown}"),
                    None => lines.push((key, shown)),
                }
            }
            byte = last + 1;
        }
        for (callee, edge) in state.calls() {
            lines.push(((edge.target, &edge.ops[..]), called(callee)));
        }
        let line = |((target, ops), bytes): ((u32, &[Op]), String)| {
            let ops: Vec<String> = ops.iter().map(show_op).collect();
            let ops = if ops.is_empty() { String::new() } else { format!("   {}", ops.join(" ")) };
            (target, bytes, ops)
        };
        lines.into_iter().map(line).collect()
    }
}

fn show_op(op: &Op) -> String {
    match op.from {
        Some(from) => format!("r{}←r{from}", op.to),
        None => format!("r{}←@", op.to),
    }
}

fn show_accept((kind, layout): (usize, &Option<Layout>)) -> String {
    let Some(layout) = layout else { return String::new() };
    let position = |position: &Position| {
        let base = match position.base {
            Base::Zero => "0".to_string(),
            Base::End => "end".to_string(),
            Base::Register(register) => format!("r{register}"),
        };
        if position.offset == 0 { base } else { format!("{base}{:+}", position.offset) }
    };
    let captures: Vec<String> = layout
        .iter()
        .map(|capture| match capture {
            Capture::Absent => "—".to_string(),
            Capture::Present { begin, end, guard } => {
                let guard = guard.map(|register| format!("r{register}? ")).unwrap_or_default();
                format!("{guard}{}..{}", position(begin), position(end))
            }
        })
        .collect();
    format!("  accepts {kind} [{}]", captures.join(", "))
}
