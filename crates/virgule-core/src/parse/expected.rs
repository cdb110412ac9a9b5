//! Expected bytes in English: `a digit, "/", "?", "#" or the end`.

use core::fmt;

/// A set of bytes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct ByteSet(pub [u64; 4]);

impl ByteSet {
    /// True if `byte` is in the set.
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

    #[inline]
    fn has_all(&self, range: core::ops::RangeInclusive<u8>) -> bool {
        range.into_iter().all(|byte| self.contains(byte))
    }
}

/// The bytes that have a transition, and whether the text may end. `Display` writes a list in English.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Expected {
    /// The bytes that have a transition.
    pub bytes: ByteSet,
    /// True if the text could have ended here.
    pub end: bool,
}

impl fmt::Debug for Expected {
    /// The same text as `Display`: most errors are seen in the message of an `unwrap`.
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// One item that could have come next. Its `Display` is the text in messages: `a digit`, `"/"`, `the end`.
///
/// ```
/// use virgule::{ExpectedItem, Uri};
///
/// let error = Uri::parse("http://example.com:8x/").unwrap_err();
/// assert_eq!(error.expected().next(), Some(ExpectedItem::Digit));
/// assert_eq!(error.expected().last(), Some(ExpectedItem::End));
/// assert_eq!(ExpectedItem::Range('1', '9').to_string(), r#""1" to "9""#);
/// assert_eq!(ExpectedItem::Character('\t').to_string(), "a tab");
/// ```
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
    /// A single ASCII character.
    Character(char),
    /// All ASCII characters from the first to the second, both included.
    Range(char, char),
    /// A character beyond ASCII.
    NonAscii,
    /// The end of the text.
    End,
}

impl fmt::Display for ExpectedItem {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            ExpectedItem::Letter => f.write_str("a letter"),
            ExpectedItem::UpperCaseLetter => f.write_str("an upper-case letter"),
            ExpectedItem::LowerCaseLetter => f.write_str("a lower-case letter"),
            ExpectedItem::Digit => f.write_str("a digit"),
            ExpectedItem::HexDigit => f.write_str("a hex digit"),
            ExpectedItem::Character('"') => f.write_str("a double quote"),
            ExpectedItem::Character(' ') => f.write_str("a space"),
            ExpectedItem::Character(c) => match control(c) {
                Some(name) => f.write_str(name),
                None if c.is_ascii_control() => write!(f, "the control character %x{:02X}", c as u32),
                None => write!(f, "\"{c}\""),
            },
            ExpectedItem::Range(first, last) if first.is_ascii_control() => {
                write!(f, "a control character %x{:02X} to %x{:02X}", first as u32, last as u32)
            }
            ExpectedItem::Range(first, last) => write!(f, "\"{first}\" to \"{last}\""),
            ExpectedItem::NonAscii => f.write_str("a non-ASCII character"),
            ExpectedItem::End => f.write_str("the end"),
        }
    }
}

/// The name of a control character that has one in common use.
#[inline]
fn control(c: char) -> Option<&'static str> {
    Some(match c {
        '\0' => "a null character",
        '\t' => "a tab",
        '\n' => "a line feed",
        '\x0B' => "a vertical tab",
        '\x0C' => "a form feed",
        '\r' => "a carriage return",
        '\x1B' => "an escape character",
        '\x7F' => "a delete character",
        _ => return None,
    })
}

impl Expected {
    /// The items that could have come next: classes of characters first, then single characters, then the end.
    #[inline]
    pub fn items(&self) -> ExpectedItems {
        let bytes = self.bytes;
        let (upper, lower) = (bytes.has_all(b'A'..=b'Z'), bytes.has_all(b'a'..=b'z'));
        let digit = bytes.has_all(b'0'..=b'9');
        let hex = digit && !upper && !lower && bytes.has_all(b'A'..=b'F') && bytes.has_all(b'a'..=b'f');
        ExpectedItems {
            expected: *self,
            upper,
            lower,
            digit,
            hex,
            classes: 0,
            delimiters: 0,
            next: 0,
            rest: 0,
        }
    }
}

/// Iterates over the items that could have come next: classes of characters first, then single ASCII characters, then
/// the class of all other characters and the end. Among the single characters the general delimiters come first, in the
/// order in which they occur in a URI. Four or more adjacent letters, digits or controls are a range.
///
/// ```
/// let error = virgule::Uri::parse("http://example.com:8x/").unwrap_err();
/// let items: Vec<String> = error.expected().map(|item| item.to_string()).collect();
/// assert_eq!(items, ["a digit", r#""/""#, r#""?""#, r##""#""##, "the end"]);
/// ```
#[derive(Debug, Clone)]
pub struct ExpectedItems {
    expected: Expected,
    /// `upper`, `lower`, `digit` and `hex` are true if all characters of the class are expected.
    upper: bool,
    lower: bool,
    digit: bool,
    hex: bool,
    /// The number of classes that were already checked.
    classes: usize,
    /// The number of [`DELIMITERS`] that were already checked.
    delimiters: usize,
    /// The next ASCII character to check.
    next: u8,
    /// The number of items behind the ASCII characters ([`ExpectedItem::NonAscii`], [`ExpectedItem::End`]) that were
    /// already checked.
    rest: usize,
}

/// `gen-delims = ":" / "/" / "?" / "#" / "[" / "]" / "@"` (RFC 3986 section 2.2)
const DELIMITERS: &[u8] = b":/?#[]@";

