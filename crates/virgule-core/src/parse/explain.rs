//! Mismatch → offset, rule and expected bytes.
//!
//! The offset is that of the byte for which the DFA has no transition, unless an unlikely alternative of the grammar
//! survived the likely alternative:
//!
//! ```text
//! http://example.com:8x/
//!                     ▲▲
//!                     │└ no transition: only the userinfo "example.com:8x" was alive, which needs an "@"
//!                     └─ the port died here, where the text could have ended
//! ```
//!
//! Two conditions identify this case. The text could have ended where the dead alternative died; and the byte that
//! stops the surviving alternative is a byte that the dead alternative would have consumed. So the text is matched once
//! more, up to the mismatch, to find the last offset at which it could have ended. If all alternatives that are alive
//! at the mismatch were also alive at that offset, the error is reported there, for the alternatives that died. (The
//! second condition alone is too weak: in `[::256.1.1.1]` it would report the 6, for `::25.1.1.1` is an address.)
//!
//! This replay is linear: a lookup per byte outside of calls, then the notes of two states. It runs twice if it ends
//! within a called rule or within a character. `error_tables.rs` defines notes and groups.
//!
//! If the mismatch is within a called rule, the error names this rule, and expects what the rule and the callers to
//! which it could have returned expect.

use super::dfa::Failure;
use super::error_tables::{Note, NoteGroup};
use super::expected::ByteSet;
use super::pushdown::{DeepPushdown, StepOutcome};
use super::table::{NO_LAYOUT, PlainBytes, Table};

/// The position and the reason of a mismatch.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Mismatch<'t> {
    /// The offset of the byte without a transition, or the length of the text if the text ends too early.
    pub offset: usize,
    /// The rule that was being matched.
    pub rule: Option<&'t str>,
    /// The bytes that have a transition at `offset`.
    pub expected: ByteSet,
    /// True if the text could have ended at `offset`.
    pub end: bool,
    /// True if the byte has a transition, but its call would exceed the stack.
    pub too_deep: bool,
}

