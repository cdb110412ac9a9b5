//! Turns each non-ASCII character into one symbol, which removes the states between its bytes.
//!
//! ```text
//!     ┌─ C3 ─► ◌ ─ 80-BF ─┐
//! ◉ ──┼─ C4-DF ► ◌ ─ … ───┼──► ◉          ◉ ── U+00C0-07FF … ──► ◉
//!     └─ E1-EC ► ◌ ─ … ───┘
//! ```
//!
//! The result is equivalent because the input is valid UTF-8. RFC 3987's IRI-reference has 405 states over bytes and
//! 182 over characters, and two thirds of a row with columns for lead bytes would be empty. Code points that no state
//! distinguishes form a class, as bytes do. The class of a code point is looked up in a sorted list.
//!
//! The earlier passes cannot use characters as symbols: percent-encoded text requires determinization over bytes, and
//! the classes of characters are known only after that.

use super::machine::{Edge, Machine, Op, State};
use super::minimize;
use crate::partition::Numbers;
use std::collections::{BTreeSet, HashMap};

/// The first class of an edge on a non-ASCII character; lower classes are those of bytes and calls.
pub const WIDE: u16 = 512;

/// Returns the machine over characters, or `machine` itself if that has no advantage.
pub fn collapse_utf8(machine: &Machine) -> Machine {
    characters(machine).unwrap_or_else(|| machine.clone())
}

/// First and last code point of a range, and the target state. While a range is being built, the numbers contain only
/// the bits of the continuation bytes.
type Range = (u32, u32, u32);

/// A range with the operations of the transition on its lead byte.
type CharacterEdge = (Range, Vec<Op>);

type WideState = (u32, Vec<CharacterEdge>);

/// A transition on a code point: source state, target state, operations.
type CodePointStep<'o> = (u32, u32, &'o [Op]);

/// Returns the machine over characters; `None` if that is not smaller, or stores positions within characters.
fn characters(machine: &Machine) -> Option<Machine> {
    let mut work = CharacterPass { machine, known: HashMap::new() };
    let mut number_of = vec![None; machine.states.len()];
    let mut found: Vec<WideState> = Vec::new();
    let mut open = vec![0];
    while let Some(state) = open.pop() {
        if number_of[state as usize].is_some() {
            continue;
        }
        number_of[state as usize] = Some(found.len() as u32);
        let ranges = work.beyond_ascii(state)?;
        open.extend(ranges.iter().map(|((.., target), _)| *target));
        let narrow = |edge: &&Edge| edge.class >= super::tagged::CALL || work.is_ascii(edge.class);
        open.extend(machine.states[state as usize].edges.iter().filter(narrow).map(|edge| edge.target));
        found.push((state, ranges));
    }
    if found.iter().all(|(_, ranges)| ranges.is_empty()) {
        return None;
    }
    // Keep the start state first, and the others in order.
    found.sort_by_key(|(state, _)| *state);
    found
        .iter()
        .enumerate()
        .for_each(|(number, (state, _))| number_of[*state as usize] = Some(number as u32));
    let columns = columns(&found)?;
    let mut wide: Vec<(u32, Option<u16>)> = Vec::new();
    for (first, class) in columns.first.iter().copied().zip(&columns.class) {
        if wide.last().map(|(_, known)| known) != Some(class) {
            wide.push((first, *class));
        }
    }
    let mut states = Vec::with_capacity(found.len());
    for (state, ranges) in &found {
        let old = &machine.states[*state as usize];
        let narrow = |edge: &&Edge| edge.class >= super::tagged::CALL || work.is_ascii(edge.class);
        let mut edges: Vec<Edge> = old.edges.iter().filter(narrow).cloned().collect();
        edges.extend(columns.edges(ranges));
        edges.iter_mut().for_each(|edge| edge.target = number_of[edge.target as usize].unwrap_or(0));
        states.push(State { edges, accepts: old.accepts.clone(), errors: old.errors.clone() });
    }
    let mut classes = machine.classes.clone();
    // All non-ASCII bytes get the class of 0x80, on which only the removed states have transitions.
    let dead = classes.class_of[0x80];
    classes.class_of[0x80..].fill(dead);
    Some(minimize::merge_classes(Machine { states, classes, wide, ..machine.clone() }))
}

/// Returns the bits of the code point that a UTF-8 lead byte contains, with all other bits 0, and the number of
/// continuation bytes.
pub fn begun(lead: u8) -> (u32, u32) {
    let (rest, bits) = match lead {
        ..=0xDF => (1, lead & 0x1F),
        0xE0..=0xEF => (2, lead & 0x0F),
        _ => (3, lead & 0x07),
    };
    (u32::from(bits) << (6 * rest), rest)
}

