//! Percent-encodes strings: keeps the characters that a rule allows, and encodes the octets of all others.

use crate::generated::sets::RULES;
use crate::uri::macros::opaque_debug;
#[cfg(feature = "alloc")]
use alloc::{borrow::Cow, string::String};
use core::fmt;
use core::fmt::Write;
use virgule_automata::expected::{ByteSet, Expected};

/// The characters that need no percent-encoding in strings of a rule; all others are encoded.
///
/// Sets come from grammars. Characters can be removed, but not added, so an encoded string matches the rule, unless it
/// is empty and the rule does not match the empty string. `%` is in no set, so decoding inverts encoding.
///
/// ```
/// use virgule::encode::{EncodeSet, QUERY, encode};
///
/// const VALUE: EncodeSet = QUERY.without_all(b"&=+");
/// assert!(QUERY.contains(b'&') && !VALUE.contains(b'&'));
/// assert_eq!(encode("R&B / 100%", VALUE).to_string(), "R%26B%20/%20100%25");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct EncodeSet {
    /// The ASCII characters of the set, as bits.
    plain: u128,
    /// The inclusive ranges of non-ASCII code points, in ascending order.
    non_ascii: &'static [(u32, u32)],
}

impl EncodeSet {
    /// All of ASCII including `%`, which no public set contains: for strings that are already encoded.
    pub(crate) const ASCII: EncodeSet = EncodeSet { plain: u128::MAX, non_ascii: &[] };

