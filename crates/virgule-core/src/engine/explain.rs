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
//! one that the dead reading would have taken. So the run keeps the last place before the failure at which the text
//! could have ended. If all readings that are left in the end were readings there too, the error describes that place
//! and of those that died.
//!
//! The run is linear: a lookup per byte where no rule is called, and the notes of two states once it has ended. It is
//! done twice where it ends within a rule that was called, or in the middle of a character.
//!
//! Where the automaton fails within a rule that was called, that rule speaks, and those around it as far as it
//! could have been left.
//!
//! (The second sign alone would be too much: in `[::256.1.1.1]` it blames the 6, for `::25.1.1.1` is an address.)

use super::describe::ByteSet;
use super::drive::Failure;
use super::notes::{Note, NoteGroup};
use super::table::{NO_LAYOUT, Table};
use super::walk::{DeepWalk, Step};

/// Where and why a text stopped to match.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Stop<'t> {
    /// The byte offset: of the byte that does not fit, or the length if the text ends too early.
    pub offset: usize,
    /// The rule the reading was in.
    pub rule: Option<&'t str>,
    /// The bytes that would have gone on.
    pub expected: ByteSet,
    /// Whether the text could have ended there.
    pub end: bool,
    /// Whether the byte fits, but nests too deep.
    pub too_deep: bool,
}

/// What is known of an error as soon as it is met: enough to say the rest when that is asked.
#[derive(Debug, Clone, Copy)]
pub enum Blame {
    /// In that state the text has no way on at that offset.
    State(u16, usize),
    /// Something else has to be said.
    Stop(Stop<'static>),
}

/// Where to put the blame for a text that does not match. Mostly it is the state without a way on: what it expects is not looked
/// up here.
#[cold]
pub fn blame(table: &'static Table<'static>, text: &str, kind: usize, failure: Failure) -> Blame {
    let bytes = text.as_bytes();
    match last(table, bytes, kind, failure) {
        Some(Last { state, at, could_end })
            if could_end.is_none_or(|end| !is_outlived(table, bytes, kind, end, (state, at))) =>
        {
            Blame::State(state as u16, at)
        }
        _ => Blame::Stop(explain(table, text, kind)),
    }
}

/// What is said of a state without a way on.
pub const fn said<'t>(table: &'t Table<'t>, state: u16, kind: usize, offset: usize) -> Stop<'t> {
    stop(table, table.note(state as usize, kind), None, offset)
}

/// The last state of a text that does not match, and its offset.
struct Last {
    state: usize,
    at: usize,
    /// The last state and offset before that at which the text could have ended, if it matters.
    could_end: Option<(usize, usize)>,
}

/// A look without a stack; `None` if a rule is called, something is decoded, or the text goes wrong in the middle of a character.
fn last(table: &Table<'_>, text: &[u8], kind: usize, failure: Failure) -> Option<Last> {
    if failure.row() == Failure::INSIDE || table.decodes() {
        return None;
    }
    let inside = |at: usize| text.get(at).is_some_and(|byte| byte & 0xC0 == 0x80);
    let (state, at) = (table.state(failure.row() as usize), failure.offset());
    if !table.may_be_elsewhere(failure.row() as usize, kind) {
        return (!inside(at)).then_some(Last { state, at, could_end: None });
    }
    let mut state = table.start(kind);
    let mut row = table.row(state);
    let mut accepts = table.layout(row, kind) != NO_LAYOUT;
    let (mut now, mut could_end) = (0, None);
    while now < at {
        let (mut cell, mut length) = (table.step(row, text[now]), 1);
        if !cell.is_some() {
            (cell, length) = table.wide_step(row, text, now);
        }
        if !cell.is_some() {
            return None;
        }
        let next = cell.row() != row;
        let behind = if next { table.state(cell.row()) } else { state };
        // Another kind of the family may go on where this one does not.
        if next && !table.is_noted(behind, kind) {
            break;
        }
        if accepts {
            could_end = Some((state, now));
        }
        if next {
            (row, state, accepts) = (cell.row(), behind, table.layout(cell.row(), kind) != NO_LAYOUT);
        }
        now += length;
    }
    (!inside(now)).then_some(Last { state, at: now, could_end })
}

/// Whether the blame is an earlier state's; see the head of this file.
fn is_outlived(
    table: &Table<'_>,
    text: &[u8],
    kind: usize,
    (then, at): (usize, usize),
    (now, end): (usize, usize),
) -> bool {
    outlived(table, table.note(then, kind), table.note(now, kind), text, at, end)
}

/// Finds the place and the expectation for a text that [`super::find`] refuses.
#[cold]
pub const fn explain<'t>(table: &'t Table<'t>, text: &str, kind: usize) -> Stop<'t> {
    let bytes = text.as_bytes();
    let first = run(table, bytes, bytes.len(), kind);
    let mut at = first.at;
    // Not in the middle of a character.
    while at < bytes.len() && bytes[at] & 0xC0 == 0x80 {
        at -= 1;
    }
    let too_deep = first.too_deep;
    let Run { walk, could_end, .. } =
        if at == first.at && first.is_exact { first } else { run(table, bytes, at, kind) };
    if too_deep {
        return Stop { too_deep, ..inside(&walk, kind, at) };
    }
    if let Some(stop) = escape(&walk, bytes, kind, at) {
        return stop;
    }
    if !walk.is_outside() {
        return inside(&walk, kind, at);
    }
    let (_, state) = walk.place();
    let left = table.note(state, kind);
    if let Some((earlier, place)) = could_end {
        let then = table.note(earlier, kind);
        if outlived(table, then, left, bytes, place, at) {
            return stop(table, then, Some(left), place);
        }
    }
    stop(table, left, None, at)
}

/// A walk over a text, up to an offset or as far as it can be read.
struct Run<'t> {
    walk: DeepWalk<'t>,
    /// Where it ended: no reading is left there.
    at: usize,
    /// The last state and offset before that at which the text could have ended.
    could_end: Option<(usize, usize)>,
    /// Whether the next byte nests too deep.
    too_deep: bool,
    /// Whether the walk is at `at`. A step that fails may have overwritten callers, and a byte that only another start
    /// rule takes is taken before that is known.
    is_exact: bool,
}

