//! Which texts are in both of two languages, or in one alone?
//!
//! Decided, with a shortest text as a witness, where at most one of the two nests. Where both do it is undecidable
//! (Ginsburg and Greibach, "Deterministic context free languages", 1966); there some answers are found all the same, and
//! others hold up to a depth, which is reported:
//!
//! ```text
//! neither nests    the product of two automata                                        decided
//! one does         the same, with each call explored once for each state of the other at its entry  decided
//! both do          call by call (`call_inclusion`)                                         "none", perhaps
//!                  the one cut off at a depth, beside the other one                   "this one", or "none so deep"
//!                  the same with all that nests deeper taken for a text               "none", perhaps
//! ```
//!
//! All of it is about the automata of a language. Those of a kind make the checks of `;! validate`, but for the ones that
//! [`Language::unchecked`] names: where there are such, the kind may have fewer texts than are compared here.

use super::call_inclusion;
use super::complement_witness::refused;
use super::language::{Language, Program};
use super::product::{Aim, ProductSearch};
use super::regular::{Bounded, Flat, Regular};
use crate::limits::Exceeded;

/// How deep is looked where both languages nest.
pub const DEPTH: usize = 8;

/// More pairs of states are too many to keep.
const POINTS: usize = 3_000_000;

/// The result.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Answer {
    /// Texts, the shortest first; bytes that are no UTF-8 are written `\xFF`.
    pub texts: Vec<String>,
    /// If there is none and it is undecidable whether there is: none is, but for texts in which calls of rules nest
    /// deeper.
    pub up_to: Option<usize>,
}

impl Answer {
    /// True if there are no texts.
    pub fn is_none(&self) -> bool {
        self.texts.is_empty()
    }

    fn new(found: Vec<Vec<u8>>) -> Self {
        Answer { texts: found.into_iter().map(shown).collect(), up_to: None }
    }

    const NONE: Answer = Answer { texts: Vec::new(), up_to: None };
}

/// Texts that `one` takes and `other` does not: the shortest, and if `most` is more than one, others that stop in `other`
/// where something else is expected.
///
/// Fails if the automata have more than three million pairs of states.
///
/// ```
/// # #[cfg(feature = "builtin")] {
/// use virgule_compiler::analysis::{compare, language::Language};
/// use virgule_compiler::nfa::context::BuildContext;
/// use virgule_compiler::abnf;
/// use virgule_compiler::abnf::diagnose::{Diagnostics, Source};
/// use virgule_compiler::abnf::lower::NoImports;
///
/// let source = Source::new("sample.abnf", ";! kind sample\na = 1*DIGIT\nb = 1*3DIGIT\n");
/// let checked = abnf::analyze(&source, &NoImports, &mut Diagnostics::new()).ok_or("an error")?;
/// let mut context = BuildContext::new(&checked.grammar, &checked.facts);
/// let mut language = |rule| {
///     let rule = checked.grammar.find(rule).ok_or("no such rule")?;
///     Language::new(&checked, rule, &mut context).map_err(|_| "too large")
/// };
/// let (a, b) = (language("a")?, language("b")?);
/// assert_eq!(compare::only(&a, &b, 1).map_err(|_| "too large")?.texts, ["0000"]);
/// assert!(compare::only(&b, &a, 1).map_err(|_| "too large")?.is_none());
/// # }
/// # Ok::<(), &str>(())
/// ```
pub fn only(one: &Language, other: &Language, most: usize) -> Result<Answer, Exceeded> {
    let (program, beside) = (&one.program, &other.program);
    match (one.nests(), other.nests()) {
        (_, false) => search(program, Flat(beside), Aim::Program, most).map(Answer::new),
        (false, true) => refused(beside, Flat(program), most, POINTS).map(Answer::new),
        (true, true) if call_inclusion::is_inside(program, beside) => Ok(Answer::NONE),
        (true, true) => deeper(program, |finite| refused(beside, finite, most, POINTS)),
    }
}

/// A text that both take, a shortest one.
///
/// Fails if the automata have more than three million pairs of states.
pub fn both(one: &Language, other: &Language) -> Result<Answer, Exceeded> {
    let (program, beside) = (&one.program, &other.program);
    match (one.nests(), other.nests()) {
        (_, false) => common(program, beside).map(Answer::new),
        (false, true) => common(beside, program).map(Answer::new),
        (true, true) => deeper(program, |finite| search(beside, finite, Aim::Both, 1)),
    }
}

/// Texts of both a program and one that is flat.
fn common(program: &Program, flat: &Program) -> Result<Vec<Vec<u8>>, Exceeded> {
    search(program, Flat(flat), Aim::Both, 1)
}

fn search(program: &Program, finite: impl Regular, aim: Aim, most: usize) -> Result<Vec<Vec<u8>>, Exceeded> {
    ProductSearch::new(program, finite, aim, POINTS).run(most)
}

/// Searches texts of `program` by nesting depth, so that the first one nests least. Where there is none, and
/// nothing is if all that nests deeper is taken for a text either, there is nothing.
fn deeper(
    program: &Program,
    look: impl Fn(Bounded<'_>) -> Result<Vec<Vec<u8>>, Exceeded>,
) -> Result<Answer, Exceeded> {
    let mut seen = None;
    for depth in [0, 1, 2, 4, DEPTH] {
        match (look(Bounded::less(program, depth)), seen) {
            (Ok(found), _) if !found.is_empty() => return Ok(Answer::new(found)),
            (Ok(_), _) => seen = Some(depth),
            (Err(exceeded), None) => return Err(exceeded),
            // What costs too much is left out, as long as something was seen.
            (Err(_), Some(_)) => break,
        }
        if look(Bounded::more(program, depth)).is_ok_and(|found| found.is_empty()) {
            return Ok(Answer::NONE);
        }
    }
    Ok(Answer { up_to: seen, ..Answer::NONE })
}

/// A text for people: what a grammar takes is UTF-8, unless one automaton stood for more than it.
pub(super) fn shown(text: Vec<u8>) -> String {
    String::from_utf8(text).unwrap_or_else(|error| error.as_bytes().escape_ascii().to_string())
}
