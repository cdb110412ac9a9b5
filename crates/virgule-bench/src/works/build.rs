//! Build a text from components that are not validated.

use super::{Subjects, Visit, candidates};
use crate::cell::Input;
use crate::components::Components;
use crate::inputs::Texts;
use crate::sink::Sink;
use crate::subject::Build;

pub fn of(texts: &Texts, subjects: Subjects<'_>, visit: &mut Visit<'_>) {
    let (items, lengths): (Vec<Components>, Vec<usize>) =
        texts.lines.iter().filter_map(|text| Some((Components::of(text)?, text.len()))).unzip();
    let run = |build: Build, components: &Components, sink: &mut Sink| build(components, sink);
    let candidates = candidates(subjects, &items, false, |works| works.build, run);
    let bytes = &|at: usize| lengths[at];
    visit(Input { work: "build", name: &texts.name, budget: None, items: items.len(), bytes }, candidates);
}
