//! The language of a kind: the texts of its start rule whose fields pass `;! validate` and `;! parameters`.
//!
//! A parse checks the fields of the preferred derivation. The automaton does the same: it is a subset construction over
//! the tagged NFA of the checked fields, with configurations ordered by preference, as in `dfa::tagged`; in place of
//! registers a configuration has the state of each check. At the end of a text the preferred configuration that accepts
//! decides.
//!
//! ```text
//! http://     host begins and ends at 7     one configuration accepts, its host is empty: rejected
//! http://@    userinfo and host empty       one configuration accepts, its host is empty: rejected
//! http://a    host has a byte               accepted
//! ```
//!
//! | check | part of the automaton |
//! |---|---|
//! | `not-empty` | exactly: whether the occurrence has a byte |
//! | `once` | exactly: whether there has been an occurrence |
//! | `isbn` | exactly: digits and weighted sums (`check_state`); `urn-isbn` has 5,262 states |
//! | `;! parameters`, a name that may occur once | exactly: how much of the name was read, and whether it has occurred; many names make too many states |
//! | any, where rules nest or text is percent-encoded for another rule, or a limit is met | not: [`super::language::Language::unchecked`] names it; the command searches |

use super::check_state::CheckState;
use super::language::Table;
use super::{decodes, is_exact};
use crate::abnf::Checked;
use crate::abnf::lower::grammar::{Field, Section};
use crate::limits::{self, Budget, Exceeded};
use crate::nfa;
use crate::nfa::calls::CallApproximation;
use crate::nfa::context::BuildContext;
use crate::nfa::graph::{Nfa, Node};
use crate::nfa::partition::{self, Numbers};
use crate::nfa::subsets::{Closures, Config, StateNumbers};

/// Maximum number of states before equivalent states are merged.
const STATES: usize = 30_000;

/// The automaton `rule` of the start rule of `section`, with the checks of the section; `None` if they cannot be part
/// of it.
pub(super) fn table<'s>(
    checked: &Checked,
    section: &'s Section,
    rule: &Table,
    context: &mut BuildContext,
) -> Option<Table> {
    if !is_exact(checked, section.start) || decodes(checked, section.start) {
        return None;
    }
    // A field that is checked twice is tagged once.
    let mut numbers: Vec<usize> = section.checks.iter().map(|(field, _)| *field).collect();
    numbers.extend(section.parameters.as_ref().map(|parameters| parameters.field));
    numbers.sort_unstable();
    numbers.dedup();
    let fields: Vec<Field> = numbers.iter().filter_map(|&field| section.fields.get(field).cloned()).collect();
    let checks = section.checks.iter().map(|&(field, check)| Some((field, CheckState::new(check)?)));
    let once = section.parameters.iter().flat_map(|parameters| {
        let state = |key| CheckState::parameter(key, parameters.separator, parameters.ignore_case);
        section.once_parameters().map(move |known| Some((parameters.field, state(&known.key)?)))
    });
    let tagged = |check: Option<(usize, CheckState<'s>)>| {
        let (field, state) = check?;
        Some((numbers.iter().position(|&number| number == field)?, state))
    };
    let checks: Vec<(usize, CheckState<'s>)> = checks.chain(once).map(tagged).collect::<Option<_>>()?;
    let context = context.flat(&checked.grammar, &checked.facts, CallApproximation::Under);
    let nfa = nfa::build(&checked.grammar, &checked.facts, &[section.start], &fields, context).ok()?;
    CheckedSubsets::new(&nfa, &checks, rule).run(&mut context.budget).ok()
}

/// The progress of a check in a configuration.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
enum Progress<'s> {
    Absent,
    Within(CheckState<'s>),
    Passed,
    Failed,
}

impl<'s> Progress<'s> {
    /// The progress at the start of an occurrence. A parse reports the last of several occurrences; with the check
    /// `once` a second occurrence fails.
    fn begun(self, check: CheckState<'s>) -> Self {
        match (check, self) {
            (CheckState::Once { .. }, Progress::Absent | Progress::Within(_)) => Progress::Within(check),
            (CheckState::Once { .. }, Progress::Passed) => Progress::Within(CheckState::Once { again: true }),
            (CheckState::Once { .. }, Progress::Failed) => Progress::Failed,
            _ => Progress::Within(check),
        }
    }

    fn ended(self) -> Self {
        match self {
            Progress::Within(state) if state.passes() => Progress::Passed,
            Progress::Within(_) => Progress::Failed,
            other => other,
        }
    }

    fn read(self, byte: u8) -> Self {
        match self {
            Progress::Within(state) => Progress::Within(state.next(byte)),
            other => other,
        }
    }
}

/// A configuration: a byte step or accept node of the NFA, and the progress of each check.
type CheckedConfig<'s> = Config<Vec<Progress<'s>>>;

/// A state of the rule's automaton, which has the error entry, and the configurations.
type Pair<'s> = (u32, Vec<CheckedConfig<'s>>);

struct CheckedSubsets<'a, 's> {
    nfa: &'a Nfa,
    checks: &'a [(usize, CheckState<'s>)],
    rule: &'a Table,
    /// By byte: its class. Bytes of one class are distinguished neither by the rule nor by the NFA nor by a check.
    class_of: [u8; 256],
    /// A byte of each class.
    bytes: Vec<u8>,
    states: Vec<Pair<'s>>,
    numbers: StateNumbers<Pair<'s>>,
    closures: Closures<'a>,
}

