//! Characters beyond ASCII: they are read as an ASCII byte that means the same.
//!
//! ```text
//! text       h t t p : / / r C3 A9 s . f r
//! read as    h t t p : / / r !  !  s . f r
//! ```
//!
//! Sets have no bytes beyond ASCII. But where a run loops on a character, it mostly loops on ASCII bytes too that nothing else
//! takes. One of those stands for each byte of the character, and the text is read as if it were ASCII.
//!
//! Which characters may be read so is told by their first bytes, which must be a range: for RFC 3987 `C3` to `ED`, U+00C0 to
//! U+D7FF, since some of those before and behind are no `ucschar`. The proof follows the characters through the automaton, and
//! what stands for them through the steps. There the automaton takes a character with its first byte and stays where it is on
//! the others, and as many of those may come as there is room for: more texts than there are, so that nobody has to count.

use super::shape::Shape;
use super::{Step, Told};
use crate::bytes::{self, ByteSet};
use crate::determinize::characters::{WIDE, begun};
use crate::determinize::machine::{Edge, Machine};
use std::collections::BTreeSet;
use std::ops::RangeInclusive;

/// The byte that stands for all but the first of a character.
pub const CONTINUATION: u8 = 0x80;

/// What is read instead of characters beyond ASCII.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Beyond {
    /// The byte that is read.
    pub byte: u8,
    /// The first bytes of characters that may be read so.
    pub leads: RangeInclusive<u8>,
}

/// What stands for characters beyond ASCII, and for which; nothing if no run loops on any.
pub fn beyond(machine: &Machine, shape: &Shape) -> Option<Beyond> {
    let steps = shape.steps.iter().zip(&shape.states);
    let runs = steps.filter_map(|(step, state)| match step {
        Step::Run(set, _) => Some((set, *state)),
        _ => None,
    });
    let runs: Vec<(&ByteSet, u32)> = runs.collect();
    // By first byte: the runs that loop on it.
    let looping = |lead: u8| runs.iter().map(|(_, state)| loops(machine, *state, lead)).collect();
    let leads: Vec<(u8, Vec<bool>)> = (0xC2..=0xF4).map(|lead| (lead, looping(lead))).collect();
    let alike = leads.chunk_by(|(_, one), (_, other)| one == other);
    let longest = alike.filter(|leads| leads[0].1.contains(&true)).max_by_key(|leads| leads.len())?;
    let [(first, looping), ..] = longest else { return None };
    let same =
        |byte: &u8| runs.iter().map(|(set, _)| bytes::contains(set, *byte)).eq(looping.iter().copied());
    let free = |byte: &u8| {
        !byte.is_ascii_hexdigit() && *byte != b'%' && !shape.steps.iter().any(|step| stops_at(step, *byte))
    };
    let byte = (1..128).find(|byte| same(byte) && free(byte))?;
    Some(Beyond { byte, leads: *first..=longest.last()?.0 })
}

/// The classes of the characters that begin with a byte; none for those that no state goes on with.
pub fn classes(machine: &Machine, lead: u8) -> BTreeSet<Option<u16>> {
    let Some((first, last)) = characters(lead) else { return BTreeSet::new() };
    let ends = machine.wide.iter().skip(1).map(|(begin, _)| *begin).chain([u32::MAX]);
    let stretches = machine.wide.iter().zip(ends).filter(|((begin, _), end)| *begin <= last && first < *end);
    stretches.map(|((_, class), _)| *class).collect()
}

/// Where a state goes on all characters that begin with a byte; nothing if not all go there, or nowhere.
pub fn step(machine: &Machine, state: u32, lead: u8) -> Option<&Edge> {
    let classes = classes(machine, lead);
    let mut edges = classes.iter().map(|class| {
        let class = WIDE + (*class)?;
        machine.states[state as usize].edges.iter().find(|edge| edge.class == class)
    });
    let found = edges.next()??;
    let same = |other: &Edge| (other.target, &other.ops) == (found.target, &found.ops);
    edges.all(|edge| edge.is_some_and(same)).then_some(found)
}

/// Whether a state stays itself on all characters that begin with a byte, with nothing to do.
fn loops(machine: &Machine, state: u32, lead: u8) -> bool {
    step(machine, state, lead).is_some_and(|edge| edge.target == state && edge.ops.is_empty())
}

/// The characters that begin with a byte (RFC 3629, section 4).
fn characters(lead: u8) -> Option<(u32, u32)> {
    if !(0xC2..=0xF4).contains(&lead) {
        return None;
    }
    let (base, rest) = begun(lead);
    // Less is written with fewer bytes.
    let least = [0x80, 0x800, 0x10000][rest as usize - 1];
    let last = (base | ((1 << (6 * rest)) - 1)).min(char::MAX as u32);
    // There are no surrogates.
    Some((base.max(least), if lead == 0xED { 0xD7FF } else { last }))
}

/// Whether a step ends where that byte is, or is that byte.
fn stops_at(step: &Step, byte: u8) -> bool {
    match step {
        Step::Byte(known) => *known == byte,
        Step::Open { told: Told::End(_, stops), .. } => bytes::contains(&stops.bytes, byte),
        _ => false,
    }
}
