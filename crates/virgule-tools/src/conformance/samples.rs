//! Sample strings of a language as an iterator, for the command, for tests and for other programs.
//!
//! ```text
//! covering      inside   use each alternative, repetition and transition
//! near misses   outside  one edit away from a string inside, or violate a check of a field
//! shortest      inside   by length
//! random        inside   without end
//! ```

use crate::conformance::candidate::{Candidate, Plan, Reason, with_unedited};
use crate::conformance::covering::{covering, shortest_length};
use crate::conformance::random::Random;
use crate::conformance::uniform::Paths;
use crate::conformance::{Language, Uniform};
use std::collections::HashMap;
use std::{fmt, iter, mem};

/// The strings that [`samples`] returns.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum SampleSet {
    /// Strings that together use each alternative, repetition and transition of the rule.
    Covering,
    /// Strings outside of the language, each one edit away from a string inside. The edits of long strings are limited:
    /// [`Samples::unedited`].
    NearMisses,
    /// All strings of at most this number of bytes, by length; those of one length in the order of the automaton.
    Shortest {
        /// Maximum length in bytes.
        max_length: usize,
    },
    /// Random strings without end: a length is drawn uniformly, then a string of that length. The same seed yields
    /// the same strings.
    Random {
        /// The seed.
        seed: u64,
        /// Maximum length in bytes.
        max_length: usize,
    },
}

/// Returns sample strings of a language.
///
/// Covering strings and near misses are ordered so that a few of them show most. They come in rounds: each round has
/// one string for each rule and reason: the shortest that earlier rounds do not have, those without control characters
/// and capital letters first.
///
/// ```
/// use virgule_tools::conformance::{Language, SampleSet, samples};
///
/// let version = Language::read("version.abnf", "version = 1*DIGIT *( \".\" 1*DIGIT )")?;
/// let shortest = samples(&version, SampleSet::Shortest { max_length: 20 })?.take(3);
/// assert_eq!(shortest.map(|sample| sample.text).collect::<Vec<_>>(), ["0", "1", "2"]);
/// let mut random = samples(&version, SampleSet::Random { seed: 7, max_length: 20 })?.take(50);
/// assert!(random.all(|sample| version.takes(&sample.text)));
/// assert!(samples(&version, SampleSet::NearMisses)?.all(|sample| !version.takes(&sample.text)));
/// // The least length is named if it exceeds the maximum.
/// let error = samples(&version, SampleSet::Shortest { max_length: 0 }).unwrap_err();
/// assert_eq!(error.to_string(), "the shortest string of `version` has 1 byte, which is more than the maximum of 0");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
///
/// Fails if there is no such string; for [`SampleSet::Shortest`] and [`SampleSet::Random`] also if the rule has no
/// automaton. There may be no near misses.
pub fn samples(language: &Language, set: SampleSet) -> Result<Samples<'_>, SampleError> {
    let mut unedited = 0;
    let strings: Box<dyn Iterator<Item = Candidate>> = match set {
        SampleSet::Covering => {
            let accepts = |sample: &Candidate| language.contains(&sample.text);
            let inside = in_rounds(covering(language).into_iter().filter(accepts).collect());
            if inside.is_empty() {
                return Err(SampleError::Empty { rule: language.name().to_string() });
            }
            Box::new(inside.into_iter())
        }
        SampleSet::NearMisses => {
            let plan = Plan { random: 0, ..Plan::default() };
            let candidates;
            (candidates, unedited) = with_unedited(language, &plan);
            let outside = candidates.into_iter().filter(|sample| !sample.inside);
            Box::new(in_rounds(outside.collect()).into_iter())
        }
        SampleSet::Shortest { max_length } => {
            let counted = Uniform::try_new(language, max_length)?;
            let mut paths = Paths::default();
            let strings = accepted(language, Reason::Given, move || counted.next_path(&mut paths));
            Box::new(nonempty(strings, language, max_length)?)
        }
        SampleSet::Random { seed, max_length } => {
            let counted = Uniform::try_new(language, max_length)?;
            let mut random = Random::new(seed);
            let strings = accepted(language, Reason::Random, move || counted.draw_any(&mut random));
            Box::new(nonempty(strings, language, max_length)?)
        }
    };
    Ok(Samples { strings, unedited })
}

/// Fails if there are no strings.
fn nonempty<I: Iterator>(
    strings: I,
    language: &Language,
    longest: usize,
) -> Result<iter::Peekable<I>, SampleError> {
    let mut strings = strings.peekable();
    match strings.peek() {
        Some(_) => Ok(strings),
        None => Err(SampleError::Rejected { rule: language.name().to_string(), longest }),
    }
}

