//! Removes registers whose value has a fixed distance from another one (fixed tags).
//!
//! A fragment begins one byte after the end of the query, a path at the end of the authority, a scheme at 0. For every
//! state and every two registers `a` and `b`, the analysis determines whether, on all paths to the state,
//!
//! * `b` is written whenever `a` is, and `a - b` is always the same (`distance`), and
//! * `a` is written exactly when `b` is (`alike`).
//!
//! This is a forward data-flow analysis. The start of the text and the current position count as registers that are
//! always written. Registers are then removed one by one, the most frequently written first, as long as every field in
//! every accept state can be computed from the remaining ones.
//!
//! After a counted repetition (`*127DIGIT`), each state has a different distance to the current position, and so would
//! need a separate layout. If these do not fit a table, only small distances are used, which excludes the states of a
//! long repetition; then only the distance 0; then none ([`REACHES`]).
//!
//! re2c finds fixed tags on the regular expression. Analysing the automaton also finds distances that no single
//! expression implies, such as that between a host and an IPv6 address within its brackets.

use super::machine::{Base, Capture, Layout, Machine, Position};
use super::tagged::CALL;
use crate::limits::{self, Budget, Exceeded};
use std::collections::{BTreeSet, HashSet};

/// Removes the registers that can be computed from others.
pub fn fix(mut machine: Machine, budget: &mut Budget) -> Result<Machine, Exceeded> {
    let relations = analyse(&machine, budget)?;
    let registers = busiest_first(&machine);
    for reach in REACHES {
        let mut kept = vec![true; machine.registers];
        for &register in &registers {
            kept[register as usize] = false;
            kept[register as usize] = rewrite_all(&machine, &relations, &kept, reach).is_none();
        }
        let Some(accepts) = rewrite_all(&machine, &relations, &kept, reach) else { continue };
        if count_layouts(&accepts) < limits::LAYOUTS {
            for (state, accepts) in machine.states.iter_mut().zip(accepts) {
                state.accepts = accepts;
            }
            break;
        }
    }
    Ok(machine)
}

/// Maximum distances, tried in this order. Tables have eight bits for a distance.
const REACHES: [i32; 3] = [i8::MAX as i32, 4, 0];

fn count_layouts(accepts: &[Vec<Option<Layout>>]) -> usize {
    accepts.iter().flatten().flatten().collect::<HashSet<_>>().len()
}

/// The relation between two registers in a state.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Relation {
    distance: Distance,
    alike: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Distance {
    /// The first register is not written on any path to the state.
    Vacuous,
    /// Whenever the first register is written, so is the second one, and its value is smaller by this number.
    Is(i16),
    /// The second register may be unwritten when the first one is written, or the distance is not constant.
    Unknown,
}

impl Relation {
    fn join(self, other: Relation) -> Relation {
        let distance = match (self.distance, other.distance) {
            (Distance::Vacuous, other) | (other, Distance::Vacuous) => other,
            (Distance::Is(a), Distance::Is(b)) if a == b => Distance::Is(a),
            _ => Distance::Unknown,
        };
        Relation { distance, alike: self.alike && other.alike }
    }

    fn unknown(self) -> Relation {
        let distance = if self.distance == Distance::Vacuous { Distance::Vacuous } else { Distance::Unknown };
        Relation { distance, ..self }
    }

    fn shifted(self, by: i16) -> Relation {
        let Distance::Is(distance) = self.distance else { return self };
        let distance = distance.checked_add(by).map_or(Distance::Unknown, Distance::Is);
        Relation { distance, ..self }
    }
}

/// The relations of one state: a square matrix over the registers, the start of the text, and the current position.
type Matrix = Vec<Relation>;

struct Relations {
    /// The matrix of each state; `None` for a state that has not been reached.
    matrices: Vec<Option<Matrix>>,
    registers: usize,
}

impl Relations {
    fn index(&self, base: Base) -> usize {
        match base {
            Base::Register(register) => register as usize,
            Base::Zero => self.registers,
            Base::End => self.registers + 1,
        }
    }

    fn get(&self, state: usize, a: Base, b: Base) -> Option<Relation> {
        let width = self.registers + 2;
        let matrix = self.matrices[state].as_ref()?;
        Some(matrix[self.index(a) * width + self.index(b)])
    }
}

