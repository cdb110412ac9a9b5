//! Texts of a language for proptest. They are drawn by counting, and shrink within the language.
//!
//! ```text
//! simplify     the test failed with the text: a smaller one that the grammar takes is tried
//! complicate   the test passed with it: the next smaller one of the last text that failed
//! ```
//!
//! So what a failing test shows is a text of the rule, of which no single change makes a smaller one that fails too.

use crate::random::Random;
use crate::shrink::changes;
use crate::{Language, Uniform};
use proptest::strategy::{NewTree, Strategy, ValueTree};
use proptest::test_runner::TestRunner;
use std::fmt;
use std::rc::Rc;

/// Texts of a language of at most `longest` bytes: every length as likely as every other, and every text of its length.
///
/// ```
/// use proptest::prelude::*;
/// use virgule::Ni;
/// use virgule_conformance::{Language, texts};
///
/// let names = texts(Language::kind("ni")?, 60);
/// proptest!(|(name in names)| {
///     prop_assert_eq!(Ni::parse(&name).map(|ni| ni.to_string()), Ok(name));
/// });
/// # Ok::<(), virgule_conformance::LanguageError>(())
/// ```
///
/// The language of a type, derived or not, is [`language`](crate::language).
///
/// No text has more bytes than 4,000, whatever is asked for: counting takes memory.
pub fn texts(language: Language, longest: usize) -> Texts {
    let counted = Uniform::new(&language, longest.min(LONGEST));
    Texts { shared: Rc::new((language, counted)) }
}

/// Texts of that length are enough for a test, and their counts fit a few megabytes.
const LONGEST: usize = 4000;

/// A text that nests too deep, or that a check refuses, is drawn again, so often.
const DRAWS: usize = 100;

/// The strategy that [`texts`] makes.
#[derive(Clone)]
pub struct Texts {
    shared: Rc<(Language, Uniform)>,
}

impl fmt::Debug for Texts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "texts of {}", self.shared.0.name())
    }
}

impl Strategy for Texts {
    type Tree = Tree;
    type Value = String;

    fn new_tree(&self, runner: &mut TestRunner) -> NewTree<Self> {
        let (language, counted) = &*self.shared;
        let seed = proptest::num::u64::ANY.new_tree(runner)?.current();
        let mut random = Random::new(seed);
        // What nests deeper than the grammar allows is no text of it, and what a check refuses is no text of the kind.
        let drawn = (0..DRAWS)
            .filter_map(|_| counted.draw_any(&mut random))
            .find(|text| language.takes(text) && language.passes(text));
        let none = || {
            format!(
                "{} has no texts of that length that do not nest too deep and pass its checks",
                language.name()
            )
        };
        let text = drawn.ok_or_else(none)?;
        Ok(Tree { failed: text.clone(), now: text, open: Vec::new(), strategy: self.clone() })
    }
}

/// A text, and the smaller ones that it shrinks to.
#[derive(Debug, Clone)]
pub struct Tree {
    strategy: Texts,
    /// The text that failed last, or the first one.
    failed: String,
    /// The text to try.
    now: String,
    /// Texts smaller than the one that failed, the next last.
    open: Vec<String>,
}

impl Tree {
    /// The next smaller text; none is left: back to the one that failed.
    fn next(&mut self) -> bool {
        let next = self.open.pop();
        let more = next.is_some();
        self.now = next.unwrap_or_else(|| self.failed.clone());
        more
    }
}

impl ValueTree for Tree {
    type Value = String;

    fn current(&self) -> String {
        self.now.clone()
    }

    fn simplify(&mut self) -> bool {
        self.failed.clone_from(&self.now);
        self.open = changes(&self.failed);
        let language = &self.strategy.shared.0;
        self.open.retain(|text| language.takes(text) && language.passes(text));
        self.open.reverse();
        self.next()
    }

    fn complicate(&mut self) -> bool {
        self.next()
    }
}
