//! The transition tables of a set. Chains of states with one transition each are compared as words, others have a row.
//!
//! ```text
//! ◉ ─ a ─► ◌ ─ r ─► ◌ ─ t ─► ◉          ◉ ─ a ─► "rt" ─► ◉
//! ```
//!
//! Most states of a thousand routes are inside a literal. Without rows for them the table fits in the cache, and a
//! literal takes one comparison instead of a chain of dependent loads, one for each byte.

use crate::patterns::reading::Reader;
use crate::patterns::set::dfa::SetDfa;
use crate::patterns::set::matches::FieldSteps;
use crate::patterns::set::report::PatternReport;
use crate::patterns::values::Slot;
use std::borrow::Cow;
use std::collections::HashMap;

/// The transition tables.
#[derive(Debug)]
pub struct SetTables {
    /// By byte: its column. Bytes with the same transitions in all states share one.
    pub classes: [u8; 256],
    /// The rows. A cell is the next state; the offset of the list of patterns precedes the cells of a row.
    pub next: Cow<'static, [u32]>,
    /// The number of rows.
    pub rows: usize,
    /// The literals.
    pub literals: Cow<'static, [Literal]>,
    /// Lists of patterns, each preceded by its length; the empty one is first.
    pub lists: Cow<'static, [u32]>,
    /// The start state.
    pub start: u32,
}

/// Up to eight bytes of a literal, and the state after them.
#[derive(Debug, Clone, Copy)]
pub struct Literal {
    /// The bytes, the first one lowest.
    pub word: u64,
    /// A mask of that many bytes.
    pub mask: u64,
    /// The number of bytes.
    pub length: u32,
    /// The state after them.
    pub target: u32,
}

/// Set in a state that is a literal; without it, a state is the offset of the cells of its row.
const LITERAL: u32 = 1 << 31;
/// The dead state: no pattern matches.
const DEAD: u32 = 0;

impl SetTables {
    /// Builds the tables of `dfa`.
    pub fn new(dfa: &SetDfa) -> Self {
        let (classes, width) = columns(dfa);
        let (lists, offsets) = lists(dfa);
        let single: Vec<Option<(u8, usize)>> = (0..dfa.len()).map(|state| dfa.single(state)).collect();
        let kept: Vec<usize> = (1..dfa.len()).filter(|&state| single[state].is_none()).collect();
        let mut references =
            References { single: &single, of: HashMap::from([(0, DEAD)]), literals: Vec::new() };
        for (row, &state) in kept.iter().enumerate() {
            references.of.insert(state, (row * (width + 1) + 1) as u32);
        }
        let mut first_byte = vec![0u8; width];
        (0..=255u8).rev().for_each(|byte| first_byte[usize::from(classes[byte as usize])] = byte);
        let mut next = Vec::with_capacity(kept.len() * (width + 1));
        for &state in &kept {
            next.push(offsets[dfa.list_id(state)]);
            next.extend(first_byte.iter().map(|&byte| references.state(dfa.step(state, byte))));
        }
        let start = if dfa.len() > 1 { references.state(1) } else { DEAD };
        let (next, literals, lists) = (next.into(), references.literals.into(), lists.into());
        SetTables { classes, next, rows: kept.len(), literals, lists, start }
    }

    /// Returns the patterns that match `text`, in order.
    #[inline]
    pub fn accepted(&self, text: &[u8]) -> &[u32] {
        let (next, literals) = (&*self.next, &*self.literals);
        let (mut state, mut at) = (self.start, 0);
        'text: loop {
            if state & LITERAL != 0 {
                let literal = &literals[(state & !LITERAL) as usize];
                if !literal.is_at(text, at) {
                    return &[];
                }
                at += literal.length as usize;
                state = literal.target;
                continue;
            }
            if state == DEAD {
                return &[];
            }
            // Most states with a row are in a variable and loop. The branch is predicted, so that no byte waits for the
            // load of the previous one.
            let same = state;
            while state == same {
                let Some(&byte) = text.get(at) else { break 'text };
                state = next[same as usize + usize::from(self.classes[byte as usize])];
                at += 1;
            }
        }
        let list = next[state as usize - 1] as usize;
        &self.lists[list + 1..][..self.lists[list] as usize]
    }

