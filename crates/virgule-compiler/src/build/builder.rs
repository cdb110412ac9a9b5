//! Expressions → nodes, from the end to the start.
//!
//! Every function takes the node that comes next and gives the node to begin at, so that no node is patched
//! later but those of recursive rules. `a b` before `next` is: `b` before `next`, then `a` before that.

use super::calls::Instead;
use super::fragment::{self, Fragment, Reduced};
use super::labels::{LabelId, Labels};
use super::nfa::{Callee, Nfa, Node, NodeId};
use super::{BuildError, Fragments, first};
use crate::bytes::{self, ByteSet};
use crate::check::Facts;
use crate::check::recursion::Recursion;
use crate::class;
use crate::limits::{self, Exceeded};
use crate::lower::grammar::{Expr, Field, Grammar, RuleId};
use std::collections::{BTreeSet, HashMap};
use std::rc::Rc;

/// By rule and the rule that names it, or none for any: the field that it fills.
type FieldOf = HashMap<(RuleId, Option<RuleId>), u8>;

/// An automaton under construction.
pub struct Builder<'a> {
    pub(super) grammar: &'a Grammar,
    pub(super) facts: &'a Facts,
    pub(super) fragments: &'a mut Fragments,
    nodes: Vec<Node>,
    label_of: Vec<LabelId>,
    labels: Labels,
    label: LabelId,
    fields: usize,
    field_of: FieldOf,
    /// By rule: whether its definition names a rule that fills a field there or below; empty without fields.
    inner_fields: Vec<bool>,
    /// The fields whose text is being built now, as bits.
    open_fields: u64,
    callees: Vec<Callee>,
    /// Whether it is built for whole texts, not for a rule within them.
    whole: bool,
    /// Rules that are not called from this automaton, whatever their size.
    copied: BTreeSet<RuleId>,
    /// For the groups of recursive rules that are open: where each of their rules begins.
    pub(super) entries: HashMap<RuleId, NodeId>,
    depth: usize,
}

impl<'a> Builder<'a> {
    /// An empty automaton for rules of `grammar`.
    pub fn new(
        grammar: &'a Grammar,
        facts: &'a Facts,
        fields: &[Field],
        fragments: &'a mut Fragments,
    ) -> Self {
        let mut field_of = HashMap::new();
        for (number, field) in fields.iter().enumerate() {
            field_of.extend(field.rules.iter().map(|&rule| ((rule, field.within), number as u8)));
        }
        let inner_fields = inner_fields(grammar, &field_of);
        Builder {
            grammar,
            facts,
            fragments,
            nodes: Vec::new(),
            label_of: Vec::new(),
            labels: Labels::default(),
            label: Labels::ROOT,
            fields: fields.len(),
            field_of,
            inner_fields,
            open_fields: 0,
            callees: Vec::new(),
            whole: false,
            copied: BTreeSet::new(),
            entries: HashMap::new(),
            depth: 0,
        }
    }

    /// The same, for whole texts.
    pub fn whole(self) -> Self {
        Builder { whole: true, ..self }
    }

    /// The same, with copies of some rules instead of calls.
    pub fn copying(self, copied: BTreeSet<RuleId>) -> Self {
        Builder { copied, ..self }
    }

    /// Reduces the rules without fields, each after those that it names, so that none waits for another: a
    /// chain of rules that do not recur does not use up the stack.
    pub fn reduce_in_order(&mut self, reached: &[bool]) -> Result<(), BuildError> {
        let facts = self.facts;
        for &rule in facts.order.iter().filter(|rule| reached[rule.index()]) {
            let calls = &self.fragments.calls;
            let recurs = calls.recursion[rule.index()] != Recursion::None || calls.is_cut(rule);
            let recurs = recurs || self.grammar.rule(rule).decoded.is_some();
            if !recurs && !self.has_fields(rule) {
                self.fragment(rule)?;
            }
        }
        Ok(())
    }

