//! Many patterns as one automaton: a single pass over the input finds all patterns that match.
//!
//! ```text
//! dfa      the subset construction
//! tables   the transition tables for the search
//! report   overlaps and shadowed patterns, with witnesses
//! matches  the patterns that match an input, and its fields
//! ```

mod dfa;
mod matches;
mod report;
mod tables;

use crate::patterns::compose::{Composed, compose};
use crate::patterns::error::PatternError;
use crate::patterns::limits;
use crate::patterns::matcher::TemplateMatcher;
use crate::patterns::nfa::Automaton;
use crate::patterns::pattern::Pattern;
use crate::patterns::values::names;
use dfa::SetDfa;
pub use matches::{FieldStep, FieldSteps, PatternMatch, PatternMatches};
use report::Languages;
pub use report::{Overlap, PatternReport, Shadowed};
pub use tables::{FieldSource, Literal, SetParts, SetPattern, SetTables};

/// Patterns that are matched together: one pass over the input finds all matches, whatever the number of patterns.
///
/// # Order
///
/// If several patterns match an input, the most specific one is first. Two patterns are compared from left to right,
/// one byte of a literal or one variable at a time, up to the first difference:
///
/// 1. a literal precedes the end of the pattern, and the end precedes a variable;
/// 2. a variable that is always defined precedes one that may be undefined or is not a string;
/// 3. a variable precedes one whose language includes its language;
/// 4. among patterns without a difference, the one that was added first precedes.
///
/// ```
/// use virgule::patterns::{Pattern, PatternSet, ValueKind};
///
/// let number = ValueKind::abnf("1*DIGIT")?;
/// let routes = PatternSet::new([
///     Pattern::route("/users/{name}")?,
///     Pattern::route("/users/{id}")?.kind("id", number),
///     Pattern::route("/users/me")?,
///     Pattern::route("/{+rest}")?,
/// ])?;
/// let first = |text| routes.first(text).map(|found| found.index());
/// assert_eq!(first("/users/me"), Some(2));
/// assert_eq!(first("/users/42"), Some(1));
/// assert_eq!(first("/users/ann"), Some(0));
/// assert_eq!(first("/users/ann/photos"), Some(3));
/// assert_eq!(first("users"), None);
///
/// let all = routes.matches("/users/42").map(|found| found.index());
/// assert!(all.eq([1, 0, 3]));
/// assert_eq!(routes.first("/users/ann@example.com").and_then(|found| found.get("name")), Some("ann@example.com"));
/// # Ok::<(), virgule::patterns::PatternError>(())
/// ```
#[derive(Debug)]
pub struct PatternSet {
    parts: SetParts,
}

impl PatternSet {
    /// Compiles the patterns, which have the indices 0, 1, 2 and so on.
    ///
    /// # Errors
    ///
    /// As for [`Pattern::matcher`], with the index of the pattern ([`PatternError::pattern`]). Or the set exceeds a
    /// limit: the number of states grows with the total length of the templates, and faster if many patterns with
    /// several variables match the same input.
    pub fn new(patterns: impl IntoIterator<Item = Pattern>) -> Result<Self, PatternError> {
        let (mut compiled, mut readers) = (Vec::new(), Vec::new());
        let (mut automata, mut keys) = (Vec::new(), Vec::new());
        let mut languages = Languages::default();
        let mut states = 0;
        for (index, pattern) in patterns.into_iter().enumerate() {
            let of_pattern = |error: PatternError| error.of_pattern(index);
            let Composed { nfa, slots, elements } = compose(&pattern).map_err(of_pattern)?;
            states += nfa.states.len();
            limits::within(states, limits::STATES, "states of the NFA of all patterns")?;
            let automaton = Automaton::new(&nfa).map_err(|error| of_pattern(error.into()))?;
            let key = languages.key(&elements).map_err(PatternError::from)?;
            let repeats = names(&slots).len() < slots.len();
            let (fields, slots) = match FieldSteps::of(&key, &languages) {
                Some(steps) if steps.steps.len() == slots.len() => (FieldSource::Steps(steps), slots),
                _ => {
                    let matcher =
                        TemplateMatcher::of(&pattern, automaton.clone(), slots).map_err(of_pattern)?;
                    let (reader, slots) = matcher.into_reader();
                    readers.push(reader);
                    (FieldSource::Reader(readers.len() - 1), slots)
                }
            };
            let template = pattern.template.into();
            compiled.push(SetPattern { template, slots: slots.into(), fields, repeats });
            automata.push(automaton);
            keys.push(key);
        }
        let ranks = languages.ranks(&keys);
        let dfa = SetDfa::new(&automata, &ranks)?;
        let report = report::report(&dfa, &compiled);
        let tables = SetTables::new(&dfa);
        Ok(Self::from_parts(SetParts { patterns: compiled.into(), readers: readers.into(), tables, report }))
    }

    /// For derived code: assembles a set from the parts of a set compiled earlier.
    #[doc(hidden)]
    pub const fn from_parts(parts: SetParts) -> Self {
        PatternSet { parts }
    }

    /// For the derive macro.
    #[doc(hidden)]
    pub const fn parts(&self) -> &SetParts {
        &self.parts
    }

    /// Returns the patterns that match the entire `text`, the most specific one first.
    ///
    /// The search takes time linear in the length of the input, and again for fields that are accessed. No pattern
    /// matches input of more than [`MAX_LENGTH`](virgule_core::MAX_LENGTH) bytes.
    #[inline]
    pub fn matches<'s, 't>(&'s self, text: &'t str) -> PatternMatches<'s, 't> {
        PatternMatches::new(&self.parts, text)
    }

    /// Returns the most specific pattern that matches `text`.
    #[inline]
    pub fn first<'s, 't>(&'s self, text: &'t str) -> Option<PatternMatch<'s, 't>> {
        self.matches(text).next()
    }

    /// True if some pattern matches `text`.
    pub fn is_match(&self, text: &str) -> bool {
        self.first(text).is_some()
    }

    /// Returns the pairs of overlapping patterns and the patterns that are never first, each with a shortest input.
    pub fn report(&self) -> &PatternReport {
        &self.parts.report
    }

    /// Returns the number of patterns.
    pub fn len(&self) -> usize {
        self.parts.patterns.len()
    }

    /// True if the set has no patterns.
    pub fn is_empty(&self) -> bool {
        self.parts.patterns.is_empty()
    }

    /// Returns the number of states of the automaton. Up to eight states with one transition each count as one.
    pub fn states(&self) -> usize {
        self.parts.tables.states()
    }

    /// Returns the template of a pattern.
    pub fn template(&self, index: usize) -> Option<&str> {
        self.parts.patterns.get(index).map(|pattern| pattern.template.as_ref())
    }
}
