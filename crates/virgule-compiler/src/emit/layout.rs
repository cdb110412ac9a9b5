//! The numbers of a table → two lists, one of bytes and one of words, and where in them is what.
//!
//! ```text
//! bytes   classes │ skip_of │ accepts │ check │ nibbles │ layouts │ places │ moves │ note_of │ notes │ … │ rules
//! words   cells │ rows │ edges │ calls │ stretches
//! ```
//!
//! `virgule::engine::Table` says what each part means. What only an error needs is packed tighter than what every
//! parse needs: there a number is looked up by going through those before it.

use super::pack::{Cells, Packed};
use super::tables::{NONE, NONE_WIDE, NoteGroup, SKIP, Tables};
use crate::bytes::{self, ByteSet};
use std::collections::HashMap;

/// A part of a list, with its name.
pub type Part<T> = (&'static str, Vec<T>);

/// A table as the runtime takes it, but for those that it calls.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Layout {
    /// How the cells stand.
    pub cells: Cells,
    /// The other numbers by the names that they have in the runtime.
    pub numbers: Vec<(&'static str, usize)>,
    /// The parts of the list of bytes.
    pub bytes: Vec<Part<u8>>,
    /// The parts of the list of words.
    pub words: Vec<Part<u16>>,
}

impl Layout {
    /// The number of that name; 0 if there is none.
    pub fn number(&self, name: &str) -> usize {
        self.numbers.iter().find(|(known, _)| *known == name).map_or(0, |(_, number)| *number)
    }

    /// All bytes.
    pub fn all_bytes(&self) -> Vec<u8> {
        self.bytes.iter().flat_map(|(_, part)| part.iter().copied()).collect()
    }

    /// All words.
    pub fn all_words(&self) -> Vec<u16> {
        self.words.iter().flat_map(|(_, part)| part.iter().copied()).collect()
    }

    /// How many bytes the numbers take in a program, headers left out.
    pub fn size(&self) -> usize {
        let bytes: usize = self.bytes.iter().map(|(_, part)| part.len()).sum();
        bytes + 2 * self.words.iter().map(|(_, part)| part.len()).sum::<usize>()
    }

    fn byte(&mut self, name: &'static str, part: Vec<u8>) {
        let at = self.bytes.iter().map(|(_, part)| part.len()).sum();
        self.numbers.push((name, at));
        self.bytes.push((name, part));
    }

    fn word(&mut self, name: &'static str, part: Vec<u16>) {
        let at = self.words.iter().map(|(_, part)| part.len()).sum();
        self.numbers.push((name, at));
        self.words.push((name, part));
    }
}

/// Lays out tables: their cells as they are, or packed.
pub fn layout(tables: &Tables, packed: Option<&Packed>) -> Layout {
    let cells = packed.map_or(Cells::Square, |packed| packed.cells);
    let mut layout = Layout { cells, numbers: Vec::new(), bytes: Vec::new(), words: Vec::new() };
    let classes = &tables.classes;
    let differs = |&byte: &usize| classes[byte] != classes[255];
    let base = (0..=255).find(differs).unwrap_or(0);
    let top = (0..=255).rev().find(differs).map_or(0, |last| last + 1 - base);
    // Of numbers in the list there are none: it is where the list begins.
    let rest = std::iter::once(classes[255]);
    layout.bytes.push(("classes", classes[base..base + top].iter().copied().chain(rest).collect()));
    layout.byte("skip_of", tables.skip_of.clone());
    layout.byte("accepts", tables.accepts.clone());
    match packed {
        Some(packed) => packed.lay(&mut |name, part| layout.byte(name, part)),
        None => layout.byte("check", Vec::new()),
    }
    layout.byte("nibbles", tables.nibbles.concat());
    layout.byte("layouts", tables.layouts.clone());
    layout.byte("places", tables.places.iter().flat_map(place).collect());
    let (lists, moves) = moves(tables);
    layout.byte("moves", moves);
    let errors = Errors::new(tables);
    let width = errors.width;
    errors.lay(&mut layout);
    // Behind everything, for they have no other end.
    layout.byte("rules", tables.rules.clone().into_bytes());
    layout.words.push(("cells", packed.map_or(tables.next.clone(), Packed::wide)));
    packed.inspect(|packed| packed.lay_words(&mut |name, part| layout.word(name, part)));
    let edge_size = 2 + tables.registers.saturating_sub(super::tables::FIRST as usize).div_ceil(16).max(1);
    let edge = |(&(target, skip, .., set), &list): (&super::tables::Edge, &u16)| {
        let skip = if skip == NONE { 0 } else { SKIP };
        let set = set >> super::tables::FIRST;
        let sets = (0..edge_size - 2).map(move |word| (set >> (16 * word)) as u16);
        [target | skip, list].into_iter().chain(sets).collect::<Vec<u16>>()
    };
    layout.word("edges", tables.edges.iter().zip(&lists).flat_map(edge).collect());
    let call = |&(state, called, bytes, plain, edge): &(u16, u16, u16, u16, u16)| {
        [state, called, bytes, plain, edge]
    };
    layout.word("starts", tables.starts.clone());
    layout.word("call_list", tables.calls.iter().flat_map(call).collect());
    let stretch = |&stretch: &u32| [(stretch >> 16) as u16, stretch as u16];
    layout.word("stretch_list", tables.wide.iter().flat_map(stretch).collect());
    layout.numbers.extend([
        ("base", base),
        ("top", top),
        ("width", width),
        ("edge_size", edge_size),
        ("mask_size", packed.map_or(0, |packed| packed.mask_size)),
        ("stride", tables.stride),
        ("states", tables.skip_of.len()),
        ("hot", tables.hot),
        ("first_skip", tables.first_skip()),
        ("kinds", tables.kinds),
        ("shift", tables.shift),
        ("note_shift", tables.note_shift),
        ("streams", tables.streams.as_ref().map_or(NONE, |streams| streams.layout) as usize),
        ("fields", tables.fields),
        ("calls", tables.calls.len()),
        ("stretches", tables.wide.len()),
        ("nesting", tables.nesting),
    ]);
    for name in ["rows", "defaults", "mask_of", "masks", "highs"] {
        if layout.numbers.iter().all(|(known, _)| *known != name) {
            layout.numbers.push((name, 0));
        }
    }
    layout.numbers.sort_unstable();
    layout
}

/// Where a field is, in five bytes.
fn place(&(guard, begin, begin_offset, end, end_offset): &super::tables::Field) -> [u8; 5] {
    [guard, begin, begin_offset as u8, end, end_offset as u8]
}

/// By edge: where the list of its moves begins, or 0; and the lists.
fn moves(tables: &Tables) -> (Vec<u16>, Vec<u8>) {
    // A byte that is no list, so that none begins at 0.
    let mut lists = vec![0];
    let mut known: HashMap<(u16, u16), u16> = HashMap::new();
    let mut of = Vec::new();
    for &(_, _, first, last, _) in &tables.edges {
        if first == last {
            of.push(0);
            continue;
        }
        of.push(*known.entry((first, last)).or_insert_with(|| {
            let at = lists.len() as u16;
            lists.push((last - first) as u8);
            let moves = &tables.moves[first as usize..last as usize];
            lists.extend(moves.iter().flat_map(|&(to, from)| [to, from]));
            at
        }));
    }
    (of, lists)
}

/// What only errors need.
struct Errors<'t> {
    tables: &'t Tables,
    /// Groups, each once.
    groups: Vec<NoteGroup>,
    /// The numbers of groups.
    numbers: HashMap<NoteGroup, u16>,
    /// What sets hold beyond ASCII, each once, nothing first.
    highs: Vec<[u64; 2]>,
    /// How many bytes a number has.
    width: usize,
}