    /// Whether the definition of `rule` names a rule that fills a field there or below.
    fn has_fields(&self, rule: RuleId) -> bool {
        self.inner_fields.get(rule.index()) == Some(&true)
    }

    /// The automaton that begins at `start`.
    pub fn finish(self, start: NodeId) -> Nfa {
        let kind = |node: &Node| if let Node::Accept(kind) = node { Some(*kind as usize + 1) } else { None };
        let kinds = self.nodes.iter().filter_map(kind).max().unwrap_or(0);
        let Builder { nodes, label_of, labels, fields, callees, .. } = self;
        Nfa { nodes, label_of, labels, start, tags: 2 * fields, kinds, callees }
    }

    /// Adds a node; `rule` is blamed if it is one too many.
    pub fn node(&mut self, node: Node, rule: RuleId) -> Result<NodeId, BuildError> {
        let blame = |exceeded| BuildError::limit(self.labels.rule(self.label).unwrap_or(rule), exceeded);
        limits::within(self.nodes.len() + 1, limits::NODES, "automaton nodes").map_err(blame)?;
        self.nodes.push(node);
        self.label_of.push(self.label);
        Ok(self.nodes.len() as NodeId - 1)
    }

    /// Sets the ways of a [`Node::Split`] that was added empty.
    pub(super) fn set_ways(&mut self, node: NodeId, ways: Vec<NodeId>) {
        self.nodes[node as usize] = Node::Split(ways);
    }

    /// Any text of the bytes that `rule` uses, with its escapes if it is decoded.
    fn anything(
        &mut self,
        rule: RuleId,
        decoded: Option<ByteSet>,
        next: NodeId,
    ) -> Result<NodeId, BuildError> {
        let turn = self.node(Node::Split(Vec::new()), rule)?;
        let bytes = decoded.unwrap_or_else(|| first::all(self.grammar, rule));
        let set = |bytes: &ByteSet, to| {
            (0..=255).filter(|&b| bytes::contains(bytes, b)).map(move |b| (b, b, to)).collect()
        };
        let mut ways = vec![self.node(Node::Bytes(set(&bytes, turn)), rule)?];
        if decoded.is_some() {
            let digits = |to| Node::Bytes(vec![(b'0', b'9', to), (b'A', b'F', to), (b'a', b'f', to)]);
            let low = self.node(digits(turn), rule)?;
            let high = self.node(digits(low), rule)?;
            ways.push(self.node(Node::Bytes(vec![(b'%', b'%', high)]), rule)?);
        }
        ways.push(next);
        self.set_ways(turn, ways);
        Ok(turn)
    }

    /// Adds the preferred or the least preferred way of a [`Node::Split`].
    fn add_way(&mut self, node: NodeId, way: NodeId, preferred: bool) {
        if let Node::Split(ways) = &mut self.nodes[node as usize] {
            ways.insert(if preferred { 0 } else { ways.len() }, way);
        }
    }

    /// A reference to `rule` in the definition of `from`, before `next`: with tags if it fills a field, reduced if
    /// it holds none.
    pub fn reference(
        &mut self,
        rule: RuleId,
        from: Option<RuleId>,
        next: NodeId,
    ) -> Result<NodeId, BuildError> {
        if let Some(&entry) = self.entries.get(&rule) {
            return Ok(entry);
        }
        let field = self.field_of.get(&(rule, from)).or_else(|| self.field_of.get(&(rule, None)));
        let field = field.copied().filter(|&field| self.open_fields & 1 << field == 0);
        let label = self.label;
        if !self.facts.single[rule.index()] {
            self.label = self.labels.child(self.label, rule);
        }
        let entry = match field {
            Some(field) => {
                self.open_fields |= 1 << field;
                let close = self.node(Node::Tag(2 * field + 1, next), rule)?;
                let inner = self.body(rule, close)?;
                self.open_fields &= !(1 << field);
                self.node(Node::Tag(2 * field, inner), rule)?
            }
            None => self.body(rule, next)?,
        };
        self.label = label;
        Ok(entry)
    }

