//! Strings that use every transition of a parser's tables, and strings that fail at every state.
//!
//! ```text
//! start ─── shortest path ───► state ─── the transition ───► target ─── shortest path ───► an accept state
//! ```
//!
//! The shortest paths are computed from the tables, so the strings cover every version of the tables. A call is a
//! transition on a shortest string of the called table. Strings for a called table are surrounded by shortest paths to
//! and from a call:
//!
//! ```text
//!                   ┌── called table: start ─── transition ───► … ───► accept ──┐
//! start ─── … ───► call                                               after the call ─── … ───► accept
//! ```
//!
//! A table that is called both for decoded and for plain input has two contexts.

use super::octets;
use super::steps::{self, MAIN, states, step, table_of};
use std::collections::{BTreeMap, VecDeque};
use virgule::parse::{NO_LAYOUT, Table};

/// A string as bytes, which may begin or end within a character.
pub(super) type Bytes = Vec<u8>;

/// The bytes that may occur unencoded in percent-decoded input; `None` if the string is not decoded.
pub(super) type Plain = Option<[u64; 4]>;

/// The tables of a parser with shortest strings to and from every state, for one start rule.
#[derive(Debug)]
pub struct TransitionTexts<'t> {
    pub(super) contexts: Vec<TableContext<'t>>,
    /// The start state of the start rule.
    start: usize,
    /// The number of the start rule.
    pub(super) kind: usize,
}

/// A table, and whether it matches percent-decoded input.
#[derive(Debug)]
pub(super) struct TableContext<'t> {
    pub(super) table: &'t Table<'t>,
    pub(super) plain: Plain,
    /// The prefix and suffix of a string of the table in a string of the main table; `None` until found.
    surroundings: Option<(Bytes, Bytes)>,
    /// By state: its outgoing transitions.
    pub(super) transitions: Vec<Vec<Transition>>,
    /// By state: a shortest string to the state; `None` if it is not reachable.
    before: Vec<Option<Bytes>>,
    /// By state: a shortest string from the state to an accept state; `None` if there is no such string.
    after: Vec<Option<Bytes>>,
    /// A shortest nonempty string of the table.
    whole: Option<Bytes>,
}

#[derive(Debug, Clone)]
pub(super) struct Transition {
    pub(super) target: usize,
    pub(super) label: Label,
    /// The cell of the transition, if it has captures.
    capture: Option<u32>,
}

#[derive(Debug, Clone)]
pub(super) enum Label {
    /// The members of a class: bytes, or characters.
    Class(Vec<Bytes>),
    /// The strings of the context with this index.
    Call(usize),
}

/// A matching string that uses a transition.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TransitionText {
    /// The string.
    pub text: String,
    /// The byte offset of the transition.
    pub at: usize,
}

impl<'t> TransitionTexts<'t> {
    /// Computes shortest strings of `main` for the start rule `kind`.
    pub fn new(main: &'t Table<'t>, kind: usize) -> Self {
        let mut texts = TransitionTexts { contexts: Vec::new(), start: main.start(kind), kind };
        texts.discover(main);
        texts.find_shortest(kind);
        texts.find_contexts();
        texts
    }

    /// Finds all contexts and their transitions.
    fn discover(&mut self, main: &'t Table<'t>) {
        let mut numbers: BTreeMap<(usize, Plain), usize> = BTreeMap::from([((MAIN, None), 0)]);
        let mut open = vec![(MAIN, None)];
        let mut contexts: Vec<Option<TableContext<'t>>> = vec![None];
        while let Some((number, plain)) = open.pop() {
            let table = table_of(main, number);
            let classes = steps::classes(table);
            let mut transitions: Vec<Vec<Transition>> = vec![Vec::new(); table.states as usize];
            for state in states(table) {
                for (_, taken) in &classes {
                    // Decoded input has no transitions on characters.
                    if let Some(target) =
                        step(table, state, &taken[0]).filter(|_| plain.is_none() || taken[0].len() == 1)
                    {
                        let capture = steps::capture(table, state, &taken[0]);
                        transitions[state].push(Transition {
                            target,
                            label: Label::Class(taken.clone()),
                            capture,
                        });
                    }
                }
            }
            for call in steps::calls(table) {
                let key = (call.callee as usize, table.plain(call).map(|plain| plain.all().0).or(plain));
                let next = numbers.len();
                let callee = *numbers.entry(key).or_insert(next);
                if callee == next {
                    contexts.push(None);
                    open.push(key);
                }
                let (target, label) = (steps::after(table, call), Label::Call(callee));
                let transition = Transition { target, label, capture: Some(call.cell.0) };
                transitions[call.state as usize].push(transition);
            }
            let none = vec![None; table.states as usize];
            let (before, after) = (none.clone(), none);
            let context =
                TableContext { table, plain, surroundings: None, transitions, before, after, whole: None };
            contexts[numbers[&(number, plain)]] = Some(context);
        }
        self.contexts = contexts.into_iter().flatten().collect();
    }

