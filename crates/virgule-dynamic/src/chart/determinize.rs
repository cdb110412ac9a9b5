//! Lazy determinization: sets of pending items as states of an automaton.
//!
//! Items whose frames are shared by caller have no offsets, so the pending items and the next character determine the
//! next set of items. Transitions are cached: outside of recursive rules, most characters take one lookup.
//!
//! ```text
//! {item} ──"a"──► {item, tail} ──","──► {item}        cached: no closure is computed
//! ```
//!
//! Short input does not use states (`limits::STATES_FROM`). The cache is cleared when it exceeds its memory limit.

use crate::chart::class;
use crate::chart::program::NodeId;
use crate::chart::recognizer::{Chart, FrameId, Item, NONE};
use std::collections::HashMap;
use virgule_compiler::limits::Exceeded;

/// The cache is cleared when it exceeds this many bytes.
const STATES_MEMORY: usize = 16 << 20;

/// Memory of a transition on a character above ASCII.
const WIDE_BYTES: usize = 32;

/// Memory of a state in addition to its items and transitions.
const STATE_BYTES: usize = 64;

/// The items of a state: node, frame and count, sorted.
type Items = Box<[(NodeId, FrameId, u32)]>;

type ItemSetId = u32;

/// The state without items.
const DEAD: ItemSetId = NONE - 1;

#[derive(Debug, Default)]
pub struct States {
    known: HashMap<Items, ItemSetId>,
    items: Vec<Items>,
    /// By state: true if the input may end; `None` before the first closure.
    ends: Vec<Option<bool>>,
    /// By state and ASCII character: the next state, or [`NONE`] if it is unknown.
    ascii: Vec<[ItemSetId; 128]>,
    /// The next states for other characters.
    wide: HashMap<(ItemSetId, char), ItemSetId>,
    bytes: usize,
}

impl States {
    fn intern(&mut self, items: Items) -> ItemSetId {
        if items.is_empty() {
            return DEAD;
        }
        if let Some(&known) = self.known.get(&items) {
            return known;
        }
        let state = self.items.len() as ItemSetId;
        self.bytes += 2 * size_of_val(&*items) + size_of::<[ItemSetId; 128]>() + STATE_BYTES;
        self.items.push(items.clone());
        self.ends.push(None);
        self.ascii.push([NONE; 128]);
        self.known.insert(items, state);
        state
    }

    /// Returns whether the input may end in a state, and the state after a character (none at the end of input). `None`
    /// if the transition is not cached.
    fn step(&self, state: ItemSetId, character: Option<char>) -> Option<(bool, ItemSetId)> {
        let ended = self.ends[state as usize]?;
        let Some(character) = character else { return Some((ended, DEAD)) };
        let next = match self.ascii[state as usize].get(character as usize) {
            Some(&next) => next,
            None => self.wide.get(&(state, character)).copied().unwrap_or(NONE),
        };
        (next != NONE).then_some((ended, next))
    }

    /// Caches a transition and returns its target.
    fn learn(&mut self, state: ItemSetId, character: Option<char>, ended: bool, items: Items) -> ItemSetId {
        if self.bytes > STATES_MEMORY {
            *self = States::default();
            return self.intern(items);
        }
        self.ends[state as usize] = Some(ended);
        let next = self.intern(items);
        let Some(character) = character else { return next };
        match self.ascii[state as usize].get_mut(character as usize) {
            Some(known) => *known = next,
            None => {
                self.bytes += WIDE_BYTES;
                self.wide.insert((state, character), next);
            }
        }
        next
    }
}

impl Chart<'_> {
    /// Matches from an offset by states while all pending items have frames that are shared by caller. Returns the
    /// offset at which this ends.
    pub fn run_states(&mut self, begin: usize, states: &mut States) -> Result<usize, Exceeded> {
        let mut at = begin;
        let mut state = states.intern(sorted(&self.pending));
        self.pending.clear();
        while state != DEAD {
            self.furthest = at;
            self.account.item()?;
            let (character, length) = class::character(self.text, at).unzip();
            let length = length.unwrap_or_default();
            let (ended, next) = match states.step(state, character) {
                Some(known) => known,
                None => {
                    let item = |&(node, frame, count): &_| Item { node, frame, count, from: NONE };
                    let ended = self.close_items(states.items[state as usize].iter().map(item), at)?;
                    // Frames bound to this offset make no difference if no pending item is in them.
                    if !self.pending.iter().all(|item| self.is_shared(item)) {
                        self.settle(at, ended, false);
                        return Ok(at + length);
                    }
                    let items = sorted(&self.pending);
                    self.pending.clear();
                    (ended, states.learn(state, character, ended, items))
                }
            };
            self.settle(at, ended, next == DEAD);
            at += length;
            state = next;
        }
        Ok(at)
    }
}

/// Returns pending items without the data that only errors use.
fn sorted(items: &[Item]) -> Items {
    let mut items: Vec<_> = items.iter().map(|item| (item.node, item.frame, item.count)).collect();
    items.sort_unstable();
    items.dedup();
    items.into()
}
