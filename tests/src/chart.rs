//! A generalized parser: an oracle for recursive and for percent-decoded rules.
//!
//! The chart shares with the library only the output of `lower` (expressions over code points). A rule at a position is
//! one *frame*, shared by all callers; at each end of the frame all callers continue (Scott and Johnstone, "GLL
//! parsing", 2010, without the trees). The chart decides any grammar, including left recursion and nullable rules, in
//! cubic time.
//!
//! ```text
//! nest = "(" nest ")" / "a"          ((a))
//!                                    frame nest at 0: ends at 5      waits for the end of the frame at 1, then ")"
//!                                    frame nest at 1: ends at 4
//!                                    frame nest at 2: ends at 3
//! ```
//!
//! [`crate::first_derivation`] finds the fields afterwards.

use crate::first_derivation::FirstDerivation;
use crate::{Spans, octets};
use std::collections::{HashMap, HashSet};
use std::sync::Arc;
use virgule_compiler::abnf::lower::grammar::{Expr, Field, Grammar, RuleId};

/// The oracle for one rule.
#[derive(Debug, Clone)]
pub struct Chart {
    pub(crate) grammar: Arc<Grammar>,
    pub(crate) start: RuleId,
    pub(crate) fields: Vec<Field>,
    pub(crate) nodes: Vec<Node>,
    /// For each rule its first node; `None` if the rule is not reachable.
    pub(crate) entries: Vec<Option<usize>>,
}

/// A rule, its begin, and the percent-encoded rule whose decoded text contains the begin; `None` if the text is not
/// decoded.
pub type Key = (RuleId, usize, Option<RuleId>);

/// The ends of each rule at each reachable begin.
pub type Ends = HashMap<Key, Vec<usize>>;

/// A node of the graph of expressions, with the nodes after it; those of a fork are in order of preference.
#[derive(Debug, Clone)]
pub(crate) enum Node {
    Read(Vec<(u32, u32)>, usize),
    Fork(Vec<usize>),
    Call(RuleId, usize),
    End,
}

impl Chart {
    /// The oracle for the rule `start` with the given fields, which must not be within recursive rules.
    pub fn new(grammar: &Arc<Grammar>, start: RuleId, fields: &[Field]) -> Self {
        let entries = vec![None; grammar.rules.len()];
        let (grammar, fields) = (grammar.clone(), fields.to_vec());
        let mut chart = Chart { grammar, start, fields, nodes: Vec::new(), entries };
        let mut open = vec![start];
        while let Some(rule) = open.pop() {
            if chart.entries[rule.index()].is_none() {
                let grammar = chart.grammar.clone();
                let end = chart.node(Node::End);
                chart.entries[rule.index()] = Some(chart.expr(&grammar.rule(rule).expr, end));
                grammar.rule(rule).expr.each_rule(&mut |named| open.push(named));
            }
        }
        chart
    }

    fn node(&mut self, node: Node) -> usize {
        self.nodes.push(node);
        self.nodes.len() - 1
    }

    fn expr(&mut self, expr: &Expr, next: usize) -> usize {
        match expr {
            Expr::Class(ranges) => self.node(Node::Read(ranges.to_vec(), next)),
            Expr::Sequence(parts) => parts.iter().rev().fold(next, |next, part| self.expr(part, next)),
            Expr::Choice(parts) => {
                let branches = parts.iter().map(|part| self.expr(part, next)).collect();
                self.node(Node::Fork(branches))
            }
            Expr::Repeat { inner, min, max, .. } => {
                let mut entry = next;
                match max {
                    Some(max) => {
                        for _ in *min..*max {
                            let iteration = self.expr(inner, entry);
                            entry = self.node(Node::Fork(vec![iteration, next]));
                        }
                    }
                    None => {
                        let iteration = self.node(Node::Fork(Vec::new()));
                        let body = self.expr(inner, iteration);
                        self.nodes[iteration] = Node::Fork(vec![body, next]);
                        entry = iteration;
                    }
                }
                (0..*min).fold(entry, |entry, _| self.expr(inner, entry))
            }
            Expr::Rule(rule) => self.node(Node::Call(*rule, next)),
        }
    }

    /// True if the whole of `text` matches.
    pub fn matches(&self, text: &str) -> bool {
        self.accepts(&self.ends(text), text)
    }

