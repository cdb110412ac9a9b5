//! The fields of a text, without an automaton: for patterns in which each variable ends at a byte that none of its texts has.
//!
//! Only used for texts that the pattern matches, so that each variable is the longest sequence of its bytes.

use super::order::{Languages, Part};

/// Fields of a pattern are kept without allocation up to this number.
const INLINE: usize = 6;

/// How to go through a text.
#[derive(Debug)]
pub struct Steps(Vec<Step>);

#[derive(Debug)]
enum Step {
    /// A literal of this length.
    Skip(usize),
    /// A variable, up to the first byte that is not in the set.
    Run(std::sync::Arc<[bool; 256]>),
    /// A variable, up to the end of the text.
    Rest,
}

impl Steps {
    /// The steps of a pattern; `None` if its variables do not end so.
    pub fn of(key: &[Part], slots: usize, languages: &Languages) -> Option<Self> {
        let mut steps = Vec::new();
        let mut rest = key.iter().peekable();
        while let Some(part) = rest.next() {
            match (part, rest.peek()) {
                (Part::Other(_), _) => return None,
                (Part::Byte(_), _) => match steps.last_mut() {
                    Some(Step::Skip(length)) => *length += 1,
                    _ => steps.push(Step::Skip(1)),
                },
                (Part::Value(_), None) => steps.push(Step::Rest),
                (Part::Value(language), Some(Part::Byte(byte))) => {
                    let alphabet = languages.alphabet(*language);
                    if alphabet[*byte as usize] {
                        return None;
                    }
                    steps.push(Step::Run(alphabet.clone()));
                }
                (Part::Value(_), Some(_)) => return None,
            }
        }
        let runs = steps.iter().filter(|step| !matches!(step, Step::Skip(_))).count();
        (runs == slots && runs <= INLINE).then_some(Steps(steps))
    }

    /// The fields of a text that the pattern matches, in order.
    pub fn spans(&self, text: &[u8]) -> Spans {
        let mut spans = Spans { spans: [(0, 0); INLINE], length: 0 };
        let mut at = 0;
        for step in &self.0 {
            let end = match step {
                Step::Skip(length) => {
                    at += length;
                    continue;
                }
                Step::Run(alphabet) => {
                    let rest = text.get(at..).unwrap_or_default();
                    at + rest.iter().position(|&byte| !alphabet[byte as usize]).unwrap_or(rest.len())
                }
                Step::Rest => text.len(),
            };
            if let Some(span) = spans.spans.get_mut(spans.length) {
                *span = (at as u32, end as u32);
                spans.length += 1;
            }
            at = end;
        }
        spans
    }
}

/// Where the fields are.
#[derive(Debug, Clone, Copy)]
pub struct Spans {
    spans: [(u32, u32); INLINE],
    length: usize,
}

impl Spans {
    /// A field by index.
    pub fn get(&self, index: usize) -> Option<(u32, u32)> {
        self.iter().nth(index)
    }

    /// The fields, in order.
    pub fn iter(&self) -> impl Iterator<Item = (u32, u32)> + '_ {
        self.spans.iter().take(self.length).copied()
    }
}
