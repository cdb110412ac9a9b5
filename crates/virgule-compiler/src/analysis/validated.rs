//! The language of a kind: the texts of its start rule whose fields pass `;! validate` and `;! parameters`.
//!
//! A parse checks the fields of the preferred derivation. So does the automaton, which is a subset construction over
//! the tagged NFA of the checked fields, with configurations ordered by preference, as in `dfa::tagged`. In place of
//! registers, a configuration has the state of each check. At the end of a text, the preferred configuration that
//! accepts decides.
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
use super::language::{Language, Table};
use super::{decodes, is_exact};
use crate::abnf::Checked;
use crate::abnf::lower::grammar::{Field, Section};
use crate::limits::{self, Budget, Exceeded};
use crate::nfa::error::BuildError;
use crate::nfa::subsets::{Config, Subsets};
use crate::nfa::{self, calls::CallApproximation, context::BuildContext, graph::Nfa};
use crate::partition::Numbers;

/// Maximum number of states before equivalent states are merged.
const STATES: usize = 30_000;

impl Language {
    /// Compiles the language of a kind: the texts of its start rule that pass `;! validate` and `;! parameters`,
    /// except for the checks that are [`unchecked`](Self::unchecked). Fails like [`Self::new`].
    pub fn kind(
        checked: &Checked,
        section: &Section,
        context: &mut BuildContext,
    ) -> Result<Self, BuildError> {
        let mut language = Language::new(checked, section.start, context)?;
        if !section.is_checked() {
            return Ok(language);
        }
        let table = match &language.program.machines[..] {
            [rule] => table(checked, section, rule, context),
            _ => None,
        };
        if let Some(table) = table {
            return Ok(Language::flat(table));
        }
        let name = |field: usize| &section.fields[field].name;
        let validate = |&(field, check): &(usize, &str)| format!("validate {} {check}", name(field));
        language.unchecked = section.checks.iter().map(validate).collect();
        if section.once_parameters().next().is_some() {
            let parameters = section.parameters.iter();
            language.unchecked.extend(parameters.map(|found| format!("parameters {}", name(found.field))));
        }
        Ok(language)
    }
}

/// Returns the automaton `rule` of the start rule of `section`, restricted by the checks of the section, or `None` if
/// it cannot include them.
fn table<'s>(
    checked: &Checked,
    section: &'s Section,
    rule: &Table,
    context: &mut BuildContext,
) -> Option<Table> {
    if !is_exact(checked, section.start) || decodes(checked, section.start) {
        return None;
    }
    // Tag a field that is checked twice only once.
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

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
enum Progress<'s> {
    Absent,
    Within(CheckState<'s>),
    Passed,
    Failed,
}

impl<'s> Progress<'s> {
    /// Returns the progress at the start of an occurrence. A parse reports the last of several occurrences; with the
    /// check `once`, a second occurrence fails.
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

type CheckedConfig<'s> = Config<Vec<Progress<'s>>>;

/// A state of the rule's automaton, which has the error entry, and the configurations.
type Pair<'s> = (u32, Vec<CheckedConfig<'s>>);

struct CheckedSubsets<'a, 's> {
    nfa: &'a Nfa,
    checks: &'a [(usize, CheckState<'s>)],
    rule: &'a Table,
    subsets: Subsets<'a, Pair<'s>>,
}

impl<'a, 's> CheckedSubsets<'a, 's> {
    fn new(nfa: &'a Nfa, checks: &'a [(usize, CheckState<'s>)], rule: &'a Table) -> Self {
        CheckedSubsets { nfa, checks, rule, subsets: Subsets::new(nfa, STATES) }
    }

    fn run(mut self, budget: &mut Budget) -> Result<Table, Exceeded> {
        // Neither the rule nor the NFA nor a check distinguishes bytes of one class.
        let classes = self.nfa.byte_classes();
        let bytewise = self.checks.iter().any(|(_, check)| check.reads_bytes());
        let key =
            |byte: usize| (classes.class_of[byte], self.rule.class_of[byte], if bytewise { byte } else { 0 });
        let (mut numbers, mut bytes) = (Numbers::default(), Vec::new());
        let class_of = std::array::from_fn(|byte| {
            let class = numbers.of(key(byte));
            if class as usize == bytes.len() {
                bytes.push(byte as u8);
            }
            // There are at most 256.
            class as u8
        });
        let begin = Config { node: self.nfa.start, carried: vec![Progress::Absent; self.checks.len()] };
        self.state(0, vec![begin], budget)?;
        let (mut next, mut at) = (Vec::new(), 0);
        while let Some((state, configs)) = self.subsets.states().get(at).cloned() {
            for &byte in &bytes {
                next.push(match self.rule.next(state, byte) {
                    Some(target) => {
                        let arriving = configs.iter().filter_map(|config| self.step(config, byte)).collect();
                        budget.spend(limits::STEPS_PER_EDGE + configs.len())?;
                        Some(self.state(target, arriving, budget)?)
                    }
                    None => None,
                });
            }
            at += 1;
        }
        // A failed check has a separate error number, above those of the rule.
        let past = self.rule.states.iter().map(|state| state.error + 1).max().unwrap_or(0);
        let outcome = |pair: &Pair<'s>| -> (bool, u32) {
            let state = self.rule.state(pair.0);
            match self.failed(pair).filter(|_| state.accepts) {
                Some(check) => (false, past + check as u32),
                None => (state.accepts, state.error),
            }
        };
        let outcomes = self.subsets.states().iter().map(outcome).collect();
        Ok(Table::plain(class_of, next, outcomes).minimal())
    }

    fn step(&self, config: &CheckedConfig<'s>, byte: u8) -> Option<CheckedConfig<'s>> {
        let node = self.nfa.nodes[config.node as usize].step(byte)?;
        Some(Config { node, carried: config.carried.iter().map(|progress| progress.read(byte)).collect() })
    }

    /// Returns the state for a state of the rule's automaton and the epsilon closure of `from`.
    fn state(&mut self, at: u32, from: Vec<CheckedConfig<'s>>, budget: &mut Budget) -> Result<u32, Exceeded> {
        let checks = self.checks;
        let pass = |tag: u8, carried: &mut Vec<Progress<'s>>| {
            for (progress, &(field, check)) in carried.iter_mut().zip(checks) {
                if usize::from(tag / 2) == field {
                    *progress = if tag.is_multiple_of(2) { progress.begun(check) } else { progress.ended() };
                }
            }
        };
        let configs = self.subsets.closure(from, budget, |_| 1, pass)?;
        let size = configs.len();
        self.subsets.state((at, configs), size, budget)
    }

    /// Returns the first check that fails for a text that ends in a state.
    fn failed(&self, (_, configs): &Pair<'s>) -> Option<usize> {
        let preferred = self.subsets.accepting(configs)?;
        preferred.carried.iter().position(|progress| *progress == Progress::Failed)
    }
}

#[cfg(test)]
mod tests;