fn analyse(machine: &Machine, budget: &mut Budget) -> Result<Relations, Exceeded> {
    let (registers, width) = (machine.registers, machine.registers + 2);
    let (zero, position) = (registers, registers + 1);
    let mut relations = Relations { matrices: vec![None; machine.states.len()], registers };
    let same = Relation { distance: Distance::Is(0), alike: true };
    let mut start = vec![Relation { distance: Distance::Vacuous, alike: true }; width * width];
    for always in [zero, position] {
        for other in 0..width {
            let unwritten = Relation { distance: Distance::Unknown, alike: false };
            start[always * width + other] = if other < registers { unwritten } else { same };
            start[other * width + always].alike = other >= registers;
        }
    }
    relations.matrices[0] = Some(start);
    // Visit states in reverse postorder, so that most are visited once or twice.
    let mut rank = vec![0; machine.states.len()];
    let order = machine.reverse_postorder();
    order.into_iter().enumerate().for_each(|(capture, state)| rank[state as usize] = capture);
    let mut open = BTreeSet::from([(rank[0], 0)]);
    while let Some((_, state)) = open.pop_first() {
        // Visit transitions with the same target and operations once.
        let seen: BTreeSet<_> = machine.states[state]
            .edges
            .iter()
            .map(|edge| (edge.target, &edge.ops, edge.class >= CALL))
            .collect();
        for (target, ops, calls) in seen {
            budget.spend(width * width)?;
            let mut source: Vec<usize> = (0..width).collect();
            ops.iter().for_each(|op| source[op.to as usize] = op.from.map_or(position, usize::from));
            let Some(old) = relations.matrices[state].as_ref() else { continue };
            let after = |a: usize, b: usize| {
                // A byte increments the current position by one, a call by an unknown number.
                let shift = i16::from(a == position) - i16::from(b == position);
                let relation = old[source[a] * width + source[b]];
                if calls && shift != 0 { relation.unknown() } else { relation.shifted(shift) }
            };
            let new = (0..width * width).map(|cell| after(cell / width, cell % width));
            let known = &relations.matrices[target as usize];
            let joined: Matrix = match known {
                Some(known) => known.iter().zip(new).map(|(old, new)| old.join(new)).collect(),
                None => new.collect(),
            };
            if known.as_ref() != Some(&joined) {
                relations.matrices[target as usize] = Some(joined);
                open.insert((rank[target as usize], target as usize));
            }
        }
    }
    Ok(relations)
}

fn busiest_first(machine: &Machine) -> Vec<u16> {
    let mut writes = vec![0; machine.registers];
    for op in machine.states.iter().flat_map(|state| &state.edges).flat_map(|edge| &edge.ops) {
        writes[op.to as usize] += 1;
    }
    let mut registers: Vec<u16> = (0..machine.registers as u16).collect();
    registers.sort_by_key(|&register| std::cmp::Reverse(writes[register as usize]));
    registers
}

/// Returns, by state, its layouts in terms of the kept registers, or `None` if a position cannot be computed from them.
fn rewrite_all(
    machine: &Machine,
    relations: &Relations,
    kept: &[bool],
    reach: i32,
) -> Option<Vec<Vec<Option<Layout>>>> {
    let mut states = Vec::with_capacity(machine.states.len());
    for (number, state) in machine.states.iter().enumerate() {
        let mut accepts = Vec::with_capacity(state.accepts.len());
        for layout in &state.accepts {
            let rewrite = |layout: &Layout| {
                layout
                    .iter()
                    .map(|&capture| rewrite(capture, number, (relations, reach), kept))
                    .collect::<Option<_>>()
            };
            accepts.push(match layout {
                Some(layout) => Some(rewrite(layout)?),
                None => None,
            });
        }
        states.push(accepts);
    }
    Some(states)
}

fn rewrite(
    capture: Capture,
    state: usize,
    (relations, reach): (&Relations, i32),
    kept: &[bool],
) -> Option<Capture> {
    let Capture::Present { begin, end, guard } = capture else { return Some(capture) };
    let never = |register| {
        let relation = relations.get(state, Base::Register(register), Base::Zero);
        relation.is_some_and(|relation| relation.distance == Distance::Vacuous)
    };
    if guard.is_some_and(never) {
        return Some(Capture::Absent);
    }
    let begin = rewrite_position(begin, state, (relations, reach), kept)?;
    let end = rewrite_position(end, state, (relations, reach), kept)?;
    let Some(old) = guard.map(Base::Register) else {
        return Some(Capture::Present { begin, end, guard: None });
    };
    if relations.get(state, old, Base::Zero)?.alike {
        return Some(Capture::Present { begin, end, guard: None });
    }
    let alike = |register: &u16| {
        let relation = relations.get(state, old, Base::Register(*register));
        kept[*register as usize] && relation.is_some_and(|relation| relation.alike)
    };
    let guard = (0..kept.len() as u16).find(alike)?;
    Some(Capture::Present { begin, end, guard: Some(guard) })
}

/// Returns a position relative to the start or end of the text, or to a kept register; `None` if there is no such base.
fn rewrite_position(
    old: Position,
    state: usize,
    (relations, reach): (&Relations, i32),
    kept: &[bool],
) -> Option<Position> {
    let registers = (0..kept.len() as u16).filter(|&register| kept[register as usize]);
    let mut bases = [Base::Zero, Base::End].into_iter().chain(registers.map(Base::Register));
    bases.find_map(|base| match relations.get(state, old.base, base)?.distance {
        Distance::Is(distance) if (old.offset + i32::from(distance)).abs() <= reach => {
            Some(Position { base, offset: old.offset + i32::from(distance) })
        }
        _ if base == old.base => Some(old),
        _ => None,
    })
}
