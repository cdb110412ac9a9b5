//! Register allocation: merges registers that are never live at the same time, and removes operations on dead ones.
//!
//! Liveness is computed backward from the accept states. Two registers interfere if both are live in one state; a
//! greedy colouring of the interference graph gives the final numbers (Borsotti and Trafimovich, arXiv 2206.01398,
//! section 5). Until then, the operations of a transition are simultaneous. They are then ordered so that no register
//! is overwritten before it is read, with a spare register for cyclic copies.

use super::machine::{Capture, Machine, Op};
use crate::limits::{self, Budget, Exceeded};

/// Maximum number of registers before colouring.
const CANDIDATES: usize = 4096;

/// Renumbers the registers of `machine` by colouring, and drops operations on dead registers.
pub fn color(mut machine: Machine, budget: &mut Budget) -> Result<Machine, Exceeded> {
    limits::within(machine.registers, CANDIDATES, "registers")?;
    let edges: usize = machine.states.iter().map(|state| state.edges.len()).sum();
    budget.spend((machine.states.len() + edges) * machine.registers)?;
    let live = liveness(&machine);
    let colour = colours(&live, machine.registers);
    for state in &mut machine.states {
        for edge in &mut state.edges {
            let needed = &live[edge.target as usize];
            let renumbered = |op: &Op| {
                let to = colour[op.to as usize].filter(|_| needed[op.to as usize])?;
                let from = match op.from {
                    Some(from) => Some(colour[from as usize]?),
                    None => None,
                };
                (Some(to) != from).then_some(Op { to, from })
            };
            edge.ops = edge.ops.iter().filter_map(renumbered).collect();
            edge.ops.sort_unstable();
        }
        for register in state.accepts.iter_mut().flatten().flatten().flat_map(Capture::registers_mut) {
            *register = colour[*register as usize].unwrap_or(0);
        }
    }
    machine.registers = colour.iter().flatten().max().map_or(0, |&last| last as usize + 1);
    Ok(machine)
}

/// Orders the operations of each transition so that they can be executed sequentially.
pub fn sequence(mut machine: Machine) -> Result<Machine, Exceeded> {
    let spare = machine.registers as u16;
    let mut most = machine.registers;
    for edge in machine.states.iter_mut().flat_map(|state| &mut state.edges) {
        edge.ops = in_order(std::mem::take(&mut edge.ops), spare, &mut most);
    }
    machine.registers = most;
    limits::within(machine.registers, limits::REGISTERS, "registers")?;
    Ok(machine)
}

/// Returns, by state and register, whether the register is live.
pub(crate) fn liveness(machine: &Machine) -> Vec<Vec<bool>> {
    let mut live = vec![vec![false; machine.registers]; machine.states.len()];
    let mut users = vec![Vec::new(); machine.states.len()];
    for (number, state) in machine.states.iter().enumerate() {
        state.edges.iter().for_each(|edge| users[edge.target as usize].push(number));
        for mut capture in state.accepts.iter().flatten().flatten().copied() {
            capture.registers_mut().for_each(|register| live[number][*register as usize] = true);
        }
    }
    users.iter_mut().for_each(|users| users.dedup());
    let mut open: Vec<usize> = (0..machine.states.len()).collect();
    while let Some(target) = open.pop() {
        for &number in &users[target] {
            let mut changed = false;
            for edge in machine.states[number].edges.iter().filter(|edge| edge.target as usize == target) {
                for register in 0..machine.registers {
                    if !live[target][register] {
                        continue;
                    }
                    let written = edge.ops.iter().find(|op| op.to as usize == register);
                    let source = written.map_or(Some(register), |op| op.from.map(usize::from));
                    if let Some(source) = source {
                        changed |= !std::mem::replace(&mut live[number][source], true);
                    }
                }
            }
            if changed {
                open.push(number);
            }
        }
    }
    live
}

/// Returns the colour of each register; `None` if it is never live.
fn colours(live: &[Vec<bool>], registers: usize) -> Vec<Option<u16>> {
    let mut together = vec![false; registers * registers];
    let mut ever = vec![false; registers];
    for state in live {
        let here: Vec<usize> = (0..registers).filter(|&register| state[register]).collect();
        for &a in &here {
            ever[a] = true;
            here.iter().for_each(|&b| together[a * registers + b] = true);
        }
    }
    let mut colour: Vec<Option<u16>> = vec![None; registers];
    for register in (0..registers).filter(|&register| ever[register]) {
        let mut taken = vec![false; registers];
        for other in (0..register).filter(|&other| together[register * registers + other]) {
            colour[other].into_iter().for_each(|known| taken[known as usize] = true);
        }
        colour[register] = taken.iter().position(|&taken| !taken).map(|free| free as u16);
    }
    colour
}

/// Orders simultaneous operations so that they can be executed sequentially; the register `spare` breaks cycles. If
/// `spare` is used, `most` is raised.
fn in_order(mut ops: Vec<Op>, spare: u16, most: &mut usize) -> Vec<Op> {
    let mut ordered = Vec::with_capacity(ops.len());
    ops.sort_unstable();
    while !ops.is_empty() {
        let unread = |op: &Op| !ops.iter().any(|other| other != op && other.from == Some(op.to));
        match ops.iter().position(unread) {
            Some(free) => ordered.push(ops.remove(free)),
            None => {
                // The remaining copies form cycles: save one register to `spare`, and read it from there.
                let saved = ops[0].to;
                ordered.push(Op { to: spare, from: Some(saved) });
                *most = (*most).max(spare as usize + 1);
                let reads = ops.iter_mut().filter(|op| op.from == Some(saved));
                reads.for_each(|op| op.from = Some(spare));
            }
        }
    }
    ordered
}

#[cfg(test)]
mod tests {
    use super::*;

    fn run(ops: &[Op], mut values: [u32; 4]) -> [u32; 4] {
        ops.iter().for_each(|op| values[op.to as usize] = op.from.map_or(99, |from| values[from as usize]));
        values
    }

    #[test]
    fn circles_are_broken() {
        let swap = vec![Op { to: 0, from: Some(1) }, Op { to: 1, from: Some(0) }];
        let mut most = 3;
        let ordered = in_order(swap, 3, &mut most);
        assert_eq!(run(&ordered, [10, 11, 12, 0])[..3], [11, 10, 12]);
        assert_eq!(most, 4);
    }

    #[test]
    fn what_is_read_is_overwritten_last() {
        let ops = vec![Op { to: 0, from: None }, Op { to: 1, from: Some(0) }, Op { to: 2, from: Some(1) }];
        let mut most = 3;
        assert_eq!(run(&in_order(ops, 3, &mut most), [10, 11, 12, 0])[..3], [99, 10, 11]);
        assert_eq!(most, 3);
    }
}
