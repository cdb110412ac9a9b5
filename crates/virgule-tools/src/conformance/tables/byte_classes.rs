//! Strings that distinguish every byte from those of other classes.
//!
//! A table has transitions on byte classes, and strings that cover all transitions need not cover each byte: to test
//! that `f` is a hexadecimal digit and `g` is not, a string for each is needed. For a byte and each other class there
//! is a string that would parse differently if the byte were in that class:
//!
//! ```text
//! 1  a state accepts the byte, not the other class:     the string with the byte is inside
//! 2  a state accepts the other class, not the byte:     the string with the byte is outside
//! 3  every state accepts both or neither:               the rest of the string distinguishes them   //0.0.0.156
//! ```
//!
//! States that distinguish many classes are chosen greedily.

use super::steps::states;
use super::transition_texts::{Bytes, Label, TableContext, TransitionText, TransitionTexts};
use std::collections::{HashMap, HashSet, VecDeque};
use virgule::parse::{AnyMatched, Table};

/// Maximum number of state pairs searched to distinguish two classes.
const PAIRS: usize = 4096;

/// The transitions of a table by byte class.
struct ClassTransitions {
    /// By class: its ASCII bytes, and all of its bytes.
    classes: Vec<(Vec<u8>, Bytes)>,
    /// By state and class: the target state.
    targets: Vec<Vec<Option<usize>>>,
}

impl TransitionTexts<'_> {
    /// Returns, for every ASCII byte and every other class, a string that distinguishes them. Some of these strings are
    /// in the language, others are not.
    pub fn byte_classes(&self) -> Vec<TransitionText> {
        let mut found = Vec::new();
        let Some(first) = self.contexts.first() else { return found };
        let main = WholeParser { table: first.table, kind: self.kind };
        for (index, context) in self.contexts.iter().enumerate() {
            let kind = if index == 0 { self.kind } else { 0 };
            let steps = ClassTransitions::new(context);
            for class in 0..steps.classes.len() {
                for (state, after) in steps.distinguishing(&main, context, kind, class) {
                    for &byte in &steps.classes[class].0 {
                        found.extend(way(context, state, byte, &after));
                    }
                }
            }
        }
        found
    }
}

/// Returns a shortest string to `state`, then `byte` and `after`; `None` if that is unreachable or not UTF-8.
fn way(context: &TableContext<'_>, state: usize, byte: u8, after: &[u8]) -> Option<TransitionText> {
    let (before, _) = context.surroundings(state, state)?;
    let text = [&before[..], &context.encode(&[byte], false), after].concat();
    Some(TransitionText { text: String::from_utf8(text).ok()?, at: before.len() })
}

impl ClassTransitions {
    fn new(context: &TableContext<'_>) -> Self {
        let mut classes: Vec<(Vec<u8>, Bytes)> = Vec::new();
        let mut numbers: HashMap<usize, usize> = HashMap::new();
        for byte in 0..=255u8 {
            let number = *numbers.entry(context.table.class(byte)).or_insert(classes.len());
            if number == classes.len() {
                classes.push((Vec::new(), Bytes::new()));
            }
            classes[number].0.extend(byte.is_ascii().then_some(byte));
            classes[number].1.push(byte);
        }
        let mut targets = vec![vec![None; classes.len()]; context.transitions.len()];
        for state in states(context.table) {
            for transition in &context.transitions[state] {
                let Label::Class(taken) = &transition.label else { continue };
                let Some([byte]) = taken.first().map(Vec::as_slice) else { continue };
                if let Some(&class) = numbers.get(&context.table.class(*byte)) {
                    targets[state][class] = Some(transition.target);
                }
            }
        }
        ClassTransitions { classes, targets }
    }

    /// States, each with a rest of the string, at which a byte of `class` is distinguished from all other classes.
    fn distinguishing(
        &self,
        main: &WholeParser<'_>,
        context: &TableContext<'_>,
        kind: usize,
        class: usize,
    ) -> Vec<(usize, Bytes)> {
        let mut open: HashSet<usize> = (0..self.classes.len()).filter(|&other| other != class).collect();
        let mut chosen = Vec::new();
        // 1
        while let Some((state, distinguishing)) = self.best(context, &open, |state| {
            let target = self.targets[state][class]?;
            context.surroundings(state, target)?;
            Some(self.untaken(context, state, &open))
        }) {
            let after = self.targets[state][class].and_then(|target| context.surroundings(state, target));
            chosen.extend(after.map(|(_, after)| (state, after)));
            open.retain(|other| !distinguishing.contains(other));
        }
        // 2
        for other in open.clone() {
            let replaced = states(context.table).filter_map(|state| {
                let target = self.targets[state][other].filter(|_| self.is_untaken(context, state, class))?;
                let (before, after) = context.surroundings(state, target)?;
                Some((before.len() + after.len(), state, after))
            });
            if let Some((_, state, after)) = replaced.min() {
                chosen.push((state, after));
                open.remove(&other);
            }
        }
        // 3
        for other in open {
            let differs = |state: &usize| {
                let (one, other) = (self.targets[*state][class], self.targets[*state][other]);
                one.is_some() && other.is_some() && one != other
            };
            let mut differing: Vec<usize> = states(context.table).filter(differs).collect();
            differing.sort_by_key(|&state| {
                context.surroundings(state, state).map_or(usize::MAX, |(before, _)| before.len())
            });
            let distinguishing =
                |&state: &usize| Some((state, self.after(main, context, kind, state, [class, other])?));
            chosen.extend(differing.iter().find_map(distinguishing));
        }
        chosen.sort();
        chosen.dedup();
        chosen
    }

