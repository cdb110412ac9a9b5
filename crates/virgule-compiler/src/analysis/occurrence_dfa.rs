//! A DFA that reports all occurrences of a rule in order, in one pass and constant memory.
//!
//! It is a subset construction over the tagged NFA of one field. A configuration is an NFA node with the unreported
//! occurrences of its path: the start of the open occurrence, and the occurrences that have ended. Configurations are
//! ordered by preference, and of two at one node the preferred one survives, as in a parse (`dfa::tagged`). An
//! occurrence is reported as soon as it is the oldest unreported one of every configuration: then it is part of
//! whichever path the rest of the text selects.
//!
//! ```text
//! query = pair *( "&" pair )    pair = amount / other    amount = "amount=" 1*DIGIT    other = 1*ALPHA "=" *ALPHANUM
//!
//! amount=1      amount: ended 0..8       other: none        undecided: the next byte may be "x"
//! amount=1&     both paths are at the node after "&": amount survives, 0..8 is reported
//! ```
//!
//! Positions are in registers, as in Laurikari, "NFAs with Tagged Transitions" (SPIRE 2000), section 3. A configuration
//! has at most `PENDING` unreported occurrences; a grammar that needs more is rejected, with a text as a witness.

mod merge;

use super::{decodes, is_exact};
use crate::abnf::Checked;
use crate::abnf::lower::grammar::{Field, Grammar, RuleId};
use crate::bytes;
use crate::limits::{self, Budget, Exceeded};
use crate::nfa::labels::LabelId;
use crate::nfa::subsets::{Config, Subsets};
use crate::nfa::{self, calls::CallApproximation, context::BuildContext, error::BuildError, graph::Nfa};
use crate::partition::{self, Numbers};

/// Maximum number of ended but unreported occurrences of a configuration. The runtime buffers as many.
const PENDING: usize = 4;
/// Number of registers of the runtime.
const REGISTERS: usize = 16;
/// In place of a register, in a state: the current position. On the next transition it becomes [`BEFORE`], so that
/// configurations without that transition write no register, as with the lookahead of `dfa::tagged`.
const HERE: u8 = u8::MAX - 1;
/// In place of a register, on a transition: the position before the byte.
const BEFORE: u8 = u8::MAX;

/// The DFA as tables, which `virgule::scheme::occurrences` runs. State 0 has no transitions, state 1 is the start.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OccurrenceDfa {
    /// The class of each byte.
    pub classes: [u8; 256],
    /// Number of classes.
    pub stride: usize,
    /// Number of states.
    pub states: u16,
    /// By state and class: the next state, or `states` plus an index in `edges`.
    pub next: Vec<u16>,
    /// Transitions with an action: the next state, and the offset in `actions`.
    pub edges: Vec<(u16, u16)>,
    /// By state: the offset in `actions` of the action at the end of the text, or 0.
    pub ends: Vec<u16>,
    /// Actions, each as: the number of reported occurrences; for each occurrence, the registers of its start and end;
    /// the number of written registers; for each of them, the register that is copied to it. 255 represents the
    /// position before the byte of the transition, or the end of the text.
    pub actions: Vec<u8>,
    /// True if any text has an occurrence.
    pub found: bool,
}

/// The reason why there is no occurrence DFA.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum OccurrenceError {
    /// A limit was exceeded.
    Build(BuildError),
    /// The rule is nested, or matches percent-decoded text.
    Nests,
    /// After `text`, two paths differ in more unreported occurrences than the limit.
    Undecided {
        /// A shortest text with such paths.
        text: String,
        /// The rules of the two paths; `None` outside of any rule.
        rules: [Option<RuleId>; 2],
    },
}

impl OccurrenceError {
    /// Returns the message for the list `name` of `grammar`.
    pub fn message(&self, grammar: &Grammar, name: &str) -> String {
        match self {
            OccurrenceError::Build(error) => error.diagnostic(grammar).message,
            OccurrenceError::Nests => format!(
                "`{name}` cannot be a list: its rule is within nested rules, or within percent-encoded text"
            ),
            OccurrenceError::Undecided { text, rules } => {
                let show = |rule: &Option<RuleId>| match rule {
                    Some(rule) => format!("`{}`", grammar.rule(*rule).name),
                    None => "the start rule".to_string(),
                };
                let [one, other] = [show(&rules[0]), show(&rules[1])];
                format!(
                    "the occurrences of `{name}` cannot be distinguished from other text: `{text}` may be read as \
                     {one} or as {other} up to its end; make the two differ in a character before an occurrence ends, \
                     or combine them in one rule"
                )
            }
        }
    }
}

