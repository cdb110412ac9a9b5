//! Input → the tree of its derivation by a rule.
//!
//! The program ([`Program::marked`]) is that of a matcher, with marks where a rule is inlined, entered by a jump or
//! ended in a loop (`Mark`). So the path through a frame has every rule: called rules have frames, others are marked.
//!
//! ```text
//! list = item "," list / item        1,2,3      list 0..5
//! item = 1*DIGIT                                  item 0..1      inlined: opened and closed
//!                                                   DIGIT 0..1
//!                                                 list 2..5      a jump: closed where the frame ends
//! ```
//!
//! Neither the search nor the tree is recursive, so input may nest as deep as it is long.

use crate::chart::limits::ChartLimits;
use crate::chart::program::{Mark, Node, Program};
use crate::chart::reading::{Ends, find_frame, visit};
use crate::chart::recognizer::{Chart, FrameId, Purpose, ROOT};
use virgule_compiler::abnf::lower::grammar::RuleId;
use virgule_compiler::limits::Exceeded;

/// A rule in a derivation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Derivation {
    pub rule: RuleId,
    pub start: u32,
    pub end: u32,
    /// The number of rules around it.
    pub depth: u32,
}

#[derive(Debug, Clone, Copy)]
enum Event {
    Open(RuleId, u32),
    Close(u32),
    /// A frame with its end.
    Call(FrameId, u32),
}

/// Returns the rules of the derivation of the entire input in preorder; `None` if the input does not match. The program
/// must mark its rules. Of several derivations, returns the one with the fields of [`Program::parse`]; if that is infinite,
/// because a rule derives itself, returns an error.
pub fn derive(
    program: &Program,
    text: &str,
    limits: ChartLimits,
) -> Result<Option<Vec<Derivation>>, Exceeded> {
    let mut chart = Chart::new(program, text, Purpose::Fields, limits)?;
    if chart.matches { tree(&mut chart).map(Some) } else { Ok(None) }
}

/// Returns the derivation of input that matches. The chart must record ends.
fn tree(chart: &mut Chart<'_>) -> Result<Vec<Derivation>, Exceeded> {
    let ends = Ends::new(chart);
    let mut tree: Vec<Derivation> = Vec::new();
    // The open rules, by index.
    let mut open = Vec::new();
    let mut events = vec![Event::Call(ROOT, ends.length)];
    // The calls around the current event, each with the number of events that were left when it began.
    let mut around: Vec<(FrameId, u32, usize)> = Vec::new();
    while let Some(event) = events.pop() {
        match event {
            Event::Open(rule, start) => {
                chart.account.keep(size_of::<Derivation>() + size_of::<usize>())?;
                let depth = open.len() as u32;
                open.push(tree.len());
                tree.push(Derivation { rule, start, end: start, depth });
            }
            Event::Close(end) => {
                if let Some(node) = open.pop().and_then(|index: usize| tree.get_mut(index)) {
                    node.end = end;
                }
            }
            Event::Call(frame, end) => {
                let first = events.len();
                while around.last().is_some_and(|(_, _, left)| first < *left) {
                    around.pop();
                }
                // Ranges nest, so the calls with the same range are the last ones.
                let begin = |frame: FrameId| chart.frames[frame as usize].begin;
                let is_same = |call: &&(FrameId, u32, usize)| call.1 == end && begin(call.0) == begin(frame);
                if around.iter().rev().take_while(is_same).any(|call| call.0 == frame) {
                    return Err(Exceeded {
                        what: "rules nested in the same range: a rule derives itself without end",
                        limit: chart.frames.len() as u64,
                    });
                }
                chart.account.keep(size_of::<(FrameId, u32, usize)>())?;
                around.push((frame, end, first));
                frame_events(chart, &ends, (frame, end), &mut events)?;
                chart.account.keep((events.len() - first) * size_of::<Event>())?;
                events[first..].reverse();
            }
        }
    }
    Ok(tree)
}

/// Adds the events of a frame, in input order.
fn frame_events(
    chart: &mut Chart<'_>,
    ends: &Ends,
    (frame, end): (FrameId, u32),
    events: &mut Vec<Event>,
) -> Result<(), Exceeded> {
    let Some(visit) = visit(chart, ends, frame, end)? else { return Ok(()) };
    let program = chart.program;
    let begin = chart.frames[frame as usize].begin;
    let mark = |node| program.marks.get(&node).copied();
    let routine = &program.routines[chart.frames[frame as usize].routine as usize];
    // If several rules wrap the frame so far, the last one contains the others.
    let wraps = visit.way().filter_map(|state| match mark(state.node)? {
        Mark::Wrap(rule) => Some(rule),
        Mark::Open(_) | Mark::Close => None,
    });
    let mut outer: Vec<RuleId> = wraps.collect();
    outer.extend(routine.derived);
    let mut open = outer.len();
    events.extend(outer.into_iter().rev().map(|rule| Event::Open(rule, begin)));
    for state in visit.way() {
        match (mark(state.node), &program.nodes[state.node as usize]) {
            (Some(Mark::Open(rule)), _) => {
                events.push(Event::Open(rule, state.at));
                open += 1;
            }
            (Some(Mark::Close | Mark::Wrap(_)), _) => {
                events.push(Event::Close(state.at));
                open -= 1;
            }
            (None, Node::Call { routine, .. }) => {
                let callee = find_frame(chart, *routine, state.at);
                events.extend(callee.map(|callee| Event::Call(callee, state.end)));
            }
            (None, _) => {}
        }
    }
    events.extend((0..open).map(|_| Event::Close(end)));
    Ok(())
}

#[cfg(test)]
mod tests;
