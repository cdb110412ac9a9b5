//! A text with groups in brackets → steps, by what the automaton does with the text.

use super::Step;
use crate::bytes::{self, ByteSet};
use crate::determinize::machine::{Layout, Machine};

/// Fewer bytes than this are no run.
const RUN: usize = 8;

/// A shape, and the text that it was read from.
pub struct Shape {
    /// The steps.
    pub steps: Vec<Step>,
    /// By step: where it ends in the text with all groups.
    pub ends: Vec<usize>,
    /// How long that text is.
    pub length: usize,
    /// The registers behind that text.
    pub registers: Vec<Option<usize>>,
    /// By start rule: where the fields are, if it matches that text.
    pub layouts: Vec<Option<Layout>>,
}

/// Reads a shape. A byte begins a run where the automaton comes to a state that the next one does not leave.
pub fn read(machine: &Machine, text: &str) -> Result<Shape, String> {
    let text = text.as_bytes();
    let (mut state, mut length) = (0u32, 0);
    let mut registers = vec![None; machine.registers];
    let (mut steps, mut ends): (Vec<Step>, Vec<usize>) = (Vec::new(), Vec::new());
    let mut open = Vec::new();
    for (place, &byte) in text.iter().enumerate() {
        match byte {
            b'[' => {
                open.push(steps.len());
                steps.push(Step::Open { close: 0, lead: Vec::new() });
            }
            b']' => {
                let Some(begin) = open.pop() else { return Err("a bracket closes no group".to_string()) };
                let lead = lead(&steps[begin + 1..])?;
                steps.push(Step::Close { open: begin });
                steps[begin] = Step::Open { close: steps.len() - 1, lead };
            }
            _ => {
                let Some(edge) = machine.step(state, byte) else {
                    return Err(format!("the grammar does not go on with {:?}", byte as char));
                };
                for op in &edge.ops {
                    registers[op.to as usize] = op.from.map_or(Some(length), |from| registers[from as usize]);
                }
                let before = std::mem::replace(&mut state, edge.target);
                length += 1;
                let stays = |set: &ByteSet| bytes::contains(set, byte) && before == state;
                if !matches!(steps.last(), Some(Step::Run(set, _)) if stays(set)) {
                    let own = own_loop(machine, state);
                    let next = text.get(place + 1).copied().unwrap_or_default();
                    let runs = own.is_some_and(|own| bytes::contains(&own, next));
                    match own.filter(|_| runs) {
                        Some(own) if bytes::contains(&own, byte) => steps.push(run(machine, state, own)),
                        Some(own) => {
                            steps.push(Step::Byte(byte));
                            ends.push(length);
                            steps.push(run(machine, state, own));
                        }
                        None => steps.push(Step::Byte(byte)),
                    }
                }
            }
        }
        ends.resize(steps.len(), length);
        if let Some(last) = ends.last_mut() {
            *last = length;
        }
    }
    if !open.is_empty() {
        return Err("a bracket is not closed".to_string());
    }
    let layouts = machine.states[state as usize].accepts.clone();
    if layouts.iter().all(Option::is_none) {
        return Err("the grammar does not match it with all of its groups".to_string());
    }
    Ok(Shape { steps, ends, length, registers, layouts })
}

/// The bytes that a group begins with.
fn lead(steps: &[Step]) -> Result<Vec<u8>, String> {
    let byte = |step: &Step| if let Step::Byte(byte) = step { Some(*byte) } else { None };
    let lead: Vec<u8> = steps.iter().map_while(byte).collect();
    if lead.is_empty() { Err("a group begins with no certain byte".to_string()) } else { Ok(lead) }
}

fn run(machine: &Machine, state: u32, set: ByteSet) -> Step {
    Step::Run(
        set,
        escapes(machine, state)
            && (0..128u8).all(|byte| !byte.is_ascii_hexdigit() || bytes::contains(&set, byte)),
    )
}

/// The ASCII bytes that a state stays itself on, with nothing to do.
fn own_loop(machine: &Machine, state: u32) -> Option<ByteSet> {
    let stays = |byte: &u8| {
        machine.step(state, *byte).is_some_and(|edge| edge.target == state && edge.ops.is_empty())
    };
    // A word has no bits for NUL: it may stand for what is beyond the text.
    let own: Vec<u8> = (1..128).filter(stays).collect();
    let mut set = ByteSet::default();
    own.iter().for_each(|&byte| bytes::insert(&mut set, byte, byte));
    (own.len() >= RUN).then_some(set)
}

/// Whether a state stays itself over a percent sign and two hexadecimal digits, with nothing to do.
fn escapes(machine: &Machine, state: u32) -> bool {
    let plain = |state: u32, byte: u8| {
        machine.step(state, byte).filter(|edge| edge.ops.is_empty()).map(|edge| edge.target)
    };
    let digits = || (0..128u8).filter(u8::is_ascii_hexdigit);
    let over =
        |state: u32, then: &dyn Fn(u32) -> bool| digits().all(|digit| plain(state, digit).is_some_and(then));
    plain(state, b'%').is_some_and(|first| over(first, &|second| over(second, &|end| end == state)))
}
