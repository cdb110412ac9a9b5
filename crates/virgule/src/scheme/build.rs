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
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::{self, Display, Write as _};

/// A range of bytes.
type Span = (usize, usize);

/// One value of a field, or a place where a field without one was put.
#[derive(Debug, Clone)]
struct Item {
    field: usize,
    /// Where the value is in `Draft::values`; none if the field was not set.
    value: Option<Span>,
    /// Where it was put.
    put: Option<Span>,
}

/// The fields that were set, and the text that they make. For builders.
///
/// ```text
/// values    http example.com /a       one after the other, as they were set
/// items     scheme 0..4, host 4..15, path 15..17
/// text      http://example.com/a      and each item knows where it was put
/// ```
#[derive(Debug, Clone)]
pub struct Draft<'n> {
    names: &'n [&'n str],
    /// The fields that must be there, as bits.
    required: u64,
    /// The fields that were set, with no item too.
    set: u64,
    /// Those of them with an item that was not put yet.
    left: u64,
    values: String,
    items: Vec<Item>,
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
        Draft {
            names,
            required,
            set: 0,
            left: 0,
            values: String::with_capacity(64),
            items: Vec::with_capacity(8),
            text: String::new(),
        }
    }

    /// Sets a field.
    #[inline]
    pub fn set(&mut self, field: usize, value: &dyn Display) {
        self.unset(field);
        self.add(field, value);
    }

    /// Sets the items of a field that has several.
    pub fn set_all<T: Display>(&mut self, field: usize, values: impl IntoIterator<Item = T>) {
        self.unset(field);
        values.into_iter().for_each(|value| self.add(field, &value));
    }

    /// The field is set, to nothing yet.
    #[inline]
    fn unset(&mut self, field: usize) {
        if self.set >> field & 1 != 0 {
            self.items.retain(|item| item.field != field);
        }
        self.set |= 1 << field;
        self.left &= !(1 << field);
    }

    fn add(&mut self, field: usize, value: &dyn Display) {
        let begin = self.values.len();
        // As with `to_string`, an error is that of the type.
        write!(self.values, "{value}").expect("a type that can be shown shows itself");
        self.items.push(Item { field, value: Some((begin, self.values.len())), put: None });
        self.left |= 1 << field;
    }

    /// The items of a field, in order.
    #[inline]
    fn items_of(&self, field: usize) -> impl Iterator<Item = &Item> {
        self.items.iter().filter(move |item| item.field == field)
    }

    /// The value of an item.
    #[inline]
    fn value(&self, item: &Item) -> Option<&str> {
        item.value.and_then(|(begin, end)| self.values.get(begin..end))
    }

    #[inline]
    fn is_missing(&self, field: usize) -> bool {
        self.required & !self.set & 1 << field != 0
    }

    /// Composes the text.
    #[inline]
    pub fn compose(mut self, pieces: &[Piece<'_>]) -> Self {
        // What stands between values is short.
        self.text.reserve(self.values.len() + 16);
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
        let spans = || self.items.iter().filter_map(|item| Some((item.field, item.put?)));
        // Fields count in their order, not in that in which they were set.
        let first = |of: &dyn Fn(usize, Span) -> bool| {
            spans().filter(|&(field, span)| of(field, span)).min_by_key(|(field, _)| *field)
        };
        let missing = |field: usize| self.is_missing(field);
        let empty = first(&|field, span| span == (at, at) && Some(self.names[field]) == rule);
        let holds = first(&|_, (begin, end)| begin <= at && at < end);
        let absent = first(&|field, (begin, _)| begin == at && missing(field));
        let before = first(&|_, (_, end)| end == at);
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
        let set = self.items.iter().filter(|item| self.set >> item.field & 1 != 0);
        set.filter_map(|item| Some((item.field, item.put?)))
    }

    /// A part was found that no value was put as: fine if it is part of a value, or holds whole ones, or none.
    #[inline]
    fn unasked(&self, (begin, end): Span) -> Result<(), Misplaced<'n>> {
        let cut = |&(_, (first, last)): &(usize, Span)| {
            let overlaps = first < end && begin < last;
            let nested = (first <= begin && end <= last) || (begin <= first && last <= end);
            overlaps && !nested
        };
        match self.placed().filter(cut).min_by_key(|(field, _)| *field) {
            Some((at_fault, _)) => self.misplaced(at_fault, true),
            None => Ok(()),
        }
    }

    /// A field was found at `found`: that must be what was given. `always` says that the grammar has it in every
    /// text, so that empty is as good as absent.
    #[inline]
    fn check(&self, field: usize, always: bool, found: Option<Span>) -> Result<(), Misplaced<'n>> {
        if self.set >> field & 1 == 0 {
            return match found {
                None => Ok(()),
                Some((begin, end)) if always && begin == end => Ok(()),
                Some(span) => self.unasked(span),
            };
        }
        let first = self.items_of(field).next();
        match first.and_then(|item| item.put) {
            Some(put) if found == Some(put) => Ok(()),
            Some(_) => self.misplaced(field, true),
            None => {
                // The template has no place for it beside the others, but it is a part of one of them.
                let found = found.and_then(|(begin, end)| self.text.get(begin..end));
                let same = found.is_some() && found == first.and_then(|item| self.value(item));
                if same { Ok(()) } else { self.misplaced(field, false) }
            }
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
#[inline(never)]
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
    fn set(&self) -> u64 {
        self.left | (self.required & !self.set)
    }

    #[inline]
    fn is_given(&self, field: usize) -> bool {
        self.left >> field & 1 != 0
    }

    #[inline]
    fn left(&self, field: usize) -> usize {
        self.items_of(field).filter(|item| item.value.is_some() && item.put.is_none()).count()
    }

    #[inline]
    fn write(&mut self, field: usize) -> fmt::Result {
        let begin = self.text.len();
        let mut left = self.items.iter_mut().filter(|item| item.field == field && item.put.is_none());
        let Some(item) = left.next() else {
            self.items.push(Item { field, value: None, put: Some((begin, begin)) });
            return Ok(());
        };
        let value = item.value.and_then(|(begin, end)| self.values.get(begin..end)).unwrap_or("");
        item.put = Some((begin, begin + value.len()));
        if left.next().is_none() {
            self.left &= !(1 << field);
        }
        self.text.push_str(value);
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
    let place = |part: &str| {
        let begin = offset_in(&draft.text, part);
        (begin, begin + part.len())
    };
    if draft.set >> field & 1 == 0 {
        found.try_for_each(|part| draft.unasked(place(part)))?;
    } else if draft.items_of(field).any(|item| item.put.is_none()) {
        draft.misplaced(field, false)?;
    } else if !found.by_ref().map(|part| Some(place(part))).eq(draft.items_of(field).map(|item| item.put)) {
        draft.misplaced(field, true)?;
    }
    Ok(())
}
