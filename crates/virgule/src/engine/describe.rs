//! Sets of bytes in words: `a digit, "/", "?", "#" or the end`.

use core::fmt;

/// A set of bytes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct ByteSet(pub [u64; 4]);

impl ByteSet {
    /// Whether `byte` is in the set.
    pub const fn contains(&self, byte: u8) -> bool {
        self.0[byte as usize / 64] >> (byte % 64) & 1 != 0
    }

    /// Adds the bytes of another set.
    pub(super) const fn unite(&mut self, other: &ByteSet) {
        let mut word = 0;
        while word < 4 {
            self.0[word] |= other.0[word];
            word += 1;
        }
    }

    fn has_all(&self, range: core::ops::RangeInclusive<u8>) -> bool {
        range.into_iter().all(|byte| self.contains(byte))
    }
}

/// What could have come next: some bytes, and perhaps the end. Shown as a list in English.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Expected {
    /// The bytes.
    pub bytes: ByteSet,
    /// Whether the text could have ended.
    pub end: bool,
}

impl fmt::Debug for Expected {
    /// As people read it: an error is mostly seen where somebody unwraps.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// One thing that could have come next. Shown as in a message: `a digit`, `"/"`, `the end`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ExpectedItem {
    /// A to Z, in either case.
    Letter,
    /// A to Z.
    UpperCaseLetter,
    /// a to z.
    LowerCaseLetter,
    /// 0 to 9.
    Digit,
    /// 0 to 9, A to F, in either case.
    HexDigit,
    /// This ASCII character.
    Character(char),
    /// All from the first to the second ASCII character.
    Range(char, char),
    /// A character beyond ASCII.
    NonAscii,
    /// The end of the text.
    End,
}

impl fmt::Display for ExpectedItem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            ExpectedItem::Letter => f.write_str("a letter"),
            ExpectedItem::UpperCaseLetter => f.write_str("an upper-case letter"),
            ExpectedItem::LowerCaseLetter => f.write_str("a lower-case letter"),
            ExpectedItem::Digit => f.write_str("a digit"),
            ExpectedItem::HexDigit => f.write_str("a hex digit"),
            ExpectedItem::Character('"') => f.write_str("a double quote"),
            ExpectedItem::Character(' ') => f.write_str("a space"),
            ExpectedItem::Character(c) => quoted(c, f),
            ExpectedItem::Range(first, last) => {
                quoted(first, f)?;
                f.write_str(" to ")?;
                quoted(last, f)
            }
            ExpectedItem::NonAscii => f.write_str("a non-ASCII character"),
            ExpectedItem::End => f.write_str("the end"),
        }
    }
}

fn quoted(c: char, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    if c.is_ascii_control() { write!(f, "%x{:02X}", c as u32) } else { write!(f, "\"{c}\"") }
}

impl Expected {
    /// The things that could have come next: classes of characters first, then single ones, then the end.
    pub fn items(&self) -> impl Iterator<Item = ExpectedItem> + Clone + use<> {
        let bytes = self.bytes;
        let (upper, lower) = (bytes.has_all(b'A'..=b'Z'), bytes.has_all(b'a'..=b'z'));
        let digit = bytes.has_all(b'0'..=b'9');
        let hex = digit && !upper && !lower && bytes.has_all(b'A'..=b'F') && bytes.has_all(b'a'..=b'f');
        let classes = [
            (upper && lower, ExpectedItem::Letter),
            (upper && !lower, ExpectedItem::UpperCaseLetter),
            (lower && !upper, ExpectedItem::LowerCaseLetter),
            (digit && !hex, ExpectedItem::Digit),
            (hex, ExpectedItem::HexDigit),
        ];
        let classes = classes.into_iter().filter_map(|(there, item)| there.then_some(item));
        let told = move |byte: u8| match byte {
            b'A'..=b'Z' => upper || (hex && byte <= b'F'),
            b'a'..=b'z' => lower || (hex && byte <= b'f'),
            b'0'..=b'9' => digit,
            _ => false,
        };
        let single = Runs { bytes, told, next: 0, delimiters: 0 };
        let beyond = (bytes.0[2] | bytes.0[3] != 0).then_some(ExpectedItem::NonAscii);
        classes.chain(single).chain(beyond).chain(self.end.then_some(ExpectedItem::End))
    }
}

