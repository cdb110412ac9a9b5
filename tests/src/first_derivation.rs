//! The fields of the preferred derivation of a text that is known to match.
//!
//! Preferred are earlier alternatives, one more iteration of a repetition before leaving the repetition, and no empty
//! iteration of an unbounded repetition. [`crate::backtrack`] finds this derivation by backtracking. This module needs
//! no backtracking, because [`crate::chart`] has computed where every rule can end: of the steps from a node of a rule,
//! those are kept that lead to a *goal*, an end of the rule from which the rest matches, and the first is taken.

use crate::chart::{self, Chart, Ends, Key, Node};
use crate::grammars;
use std::collections::{HashMap, HashSet};
use virgule_compiler::abnf::lower::grammar::RuleId;

/// The span of each field.
pub type FieldSpans = Vec<Option<(usize, usize)>>;

/// A node of a rule, and an offset.
type Place = (usize, usize);

/// The search for the preferred derivation of one text.
pub struct FirstDerivation<'c> {
    chart: &'c Chart,
    text: &'c str,
    ends: &'c Ends,
    found: FieldSpans,
    /// The fields whose rules are being matched: a field within itself is not captured.
    open: Vec<usize>,
    /// The stack of rules that are being matched, with their begins.
    reading: Vec<Key>,
    endless: bool,
}

impl<'c> FirstDerivation<'c> {
    /// The search in `text`, in which rules can end at `ends`.
    pub fn new(chart: &'c Chart, text: &'c str, ends: &'c Ends) -> Self {
        let found = vec![None; chart.fields.len()];
        FirstDerivation { chart, text, ends, found, open: Vec::new(), reading: Vec::new(), endless: false }
    }

    /// The fields of the preferred derivation of the whole text; `None` if the derivation is infinite.
    pub fn whole(mut self) -> Option<FieldSpans> {
        self.rule((self.chart.start, 0, None), None, &[self.text.len()]);
        (!self.endless).then_some(self.found)
    }

    /// Follows the preferred derivation of a rule, referenced by `from`, to one of the goals, and returns the goal.
    fn rule(&mut self, key: Key, from: Option<RuleId>, goals: &[usize]) -> usize {
        let field = grammars::field_of(&self.chart.fields, key.0, from);
        let field = field.filter(|field| !self.open.contains(field));
        self.endless |= self.reading.iter().filter(|open| **open == key).count() > self.text.len();
        if self.endless {
            return goals[0];
        }
        self.open.extend(field);
        self.reading.push(key);
        let entry = self.chart.entries[key.0.index()].expect("every reachable rule has nodes");
        let (mut node, mut at) = (entry, key.1);
        let leading = self.leading((node, at), key.2, goals);
        let end = loop {
            let steps = &leading[&(node, at)];
            (node, at) = match &self.chart.nodes[node] {
                Node::End => break at,
                Node::Call(rule, next) => {
                    let ends: Vec<usize> = steps.iter().map(|&(_, end)| end).collect();
                    (*next, self.rule(self.called(*rule, at, key.2), Some(key.0), &ends))
                }
                Node::Read(..) | Node::Fork(_) => steps[0],
            };
        };
        self.reading.pop();
        self.open.truncate(self.open.len() - usize::from(field.is_some()));
        if let Some(field) = field {
            self.found[field] = Some((key.1, end));
        }
        end
    }

    /// The places of a rule from which a goal is reachable, each with the places after the steps that lead there, in
    /// order of preference. A step back to an open place would be an empty iteration, and does not count.
    fn leading(&self, begin: Place, decoded: Option<RuleId>, goals: &[usize]) -> HashMap<Place, Vec<Place>> {
        let (mut leading, mut seen) = (HashMap::<Place, Vec<Place>>::new(), HashSet::new());
        let mut open = vec![(begin, false)];
        while let Some((place, is_done)) = open.pop() {
            if is_done {
                let steps = self.steps(place, decoded).into_iter();
                let steps: Vec<Place> = steps.filter(|next| leading.contains_key(next)).collect();
                let is_end = matches!(self.chart.nodes[place.0], Node::End) && goals.contains(&place.1);
                if is_end || !steps.is_empty() {
                    leading.insert(place, steps);
                }
            } else if seen.insert(place) {
                open.push((place, true));
                open.extend(self.steps(place, decoded).into_iter().map(|next| (next, false)));
            }
        }
        leading
    }

    /// The places after one step: a character, an alternative, or a rule.
    fn steps(&self, (node, at): Place, decoded: Option<RuleId>) -> Vec<Place> {
        match &self.chart.nodes[node] {
            Node::Read(ranges, next) => {
                let length = chart::read(&self.chart.grammar, self.text.as_bytes(), at, decoded, ranges);
                length.map(|length| (*next, at + length)).into_iter().collect()
            }
            Node::Fork(branches) => branches.iter().map(|&branch| (branch, at)).collect(),
            Node::Call(rule, next) => {
                let ends = self.ends.get(&self.called(*rule, at, decoded));
                ends.into_iter().flatten().map(|&end| (*next, end)).collect()
            }
            Node::End => Vec::new(),
        }
    }

    fn called(&self, rule: RuleId, at: usize, decoded: Option<RuleId>) -> Key {
        (rule, at, chart::decoding(&self.chart.grammar, rule, decoded))
    }
}
