//! Where the fields of a shape are: found in the text that it was read from, proven for all others by `prove`.
//!
//! A field belongs to the innermost group that it lies in, and its ends are counted from the nearest step that the text
//! must have passed when it is there. Runs of other lengths in the text make that unambiguous; where they do not, the proof
//! fails.

use super::shape::Shape;
use super::{Marker, Span, Step};
use crate::determinize::machine::{Base, Machine, Place, Position};

/// So far from a step an end of a field may be.
const NEAR: i64 = 4;

/// By field: its place, if it is in the text.
pub fn fields(machine: &Machine, shape: &Shape) -> Vec<Option<Span>> {
    let Some(layout) = shape.layouts.iter().flatten().next() else { return vec![None; machine.fields] };
    layout.iter().map(|place| field(shape, place)).collect()
}

fn field(shape: &Shape, place: &Place) -> Option<Span> {
    let Place::Present { begin, end, guard } = place else { return None };
    if guard.is_some_and(|guard| shape.registers[guard as usize].is_none()) {
        return None;
    }
    let (begin, end) = (concrete(shape, begin)?, concrete(shape, end)?);
    let group = group(shape, begin, end);
    Some(Span { begin: near(shape, group, begin)?, end: near(shape, group, end)? })
}

/// A position in the text.
fn concrete(shape: &Shape, position: &Position) -> Option<usize> {
    let base = match position.base {
        Base::Zero => 0,
        Base::End => shape.length,
        Base::Register(register) => shape.registers[register as usize]?,
    };
    base.checked_add_signed(position.offset as isize)
}

/// The innermost group around a part of the text.
fn group(shape: &Shape, begin: usize, end: usize) -> Option<usize> {
    let around = |step: &usize| match shape.steps[*step] {
        Step::Open { close, .. } => shape.ends[*step] <= begin && end <= shape.ends[close],
        _ => false,
    };
    (0..shape.steps.len()).rev().find(around)
}

/// The nearest step behind which texts with this group have passed, the last of equals, and the distance from it.
fn near(shape: &Shape, group: Option<usize>, position: usize) -> Option<(Marker, i8)> {
    let behind = (0..shape.steps.len()).filter(|&step| {
        matches!(shape.steps[step], Step::Run(..) | Step::Close { .. }) && passed(shape, group, step)
    });
    let steps = behind.map(|step| (Marker::Behind(step), shape.ends[step]));
    let all = [(Marker::Start, 0)].into_iter().chain(steps).chain([(Marker::End, shape.length)]);
    let distances = all.map(|(marker, at)| (marker, position as i64 - at as i64));
    let near = distances.filter(|(_, distance)| distance.abs() <= NEAR);
    let (marker, distance) =
        near.min_by_key(|(marker, distance)| (distance.abs(), std::cmp::Reverse(*marker)))?;
    Some((marker, distance as i8))
}

/// Whether a step is in no group that a text with `group` may lack.
fn passed(shape: &Shape, group: Option<usize>, step: usize) -> bool {
    let around = |step: usize| {
        let holds = move |open: &usize| match shape.steps[*open] {
            Step::Open { close, .. } => *open < step && step < close,
            _ => false,
        };
        (0..step).filter(holds)
    };
    around(step)
        .all(|open| group.is_some_and(|group| open == group || around(group).any(|outer| outer == open)))
}