    /// What `rule` matches, without its own tags.
    fn body(&mut self, rule: RuleId, next: NodeId) -> Result<NodeId, BuildError> {
        if let (Expr::Rule(inner), Some(_)) = (&self.grammar.rule(rule).expr, self.grammar.rule(rule).decoded)
        {
            return self.call(*inner, self.grammar.rule(rule).decoded, next);
        }
        if self.fragments.calls.is_cut(rule) {
            return self.call(rule, None, next);
        }
        match if self.has_fields(rule) { None } else { self.fragment(rule)? } {
            Some(fragment) if self.fragments.calls.shares(rule, &fragment) => self.call(rule, None, next),
            Some(fragment) if fragment.ordered || self.decides(&fragment, next) => {
                self.copy(&fragment, rule, next)
            }
            _ => self.unreduced(rule, next),
        }
    }

    /// Whether the next byte says if a rule goes on, or is over and `next` follows.
    fn decides(&self, fragment: &Fragment, next: NodeId) -> bool {
        let goes_on = fragment.goes_on();
        let (mut seen, mut open) = (BTreeSet::new(), vec![next]);
        while let Some(node) = open.pop() {
            if !seen.insert(node) {
                continue;
            }
            let mut first = ByteSet::default();
            match &self.nodes[node as usize] {
                Node::Bytes(steps) => {
                    steps.iter().for_each(|&(low, high, _)| bytes::insert(&mut first, low, high));
                }
                Node::Call(callee, _) => first = self.callees[*callee as usize].first,
                // A place whose ways are not known yet.
                Node::Split(ways) if ways.is_empty() => return false,
                Node::Split(ways) => open.extend(ways),
                Node::Tag(_, to) => open.push(*to),
                // Behind a text nothing follows; behind a rule that is built alone, who knows.
                Node::Accept(_) if self.whole => {}
                Node::Accept(_) => return false,
            }
            if bytes::common(&goes_on, &first).is_some() {
                return false;
            }
        }
        true
    }

    /// What a called rule matches, as the body of an automaton of its own.
    pub fn called(&mut self, rule: RuleId, next: NodeId) -> Result<NodeId, BuildError> {
        self.label = self.labels.child(self.label, rule);
        let fragment = if self.fragments.calls.is_cut(rule) { None } else { self.fragment(rule)? };
        match fragment {
            Some(fragment) => self.copy(&fragment, rule, next),
            None => self.unreduced(rule, next),
        }
    }

    /// A call of `rule`, or a way around it where it may be empty.
    fn call(&mut self, rule: RuleId, decoded: Option<ByteSet>, next: NodeId) -> Result<NodeId, BuildError> {
        let callee = Callee::new(rule, decoded, &self.fragments.calls.first[rule.index()]);
        if self.copied.contains(&rule) && self.may_copy(&callee) {
            return match self.fragment(rule)? {
                Some(fragment) if fragment.ordered || self.decides(&fragment, next) => {
                    self.copy(&fragment, rule, next)
                }
                _ => self.unreduced(rule, next),
            };
        }
        match self.fragments.calls.instead {
            Some(Instead::Nothing) => return self.node(Node::Bytes(Vec::new()), rule),
            Some(Instead::Anything) => return self.anything(rule, decoded, next),
            None => {}
        }
        let callee = self.callees.iter().position(|known| *known == callee).unwrap_or_else(|| {
            self.callees.push(callee);
            self.callees.len() - 1
        });
        limits::within(callee + 1, limits::CALLEES, "rules that are called")
            .map_err(|exceeded| BuildError::limit(rule, exceeded))?;
        let call = self.node(Node::Call(callee as u16, next), rule)?;
        if self.facts.nullable[rule.index()] {
            self.node(Node::Split(vec![call, next]), rule)
        } else {
            Ok(call)
        }
    }

