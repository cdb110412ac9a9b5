//! What an automaton may be given next, one of each sort.
//!
//! Bytes that no automaton of a walk tells apart need not be tried twice. Where an automaton reads octets that a text
//! holds percent-encoded, a letter is a character that stands for itself, or an escape:
//!
//! ```text
//! letters        a  (  %28      taken or refused as the octet that they write
//! broken ones    ?  %x  %2x     no octet: the first because it stands for nothing here
//! unfinished     %  %2          no octet, if the text ends there
//! ```

use super::language::Program;
use super::regular::Regular;
use crate::bytes::{self, ByteSet, readable};
use std::collections::HashSet;

/// Up to three bytes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Letter {
    raw: [u8; 3],
    length: u8,
    /// The octet that it writes; none if it is broken or unfinished.
    pub octet: Option<u8>,
}

impl Letter {
    fn new(bytes: &[u8], octet: Option<u8>) -> Self {
        let mut raw = [0; 3];
        raw.iter_mut().zip(bytes).for_each(|(to, from)| *to = *from);
        Letter { raw, length: bytes.len() as u8, octet }
    }

    /// A byte that is an octet of its own.
    pub fn byte(byte: u8) -> Self {
        Letter::new(&[byte], Some(byte))
    }

    pub fn raw(&self) -> &[u8] {
        &self.raw[..self.length as usize]
    }

    /// Whether it is an escape, or begins as one.
    pub fn is_escape(&self) -> bool {
        self.raw[0] == b'%' && (self.octet.is_none() || self.length == 3)
    }
}

/// What may come next, of each sort one.
#[derive(Debug, Default)]
pub(super) struct Letters {
    pub whole: Vec<Letter>,
    pub broken: Vec<Letter>,
    pub unfinished: Vec<Letter>,
}

/// The letters of a program, beside another automaton; `plain` where octets are read.
pub(super) fn letters(program: &Program, beside: &impl Regular, plain: Option<&ByteSet>) -> Letters {
    let class = |byte: u8| (program.classes[byte as usize], beside.class(byte));
    let Some(plain) = plain else {
        let mut seen = HashSet::new();
        let whole = readable().filter(|&byte| seen.insert(class(byte))).map(Letter::byte).collect();
        return Letters { whole, ..Letters::default() };
    };
    let mut letters = Letters::default();
    let stands = |byte: u8| bytes::contains(plain, byte);
    let mut seen = HashSet::new();
    for byte in readable().filter(|&byte| byte != b'%' && seen.insert((class(byte), stands(byte)))) {
        let octet = stands(byte).then_some(byte);
        let letter = Letter::new(&[byte], octet);
        if octet.is_some() { &mut letters.whole } else { &mut letters.broken }.push(letter);
    }
    let mut seen = HashSet::new();
    for octet in readable() {
        for (high, low) in digits(octet >> 4).flat_map(|high| digits(octet & 15).map(move |low| (high, low)))
        {
            if seen.insert((program.classes[octet as usize], beside.class(high), beside.class(low))) {
                letters.whole.push(Letter::new(&[b'%', high, low], Some(octet)));
            }
        }
    }
    let begun = (0..16).flat_map(digits).collect::<Vec<u8>>();
    let mut seen = HashSet::new();
    letters.unfinished.push(Letter::new(b"%", None));
    let first: Vec<u8> = begun.into_iter().filter(|&digit| seen.insert(beside.class(digit))).collect();
    let mut seen = HashSet::new();
    let no_digit = |byte: &u8| !byte.is_ascii_hexdigit();
    let wrong: Vec<u8> =
        readable().filter(no_digit).filter(|&byte| seen.insert(beside.class(byte))).collect();
    letters.broken.extend(wrong.iter().map(|&byte| Letter::new(&[b'%', byte], None)));
    for &digit in &first {
        letters.unfinished.push(Letter::new(&[b'%', digit], None));
        letters.broken.extend(wrong.iter().map(|&byte| Letter::new(&[b'%', digit, byte], None)));
    }
    letters
}

/// The characters of a hexadecimal digit.
fn digits(digit: u8) -> impl Iterator<Item = u8> {
    let upper = char::from_digit(digit.into(), 16).map_or(b'0', |c| c.to_ascii_uppercase() as u8);
    std::iter::once(upper).chain((digit > 9).then_some(upper.to_ascii_lowercase()))
}
