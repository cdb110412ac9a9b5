//! What a builder checks: that the text it composed is read back as it was meant.
//!
//! A value is text, and text may hold what ends a component: a path `//x` behind a scheme would be read as an
//! authority. So a builder does not look for forbidden characters. It composes, notes where it put every
//! value, parses the result with the automaton, and compares: every field must be found where it was put, and
//! nothing else may be found but parts of values, and components that hold values.
//!
//! All of it is `#[inline]`, so that it is compiled with programs that build texts, and not with those that do not.

use super::compose::{Items, Piece, Template, compose};
use super::error::{SchemeError, offset_in};
use super::refusal::{BuildError, Misplaced, Why};
use crate::{Owned, Typed};
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::{self, Display};

/// A range of bytes.
type Span = (usize, usize);

/// The value of one field, and where it was put.
#[derive(Debug, Clone, Default)]
struct Given {
    /// None if the field was not set; one value, or several of a field that repeats.
    values: Option<Vec<String>>,
    /// How many of them were put.
    put: Vec<Span>,
}

/// The fields that were set, and the text that they make. For builders.
#[derive(Debug, Clone)]
pub struct Draft<'n> {
    names: &'n [&'n str],
    /// The fields that must be there, as bits.
    required: u64,
    given: Vec<Given>,
    text: String,
}

/// Whose fault it is that a text is refused at some place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Blame<'n> {
    /// The field must be set.
    Missing(&'n str),
    /// The value of the field, at that byte.
    Value(&'n str, usize),
    /// No field alone.
    Nobody,
}

impl<'n> Draft<'n> {
    /// Nothing is set.
    #[inline]
    pub fn new(names: &'n [&'n str], required: u64) -> Self {
        let given = names.iter().map(|_| Given::default()).collect();
        Draft { names, required, given, text: String::new() }
    }

    /// Sets a field.
    #[inline]
    pub fn set(&mut self, field: usize, value: &dyn Display) {
        self.given[field].values = Some([value.to_string()].into());
    }

    /// Sets the items of a field that has several.
    pub fn set_all<T: Display>(&mut self, field: usize, values: impl IntoIterator<Item = T>) {
        self.given[field].values = Some(values.into_iter().map(|value| value.to_string()).collect());
    }

    /// Composes the text.
    #[inline]
    pub fn compose(mut self, pieces: &[Piece<'_>]) -> Self {
        // Writing to a string does not fail.
        let _ = compose(pieces, &mut self);
        self
    }

    /// The text that was composed.
    #[inline]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The text that was composed, once all is checked.
    #[inline]
    pub fn finish(self) -> String {
        self.text
    }

    /// The text is refused at byte `at`, in `rule`: the field of that name if it is empty there, else the one that is
    /// there, or ends there.
    #[inline]
    pub fn blame(&self, at: usize, rule: Option<&str>) -> Blame<'n> {
        let spans = || {
            self.given
                .iter()
                .enumerate()
                .flat_map(|(field, given)| given.put.iter().map(move |span| (field, *span)))
        };
        let missing = |field: usize| self.required >> field & 1 != 0 && self.given[field].values.is_none();
        let empty = spans().find(|&(field, span)| span == (at, at) && Some(self.names[field]) == rule);
        let holds = spans().find(|(_, (begin, end))| *begin <= at && at < *end);
        let absent = spans().find(|&(field, (begin, _))| begin == at && missing(field));
        let before = spans().find(|(_, (_, end))| *end == at);
        match empty.or(holds).or(absent).or(before) {
            Some((field, _)) if missing(field) => Blame::Missing(self.names[field]),
            Some((field, (begin, _))) => Blame::Value(self.names[field], at - begin),
            None => Blame::Nobody,
        }
    }

    #[inline]
    fn misplaced(&self, field: usize, changed: bool) -> Result<(), Misplaced<'n>> {
        Err(Misplaced { field: self.names[field], changed })
    }

    /// The fields that were set, with the places of their values.
    #[inline]
    fn placed(&self) -> impl Iterator<Item = (usize, Span)> {
        let set = self.given.iter().enumerate().filter(|(_, given)| given.values.is_some());
        set.flat_map(|(field, given)| given.put.iter().map(move |span| (field, *span)))
    }

    /// A part was found that no value was put as: fine if it is part of a value, or holds whole ones, or none.
    #[inline]
    fn unasked(&self, (begin, end): Span) -> Result<(), Misplaced<'n>> {
        let cut = |&(_, (first, last)): &(usize, Span)| {
            let overlaps = first < end && begin < last;
            let nested = (first <= begin && end <= last) || (begin <= first && last <= end);
            overlaps && !nested
        };
        match self.placed().find(cut) {
            Some((at_fault, _)) => self.misplaced(at_fault, true),
            None => Ok(()),
        }
    }

    /// A field was found at `found`: that must be what was given. `always` says that the grammar has it in every
    /// text, so that empty is as good as absent.
    #[inline]
    fn check(&self, field: usize, always: bool, found: Option<Span>) -> Result<(), Misplaced<'n>> {
        let given = &self.given[field];
        let same =
            |value: &String| found.and_then(|(begin, end)| self.text.get(begin..end)) == Some(value.as_str());
        match (&given.values, given.put.first()) {
            (Some(_), Some(put)) if found == Some(*put) => Ok(()),
            (Some(_), Some(_)) => self.misplaced(field, true),
            // The template has no place for it beside the others, but it is a part of one of them.
            (Some(values), None) if values.first().is_some_and(same) => Ok(()),
            (Some(_), None) => self.misplaced(field, false),
            (None, _) => match found {
                None => Ok(()),
                Some((begin, end)) if always && begin == end => Ok(()),
                Some(span) => self.unasked(span),
            },
        }
    }

    /// Every field must be found where it was put; `find` says where that is. Fields without a name cannot be set,
    /// and do not count.
    #[inline]
    pub fn check_all(&self, find: &dyn Fn(usize) -> Option<Span>) -> Result<(), Misplaced<'n>> {
        let mut named = (0..self.names.len()).filter(|&field| !self.names[field].is_empty());
        named.try_for_each(|field| self.check(field, self.required >> field & 1 != 0, find(field)))
    }
}