/// Builds the DFA for the occurrences of `field` in texts of `start`.
pub fn occurrence_dfa(
    checked: &Checked,
    start: RuleId,
    field: &Field,
    context: &mut BuildContext,
) -> Result<OccurrenceDfa, OccurrenceError> {
    if !is_exact(checked, start) || decodes(checked, start) {
        return Err(OccurrenceError::Nests);
    }
    let fields = std::slice::from_ref(field);
    let context = context.flat(&checked.grammar, &checked.facts, CallApproximation::Under);
    let nfa = nfa::build(&checked.grammar, &checked.facts, &[start], fields, context)
        .map_err(OccurrenceError::Build)?;
    let mut subsets = OccurrenceSubsets::new(&nfa);
    match subsets.run(&mut context.budget) {
        Ok(()) => {}
        Err(Stop::Limit(exceeded)) => {
            return Err(OccurrenceError::Build(BuildError::limit(start, exceeded)));
        }
        Err(Stop::Undecided { text, labels }) => {
            let rules = labels.map(|label| context.labels.rule(label));
            return Err(OccurrenceError::Undecided { text, rules });
        }
    }
    subsets.lay_out().map_err(|exceeded| OccurrenceError::Build(BuildError::limit(start, exceeded)))
}

/// A register, [`HERE`] or [`BEFORE`].
type Value = u8;

type OccurrenceConfig = Config<Unreported>;

#[derive(Debug, Clone, PartialEq, Eq, Hash, Default)]
struct Unreported {
    /// The start of the open occurrence of the path.
    open: Option<Value>,
    /// The starts and ends of ended but unreported occurrences, the oldest first.
    closed: Vec<(Value, Value)>,
}

/// The reports and register writes of a transition.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default)]
struct Action {
    reports: Vec<(Value, Value)>,
    /// By register: the register that is copied to it, or [`BEFORE`].
    registers: Vec<Value>,
}

/// A state: the state and class from which it was first reached, and its transitions.
struct OccurrenceState {
    from: Option<(u32, u8)>,
    /// Class, index of the action, target.
    edges: Vec<(u8, u32, u32)>,
}

enum Stop {
    Limit(Exceeded),
    Undecided { text: String, labels: [LabelId; 2] },
}

impl From<Exceeded> for Stop {
    fn from(exceeded: Exceeded) -> Self {
        Stop::Limit(exceeded)
    }
}

struct OccurrenceSubsets<'a> {
    nfa: &'a Nfa,
    classes: bytes::ByteClasses,
    states: Vec<OccurrenceState>,
    subsets: Subsets<'a, Vec<OccurrenceConfig>>,
    actions: Numbers<Action>,
}

impl<'a> OccurrenceSubsets<'a> {
    fn new(nfa: &'a Nfa) -> Self {
        OccurrenceSubsets {
            nfa,
            classes: nfa.byte_classes(),
            states: Vec::new(),
            subsets: Subsets::new(nfa, limits::STATES),
            actions: Numbers::default(),
        }
    }

    fn run(&mut self, budget: &mut Budget) -> Result<(), Stop> {
        let begin = Config { node: self.nfa.start, carried: Unreported::default() };
        let mut configs = self.closure(vec![begin], budget)?;
        if let Some(labels) = self.too_far_ahead(&configs) {
            return Err(Stop::Undecided { text: String::new(), labels });
        }
        // Before the first byte, all positions are 0, the initial value of the registers, so the values are discarded.
        number(&mut configs);
        self.state(configs, None, budget)?;
        let mut next = 0;
        while next < self.states.len() {
            for class in 0..self.classes.len() as u8 {
                self.step(next, class, budget)?;
            }
            next += 1;
        }
        Ok(())
    }

