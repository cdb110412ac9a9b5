//! A test text: whether it is inside the language, and why it was made.

use std::fmt;

/// A test text.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Candidate {
    /// The text.
    pub text: String,
    /// True if it is inside the language ([`Language::contains`](crate::Language::contains)).
    pub inside: bool,
    /// The rule that the text exercises or violates, in the spelling of its definition.
    pub rule: String,
    /// Why the text was made.
    pub reason: Reason,
}

impl Candidate {
    /// Sorts by length, then by bytes.
    pub(crate) fn sort(candidates: &mut [Candidate]) {
        candidates.sort_by(|one, other| {
            one.text.len().cmp(&other.text.len()).then_with(|| one.text.cmp(&other.text))
        });
    }
}

/// What a text is meant to test.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Reason {
    /// The text uses that alternative of the rule, counted from 1.
    Alternative(usize),
    /// The text uses that number of iterations of a repetition in the rule.
    Repetition(u32),
    /// The text has the first or last character of a class in the rule, or a character adjacent to these.
    Character(char),
    /// The text uses a transition of the automaton that earlier texts do not use.
    Transition,
    /// The text is drawn uniformly among all texts of its length.
    Random,
    /// The text is outside the language, and one edit away from a text inside.
    NearMiss(Edit),
    /// The text has a field again that may occur once (`;! validate … once`).
    Repeated,
    /// The text comes from the user, such as an expected failure.
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
            Reason::Transition => f.write_str("a step of the automaton"),
            Reason::Random => f.write_str("drawn at random"),
            Reason::NearMiss(edit) => write!(f, "{edit}"),
            Reason::Repeated => f.write_str("a field that occurs again"),
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
