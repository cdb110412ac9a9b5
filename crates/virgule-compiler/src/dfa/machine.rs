//! The automaton that is emitted: states, transitions with register operations, and what an end means.

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
    /// The register that is copied, or `None` for the position before the byte.
    pub from: Option<u16>,
}

/// Where a position comes from at the end of the text.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Base {
    /// The beginning of the text.
    Zero,
    /// The end of the text.
    End,
    /// A register.
    Register(u16),
}

/// A position at the end of the text: a base and a distance from it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Position {
    /// What is counted from.
    pub base: Base,
    /// What is added.
    pub offset: i32,
}

/// What becomes of a field where the text ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Capture {
    /// It does not occur in any text that ends here.
    Absent,
    /// It runs from `begin` to `end`.
    Present {
        /// Where it begins.
        begin: Position,
        /// Where it ends.
        end: Position,
        /// It is there only if this register was written; `None` if it always is.
        guard: Option<u16>,
    },
}

/// By field: its place.
pub type Layout = Vec<Capture>;

/// A transition.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Edge {
    /// What it is taken on: a byte class, or [`CALL`] and the number of a called rule.
    pub class: u16,
    /// Where it leads.
    pub target: u32,
    /// What is written, all at once; no register twice.
    pub ops: Vec<Op>,
}

/// A state.
#[derive(Debug, Clone)]
pub struct State {
    /// Transitions, by class.
    pub edges: Vec<Edge>,
    /// By start rule: where the fields are if the text ends here and matches.
    pub accepts: Vec<Option<Layout>>,
    /// By start rule: its error entry; `None` where that rule cannot match any more.
    pub errors: Vec<Option<ErrorEntry>>,
}

/// The automaton; state 0 is its start.
#[derive(Debug, Clone)]
pub struct Machine {
    /// Its states.
    pub states: Vec<State>,
    /// Its byte classes.
    pub classes: ByteClasses,
    /// How many registers; all are unwritten at the start.
    pub registers: usize,
    /// How many fields.
    pub fields: usize,
    /// How many start rules.
    pub kinds: usize,
    /// By start rule: the state that it begins in; empty if all begin in state 0 (see `share_kind_states`).
    pub starts: Vec<u32>,
    /// The rules that it calls, by their numbers.
    pub callees: Vec<Callee>,
    /// Where stretches of code points beyond ASCII begin, with the number of their class; empty for a machine over
    /// bytes (see [`super::collapse_utf8`]).
    pub wide: Vec<(u32, Option<u16>)>,
}

impl State {
    /// The transitions that take a byte.
    pub fn bytes(&self) -> impl Iterator<Item = &Edge> {
        self.edges.iter().filter(|edge| edge.class < CALL)
    }

    /// The transitions that take what a called rule matches, with its number.
    pub fn calls(&self) -> impl Iterator<Item = (usize, &Edge)> {
        let calls = self.edges.iter().filter(|edge| (CALL..WIDE).contains(&edge.class));
        calls.map(|edge| (usize::from(edge.class - CALL), edge))
    }

    /// The transitions that take a character beyond ASCII, with the number of its class.
    pub fn wide(&self) -> impl Iterator<Item = (usize, &Edge)> {
        self.edges.iter().filter_map(|edge| Some((usize::from(edge.class.checked_sub(WIDE)?), edge)))
    }
}

impl Machine {
    /// The rules that it calls somewhere.
    pub fn called(&self) -> impl DoubleEndedIterator<Item = RuleId> {
        let used =
            |number: &usize| self.states.iter().flat_map(State::calls).any(|(callee, _)| callee == *number);
        (0..self.callees.len()).filter(used).map(|number| self.callees[number].rule)
    }

    /// Where a state goes on a byte, if it does.
    pub fn step(&self, state: u32, byte: u8) -> Option<&Edge> {
        let class = u16::from(self.classes.class_of[byte as usize]);
        self.states[state as usize].edges.iter().find(|edge| edge.class == class)
    }

    /// The rule that a state calls on the sight of a byte, and where it goes on behind it.
    pub fn call(&self, state: u32, byte: u8) -> Option<(&Callee, u32)> {
        let mut calls = self.states[state as usize].calls();
        let (callee, edge) = calls.find(|&(callee, _)| bytes::contains(&self.callees[callee].first, byte))?;
        Some((&self.callees[callee], edge.target))
    }

    /// The bytes on which a state has a transition, calls included.
    pub fn expects(&self, state: u32) -> ByteSet {
        let mut set = ByteSet::default();
        for byte in (0..=255).filter(|&byte| self.step(state, byte).is_some()) {
            bytes::insert(&mut set, byte, byte);
        }
        for (callee, _) in self.states[state as usize].calls() {
            bytes::unite(&mut set, &self.callees[callee].first);
        }
        set
    }

    /// The states that are reached through states that `pass`, each before those it leads to, as far as there
    /// are no loops; the start first.
    pub fn reverse_postorder(&self, pass: impl Fn(u32) -> bool) -> Vec<u32> {
        let mut order = Vec::new();
        let mut seen = vec![false; self.states.len()];
        // A frame is a state and how many of its transitions were followed.
        let mut frames: Vec<(u32, usize)> = Vec::new();
        if pass(0) {
            frames.push((0, 0));
            seen[0] = true;
        }
        while let Some((state, followed)) = frames.pop() {
            match self.states[state as usize].edges.get(followed) {
                Some(edge) => {
                    frames.push((state, followed + 1));
                    if pass(edge.target) && !std::mem::replace(&mut seen[edge.target as usize], true) {
                        frames.push((edge.target, 0));
                    }
                }
                None => order.push(state),
            }
        }
        order.reverse();
        order
    }

    /// One line a state and one a group of transitions, for people.
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

    /// Where the fields are if the text ends in a state, by start rule.
    pub(crate) fn show_accepts(&self, state: &State) -> String {
        state.accepts.iter().enumerate().map(show_accept).collect()
    }

    /// Transitions with the same target and operations together: target, bytes or what is called, operations.
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
