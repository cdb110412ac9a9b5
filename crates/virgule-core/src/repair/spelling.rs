//! The treatment of each character by a repair (RFC 3986 appendix C, and stray percent signs), and the changes, which
//! are recomputed from a text and its repair.

use crate::uri::error::hint::is_never_data;
use crate::uri::macros::opaque_debug;

/// Delimiters around URIs in text. The first two are those of RFC 3986 appendix C.
const DELIMITERS: [(char, char); 6] =
    [('<', '>'), ('"', '"'), ('\'', '\''), ('`', '`'), ('\u{201c}', '\u{201d}'), ('\u{2018}', '\u{2019}')];

/// White space that appendix C removes around URIs.
const SPACE: [char; 4] = [' ', '\t', '\r', '\n'];

pub(super) enum Spelling {
    /// A character, and whether it is a percent sign without two hexadecimal digits after it.
    Character(char, bool),
    /// A line end with white space around it, up to this offset.
    Removed(usize),
}

/// Returns the range of `text` without surrounding white space and delimiters, and without `URL:` in angle brackets.
pub(super) fn extent(text: &str) -> (usize, usize) {
    let (mut inner, mut begin) = (text, 0);
    loop {
        let trimmed = inner.trim_start_matches(SPACE);
        begin += inner.len() - trimmed.len();
        inner = trimmed.trim_end_matches(SPACE);
        let within =
            |&(open, close): &(char, char)| Some((open, inner.strip_prefix(open)?.strip_suffix(close)?));
        let Some((open, within)) = DELIMITERS.iter().find_map(within) else {
            return (begin, begin + inner.len());
        };
        (inner, begin) = (within, begin + open.len_utf8());
        let prefix = inner.get(..4).filter(|prefix| open == '<' && prefix.eq_ignore_ascii_case("URL:"));
        if let Some(rest) = prefix.and_then(|prefix| inner.get(prefix.len()..)) {
            (inner, begin) = (rest, begin + 4);
        }
    }
}

/// Returns the part of `text` at `at`, or `None` at the end. `blanks` is the end of the last white space without a line
/// end, so that the time is linear.
pub(super) fn at(text: &str, at: usize, blanks: &mut usize) -> Option<Spelling> {
    let rest = text.get(at..)?;
    let c = rest.chars().next()?;
    if at >= *blanks && SPACE.contains(&c) {
        let end = text.len() - rest.trim_start_matches(SPACE).len();
        if text.get(at..end).is_some_and(|space| space.contains(['\r', '\n'])) {
            return Some(Spelling::Removed(end));
        }
        *blanks = end;
    }
    let is_encoding = |digits: &[u8]| digits.iter().all(u8::is_ascii_hexdigit);
    Some(Spelling::Character(c, c == '%' && !rest.as_bytes().get(1..3).is_some_and(is_encoding)))
}

/// True for characters that may be percent-encoded: non-ASCII characters, and those that are never data.
pub(super) fn is_repairable(c: char) -> bool {
    !c.is_ascii() || is_never_data(c as u8)
}

/// True for characters that other parsers read as characters of a userinfo, up to the `@` after it.
pub(super) fn is_userinfo(c: char) -> bool {
    matches!(c, '"' | '%' | '<' | '>' | '^' | '`' | '{' | '|' | '}')
}

/// True for the full-width forms of delimiters, which a parser may read as these (UTS #46, NFKC).
pub(super) fn is_full_width_delimiter(c: char) -> bool {
    matches!(c, '＃' | '％' | '／' | '：' | '？' | '＠' | '＼')
}

/// A change of a text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub struct Change<'r> {
    /// The byte offset of the change in the original text.
    pub offset: usize,
    /// The replaced text.
    pub original: &'r str,
    /// The replacement: percent-encodings, or an empty string.
    pub replacement: &'r str,
}

/// The changes of a repair, in order, found by comparing both texts. `Debug` omits the texts.
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

opaque_debug! { Changes<'_>: at; }

impl<'r> Changes<'r> {
    /// Returns the changes that turn `text` into `repaired`, which is the repair of `text`.
    pub fn between(text: &'r str, repaired: &'r str) -> Self {
        // A valid text is unchanged, even with delimiters around it.
        let (begin, end) = if text == repaired { (0, text.len()) } else { extent(text) };
        let at = if text == repaired { text.len() } else { 0 };
        Changes { text, repaired, at, place: at, begin, end, blanks: 0 }
    }

    /// Returns the next change, and the offset of its replacement.
    pub(super) fn next_with_place(&mut self) -> Option<(usize, Change<'r>)> {
        loop {
            let (offset, place) = (self.at, self.place);
            let (end, replacement) = if offset < self.begin {
                (self.begin, 0)
            } else if offset == self.end && offset < self.text.len() {
                (self.text.len(), 0)
            } else {
                match at(self.text.get(..self.end)?, offset, &mut self.blanks)? {
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
