//! The automaton of a set as it is run: classes with the same transitions are one, and a sequence of states with one transition each is
//! one comparison of bytes.
//!
//! ```text
//! ◉ ─ a ─► ◌ ─ r ─► ◌ ─ t ─► ◉          ◉ ─ a ─► "rt" ─► ◉
//! ```
//!
//! Most states of a thousand routes are in the middle of a literal. Their rows would be most of the table, and each byte would wait for
//! another line of the cache: a path took 1,200 ns instead of 880.

use super::dfa::SetDfa;
use std::collections::HashMap;

/// The automaton.
#[derive(Debug)]
pub struct CompactDfa {
    /// By byte: its column.
    classes: [u8; 256],
    width: usize,
    /// By row and column: the row that follows, or a literal.
    next: Vec<u32>,
    literals: Vec<Literal>,
    /// The bytes of the literals.
    bytes: Vec<u8>,
    /// By row: the index of its list of patterns.
    accepts: Vec<u32>,
    lists: Vec<Box<[u32]>>,
    start: u32,
}

/// Bytes that have to follow, and what is behind them.
#[derive(Debug, Clone, Copy)]
struct Literal {
    begin: u32,
    end: u32,
    target: u32,
}

/// Set in a transition to a literal.
const LITERAL: u32 = 1 << 31;
/// No text that comes here is matched.
const DEAD: u32 = 0;

impl CompactDfa {
    /// The same language as that of `dfa`.
    pub fn new(dfa: SetDfa) -> Self {
        let single: Vec<Option<(u8, usize)>> = (0..dfa.len()).map(|state| dfa.single(state)).collect();
        let (classes, width) = columns(&dfa);
        let mut made = CompactDfa {
            classes,
            width,
            next: Vec::new(),
            literals: Vec::new(),
            bytes: Vec::new(),
            accepts: Vec::new(),
            lists: Vec::new(),
            start: DEAD,
        };
        // The states that keep a row, by their number in it.
        let kept: Vec<usize> = (0..dfa.len()).filter(|&state| single[state].is_none()).collect();
        let row_of: HashMap<usize, u32> =
            kept.iter().enumerate().map(|(row, &state)| (state, (row * width) as u32)).collect();
        let mut literal_of: HashMap<usize, u32> = HashMap::new();
        let mut reference = |made: &mut Self, state: usize| {
            if let Some(&row) = row_of.get(&state) {
                return row;
            }
            *literal_of.entry(state).or_insert_with(|| {
                let (begin, mut at) = (made.bytes.len() as u32, state);
                while let Some((byte, next)) = single[at] {
                    made.bytes.push(byte);
                    at = next;
                }
                let target = row_of.get(&at).copied().unwrap_or(DEAD);
                made.literals.push(Literal { begin, end: made.bytes.len() as u32, target });
                LITERAL | (made.literals.len() - 1) as u32
            })
        };
        let mut first_byte = vec![0u8; width];
        (0..=255u8).rev().for_each(|byte| first_byte[usize::from(classes[byte as usize])] = byte);
        for &state in &kept {
            for &byte in &first_byte {
                let next = reference(&mut made, dfa.step(state, byte));
                made.next.push(next);
            }
            made.accepts.push(dfa.list_id(state) as u32);
        }
        made.start = if dfa.len() > 1 { reference(&mut made, 1) } else { DEAD };
        made.lists = dfa.into_lists();
        made
    }

    /// The patterns that match a text, in order.
    pub fn accepted(&self, text: &[u8]) -> &[u32] {
        let (mut state, mut rest) = (self.start, text);
        loop {
            if state & LITERAL != 0 {
                let literal = self.literals[(state & !LITERAL) as usize];
                let expected = &self.bytes[literal.begin as usize..literal.end as usize];
                let Some(behind) = rest.strip_prefix(expected) else { return &[] };
                (state, rest) = (literal.target, behind);
                continue;
            }
            let Some((&byte, behind)) = rest.split_first() else { break };
            state = self.next[state as usize + usize::from(self.classes[byte as usize])];
            if state == DEAD {
                return &[];
            }
            rest = behind;
        }
        &self.lists[self.accepts[state as usize / self.width] as usize]
    }

    /// The number of rows and of literals.
    pub fn len(&self) -> usize {
        self.accepts.len() + self.literals.len()
    }
}

/// By byte: its column, where bytes with the same transitions in all states share one; and the number of columns.
fn columns(dfa: &SetDfa) -> ([u8; 256], usize) {
    // Splits columns state by state: two bytes stay together while they lead to the same states.
    let mut column = [0u8; 256];
    let mut width = 1;
    for state in 0..dfa.len() {
        let mut split: HashMap<(u8, usize), u8> = HashMap::new();
        let mut next = [0u8; 256];
        for byte in 0..=255u8 {
            let key = (column[byte as usize], dfa.step(state, byte));
            let known = split.len() as u8;
            next[byte as usize] = *split.entry(key).or_insert(known);
        }
        (column, width) = (next, split.len());
    }
    (column, width)
}