/// The part of an error that is computed at once. Most errors are dropped unread, so the rest is computed on demand.
#[derive(Debug, Clone, Copy)]
pub enum Diagnosis {
    /// A state, and the offset at which it has no transition; [`mismatch_at`] computes the rest.
    State(u16, usize),
    /// An error that had to be computed in full.
    Mismatch(Mismatch<'static>),
}

/// Locates the mismatch of a text. In most cases the result is the state without a transition, whose note is not looked
/// up.
#[cold]
pub fn diagnose(table: &'static Table<'static>, text: &str, kind: usize, failure: Failure) -> Diagnosis {
    let bytes = text.as_bytes();
    match last_state(table, bytes, kind, failure) {
        Some(LastState { state, at, could_end })
            if could_end.is_none_or(|end| !is_outlived(table, bytes, kind, end, (state, at))) =>
        {
            Diagnosis::State(state as u16, at)
        }
        _ => Diagnosis::Mismatch(explain(table, text, kind)),
    }
}

/// The mismatch at `offset` of a state that has no transition.
pub const fn mismatch_at<'t>(table: &'t Table<'t>, state: u16, kind: usize, offset: usize) -> Mismatch<'t> {
    mismatch(table, table.note(state as usize, kind), None, offset)
}

/// The last state that a text without a match reaches, and its offset.
struct LastState {
    state: usize,
    at: usize,
    /// The last accept state before `state`, and its offset; `None` if there is none, or if the error is at `at` in any
    /// case.
    could_end: Option<(usize, usize)>,
}

/// Finds the last state by a replay without a stack. `None` if there is a call or decoding, or the mismatch is within a
/// character.
fn last_state(table: &Table<'_>, text: &[u8], kind: usize, failure: Failure) -> Option<LastState> {
    if failure.row() == Failure::INSIDE || table.decodes() {
        return None;
    }
    let inside = |at: usize| text.get(at).is_some_and(|byte| byte & 0xC0 == 0x80);
    let (state, at) = (table.state(failure.row() as usize), failure.offset());
    if !table.needs_replay(failure.row() as usize, kind) {
        return (!inside(at)).then_some(LastState { state, at, could_end: None });
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
        // The state behind may be alive for another start rule of the table only.
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
    (!inside(now)).then_some(LastState { state, at: now, could_end })
}

/// True if the mismatch is to be reported at an earlier state; see the header of this file.
fn is_outlived(
    table: &Table<'_>,
    text: &[u8],
    kind: usize,
    (then, at): (usize, usize),
    (now, end): (usize, usize),
) -> bool {
    outlived(table, table.note(then, kind), table.note(now, kind), text, at, end)
}

/// The mismatch of a text that [`super::match_into`] rejects.
#[cold]
pub const fn explain<'t>(table: &'t Table<'t>, text: &str, kind: usize) -> Mismatch<'t> {
    let bytes = text.as_bytes();
    let first = replay(table, bytes, bytes.len(), kind);
    let mut at = first.at;
    // An error is never reported within a character.
    while at < bytes.len() && bytes[at] & 0xC0 == 0x80 {
        at -= 1;
    }
    let too_deep = first.too_deep;
    let Replay { pushdown, could_end, .. } =
        if at == first.at && first.is_exact { first } else { replay(table, bytes, at, kind) };
    if too_deep {
        return Mismatch { too_deep, ..inside_call(&pushdown, kind, at) };
    }
    if let Some(mismatch) = escape(&pushdown, bytes, kind, at) {
        return mismatch;
    }
    if !pushdown.is_in_main() {
        return inside_call(&pushdown, kind, at);
    }
    let (_, state) = pushdown.table_and_state();
    let left = table.note(state, kind);
    if let Some((earlier, end)) = could_end {
        let then = table.note(earlier, kind);
        if outlived(table, then, left, bytes, end, at) {
            return mismatch(table, then, Some(left), end);
        }
    }
    mismatch(table, left, None, at)
}

/// The state of a replay of a text, which ends at an offset or at a mismatch.
struct Replay<'t> {
    pushdown: DeepPushdown<'t>,
    /// The offset at which the replay ended.
    at: usize,
    /// The last accept state before `at`, and its offset.
    could_end: Option<(usize, usize)>,
    /// True if the call on the next byte would exceed the stack.
    too_deep: bool,
    /// True if the automaton is in the state that it has at offset `at`. False if a failed step overwrote the stack, or
    /// if the last byte has a transition only for another start rule, which is detected only after the byte was
    /// consumed.
    is_exact: bool,
}

/// Replays a text up to `end`, or as far as the start rule matches.
const fn replay<'t>(table: &'t Table<'t>, text: &[u8], end: usize, kind: usize) -> Replay<'t> {
    let mut run = Replay {
        pushdown: DeepPushdown::new(table, kind),
        at: 0,
        could_end: None,
        too_deep: false,
        is_exact: true,
    };
    loop {
        let taken = run.pushdown.advance(text, run.at, end, kind);
        run.at = taken.at;
        if taken.could_end.is_some() {
            run.could_end = taken.could_end;
        }
        if run.at >= end || taken.excluded {
            return run;
        }
        let (_, state) = run.pushdown.table_and_state();
        let could_end = run.pushdown.is_in_main() && table.accept(state, kind) != NO_LAYOUT;
        let length = match run.pushdown.step(text, run.at) {
            StepOutcome::Taken(length) => length,
            stopped => {
                run.too_deep = matches!(stopped, StepOutcome::TooDeep);
                run.is_exact = run.pushdown.is_in_main();
                return run;
            }
        };
        // The state may be alive for another start rule of the table only.
        if !table.is_noted(run.pushdown.outermost() as usize, kind) {
            run.is_exact = false;
            return run;
        }
        if could_end {
            run.could_end = Some((state, run.at));
        }
        run.at += length;
    }
}

/// The mismatch within a percent-encoding, after its first byte: the byte from which on no octet that has a transition
/// is left. `None` if the mismatch is elsewhere.
const fn escape<'t>(
    pushdown: &DeepPushdown<'t>,
    text: &[u8],
    kind: usize,
    at: usize,
) -> Option<Mismatch<'t>> {
    if !pushdown.decodes() {
        return None;
    }
    let mut offset = at;
    let mut expected = ByteSet([0; 4]);
    // Invariant: `expected` are the next bytes of all encodings that have a transition and agree with the text before
    // `offset`.
    while offset < at + 3 {
        expected = ByteSet([0; 4]);
        let mut octet = 0;
        while octet < 256 {
            let escape = [b'%', digit(octet >> 4), digit(octet & 15)];
            let mut attempt = *pushdown;
            if matches!(attempt.step(&escape, 0), StepOutcome::Taken(3)) && agrees(&escape, text, at, offset)
            {
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
    if offset == at {
        None
    } else {
        Some(Mismatch { expected, end: false, ..inside_call(pushdown, kind, offset) })
    }
}

const fn digit(value: usize) -> u8 {
    b"0123456789ABCDEF"[value]
}

/// True if a percent-encoding agrees with the text from `at` to `end`.
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

/// The mismatch within called rules: the bytes that the innermost rule expects, and those that the callers to which it
/// may return expect.
const fn inside_call<'t>(pushdown: &DeepPushdown<'t>, kind: usize, offset: usize) -> Mismatch<'t> {
    let mut found = Mismatch { offset, rule: None, expected: ByteSet([0; 4]), end: false, too_deep: false };
    let (mut table, mut state) = pushdown.table_and_state();
    let mut up = 0;
    loop {
        let outside = pushdown.is_in_main() || up > 0 && pushdown.caller(up).is_none();
        let kind = if outside { kind } else { 0 };
        let here = mismatch(table, table.note(state, kind), None, offset);
        // Only the innermost rule is named.
        if found.rule.is_none() {
            found.rule = here.rule;
        }
        let raw = raw(here.expected, pushdown.plain(up));
        found.expected.unite(&raw);
        let ends = table.accept(state, kind) != NO_LAYOUT;
        match pushdown.caller(up) {
            Some(caller) if ends => (table, state) = caller,
            _ => {
                found.end = ends && outside;
                return found;
            }
        }
        up += 1;
    }
}

