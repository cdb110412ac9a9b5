//! The matcher of each rule of a grammar: an automaton, the general matcher, or none.
//!
//! Each rule is compiled as a start rule. All rules share a budget, so a check of many rules costs no more than one of
//! a few large rules. Small rules come first: each round limits the steps of a rule, and rules that need more are
//! retried in the next round with [`GROWTH`] times as many. Rules that the budget does not reach remain undecided.

use crate::chart::{Exceeded, FieldSpans, Outcome, Program};
use crate::{Library, LoadError, Mismatch};
use virgule_compiler::abnf::Checked;
use virgule_compiler::abnf::diagnose::{Diagnostic, Severity};
use virgule_compiler::abnf::lower::grammar::{Example, Field, RuleId, Section};
use virgule_compiler::codegen::unit;
use virgule_compiler::limits::{Budget, CHECK_STEPS};
use virgule_compiler::nfa::context::BuildContext;
use virgule_compiler::nfa::error::{BuildError, Fault};
use virgule_compiler::nfa::family::Family;
use virgule_compiler::pipeline::{self, examples};

/// Steps charged for each compiled rule, per rule of the grammar, in addition to those of its automaton.
const STEPS_PER_RULE: usize = 10;

/// Maximum number of steps of a rule in the first round.
const FIRST_SHARE: u64 = 1_000_000;

/// Growth of the limit from round to round. All rounds before the last one together cost a fraction of it.
const GROWTH: u64 = 8;

/// The matcher of a rule.
#[derive(Debug, Clone)]
pub enum MatchedBy {
    /// An automaton with that number of states.
    Automaton(usize),
    /// The general matcher, with the reason why there is no automaton.
    General(Diagnostic),
    /// None: a rule that it needs, perhaps itself, has this fault.
    Nothing(RuleId, Diagnostic),
    /// An automaton or the general matcher; the budget was exhausted before this was decided.
    Undecided,
}

/// A rule and its matcher.
#[derive(Debug, Clone)]
pub struct RuleMatch {
    /// The rule.
    pub rule: RuleId,
    /// Its name.
    pub name: String,
    /// The matcher.
    pub by: MatchedBy,
}

impl Library {
    /// Returns the matchers of the rules that a grammar defines, in order.
    pub fn matchers(&mut self, grammar: &str) -> Result<Vec<RuleMatch>, LoadError> {
        Ok(matchers(self.checked(grammar)?, CHECK_STEPS))
    }
}

/// Limit on the steps that find the names of rules with an automaton, for an error.
const NAMES_STEPS: u64 = 20_000_000;

/// Maximum number of names in an error.
const NAMES: usize = 12;

/// Returns the error that a rule has no automaton. It names the commands that still match the rule, and rules of the
/// file that have an automaton.
pub fn without_automaton(checked: &Checked, error: &BuildError) -> Diagnostic {
    let why = error.diagnostic(&checked.grammar);
    if error.fault == Fault::Unknown {
        return why;
    }
    let why = why.help("`virgule parse` and `virgule conform` match it with the general matcher");
    let rules = matchers(checked, NAMES_STEPS).into_iter();
    let rules = rules.filter(|rule| matches!(rule.by, MatchedBy::Automaton(_)));
    let names: Vec<String> = rules.map(|rule| format!("`{}`", rule.name)).collect();
    let more = match names.len().saturating_sub(NAMES) {
        0 => String::new(),
        more => format!(" and {more} more"),
    };
    match names.len() {
        0 => why,
        1 => why.help(format!("a rule of this file that has an automaton: {}", names[0])),
        _ => {
            let names = names.iter().take(NAMES).cloned().collect::<Vec<_>>().join(", ");
            why.help(format!("rules of this file that have an automaton: {names}{more}"))
        }
    }
}