    /// Returns the state that distinguishes the most classes, and these classes; of several states, the one reached
    /// first.
    fn best(
        &self,
        context: &TableContext<'_>,
        open: &HashSet<usize>,
        distinguishing: impl Fn(usize) -> Option<Vec<usize>>,
    ) -> Option<(usize, Vec<usize>)> {
        if open.is_empty() {
            return None;
        }
        let all = states(context.table).filter_map(|state| {
            Some((state, distinguishing(state).filter(|distinguishing| !distinguishing.is_empty())?))
        });
        let length =
            |state| context.surroundings(state, state).map_or(usize::MAX, |(before, _)| before.len());
        all.min_by_key(|(state, distinguishing)| (usize::MAX - distinguishing.len(), length(*state)))
    }

    /// Returns the byte classes in `open` on which `state` has no transition and begins no call.
    fn untaken(&self, context: &TableContext<'_>, state: usize, open: &HashSet<usize>) -> Vec<usize> {
        open.iter().copied().filter(|&other| self.is_untaken(context, state, other)).collect()
    }

    fn is_untaken(&self, context: &TableContext<'_>, state: usize, class: usize) -> bool {
        let takes = || self.classes[class].1.iter().any(|&byte| context.accepts(state, &[byte]));
        self.targets[state][class].is_none() && !takes()
    }

    /// Returns a suffix after a byte of one class such that the parse differs with a byte of the other class.
    fn after(
        &self,
        main: &WholeParser<'_>,
        context: &TableContext<'_>,
        kind: usize,
        state: usize,
        pair: [usize; 2],
    ) -> Option<Bytes> {
        let [Some(&one), Some(&other)] = pair.map(|class| self.classes[class].0.last()) else { return None };
        let (before, _) = context.surroundings(state, state)?;
        let distinguishes = |after: &[u8]| {
            let text = [&before[..], &context.encode(&[one], false), after].concat();
            main.distinguishes(&text, one, other)
        };
        let first = pair.map(|class| self.targets[state][class]);
        let mut known = HashSet::from([first]);
        let mut open = VecDeque::from([(first, Bytes::new())]);
        while let Some((states, text)) = open.pop_front() {
            let ends = states.map(|state| state.and_then(|state| context.layout(state, kind)));
            if ends[0] != ends[1] {
                // Only one of the two states accepts, or they accept with different fields.
                let (_, after) =
                    states.into_iter().flatten().find_map(|state| context.surroundings(state, state))?;
                for after in [[&text[..], &after].concat(), text.clone()] {
                    if distinguishes(&after) {
                        return Some(after);
                    }
                }
            }
            for (class, (bytes, _)) in self.classes.iter().enumerate() {
                let Some(&byte) = bytes.last() else { continue };
                let next = states.map(|state| self.targets[state?][class]);
                if next[0] != next[1] && known.len() < PAIRS && known.insert(next) {
                    open.push_back((next, [&text[..], &context.encode(&[byte], false)].concat()));
                }
            }
        }
        None
    }
}

/// The main table with its start rule, to parse entire strings.
struct WholeParser<'t> {
    table: &'t Table<'t>,
    kind: usize,
}

impl WholeParser<'_> {
    /// True if `text` parses differently with every `one` replaced by `other`, so that a parser with both bytes in one
    /// class fails on it.
    fn distinguishes(&self, text: &[u8], one: u8, other: u8) -> bool {
        let replaced: Bytes = text.iter().map(|&byte| if byte == one { other } else { byte }).collect();
        self.read(text) != self.read(&replaced)
    }

    /// Returns the spans of the fields of a string; `None` if it does not match.
    fn read(&self, text: &[u8]) -> Option<Vec<Option<(usize, usize)>>> {
        let found = AnyMatched::find(self.table, std::str::from_utf8(text).ok()?, self.kind).ok()?;
        let span = |field| found.span(self.table, self.kind, field);
        Some((0..self.table.fields as usize).map(span).collect())
    }
}
