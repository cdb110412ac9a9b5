//! Computes the intersection and the difference of two languages.
//!
//! If at most one of the languages nests, emptiness is decidable, and the search finds a shortest text as a witness.
//! If both nest, it is undecidable (Ginsburg and Greibach, "Deterministic context free languages", 1966). Then some
//! answers are exact, and others hold up to a nesting depth, which is reported:
//!
//! ```text
//! neither nests    product of two automata                                                    exact
//! one nests        product, each call explored once per state of the other at its entry       exact
//! both nest        inclusion call by call (`is_inside`)                                  empty, or unknown
//!                  product, one language limited to a depth (`Bounded::less`)                 a text, or none to depth
//!                  product, any text accepted beyond the depth (`Bounded::more`)              empty, or unknown
//! ```
//!
//! The automata of a language include the checks of `;! validate`, except those in [`Language::unchecked`]: a kind
//! with such a check may have fewer texts than are compared.

use super::complement_witness::refused;
use super::language::{Language, LanguageCall, Program};
use super::product::{Aim, ProductSearch};
use super::regular::{Bounded, Flat, Regular};
use crate::bytes;
use crate::limits::Exceeded;
use std::collections::HashSet;

/// Maximum nesting depth of the texts that are compared if both languages nest.
pub const DEPTH: usize = 8;

const POINTS: usize = 3_000_000;

/// The texts of an intersection or difference.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Answer {
    /// Texts, the shortest first. Bytes that are not UTF-8 are escaped as `\xFF`.
    pub texts: Vec<String>,
    /// `Some(depth)` if `texts` is empty, but the search excluded only texts in which calls nest up to `depth`.
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

/// Returns up to `most` texts that `one` accepts and `other` rejects: the shortest, then shortest ones that `other`
/// rejects with different errors.
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
        (true, true) if is_inside(program, beside) => Ok(Answer::NONE),
        (true, true) => deeper(program, |finite| refused(beside, finite, most, POINTS)),
    }
}

/// Returns a shortest text that both languages accept.
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

/// Returns a shortest text that `program` and `flat` accept. `flat` calls no automata.
fn common(program: &Program, flat: &Program) -> Result<Vec<Vec<u8>>, Exceeded> {
    search(program, Flat(flat), Aim::Both, 1)
}

fn search(program: &Program, finite: impl Regular, aim: Aim, most: usize) -> Result<Vec<Vec<u8>>, Exceeded> {
    ProductSearch::new(program, finite, aim, POINTS).run(most)
}

/// Calls `look` with finite approximations of `program`: first with subsets of its language, of increasing nesting
/// depth, so that the first text found has the least depth. If no subset and no superset has a text, there is none.
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
            // Skip a depth that exceeds the limit if a smaller one has been searched.
            (Err(_), Some(_)) => break,
        }
        if look(Bounded::more(program, depth)).is_ok_and(|found| found.is_empty()) {
            return Ok(Answer::NONE);
        }
    }
    Ok(Answer { up_to: seen, ..Answer::NONE })
}

/// Formats a text. An over-approximation may accept bytes that are not UTF-8; these are escaped.
pub(super) fn shown(text: Vec<u8>) -> String {
    String::from_utf8(text).unwrap_or_else(|error| error.as_bytes().escape_ascii().to_string())
}

// Call-by-call inclusion, for two languages that both nest.
//
// Inclusion of context-free languages is undecidable, even for deterministic ones. But two editions of a grammar mostly
// nest in the same way. Then a sufficient condition is that the outer automaton has all transitions of the inner one,
// and that at each call of the inner automaton, the outer one calls an automaton that includes the called one:
//
// ```text
// filter = "(" ( "&" 1*filter / item ) ")"       inner
// filter = "(" ( "&" *filter / item ) ")"        outer: includes the inner one if its item does
// ```
//
// The condition implies inclusion, by induction over the nesting depth. If it does not hold, inclusion is unknown.

/// True if the call-by-call comparison proves that every text of `inner` is a text of `outer`.
fn is_inside(inner: &Program, outer: &Program) -> bool {
    let octets = every_octet(inner, outer);
    let mut automata = HashSet::from([(0, 0)]);
    let mut open = vec![(0, 0)];
    while let Some((left, right)) = open.pop() {
        let Some(called) = takes_as_much(inner, outer, (left, right), &octets) else { return false };
        open.extend(called.into_iter().filter(|pair| automata.insert(*pair)));
    }
    true
}

/// Returns one octet of each pair of byte classes.
fn every_octet(inner: &Program, outer: &Program) -> Vec<u8> {
    let mut seen = HashSet::new();
    let class = |byte: u8| (inner.classes[byte as usize], outer.classes[byte as usize]);
    (0..=255).filter(|&byte| seen.insert(class(byte))).collect()
}

/// Returns the pairs of called automata that must be included for the automaton `left` of `inner` to be included in
/// the automaton `right` of `outer`, or `None` if `right` lacks a transition, a call or an accept state.
fn takes_as_much(
    inner: &Program,
    outer: &Program,
    (left, right): (usize, usize),
    octets: &[u8],
) -> Option<Vec<(usize, usize)>> {
    let (left, right) = (&inner.machines[left], &outer.machines[right]);
    let mut called = Vec::new();
    let (mut seen, mut open) = (HashSet::from([(0, 0)]), vec![(0, 0)]);
    while let Some((one, other)) = open.pop() {
        let (state, beside) = (left.state(one), right.state(other));
        if state.accepts && !beside.accepts {
            return None;
        }
        let mut go = |pair| {
            if seen.insert(pair) {
                open.push(pair);
            }
        };
        for &octet in octets {
            if let Some(next) = left.next(one, octet) {
                go((next, right.next(other, octet)?));
            }
        }
        for call in &state.calls {
            let alike = beside.calls.iter().find(|other| is_like(call, other))?;
            go((call.target, alike.target));
            called.push((call.machine, alike.machine));
        }
    }
    Some(called)
}

/// True if `other` is entered on all bytes on which `call` is, with the same percent-decoding.
fn is_like(call: &LanguageCall, other: &LanguageCall) -> bool {
    let entered = bytes::intersection(&call.first, &other.first) == call.first;
    entered && call.plain == other.plain
}