fn matchers(checked: &Checked, mut steps: u64) -> Vec<RuleMatch> {
    let grammar = &checked.grammar;
    let mut context = BuildContext::new(grammar, &checked.facts);
    let own = checked.facts.order.iter().copied().filter(|rule| rule.index() < grammar.own);
    let undecided = |rule| RuleMatch {
        rule,
        name: grammar.rule(rule).name.clone(),
        by: fault(checked, rule).unwrap_or(MatchedBy::Undecided),
    };
    let mut rules: Vec<RuleMatch> = own.map(undecided).collect();
    let mut share = FIRST_SHARE;
    while steps > 0 && rules.iter().any(|rule| matches!(rule.by, MatchedBy::Undecided)) {
        for rule in rules.iter_mut().filter(|rule| matches!(rule.by, MatchedBy::Undecided)) {
            context.budget = Budget::of(share.min(steps));
            rule.by = matched_by(checked, rule.rule, &mut context);
            steps = match context.budget.is_exhausted() {
                true => steps.saturating_sub(share),
                false => steps - context.budget.spent(),
            };
            // With a changed policy, the result of a rule would depend on the rules before it.
            if context.changed {
                context = BuildContext::new(grammar, &checked.facts);
            }
        }
        share *= GROWTH;
    }
    rules.sort_by_key(|rule| rule.rule);
    rules
}

/// Returns the fault that leaves the language of a rule unknown.
fn fault(checked: &Checked, rule: RuleId) -> Option<MatchedBy> {
    let faulty = checked.facts.faulty[rule.index()]?;
    let fault = BuildError { rule: faulty, fault: Fault::Unknown };
    Some(MatchedBy::Nothing(faulty, fault.diagnostic(&checked.grammar)))
}

/// Returns the matcher of a rule whose language is known.
fn matched_by(checked: &Checked, rule: RuleId, context: &mut BuildContext) -> MatchedBy {
    let grammar = &checked.grammar;
    if context.budget.spend(STEPS_PER_RULE * grammar.rules.len()).is_err() {
        return MatchedBy::Undecided;
    }
    let error = match pipeline::compile_rules(checked, &[rule], &[], context) {
        Ok(compiled) => return MatchedBy::Automaton(unit::stats(&compiled).states),
        Err(_) if context.budget.is_exhausted() => return MatchedBy::Undecided,
        Err(error) => error,
    };
    match Program::new(checked, rule, &[]) {
        Ok(_) => MatchedBy::General(warning(error.diagnostic(grammar))),
        Err(exceeded) => MatchedBy::Nothing(rule, BuildError::limit(rule, exceeded).diagnostic(grammar)),
    }
}

// Rules without an automaton are matched by a chart. A library makes such matchers only on request
// (`Library::with_general_matchers`), and `Parser::general` shows which parsers use one.

/// Matches a rule without an automaton, by a chart. Slower than an automaton, and fails on input that is too expensive.
#[derive(Debug, Clone)]
pub struct GeneralMatcher {
    program: Box<Program>,
    /// The names of all rules of the grammar, for errors.
    names: Vec<String>,
    why: String,
}

/// Returns the matchers of the sections of a family that has no automaton for the reason `why`. Fails if one is too
/// large as well, or does not match an example of its section.
pub(crate) fn of_family(
    checked: &Checked,
    family: &Family<'_>,
    why: &BuildError,
) -> Result<Vec<GeneralMatcher>, Box<Diagnostic>> {
    let matcher = |section: &&Section| {
        let matcher = of_rule(checked, section.start, &section.fields, why)?;
        section.examples.iter().try_for_each(|example| matcher.check_example(checked, section, example))?;
        Ok(matcher)
    };
    family.sections.iter().map(matcher).collect()
}

/// Returns the matcher of a rule that has no automaton for the reason `why`. Fails if it is too large as well, or if
/// the language of the rule is unknown.
pub(crate) fn of_rule(
    checked: &Checked,
    start: RuleId,
    fields: &[Field],
    why: &BuildError,
) -> Result<GeneralMatcher, Box<Diagnostic>> {
    if why.fault == Fault::Unknown {
        return Err(Box::new(why.diagnostic(&checked.grammar)));
    }
    let too_large = |limit| Box::new(BuildError::limit(start, limit).diagnostic(&checked.grammar));
    let program = Program::new(checked, start, fields).map_err(too_large)?;
    let names = checked.grammar.rules.iter().map(|rule| rule.name.clone()).collect();
    Ok(GeneralMatcher { program: Box::new(program), names, why: why.diagnostic(&checked.grammar).message })
}

