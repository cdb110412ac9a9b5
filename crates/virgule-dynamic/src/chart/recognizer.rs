//! Input → chart: all ways to match a rule, in parallel, from left to right.
//!
//! An Earley recognizer (Earley, CACM 13(2), 1970) over automata instead of dotted rules. An *item* is a node at an
//! offset within a *frame*, which is a routine at the offset where it begins. All callers of a routine at one offset
//! share its frame, as in the graph-structured stack of GLL (Scott and Johnstone, LDTA 2010):
//!
//! ```text
//! nest = "(" nest ")" / "a"          ((a))
//!                                    frame nest at 0                 called for the entire input
//!                                    frame nest at 1, ends at 4      called by the frame at 0, continues with ")"
//!                                    frame nest at 2, ends at 3      called by the frame at 1, continues with ")"
//! ```
//!
//! All items of an offset are found before those of the next, so a frame is called only at its own offset. A frame that
//! can be empty has already ended when it is called again, so the caller continues at once. No item is processed twice
//! at one offset, which ends the loops of left recursion and of nullable rules.
//!
//! With this sharing, a long-running rule is open once for each offset where it began: in RFC 5322, a `subject` may
//! contain all lines that follow it (`obs-unstruct`), so the time is quadratic in their number. Therefore frames are
//! shared by caller first: a nonrecursive routine has one frame for each call site, at any offset. The open items at an
//! offset are then a set of nodes and stacks without offsets. A rule without recursion has a bounded number of these,
//! so it matches in linear time, however ambiguous it is. Frames do not record where they began, so this mode captures
//! no fields. The number of stacks may be exponential in the number of rules; at a limit, frames are shared by offset
//! instead.
//!
//! Frames shared by offset have Earley's bounds: linear time and memory for an unambiguous grammar with a bounded
//! number of open frames, quadratic for any other unambiguous grammar, cubic time for an ambiguous one. Right recursion
//! takes linear time because it is a jump (`build`), as it does by the method of Leo (TCS 82(1), 1991).

use crate::chart::class;
use crate::chart::determinize::States;
use crate::chart::limits::{Account, ChartLimits};
use crate::chart::program::{Node, NodeId, Program};
use std::collections::{HashMap, HashSet};
use virgule_compiler::limits::Exceeded;

pub type FrameId = u32;

/// No frame, caller or node.
pub const NONE: u32 = u32::MAX;

/// The frame of the start rule.
pub const ROOT: FrameId = 0;

/// A routine at an offset.
#[derive(Debug, Clone)]
pub struct Frame {
    pub routine: u32,
    /// The offset; [`NONE`] if it is shared by caller.
    pub begin: u32,
    /// The first and the last of its callers.
    pub callers: (u32, u32),
    /// The index of its first entry in `Chart::marks`.
    pub marks: u32,
    /// True if it ended where it began.
    pub empty: bool,
    /// True if the frame and all frames that it returns to are shared by caller.
    pub is_shared: bool,
}

/// The continuation of a call.
#[derive(Debug, Clone)]
pub struct Caller {
    pub next: NodeId,
    pub frame: FrameId,
    pub count: u32,
    /// The next caller of the same frame.
    pub following: u32,
}

#[derive(Debug, Clone, Copy)]
pub struct Item {
    pub node: NodeId,
    pub frame: FrameId,
    /// The iterations so far, if the routine counts.
    pub count: u32,
    /// The class that matched the last character.
    pub from: NodeId,
}

/// Called for each class that a closure meets.
type Meet<'m, 'p> = &'m mut dyn FnMut(&Chart<'p>, NodeId, FrameId);

/// Memory of a caller and of the entry for its frame.
const BY_CALLER: usize = 64;

