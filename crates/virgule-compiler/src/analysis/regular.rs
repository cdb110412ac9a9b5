//! Finite automata: a program without calls, or a program in which the depth of calls is bounded.
//!
//! With bounded depth, a state of the finite automaton is a stack of the program. States are created when a search
//! reaches them, because most of the many stacks are unreachable.
//!
//! ```text
//! depth 1   filter = "(" ( "&" 1*filter / item ) ")"      accepts (a=b) and (&(a=b)), but not (&(&(a=b)))
//! ```

use super::language::{Program, Table};
use crate::bytes::{self, ByteSet, readable};
use crate::partition::Numbers;
use std::collections::HashSet;

/// A finite automaton over the bytes of a text; state 0 is its start.
pub(super) trait Regular {
    /// Returns the target of a state on a byte, or `None` if there is no transition.
    fn next(&mut self, state: u32, byte: u8) -> Option<u32>;
    fn accepts(&self, state: u32) -> bool;
    /// Returns the number of a state's error entry.
    fn error(&self, state: u32) -> u32;
    /// Returns the class of a byte: no state distinguishes bytes of one class.
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
}

/// The frames, that of the main automaton first, and the part of an escape that has been read. After a call beyond the
/// depth, there are no frames.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
struct Stack {
    frames: Vec<Frame>,
    escape: Escape,
}

/// An automaton, and its current state, or its state after the active call.
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
    /// Returns the under-approximation: rejects texts that nest deeper than `depth`.
    pub fn less(program: &'p Program, depth: usize) -> Self {
        Bounded::new(program, depth, None)
    }

    /// Returns the over-approximation: accepts anything after a call beyond `depth`.
    pub fn more(program: &'p Program, depth: usize) -> Self {
        Bounded::new(program, depth, Some(program.bytes()))
    }

    fn new(program: &'p Program, depth: usize, beyond: Option<ByteSet>) -> Self {
        let main = Frame { machine: 0, state: 0, plain: None };
        let start = Stack { frames: vec![main], escape: Escape::None };
        let mut stacks = Numbers::default();
        stacks.of(start);
        Bounded { program, depth, beyond, stacks }
    }

    fn stack(&self, state: u32) -> &Stack {
        &self.stacks.values()[state as usize]
    }

    fn table(&self, frame: &Frame) -> &'p Table {
        &self.program.machines[frame.machine]
    }

    /// Returns the stack after a byte, or `None` if there is no transition.
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

    /// Returns the stack after an octet: returns from calls, and enters others, until an automaton has a transition.
    /// `decoded` is the octet of an escape whose last byte is `byte`; `None` if `byte` represents itself.
    fn take(&self, mut stack: Stack, decoded: Option<u8>, byte: u8) -> Option<Stack> {
        // A call that is entered on this byte cannot return before the byte.
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
        let stack = self.read(self.stack(state).clone(), byte)?;
        Some(self.stacks.of(stack))
    }

    fn accepts(&self, state: u32) -> bool {
        let stack = self.stack(state);
        let ends = |frame: &Frame| self.table(frame).state(frame.state).accepts;
        stack.escape == Escape::None && stack.frames.iter().all(ends)
    }

    fn error(&self, state: u32) -> u32 {
        let top = self.stack(state).frames.last();
        top.map_or(0, |frame| self.table(frame).state(frame.state).error)
    }

    fn class(&self, byte: u8) -> u32 {
        let digit = if self.program.decodes() { (byte as char).to_digit(16) } else { None };
        let percent = u32::from(byte == b'%');
        // A hexadecimal digit also belongs to the classes of the octets in whose escapes it occurs.
        self.program.classes[byte as usize] * 64 + percent * 32 + digit.map_or(0, |digit| digit + 1)
    }
}

