//! Packs the numbers of a table into cells, bytes and 16-bit words, and records the offset of each part.
//!
//! ```text
//! bytes   prefixes │ copies │ note_of │ notes │ groups │ sets │ highs │ rules
//! words   operations │ starts │ calls │ stretches
//! ```
//!
//! `virgule::parse::Table` documents each part. Parts that only errors need are packed tighter: a number is found by a
//! scan of the numbers before it.

use super::prefix::Prefix;
use super::tables::{
    CELLS, FieldRow, LANES, NEVER, NONE, NONE_WIDE, NoteGroup, Operations, STAYS, Tables, ZERO,
};
use crate::bytes::{self, ByteSet};
use std::collections::HashMap;

/// A part of the bytes or words, with its name.
pub type TablePart<T> = (&'static str, Vec<T>);

/// A table in the form of the runtime, without the tables that it calls.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TableLayout {
    /// By byte: its byte class.
    pub classes: [u8; 256],
    /// The bytes of runs, and the larger set on which some states loop, each as nibbles.
    pub runs: [[u8; 16]; 2],
    /// By operation list: its effect on sixteen 8-bit registers, as the index of the source of each.
    pub shuffles: Vec<[u8; 16]>,
    /// By layout and group of eight fields: how the starts and ends of the fields are computed from 8-bit registers.
    pub ends: Vec<[[u8; 16]; 3]>,
    /// By state: the columns of its row.
    pub cells: Vec<u32>,
    /// The other numbers, by their names in the runtime.
    pub numbers: Vec<(&'static str, usize)>,
    /// The parts of the list of bytes.
    pub bytes: Vec<TablePart<u8>>,
    /// The parts of the list of words.
    pub words: Vec<TablePart<u16>>,
}

impl TableLayout {
    /// The number called `name`; 0 if there is none.
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

    /// Size of the table in bytes, without the headers of its slices.
    pub fn size(&self) -> usize {
        let bytes: usize = self.bytes.iter().map(|(_, part)| part.len()).sum();
        self.classes.len()
            + 32
            + 16 * self.shuffles.len()
            + 48 * self.ends.len()
            + 4 * self.cells.len()
            + bytes
            + 2 * self.words.iter().map(|(_, part)| part.len()).sum::<usize>()
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

/// Packs a table.
pub fn layout(tables: &Tables) -> TableLayout {
    let mut layout = TableLayout {
        classes: tables.classes,
        runs: tables.runs,
        shuffles: shuffles(tables),
        ends: ends(tables),
        cells: tables.cells.clone(),
        numbers: Vec::new(),
        bytes: Vec::new(),
        words: Vec::new(),
    };
    layout.byte("prefixes", tables.prefixes.iter().flat_map(prefix).collect());
    let (lists, copies) = copies(&tables.operations);
    layout.byte("copies", copies);
    let errors = Errors::new(tables);
    let width = errors.width;
    errors.lay(&mut layout);
    // The names of rules are last, because their end is the end of the bytes.
    layout.byte("rules", tables.rules.clone().into_bytes());
    let words = tables.registers.div_ceil(16);
    let list = |(list, &copies): (&Operations, &u16)| {
        let words = [list.noted, list.begun]
            .into_iter()
            .flat_map(|set| (0..words).map(move |word| (set >> (16 * word)) as u16));
        std::iter::once(copies).chain(words).collect::<Vec<u16>>()
    };
    layout.word("operations", tables.operations.iter().zip(&lists).flat_map(list).collect());
    let call = |&(state, called, bytes, plain, cell): &super::tables::CallRow| {
        [state, called, bytes, plain, (cell >> 16) as u16, cell as u16]
    };
    layout.word("starts", tables.starts.clone());
    layout.word("call_list", tables.calls.iter().flat_map(call).collect());
    let stretch = |&stretch: &u32| [(stretch >> 16) as u16, stretch as u16];
    layout.word("range_list", tables.wide.iter().flat_map(stretch).collect());
    layout.numbers.extend([
        ("number_size", width),
        ("operations_words", words),
        ("width", tables.columns.count()),
        ("first_delimiter", tables.columns.runs),
        ("first_loop_exit", tables.columns.stops),
        ("delimiter_shift", if tables.columns.shift == 0 { CELLS } else { tables.columns.shift }),
        ("run", tables.columns.run()),
        ("states", tables.states),
        ("registers", tables.registers),
        ("kinds", tables.kinds),
        ("shift", tables.shift),
        ("note_shift", tables.note_shift),
        ("fields", tables.fields),
        ("calls", tables.calls.len()),
        ("decodes", usize::from(tables.calls.iter().any(|call| call.3 != NONE_WIDE))),
        ("ranges", tables.wide.len()),
        ("common", common(tables)),
        ("nesting", tables.nesting),
    ]);
    if layout.numbers.iter().all(|(known, _)| *known != "highs") {
        layout.numbers.push(("highs", 0));
    }
    layout.numbers.sort_unstable();
    layout
}

/// Number of 32-bit words of the captures of a text: one per field, rounded up to sixteen bytes, which are written at
/// once.
pub fn words(tables: &Tables) -> usize {
    tables.fields.next_multiple_of(4)
}

/// By layout and group of eight fields, for each of the sixteen bytes of their starts and ends: its register, the
/// number that is added, and the register that tells whether the field is present.
fn ends(tables: &Tables) -> Vec<[[u8; 16]; 3]> {
    let eight = |places: &[FieldRow]| {
        let mut ends = [[ZERO; 16], [0; 16], [NEVER; 16]];
        for (field, &(guard, begin, before, end, behind)) in places.iter().enumerate() {
            for (byte, (register, offset)) in [(begin, before), (end, behind)].into_iter().enumerate() {
                (ends[0][2 * field + byte], ends[1][2 * field + byte]) = (register, offset as u8);
                ends[2][2 * field + byte] = guard;
            }
        }
        ends
    };
    tables.layouts.chunks(tables.fields.max(1)).flat_map(|layout| layout.chunks(8).map(eight)).collect()
}

/// By operation list, the empty list first: the source of each of sixteen bytes, which is the byte itself, the byte of
/// the register that is copied, or one of the last two bytes, the positions before the run and before the byte. Empty
/// for tables with more registers.
fn shuffles(tables: &Tables) -> Vec<[u8; 16]> {
    if !tables.is_small() {
        return Vec::new();
    }
    let shuffle = |list: &Operations| {
        let mut from: [u8; 16] = std::array::from_fn(|lane| lane as u8);
        for &(to, source) in &list.copies {
            from[usize::from(to)] = from[usize::from(source)];
        }
        for (to, lane) in from.iter_mut().enumerate().take(LANES) {
            let is_in = |set: u64| set >> to & 1 != 0;
            if is_in(list.begun) {
                *lane = LANES as u8;
            }
            if is_in(list.noted) {
                *lane = LANES as u8 + 1;
            }
        }
        from
    };
    let none = Operations::default();
    std::iter::once(&none).chain(&tables.operations).map(shuffle).collect()
}

/// The common column of all characters from U+00C0 to U+CFFF, the most frequent ones beyond ASCII; 0 if their columns
/// differ.
fn common(tables: &Tables) -> usize {
    let behind = tables.wide.iter().position(|stretch| stretch >> 8 > 0xC0).unwrap_or(tables.wide.len());
    let of = behind.checked_sub(1).map(|number| tables.wide[number]);
    let reaches = tables.wide.get(behind).is_none_or(|next| next >> 8 > 0xCFFF);
    of.filter(|_| reaches).map_or(0, |stretch| (stretch & 0xFF) as usize)
}

/// A prefix as bytes: its literal, the mask of case folding, the mask of its length, its length, the cell after it, and
/// sixteen registers.
fn prefix(prefix: &Prefix) -> Vec<u8> {
    let keep = |at: u8| if at < prefix.length { 0xFF } else { 0 };
    let row = (prefix.row | if prefix.stays { STAYS } else { 0 }).to_le_bytes();
    let head = [prefix.literal, prefix.fold, std::array::from_fn(|at| keep(at as u8))].concat();
    let registers = prefix.registers.into_iter().chain([255; 16 - LANES]);
    head.into_iter().chain([prefix.length]).chain(row).chain(registers).collect()
}

/// By operation list: the offset of its copies, or 0; and the copies.
fn copies(operations: &[Operations]) -> (Vec<u16>, Vec<u8>) {
    // Offset 0 means no copies, so the first byte is not part of a list.
    let mut copies = vec![0];
    let mut known: HashMap<&[(u8, u8)], u16> = HashMap::new();
    let mut of = Vec::new();
    for list in operations {
        if list.copies.is_empty() {
            of.push(0);
            continue;
        }
        of.push(*known.entry(&list.copies).or_insert_with(|| {
            let at = copies.len() as u16;
            copies.push(list.copies.len() as u8);
            copies.extend(list.copies.iter().flat_map(|&(to, from)| [to, from]));
            at
        }));
    }
    (of, copies)
}

/// The parts of a table that only errors need. A note is the list of groups of a state and start rule.
struct Errors<'t> {
    tables: &'t Tables,
    /// The groups without duplicates.
    groups: Vec<NoteGroup>,
    /// By group: its number.
    numbers: HashMap<NoteGroup, u16>,
    /// The bytes from 0x80 on of all sets, without duplicates, the empty set first.
    highs: Vec<[u64; 2]>,
    /// Size of a number in bytes.
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

    fn lay(self, layout: &mut TableLayout) {
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

    /// Number of bytes with a bit for each class of ASCII.
    fn mask_size(&self) -> usize {
        let last = self.tables.classes[..128].iter().max().map_or(0, |&last| last as usize);
        last / 8 + 1
    }

    /// A set of bytes as a bit for each class: sets are unions of classes (see `tables.rs`).
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

// The 16-bit "none", truncated to 8 bits, is the 8-bit "none".
const _: () = assert!(NONE_WIDE as u8 == NONE);
