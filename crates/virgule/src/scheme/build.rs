//! What a builder checks: that the text it composed is read back as it was meant.
//!
//! A value is text, and text may hold what ends a component: a path `//x` behind a scheme would be read as an
//! authority. So a builder does not look for forbidden characters. It composes, notes where it put every
//! value, parses the result with the automaton, and compares: every field must be found where it was put, and
//! nothing else may be found but parts of values, and components that hold values.

use super::compose::{Items, Piece, compose};
use super::error::{SchemeError, offset_in};
use super::refusal::{BuildError, Why};
use crate::ParseError;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::{self, Display};

/// A range of bytes.
type Span = (usize, usize);

/// The value of one field, and where it was put.
#[derive(Debug, Clone, Default)]
pub struct Given {
    /// None if the field was not set; one value, or several of a field that repeats.
    values: Option<Vec<String>>,
    /// How many of them were put.
    put: Vec<Span>,
}

/// The fields that were set, and the text that they make. For derived code.
#[derive(Debug, Clone)]
pub struct Draft<const N: usize> {
    names: &'static [&'static str; N],
    /// The fields that must be there, as bits.
    required: u64,
    given: [Given; N],
    text: String,
}

impl<const N: usize> Draft<N> {
    /// Nothing is set.
    pub fn new(names: &'static [&'static str; N], required: u64) -> Self {
        Draft { names, required, given: core::array::from_fn(|_| Given::default()), text: String::new() }
    }

    /// Sets a field.
    pub fn set(&mut self, field: usize, value: &dyn Display) {
        self.given[field].values = Some([value.to_string()].into());
    }

    /// Sets the items of a field that has several.
    pub fn set_all<T: Display>(&mut self, field: usize, values: impl IntoIterator<Item = T>) {
        self.given[field].values = Some(values.into_iter().map(|value| value.to_string()).collect());
    }

    /// Composes the text.
    pub fn compose(mut self, pieces: &[Piece]) -> Result<Self, BuildError> {
        match compose(pieces, &mut self) {
            Ok(()) => Ok(self),
            // Writing to a string does not fail.
            Err(fmt::Error) => Err(BuildError { field: None, why: Why::NoPlace }),
        }
    }

    /// The text that was composed.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The text that was composed, once all is checked.
    pub fn finish(self) -> String {
        self.text
    }

    /// The grammar refuses the text: the field that is at its place, or ends there.
    pub fn blame(&self, error: ParseError) -> BuildError {
        self.refused(SchemeError::from(error))
    }

    /// A type refuses a part of the text.
    pub fn refused(&self, error: SchemeError) -> BuildError {
        let at = error.offset();
        let spans = || {
            self.given
                .iter()
                .enumerate()
                .flat_map(|(field, given)| given.put.iter().map(move |span| (field, *span)))
        };
        let missing = |field: usize| self.required >> field & 1 != 0 && self.given[field].values.is_none();
        let holds = spans().find(|(_, (begin, end))| *begin <= at && at < *end);
        let absent = spans().find(|&(field, (begin, _))| begin == at && missing(field));
        let before = spans().find(|(_, (_, end))| *end == at);
        let (field, reason) = error.split();
        let refused = |field, byte| BuildError { field, why: Why::Refused(byte, reason) };
        match (field, holds.or(absent).or(before)) {
            (_, Some((field, _))) if missing(field) => {
                BuildError { field: Some(self.names[field]), why: Why::Missing }
            }
            (None, Some((field, (begin, _)))) => refused(Some(self.names[field]), at - begin),
            (known, _) => refused(known, 0),
        }
    }

    fn fault(&self, field: usize, why: Why) -> Result<(), BuildError> {
        Err(BuildError { field: Some(self.names[field]), why })
    }

    /// The fields that were set, with the places of their values.
    fn placed(&self) -> impl Iterator<Item = (usize, Span)> {
        let set = self.given.iter().enumerate().filter(|(_, given)| given.values.is_some());
        set.flat_map(|(field, given)| given.put.iter().map(move |span| (field, *span)))
    }

    /// A part was found that no value was put as: fine if it is part of a value, or holds whole ones, or none.
    fn unasked(&self, (begin, end): Span) -> Result<(), BuildError> {
        let cut = |&(_, (first, last)): &(usize, Span)| {
            let overlaps = first < end && begin < last;
            let nested = (first <= begin && end <= last) || (begin <= first && last <= end);
            overlaps && !nested
        };
        match self.placed().find(cut) {
            Some((at_fault, _)) => self.fault(at_fault, Why::Changed),
            None => Ok(()),
        }
    }
}

impl<const N: usize> Items for Draft<N> {
    fn is_given(&self, field: usize) -> bool {
        self.left(field) > 0
    }

    fn is_set(&self, field: usize) -> bool {
        let given = &self.given[field];
        self.is_given(field) || (given.values.is_none() && self.required >> field & 1 != 0)
    }

    fn left(&self, field: usize) -> usize {
        let given = &self.given[field];
        given.values.as_ref().map_or(0, |values| values.len().saturating_sub(given.put.len()))
    }

    fn write(&mut self, field: usize) -> fmt::Result {
        let given = &mut self.given[field];
        let begin = self.text.len();
        let value = given.values.as_ref().and_then(|values| values.get(given.put.len()));
        self.text.push_str(value.map_or("", String::as_str));
        given.put.push((begin, self.text.len()));
        Ok(())
    }

    fn text(&mut self, text: &str) -> fmt::Result {
        self.text.push_str(text);
        Ok(())
    }
}

/// A field was found as `found`: that must be what was given. `always` says that the grammar has it in every
/// text, so that empty is as good as absent.
pub fn check_span<const N: usize>(
    draft: &Draft<N>,
    field: usize,
    always: bool,
    found: Option<&str>,
) -> Result<(), BuildError> {
    let given = &draft.given[field];
    let span = found.map(|part| {
        let begin = offset_in(&draft.text, part);
        (begin, begin + part.len())
    });
    match (&given.values, given.put.first()) {
        (Some(_), Some(put)) if span == Some(*put) => Ok(()),
        (Some(_), Some(_)) => draft.fault(field, Why::Changed),
        (Some(values), None) if found.is_some() && found == values.first().map(String::as_str) => Ok(()),
        (Some(_), None) => draft.fault(field, Why::NoPlace),
        (None, _) => match span {
            None => Ok(()),
            Some((begin, end)) if always && begin == end => Ok(()),
            Some(span) => draft.unasked(span),
        },
    }
}

/// The occurrences of a field that has several: they must be those that were given.
pub fn check_each<'t, const N: usize>(
    draft: &'t Draft<N>,
    field: usize,
    mut found: impl Iterator<Item = &'t str>,
) -> Result<(), BuildError> {
    let given = &draft.given[field];
    let place = |part: &str| {
        let begin = offset_in(&draft.text, part);
        (begin, begin + part.len())
    };
    match &given.values {
        Some(values) if given.put.len() < values.len() => draft.fault(field, Why::NoPlace),
        Some(_) if found.by_ref().map(place).eq(given.put.iter().copied()) => Ok(()),
        Some(_) => draft.fault(field, Why::Changed),
        None => found.try_for_each(|part| draft.unasked(place(part))),
    }
}
