//! Build a text of components that nobody has checked.

use super::{Subjects, candidates};
use crate::cell::{Cell, Input};
use crate::components::Components;
use crate::inputs::Texts;
use crate::seen::Seen;
use crate::subject::Build;

pub fn cell(subjects: Subjects<'_>, texts: &Texts) -> Option<Cell> {
    let (items, lengths): (Vec<Components>, Vec<usize>) =
        texts.lines.iter().filter_map(|text| Some((Components::of(text)?, text.len()))).unzip();
    let run = |build: Build, components: &Components, seen: &mut Seen| build(components, seen);
    let candidates = candidates(subjects, &items, false, |works| works.build, run);
    let input = Input { work: "build", name: &texts.name, budget: None, bytes: &|at| lengths[at] };
    Cell::measure(input, candidates, items.len())
}
