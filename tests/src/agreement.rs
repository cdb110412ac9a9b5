//! Compares all implementations that decide whether a text matches a kind, and where its fields are.
//!
//! ```text
//! the type         the generated code and tables, as a program uses them
//! the constant     the same tables, read by the `const` functions
//! the parser       the same tables, by `virgule-dynamic`
//! the automaton    the grammar compiled in this process by `virgule-dynamic`
//! PikeVM           the rule as a regular expression, by regex-automata
//! the chart        instead of PikeVM, if the rule is recursive or percent-decoded
//! abnf-oracle      an independent matcher for ABNF: only the language
//! ```
//!
//! The first three implementations share the tables, the first four share the compiler and the search loop, and all
//! except the last share the reader of grammars; the last shares nothing with the others.

use crate::external_oracle::{self, ExternalOracle};
use crate::sampled_inputs::SampledInputs;
use crate::subject::{self, Subject};
use crate::{Spans, grammars};
use std::collections::HashMap;
use std::fmt;
use std::sync::{Arc, OnceLock};
use virgule::Kind;
use virgule_dynamic::Library;

/// A kind and its implementations.
#[derive(Clone)]
pub struct Agreement {
    /// The kind, its generated parser, and its oracle.
    pub subject: Subject,
    /// The grammar of the kind, compiled in this process.
    library: Arc<Library>,
    /// `abnf-oracle` for the same grammar; `None` if it does not support the grammar.
    external: Option<ExternalOracle>,
}

/// The answer on which all implementations agree.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Agreed {
    /// The text matches, with the same fields in all implementations.
    Inside,
    /// The text does not match.
    Outside,
    /// `abnf-oracle` gave no answer, and all others agree.
    Undecided,
    /// The parsers refuse the text because of its nesting depth; the oracles have no such limit, and were not called.
    TooDeep,
}

/// The answer of one implementation.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Answer {
    Outside,
    /// The text matches, with the spans of the exposed fields. `None` is an absent field.
    Fields(Vec<Option<(usize, usize)>>),
    /// The text matches; this implementation reports no fields.
    Inside,
    /// The text does not match the rules, or it violates checks beyond the rules, which this implementation does not
    /// evaluate.
    OutsideRules,
    Undecided(String),
}

/// The different answers of the implementations for a text.
#[derive(Debug, Clone)]
pub struct Disagreement {
    kind: &'static Kind,
    text: String,
    answers: Vec<(&'static str, Answer)>,
}

/// The implementations of all built-in kinds.
pub fn all() -> Vec<Agreement> {
    static ALL: OnceLock<Vec<Agreement>> = OnceLock::new();
    let made = || {
        let mut known = HashMap::new();
        subject::all().into_iter().map(|subject| Agreement::new(subject, &mut known)).collect()
    };
    ALL.get_or_init(made).clone()
}

/// The implementations of the kind named `kind`.
pub fn of(kind: &str) -> Agreement {
    Agreement::new(subject::of(kind), &mut HashMap::new())
}

/// Compares the answers for text number `number` of the sampled texts. An error lists the answers, and the command that
/// repeats the comparison.
pub fn round(agreement: &mut Agreement, drawn: &SampledInputs, number: u64) -> Result<Agreed, String> {
    let kind = agreement.subject.kind.name;
    agreement.ask(&drawn.text(number)).map_err(|disagreement| {
        let again = format!("cargo xtask soak --only oracles --kind {kind} --seed {number} --count 1");
        format!("{disagreement}\n  again: {again}")
    })
}

impl Agreement {
    /// Collects the implementations of a kind; `known` caches grammars.
    fn new(
        subject: Subject,
        known: &mut HashMap<&'static str, (Arc<Library>, Option<ExternalOracle>)>,
    ) -> Self {
        let name = subject.kind.grammar;
        let (library, external) = known.entry(name).or_insert_with(|| {
            let mut library = Library::new();
            let added = library.add(name, grammars::text(name));
            added.unwrap_or_else(|error| panic!("{name}: {error}"));
            let external = external_oracle::supports(name)
                .then(|| ExternalOracle::new(name).unwrap_or_else(|error| panic!("{error}")));
            (Arc::new(library), external)
        });
        Agreement { library: library.clone(), external: external.clone(), subject }
    }