#[derive(Debug)]
pub struct Chart<'p> {
    pub program: &'p Program,
    pub text: &'p str,
    pub frames: Vec<Frame>,
    pub callers: Vec<Caller>,
    /// If recorded: the frames that end, with the offset of each end, in order of the offsets.
    pub ends: Vec<(FrameId, u32)>,
    /// By frame and join: the turn in which it was last reached.
    pub marks: Vec<u32>,
    /// The number of closures so far.
    turn: u32,
    /// The items of counted repetitions in this turn.
    counted: HashSet<(NodeId, FrameId, u32)>,
    /// By routine: its latest frame.
    pub latest: Vec<FrameId>,
    /// The items of the next offset, in order of preference.
    pub pending: Vec<Item>,
    /// The unprocessed items of this offset.
    pub open: Vec<Item>,
    pub records_ends: bool,
    /// True if routines that cannot begin with the next character are not called.
    looks_ahead: bool,
    /// The last offset with items.
    pub furthest: usize,
    /// The last offset before `furthest` at which the input could have ended.
    pub could_end: Option<usize>,
    pub matches: bool,
    pub account: Account,
    /// The frames of nonrecursive routines, by caller, if frames are shared by caller.
    pub by_caller: Option<HashMap<(u32, NodeId, FrameId, u32), FrameId>>,
}

/// The purpose of a chart.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Purpose {
    Match,
    Fields,
    /// Explains an error at that offset: the items there are pending at the end.
    Explain(usize),
}

impl<'p> Chart<'p> {
    /// Returns the chart of the entire input. The ends of frames are known only if frames are shared by offset;
    /// otherwise they are shared by caller, up to a limit.
    pub fn new(
        program: &'p Program,
        text: &'p str,
        purpose: Purpose,
        limits: ChartLimits,
    ) -> Result<Self, Exceeded> {
        if purpose != Purpose::Fields {
            let part = ChartLimits { items: limits.items / 4, memory: limits.memory / 4, ..limits };
            if let Ok(chart) = Self::shared(program, text, purpose, true, part) {
                return Ok(chart);
            }
        }
        Self::shared(program, text, purpose, false, limits)
    }

    /// Returns the chart with frames shared by call site (except for recursive calls) or by offset.
    fn shared(
        program: &'p Program,
        text: &'p str,
        purpose: Purpose,
        by_caller: bool,
        limits: ChartLimits,
    ) -> Result<Self, Exceeded> {
        // Offsets are 32 bits.
        virgule_compiler::limits::within(text.len(), NONE as usize - 1, "bytes of text")?;
        let mut chart = Chart {
            program,
            text,
            frames: Vec::new(),
            callers: Vec::new(),
            ends: Vec::new(),
            marks: Vec::new(),
            turn: 0,
            counted: HashSet::new(),
            latest: vec![NONE; program.routines.len()],
            pending: Vec::new(),
            open: Vec::new(),
            records_ends: purpose == Purpose::Fields,
            looks_ahead: !matches!(purpose, Purpose::Explain(_)),
            furthest: 0,
            could_end: None,
            matches: false,
            account: Account::new(limits),
            by_caller: by_caller.then(HashMap::new),
        };
        let stop = if let Purpose::Explain(at) = purpose { Some(at) } else { None };
        chart.run(stop)?;
        Ok(chart)
    }

    fn run(&mut self, stop: Option<usize>) -> Result<(), Exceeded> {
        self.frame(0, Some(0))?;
        let first = Item { node: self.program.routines[0].entry, frame: ROOT, count: 0, from: NONE };
        self.pending.push(first);
        let by_states = self.by_caller.is_some() && self.looks_ahead;
        let by_states = by_states && self.text.len() >= self.account.states_from();
        let (mut at, mut states) = (0, States::default());
        while !self.pending.is_empty() {
            // At offset 0, calls of the start rule share its frame.
            if by_states && at > 0 && self.pending.iter().all(|item| self.is_shared(item)) {
                at = self.run_states(at, &mut states)?;
                continue;
            }
            self.furthest = at;
            if stop == Some(at) {
                return Ok(());
            }
            self.open.extend(self.pending.drain(..).rev());
            let ended = self.close(at, None)?;
            self.settle(at, ended, self.pending.is_empty());
            at += class::character(self.text, at).map_or(0, |(_, length)| length);
        }
        Ok(())
    }

    /// Records whether the start rule ended at an offset, which may be the last one with items.
    pub fn settle(&mut self, at: usize, ended: bool, is_last: bool) {
        self.matches = ended && at == self.text.len();
        if ended && !is_last {
            self.could_end = Some(at);
        }
    }

