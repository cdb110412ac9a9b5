//! Chart → the preferred reading, and its fields.
//!
//! Prefers earlier alternatives, and one more iteration of a repetition over leaving it, as the automaton does. The
//! search does not backtrack: the chart records where each frame can end, so all paths within a frame form a graph of
//! nodes and offsets, in which a call is an edge. A *visit* follows the preferred path through that graph to one of its
//! goals, which are offsets where the frame may end.
//!
//! ```text
//! s = x y                      frame s at 0, goal 2:     call x ─┬─ 0 to 1 ─► call y ─── 1 to 2 ─► end
//! x = "a" / "aa"                                                 └─ 0 to 2 ─► call y ─── 2 to 2 ─► end
//! y = *"a"                     frame x at 0, goals 1, 2: the first alternative ends at 1
//! ```
//!
//! A call with only one end that leads to a goal is not visited, unless it may hold fields. Within left recursion there
//! may be no first reading, because there is always one with more iterations; the longest match is taken there.

use crate::chart::class;
use crate::chart::program::{Node, NodeId};
use crate::chart::recognizer::{Chart, FrameId, ROOT};
use std::collections::HashMap;
use virgule_compiler::limits::Exceeded;

/// The byte range of each field.
pub type FieldSpans = Vec<Option<(usize, usize)>>;

/// Returns the fields of input that matches. The chart must record ends.
pub fn fields(chart: &mut Chart<'_>) -> Result<FieldSpans, Exceeded> {
    let ends = Ends::new(chart);
    let program = chart.program;
    let mut spans = vec![None; program.fields];
    let length = ends.length;
    let mut open = vec![Callee { frame: ROOT, end: length, field: None, outer: 0 }];
    while let Some(Callee { frame, end, field, outer }) = open.pop() {
        // A field nested in itself is not captured.
        let field = field.filter(|field| outer & 1 << field == 0);
        let begin = chart.frames[frame as usize].begin;
        if let Some(span) = field.and_then(|field| spans.get_mut(field as usize)) {
            *span = Some((begin as usize, end as usize));
        }
        if program.routines[chart.frames[frame as usize].routine as usize].holds_fields {
            let outer = field.map_or(outer, |field| outer | 1 << field);
            let calls = visit(chart, &ends, frame, end)?.map_or(Vec::new(), |visit| visit.calls(chart));
            // In input order, because the last occurrence of a field counts.
            open.extend(calls.into_iter().rev().map(|call| Callee { outer, ..call }));
        }
    }
    Ok(spans)
}

#[derive(Debug, Clone, Copy)]
struct Callee {
    frame: FrameId,
    end: u32,
    field: Option<u8>,
    /// The enclosing fields, as bits.
    outer: u64,
}

pub struct Ends {
    /// By frame, in order.
    ends: Lists,
    pub length: u32,
}

impl Ends {
    pub fn new(chart: &Chart<'_>) -> Self {
        let ends = Lists::grouped(chart.frames.len(), chart.ends.iter().copied());
        Ends { ends, length: chart.furthest as u32 }
    }
}

/// A node at an offset, and the number of iterations of its frame so far.
type State = (NodeId, u32, u32);

/// Memory of a state in the lists of a visit, without edges.
const STATE_BYTES: usize = 32;
/// Memory of an edge, forward and back.
const LINK_BYTES: usize = 8;
/// Memory of an entry in the map of a visit.
const LOOKED_UP_BYTES: usize = 32;

/// Lists of numbers, by index, in one allocation.
#[derive(Default)]
struct Lists {
    /// The end of each list.
    ends: Vec<u32>,
    all: Vec<u32>,
}

impl Lists {
    /// Groups pairs by their first number, in the order of the pairs.
    fn grouped(count: usize, pairs: impl Iterator<Item = (u32, u32)> + Clone) -> Self {
        let mut ends = vec![0; count];
        pairs.clone().for_each(|(index, _)| ends[index as usize] += 1);
        let mut total = 0;
        for end in &mut ends {
            (*end, total) = (total, total + *end);
        }
        let mut all = vec![0; total as usize];
        for (index, number) in pairs {
            all[ends[index as usize] as usize] = number;
            ends[index as usize] += 1;
        }
        Lists { ends, all }
    }

    fn count(&self) -> usize {
        self.ends.len()
    }

    /// Appends a list.
    fn push(&mut self, list: impl Iterator<Item = u32>) {
        self.all.extend(list);
        self.ends.push(self.all.len() as u32);
    }

    fn of(&self, index: usize) -> &[u32] {
        let begin = index.checked_sub(1).map_or(0, |before| self.ends[before]);
        &self.all[begin as usize..self.ends[index] as usize]
    }
}