impl<'t> Errors<'t> {
    fn new(tables: &'t Tables) -> Self {
        let (mut groups, mut numbers) = (Vec::new(), HashMap::new());
        for &group in &tables.groups {
            numbers.entry(group).or_insert_with(|| {
                groups.push(group);
                groups.len() as u16 - 1
            });
        }
        let mut highs = vec![[0; 2]];
        for &[_, _, low, high] in &tables.sets {
            if !highs.contains(&[low, high]) {
                highs.push([low, high]);
            }
        }
        let rules = tables.rules.matches('/').count();
        let most = tables.notes.len().max(groups.len()).max(rules).max(4 * tables.sets.len());
        let width = if most < 256 { 1 } else { 2 };
        Errors { tables, groups, numbers, highs, width }
    }

    fn number(&self, number: u16) -> Vec<u8> {
        match self.width {
            1 => vec![number as u8],
            _ => number.to_be_bytes().to_vec(),
        }
    }

    fn lay(self, layout: &mut Layout) {
        let tables = self.tables;
        layout.byte("note_of", tables.note_of.iter().flat_map(|&note| self.number(note)).collect());
        layout.byte("notes", tables.notes.iter().flat_map(|&note| self.note(note)).collect());
        let group = |&(from, rule, set, end, over): &NoteGroup| {
            let set = set << 2 | u16::from(end) << 1 | u16::from(over);
            [from, rule, set].into_iter().flat_map(|number| self.number(number)).collect::<Vec<u8>>()
        };
        layout.byte("groups", self.groups.iter().flat_map(group).collect());
        layout.byte("sets", tables.sets.iter().flat_map(|set| self.set(set)).collect());
        layout.numbers.push(("set_size", self.set_size()));
        if self.highs.len() > 1 {
            let high = |high: &[u64; 2]| high.map(u64::to_le_bytes).concat();
            layout.byte("highs", self.highs.iter().flat_map(high).collect());
        }
    }

    fn note(&self, (first, last): (u16, u16)) -> Vec<u8> {
        let number = |group| self.numbers[group];
        let groups = self.tables.groups[first as usize..last as usize].iter().map(number);
        std::iter::once(last - first).chain(groups).flat_map(|number| self.number(number)).collect()
    }

    fn set_size(&self) -> usize {
        self.mask_size() + usize::from(self.highs.len() > 1)
    }

    /// How many bytes have a bit for every class of ASCII.
    fn mask_size(&self) -> usize {
        let last = self.tables.classes[..128].iter().max().map_or(0, |&last| last as usize);
        last / 8 + 1
    }

    /// A bit for each class, for sets are unions of classes (see `tables.rs`).
    fn set(&self, set: &ByteSet) -> Vec<u8> {
        let mut mask = vec![0; self.mask_size()];
        for byte in (0..128).filter(|&byte| bytes::contains(set, byte)) {
            let class = self.tables.classes[byte as usize] as usize;
            mask[class / 8] |= 1 << (class % 8);
        }
        if self.highs.len() > 1 {
            mask.push(self.highs.iter().position(|high| high[..] == set[2..]).unwrap_or(0) as u8);
        }
        mask
    }
}

// "None" in sixteen bits is "none" in eight.
const _: () = assert!(NONE_WIDE as u8 == NONE);
