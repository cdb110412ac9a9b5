//! The patterns of a set that match a text, and the fields of the text.

use super::fields::FieldSpans;
use super::parts::{FieldSource, SetParts, SetPattern};
use crate::matcher::TemplateMatch;
use crate::values::{self, Parts};
use virgule::MAX_LENGTH;

/// The patterns of a set that match a text, the most specific one first; see
/// [`PatternSet::matches`](super::PatternSet::matches).
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

/// A pattern that matches a text, with the fields of the text.
#[derive(Clone)]
pub struct PatternMatch<'s, 't> {
    index: usize,
    pattern: &'s SetPattern,
    text: &'t str,
    /// Empty if the fields are found by steps, each time they are asked for.
    parts: Vec<(usize, Parts)>,
}

impl<'s, 't> PatternMatch<'s, 't> {
    /// The index of the pattern.
    #[inline]
    pub fn index(&self) -> usize {
        self.index
    }

    /// The template of the pattern.
    pub fn template(&self) -> &'s str {
        &self.pattern.template
    }

    /// The text of a variable as it is in the URI, percent-encodings included: of a list its first item. `None` if it
    /// is undefined.
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

    /// The texts of the defined variables, in the order of the template, as [`Self::get`] gives them.
    #[inline]
    pub fn texts(&self) -> impl Iterator<Item = &'t str> + '_ {
        let mut spans = match &self.pattern.fields {
            FieldSource::Steps(steps) => steps.spans(self.text),
            FieldSource::Reader(_) => FieldSpans::default(),
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
