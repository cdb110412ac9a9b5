//! For one kind: the parser under test, and what it is compared with.

use crate::oracle::Oracle;
use crate::typed::{self, Typed};
use crate::walk::Walk;
use crate::{Spans, grammars, simulate};
use std::rc::Rc;
use virgule::Kind;
use virgule_compiler::determinize::machine::Machine;
use virgule_dynamic::Parser;

/// A kind that is built in.
#[derive(Debug)]
pub struct Subject {
    /// The kind.
    pub kind: &'static Kind,
    /// Its parser, over the tables that were generated and compiled in.
    pub parser: Parser<'static>,
    /// Its rule as a regular expression.
    pub oracle: Oracle,
    /// By field: whether it is shown.
    exposed: Vec<bool>,
    /// Its automaton, compiled now.
    machine: Rc<Machine>,
    number: usize,
}

/// All kinds that are built in.
pub fn all() -> Vec<Subject> {
    let mut names: Vec<&str> = Kind::all().map(|kind| kind.grammar).collect();
    names.dedup();
    names.into_iter().flat_map(of_grammar).collect()
}

fn of_grammar(name: &str) -> Vec<Subject> {
    let checked = grammars::checked(grammars::text(name));
    let mut machines: Vec<(&[_], Rc<Machine>)> = Vec::new();
    let mut subjects = Vec::new();
    for section in &checked.grammar.sections {
        let kind = Kind::find(&section.name).expect("a kind for every section");
        let machine = match machines.iter().find(|(fields, _)| *fields == section.fields) {
            Some((_, machine)) => machine.clone(),
            None => Rc::new(grammars::machine(&checked, section).0),
        };
        machines.push((&section.fields, machine.clone()));
        subjects.push(Subject {
            kind,
            parser: Parser::built_in(kind),
            oracle: Oracle::new(&checked.grammar, section.start, &section.fields),
            exposed: section.fields.iter().map(|field| field.exposed).collect(),
            machine,
            number: kind.kind,
        });
    }
    subjects
}

impl Subject {
    /// Texts that take every step of the kind's table.
    pub fn samples(&self) -> Vec<String> {
        Walk::new(self.kind.table, self.kind.kind).samples()
    }

    /// Texts that fail at every state of the kind's table.
    pub fn near_misses(&self) -> Vec<String> {
        Walk::new(self.kind.table, self.kind.kind).near_misses()
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
    fn places(&self, typed: &Typed<'_>, text: &str) -> Vec<Option<(usize, usize)>> {
        let place = |part: &str| {
            let begin = part.as_ptr() as usize - text.as_ptr() as usize;
            (begin, begin + part.len())
        };
        let names = self.kind.fields.iter().filter(|name| !name.is_empty());
        names.map(|name| typed.get(name).map(place)).collect()
    }

    /// What the PikeVM finds, by the fields that are shown.
    pub fn expected(&mut self, text: &str) -> Spans {
        let spans = self.oracle.spans(text);
        self.shown(spans)
    }

    /// What the automaton finds that the compiler makes now, by the fields that are shown.
    pub fn simulated(&self, text: &str) -> Spans {
        self.shown(simulate::spans(&self.machine, self.number, text))
    }

    fn shown(&self, spans: Spans) -> Spans {
        let shown = |spans: Vec<_>| {
            spans.into_iter().zip(&self.exposed).filter(|(_, shown)| **shown).map(|(s, _)| s).collect()
        };
        spans.map(shown)
    }
}
