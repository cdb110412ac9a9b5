//! Inclusion of languages that both nest, compared call by call.
//!
//! Inclusion of context-free languages is undecidable, even for deterministic ones. But two editions of a grammar
//! mostly nest alike. Then a sufficient condition for the inclusion is that at each call of the inner automaton the
//! outer one calls an automaton that includes the called one, and has all transitions of the inner one in between:
//!
//! ```text
//! filter = "(" ( "&" 1*filter / item ) ")"       inner
//! filter = "(" ( "&" *filter / item ) ")"        outer: includes the inner one if its item does
//! ```
//!
//! The condition implies inclusion, by induction over the nesting depth of a text. If it does not hold, nothing is
//! known.

use super::language::{LanguageCall, Program};
use crate::bytes;
use std::collections::HashSet;

/// True if every text of `inner` is a text of `outer`; false means that the comparison call by call does not show it.
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

/// One octet of each pair of byte classes.
fn every_octet(inner: &Program, outer: &Program) -> Vec<u8> {
    let mut seen = HashSet::new();
    let class = |byte: u8| (inner.classes[byte as usize], outer.classes[byte as usize]);
    (0..=255).filter(|&byte| seen.insert(class(byte))).collect()
}

/// The pairs of called automata on whose inclusion the inclusion of the automaton `left` of `inner` in the automaton
/// `right` of `outer` depends; `None` if `right` lacks a transition, a call or an accept state.
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

/// Whether `other` is entered on all bytes on which `call` is, with the same percent-decoding.
fn is_like(call: &LanguageCall, other: &LanguageCall) -> bool {
    let entered = bytes::intersection(&call.first, &other.first) == call.first;
    entered && call.plain == other.plain
}