/// Orders strings as [`samples`] says.
fn in_rounds(mut strings: Vec<Candidate>) -> Vec<Candidate> {
    let count = |text: &str, is: fn(char) -> bool| text.chars().filter(|&character| is(character)).count();
    strings.sort_by_cached_key(|Candidate { text, .. }| {
        let has_controls = count(text, char::is_control) > 0;
        (has_controls, text.len(), count(text, char::is_uppercase), text.clone())
    });
    let mut rounds = HashMap::new();
    let mut strings: Vec<(usize, Candidate)> = strings
        .into_iter()
        .map(|sample| {
            let edit = match &sample.reason {
                Reason::NearMiss(edit) => Some(mem::discriminant(edit)),
                _ => None,
            };
            let round = rounds.entry((sample.rule.clone(), mem::discriminant(&sample.reason), edit));
            let round = round.and_modify(|round| *round += 1).or_insert(0);
            (*round, sample)
        })
        .collect();
    strings.sort_by_key(|(round, _)| *round);
    strings.into_iter().map(|(_, sample)| sample).collect()
}

/// Maximum number of strings in a row that nest too deep or fail a check. After these there are no more samples.
const REJECTED: usize = 10_000;

/// Returns the strings of `next` that a parser accepts.
pub(crate) fn accepted<'l>(
    language: &'l Language,
    reason: Reason,
    mut next: impl FnMut() -> Option<String> + 'l,
) -> impl Iterator<Item = Candidate> + 'l {
    let rule = language.grammar().rule(language.start()).name.clone();
    let texts =
        iter::from_fn(move || (0..REJECTED).map_while(|_| next()).find(|text| language.contains(text)));
    texts.map(move |text| Candidate { text, inside: true, rule: rule.clone(), reason: reason.clone() })
}

/// The iterator that [`samples`] returns.
pub struct Samples<'l> {
    strings: Box<dyn Iterator<Item = Candidate> + 'l>,
    unedited: usize,
}

impl Samples<'_> {
    /// The number of covering strings, the longest ones, that have few near misses or none because of the limit of work.
    pub fn unedited(&self) -> usize {
        self.unedited
    }
}

impl Iterator for Samples<'_> {
    type Item = Candidate;

    fn next(&mut self) -> Option<Candidate> {
        self.strings.next()
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.strings.size_hint()
    }
}

impl fmt::Debug for Samples<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Samples").finish_non_exhaustive()
    }
}

impl Uniform {
    /// As [`Self::new`], but fails if there are no strings of at most `longest` bytes.
    pub fn try_new(language: &Language, longest: usize) -> Result<Self, SampleError> {
        let rule = language.name().to_string();
        if let Some(reason) = language.without_automaton() {
            return Err(SampleError::NoAutomaton { rule, reason: reason.to_string() });
        }
        let counted = Uniform::new(language, longest);
        if !counted.lengths().is_empty() {
            return Ok(counted);
        }
        let Some(known) = shortest_length(language) else { return Err(SampleError::Empty { rule }) };
        // If the rule is percent-encoded, other strings of it may be shorter.
        let least = Uniform::new(language, known.min(COUNTED)).lengths().first().copied().unwrap_or(known);
        Err(SampleError::TooLong { rule, least, longest })
    }
}

/// Maximum length up to which the least length is counted.
const COUNTED: usize = 4000;

/// The reason why a language has no samples.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum SampleError {
    /// The rule has no automaton, by which strings are counted.
    NoAutomaton {
        /// The rule or kind.
        rule: String,
        /// The reason for it.
        reason: String,
    },
    /// All strings are longer than the maximum.
    TooLong {
        /// The rule or kind.
        rule: String,
        /// The length of the shortest string in bytes.
        least: usize,
        /// The maximum length in bytes.
        longest: usize,
    },
    /// All strings that were tried nest too deep or fail a check.
    Rejected {
        /// The rule or kind.
        rule: String,
        /// The maximum length in bytes.
        longest: usize,
    },
    /// The rule matches nothing.
    Empty {
        /// The rule or kind.
        rule: String,
    },
}

impl fmt::Display for SampleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SampleError::NoAutomaton { rule, reason } => write!(
                f,
                "`{rule}` has no automaton, which random and shortest strings need; covering strings and near \
                 misses do not: {reason}"
            ),
            SampleError::TooLong { rule, least, longest } => {
                let bytes = if *least == 1 { "byte" } else { "bytes" };
                write!(
                    f,
                    "the shortest string of `{rule}` has {least} {bytes}, which is more than the maximum of {longest}"
                )
            }
            SampleError::Rejected { rule, longest } => write!(
                f,
                "the strings of `{rule}` of at most {longest} bytes that were tried nest too deep or fail a check"
            ),
            SampleError::Empty { rule } => write!(f, "`{rule}` matches no string"),
        }
    }
}

impl std::error::Error for SampleError {}