    /// Computes shortest strings by fixpoint iteration, because the length of a call is that of a string of its callee.
    fn find_shortest(&mut self, kind: usize) {
        for (index, context) in self.contexts.iter_mut().enumerate() {
            let kind = if index == 0 { kind } else { 0 };
            context.before[context.table.start(kind)] = Some(Bytes::new());
            for state in states(context.table) {
                if context.table.accept(state, kind) != NO_LAYOUT {
                    context.after[state] = Some(Bytes::new());
                }
            }
        }
        let mut changed = true;
        while changed {
            changed = false;
            for index in 0..self.contexts.len() {
                changed |= self.shorten(index);
            }
        }
    }

    fn shorten(&mut self, index: usize) -> bool {
        let context = &self.contexts[index];
        let texts = |transitions: &Vec<Transition>| {
            transitions.iter().map(|transition| self.text(context, transition)).collect()
        };
        let texts: Vec<Vec<Option<Bytes>>> = context.transitions.iter().map(texts).collect();
        let context = &mut self.contexts[index];
        let (mut changed, mut again) = (false, true);
        while again {
            again = false;
            for (state, transitions) in context.transitions.iter().enumerate() {
                for (transition, text) in transitions.iter().zip(&texts[state]) {
                    let Some(text) = text else { continue };
                    if let Some(before) = context.before[state].take() {
                        if state != transition.target {
                            again |= shorter(&mut context.before[transition.target], &before, text);
                        }
                        context.before[state] = Some(before);
                    }
                    if let Some(after) = context.after[transition.target].take() {
                        if state != transition.target {
                            again |= shorter(&mut context.after[state], text, &after);
                        }
                        again |= state == 1 && shorter(&mut context.whole, text, &after);
                        context.after[transition.target] = Some(after);
                    }
                }
            }
            changed |= again;
        }
        changed
    }

    /// Returns a string that matches a transition; `None` if no string of the callee is known yet.
    fn text(&self, context: &TableContext<'_>, transition: &Transition) -> Option<Bytes> {
        match &transition.label {
            Label::Class(taken) => Some(context.encode(&taken[0], false)),
            Label::Call(callee) => self.contexts[*callee].whole.clone(),
        }
    }

    /// Sets the surroundings of each context to those of its first call.
    fn find_contexts(&mut self) {
        self.contexts[0].surroundings = Some((Bytes::new(), Bytes::new()));
        let mut open = VecDeque::from([0]);
        while let Some(index) = open.pop_front() {
            for state in states(self.contexts[index].table) {
                for transition in self.contexts[index].transitions[state].clone() {
                    let Label::Call(callee) = transition.label else { continue };
                    let surroundings = self.contexts[index].surroundings(state, transition.target);
                    if self.contexts[callee].surroundings.is_none() && surroundings.is_some() {
                        self.contexts[callee].surroundings = surroundings;
                        open.push_back(callee);
                    }
                }
            }
        }
    }

    /// For every transition from which an accept state is reachable: a matching string that uses the transition.
    pub fn transitions(&self) -> Vec<TransitionText> {
        let mut found = Vec::new();
        for context in &self.contexts {
            for state in states(context.table) {
                for transition in &context.transitions[state] {
                    let Some((before, after)) = context.surroundings(state, transition.target) else {
                        continue;
                    };
                    let ways: Vec<Bytes> = match &transition.label {
                        Label::Class(taken) => context.encodings(taken),
                        Label::Call(callee) => self.contexts[*callee].whole.iter().cloned().collect(),
                    };
                    // The member of the class varies with the state. Members that would make invalid UTF-8 are skipped.
                    let valid = |way: &Bytes| String::from_utf8([&before[..], way, &after[..]].concat()).ok();
                    let turns = (0..ways.len()).map(|turn| &ways[(state + turn) % ways.len()]);
                    let text = turns.filter_map(valid).next();
                    found.extend(text.map(|text| TransitionText { text, at: before.len() }));
                }
            }
        }
        let least = self.contexts[0].after[self.start].iter();
        found
            .extend(least.filter_map(|end| {
                Some(TransitionText { text: String::from_utf8(end.clone()).ok()?, at: 0 })
            }));
        found
    }

    /// Returns the strings of [`Self::transitions`].
    pub fn samples(&self) -> Vec<String> {
        self.transitions().into_iter().map(|way| way.text).collect()
    }

