//! Parse a text as a reference, and read all its components.

use super::{Subjects, candidates};
use crate::budget;
use crate::cell::{Cell, Input};
use crate::inputs::Texts;
use crate::seen::Seen;
use crate::subject::Parse;

pub fn cell(subjects: Subjects<'_>, texts: &Texts) -> Option<Cell> {
    let run = |parse: Parse, text: &String, seen: &mut Seen| {
        seen.number(parse(text)?);
        Some(())
    };
    let candidates = candidates(subjects, &texts.lines, texts.iri, |works| works.parse, run);
    let input = Input {
        work: "parse",
        name: &texts.name,
        budget: texts.real.then_some(budget::PARSE),
        bytes: &|at| texts.lines[at].len(),
    };
    Cell::measure(input, candidates, texts.lines.len())
}
