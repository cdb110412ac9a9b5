//! Strings drawn uniformly among all strings of a length.
//!
//! Choosing transitions with equal probabilities is biased: if one transition leads to three strings and another to a
//! million, both are chosen equally often. So strings are counted first, from every state and by the number of
//! remaining bytes:
//!
//! ```text
//! 1*DIGIT "." *ALPHA        count(state, n) = Σ over transitions: count(target, n - bytes of the transition)
//!
//!         ┌─ DIGIT ─┐
//! ─ DIGIT ─► 1 ◄────┘  "." ─► 2 ◄─ ALPHA      count(2, n) = 52ⁿ     count(1, n) = 10·count(1, n-1) + count(2, n-1)
//! ```
//!
//! Then a transition is chosen with a probability proportional to its count. The automata are deterministic, calls
//! included, so each string is one path and counted once. Lengths are in bytes of UTF-8: with lengths in characters,
//! nearly every IRI would consist of unassigned code points.
//!
//! A call is a transition on any string of the called automaton, whose strings are counted in the same way. Each level
//! of nesting needs at least one byte, so the length bounds the nesting. In decoded input an octet may be an escape of
//! three bytes, with digits in either case.
//!
//! Time and memory are linear in states and length; time is quadratic in the length for each call.

use crate::conformance::Language;
use crate::conformance::count::Count;
use crate::conformance::random::Random;
use std::collections::BTreeMap;
use virgule_compiler::abnf::lower::grammar::RuleId;
use virgule_compiler::bytes;
use virgule_compiler::bytes::ByteSet;
use virgule_compiler::codegen::unit::Compiled;
use virgule_compiler::dfa::machine::Machine;

/// The numbers of strings of a language, by length up to a maximum.
///
/// ```
/// use virgule_tools::conformance::random::Random;
/// use virgule_tools::conformance::{Language, Uniform};
///
/// let version = Language::read("version.abnf", "version = 1*DIGIT *( \".\" 1*DIGIT )")?;
/// let texts = Uniform::new(&version, 40);
/// // 1000 times ddd, 100 times d.d
/// assert_eq!(texts.count(3).to_string(), "1100");
/// let text = texts.draw(&mut Random::new(7), 40).ok_or("none")?;
/// assert!(text.len() == 40 && version.takes(&text));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Uniform {
    /// `None` for a rule without an automaton.
    counts: Option<PathCounts>,
    lengths: Vec<usize>,
}

impl Uniform {
    /// Counts the strings of at most `longest` bytes; a rule without an automaton has none.
    pub fn new(language: &Language, longest: usize) -> Self {
        let counts = language.compiled().map(|compiled| PathCounts::new(compiled, longest));
        let mut uniform = Uniform { counts, lengths: Vec::new() };
        uniform.lengths = (0..=longest).filter(|&length| !uniform.count(length).is_zero()).collect();
        uniform
    }

    /// Number of strings of this length in bytes; zero beyond the maximum length.
    pub fn count(&self, length: usize) -> Count {
        self.counts.as_ref().map_or(Count::ZERO, |counts| counts.of_length(length))
    }

    /// Returns the lengths for which there are strings.
    pub fn lengths(&self) -> &[usize] {
        &self.lengths
    }

    /// Draws a string of this length in bytes; `None` if there is no such string.
    pub fn draw(&self, random: &mut Random, length: usize) -> Option<String> {
        self.draw_by(&mut || random.fraction(), length)
    }

    /// As [`Self::draw`], with random numbers in `0.0..1.0` from `fraction`.
    pub fn draw_by(&self, fraction: &mut dyn FnMut() -> f64, length: usize) -> Option<String> {
        String::from_utf8(self.counts.as_ref()?.draw(fraction, length)?).ok()
    }

    /// Returns up to `limit` of the shortest strings, by length and then by bytes. If the last length has more strings
    /// than are left to return, these are the first ones in the order of the automaton.
    ///
    /// ```
    /// use virgule_tools::conformance::{Language, Uniform};
    ///
    /// let version = Language::read("version.abnf", "version = %x30-31 *( \".\" %x30-31 )")?;
    /// assert_eq!(Uniform::new(&version, 40).shortest(4), ["0", "1", "0.0", "0.1"]);
    /// # Ok::<(), virgule_tools::conformance::LanguageError>(())
    /// ```
    pub fn shortest(&self, limit: usize) -> Vec<String> {
        let mut paths = Paths::default();
        let next = std::iter::from_fn(|| self.next_path(&mut paths));
        let mut all: Vec<String> = next.take(limit).collect();
        all.sort_by(|one, other| (one.len(), one).cmp(&(other.len(), other)));
        all
    }

