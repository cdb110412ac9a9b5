//! Texts that tell every byte from those of other classes.
//!
//! A table knows classes, not bytes, and so do the texts that take every step of it. That `g` is no hexadecimal digit,
//! and `f` is one, takes a text for each of them. For a byte and each class that is not its own there is a text that
//! would be read in another way if the byte were in that class:
//!
//! ```text
//! 1  a state takes the byte, and not the other class:    the text that takes it there is inside
//! 2  a state takes the other class, and not the byte:    the text with the byte in its place is outside
//! 3  wherever the one is taken the other is too:         what stands behind tells them apart     //0.0.0.156
//! ```
//!
//! A few states do for all classes: they are chosen greedily.

use super::routes::{Place, Routes, Takes, Text, Way};
use super::walk::states;
use std::collections::{HashMap, HashSet, VecDeque};
use virgule::parse::{self, Captures, MAX_CAPTURE_WORDS, Table};

/// No more pairs of states are looked at to tell two classes apart.
const PAIRS: usize = 4096;

/// The steps of a place by class.
struct Steps {
    /// The ASCII bytes of each class, and all its bytes.
    classes: Vec<(Vec<u8>, Text)>,
    /// By state and class: where it leads.
    targets: Vec<Vec<Option<usize>>>,
}

impl Routes<'_> {
    /// For every ASCII byte and every class that it is not in, a text that tells. Some match, and some do not.
    pub fn bytes(&self) -> Vec<Way> {
        let mut found = Vec::new();
        let Some(first) = self.places.first() else { return found };
        let main = Main { table: first.table, kind: self.kind };
        for (index, place) in self.places.iter().enumerate() {
            let kind = if index == 0 { self.kind } else { 0 };
            let steps = Steps::new(place);
            for class in 0..steps.classes.len() {
                for (state, behind) in steps.told(&main, place, kind, class) {
                    for &byte in &steps.classes[class].0 {
                        found.extend(way(place, state, byte, &behind));
                    }
                }
            }
        }
        found
    }
}

/// The text that takes a byte in a state, or tries to, with that behind it.
fn way(place: &Place<'_>, state: usize, byte: u8, behind: &[u8]) -> Option<Way> {
    let (before, _) = place.around(state, state)?;
    let text = [&before[..], &place.written(&[byte], false), behind].concat();
    Some(Way { text: String::from_utf8(text).ok()?, at: before.len() })
}

impl Steps {
    fn new(place: &Place<'_>) -> Self {
        let mut classes: Vec<(Vec<u8>, Text)> = Vec::new();
        let mut numbers: HashMap<usize, usize> = HashMap::new();
        for byte in 0..=255u8 {
            let number = *numbers.entry(place.table.class(byte)).or_insert(classes.len());
            if number == classes.len() {
                classes.push((Vec::new(), Text::new()));
            }
            classes[number].0.extend(byte.is_ascii().then_some(byte));
            classes[number].1.push(byte);
        }
        let mut targets = vec![vec![None; classes.len()]; place.arcs.len()];
        for state in states(place.table) {
            for arc in &place.arcs[state] {
                let Takes::Class(taken) = &arc.takes else { continue };
                let Some([byte]) = taken.first().map(Vec::as_slice) else { continue };
                if let Some(&class) = numbers.get(&place.table.class(*byte)) {
                    targets[state][class] = Some(arc.target);
                }
            }
        }
        Steps { classes, targets }
    }

    /// States, each with what stands behind a byte of `class` there, that tell it from all other classes.
    fn told(&self, main: &Main<'_>, place: &Place<'_>, kind: usize, class: usize) -> Vec<(usize, Text)> {
        let mut open: HashSet<usize> = (0..self.classes.len()).filter(|&other| other != class).collect();
        let mut chosen = Vec::new();
        // 1
        while let Some((state, told)) = self.best(place, &open, |state| {
            let target = self.targets[state][class]?;
            place.around(state, target)?;
            Some(self.untaken(place, state, &open))
        }) {
            let behind = self.targets[state][class].and_then(|target| place.around(state, target));
            chosen.extend(behind.map(|(_, behind)| (state, behind)));
            open.retain(|other| !told.contains(other));
        }
        // 2
        for other in open.clone() {
            let replaced = states(place.table).filter_map(|state| {
                let target = self.targets[state][other].filter(|_| self.is_untaken(place, state, class))?;
                let (before, behind) = place.around(state, target)?;
                Some((before.len() + behind.len(), state, behind))
            });
            if let Some((_, state, behind)) = replaced.min() {
                chosen.push((state, behind));
                open.remove(&other);
            }
        }
        // 3
        for other in open {
            let differs = |state: &usize| {
                let (one, other) = (self.targets[*state][class], self.targets[*state][other]);
                one.is_some() && other.is_some() && one != other
            };
            let mut differing: Vec<usize> = states(place.table).filter(differs).collect();
            differing.sort_by_key(|&state| {
                place.around(state, state).map_or(usize::MAX, |(before, _)| before.len())
            });
            let told = |&state: &usize| Some((state, self.behind(main, place, kind, state, [class, other])?));
            chosen.extend(differing.iter().find_map(told));
        }
        chosen.sort();
        chosen.dedup();
        chosen
    }

