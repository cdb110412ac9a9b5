//! Text → the tree of its derivation by a rule.
//!
//! The program of a [`Deriver`] is that of a matcher, with marks where a rule is copied into its user, entered by a jump
//! or ended in a loop (`Mark`). The way through a frame then has all rules: those that are called, which have frames,
//! and those that are marked.
//!
//! ```text
//! list = item "," list / item        1,2,3      list 0..5
//! item = 1*DIGIT                                  item 0..1      a copy: opened and closed
//!                                                   DIGIT 0..1
//!                                                 list 2..5      a jump: closed where the frame ends
//! ```
//!
//! Neither the search nor the tree is recursive, so that a text may nest as deep as it is long.

use crate::chart::{Chart, FrameId, Purpose, ROOT};
use crate::limits::{ChartLimits, TREE_MEMORY};
use crate::program::{Mark, Node, Program};
use crate::reading::{Ends, find_frame, visit};
use virgule_compiler::abnf::Checked;
use virgule_compiler::abnf::lower::grammar::RuleId;
use virgule_compiler::limits::Exceeded;

/// Finds the derivations of texts by one rule of any ABNF, whether it has an automaton or not.
///
/// ```
/// use virgule_chart::Deriver;
/// use virgule_compiler::abnf::{self, diagnose::{Diagnostics, Source}, lower::TextLoader};
///
/// let source = Source::new("sum.abnf", "sum = [sum \"+\"] number\nnumber = 1*DIGIT\n");
/// let mut diagnostics = Diagnostics::new();
/// let checked = abnf::analyze(&source, &TextLoader(&[]), &mut diagnostics).ok_or("errors")?;
/// let start = checked.grammar.find("sum").ok_or("no such rule")?;
///
/// let tree = Deriver::new(&checked, start)?.derive("1+2")?.ok_or("no sum")?;
/// let rules = tree.iter().map(|node| (checked.grammar.rule(node.rule).name.as_str(), node.depth, node.start, node.end));
/// assert!(rules.eq([
///     ("sum", 0, 0, 3),
///     ("sum", 1, 0, 1),
///     ("number", 2, 0, 1),
///     ("DIGIT", 3, 0, 1),
///     ("number", 1, 2, 3),
///     ("DIGIT", 2, 2, 3),
/// ]));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone)]
pub struct Deriver {
    program: Program,
}

/// A rule in the derivation of a text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Derivation {
    /// The rule.
    pub rule: RuleId,
    /// The byte offset at which its text begins.
    pub start: u32,
    /// The byte offset at which its text ends.
    pub end: u32,
    /// How many rules it is within.
    pub depth: u32,
}

/// What is left to be done for a tree.
#[derive(Debug, Clone, Copy)]
enum Event {
    Open(RuleId, u32),
    Close(u32),
    /// A frame with its end.
    Call(FrameId, u32),
}

impl Deriver {
    /// For texts of a rule. Fails as [`Program::new`].
    pub fn new(checked: &Checked, start: RuleId) -> Result<Self, Exceeded> {
        Program::marked(checked, start).map(|program| Deriver { program })
    }

    /// The rules of the derivation of the whole text, each before those within it, in the order of the text; `None` if the
    /// text does not match.
    ///
    /// Where a text has several derivations, it is that of the fields of [`Program::parse`]. Costs as that, and memory for
    /// each rule of the tree; fails if that is more than [`limits::ITEMS`](crate::limits::ITEMS) or [`TREE_MEMORY`].
    pub fn derive(&self, text: &str) -> Result<Option<Vec<Derivation>>, Exceeded> {
        self.derive_within(text, ChartLimits { memory: TREE_MEMORY, ..ChartLimits::default() })
    }

    /// The same, with other limits.
    pub fn derive_within(
        &self,
        text: &str,
        limits: ChartLimits,
    ) -> Result<Option<Vec<Derivation>>, Exceeded> {
        let mut chart = Chart::new(&self.program, text, Purpose::Fields, limits)?;
        if chart.matches { tree(&mut chart).map(Some) } else { Ok(None) }
    }
}

/// The tree of a text that matches; its chart has ends.
fn tree(chart: &mut Chart<'_>) -> Result<Vec<Derivation>, Exceeded> {
    let ends = Ends::new(chart);
    let mut tree: Vec<Derivation> = Vec::new();
    // The rules that are not closed, by index.
    let mut open = Vec::new();
    let mut events = vec![Event::Call(ROOT, ends.length)];
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
                frame_events(chart, &ends, (frame, end), &mut events)?;
                chart.account.keep((events.len() - first) * size_of::<Event>())?;
                events[first..].reverse();
            }
        }
    }
    Ok(tree)
}

/// Adds the events of a frame, in the order of the text.
fn frame_events(
    chart: &mut Chart<'_>,
    ends: &Ends,
    (frame, end): (FrameId, u32),
    events: &mut Vec<Event>,
) -> Result<(), Exceeded> {
    let Some(visit) = visit(chart, ends, frame, end)? else { return Ok(()) };
    let program = chart.program();
    let begin = chart.frames[frame as usize].begin;
    let mark = |node| program.marks.get(&node).copied();
    let routine = &program.routines[chart.frames[frame as usize].routine as usize];
    // Of the rules that wrap what the frame had so far, the last one contains the others.
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
