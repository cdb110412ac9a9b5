//! Texts of a kind by seed: a seed always selects the same text, so that kind and seed identify a failure.
//!
//! ```text
//! of eight   2   a uniformly sampled text of the kind with a random length
//!            1   such a text with one to three mutations
//!            2   a text of the covering set, or a near miss
//!            2   such a text with one to three mutations
//!            1   random pieces of URIs
//! ```

use crate::inputs;
use crate::random::Random;
use virgule_tools::conformance::{Candidate, Language, LanguageError, Plan, Uniform, candidates};

/// The maximal length of uniformly sampled texts: enough for all components of a URI and for some nesting.
pub const LONGEST: usize = 48;

/// Texts of one kind.
#[derive(Debug)]
pub struct SampledInputs {
    /// The covering set of the grammar, and near misses.
    pub fixed: Vec<Candidate>,
    /// The texts of `fixed` that match.
    inside: Vec<String>,
    uniform: Uniform,
}

impl SampledInputs {
    /// The texts of a built-in kind.
    pub fn of(kind: &str) -> Result<Self, LanguageError> {
        let language = Language::kind(kind)?;
        let fixed = candidates(&language, &Plan { random: 0, ..Plan::default() });
        let inside = fixed.iter().filter(|candidate| candidate.inside);
        let inside = inside.map(|candidate| candidate.text.clone()).collect();
        Ok(SampledInputs { fixed, inside, uniform: Uniform::new(&language, LONGEST) })
    }

    /// The text that the seed selects.
    pub fn text(&self, seed: u64) -> String {
        let mut random = Random::new(seed);
        match random.below(8) {
            0 | 1 => self.uniform(&mut random),
            2 => {
                let drawn = [self.uniform(&mut random), self.uniform(&mut random)];
                inputs::mutated(&mut random, &drawn)
            }
            3 | 4 => random.pick(&self.fixed).text.clone(),
            5 | 6 => inputs::mutated(&mut random, &self.inside),
            _ => inputs::random_text(&mut random),
        }
    }

    /// A uniformly sampled text; the empty text if the language has no text of at most this length.
    fn uniform(&self, random: &mut Random) -> String {
        self.uniform.draw_any(random).unwrap_or_default()
    }
}
