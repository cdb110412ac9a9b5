//! Finite automata: a program without calls, or a program in which the depth of calls is bounded.
//!
//! With bounded depth, a state of the finite automaton is a stack of the program. States are created when a search
//! reaches them, because most of the many stacks are never reached.
//!
//! ```text
//! depth 1   filter = "(" ( "&" 1*filter / item ) ")"      accepts (a=b) and (&(a=b)), but not (&(&(a=b)))
//! ```

use super::language::{Program, Table};
use crate::bytes::{self, ByteSet};
use crate::nfa::partition::Numbers;

/// A finite automaton over the bytes of a text; state 0 is its start.
pub(super) trait Regular {
    /// The target of a state on a byte; `None` if there is no transition.
    fn next(&mut self, state: u32, byte: u8) -> Option<u32>;
    /// Whether a state accepts.
    fn accepts(&self, state: u32) -> bool;
    /// The number of a state's error entry.
    fn error(&self, state: u32) -> u32;
    /// The class of a byte: no state distinguishes bytes of one class.
    fn class(&self, byte: u8) -> u32;
}

/// A program without calls.
pub(super) struct Flat<'p>(pub &'p Program);

impl Regular for Flat<'_> {
    fn next(&mut self, state: u32, byte: u8) -> Option<u32> {
        self.0.machines[0].next(state, byte)
    }

    fn accepts(&self, state: u32) -> bool {
        self.0.machines[0].state(state).accepts
    }

    fn error(&self, state: u32) -> u32 {
        self.0.machines[0].state(state).error
    }

    fn class(&self, byte: u8) -> u32 {
        self.0.classes[byte as usize]
    }
}

/// A program as a finite automaton, exact for texts in which calls nest at most `depth` deep.
pub(super) struct Bounded<'p> {
    program: &'p Program,
    depth: usize,
    /// `None`: rejects texts that nest deeper. `Some`: accepts any string of these bytes after a call beyond the depth.
    beyond: Option<ByteSet>,
    stacks: Numbers<Stack>,
    /// By state: its stack.
    known: Vec<Stack>,
}

/// The frames, that of the main automaton first, and the part of an escape that has been read. There are no frames
/// after a call beyond the depth.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
struct Stack {
    frames: Vec<Frame>,
    escape: Escape,
}

/// An automaton, and its current state, or its state after the call that is active.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
struct Frame {
    machine: usize,
    state: u32,
    /// If the automaton matches percent-decoded text: the characters that may occur unencoded.
    plain: Option<ByteSet>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
enum Escape {
    None,
    Percent,
    High(u8),
}

impl<'p> Bounded<'p> {
    /// The approximation from below: rejects texts that nest deeper than `depth`.
    pub fn less(program: &'p Program, depth: usize) -> Self {
        Bounded::new(program, depth, None)
    }

    /// The approximation from above: accepts anything after a call beyond `depth`.
    pub fn more(program: &'p Program, depth: usize) -> Self {
        Bounded::new(program, depth, Some(program.bytes()))
    }

    fn new(program: &'p Program, depth: usize, beyond: Option<ByteSet>) -> Self {
        let main = Frame { machine: 0, state: 0, plain: None };
        let start = Stack { frames: vec![main], escape: Escape::None };
        let mut bounded = Bounded { program, depth, beyond, stacks: Numbers::default(), known: Vec::new() };
        bounded.number(start);
        bounded
    }

    fn number(&mut self, stack: Stack) -> u32 {
        let number = self.stacks.of(stack.clone());
        if number as usize == self.known.len() {
            self.known.push(stack);
        }
        number
    }

    fn table(&self, frame: &Frame) -> &'p Table {
        &self.program.machines[frame.machine]
    }

    /// The stack after a byte; `None` if there is no transition.
    fn read(&self, mut stack: Stack, byte: u8) -> Option<Stack> {
        if stack.frames.is_empty() {
            return self.beyond.filter(|bytes| bytes::contains(bytes, byte)).map(|_| stack);
        }
        let digit = || (byte as char).to_digit(16).map(|digit| digit as u8);
        match stack.escape {
            Escape::Percent => stack.escape = Escape::High(digit()?),
            Escape::High(high) => {
                stack.escape = Escape::None;
                return self.take(stack, Some(16 * high + digit()?), byte);
            }
            Escape::None => return self.take(stack, None, byte),
        }
        Some(stack)
    }

    /// The stack after an octet: returns from calls, and enters others, until an automaton has a transition. `decoded`
    /// is the octet of an escape whose last byte is `byte`; `None` if `byte` stands for itself.
    fn take(&self, mut stack: Stack, decoded: Option<u8>, byte: u8) -> Option<Stack> {
        // A call that is entered on this byte cannot return before it.
        let mut entered = false;
        loop {
            let depth = stack.frames.len();
            let frame = stack.frames.last_mut()?;
            let table = &self.program.machines[frame.machine];
            let state = table.state(frame.state);
            let octet = match (decoded, &frame.plain) {
                (Some(octet), Some(_)) => Some(octet),
                // An escape matches only in automata that match decoded text.
                (Some(_), None) => return None,
                (None, None) => Some(byte),
                (None, Some(plain)) if bytes::contains(plain, byte) => Some(byte),
                (None, Some(_)) if byte == b'%' && state.expects != ByteSet::default() => {
                    stack.escape = Escape::Percent;
                    return Some(stack);
                }
                (None, Some(_)) => None,
            };
            if let Some(next) = octet.and_then(|octet| table.next(frame.state, octet)) {
                frame.state = next;
                return Some(stack);
            }
            if let Some(call) = octet.and_then(|octet| table.call(frame.state, octet)) {
                frame.state = call.target;
                let plain = call.plain.or(frame.plain);
                stack.frames.push(Frame { machine: call.machine, state: 0, plain });
                entered = true;
                if depth > self.depth {
                    return self.beyond.map(|_| Stack { frames: Vec::new(), escape: Escape::None });
                }
                continue;
            }
            if !state.accepts || depth == 1 || entered {
                return None;
            }
            stack.frames.pop();
        }
    }
}

impl Regular for Bounded<'_> {
    fn next(&mut self, state: u32, byte: u8) -> Option<u32> {
        let stack = self.read(self.known[state as usize].clone(), byte)?;
        Some(self.number(stack))
    }

    fn accepts(&self, state: u32) -> bool {
        let stack = &self.known[state as usize];
        let ends = |frame: &Frame| self.table(frame).state(frame.state).accepts;
        stack.escape == Escape::None && stack.frames.iter().all(ends)
    }

    fn error(&self, state: u32) -> u32 {
        let top = self.known[state as usize].frames.last();
        top.map_or(0, |frame| self.table(frame).state(frame.state).error)
    }

    fn class(&self, byte: u8) -> u32 {
        let digit = if self.program.decodes() { (byte as char).to_digit(16) } else { None };
        let percent = u32::from(byte == b'%');
        // A hexadecimal digit also belongs to the octets in whose escapes it occurs.
        self.program.classes[byte as usize] * 64 + percent * 32 + digit.map_or(0, |digit| digit + 1)
    }
}