    /// What `rule` matches, node by node.
    fn unreduced(&mut self, rule: RuleId, next: NodeId) -> Result<NodeId, BuildError> {
        match self.fragments.calls.recursion[rule.index()] {
            Recursion::None => {
                let grammar = self.grammar;
                self.expr(&grammar.rule(rule).expr, rule, next)
            }
            // What nests was cut, so that only jumps are left.
            Recursion::Right(_) | Recursion::Nested(_) => self.right_linear(rule, next),
            Recursion::Left(group) => self.left_linear(rule, group, next),
        }
    }

    /// `expr`, which stands in `rule`, before `next`.
    pub(super) fn expr(&mut self, expr: &Expr, rule: RuleId, next: NodeId) -> Result<NodeId, BuildError> {
        self.depth += 1;
        let nested = limits::within(self.depth, limits::DEPTH, "levels of nesting");
        nested
            .and_then(|()| self.fragments.budget.spend(1))
            .map_err(|exceeded| BuildError::limit(rule, exceeded))?;
        let entry = match expr {
            Expr::Class(ranges) => self.class(ranges, rule, next)?,
            Expr::Sequence(parts) => {
                let mut entry = next;
                for part in parts.iter().rev() {
                    entry = self.expr(part, rule, entry)?;
                }
                entry
            }
            Expr::Choice(parts) => {
                let mut ways = Vec::with_capacity(parts.len());
                for part in parts {
                    ways.push(self.expr(part, rule, next)?);
                }
                self.node(Node::Split(ways), rule)?
            }
            Expr::Repeat { inner, min, max, .. } => self.repeat(inner, *min, *max, rule, next)?,
            Expr::Rule(id) => self.reference(*id, Some(rule), next)?,
        };
        self.depth -= 1;
        Ok(entry)
    }

    /// `min` copies, then a loop, or the copies that may be left out, each nested in the one before.
    fn repeat(
        &mut self,
        inner: &Expr,
        min: u32,
        max: Option<u32>,
        rule: RuleId,
        next: NodeId,
    ) -> Result<NodeId, BuildError> {
        let mut entry = next;
        match max {
            None => {
                let turn = self.node(Node::Split(Vec::new()), rule)?;
                let body = self.expr(inner, rule, turn)?;
                self.set_ways(turn, vec![body, next]);
                entry = turn;
            }
            Some(max) => {
                for _ in min..max {
                    let body = self.expr(inner, rule, entry)?;
                    entry = self.node(Node::Split(vec![body, next]), rule)?;
                }
            }
        }
        for _ in 0..min {
            entry = self.expr(inner, rule, entry)?;
        }
        Ok(entry)
    }

    fn class(&mut self, ranges: &[(u32, u32)], rule: RuleId, next: NodeId) -> Result<NodeId, BuildError> {
        let mut steps = Vec::new();
        let mut ways = Vec::new();
        for sequence in ranges.iter().flat_map(|&(first, last)| class::sequences(first, last)) {
            let [(first, last), rest @ ..] = &sequence[..] else { continue };
            if rest.is_empty() {
                steps.push((*first, *last, next));
                continue;
            }
            let mut entry = next;
            for &(first, last) in sequence.iter().rev() {
                entry = self.node(Node::Bytes(vec![(first, last, entry)]), rule)?;
            }
            ways.push(entry);
        }
        if ways.is_empty() || !steps.is_empty() {
            steps.sort_unstable();
            ways.insert(0, self.node(Node::Bytes(steps), rule)?);
        }
        if ways.len() == 1 { Ok(ways[0]) } else { self.node(Node::Split(ways), rule) }
    }

