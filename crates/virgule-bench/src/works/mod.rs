//! The works, one a file: what is done with each item, and which items there are.

mod build;
mod compare;
mod normalize;
mod parse;
mod resolve;

use crate::arguments::Arguments;
use crate::candidate::Candidate;
use crate::cell::Cell;
use crate::inputs;
use crate::seen::Seen;
use crate::subject::{Subject, Way, Works};
use crate::subjects::SUBJECTS;

/// What `--only` names.
pub const NAMES: &[&str] = &["parse", "normalize", "resolve", "compare", "build"];

/// Does the works that were asked for; `show` gets each result when it is there.
pub fn all(arguments: &Arguments, mut show: impl FnMut(Cell)) -> Result<(), String> {
    let subjects: Vec<_> =
        SUBJECTS.iter().filter(|subject| arguments.wants_library(subject.library)).collect();
    let (real, kinds) = (inputs::real(&arguments.files)?, inputs::kinds());
    let mut cells = |cell: Option<Cell>| cell.into_iter().for_each(&mut show);
    for work in NAMES.iter().filter(|name| arguments.wants(name)) {
        match *work {
            "parse" => real.iter().chain(&kinds).for_each(|texts| cells(parse::cell(&subjects, texts))),
            "normalize" => normalize::cells(&subjects, &real, &kinds, &mut cells),
            "resolve" => resolve::cells(&subjects, &mut cells),
            "compare" => compare::cells(&subjects, &real, &mut cells),
            _ => real.iter().for_each(|texts| cells(build::cell(&subjects, texts))),
        }
    }
    Ok(())
}

/// Those who take part.
type Subjects<'s> = &'s [&'static Subject];

/// What the subjects can do of a work.
fn ways<F: Copy>(
    subjects: Subjects<'_>,
    iri: bool,
    slot: impl Fn(&Works) -> Option<Way<F>>,
) -> impl Iterator<Item = (&'static Subject, Way<F>)> {
    subjects.iter().filter_map(move |subject| {
        let works = if iri { &subject.iri } else { &subject.uri };
        Some((*subject, slot(works)?))
    })
}

/// A candidate for each subject that can do a work, where items are given to it as they are.
fn candidates<'a, I, F: Copy + 'a>(
    subjects: Subjects<'_>,
    items: &'a [I],
    iri: bool,
    slot: impl Fn(&Works) -> Option<Way<F>>,
    run: impl Fn(F, &I, &mut Seen) -> Option<()> + Copy + 'a,
) -> Vec<Candidate<'a>> {
    let candidate = |(subject, way): (&Subject, Way<F>)| {
        let who = (subject.name(), subject.is_floor());
        Candidate::new(who, way.note, items, move |item, seen| run(way.run, item, seen))
    };
    ways(subjects, iri, slot).map(candidate).collect()
}
