//! A cache of fragments, the reduced automata of rules without fields.
//!
//! A fragment depends on its rule and the policy for calls, not on the fields of a section, so all sections of a
//! grammar share one cache.

use super::fragment::Fragment;
use crate::abnf::lower::grammar::RuleId;
use crate::limits::{self, Exceeded};
use std::collections::HashMap;
use std::sync::Arc;

/// Fragments by rule; `None` for a rule that cannot be reduced.
#[derive(Debug, Default)]
pub(crate) struct FragmentCache {
    known: HashMap<RuleId, Option<Arc<Fragment>>>,
    /// Memory of all fragments in bytes.
    bytes: usize,
}

impl FragmentCache {
    /// A cache with the fragments that have no calls: these do not depend on the policy for calls.
    pub fn without_calls(&self) -> Self {
        let calls_none = |made: &Option<Arc<Fragment>>| {
            made.as_ref().is_some_and(|made| made.states.iter().all(|state| state.calls.is_empty()))
        };
        let kept = self.known.iter().filter(|(_, made)| calls_none(made));
        FragmentCache { known: kept.map(|(rule, made)| (*rule, made.clone())).collect(), bytes: 0 }
    }

    /// The cached fragment of a rule; the outer `None` means that the rule is not cached.
    pub fn get(&self, rule: RuleId) -> Option<&Option<Arc<Fragment>>> {
        self.known.get(&rule)
    }

    /// Caches the fragment of a rule, or `None` if the rule cannot be reduced.
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
