//! Properties of every text: functions that return the violated property.
//!
//! ```text
//! text           uniform access to the eight generic types
//! resolution     the target by the pseudo code of RFC 3986 section 5.2
//! normalization  each component alone, idempotence, reports of changes
//! comparison     equivalence is equality after normalization; mutations that are equivalent, and that are not
//! relativization the inverse of resolution
//! editing        exactly one component changes, or no component
//! conversion     between the types, without a copy
//! ```
//!
//! The tests check a few thousand texts, which are the same in every run, and real URLs; `cargo xtask soak` checks a
//! million new texts. One seed determines the texts of a run of all laws, so a seed identifies a failure.

pub mod comparison;
pub mod conversion;
pub mod editing;
pub mod normalization;
pub mod relativization;
pub mod resolution;
pub mod text;

use crate::random::Random;
use crate::{assert_none, uri_inputs};

/// The result of checking a law; an error describes the violation.
pub type Outcome = Result<(), String>;

/// Returns an error with the message unless the condition is true.
#[macro_export]
macro_rules! holds {
    ($condition:expr, $($message:tt)*) => {
        if !$condition {
            return Err(format!($($message)*));
        }
    };
}

/// Checks all laws on the texts of a seed.
pub fn all(seed: u64) -> Outcome {
    let random = &mut Random::new(seed);
    for iri in [false, true] {
        let (base, reference) = (uri_inputs::uri(random, iri), uri_inputs::reference(random, iri));
        resolution::of_any(&base, &reference)?;
        relativization::of_any(&base, &uri_inputs::uri(random, iri))?;
        relativization::of_any(&base, &relativization::near(random, &base))?;
        for text in [&base, &reference] {
            normalization::of_every_type(text, normalization::random_steps(random))?;
        }
        // Mutating and editing take most of the time, so each gets only one of the two texts.
        let (one, other) = if random.once_in(2) { (&base, &reference) } else { (&reference, &base) };
        comparison::of_mutations(random, one)?;
        editing::of_every_type(random, other)?;
        if random.once_in(4) {
            conversion::of_every_type(one)?;
        }
        comparison::of_every_type(&base, &reference)?;
    }
    Ok(())
}

/// Checks a law for the seeds below `count`; a failure shows the seed.
///
/// # Panics
///
/// If the law does not hold for a seed.
pub fn of_numbers(count: u64, law: impl Fn(&mut Random) -> Outcome) {
    let wrong = |seed| Some(format!("{seed}: {}", law(&mut Random::new(seed)).err()?));
    assert_none((0..count).filter_map(wrong).collect(), count as usize);
}

/// Checks a law on texts.
///
/// # Panics
///
/// If the law does not hold for a text.
pub fn of_texts<T: AsRef<str>>(texts: impl IntoIterator<Item = T>, law: impl Fn(&str) -> Outcome) {
    let outcomes: Vec<Outcome> = texts.into_iter().map(|text| law(text.as_ref())).collect();
    let count = outcomes.len();
    assert_none(outcomes.into_iter().filter_map(Result::err).collect(), count);
}
