//! The differences between a text and its repair, found again from both: nothing is stored for them.

use super::spelling::{self, Spelling};
use core::fmt;

/// A change of a text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub struct Change<'r> {
    /// The byte offset of the change in the original text.
    pub offset: usize,
    /// The replaced text.
    pub original: &'r str,
    /// The replacement: percent-encodings, or nothing.
    pub replacement: &'r str,
}

/// The changes of a repair, in order. `Debug` omits the texts.
#[derive(Clone)]
pub struct Changes<'r> {
    text: &'r str,
    repaired: &'r str,
    /// The offset in the original text.
    at: usize,
    /// The offset in the repaired text.
    place: usize,
    /// The part of the original text without delimiters and white space around it.
    begin: usize,
    end: usize,
    /// The end of the last blanks without a line end.
    blanks: usize,
}

impl fmt::Debug for Changes<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Changes").field("at", &self.at).finish_non_exhaustive()
    }
}

impl<'r> Changes<'r> {
    /// The changes that make `repaired`, which is the repair of `text`.
    pub fn between(text: &'r str, repaired: &'r str) -> Self {
        // A valid text is not changed, whatever is around it.
        let (begin, end) = if text == repaired { (0, text.len()) } else { spelling::extent(text) };
        let at = if text == repaired { text.len() } else { 0 };
        Changes { text, repaired, at, place: at, begin, end, blanks: 0 }
    }

    /// The next change, and the offset of its replacement.
    pub(super) fn next_with_place(&mut self) -> Option<(usize, Change<'r>)> {
        loop {
            let (offset, place) = (self.at, self.place);
            let (end, replacement) = if offset < self.begin {
                (self.begin, 0)
            } else if offset == self.end && offset < self.text.len() {
                (self.text.len(), 0)
            } else {
                match spelling::at(self.text.get(..self.end)?, offset, &mut self.blanks)? {
                    Spelling::Removed(end) => (end, 0),
                    Spelling::Character(c, is_bad_percent) => {
                        let end = offset + c.len_utf8();
                        let is_copied = !is_bad_percent && self.repaired.get(place..)?.starts_with(c);
                        if is_copied {
                            (self.at, self.place) = (end, place + c.len_utf8());
                            continue;
                        }
                        (end, 3 * c.len_utf8())
                    }
                }
            };
            (self.at, self.place) = (end, place + replacement);
            let (original, replacement) =
                (self.text.get(offset..end)?, self.repaired.get(place..self.place)?);
            return Some((place, Change { offset, original, replacement }));
        }
    }
}

impl<'r> Iterator for Changes<'r> {
    type Item = Change<'r>;

    fn next(&mut self) -> Option<Change<'r>> {
        self.next_with_place().map(|(_, change)| change)
    }
}

impl core::iter::FusedIterator for Changes<'_> {}
