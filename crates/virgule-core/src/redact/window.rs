//! The input of a search for secrets: bytes, possibly with more to come, and the characters that their escapes encode.
//!
//! ```text
//! https://u:p@h           plain
//! https:\/\/u:p\u0040h    plain, within JSON (RFC 8259 section 7)
//! https%3A%2F%2Fu%3Ap%40h percent-encoded once, as the value of a query
//! https:\\u:p@h           plain, with the slashes that browsers accept
//! ```

use super::MASK;
use core::ops::Range;

/// A part of the input with at least [`LOOKBACK`] bytes before the undecided ones, if that many exist.
#[derive(Debug, Clone, Copy)]
pub(super) struct Window<'t> {
    pub bytes: &'t [u8],
    /// True if no further bytes follow.
    pub is_last: bool,
}

/// The result depends on bytes after the window.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Incomplete;

/// A character, and the length of its encoding.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Symbol {
    pub byte: u8,
    pub length: usize,
}

/// The number of times that delimiters are percent-encoded.
pub(super) type Escape = usize;

/// Characters that are percent-encoded more often are not decoded.
pub(super) const MAX_ESCAPE: Escape = 3;

/// The maximum number of bytes before an offset that affect the decision at the offset.
pub(super) const LOOKBACK: usize = 128;

/// The maximum number of backslashes before an escaped character: JSON within JSON doubles them.
pub(super) const MAX_BACKSLASHES: usize = 8;

impl<'t> Window<'t> {
    /// Returns the byte at `at`, or `None` at the end of the input.
    #[inline]
    pub fn byte(&self, at: usize) -> Result<Option<u8>, Incomplete> {
        match self.bytes.get(at) {
            Some(&byte) => Ok(Some(byte)),
            None if self.is_last => Ok(None),
            None => Err(Incomplete),
        }
    }

    /// Returns the byte before `at`, or `None` at the beginning of the input.
    #[inline]
    pub fn before(&self, at: usize) -> Option<u8> {
        self.bytes.get(at.checked_sub(1)?).copied()
    }