/// The paths through a frame.
pub struct Visit {
    frame: FrameId,
    /// The offsets where the frame may end.
    goals: Vec<u32>,
    states: Vec<State>,
    /// By state: its successors, in order of preference. Those of a call are in the order of the ends of the callee.
    successors: Lists,
    /// By state: true if a goal is reachable from it.
    leads: Vec<bool>,
    /// By state: true if it was visited.
    taken: Vec<bool>,
    /// The current path: states, each with the number of successors tried.
    way: Vec<(u32, u32)>,
    /// The preferred end of a call, by state.
    preferred: HashMap<u32, u32>,
    /// The approximate memory of the visit.
    bytes: usize,
}

/// Returns the visit of a frame that is at `end`. Visits of callees with unknown end are on a separate stack.
pub fn visit(
    chart: &mut Chart<'_>,
    ends: &Ends,
    frame: FrameId,
    end: u32,
) -> Result<Option<Visit>, Exceeded> {
    let mut visits = vec![Visit::new(chart, ends, frame, vec![end])?];
    while let Some(last) = visits.last_mut() {
        match last.step(chart, ends) {
            Step::Taken => {}
            Step::Ambiguous { callee, goals } => {
                let recurs = visits.iter().any(|visit| visit.frame == callee);
                match (visits.last_mut(), goals.last()) {
                    (Some(caller), Some(&longest)) if recurs => caller.prefer(longest),
                    _ => visits.push(Visit::new(chart, ends, callee, goals)?),
                }
            }
            Step::Done(end) => {
                let Some(done) = visits.pop() else { continue };
                chart.account.release(done.bytes);
                match visits.last_mut() {
                    None => return Ok(Some(done)),
                    Some(caller) => caller.prefer(end),
                }
            }
        }
    }
    Ok(None)
}

enum Step {
    Taken,
    /// Several ends of a callee lead to goals.
    Ambiguous {
        callee: FrameId,
        goals: Vec<u32>,
    },
    Done(u32),
}

impl Visit {
    fn new(chart: &mut Chart<'_>, ends: &Ends, frame: FrameId, goals: Vec<u32>) -> Result<Self, Exceeded> {
        let (routine, begin) = (chart.frames[frame as usize].routine, chart.frames[frame as usize].begin);
        let entry = chart.program.routines[routine as usize].entry;
        let mut visit = Visit {
            frame,
            goals,
            states: vec![(entry, 0, begin)],
            successors: Lists::default(),
            leads: Vec::new(),
            taken: Vec::new(),
            way: vec![(0, 0)],
            preferred: HashMap::new(),
            bytes: 0,
        };
        // Only states with several predecessors are looked up.
        let (mut known, mut next) = (HashMap::from([(visit.states[0], 0u32)]), Vec::new());
        while visit.successors.count() < visit.states.len() {
            chart.account.item()?;
            let state = visit.states[visit.successors.count()];
            successors(chart, ends, state, &mut next);
            let (links, mut looked_up) = (next.len(), 0);
            let states = &mut visit.states;
            visit.successors.push(next.drain(..).map(|state| {
                let mut number = states.len() as u32;
                if chart.program.joins[state.0 as usize] != 0 {
                    looked_up += 1;
                    number = *known.entry(state).or_insert(number);
                }
                if number as usize == states.len() {
                    states.push(state);
                }
                number
            }));
            let bytes = STATE_BYTES + LINK_BYTES * links + LOOKED_UP_BYTES * looked_up;
            chart.account.keep(bytes)?;
            visit.bytes += bytes;
        }
        visit.taken = vec![false; visit.states.len()];
        visit.taken[0] = true;
        visit.find_leads(chart);
        Ok(visit)
    }

    /// Finds the states that lead to a goal, from the goals backward.
    fn find_leads(&mut self, chart: &Chart<'_>) {
        let count = self.successors.count();
        let sources = |state: usize| self.successors.of(state).iter().map(move |&to| (to, state as u32));
        let predecessors = Lists::grouped(count, (0..count).flat_map(sources));
        self.leads = self.states.iter().map(|&state| self.is_goal(chart, state)).collect();
        let mut open: Vec<usize> = (0..self.states.len()).filter(|&state| self.leads[state]).collect();
        while let Some(state) = open.pop() {
            for &before in predecessors.of(state) {
                if !std::mem::replace(&mut self.leads[before as usize], true) {
                    open.push(before as usize);
                }
            }
        }
    }

    fn is_goal(&self, chart: &Chart<'_>, (node, _, at): State) -> bool {
        matches!(chart.program.nodes[node as usize], Node::End) && self.goals.binary_search(&at).is_ok()
    }

