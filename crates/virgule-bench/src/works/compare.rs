//! Compare parsed texts: pairs of equal strings, and pairs that are equivalent by RFC 3986 section 6.2.2 but different
//! strings.
//!
//! A library that does not find the pairs equivalent is excluded.

use super::{Subjects, Visit, operations};
use crate::candidate::Candidate;
use crate::cell::Input;
use crate::inputs::{self, Texts};
use crate::subject::{Compare, Operation, Works};
use virgule::{Normalization, Uri};

pub fn all(real: &[Texts], subjects: Subjects<'_>, visit: &mut Visit<'_>) {
    for texts in real {
        let normal =
            |text: &&String| Uri::parse(text).is_ok_and(|uri| uri.normalize(Normalization::SYNTAX) == **text);
        let one: Vec<&String> = texts.lines.iter().filter(normal).collect();
        // Equal strings at different addresses.
        let other: Vec<String> = one.iter().map(|text| text.to_string()).collect();
        let pairs: Vec<(&str, &str)> =
            one.iter().zip(&other).map(|(one, other)| (one.as_str(), other.as_str())).collect();
        of("compare, spelled alike", &texts.name, &pairs, |works| works.compare_same, subjects, visit);
    }
    let pairs: Vec<(&str, &str)> = inputs::pairs(inputs::SPELLED).collect();
    let work = "compare, spelled in two ways";
    of(work, "spelled.txt", &pairs, |works| works.compare_spelled, subjects, visit);
}

fn of(
    work: &'static str,
    name: &str,
    pairs: &[(&str, &str)],
    slot: fn(&Works) -> Option<Operation<Compare>>,
    subjects: Subjects<'_>,
    visit: &mut Visit<'_>,
) {
    let parsed: Vec<_> = operations(subjects, false, slot)
        .map(|(subject, operation)| {
            let both: Vec<_> = pairs.iter().map(|(one, other)| (operation.run)(one, other)).collect();
            (subject, operation.note, both)
        })
        .collect();
    let candidates = parsed.iter().map(|(subject, note, both)| {
        let who = (subject.name(), subject.is_baseline());
        Candidate::new(who, note, both, |compare, sink| {
            let same = compare.as_ref()?();
            sink.number(usize::from(same));
            same.then_some(())
        })
    });
    let bytes = &|at: usize| pairs[at].0.len();
    visit(Input { work, name, budget: None, items: pairs.len(), bytes }, candidates.collect());
}