    /// Compares all implementations on a text.
    pub fn ask(&mut self, text: &str) -> Result<Agreed, Box<Disagreement>> {
        let mut answers = self.compiled(text);
        let too_deep = self.subject.nests_too_deep(text);
        if !too_deep {
            answers.extend(self.others(text));
        }
        let agreed = self.judge(text, answers)?;
        Ok(if too_deep { Agreed::TooDeep } else { agreed })
    }

    /// Compares the implementations that are linear: the type, its `const` functions, the parser and the automaton.
    pub fn ask_compiled(&self, text: &str) -> Result<Agreed, Box<Disagreement>> {
        self.judge(text, self.compiled(text))
    }

    fn compiled(&self, text: &str) -> Vec<(&'static str, Answer)> {
        let parser = self.library.parser(self.subject.kind.name).expect("the kinds of its grammar");
        vec![
            ("the type", Answer::of(self.subject.typed(text))),
            ("the constant", Answer::of(self.subject.constant(text))),
            ("the parser", Answer::of(self.subject.parsed(text))),
            ("the automaton", Answer::of(grammars::spans(&parser, text))),
        ]
    }

    fn others(&mut self, text: &str) -> Vec<(&'static str, Answer)> {
        let expected = self.subject.expected(text);
        // `abnf-oracle` does not evaluate the checks beyond the rules.
        let beyond = expected.is_none() && self.subject.matches_the_rules(text);
        let second = if self.subject.needs_generalized_parser() { "the chart" } else { "PikeVM" };
        let mut answers = vec![(second, Answer::of(expected))];
        if let Some(external) = &self.external {
            answers.push((
                "abnf-oracle",
                match external.accepts(self.subject.kind.start, text) {
                    Ok(true) if beyond => Answer::Outside,
                    Ok(true) => Answer::Inside,
                    Ok(false) if beyond => Answer::OutsideRules,
                    Ok(false) => Answer::Outside,
                    Err(error) => Answer::Undecided(error.to_string()),
                },
            ));
        }
        answers
    }

    fn judge(&self, text: &str, answers: Vec<(&'static str, Answer)>) -> Result<Agreed, Box<Disagreement>> {
        let first = answers[0].1.clone();
        if !answers.iter().all(|(_, answer)| answer.fits(&first)) {
            let (kind, text) = (self.subject.kind, text.to_string());
            return Err(Box::new(Disagreement { kind, text, answers }));
        }
        let undecided = answers.iter().any(|(_, answer)| matches!(answer, Answer::Undecided(_)));
        Ok(match first {
            _ if undecided => Agreed::Undecided,
            Answer::Outside => Agreed::Outside,
            _ => Agreed::Inside,
        })
    }
}

impl Answer {
    fn of(spans: Spans) -> Self {
        spans.map_or(Answer::Outside, Answer::Fields)
    }

    /// True if the answer is consistent with `first`, which has the fields.
    fn fits(&self, first: &Answer) -> bool {
        match self {
            Answer::Inside => matches!(first, Answer::Fields(_)),
            Answer::Undecided(_) => true,
            answer => answer == first,
        }
    }
}

/// Writes the kind, the text, and all answers.
impl fmt::Display for Disagreement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<&str> = self.kind.fields.iter().copied().filter(|name| !name.is_empty()).collect();
        write!(f, "{}: {:?}", self.kind.name, self.text)?;
        for (name, answer) in &self.answers {
            write!(f, "\n  {name:14} ")?;
            match answer {
                Answer::Outside => f.write_str("outside")?,
                Answer::OutsideRules => f.write_str("outside, by the rules alone")?,
                Answer::Inside => f.write_str("inside")?,
                Answer::Undecided(why) => write!(f, "gives up: {why}")?,
                Answer::Fields(spans) => {
                    f.write_str("inside")?;
                    for (name, span) in names.iter().zip(spans) {
                        let Some((begin, end)) = span else { continue };
                        write!(f, " {name} {begin}..{end}")?;
                    }
                }
            }
        }
        Ok(())
    }
}
