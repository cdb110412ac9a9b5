//! Texts that capture a position and then accept with every possible field layout.
//!
//! A text that uses a transition need not test the captures of the transition: a short text may not read them, and the
//! two ends of an empty field coincide. So for every transition with captures and every layout that is reachable after
//! it there is a text with a self loop wherever possible, and one without self loops.
//!
//! ```text
//! start ── … ──► state ── transition ──► target ── … ──► an accept state with the layout
//!          ▲ ↻     ↻                       ↻          ↻
//! ```

use super::steps::states;
use super::transition_texts::{Bytes, Label, TableContext, TransitionText, TransitionTexts};
use std::collections::{BTreeMap, VecDeque};

impl TransitionTexts<'_> {
    /// For every transition with captures and every layout that is reachable after it: matching texts with and without
    /// self loops.
    pub fn captures(&self) -> Vec<TransitionText> {
        let Some(context) = self.contexts.first() else { return Vec::new() };
        [true, false].into_iter().flat_map(|stays| self.captures_in(context, stays)).collect()
    }

    fn captures_in(&self, context: &TableContext<'_>, stays: bool) -> Vec<TransitionText> {
        let begin = self.from(context, self.start, stays);
        let mut steps: BTreeMap<u32, (usize, usize)> = BTreeMap::new();
        for state in states(context.table).filter(|&state| begin[state].is_some()) {
            for (number, transition) in context.transitions[state].iter().enumerate() {
                if let Some(step) = transition.capture {
                    steps.entry(step).or_insert((state, number));
                }
            }
        }
        let mut found = Vec::new();
        for (state, number) in steps.into_values() {
            let transition = &context.transitions[state][number];
            let (Some(Some(before)), Some(taken)) = (begin.get(state), self.text(context, transition)) else {
                continue;
            };
            let after = self.from(context, transition.target, stays);
            // The nearest accept state of each layout.
            let mut ends: BTreeMap<u8, &Bytes> = BTreeMap::new();
            for end in states(context.table) {
                if let (Some(layout), Some(text)) = (context.layout(end, self.kind), &after[end]) {
                    let known = ends.entry(layout).or_insert(text);
                    if text.len() < known.len() {
                        *known = text;
                    }
                }
            }
            let texts = ends.into_values().map(|after| [&before[..], &taken, after].concat());
            let texts = texts.filter_map(|text| String::from_utf8(text).ok());
            found.extend(texts.map(|text| TransitionText { text, at: before.len() }));
        }
        found
    }

    /// By state: a text of few transitions from `first`; with `stays`, self loops on the path are taken once.
    fn from(&self, context: &TableContext<'_>, first: usize, stays: bool) -> Vec<Option<Bytes>> {
        let mut found: Vec<Option<Bytes>> = vec![None; context.transitions.len()];
        let stay = |state: usize| {
            let mut transitions = context.transitions[state].iter();
            let stay = transitions.find(|transition| {
                stays && transition.target == state && matches!(transition.label, Label::Class(_))
            });
            stay.and_then(|transition| self.text(context, transition)).unwrap_or_default()
        };
        found[first] = Some(stay(first));
        let mut open = VecDeque::from([first]);
        while let Some(state) = open.pop_front() {
            let Some(before) = found[state].clone() else { continue };
            for transition in &context.transitions[state] {
                if found[transition.target].is_none() {
                    let Some(taken) = self.text(context, transition) else { continue };
                    found[transition.target] = Some([&before[..], &taken, &stay(transition.target)].concat());
                    open.push_back(transition.target);
                }
            }
        }
        found
    }
}