struct CharacterPass<'m> {
    machine: &'m Machine,
    /// The results of [`Self::continued`], by state and number of continuation bytes.
    known: HashMap<(u32, u32), Option<Vec<Range>>>,
}

impl CharacterPass<'_> {
    /// True if a byte class contains ASCII bytes. Normally a class contains only ASCII bytes or none; for a mixed
    /// class, the pass is abandoned with `None`.
    fn is_ascii(&self, class: u16) -> bool {
        self.machine.classes.first[class as usize].is_ascii()
    }

    /// Returns the transitions of a state on non-ASCII characters, or `None` if the pass is not applicable.
    fn beyond_ascii(&mut self, state: u32) -> Option<Vec<CharacterEdge>> {
        let mut found: Vec<CharacterEdge> = Vec::new();
        for lead in 0xC2..=0xF4u8 {
            let Some(edge) = self.machine.step(state, lead) else { continue };
            if self.machine.classes.first[edge.class as usize].is_ascii() {
                return None;
            }
            let (base, rest) = begun(lead);
            let (target, ops) = (edge.target, edge.ops.clone());
            for (first, last, target) in self.continued(target, rest)? {
                let (first, last) = (base + first, base + last);
                match found.last_mut() {
                    Some(((_, end, known), known_ops))
                        if *end + 1 == first && *known == target && *known_ops == ops =>
                    {
                        *end = last;
                    }
                    _ => found.push(((first, last, target), ops.clone())),
                }
            }
        }
        Some(found)
    }

    /// Returns the targets of a state after `rest` continuation bytes, or `None` if one of these transitions has
    /// operations, or its state accepts or has other transitions.
    fn continued(&mut self, state: u32, rest: u32) -> Option<Vec<Range>> {
        if rest == 0 {
            return Some(vec![(0, 0, state)]);
        }
        if let Some(known) = self.known.get(&(state, rest)) {
            return known.clone();
        }
        let size = 1 << (6 * (rest - 1));
        let mut found: Option<Vec<Range>> = Some(Vec::new());
        for byte in 0x80..=0xBFu8 {
            let Some(edge) = self.machine.step(state, byte) else { continue };
            let (target, plain) = (edge.target, edge.ops.is_empty());
            let inner = self.continued(target, rest - 1).filter(|_| plain);
            let (Some(found), Some(inner)) = (found.as_mut(), inner) else {
                found = None;
                break;
            };
            let base = u32::from(byte & 0x3F) * size;
            for (first, last, target) in inner {
                match found.last_mut() {
                    Some((_, end, known)) if *end + 1 == base + first && *known == target => {
                        *end = base + last
                    }
                    _ => found.push((base + first, base + last, target)),
                }
            }
        }
        self.known.insert((state, rest), found.clone());
        found
    }
}

/// The classes of code points.
struct CharacterColumns {
    /// The first code point of each range.
    first: Vec<u32>,
    /// By range: its class; `None` if no state has a transition on it.
    class: Vec<Option<u16>>,
}

/// Assigns one class to code points that no state distinguishes. Returns `None` if a byte cannot number the classes.
fn columns(found: &[WideState]) -> Option<CharacterColumns> {
    let mut begins: BTreeSet<u32> = BTreeSet::from([0]);
    for ((first, last, _), _) in found.iter().flat_map(|(_, ranges)| ranges) {
        begins.extend([*first, *last + 1]);
    }
    let first: Vec<u32> = begins.into_iter().collect();
    let mut branches: Vec<Vec<CodePointStep<'_>>> = vec![Vec::new(); first.len()];
    for (state, ranges) in found {
        for ((low, high, target), ops) in ranges {
            let from = first.partition_point(|begin| begin < low);
            let to = first.partition_point(|begin| begin <= high);
            branches[from..to].iter_mut().for_each(|branches| branches.push((*state, *target, ops)));
        }
    }
    let mut numbers = Numbers::default();
    let class = |branches: Vec<_>| (!branches.is_empty()).then(|| numbers.of(branches) as u16);
    let class = branches.into_iter().map(class).collect();
    (numbers.values().len() < 255).then_some(CharacterColumns { first, class })
}

impl CharacterColumns {
    fn edges(&self, ranges: &[CharacterEdge]) -> Vec<Edge> {
        let mut edges: Vec<Edge> = Vec::new();
        for ((low, high, target), ops) in ranges {
            let from = self.first.partition_point(|begin| begin < low);
            let to = self.first.partition_point(|begin| begin <= high);
            for class in self.class[from..to].iter().flatten() {
                if edges.iter().all(|edge| edge.class != WIDE + class) {
                    edges.push(Edge { class: WIDE + class, target: *target, ops: ops.clone() });
                }
            }
        }
        edges.sort_by_key(|edge| edge.class);
        edges
    }
}
