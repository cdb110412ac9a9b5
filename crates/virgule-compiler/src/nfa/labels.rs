//! Labels: the path of rules of each node, so that an error can name a rule such as `port`.
//!
//! A label lists the rules outermost first: `URI, hier-part, authority, port`. If nodes of several rules become one
//! state, its label is their longest common prefix. Labels omit rules that match single characters only (`DIGIT`,
//! `unreserved`), because no error occurs within one.
//!
//! Paths are persistent lists, hash-consed in one arena for all automata of a grammar. Copying a rule into another rule
//! prepends one cell to each of its labels and shares the rest:
//!
//! ```text
//! in the fragment of authority      [host] ──► []        [port] ──► []
//! copied into hier-part        [authority] ──┘      [authority] ──┘
//! ```
//!
//! Without sharing, the labels of a chain of n rules would need memory cubic in n.

use crate::abnf::lower::grammar::RuleId;
use crate::limits::{self, Budget, Exceeded};
use std::collections::HashMap;

/// The index of a label. Equal paths have equal indices.
pub type LabelId = u32;

/// Minimum depth of labels for which results are cached.
const DEEP: usize = 8;

/// Steps for the lookup of a label, which in a large arena is a cache miss.
const STEPS: usize = 4;

/// The arena of all labels.
#[derive(Debug, Clone)]
pub struct Labels {
    /// The cell of each label. The cell of the root is never read.
    cells: Vec<Cell>,
    known: HashMap<(RuleId, LabelId), LabelId>,
    /// Results of [`Labels::common`].
    common: HashMap<(LabelId, LabelId), LabelId>,
    /// Results of [`Labels::append`].
    appended: HashMap<(LabelId, RuleId), LabelId>,
}

/// A path: its outermost rule and the path below that rule; its innermost rule and its length.
#[derive(Debug, Clone, Copy)]
struct Cell {
    outermost: RuleId,
    below: LabelId,
    innermost: RuleId,
    depth: u32,
}

impl Default for Labels {
    fn default() -> Self {
        let root = Cell { outermost: RuleId(0), below: Labels::ROOT, innermost: RuleId(0), depth: 0 };
        Labels { cells: vec![root], known: HashMap::new(), common: HashMap::new(), appended: HashMap::new() }
    }
}

impl Labels {
    /// The empty path, for nodes outside of any rule.
    pub const ROOT: LabelId = 0;

    /// Returns the path `rule` followed by `below`.
    pub fn prepend(
        &mut self,
        rule: RuleId,
        below: LabelId,
        budget: &mut Budget,
    ) -> Result<LabelId, Exceeded> {
        budget.spend(STEPS)?;
        if let Some(&known) = self.known.get(&(rule, below)) {
            return Ok(known);
        }
        limits::within(self.cells.len(), limits::LABELS, "paths of rules")?;
        let label = self.cells.len() as LabelId;
        let innermost = self.rule(below).unwrap_or(rule);
        let depth = self.depth(below) as u32 + 1;
        self.cells.push(Cell { outermost: rule, below, innermost, depth });
        self.known.insert((rule, below), label);
        Ok(label)
    }

    /// Returns the path `label` followed by `rule`.
    pub fn append(&mut self, label: LabelId, rule: RuleId, budget: &mut Budget) -> Result<LabelId, Exceeded> {
        let mut outer = Vec::new();
        let mut below = label;
        let mut found = loop {
            match self.appended.get(&(below, rule)) {
                Some(&known) => break known,
                None if below == Labels::ROOT => break self.prepend(rule, below, budget)?,
                None => outer.push(below),
            }
            budget.spend(1)?;
            below = self.cells[below as usize].below;
        };
        for &above in outer.iter().rev() {
            found = self.prepend(self.cells[above as usize].outermost, found, budget)?;
        }
        if outer.len() > DEEP && self.appended.len() < limits::LABELS {
            self.appended.insert((label, rule), found);
        }
        Ok(found)
    }

    /// Returns the path `outer` followed by `below`.
    pub fn join(
        &mut self,
        outer: &[RuleId],
        below: LabelId,
        budget: &mut Budget,
    ) -> Result<LabelId, Exceeded> {
        outer.iter().rev().try_fold(below, |below, &rule| self.prepend(rule, below, budget))
    }

    /// Returns the innermost rule of a path, or `None` for the root.
    pub fn rule(&self, label: LabelId) -> Option<RuleId> {
        (label != Labels::ROOT).then(|| self.cells[label as usize].innermost)
    }

    /// Returns the rules of a path, the outermost first.
    pub fn rules(&self, label: LabelId) -> impl Iterator<Item = RuleId> {
        let cell =
            |label: &LabelId| Some(self.cells[*label as usize].below).filter(|&label| label != Labels::ROOT);
        let labels = std::iter::successors(Some(label).filter(|&label| label != Labels::ROOT), cell);
        labels.map(|label| self.cells[label as usize].outermost)
    }

    /// Returns the number of rules of a path.
    pub fn depth(&self, label: LabelId) -> usize {
        self.cells[label as usize].depth as usize
    }

    /// Returns the innermost rule of the prefix of `depth` rules, or `None` for the empty prefix.
    pub fn rule_at(&self, mut label: LabelId, depth: usize) -> Option<RuleId> {
        for _ in 1..depth {
            label = self.cells[label as usize].below;
        }
        (depth > 0 && label != Labels::ROOT).then(|| self.cells[label as usize].outermost)
    }

