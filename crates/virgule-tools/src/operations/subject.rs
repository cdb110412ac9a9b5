//! A rule or a kind of a grammar, compiled for a comparison.
//!
//! The language of a kind includes `;! validate` and `;! parameters`; that of a rule is its ABNF. A rule whose
//! recursion one byte of lookahead does not decide has no automaton; it is approximated by two languages that have one.

use std::fmt;
use virgule_compiler::abnf::Checked;
use virgule_compiler::abnf::diagnose::Diagnostics;
use virgule_compiler::abnf::lower::grammar::RuleId;
use virgule_compiler::analysis::language::Language;
use virgule_compiler::nfa::{calls::CallApproximation, context::BuildContext, error::BuildError};
use virgule_dynamic::{Library, LoadError, Mismatch, without_automaton};

/// A rule or a kind, and its language.
#[derive(Debug)]
pub struct Subject {
    library: Library,
    grammar: String,
    /// The rule; of a kind, its start rule.
    pub rule: String,
    /// The kind, if it has checks (`;! validate`, `;! parameters`); otherwise its language is that of the rule.
    pub kind: Option<String>,
    /// The name of the grammar in messages.
    pub shown: String,
    /// The automata; for a rule without an automaton, those of a subset.
    pub language: Language,
    /// The approximation of a rule without an automaton.
    pub approximation: Option<Approximation>,
}

/// The approximation of a rule without an automaton.
#[derive(Debug)]
pub struct Approximation {
    /// The automaton of a superset.
    pub above: Language,
    /// The reason why it has no automaton.
    pub why: String,
}

impl Subject {
    /// Compiles a rule of a grammar of the library, or the kind with this index in the grammar.
    ///
    /// # Errors
    ///
    /// The diagnostics of the grammar, also if the rule exceeds a limit. A rule without an automaton is approximated;
    /// its strings are matched only if the library has general matchers.
    pub fn new(
        mut library: Library,
        grammar: &str,
        rule: RuleId,
        kind: Option<usize>,
        shown: String,
    ) -> Result<Subject, LoadError> {
        let checked = library.checked(grammar)?;
        let mut context = BuildContext::new(&checked.grammar, &checked.facts);
        let section = kind.and_then(|kind| checked.grammar.sections.get(kind));
        let language = match section {
            Some(section) => Language::kind(checked, section, &mut context),
            None => Language::new(checked, rule, &mut context),
        };
        let (language, approximation) = match language {
            Ok(language) => (language, None),
            Err(error) => {
                let (below, approximation) =
                    approximated(checked, rule, &error).map_err(|_| refusal(checked, &error))?;
                (below, Some(approximation))
            }
        };
        let name = checked.grammar.rule(rule).name.clone();
        let kind = section.filter(|section| section.is_checked()).map(|section| section.name.clone());
        let grammar = grammar.to_string();
        Ok(Subject { library, grammar, rule: name, kind, shown, language, approximation })
    }

    /// Returns the automata of the language, or of a superset if the rule has no automaton.
    pub fn above(&self) -> &Language {
        self.approximation.as_ref().map_or(&self.language, |approximation| &approximation.above)
    }

    /// True if both are the same rule or kind of one grammar.
    pub fn is_same(&self, other: &Subject) -> bool {
        let same = |subject: &Subject| (subject.shown.clone(), subject.rule.clone(), subject.kind.clone());
        same(self) == same(other)
    }

    /// Returns the error of the input; `None` if it matches.
    ///
    /// # Errors
    ///
    /// The diagnostics of the grammar, if the rule has no parser.
    pub fn stop(&mut self, text: &str) -> Result<Option<Mismatch>, LoadError> {
        match self.kind.as_ref().and_then(|kind| self.library.parser(kind)) {
            Some(parser) => Ok(parser.parse(text).err()),
            None => Ok(self.library.rule(&self.grammar, &self.rule)?.parse(text).err()),
        }
    }

    /// Returns the name of the kind or of the rule.
    pub fn name(&self) -> &str {
        self.kind.as_ref().unwrap_or(&self.rule)
    }
}

/// Returns a subset and a superset of a rule, if it has no automaton for the reason `why`.
fn approximated(
    checked: &Checked,
    rule: RuleId,
    why: &BuildError,
) -> Result<(Language, Approximation), BuildError> {
    // The cost of the failed attempt does not count.
    let mut context = BuildContext::new(&checked.grammar, &checked.facts);
    let mut language = |approximation| Language::approximated(checked, rule, approximation, &mut context);
    let (below, above) = (language(CallApproximation::Under)?, language(CallApproximation::Over)?);
    let why = why.diagnostic(&checked.grammar).message;
    Ok((below, Approximation { above, why }))
}

/// `URI (rfc3986)`, `URI (mine/rfc3986.abnf)`, `kind http (rfc9110)`
impl fmt::Display for Subject {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kind = if self.kind.is_some() { "kind " } else { "" };
        write!(f, "{kind}{} ({})", self.name(), self.shown)
    }
}

/// Returns the error of compiling a rule.
pub fn refusal(checked: &Checked, error: &BuildError) -> LoadError {
    let mut diagnostics = Diagnostics::new();
    diagnostics.push(without_automaton(checked, error));
    LoadError::Grammar(diagnostics)
}
