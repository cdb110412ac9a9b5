//! A part of a text without tabs and newlines, which a WHATWG parser removes everywhere (URL standard, section 4.4, basic URL
//! parser, step 3). Offsets are those of the whole text.
//!
//! ```text
//! text    h t \t t p : / / a        Part { text: "/ / a", begin: 6 }
//! seen    h t    t p : / / a        chars(): (6, '/') (7, '/') (8, 'a')
//! place   0 1  2 3 4 5 6 7 8
//! ```

/// True for a character that a WHATWG parser removes.
#[inline]
pub(super) fn is_dropped(c: char) -> bool {
    matches!(c, '\t' | '\n' | '\r')
}

/// A part of a text, and its offset.
#[derive(Clone, Copy)]
pub(super) struct Part<'a> {
    text: &'a str,
    begin: usize,
}

impl<'a> Part<'a> {
    /// The part `text`, which begins at offset `begin` of the whole text.
    #[inline]
    pub(super) fn new(text: &'a str, begin: usize) -> Self {
        Part { text, begin }
    }

    /// The offset of the begin of the part.
    #[inline]
    pub(super) fn begin(self) -> usize {
        self.begin
    }

    /// The offset of the end of the part.
    #[inline]
    pub(super) fn end(self) -> usize {
        self.begin + self.text.len()
    }

    /// The text of the part, including tabs and newlines.
    #[inline]
    pub(super) fn raw(self) -> &'a str {
        self.text
    }

    /// The characters except tabs and newlines, with their offsets.
    #[inline]
    pub(super) fn chars(self) -> Chars<'a> {
        Chars { left: self.text.chars(), end: self.end() }
    }

    /// The first character that is neither a tab nor a newline.
    #[inline]
    pub(super) fn first(self) -> Option<char> {
        self.chars().next().map(|(_, c)| c)
    }

    /// True if the part is empty without its tabs and newlines.
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

    /// The part before the first character that satisfies `wanted`, and the part from this character on. Without such a
    /// character, the second part is empty.
    pub(super) fn split(self, wanted: impl Fn(char) -> bool) -> (Self, Self) {
        let place = self.chars().find(|&(_, c)| wanted(c)).map_or(self.end(), |(at, _)| at);
        self.split_at(place)
    }

    /// The part after the first character.
    #[inline]
    pub(super) fn rest(self) -> Self {
        self.split_at(self.chars().next().map_or(self.end(), |(at, c)| at + c.len_utf8())).1
    }

    /// True if the characters except tabs and newlines equal `text`, ignoring ASCII case.
    #[inline]
    pub(super) fn is_ignoring_case(self, text: &str) -> bool {
        let mut expected = text.chars();
        self.chars().all(|(_, c)| expected.next().is_some_and(|other| other.eq_ignore_ascii_case(&c)))
            && expected.next().is_none()
    }

    /// The ASCII letter, if the part is exactly a Windows drive letter: an ASCII letter and `:` or `|`.
    #[inline]
    pub(super) fn drive_letter(self) -> Option<char> {
        let mut chars = self.chars().map(|(_, c)| c);
        match (chars.next(), chars.next(), chars.next()) {
            (Some(letter), Some(mark @ (':' | '|')), None) if letter.is_ascii_alphabetic() => Some(mark),
            _ => None,
        }
    }
}

/// The characters of a part except tabs and newlines, with their offsets.
///
/// A concrete type instead of iterator adapters, because all functions of this module use it.
#[derive(Clone)]
pub(super) struct Chars<'a> {
    left: core::str::Chars<'a>,
    /// The offset of the end of the part.
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

/// The byte that `%XX` encodes; `None` if `behind`, the text after the `%`, does not begin with two hexadecimal digits.
pub(super) fn escape(mut behind: impl Iterator<Item = (usize, char)>) -> Option<u8> {
    let high = behind.next()?.1.to_digit(16)?;
    let low = behind.next()?.1.to_digit(16)?;
    u8::try_from(high * 16 + low).ok()
}
