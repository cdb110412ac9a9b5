//! What every text of a start rule begins with, to be compared at once: `https://`, `mailto:`.
//!
//! ```text
//! text      H T T P S : / /
//! fold      20 20 20 20 20 0 0 0      or: letters that may be of either case become small
//! keep      FF …                      and: of a shorter prefix only its bytes are compared
//! literal   h t t p s : / /
//! ```

use super::tables::Tables;

/// How many bytes are compared.
pub const MOST: usize = 8;

/// The bytes that all texts of a start rule begin with, none of which has operations.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Prefix {
    /// How many; 0 if it is not worth it.
    pub length: u8,
    /// Which, small letters where both do.
    pub literal: [u8; MOST],
    /// 0x20 for letters of either case.
    pub fold: [u8; MOST],
    /// The row behind them.
    pub row: u32,
}

/// Follows the one way on from a row.
pub fn prefix(tables: &Tables, start: usize) -> Prefix {
    let mut prefix = Prefix { row: start as u32, ..Prefix::default() };
    while (prefix.length as usize) < MOST {
        let cell = |byte: u8| tables.cells[prefix.row as usize + usize::from(tables.classes[byte as usize])];
        let ways: Vec<u8> = (0..=255).filter(|&byte| cell(byte) != 0).collect();
        let state = prefix.row as usize / tables.columns.count();
        let calls = tables.calls.iter().any(|call| usize::from(call.0) == state);
        let (byte, fold) = match ways[..] {
            [byte] => (byte, 0),
            [capital, small] if capital.is_ascii_uppercase() && small == capital.to_ascii_lowercase() => {
                (small, 0x20)
            }
            _ => break,
        };
        let next = cell(byte);
        let plain = super::runs::row(next) as u32 == next && ways.iter().all(|&byte| cell(byte) == next);
        if calls || !plain || byte >= 0x80 {
            break;
        }
        let at = prefix.length as usize;
        (prefix.literal[at], prefix.fold[at]) = (byte, fold);
        (prefix.row, prefix.length) = (next, prefix.length + 1);
    }
    // One byte is compared as quickly by a step.
    if prefix.length > 1 { prefix } else { Prefix::default() }
}
