//! The language of a rule, as automata that can be compared with those of another language.
//!
//! Usually that is one automaton. If rules nest, it is several automata that call one another. Together they are
//! deterministic as well, because one byte of lookahead decides where a call begins and ends (`dfa::program`). So a
//! run needs a stack, but no backtracking.
//!
//! ```text
//! no rule nests    one automaton, in which percent-encoded text is expanded to escapes
//! some rules nest  automata that call one another
//! ```
//!
//! A kind has fewer texts than its start rule if `;! validate` checks a field: see `validated`.

use crate::abnf::Checked;
use crate::abnf::lower::grammar::RuleId;
use crate::analysis::{is_exact, recognizer};
use crate::bytes::{self, ByteSet};
use crate::dfa::error_entries::ErrorEntry;
use crate::dfa::machine::{Edge, Machine};
use crate::dfa::program::{self, Machines};
use crate::nfa::{calls::CallApproximation, context::BuildContext, error::BuildError};
use crate::partition::{self, Numbers};

/// The language of a rule.
#[derive(Debug, Clone)]
pub struct Language {
    pub(super) program: Program,
    nests: bool,
    pub(super) unchecked: Vec<String>,
}

impl Language {
    /// Compiles the language of a rule. Fails if a limit is exceeded, or if one byte of lookahead does not decide
    /// where a nested rule begins or ends.
    pub fn new(checked: &Checked, rule: RuleId, context: &mut BuildContext) -> Result<Self, BuildError> {
        if is_exact(checked, rule) {
            return Language::approximated(checked, rule, CallApproximation::Under, context);
        }
        let mut calling = BuildContext::new(&checked.grammar, &checked.facts);
        calling.calls.share_nothing();
        let machines = program::program(checked, &[rule], &[], &mut calling)?;
        Ok(Language::of(Program::new(&machines, 0), true))
    }

    /// Compiles an approximation of a rule's language, which needs no lookahead: a nested rule matches any string of
    /// its bytes (superset), or none (subset). Fails if a limit is exceeded.
    pub fn approximated(
        checked: &Checked,
        rule: RuleId,
        approximation: CallApproximation,
        context: &mut BuildContext,
    ) -> Result<Self, BuildError> {
        let machine = recognizer(checked, rule, approximation, context)?;
        Ok(Language::of(Program::new(&machine.into(), 0), false))
    }

    /// Returns whether the language contains a text, or `None` if it [nests](Self::nests), where a run needs a stack.
    pub fn takes(&self, text: &str) -> Option<bool> {
        let [table] = &self.program.machines[..] else { return None };
        let end = text.bytes().try_fold(0, |state, byte| table.next(state, byte));
        Some(end.is_some_and(|state| table.state(state).accepts))
    }

    /// Returns the checks that the automata do not include, so that they may accept more texts than the kind has.
    ///
    /// A check is represented by the first words of its directive: `validate host not-empty`, `parameters query`.
    pub fn unchecked(&self) -> &[String] {
        &self.unchecked
    }

    /// Returns the language of start rule number `kind` of compiled automata, without compiling it again.
    pub fn compiled(machines: &Machines, kind: usize) -> Self {
        Language::of(Program::new(machines, kind), !machines.called.is_empty())
    }

    pub(super) fn flat(table: Table) -> Self {
        let classes = table.class_of.map(u32::from).to_vec();
        Language::of(Program { machines: vec![table], classes }, false)
    }

    fn of(program: Program, nests: bool) -> Self {
        Language { program, nests, unchecked: Vec::new() }
    }

    /// True if the language consists of several automata, because a rule contains itself with text on both sides,
    /// which no finite automaton matches, or because a rule is called that many rules share.
    pub fn nests(&self) -> bool {
        self.nests
    }
}

/// Automata that call one another, as tables; the first is the main one.
#[derive(Debug, Clone)]
pub(super) struct Program {
    pub machines: Vec<Table>,
    /// The class of each byte. No automaton distinguishes bytes of one class.
    pub classes: Vec<u32>,
}

/// One automaton; state 0 is its start.
#[derive(Debug, Clone)]
pub(super) struct Table {
    pub class_of: [u8; 256],
    width: usize,
    /// By state and class: the next state, or [`NONE`].
    next: Vec<u32>,
    pub states: Vec<LanguageState>,
}

