//! The patterns of a set that match an input, and the fields of the input.

use crate::patterns::matcher::TemplateMatch;
use crate::patterns::set::report::{Languages, Part};
use crate::patterns::set::tables::{FieldSource, SetParts, SetPattern};
use crate::patterns::values::{self, Parts};
use std::borrow::Cow;
use virgule_core::MAX_LENGTH;
use virgule_core::parse::swar::find;

/// The patterns of a set that match an input, the most specific one first; see
/// [`PatternSet::matches`](crate::patterns::set::PatternSet::matches).
#[derive(Debug, Clone)]
pub struct PatternMatches<'s, 't> {
    set: &'s SetParts,
    indices: std::slice::Iter<'s, u32>,
    text: &'t str,
}

impl<'s, 't> PatternMatches<'s, 't> {
    #[inline]
    pub(super) fn new(set: &'s SetParts, text: &'t str) -> Self {
        let indices = if text.len() > MAX_LENGTH { &[] } else { set.tables.accepted(text.as_bytes()) };
        PatternMatches { set, indices: indices.iter(), text }
    }
}

impl<'s, 't> Iterator for PatternMatches<'s, 't> {
    type Item = PatternMatch<'s, 't>;

    #[inline]
    fn next(&mut self) -> Option<Self::Item> {
        loop {
            let index = *self.indices.next()? as usize;
            let pattern = &self.set.patterns[index];
            let parts = match pattern.fields {
                FieldSource::Steps(_) => Vec::new(),
                FieldSource::Reader(reader) => {
                    values::parts(&self.set.readers[reader].read(self.text.as_bytes())?)
                }
            };
            let found = PatternMatch { index, pattern, text: self.text, parts };
            if !pattern.repeats || found.values().check_occurrences().is_ok() {
                return Some(found);
            }
        }
    }
}

/// A pattern that matches an input, with the fields of the input.
#[derive(Clone)]
pub struct PatternMatch<'s, 't> {
    index: usize,
    pattern: &'s SetPattern,
    text: &'t str,
    /// Empty if the fields are found by steps, again on each access.
    parts: Vec<(usize, Parts)>,
}

impl<'s, 't> PatternMatch<'s, 't> {
    /// Returns the index of the pattern.
    #[inline]
    pub fn index(&self) -> usize {
        self.index
    }

    /// Returns the template of the pattern.
    pub fn template(&self) -> &'s str {
        &self.pattern.template
    }

    /// Returns a variable as it appears in the URI, including percent-encodings; of a list, the first item. `None` if
    /// it is undefined.
    pub fn get(&self, variable: &str) -> Option<&'t str> {
        let slots = &self.pattern.slots;
        let (begin, end) = match &self.pattern.fields {
            FieldSource::Steps(steps) => {
                steps.spans(self.text).nth(slots.iter().position(|slot| slot.name == variable)?)?
            }
            FieldSource::Reader(_) => {
                let (_, parts) = self.parts.iter().find(|(slot, _)| slots[*slot].name == variable)?;
                *parts.spans.first()?
            }
        };
        self.text.get(begin as usize..end as usize)
    }

    /// Returns the defined variables as [`Self::get`] does, in the order of the template.
    #[inline]
    pub fn texts(&self) -> impl Iterator<Item = &'t str> + '_ {
        let mut spans = match &self.pattern.fields {
            FieldSource::Steps(steps) => steps.spans(self.text),
            FieldSource::Reader(_) => PatternFieldSpans::default(),
        };
        let mut parts = self.parts.iter();
        std::iter::from_fn(move || {
            let of_parts = || parts.find_map(|(_, parts)| parts.spans.first().copied());
            let (begin, end) = spans.next().or_else(of_parts)?;
            self.text.get(begin as usize..end as usize)
        })
    }

    /// Returns the decoded values of the variables.
    ///
    /// ```
    /// use virgule::patterns::{Pattern, PatternSet};
    ///
    /// let routes = PatternSet::new([Pattern::route("/files{/path*}{?download}")?])?;
    /// let found = routes.first("/files/a/b%20c").ok_or("no route")?;
    /// assert_eq!(found.values().list("path"), ["a", "b c"]);
    /// assert_eq!(found.values().text("download"), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn values(&self) -> TemplateMatch<'s, 't> {
        let parts = match &self.pattern.fields {
            FieldSource::Reader(_) => self.parts.clone(),
            FieldSource::Steps(steps) => steps
                .spans(self.text)
                .enumerate()
                .map(|(slot, span)| (slot, Parts { keys: Vec::new(), spans: vec![span] }))
                .collect(),
        };
        TemplateMatch::new(&self.pattern.slots, parts, self.text)
    }
}

