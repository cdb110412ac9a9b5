//! State shared by all builds of one grammar: cached fragments, the budget, labels, and the policy for calls.

use super::calls::{CallApproximation, CallPolicy, Conflict};
use super::fragment::FragmentCache;
use super::labels::Labels;
use crate::abnf::check::Facts;
use crate::abnf::lower::grammar::{Grammar, RuleId};
use crate::limits::Budget;

/// State shared by all builds of one grammar.
#[derive(Debug)]
pub struct BuildContext {
    pub(crate) cache: FragmentCache,
    /// The remaining steps.
    pub budget: Budget,
    /// The labels of all nodes.
    pub labels: Labels,
    /// The policy that decides which rules are called.
    pub calls: CallPolicy,
    /// True if a conflict or an ambiguity changed the policy: later rules may be built differently than in a new
    /// context.
    pub changed: bool,
    /// The context of automata without calls, created at first use.
    flat: Option<Box<BuildContext>>,
}

impl BuildContext {
    /// Creates a context with an empty cache and the full budget, for a grammar without errors.
    pub fn new(grammar: &Grammar, facts: &Facts) -> Self {
        BuildContext {
            cache: FragmentCache::default(),
            budget: Budget::default(),
            labels: Labels::default(),
            calls: CallPolicy::new(grammar, facts),
            changed: false,
            flat: None,
        }
    }

    /// Returns the context of automata without calls, in which shared rules are copied and nested rules approximated.
    pub fn flat(
        &mut self,
        grammar: &Grammar,
        facts: &Facts,
        approximation: CallApproximation,
    ) -> &mut BuildContext {
        let kept = self.flat.take().filter(|flat| flat.calls.approximation == Some(approximation));
        self.flat.insert(kept.unwrap_or_else(|| {
            let mut flat = Box::new(BuildContext::new(grammar, facts));
            flat.cache = self.cache.without_calls();
            flat.labels = self.labels.clone();
            flat.calls.share_nothing();
            flat.calls.approximation = Some(approximation);
            flat
        }))
    }

    /// Changes the policy to copy a rule everywhere, and drops all fragments.
    pub(crate) fn copy_everywhere(&mut self, rule: RuleId) {
        self.cache.clear();
        self.changed = true;
        self.calls.copied.insert(rule);
    }

    /// Changes the policy to resolve a conflict, and drops all fragments. False if no other policy is left.
    pub fn refuse(&mut self, conflict: &Conflict, grammar: &Grammar) -> bool {
        self.cache.clear();
        self.changed = true;
        self.calls.refuse(conflict, grammar)
    }
}
