//! Parse a text as a reference and read all its components.

use super::{Subjects, Visit, candidates};
use crate::budget;
use crate::cell::Input;
use crate::inputs::Texts;
use crate::sink::Sink;
use crate::subject::Parse;

pub fn of(texts: &Texts, subjects: Subjects<'_>, visit: &mut Visit<'_>) {
    let run = |parse: Parse, text: &String, sink: &mut Sink| {
        sink.number(parse(text)?);
        Some(())
    };
    let candidates = candidates(subjects, &texts.lines, texts.iri, |works| works.parse, run);
    let input = Input {
        work: "parse",
        name: &texts.name,
        budget: texts.real.then_some(budget::PARSE),
        items: texts.lines.len(),
        bytes: &|at| texts.lines[at].len(),
    };
    visit(input, candidates);
}
