//! The check of a builder: the composed string parses to the fields that were set.
//!
//! A value may contain delimiters: a path `//x` after a scheme would be parsed as an authority. A builder does not
//! search for forbidden characters. It composes the string, records the byte range of every value, parses the string,
//! and compares: every field must have the range of its value, and any other field must be part of a value, or contain
//! complete values.
//!
//! All functions are `#[inline]`, so that only programs with builders compile them.

use super::advice::{Advice, PresentComponents, advice};
use super::build_error::{BuildError, BuildErrorCause, Misplaced};
use super::builder_fields::{BuilderFields, SmallVec, Span};
use super::compose::{FieldValues, Piece, Template, compose};
use crate::uri::error::scheme_error::SchemeError;
use crate::uri::occurrences::{OccurrenceTable, Scan};
use crate::uri::owned::Owned;
use crate::uri::typed::UriType;
use alloc::boxed::Box;
use alloc::string::String;
use core::fmt;
use virgule_automata::MatchedBuf;
use virgule_automata::captures::offset_in;

/// A composed string with the byte ranges of its fields.
///
/// ```text
/// text      http://example.com/a
/// placed    scheme 0..4, host 7..18, path 18..20
/// ```
#[derive(Debug)]
pub struct Composed<'d, 'n> {
    names: &'n [&'n str],
    required: u64,
    set_fields: &'d BuilderFields,
    text: String,
    /// The fields with unwritten values, as bits.
    left: u64,
    /// True if some fields have several values.
    lists: bool,
    /// The byte ranges of the written fields, and of the required fields without a value, which are empty.
    written: SmallVec<(usize, Span)>,
}

