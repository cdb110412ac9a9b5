//! For one kind: the parser under test, and what it is compared with.

use crate::chart::Chart;
use crate::oracle::Oracle;
use crate::routes::Routes;
use crate::typed::{self, UriType};
use crate::{Spans, checks, grammars, parameters, reviewed, simulate};
use std::sync::{Arc, OnceLock};
use virgule::{Kind, engine};
use virgule_compiler::abnf::lower::grammar::Field;
use virgule_compiler::codegen::unit::Compiled;
use virgule_dynamic::Parser;

/// A kind that is built in.
#[derive(Debug, Clone)]
pub struct Subject {
    /// The kind.
    pub kind: &'static Kind,
    /// Its parser, over the tables that were generated and compiled in.
    pub parser: Parser<'static>,
    oracle: Second,
    /// By field: whether it is shown.
    exposed: Vec<bool>,
    /// Its automaton, compiled now.
    machine: Arc<Compiled>,
    number: usize,
}

/// Who else can read texts of a kind.
#[derive(Debug, Clone)]
enum Second {
    /// Its rule as a regular expression.
    Regular(Box<Oracle>),
    /// Its rule as it is written, where no regular expression says it.
    Chart(Chart),
}

/// All kinds that are built in.
pub fn all() -> Vec<Subject> {
    static ALL: OnceLock<Vec<Subject>> = OnceLock::new();
    let made = || {
        let mut names: Vec<&str> = Kind::all().map(|kind| kind.grammar).collect();
        names.dedup();
        names.into_iter().flat_map(of_grammar).collect()
    };
    ALL.get_or_init(made).clone()
}

/// The kind of that name.
pub fn of(kind: &str) -> Subject {
    let kind = Kind::find(kind).expect("a kind");
    of_grammar(kind.grammar).into_iter().find(|subject| subject.kind.name == kind.name).expect("its section")
}

fn of_grammar(name: &str) -> Vec<Subject> {
    let checked = grammars::built_in(name);
    let grammar = Arc::new(checked.grammar.clone());
    let mut machines: Vec<(&[Field], Arc<Compiled>)> = Vec::new();
    let mut subjects = Vec::new();
    for section in &checked.grammar.sections {
        let kind = Kind::find(&section.name).expect("a kind for every section");
        // Sections without fields have nothing to share.
        let shared = |(fields, _): &&(&[Field], _)| !fields.is_empty() && *fields == section.fields;
        let machine = match machines.iter().find(shared) {
            Some((_, machine)) => machine.clone(),
            // A new grammar may be too large with copies of all that it calls.
            None if !reviewed::is_reviewed(name) => Arc::new(
                grammars::compiled(&checked, section, |calls| calls.share_nothing())
                    .or_else(|_| grammars::compiled(&checked, section, |_| ()))
                    .expect("within the limits")
                    .0,
            ),
            None => Arc::new(grammars::machine(&checked, section).0),
        };
        machines.push((&section.fields, machine.clone()));
        let (start, fields) = (section.start, &section.fields);
        let oracle = match grammars::is_more_than_regular(&grammar, start) {
            true => Second::Chart(Chart::new(&grammar, start, fields)),
            false => Second::Regular(Box::new(Oracle::new(&grammar, start, fields))),
        };
        subjects.push(Subject {
            kind,
            parser: Parser::built_in(kind),
            oracle,
            exposed: section.fields.iter().map(|field| field.exposed).collect(),
            machine,
            number: kind.kind,
        });
    }
    subjects
}

impl Subject {
    /// Whether its rule contains itself somewhere, or is read percent-decoded: what decides on its texts then takes
    /// longer.
    pub fn is_more_than_regular(&self) -> bool {
        matches!(self.oracle, Second::Chart(_))
    }

    /// Whether a text is refused only because it nests too deep; who else reads it knows no depth.
    pub fn nests_too_deep(&self, text: &str) -> bool {
        let refused = self.parser.parse(text).is_err();
        refused && engine::explain(self.kind.table, text, self.kind.kind).too_deep
    }

    /// Texts that take every step of the kind's table.
    pub fn samples(&self) -> Vec<String> {
        Routes::new(self.kind.table, self.kind.kind).samples()
    }

    /// Texts that fail at every state of the kind's table.
    pub fn near_misses(&self) -> Vec<String> {
        Routes::new(self.kind.table, self.kind.kind).near_misses()
    }

    /// What the parser finds, by the fields that are shown.
    pub fn parsed(&self, text: &str) -> Spans {
        let parsed = self.parser.parse(text).ok()?;
        Some(parsed.spans().map(|(_, span)| span).collect())
    }

    /// What the kind's type finds.
    pub fn typed(&self, text: &str) -> Spans {
        typed::parse(self.kind.name, text).ok().map(|typed| self.places(&typed, text))
    }

    /// What the kind's type finds as a constant.
    pub fn constant(&self, text: &str) -> Spans {
        typed::parse_const(self.kind.name, text).ok().map(|typed| self.places(&typed, text))
    }

    /// Byte ranges of the parts of `text`, told by their addresses.
    fn places(&self, typed: &UriType<'_>, text: &str) -> Vec<Option<(usize, usize)>> {
        let place = |part: &str| {
            let begin = part.as_ptr() as usize - text.as_ptr() as usize;
            (begin, begin + part.len())
        };
        let names = self.kind.fields.iter().filter(|name| !name.is_empty());
        names.map(|name| typed.get(name).map(place)).collect()
    }

    /// What the oracle finds, by the fields that are shown.
    pub fn expected(&mut self, text: &str) -> Spans {
        let spans = self.by_the_rules(text).filter(|spans| self.passes(text, spans));
        self.shown(text, spans)
    }

    /// Whether `text` matches the rules, whatever is demanded of its fields beyond them.
    pub fn matches_the_rules(&mut self, text: &str) -> bool {
        self.by_the_rules(text).is_some()
    }

    fn by_the_rules(&mut self, text: &str) -> Spans {
        match &mut self.oracle {
            Second::Regular(oracle) => oracle.spans(text),
            Second::Chart(chart) => chart.spans(text).expect("no rule that is itself and nothing more"),
        }
    }

    /// What the automaton finds that the compiler makes now, by the fields that are shown.
    pub fn simulated(&self, text: &str) -> Spans {
        let spans = simulate::spans(&self.machine, self.number, text);
        self.shown(text, spans.filter(|spans| self.passes(text, spans)))
    }

    /// Whether the fields are as is demanded beyond the grammar.
    fn passes(&self, text: &str, spans: &[Option<(usize, usize)>]) -> bool {
        let passes = |&(field, check): &(usize, &str)| {
            let passes = |(begin, end)| checks::passes(check, (self.kind, field), &text[begin..end], text);
            spans[field].is_none_or(passes)
        };
        self.kind.checks.iter().all(passes) && parameters::pass(self.kind, text, spans)
    }

    fn shown(&self, text: &str, spans: Spans) -> Spans {
        let shown = |spans: Vec<_>| {
            let values = parameters::fields(self.kind, text, &spans);
            let own = spans.into_iter().zip(&self.exposed).filter(|(_, shown)| **shown).map(|(s, _)| s);
            own.chain(values).collect()
        };
        spans.map(shown)
    }
}
