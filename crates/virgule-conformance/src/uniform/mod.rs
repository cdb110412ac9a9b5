//! Texts drawn uniformly among all texts of a length.
//!
//! Choosing transitions with equal probabilities is biased: if one transition leads to three texts and another to a
//! million, both are chosen equally often. So texts are counted first, from every state and by the number of remaining
//! bytes:
//!
//! ```text
//! 1*DIGIT "." *ALPHA        count(state, n) = Σ over transitions: count(target, n - bytes of the transition)
//!
//!         ┌─ DIGIT ─┐
//! ─ DIGIT ─► 1 ◄────┘  "." ─► 2 ◄─ ALPHA      count(2, n) = 52ⁿ     count(1, n) = 10·count(1, n-1) + count(2, n-1)
//! ```
//!
//! Then a transition is chosen with a probability proportional to its count. The automata are deterministic, calls
//! included, so each text is one path and counted once. Lengths are in bytes of UTF-8: with lengths in characters,
//! nearly every IRI would consist of unassigned code points.
//!
//! A call is a transition over any text of the called automaton, whose texts are counted in the same way. Each level of
//! nesting needs at least one byte, so the length bounds the nesting. In decoded text an octet may be an escape of
//! three bytes, with digits in either case.
//!
//! Time and memory are linear in states and length; time is quadratic in the length for each call.

mod count;
mod path_counts;

pub use count::Count;

use crate::Language;
use crate::random::Random;
use path_counts::PathCounts;

/// The numbers of texts of a language, by length up to a maximum.
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
    /// `None` for a rule without automaton.
    counts: Option<PathCounts>,
    lengths: Vec<usize>,
}

impl Uniform {
    /// Counts the texts of at most `longest` bytes; none are counted of a rule without automaton.
    pub fn new(language: &Language, longest: usize) -> Self {
        let counts = language.compiled().map(|compiled| PathCounts::new(compiled, longest));
        let mut uniform = Uniform { counts, lengths: Vec::new() };
        uniform.lengths = (0..=longest).filter(|&length| !uniform.count(length).is_zero()).collect();
        uniform
    }

    /// Number of texts of this length in bytes; zero beyond the maximum length.
    pub fn count(&self, length: usize) -> Count {
        self.counts.as_ref().map_or(Count::ZERO, |counts| counts.of_length(length))
    }

    /// The lengths for which there are texts.
    pub fn lengths(&self) -> &[usize] {
        &self.lengths
    }

    /// Draws a text of this length in bytes; `None` if there is no such text.
    pub fn draw(&self, random: &mut Random, length: usize) -> Option<String> {
        self.draw_by(&mut || random.fraction(), length)
    }

    /// As [`Self::draw`], with random numbers in `0.0..1.0` from `fraction`.
    pub fn draw_by(&self, fraction: &mut dyn FnMut() -> f64, length: usize) -> Option<String> {
        String::from_utf8(self.counts.as_ref()?.draw(fraction, length)?).ok()
    }

    /// Draws a length uniformly, then a text of this length; `None` if there are no texts.
    pub fn draw_any(&self, random: &mut Random) -> Option<String> {
        let length = *self.lengths.get(random.below(self.lengths.len().max(1)))?;
        self.draw(random, length)
    }
}
