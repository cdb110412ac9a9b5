//! Decide whether a text is a URI; and refuse texts that are not, with an error.

use super::{Subjects, Visit, candidates};
use crate::budget;
use crate::cell::Input;
use crate::inputs::{self, Texts};
use crate::sink::Sink;
use crate::subject::{Operation, Valid, Works};

/// Real texts, and a list in which one percent is invalid.
pub fn all(real: &[Texts], subjects: Subjects<'_>, visit: &mut Visit<'_>) {
    for texts in real {
        of("valid?", texts, |works| works.valid, None, subjects, visit);
        of("valid?", &inputs::spoiled(texts, 100), |works| works.valid, None, subjects, visit);
    }
}

/// Texts that are not URIs: URLs with a blank or another mistake, prose, addresses.
pub fn refused(real: &[Texts], subjects: Subjects<'_>, visit: &mut Visit<'_>) {
    let near = real.iter().flat_map(|texts| [inputs::spoiled(texts, 1), inputs::mistaken(texts)]);
    for texts in near.chain(inputs::others()) {
        of("refuse", &texts, |works| works.refuse, Some(budget::REFUSE), subjects, visit);
    }
}

fn of(
    work: &'static str,
    texts: &Texts,
    slot: impl Fn(&Works) -> Option<Operation<Valid>>,
    budget: Option<f64>,
    subjects: Subjects<'_>,
    visit: &mut Visit<'_>,
) {
    // Both results count as answers.
    let run = |valid: Valid, text: &String, sink: &mut Sink| {
        sink.number(usize::from(valid(text)));
        Some(())
    };
    let candidates = candidates(subjects, &texts.lines, texts.iri, slot, run);
    let items = texts.lines.len();
    visit(Input { work, name: &texts.name, budget, items, bytes: &|at| texts.lines[at].len() }, candidates);
}
