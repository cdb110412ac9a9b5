//! The error tables: the items that an automaton expects in each state, for error messages.
//!
//! An *item* is a terminal of the grammar that can match the next byte. A *group* is the set of all items that agree on
//! two rules: the rule that the last byte belongs to, and the rule that the items belong to. A *note* is the list of
//! the groups that are alive in a state, for one start rule.
//!
//! ```text
//! note_of   state, start rule → note number
//! note_list note number → its offset in `notes`, counted in numbers
//! notes     one after the other: the number of groups, then their numbers
//! groups    rule of the last byte, rule of the items, set << 2 | may end << 1 | rule is over
//! sets      a bit for each class of ASCII bytes; then, if there are `highs`, the number of a `high`
//! highs     a bit for each non-ASCII byte
//! ```
//!
//! Numbers have one byte or two, as the table needs.

use super::expected::ByteSet;
use super::table::Table;

/// The note of a state: the groups that are alive there.
#[derive(Debug, Clone, Copy)]
pub struct Note<'t> {
    table: &'t Table<'t>,
    /// The offset in `bytes` of the group numbers of this note.
    at: usize,
    /// The number of groups.
    pub count: usize,
}

/// The items of a note that agree on the rule of the last byte and on their own rule.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NoteGroup {
    /// The number of the rule that the last byte belongs to, or a number that no rule has.
    pub from: u16,
    /// The number of the rule that the items belong to, or a number that no rule has.
    pub rule: u16,
    /// The number of the set of the bytes on which the items have a transition.
    pub set: u16,
    /// True if the text may end here.
    pub end: bool,
    /// True if the rule of the last byte is complete, and the items belong to another rule.
    pub over: bool,
}

impl<'t> Note<'t> {
    /// Returns the group with the index `number`, which is less than `count`.
    pub const fn group(&self, number: usize) -> NoteGroup {
        let (table, width, at) = (self.table, self.table.number_size as usize, self.group_at(number));
        let set = table.number(at + 2 * width);
        let (from, rule) = (table.number(at), table.number(at + width));
        NoteGroup { from, rule, set: set >> 2, end: set & 2 != 0, over: set & 1 != 0 }
    }

    /// True if the last byte belongs to the rule `from` in any group.
    pub const fn has_from(&self, from: u16) -> bool {
        let mut index = 0;
        while index < self.count {
            if self.table.number(self.group_at(index)) == from {
                return true;
            }
            index += 1;
        }
        false
    }

    /// Returns the offset in `bytes` of a group.
    const fn group_at(&self, number: usize) -> usize {
        let (table, width) = (self.table, self.table.number_size as usize);
        table.groups as usize + 3 * width * table.number(self.at + number * width) as usize
    }
}

impl<'t> Table<'t> {
    /// Returns the integer at offset `at` of `bytes`: the number of a note, a group, a rule or a set.
    const fn number(&self, at: usize) -> u16 {
        match self.number_size {
            1 => self.byte(at) as u16,
            _ => (self.byte(at) as u16) << 8 | self.byte(at + 1) as u16,
        }
    }

    /// Returns the value that represents "no note" or "no rule".
    const fn none(&self) -> u16 {
        if self.number_size == 1 { 0xFF } else { 0xFFFF }
    }

    /// True if the start rule `kind` can still match in `state`.
    pub const fn is_noted(&self, state: usize, kind: usize) -> bool {
        self.note_number(state, kind) != self.none()
    }

    const fn note_number(&self, state: usize, kind: usize) -> u16 {
        let index = if self.kinds == 1 { state } else { state * self.kinds as usize + kind };
        self.number(self.note_of as usize + index * self.number_size as usize)
    }

    /// Returns the note of `state` for the start rule `kind`. It has no groups if no continuation matches `kind`.
    pub const fn note(&'t self, state: usize, kind: usize) -> Note<'t> {
        let width = self.number_size as usize;
        let left = self.note_number(state, kind);
        if left == self.none() {
            return Note { table: self, at: 0, count: 0 };
        }
        let number = left + kind as u16 * self.note_shift;
        let at = self.notes as usize + width * self.word(self.note_list as usize + number as usize) as usize;
        Note { table: self, at: at + width, count: self.number(at) as usize }
    }

    /// True if `byte` is in the set number `set`.
    pub const fn set_has(&self, set: u16, byte: u8) -> bool {
        let at = self.sets as usize + set as usize * self.set_size as usize;
        if byte < 0x80 {
            let class = self.class(byte);
            return self.byte(at + class / 8) >> (class % 8) & 1 != 0;
        }
        if self.highs == 0 {
            return false;
        }
        let high = self.byte(at + self.set_size as usize - 1) as usize;
        let bit = (byte & 0x7F) as usize;
        self.byte(self.highs as usize + 16 * high + bit / 8) >> (bit % 8) & 1 != 0
    }

    /// Returns the bytes of the set number `set`. Calling [`set_has`](Self::set_has) for each ASCII byte would dominate
    /// the cost of an error message.
    pub const fn set(&self, set: u16) -> ByteSet {
        let at = self.sets as usize + set as usize * self.set_size as usize;
        // The last byte of a set with non-ASCII bytes is not part of the classes.
        let size = self.set_size as usize - (self.highs != 0) as usize;
        let (mut classes, mut index) = (ByteSet::EMPTY, 0);
        while index < size {
            classes.0[index / 8] |= (self.byte(at + index) as u64) << (8 * (index % 8));
            index += 1;
        }
        let (mut bytes, mut byte) = (ByteSet::EMPTY, 0);
        while byte < 0x80 {
            if classes.contains(self.class(byte) as u8) {
                bytes.insert(byte);
            }
            byte += 1;
        }
        while self.highs != 0 && byte != 0 {
            if self.set_has(set, byte) {
                bytes.insert(byte);
            }
            byte = byte.wrapping_add(1);
        }
        bytes
    }

    /// Returns the name of the rule number `number`, or `None` if there is no such rule.
    pub const fn rule(&self, number: u16) -> Option<&'t str> {
        let names = self.bytes.split_at(self.rules as usize).1;
        let (mut begin, mut end, mut left) = (0, 0, number);
        while end < names.len() {
            if names[end] == b'/' {
                if left == 0 {
                    return match core::str::from_utf8(names.split_at(end).0.split_at(begin).1) {
                        Ok(name) => Some(name),
                        Err(_) => None,
                    };
                }
                left -= 1;
                begin = end + 1;
            }
            end += 1;
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use crate::built_in::Kind;

    #[test]
    fn a_set_has_the_bytes_that_are_found_one_by_one() {
        for kind in Kind::all() {
            let table = kind.table;
            let end = if table.highs == 0 { table.rules } else { table.highs };
            let count = (end - table.sets) / u32::from(table.set_size);
            for set in 0..count as u16 {
                let bytes = table.set(set);
                for byte in 0..=0xFF {
                    assert_eq!(bytes.contains(byte), table.set_has(set, byte), "{} {set} {byte}", kind.name);
                }
            }
        }
    }
}
