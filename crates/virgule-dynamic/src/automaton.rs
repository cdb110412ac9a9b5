//! Tables of the compiler → tables of the runtime.
//!
//! The compiler does not depend on the runtime, so it has rows of plain numbers; here they become the
//! runtime's rows, once, and are lent to the driver for each text.

use virgule::engine::{Edge, Field, Note, NoteGroup, Op, Table};
use virgule_compiler::emit::tables::Tables;

/// An automaton in memory, ready to run.
#[derive(Debug, Clone)]
pub struct Automaton {
    tables: Tables,
    edges: Vec<Edge>,
    ops: Vec<Op>,
    layouts: Vec<Field>,
    notes: Vec<Note>,
    groups: Vec<NoteGroup>,
}

impl From<Tables> for Automaton {
    fn from(tables: Tables) -> Self {
        let edges = tables.edges.iter().map(|&(target, first, last)| Edge::new(target, first, last)).collect();
        let ops = tables.ops.iter().map(|&(to, from)| Op::new(to, from)).collect();
        let field = |&(guard, begin, begin_offset, end, end_offset): &_| {
            Field::new(guard, begin, begin_offset, end, end_offset)
        };
        let layouts = tables.layouts.iter().map(field).collect();
        let notes = tables.notes.iter().map(|&(first, last)| Note::new(first, last)).collect();
        let group = |&(from, rule, set, end): &_| NoteGroup::new(from, rule, set, end);
        let groups = tables.groups.iter().map(group).collect();
        Automaton { tables, edges, ops, layouts, notes, groups }
    }
}

impl Automaton {
    /// The tables as the driver takes them. Names of rules are not in there: see [`Self::rule`].
    pub fn table(&self) -> Table<'_> {
        Table {
            classes: &self.tables.classes,
            stride: self.tables.stride,
            next: &self.tables.next,
            edges: &self.edges,
            ops: &self.ops,
            skips: &self.tables.skips,
            skip_of: &self.tables.skip_of,
            kinds: self.tables.kinds,
            accepts: &self.tables.accepts,
            fields: self.tables.fields,
            layouts: &self.layouts,
            note_of: &self.tables.note_of,
            notes: &self.notes,
            groups: &self.groups,
            sets: &self.tables.sets,
            rules: &[],
        }
    }

    /// The name of a rule that a note speaks of.
    pub fn rule(&self, number: u16) -> Option<&str> {
        self.tables.rules.get(number as usize).map(String::as_str)
    }

    /// The tables as the compiler made them.
    pub fn tables(&self) -> &Tables {
        &self.tables
    }
}