/// A state without its transitions on bytes, which are in [`Table::next`].
#[derive(Debug, Clone)]
pub(super) struct LanguageState {
    pub accepts: bool,
    /// The number of the state's error entry. Equal entries have equal numbers.
    pub error: u32,
    pub calls: Vec<LanguageCall>,
    /// The octets on which the state has a transition or a call. Only set in programs with calls.
    pub expects: ByteSet,
}

/// A call of another automaton, which does not accept the empty string.
#[derive(Debug, Clone, Copy)]
pub(super) struct LanguageCall {
    /// Index of the called automaton in [`Program::machines`].
    pub machine: usize,
    /// If the called automaton matches percent-decoded text: the characters that may occur unencoded.
    pub plain: Option<ByteSet>,
    /// The bytes on which the call is entered.
    pub first: ByteSet,
    pub target: u32,
}

const NONE: u32 = u32::MAX;

impl Program {
    /// Returns the main automaton for start rule number `kind`, and the automata that it calls.
    fn new(machines: &Machines, kind: usize) -> Self {
        let mut errors = Numbers::default();
        let called = &machines.called;
        let calls = !called.is_empty();
        let number = |rule: RuleId| called.iter().position(|(known, _)| *known == rule).map(|at| at + 1);
        // Called automata have one start rule.
        let kinds = std::iter::once(kind).chain(std::iter::repeat(0));
        let tables = machines.all().zip(kinds);
        let tables: Vec<Table> =
            tables.map(|(machine, kind)| Table::new(machine, kind, &number, &mut errors, calls)).collect();
        let mut alike = Numbers::default();
        let classes = (0..=255u8).map(|byte| {
            let mut key: Vec<u8> = tables.iter().map(|table| table.class_of[byte as usize]).collect();
            let callees = machines.all().flat_map(|machine| &machine.callees);
            key.extend(callees.map(|callee| {
                let plain = callee.decoded.is_some_and(|plain| bytes::contains(&plain, byte));
                u8::from(bytes::contains(&callee.first, byte)) + 2 * u8::from(plain)
            }));
            alike.of(key)
        });
        Program { classes: classes.collect(), machines: tables }
    }

    /// True if an automaton is called for percent-encoded text.
    pub fn decodes(&self) -> bool {
        self.machines.iter().flat_map(Table::calls).any(|call| call.plain.is_some())
    }

    /// Returns a superset of the bytes that occur in texts of the program.
    pub fn bytes(&self) -> ByteSet {
        let mut all = ByteSet::default();
        let mut seen = vec![false; self.machines.len()];
        let mut open = vec![0];
        while let Some(machine) = open.pop() {
            if std::mem::replace(&mut seen[machine], true) {
                continue;
            }
            for state in &self.machines[machine].states {
                bytes::unite(&mut all, &state.expects);
            }
            for call in self.machines[machine].calls() {
                match call.plain {
                    // The automata that this one calls also match decoded text, so they are not visited.
                    Some(plain) => {
                        bytes::unite(&mut all, &plain);
                        [(b'%', b'%'), (b'0', b'9'), (b'A', b'F'), (b'a', b'f')]
                            .iter()
                            .for_each(|&(first, last)| bytes::insert(&mut all, first, last));
                    }
                    None => open.push(call.machine),
                }
            }
        }
        all
    }
}

impl Table {
    /// Creates an automaton without calls, from the transitions by state and class, and by state whether it accepts
    /// and the number of its error entry.
    pub fn plain(class_of: [u8; 256], next: Vec<Option<u32>>, states: Vec<(bool, u32)>) -> Self {
        let state = |(accepts, error)| LanguageState {
            accepts,
            error,
            calls: Vec::new(),
            expects: ByteSet::default(),
        };
        let width = next.len() / states.len();
        let next = next.into_iter().map(|state| state.unwrap_or(NONE)).collect();
        Table { class_of, width, next, states: states.into_iter().map(state).collect() }
    }

