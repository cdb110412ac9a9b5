//! Tables of the compiler → tables of the runtime.
//!
//! The compiler does not depend on the runtime, so it has rows of plain numbers; here they become the
//! runtime's rows, once, and are lent to the driver for each text.

use virgule::engine::{Edge, Field, Move, Note, NoteGroup, Table};
use virgule_compiler::emit::tables::Tables;

/// An automaton in memory, ready to run.
#[derive(Debug, Clone)]
pub struct Automaton {
    tables: Tables,
    edges: Vec<Edge>,
    moves: Vec<Move>,
    places: Vec<Field>,
    notes: Vec<Note>,
    groups: Vec<NoteGroup>,
}

impl From<Tables> for Automaton {
    fn from(tables: Tables) -> Self {
        let edge = |&(target, skip, first, last, set): &_| Edge::new(target, skip, first, last, set);
        let edges = tables.edges.iter().map(edge).collect();
        let moves = tables.moves.iter().map(|&(to, from)| Move::new(to, from)).collect();
        let field = |&(guard, begin, begin_offset, end, end_offset): &_| {
            Field::new(guard, begin, begin_offset, end, end_offset)
        };
        let places = tables.places.iter().map(field).collect();
        let notes = tables.notes.iter().map(|&(first, last)| Note::new(first, last)).collect();
        let group = |&(from, rule, set, end): &_| NoteGroup::new(from, rule, set, end);
        let groups = tables.groups.iter().map(group).collect();
        Automaton { tables, edges, moves, places, notes, groups }
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
            // Direct code is compiled; a grammar that is read at run time has none.
            hot: 0,
            moves: &self.moves,
            skips: &self.tables.skips,
            nibbles: &self.tables.nibbles,
            skip_of: &self.tables.skip_of,
            kinds: self.tables.kinds,
            accepts: &self.tables.accepts,
            fields: self.tables.fields,
            layouts: &self.tables.layouts,
            places: &self.places,
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
