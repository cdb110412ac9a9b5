//! The tables of a parser → texts that take every step of it, and texts that fail at every state.
//!
//! ```text
//! start ─── shortest way ───► state ─── the step ───► target ─── shortest way ───► an accepting state
//! ```
//!
//! The shortest ways are found in the tables themselves, so that a change of the tables changes the texts. A call
//! is a step whose text is a shortest one of the table that is called. Within that table the ways are the same;
//! before and behind stands a shortest way to where it is called, and from there to an end:
//!
//! ```text
//!                   ┌── called table: start ─── step ───► … ───► its end ──┐
//! start ─── … ───► call                                              behind the call ─── … ───► an end
//! ```
//!
//! A table that is called for text that is decoded, and for text that is not, has two places here.

use super::units;
use super::walk::{self, MAIN, states, step, table_of};
use std::collections::BTreeMap;
use virgule::parse::{NO_LAYOUT, Table};

/// A text, not always of whole characters.
pub(super) type Text = Vec<u8>;

/// The bytes that stand for themselves in text that is decoded.
pub(super) type Plain = Option<[u64; 4]>;

/// The tables of a parser with the shortest ways into and out of every state, for one start rule.
#[derive(Debug)]
pub struct Routes<'t> {
    pub(super) places: Vec<Place<'t>>,
    /// The first state of the start rule.
    pub(super) start: usize,
    /// The number of the start rule.
    pub(super) kind: usize,
}

/// A table, and how the text is read there.
#[derive(Debug)]
pub(super) struct Place<'t> {
    pub(super) table: &'t Table<'t>,
    pub(super) plain: Plain,
    /// Texts from the beginning to here, and from the end here to the end of all.
    around: Option<(Text, Text)>,
    /// By state: steps that leave it.
    pub(super) arcs: Vec<Vec<Arc>>,
    /// By state: a shortest text that leads there.
    before: Vec<Option<Text>>,
    /// By state: a shortest text that leads from there to an end.
    behind: Vec<Option<Text>>,
    /// A shortest text that is not empty.
    whole: Option<Text>,
}

#[derive(Debug, Clone)]
pub(super) struct Arc {
    pub(super) target: usize,
    pub(super) takes: Takes,
    /// The step, if it notes positions.
    pub(super) noting: Option<u32>,
}

#[derive(Debug, Clone)]
pub(super) enum Takes {
    /// One of these, which are a class: bytes, or characters.
    Class(Vec<Text>),
    /// What this place takes.
    Call(usize),
}

/// A text that matches, and takes a step.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Way {
    /// The text.
    pub text: String,
    /// The byte offset of the step.
    pub at: usize,
}

impl<'t> Routes<'t> {
    /// The ways of `main` for the start rule `kind`.
    pub fn new(main: &'t Table<'t>, kind: usize) -> Self {
        let mut routes = Routes { places: Vec::new(), start: main.start(kind), kind };
        routes.discover(main);
        routes.find_ways(kind);
        routes.find_surroundings();
        routes
    }

    /// All places, each with its arcs.
    fn discover(&mut self, main: &'t Table<'t>) {
        let mut numbers: BTreeMap<(usize, Plain), usize> = BTreeMap::from([((MAIN, None), 0)]);
        let mut open = vec![(MAIN, None)];
        let mut places: Vec<Option<Place<'t>>> = vec![None];
        while let Some((number, plain)) = open.pop() {
            let table = table_of(main, number);
            let classes = walk::classes(table);
            let mut arcs: Vec<Vec<Arc>> = vec![Vec::new(); table.states as usize];
            for state in states(table) {
                for (_, taken) in &classes {
                    // What is decoded comes byte by byte.
                    if let Some(target) =
                        step(table, state, &taken[0]).filter(|_| plain.is_none() || taken[0].len() == 1)
                    {
                        let noting = walk::noting(table, state, &taken[0]);
                        arcs[state].push(Arc { target, takes: Takes::Class(taken.clone()), noting });
                    }
                }
            }
            for call in walk::calls(table) {
                let key = (call.callee as usize, table.plain(call).map(|plain| plain.0).or(plain));
                let next = numbers.len();
                let callee = *numbers.entry(key).or_insert(next);
                if callee == next {
                    places.push(None);
                    open.push(key);
                }
                let (target, takes) = (walk::behind(table, call), Takes::Call(callee));
                let arc = Arc { target, takes, noting: Some(call.cell.0) };
                arcs[call.state as usize].push(arc);
            }
            let none = vec![None; table.states as usize];
            let (before, behind) = (none.clone(), none);
            let place = Place { table, plain, around: None, arcs, before, behind, whole: None };
            places[numbers[&(number, plain)]] = Some(place);
        }
        self.places = places.into_iter().flatten().collect();
    }

