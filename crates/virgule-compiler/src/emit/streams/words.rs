//! The words that steps look at: where bytes stand, and where bytes of sets stand.
//!
//! Each is made once, for the whole text or for its first 64 bytes. What is needed of both is made for the whole.

use super::super::runs;
use super::members;
use crate::bytes::{self, ByteSet};
use std::fmt::Write;

/// The words that are needed.
#[derive(Default)]
pub struct Words {
    far: Made,
    near: Made,
}

/// Bytes and sets, and whether percent-encodings count as members of the latter.
#[derive(Default)]
struct Made {
    bytes: Vec<u8>,
    sets: Vec<(ByteSet, bool)>,
    /// Whether the end of the text is looked at.
    end: bool,
}

impl Words {
    fn made(&mut self, near: bool) -> &mut Made {
        if near { &mut self.near } else { &mut self.far }
    }

    /// The word with the places of a byte.
    pub fn byte(&mut self, near: bool, byte: u8) -> String {
        let made = self.made(near);
        if !made.bytes.contains(&byte) {
            made.bytes.push(byte);
        }
        format!("{}{byte}", if near { 'n' } else { 'b' })
    }

    /// The word with the place behind the text.
    pub fn end(&mut self, near: bool) -> String {
        self.made(near).end = true;
        if near { "near_end" } else { "end" }.to_string()
    }

    /// The word with the places of a set.
    pub fn set(&mut self, near: bool, set: &ByteSet, escapes: bool) -> String {
        let (made, key) = (self.made(near), (*set, escapes));
        let known = made.sets.iter().position(|known| *known == key);
        let number = known.unwrap_or_else(|| {
            made.sets.push(key);
            made.sets.len() - 1
        });
        format!("{}{number}", if near { 't' } else { 's' })
    }

    /// The code that makes them all; what it looks up goes into `lookups`.
    pub fn text(&self, lookups: &mut Lookups) -> String {
        let mut text = String::new();
        let escapes = self.far.sets.iter().chain(&self.near.sets).any(|(_, escapes)| *escapes);
        let percent = (escapes && !self.far.bytes.contains(&b'%')).then_some(&b'%');
        for byte in self.far.bytes.iter().chain(percent) {
            let _ = writeln!(text, "let b{byte} = block.byte::<Self>({});", lookups.byte(false, *byte));
        }
        for byte in &self.near.bytes {
            let _ = match self.far.bytes.contains(byte) {
                true => writeln!(text, "let n{byte} = b{byte}.near();"),
                false => {
                    writeln!(text, "let n{byte} = block.near_byte::<Self>({});", lookups.byte(true, *byte))
                }
            };
        }
        if escapes {
            let _ = writeln!(text, "let escapes = block.escapes::<Self>(b{});", b'%');
        }
        for number in 0..self.far.sets.len() {
            let _ = writeln!(text, "let s{number} = {};", self.far.set(number, false, lookups));
        }
        for (number, key) in self.near.sets.iter().enumerate() {
            let _ = match self.far.sets.iter().position(|known| known == key) {
                Some(known) => writeln!(text, "let t{number} = s{known}.near();"),
                None => writeln!(text, "let t{number} = {};", self.near.set(number, true, lookups)),
            };
        }
        text.push_str("let end = B::Word::at(block.length());\n");
        if self.near.end {
            text.push_str("let near_end = end.near();\n");
        }
        text
    }
}

/// What is looked up in the whole text, and within its first 64 bytes.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Lookups([Vec<[u8; 16]>; 2], [Vec<u8>; 2]);

impl Lookups {
    /// The number of a set.
    fn set(&mut self, near: bool, set: &[u8]) -> usize {
        let sets = &mut self.0[usize::from(near)];
        sets.push(runs::nibbles(set.iter().copied()));
        sets.len() - 1
    }

    /// The number of a set of one byte; all those come before other sets.
    fn byte(&mut self, near: bool, byte: u8) -> usize {
        self.1[usize::from(near)].push(byte);
        self.set(near, &[byte])
    }

    /// How many sets there are, in the whole text or near.
    pub fn most(&self) -> usize {
        self.0.iter().map(Vec::len).max().unwrap_or_default()
    }

    /// `Tabled::SETS` and `Tabled::BYTES`.
    pub fn text(&self) -> String {
        let Lookups([sets, near_sets], [bytes, near_bytes]) = self;
        format!(
            "    const SETS: [&'static [[u8; 16]]; 2] = [&{sets:?}, &{near_sets:?}];\n    \
             const BYTES: [&'static [u8]; 2] = [&{bytes:?}, &{near_bytes:?}];\n"
        )
    }
}

impl Made {
    /// A set of a few more bytes than one before it, made of that; else looked up.
    fn set(&self, number: usize, near: bool, lookups: &mut Lookups) -> String {
        let (set, escapes) = &self.sets[number];
        let more = |known: &ByteSet| -> Option<Vec<u8>> {
            let differs = |byte: &u8| bytes::contains(set, *byte) != bytes::contains(known, *byte);
            let more: Vec<u8> = (0..128).filter(differs).collect();
            let at_hand = |byte: &u8| self.bytes.contains(byte) && bytes::contains(set, *byte);
            (more.len() <= 2 && more.iter().all(at_hand)).then_some(more)
        };
        let alike = (0..number).filter(|&known| self.sets[known].1 == *escapes);
        let close = alike.filter_map(|known| Some((known, more(&self.sets[known].0)?)));
        let (letters, made, escaped) = match near {
            true => (['t', 'n'], "near", " | escapes.near()"),
            false => (['s', 'b'], "set", " | escapes"),
        };
        match close.min_by_key(|(_, more)| more.len()) {
            Some((known, more)) => more.iter().fold(format!("{}{known}", letters[0]), |text, byte| {
                format!("{text} | {}{byte}", letters[1])
            }),
            None => {
                let escaped = if *escapes { escaped } else { "" };
                format!("block.{made}::<Self>({}){escaped}", lookups.set(near, &members(set)))
            }
        }
    }
}
