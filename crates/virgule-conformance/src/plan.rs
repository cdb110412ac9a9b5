//! Makes the candidates of a language, in order.
//!
//! ```text
//! covering      texts inside that cover the grammar and its automaton      shortest first
//! near_misses   texts outside, one edit away from a covering text          shortest first
//! once          texts outside, with a field twice that may occur once      shortest first
//! uniform       texts inside, drawn at random                              shortest first
//! ```

use crate::random::Random;
use crate::{Candidate, Language, Reason, Uniform, covering, near_misses, once};
use std::collections::HashSet;

/// The parameters of a set of candidates.
///
/// ```
/// use virgule_conformance::{Language, Plan, candidates};
///
/// let ni = Language::kind("ni")?;
/// let texts = candidates(&ni, &Plan { seed: 7, random: 100, max_length: 60 });
/// assert!(texts.iter().all(|candidate| candidate.inside == ni.contains(&candidate.text)));
/// assert!(texts.iter().any(|candidate| candidate.inside) && texts.iter().any(|candidate| !candidate.inside));
/// # Ok::<(), virgule_conformance::LanguageError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Plan {
    /// The seed of the random texts. The other texts are deterministic.
    pub seed: u64,
    /// Number of random texts.
    pub random: usize,
    /// Maximum length of random texts in bytes.
    pub max_length: usize,
}

impl Default for Plan {
    /// A thousand random texts of up to 80 bytes, with seed 1.
    fn default() -> Self {
        Plan { seed: 1, random: 1000, max_length: 80 }
    }
}

/// The candidates: covering texts, near misses, texts that repeat a field, random texts, without duplicates. The same language and plan give the
/// same texts in the same order.
pub fn candidates(language: &Language, plan: &Plan) -> Vec<Candidate> {
    let mut known = HashSet::new();
    let covering = covering::covering(language);
    let near = near_misses::near_misses(language, &covering);
    let random = random(language, plan);
    let mut all = covering;
    all.extend(near);
    all.extend(once::repeating(language));
    all.extend(random);
    all.retain(|candidate| known.insert(candidate.text.clone()));
    // What covers the grammar may repeat a field.
    for candidate in all.iter_mut().filter(|candidate| candidate.inside) {
        if let Some((_, rule)) = language.repeated(&candidate.text) {
            (candidate.inside, candidate.rule) = (false, rule);
        }
    }
    all
}

/// Random texts of random lengths.
fn random(language: &Language, plan: &Plan) -> Vec<Candidate> {
    if plan.random == 0 {
        return Vec::new();
    }
    let texts = Uniform::new(language, plan.max_length);
    let mut random = Random::new(plan.seed);
    let drawn = (0..plan.random).filter_map(|_| texts.draw_any(&mut random));
    // The parser rejects texts that nest deeper than its limit.
    let drawn = drawn.filter(|text| language.takes(text));
    let rule = language.grammar().rule(language.start()).name.clone();
    let made = |text| Candidate { text, inside: true, rule: rule.clone(), reason: Reason::Random };
    let mut made: Vec<Candidate> = drawn.map(made).collect();
    Candidate::sort(&mut made);
    made
}
