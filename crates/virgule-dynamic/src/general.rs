//! Rules that have no automaton, matched by a chart.
//!
//! A [`Library`](crate::Library) makes such matchers only if it is asked to (`with_general_matchers`), and
//! [`Parser::general`](crate::Parser::general) tells which parsers are such: they are slower, and a text may be too
//! expensive to be decided.

use virgule_chart::{ChartMismatch, Exceeded, FieldSpans, Outcome, Program};
use virgule_compiler::abnf::Checked;
use virgule_compiler::abnf::diagnose::{self, Diagnostic, Severity, Span};
use virgule_compiler::abnf::lower::grammar::{Example, Field, RuleId, Section};
use virgule_compiler::nfa::error::{BuildError, Fault};
use virgule_compiler::nfa::family::Family;

/// A rule without automaton.
#[derive(Debug, Clone)]
pub struct GeneralMatcher {
    program: Box<Program>,
    /// The names of all rules of the grammar, for errors.
    names: Vec<String>,
    why: String,
}

/// Why a general matcher refuses a text.
pub(crate) enum Refused {
    /// It does not match.
    Mismatch(ChartMismatch),
    /// It is not decided.
    Undecided(Exceeded),
}

/// The matchers of a family that has no automaton for the reason `why`, by section. Fails if one is too large as well,
/// or does not match an example of its section.
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

/// The matcher of a rule that has no automaton for the reason `why`. Fails if it is too large as well,
/// or if its texts are not known.
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
        let Err(refused) = self.parse(&example.text) else { return Ok(()) };
        let start = &checked.grammar.rule(section.start).name;
        let (message, offset, label) = match refused {
            Refused::Mismatch(stop) => {
                let expected = diagnose::expected(&stop.expected, stop.end);
                let label = match stop.rule.and_then(|rule| self.name(rule)) {
                    Some(rule) => format!("in `{rule}`: expected {expected}"),
                    None => format!("expected {expected}"),
                };
                (format!("the example does not match `{start}`"), stop.offset, label)
            }
            Refused::Undecided(limit) => {
                (format!("the example needs {limit} to be matched"), 0, String::new())
            }
        };
        let begin = example.span.start + offset;
        let length =
            example.text.get(offset..).and_then(|rest| rest.chars().next()).map_or(0, char::len_utf8);
        let place = Span::new(begin, begin + length);
        let error = Diagnostic::error("example-mismatch", message, &checked.grammar.source, place, label);
        Err(Box::new(error.help("correct the example, or the rule that does not take it")))
    }

    /// Why the rule has no automaton.
    pub fn why(&self) -> &str {
        &self.why
    }

    /// True if the whole text matches; the limit that was met if it is not decided.
    pub fn matches(&self, text: &str) -> Result<bool, Exceeded> {
        self.program.matches(text)
    }

    /// The fields of a text.
    pub(crate) fn parse(&self, text: &str) -> Result<FieldSpans, Refused> {
        match self.program.parse(text) {
            Ok(Outcome::Match(spans)) => Ok(spans),
            Ok(Outcome::Mismatch(mismatch)) => Err(Refused::Mismatch(mismatch)),
            Err(exceeded) => Err(Refused::Undecided(exceeded)),
        }
    }

    /// The name of a rule.
    pub(crate) fn name(&self, rule: RuleId) -> Option<&str> {
        self.names.get(rule.index()).map(String::as_str)
    }
}

/// The finding that a rule has no automaton, as a warning.
pub(crate) fn warning(why: Diagnostic) -> Diagnostic {
    let help = vec!["it is matched by the general matcher, which is slower than an automaton".to_string()];
    Diagnostic { severity: Severity::Warning, help, ..why }
}
