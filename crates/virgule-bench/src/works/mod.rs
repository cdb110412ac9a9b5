//! The works, one a file: what is done with each item, and which items there are. What becomes of that, time or a count
//! of instructions, is up to the caller.

mod build;
mod compare;
mod kinds;
mod normalize;
mod parse;
mod resolve;
mod valid;

use crate::arguments::Arguments;
use crate::candidate::Candidate;
use crate::cell::Input;
use crate::inputs;
use crate::seen::Seen;
use crate::subject::{Subject, Way, Works};
use crate::subjects::SUBJECTS;

/// What `--only` names.
pub const NAMES: &[&str] = &["parse", "kinds", "valid", "refuse", "normalize", "resolve", "compare", "build"];

/// Gets a work over an input, and who can do it: perhaps nobody.
pub type Visit<'v> = dyn FnMut(Input<'_>, Vec<Candidate<'_>>) + 'v;

/// The works that were asked for, one after the other.
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
            _ => real.iter().for_each(|texts| build::of(texts, &subjects, visit)),
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
        let who = (subject.name(), subject.is_aside());
        Candidate::new(who, way.note, items, move |item, seen| run(way.run, item, seen))
    };
    ways(subjects, iri, slot).map(candidate).collect()
}
