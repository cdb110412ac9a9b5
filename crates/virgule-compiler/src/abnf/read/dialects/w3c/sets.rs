//! Sets of characters.

use crate::abnf::read::tree::without_surrogates;

/// A set of characters: ranges, sorted, disjoint, not adjacent, without surrogates.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(super) struct CharSet(Vec<(u32, u32)>);

impl CharSet {
    /// Creates the set of the characters in any of the ranges.
    pub(super) fn of(mut ranges: Vec<(u32, u32)>) -> Self {
        ranges.sort_unstable();
        let mut merged: Vec<(u32, u32)> = Vec::new();
        for (first, last) in ranges.into_iter().flat_map(without_surrogates) {
            match merged.last_mut() {
                Some(before) if first <= before.1.saturating_add(1) => before.1 = before.1.max(last),
                _ => merged.push((first, last)),
            }
        }
        CharSet(merged)
    }

    /// Returns the set of all characters.
    pub(super) fn all() -> Self {
        CharSet::of(vec![(0, 0x10FFFF)])
    }

    pub(super) fn ranges(&self) -> &[(u32, u32)] {
        &self.0
    }

    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns the characters of this set that are not in `other`.
    pub(super) fn minus(&self, other: &CharSet) -> CharSet {
        let (mut left, mut skip) = (Vec::new(), other.0.iter().peekable());
        for &(first, last) in &self.0 {
            let mut first = first;
            while skip.next_if(|range| range.1 < first).is_some() {}
            while let Some(range) = skip.peek().filter(|range| range.0 <= last) {
                if first < range.0 {
                    left.push((first, range.0 - 1));
                }
                first = range.1 + 1;
                if range.1 >= last {
                    break;
                }
                skip.next();
            }
            if first <= last {
                left.push((first, last));
            }
        }
        CharSet::of(left)
    }
}
