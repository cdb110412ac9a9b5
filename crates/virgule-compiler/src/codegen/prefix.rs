//! What texts of a start rule begin with, to be compared at once: `https://`, `mailto:`.
//!
//! ```text
//! text       H T T P S : / /
//! fold       20 20 20 20 20 0 0 0      bits that are set before the comparison: they make letters lower case
//! keep       FF …                      and: of a shorter prefix only its bytes are compared
//! literal    h t t p s : / /
//! registers  5 8 …                     what steps over those bytes write
//! ```
//!
//! Where all texts begin alike, that is it. Else it is what the examples of the grammar begin with, up to a byte that is no
//! letter or digit: most texts of a kind have a usual beginning, and the others lose a comparison.

use super::tables::{LANES, STAYS, Tables};

/// How many bytes are compared.
pub const MOST: usize = 8;

/// How many prefixes a start rule has at most.
pub const EACH: usize = 2;

/// Bytes that texts of a start rule begin with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Prefix {
    /// The number of bytes to compare; 0 for none.
    pub length: u8,
    /// The bytes, in lower case where the case is ignored.
    pub literal: [u8; MOST],
    /// 0x20 for letters of either case.
    pub fold: [u8; MOST],
    /// The row behind them.
    pub row: u32,
    /// Whether it stays on all of the larger set; see [`super::runs`].
    pub stays: bool,
    /// What registers hold behind them, 255 being nothing.
    pub registers: [u8; LANES],
}

/// The prefixes for texts that begin in a row.
pub fn prefixes(tables: &Tables, start: usize, examples: &[&str]) -> [Prefix; EACH] {
    let none = Prefix {
        length: 0,
        literal: [0; MOST],
        fold: [0; MOST],
        row: start as u32,
        stays: false,
        registers: [255; LANES],
    };
    let only = certain(tables, none);
    // One byte is compared as quickly by a step.
    if only.length > 1 {
        return [only, none];
    }
    let mut known: Vec<(Prefix, usize)> = Vec::new();
    for prefix in examples.iter().filter_map(|example| begun(tables, none, example)) {
        match known.iter_mut().find(|(other, _)| *other == prefix) {
            Some((_, count)) => *count += 1,
            None => known.push((prefix, 1)),
        }
    }
    known.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
    let mut known = known.into_iter().map(|(prefix, _)| prefix);
    std::array::from_fn(|_| known.next().unwrap_or(none))
}

/// The common prefix of all texts: as long as there is one transition.
fn certain(tables: &Tables, mut prefix: Prefix) -> Prefix {
    while usize::from(prefix.length) < MOST {
        let mut branches = (0..=255).filter(|&byte| cell(tables, prefix.row, byte) != 0);
        let next = match [branches.next(), branches.next(), branches.next()] {
            [Some(byte), None, None] => step(tables, prefix, byte),
            [Some(capital), Some(small), None] if small == capital.to_ascii_lowercase() => {
                step(tables, prefix, small).filter(|next| next.fold[usize::from(prefix.length)] != 0)
            }
            _ => None,
        };
        let Some(next) = next else { break };
        prefix = next;
    }
    prefix
}

/// The beginning of an example, up to the last of its first bytes that is ASCII punctuation.
fn begun(tables: &Tables, none: Prefix, example: &str) -> Option<Prefix> {
    let first = example.get(..MOST)?;
    let end = first.rfind(|c: char| c.is_ascii_punctuation())? + 1;
    first[..end].bytes().try_fold(none, |prefix, byte| step(tables, prefix, byte.to_ascii_lowercase()))
}

fn cell(tables: &Tables, row: u32, byte: u8) -> u32 {
    tables.cells[row as usize + usize::from(tables.classes[byte as usize])]
}

/// One more byte, if a prefix can go on with it.
fn step(tables: &Tables, prefix: Prefix, byte: u8) -> Option<Prefix> {
    let state = prefix.row as usize / tables.columns.count();
    let next = cell(tables, prefix.row, byte);
    if next == 0 || byte >= 0x80 || tables.calls.iter().any(|call| usize::from(call.0) == state) {
        return None;
    }
    let mut longer = prefix;
    let at = usize::from(prefix.length);
    let both = byte.is_ascii_lowercase() && cell(tables, prefix.row, byte.to_ascii_uppercase()) == next;
    (longer.literal[at], longer.fold[at]) = (byte, if both { 0x20 } else { 0 });
    (longer.row, longer.length) = (super::columns::row(next) as u32, prefix.length + 1);
    longer.stays = next & STAYS != 0;
    if let Some(list) = super::columns::operations(next).checked_sub(1) {
        let list = &tables.operations[list];
        if !tables.is_small() {
            return None;
        }
        for &(to, from) in &list.copies {
            longer.registers[usize::from(to)] = longer.registers[usize::from(from)];
        }
        for register in (0..LANES).filter(|register| list.noted >> register & 1 != 0) {
            longer.registers[register] = prefix.length;
        }
    }
    Some(longer)
}
