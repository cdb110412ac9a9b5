//! The transitions of a parser's tables, and the transitions that a string uses.
//!
//! A table may call other tables. The transitions of called tables count like any other; a call is a transition too, on
//! the strings that the called table accepts. Some tables have transitions on characters above ASCII, others on the
//! bytes of these characters. Only this module reads tables; [`super::transition_texts`] generates strings.

use crate::conformance::tables::octets;
use virgule::parse::{Call, Cell, NO_LAYOUT, Table};

/// A transition: the table, [`MAIN`] or an index of its callees; the state; and the label: the class of a byte,
/// [`WIDE`] plus the class of a character, or [`CALL`] plus the number of a call.
pub type StepId = (usize, usize, usize);

/// The table with the fields.
pub const MAIN: usize = usize::MAX;

/// The offset of the classes of characters above ASCII, which share one range of labels with byte classes and calls.
pub const WIDE: usize = 1000;

/// The offset of the numbers of calls, which share one range of labels with byte classes and character classes.
pub const CALL: usize = 2000;

/// Returns the table with this number: `main` for [`MAIN`], otherwise the callee with that index.
pub fn table_of<'t>(main: &'t Table<'t>, number: usize) -> &'t Table<'t> {
    if number == MAIN { main } else { main.callees[number] }
}

/// Returns the target state on a byte, or on the bytes of a character above ASCII; `None` if there is no transition.
pub fn step(table: &Table<'_>, state: usize, taken: &[u8]) -> Option<usize> {
    let cell = cell(table, state, taken);
    cell.is_some().then(|| table.state(cell.row()))
}

/// Returns the cell of a transition with captures; `None` if the transition has none.
pub fn capture(table: &Table<'_>, state: usize, taken: &[u8]) -> Option<u32> {
    let cell = cell(table, state, taken);
    (cell.operations() != 0).then_some(cell.0)
}

fn cell(table: &Table<'_>, state: usize, taken: &[u8]) -> Cell {
    match taken {
        [byte] => table.step(table.row(state), *byte),
        _ => table.wide_step(table.row(state), taken, 0).0,
    }
}

/// Returns the states of a table, without the dead state 0.
pub fn states(table: &Table<'_>) -> std::ops::Range<usize> {
    1..table.states as usize
}

/// Returns the calls of a table.
pub fn calls(table: &Table<'_>) -> impl Iterator<Item = Call> {
    (0..table.calls as usize).map(|number| table.call_at(number))
}

/// Returns the state after a call.
pub fn after(table: &Table<'_>, call: Call) -> usize {
    table.state(call.cell.row())
}

/// Returns the ranges of code points, each as first code point << 8 | column of its class.
fn stretches(table: &Table<'_>) -> Vec<u32> {
    (0..table.ranges as usize).map(|number| table.range(number)).collect()
}

/// Returns the classes of bytes, and of characters above ASCII if the table has transitions on them: the number of each
/// class, and its members. The members of a byte class are all its bytes, readable ones first; those of a character
/// class are the first and the last character of each range.
pub fn classes(table: &Table<'_>) -> Vec<(usize, Vec<Vec<u8>>)> {
    let mut classes: Vec<(usize, Vec<Vec<u8>>)> = Vec::new();
    let mut add = |class: usize, taken: Vec<u8>| match classes.iter_mut().find(|(known, _)| *known == class) {
        Some((_, all)) => all.push(taken),
        None => classes.push((class, vec![taken])),
    };
    let read =
        |byte: u8| (!byte.is_ascii_lowercase(), !byte.is_ascii_digit(), !byte.is_ascii_graphic(), byte);
    let mut bytes: Vec<u8> = (0..=255).collect();
    bytes.sort_by_key(|&byte| read(byte));
    bytes.into_iter().for_each(|byte| add(table.class(byte), vec![byte]));
    let stretches = stretches(table);
    for (index, &stretch) in stretches.iter().enumerate().filter(|(_, stretch)| *stretch & 0xFF != 0) {
        let last = stretches.get(index + 1).map_or(0x10_FFFF, |next| (next >> 8) - 1);
        for character in [stretch >> 8, last].into_iter().filter_map(char::from_u32) {
            add(WIDE + (stretch & 0xFF) as usize, character.to_string().into_bytes());
        }
    }
    classes
}

/// Returns the class of the character above ASCII at the start of `text`, and its length.
fn wide_class(table: &Table<'_>, text: &str) -> Option<(usize, usize)> {
    let character = text.chars().next().filter(|character| !character.is_ascii())?;
    let stretches = stretches(table);
    let after = stretches.partition_point(|stretch| stretch >> 8 <= character as u32);
    let column = stretches[..after].last()? & 0xFF;
    Some((WIDE + column as usize, character.len_utf8()))
}

/// Returns all transitions of a table and of the tables that it calls.
pub fn steps(main: &Table<'_>) -> Vec<StepId> {
    let mut steps = Vec::new();
    for number in std::iter::once(MAIN).chain(0..main.callees.len()) {
        let table = table_of(main, number);
        let classes = classes(table);
        for state in states(table) {
            let taken = classes.iter().filter(|(_, bytes)| step(table, state, &bytes[0]).is_some());
            steps.extend(taken.map(|(class, _)| (number, state, *class)));
        }
        let calls = calls(table).enumerate();
        steps.extend(calls.map(|(index, call)| (number, call.state as usize, CALL + index)));
    }
    steps
}

/// Returns the transitions that `text` uses from the start rule `kind` on, up to the first byte without a transition.
pub fn taken(main: &Table<'_>, kind: usize, text: &str) -> Vec<StepId> {
    trace(main, kind, text).into_iter().map(|(_, step)| step).collect()
}

/// Returns the transitions as in [`taken`], each with its byte offset in `text`.
pub fn trace(main: &Table<'_>, kind: usize, text: &str) -> Vec<(usize, StepId)> {
    let (mut taken, mut at) = (Vec::new(), 0);
    let mut callers = Vec::new();
    let (mut number, mut state, mut plain) = (MAIN, main.start(kind), None);
    loop {
        let table = table_of(main, number);
        if let Some((byte, length)) = octets::octet(text.as_bytes(), at, plain.as_ref()) {
            if let Some(target) = step(table, state, &[byte]) {
                taken.push((at, (number, state, table.class(byte))));
                (state, at) = (target, at + length);
                continue;
            }
            let rest = text.get(at..).filter(|_| plain.is_none()).unwrap_or_default();
            let wide = wide_class(table, rest).and_then(|(class, length)| {
                Some((class, length, step(table, state, &rest.as_bytes()[..length])?))
            });
            if let Some((class, length, target)) = wide {
                taken.push((at, (number, state, class)));
                (state, at) = (target, at + length);
                continue;
            }
            if let Some(call) = table.call(state, byte) {
                let index = calls(table).position(|known| known == call);
                taken.extend(index.map(|index| (at, (number, state, CALL + index))));
                callers.push((number, after(table, call), plain));
                (number, state, plain) =
                    (call.callee as usize, 1, table.plain(call).map(|plain| plain.all().0).or(plain));
                continue;
            }
        }
        let ends = number != MAIN && table.accept(state, 0) != NO_LAYOUT;
        match callers.pop().filter(|_| ends) {
            Some(caller) => (number, state, plain) = caller,
            None => return taken,
        }
    }
}