    /// Returns, for every state, a string to the state, alone and followed by a member of each class without a
    /// transition; in decoded input also followed by invalid escapes.
    pub fn near_misses(&self) -> Vec<String> {
        let mut misses = Vec::new();
        for context in &self.contexts {
            let (characters, classes) = (characters(context.table), steps::classes(context.table));
            for state in states(context.table) {
                let Some((before, _)) = context.surroundings(state, state) else { continue };
                let Ok(before) = String::from_utf8(before) else { continue };
                misses.push(before.clone());
                for (class, bytes) in &classes {
                    if bytes.iter().all(|taken| context.accepts(state, taken)) {
                        continue;
                    }
                    let characters = characters.get(class).map_or(&[][..], |all| &all[..]);
                    if let Some(character) = characters.get(state % characters.len().max(1)) {
                        misses.push(format!("{before}{character}"));
                    }
                    if *class >= steps::WIDE && context.plain.is_none() {
                        let character = str::from_utf8(&bytes[state % bytes.len()]);
                        misses.extend(character.map(|character| format!("{before}{character}")));
                    } else if context.plain.is_some() {
                        misses.push(format!("{before}%{:02x}", bytes[state % bytes.len()][0]));
                    }
                }
                if context.plain.is_some() {
                    misses.extend(["%", "%2", "%zz", "%4g", "%%"].map(|cut| format!("{before}{cut}")));
                }
            }
        }
        misses
    }
}

impl<'t> TableContext<'t> {
    /// Returns the field layout of an accept state.
    pub(super) fn layout(&self, state: usize, kind: usize) -> Option<u8> {
        Some(self.table.accept(state, kind)).filter(|layout| *layout != NO_LAYOUT)
    }

    /// Returns the strings before `from` and after `to` in a matching string; both are states of this table.
    pub(super) fn surroundings(&self, from: usize, to: usize) -> Option<(Bytes, Bytes)> {
        let (before, after) = (self.before[from].as_ref()?, self.after[to].as_ref()?);
        let (outer_before, outer_behind) = self.surroundings.as_ref()?;
        Some(([&outer_before[..], before].concat(), [&after[..], outer_behind].concat()))
    }

    /// Encodes bytes for a string of this context.
    pub(super) fn encode(&self, taken: &[u8], escape: bool) -> Bytes {
        taken.iter().flat_map(|&byte| octets::encode(byte, self.plain.as_ref(), escape)).collect()
    }

    /// Returns the encodings of the members of a class.
    fn encodings(&self, class: &[Bytes]) -> Vec<Bytes> {
        let escaped = class.iter().filter(|_| self.plain.is_some()).map(|taken| self.encode(taken, true));
        class.iter().map(|taken| self.encode(taken, false)).chain(escaped).collect()
    }

    pub(super) fn accepts(&self, state: usize, taken: &[u8]) -> bool {
        step(self.table, state, taken).is_some() || self.table.call(state, taken[0]).is_some()
    }
}

/// Replaces `known` by the concatenation of two parts if that is shorter; true if `known` was replaced.
fn shorter(known: &mut Option<Bytes>, first: &[u8], second: &[u8]) -> bool {
    let better = known.as_ref().is_none_or(|known| first.len() + second.len() < known.len());
    if better {
        *known = Some([first, second].concat());
    }
    better
}

// Strings that capture a position and then accept with every possible field layout.
//
// A string that uses a transition need not test the captures of the transition: a short string may not read them, and
// the two ends of an empty field coincide. So for every transition with captures and every layout reachable after it
// there is a string with a self loop wherever possible, and one without self loops.
//
// ```text
// start ── … ──► state ── transition ──► target ── … ──► an accept state with the layout
//          ▲ ↻     ↻                       ↻          ↻
// ```

impl TransitionTexts<'_> {
    /// Returns, for every transition with captures and every layout reachable after it, matching strings with and
    /// without self loops.
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

    /// Returns, by state, a string of few transitions from `first`; with `stays`, self loops are taken once.
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

/// Returns, by class of the lead byte, all ASCII characters, and one character for each lead byte above ASCII.
pub fn characters(table: &Table<'_>) -> BTreeMap<usize, Vec<char>> {
    characters_by(|character| {
        let mut buffer = [0; 4];
        table.class(character.encode_utf8(&mut buffer).as_bytes()[0])
    })
}

/// Returns the same characters by any class.
pub fn characters_by<C: Ord>(class_of: impl Fn(char) -> C) -> BTreeMap<C, Vec<char>> {
    let mut characters: BTreeMap<C, Vec<char>> = BTreeMap::new();
    let blocks = (0x80..0x800)
        .step_by(0x40)
        .chain((0x800..0x1_0000).step_by(0x1000))
        .chain((0x1_0000..0x11_0000).step_by(0x4_0000));
    for character in (0..0x80).chain(blocks).filter_map(char::from_u32) {
        characters.entry(class_of(character)).or_default().push(character);
    }
    characters
}