    /// ```abnf
    /// unreserved = ALPHA / DIGIT / "-" / "." / "_" / "~"   ; RFC 3986 section 2.3
    /// ```
    #[cfg(feature = "template")]
    pub(crate) const UNRESERVED: EncodeSet =
        EncodeSet::ASCII.only(b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~");

    /// Unreserved characters and
    ///
    /// ```abnf
    /// reserved   = gen-delims / sub-delims                 ; RFC 3986 section 2.2
    /// gen-delims = ":" / "/" / "?" / "#" / "[" / "]" / "@"
    /// sub-delims = "!" / "$" / "&" / "'" / "(" / ")" / "*" / "+" / "," / ";" / "="
    /// ```
    #[cfg(feature = "template")]
    pub(crate) const RESERVED: EncodeSet = EncodeSet {
        plain: EncodeSet::UNRESERVED.plain | EncodeSet::ASCII.only(b":/?#[]@!$&'()*+,;=").plain,
        non_ascii: &[],
    };

    /// Returns the characters of the set that are also in `bytes`.
    #[cfg(feature = "template")]
    const fn only(self, mut bytes: &[u8]) -> Self {
        let mut plain = 0;
        while let Some((&byte, rest)) = bytes.split_first() {
            plain |= 1 << byte;
            bytes = rest;
        }
        EncodeSet { plain: self.plain & plain, non_ascii: &[] }
    }

    /// Not public, because a set must come from a grammar. For generated and derived code.
    #[inline]
    pub(crate) const fn new(plain: u128, non_ascii: &'static [(u32, u32)]) -> Self {
        EncodeSet { plain: plain & !(1 << b'%'), non_ascii }
    }

    /// Returns the set of a rule, by the names of its grammar and of the rule, in any ASCII case. `None` if the rule
    /// does not exist, or is not a repetition of characters and percent-encodings (`scheme` and `authority` are not).
    ///
    /// ```
    /// use virgule::encode::{EncodeSet, REG_NAME};
    ///
    /// assert_eq!(EncodeSet::of("rfc3986", "Reg-Name"), Some(REG_NAME));
    /// assert_eq!(EncodeSet::of("rfc3986", "scheme"), None);
    /// ```
    #[inline]
    pub fn of(grammar: &str, rule: &str) -> Option<Self> {
        let (_, rules) = RULES.iter().find(|(name, _)| name.eq_ignore_ascii_case(grammar))?;
        rules.iter().find(|(name, _)| name.eq_ignore_ascii_case(rule)).map(|&(_, set)| set)
    }

    /// Returns all rules that have a set: grammar, rule, set.
    ///
    /// ```
    /// use virgule::encode::{EncodeSet, QUERY};
    ///
    /// assert!(EncodeSet::all().any(|found| found == ("rfc3986", "query", QUERY)));
    /// ```
    #[inline]
    pub fn all() -> impl Iterator<Item = (&'static str, &'static str, EncodeSet)> {
        RULES.iter().flat_map(|&(grammar, rules)| rules.iter().map(move |&(rule, set)| (grammar, rule, set)))
    }

    /// True if an ASCII character needs no encoding. For non-ASCII characters, see [`Self::contains_char`].
    ///
    /// ```
    /// use virgule::encode::{QUERY, SEGMENT};
    ///
    /// assert!(QUERY.contains(b'?') && !SEGMENT.contains(b'?') && !QUERY.contains(b'%'));
    /// ```
    #[inline]
    pub const fn contains(&self, byte: u8) -> bool {
        byte.is_ascii() && self.plain >> byte & 1 != 0
    }

    /// True if a character needs no encoding.
    ///
    /// ```
    /// use virgule::encode::{IQUERY, QUERY};
    ///
    /// assert!(IQUERY.contains_char('é') && !QUERY.contains_char('é'));
    /// ```
    #[inline]
    pub fn contains_char(&self, c: char) -> bool {
        if c.is_ascii() {
            return self.contains(c as u8);
        }
        let before = self.non_ascii.partition_point(|&(first, _)| first <= u32::from(c));
        let range = before.checked_sub(1).and_then(|last| self.non_ascii.get(last));
        range.is_some_and(|&(_, last)| u32::from(c) <= last)
    }

    /// Returns the set without an ASCII character, which is then encoded. Has no effect if the set lacks it.
    ///
    /// ```
    /// use virgule::encode::{PATH, encode};
    ///
    /// assert_eq!(encode("a/b", PATH).to_string(), "a/b");
    /// assert_eq!(encode("a/b", PATH.without(b'/')).to_string(), "a%2Fb");
    /// ```
    #[must_use]
    #[inline]
    pub const fn without(self, byte: u8) -> Self {
        let lost = if byte.is_ascii() { 1 << byte } else { 0 };
        EncodeSet { plain: self.plain & !lost, ..self }
    }

    /// Returns the set without several ASCII characters.
    ///
    /// ```
    /// use virgule::encode::{QUERY, encode};
    ///
    /// assert_eq!(encode("a=b&c", QUERY.without_all(b"=&")).to_string(), "a%3Db%26c");
    /// ```
    #[must_use]
    #[inline]
    pub const fn without_all(mut self, mut bytes: &[u8]) -> Self {
        while let Some((&byte, rest)) = bytes.split_first() {
            self = self.without(byte);
            bytes = rest;
        }
        self
    }

    /// Returns the set without all non-ASCII characters, which are then encoded.
    ///
    /// ```
    /// use virgule::encode::{IQUERY, encode};
    ///
    /// assert_eq!(encode("é", IQUERY).to_string(), "é");
    /// assert_eq!(encode("é", IQUERY.ascii_only()).to_string(), "%C3%A9");
    /// ```
    #[must_use]
    #[inline]
    pub const fn ascii_only(self) -> Self {
        EncodeSet { non_ascii: &[], ..self }
    }

    /// Returns the length of the prefix of `text` that needs no encoding.
    #[inline]
    pub(super) fn run(&self, text: &str) -> usize {
        let other = text.char_indices().find(|&(_, c)| !self.contains_char(c));
        other.map_or(text.len(), |(at, _)| at)
    }

    /// Returns the bytes that may begin a character of the set or a percent-encoding.
    #[inline]
    pub(super) const fn begins(&self) -> ByteSet {
        let plain = self.plain | 1 << b'%';
        let non_ascii = if self.non_ascii.is_empty() { 0 } else { u64::MAX };
        ByteSet([plain as u64, (plain >> 64) as u64, non_ascii, non_ascii])
    }
}

impl fmt::Debug for EncodeSet {
    /// Lists the characters in English: `EncodeSet(a letter, a digit, …)`.
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ByteSet([low, high, ..]) = self.begins();
        let non_ascii = if self.non_ascii.is_empty() { 0 } else { u64::MAX };
        let bytes = ByteSet([low & !(1 << b'%'), high, non_ascii, non_ascii]);
        write!(f, "EncodeSet({})", Expected { bytes, end: false })
    }
}

