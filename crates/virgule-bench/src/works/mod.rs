//! The works, one a file: the items, and the operation on each. The caller measures time or counts instructions.

mod build;
mod compare;
pub mod expand;
mod find;
mod kinds;
mod normalize;
mod parse;
mod resolve;
mod valid;

use crate::arguments::Arguments;
use crate::candidate::Candidate;
use crate::cell::Input;
use crate::inputs;
use crate::sink::Sink;
use crate::subject::{Operation, Subject, Works};
use crate::subjects::SUBJECTS;

/// The values of `--only`.
pub const NAMES: &[&str] =
    &["parse", "kinds", "valid", "refuse", "normalize", "resolve", "compare", "build", "find", "expand"];

/// Receives a work over an input, and the candidates, perhaps none.
pub type Visit<'v> = dyn FnMut(Input<'_>, Vec<Candidate<'_>>) + 'v;

/// Visits the selected works.
pub fn all(arguments: &Arguments, visit: &mut Visit<'_>) -> Result<(), String> {
    let subjects: Vec<_> =
        SUBJECTS.iter().filter(|subject| arguments.wants_library(subject.library)).collect();
    let every = if arguments.count { inputs::SAMPLE } else { 1 };
    let (real, kinds) = (inputs::real(&arguments.files, every)?, inputs::kinds());
    for work in NAMES.iter().filter(|name| arguments.wants(name)) {
        match *work {
            "parse" => {
                let parts = real.iter().flat_map(inputs::by_length).collect::<Vec<_>>();
                let all = real.iter().chain(&parts).chain(&kinds);
                all.for_each(|texts| parse::of(texts, &subjects, visit));
            }
            "kinds" => kinds::all(&real, &subjects, visit),
            "valid" => valid::all(&real, &subjects, visit),
            "refuse" => valid::refused(&real, &subjects, visit),
            "normalize" => normalize::all(&real, &kinds, &subjects, visit),
            "resolve" => resolve::all(&subjects, visit),
            "compare" => compare::all(&real, &subjects, visit),
            "find" => find::all(&real, &subjects, visit),
            "expand" => expand::all(&subjects, visit),
            _ => real.iter().for_each(|texts| build::of(texts, &subjects, visit)),
        }
    }
    Ok(())
}

type Subjects<'s> = &'s [&'static Subject];

/// The subjects that have an operation in a slot.
fn operations<F: Copy>(
    subjects: Subjects<'_>,
    iri: bool,
    slot: impl Fn(&Works) -> Option<Operation<F>>,
) -> impl Iterator<Item = (&'static Subject, Operation<F>)> {
    subjects.iter().filter_map(move |subject| {
        let works = if iri { &subject.iri } else { &subject.uri };
        Some((*subject, slot(works)?))
    })
}

/// A candidate for each subject that has an operation in a slot, with items passed unchanged.
fn candidates<'a, I, F: Copy + 'a>(
    subjects: Subjects<'_>,
    items: &'a [I],
    iri: bool,
    slot: impl Fn(&Works) -> Option<Operation<F>>,
    run: impl Fn(F, &I, &mut Sink) -> Option<()> + Copy + 'a,
) -> Vec<Candidate<'a>> {
    let candidate = |(subject, operation): (&Subject, Operation<F>)| {
        let who = (subject.name(), subject.is_baseline());
        Candidate::new(who, operation.note, items, move |item, sink| run(operation.run, item, sink))
    };
    operations(subjects, iri, slot).map(candidate).collect()
}
