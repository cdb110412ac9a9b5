//! Why a text does not match: where, in which rule, and what could have stood there.
//!
//! The automaton fails where no reading is left, and mostly that is the place to report. It is not where an
//! unlikely reading outlived the likely one:
//!
//! ```text
//! http://example.com:8x/
//!                     ▲▲
//!                     │└ no reading is left: only a userinfo "example.com:8x" was, and it needs an "@"
//!                     └─ the port died here, where the text could have ended
//! ```
//!
//! The signs of it: the text could have ended where the reading died, and the byte that stops the survivor is
//! one that the dead reading would have taken. So where a text stops the run is done again, looking for the
//! last such place, at which all that are left in the end were readings already; if there is one, the error
//! speaks of that place and of those that died. Both runs are linear, and only texts that do not match pay for
//! them.
//!
//! (The second sign alone would be too much: in `[::256.1.1.1]` it blames the 6, for `::25.1.1.1` is an address.)

use super::describe::ByteSet;
use super::table::{EDGE, NO_LAYOUT, NO_NOTE, NO_RULE, NoteGroup, STATE, Table};

/// Where and why a text stopped to match.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Stop {
    /// The byte offset: of the byte that does not fit, or the length if the text ends too early.
    pub offset: usize,
    /// The rule the reading was in: an index of [`Table::rules`], or [`NO_RULE`].
    pub rule: u16,
    /// The bytes that would have gone on.
    pub expected: ByteSet,
    /// Whether the text could have ended there.
    pub end: bool,
}

/// Finds the place and the expectation for a text that [`super::run`] refuses.
#[cold]
pub const fn explain(table: &Table<'_>, text: &str, kind: usize) -> Stop {
    let bytes = text.as_bytes();
    let (mut state, mut at) = (1, 0);
    // The last place between two characters.
    let mut boundary = (state, at);
    loop {
        if at == bytes.len() || bytes[at] & 0xC0 != 0x80 {
            boundary = (state, at);
        }
        if at == bytes.len() {
            break;
        }
        let next = step(table, state, bytes[at]);
        if next == 0 || table.note_of[next * table.kinds + kind] == NO_NOTE {
            break;
        }
        state = next;
        at += 1;
    }
    let (state, at) = boundary;
    let left = groups(table, state, kind);
    match died_before(table, bytes, at, kind, left) {
        Some((earlier, place)) => stop(table, groups(table, earlier, kind), left, place),
        None => stop(table, left, &[], at),
    }
}

/// The last state and place before `end` where the text could have ended and a reading died that would have
/// taken what stands at `end`, if those that are `left` there were readings at that place too.
const fn died_before(
    table: &Table<'_>,
    text: &[u8],
    end: usize,
    kind: usize,
    left: &[NoteGroup],
) -> Option<(usize, usize)> {
    let (mut state, mut at) = (1, 0);
    let mut found = None;
    while at < end {
        let could_end = table.accepts[state * table.kinds + kind] != NO_LAYOUT;
        if could_end && outlived(table, groups(table, state, kind), left, text, end) {
            found = Some((state, at));
        }
        state = step(table, state, text[at]);
        at += 1;
    }
    found
}

/// The state after one byte, without its operations.
const fn step(table: &Table<'_>, state: usize, byte: u8) -> usize {
    let cell = table.next[state * table.stride + table.classes[byte as usize] as usize];
    if cell & EDGE != 0 {
        table.edges[(cell & !EDGE) as usize].target as usize
    } else {
        (cell & STATE) as usize
    }
}

const fn groups<'t>(table: &Table<'t>, state: usize, kind: usize) -> &'t [NoteGroup] {
    let note = table.note_of[state * table.kinds + kind];
    if note == NO_NOTE {
        return &[];
    }
    let note = table.notes[note as usize];
    table.groups.split_at(note.last as usize).0.split_at(note.first as usize).1
}

/// Whether the readings of `now` are some but not all of those of `then`, not in the middle of a new rule, and
/// one that died would have taken what stands at `end`.
const fn outlived(table: &Table<'_>, then: &[NoteGroup], now: &[NoteGroup], text: &[u8], end: usize) -> bool {
    let mut index = 0;
    while index < now.len() {
        if !has_from(then, now[index].from) || now[index].end {
            return false;
        }
        index += 1;
    }
    let mut known_rule = false;
    let mut died = false;
    index = 0;
    while index < then.len() {
        let group = then[index];
        known_rule |= !now.is_empty() && group.rule == now[0].rule;
        died |= !has_from(now, group.from) && takes(table, group, text, end);
        index += 1;
    }
    known_rule && died
}

/// Whether the readings of `group` go on with the byte at `at`, or may end if the text ends there.
const fn takes(table: &Table<'_>, group: NoteGroup, text: &[u8], at: usize) -> bool {
    if at == text.len() {
        return group.end;
    }
    ByteSet(table.sets[group.set as usize]).contains(text[at])
}

const fn has_from(groups: &[NoteGroup], from: u16) -> bool {
    let mut index = 0;
    while index < groups.len() {
        if groups[index].from == from {
            return true;
        }
        index += 1;
    }
    false
}

/// What `groups` expect, without those that are still alive in `without`.
///
/// Where the text may end, the readings that may end are the likely ones, and only they speak.
const fn stop(table: &Table<'_>, groups: &[NoteGroup], without: &[NoteGroup], offset: usize) -> Stop {
    let mut may_end = false;
    let mut index = 0;
    while index < groups.len() {
        may_end |= groups[index].end && !has_from(without, groups[index].from);
        index += 1;
    }
    let mut stop = Stop { offset, rule: NO_RULE, expected: ByteSet([0; 4]), end: may_end };
    let mut first = true;
    index = 0;
    while index < groups.len() {
        let group = groups[index];
        if !has_from(without, group.from) && (group.end || !may_end) {
            if first {
                stop.rule = group.rule;
                first = false;
            }
            let set = &table.sets[group.set as usize];
            let mut word = 0;
            while word < 4 {
                stop.expected.0[word] |= set[word];
                word += 1;
            }
        }
        index += 1;
    }
    stop
}