    /// Adds the transition of a state on a class of bytes, if it has one.
    fn step(&mut self, state: usize, class: u8, budget: &mut Budget) -> Result<(), Stop> {
        let byte = self.classes.first[class as usize];
        let mut arriving = Vec::new();
        let source = &self.subsets.states()[state];
        for config in source {
            let Some(node) = self.nfa.nodes[config.node as usize].step(byte) else { continue };
            let before = |value: Value| if value == HERE { BEFORE } else { value };
            let Unreported { open, closed } = &config.carried;
            let closed = closed.iter().map(|&(begin, end)| (before(begin), before(end))).collect();
            arriving.push(Config { node, carried: Unreported { open: open.map(before), closed } });
        }
        budget.spend(source.len())?;
        let mut configs = self.closure(arriving, budget)?;
        if configs.is_empty() {
            return Ok(());
        }
        let reports = agreed(&mut configs);
        if let Some(labels) = self.too_far_ahead(&configs) {
            return Err(Stop::Undecided { text: self.text_to(state, class), labels });
        }
        let Some(registers) = number(&mut configs) else {
            let label = |at: usize| self.nfa.label_of[configs[at].node as usize];
            let labels = [label(0), label(configs.len() - 1)];
            return Err(Stop::Undecided { text: self.text_to(state, class), labels });
        };
        let (before, after) = (self.registers(state), registers.len());
        let unchanged =
            after <= before && registers.iter().enumerate().all(|(at, &from)| from as usize == at);
        let action = match unchanged && reports.is_empty() {
            true => Action::default(),
            false => Action { reports, registers },
        };
        budget.spend(limits::STEPS_PER_EDGE + configs.len())?;
        let target = self.state(configs, Some((state as u32, class)), budget)?;
        let action = self.actions.of(action);
        self.states[state].edges.push((class, action, target));
        Ok(())
    }

    /// Returns the labels of two configurations, one with more than [`PENDING`] unreported occurrences and one with a
    /// different oldest occurrence, or `None` if no configuration has so many.
    fn too_far_ahead(&self, configs: &[OccurrenceConfig]) -> Option<[LabelId; 2]> {
        let ahead = configs.iter().find(|config| config.carried.closed.len() > PENDING)?;
        let other =
            configs.iter().find(|config| config.carried.closed.first() != ahead.carried.closed.first());
        Some([ahead, other.unwrap_or(ahead)].map(|config| self.nfa.label_of[config.node as usize]))
    }

    /// Returns the epsilon closure in order of preference: byte steps and accept nodes.
    fn closure(
        &mut self,
        from: Vec<OccurrenceConfig>,
        budget: &mut Budget,
    ) -> Result<Vec<OccurrenceConfig>, Exceeded> {
        let pass = |tag: u8, carried: &mut Unreported| match tag {
            0 => carried.open = Some(HERE),
            _ => carried.closed.extend(carried.open.take().map(|begin| (begin, HERE))),
        };
        self.subsets.closure(from, budget, |carried| 1 + carried.closed.len(), pass)
    }

    fn state(
        &mut self,
        configs: Vec<OccurrenceConfig>,
        from: Option<(u32, u8)>,
        budget: &mut Budget,
    ) -> Result<u32, Exceeded> {
        let size = configs.len();
        let number = self.subsets.state(configs, size, budget)?;
        if number as usize == self.states.len() {
            self.states.push(OccurrenceState { from, edges: Vec::new() });
        }
        Ok(number)
    }

    /// Returns the number of registers that a state uses.
    fn registers(&self, state: usize) -> usize {
        let used = self.subsets.states()[state].iter().flat_map(values).filter(|&value| value != HERE);
        used.map(|register| usize::from(register) + 1).max().unwrap_or(0)
    }

    /// Returns a shortest text to a state, followed by a byte of the class.
    fn text_to(&self, state: usize, class: u8) -> String {
        let readable = |class: u8| {
            bytes::readable().find(|&byte| self.classes.class_of[byte as usize] == class).unwrap_or(0)
        };
        let mut text = vec![readable(class)];
        let mut at = state;
        while let Some((before, class)) = self.states[at].from {
            text.push(readable(class));
            at = before as usize;
        }
        text.reverse();
        String::from_utf8_lossy(&text).into_owned()
    }

    /// Minimizes the states, merges compatible ones (`merge`), and fills the tables.
    fn lay_out(&mut self) -> Result<OccurrenceDfa, Exceeded> {
        let ends: Vec<Option<u32>> = (0..self.states.len()).map(|state| self.end(state)).collect();
        let edge = |&(class, action, target): &(u8, u32, u32)| ((class, action), target);
        let states = self.states.iter().zip(&ends);
        let minimal = partition::equivalent(states.map(|(state, end)| (*end, state.edges.iter().map(edge))));
        let block_of = self.merged(&minimal, &ends);
        let states = block_of.iter().max().map_or(1, |&last| last as usize + 2);
        let (actions, offsets) = self.encoded()?;
        let stride = self.classes.len();
        let mut dfa = OccurrenceDfa {
            classes: self.classes.class_of,
            stride,
            states: 0,
            next: vec![0; states * stride],
            edges: Vec::new(),
            ends: vec![0; states],
            actions,
            found: self.actions.values().iter().any(|action| !action.reports.is_empty()),
        };
        let mut edges = Numbers::default();
        for (number, state) in self.states.iter().enumerate() {
            let row = block_of[number] as usize + 1;
            if let Some(action) = ends[number] {
                dfa.ends[row] = offsets[action as usize];
            }
            for &(class, action, target) in &state.edges {
                let target = narrow(block_of[target as usize] as usize + 1)?;
                let cell = match offsets[action as usize] {
                    0 => target,
                    action => narrow(states + edges.of((target, action)) as usize)?,
                };
                dfa.next[row * stride + class as usize] = cell;
            }
        }
        dfa.edges = edges.values().to_vec();
        dfa.states = narrow(states)?;
        Ok(dfa.merged_classes())
    }

