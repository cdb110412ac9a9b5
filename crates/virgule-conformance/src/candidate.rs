//! A text that an implementation is asked about: whether the rule takes it, and why it is worth asking.

use std::fmt;

/// A text, and whether the rule that it was made for takes it.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Candidate {
    /// The text.
    pub text: String,
    /// Whether the rule takes it: decided by its automaton, not by how the text was made.
    pub inside: bool,
    /// The rule that the text tries, or breaks, in the spelling of its definition.
    pub rule: String,
    /// Why the text was made.
    pub reason: Reason,
}

impl Candidate {
    /// The shortest first; of the same length in the order of the bytes.
    pub(crate) fn sort(candidates: &mut [Candidate]) {
        candidates.sort_by(|one, other| {
            one.text.len().cmp(&other.text.len()).then_with(|| one.text.cmp(&other.text))
        });
    }
}

/// Why a text was made.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Reason {
    /// It takes an alternative of the rule, the first being 1.
    Alternative(usize),
    /// A repetition in the rule turns so often.
    Repetition(u32),
    /// The character is the first or the last of a set in the rule, or stands just beyond.
    Character(char),
    /// It takes a step of the automaton that nothing before it took.
    Transition,
    /// It was drawn at random among all texts of its length.
    Random,
    /// It is a text of the rule with one change, by which it is none.
    NearMiss(Edit),
    /// It was given: an example of the grammar, or a line of a file.
    Given,
}

/// One change of a text, at a byte offset.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Edit {
    /// The character there is another.
    Replace(usize),
    /// There is one more character.
    Insert(usize),
    /// The character there is gone.
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
