//! A rule as it is written, read in all ways at once: an oracle for rules that contain themselves, and for rules
//! that a text holds percent-encoded.
//!
//! It shares with the library what `lower` gives (expressions over code points) and nothing behind it. A rule that
//! is to be read from some place on is one *frame*, however many others wait for it; where it can end, all of them
//! go on (Scott and Johnstone, "GLL parsing", 2010, without the trees). So it decides any grammar, left recursion
//! and rules that may be empty included, in time by the cube of the length.
//!
//! ```text
//! nest = "(" nest ")" / "a"          ((a))
//!                                    frame nest at 0: ends at 5      its frame at 1 waits there for ")"
//!                                    frame nest at 1: ends at 4
//!                                    frame nest at 2: ends at 3
//! ```
//!
//! Of one way the fields are found afterwards: [`crate::ways`].

use crate::ways::Ways;
use crate::{Spans, units};
use std::collections::{HashMap, HashSet};
use std::sync::Arc;
use virgule_compiler::abnf::lower::grammar::{Expr, Field, Grammar, RuleId};

/// A rule that can be asked for texts and their fields.
#[derive(Debug, Clone)]
pub struct Chart {
    grammar: Arc<Grammar>,
    start: RuleId,
    fields: Vec<Field>,
    nodes: Vec<Node>,
    /// By rule: its first node, once it was named.
    entries: Vec<Option<usize>>,
}

/// A rule, where it begins, and the rule whose text is decoded there, if one is.
pub type Key = (RuleId, usize, Option<RuleId>);

/// By rule and beginning: where it can end, as far as something before leads there.
pub type Ends = HashMap<Key, Vec<usize>>;

/// Expressions as jumps.
#[derive(Debug, Clone)]
enum Node {
    Read(Vec<(u32, u32)>, usize),
    Ways(Vec<usize>),
    Call(RuleId, usize),
    End,
}

impl Chart {
    /// The oracle for texts of the rule `start` with those fields, which are not within rules that contain
    /// themselves: there nothing is tagged.
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
                let ways = parts.iter().map(|part| self.expr(part, next)).collect();
                self.node(Node::Ways(ways))
            }
            Expr::Repeat { inner, min, max, .. } => {
                let mut entry = next;
                match max {
                    Some(max) => {
                        for _ in *min..*max {
                            let turn = self.expr(inner, entry);
                            entry = self.node(Node::Ways(vec![turn, next]));
                        }
                    }
                    None => {
                        let turn = self.node(Node::Ways(Vec::new()));
                        let body = self.expr(inner, turn);
                        self.nodes[turn] = Node::Ways(vec![body, next]);
                        entry = turn;
                    }
                }
                (0..*min).fold(entry, |entry, _| self.expr(inner, entry))
            }
            Expr::Rule(rule) => self.node(Node::Call(*rule, next)),
        }
    }

    /// Whether the whole of `text` matches.
    pub fn matches(&self, text: &str) -> bool {
        self.accepts(&self.ends(text), text)
    }

    /// How long the longest beginning of `text` is with which some text that matches begins. For rules that match
    /// something, and are not decoded: there a place in an escape may be the one.
    pub fn furthest(&self, text: &str) -> usize {
        let mut search = Search::new(self, text.as_bytes());
        search.enter((self.start, 0, None));
        search.run();
        search.seen.iter().map(|&(_, at, _)| at).max().unwrap_or(0)
    }

    /// Where the fields of `text` are, and `None` if it does not match; `None` for the whole where a rule can be
    /// read as itself without end, for then there is no first way.
    pub fn spans(&self, text: &str) -> Option<Spans> {
        let ends = self.ends(text);
        if !self.accepts(&ends, text) {
            return Some(None);
        }
        let none = vec![None; self.fields.len()];
        if self.fields.is_empty() {
            return Some(Some(none));
        }
        let mut ways = Ways::new(&self.grammar, &self.fields, text, &ends);
        ways.whole(self.start).map(Some)
    }

    fn accepts(&self, ends: &Ends, text: &str) -> bool {
        ends.get(&(self.start, 0, None)).is_some_and(|ends| ends.contains(&text.len()))
    }

    /// Where rules can end in `text`.
    fn ends(&self, text: &str) -> Ends {
        let mut search = Search::new(self, text.as_bytes());
        search.enter((self.start, 0, None));
        search.run();
        search.frames.into_iter().map(|frame| (frame.key, frame.ends)).collect()
    }
}

/// A rule that is being read from some place on.
struct Frame {
    key: Key,
    ends: Vec<usize>,
    /// Where to go on once it ends: nodes of other frames.
    waiting: Vec<(usize, usize)>,
}

struct Search<'c> {
    chart: &'c Chart,
    text: &'c [u8],
    frames: Vec<Frame>,
    known: HashMap<Key, usize>,
    /// A node, a place in the text, a frame.
    open: Vec<(usize, usize, usize)>,
    seen: HashSet<(usize, usize, usize)>,
}

impl<'c> Search<'c> {
    fn new(chart: &'c Chart, text: &'c [u8]) -> Self {
        let (frames, known) = (Vec::new(), HashMap::new());
        Search { chart, text, frames, known, open: Vec::new(), seen: HashSet::new() }
    }

    fn enter(&mut self, key: Key) -> usize {
        if let Some(&frame) = self.known.get(&key) {
            return frame;
        }
        let frame = self.frames.len();
        self.frames.push(Frame { key, ends: Vec::new(), waiting: Vec::new() });
        self.known.insert(key, frame);
        let entry = self.chart.entries[key.0.index()].expect("every rule that is named has nodes");
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
                Node::Ways(ways) => ways.iter().for_each(|&way| self.go(way, at, frame)),
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

/// The rule whose text is decoded within `rule`.
pub fn decoding(grammar: &Grammar, rule: RuleId, outside: Option<RuleId>) -> Option<RuleId> {
    if grammar.rule(rule).decoded.is_some() { Some(rule) } else { outside }
}

/// How many bytes a character of `ranges` takes at `at`, if one stands there.
pub fn read(
    grammar: &Grammar,
    text: &[u8],
    at: usize,
    decoded: Option<RuleId>,
    ranges: &[(u32, u32)],
) -> Option<usize> {
    let plain = decoded.and_then(|rule| grammar.rule(rule).decoded.as_ref());
    let (character, length) = units::character(text, at, plain)?;
    ranges.iter().any(|&(first, last)| (first..=last).contains(&(character as u32))).then_some(length)
}
