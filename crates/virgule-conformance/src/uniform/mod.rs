//! Texts drawn at random, each of its length as likely as every other.
//!
//! A walk that goes each way with the same chance ends early and seldom nests: where one way leads to three texts and
//! another to a million, each of the three comes up as often as all of the million. So the texts are counted first,
//! by the number of bytes that are left, from every state:
//!
//! ```text
//! 1*DIGIT "." *ALPHA        ways(state, left) = Σ over steps: ways(target, left - bytes of the step)
//!
//!         ┌─ DIGIT ─┐
//! ─ DIGIT ─► 1 ◄────┘  "." ─► 2 ◄─ ALPHA      ways(2, n) = 52ⁿ     ways(1, n) = 10·ways(1, n-1) + ways(2, n-1)
//! ```
//!
//! and then a step is taken as often as there are texts behind it. The automata are deterministic, calls included, so
//! a text is one way through them, and none is counted twice. Lengths are bytes of UTF-8, not characters: by
//! characters nearly every IRI would be made of those that nobody has assigned, of which there are most.
//!
//! A call is a step of as many bytes as what it calls takes, and that is counted in the same way. What nests takes a
//! byte a level, so that no bound is needed but the length: texts may nest as deep as they are long. Where text is
//! decoded, an octet may be an escape, of three bytes, in each spelling of its digits.
//!
//! Counting takes time and memory linear in states and length, and the square of the length for each call.

mod count;
mod ways;

pub use count::Count;

use crate::Language;
use crate::random::Random;
use ways::Ways;

/// The texts of a language up to a length, counted.
///
/// ```
/// use virgule_conformance::random::Random;
/// use virgule_conformance::{Language, Uniform};
///
/// let version = Language::read("version.abnf", "version = 1*DIGIT *( \".\" 1*DIGIT )")?;
/// let texts = Uniform::new(&version, 40);
/// // 1000 times ddd, 100 times d.d
/// assert_eq!(texts.count(3).to_string(), "1100");
/// let text = texts.draw(&mut Random::new(7), 40).ok_or("none")?;
/// assert!(text.len() == 40 && version.takes(&text));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Uniform {
    ways: Ways,
    lengths: Vec<usize>,
}

impl Uniform {
    /// Counts the texts of at most `longest` bytes.
    pub fn new(language: &Language, longest: usize) -> Self {
        let ways = Ways::new(language.compiled(), longest);
        let lengths = (0..=longest).filter(|&length| !ways.of_length(length).is_zero()).collect();
        Uniform { ways, lengths }
    }

    /// How many texts of that many bytes there are; none beyond the length that was asked for.
    pub fn count(&self, length: usize) -> Count {
        self.ways.of_length(length)
    }

    /// The lengths that texts have.
    pub fn lengths(&self) -> &[usize] {
        &self.lengths
    }

    /// One of the texts of that many bytes; `None` if there are none.
    pub fn draw(&self, random: &mut Random, length: usize) -> Option<String> {
        self.draw_by(&mut || random.fraction(), length)
    }

    /// The same by numbers from 0 up to, but not, 1.
    pub fn draw_by(&self, fraction: &mut dyn FnMut() -> f64, length: usize) -> Option<String> {
        String::from_utf8(self.ways.draw(fraction, length)?).ok()
    }

    /// One of the texts of one of the lengths, each length as likely as every other; `None` if there are no texts.
    pub fn draw_any(&self, random: &mut Random) -> Option<String> {
        let length = *self.lengths.get(random.below(self.lengths.len().max(1)))?;
        self.draw(random, length)
    }
}
