//! Parse a reference and resolve it against a parsed base: into a reused buffer, and into new memory.

use super::{Subjects, Visit, operations};
use crate::budget;
use crate::candidate::Candidate;
use crate::cell::Input;
use crate::inputs;
use crate::subject::{Operation, Resolve, Works};

pub fn all(subjects: Subjects<'_>, visit: &mut Visit<'_>) {
    let into = "parse and resolve into a buffer";
    of(into, Some(budget::RESOLVE_INTO), |works| works.resolve_into, subjects, visit);
    of("parse and resolve", None, |works| works.resolve, subjects, visit);
}

fn of(
    work: &'static str,
    budget: Option<f64>,
    slot: fn(&Works) -> Option<Operation<Resolve>>,
    subjects: Subjects<'_>,
    visit: &mut Visit<'_>,
) {
    let mut bases: Vec<&str> = Vec::new();
    let mut items = Vec::new();
    for (base, reference) in inputs::pairs(inputs::REFERENCES) {
        if bases.last() != Some(&base) {
            bases.push(base);
        }
        items.push((bases.len() - 1, reference));
    }
    let candidates = operations(subjects, false, slot).map(|(subject, operation)| {
        let resolvers: Vec<_> = bases.iter().map(|base| (operation.run)(base)).collect();
        let who = (subject.name(), subject.is_baseline());
        Candidate::new(who, operation.note, &items, move |(base, reference), sink| {
            resolvers[*base].as_ref()?(reference, sink)
        })
    });
    let bytes = &|at: usize| items[at].1.len();
    let input = Input { work, name: "references.txt", budget, items: items.len(), bytes };
    visit(input, candidates.collect());
}
