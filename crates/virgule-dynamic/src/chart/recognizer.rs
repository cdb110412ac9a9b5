//! Text → chart: all ways to match a rule, side by side, from left to right.
//!
//! An Earley recognizer (Earley, CACM 13(2), 1970) over automata in place of dotted rules. An *item* is a node at an
//! offset within a *frame*, which is a routine at the offset where it begins. All who call a routine at one offset
//! share its frame, as in the graph-structured stack of GLL (Scott and Johnstone, LDTA 2010):
//!
//! ```text
//! nest = "(" nest ")" / "a"          ((a))
//!                                    frame nest at 0                 called for the whole text
//!                                    frame nest at 1, ends at 4      called by the frame at 0, which goes on with ")"
//!                                    frame nest at 2, ends at 3      called by the frame at 1, which goes on with ")"
//! ```
//!
//! All items of an offset are found before those of the next, so that a frame is called only at its own offset. If it
//! can be empty it has ended when it is called again; then the caller goes on at once. No item is handled twice at one
//! offset, which ends the loops of left recursion and of rules that may be empty.
//!
//! Shared so, a rule that may go on for long is open once for each offset where it began: in RFC 5322, a `subject` may
//! contain all lines that follow it (`obs-unstruct`), so that time grows with the square of their number. So frames are
//! shared by caller first: a routine that does not recur has one frame for each place that calls it, at
//! whatever offset. What is open at an offset is then a set of nodes and stacks without offsets, of which a rule
//! without recursion has a bounded number: it is matched in linear time, however ambiguous it is. Frames do not know
//! where they began, so fields are not found in this way; and the number of stacks may be exponential in the number of
//! rules, so that there is a limit, after which frames are shared by offset.
//!
//! Shared by offset, an unambiguous grammar in which a bounded number of frames is open takes linear time and memory,
//! any other unambiguous grammar quadratic, an ambiguous one cubic time: Earley's bounds. Right recursion takes linear
//! time because it is a jump (`build`), as it does by the method of Leo (TCS 82(1), 1991).

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
    /// Where its marks begin.
    pub marks: u32,
    /// True if it ended where it began.
    pub empty: bool,
    /// True if it is shared by caller, and so are the frames that it is left to.
    pub is_shared: bool,
}

/// Where a frame is left to.
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
    /// The class that was read last.
    pub from: NodeId,
}

/// Called for each class that a closure meets.
type Meet<'m, 'p> = &'m mut dyn FnMut(&Chart<'p>, NodeId, FrameId);

/// What a caller and the entry for its frame take.
const BY_CALLER: usize = 64;

#[derive(Debug)]
pub struct Chart<'p> {
    pub program: &'p Program,
    pub text: &'p str,
    pub frames: Vec<Frame>,
    pub callers: Vec<Caller>,
    /// The frames and offsets where routines end, in the order of the offsets, if they are recorded.
    pub ends: Vec<(FrameId, u32)>,
    /// By frame and join: the turn in which it was reached last.
    pub marks: Vec<u32>,
    /// Counts each closure.
    turn: u32,
    /// The items of routines that count, in this turn.
    counted: HashSet<(NodeId, FrameId, u32)>,
    /// By routine: its latest frame.
    pub latest: Vec<FrameId>,
    /// The items of the next offset, in order of preference.
    pub pending: Vec<Item>,
    /// The items of this offset that are not handled yet.
    pub open: Vec<Item>,
    pub records_ends: bool,
    /// True if routines are not called that cannot begin with the next character.
    looks_ahead: bool,
    /// The last offset with items.
    pub furthest: usize,
    /// The offset before that at which the text could have ended.
    pub could_end: Option<usize>,
    pub matches: bool,
    pub account: Account,
    /// The frames of routines that do not recur, by caller, if frames are shared so.
    pub by_caller: Option<HashMap<(u32, NodeId, FrameId, u32), FrameId>>,
}

/// What a chart is made for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Purpose {
    Match,
    Fields,
    /// To explain an error at that offset: the items there are pending when it is done.
    Explain(usize),
}

impl<'p> Chart<'p> {
    /// The chart of the whole text. The ends of frames are known only if these are shared by offset; otherwise they are
    /// shared by caller, unless that takes too many.
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

    /// The chart whose frames are shared by calls from one place of one frame at any offset, recursive calls excepted,
    /// or by calls at one offset.
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
            // At offset 0, calls of the start rule have its frame.
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

    /// Handles items at an offset, and those that they lead to there. True if the start rule ends.
    pub fn close_items(&mut self, items: impl Iterator<Item = Item>, at: usize) -> Result<bool, Exceeded> {
        self.open.extend(items);
        self.close(at, None)
    }

    pub fn is_shared(&self, item: &Item) -> bool {
        self.frames[item.frame as usize].is_shared
    }

    /// Calls `meet` with the classes that the given items at an offset lead to, in order of preference, and their
    /// frames. True if the text may end there. The chart is as before when it is done.
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

    /// Handles all open items of an offset, and those that they lead to at the same offset. True if the start rule
    /// ends.
    fn close(&mut self, at: usize, mut meet: Option<Meet<'_, 'p>>) -> Result<bool, Exceeded> {
        self.begin_turn();
        let character = class::character(self.text, at);
        let byte = self.text.as_bytes().get(at).copied();
        let program = self.program;
        let mut ended = false;
        // The last is handled first, so that items are handled in order of preference.
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

    /// The length of a character if a class has it.
    #[inline]
    pub fn read(&self, class: u32, character: Option<(char, usize)>) -> Option<usize> {
        let (character, length) = character?;
        self.program.classes[class as usize].contains(character).then_some(length)
    }

    fn begin_turn(&mut self) {
        self.turn += 1;
        // Clearing takes time by the capacity.
        if self.counted.capacity() > 64 && self.counted.len() < self.counted.capacity() / 8 {
            self.counted = HashSet::with_capacity(2 * self.counted.len());
        }
        self.counted.clear();
    }

    /// True if the item was handled in this turn. Only where nodes are reached in several ways it is remembered.
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

    // Frames: called, shared, and left.

    /// Calls a routine; `caller` is the item after it.
    pub fn call(&mut self, routine: u32, caller: Item, at: usize) -> Result<(), Exceeded> {
        let Item { node: next, frame, count, from } = caller;
        let outside = self.frames[frame as usize].routine;
        let key = (routine, next, frame, count);
        let known = match &self.by_caller {
            Some(frames) if !self.program.needs_offset(outside, routine) => frames.get(&key).copied(),
            _ => return self.call_by_offset(routine, caller, at),
        };
        // A frame of the caller's own, at whatever offset it was called before.
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

    /// A new frame; at an offset if it is for that alone.
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