/// The field that caused a rejection.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FaultyField<'n> {
    /// A required field is not set.
    Missing(&'n str),
    /// The value of this field, at this byte offset of the value.
    Value(&'n str, usize),
    /// No single field caused the rejection.
    Unknown,
}

impl<'d, 'n> Composed<'d, 'n> {
    /// Creates an empty composition. `required` are the required fields, as bits.
    #[inline]
    pub fn new(set_fields: &'d BuilderFields, names: &'n [&'n str], required: u64) -> Self {
        // The literals between values are short: 16 bytes are enough for most URIs.
        let text = String::with_capacity(set_fields.values.len() + 16);
        let (left, lists) = (set_fields.given, set_fields.has_lists());
        Composed { names, required, set_fields, text, left, lists, written: SmallVec::default() }
    }

    /// Composes the string in place, because a return value with the list of ranges would be too large to move.
    #[inline]
    pub fn fill(&mut self, pieces: &[Piece<'_>]) {
        // Writing to a string does not fail.
        let _ = compose(pieces, self);
    }

    /// Returns the composed string.
    #[inline]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Returns the composed string, after all checks.
    #[inline]
    pub fn finish(self) -> String {
        self.text
    }

    #[inline]
    fn is_set(&self, field: usize) -> bool {
        self.set_fields.set >> field & 1 != 0
    }

    #[inline]
    fn is_missing(&self, field: usize) -> bool {
        self.required >> field & 1 != 0 && !self.is_set(field)
    }

    #[inline]
    fn spans_of(&self, field: usize) -> impl Iterator<Item = Span> {
        self.written.get().iter().filter(move |(other, _)| *other == field).map(|(_, span)| *span)
    }

    /// Returns the cause of the rejection at byte `at`, in `rule`: the field named `rule` if its value is empty and at
    /// this byte, otherwise the field whose value contains this byte or ends there.
    #[inline]
    pub fn faulty_field(&self, at: usize, rule: Option<&str>) -> FaultyField<'n> {
        // Ties are resolved by the order of fields, not by the order of setting.
        let first = |of: &dyn Fn(usize, Span) -> bool| {
            let spans = self.written.get().iter().copied();
            spans.filter(|&(field, span)| of(field, span)).min_by_key(|(field, _)| *field)
        };
        let missing = |field: usize| self.is_missing(field);
        let empty = first(&|field, span| span == (at, at) && Some(self.names[field]) == rule);
        let holds = first(&|_, (begin, end)| begin <= at && at < end);
        let absent = first(&|field, (begin, _)| begin == at && missing(field));
        let before = first(&|_, (_, end)| end == at);
        match empty.or(holds).or(absent).or(before) {
            Some((field, _)) if missing(field) => FaultyField::Missing(self.names[field]),
            Some((field, (begin, _))) => FaultyField::Value(self.names[field], at - begin),
            None => FaultyField::Unknown,
        }
    }

    /// Returns the field at fault if `field` is rejected, and the advice for its value. The two fields differ for a
    /// path that does not begin with a slash: it is parsed as part of the preceding host.
    #[cold]
    #[inline]
    pub fn advice(&self, field: Option<&'n str>, changed: bool) -> (Option<&'n str>, Option<Advice>) {
        let number = |name: &str| self.names.iter().position(|known| *known == name);
        let is_set = |name: &str| number(name).is_some_and(|field| self.is_set(field));
        // A type without a scheme field has a fixed scheme.
        let scheme = number("scheme").is_none() || is_set("scheme");
        let present = PresentComponents { scheme, authority: is_set("authority") || is_set("host") };
        let advice = |name: &str| advice(name, self.set_fields.values_of(number(name)?).next()?, present);
        match (field.and_then(advice), advice("path")) {
            (None, Some(advice)) if changed => (Some("path"), Some(advice)),
            (own, _) => (field, own),
        }
    }

    #[inline]
    fn misplaced(&self, field: usize, changed: bool) -> Result<(), Misplaced<'n>> {
        Err(Misplaced { field: self.names[field], changed })
    }

    /// Checks a field that was parsed but not set: it must be part of a value, contain complete values, or contain no
    /// value.
    #[inline]
    fn check_unset(&self, (begin, end): Span) -> Result<(), Misplaced<'n>> {
        let cut = |&&(_, (first, last)): &&(usize, Span)| {
            let overlaps = first < end && begin < last;
            let nested = (first <= begin && end <= last) || (begin <= first && last <= end);
            overlaps && !nested
        };
        let set = self.written.get().iter().filter(|(field, _)| self.is_set(*field));
        match set.filter(cut).min_by_key(|(field, _)| *field) {
            Some((at_fault, _)) => self.misplaced(*at_fault, true),
            None => Ok(()),
        }
    }

    /// Checks that the parsed range `found` of a field is that of its value. If `always`, the field is required, and an
    /// empty field equals an absent one.
    #[inline]
    fn check(
        &self,
        text: &str,
        field: usize,
        always: bool,
        found: Option<Span>,
    ) -> Result<(), Misplaced<'n>> {
        if !self.is_set(field) {
            return match found {
                None => Ok(()),
                Some((begin, end)) if always && begin == end => Ok(()),
                Some(span) => self.check_unset(span),
            };
        }
        match self.spans_of(field).next() {
            Some(put) if found == Some(put) => Ok(()),
            Some(_) => self.misplaced(field, true),
            None => {
                // The template does not contain the field together with the other fields, but its value is part of one
                // of them.
                let found = found.and_then(|(begin, end)| text.get(begin..end));
                let same = found.is_some() && found == self.set_fields.values_of(field).next();
                if same { Ok(()) } else { self.misplaced(field, false) }
            }
        }
    }

    /// Checks that every field of the composed string is parsed where its value was written; `find` returns the parsed
    /// range. Fields without a name cannot be set, and are skipped. Names after the fields are those of lists, whose
    /// items must be the values that were set.
    ///
    /// All fields belong to one derivation, so of two fields one contains the other, or they are disjoint. Thus, if the
    /// set fields are parsed where they were written, no other field can partially overlap one of them.
    #[inline]
    pub fn check_all(
        &self,
        text: &str,
        lists: &[&OccurrenceTable<'_>],
        find: impl Fn(usize) -> Option<Span>,
    ) -> Result<(), Misplaced<'n>> {
        let count = self.names.len() - lists.len();
        let mut seen = 0;
        let is_field = |field: usize| field < count && self.is_set(field);
        let mut set = self.written.get().iter().filter(|(field, _)| is_field(*field));
        let right = set.all(|&(field, span)| {
            seen |= 1 << field;
            find(field) == Some(span)
        });
        let fields = (1u64 << count) - 1;
        if right && seen == self.set_fields.set & fields {
            debug_assert_eq!(self.check_by_field(text, count, &find), Ok(()));
        } else {
            self.check_by_field(text, count, &find)?;
        }
        let mut lists = (count..).zip(lists);
        lists.try_for_each(|(list, table)| {
            let mut scan = Scan::new(table, text);
            self.check_items(list, core::iter::from_fn(|| scan.next_span()))
        })
    }

    /// Returns an error for the first of `count` fields whose byte range is not that of its value.
    #[cold]
    #[inline]
    fn check_by_field(
        &self,
        text: &str,
        count: usize,
        find: &dyn Fn(usize) -> Option<Span>,
    ) -> Result<(), Misplaced<'n>> {
        let mut named = (0..count).filter(|&field| !self.names[field].is_empty());
        named.try_for_each(|field| self.check(text, field, self.required >> field & 1 != 0, find(field)))
    }

    fn check_items(&self, list: usize, mut found: impl Iterator<Item = Span>) -> Result<(), Misplaced<'n>> {
        if !self.is_set(list) {
            found.try_for_each(|span| self.check_unset(span))
        } else if self.is_given(list) {
            self.misplaced(list, false)
        } else if !found.by_ref().eq(self.spans_of(list)) {
            self.misplaced(list, true)
        } else {
            Ok(())
        }
    }
}

