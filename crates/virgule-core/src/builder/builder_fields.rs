//! The fields that were set in a builder, and their values.
//!
//! ```text
//! values    http/aexample.com      one after the other, as they were set
//! items     scheme 0..4, path 4..6, host 6..17
//! ```
//!
//! Builders store the fields in a box: a builder moves from setter to setter, and a wide copy right after narrow stores
//! would defeat store forwarding.

use crate::uri::macros::opaque_debug;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::{self, Write as _};

/// The number of bytes of values that are stored without reallocation, enough for most URIs.
const ROOM: usize = 128;

pub(super) use virgule_automata::captures::Span;

/// The fields that were set. For builders.
#[derive(Clone)]
pub struct BuilderFields {
    /// The fields that were set, as bits, including fields without a value.
    pub(super) set: u64,
    /// The fields that were set to a value, as bits.
    pub(super) given: u64,
    pub(super) values: String,
    /// The values in the order of setting: the index of the field, and the range of the value in `values`.
    items: SmallVec<(usize, Span)>,
}

opaque_debug! { BuilderFields<>: set, given; }

impl Default for BuilderFields {
    #[inline]
    fn default() -> Self {
        BuilderFields { set: 0, given: 0, values: String::with_capacity(ROOM), items: SmallVec::default() }
    }
}

impl BuilderFields {
    /// Sets a field. Only the formatting of the value is inlined: there are many setters, and most are never called.
    pub fn set<T: fmt::Display>(&mut self, field: usize, value: T) {
        self.unset(field);
        self.add(field, format_args!("{value}"));
    }

    /// Sets all items of a field that may have several.
    pub fn set_all<T: fmt::Display>(&mut self, field: usize, values: impl IntoIterator<Item = T>) {
        self.unset(field);
        values.into_iter().for_each(|value| self.add(field, format_args!("{value}")));
    }

    /// Marks the field as set, without a value yet.
    #[inline]
    fn unset(&mut self, field: usize) {
        if self.set >> field & 1 != 0 {
            self.forget(field);
        }
        self.set |= 1 << field;
    }

    #[cold]
    #[inline]
    fn forget(&mut self, field: usize) {
        let old = core::mem::take(&mut self.items);
        old.get().iter().filter(|(other, _)| *other != field).for_each(|item| self.items.push(*item));
        self.given &= !(1 << field);
    }

    #[inline]
    fn add(&mut self, field: usize, value: fmt::Arguments<'_>) {
        let begin = self.values.len();
        // An error comes from the `Display` of the type, as in `to_string`.
        self.values.write_fmt(value).expect("a `Display` implementation returned an error");
        self.items.push((field, (begin, self.values.len())));
        self.given |= 1 << field;
    }

    /// True if the field has more than one value.
    #[inline]
    pub(super) fn has_lists(&self) -> bool {
        self.items.get().len() > self.given.count_ones() as usize
    }

    #[inline]
    pub(super) fn values_of(&self, field: usize) -> impl Iterator<Item = &str> {
        let of_field = self.items.get().iter().filter(move |(other, _)| *other == field);
        of_field.map(|&(_, (begin, end))| self.values.get(begin..end).unwrap_or_default())
    }
}

/// The number of values that are stored in place.
const FEW: usize = 8;

/// A list that allocates only if it is long: builders set at most a few fields.
#[derive(Debug, Clone, Default)]
pub struct SmallVec<T> {
    here: [T; FEW],
    length: usize,
    /// All values, if there are more than [`FEW`].
    all: Vec<T>,
}

impl<T: Copy> SmallVec<T> {
    /// Adds a value.
    #[inline]
    pub fn push(&mut self, value: T) {
        match self.here.get_mut(self.length) {
            Some(place) => *place = value,
            None => {
                if self.length == FEW {
                    self.all.extend_from_slice(&self.here);
                }
                self.all.push(value);
            }
        }
        self.length += 1;
    }

    /// All values.
    #[inline]
    pub fn get(&self) -> &[T] {
        self.here.get(..self.length).unwrap_or(&self.all)
    }
}