/// ASCII characters that no class told of: first the general delimiters, in the order in which they occur in
/// a URI, then the others; four or more neighbours among letters, digits or controls are a range.
#[derive(Clone)]
struct Runs<F> {
    bytes: ByteSet,
    told: F,
    next: u8,
    /// How many of [`DELIMITERS`] were looked at.
    delimiters: usize,
}

/// `gen-delims = ":" / "/" / "?" / "#" / "[" / "]" / "@"` (RFC 3986 section 2.2)
const DELIMITERS: &[u8] = b":/?#[]@";

impl<F: Fn(u8) -> bool> Iterator for Runs<F> {
    type Item = ExpectedItem;

    fn next(&mut self) -> Option<ExpectedItem> {
        while let Some(&delimiter) = DELIMITERS.get(self.delimiters) {
            self.delimiters += 1;
            if self.bytes.contains(delimiter) {
                return Some(ExpectedItem::Character(delimiter as char));
            }
        }
        let wanted = |byte: u8| {
            byte < 0x80 && self.bytes.contains(byte) && !(self.told)(byte) && !DELIMITERS.contains(&byte)
        };
        while self.next < 0x80 && !wanted(self.next) {
            self.next += 1;
        }
        if self.next >= 0x80 {
            return None;
        }
        let first = self.next;
        let mut last = first;
        while wanted(last + 1) && kind_of(last + 1) == kind_of(first) {
            last += 1;
        }
        if last - first < 3 || kind_of(first) == Kind::Mark {
            last = first;
        }
        self.next = last + 1;
        let (first, last) = (first as char, last as char);
        Some(if first == last { ExpectedItem::Character(first) } else { ExpectedItem::Range(first, last) })
    }
}

#[derive(PartialEq, Eq)]
enum Kind {
    Control,
    Digit,
    Upper,
    Lower,
    Mark,
}

fn kind_of(byte: u8) -> Kind {
    match byte {
        0..=0x1F | 0x7F => Kind::Control,
        b'0'..=b'9' => Kind::Digit,
        b'A'..=b'Z' => Kind::Upper,
        b'a'..=b'z' => Kind::Lower,
        _ => Kind::Mark,
    }
}

/// More single characters than this are shown together: `one of "!$&'()"`.
const SINGLY: usize = 8;

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mark = |item: &ExpectedItem| matches!(item, ExpectedItem::Character(c) if !c.is_ascii_control());
        let together = self.items().filter(mark).count() > SINGLY;
        let shown = self.items().filter(|item| !together || !mark(item) || *item == ExpectedItem::End);
        let count = shown.clone().count() + usize::from(together);
        let mut marks = together;
        for (index, item) in shown.enumerate() {
            // The characters stand before what is no character of ASCII.
            if marks && matches!(item, ExpectedItem::NonAscii | ExpectedItem::End) {
                marks = false;
                self.marks(f, mark)?;
                separate(f, index + 1, count)?;
            }
            write!(f, "{item}")?;
            separate(f, index + 1 + usize::from(together && !marks), count)?;
        }
        if marks {
            self.marks(f, mark)?;
        }
        if count == 0 { f.write_str("nothing") } else { Ok(()) }
    }
}

impl Expected {
    fn marks(&self, f: &mut fmt::Formatter<'_>, mark: impl Fn(&ExpectedItem) -> bool) -> fmt::Result {
        f.write_str("one of ")?;
        for item in self.items().filter(mark) {
            if let ExpectedItem::Character(c) = item {
                write!(f, "{c}")?;
            }
        }
        Ok(())
    }
}

/// What stands behind item number `index` of `count`.
fn separate(f: &mut fmt::Formatter<'_>, index: usize, count: usize) -> fmt::Result {
    match count.saturating_sub(index) {
        0 => Ok(()),
        1 => f.write_str(" or "),
        _ => f.write_str(", "),
    }
}