/// Reads a text up to `end`, or as far as the start rule takes it.
const fn run<'t>(table: &'t Table<'t>, text: &[u8], end: usize, kind: usize) -> Run<'t> {
    let mut run =
        Run { walk: DeepWalk::new(table, kind), at: 0, could_end: None, too_deep: false, is_exact: true };
    loop {
        let taken = run.walk.advance(text, run.at, end, kind);
        run.at = taken.at;
        if taken.could_end.is_some() {
            run.could_end = taken.could_end;
        }
        if run.at >= end || taken.excluded {
            return run;
        }
        let (_, state) = run.walk.place();
        let could_end = run.walk.is_outside() && table.accept(state, kind) != NO_LAYOUT;
        let length = match run.walk.step(text, run.at) {
            Step::Taken(length) => length,
            stopped => {
                run.too_deep = matches!(stopped, Step::TooDeep);
                run.is_exact = run.walk.is_outside();
                return run;
            }
        };
        // Another kind of the family may go on where this one does not.
        if !table.is_noted(run.walk.outermost() as usize, kind) {
            run.is_exact = false;
            return run;
        }
        if could_end {
            run.could_end = Some((state, run.at));
        }
        run.at += length;
    }
}

/// Which byte of an escape goes wrong, if it is not the first: the one after which no octet is left that would do.
const fn escape<'t>(walk: &DeepWalk<'t>, text: &[u8], kind: usize, at: usize) -> Option<Stop<'t>> {
    if !walk.decodes() {
        return None;
    }
    let mut offset = at;
    let mut expected = ByteSet([0; 4]);
    // The escapes that would go on, and agree with the text as far as `offset`.
    while offset < at + 3 {
        expected = ByteSet([0; 4]);
        let mut octet = 0;
        while octet < 256 {
            let escape = [b'%', digit(octet >> 4), digit(octet & 15)];
            let mut attempt = *walk;
            if matches!(attempt.step(&escape, 0), Step::Taken(3)) && agrees(&escape, text, at, offset) {
                let next = escape[offset - at];
                expected.0[next as usize / 64] |= 1 << (next % 64);
                let lower = next.to_ascii_lowercase();
                expected.0[lower as usize / 64] |= 1 << (lower % 64);
            }
            octet += 1;
        }
        if offset == text.len() || !expected.contains(text[offset]) {
            break;
        }
        offset += 1;
    }
    if offset == at { None } else { Some(Stop { expected, end: false, ..inside(walk, kind, offset) }) }
}

