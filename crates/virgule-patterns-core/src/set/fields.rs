//! The fields of a text, without an automaton: for patterns in which each variable but the last ends at a byte that
//! none of its texts has.
//!
//! ```text
//! /repos/{owner}/{repo}/issues       skip 7, up to `/`; skip 1, and the last one ends 7 bytes before the end
//! ```
//!
//! Only used for texts that the pattern matches: what is between two variables need not be compared again, and a
//! variable ends at the first byte that it cannot have.

use super::order::{Languages, Part};
use std::borrow::Cow;

/// The variables of a pattern: how to find each.
#[derive(Debug, Clone)]
pub struct FieldSteps {
    /// By variable.
    pub steps: Cow<'static, [FieldStep]>,
    /// The number of bytes behind the last variable.
    pub behind: u32,
}

/// How to find a variable.
#[derive(Debug, Clone, Copy)]
pub struct FieldStep {
    /// The number of bytes between it and the one before.
    pub skip: u32,
    /// The first byte behind it; 0 if it is the last one.
    pub until: u8,
}

impl FieldSteps {
    /// The steps of a pattern; `None` if its variables do not end so.
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

    /// The fields of a text that the pattern matches, in order.
    #[inline]
    pub fn spans<'s>(&'s self, text: &'s str) -> FieldSpans<'s> {
        let end = text.len().saturating_sub(self.behind as usize);
        FieldSpans { steps: self.steps.iter(), text: text.as_bytes(), at: 0, end }
    }
}

/// The fields of a text; see [`FieldSteps::spans`].
#[derive(Debug, Clone, Default)]
pub struct FieldSpans<'s> {
    steps: std::slice::Iter<'s, FieldStep>,
    text: &'s [u8],
    /// The end of the field before.
    at: usize,
    /// The end of the last field.
    end: usize,
}

impl Iterator for FieldSpans<'_> {
    type Item = (u32, u32);

    #[inline]
    fn next(&mut self) -> Option<(u32, u32)> {
        let step = self.steps.next()?;
        let begin = self.at + step.skip as usize;
        self.at = match self.steps.as_slice() {
            [] => self.end,
            [_, ..] => find(self.text, begin, step.until),
        };
        Some((begin as u32, self.at as u32))
    }
}

/// Where `byte` is in a text, from an offset on; otherwise the end of the text. Fields are short: eight bytes at a
/// time.
#[inline]
fn find(text: &[u8], from: usize, byte: u8) -> usize {
    const ONES: u64 = u64::MAX / 255;
    let mut at = from;
    while let Some(bytes) = text.get(at..).and_then(|rest| rest.first_chunk()) {
        let different = u64::from_le_bytes(*bytes) ^ (ONES * u64::from(byte));
        // The lowest bit that is set belongs to the first byte that is 0.
        let zero = different.wrapping_sub(ONES) & !different & (ONES << 7);
        if zero != 0 {
            return at + zero.trailing_zeros() as usize / 8;
        }
        at += 8;
    }
    let rest = text.get(at..).unwrap_or_default();
    at + rest.iter().position(|&next| next == byte).unwrap_or(rest.len())
}