    /// Processes items at an offset and the items they lead to there. True if the start rule ends.
    pub fn close_items(&mut self, items: impl Iterator<Item = Item>, at: usize) -> Result<bool, Exceeded> {
        self.open.extend(items);
        self.close(at, None)
    }

    pub fn is_shared(&self, item: &Item) -> bool {
        self.frames[item.frame as usize].is_shared
    }

    /// Calls `meet` with the classes that the given items at an offset lead to, in order of preference, and their
    /// frames. True if the input may end there. Restores the chart.
    pub fn met(
        &mut self,
        items: &[Item],
        at: usize,
        mut meet: impl FnMut(&Self, NodeId, FrameId),
    ) -> Result<bool, Exceeded> {
        let before = (self.frames.len(), self.callers.len(), self.marks.len());
        let root = self.frames[ROOT as usize].clone();
        self.open.extend(items.iter().rev());
        let end = self.close(at, Some(&mut meet))?;
        self.frames.truncate(before.0);
        self.by_caller.iter_mut().for_each(|frames| frames.retain(|_, frame| (*frame as usize) < before.0));
        self.callers.truncate(before.1);
        self.marks.truncate(before.2);
        self.frames[ROOT as usize] = root;
        Ok(end)
    }

    /// Processes all open items of an offset and the items they lead to at the same offset. True if the start rule
    /// ends.
    fn close(&mut self, at: usize, mut meet: Option<Meet<'_, 'p>>) -> Result<bool, Exceeded> {
        self.begin_turn();
        let character = class::character(self.text, at);
        let byte = self.text.as_bytes().get(at).copied();
        let program = self.program;
        let mut ended = false;
        // The last item is processed first, which is the order of preference.
        while let Some(item) = self.open.pop() {
            self.account.item()?;
            if self.is_known(&item) {
                continue;
            }
            match &program.nodes[item.node as usize] {
                Node::Class { class, next } => {
                    if let Some(meet) = &mut meet {
                        meet(self, item.node, item.frame);
                        continue;
                    }
                    if self.read(*class, character).is_some() {
                        self.pending.push(Item { node: *next, from: item.node, ..item });
                    }
                }
                Node::Split(branches) => {
                    self.open.extend(branches.iter().rev().map(|&node| Item { node, ..item }));
                }
                Node::Call { routine, next, .. } => {
                    if !self.looks_ahead || program.routines[*routine as usize].may_begin(byte) {
                        self.call(*routine, Item { node: *next, ..item }, at)?;
                    }
                }
                Node::Count { min, max, body, exit } => {
                    if item.count >= *min {
                        self.open.push(Item { node: *exit, ..item });
                    }
                    if max.is_none_or(|max| item.count < max) {
                        self.open.push(Item { node: *body, ..item });
                    }
                }
                Node::Increment { count, cap, .. } => {
                    let iterations = item.count.saturating_add(1).min(*cap);
                    self.open.push(Item { node: *count, count: iterations, ..item });
                }
                Node::End => {
                    ended |= item.frame == ROOT;
                    self.leave(&item, at)?;
                }
            }
        }
        Ok(ended)
    }

    /// Returns the length of the character if the class contains it.
    #[inline]
    pub fn read(&self, class: u32, character: Option<(char, usize)>) -> Option<usize> {
        let (character, length) = character?;
        self.program.classes[class as usize].contains(character).then_some(length)
    }

    fn begin_turn(&mut self) {
        self.turn += 1;
        // The time of `clear` is linear in the capacity.
        if self.counted.capacity() > 64 && self.counted.len() < self.counted.capacity() / 8 {
            self.counted = HashSet::with_capacity(2 * self.counted.len());
        }
        self.counted.clear();
    }

    /// True if the item was already processed in this turn. Only nodes with several predecessors are recorded.
    #[inline]
    fn is_known(&mut self, item: &Item) -> bool {
        let join = self.program.joins[item.node as usize];
        if join == 0 {
            return false;
        }
        let frame = &self.frames[item.frame as usize];
        if self.program.routines[frame.routine as usize].counts {
            return !self.counted.insert((item.node, item.frame, item.count));
        }
        let mark = &mut self.marks[(frame.marks + join - 1) as usize];
        std::mem::replace(mark, self.turn) == self.turn
    }

    // Frames: call and return.