/// Constructs the typed value of a composed string.
#[inline(never)]
pub fn finish<V: UriType>(
    set_fields: Box<BuilderFields>,
    template: &'static Template<'static>,
) -> Result<Owned<V>, BuildError> {
    let mut composed = Composed::new(&set_fields, template.names, template.always);
    composed.fill(template.pieces);
    match MatchedBuf::find(core::mem::take(&mut composed.text), V::find) {
        Ok(owned) => {
            let found = owned.borrow();
            let all = composed.check_all(owned.as_str(), template.lists, |field| V::span(&found, field));
            all.map_err(|error| error.advised(&composed))?;
            Ok(Owned::of(owned))
        }
        Err((_, error)) => Err(refused(&composed, error)),
    }
}

/// The error of a composed string that the grammar or the type of a field rejects.
#[inline]
pub fn refused(composed: &Composed<'_, 'static>, error: impl Into<SchemeError>) -> BuildError {
    let error = error.into();
    let faulty_field = composed.faulty_field(error.offset(), error.rule());
    let (known, reason) = error.split();
    BuildError::advised_by(
        composed,
        match (known, faulty_field) {
            (_, FaultyField::Missing(field)) => BuildError::of(Some(field), BuildErrorCause::Missing),
            (None, FaultyField::Value(field, byte)) => BuildError::at(Some(field), byte, reason),
            (known, _) => BuildError::at(known, 0, reason),
        },
    )
}

impl FieldValues for Composed<'_, '_> {
    #[inline]
    fn set(&self) -> u64 {
        self.left | (self.required & !self.set_fields.set)
    }

    #[inline]
    fn is_given(&self, field: usize) -> bool {
        self.left >> field & 1 != 0
    }

    #[inline]
    fn left(&self, field: usize) -> usize {
        self.set_fields.values_of(field).count().saturating_sub(self.spans_of(field).count())
    }

    #[inline]
    fn write(&mut self, field: usize) -> fmt::Result {
        let mut value = "";
        if self.is_given(field) {
            let before = if self.lists { self.spans_of(field).count() } else { 0 };
            value = self.set_fields.values_of(field).nth(before).unwrap_or_default();
            if !self.lists || self.left(field) == 1 {
                self.left &= !(1 << field);
            }
        }
        let begin = self.text.len();
        self.text.push_str(value);
        self.written.push((field, (begin, self.text.len())));
        Ok(())
    }

    #[inline]
    fn text(&mut self, text: &str) -> fmt::Result {
        // Most literals are one or two delimiters: an inlined push is faster than a call.
        match text.as_bytes() {
            [mark] if mark.is_ascii() => self.text.push(char::from(*mark)),
            _ => self.text.push_str(text),
        }
        Ok(())
    }
}

/// Checks a field that was parsed as `found`, a slice of the composed string; see `Composed::check`.
#[inline]
pub fn check_span(
    composed: &Composed<'_, 'static>,
    field: usize,
    always: bool,
    found: Option<&str>,
) -> Result<(), BuildError> {
    let span = found.map(|part| {
        let begin = offset_in(composed.text(), part);
        (begin, begin + part.len())
    });
    composed.check(composed.text(), field, always, span).map_err(|error| error.advised(composed))
}

/// Checks that the occurrences of a field with several values are the values that were set.
#[inline]
pub fn check_each(
    composed: &Composed<'_, 'static>,
    field: usize,
    mut found: Scan<'_>,
) -> Result<(), BuildError> {
    let checked = composed.check_items(field, core::iter::from_fn(|| found.next_span()));
    checked.map_err(|error| error.advised(composed))
}