    /// Returns the block of each state after [`merge::merge`]; `block_of` are the blocks of the minimal automaton.
    fn merged(&self, block_of: &[u32], ends: &[Option<u32>]) -> Vec<u32> {
        let blocks = block_of.iter().max().map_or(0, |&last| last as usize + 1);
        let mut states = vec![merge::MergedState::default(); blocks];
        for ((state, &block), end) in self.states.iter().zip(block_of).zip(ends) {
            let merged = &mut states[block as usize];
            merged.end = *end;
            let edge =
                |&(class, action, target): &(u8, u32, u32)| (class, (action, block_of[target as usize]));
            merged.edges.extend(state.edges.iter().map(edge));
        }
        let merged = merge::merge(states);
        block_of.iter().map(|&block| merged[block as usize]).collect()
    }

    /// Returns the action of the preferred configuration that accepts at the end of the text, if there is one.
    fn end(&mut self, state: usize) -> Option<u32> {
        let preferred = self.subsets.accepting(&self.subsets.states()[state])?;
        let reports = preferred.carried.closed.clone();
        Some(self.actions.of(Action { reports, registers: Vec::new() }))
    }

    /// Returns the actions as bytes, and the offset of each, which is 0 for the empty action.
    fn encoded(&self) -> Result<(Vec<u8>, Vec<u16>), Exceeded> {
        let (mut bytes, mut offsets) = (vec![0, 0], Vec::new());
        for action in self.actions.values() {
            if *action == Action::default() {
                offsets.push(0);
                continue;
            }
            offsets.push(narrow(bytes.len())?);
            let shown = |value: Value| if value == HERE { BEFORE } else { value };
            bytes.push(action.reports.len() as u8);
            bytes.extend(action.reports.iter().flat_map(|&(begin, end)| [shown(begin), shown(end)]));
            bytes.push(action.registers.len() as u8);
            bytes.extend(&action.registers);
        }
        Ok((bytes, offsets))
    }
}

/// Converts a number to 16 bits, or returns an error if it is too large.
fn narrow(number: usize) -> Result<u16, Exceeded> {
    limits::within(number, u16::MAX as usize, "states, transitions or actions for occurrences")?;
    Ok(number as u16)
}

/// Removes and returns the oldest occurrences that all configurations have in common.
fn agreed(configs: &mut [OccurrenceConfig]) -> Vec<(Value, Value)> {
    let mut reports = Vec::new();
    while reports.len() < PENDING
        && let Some(&oldest) = configs.first().and_then(|config| config.carried.closed.first())
        && oldest.1 != HERE
        && configs.iter().all(|config| config.carried.closed.first() == Some(&oldest))
    {
        for config in configs.iter_mut() {
            config.carried.closed.remove(0);
        }
        reports.push(oldest);
    }
    reports
}

/// Returns the values in a configuration, in a fixed order.
fn values(config: &OccurrenceConfig) -> impl Iterator<Item = Value> {
    config.carried.open.into_iter().chain(config.carried.closed.iter().flat_map(|&(begin, end)| [begin, end]))
}

/// Renumbers the values as registers in the order of their first use, so that states that differ only in register
/// numbers become equal. Returns the old value of each register, or `None` if there are more values than registers.
fn number(configs: &mut [OccurrenceConfig]) -> Option<Vec<Value>> {
    let mut old: Vec<Value> = Vec::new();
    for value in configs.iter().flat_map(values) {
        if value != HERE && !old.contains(&value) {
            old.push(value);
        }
    }
    if old.len() > REGISTERS {
        return None;
    }
    let new = |value: Value| old.iter().position(|&known| known == value).map_or(HERE, |at| at as u8);
    for config in configs.iter_mut() {
        config.carried.open = config.carried.open.map(new);
        config.carried.closed.iter_mut().for_each(|(begin, end)| (*begin, *end) = (new(*begin), new(*end)));
    }
    Some(old)
}
#[cfg(test)]
mod tests;
