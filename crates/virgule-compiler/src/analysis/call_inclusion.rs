//! Two languages that both nest, compared call by call.
//!
//! Whether one context-free language is inside another is undecidable, for deterministic ones too. But two editions of a
//! grammar mostly nest alike. Then it suffices that wherever the one calls, the other one calls too, a rule that takes as
//! much, and that without calls it takes as much anyway:
//!
//! ```text
//! filter = "(" ( "&" 1*filter / item ) ")"       inside, if item is:
//! filter = "(" ( "&" *filter / item ) ")"        filter by filter, and a text has only so many
//! ```
//!
//! "Yes" is the truth, by induction over the nesting of a text; "no" only means that this does not show it.

use super::language::{LanguageCall, Program};
use crate::bytes;
use std::collections::HashSet;

/// Whether every text of `inner` is one of `outer`, as far as that is seen call by call.
pub(super) fn is_inside(inner: &Program, outer: &Program) -> bool {
    let octets = every_octet(inner, outer);
    let mut automata = HashSet::from([(0, 0)]);
    let mut open = vec![(0, 0)];
    while let Some((left, right)) = open.pop() {
        let Some(called) = takes_as_much(inner, outer, (left, right), &octets) else { return false };
        open.extend(called.into_iter().filter(|pair| automata.insert(*pair)));
    }
    true
}

/// One octet of each sort.
fn every_octet(inner: &Program, outer: &Program) -> Vec<u8> {
    let mut seen = HashSet::new();
    let class = |byte: u8| (inner.classes[byte as usize], outer.classes[byte as usize]);
    (0..=255).filter(|&byte| seen.insert(class(byte))).collect()
}

/// If the one automaton takes what the other does, provided that what they call does: the calls.
fn takes_as_much(
    inner: &Program,
    outer: &Program,
    (left, right): (usize, usize),
    octets: &[u8],
) -> Option<Vec<(usize, usize)>> {
    let (left, right) = (&inner.machines[left], &outer.machines[right]);
    let mut called = Vec::new();
    let (mut seen, mut open) = (HashSet::from([(0, 0)]), vec![(0, 0)]);
    while let Some((one, other)) = open.pop() {
        let (state, beside) = (left.state(one), right.state(other));
        if state.accepts && !beside.accepts {
            return None;
        }
        let mut go = |pair| {
            if seen.insert(pair) {
                open.push(pair);
            }
        };
        for &octet in octets {
            if let Some(next) = left.next(one, octet) {
                go((next, right.next(other, octet)?));
            }
        }
        for call in &state.calls {
            let alike = beside.calls.iter().find(|other| is_like(call, other))?;
            go((call.target, alike.target));
            called.push((call.machine, alike.machine));
        }
    }
    Some(called)
}

/// Whether a call includes another: both decode alike, and it is entered on all bytes on which the other is.
fn is_like(call: &LanguageCall, other: &LanguageCall) -> bool {
    let entered = bytes::intersection(&call.first, &other.first) == call.first;
    entered && call.plain == other.plain
}