    /// Shortest ways, over and over until none is shorter: a call is as long as what it calls.
    fn find_ways(&mut self, kind: usize) {
        for (index, place) in self.places.iter_mut().enumerate() {
            let kind = if index == 0 { kind } else { 0 };
            place.before[place.table.start(kind)] = Some(Text::new());
            for state in states(place.table) {
                if place.table.accept(state, kind) != NO_LAYOUT {
                    place.behind[state] = Some(Text::new());
                }
            }
        }
        let mut changed = true;
        while changed {
            changed = false;
            for index in 0..self.places.len() {
                changed |= self.shorten(index);
            }
        }
    }

    fn shorten(&mut self, index: usize) -> bool {
        let place = &self.places[index];
        let texts = |arcs: &Vec<Arc>| arcs.iter().map(|arc| self.text(place, arc)).collect();
        let texts: Vec<Vec<Option<Text>>> = place.arcs.iter().map(texts).collect();
        let place = &mut self.places[index];
        let (mut changed, mut again) = (false, true);
        while again {
            again = false;
            for (state, arcs) in place.arcs.iter().enumerate() {
                for (arc, text) in arcs.iter().zip(&texts[state]) {
                    let Some(text) = text else { continue };
                    if let Some(before) = place.before[state].take() {
                        if state != arc.target {
                            again |= shorter(&mut place.before[arc.target], &before, text);
                        }
                        place.before[state] = Some(before);
                    }
                    if let Some(behind) = place.behind[arc.target].take() {
                        if state != arc.target {
                            again |= shorter(&mut place.behind[state], text, &behind);
                        }
                        again |= state == 1 && shorter(&mut place.whole, text, &behind);
                        place.behind[arc.target] = Some(behind);
                    }
                }
            }
            changed |= again;
        }
        changed
    }

    /// A text that an arc takes.
    pub(super) fn text(&self, place: &Place<'_>, arc: &Arc) -> Option<Text> {
        match &arc.takes {
            Takes::Class(taken) => Some(place.written(&taken[0], false)),
            Takes::Call(callee) => self.places[*callee].whole.clone(),
        }
    }

    /// Where each place is called first.
    fn find_surroundings(&mut self) {
        self.places[0].around = Some((Text::new(), Text::new()));
        let mut open = std::collections::VecDeque::from([0]);
        while let Some(index) = open.pop_front() {
            for state in states(self.places[index].table) {
                for arc in self.places[index].arcs[state].clone() {
                    let Takes::Call(callee) = arc.takes else { continue };
                    let around = self.places[index].around(state, arc.target);
                    if self.places[callee].around.is_none() && around.is_some() {
                        self.places[callee].around = around;
                        open.push_back(callee);
                    }
                }
            }
        }
    }

    /// For every step after which the start rule can still match: a text that takes it and matches.
    pub fn ways(&self) -> Vec<Way> {
        let mut found = Vec::new();
        for place in &self.places {
            for state in states(place.table) {
                for arc in &place.arcs[state] {
                    let Some((before, behind)) = place.around(state, arc.target) else { continue };
                    let ways: Vec<Text> = match &arc.takes {
                        Takes::Class(taken) => place.all_written(taken),
                        Takes::Call(callee) => self.places[*callee].whole.iter().cloned().collect(),
                    };
                    // Not always the same byte of a class; most of them form no characters beyond ASCII.
                    let valid = |way: &Text| String::from_utf8([&before[..], way, &behind[..]].concat()).ok();
                    let turns = (0..ways.len()).map(|turn| &ways[(state + turn) % ways.len()]);
                    let text = turns.filter_map(valid).next();
                    found.extend(text.map(|text| Way { text, at: before.len() }));
                }
            }
        }
        let least = self.places[0].behind[self.start].iter();
        found.extend(least.filter_map(|end| Some(Way { text: String::from_utf8(end.clone()).ok()?, at: 0 })));
        found
    }

