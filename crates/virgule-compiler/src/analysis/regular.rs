//! A language as an automaton without a stack: a flat one, or one that nests, cut off at a depth.
//!
//! Cut off, an automaton is finite: a state is what its stack is made of. States are made when a search reaches them,
//! because there are many, and few are met.
//!
//! ```text
//! depth 1   filter = "(" ( "&" 1*filter / item ) ")"      takes (a=b) and (&(a=b)), but not (&(&(a=b)))
//! ```

use super::language::{Program, Table};
use crate::bytes::{self, ByteSet};
use crate::nfa::partition::Numbers;

/// A finite automaton over the bytes of a text; state 0 is its start.
pub(super) trait Regular {
    /// Where a state goes on a byte.
    fn next(&mut self, state: u32, byte: u8) -> Option<u32>;
    /// Whether a text may end in a state.
    fn accepts(&self, state: u32) -> bool;
    /// The number of a state's error entry.
    fn error(&self, state: u32) -> u32;
    /// All states treat the bytes of one class alike.
    fn class(&self, byte: u8) -> u32;
}

/// An automaton that calls no other.
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

/// The texts of a program in which calls nest no deeper than a bound, and perhaps more.
pub(super) struct Bounded<'p> {
    program: &'p Program,
    depth: usize,
    /// If anything is a text that begins as one that nests deeper: the bytes that it may be made of.
    beyond: Option<ByteSet>,
    stacks: Numbers<Stack>,
    /// The stack of each state.
    known: Vec<Stack>,
}

/// The called automata and their states, the main automaton first, and the part of a percent-encoding that was read; empty
/// where calls nest too deep.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
struct Stack {
    frames: Vec<Frame>,
    escape: Escape,
}

/// An automaton, and the state that it is in, or goes on in once what it called is over.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
struct Frame {
    machine: usize,
    state: u32,
    /// If it reads octets: the characters that need no encoding.
    plain: Option<ByteSet>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
enum Escape {
    None,
    Percent,
    High(u8),
}

impl<'p> Bounded<'p> {
    /// Less than the program takes: nothing that nests deeper.
    pub fn less(program: &'p Program, depth: usize) -> Self {
        Bounded::new(program, depth, None)
    }

    /// More than the program takes: anything that nests deeper.
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

    /// The stack after a byte, or none.
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

    /// The stack after a byte that is an octet of its own, or the last one of an escape: the called are left, and
    /// others entered, until one takes it.
    fn take(&self, mut stack: Stack, decoded: Option<u8>, byte: u8) -> Option<Stack> {
        // Only what was not entered on this very byte may end before it.
        let mut entered = false;
        loop {
            let depth = stack.frames.len();
            let frame = stack.frames.last_mut()?;
            let table = &self.program.machines[frame.machine];
            let state = table.state(frame.state);
            let octet = match (decoded, &frame.plain) {
                (Some(octet), Some(_)) => Some(octet),
                // After an escape only automata that read octets continue.
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
        // A digit is also a part of the octets that it writes.
        self.program.classes[byte as usize] * 64 + percent * 32 + digit.map_or(0, |digit| digit + 1)
    }
}
