//! Many patterns as one automaton: one pass over a text finds those that match it.

mod dfa;
mod fields;
mod order;
mod report;
mod tables;

use crate::automaton::Automaton;
use crate::compose::{Composed, compose};
use crate::error::PatternError;
use crate::limits::{self, LimitError};
use crate::matcher::{TemplateMatch, TemplateMatcher};
use crate::pattern::Pattern;
use crate::values::{Parts, Slot, names};
use dfa::SetDfa;
use fields::{FieldSpans, FieldSteps};
use order::Languages;
pub use report::{Overlap, PatternReport, Shadowed};
use tables::SetTables;

/// Patterns that are matched together: one pass over the text finds all that match, whatever their number.
///
/// # Order
///
/// If several patterns match a text, the most specific one is first. Two patterns are compared from left to right, a byte of a
/// literal or a variable at a time, up to the first difference:
///
/// 1. a literal is before the end of the pattern, and that is before a variable;
/// 2. a variable that is defined in every text is before one that may be undefined or is no string;
/// 3. a variable is before one whose language includes its language;
/// 4. of patterns without a difference the one that was added first is before.
///
/// ```
/// use virgule_patterns::{Pattern, PatternSet, ValueKind};
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
/// # Ok::<(), virgule_patterns::PatternError>(())
/// ```
#[derive(Debug)]
pub struct PatternSet {
    patterns: Vec<Compiled>,
    tables: SetTables,
    report: PatternReport,
}

/// A pattern of a set.
#[derive(Debug)]
struct Compiled {
    template: String,
    fields: Fields,
    /// True if a variable occurs more than once, so that its values are compared.
    repeats: bool,
}

/// How the fields of a text are found that the pattern matches.
#[derive(Debug)]
enum Fields {
    /// Each variable but the last ends at a byte that it does not have.
    Steps(FieldSteps, Vec<Slot>),
    Matcher(Box<TemplateMatcher>),
}

impl Fields {
    fn slots(&self) -> &[Slot] {
        match self {
            Fields::Steps(_, slots) => slots,
            Fields::Matcher(matcher) => matcher.slots(),
        }
    }
}

impl PatternSet {
    /// Compiles the patterns, which have the indices 0, 1, 2 and so on.
    ///
    /// # Errors
    ///
    /// As [`Pattern::matcher`], with the index of the pattern ([`PatternError::pattern`]). The set exceeds a limit: the number of
    /// states grows with the length of all templates together, and faster if many patterns with several variables match the same
    /// texts.
    pub fn new(patterns: impl IntoIterator<Item = Pattern>) -> Result<Self, PatternError> {
        let (mut compiled, mut automata, mut keys) = (Vec::new(), Vec::new(), Vec::new());
        let mut languages = Languages::default();
        let mut states = 0;
        for (index, pattern) in patterns.into_iter().enumerate() {
            let of_pattern = |error: PatternError| error.of_pattern(index);
            let Composed { nfa, slots, elements } = compose(&pattern).map_err(of_pattern)?;
            states += nfa.states.len();
            limits::within(states, limits::STATES, "states of the NFA of all patterns")?;
            let automaton = Automaton::new(nfa).map_err(|error| of_pattern(error.into()))?;
            let key = languages.key(&elements).map_err(PatternError::from)?;
            let repeats = names(&slots).len() < slots.len();
            let fields = match FieldSteps::of(&key, &languages) {
                Some(steps) if steps.len() == slots.len() => Fields::Steps(steps, slots),
                _ => {
                    let matcher = TemplateMatcher::of(&pattern, automaton.clone(), slots);
                    Fields::Matcher(Box::new(matcher.map_err(of_pattern)?))
                }
            };
            compiled.push(Compiled { template: pattern.template, fields, repeats });
            automata.push(automaton);
            keys.push(key);
        }
        let ranks = languages.ranks(&keys);
        let dfa = SetDfa::new(&automata, &ranks)?;
        let report = report::report(&dfa, &compiled);
        Ok(PatternSet { patterns: compiled, tables: SetTables::new(&dfa), report })
    }

    /// The patterns that match all of `text`, the most specific one first.
    ///
    /// Takes time linear in the length of the text to find them, and again for the fields of each pattern that is asked for.
    pub fn matches<'s, 't>(&'s self, text: &'t str) -> PatternMatches<'s, 't> {
        PatternMatches { set: self, indices: self.tables.accepted(text.as_bytes()).iter(), text }
    }

    /// The most specific pattern that matches `text`.
    pub fn first<'s, 't>(&'s self, text: &'t str) -> Option<PatternMatch<'s, 't>> {
        self.matches(text).next()
    }

    /// True if some pattern matches `text`.
    pub fn is_match(&self, text: &str) -> bool {
        self.first(text).is_some()
    }

