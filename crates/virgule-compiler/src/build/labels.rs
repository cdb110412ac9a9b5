//! Which rule a place in the automaton belongs to, so that an error can say `in port`.
//!
//! A label is a way through rules from the start: `URI → hier-part → authority → port`. Labels form a tree;
//! where places of several rules fall together the label is their lowest common ancestor. Rules that match
//! single characters only (`DIGIT`, `unreserved`) make no label: nobody is ever inside of one.

use crate::lower::grammar::RuleId;
use std::collections::HashMap;

/// The index of a label.
pub type LabelId = u32;

/// A tree of labels; 0 is its root, which is no rule.
#[derive(Debug, Clone)]
pub struct Labels {
    /// Parent, depth, and rule of each label but the root.
    entries: Vec<(LabelId, u32, Option<RuleId>)>,
    children: HashMap<(LabelId, RuleId), LabelId>,
}

impl Default for Labels {
    fn default() -> Self {
        Labels { entries: vec![(0, 0, None)], children: HashMap::new() }
    }
}

impl Labels {
    /// The root: in no rule.
    pub const ROOT: LabelId = 0;

    /// The label of `rule` below `parent`.
    pub fn child(&mut self, parent: LabelId, rule: RuleId) -> LabelId {
        let next = self.entries.len() as LabelId;
        let depth = self.entries[parent as usize].1 + 1;
        let label = *self.children.entry((parent, rule)).or_insert(next);
        if label == next {
            self.entries.push((parent, depth, Some(rule)));
        }
        label
    }

    /// The rule of a label; `None` for the root.
    pub fn rule(&self, label: LabelId) -> Option<RuleId> {
        self.entries[label as usize].2
    }

    /// What two labels have in common: their rule if it is the same one, else the lowest label above both.
    pub fn common(&mut self, a: LabelId, b: LabelId) -> LabelId {
        if a == b {
            return a;
        }
        let ((above_a, _, rule), (above_b, _, other)) = (self.entries[a as usize], self.entries[b as usize]);
        match rule.filter(|_| rule == other) {
            Some(rule) => {
                let above = self.above(above_a, above_b);
                self.child(above, rule)
            }
            None => self.above(a, b),
        }
    }

    /// The lowest label that has both below it.
    pub fn above(&self, mut a: LabelId, mut b: LabelId) -> LabelId {
        while a != b {
            if self.entries[a as usize].1 >= self.entries[b as usize].1 {
                a = self.entries[a as usize].0;
            } else {
                b = self.entries[b as usize].0;
            }
        }
        a
    }

    /// The label above; the root is above itself.
    pub fn parent(&self, label: LabelId) -> LabelId {
        self.entries[label as usize].0
    }

    /// The rules from below the root to the label.
    pub fn way(&self, mut label: LabelId) -> Vec<RuleId> {
        let mut way = Vec::new();
        while let (parent, _, Some(rule)) = self.entries[label as usize] {
            way.push(rule);
            label = parent;
        }
        way.reverse();
        way
    }
}
