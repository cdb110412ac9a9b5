//! Literal prefixes of the texts of a start rule, such as `https://` or `mailto:`, which are compared in one operation.
//!
//! ```text
//! text       H T T P S : / /
//! fold       20 20 20 20 20 0 0 0      bits that are set before the comparison, to ignore the case of letters
//! keep       FF …                      mask of the bytes that are compared, for a prefix of less than eight bytes
//! literal    h t t p s : / /
//! registers  5 8 …                     values of the registers after the prefix
//! ```
//!
//! If all texts have a common prefix, it is used. Otherwise the prefixes of the grammar's examples are used, each up
//! to its last punctuation: most texts of a kind begin in the same way, and the others cost one additional comparison.

use super::tables::{LANES, STAYS, Tables};

/// Maximum length of a prefix.
pub const MOST: usize = 8;

/// Maximum number of prefixes of a start rule.
pub const EACH: usize = 2;

/// A literal prefix of texts of a start rule.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Prefix {
    /// The number of bytes to compare; 0 for no prefix.
    pub length: u8,
    /// The bytes; letters whose case is ignored are in lower case.
    pub literal: [u8; MOST],
    /// By byte: 0x20 for a letter whose case is ignored, otherwise 0.
    pub fold: [u8; MOST],
    /// The row of the state after the prefix.
    pub row: u32,
    /// True if the state after the prefix loops on the larger set of bytes; see [`super::columns`].
    pub stays: bool,
    /// The values of the registers after the prefix; 255 for an unwritten register.
    pub registers: [u8; LANES],
}

/// Returns the prefixes of texts that begin in the state at the row `start`.
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
    // A prefix of one byte is not faster than a transition.
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

/// Returns the common prefix of all texts: extends it while there is exactly one transition, ASCII case ignored.
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

/// Returns the prefix of an example up to the last ASCII punctuation among its first bytes, if there is one.
fn begun(tables: &Tables, none: Prefix, example: &str) -> Option<Prefix> {
    let first = example.get(..MOST)?;
    let end = first.rfind(|c: char| c.is_ascii_punctuation())? + 1;
    first[..end].bytes().try_fold(none, |prefix, byte| step(tables, prefix, byte.to_ascii_lowercase()))
}

fn cell(tables: &Tables, row: u32, byte: u8) -> u32 {
    tables.cells[row as usize + usize::from(tables.classes[byte as usize])]
}

/// Returns the prefix extended by one byte, or `None` if there is no transition or the state has calls.
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