    /// Returns the next string by length.
    pub(crate) fn next_path(&self, paths: &mut Paths) -> Option<String> {
        let counts = self.counts.as_ref()?;
        loop {
            if let Some(text) = counts.next_of_length(&mut paths.open) {
                return String::from_utf8(text).ok();
            }
            let length = *self.lengths.get(paths.started)?;
            paths.started += 1;
            paths.open.push((Vec::new(), vec![(0, 0, length)]));
        }
    }

    /// Draws a length uniformly, then a string of this length; `None` if there are no strings.
    pub fn draw_any(&self, random: &mut Random) -> Option<String> {
        let length = *self.lengths.get(random.below(self.lengths.len().max(1)))?;
        self.draw(random, length)
    }
}

// A context is a machine and whether its input is decoded. A machine that is called both for decoded and for plain
// input has two contexts. Transitions of a state with the same target and length are merged, with one encoding per
// byte.

/// An unfinished string, with a stack of states and the number of bytes still to come from each.
type OpenPath = (Vec<u8>, Vec<(usize, usize, usize)>);

/// The position of an iteration over all strings by length.
#[derive(Debug, Default)]
pub(crate) struct Paths {
    open: Vec<OpenPath>,
    /// Number of lengths whose strings are in `open` or were returned.
    started: usize,
}

/// Automata with path counts.
#[derive(Debug)]
struct PathCounts {
    contexts: Vec<MachineContext>,
}

#[derive(Debug, Default)]
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
    /// A nonempty string of this context.
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

/// The rule of the machine, `None` for the main machine; and, if the input is decoded, the bytes that may occur
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
            contexts.push(machine.map(|machine| context(machine, plain, &mut number)).unwrap_or_default());
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

    /// Number of strings of this length.
    pub fn of_length(&self, length: usize) -> Count {
        self.count(0, 0, length)
    }

    fn count(&self, context: usize, state: usize, length: usize) -> Count {
        let count = || self.contexts.get(context)?.counts.get(state)?.get(length).copied();
        count().unwrap_or(Count::ZERO)
    }

    /// Counts the paths of `length` bytes from a state; shorter paths were counted before. A call may match all bytes,
    /// so its callee is counted first. This terminates because no automaton calls itself without consuming a byte.
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

    /// Returns the string of the next path. Every path that is followed ends in a string, because its count is not zero.
    fn next_of_length(&self, open: &mut Vec<OpenPath>) -> Option<Vec<u8>> {
        while let Some((text, mut stack)) = open.pop() {
            let Some((context, state, length)) = stack.pop() else { return Some(text) };
            if length == 0 {
                open.push((text, stack));
                continue;
            }
            let before = open.len();
            let mut follow = |bytes: &[u8], states: &[(usize, usize, usize)]| {
                let possible = |&(context, state, length): &_| !self.count(context, state, length).is_zero();
                if states.iter().all(possible) {
                    open.push(([&text, bytes].concat(), [&stack, states].concat()));
                }
            };
            for transition in &self.contexts[context].transitions[state] {
                match &transition.label {
                    CountedLabel::Encodings(encodings) => {
                        for encoding in encodings.iter().filter(|encoding| encoding.len() <= length) {
                            follow(encoding, &[(context, transition.target, length - encoding.len())]);
                        }
                    }
                    CountedLabel::Call(callee) => (1..=length).for_each(|bytes| {
                        follow(&[], &[(context, transition.target, length - bytes), (*callee, 0, bytes)]);
                    }),
                }
            }
            // The first transition is followed first.
            open[before..].reverse();
        }
        None
    }

    /// Draws a string of `length` bytes.
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

/// Returns the context of a machine.
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

/// Returns the encodings of a byte: itself, and in decoded input also escapes, with digits in either case.
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

#[cfg(test)]
mod tests {
    use super::Uniform;
    use crate::conformance::Language;

    #[test]
    fn the_shortest_strings_are_all_of_their_lengths() {
        let nested = "start = \"a\" *( \"b\" / \"(\" start \")\" ) / %xE9\n";
        for grammar in [nested, "start = *( \"a\" / \"b\" )\n", "start = 2ALPHA [ %xE9 ]\n"] {
            let language = Language::read("start.abnf", grammar).expect("a grammar");
            let uniform = Uniform::new(&language, 6);
            let total = uniform.lengths().iter().map(|&length| uniform.count(length).number()).sum::<f64>();
            let all = uniform.shortest(usize::MAX);
            assert_eq!(all.len() as f64, total, "{grammar}");
            assert!(all.iter().all(|text| language.takes(text)), "{grammar}");
            assert!(all.is_sorted_by(|one, other| (one.len(), one) < (other.len(), other)), "{grammar}");
            assert_eq!(uniform.shortest(3), all[..3.min(all.len())], "{grammar}");
        }
    }
}
