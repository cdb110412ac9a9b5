//! The reduced automata of rules without fields, kept from one build to the next.
//!
//! A fragment depends on its rule and on the calls in it, not on the fields of a section: one cache serves all sections of a
//! grammar.

use super::fragment::Fragment;
use crate::abnf::lower::grammar::RuleId;
use crate::limits::{self, Exceeded};
use std::collections::HashMap;
use std::sync::Arc;

/// Fragments by rule; `None` for a rule that has none.
#[derive(Debug, Default)]
pub(crate) struct FragmentCache {
    known: HashMap<RuleId, Option<Arc<Fragment>>>,
    /// The memory that they take.
    bytes: usize,
}

impl FragmentCache {
    /// The cached fragments that call no rule: they are the same under every policy for calls.
    pub fn without_calls(&self) -> Self {
        let calls_none = |made: &Option<Arc<Fragment>>| {
            made.as_ref().is_some_and(|made| made.states.iter().all(|state| state.calls.is_empty()))
        };
        let kept = self.known.iter().filter(|(_, made)| calls_none(made));
        FragmentCache { known: kept.map(|(rule, made)| (*rule, made.clone())).collect(), bytes: 0 }
    }

    /// What is cached for a rule.
    pub fn get(&self, rule: RuleId) -> Option<&Option<Arc<Fragment>>> {
        self.known.get(&rule)
    }

    /// Caches the fragment of a rule, or that it has none.
    pub fn insert(&mut self, rule: RuleId, made: Option<Arc<Fragment>>) -> Result<(), Exceeded> {
        self.bytes += made.as_ref().map_or(0, |made| made.bytes());
        limits::within(self.bytes, limits::REDUCED, "bytes of reduced rules")?;
        self.known.insert(rule, made);
        Ok(())
    }

    /// Drops all fragments.
    pub fn clear(&mut self) {
        *self = FragmentCache::default();
    }
}
