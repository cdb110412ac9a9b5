//! Candidates: test strings inside or outside of a language, each with its reason, generated in order.

use crate::conformance::random::Random;
use crate::conformance::{Language, Uniform, covering, near_misses};
use std::collections::HashSet;
use std::fmt;

/// A test string.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Candidate {
    /// The string.
    pub text: String,
    /// True if it is in the language ([`Language::contains`](crate::conformance::Language::contains)).
    pub inside: bool,
    /// The rule that the string exercises or violates, in the spelling of its definition.
    pub rule: String,
    /// The reason for the string.
    pub reason: Reason,
}

impl Candidate {
    /// Sorts by length, then by bytes.
    pub(crate) fn sort(candidates: &mut [Candidate]) {
        candidates.sort_by(|one, other| (one.text.len(), &one.text).cmp(&(other.text.len(), &other.text)));
    }
}

/// The purpose of a test string.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Reason {
    /// Uses that alternative of the rule, counted from 1.
    Alternative(usize),
    /// Uses that number of iterations of a repetition in the rule.
    Repetition(u32),
    /// Contains the first or last character of a class in the rule, or an adjacent character.
    Character(char),
    /// Uses a transition of the automaton that earlier strings do not use.
    Transition,
    /// Drawn uniformly among all strings of its length.
    Random,
    /// Outside the language, and one edit away from a string inside.
    NearMiss(Edit),
    /// A string that the rule matches, and a check of a field rejects (`;! validate`, `;! parameters`).
    Violation,
    /// Given by the user, such as an expected failure.
    Given,
}

/// An edit of one character, at a byte offset.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Edit {
    /// A character is replaced.
    Replace(usize),
    /// A character is inserted.
    Insert(usize),
    /// A character is removed.
    Remove(usize),
}

/// `alternative 2`, `3 repetitions`, …
impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reason::Alternative(number) => write!(f, "alternative {number}"),
            Reason::Repetition(1) => f.write_str("1 repetition"),
            Reason::Repetition(count) => write!(f, "{count} repetitions"),
            Reason::Character(character) => write!(f, "the character U+{:04X}", *character as u32),
            Reason::Transition => f.write_str("a transition of the automaton"),
            Reason::Random => f.write_str("drawn at random"),
            Reason::NearMiss(edit) => write!(f, "{edit}"),
            Reason::Violation => f.write_str("a check of a field"),
            Reason::Given => f.write_str("given"),
        }
    }
}

/// `a character replaced at offset 3`
impl fmt::Display for Edit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Edit::Replace(at) => write!(f, "a character replaced at offset {at}"),
            Edit::Insert(at) => write!(f, "a character inserted at offset {at}"),
            Edit::Remove(at) => write!(f, "a character removed at offset {at}"),
        }
    }
}

// Generates the candidates of a language, in order.
//
// ```text
// covering      strings inside that cover the grammar and its automaton      shortest first
// near_misses   strings outside, one edit away from a covering string        shortest first
// violating     strings outside that a check of a field rejects              shortest first
// uniform       strings inside, drawn at random                              shortest first
// ```

/// The parameters of a set of candidates.
///
/// ```
/// use virgule_tools::conformance::{Language, Plan, candidates};
///
/// let ni = Language::kind("ni")?;
/// let texts = candidates(&ni, &Plan { seed: 7, random: 100, max_length: 60 });
/// assert!(texts.iter().all(|candidate| candidate.inside == ni.contains(&candidate.text)));
/// assert!(texts.iter().any(|candidate| candidate.inside) && texts.iter().any(|candidate| !candidate.inside));
/// # Ok::<(), virgule_tools::conformance::LanguageError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Plan {
    /// The seed of the random strings. The other strings are deterministic.
    pub seed: u64,
    /// Number of random strings.
    pub random: usize,
    /// Maximum length of random strings in bytes.
    pub max_length: usize,
}

impl Default for Plan {
    /// Returns a thousand random strings of up to 80 bytes, with seed 1.
    fn default() -> Self {
        Plan { seed: 1, random: 1000, max_length: 80 }
    }
}

/// Returns the candidates without duplicates: covering strings, near misses, strings that violate a check, random
/// strings. The same language and plan give the same strings in the same order.
pub fn candidates(language: &Language, plan: &Plan) -> Vec<Candidate> {
    with_unedited(language, plan).0
}

/// As [`candidates`], with the number of covering strings that have no near misses because of a limit.
pub(crate) fn with_unedited(language: &Language, plan: &Plan) -> (Vec<Candidate>, usize) {
    let mut known = HashSet::new();
    let covering = covering::covering(language);
    let near = near_misses::near_misses(language, &covering);
    let random = random_candidates(language, plan);
    let mut all = covering;
    all.extend(near.texts);
    all.extend(near_misses::violating(language));
    all.extend(random);
    all.retain(|candidate| known.insert(candidate.text.clone()));
    // Covering strings and random ones may violate a check.
    for candidate in all.iter_mut().filter(|candidate| candidate.inside) {
        if let Some(violation) = language.violation(&candidate.text) {
            (candidate.inside, candidate.rule, candidate.reason) = (false, violation.rule, Reason::Violation);
        }
    }
    (all, near.unedited)
}

/// Returns random strings of random lengths, the shortest first. A string may occur several times.
fn random_candidates(language: &Language, plan: &Plan) -> Vec<Candidate> {
    if plan.random == 0 {
        return Vec::new();
    }
    let texts = Uniform::new(language, plan.max_length);
    let mut random = Random::new(plan.seed);
    let drawn = (0..plan.random).filter_map(|_| texts.draw_any(&mut random));
    // The parser rejects strings whose nesting exceeds its limit.
    let drawn = drawn.filter(|text| language.takes(text));
    let rule = language.grammar().rule(language.start()).name.clone();
    let made = |text| Candidate { text, inside: true, rule: rule.clone(), reason: Reason::Random };
    let mut made: Vec<Candidate> = drawn.map(made).collect();
    Candidate::sort(&mut made);
    made
}