    /// Advances to the next state of the path, or goes back if only loops are left.
    fn step(&mut self, chart: &Chart<'_>, ends: &Ends) -> Step {
        let Some(&(state, tried)) = self.way.last() else {
            // Unreachable: a frame that ends at a goal has a path to it.
            return Step::Done(self.goals.last().copied().unwrap_or(ends.length));
        };
        let here = self.states[state as usize];
        if self.is_goal(chart, here) {
            return Step::Done(here.2);
        }
        let next = match chart.program.nodes[here.0 as usize] {
            Node::Call { routine, .. } => {
                let Some(callee) = find_frame(chart, routine, here.2) else { return self.back() };
                let leads = self.ends_that_lead(ends, callee, state);
                match (&leads[..], self.preferred.get(&state)) {
                    ([], _) => return self.back(),
                    (&[(_, only)], _) => Some(only).filter(|_| tried == 0),
                    (several, None) => {
                        let goals = several.iter().map(|&(end, _)| end).collect();
                        return Step::Ambiguous { callee, goals };
                    }
                    // The preferred end first, then the longer ones.
                    (several, Some(&end)) => {
                        let others = several.iter().rev().filter(|known| known.0 != end);
                        let preferred = several.iter().filter(|known| known.0 == end);
                        preferred.chain(others).nth(tried as usize).map(|&(_, next)| next)
                    }
                }
            }
            _ => self.successors.of(state as usize).get(tried as usize).copied(),
        };
        let Some(next) = next else { return self.back() };
        if let Some(last) = self.way.last_mut() {
            last.1 += 1;
        }
        if self.leads[next as usize] && !std::mem::replace(&mut self.taken[next as usize], true) {
            self.way.push((next, 0));
        }
        Step::Taken
    }

    /// Sets the end of the last call of the path.
    fn prefer(&mut self, end: u32) {
        self.preferred.extend(self.way.last().map(|&(state, _)| (state, end)));
    }

    fn back(&mut self) -> Step {
        self.way.pop();
        Step::Taken
    }

    /// Returns the ends of a callee that lead to goals, with the states after it.
    fn ends_that_lead(&self, ends: &Ends, callee: FrameId, state: u32) -> Vec<(u32, u32)> {
        let behind = ends.ends.of(callee as usize).iter().zip(self.successors.of(state as usize));
        behind.map(|(&end, &next)| (end, next)).filter(|&(_, next)| self.leads[next as usize]).collect()
    }

    fn calls(&self, chart: &Chart<'_>) -> Vec<Callee> {
        let call = |state: WayState| {
            let WayState { node, at, end } = state;
            let Node::Call { routine, field, .. } = chart.program.nodes[node as usize] else { return None };
            Some(Callee { frame: find_frame(chart, routine, at)?, end, field, outer: 0 })
        };
        self.way().filter_map(call).collect()
    }

    /// Returns all states of the path but the last.
    pub fn way(&self) -> impl Iterator<Item = WayState> + '_ {
        self.way.windows(2).map(|pair| {
            let [(node, _, at), (_, _, end)] =
                [pair[0], pair[1]].map(|(state, _)| self.states[state as usize]);
            WayState { node, at, end }
        })
    }
}

/// A node of a path, with the offsets before and after it.
#[derive(Debug, Clone, Copy)]
pub struct WayState {
    pub node: NodeId,
    pub at: u32,
    pub end: u32,
}

/// Adds the successors of a state, in order of preference.
fn successors(chart: &Chart<'_>, ends: &Ends, (node, count, at): State, next: &mut Vec<State>) {
    let program = chart.program;
    match &program.nodes[node as usize] {
        Node::Class { class, next: behind } => {
            let length = chart.read(*class, class::character(chart.text, at as usize));
            next.extend(length.map(|length| (*behind, count, at + length as u32)));
        }
        Node::Split(branches) => next.extend(branches.iter().map(|&branch| (branch, count, at))),
        Node::Call { routine, next: behind, .. } => {
            let Some(callee) = find_frame(chart, *routine, at) else { return };
            let behind = |&end: &u32| (program.behind(*routine, *behind, end == at), count, end);
            next.extend(ends.ends.of(callee as usize).iter().map(behind));
        }
        Node::Count { min, max, body, exit } => {
            next.extend(max.is_none_or(|max| count < max).then_some((*body, count, at)));
            next.extend((count >= *min).then_some((*exit, count, at)));
        }
        Node::Increment { count: counter, cap, .. } => {
            next.push((*counter, count.saturating_add(1).min(*cap), at));
        }
        Node::End => {}
    }
}

/// Returns the frame of a routine at an offset.
pub fn find_frame(chart: &Chart<'_>, routine: u32, at: u32) -> Option<FrameId> {
    // Frames are sorted by offset.
    let first = chart.frames.partition_point(|frame| frame.begin < at);
    let here = chart.frames[first..].iter().take_while(|frame| frame.begin == at);
    here.into_iter().position(|frame| frame.routine == routine).map(|number| (first + number) as FrameId)
}
