//! Texts of a kind by their numbers: the same number is the same text on every run, so that a failure is told by the
//! kind and the number.
//!
//! ```text
//! of eight   2   a text of the kind, of a random length, each of that length as likely as every other
//!            1   such a text with one to three mistakes
//!            2   a text that tries one thing of the grammar, or misses it by one character
//!            2   such a text with one to three mistakes
//!            1   pieces of URIs, which may or may not be of the kind
//! ```

use crate::inputs;
use crate::random::Random;
use virgule_conformance::{Candidate, Language, LanguageError, Plan, Uniform, candidates};

/// Texts drawn by length have at most so many bytes: a URI with every part, and some levels of what nests.
pub const LONGEST: usize = 48;

/// Texts of one kind.
#[derive(Debug)]
pub struct Drawn {
    /// Texts that try every part of the grammar, and near misses: the same for every seed.
    pub fixed: Vec<Candidate>,
    /// Those of them that are inside.
    inside: Vec<String>,
    uniform: Uniform,
}

impl Drawn {
    /// The texts of a kind that is built in.
    pub fn of(kind: &str) -> Result<Self, LanguageError> {
        let language = Language::kind(kind)?;
        let fixed = candidates(&language, &Plan { random: 0, ..Plan::default() });
        let inside = fixed.iter().filter(|candidate| candidate.inside);
        let inside = inside.map(|candidate| candidate.text.clone()).collect();
        Ok(Drawn { fixed, inside, uniform: Uniform::new(&language, LONGEST) })
    }

    /// The text of that number.
    pub fn text(&self, number: u64) -> String {
        let mut random = Random::new(number);
        match random.below(8) {
            0 | 1 => self.whole(&mut random),
            2 => {
                let whole = [self.whole(&mut random), self.whole(&mut random)];
                inputs::mutated(&mut random, &whole)
            }
            3 | 4 => random.pick(&self.fixed).text.clone(),
            5 | 6 => inputs::mutated(&mut random, &self.inside),
            _ => inputs::random_text(&mut random),
        }
    }

    /// A text of the kind; without any, the empty one.
    fn whole(&self, random: &mut Random) -> String {
        self.uniform.draw_any(random).unwrap_or_default()
    }
}
