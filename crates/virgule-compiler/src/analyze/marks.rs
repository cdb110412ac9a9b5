//! An automaton that knows, before each byte, whether an occurrence of a rule begins or ends there.
//!
//! It is what lets a program go from one occurrence to the next without looking ahead, and so through all of
//! them in one pass. It is made by the tagged subset construction, with two tags: where occurrences begin, and
//! where they end. After that construction a state holds all readings of the text so far, each with the tags
//! that it would note before the next byte. If for some byte two readings that take it differ in that, one
//! byte does not decide, and there is no such automaton:
//!
//! ```text
//! list = item *( "," item )      item = *ALPHA            "," ends an item in every reading
//! list = *( item "," ) item      item = *( ALPHA / "," )  "," may be in an item or behind it: refused
//! ```
//!
//! The rule is stricter than it would have to be: a reading counts even if the rest of the text will rule it out.

use super::{decodes, is_exact};
use crate::build::calls::Instead;
use crate::build::nfa::{Nfa, Node};
use crate::build::{self, BuildError, Fragments};
use crate::bytes;
use crate::compile::Checked;
use crate::determinize::tagged::{self, Config, State, Tdfa};
use crate::limits::{self, Exceeded};
use crate::lower::grammar::{Field, RuleId};
use crate::partition;
use std::collections::HashMap;

/// The mark of a beginning.
pub const BEGINS: u8 = 1;
/// The mark of an end.
pub const ENDS: u8 = 2;
/// The mark of being inside of an occurrence afterwards.
pub const INSIDE: u8 = 4;
/// A cell is a state and three bits of marks.
const STATES: usize = (1 << 13) - 1;

/// The automaton as tables; state 0 is none, state 1 the start.
#[derive(Debug, Clone)]
pub struct Marks {
    /// By byte: its class.
    pub classes: [u8; 256],
    /// How many classes.
    pub stride: usize,
    /// By state and class: the state that follows times 8, plus the marks before the byte.
    pub next: Vec<u16>,
    /// By state: the marks at the end of the text.
    pub ends: Vec<u8>,
    /// Whether there are occurrences at all.
    pub found: bool,
}

/// Why there is no such automaton.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum MarksError {
    /// A limit was met.
    Build(BuildError),
    /// The rule nests, or is read decoded.
    Nests,
    /// After this text one byte does not decide whether an occurrence begins or ends.
    Undecided(String),
}

/// The automaton for the occurrences of `field` in texts of `start`.
pub fn marks(
    checked: &Checked,
    start: RuleId,
    field: &Field,
    fragments: &mut Fragments,
) -> Result<Marks, MarksError> {
    let blame = |exceeded: Exceeded| MarksError::Build(BuildError::limit(start, exceeded));
    if !is_exact(checked, start) || decodes(checked, start) {
        return Err(MarksError::Nests);
    }
    let fields = std::slice::from_ref(field);
    let fragments = fragments.flat(&checked.grammar, &checked.facts, Instead::Nothing);
    let nfa = build::build(&checked.grammar, &checked.facts, &[start], fields, fragments)
        .map_err(MarksError::Build)?;
    let tdfa = tagged::determinize(&nfa, &mut fragments.labels, &mut fragments.budget).map_err(blame)?;
    let inside = inside(&nfa);
    let mut edges = Vec::with_capacity(tdfa.states.len());
    for (number, state) in tdfa.states.iter().enumerate() {
        let marked = marked(&nfa, &tdfa, state, &inside);
        edges.push(marked.map_err(|byte| MarksError::Undecided(way(&tdfa, number, byte)))?);
    }
    let ends: Vec<Option<u8>> = tdfa.states.iter().map(|state| end(&nfa, state)).collect();
    lay_out(&tdfa, &edges, &ends).map_err(blame)
}

