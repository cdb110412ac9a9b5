//! Equivalence classes of the input: one representative symbol for each.
//!
//! Of the bytes that no automaton of a search distinguishes, one is visited. In automata that match percent-decoded
//! text, a symbol is an unencoded character or an escape:
//!
//! ```text
//! whole          a  (  %28      represents an octet
//! broken         ?  %x  %2x     represents no octet; `?` because it may not occur unencoded
//! unfinished     %  %2          represents no octet at the end of the text
//! ```

use super::language::Program;
use super::regular::Regular;
use crate::bytes::{self, ByteSet, readable};
use std::collections::HashSet;

/// A symbol of up to three bytes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Symbol {
    raw: [u8; 3],
    length: u8,
    /// The octet that the symbol represents; `None` if it is broken or unfinished.
    pub octet: Option<u8>,
}

impl Symbol {
    fn new(bytes: &[u8], octet: Option<u8>) -> Self {
        let mut raw = [0; 3];
        raw.iter_mut().zip(bytes).for_each(|(to, from)| *to = *from);
        Symbol { raw, length: bytes.len() as u8, octet }
    }

    /// The symbol of a byte that represents itself.
    pub fn byte(byte: u8) -> Self {
        Symbol::new(&[byte], Some(byte))
    }

    pub fn raw(&self) -> &[u8] {
        &self.raw[..self.length as usize]
    }

    /// Whether the symbol is an escape, or the beginning of one.
    pub fn is_escape(&self) -> bool {
        self.raw[0] == b'%' && (self.octet.is_none() || self.length == 3)
    }
}

/// One representative of each class of input.
#[derive(Debug, Default)]
pub(super) struct Symbols {
    pub whole: Vec<Symbol>,
    pub broken: Vec<Symbol>,
    pub unfinished: Vec<Symbol>,
}

/// The symbols for the product of a program and another automaton. `plain`, if the program's automaton matches
/// percent-decoded text, are the characters that may occur unencoded.
pub(super) fn symbols(program: &Program, beside: &impl Regular, plain: Option<&ByteSet>) -> Symbols {
    let class = |byte: u8| (program.classes[byte as usize], beside.class(byte));
    let Some(plain) = plain else {
        let mut seen = HashSet::new();
        let whole = readable().filter(|&byte| seen.insert(class(byte))).map(Symbol::byte).collect();
        return Symbols { whole, ..Symbols::default() };
    };
    let mut symbols = Symbols::default();
    let stands = |byte: u8| bytes::contains(plain, byte);
    let mut seen = HashSet::new();
    for byte in readable().filter(|&byte| byte != b'%' && seen.insert((class(byte), stands(byte)))) {
        let octet = stands(byte).then_some(byte);
        let symbol = Symbol::new(&[byte], octet);
        if octet.is_some() { &mut symbols.whole } else { &mut symbols.broken }.push(symbol);
    }
    let mut seen = HashSet::new();
    for octet in readable() {
        for (high, low) in digits(octet >> 4).flat_map(|high| digits(octet & 15).map(move |low| (high, low)))
        {
            if seen.insert((program.classes[octet as usize], beside.class(high), beside.class(low))) {
                symbols.whole.push(Symbol::new(&[b'%', high, low], Some(octet)));
            }
        }
    }
    let begun = (0..16).flat_map(digits).collect::<Vec<u8>>();
    let mut seen = HashSet::new();
    symbols.unfinished.push(Symbol::new(b"%", None));
    let first: Vec<u8> = begun.into_iter().filter(|&digit| seen.insert(beside.class(digit))).collect();
    let mut seen = HashSet::new();
    let no_digit = |byte: &u8| !byte.is_ascii_hexdigit();
    let wrong: Vec<u8> =
        readable().filter(no_digit).filter(|&byte| seen.insert(beside.class(byte))).collect();
    symbols.broken.extend(wrong.iter().map(|&byte| Symbol::new(&[b'%', byte], None)));
    for &digit in &first {
        symbols.unfinished.push(Symbol::new(&[b'%', digit], None));
        symbols.broken.extend(wrong.iter().map(|&byte| Symbol::new(&[b'%', digit, byte], None)));
    }
    symbols
}

/// The upper-case and lower-case character of a hexadecimal digit.
fn digits(digit: u8) -> impl Iterator<Item = u8> {
    let upper = char::from_digit(digit.into(), 16).map_or(b'0', |c| c.to_ascii_uppercase() as u8);
    std::iter::once(upper).chain((digit > 9).then_some(upper.to_ascii_lowercase()))
}
