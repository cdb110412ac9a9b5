//! Is every text of one automaton a text of another?
//!
//! The two run side by side. A pair of states that is reached, of which the first accepts and the second does
//! not, shows a text that is in the one language alone. Pairs are visited in order of the length of the
//! text, so the text is a shortest one.

use crate::determinize::machine::Machine;
use std::collections::{HashSet, VecDeque};

/// A text that the first automaton takes and the second does not, one of the shortest; `None` if there is none.
pub fn outside(inner: &Machine, outer: &Machine) -> Option<String> {
    let (inner_next, outer_next) = (steps(inner), steps(outer));
    let bytes = representatives(inner, outer);
    // A pair, and how it was reached: the pair before it and the byte. The second state may be lost.
    type Pair = (u32, Option<u32>);
    let mut reached: Vec<(Pair, usize, u8)> = vec![((0, Some(0)), 0, 0)];
    let mut known: HashSet<Pair> = HashSet::from([(0, Some(0))]);
    let mut open = VecDeque::from([0]);
    while let Some(index) = open.pop_front() {
        let (left, right) = reached[index].0;
        let accepts = |machine: &Machine, state: u32| machine.states[state as usize].accepts[0].is_some();
        if accepts(inner, left) && !right.is_some_and(|right| accepts(outer, right)) {
            return Some(way(&reached, index));
        }
        for &byte in &bytes {
            let Some(left) = inner_next[left as usize][inner.classes.class_of[byte as usize] as usize] else {
                continue;
            };
            let class = outer.classes.class_of[byte as usize] as usize;
            let pair = (left, right.and_then(|right| outer_next[right as usize][class]));
            if known.insert(pair) {
                open.push_back(reached.len());
                reached.push((pair, index, byte));
            }
        }
    }
    None
}

/// The text that leads to a pair.
fn way<P>(reached: &[(P, usize, u8)], mut index: usize) -> String {
    let mut bytes = Vec::new();
    while index != 0 {
        let (_, before, byte) = reached[index];
        bytes.push(byte);
        index = before;
    }
    bytes.reverse();
    String::from_utf8_lossy(&bytes).into_owned()
}

/// By state and class: the state that follows.
fn steps(machine: &Machine) -> Vec<Vec<Option<u32>>> {
    let row = |state: &crate::determinize::machine::State| {
        let mut row = vec![None; machine.classes.len()];
        state.bytes().for_each(|edge| row[edge.class as usize] = Some(edge.target));
        row
    };
    machine.states.iter().map(row).collect()
}

/// A byte for each pair of classes, those that people can read first.
fn representatives(inner: &Machine, outer: &Machine) -> Vec<u8> {
    let readable = (b'a'..=b'z').chain(b'0'..=b'9').chain(b'A'..=b'Z').chain(0x21..=0x7E).chain(0..=255);
    let mut known = HashSet::new();
    let class = |machine: &Machine, byte: u8| machine.classes.class_of[byte as usize];
    readable.filter(|&byte| known.insert((class(inner, byte), class(outer, byte)))).collect()
}

#[cfg(test)]
mod tests {
    use super::super::{recognizer, samples};
    use super::outside;
    use crate::build::Fragments;
    use crate::build::calls::Instead;

    fn shortest(text: &str) -> Option<String> {
        let checked = samples::checked(text);
        let mut fragments = Fragments::new(&checked.grammar, &checked.facts);
        let mut machine = |name| {
            recognizer(&checked, samples::rule(&checked, name), Instead::Anything, &mut fragments).unwrap()
        };
        outside(&machine("a"), &machine("b"))
    }

    #[test]
    fn a_language_is_inside_itself_and_more() {
        assert_eq!(shortest("s = a / b\na = 1*DIGIT\nb = 1*DIGIT\n"), None);
        assert_eq!(shortest("s = a / b\na = \"x\" *3DIGIT\nb = ALPHA *HEXDIG\n"), None);
    }

    #[test]
    fn a_text_outside_is_shortest() {
        assert_eq!(shortest("s = a / b\na = *\"x\"\nb = *3\"x\"\n").as_deref(), Some("xxxx"));
        assert_eq!(shortest("s = a / b\na = \"b\" / \"\"\nb = \"b\"\n").as_deref(), Some(""));
        assert_eq!(shortest("s = a / b\na = \"x\" / %xE9\nb = \"x\"\n").as_deref(), Some("é"));
    }
}
