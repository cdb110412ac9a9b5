//! Packs the numbers of a table into cells, bytes and 16-bit words, and records the offset of each part.
//!
//! ```text
//! bytes   prefixes │ copies │ note_of │ notes │ groups │ sets │ highs │ rules
//! words   note_list │ operations │ starts │ calls │ stretches
//! ```
//!
//! [`Table`] documents each part.

use crate::bytes;
use crate::bytes::ByteSet;
use crate::codegen::prefix::Prefix;
use crate::codegen::tables::{
    CELLS, FieldRow, LANES, NEVER, NONE, NONE_WIDE, NoteGroup, Operations, STAYS, Tables, ZERO,
};
use std::collections::HashMap;
use virgule_automata::{Table, TableBuf};

/// The name of a part of the bytes or words, and its length.
pub type TablePart = (&'static str, usize);

/// A table in the form of the runtime, without the tables that it calls.
#[derive(Debug, Clone)]
pub struct TableLayout {
    /// The table.
    pub table: TableBuf,
    /// The parts of the list of bytes.
    pub bytes: Vec<TablePart>,
    /// The parts of the list of words.
    pub words: Vec<TablePart>,
}

impl TableLayout {
    /// Appends a part to the bytes, and returns its offset.
    fn byte(&mut self, name: &'static str, part: impl IntoIterator<Item = u8>) -> u32 {
        let at = self.table.bytes.len();
        self.table.bytes.extend(part);
        self.bytes.push((name, self.table.bytes.len() - at));
        at as u32
    }

    /// Appends a part to the words, and returns its offset.
    fn word(&mut self, name: &'static str, part: impl IntoIterator<Item = u16>) -> u32 {
        let at = self.table.words.len();
        self.table.words.extend(part);
        self.words.push((name, self.table.words.len() - at));
        at as u32
    }
}

/// Packs a table.
pub fn layout(tables: &Tables) -> TableLayout {
    let (lists, copies) = copies(&tables.operations);
    let words = tables.registers.div_ceil(16);
    let numbers = Table {
        operations_words: words as u8,
        registers: tables.registers as u8,
        width: tables.columns.count() as u16,
        first_delimiter: tables.columns.runs as u16,
        first_loop_exit: tables.columns.stops as u16,
        delimiter_shift: if tables.columns.shift == 0 { CELLS } else { tables.columns.shift } as u32,
        run: tables.columns.run() as u16,
        states: tables.states as u16,
        kinds: tables.kinds as u16,
        shift: tables.shift as u16,
        note_shift: tables.note_shift as u16,
        fields: tables.fields as u16,
        calls: tables.calls.len() as u16,
        decodes: tables.calls.iter().any(|call| call.3 != NONE_WIDE).into(),
        addresses: tables.addresses.into(),
        ranges: tables.wide.len() as u16,
        common: common(tables) as u16,
        nesting: tables.nesting as u16,
        ..Table::EMPTY
    };
    let table = TableBuf {
        classes: tables.classes,
        runs: tables.runs,
        shuffles: shuffles(tables),
        ends: ends(tables),
        cells: tables.cells.clone(),
        bytes: Vec::new(),
        words: Vec::new(),
        numbers,
    };
    let mut layout = TableLayout { table, bytes: Vec::new(), words: Vec::new() };
    layout.table.numbers.prefixes = layout.byte("prefixes", tables.prefixes.iter().flat_map(prefix));
    layout.table.numbers.copies = layout.byte("copies", copies);
    Errors::new(tables).lay(&mut layout);
    // The names of rules must be last, because their end is the end of the bytes.
    layout.table.numbers.rules = layout.byte("rules", tables.rules.bytes());
    let list = |(list, &copies): (&Operations, &u16)| {
        let words = [list.noted, list.begun]
            .into_iter()
            .flat_map(|set| (0..words).map(move |word| (set >> (16 * word)) as u16));
        std::iter::once(copies).chain(words).collect::<Vec<u16>>()
    };
    let operations = tables.operations.iter().zip(&lists).flat_map(list);
    layout.table.numbers.operations = layout.word("operations", operations);
    let call = |&(state, called, bytes, plain, cell): &crate::codegen::tables::CallRow| {
        [state, called, bytes, plain, (cell >> 16) as u16, cell as u16]
    };
    layout.table.numbers.starts = layout.word("starts", tables.starts.iter().copied());
    layout.table.numbers.call_list = layout.word("call_list", tables.calls.iter().flat_map(call));
    let stretch = |&stretch: &u32| [(stretch >> 16) as u16, stretch as u16];
    layout.table.numbers.range_list = layout.word("range_list", tables.wide.iter().flat_map(stretch));
    layout
}

/// Returns the number of 32-bit words of the captures of a text: one per field, rounded up to sixteen bytes, which are
/// written at once.
pub fn words(tables: &Tables) -> usize {
    tables.fields.next_multiple_of(4)
}

/// Returns, by layout and group of eight fields, for each of the sixteen bytes of their starts and ends: its register,
/// the offset that is added, and the register that determines whether the field is present.
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

/// Returns, by operation list, with the empty list first, the source of each of sixteen bytes: the byte itself, the
/// byte of the register that is copied, or one of the last two bytes, which are the positions before the run and
/// before the byte. Empty for tables with more registers.
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

/// Returns the common column of all characters from U+00C0 to U+CFFF, the most frequent non-ASCII ones, or 0 if their
/// columns differ.
fn common(tables: &Tables) -> usize {
    let behind = tables.wide.iter().position(|stretch| stretch >> 8 > 0xC0).unwrap_or(tables.wide.len());
    let of = behind.checked_sub(1).map(|number| tables.wide[number]);
    let reaches = tables.wide.get(behind).is_none_or(|next| next >> 8 > 0xCFFF);
    of.filter(|_| reaches).map_or(0, |stretch| (stretch & 0xFF) as usize)
}

/// Returns a prefix as bytes: its literal, the mask of case folding, the mask of its length, its length, the cell
/// after it, and sixteen registers.
fn prefix(prefix: &Prefix) -> Vec<u8> {
    let keep = |at: u8| if at < prefix.length { 0xFF } else { 0 };
    let row = (prefix.row | if prefix.stays { STAYS } else { 0 }).to_le_bytes();
    let head = [prefix.literal, prefix.fold, std::array::from_fn(|at| keep(at as u8))].concat();
    let registers = prefix.registers.into_iter().chain([255; 16 - LANES]);
    head.into_iter().chain([prefix.length]).chain(row).chain(registers).collect()
}

/// Returns, by operation list, the offset of its copies, or 0; and the copies.
fn copies(operations: &[Operations]) -> (Vec<u16>, Vec<u8>) {
    // Offset 0 means no copies, so the first byte belongs to no list.
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
    /// The number of each group.
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
        let note_of = tables.note_of.iter().flat_map(|&note| self.number(note));
        let notes = tables.notes.iter().flat_map(|&note| self.note(note));
        let begins = tables.notes.iter().scan(0, |at, (first, last)| {
            let begin = *at;
            *at += 1 + last - first;
            Some(begin)
        });
        let group = |&(from, rule, set, end, over): &NoteGroup| {
            let set = set << 2 | u16::from(end) << 1 | u16::from(over);
            [from, rule, set].into_iter().flat_map(|number| self.number(number)).collect::<Vec<u8>>()
        };
        layout.table.numbers = Table {
            number_size: self.width as u8,
            set_size: self.set_size() as u8,
            note_of: layout.byte("note_of", note_of),
            notes: layout.byte("notes", notes),
            note_list: layout.word("note_list", begins),
            groups: layout.byte("groups", self.groups.iter().flat_map(group)),
            sets: layout.byte("sets", tables.sets.iter().flat_map(|set| self.set(set))),
            ..layout.table.numbers
        };
        if self.highs.len() > 1 {
            let high = |high: &[u64; 2]| high.map(u64::to_le_bytes).concat();
            layout.table.numbers.highs = layout.byte("highs", self.highs.iter().flat_map(high));
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

    /// Returns the number of bytes of a set with one bit for each class of ASCII.
    fn mask_size(&self) -> usize {
        let last = self.tables.classes[..128].iter().max().map_or(0, |&last| last as usize);
        last / 8 + 1
    }

    /// Returns a set of bytes as one bit for each class. Each set is a union of classes (see `tables.rs`).
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
