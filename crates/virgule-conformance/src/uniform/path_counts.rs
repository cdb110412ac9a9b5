//! Counts the paths from a state to an accept state by length in bytes, and draws one.
//!
//! A context is a machine and whether its text is decoded. A machine that is called both for decoded text and for plain
//! text has two contexts. Transitions of a state with the same target and length are merged, with one encoding per
//! byte.

use super::Count;
use std::collections::BTreeMap;
use virgule_compiler::abnf::lower::grammar::RuleId;
use virgule_compiler::bytes::{self, ByteSet};
use virgule_compiler::codegen::unit::Compiled;
use virgule_compiler::dfa::machine::Machine;

/// Automata with path counts.
#[derive(Debug)]
pub struct PathCounts {
    contexts: Vec<MachineContext>,
}

#[derive(Debug)]
struct MachineContext {
    /// By state: its transitions.
    transitions: Vec<Vec<CountedTransition>>,
    ends: Vec<bool>,
    /// By state and number of bytes: the number of paths to an accept state.
    counts: Vec<Vec<Count>>,
}

#[derive(Debug)]
struct CountedTransition {
    target: usize,
    label: CountedLabel,
}

#[derive(Debug)]
enum CountedLabel {
    /// One of these encodings, all of the same length.
    Encodings(Vec<Vec<u8>>),
    /// A non-empty text of this context.
    Call(usize),
}

impl CountedTransition {
    fn callee(&self) -> Option<usize> {
        match self.label {
            CountedLabel::Call(callee) => Some(callee),
            CountedLabel::Encodings(_) => None,
        }
    }
}

/// The rule of the machine, `None` for the main machine; and, if the text is decoded, the bytes that may occur
/// unencoded.
type MachineKey = (Option<RuleId>, Option<ByteSet>);

impl PathCounts {
    /// Counts all paths of at most `longest` bytes.
    pub fn new(compiled: &Compiled, longest: usize) -> Self {
        let mut keys: BTreeMap<MachineKey, usize> = BTreeMap::from([((None, None), 0)]);
        let (mut open, mut contexts) = (vec![(None, None)], Vec::new());
        while let Some(key) = open.get(contexts.len()).copied() {
            let (rule, plain): MachineKey = key;
            let machine = rule.map_or(Some(&compiled.machines.main), |rule| compiled.machines.called(rule));
            let mut number = |key: MachineKey| {
                *keys.entry(key).or_insert_with(|| {
                    open.push(key);
                    open.len() - 1
                })
            };
            contexts.push(
                machine.map_or_else(MachineContext::nothing, |machine| context(machine, plain, &mut number)),
            );
        }
        let mut counts = PathCounts { contexts };
        for length in 0..=longest {
            for context in 0..counts.contexts.len() {
                (0..counts.contexts[context].transitions.len())
                    .for_each(|state| counts.fill(context, state, length));
            }
        }
        counts
    }

    /// Number of texts of this length.
    pub fn of_length(&self, length: usize) -> Count {
        self.count(0, 0, length)
    }

    fn count(&self, context: usize, state: usize, length: usize) -> Count {
        let count = || self.contexts.get(context)?.counts.get(state)?.get(length).copied();
        count().unwrap_or(Count::ZERO)
    }

    /// Counts the paths of `length` bytes from a state; shorter paths have been counted. A call may match all bytes, so
    /// its callee is counted first. This terminates because no automaton calls itself without consuming a byte.
    fn fill(&mut self, context: usize, state: usize, length: usize) {
        let here = &self.contexts[context];
        if here.counts[state].len() > length {
            return;
        }
        let callees: Vec<usize> =
            here.transitions[state].iter().filter_map(CountedTransition::callee).collect();
        callees.into_iter().for_each(|callee| self.fill(callee, 0, length));
        let here = &self.contexts[context];
        let end = Count::from(u32::from(length == 0 && here.ends[state]));
        let transitions = here.transitions[state].iter();
        let sum =
            transitions.fold(end, |sum, transition| sum.plus(self.count_after(context, transition, length)));
        self.contexts[context].counts[state].push(sum);
    }

    /// Number of paths of `length` bytes that start with a transition.
    fn count_after(&self, context: usize, transition: &CountedTransition, length: usize) -> Count {
        match &transition.label {
            CountedLabel::Encodings(encodings) => {
                let bytes = encodings.first().map_or(0, Vec::len);
                let Some(left) = length.checked_sub(bytes) else { return Count::ZERO };
                Count::from(encodings.len() as u32).times(self.count(context, transition.target, left))
            }
            CountedLabel::Call(callee) => (1..=length).fold(Count::ZERO, |sum, bytes| {
                sum.plus(self.count_split(context, transition, *callee, length, bytes))
            }),
        }
    }

    /// Number of paths of `length` bytes that start with a call, with `bytes` bytes in the callee.
    fn count_split(
        &self,
        context: usize,
        transition: &CountedTransition,
        callee: usize,
        length: usize,
        bytes: usize,
    ) -> Count {
        self.count(callee, 0, bytes).times(self.count(context, transition.target, length - bytes))
    }

