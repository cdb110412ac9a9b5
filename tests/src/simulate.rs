//! The automaton that the compiler makes, run as it is written down, without its tables and their driver.

use crate::Spans;
use virgule_compiler::determinize::machine::{Base, Machine, Place, Position};

/// Where the fields of `text` are if it matches the start rule `kind`.
pub fn spans(machine: &Machine, kind: usize, text: &str) -> Spans {
    let mut registers = vec![None; machine.registers];
    let mut state = &machine.states[0];
    for (at, byte) in text.bytes().enumerate() {
        let class = machine.classes.class_of[byte as usize];
        let edge = state.edges.iter().find(|edge| edge.class == class)?;
        let before = registers.clone();
        for op in &edge.ops {
            registers[op.to as usize] = op.from.map_or(Some(at), |from| before[from as usize]);
        }
        state = &machine.states[edge.target as usize];
    }
    let layout = state.accepts[kind].as_ref()?;
    let position = |position: &Position| {
        let base = match position.base {
            Base::Zero => 0,
            Base::End => text.len(),
            Base::Register(register) => registers[register as usize].expect("a register that was written"),
        };
        base.checked_add_signed(position.offset as isize).expect("a position in the text")
    };
    let place = |place: &Place| match place {
        Place::Present { begin, end, guard }
            if guard.is_none_or(|guard| registers[guard as usize].is_some()) =>
        {
            Some((position(begin), position(end)))
        }
        _ => None,
    };
    Some(layout.iter().map(place).collect())
}