    /// The state that tells most classes, and of those the one that is reached first; `None` if none tells any.
    fn best(
        &self,
        place: &Place<'_>,
        open: &HashSet<usize>,
        told: impl Fn(usize) -> Option<Vec<usize>>,
    ) -> Option<(usize, Vec<usize>)> {
        if open.is_empty() {
            return None;
        }
        let all = states(place.table)
            .filter_map(|state| Some((state, told(state).filter(|told| !told.is_empty())?)));
        let length = |state| place.around(state, state).map_or(usize::MAX, |(before, _)| before.len());
        all.min_by_key(|(state, told)| (usize::MAX - told.len(), length(*state)))
    }

    /// The classes of `open` that a state has no step for.
    fn untaken(&self, place: &Place<'_>, state: usize, open: &HashSet<usize>) -> Vec<usize> {
        open.iter().copied().filter(|&other| self.is_untaken(place, state, other)).collect()
    }

    fn is_untaken(&self, place: &Place<'_>, state: usize, class: usize) -> bool {
        let takes = || self.classes[class].1.iter().any(|&byte| place.takes(state, &[byte]));
        self.targets[state][class].is_none() && !takes()
    }

    /// A text behind a byte of the first class in a state, by which one sees that it is none of the second.
    fn behind(
        &self,
        main: &Main<'_>,
        place: &Place<'_>,
        kind: usize,
        state: usize,
        pair: [usize; 2],
    ) -> Option<Text> {
        let [Some(&one), Some(&other)] = pair.map(|class| self.classes[class].0.last()) else { return None };
        let (before, _) = place.around(state, state)?;
        let tells = |behind: &[u8]| {
            let text = [&before[..], &place.written(&[one], false), behind].concat();
            main.tells(&text, one, other)
        };
        let first = pair.map(|class| self.targets[state][class]);
        let mut known = HashSet::from([first]);
        let mut open = VecDeque::from([(first, Text::new())]);
        while let Some((states, text)) = open.pop_front() {
            let ends = states.map(|state| state.and_then(|state| place.layout(state, kind)));
            if ends[0] != ends[1] {
                // Of one of them an end, so of the other none, or with other fields.
                let (_, behind) =
                    states.into_iter().flatten().find_map(|state| place.around(state, state))?;
                for behind in [[&text[..], &behind].concat(), text.clone()] {
                    if tells(&behind) {
                        return Some(behind);
                    }
                }
            }
            for (class, (bytes, _)) in self.classes.iter().enumerate() {
                let Some(&byte) = bytes.last() else { continue };
                let next = states.map(|state| self.targets[state?][class]);
                if next[0] != next[1] && known.len() < PAIRS && known.insert(next) {
                    open.push_back((next, [&text[..], &place.written(&[byte], false)].concat()));
                }
            }
        }
        None
    }
}

/// The whole parser.
struct Main<'t> {
    table: &'t Table<'t>,
    kind: usize,
}

impl Main<'_> {
    /// Whether `text` is read in another way where every `one` is `other`: what a parser does that has it in its class.
    fn tells(&self, text: &[u8], one: u8, other: u8) -> bool {
        let replaced: Text = text.iter().map(|&byte| if byte == one { other } else { byte }).collect();
        self.read(text) != self.read(&replaced)
    }

    /// Where the fields are.
    fn read(&self, text: &[u8]) -> Option<Vec<Option<(usize, usize)>>> {
        let kept: Captures<MAX_CAPTURE_WORDS> = parse::match_captures(self.table, text, self.kind).ok()?;
        let span = |field| parse::span(self.table, &kept.0, text.len(), field);
        Some((0..self.table.fields as usize).map(span).collect())
    }
}
