//! A mismatch: the offset, the rule and the expected bytes; and its place, from which they are computed.
//!
//! An error stores the place, because most errors are dropped unread:
//!
//! ```text
//! http://h:8x       offset of "x"; the state after "8", and the state in which only userinfo is alive
//! http://[1::z]/    offset of "z"; the state of the IPv6 address, and that of the host, if the address could end here
//! ```
//!
//! Within a called rule, an error names this rule. The expected bytes are those of the rule and of the callers to which
//! it could have returned.

use super::error_tables::{Note, NoteGroup};
use super::expected::ByteSet;
use super::pushdown::{Frame, MAIN, Pushdown, SHALLOW_STACK};
use super::table::{PlainBytes, Table};
use core::fmt;

/// The position and the reason of a mismatch.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Mismatch<'t> {
    /// The offset of the byte without a transition, or the length of the text if the text ends too early.
    pub offset: usize,
    /// The rule that was being matched.
    pub rule: Option<TableRule<'t>>,
    /// The bytes that have a transition at `offset`.
    pub expected: ByteSet,
    /// True if the text could have ended at `offset`.
    pub end: bool,
    /// True if the byte has a transition, but its call would exceed the stack.
    pub too_deep: bool,
}

/// A rule, represented by its number in a table, which is smaller than its name.
#[derive(Clone, Copy)]
pub struct TableRule<'t> {
    table: &'t Table<'t>,
    number: u16,
}

impl<'t> TableRule<'t> {
    /// Returns the rule with a number that a note or an error stores, or `None` if no rule has it.
    pub const fn new(table: &'t Table<'t>, number: u16) -> Option<Self> {
        if table.rule(number).is_some() { Some(TableRule { table, number }) } else { None }
    }

    /// Returns the name of the rule.
    pub const fn name(self) -> &'t str {
        match self.table.rule(self.number) {
            Some(name) => name,
            None => "",
        }
    }

    /// Returns the table and the number of the rule in it.
    pub const fn parts(self) -> (&'t Table<'t>, u16) {
        (self.table, self.number)
    }
}

/// Rules are equal if their names are.
impl PartialEq for TableRule<'_> {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        self.name() == other.name()
    }
}

impl Eq for TableRule<'_> {}

impl fmt::Debug for TableRule<'_> {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The place of a mismatch: the offset and the states, from which [`Self::mismatch`] computes the rest on demand.
#[derive(Debug, Clone, Copy)]
pub struct Place {
    /// The offset of the mismatch in the text that was parsed. If it is only a part of the text for which an error is
    /// reported, the offset of the error differs.
    pub offset: u32,
    /// The innermost state, then those of the callers that may continue if the rules within end; then `(0, 0)`.
    frames: [Frame; 3],
    /// The state of the main table whose groups were alive when the others died, if the mismatch is reported at an
    /// earlier state; otherwise the dead state.
    alive: u16,
}

impl Place {
    #[inline]
    pub(super) const fn in_main(state: usize, offset: usize) -> Self {
        let frames = [(MAIN, state as u16), (0, 0), (0, 0)];
        Place { offset: offset as u32, frames, alive: 0 }
    }

    /// Creates the place of a mismatch in an earlier state, which `alive` outlived.
    pub(super) const fn before((state, offset): (usize, usize), alive: usize) -> Self {
        Place { alive: alive as u16, ..Place::in_main(state, offset) }
    }

    /// Creates the place of a mismatch within a rule that calls no others and is called from the main table. `caller`
    /// is the state to which it may return, or `(0, 0)`.
    pub(super) const fn in_leaf(innermost: Frame, caller: Frame, offset: usize) -> Self {
        Place { offset: offset as u32, frames: [innermost, caller, (0, 0)], alive: 0 }
    }

    /// Creates the place of a mismatch within called rules; returns `None` if more callers may continue than a place
    /// has states for, or if the rules are matched against decoded text.
    pub(super) const fn in_call(pushdown: &Pushdown<'_, '_>, kind: usize, offset: usize) -> Option<Self> {
        let mut place = Place::in_main(0, offset);
        let mut up = 0;
        while let Some(frame) = pushdown.frame(up) {
            if up == place.frames.len() {
                return None;
            }
            place.frames[up] = frame;
            if !pushdown.accepts(frame, kind) {
                break;
            }
            up += 1;
        }
        // If the innermost rule reads text undecoded, so do its callers.
        if pushdown.plain(0).is_some() { None } else { Some(place) }
    }

    /// Returns the mismatch at this place, for the start rule `kind` of the main table.
    pub const fn mismatch<'t>(&self, table: &'t Table<'t>, kind: usize) -> Mismatch<'t> {
        let offset = self.offset as usize;
        let (innermost, state) = self.frames[0];
        if innermost != MAIN {
            return inside_call(&Pushdown::resume(table, &self.frames, &mut { SHALLOW_STACK }), kind, offset);
        }
        let note = table.note(state as usize, kind);
        let alive = if self.alive == 0 { None } else { Some(table.note(self.alive as usize, kind)) };
        mismatch(table, note, alive, offset)
    }
}

/// The result of [`diagnose`](super::diagnose).
#[derive(Debug, Clone, Copy)]
pub enum Diagnosis<'t> {
    /// The place of the mismatch.
    Place(Place),
    /// A mismatch that no place can express: the text nests too deep or is read decoded, or more callers may continue
    /// than a place has states for.
    Mismatch(Mismatch<'t>),
}

impl<'t> Diagnosis<'t> {
    /// Returns the mismatch of a text that the start rule `kind` of `table` rejects.
    pub const fn mismatch(&self, table: &'t Table<'t>, kind: usize) -> Mismatch<'t> {
        match self {
            Diagnosis::Place(place) => place.mismatch(table, kind),
            Diagnosis::Mismatch(mismatch) => *mismatch,
        }
    }
}

/// Returns the mismatch within called rules: the bytes that the innermost rule expects, and those that the callers to
/// which it may return expect.
pub(super) const fn inside_call<'t>(pushdown: &Pushdown<'t, '_>, kind: usize, offset: usize) -> Mismatch<'t> {
    let mut found = Mismatch { offset, rule: None, expected: ByteSet::EMPTY, end: false, too_deep: false };
    let mut up = 0;
    while let Some(frame) = pushdown.frame(up) {
        let ((table, state), outside) = (pushdown.of(frame), frame.0 == MAIN);
        let here = mismatch(table, table.note(state, if outside { kind } else { 0 }), None, offset);
        // Only the innermost rule is named.
        if found.rule.is_none() {
            found.rule = here.rule;
        }
        let raw = raw(here.expected, pushdown.plain(up));
        found.expected.unite(&raw);
        if !pushdown.accepts(frame, kind) {
            break;
        }
        found.end = outside;
        up += 1;
    }
    found
}

/// Converts the bytes that a table expects to the bytes that the text may contain. They differ if the table reads
/// decoded text: the result is then the expected bytes that need no encoding, and `%`.
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

/// Returns the mismatch at `offset` of the groups of `note`, without the groups that are still alive in `without`.
///
/// If the text may end, only the groups that may end are reported: they are the likely ones.
pub(super) const fn mismatch<'t>(
    table: &'t Table<'t>,
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
        Mismatch { offset, rule: None, expected: ByteSet::EMPTY, end: may_end, too_deep: false };
    let mut first = true;
    index = 0;
    while index < note.count {
        let group = note.group(index);
        if !continued(without, group) && (group.end || !may_end) {
            if first {
                mismatch.rule = TableRule::new(table, group.rule);
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