    /// The reduced automaton of `rule`, made when it is first asked for; `None` if it must stay as written.
    fn fragment(&mut self, rule: RuleId) -> Result<Option<Rc<Fragment>>, BuildError> {
        if let Some(known) = self.fragments.known.get(&rule) {
            return Ok(known.clone());
        }
        let mut copied = BTreeSet::new();
        loop {
            let mut inner =
                Builder::new(self.grammar, self.facts, &[], self.fragments).copying(copied.clone());
            inner.depth = self.depth;
            let accept = inner.node(Node::Accept(0), rule)?;
            let start = inner.unreduced(rule, accept)?;
            let nfa = inner.finish(start);
            let blame = |exceeded: Exceeded| BuildError::limit(rule, exceeded);
            let made = match fragment::reduce(&nfa, &mut self.fragments.budget).map_err(blame)? {
                Reduced::Fragment(fragment) => Some(Rc::new(fragment)),
                // What is entered on a byte that has another way as well is entered nowhere in this rule.
                Reduced::Undecided(callee) if self.may_copy(&callee) => {
                    copied.insert(callee.rule);
                    continue;
                }
                Reduced::Undecided(_) => None,
            };
            self.fragments.known.insert(rule, made.clone());
            return Ok(made);
        }
    }

    /// Whether a called rule could as well be copied.
    fn may_copy(&self, callee: &Callee) -> bool {
        callee.decoded.is_none() && !self.fragments.calls.is_cut(callee.rule)
    }

    /// A copy of a reduced automaton, before `next`.
    fn copy(&mut self, fragment: &Fragment, rule: RuleId, next: NodeId) -> Result<NodeId, BuildError> {
        let outer = self.label;
        let first = self.nodes.len() as NodeId;
        // Each state is three nodes: what is preferred to leaving, the state itself, what is not.
        let at = |state: u32| first + 3 * state + 1;
        let steps = |steps: &[(u8, u8, u32)]| {
            Node::Bytes(steps.iter().map(|&(first, last, to)| (first, last, at(to))).collect())
        };
        for state in &fragment.states {
            self.label = state.way.iter().fold(outer, |label, &rule| self.labels.child(label, rule));
            let high = self.node(steps(&state.high), rule)?;
            let mut ways = vec![high];
            if state.accept {
                ways.extend([next, high + 2]);
            }
            self.node(Node::Split(ways), rule)?;
            self.node(steps(&state.low), rule)?;
        }
        for (number, state) in fragment.states.iter().enumerate().filter(|(_, state)| !state.calls.is_empty())
        {
            self.label = state.way.iter().fold(outer, |label, &rule| self.labels.child(label, rule));
            for &(ref callee, to, high) in &state.calls {
                let label = self.label;
                self.label = self.labels.child(label, callee.rule);
                let call = self.call(callee.rule, callee.decoded, at(to))?;
                self.label = label;
                self.add_way(at(number as u32), call, high);
            }
        }
        self.label = outer;
        Ok(at(0))
    }
}

/// By rule: whether its definition names a rule that fills a field there or below; empty without fields.
fn inner_fields(grammar: &Grammar, field_of: &FieldOf) -> Vec<bool> {
    let holds = holds_field(grammar, field_of);
    if holds.is_empty() {
        return holds;
    }
    let mut inner = vec![false; holds.len()];
    for (index, rule) in grammar.rules.iter().enumerate() {
        rule.expr.each_rule(&mut |named| inner[index] |= holds[named.index()]);
    }
    field_of.keys().filter_map(|&(_, within)| within).for_each(|outer| inner[outer.index()] = true);
    inner
}

/// By rule: whether it, or a rule that it leads to, fills a field; empty without fields.
fn holds_field(grammar: &Grammar, field_of: &FieldOf) -> Vec<bool> {
    if field_of.is_empty() {
        return Vec::new();
    }
    // Where a field is bound within a rule, that rule holds it, and its own rule alone does not.
    let mut open: Vec<usize> =
        field_of.keys().map(|&(rule, within)| within.unwrap_or(rule).index()).collect();
    let mut holds = vec![false; grammar.rules.len()];
    open.iter().for_each(|&rule| holds[rule] = true);
    let mut users = vec![Vec::new(); grammar.rules.len()];
    for (user, rule) in grammar.rules.iter().enumerate() {
        rule.expr.each_rule(&mut |named| users[named.index()].push(user));
    }
    while let Some(rule) = open.pop() {
        for &user in &users[rule] {
            if !std::mem::replace(&mut holds[user], true) {
                open.push(user);
            }
        }
    }
    holds
}