    /// The patterns that match texts of each other, and those that are never the first, each with a shortest text.
    pub fn report(&self) -> &PatternReport {
        &self.report
    }

    /// The number of patterns.
    pub fn len(&self) -> usize {
        self.patterns.len()
    }

    /// True if there is no pattern.
    pub fn is_empty(&self) -> bool {
        self.patterns.is_empty()
    }

    /// The number of states of the automaton, each sequence of states with one transition counted once.
    pub fn states(&self) -> usize {
        self.tables.len()
    }

    /// The template of a pattern.
    pub fn template(&self, index: usize) -> Option<&str> {
        self.patterns.get(index).map(|pattern| pattern.template.as_str())
    }
}

/// The patterns of a set that match a text, the most specific one first; see [`PatternSet::matches`].
#[derive(Debug, Clone)]
pub struct PatternMatches<'s, 't> {
    set: &'s PatternSet,
    indices: std::slice::Iter<'s, u32>,
    text: &'t str,
}

impl<'s, 't> Iterator for PatternMatches<'s, 't> {
    type Item = PatternMatch<'s, 't>;

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            let index = *self.indices.next()? as usize;
            let compiled = &self.set.patterns[index];
            let parts = match &compiled.fields {
                Fields::Steps(..) => Vec::new(),
                Fields::Matcher(matcher) => matcher.parts(self.text)?,
            };
            let found = PatternMatch { index, compiled, text: self.text, parts };
            if !compiled.repeats || found.values().check_occurrences().is_ok() {
                return Some(found);
            }
        }
    }
}

/// A pattern that matches a text, with the fields of the text.
#[derive(Clone)]
pub struct PatternMatch<'s, 't> {
    index: usize,
    compiled: &'s Compiled,
    text: &'t str,
    /// Empty if the fields are found by steps, each time they are asked for.
    parts: Vec<(usize, Parts)>,
}

impl<'s, 't> PatternMatch<'s, 't> {
    /// The index of the pattern.
    pub fn index(&self) -> usize {
        self.index
    }

    /// The template of the pattern.
    pub fn template(&self) -> &'s str {
        &self.compiled.template
    }

    /// The text of a variable as it is in the URI, percent-encodings included: of a list its first item. `None` if it is undefined.
    pub fn get(&self, variable: &str) -> Option<&'t str> {
        let mut slots = self.compiled.fields.slots().iter();
        let slot = slots.position(|slot| slot.name == variable)?;
        let (begin, end) = match &self.compiled.fields {
            Fields::Steps(steps, _) => steps.spans(self.text).nth(slot)?,
            Fields::Matcher(matcher) => {
                let named = |(slot, _): &&(usize, Parts)| matcher.slots()[*slot].name == variable;
                *self.parts.iter().find(named)?.1.spans.first()?
            }
        };
        self.text.get(begin as usize..end as usize)
    }

    /// The texts of the defined variables, in the order of the template, as [`Self::get`] gives them.
    pub fn texts(&self) -> impl Iterator<Item = &'t str> + '_ {
        let mut spans = match &self.compiled.fields {
            Fields::Steps(steps, _) => steps.spans(self.text),
            Fields::Matcher(_) => FieldSpans::default(),
        };
        let mut parts = self.parts.iter();
        std::iter::from_fn(move || {
            let of_parts = || parts.find_map(|(_, parts)| parts.spans.first().copied());
            let (begin, end) = spans.next().or_else(of_parts)?;
            self.text.get(begin as usize..end as usize)
        })
    }

    /// The values of the variables, decoded.
    ///
    /// ```
    /// use virgule_patterns::{Pattern, PatternSet};
    ///
    /// let routes = PatternSet::new([Pattern::route("/files{/path*}{?download}")?])?;
    /// let found = routes.first("/files/a/b%20c").ok_or("no route")?;
    /// assert_eq!(found.values().list("path"), ["a", "b c"]);
    /// assert_eq!(found.values().text("download"), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn values(&self) -> TemplateMatch<'s, 't> {
        let parts = match &self.compiled.fields {
            Fields::Matcher(_) => self.parts.clone(),
            Fields::Steps(steps, _) => steps
                .spans(self.text)
                .enumerate()
                .map(|(slot, span)| (slot, Parts { keys: Vec::new(), spans: vec![span] }))
                .collect(),
        };
        TemplateMatch::new(self.compiled.fields.slots(), parts, self.text)
    }
}

impl std::fmt::Debug for PatternMatch<'_, '_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("PatternMatch").field("index", &self.index).field("values", &self.values()).finish()
    }
}

/// `Ok` for a number that fits the tables.
fn narrow(number: usize, what: &'static str) -> Result<u32, LimitError> {
    limits::within(number, u32::MAX as usize, what)?;
    Ok(number as u32)
}