    /// Calls a routine; `caller` is the item after it.
    pub fn call(&mut self, routine: u32, caller: Item, at: usize) -> Result<(), Exceeded> {
        let Item { node: next, frame, count, from } = caller;
        let outside = self.frames[frame as usize].routine;
        let key = (routine, next, frame, count);
        let known = match &self.by_caller {
            Some(frames) if !self.program.needs_offset(outside, routine) => frames.get(&key).copied(),
            _ => return self.call_by_offset(routine, caller, at),
        };
        // The frame of this caller, whatever the offset of an earlier call.
        let callee = match known {
            Some(known) => known,
            None => {
                let callee = self.frame(routine, None)?;
                self.account.keep(BY_CALLER)?;
                let only = self.callers.len() as u32;
                self.callers.push(Caller { next, frame, count, following: NONE });
                let is_shared = self.frames[frame as usize].is_shared;
                let made = &mut self.frames[callee as usize];
                (made.callers, made.is_shared) = ((only, only), is_shared);
                if let Some(frames) = &mut self.by_caller {
                    frames.insert(key, callee);
                }
                callee
            }
        };
        let node = self.program.routines[routine as usize].entry;
        self.open.push(Item { node, frame: callee, count: 0, from });
        Ok(())
    }

    /// Calls a routine with the frame of all calls at the same offset.
    fn call_by_offset(&mut self, routine: u32, caller: Item, at: usize) -> Result<(), Exceeded> {
        let latest = self.latest[routine as usize];
        let known = self.frames.get(latest as usize);
        let known = known.is_some_and(|frame| frame.routine == routine && frame.begin as usize == at);
        let callee = if known { latest } else { self.frame(routine, Some(at))? };
        self.account.keep(size_of::<Caller>())?;
        let index = self.callers.len() as u32;
        let Item { node: next, frame, count, .. } = caller;
        self.callers.push(Caller { next, frame, count, following: NONE });
        let callers = &mut self.frames[callee as usize].callers;
        match callers.1 {
            NONE => *callers = (index, index),
            last => {
                self.callers[last as usize].following = index;
                callers.1 = index;
            }
        }
        if self.frames[callee as usize].empty {
            self.open.push(Item { node: self.behind(callee, next, at), ..caller });
        }
        if !known {
            let node = self.program.routines[routine as usize].entry;
            self.open.push(Item { node, frame: callee, count: 0, from: caller.from });
        }
        Ok(())
    }

    /// Adds a frame, bound to an offset if there is one.
    pub fn frame(&mut self, routine: u32, at: Option<usize>) -> Result<FrameId, Exceeded> {
        let joins = self.program.routines[routine as usize].joins as usize;
        let joins = if self.program.routines[routine as usize].counts { 0 } else { joins };
        self.account.keep(size_of::<Frame>() + 4 * joins)?;
        let (frame, marks) = (self.frames.len() as FrameId, self.marks.len() as u32);
        self.marks.resize(self.marks.len() + joins, 0);
        let begin = at.map_or(NONE, |at| at as u32);
        self.frames.push(Frame {
            routine,
            begin,
            callers: (NONE, NONE),
            marks,
            empty: false,
            is_shared: frame == ROOT,
        });
        if at.is_some() {
            self.latest[routine as usize] = frame;
        }
        Ok(frame)
    }

    pub fn leave(&mut self, item: &Item, at: usize) -> Result<(), Exceeded> {
        if self.records_ends {
            self.account.keep(size_of::<(FrameId, u32)>())?;
            self.ends.push((item.frame, at as u32));
        }
        let frame = &mut self.frames[item.frame as usize];
        frame.empty |= frame.begin as usize == at;
        let (mut caller, first) = (frame.callers.0, self.open.len());
        while let Some(Caller { next, frame, count, following }) = self.callers.get(caller as usize) {
            let node = self.behind(item.frame, *next, at);
            self.open.push(Item { node, frame: *frame, count: *count, from: item.from });
            caller = *following;
        }
        self.open[first..].reverse();
        Ok(())
    }

    fn behind(&self, callee: FrameId, next: NodeId, at: usize) -> NodeId {
        let frame = &self.frames[callee as usize];
        let is_empty = frame.begin as usize == at;
        self.program.behind(frame.routine, next, is_empty)
    }
}