    /// Returns the length of the longest common prefix.
    pub fn common_depth(
        &self,
        mut a: LabelId,
        mut b: LabelId,
        budget: &mut Budget,
    ) -> Result<usize, Exceeded> {
        let mut depth = 0;
        while a != b && a != Labels::ROOT && b != Labels::ROOT {
            budget.spend(1)?;
            let [one, other] = [a, b].map(|label| self.cells[label as usize]);
            if one.outermost != other.outermost {
                return Ok(depth);
            }
            (a, b) = (one.below, other.below);
            depth += 1;
        }
        Ok(depth + if a == b { self.depth(a) } else { 0 })
    }

    /// Returns the common label of two labels: their longest common prefix, or, if both end with the same rule, the
    /// longest common prefix of their parents followed by that rule.
    pub fn common(&mut self, a: LabelId, b: LabelId, budget: &mut Budget) -> Result<LabelId, Exceeded> {
        let rule = self.rule(a).filter(|_| self.rule(a) == self.rule(b));
        let mut descended: Vec<(LabelId, LabelId)> = Vec::new();
        let (mut one, mut other) = (a, b);
        let mut found = loop {
            if one == other {
                break one;
            }
            if let Some(&known) = self.common.get(&(one, other)) {
                break known;
            }
            budget.spend(1)?;
            let cells = [one, other].map(|label| self.cells[label as usize]);
            let either = |depth: u32| cells.iter().any(|cell| cell.depth == depth);
            let apart = either(0) || cells[0].outermost != cells[1].outermost;
            // The common last rule is appended to the prefix.
            if apart || rule.is_some() && either(1) {
                break match rule {
                    Some(rule) => self.prepend(rule, Labels::ROOT, budget)?,
                    None => Labels::ROOT,
                };
            }
            descended.push((one, other));
            (one, other) = (cells[0].below, cells[1].below);
        };
        for &(above, _) in descended.iter().rev() {
            found = self.prepend(self.cells[above as usize].outermost, found, budget)?;
        }
        if descended.len() > DEEP && self.common.len() < limits::LABELS {
            self.common.insert((a, b), found);
        }
        Ok(found)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Creates labels from paths with one letter per rule.
    fn labels(paths: &[&str]) -> (Labels, Vec<LabelId>, Budget) {
        let (mut labels, mut budget) = (Labels::default(), Budget::default());
        let path = |path: &&str| path.bytes().map(|rule| RuleId(u32::from(rule))).collect::<Vec<_>>();
        let made = paths.iter().map(|text| labels.join(&path(text), Labels::ROOT, &mut budget));
        let made = made.collect::<Result<_, _>>().expect("a few labels");
        (labels, made, budget)
    }

    #[test]
    fn equal_paths_are_one_label() {
        let (labels, made, _) = labels(&["abc", "bc", "abc", ""]);
        assert_eq!(made[0], made[2]);
        assert_eq!(made[3], Labels::ROOT);
        assert_eq!(labels.cells.len(), 1 + 3);
        assert_eq!(labels.rule(made[1]), Some(RuleId(u32::from(b'c'))));
        assert_eq!(labels.rule_at(made[0], 2), Some(RuleId(u32::from(b'b'))));
        assert_eq!((labels.rule(made[3]), labels.rule_at(made[0], 0)), (None, None));
    }

    #[test]
    fn a_rule_behind_a_path() {
        for (path, expected) in [("", "x"), ("ab", "abx"), ("aaaaaaaaaaaa", "aaaaaaaaaaaax")] {
            let (mut labels, made, mut budget) = labels(&[path, expected]);
            for _ in 0..2 {
                let found = labels.append(made[0], RuleId(u32::from(b'x')), &mut budget);
                assert_eq!(found, Ok(made[1]), "{path}");
            }
        }
    }

    #[test]
    fn what_two_labels_have_in_common() {
        let deep = ["aaaaaaaaaaaab", "aaaaaaaaaaaac", "aaaaaaaaaaaa"];
        for [one, other, expected] in [
            ["abc", "abd", "ab"],
            ["abc", "abc", "abc"],
            ["ab", "abc", "ab"],
            ["", "abc", ""],
            ["abc", "bcd", ""],
            // The same rule on two paths.
            ["abx", "acx", "ax"],
            ["x", "abx", "x"],
            ["abx", "cx", "x"],
            ["axx", "ax", "ax"],
            deep,
        ] {
            let (mut labels, made, mut budget) = labels(&[one, other, expected]);
            for (a, b) in [(made[0], made[1]), (made[1], made[0]), (made[0], made[1])] {
                assert_eq!(labels.common(a, b, &mut budget), Ok(made[2]), "{one} {other}");
            }
        }
    }

    #[test]
    fn the_depth_of_what_is_common() {
        for (one, other, expected) in [
            ("abc", "abd", 2),
            ("abc", "abc", 3),
            ("ab", "abc", 2),
            ("", "a", 0),
            ("abx", "acx", 1),
            ("xbc", "bc", 0),
        ] {
            let (labels, made, mut budget) = labels(&[one, other]);
            assert_eq!(labels.common_depth(made[0], made[1], &mut budget), Ok(expected), "{one} {other}");
        }
    }
}