impl ExpectedItems {
    /// True if the item of a class that is expected contains the character.
    #[inline]
    fn is_in_class(&self, byte: u8) -> bool {
        match byte {
            b'A'..=b'Z' => self.upper || (self.hex && byte <= b'F'),
            b'a'..=b'z' => self.lower || (self.hex && byte <= b'f'),
            b'0'..=b'9' => self.digit,
            _ => false,
        }
    }

    /// True if the character is expected, and is neither a delimiter nor in a class that is expected.
    #[inline]
    fn is_single(&self, byte: u8) -> bool {
        let listed = self.is_in_class(byte) || DELIMITERS.contains(&byte);
        byte < 0x80 && self.expected.bytes.contains(byte) && !listed
    }

    #[inline]
    fn class(&mut self) -> Option<ExpectedItem> {
        let classes = [
            (self.upper && self.lower, ExpectedItem::Letter),
            (self.upper && !self.lower, ExpectedItem::UpperCaseLetter),
            (self.lower && !self.upper, ExpectedItem::LowerCaseLetter),
            (self.digit && !self.hex, ExpectedItem::Digit),
            (self.hex, ExpectedItem::HexDigit),
        ];
        first(&classes, &mut self.classes)
    }

    #[inline]
    fn delimiter(&mut self) -> Option<ExpectedItem> {
        while let Some(&delimiter) = DELIMITERS.get(self.delimiters) {
            self.delimiters += 1;
            if self.expected.bytes.contains(delimiter) {
                return Some(ExpectedItem::Character(delimiter as char));
            }
        }
        None
    }

    #[inline]
    fn run(&mut self) -> Option<ExpectedItem> {
        while self.next < 0x80 && !self.is_single(self.next) {
            self.next += 1;
        }
        if self.next >= 0x80 {
            return None;
        }
        let first = self.next;
        let mut last = first;
        while self.is_single(last + 1) && class_of(last + 1) == class_of(first) {
            last += 1;
        }
        if last - first < 3 || class_of(first) == CharacterClass::Symbol {
            last = first;
        }
        self.next = last + 1;
        let (first, last) = (first as char, last as char);
        Some(if first == last { ExpectedItem::Character(first) } else { ExpectedItem::Range(first, last) })
    }

    #[inline]
    fn rest_items(&mut self) -> Option<ExpectedItem> {
        let bytes = &self.expected.bytes.0;
        let rest =
            [(bytes[2] | bytes[3] != 0, ExpectedItem::NonAscii), (self.expected.end, ExpectedItem::End)];
        first(&rest, &mut self.rest)
    }
}

/// The next item from `looked_at` on whose flag is true. Sets `looked_at` to the index after it.
#[inline]
fn first(items: &[(bool, ExpectedItem)], looked_at: &mut usize) -> Option<ExpectedItem> {
    while let Some(&(there, item)) = items.get(*looked_at) {
        *looked_at += 1;
        if there {
            return Some(item);
        }
    }
    None
}

impl Iterator for ExpectedItems {
    type Item = ExpectedItem;

    #[inline]
    fn next(&mut self) -> Option<ExpectedItem> {
        self.class().or_else(|| self.delimiter()).or_else(|| self.run()).or_else(|| self.rest_items())
    }
}

impl core::iter::FusedIterator for ExpectedItems {}

#[derive(PartialEq, Eq)]
enum CharacterClass {
    Control,
    Digit,
    Upper,
    Lower,
    Symbol,
}

#[inline]
fn class_of(byte: u8) -> CharacterClass {
    match byte {
        0..=0x1F | 0x7F => CharacterClass::Control,
        b'0'..=b'9' => CharacterClass::Digit,
        b'A'..=b'Z' => CharacterClass::Upper,
        b'a'..=b'z' => CharacterClass::Lower,
        _ => CharacterClass::Symbol,
    }
}

/// The number of symbols above which they are written as one list: `one of "!$&'()"`.
const MAX_SINGLE: usize = 8;

impl fmt::Display for Expected {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (mut symbols, mut others) = (0, 0);
        for item in self.items() {
            *(if is_symbol(item) { &mut symbols } else { &mut others }) += 1;
        }
        let together = symbols > MAX_SINGLE;
        let count = others + if together { 1 } else { symbols };
        let (mut index, mut left) = (0, together);
        for item in self.items() {
            if together && is_symbol(item) {
                continue;
            }
            // The list of symbols precedes the items that are not ASCII characters.
            if left && matches!(item, ExpectedItem::NonAscii | ExpectedItem::End) {
                (index, left) = (index + 1, false);
                self.symbols(f)?;
                separate(f, index, count)?;
            }
            index += 1;
            write!(f, "{item}")?;
            separate(f, index, count)?;
        }
        if left {
            self.symbols(f)?;
        }
        if count == 0 { f.write_str("nothing") } else { Ok(()) }
    }
}

/// True for a single ASCII character that is not a control.
#[inline]
fn is_symbol(item: ExpectedItem) -> bool {
    matches!(item, ExpectedItem::Character(c) if !c.is_ascii_control())
}

impl Expected {
    /// Writes all symbols as one list.
    #[inline]
    fn symbols(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("one of ")?;
        for item in self.items() {
            match item {
                ExpectedItem::Character(c) if is_symbol(item) => write!(f, "{c}")?,
                _ => {}
            }
        }
        Ok(())
    }
}

/// Writes the separator after item number `index` of `count`.
#[inline]
fn separate(f: &mut fmt::Formatter<'_>, index: usize, count: usize) -> fmt::Result {
    match count.saturating_sub(index) {
        0 => Ok(()),
        1 => f.write_str(" or "),
        _ => f.write_str(", "),
    }
}