const fn digit(value: usize) -> u8 {
    b"0123456789ABCDEF"[value]
}

/// Whether an escape agrees with what stands at `at`, up to `end`.
const fn agrees(escape: &[u8; 3], text: &[u8], at: usize, end: usize) -> bool {
    let mut index = at;
    while index < end {
        if text[index].to_ascii_uppercase() != escape[index - at] {
            return false;
        }
        index += 1;
    }
    true
}

/// What is expected within rules that were called: by the innermost, and by those around it that it may end in.
const fn inside<'t>(walk: &DeepWalk<'t>, kind: usize, offset: usize) -> Stop<'t> {
    let mut found = Stop { offset, rule: None, expected: ByteSet([0; 4]), end: false, too_deep: false };
    let (mut table, mut state) = walk.place();
    let mut up = 0;
    loop {
        let outside = walk.is_outside() || up > 0 && walk.caller(up).is_none();
        let kind = if outside { kind } else { 0 };
        let here = stop(table, table.note(state, kind), None, offset);
        // The innermost speaks.
        if found.rule.is_none() {
            found.rule = here.rule;
        }
        let raw = raw(here.expected, walk.plain(up));
        found.expected.unite(&raw);
        let ends = table.accept(state, kind) != NO_LAYOUT;
        match walk.caller(up) {
            Some(caller) if ends => (table, state) = caller,
            _ => {
                found.end = ends && outside;
                return found;
            }
        }
        up += 1;
    }
}

/// What stands in a text where a table expects `bytes`: if it is decoded, those that stand for themselves, and `%`.
const fn raw(bytes: ByteSet, plain: Option<ByteSet>) -> ByteSet {
    let Some(plain) = plain else { return bytes };
    let mut raw = [0; 4];
    let (mut word, mut any) = (0, false);
    while word < 4 {
        raw[word] = bytes.0[word] & plain.0[word];
        any |= bytes.0[word] != 0;
        word += 1;
    }
    if any {
        raw[0] |= 1 << b'%';
    }
    ByteSet(raw)
}

/// Whether the readings of `now` are some but not all of those of `then`, not in the middle of a new rule, and
/// one that died there, at `at`, would have taken what stands at `end`.
const fn outlived(
    table: &Table<'_>,
    then: Note<'_>,
    now: Note<'_>,
    text: &[u8],
    at: usize,
    end: usize,
) -> bool {
    let mut index = 0;
    while index < now.count {
        let group = now.group(index);
        if !then.has_from(group.from) || group.end {
            return false;
        }
        index += 1;
    }
    let mut known_rule = false;
    let mut died = false;
    index = 0;
    while index < then.count {
        let group = then.group(index);
        known_rule |= now.count > 0 && group.rule == now.group(0).rule;
        died |= !now.has_from(group.from) && !takes(table, group, text, at) && takes(table, group, text, end);
        index += 1;
    }
    known_rule && died
}

/// Whether the readings of `group` go on with the byte at `at`, or may end if the text ends there.
const fn takes(table: &Table<'_>, group: NoteGroup, text: &[u8], at: usize) -> bool {
    if at == text.len() {
        // A reading whose rule was over did not go wrong there: the text ends too early.
        return group.end && !group.over;
    }
    table.set_has(group.set, text[at])
}

/// What the groups of a note expect, without those that are still alive in `without`.
///
/// Where the text may end, the readings that may end are the likely ones, and only they speak.
const fn stop<'t>(table: &Table<'t>, note: Note<'_>, without: Option<Note<'_>>, offset: usize) -> Stop<'t> {
    let mut may_end = false;
    let mut index = 0;
    while index < note.count {
        let group = note.group(index);
        may_end |= group.end && !continued(without, group);
        index += 1;
    }
    let mut stop = Stop { offset, rule: None, expected: ByteSet([0; 4]), end: may_end, too_deep: false };
    let mut first = true;
    index = 0;
    while index < note.count {
        let group = note.group(index);
        if !continued(without, group) && (group.end || !may_end) {
            if first {
                stop.rule = table.rule(group.rule);
                first = false;
            }
            stop.expected.unite(&table.set(group.set));
        }
        index += 1;
    }
    stop
}

/// Whether the readings of a group are still alive in `now`.
const fn continued(now: Option<Note<'_>>, group: NoteGroup) -> bool {
    match now {
        Some(now) => now.has_from(group.from),
        None => false,
    }
}

#[cfg(test)]
mod tests;
