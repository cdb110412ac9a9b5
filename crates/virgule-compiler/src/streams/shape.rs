//! A text with groups in brackets → steps, by what the automaton does with the text.

use super::{Plan, Step, Stops, Takes, Told};
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
    /// By step: the state behind it in that text.
    pub states: Vec<u32>,
    /// How long that text is.
    pub length: usize,
    /// That text.
    text: Vec<u8>,
    /// The registers behind that text.
    pub registers: Vec<Option<usize>>,
    /// By start rule: where the fields are, if it matches that text.
    pub layouts: Vec<Option<Layout>>,
}

/// Reads a shape.
pub fn read(machine: &Machine, text: &str) -> Result<Shape, String> {
    let shape = Shape {
        steps: Vec::new(),
        ends: Vec::new(),
        states: Vec::new(),
        length: 0,
        text: Vec::new(),
        registers: vec![None; machine.registers],
        layouts: Vec::new(),
    };
    let mut reader = Reader { machine, shape, state: 0, open: Vec::new() };
    let text = text.as_bytes();
    for (place, &byte) in text.iter().enumerate() {
        match byte {
            b'[' => reader.open(),
            b']' => reader.close()?,
            _ => reader.byte(byte, text.get(place + 1).copied().unwrap_or_default())?,
        }
    }
    if !reader.open.is_empty() {
        return Err("a bracket is not closed".to_string());
    }
    let mut shape = reader.shape;
    shape.layouts = machine.states[reader.state as usize].accepts.clone();
    if shape.layouts.iter().all(Option::is_none) {
        return Err("the grammar does not match it with all of its groups".to_string());
    }
    shape.tell_by_ends()?;
    Ok(shape)
}

impl Shape {
    /// What tells whether groups are there that begin with a run: that is known when all steps are.
    fn tell_by_ends(&mut self) -> Result<(), String> {
        let plan = Plan { steps: self.steps.clone(), ..Plan::default() };
        for open in 0..self.steps.len() {
            let Step::Open { close, told: Told::End(byte, stops) } = &mut self.steps[open] else { continue };
            *stops = Stops::instead(&plan, *byte, *close);
            if !stops.apart_from(&plan.steps[open + 1]) {
                return Err("the run of a group has bytes that may stand behind the group".to_string());
            }
        }
        Ok(())
    }

    /// By start rule: which texts it takes, judged by the text of the shape; the proof asks for all.
    pub fn takes(&self, machine: &Machine) -> Vec<Option<Takes>> {
        let taken = |without: &[usize]| taken(machine, &self.without(without));
        let (groups, all) = (self.told(), taken(&[]));
        let kind = |kind: usize| {
            let fewer = || groups.iter().copied().find(|&group| taken(&[group])[kind]);
            let without = if all[kind] { None } else { Some(fewer()?) };
            let needed = |group: &usize| {
                Some(*group) != without
                    && !taken(&without.into_iter().chain([*group]).collect::<Vec<_>>())[kind]
            };
            Some(Takes { with: groups.iter().copied().find(needed), without })
        };
        (0..all.len()).map(kind).collect()
    }

    /// The groups of which it is known in the end whether they are there: those that are told by their end, and the last
    /// one, without which the text ends where the step before it does.
    fn told(&self) -> Vec<usize> {
        let told = |open: &usize| match &self.steps[*open] {
            Step::Open { told: Told::End(..), .. } => true,
            Step::Open { close, .. } => *open > 0 && close + 1 == self.steps.len(),
            _ => false,
        };
        (0..self.steps.len()).filter(told).collect()
    }

    /// The text without some groups, none of which is within another.
    fn without(&self, groups: &[usize]) -> Vec<u8> {
        let missing = |at: &usize| {
            groups.iter().any(|&open| match self.steps[open] {
                Step::Open { close, .. } => (self.ends[open]..self.ends[close]).contains(at),
                _ => false,
            })
        };
        (0..self.text.len()).filter(|at| !missing(at)).map(|at| self.text[at]).collect()
    }
}

/// By start rule: whether it takes a text.
fn taken(machine: &Machine, text: &[u8]) -> Vec<bool> {
    let end = text.iter().try_fold(0, |state, &byte| Some(machine.step(state, byte)?.target));
    let accepts = end.map(|state| &machine.states[state as usize].accepts);
    let kinds = machine.states[0].accepts.len();
    (0..kinds).map(|kind| accepts.is_some_and(|accepts| accepts[kind].is_some())).collect()
}

/// A shape as far as it was read, and where the automaton is.
struct Reader<'m> {
    machine: &'m Machine,
    shape: Shape,
    state: u32,
    /// The groups that are not closed, by their steps.
    open: Vec<usize>,
}

impl Reader<'_> {
    fn push(&mut self, step: Step) {
        self.shape.steps.push(step);
        self.shape.ends.push(self.shape.length);
        self.shape.states.push(self.state);
    }

    fn open(&mut self) {
        self.open.push(self.shape.steps.len());
        self.push(Step::Open { close: 0, told: Told::Lead(Vec::new()) });
    }

    fn close(&mut self) -> Result<(), String> {
        let Some(open) = self.open.pop() else { return Err("a bracket closes no group".to_string()) };
        let told = told(&self.shape.steps[open + 1..])?;
        let close = self.shape.steps.len();
        self.push(Step::Close { open });
        self.shape.steps[open] = Step::Open { close, told };
        Ok(())
    }

    /// A byte begins a run where the automaton comes to a state that the `next` one does not leave.
    fn byte(&mut self, byte: u8, next: u8) -> Result<(), String> {
        let before = self.state;
        self.step(byte)?;
        let stays = |set: &ByteSet| bytes::contains(set, byte) && before == self.state;
        if let (Some(Step::Run(set, _)), Some(end)) = (self.shape.steps.last(), self.shape.ends.last_mut())
            && stays(set)
        {
            *end = self.shape.length;
            return Ok(());
        }
        let own = own_loop(self.machine, self.state).filter(|own| bytes::contains(own, next));
        if own.is_none_or(|own| !bytes::contains(&own, byte)) {
            self.push(Step::Byte(byte));
        }
        if let Some(own) = own {
            self.push(run(self.machine, self.state, own));
        }
        Ok(())
    }

    /// The automaton takes the byte.
    fn step(&mut self, byte: u8) -> Result<(), String> {
        let Some(edge) = self.machine.step(self.state, byte) else {
            return Err(format!("the grammar does not go on with {:?}", byte as char));
        };
        let (at, registers) = (self.shape.length, &mut self.shape.registers);
        let before = registers.clone();
        for op in &edge.ops {
            registers[op.to as usize] = op.from.map_or(Some(at), |from| before[from as usize]);
        }
        self.state = edge.target;
        self.shape.text.push(byte);
        self.shape.length += 1;
        Ok(())
    }
}

/// What tells that a group is there.
fn told(steps: &[Step]) -> Result<Told, String> {
    let byte = |step: &Step| if let Step::Byte(byte) = step { Some(*byte) } else { None };
    let lead: Vec<u8> = steps.iter().map_while(byte).collect();
    match steps {
        _ if !lead.is_empty() => Ok(Told::Lead(lead)),
        [Step::Run(..), Step::Byte(byte)] => Ok(Told::End(*byte, Stops::default())),
        _ => Err("a group begins with no certain byte, and is no run with one behind it".to_string()),
    }
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
