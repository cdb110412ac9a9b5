//! Parse and normalize by RFC 3986 section 6.2.2: texts that are normalized already, and others.
//!
//! virgule divides every list. Most real texts are normalized; a part with fewer than `LEAST` texts is not measured.

use super::{Subjects, Visit, candidates};
use crate::budget;
use crate::cell::Input;
use crate::inputs::{self, Texts};
use crate::sink::Sink;
use crate::subject::Normalize;
use virgule::{Iri, Normalization, Uri};

/// With fewer texts, branch predictors learn all of them.
const LEAST: usize = 100;

pub fn all(real: &[Texts], kinds: &[Texts], subjects: Subjects<'_>, visit: &mut Visit<'_>) {
    let spelled = inputs::pairs(inputs::SPELLED).map(|(_, other)| other.to_string()).collect();
    let spelled = Texts { name: "spelled.txt".to_string(), lines: spelled, iri: false, real: false };
    for texts in real.iter().chain(kinds).chain([&spelled]) {
        let known = texts.lines.iter().filter_map(|line| Some((line.as_str(), is_normal(line, texts.iri)?)));
        let (normal, other): (Vec<_>, Vec<_>) = known.partition(|(_, normal)| *normal);
        for (part, name) in [(normal, "normal"), (other, "not normal")] {
            let lines: Vec<&str> = part.into_iter().map(|(line, _)| line).collect();
            if lines.len() >= LEAST {
                of(&format!("{}, {name}", texts.name), &lines, texts, subjects, visit);
            }
        }
    }
}

fn of(name: &str, lines: &[&str], texts: &Texts, subjects: Subjects<'_>, visit: &mut Visit<'_>) {
    let run = |normalize: Normalize, text: &&str, sink: &mut Sink| normalize(text, sink);
    let candidates = candidates(subjects, lines, texts.iri, |works| works.normalize, run);
    let budget = texts.real.then_some(budget::NORMALIZE);
    let bytes = &|at: usize| lines[at].len();
    visit(Input { work: "parse and normalize", name, budget, items: lines.len(), bytes }, candidates);
}

fn is_normal(text: &str, iri: bool) -> Option<bool> {
    if iri {
        Some(Iri::parse(text).ok()?.normalize(Normalization::SYNTAX) == text)
    } else {
        Some(Uri::parse(text).ok()?.normalize(Normalization::SYNTAX) == text)
    }
}
