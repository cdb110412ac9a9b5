//! Say whether a text is a URI; and refuse texts that are none, with what a program needs to show the error.

use super::{Subjects, Visit, candidates};
use crate::budget;
use crate::cell::Input;
use crate::inputs::{self, Texts};
use crate::seen::Seen;
use crate::subject::{Valid, Way, Works};

/// Whether texts are URIs: real ones, and a list in which a hundredth are none.
pub fn all(real: &[Texts], subjects: Subjects<'_>, visit: &mut Visit<'_>) {
    for texts in real {
        of("valid?", texts, |works| works.valid, None, subjects, visit);
        of("valid?", &inputs::spoiled(texts, 100), |works| works.valid, None, subjects, visit);
    }
}

/// Texts that are no URIs: near misses, and lines of other things.
pub fn refused(real: &[Texts], subjects: Subjects<'_>, visit: &mut Visit<'_>) {
    let near = real.iter().map(|texts| inputs::spoiled(texts, 1));
    for texts in near.chain(inputs::others()) {
        of("refuse", &texts, |works| works.refuse, Some(budget::REFUSE), subjects, visit);
    }
}

fn of(
    work: &'static str,
    texts: &Texts,
    slot: impl Fn(&Works) -> Option<Way<Valid>>,
    budget: Option<f64>,
    subjects: Subjects<'_>,
    visit: &mut Visit<'_>,
) {
    // Whatever is said is an answer.
    let run = |valid: Valid, text: &String, seen: &mut Seen| {
        seen.number(usize::from(valid(text)));
        Some(())
    };
    let candidates = candidates(subjects, &texts.lines, texts.iri, slot, run);
    let items = texts.lines.len();
    visit(Input { work, name: &texts.name, budget, items, bytes: &|at| texts.lines[at].len() }, candidates);
}