/// What a type makes of its draft.
pub fn finish<V: Typed>(
    draft: Draft<'static>,
    template: &'static Template<'static>,
) -> Result<Owned<V>, BuildError> {
    let draft = draft.compose(template.pieces);
    match V::find(draft.text()) {
        Ok(found) => {
            draft.check_all(&|field| V::span(&found, field))?;
            Ok(Owned::of(draft.finish(), found))
        }
        Err(error) => Err(refused(&draft, error)),
    }
}

/// The grammar, or the type of a field, refuses the text that was composed.
#[inline]
pub fn refused(draft: &Draft<'static>, error: impl Into<SchemeError>) -> BuildError {
    let error = error.into();
    let blame = draft.blame(error.offset(), error.rule());
    let (known, reason) = error.split();
    match (known, blame) {
        (_, Blame::Missing(field)) => BuildError { field: Some(field), why: Why::Missing },
        (None, Blame::Value(field, byte)) => {
            BuildError { field: Some(field), why: Why::Refused(byte, reason) }
        }
        (known, _) => BuildError { field: known, why: Why::Refused(0, reason) },
    }
}

impl Items for Draft<'_> {
    #[inline]
    fn is_given(&self, field: usize) -> bool {
        self.left(field) > 0
    }

    #[inline]
    fn is_set(&self, field: usize) -> bool {
        let given = &self.given[field];
        self.is_given(field) || (given.values.is_none() && self.required >> field & 1 != 0)
    }

    #[inline]
    fn left(&self, field: usize) -> usize {
        let given = &self.given[field];
        given.values.as_ref().map_or(0, |values| values.len().saturating_sub(given.put.len()))
    }

    #[inline]
    fn write(&mut self, field: usize) -> fmt::Result {
        let given = &mut self.given[field];
        let begin = self.text.len();
        let value = given.values.as_ref().and_then(|values| values.get(given.put.len()));
        self.text.push_str(value.map_or("", String::as_str));
        given.put.push((begin, self.text.len()));
        Ok(())
    }

    #[inline]
    fn text(&mut self, text: &str) -> fmt::Result {
        self.text.push_str(text);
        Ok(())
    }
}

/// A field was found as `found`, a part of the text: see `Draft::check`.
#[inline]
pub fn check_span(
    draft: &Draft<'static>,
    field: usize,
    always: bool,
    found: Option<&str>,
) -> Result<(), BuildError> {
    let span = found.map(|part| {
        let begin = offset_in(&draft.text, part);
        (begin, begin + part.len())
    });
    Ok(draft.check(field, always, span)?)
}

/// The occurrences of a field that has several: they must be those that were given.
pub fn check_each<'t>(
    draft: &'t Draft<'static>,
    field: usize,
    mut found: impl Iterator<Item = &'t str>,
) -> Result<(), BuildError> {
    let given = &draft.given[field];
    let place = |part: &str| {
        let begin = offset_in(&draft.text, part);
        (begin, begin + part.len())
    };
    match &given.values {
        Some(values) if given.put.len() < values.len() => draft.misplaced(field, false)?,
        Some(_) if found.by_ref().map(place).eq(given.put.iter().copied()) => {}
        Some(_) => draft.misplaced(field, true)?,
        None => found.try_for_each(|part| draft.unasked(place(part)))?,
    }
    Ok(())
}
