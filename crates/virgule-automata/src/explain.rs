//! Finds the place of the mismatch in a text that does not match.
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
//! stops the surviving alternative is a byte that the dead alternative would have consumed. If all alternatives that
//! are alive at the mismatch were also alive at that offset, the error is reported there, for the dead alternatives.
//! (The second condition alone is too weak: in `[::256.1.1.1]` it would report the 6, because `::25.1.1.1` is valid.)
//!
//! The compiler marks the states in which this may happen (`error_marks.rs`). In all others, [`locate`] reports the
//! offset where the automaton stopped. In a marked state, it matches the text once more up to that offset, to find the
//! last offset at which the text could have ended. A mismatch in a called rule is located by running that rule once
//! more. Where called rules call others, [`diagnose`] matches the text with a stack; once more if the mismatch is
//! within a character, or if the stack is not that of the mismatch. All are linear: a lookup per byte outside of calls,
//! then the notes of two states. `error_tables.rs` defines notes and groups.

use super::captures::is_inside_character;
use super::dfa::{Failure, Stop};
use super::error_tables::{Note, NoteGroup};
use super::expected::ByteSet;
use super::mismatch::{Diagnosis, Mismatch, Place, inside_call};
use super::pushdown::{
    DEEP_STACK, Frame, MAIN, Pushdown, SHALLOW_STACK, StepOutcome, advance_rows, consume_leaf,
};
use super::table::{NO_LAYOUT, Table};

/// Returns the place of a mismatch in the main table, computed from `failure`; `None` if [`locate_in_call`] or only
/// [`diagnose`] finds it: within characters and percent-encodings, and in text that is percent-decoded or nests deeply.
#[inline]
pub fn locate(table: &Table<'_>, text: &str, kind: usize, failure: Failure) -> Option<Place> {
    let text = text.as_bytes();
    match failure.stop() {
        _ if table.decodes() => None,
        Stop::Unknown | Stop::Call(..) => None,
        Stop::Row(row, at) if at > 0 && table.needs_replay(row, kind) => {
            locate_replayed(table, text, kind, at)
        }
        Stop::Row(row, at) => {
            (!is_inside_character(text, at)).then_some(Place::in_main(table.state(row), at))
        }
    }
}

/// Returns the place of a mismatch that may have to be reported at an earlier offset, that of the last accept state.
/// `None` if rules are called before that.
#[inline]
fn locate_replayed(table: &Table<'_>, text: &[u8], kind: usize, end: usize) -> Option<Place> {
    let (row, taken) = advance_rows(table, table.row(table.start(kind)), text, (0, end), Some(kind));
    let (state, at) = (table.state(row), taken.at);
    if at < end && !taken.excluded || is_inside_character(text, at) {
        return None;
    }
    match taken.could_end {
        Some((then, before))
            if outlived(table, table.note(then, kind), table.note(state, kind), text, before, at) =>
        {
            Some(Place::before((then, before), state))
        }
        _ => Some(Place::in_main(state, at)),
    }
}

/// Returns the place of a mismatch in the rule that is called where `failure` stopped, or right after it. `None` if there
/// is no call, if the rule calls others, or if the start rule did not match up to the call.
///
/// Separate from [`locate`]: inlined there, it would make `locate` return through memory, and the wide load of its caller
/// would wait for narrow stores.
#[cold]
#[inline(never)]
pub fn locate_in_call(table: &Table<'_>, text: &str, kind: usize, failure: Failure) -> Option<Place> {
    let text = text.as_bytes();
    let Stop::Call(row, at) = failure.stop() else { return None };
    if table.decodes() {
        return None;
    }
    let call = table.call(table.state(row), *text.get(at)?)?;
    let (callee, caller) = (table.callees[call.callee as usize], table.state(call.cell.row()));
    if callee.calls != 0 || table.plain(call).is_some() || !table.is_noted(caller, kind) {
        return None;
    }
    let (row, end) = consume_leaf(callee, text, at);
    if is_inside_character(text, end) {
        return None;
    }
    let can_return = callee.layout(row, 0) != NO_LAYOUT;
    let caller = if can_return { (MAIN, caller as u16) } else { (0, 0) };
    Some(Place::in_leaf((call.callee, callee.state(row) as u16), caller, end))
}

/// Returns the mismatch of a text that [`super::match_into`] rejects.
#[cold]
pub const fn explain<'t>(table: &'t Table<'t>, text: &str, kind: usize) -> Mismatch<'t> {
    diagnose(table, text, kind).mismatch(table, kind)
}