    /// The length of the longest viable prefix of `text`. Not for decoded rules, whose longest prefix may end within an
    /// encoding.
    pub fn furthest(&self, text: &str) -> usize {
        let mut search = Recognizer::new(self, text.as_bytes());
        search.enter((self.start, 0, None));
        search.run();
        search.seen.iter().map(|&(_, at, _)| at).max().unwrap_or(0)
    }

    /// The spans of the fields, or `Some(None)` if `text` does not match; `None` if the preferred derivation is
    /// infinite.
    pub fn spans(&self, text: &str) -> Option<Spans> {
        let ends = self.ends(text);
        if !self.accepts(&ends, text) {
            return Some(None);
        }
        if self.fields.is_empty() {
            return Some(Some(Vec::new()));
        }
        FirstDerivation::new(self, text, &ends).whole().map(Some)
    }

    fn accepts(&self, ends: &Ends, text: &str) -> bool {
        ends.get(&(self.start, 0, None)).is_some_and(|ends| ends.contains(&text.len()))
    }

    /// The ends of rules in `text`, for each rule and begin.
    fn ends(&self, text: &str) -> Ends {
        let mut search = Recognizer::new(self, text.as_bytes());
        search.enter((self.start, 0, None));
        search.run();
        search.frames.into_iter().map(|frame| (frame.key, frame.ends)).collect()
    }
}

/// A rule at a position.
struct Frame {
    key: Key,
    ends: Vec<usize>,
    /// The callers of the frame: a node at which to continue, and the frame of the caller.
    waiting: Vec<(usize, usize)>,
}

struct Recognizer<'c> {
    chart: &'c Chart,
    text: &'c [u8],
    frames: Vec<Frame>,
    known: HashMap<Key, usize>,
    /// The items that were not processed yet: node, position, frame.
    open: Vec<(usize, usize, usize)>,
    seen: HashSet<(usize, usize, usize)>,
}

impl<'c> Recognizer<'c> {
    fn new(chart: &'c Chart, text: &'c [u8]) -> Self {
        let (frames, known) = (Vec::new(), HashMap::new());
        Recognizer { chart, text, frames, known, open: Vec::new(), seen: HashSet::new() }
    }

    fn enter(&mut self, key: Key) -> usize {
        if let Some(&frame) = self.known.get(&key) {
            return frame;
        }
        let frame = self.frames.len();
        self.frames.push(Frame { key, ends: Vec::new(), waiting: Vec::new() });
        self.known.insert(key, frame);
        let entry = self.chart.entries[key.0.index()].expect("every reachable rule has nodes");
        self.go(entry, key.1, frame);
        frame
    }

    fn go(&mut self, node: usize, at: usize, frame: usize) {
        if self.seen.insert((node, at, frame)) {
            self.open.push((node, at, frame));
        }
    }

    fn run(&mut self) {
        while let Some((node, at, frame)) = self.open.pop() {
            let chart = self.chart;
            let decoded = self.frames[frame].key.2;
            match &chart.nodes[node] {
                Node::Read(ranges, next) => {
                    if let Some(length) = read(&chart.grammar, self.text, at, decoded, ranges) {
                        self.go(*next, at + length, frame);
                    }
                }
                Node::Fork(branches) => branches.iter().for_each(|&node| self.go(node, at, frame)),
                Node::Call(rule, next) => {
                    let called = self.enter((*rule, at, decoding(&chart.grammar, *rule, decoded)));
                    self.frames[called].waiting.push((*next, frame));
                    for end in self.frames[called].ends.clone() {
                        self.go(*next, end, frame);
                    }
                }
                Node::End => {
                    self.frames[frame].ends.push(at);
                    for (next, caller) in self.frames[frame].waiting.clone() {
                        self.go(next, at, caller);
                    }
                }
            }
        }
    }
}

/// The rule whose percent-decoded text contains `rule`: `rule` itself, or the rule `outside`.
pub fn decoding(grammar: &Grammar, rule: RuleId, outside: Option<RuleId>) -> Option<RuleId> {
    if grammar.rule(rule).decoded.is_some() { Some(rule) } else { outside }
}

/// The length of the character at `at`; `None` if it is not in `ranges`.
pub fn read(
    grammar: &Grammar,
    text: &[u8],
    at: usize,
    decoded: Option<RuleId>,
    ranges: &[(u32, u32)],
) -> Option<usize> {
    let plain = decoded.and_then(|rule| grammar.rule(rule).decoded.as_ref());
    let (character, length) = octets::character(text, at, plain)?;
    ranges.iter().any(|&(first, last)| (first..=last).contains(&(character as u32))).then_some(length)
}