    /// Returns the number of rows and literals.
    pub fn states(&self) -> usize {
        self.rows + self.literals.len()
    }
}

impl Literal {
    #[inline]
    fn is_at(&self, text: &[u8], at: usize) -> bool {
        let word = match text.get(at..).and_then(|rest| rest.first_chunk()) {
            Some(bytes) => u64::from_le_bytes(*bytes),
            None => {
                let rest = text.get(at..).unwrap_or_default();
                if rest.len() < self.length as usize {
                    return false;
                }
                rest.iter().rev().fold(0, |word, &byte| word << 8 | u64::from(byte))
            }
        };
        word & self.mask == self.word
    }
}

/// Maps states to their numbers in the tables, and adds literals on demand.
struct References<'d> {
    /// By state of the DFA: its only transition.
    single: &'d [Option<(u8, usize)>],
    of: HashMap<usize, u32>,
    literals: Vec<Literal>,
}

impl References<'_> {
    fn state(&mut self, state: usize) -> u32 {
        let (mut pieces, mut at) = (Vec::new(), state);
        while !self.of.contains_key(&at) && self.single[at].is_some() {
            let (piece, behind) = self.piece(at);
            pieces.push((at, piece));
            at = behind;
        }
        let mut target = self.of.get(&at).copied().unwrap_or(DEAD);
        for (begin, piece) in pieces.into_iter().rev() {
            let literal = LITERAL | self.literals.len() as u32;
            self.literals.push(Literal { target, ..piece });
            self.of.insert(begin, literal);
            target = literal;
        }
        target
    }

    /// Returns the literal that begins in a state, and the state after it.
    fn piece(&self, begin: usize) -> (Literal, usize) {
        let (mut bytes, mut length, mut at) = ([0; 8], 0, begin);
        while let (Some((byte, next)), Some(cell)) = (self.single[at], bytes.get_mut(length)) {
            *cell = byte;
            (length, at) = (length + 1, next);
        }
        let (word, mask) = (u64::from_le_bytes(bytes), u64::MAX >> (64 - 8 * length.max(1)));
        (Literal { word, mask, length: length as u32, target: DEAD }, at)
    }
}

/// Returns the lists of patterns, each preceded by its length, and the offset of each list.
fn lists(dfa: &SetDfa) -> (Vec<u32>, Vec<u32>) {
    let (mut lists, mut offsets) = (Vec::new(), Vec::new());
    for list in dfa.lists() {
        offsets.push(lists.len() as u32);
        lists.push(list.len() as u32);
        lists.extend_from_slice(list);
    }
    (lists, offsets)
}

/// Returns the column of each byte and the number of columns. Bytes with the same transitions share a column.
fn columns(dfa: &SetDfa) -> ([u8; 256], usize) {
    // Splits columns state by state: two bytes stay together while they have the same targets.
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

// All parts of a set are arrays: owned, or static if generated by a macro.

/// The parts of a set.
#[derive(Debug)]
pub struct SetParts {
    /// The patterns, by index.
    pub patterns: Cow<'static, [SetPattern]>,
    /// The readers of the patterns whose fields need one.
    pub readers: Cow<'static, [Reader]>,
    /// The automaton of all patterns.
    pub tables: SetTables,
    /// Overlaps and shadowed patterns.
    pub report: PatternReport,
}

/// A pattern of a set.
#[derive(Debug, Clone)]
pub struct SetPattern {
    /// The template.
    pub template: Cow<'static, str>,
    /// The occurrences of its variables.
    pub slots: Cow<'static, [Slot]>,
    /// How the fields of a matching input are found.
    pub fields: FieldSource,
    /// True if a variable occurs more than once, so that its values are compared.
    pub repeats: bool,
}

/// How the fields of a matching input are found.
#[derive(Debug, Clone)]
pub enum FieldSource {
    /// Each variable but the last ends at a byte that it cannot contain.
    Steps(FieldSteps),
    /// By the reader with that index.
    Reader(usize),
}