    /// Draws a text of `length` bytes.
    pub fn draw(&self, fraction: &mut dyn FnMut() -> f64, length: usize) -> Option<Vec<u8>> {
        let mut text = Vec::with_capacity(length);
        // A stack of states with the number of bytes still to be drawn from each.
        let mut open = vec![(0, 0, length)];
        while let Some((context, state, length)) = open.pop() {
            if self.count(context, state, length).is_zero() {
                return None;
            }
            let Some(transition) = self.pick(context, state, length, fraction) else { continue };
            match &transition.label {
                CountedLabel::Encodings(encodings) => {
                    let chosen = (fraction() * encodings.len() as f64) as usize;
                    let encoding = encodings.get(chosen).or(encodings.last())?;
                    text.extend_from_slice(encoding);
                    open.push((context, transition.target, length - encoding.len()));
                }
                CountedLabel::Call(callee) => {
                    let all = self.count_after(context, transition, length);
                    let weight =
                        |bytes: &usize| self.count_split(context, transition, *callee, length, *bytes);
                    let bytes = weighted(1..=length, weight, all, fraction())?;
                    open.push((context, transition.target, length - bytes));
                    open.push((*callee, 0, bytes));
                }
            }
        }
        Some(text)
    }

    /// Draws a transition in proportion to its number of paths; `None` if no bytes are left.
    fn pick(
        &self,
        context: usize,
        state: usize,
        length: usize,
        fraction: &mut dyn FnMut() -> f64,
    ) -> Option<&CountedTransition> {
        let here = &self.contexts[context];
        if length == 0 {
            return None;
        }
        let all = self.count(context, state, length);
        weighted(
            here.transitions[state].iter(),
            |transition| self.count_after(context, transition, length),
            all,
            fraction(),
        )
    }
}

/// Draws one of `items` in proportion to its weight; `all` is the sum of weights.
fn weighted<T>(
    items: impl Iterator<Item = T>,
    weight: impl Fn(&T) -> Count,
    all: Count,
    mut fraction: f64,
) -> Option<T> {
    let mut last = None;
    for item in items {
        let part = weight(&item).part_of(all);
        if part == 0.0 {
            continue;
        }
        last = Some(item);
        fraction -= part;
        if fraction < 0.0 {
            break;
        }
    }
    // Because of rounding, the fraction may exceed the sum.
    last
}

impl MachineContext {
    /// An automaton that accepts nothing.
    fn nothing() -> Self {
        MachineContext { transitions: Vec::new(), ends: Vec::new(), counts: Vec::new() }
    }
}

/// The context of a machine.
fn context(
    machine: &Machine,
    plain: Option<ByteSet>,
    number: &mut dyn FnMut(MachineKey) -> usize,
) -> MachineContext {
    let mut transitions: Vec<Vec<CountedTransition>> = Vec::new();
    for (index, state) in machine.states.iter().enumerate() {
        // The encodings, merged by target and length.
        let mut encoded: BTreeMap<(usize, usize), Vec<Vec<u8>>> = BTreeMap::new();
        for byte in 0..=255u8 {
            let Some(edge) = machine.step(index as u32, byte) else { continue };
            for encoding in encodings(byte, plain.as_ref()) {
                encoded.entry((edge.target as usize, encoding.len())).or_default().push(encoding);
            }
        }
        let encoded = encoded
            .into_iter()
            .map(|((target, _), all)| CountedTransition { target, label: CountedLabel::Encodings(all) });
        let mut all: Vec<CountedTransition> = encoded.collect();
        for (callee, edge) in state.calls() {
            let callee = &machine.callees[callee];
            let context = number((Some(callee.rule), callee.decoded.or(plain)));
            all.push(CountedTransition { target: edge.target as usize, label: CountedLabel::Call(context) });
        }
        transitions.push(all);
    }
    let ends = machine.states.iter().map(|state| state.accepts.iter().any(Option::is_some)).collect();
    let counts = vec![Vec::new(); transitions.len()];
    MachineContext { transitions, ends, counts }
}

/// The encodings of a byte: itself, and in decoded text also escapes, with digits in either case.
///
/// ```text
/// pct-encoded = "%" HEXDIG HEXDIG          ; RFC 3986, section 2.1
/// ```
fn encodings(byte: u8, plain: Option<&ByteSet>) -> Vec<Vec<u8>> {
    let Some(plain) = plain else { return vec![vec![byte]] };
    let digits = |value: u8| {
        let upper = char::from_digit(u32::from(value), 16).unwrap_or('0').to_ascii_uppercase() as u8;
        let lower = upper.to_ascii_lowercase();
        if lower == upper { vec![upper] } else { vec![upper, lower] }
    };
    let itself = (bytes::contains(plain, byte) && byte != b'%').then(|| vec![byte]);
    let escapes = digits(byte >> 4)
        .into_iter()
        .flat_map(|high| digits(byte & 15).into_iter().map(move |low| vec![b'%', high, low]));
    itself.into_iter().chain(escapes).collect()
}