// Input classes, with one representative symbol for each.
//
// Only one of the bytes that no automaton of a search distinguishes is visited. In automata that match percent-decoded
// text, a symbol is an unencoded character or an escape:
//
// ```text
// whole          a  (  %28      represents an octet
// broken         ?  %x  %2x     represents no octet; `?` because it may not occur unencoded
// unfinished     %  %2          represents no octet at the end of the text
// ```

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Symbol {
    raw: [u8; 3],
    length: u8,
    /// The octet that the symbol represents; `None` if it is broken or unfinished.
    pub octet: Option<u8>,
}

impl Symbol {
    fn new(bytes: &[u8], octet: Option<u8>) -> Self {
        let mut raw = [0; 3];
        raw.iter_mut().zip(bytes).for_each(|(to, from)| *to = *from);
        Symbol { raw, length: bytes.len() as u8, octet }
    }

    pub fn byte(byte: u8) -> Self {
        Symbol::new(&[byte], Some(byte))
    }

    pub fn raw(&self) -> &[u8] {
        &self.raw[..self.length as usize]
    }

    /// True if the symbol is an escape, or the start of one.
    pub fn is_escape(&self) -> bool {
        self.raw[0] == b'%' && (self.octet.is_none() || self.length == 3)
    }
}

/// One representative of each class of input.
#[derive(Debug, Default)]
pub(super) struct Symbols {
    pub whole: Vec<Symbol>,
    pub broken: Vec<Symbol>,
    pub unfinished: Vec<Symbol>,
}

/// Returns the symbols for the product of a program and another automaton. If the program's automaton matches
/// percent-decoded text, `plain` contains the characters that may occur unencoded.
pub(super) fn symbols(program: &Program, beside: &impl Regular, plain: Option<&ByteSet>) -> Symbols {
    let class = |byte: u8| (program.classes[byte as usize], beside.class(byte));
    let Some(plain) = plain else {
        let mut seen = HashSet::new();
        let whole = readable().filter(|&byte| seen.insert(class(byte))).map(Symbol::byte).collect();
        return Symbols { whole, ..Symbols::default() };
    };
    let mut symbols = Symbols::default();
    let stands = |byte: u8| bytes::contains(plain, byte);
    let mut seen = HashSet::new();
    for byte in readable().filter(|&byte| byte != b'%' && seen.insert((class(byte), stands(byte)))) {
        let octet = stands(byte).then_some(byte);
        let symbol = Symbol::new(&[byte], octet);
        if octet.is_some() { &mut symbols.whole } else { &mut symbols.broken }.push(symbol);
    }
    let mut seen = HashSet::new();
    for octet in readable() {
        for (high, low) in digits(octet >> 4).flat_map(|high| digits(octet & 15).map(move |low| (high, low)))
        {
            if seen.insert((program.classes[octet as usize], beside.class(high), beside.class(low))) {
                symbols.whole.push(Symbol::new(&[b'%', high, low], Some(octet)));
            }
        }
    }
    let begun = (0..16).flat_map(digits).collect::<Vec<u8>>();
    let mut seen = HashSet::new();
    symbols.unfinished.push(Symbol::new(b"%", None));
    let first: Vec<u8> = begun.into_iter().filter(|&digit| seen.insert(beside.class(digit))).collect();
    let mut seen = HashSet::new();
    let no_digit = |byte: &u8| !byte.is_ascii_hexdigit();
    let wrong: Vec<u8> =
        readable().filter(no_digit).filter(|&byte| seen.insert(beside.class(byte))).collect();
    symbols.broken.extend(wrong.iter().map(|&byte| Symbol::new(&[b'%', byte], None)));
    for &digit in &first {
        symbols.unfinished.push(Symbol::new(&[b'%', digit], None));
        symbols.broken.extend(wrong.iter().map(|&byte| Symbol::new(&[b'%', digit, byte], None)));
    }
    symbols
}

/// Returns the upper-case and lower-case character of a hexadecimal digit.
fn digits(digit: u8) -> impl Iterator<Item = u8> {
    let upper = char::from_digit(digit.into(), 16).map_or(b'0', |c| c.to_ascii_uppercase() as u8);
    std::iter::once(upper).chain((digit > 9).then_some(upper.to_ascii_lowercase()))
}
