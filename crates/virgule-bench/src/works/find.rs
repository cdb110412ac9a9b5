//! Find the URIs in running text.

use super::{Subjects, Visit, candidates};
use crate::cell::Input;
use crate::inputs::{self, Texts};
use crate::sink::Sink;
use crate::subject::Find;

/// Prose with a URL every two lines, prose without any, and text that is nearly all URLs.
pub fn all(real: &[Texts], subjects: Subjects<'_>, visit: &mut Visit<'_>) {
    let prose = inputs::others().next();
    for texts in real {
        let Some(prose) = &prose else { return };
        of(&inputs::running(texts, prose), subjects, visit);
        of(
            &Texts {
                name: format!("{}, one a line", texts.name),
                lines: texts.lines.chunks(64).map(|urls| urls.join("\n")).collect(),
                ..*texts
            },
            subjects,
            visit,
        );
    }
    if let Some(prose) = prose {
        of(&prose, subjects, visit);
    }
}

fn of(texts: &Texts, subjects: Subjects<'_>, visit: &mut Visit<'_>) {
    let run = |find: Find, text: &String, sink: &mut Sink| {
        // Where each begins and ends: the answers of two libraries are the same if all of these are.
        find(text, &mut |begin, end| sink.span(begin, end));
        Some(())
    };
    let candidates = candidates(subjects, &texts.lines, texts.iri, |works| works.find, run);
    let items = texts.lines.len();
    visit(
        Input { work: "find", name: &texts.name, budget: None, items, bytes: &|at| texts.lines[at].len() },
        candidates,
    );
}
