//! A proptest strategy for the strings of a language, drawn uniformly, shrinking within the language.
//!
//! ```text
//! simplify     the test failed: try a smaller string inside the language
//! complicate   the test passed: try the next smaller string of the last failure
//! ```
//!
//! So a failing test reports a string of the language such that every string that is one change smaller passes.

use crate::conformance::random::Random;
use crate::conformance::shrink::changes;
use crate::conformance::{Language, SampleError, Uniform};
use proptest::strategy::{NewTree, Strategy, ValueTree};
use proptest::test_runner::TestRunner;
use std::fmt;
use std::rc::Rc;

/// Strings of a language of at most `longest` bytes: a length is drawn uniformly, then a string of that length.
///
/// ```
/// use proptest::prelude::*;
/// use virgule::Ni;
/// use virgule_tools::conformance::{Language, texts};
///
/// let names = texts(Language::kind("ni")?, 60);
/// proptest!(|(name in names)| {
///     prop_assert_eq!(Ni::parse(&name).map(|ni| ni.to_string()), Ok(name));
/// });
/// # Ok::<(), virgule_tools::conformance::LanguageError>(())
/// ```
///
/// Rules may be recursive. A failing string shrinks to smaller strings that the rule matches and the checks of the kind
/// accept. If there is no string so short, the message of proptest names the least length.
/// [`language`](crate::conformance::language) returns the language of a type.
///
/// Strings are limited to 4,000 bytes, because counting takes memory.
pub fn texts(language: Language, longest: usize) -> TextStrategy {
    let counted = Uniform::try_new(&language, longest.min(LONGEST));
    TextStrategy { shared: Rc::new((language, counted)) }
}

/// Maximum length of strings in bytes, whose counts need a few megabytes.
const LONGEST: usize = 4000;

/// Maximum number of draws until a string neither nests too deep nor fails a check.
const DRAWS: usize = 100;

/// The strategy of [`texts`].
#[derive(Clone)]
pub struct TextStrategy {
    shared: Rc<(Language, Result<Uniform, SampleError>)>,
}

impl fmt::Debug for TextStrategy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "strings of {}", self.shared.0.name())
    }
}

impl Strategy for TextStrategy {
    type Tree = TextTree;
    type Value = String;

    fn new_tree(&self, runner: &mut TestRunner) -> NewTree<Self> {
        let (language, counted) = &*self.shared;
        let counted = counted.as_ref().map_err(ToString::to_string)?;
        let seed = proptest::num::u64::ANY.new_tree(runner)?.current();
        let mut random = Random::new(seed);
        // Skips strings that nest too deep, or that fail a check of the kind.
        let drawn =
            (0..DRAWS).filter_map(|_| counted.draw_any(&mut random)).find(|text| language.contains(text));
        let none = || format!("{DRAWS} strings of `{}` nest too deep or fail a check", language.name());
        let text = drawn.ok_or_else(none)?;
        Ok(TextTree { failed: text.clone(), now: text, open: Vec::new(), strategy: self.clone() })
    }
}

/// A string, and the smaller strings that it shrinks to.
#[derive(Debug, Clone)]
pub struct TextTree {
    strategy: TextStrategy,
    /// The last failing string, or the first one.
    failed: String,
    /// The current string.
    now: String,
    /// Smaller strings than the failing one, the next one last.
    open: Vec<String>,
}

impl TextTree {
    /// Moves to the next smaller string, or back to the failing one if there is none.
    fn next(&mut self) -> bool {
        let next = self.open.pop();
        let more = next.is_some();
        self.now = next.unwrap_or_else(|| self.failed.clone());
        more
    }
}

impl ValueTree for TextTree {
    type Value = String;

    fn current(&self) -> String {
        self.now.clone()
    }

    fn simplify(&mut self) -> bool {
        self.failed.clone_from(&self.now);
        self.open = changes(&self.failed);
        self.open.extend(without_pairs(&self.failed));
        let language = &self.strategy.shared.0;
        self.open.retain(|text| language.contains(text));
        self.open.reverse();
        self.next()
    }

    fn complicate(&mut self) -> bool {
        self.next()
    }
}

/// Maximum number of characters of a string from which pairs are removed.
const PAIRS: usize = 64;

/// Returns the strings without two characters that are not adjacent, such as a pair of brackets; none for long strings,
/// which have too many pairs.
fn without_pairs(text: &str) -> impl Iterator<Item = String> {
    let characters: Vec<char> = text.chars().collect();
    let count = if characters.len() > PAIRS { 0 } else { characters.len() };
    let pairs = (0..count).flat_map(move |one| (one + 2..count).map(move |other| (one, other)));
    pairs.map(move |(one, other)| {
        let kept = characters.iter().enumerate().filter(|(at, _)| *at != one && *at != other);
        kept.map(|(_, character)| character).collect()
    })
}
