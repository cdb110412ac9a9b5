//! The input alphabet: byte classes, a representative of each, and its encoding in a string.
//!
//! Witnesses should be short and readable. So every class is represented by its most readable byte; within a
//! percent-encoded rule (`;! percent-encoded`) by a byte that needs no escape, if the class has one, because an escape
//! has three characters.

use std::cmp::Ordering;
use virgule_compiler::abnf::check;
use virgule_compiler::abnf::lower::grammar::{Expr, Grammar, RuleId};
use virgule_compiler::bytes::{self, ByteClasses, ByteSet, readable};
use virgule_compiler::nfa::utf8;

/// Returns the coarsest byte classes for the rules reachable from `starts`.
pub fn classes(grammar: &Grammar, starts: &[RuleId]) -> ByteClasses {
    let reached = check::reachable(grammar, starts);
    let mut ranges: Vec<(u8, u8)> = Vec::new();
    for (rule, _) in grammar.rules.iter().zip(reached).filter(|(_, reached)| *reached) {
        rule.expr.each(&mut |expr| {
            if let Expr::Class(class) = expr {
                let sequences = class.iter().flat_map(|&(first, last)| utf8::sequences(first, last));
                ranges.extend(sequences.flatten());
            }
        });
        if let Some(plain) = rule.decoded {
            // Escapes distinguish all hexadecimal digits.
            let is_own =
                |byte: &u8| byte.is_ascii_hexdigit() || *byte == b'%' || bytes::contains(&plain, *byte);
            ranges.extend((0..=255).filter(is_own).map(|byte| (byte, byte)));
        }
    }
    ByteClasses::of_ranges(ranges.into_iter())
}

/// Returns the value of a `HEXDIG` in either case (RFC 3986 section 2.1).
pub fn value(digit: u8) -> u8 {
    char::from(digit).to_digit(16).map_or(0, |value| value as u8)
}

/// Orders shorter strings first, then more readable ones.
pub fn order(one: &[u8], other: &[u8]) -> Ordering {
    let rank = |byte: &u8| readable().position(|known| known == *byte);
    let ranks = || one.iter().map(rank).cmp(other.iter().map(rank));
    one.len().cmp(&other.len()).then_with(ranks)
}

/// The encoding of bytes within a rule: literal, or percent-encoded except for the bytes in `plain`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Encoding {
    /// The characters that are not encoded; `None` for all.
    pub plain: Option<ByteSet>,
}

impl Encoding {
    /// Returns the length of an encoded byte.
    pub fn cost(&self, byte: u8) -> usize {
        if self.plain.is_none_or(|plain| bytes::contains(&plain, byte)) { 1 } else { 3 }
    }

    pub fn written(&self, octets: &[u8]) -> Vec<u8> {
        let mut text = Vec::with_capacity(octets.len());
        for &octet in octets {
            match self.cost(octet) {
                1 => text.push(octet),
                _ => text.extend(format!("%{octet:02X}").bytes()),
            }
        }
        text
    }

    /// Returns the code point with the shortest encoding, as bytes; of several, the most readable.
    pub fn best(&self, ranges: &[(u32, u32)]) -> Option<Vec<u8>> {
        let inside =
            |byte: &u8| ranges.iter().any(|&(first, last)| (first..=last).contains(&u32::from(*byte)));
        let ascii = readable().filter(u8::is_ascii).filter(inside).min_by_key(|&byte| self.cost(byte));
        let beyond = || ranges.iter().find_map(|&(first, _)| char::from_u32(first));
        let character = ascii.map(char::from).or_else(beyond)?;
        Some(character.to_string().into_bytes())
    }

    /// Returns a representative of each class with its cost, the most readable first.
    pub fn symbols(&self, classes: &ByteClasses) -> Vec<Symbol> {
        let mut best: Vec<Option<Symbol>> = vec![None; classes.len()];
        for (rank, byte) in readable().enumerate() {
            let class = classes.class_of[byte as usize];
            let symbol = Symbol { class, byte, cost: self.cost(byte), rank };
            let known = &mut best[class as usize];
            if known.is_none_or(|known| symbol.cost < known.cost) {
                *known = Some(symbol);
            }
        }
        let mut symbols: Vec<Symbol> = best.into_iter().flatten().collect();
        symbols.sort_unstable_by_key(|symbol| symbol.rank);
        symbols
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Symbol {
    pub class: u8,
    pub byte: u8,
    pub cost: usize,
    rank: usize,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_letter_that_stands_for_itself_is_best() {
        let mut plain = ByteSet::default();
        bytes::insert(&mut plain, b'z', b'z');
        let writing = Encoding { plain: Some(plain) };
        assert_eq!(writing.best(&[(0x61, 0x7A)]), Some(b"z".to_vec()));
        assert_eq!(writing.best(&[(0xE9, 0xE9)]), Some("é".as_bytes().to_vec()));
        assert_eq!(writing.written("zé".as_bytes()), b"z%C3%A9");
        let classes = ByteClasses::of_ranges([(b'a', b'z')].into_iter());
        let symbols = writing.symbols(&classes);
        assert_eq!((symbols[0].byte, symbols[0].cost, symbols[1].byte, symbols[1].cost), (b'z', 1, b'0', 3));
    }
}
