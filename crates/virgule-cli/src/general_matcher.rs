//! Notes about rules without an automaton, which the slower general matcher matches, and inputs that it does not
//! decide.

use crate::{Failure, print_error, wrong};
use std::collections::HashSet;
use std::sync::atomic::{AtomicU64, Ordering};
use virgule_dynamic::{Mismatch, Parser};

/// Returns the note about a rule or kind whose parser is a general matcher.
pub fn note(name: &str, parser: &Parser<'_>) -> Option<String> {
    let why = parser.general()?.why();
    Some(format!("`{name}` is matched by the general matcher, which is slower than an automaton: {why}"))
}

/// Prints each note once.
#[derive(Default)]
pub struct Notes(HashSet<String>);

impl Notes {
    /// Prints a note unless it was already printed.
    pub fn print(&mut self, note: Option<String>) {
        let Some(note) = note else { return };
        if !self.0.contains(&note) {
            print_error(&note);
            self.0.insert(note);
        }
    }
}

/// Counts inputs that are not decided. They are neither valid nor invalid, so the exit status is 2.
#[derive(Default)]
pub struct Undecided(AtomicU64);

impl Undecided {
    /// Counts a rejected input if it is not decided.
    pub fn count(&self, mismatch: &Mismatch) {
        self.count_if(mismatch.exceeded().is_some());
    }

    /// Counts an input if it is not decided, or has no derivation because of a limit.
    pub fn count_if(&self, undecided: bool) {
        self.0.fetch_add(u64::from(undecided), Ordering::Relaxed);
    }

    pub fn total(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }

    /// Fails if there is such an input.
    pub fn verdict(&self) -> Result<(), Failure> {
        match self.total() {
            0 => Ok(()),
            1 => wrong("a line is not decided: it exceeds the limits of the general matcher"),
            lines => {
                wrong(format!("{lines} lines are not decided: they exceed the limits of the general matcher"))
            }
        }
    }
}
