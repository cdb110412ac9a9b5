//! The message of a [`ParseError`], written in constants: `offset 20, in port: expected a digit or the end`.
//!
//! The text is the same as that of `Display`; a test compares the two. A message that is too long for the buffer is
//! truncated.

use super::items::ConstItems;
use crate::parse::expected::ExpectedItem;
use crate::uri::error::MAX_LENGTH;
use crate::uri::error::hint::{Hint, HintPart, TypeNames};
use crate::uri::error::{ParseError, Reason};

/// The size of the buffer in bytes. It suffices for any message about a grammar of ASCII whose rules have names of
/// reasonable length.
const MOST: usize = 512;

/// The number of symbols above which they are written as one list, as in `Expected`.
const SINGLY: usize = 8;

/// The text of a message under construction.
pub(super) struct ConstMessage {
    bytes: [u8; MOST],
    length: usize,
}

impl ConstMessage {
    /// The message of `error`.
    #[inline]
    pub(super) const fn of(error: &ParseError) -> Self {
        let mut words = ConstMessage { bytes: [0; MOST], length: 0 };
        if let Reason::TooLong = error.reason() {
            words.add("longer than ");
            words.number(MAX_LENGTH);
            words.add(" bytes");
            return words;
        }
        let hint = error.hint();
        if let Some(hint) = hint {
            words.hint(hint);
            words.add(" (");
        }
        words.add("offset ");
        words.number(error.offset());
        if let Some(rule) = error.rule() {
            words.add(", in ");
            words.add(rule);
        }
        words.add(": ");
        match error.reason() {
            Reason::TooDeep(depth) => {
                words.add("nested more than ");
                words.number(depth);
                words.add(" levels deep");
            }
            Reason::Invalid(why) => {
                words.add(why);
                words.expected(error, ", expected ");
            }
            Reason::Unexpected | Reason::Scheme(_) | Reason::Schemes(_) | Reason::TooLong => {
                words.expected(error, "expected ");
            }
        }
        if hint.is_some() {
            words.add(")");
        }
        words
    }

    /// Writes the hint.
    #[inline]
    const fn hint(&mut self, hint: Hint) {
        let mut number = 0;
        while let Some(piece) = hint.piece(number, &TypeNames::RUST) {
            match piece {
                HintPart::Text(text) => self.add(text),
                HintPart::Name(name) => self.add(name.as_str()),
                HintPart::Character(byte) => self.ascii(byte),
                HintPart::Encoded(byte) => {
                    self.add("%");
                    self.ascii(hex(byte >> 4));
                    self.ascii(hex(byte & 15));
                }
            }
            number += 1;
        }
    }

    /// Writes `before` and the expected items, if there are any.
    #[inline]
    const fn expected(&mut self, error: &ParseError, before: &str) {
        let items = ConstItems::of(&error.expectation());
        if items.len() > 0 {
            self.add(before);
            self.items(&items);
        }
    }

    /// The written text. Only whole characters are written, so it is always UTF-8.
    #[inline]
    pub(super) const fn as_str(&self) -> &str {
        match core::str::from_utf8(self.bytes.split_at(self.length).0) {
            Ok(text) => text,
            Err(_) => "does not match the grammar",
        }
    }

    #[inline]
    const fn add(&mut self, text: &str) {
        let bytes = text.as_bytes();
        if self.length + bytes.len() > MOST {
            return;
        }
        let mut index = 0;
        while index < bytes.len() {
            self.bytes[self.length] = bytes[index];
            self.length += 1;
            index += 1;
        }
    }

    #[inline]
    const fn number(&mut self, number: usize) {
        if number >= 10 {
            self.number(number / 10);
        }
        self.ascii(b'0' + (number % 10) as u8);
    }

    #[inline]
    const fn ascii(&mut self, byte: u8) {
        if self.length < MOST && byte.is_ascii() {
            self.bytes[self.length] = byte;
            self.length += 1;
        }
    }

    /// Writes `a letter, "/" or the end`. Many symbols are written as one list, before the items that are not ASCII
    /// characters.
    #[inline]
    const fn items(&mut self, items: &ConstItems) {
        let together = count_symbols(items) > SINGLY;
        let mut count = items.len();
        if together {
            count = count + 1 - count_symbols(items);
        }
        let (mut written, mut symbols) = (0, together);
        let mut index = 0;
        while index <= items.len() {
            let last = index == items.len();
            if symbols && (last || matches!(items.at(index), ExpectedItem::NonAscii | ExpectedItem::End)) {
                symbols = false;
                self.symbols(items);
                written += 1;
                self.separate(written, count);
            }
            let told_of = last || (together && is_mark(items.at(index)));
            if !told_of {
                self.item(items.at(index));
                written += 1;
                self.separate(written, count);
            }
            index += 1;
        }
        if count == 0 {
            self.add("nothing");
        }
    }

    #[inline]
    const fn symbols(&mut self, items: &ConstItems) {
        self.add("one of ");
        let mut index = 0;
        while index < items.len() {
            if let (true, ExpectedItem::Character(c)) = (is_mark(items.at(index)), items.at(index)) {
                self.ascii(c as u8);
            }
            index += 1;
        }
    }

    /// Writes the separator after item number `written` of `count`.
    #[inline]
    const fn separate(&mut self, written: usize, count: usize) {
        if written + 1 == count {
            self.add(" or ");
        } else if written < count {
            self.add(", ");
        }
    }

    #[inline]
    const fn item(&mut self, item: ExpectedItem) {
        match item {
            ExpectedItem::Letter => self.add("a letter"),
            ExpectedItem::UpperCaseLetter => self.add("an upper-case letter"),
            ExpectedItem::LowerCaseLetter => self.add("a lower-case letter"),
            ExpectedItem::Digit => self.add("a digit"),
            ExpectedItem::HexDigit => self.add("a hex digit"),
            ExpectedItem::Character('"') => self.add("a double quote"),
            ExpectedItem::Character(' ') => self.add("a space"),
            ExpectedItem::Character(c) => self.quoted(c),
            ExpectedItem::Range(first, last) => {
                self.quoted(first);
                self.add(" to ");
                self.quoted(last);
            }
            ExpectedItem::NonAscii => self.add("a non-ASCII character"),
            ExpectedItem::End => self.add("the end"),
        }
    }

    #[inline]
    const fn quoted(&mut self, c: char) {
        if c.is_ascii_control() {
            self.add("%x");
            self.ascii(hex(c as u8 >> 4));
            self.ascii(hex(c as u8 & 15));
        } else {
            self.ascii(b'"');
            self.ascii(c as u8);
            self.ascii(b'"');
        }
    }
}

#[inline]
const fn hex(digit: u8) -> u8 {
    if digit < 10 { b'0' + digit } else { b'A' + digit - 10 }
}

#[inline]
const fn is_mark(item: ExpectedItem) -> bool {
    matches!(item, ExpectedItem::Character(c) if !c.is_ascii_control())
}

#[inline]
const fn count_symbols(items: &ConstItems) -> usize {
    let (mut count, mut index) = (0, 0);
    while index < items.len() {
        if is_mark(items.at(index)) {
            count += 1;
        }
        index += 1;
    }
    count
}