impl GeneralMatcher {
    /// Checks that an example of a section matches.
    fn check_example(
        &self,
        checked: &Checked,
        section: &Section,
        example: &Example,
    ) -> Result<(), Box<Diagnostic>> {
        let Err(mismatch) = self.parse(&example.text) else { return Ok(()) };
        let (message, label) = match (mismatch.exceeded(), &mismatch.rule) {
            (Some(limit), _) => (format!("matching the example takes {limit}"), String::new()),
            (None, rule) => {
                let start = &checked.grammar.rule(section.start).name;
                let place = rule.as_ref().map_or(String::new(), |rule| format!("in `{rule}`: "));
                (format!("the example does not match `{start}`"), place + mismatch.words())
            }
        };
        let source = &checked.grammar.source;
        Err(Box::new(examples::mismatch(example, source, mismatch.offset, message, label)))
    }

    /// Returns the reason why the rule has no automaton.
    pub fn why(&self) -> &str {
        &self.why
    }

    /// True if the entire input matches. Fails with the limit that was exceeded if that is undecided.
    pub fn matches(&self, text: &str) -> Result<bool, Exceeded> {
        self.program.matches(text)
    }

    /// Returns the fields of the input.
    pub(crate) fn parse(&self, text: &str) -> Result<FieldSpans, Mismatch> {
        match self.program.parse(text) {
            Ok(Outcome::Match(spans)) => Ok(spans),
            Ok(Outcome::Mismatch(mismatch)) => {
                let rule = mismatch.rule.and_then(|rule| self.names.get(rule.index()));
                Err(Mismatch::of_chart(&mismatch, rule.map(String::as_str), text))
            }
            Err(exceeded) => Err(Mismatch::undecided(exceeded)),
        }
    }
}

/// Converts the error that a rule has no automaton to a warning.
pub(crate) fn warning(why: Diagnostic) -> Diagnostic {
    let help = vec!["it is matched by the general matcher, which is slower than an automaton".to_string()];
    Diagnostic { severity: Severity::Warning, help, ..why }
}

#[cfg(test)]
mod tests {
    use super::{MatchedBy, matchers};
    use crate::Library;
    use virgule_compiler::limits::CHECK_STEPS;

    /// A rule of each sort. `d` is recursive, so it is matched with a stack.
    const SORTS: &str = "a = 1*DIGIT\nb = \"x\" b \"x\" / \"x\"\nc = a <anything at all>\nd = \"(\" d \")\" / c-or\nc-or = [c]\n";

    fn shown(text: &str, steps: u64) -> Vec<String> {
        let mut library = Library::new();
        library.add("sorts", text).expect("a grammar");
        let rules = matchers(library.checked("sorts").expect("a grammar"), steps);
        let by = |by: MatchedBy| match by {
            MatchedBy::Automaton(states) => format!("automaton {states}"),
            MatchedBy::General(why) => format!("general {}", why.code),
            MatchedBy::Nothing(rule, why) => format!("nothing {} {}", rule.index(), why.code),
            MatchedBy::Undecided => "undecided".to_string(),
        };
        rules.into_iter().map(|rule| format!("{}: {}", rule.name, by(rule.by))).collect()
    }

    #[test]
    fn each_rule_has_what_its_own_texts_need() {
        let expected = [
            "a: automaton 2",
            "b: general lookahead",
            "c: nothing 2 unbound-prose",
            "d: nothing 2 unbound-prose",
            "c-or: nothing 2 unbound-prose",
        ];
        assert_eq!(shown(SORTS, CHECK_STEPS), expected);
    }

    #[test]
    fn a_rule_does_not_depend_on_those_before_it() {
        let alone = shown("x = \"(\" x \")\" / \"a\"\n", CHECK_STEPS);
        let after = shown("y = \"a\" y \"a\" / x\nx = \"(\" x \")\" / \"a\"\n", CHECK_STEPS);
        assert_eq!(after[1..], alone);
    }

    #[test]
    fn rules_beyond_the_budget_are_undecided() {
        let rules = shown(SORTS, 0);
        assert_eq!(rules[..2], ["a: undecided", "b: undecided"]);
        assert_eq!(rules[2], "c: nothing 2 unbound-prose");
    }
}