/// By node: whether it is inside of an occurrence; `None` where it may be both.
fn inside(nfa: &Nfa) -> Vec<Option<bool>> {
    let mut seen = vec![[false; 2]; nfa.nodes.len()];
    let mut open = vec![(nfa.start, false)];
    while let Some((node, inside)) = open.pop() {
        if std::mem::replace(&mut seen[node as usize][usize::from(inside)], true) {
            continue;
        }
        match &nfa.nodes[node as usize] {
            Node::Bytes(steps) => open.extend(steps.iter().map(|&(.., to)| (to, inside))),
            Node::Split(ways) => open.extend(ways.iter().map(|&to| (to, inside))),
            Node::Tag(tag, to) => open.push((*to, *tag == 0)),
            Node::Call(_, to) => open.push((*to, inside)),
            Node::Accept(_) => {}
        }
    }
    seen.iter().map(|&[outside, inside]| (outside != inside).then_some(inside)).collect()
}

/// A transition: class, marks before the byte, target.
type Marked = (u8, u8, u32);

/// The transitions of a state with their marks; an error is the byte for which readings differ.
fn marked(nfa: &Nfa, tdfa: &Tdfa, state: &State, inside: &[Option<bool>]) -> Result<Vec<Marked>, u8> {
    let mut edges = Vec::with_capacity(state.edges.len());
    for edge in &state.edges {
        let byte = tdfa.classes.first[edge.class as usize];
        let takes = |config: &&Config| match &nfa.nodes[config.node as usize] {
            Node::Bytes(steps) => steps.iter().any(|&(first, last, _)| (first..=last).contains(&byte)),
            _ => false,
        };
        let mut known = None;
        for config in state.configs.iter().filter(takes) {
            let Some(inside) = inside[config.node as usize] else { return Err(byte) };
            let marks = look(config) | if inside { INSIDE } else { 0 };
            if *known.get_or_insert(marks) != marks {
                return Err(byte);
            }
        }
        edges.push((edge.class as u8, known.unwrap_or(0), edge.target));
    }
    Ok(edges)
}

/// The tags that wait for the next byte, as marks: tag 0 is the beginning, tag 1 the end.
fn look(config: &Config) -> u8 {
    (config.look & 0b11) as u8
}

/// The marks at the end of the text, if it may end here.
fn end(nfa: &Nfa, state: &State) -> Option<u8> {
    let ends = |config: &&Config| matches!(nfa.nodes[config.node as usize], Node::Accept(_));
    state.configs.iter().find(ends).map(look)
}

/// A shortest text that leads to a state, and the byte behind it.
fn way(tdfa: &Tdfa, state: usize, byte: u8) -> String {
    let mut from: HashMap<u32, (u32, u8)> = HashMap::new();
    let mut open = std::collections::VecDeque::from([0u32]);
    while let Some(left) = open.pop_front() {
        for edge in &tdfa.states[left as usize].edges {
            if edge.target != 0 && !from.contains_key(&edge.target) {
                from.insert(edge.target, (left, readable(tdfa, edge.class as u8)));
                open.push_back(edge.target);
            }
        }
    }
    let mut bytes = vec![readable(tdfa, tdfa.classes.class_of[byte as usize])];
    let mut at = state as u32;
    while let Some(&(before, byte)) = from.get(&at).filter(|_| at != 0) {
        bytes.push(byte);
        at = before;
    }
    bytes.reverse();
    String::from_utf8_lossy(&bytes).into_owned()
}

/// A byte of a class, one that people can read if there is one.
fn readable(tdfa: &Tdfa, class: u8) -> u8 {
    bytes::readable().find(|&byte| tdfa.classes.class_of[byte as usize] == class).unwrap_or(0)
}

