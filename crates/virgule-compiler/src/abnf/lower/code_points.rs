//! A set of code points, with the spelling of the literal that it comes from.
//!
//! Either case of a letter in `"NI"` matches, so its set has two members. The member that the grammar writes is kept
//! for builders, which write a literal as the grammar spells it.

use std::fmt;
use std::ops::Deref;

/// A set of code points: inclusive ranges, sorted, disjoint, without surrogates.
///
/// Sets with the same members are equal, however they are spelled.
#[derive(Clone)]
pub struct CodePoints {
    ranges: Vec<(u32, u32)>,
    /// The letter of a case-insensitive literal, as the grammar writes it.
    spelled: Option<char>,
}

impl CodePoints {
    /// One character of a literal; a letter in either case unless `case_sensitive`.
    pub fn literal(c: char, case_sensitive: bool) -> Self {
        if case_sensitive || !c.is_ascii_alphabetic() {
            return CodePoints::from(vec![(c as u32, c as u32)]);
        }
        let (upper, lower) = (c.to_ascii_uppercase() as u32, c.to_ascii_lowercase() as u32);
        CodePoints { ranges: vec![(upper, upper), (lower, lower)], spelled: Some(c) }
    }

    /// The character that the grammar writes for the set: its only member, or the letter of a literal.
    pub fn written(&self) -> Option<char> {
        match self.ranges[..] {
            [(first, last)] if first == last => char::from_u32(first),
            _ => self.spelled,
        }
    }
}

impl Deref for CodePoints {
    type Target = [(u32, u32)];

    fn deref(&self) -> &Self::Target {
        &self.ranges
    }
}

impl From<Vec<(u32, u32)>> for CodePoints {
    fn from(ranges: Vec<(u32, u32)>) -> Self {
        CodePoints { ranges, spelled: None }
    }
}

impl PartialEq for CodePoints {
    fn eq(&self, other: &Self) -> bool {
        self.ranges == other.ranges
    }
}

impl Eq for CodePoints {}

impl fmt::Debug for CodePoints {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.ranges.fmt(f)
    }
}