impl<'a, 's> CheckedSubsets<'a, 's> {
    fn new(nfa: &'a Nfa, checks: &'a [(usize, CheckState<'s>)], rule: &'a Table) -> Self {
        let classes = nfa.byte_classes();
        let bytewise = checks.iter().any(|(_, check)| check.reads_bytes());
        let mut numbers = Numbers::default();
        let mut bytes = Vec::new();
        let class_of = std::array::from_fn(|byte| {
            let key = (classes.class_of[byte], rule.class_of[byte], if bytewise { byte } else { 0 });
            let class = numbers.of(key);
            if class as usize == bytes.len() {
                bytes.push(byte as u8);
            }
            // There are at most 256.
            class as u8
        });
        CheckedSubsets {
            nfa,
            checks,
            rule,
            class_of,
            bytes,
            states: Vec::new(),
            numbers: StateNumbers::new(STATES),
            closures: Closures::new(nfa),
        }
    }

    fn run(mut self, budget: &mut Budget) -> Result<Table, Exceeded> {
        let begin = Config { node: self.nfa.start, carried: vec![Progress::Absent; self.checks.len()] };
        let configs = self.closure(vec![begin], budget)?;
        self.state((0, configs), budget)?;
        let mut edges: Vec<Vec<partition::LabelledEdge>> = Vec::new();
        while let Some((at, configs)) = self.states.get(edges.len()).cloned() {
            let mut behind = Vec::new();
            for class in 0..self.bytes.len() {
                let byte = self.bytes[class];
                let Some(next) = self.rule.next(at, byte) else { continue };
                let arriving = configs.iter().filter_map(|config| self.step(config, byte)).collect();
                budget.spend(limits::STEPS_PER_EDGE + configs.len())?;
                let arrived = self.closure(arriving, budget)?;
                behind.push((class as u32, self.state((next, arrived), budget)?));
            }
            edges.push(behind);
        }
        Ok(self.lay_out(&edges))
    }

    fn step(&self, config: &CheckedConfig<'s>, byte: u8) -> Option<CheckedConfig<'s>> {
        let node = self.nfa.nodes[config.node as usize].step(byte)?;
        Some(Config { node, carried: config.carried.iter().map(|progress| progress.read(byte)).collect() })
    }

    /// The epsilon closure: the byte steps and accept nodes that are reached without a byte, the preferred ones first.
    fn closure(
        &mut self,
        from: Vec<CheckedConfig<'s>>,
        budget: &mut Budget,
    ) -> Result<Vec<CheckedConfig<'s>>, Exceeded> {
        let checks = self.checks;
        let pass = |tag: u8, carried: &mut Vec<Progress<'s>>| {
            for (progress, &(field, check)) in carried.iter_mut().zip(checks) {
                if usize::from(tag / 2) == field {
                    *progress = if tag.is_multiple_of(2) { progress.begun(check) } else { progress.ended() };
                }
            }
        };
        self.closures.of(from, budget, |_| 1, pass)
    }

    fn state(&mut self, pair: Pair<'s>, budget: &mut Budget) -> Result<u32, Exceeded> {
        let (number, is_new) = self.numbers.of(&pair, pair.1.len(), budget)?;
        if is_new {
            self.states.push(pair);
        }
        Ok(number)
    }

    /// The first check that fails for a text that ends in a state.
    fn failed(&self, (_, configs): &Pair<'s>) -> Option<usize> {
        let is_end =
            |config: &&CheckedConfig<'s>| matches!(self.nfa.nodes[config.node as usize], Node::Accept(_));
        let preferred = configs.iter().find(is_end)?;
        preferred.carried.iter().position(|progress| *progress == Progress::Failed)
    }

    /// Minimizes the automaton.
    fn lay_out(&self, edges: &[Vec<partition::LabelledEdge>]) -> Table {
        // A failed check has an error number of its own, above those of the rule.
        let past = self.rule.states.iter().map(|state| state.error + 1).max().unwrap_or(0);
        let outcome = |pair: &Pair<'s>| -> (bool, u32) {
            let state = self.rule.state(pair.0);
            match self.failed(pair).filter(|_| state.accepts) {
                Some(check) => (false, past + check as u32),
                None => (state.accepts, state.error),
            }
        };
        let outcomes: Vec<(bool, u32)> = self.states.iter().map(outcome).collect();
        let mut numbers = Numbers::default();
        let initial: Vec<u32> = outcomes.iter().map(|outcome| numbers.of(*outcome)).collect();
        let block_of = partition::refine(&initial, edges);
        let blocks = block_of.iter().max().map_or(0, |last| *last as usize + 1);
        let width = self.bytes.len();
        let mut next = vec![None; blocks * width];
        let mut states = vec![(false, 0); blocks];
        for (state, behind) in edges.iter().enumerate() {
            let block = block_of[state] as usize;
            states[block] = outcomes[state];
            for &(class, target) in behind {
                next[block * width + class as usize] = Some(block_of[target as usize]);
            }
        }
        Table::plain(self.class_of, next, states)
    }
}

#[cfg(test)]
mod tests;
