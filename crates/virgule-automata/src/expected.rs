//! Expected bytes in English: `a digit, "/", "?", "#" or the end`.

use super::fixed_text::FixedText;
use core::fmt;

/// A set of bytes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct ByteSet(pub [u64; 4]);

impl ByteSet {
    /// The empty set.
    pub const EMPTY: Self = ByteSet([0; 4]);

    /// Creates the set of one byte, or the empty set.
    pub const fn of(byte: Option<u8>) -> Self {
        let mut set = Self::EMPTY;
        if let Some(byte) = byte {
            set.insert(byte);
        }
        set
    }

    /// Adds a byte.
    pub const fn insert(&mut self, byte: u8) {
        self.0[byte as usize / 64] |= 1 << (byte % 64);
    }

    /// True if `byte` is in the set.
    pub const fn contains(&self, byte: u8) -> bool {
        self.0[byte as usize / 64] >> (byte % 64) & 1 != 0
    }

    /// Returns the ASCII characters of the set as bits.
    pub(super) const fn ascii(&self) -> u128 {
        self.0[0] as u128 | (self.0[1] as u128) << 64
    }

    /// True if the set contains a byte of a non-ASCII character.
    pub(super) const fn has_non_ascii(&self) -> bool {
        self.0[2] | self.0[3] != 0
    }

    pub(super) const fn unite(&mut self, other: &ByteSet) {
        let mut word = 0;
        while word < 4 {
            self.0[word] |= other.0[word];
            word += 1;
        }
    }

    const fn has_all(&self, first: u8, last: u8) -> bool {
        self.ascii() & range(first, last) == range(first, last)
    }
}

/// Returns the ASCII characters from `first` to `last` as bits.
const fn range(first: u8, last: u8) -> u128 {
    u128::MAX >> (127 - (last - first)) << first
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
    /// Writes the same text as `Display`, because most errors are seen in the message of an `unwrap`.
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
    /// A non-ASCII character.
    NonAscii,
    /// The end of the text.
    End,
}

impl fmt::Display for ExpectedItem {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = FixedText::<64>::EMPTY;
        self.write(&mut text);
        f.write_str(text.as_str())
    }
}

impl ExpectedItem {
    /// Returns the English name of a class of characters, of the end, or of a character that is not shown as itself.
    ///
    /// ```
    /// use virgule::ExpectedItem;
    ///
    /// assert_eq!(ExpectedItem::HexDigit.name(), Some("a hex digit"));
    /// assert_eq!(ExpectedItem::Character('\t').name(), Some("a tab"));
    /// assert_eq!(ExpectedItem::Character('/').name(), None);
    /// ```
    #[inline]
    pub const fn name(self) -> Option<&'static str> {
        Some(match self {
            ExpectedItem::Letter => "a letter",
            ExpectedItem::UpperCaseLetter => "an upper-case letter",
            ExpectedItem::LowerCaseLetter => "a lower-case letter",
            ExpectedItem::Digit => "a digit",
            ExpectedItem::HexDigit => "a hex digit",
            ExpectedItem::NonAscii => "a non-ASCII character",
            ExpectedItem::End => "the end",
            ExpectedItem::Character('"') => "a double quote",
            ExpectedItem::Character(' ') => "a space",
            ExpectedItem::Character('\0') => "a null character",
            ExpectedItem::Character('\t') => "a tab",
            ExpectedItem::Character('\n') => "a line feed",
            ExpectedItem::Character('\x0B') => "a vertical tab",
            ExpectedItem::Character('\x0C') => "a form feed",
            ExpectedItem::Character('\r') => "a carriage return",
            ExpectedItem::Character('\x1B') => "an escape character",
            ExpectedItem::Character('\x7F') => "a delete character",
            ExpectedItem::Character(_) | ExpectedItem::Range(..) => return None,
        })
    }

    const fn write<const N: usize>(self, text: &mut FixedText<N>) {
        if let Some(name) = self.name() {
            return text.push_str(name);
        }
        let (first, last) = match self {
            ExpectedItem::Character(c) => (c, c),
            ExpectedItem::Range(first, last) => (first, last),
            // All others have a name.
            _ => return,
        };
        let is_control = first.is_ascii_control();
        if is_control {
            text.push_str(if first == last { "the control character " } else { "a control character " });
        }
        quote(first, is_control, text);
        if first != last {
            text.push_str(" to ");
            quote(last, is_control, text);
        }
    }

    /// True for a single ASCII character that is not a control.
    const fn is_symbol(self) -> bool {
        matches!(self, ExpectedItem::Character(c) if !c.is_ascii_control())
    }
}

