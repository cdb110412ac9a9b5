//! Formats the tagged automaton and the tables for a dump: one line for each configuration and each transition.

use crate::abnf::lower::grammar::{Field, Grammar};
use crate::codegen::tables::{NONE, OPERATIONS_AT, STAYS, Tables};
use crate::dfa::tagged::{CALL, Origin, TaggedState, Tdfa};
use crate::nfa::{graph::Nfa, labels::Labels};

/// Formats the states of a tagged automaton: the configurations in order of preference, with their pending tags and
/// slots, then the transitions.
pub fn tdfa(tdfa: &Tdfa, nfa: &Nfa, labels: &Labels, fields: &[Field], grammar: &Grammar) -> String {
    let dump = nfa.dump(labels, |rule| grammar.rule(rule).name.clone());
    let nodes: Vec<&str> = dump.lines().skip(1).map(str::trim_start).collect();
    let tag = |tag: usize| format!("{}.{}", fields[tag / 2].name, ["begin", "end"][tag % 2]);
    let mut text = String::new();
    for (number, state) in tdfa.states.iter().enumerate() {
        text.push_str(&format!("state {number}\n"));
        for (index, config) in state.configs.iter().enumerate() {
            let look = (0..tdfa.tags).filter(|&at| config.look >> at & 1 == 1).map(tag);
            let slots = &state.slots[index * tdfa.tags..][..tdfa.tags];
            let slots = slots.iter().enumerate().filter(|&(_, &slot)| slot != u8::MAX);
            let slots = slots.map(|(at, slot)| format!("{}:{slot}", tag(at)));
            let (look, slots) = (look.collect::<Vec<_>>().join(" "), slots.collect::<Vec<_>>().join(" "));
            text.push_str(&format!(
                "    {}\n        look {{{look}}}  slots {{{slots}}}\n",
                nodes[config.node as usize]
            ));
        }
        for (bytes, target, moves) in transitions(tdfa, state, &tag) {
            text.push_str(&format!("    {bytes} → {target}{moves}\n"));
        }
    }
    text
}

/// Formats the transitions of a state: bytes or called rule, target, and the slots whose values change.
fn transitions(
    tdfa: &Tdfa,
    state: &TaggedState,
    tag: &dyn Fn(usize) -> String,
) -> Vec<(String, u32, String)> {
    let mut found = Vec::new();
    for edge in &state.edges {
        let moves = edge.moves.iter().filter_map(|&((at, slot), origin)| match origin {
            Origin::Position => Some(format!("   {}:{slot}←@", tag(at.into()))),
            Origin::Slot(from) if from != slot => Some(format!("   {}:{slot}←{from}", tag(at.into()))),
            Origin::Slot(_) => None,
        });
        let bytes = match edge.class.checked_sub(CALL) {
            Some(callee) => format!("call {callee}"),
            None => bytes(|byte| u16::from(tdfa.classes.class_of[byte]) == edge.class),
        };
        found.push((bytes, edge.target, moves.collect()));
    }
    found
}

/// Formats the rows of tables: the columns grouped by cell, and the layout of a text that ends in the state.
pub fn tables(tables: &Tables) -> String {
    let columns = tables.columns.count();
    let mut text = format!(
        "{} states, {} classes, {columns} columns, {} registers\n",
        tables.states, tables.stride, tables.registers
    );
    for (number, list) in tables.operations.iter().enumerate() {
        let copies = list.copies.iter().map(|(to, from)| format!(" r{to}←r{from}"));
        let set = |bits: u64, from: &'static str| {
            (0..64).filter(move |at| bits >> at & 1 == 1).map(move |at| format!(" r{at}←{from}"))
        };
        let shown: String = copies.chain(set(list.noted, "@")).chain(set(list.begun, "@run")).collect();
        text.push_str(&format!("list {}{shown}\n", number + 1));
    }
    for state in 0..tables.states {
        let row = &tables.cells[state * columns..][..columns];
        let layouts = &tables.accepts[state * tables.kinds..][..tables.kinds];
        let layouts =
            layouts.iter().filter(|&&layout| layout != NONE).map(|layout| format!("  layout {layout}"));
        text.push_str(&format!("row {state}{}\n", layouts.collect::<String>()));
        let mut seen = Vec::new();
        for &cell in &row[..tables.columns.bytes] {
            if cell == 0 || seen.contains(&cell) {
                continue;
            }
            seen.push(cell);
            let bytes = bytes(|byte| row[usize::from(tables.classes[byte])] == cell);
            text.push_str(&format!("    {bytes} {}\n", shown(cell, columns)));
        }
    }
    text
}

/// Formats a cell: its number and meaning.
fn shown(cell: u32, columns: usize) -> String {
    let stays = if cell & STAYS == 0 { "" } else { "  stays" };
    let list = match cell >> OPERATIONS_AT {
        0 => String::new(),
        list => format!("  list {list}"),
    };
    format!("→ row {}{stays}{list}   ; {cell:#x}", (cell & (STAYS - 1)) as usize / columns)
}

/// Formats the bytes for which `is_in` is true, as ranges.
fn bytes(is_in: impl Fn(usize) -> bool) -> String {
    let mut ranges: Vec<(usize, usize)> = Vec::new();
    for byte in (0..256).filter(|&byte| is_in(byte)) {
        match ranges.last_mut() {
            Some((_, last)) if *last + 1 == byte => *last = byte,
            _ => ranges.push((byte, byte)),
        }
    }
    let shown = ranges.iter().map(|&(first, last)| crate::nfa::utf8::show(first as u8, last as u8));
    shown.collect::<Vec<_>>().join(" ")
}