impl std::fmt::Debug for PatternMatch<'_, '_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("PatternMatch").field("index", &self.index).field("values", &self.values()).finish()
    }
}

// Captures the fields of an input without an automaton, for patterns in which each variable but the last ends at a byte
// that no value of the variable contains.
//
// ```text
// /repos/{owner}/{repo}/issues       skip 7, up to `/`; skip 1, and the last one ends 7 bytes before the end
// ```
//
// Used only for input that the pattern matches: the bytes between two variables need no comparison, and a variable ends
// at the first byte that it cannot contain.

/// How to find each variable of a pattern.
#[derive(Debug, Clone)]
pub struct FieldSteps {
    /// By variable.
    pub steps: Cow<'static, [FieldStep]>,
    /// The number of bytes after the last variable.
    pub behind: u32,
}

/// How to find a variable.
#[derive(Debug, Clone, Copy)]
pub struct FieldStep {
    /// The number of bytes between the previous variable and this one.
    pub skip: u32,
    /// The first byte after it; 0 if it is the last one.
    pub until: u8,
}

impl FieldSteps {
    /// Returns the steps of a pattern; `None` if its variables do not end at such bytes.
    pub fn of(key: &[Part], languages: &Languages) -> Option<Self> {
        let mut steps: Vec<FieldStep> = Vec::new();
        let mut literal = 0;
        let mut before = None;
        for part in key {
            match part {
                Part::Byte(byte) => {
                    if let (0, Some(_), Some(step)) = (literal, before, steps.last_mut()) {
                        step.until = *byte;
                    }
                    literal += 1;
                }
                Part::Value(language) => {
                    if let (Some(before), Some(step)) = (before, steps.last())
                        && (literal == 0 || languages.alphabet(before)[usize::from(step.until)])
                    {
                        return None;
                    }
                    steps.push(FieldStep { skip: literal, until: 0 });
                    (before, literal) = (Some(*language), 0);
                }
                Part::Other(_) => return None,
            }
        }
        Some(FieldSteps { steps: steps.into(), behind: literal })
    }

    /// Returns the fields of input that the pattern matches, in order.
    #[inline]
    pub fn spans<'s>(&'s self, text: &'s str) -> PatternFieldSpans<'s> {
        let end = text.len().saturating_sub(self.behind as usize);
        PatternFieldSpans { steps: self.steps.iter(), text: text.as_bytes(), at: 0, end }
    }
}

/// Iterates over the fields of an input; see [`FieldSteps::spans`].
#[derive(Debug, Clone, Default)]
pub struct PatternFieldSpans<'s> {
    steps: std::slice::Iter<'s, FieldStep>,
    text: &'s [u8],
    /// The end of the previous field.
    at: usize,
    /// The end of the last field.
    end: usize,
}

impl Iterator for PatternFieldSpans<'_> {
    type Item = (u32, u32);

    #[inline]
    fn next(&mut self) -> Option<(u32, u32)> {
        let step = self.steps.next()?;
        let begin = self.at + step.skip as usize;
        self.at = match self.steps.as_slice() {
            [] => self.end,
            [_, ..] => {
                let rest = self.text.get(begin..).unwrap_or_default();
                begin + find(rest, step.until).unwrap_or(rest.len())
            }
        };
        Some((begin as u32, self.at as u32))
    }
}