/// Returns the mismatch of a text that [`super::match_into`] rejects, as a place if a place can express it.
#[cold]
pub const fn diagnose<'t>(table: &'t Table<'t>, text: &str, kind: usize) -> Diagnosis<'t> {
    match diagnose_with(table, text.as_bytes(), kind, &mut { SHALLOW_STACK }) {
        Diagnosis::Mismatch(Mismatch { too_deep: true, .. }) => diagnose_deep(table, text.as_bytes(), kind),
        diagnosis => diagnosis,
    }
}

/// [`diagnose`] for a text that nests deeper than most.
#[cold]
#[inline(never)]
const fn diagnose_deep<'t>(table: &'t Table<'t>, text: &[u8], kind: usize) -> Diagnosis<'t> {
    diagnose_with(table, text, kind, &mut { DEEP_STACK })
}

/// [`diagnose`] with the given stack. A text that exceeds it is too deep.
#[inline(never)]
const fn diagnose_with<'t>(
    table: &'t Table<'t>,
    text: &[u8],
    kind: usize,
    stack: &mut [Frame],
) -> Diagnosis<'t> {
    let mut run = replay(table, text, text.len(), kind, stack);
    let too_deep = run.too_deep;
    let mut at = run.at;
    // An error is never reported within a character.
    while is_inside_character(text, at) {
        at -= 1;
    }
    if at != run.at || !run.is_exact {
        run = replay(table, text, at, kind, stack);
    }
    let pushdown = &run.pushdown;
    if too_deep {
        return Diagnosis::Mismatch(Mismatch { too_deep, ..inside_call(pushdown, kind, at) });
    }
    if let Some(mismatch) = escape(pushdown, text, kind, at) {
        return Diagnosis::Mismatch(mismatch);
    }
    if !pushdown.is_in_main() {
        return match Place::in_call(pushdown, kind, at) {
            Some(place) => Diagnosis::Place(place),
            None => Diagnosis::Mismatch(inside_call(pushdown, kind, at)),
        };
    }
    let (_, state) = pushdown.table_and_state();
    if let Some((earlier, end)) = run.could_end
        && outlived(table, table.note(earlier, kind), table.note(state, kind), text, end, at)
    {
        return Diagnosis::Place(Place::before((earlier, end), state));
    }
    Diagnosis::Place(Place::in_main(state, at))
}

/// The state of a replay of a text, which ends at an offset or at a mismatch.
struct Replay<'t, 's> {
    pushdown: Pushdown<'t, 's>,
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
const fn replay<'t, 's>(
    table: &'t Table<'t>,
    text: &[u8],
    end: usize,
    kind: usize,
    stack: &'s mut [Frame],
) -> Replay<'t, 's> {
    let pushdown = Pushdown::new(table, kind, stack);
    let mut run = Replay { pushdown, at: 0, could_end: None, too_deep: false, is_exact: true };
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
                run.is_exact = run.pushdown.is_intact();
                return run;
            }
        };
        // The state may be alive only for another start rule of the table.
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

/// Returns the mismatch within a percent-encoding, after its first byte: the first byte that leaves no octet with a
/// transition. `None` if the mismatch is elsewhere.
const fn escape<'t>(
    pushdown: &Pushdown<'t, '_>,
    text: &[u8],
    kind: usize,
    at: usize,
) -> Option<Mismatch<'t>> {
    if at >= text.len() || text[at] != b'%' || !pushdown.decodes() {
        return None;
    }
    let mut stack = DEEP_STACK;
    let mut offset = at;
    let mut expected = ByteSet::EMPTY;
    // Invariant: `expected` are the next bytes of all encodings with a transition that agree with the text so far.
    while offset < at + 3 {
        expected = ByteSet::EMPTY;
        let mut octet = 0;
        while octet < 256 {
            let escape = [b'%', digit(octet >> 4), digit(octet & 15)];
            if agrees(&escape, text, at, offset)
                && matches!(pushdown.copy(&mut stack).step(&escape, 0), StepOutcome::Taken(3))
            {
                let next = escape[offset - at];
                expected.insert(next);
                expected.insert(next.to_ascii_lowercase());
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
    if now.count == 0 {
        return false;
    }
    let rule = now.group(0).rule;
    let mut known_rule = false;
    let mut died = false;
    index = 0;
    while index < then.count && !(known_rule && died) {
        let group = then.group(index);
        known_rule |= group.rule == rule;
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

#[cfg(test)]
mod tests;
