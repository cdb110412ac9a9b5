//! The front end: from the source of a grammar to resolved rules and facts about them, without automata.
//!
//! ```text
//! files      grammar files on disk, and the files that they import
//! diagnose   findings about a grammar, and their rendering
//! read       text → Tree        spans, comments and directives kept; prints back exactly
//! lower      Tree → Grammar     names resolved, imports bound, code point ranges, fields labelled
//! check      Grammar → Facts    undefined, unproductive, nullable loops, recursive or regular
//! samples    small grammars for the tests of all stages
//! ```

pub mod check;
pub mod diagnose;
pub mod files;
pub mod lower;
pub mod read;
#[cfg(test)]
pub(crate) mod samples;

use check::Facts;
use diagnose::{Diagnostics, Source};
use lower::Loader;
use lower::grammar::{Grammar, RuleId};
use std::sync::Arc;

/// A grammar without errors, except in rules that no named start rule needs ([`Checked::require`]). That of
/// [`analyze_leniently`] may have others.
#[derive(Debug, Clone)]
pub struct Checked {
    /// The rules and sections of the grammar.
    pub grammar: Grammar,
    /// Facts about the rules.
    pub facts: Facts,
}

impl Checked {
    /// Returns a copy of a grammar that has more rules and the same language: a check finds no new errors.
    pub fn same_language(mut grammar: Grammar) -> Self {
        let facts = check::check(&mut grammar, &mut Diagnostics::new());
        Checked { grammar, facts }
    }

    /// Returns an error if a rule, or a rule that it references directly or through others, has faults.
    pub fn require(&self, rule: RuleId) -> Result<(), Diagnostics> {
        if self.facts.faulty[rule.index()].is_none() {
            return Ok(());
        }
        let reached = check::reachable(&self.grammar, &[rule]);
        let rules = self.grammar.rules.iter().zip(reached).filter(|(_, reached)| *reached);
        let mut faults = Diagnostics::new();
        faults.extend(rules.flat_map(|(rule, _)| rule.faults.iter().cloned()));
        faults.sort();
        faults.dedup();
        Err(faults)
    }
}

/// Reads, lowers and checks the source of a grammar. Returns `None` if an error is reported.
pub fn analyze(source: &Arc<Source>, loader: &dyn Loader, diagnostics: &mut Diagnostics) -> Option<Checked> {
    let checked = analyze_leniently(source, loader, diagnostics);
    (!diagnostics.has_errors()).then_some(checked)
}

/// As [`analyze`], for an editor: an expression with an error matches the empty string.
pub fn analyze_leniently(
    source: &Arc<Source>,
    loader: &dyn Loader,
    diagnostics: &mut Diagnostics,
) -> Checked {
    // `lower` also calls `read`, because a grammar consists of a tree for the file and one for each import.
    let mut grammar = lower::lower(source, loader, diagnostics);
    let facts = check::check(&mut grammar, diagnostics);
    diagnostics.sort();
    diagnostics.dedup();
    Checked { grammar, facts }
}
