//! A part of a text without tabs and newlines, which a WHATWG parser removes everywhere (URL standard, section 4.4, basic URL
//! parser, step 3). Offsets are those of the whole text.
//!
//! ```text
//! text    h t \t t p : / / a        Part { text: "/ / a", begin: 6 }
//! seen    h t    t p : / / a        chars(): (6, '/') (7, '/') (8, 'a')
//! place   0 1  2 3 4 5 6 7 8
//! ```

/// What a WHATWG parser drops.
#[inline]
pub(super) fn is_dropped(c: char) -> bool {
    matches!(c, '\t' | '\n' | '\r')
}

/// A part of a text and where it begins.
#[derive(Clone, Copy)]
pub(super) struct Part<'a> {
    text: &'a str,
    begin: usize,
}

impl<'a> Part<'a> {
    /// `text`, which begins at `begin` of the whole.
    #[inline]
    pub(super) fn new(text: &'a str, begin: usize) -> Self {
        Part { text, begin }
    }

    /// Where it begins.
    #[inline]
    pub(super) fn begin(self) -> usize {
        self.begin
    }

    /// Where it ends.
    #[inline]
    pub(super) fn end(self) -> usize {
        self.begin + self.text.len()
    }

    /// The text, tabs and newlines included.
    #[inline]
    pub(super) fn raw(self) -> &'a str {
        self.text
    }

    /// The characters that are seen, with their places.
    #[inline]
    pub(super) fn chars(self) -> Chars<'a> {
        Chars { left: self.text.chars(), end: self.end() }
    }

    /// The first character that is seen.
    #[inline]
    pub(super) fn first(self) -> Option<char> {
        self.chars().next().map(|(_, c)| c)
    }

    /// Whether nothing is seen.
    #[inline]
    pub(super) fn is_empty(self) -> bool {
        self.first().is_none()
    }

    /// The parts before and after an offset of the whole text.
    #[inline]
    pub(super) fn split_at(self, place: usize) -> (Self, Self) {
        let within = place.saturating_sub(self.begin);
        let (head, tail) = self.text.split_at_checked(within).unwrap_or((self.text, ""));
        (Part { text: head, ..self }, Part { text: tail, begin: self.begin + head.len() })
    }

    /// What stands before the first character that is `wanted`, and what begins with it; all and nothing if there is
    /// none.
    pub(super) fn split(self, wanted: impl Fn(char) -> bool) -> (Self, Self) {
        let place = self.chars().find(|&(_, c)| wanted(c)).map_or(self.end(), |(at, _)| at);
        self.split_at(place)
    }

    /// The part after the first character.
    #[inline]
    pub(super) fn rest(self) -> Self {
        self.split_at(self.chars().next().map_or(self.end(), |(at, c)| at + c.len_utf8())).1
    }

    /// Whether the characters that are seen are those of `text`, ASCII case ignored.
    #[inline]
    pub(super) fn is_ignoring_case(self, text: &str) -> bool {
        let mut expected = text.chars();
        self.chars().all(|(_, c)| expected.next().is_some_and(|other| other.eq_ignore_ascii_case(&c)))
            && expected.next().is_none()
    }

    /// The ASCII letter and the `:` or `|` of a Windows drive letter, if it is one and nothing else.
    #[inline]
    pub(super) fn drive_letter(self) -> Option<char> {
        let mut chars = self.chars().map(|(_, c)| c);
        match (chars.next(), chars.next(), chars.next()) {
            (Some(letter), Some(mark @ (':' | '|')), None) if letter.is_ascii_alphabetic() => Some(mark),
            _ => None,
        }
    }
}

/// The characters of a part that are seen, with their places.
///
/// A type of its own, and not what adapters would make of many types, because all of this module reads by it.
#[derive(Clone)]
pub(super) struct Chars<'a> {
    left: core::str::Chars<'a>,
    /// Where the part ends.
    end: usize,
}

impl Iterator for Chars<'_> {
    type Item = (usize, char);

    #[inline]
    fn next(&mut self) -> Option<(usize, char)> {
        loop {
            let place = self.end - self.left.as_str().len();
            let c = self.left.next()?;
            if !is_dropped(c) {
                return Some((place, c));
            }
        }
    }
}

/// The byte that `%XX` stands for, where such an escape follows in `behind` a `%`.
pub(super) fn escape(mut behind: impl Iterator<Item = (usize, char)>) -> Option<u8> {
    let high = behind.next()?.1.to_digit(16)?;
    let low = behind.next()?.1.to_digit(16)?;
    u8::try_from(high * 16 + low).ok()
}
