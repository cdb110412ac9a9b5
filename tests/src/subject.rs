//! A subject: the parser of a kind, and the implementations with which it is compared.

use crate::chart::Chart;
use crate::regex_oracle::RegexOracle;
use crate::transition_texts::TransitionTexts;
use crate::typed::{self, UriType};
use crate::{Spans, checks, grammars};
use std::sync::{Arc, OnceLock};
use virgule::{Kind, parse};
use virgule_dynamic::Parser;

/// A built-in kind with its implementations.
#[derive(Debug, Clone)]
pub struct Subject {
    /// The kind.
    pub kind: &'static Kind,
    /// The parser of the kind, over the generated tables.
    pub parser: Parser<'static>,
    oracle: Oracle,
    /// For each field, true if the API exposes it.
    exposed: Vec<bool>,
}

/// The oracle of a kind.
#[derive(Debug, Clone)]
enum Oracle {
    /// The oracle for regular rules.
    Regular(Box<RegexOracle>),
    /// The oracle for recursive or percent-decoded rules, which no regular expression describes.
    Chart(Chart),
}

/// The subjects of all built-in kinds.
pub fn all() -> Vec<Subject> {
    static ALL: OnceLock<Vec<Subject>> = OnceLock::new();
    let made = || {
        let mut names: Vec<&str> = Kind::all().map(|kind| kind.grammar).collect();
        names.dedup();
        names.into_iter().flat_map(of_grammar).collect()
    };
    ALL.get_or_init(made).clone()
}

/// The subject of the kind named `kind`.
pub fn of(kind: &str) -> Subject {
    let kind = Kind::find(kind).expect("a kind");
    of_grammar(kind.grammar).into_iter().find(|subject| subject.kind.name == kind.name).expect("its section")
}

fn of_grammar(name: &str) -> Vec<Subject> {
    let checked = grammars::built_in(name);
    let grammar = Arc::new(checked.grammar.clone());
    let mut subjects = Vec::new();
    for section in &checked.grammar.sections {
        let kind = Kind::find(&section.name).expect("a kind for every section");
        let (start, fields) = (section.start, &section.fields);
        let oracle = match grammars::needs_generalized_parser(&grammar, start) {
            true => Oracle::Chart(Chart::new(&grammar, start, fields)),
            false => Oracle::Regular(Box::new(RegexOracle::new(&grammar, start, fields))),
        };
        subjects.push(Subject {
            kind,
            parser: Parser::built_in(kind),
            oracle,
            exposed: section.fields.iter().map(|field| field.exposed).collect(),
        });
    }
    subjects
}

impl Subject {
    /// True if the rule of the kind is recursive or percent-decoded, for which the oracle is slower.
    pub fn needs_generalized_parser(&self) -> bool {
        matches!(self.oracle, Oracle::Chart(_))
    }

    /// True if the parser refuses a text because of its nesting depth, which no oracle limits.
    pub fn nests_too_deep(&self, text: &str) -> bool {
        let refused = self.parser.parse(text).is_err();
        refused && parse::explain(self.kind.table, text, self.kind.kind).too_deep
    }

    /// Texts that take every transition of the kind's table.
    pub fn samples(&self) -> Vec<String> {
        TransitionTexts::new(self.kind.table, self.kind.kind).samples()
    }

    /// Texts that fail at every state of the kind's table.
    pub fn near_misses(&self) -> Vec<String> {
        TransitionTexts::new(self.kind.table, self.kind.kind).near_misses()
    }

    /// The spans of the exposed fields by the parser.
    pub fn parsed(&self, text: &str) -> Spans {
        grammars::spans(&self.parser, text)
    }

    /// The spans of the fields that the type of the kind returns.
    pub fn typed(&self, text: &str) -> Spans {
        typed::parse(self.kind.name, text).ok().map(|typed| self.places(&typed, text))
    }

    /// The spans of the fields that the `const` functions of the type return.
    pub fn constant(&self, text: &str) -> Spans {
        typed::parse_const(self.kind.name, text).ok().map(|typed| self.places(&typed, text))
    }

    /// The spans of the fields, computed from their addresses in `text`.
    fn places(&self, typed: &UriType<'_>, text: &str) -> Vec<Option<(usize, usize)>> {
        let place = |part: &str| {
            let begin = part.as_ptr() as usize - text.as_ptr() as usize;
            (begin, begin + part.len())
        };
        let names = self.kind.fields.iter().filter(|name| !name.is_empty());
        names.map(|name| typed.get(name).map(place)).collect()
    }

    /// The spans of the exposed fields by the oracle.
    pub fn expected(&mut self, text: &str) -> Spans {
        let spans = self.by_the_rules(text).filter(|spans| self.passes(text, spans));
        self.shown(text, spans)
    }

    /// True if `text` matches the rules, ignoring checks beyond the grammar.
    pub fn matches_the_rules(&mut self, text: &str) -> bool {
        self.by_the_rules(text).is_some()
    }

    fn by_the_rules(&mut self, text: &str) -> Spans {
        match &mut self.oracle {
            Oracle::Regular(oracle) => oracle.spans(text),
            Oracle::Chart(chart) => chart.spans(text).expect("no rule that derives only itself"),
        }
    }

    /// True if the fields pass the checks beyond the grammar.
    fn passes(&self, text: &str, spans: &[Option<(usize, usize)>]) -> bool {
        let passes = |&(field, check): &(usize, &str)| {
            let passes = |(begin, end)| checks::passes(check, (self.kind, field), &text[begin..end], text);
            spans[field].is_none_or(passes)
        };
        self.kind.checks.iter().all(passes) && checks::parameters_pass(self.kind, text, spans)
    }

    fn shown(&self, text: &str, spans: Spans) -> Spans {
        let shown = |spans: Vec<_>| {
            let values = checks::parameter_fields(self.kind, text, &spans);
            let own = spans.into_iter().zip(&self.exposed).filter(|(_, shown)| **shown).map(|(s, _)| s);
            own.chain(values).collect()
        };
        spans.map(shown)
    }
}