    fn new(
        machine: &Machine,
        kind: usize,
        number: &impl Fn(RuleId) -> Option<usize>,
        errors: &mut Numbers<Option<ErrorEntry>>,
        calls: bool,
    ) -> Self {
        let width = machine.classes.len();
        let mut next = vec![NONE; machine.states.len() * width];
        let mut states = Vec::with_capacity(machine.states.len());
        for (index, state) in machine.states.iter().enumerate() {
            for edge in state.bytes() {
                next[index * width + edge.class as usize] = edge.target;
            }
            let call = |(callee, edge): (usize, &Edge)| {
                let callee = &machine.callees[callee];
                let machine = number(callee.rule)?;
                Some(LanguageCall {
                    machine,
                    plain: callee.decoded,
                    first: callee.first,
                    target: edge.target,
                })
            };
            let entered: Vec<LanguageCall> = state.calls().filter_map(call).collect();
            let expects = if calls { machine.expects(index as u32) } else { ByteSet::default() };
            states.push(LanguageState {
                accepts: state.accepts[kind].is_some(),
                error: errors.of(state.errors[kind].clone()),
                calls: entered,
                expects,
            });
        }
        Table { class_of: machine.classes.class_of, width, next, states }
    }

    /// Returns the minimal automaton without calls. States differ if only one accepts, or if they have different error
    /// entries. Merged states are numbered in the order of their first members.
    pub fn minimal(&self) -> Table {
        let outcome = |state: &LanguageState| (state.accepts, state.error);
        let rows = self.states.iter().zip(self.next.chunks(self.width));
        let block_of = partition::equivalent(rows.map(|(state, row)| {
            (outcome(state), (0u32..).zip(row.iter().copied()).filter(|&(_, to)| to != NONE))
        }));
        let (mut next, mut states) = (Vec::new(), Vec::new());
        for (state, row) in self.next.chunks(self.width).enumerate() {
            if block_of[state] as usize == states.len() {
                next.extend(row.iter().map(|&to| block_of.get(to as usize).copied()));
                states.push(outcome(&self.states[state]));
            }
        }
        Table::plain(self.class_of, next, states)
    }

    /// Returns the target of a state on an octet.
    pub fn next(&self, state: u32, octet: u8) -> Option<u32> {
        let next = self.next[state as usize * self.width + self.class_of[octet as usize] as usize];
        (next != NONE).then_some(next)
    }

    pub fn state(&self, state: u32) -> &LanguageState {
        &self.states[state as usize]
    }

    /// Returns the calls of all states.
    pub fn calls(&self) -> impl Iterator<Item = &LanguageCall> {
        self.states.iter().flat_map(|state| &state.calls)
    }

    /// Returns the call that is entered on an octet in a state.
    pub fn call(&self, state: u32, octet: u8) -> Option<&LanguageCall> {
        self.state(state).calls.iter().find(|call| bytes::contains(&call.first, octet))
    }
}

// The language of all texts with a given prefix, for comparison with other languages.
//
// ```text
// "foo:"   state 0 ─f,F→ 1 ─o,O→ 2 ─o,O→ 3 ─:→ 4   4 accepts, and every byte leads back to it
// ```

/// Returns the language of all texts that begin with `start`, ASCII case ignored.
pub fn beginning(start: &str) -> Language {
    let expected: Vec<u8> = start.bytes().map(|byte| byte.to_ascii_lowercase()).collect();
    // Class 0 contains every byte that does not occur in `start`.
    let mut letters = expected.clone();
    letters.sort_unstable();
    letters.dedup();
    let class = |byte: u8| letters.iter().position(|&letter| letter == byte).map_or(0, |at| at + 1);
    let class_of = std::array::from_fn(|byte| class((byte as u8).to_ascii_lowercase()) as u8);
    let last = expected.len();
    let goes_on = |state: usize, number: usize| match expected.get(state) {
        Some(&byte) => (number == class(byte)).then_some(state as u32 + 1),
        None => Some(last as u32),
    };
    let next = (0..=last).flat_map(|state| (0..=letters.len()).map(move |number| (state, number)));
    let next = next.map(|(state, number)| goes_on(state, number)).collect();
    Language::flat(Table::plain(class_of, next, (0..=last).map(|state| (state == last, 0)).collect()))
}