    /// At most [`LOOKBACK`] bytes before `at`.
    #[inline]
    pub fn lookback(&self, at: usize) -> &'t [u8] {
        self.bytes.get(at.saturating_sub(LOOKBACK)..at).unwrap_or_default()
    }

    /// Returns the offset of the backslashes before `at`, which escape it in a file of Java properties: `\:`, `\=`.
    #[inline]
    pub fn before_backslashes(&self, at: usize) -> usize {
        at - self.lookback(at).iter().rev().take_while(|byte| **byte == b'\\').count()
    }

    #[inline]
    pub fn get(&self, range: Range<usize>) -> &'t [u8] {
        self.bytes.get(range).unwrap_or_default()
    }

    /// True if the text at `at` may follow a closing quote in JSON, CSV, shell commands, markup and prose.
    #[inline]
    pub fn may_follow_quote(&self, at: usize) -> Result<bool, Incomplete> {
        let Some(byte) = self.byte(at)? else { return Ok(true) };
        Ok(match byte {
            // The end of a sentence, and of an empty element of XML.
            b'.' => self.byte(at + 1)?.is_none_or(is_blank),
            b'/' => self.byte(at + 1)? == Some(b'>'),
            byte => follows_quote(byte),
        })
    }

    /// True for [`CLOSING_MARKS`] with what may follow a closing quote after them.
    #[inline]
    pub fn is_closing_mark(&self, mut at: usize) -> Result<bool, Incomplete> {
        for _ in 0..MAX_MARKS {
            let mut mark = [0; 3];
            for (offset, byte) in mark.iter_mut().enumerate() {
                *byte = self.byte(at + offset)?.unwrap_or_default();
            }
            let is_mark = |known: &char| mark.starts_with(known.encode_utf8(&mut [0; 4]).as_bytes());
            let Some(known) = CLOSING_MARKS.chars().find(is_mark) else { return Ok(false) };
            at += known.len_utf8();
            if self.may_follow_quote(at)? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// True if [`MASK`] at `at` replaces a password or value: no earlier secret extends past it.
    #[inline]
    pub fn is_masked(&self, at: usize) -> bool {
        let before = self.get(at.saturating_sub(2)..at);
        let is_begin = matches!(
            before,
            [.., b':' | b'=' | b'/' | b'\\' | b',' | b';' | b'|']
                | [b'3', b'A' | b'a' | b'D' | b'd']
                | [b'2', b'F' | b'f']
                | [b'5', b'C' | b'c']
        );
        is_begin && self.get(at..at + MASK.len()) == MASK.as_bytes()
    }

    /// True if [`MASK`] at `at` replaces an entire value: a character that ends a value follows it.
    #[inline]
    pub fn is_masked_value(&self, at: usize) -> Result<bool, Incomplete> {
        let end = at + MASK.len();
        if self.get(at..end) != MASK.as_bytes() {
            return Ok(false);
        }
        match self.byte(end)? {
            Some(byte) if !byte.is_ascii() => self.is_closing_mark(end),
            byte => Ok(byte.is_none_or(|byte| is_blank(byte) || b"&;?#\"'`<>,|\\%)]}".contains(&byte))),
        }
    }

    /// True if [`MASK`] at `at` replaces an entire value, or a password before an `@`.
    #[inline]
    pub fn is_masked_secret(&self, at: usize) -> Result<bool, Incomplete> {
        Ok(self.is_masked(at)
            && (self.is_masked_value(at)? || self.delimiter(at + MASK.len(), b'@')?.is_some()))
    }

    /// Returns the character at `at`, or `None` at the end of the input.
    #[inline]
    pub fn symbol(&self, at: usize, escape: Escape) -> Result<Option<Symbol>, Incomplete> {
        #[cfg(test)]
        crate::work::read(1);
        let Some(byte) = self.byte(at)? else { return Ok(None) };
        let escaped = match (byte, escape) {
            (b'\\', 0) => self.backslash(at)?,
            (b'&', 0) => self.reference(at)?,
            (b'%', 1..) => self.percent(at, escape)?,
            _ => None,
        };
        Ok(Some(escaped.unwrap_or(Symbol { byte, length: 1 })))
    }

    /// Decodes `\/`, `\u0040` or, of delimiters, `\x40`, with one backslash or, in JSON within JSON, several.
    #[inline]
    fn backslash(&self, at: usize) -> Result<Option<Symbol>, Incomplete> {
        for count in 1..=MAX_BACKSLASHES {
            match self.byte(at + count)? {
                Some(b'\\') => {}
                Some(b'/') => return Ok(Some(Symbol { byte: b'/', length: count + 1 })),
                Some(letter @ (b'u' | b'x')) => {
                    let digits = if letter == b'u' { 4 } else { 2 };
                    let number = self.hex(at + count + 1, digits)?;
                    let byte = number.and_then(|number| u8::try_from(number).ok());
                    let byte = byte.filter(|byte| byte.is_ascii() && (digits == 4 || b":=/@".contains(byte)));
                    return Ok(byte.map(|byte| Symbol { byte, length: count + 1 + digits }));
                }
                _ => return Ok(None),
            }
        }
        Ok(None)
    }

    /// Decodes `&amp;`, `&#64;` or `&#x40;` of HTML and XML.
    #[inline]
    fn reference(&self, at: usize) -> Result<Option<Symbol>, Incomplete> {
        let named = |name: &[u8]| {
            for (offset, expected) in name.iter().enumerate() {
                if self.byte(at + 1 + offset)? != Some(*expected) {
                    return Ok(false);
                }
            }
            Ok(true)
        };
        if named(b"amp;")? {
            return Ok(Some(Symbol { byte: b'&', length: 5 }));
        }
        if self.byte(at + 1)? != Some(b'#') {
            return Ok(None);
        }
        let is_hex = matches!(self.byte(at + 2)?, Some(b'x' | b'X'));
        let (begin, radix) = if is_hex { (at + 3, 16) } else { (at + 2, 10) };
        let mut number = 0;
        for digit in begin..begin + 4 {
            match self.byte(digit)? {
                Some(b';') if digit > begin && (0x20..0x7F).contains(&number) => {
                    let byte = u8::try_from(number).unwrap_or_default();
                    return Ok(Some(Symbol { byte, length: digit + 1 - at }));
                }
                Some(byte) => match char::from(byte).to_digit(radix) {
                    Some(value) => number = number * radix + value,
                    None => return Ok(None),
                },
                None => return Ok(None),
            }
        }
        Ok(None)
    }

    /// Decodes `%40`, or `%2540` if it is encoded twice.
    #[inline]
    fn percent(&self, at: usize, escape: Escape) -> Result<Option<Symbol>, Incomplete> {
        let mut digits = at + 1;
        for _ in 1..escape {
            if (self.byte(digits)?, self.byte(digits + 1)?) != (Some(b'2'), Some(b'5')) {
                return Ok(None);
            }
            digits += 2;
        }
        let byte = self.hex(digits, 2)?.and_then(|number| u8::try_from(number).ok());
        Ok(byte.map(|byte| Symbol { byte, length: digits + 2 - at }))
    }

    /// Returns the value of `count` hexadecimal digits at `at`.
    #[inline]
    fn hex(&self, at: usize, count: usize) -> Result<Option<u32>, Incomplete> {
        let mut number = 0;
        for digit in at..at + count {
            match self.byte(digit)?.and_then(|byte| char::from(byte).to_digit(16)) {
                Some(value) => number = number * 16 + value,
                None => return Ok(None),
            }
        }
        Ok(Some(number))
    }

    /// True for a percent-encoding of a character other than `:`, `=` and `%`, as most are.
    #[inline]
    pub fn is_other_encoding(&self, at: usize) -> bool {
        match self.bytes.get(at..at + 3) {
            Some([b'%', high, low]) => {
                !matches!((high, low), (b'3', b'A' | b'a' | b'D' | b'd') | (b'2', b'5'))
            }
            _ => false,
        }
    }

    /// Returns the character at `at` and its escape level, if it is `byte`.
    #[inline]
    pub fn delimiter(&self, at: usize, byte: u8) -> Result<Option<(Symbol, Escape)>, Incomplete> {
        match self.byte(at)? {
            Some(plain) if plain == byte => Ok(Some((Symbol { byte, length: 1 }, 0))),
            Some(b'%' | b'\\' | b'&') => self.escaped_delimiter(at, byte),
            _ => Ok(None),
        }
    }

    #[inline]
    fn escaped_delimiter(&self, at: usize, byte: u8) -> Result<Option<(Symbol, Escape)>, Incomplete> {
        for escape in 0..=MAX_ESCAPE {
            let symbol = self.symbol(at, escape)?;
            if let Some(symbol) = symbol.filter(|symbol| symbol.byte == byte) {
                return Ok(Some((symbol, escape)));
            }
            if self.byte(at)? != Some(b'%') {
                break;
            }
        }
        Ok(None)
    }
}

/// Returns the offset of the first byte for which `is` is true. Testing entire blocks lets compilers vectorize; the
/// last block ends with the bytes and overlaps the previous one.
#[inline(always)]
pub(super) fn first(bytes: &[u8], is: impl Fn(u8) -> bool) -> Option<usize> {
    let within = |begin: usize, block: &[u8; BLOCK]| {
        let (parts, _) = block.as_chunks::<8>();
        let part = parts.iter().position(|part| has(part, &is))?;
        let byte = parts.get(part)?.iter().position(|byte| is(*byte))?;
        Some(begin + 8 * part + byte)
    };
    let mut at = 0;
    while let Some(block) = bytes.get(at..).and_then(<[u8]>::first_chunk) {
        #[cfg(test)]
        crate::work::read(BLOCK);
        if has(block, &is) {
            return within(at, block);
        }
        at += BLOCK;
    }
    match bytes.last_chunk() {
        Some(last) if at < bytes.len() && has(last, &is) => within(bytes.len() - BLOCK, last),
        Some(_) => None,
        None => bytes.iter().position(|byte| is(*byte)),
    }
}

/// True if `is` is true for one of the bytes.
#[inline(always)]
fn has<const N: usize>(block: &[u8; N], is: &impl Fn(u8) -> bool) -> bool {
    block.iter().fold(0, |found, byte| found | u8::from(is(*byte))) != 0
}

/// The number of bytes that are tested at once.
const BLOCK: usize = 32;

/// True for a blank or a control character, including the start of a terminal escape sequence. It ends any URL.
#[inline]
pub(super) const fn is_blank(byte: u8) -> bool {
    byte <= b' ' || byte == 0x7F
}

/// True for a byte that by itself may follow a closing quote.
#[inline]
pub(super) const fn follows_quote(byte: u8) -> bool {
    is_blank(byte) || matches!(byte, b',' | b':' | b';' | b')' | b']' | b'}' | b'>' | b'<' | b'\\' | b'|')
}

/// True for a character of a scheme after its first (RFC 3986 section 3.1).
#[inline]
pub(crate) const fn is_of_scheme(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'+' | b'-' | b'.')
}

/// True for a character between the hosts of a list, and between URLs.
#[inline]
pub(super) const fn is_separator(byte: u8) -> bool {
    matches!(byte, b',' | b';' | b'|')
}

/// The maximum number of [`CLOSING_MARKS`] in a row: `」。`
const MAX_MARKS: usize = 3;

/// Characters beyond ASCII that close a quotation, a bracket or a sentence.
const CLOSING_MARKS: &str = "»”’›」』】）。";