/// States that nothing tells apart become one; then the tables are filled.
fn lay_out(tdfa: &Tdfa, edges: &[Vec<Marked>], ends: &[Option<u8>]) -> Result<Marks, Exceeded> {
    let initial: Vec<u32> = ends.iter().map(|marks| marks.map_or(0, |marks| 1 + u32::from(marks))).collect();
    let label = |&(class, marks, target): &Marked| (u32::from(class) << 3 | u32::from(marks), target);
    let labelled: Vec<Vec<partition::Edge>> =
        edges.iter().map(|edges| edges.iter().map(label).collect()).collect();
    let block_of = partition::refine(&initial, &labelled);
    let count = block_of.iter().max().map_or(0, |&last| last as usize + 1);
    limits::within(count, STATES, "states")?;
    let stride = tdfa.classes.len();
    let mut marks = Marks {
        classes: tdfa.classes.class_of,
        stride,
        next: vec![0; (count + 1) * stride],
        ends: vec![0; count + 1],
        found: false,
    };
    for (state, edges) in edges.iter().enumerate() {
        let row = block_of[state] as usize + 1;
        marks.ends[row] = ends[state].unwrap_or(0);
        for &(class, before, target) in edges {
            let target = block_of[target as usize] as u16 + 1;
            marks.next[row * stride + class as usize] = target << 3 | u16::from(before);
            marks.found |= before & BEGINS != 0;
        }
    }
    marks.found |= marks.ends.iter().any(|ends| ends & BEGINS != 0);
    Ok(marks)
}

#[cfg(test)]
mod tests {
    use super::super::samples;
    use super::{BEGINS, ENDS, INSIDE, Marks, MarksError, marks};
    use crate::build::Fragments;

    fn of(text: &str, rules: &[&str]) -> Result<Marks, MarksError> {
        let checked = samples::checked(text);
        let (start, field) = (samples::rule(&checked, "s"), samples::field(&checked, rules));
        marks(&checked, start, &field, &mut Fragments::new(&checked.grammar, &checked.facts))
    }

    /// The text with brackets around the occurrences.
    fn shown(marks: &Marks, text: &str) -> String {
        let (mut state, mut inside, mut out) = (1, false, String::new());
        let mut show = |marks: u8, out: &mut String| {
            if inside && marks & ENDS != 0 {
                out.push(']');
            }
            if marks & BEGINS != 0 {
                out.push_str(if marks & INSIDE != 0 { "[" } else { "[]" });
            }
            inside = marks & INSIDE != 0;
        };
        for byte in text.bytes() {
            let cell = marks.next[state * marks.stride + marks.classes[byte as usize] as usize];
            state = (cell >> 3) as usize;
            show((cell & 7) as u8, &mut out);
            out.push(byte as char);
        }
        show(marks.ends[state], &mut out);
        out
    }

    #[test]
    fn occurrences_are_marked() {
        let path = of("s = *( \"/\" f )\nf = *ALPHA\n", &["f"]).unwrap();
        assert_eq!(shown(&path, "/a//bc/"), "/[a]/[]/[bc]/[]");
        let list = of("s = f *( \",\" f )\nf = 1*ALPHA\n", &["f"]).unwrap();
        assert_eq!(shown(&list, "ab,c,d"), "[ab],[c],[d]");
        let next = of("s = *f\nf = DIGIT ALPHA\n", &["f"]).unwrap();
        assert_eq!(shown(&next, "1a2b"), "[1a][2b]");
        let last = of("s = *( f \",\" ) f\nf = *ALPHA\n", &["f"]).unwrap();
        assert_eq!(shown(&last, "a,,b"), "[a],[],[b]");
        let two = of("s = \"/\" [ g *( \"/\" f ) ]\ng = 1*ALPHA\nf = *ALPHA\n", &["f", "g"]).unwrap();
        assert_eq!(shown(&two, "/a/"), "/[a]/[]");
        assert_eq!(shown(&two, "/"), "/");
        assert!(path.found && !of("s = *ALPHA\nf = \"x\"\n", &["f"]).unwrap().found);
    }

    #[test]
    fn what_one_byte_does_not_decide_is_refused() {
        let why = of("s = *( f \",\" ) f\nf = *( ALPHA / \",\" )\n", &["f"]).unwrap_err();
        assert_eq!(why, MarksError::Undecided(",".to_string()));
        let why = of("s = *( f \",\" ) g\nf = *ALPHA\ng = *ALPHA\n", &["f"]).unwrap_err();
        assert_eq!(why, MarksError::Undecided("A".to_string()));
    }
}
