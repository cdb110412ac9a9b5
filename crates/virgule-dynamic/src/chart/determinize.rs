//! The sets of items that are pending, as states of a lazily built automaton.
//!
//! Items whose frames are shared by caller have no offsets: what follows from the pending items and the next character
//! is the same wherever they are met again. So it is remembered, and a long text mostly takes a lookup for each
//! character, but within recursive rules.
//!
//! ```text
//! {item} ──"a"──► {item, tail} ──","──► {item}        met before: no closure is computed
//! ```
//!
//! Short texts go without (`limits::STATES_FROM`). When the states take too much memory, they are forgotten.

use crate::chart::class;
use crate::chart::program::NodeId;
use crate::chart::recognizer::{Chart, FrameId, Item, NONE};
use std::collections::HashMap;
use virgule_compiler::limits::Exceeded;

/// States are forgotten when they take so many bytes.
const STATES_MEMORY: usize = 16 << 20;

/// What a step with a character beyond ASCII takes.
const WIDE_BYTES: usize = 32;

/// What a state takes beside its items and its steps.
const STATE_BYTES: usize = 64;

/// The items of a state: node, frame and count, sorted.
type Items = Box<[(NodeId, FrameId, u32)]>;

type ItemSetId = u32;

/// No item is left.
const DEAD: ItemSetId = NONE - 1;

#[derive(Debug, Default)]
pub struct States {
    known: HashMap<Items, ItemSetId>,
    items: Vec<Items>,
    /// By state: whether the text may end; `None` before its first closure.
    ends: Vec<Option<bool>>,
    /// By state and ASCII character: the next state, [`NONE`] if it is not known.
    ascii: Vec<[ItemSetId; 128]>,
    /// The same for other characters.
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

    /// Whether the text may end in a state, and the state after a character; at the end of the text there is none.
    /// `None` if that is not known.
    fn step(&self, state: ItemSetId, character: Option<char>) -> Option<(bool, ItemSetId)> {
        let ended = self.ends[state as usize]?;
        let Some(character) = character else { return Some((ended, DEAD)) };
        let next = match self.ascii[state as usize].get(character as usize) {
            Some(&next) => next,
            None => self.wide.get(&(state, character)).copied().unwrap_or(NONE),
        };
        (next != NONE).then_some((ended, next))
    }

    /// Remembers a step, and gives the state that it leads to.
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
    /// Reads the text from an offset whose pending items have frames that are shared by caller, as long as that is so.
    /// Gives the offset at which other items are pending, or the end of what was read.
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
                    // Frames for this offset alone make no difference, if nothing that is pending is in them.
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

/// Pending items without what errors need of them.
fn sorted(items: &[Item]) -> Items {
    let mut items: Vec<_> = items.iter().map(|item| (item.node, item.frame, item.count)).collect();
    items.sort_unstable();
    items.dedup();
    items.into()
}
