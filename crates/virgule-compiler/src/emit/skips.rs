//! Which states leave themselves unchanged, on which bytes.
//!
//! A state with a self-loop and no operations on it is left only by a byte of another kind: all bytes of a
//! path, say, or of a query. The driver runs over such bytes, as far as they are ASCII, without looking at the
//! state. Each set costs sixteen bytes; no grammar has use for more than sixteen sets.

use crate::determinize::machine::Machine;
use std::collections::BTreeMap;

/// Fewer bytes than this are not worth a loop of their own.
const WORTH: usize = 8;

/// The sets, and who uses them.
pub struct Skips {
    /// By set: its ASCII bytes by low nibble, the high nibbles as bits.
    pub nibbles: Vec<[u8; 16]>,
    /// By state of the machine: its set.
    pub of: Vec<Option<u8>>,
}

/// Finds the sixteen sets that most states share.
pub fn skips(machine: &Machine) -> Skips {
    let loops: Vec<Option<Vec<u8>>> =
        (0..machine.states.len()).map(|state| own_loop(machine, state)).collect();
    let mut users: BTreeMap<&[u8], usize> = BTreeMap::new();
    loops.iter().flatten().for_each(|bytes| *users.entry(bytes).or_default() += 1);
    let mut sets: Vec<(&[u8], usize)> = users.into_iter().collect();
    sets.sort_by_key(|&(bytes, users)| (std::cmp::Reverse(users), std::cmp::Reverse(bytes.len())));
    sets.truncate(16);
    let number = |bytes: &Vec<u8>| sets.iter().position(|(set, _)| set == bytes).map(|number| number as u8);
    let of = loops.iter().map(|bytes| bytes.as_ref().and_then(number)).collect();
    Skips { nibbles: sets.iter().map(|(bytes, _)| nibbles(bytes)).collect(), of }
}

/// A set of ASCII bytes, as the vector instructions of the runtime look them up.
pub fn nibbles(bytes: &[u8]) -> [u8; 16] {
    let mut nibbles = [0; 16];
    bytes.iter().for_each(|&byte| nibbles[byte as usize % 16] |= 1 << (byte / 16));
    nibbles
}

fn own_loop(machine: &Machine, state: usize) -> Option<Vec<u8>> {
    let mut stays = vec![false; machine.classes.len()];
    for edge in machine.states[state].bytes() {
        stays[edge.class as usize] = edge.target as usize == state && edge.ops.is_empty();
    }
    let inside = |byte: &u8| stays[machine.classes.class_of[*byte as usize] as usize];
    let bytes: Vec<u8> = (0..=127).filter(inside).collect();
    (bytes.len() >= WORTH).then_some(bytes)
}