/// Writes `"c"`, or `%x0C` for a control character.
const fn quote<const N: usize>(c: char, is_control: bool, text: &mut FixedText<N>) {
    if is_control {
        text.push_str("%x");
        text.push_hex(c as u8);
    } else {
        text.push('"');
        text.push(c);
        text.push('"');
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
    /// The expected characters that are neither delimiters nor in an expected class, as bits.
    singles: u128,
    /// The next candidate: the five classes, the delimiters, the ASCII characters, all other characters, then the end.
    next: usize,
}

/// `gen-delims = ":" / "/" / "?" / "#" / "[" / "]" / "@"` (RFC 3986 section 2.2)
const DELIMITERS: &[u8; 7] = b":/?#[]@";
/// The index of the first delimiter among the candidates, and of the first ASCII character.
const FIRST_DELIMITER: usize = 5;
const FIRST_CHARACTER: usize = FIRST_DELIMITER + DELIMITERS.len();

impl ExpectedItems {
    /// [`Iterator::next`], for constants.
    pub const fn next_item(&mut self) -> Option<ExpectedItem> {
        const NON_ASCII: usize = FIRST_CHARACTER + 0x80;
        const END: usize = NON_ASCII + 1;
        let ExpectedItems { expected: Expected { bytes, end }, upper, lower, digit, hex, .. } = *self;
        while self.next <= END {
            let candidate = self.next;
            self.next += 1;
            let (is_expected, item) = match candidate {
                0 => (upper && lower, ExpectedItem::Letter),
                1 => (upper && !lower, ExpectedItem::UpperCaseLetter),
                2 => (lower && !upper, ExpectedItem::LowerCaseLetter),
                3 => (digit && !hex, ExpectedItem::Digit),
                4 => (hex, ExpectedItem::HexDigit),
                NON_ASCII => (bytes.has_non_ascii(), ExpectedItem::NonAscii),
                END => (end, ExpectedItem::End),
                FIRST_CHARACTER.. => {
                    let first = (candidate - FIRST_CHARACTER) as u8;
                    let rest = self.singles >> first;
                    if rest == 0 {
                        self.next = NON_ASCII;
                        continue;
                    }
                    let first = first + rest.trailing_zeros() as u8;
                    self.next = FIRST_CHARACTER + 1 + first as usize;
                    (true, self.run(first))
                }
                _ => {
                    let delimiter = DELIMITERS[candidate - FIRST_DELIMITER];
                    (bytes.contains(delimiter), ExpectedItem::Character(delimiter as char))
                }
            };
            if is_expected {
                if let ExpectedItem::Range(_, last) = item {
                    self.next = FIRST_CHARACTER + 1 + last as usize;
                }
                return Some(item);
            }
        }
        None
    }

    /// Returns the range of single characters of one class that begins with `first`, or only `first` for a symbol or
    /// for fewer than four characters.
    const fn run(&self, first: u8) -> ExpectedItem {
        let (class, mut last) = (class_of(first), first);
        while last < 0x7F && self.singles >> (last + 1) & 1 != 0 && class_of(last + 1) == class {
            last += 1;
        }
        if last - first < 3 || class == SYMBOL {
            return ExpectedItem::Character(first as char);
        }
        ExpectedItem::Range(first as char, last as char)
    }
}

impl Iterator for ExpectedItems {
    type Item = ExpectedItem;

    #[inline]
    fn next(&mut self) -> Option<ExpectedItem> {
        self.next_item()
    }
}

impl core::iter::FusedIterator for ExpectedItems {}

const SYMBOL: u8 = 4;

/// Returns the number of a character's class. Adjacent characters of different classes are not a range.
const fn class_of(byte: u8) -> u8 {
    match byte {
        0..=0x1F | 0x7F => 0,
        b'0'..=b'9' => 1,
        b'A'..=b'Z' => 2,
        b'a'..=b'z' => 3,
        _ => SYMBOL,
    }
}

/// The number of symbols above which they are written as one list: `one of "!$&'()"`.
const MAX_SINGLE: usize = 8;

impl Expected {
    /// Returns the items that could have come next: classes of characters first, then single characters, then the end.
    #[inline]
    pub const fn items(&self) -> ExpectedItems {
        let bytes = &self.bytes;
        let (upper, lower) = (bytes.has_all(b'A', b'Z'), bytes.has_all(b'a', b'z'));
        let digit = bytes.has_all(b'0', b'9');
        let hex = digit && !upper && !lower && bytes.has_all(b'A', b'F') && bytes.has_all(b'a', b'f');
        let mut singles = bytes.ascii();
        let listed = [
            (upper, range(b'A', b'Z')),
            (lower, range(b'a', b'z')),
            (digit, range(b'0', b'9')),
            (hex, range(b'A', b'F') | range(b'a', b'f')),
        ];
        let mut index = 0;
        while index < listed.len() {
            singles &= if listed[index].0 { !listed[index].1 } else { u128::MAX };
            index += 1;
        }
        index = 0;
        while index < DELIMITERS.len() {
            singles &= !(1 << DELIMITERS[index]);
            index += 1;
        }
        ExpectedItems { expected: *self, upper, lower, digit, hex, singles, next: 0 }
    }

    /// Appends `a letter, "/" or the end`. Many symbols are written as one list, before any non-ASCII item.
    pub const fn write<const N: usize>(&self, text: &mut FixedText<N>) {
        let (mut symbols, mut others, mut items) = (0, 0, self.items());
        while let Some(item) = items.next_item() {
            if item.is_symbol() {
                symbols += 1;
            } else {
                others += 1;
            }
        }
        let together = symbols > MAX_SINGLE;
        let count = others + if together { 1 } else { symbols };
        let (mut written, mut is_left) = (0, together);
        items = self.items();
        while let Some(item) = items.next_item() {
            if together && item.is_symbol() {
                continue;
            }
            if is_left && matches!(item, ExpectedItem::NonAscii | ExpectedItem::End) {
                (written, is_left) = (written + 1, false);
                self.write_symbols(text);
                separate(written, count, text);
            }
            written += 1;
            item.write(text);
            separate(written, count, text);
        }
        if is_left {
            self.write_symbols(text);
        }
        if count == 0 {
            text.push_str("nothing");
        }
    }

    const fn write_symbols<const N: usize>(&self, text: &mut FixedText<N>) {
        text.push_str("one of ");
        let mut items = self.items();
        while let Some(item) = items.next_item() {
            match item {
                ExpectedItem::Character(c) if item.is_symbol() => text.push(c),
                _ => {}
            }
        }
    }
}

/// Appends the separator after item number `written` of `count`.
const fn separate<const N: usize>(written: usize, count: usize, text: &mut FixedText<N>) {
    if written + 1 == count {
        text.push_str(" or ");
    } else if written < count {
        text.push_str(", ");
    }
}

impl fmt::Display for Expected {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // The longest list is that of all control characters but every fourth.
        let mut text = FixedText::<1024>::EMPTY;
        self.write(&mut text);
        f.write_str(text.as_str())
    }
}
