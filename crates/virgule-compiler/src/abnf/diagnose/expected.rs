//! Sets of bytes as English text, in the words of `virgule::parse::Expected`: `a digit, "/", "?", "#" or the end`.
//!
//! This crate does not depend on the runtime; a test of `virgule-dynamic` compares both.

use crate::bytes::{self, ByteSet};
use std::ops::RangeInclusive;

/// `gen-delims = ":" / "/" / "?" / "#" / "[" / "]" / "@"` (RFC 3986 section 2.2)
const DELIMITERS: &[u8] = b":/?#[]@";

/// If there are more single characters than this, they are shown as one item: `one of !$&'()`.
const SINGLY: usize = 8;

/// At least this many consecutive characters are shown as a range.
const RANGE: usize = 4;

/// The bytes of `set`, and the end of the text if `end`, as a list in English.
pub fn expected(set: &ByteSet, end: bool) -> String {
    let has = |byte: u8| bytes::contains(set, byte);
    let all = |mut range: RangeInclusive<u8>| range.all(has);
    let (upper, lower, digit) = (all(b'A'..=b'Z'), all(b'a'..=b'z'), all(b'0'..=b'9'));
    let hex = digit && !upper && !lower && all(b'A'..=b'F') && all(b'a'..=b'f');
    let classes = [
        (upper && lower, "a letter"),
        (upper && !lower, "an upper-case letter"),
        (lower && !upper, "a lower-case letter"),
        (digit && !hex, "a digit"),
        (hex, "a hex digit"),
    ];
    let mut items: Vec<String> = present(&classes).collect();
    let in_class = |byte: u8| match byte {
        b'A'..=b'Z' => upper || hex && byte <= b'F',
        b'a'..=b'z' => lower || hex && byte <= b'f',
        b'0'..=b'9' => digit,
        _ => DELIMITERS.contains(&byte),
    };
    let delimiters = DELIMITERS.iter().copied().filter(|&byte| has(byte));
    let mut others: Vec<Item> = delimiters.map(Item::Single).collect();
    let mut next = 0;
    while next < 0x80 {
        let run = (next..0x80).take_while(|&byte| has(byte) && !in_class(byte) && kind(byte) == kind(next));
        let length = run.count();
        match length {
            0 => next += 1,
            _ if length < RANGE || kind(next) == Kind::Mark => {
                others.push(Item::Single(next));
                next += 1;
            }
            _ => {
                let last = next + (length as u8 - 1);
                others.push(Item::Range(next, last));
                next = last + 1;
            }
        }
    }
    let mark = |item: &Item| matches!(item, Item::Single(byte) if !byte.is_ascii_control());
    let together = others.iter().filter(|item| mark(item)).count() > SINGLY;
    items.extend(others.iter().filter(|item| !together || !mark(item)).map(Item::shown));
    if together {
        let marks = others.iter().filter(|item| mark(item)).map(Item::first);
        items.push(format!("one of {}", marks.collect::<String>()));
    }
    let beyond = set[2] | set[3] != 0;
    items.extend(present(&[(beyond, "a non-ASCII character"), (end, "the end")]));
    match items.split_last() {
        None => "nothing".to_string(),
        Some((last, [])) => last.clone(),
        Some((last, before)) => format!("{} or {last}", before.join(", ")),
    }
}

fn present<'i>(items: &'i [(bool, &str)]) -> impl Iterator<Item = String> + 'i {
    items.iter().filter(|(present, _)| *present).map(|(_, item)| item.to_string())
}

/// ASCII characters that no class covers.
enum Item {
    Single(u8),
    Range(u8, u8),
}

impl Item {
    fn first(&self) -> char {
        let (Item::Single(first) | Item::Range(first, _)) = self;
        *first as char
    }

    fn shown(&self) -> String {
        match *self {
            Item::Single(b'"') => "a double quote".to_string(),
            Item::Single(b' ') => "a space".to_string(),
            Item::Single(byte) => match control(byte) {
                Some(name) => name.to_string(),
                None if byte.is_ascii_control() => format!("the control character %x{byte:02X}"),
                None => format!("\"{}\"", byte as char),
            },
            Item::Range(first, last) if first.is_ascii_control() => {
                format!("a control character %x{first:02X} to %x{last:02X}")
            }
            Item::Range(first, last) => format!("\"{}\" to \"{}\"", first as char, last as char),
        }
    }
}

/// The name of a control character that has one in common use.
fn control(byte: u8) -> Option<&'static str> {
    Some(match byte {
        b'\0' => "a null character",
        b'\t' => "a tab",
        b'\n' => "a line feed",
        b'\x0B' => "a vertical tab",
        b'\x0C' => "a form feed",
        b'\r' => "a carriage return",
        b'\x1B' => "an escape character",
        b'\x7F' => "a delete character",
        _ => return None,
    })
}

#[derive(PartialEq, Eq)]
enum Kind {
    Control,
    Digit,
    Upper,
    Lower,
    Mark,
}

fn kind(byte: u8) -> Kind {
    match byte {
        0..=0x1F | 0x7F => Kind::Control,
        b'0'..=b'9' => Kind::Digit,
        b'A'..=b'Z' => Kind::Upper,
        b'a'..=b'z' => Kind::Lower,
        _ => Kind::Mark,
    }
}