/// Percent-encodes the characters of `text` that are not in `set`. `text` may be bytes that are not UTF-8.
///
/// `Display` writes the result without allocation; `into_cow` returns a `Cow<str>`. Hex digits are upper case (RFC 3986
/// section 2.1).
///
/// ```
/// use virgule::encode::{IQUERY, QUERY, encode};
///
/// assert_eq!(encode("é=100%", QUERY).to_string(), "%C3%A9=100%25");
/// assert_eq!(encode("é=100%", IQUERY).to_string(), "é=100%25");
/// assert_eq!(encode(b"\xC3\xA9\xFF", IQUERY).to_string(), "é%FF");
/// ```
pub fn encode<T: AsRef<[u8]> + ?Sized>(text: &T, set: EncodeSet) -> Encode<'_> {
    Encode { bytes: text.as_ref(), set }
}

/// A string that `Display` percent-encodes: see [`encode()`]. `Debug` omits the string, which may be a password.
#[derive(Clone, Copy)]
pub struct Encode<'a> {
    bytes: &'a [u8],
    set: EncodeSet,
}

opaque_debug! { Encode<'_>; }

impl<'a> Encode<'a> {
    /// Returns the encoded string, borrowed if nothing had to be encoded.
    ///
    /// ```
    /// use std::borrow::Cow;
    /// use virgule::encode::{SEGMENT, encode};
    ///
    /// assert!(matches!(encode("a:b", SEGMENT).into_cow(), Cow::Borrowed("a:b")));
    /// assert_eq!(encode("a/b", SEGMENT).into_cow(), "a%2Fb");
    /// ```
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn into_cow(self) -> Cow<'a, str> {
        match core::str::from_utf8(self.bytes) {
            Ok(text) if self.set.run(text) == text.len() => Cow::Borrowed(text),
            _ => {
                let mut text = String::with_capacity(self.bytes.len());
                // Writing to a string does not fail.
                let _ = write(&mut text, self.bytes, self.set);
                Cow::Owned(text)
            }
        }
    }
}

impl fmt::Display for Encode<'_> {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write(f, self.bytes, self.set)
    }
}

/// Writes `bytes`; percent-encodes characters that are not in `set`, and bytes that are not UTF-8.
pub(crate) fn write(to: &mut impl Write, bytes: &[u8], set: EncodeSet) -> fmt::Result {
    for chunk in bytes.utf8_chunks() {
        write_text(to, chunk.valid(), set)?;
        chunk.invalid().iter().try_for_each(|&byte| escape(to, byte))?;
    }
    Ok(())
}

/// Writes `text`; writes runs of characters of the set at once.
fn write_text(to: &mut impl Write, mut text: &str, set: EncodeSet) -> fmt::Result {
    loop {
        let (stays, rest) = text.split_at(set.run(text));
        to.write_str(stays)?;
        let mut rest = rest.chars();
        let Some(c) = rest.next() else { return Ok(()) };
        c.encode_utf8(&mut [0; 4]).bytes().try_for_each(|byte| escape(to, byte))?;
        text = rest.as_str();
    }
}

/// RFC 3986 section 2.1: "URI producers and normalizers should use uppercase hexadecimal digits".
pub(crate) fn escape(to: &mut impl Write, byte: u8) -> fmt::Result {
    const DIGITS: [char; 16] =
        ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'A', 'B', 'C', 'D', 'E', 'F'];
    to.write_char('%')?;
    to.write_char(DIGITS[usize::from(byte >> 4)])?;
    to.write_char(DIGITS[usize::from(byte & 15)])
}