    /// The texts of [`Self::ways`].
    pub fn samples(&self) -> Vec<String> {
        self.ways().into_iter().map(|way| way.text).collect()
    }

    /// For every state: each class without a step, appended to a text that leads there; and that text alone. Where
    /// text is decoded also escapes that are none.
    pub fn near_misses(&self) -> Vec<String> {
        let mut misses = Vec::new();
        for place in &self.places {
            let (characters, classes) = (characters(place.table), walk::classes(place.table));
            for state in states(place.table) {
                let Some((before, _)) = place.around(state, state) else { continue };
                let Ok(before) = String::from_utf8(before) else { continue };
                misses.push(before.clone());
                for (class, bytes) in &classes {
                    if bytes.iter().all(|taken| place.takes(state, taken)) {
                        continue;
                    }
                    let characters = characters.get(class).map_or(&[][..], |all| &all[..]);
                    if let Some(character) = characters.get(state % characters.len().max(1)) {
                        misses.push(format!("{before}{character}"));
                    }
                    if *class >= walk::WIDE && place.plain.is_none() {
                        let character = str::from_utf8(&bytes[state % bytes.len()]);
                        misses.extend(character.map(|character| format!("{before}{character}")));
                    } else if place.plain.is_some() {
                        misses.push(format!("{before}%{:02x}", bytes[state % bytes.len()][0]));
                    }
                }
                if place.plain.is_some() {
                    misses.extend(["%", "%2", "%zz", "%4g", "%%"].map(|cut| format!("{before}{cut}")));
                }
            }
        }
        misses
    }
}

impl<'t> Place<'t> {
    /// Whether the text may end in a state.
    pub(super) fn layout(&self, state: usize, kind: usize) -> Option<u8> {
        Some(self.table.accept(state, kind)).filter(|layout| *layout != NO_LAYOUT)
    }

    /// What stands before `from` and behind `to` in a text that matches, for both are in one table.
    pub(super) fn around(&self, from: usize, to: usize) -> Option<(Text, Text)> {
        let (before, behind) = (self.before[from].as_ref()?, self.behind[to].as_ref()?);
        let (outer_before, outer_behind) = self.around.as_ref()?;
        Some(([&outer_before[..], before].concat(), [&behind[..], outer_behind].concat()))
    }

    /// What is taken as a text may hold it.
    pub(super) fn written(&self, taken: &[u8], escape: bool) -> Text {
        taken.iter().flat_map(|&byte| units::written(byte, self.plain.as_ref(), escape)).collect()
    }

    /// The ways to write what is in a class.
    fn all_written(&self, class: &[Text]) -> Vec<Text> {
        let escaped = class.iter().filter(|_| self.plain.is_some()).map(|taken| self.written(taken, true));
        class.iter().map(|taken| self.written(taken, false)).chain(escaped).collect()
    }

    pub(super) fn takes(&self, state: usize, taken: &[u8]) -> bool {
        step(self.table, state, taken).is_some() || self.table.call(state, taken[0]).is_some()
    }
}

/// Replaces a text by a shorter one, of two parts; says whether it was shorter.
fn shorter(known: &mut Option<Text>, first: &[u8], second: &[u8]) -> bool {
    let better = known.as_ref().is_none_or(|known| first.len() + second.len() < known.len());
    if better {
        *known = Some([first, second].concat());
    }
    better
}

/// By class of bytes: all of ASCII, and one character for each other byte that a character begins with.
pub fn characters(table: &Table<'_>) -> BTreeMap<usize, Vec<char>> {
    let mut characters: BTreeMap<usize, Vec<char>> = BTreeMap::new();
    let blocks = (0x80..0x800)
        .step_by(0x40)
        .chain((0x800..0x1_0000).step_by(0x1000))
        .chain((0x1_0000..0x11_0000).step_by(0x4_0000));
    for character in (0..0x80).chain(blocks).filter_map(char::from_u32) {
        let mut buffer = [0; 4];
        let first = character.encode_utf8(&mut buffer).as_bytes()[0];
        characters.entry(table.class(first)).or_default().push(character);
    }
    characters
}