/// Converts the bytes that a table expects to the bytes that the text may have. They differ if the table reads decoded
/// text: then these are the expected bytes that need no encoding, and `%`.
const fn raw(bytes: ByteSet, plain: Option<PlainBytes<'_>>) -> ByteSet {
    let Some(plain) = plain else { return bytes };
    let plain = plain.all();
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

/// True if the groups of `now` are a proper subset of those of `then` and not within a new rule, and a group that died
/// at `at` would have consumed the byte at `end`.
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

/// True if `group` has a transition on the byte at `at`, or may end if the text ends there.
const fn takes(table: &Table<'_>, group: NoteGroup, text: &[u8], at: usize) -> bool {
    if at == text.len() {
        // If the rule of the last byte was complete, the group did not die there: the text ends too early.
        return group.end && !group.over;
    }
    table.set_has(group.set, text[at])
}

/// The mismatch at `offset` of the groups of `note`, without the groups that are still alive in `without`.
///
/// If the text may end, only the groups that may end are reported: they are the likely ones.
const fn mismatch<'t>(
    table: &Table<'t>,
    note: Note<'_>,
    without: Option<Note<'_>>,
    offset: usize,
) -> Mismatch<'t> {
    let mut may_end = false;
    let mut index = 0;
    while index < note.count {
        let group = note.group(index);
        may_end |= group.end && !continued(without, group);
        index += 1;
    }
    let mut mismatch =
        Mismatch { offset, rule: None, expected: ByteSet([0; 4]), end: may_end, too_deep: false };
    let mut first = true;
    index = 0;
    while index < note.count {
        let group = note.group(index);
        if !continued(without, group) && (group.end || !may_end) {
            if first {
                mismatch.rule = table.rule(group.rule);
                first = false;
            }
            mismatch.expected.unite(&table.set(group.set));
        }
        index += 1;
    }
    mismatch
}

/// True if `group` is still alive in `now`.
const fn continued(now: Option<Note<'_>>, group: NoteGroup) -> bool {
    match now {
        Some(now) => now.has_from(group.from),
        None => false,
    }
}

#[cfg(test)]
mod tests;
