//! The tables of a parser → texts that take every step of it, and texts that fail at every state.
//!
//! ```text
//! start ─── shortest way ───► state ─── the step ───► target ─── shortest way ───► an accepting state
//! ```
//!
//! The shortest ways are found in the tables themselves (breadth first, from the start and back from the
//! ends), so that a change of the tables changes the texts. How a table is read is said in [`step`] alone.

use std::collections::VecDeque;
use virgule::engine::{EDGE, NO_LAYOUT, STATE, Table};

/// A step: the state and the byte class.
pub type Step = (usize, usize);

/// The state that a class leads to; `None` if it has no way on.
pub fn step(table: &Table<'_>, state: usize, class: usize) -> Option<usize> {
    let cell = table.next[state * table.stride + class];
    let target = if cell & EDGE != 0 { table.edges[(cell & !EDGE) as usize].target } else { cell };
    (cell != 0).then_some((target & STATE) as usize)
}

/// All steps that `table` has.
pub fn steps(table: &Table<'_>) -> Vec<Step> {
    let all = states(table).flat_map(|state| (0..table.stride).map(move |class| (state, class)));
    all.filter(|&(state, class)| step(table, state, class).is_some()).collect()
}

/// The steps that `text` takes, up to the first byte without one.
pub fn taken(table: &Table<'_>, text: &str) -> Vec<Step> {
    let mut state = 1;
    let mut taken = Vec::new();
    for byte in text.bytes() {
        let class = table.classes[byte as usize] as usize;
        let Some(target) = step(table, state, class) else { break };
        taken.push((state, class));
        state = target;
    }
    taken
}

fn states(table: &Table<'_>) -> impl Iterator<Item = usize> + use<> {
    1..table.next.len() / table.stride
}

/// A table with the shortest ways into and out of every state, for one start rule.
#[derive(Debug)]
pub struct Walk<'t> {
    table: &'t Table<'t>,
    /// By class: characters that begin with a byte of it.
    characters: Vec<Vec<char>>,
    /// By state: a shortest text that leads there.
    before: Vec<Option<Vec<u8>>>,
    /// By state: a shortest text that leads from there to an end.
    behind: Vec<Option<Vec<u8>>>,
}

impl<'t> Walk<'t> {
    /// The ways of `table` for the start rule `kind`.
    pub fn new(table: &'t Table<'t>, kind: usize) -> Self {
        let bytes = bytes(table);
        let (before, behind) = (before(table, &bytes), behind(table, kind, &bytes));
        Walk { table, characters: characters(table), before, behind }
    }

    /// For every step after which the start rule can still match: a text that takes it and matches.
    pub fn samples(&self) -> Vec<String> {
        let sample = |(state, class): Step| {
            let target = step(self.table, state, class)?;
            let (before, behind) = (self.before[state].as_ref()?, self.behind[target].as_ref()?);
            let bytes: Vec<u8> =
                (0..=255).filter(|&b| self.table.classes[b as usize] as usize == class).collect();
            // Not always the same byte of a class; most of them form no characters beyond ASCII.
            let valid = |byte: u8| String::from_utf8([&before[..], &[byte], &behind[..]].concat()).ok();
            (0..bytes.len()).find_map(|turn| valid(bytes[(state + turn) % bytes.len()]))
        };
        let mut samples: Vec<String> = steps(self.table).into_iter().filter_map(sample).collect();
        samples.extend(self.behind[1].iter().filter_map(|end| String::from_utf8(end.clone()).ok()));
        samples
    }

    /// For every state: each class without a step, appended to a text that leads there; and that text alone.
    pub fn near_misses(&self) -> Vec<String> {
        let mut misses = Vec::new();
        for state in states(self.table) {
            let before = self.before[state].as_ref().and_then(|text| str::from_utf8(text).ok());
            let Some(before) = before.filter(|_| self.behind[state].is_some()) else { continue };
            misses.push(before.to_string());
            for class in (0..self.table.stride).filter(|&class| step(self.table, state, class).is_none()) {
                let characters = &self.characters[class];
                if let Some(character) = characters.get(state % characters.len().max(1)) {
                    misses.push(format!("{before}{character}"));
                }
            }
        }
        misses
    }
}

/// By class: one of its bytes, ASCII if it has any.
fn bytes(table: &Table<'_>) -> Vec<u8> {
    let of = |class| (0..=255u8).find(|&byte| table.classes[byte as usize] as usize == class);
    (0..table.stride).map(|class| of(class).expect("a byte in each class")).collect()
}

/// By class: all of ASCII, and one character for each other byte that a character begins with.
fn characters(table: &Table<'_>) -> Vec<Vec<char>> {
    let mut characters = vec![Vec::new(); table.stride];
    let blocks = (0x80..0x800)
        .step_by(0x40)
        .chain((0x800..0x1_0000).step_by(0x1000))
        .chain((0x1_0000..0x11_0000).step_by(0x4_0000));
    for character in (0..0x80).chain(blocks).filter_map(char::from_u32) {
        let mut buffer = [0; 4];
        let first = character.encode_utf8(&mut buffer).as_bytes()[0];
        characters[table.classes[first as usize] as usize].push(character);
    }
    characters
}

fn before(table: &Table<'_>, bytes: &[u8]) -> Vec<Option<Vec<u8>>> {
    let mut texts: Vec<Option<Vec<u8>>> = vec![None; table.next.len() / table.stride];
    texts[1] = Some(Vec::new());
    let mut open = VecDeque::from([1]);
    while let Some(state) = open.pop_front() {
        for (class, &byte) in bytes.iter().enumerate() {
            let Some(target) = step(table, state, class).filter(|&target| texts[target].is_none()) else {
                continue;
            };
            let mut text = texts[state].clone().expect("an open state was reached");
            text.push(byte);
            texts[target] = Some(text);
            open.push_back(target);
        }
    }
    texts
}

fn behind(table: &Table<'_>, kind: usize, bytes: &[u8]) -> Vec<Option<Vec<u8>>> {
    let mut arriving: Vec<Vec<Step>> = vec![Vec::new(); table.next.len() / table.stride];
    for (state, class) in steps(table) {
        arriving[step(table, state, class).expect("a step")].push((state, class));
    }
    let ends = |state: &usize| table.accepts[state * table.kinds + kind] != NO_LAYOUT;
    let mut open: VecDeque<usize> = states(table).filter(ends).collect();
    let mut texts: Vec<Option<Vec<u8>>> = vec![None; arriving.len()];
    open.iter().for_each(|&state| texts[state] = Some(Vec::new()));
    while let Some(state) = open.pop_front() {
        for &(from, class) in &arriving[state] {
            if texts[from].is_none() {
                let rest = texts[state].as_deref().expect("an open state was reached");
                texts[from] = Some([&[bytes[class]], rest].concat());
                open.push_back(from);
            }
        }
    }
    texts
}
