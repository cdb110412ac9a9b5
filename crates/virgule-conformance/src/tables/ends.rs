//! Texts that note a position, and end in every way that there is behind it.
//!
//! That a step is taken says little of the positions that it notes: a text that ends soon may have no use for them, and
//! where a field is empty its two ends are one place. So for every step that notes positions and every layout of fields
//! that a text may end with behind it there is one that stays in a state for a character wherever it can, and one that does
//! not.
//!
//! ```text
//! start ── … ──► state ── step ──► target ── … ──► an end with that layout
//!          ▲ ↻     ↻                 ↻          ↻
//! ```

use super::routes::{Place, Routes, Takes, Text, Way};
use super::walk::states;
use std::collections::{BTreeMap, VecDeque};

impl Routes<'_> {
    /// For every step that notes positions and every layout that is reached behind it, a text that matches.
    pub fn notes(&self) -> Vec<Way> {
        let Some(place) = self.places.first() else { return Vec::new() };
        [true, false].into_iter().flat_map(|stays| self.notes_of(place, stays)).collect()
    }

    fn notes_of(&self, place: &Place<'_>, stays: bool) -> Vec<Way> {
        let begin = self.from(place, self.start, stays);
        let mut steps: BTreeMap<u32, (usize, usize)> = BTreeMap::new();
        for state in states(place.table).filter(|&state| begin[state].is_some()) {
            for (number, arc) in place.arcs[state].iter().enumerate() {
                if let Some(step) = arc.noting {
                    steps.entry(step).or_insert((state, number));
                }
            }
        }
        let mut found = Vec::new();
        for (state, number) in steps.into_values() {
            let arc = &place.arcs[state][number];
            let (Some(Some(before)), Some(taken)) = (begin.get(state), self.text(place, arc)) else {
                continue;
            };
            let behind = self.from(place, arc.target, stays);
            // The nearest end of each layout.
            let mut ends: BTreeMap<u8, &Text> = BTreeMap::new();
            for end in states(place.table) {
                if let (Some(layout), Some(text)) = (place.layout(end, self.kind), &behind[end]) {
                    let known = ends.entry(layout).or_insert(text);
                    if text.len() < known.len() {
                        *known = text;
                    }
                }
            }
            let texts = ends.into_values().map(|behind| [&before[..], &taken, behind].concat());
            let texts = texts.filter_map(|text| String::from_utf8(text).ok());
            found.extend(texts.map(|text| Way { text, at: before.len() }));
        }
        found
    }

    /// By state: a text from `first` there, of few steps; and if it `stays`, with one more step in every state on its way
    /// that has a step to itself.
    fn from(&self, place: &Place<'_>, first: usize, stays: bool) -> Vec<Option<Text>> {
        let mut found: Vec<Option<Text>> = vec![None; place.arcs.len()];
        let stay = |state: usize| {
            let mut arcs = place.arcs[state].iter();
            let stay = arcs.find(|arc| stays && arc.target == state && matches!(arc.takes, Takes::Class(_)));
            stay.and_then(|arc| self.text(place, arc)).unwrap_or_default()
        };
        found[first] = Some(stay(first));
        let mut open = VecDeque::from([first]);
        while let Some(state) = open.pop_front() {
            let Some(before) = found[state].clone() else { continue };
            for arc in &place.arcs[state] {
                if found[arc.target].is_none() {
                    let Some(taken) = self.text(place, arc) else { continue };
                    found[arc.target] = Some([&before[..], &taken, &stay(arc.target)].concat());
                    open.push_back(arc.target);
                }
            }
        }
        found
    }
}
