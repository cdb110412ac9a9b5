//! Frames: called, shared, and left.

use crate::chart::{Caller, Chart, Frame, FrameId, Item, NONE, ROOT};
use crate::program::NodeId;
use virgule_compiler::limits::Exceeded;

/// What a caller and the entry for its frame take.
const BY_CALLER: usize = 64;

impl Chart<'_> {
    /// Calls a routine; `caller` is the item behind it.
    pub fn call(&mut self, routine: u32, caller: Item, at: usize) -> Result<(), Exceeded> {
        let outside = self.frames[caller.frame as usize].routine;
        match &self.by_caller {
            Some(frames) if !self.program.needs_offset(outside, routine) => {
                let key = (routine, caller.node, caller.frame, caller.count);
                let known = frames.get(&key).copied();
                self.call_by_caller(routine, caller, known)
            }
            _ => self.call_by_offset(routine, caller, at),
        }
    }

    /// Calls a routine with a frame of the caller's own, at whatever offset it was called before.
    fn call_by_caller(&mut self, routine: u32, caller: Item, known: Option<FrameId>) -> Result<(), Exceeded> {
        let Item { node: next, frame, count, .. } = caller;
        let is_known = |known: &FrameId| {
            let made = self.frames.get(*known as usize).filter(|made| made.routine == routine);
            let made = made.and_then(|made| self.callers.get(made.callers.0 as usize));
            made.is_some_and(|made| (made.next, made.frame, made.count) == (next, frame, count))
        };
        // Frames that were made for an error are gone.
        let callee = match known.filter(is_known) {
            Some(known) => known,
            None => {
                let callee = self.frame(routine, None)?;
                self.frames[callee as usize].is_shared = self.frames[frame as usize].is_shared;
                self.account.keep(BY_CALLER)?;
                let only = self.callers.len() as u32;
                self.callers.push(Caller { next, frame, count, following: NONE });
                self.frames[callee as usize].callers = (only, only);
                self.by_caller.iter_mut().for_each(|frames| {
                    frames.insert((routine, next, frame, count), callee);
                });
                callee
            }
        };
        let node = self.program.routines[routine as usize].entry;
        self.open.push(Item { node, frame: callee, count: 0, from: caller.from });
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

    /// Leaves a frame to all of its callers.
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

    /// The node behind a call whose frame ends at an offset.
    fn behind(&self, callee: FrameId, next: NodeId, at: usize) -> NodeId {
        let frame = &self.frames[callee as usize];
        let is_empty = frame.begin as usize == at;
        self.program.behind(frame.routine, next, is_empty)
    }
}
