//! What must hold of every text, whatever it is: functions that say what does not.
//!
//! ```text
//! text           the eight generic types, asked alike
//! resolution     resolve is what RFC 3986 section 5.2 prints
//! normalization  each component as it is alone, once and for all; what changed is told
//! comparison     equal is what normalizes alike; mutations that must be equal, and that must not
//! relativization the inverse of resolution, by the shortest reference
//! editing        one component changes, or nothing
//! conversion     between the types, without a copy
//! ```
//!
//! The tests ask them of a few thousand texts that are the same on every run, and of real ones; `cargo xtask soak` of a
//! million new ones. A run of all laws is made from one number, so that a failure is told by that number.

pub mod comparison;
pub mod conversion;
pub mod editing;
pub mod normalization;
pub mod relativization;
pub mod resolution;
pub mod text;

use crate::random::Random;
use crate::uri_inputs;

/// What came of asking a law: nothing, or what is wrong.
pub type Outcome = Result<(), String>;

/// Gives back what is wrong if something does not hold.
#[macro_export]
macro_rules! holds {
    ($condition:expr, $($message:tt)*) => {
        if !$condition {
            return Err(format!($($message)*));
        }
    };
}

/// Asks all laws of the texts that belong to a number.
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
        // The laws that ask most take one of both.
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

/// Asks a law of `count` numbers, and fails with what is wrong and the number.
///
/// # Panics
///
/// If the law does not hold.
pub fn of_numbers(count: u64, law: impl Fn(&mut Random) -> Outcome) {
    let failures = (0..count).filter_map(|seed| Some((seed, law(&mut Random::new(seed)).err()?)));
    report(failures.map(|(seed, wrong)| format!("{seed}: {wrong}")).collect());
}

/// Asks a law of texts.
///
/// # Panics
///
/// If the law does not hold.
pub fn of_texts<T: AsRef<str>>(texts: impl IntoIterator<Item = T>, law: impl Fn(&str) -> Outcome) {
    report(texts.into_iter().filter_map(|text| law(text.as_ref()).err()).collect());
}

fn report(failures: Vec<String>) {
    let shown = &failures[..failures.len().min(12)];
    assert!(failures.is_empty(), "{} failures:\n{}", failures.len(), shown.join("\n"));
}
