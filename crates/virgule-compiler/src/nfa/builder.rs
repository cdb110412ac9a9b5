//! Builds nodes from expressions, from the end of an expression to its start.
//!
//! Every function takes the node that follows, `next`, and returns the first node of the expression, so that only the
//! nodes of recursive rules are patched later: `a b` before `next` is `b` before `next`, then `a` before `b`.

use super::context::BuildContext;
use super::error::{BuildError, Fault};
use super::fragment::{self, Fragment, Reduced};
use super::graph::{Callee, Nfa, Node, NodeId};
use super::labels::{LabelId, Labels};
use crate::abnf::check::Facts;
use crate::abnf::check::recursion::Recursion;
use crate::abnf::lower::grammar::{Expr, Field, Grammar, RuleId};
use crate::limits::{self, Exceeded};
use crate::nfa::utf8;
use std::collections::{BTreeSet, HashMap};
use std::sync::Arc;

/// The field of a reference, by the referenced rule and the rule whose definition contains it (`None`: any rule).
type FieldOf = HashMap<(RuleId, Option<RuleId>), u8>;

pub struct Builder<'a> {
    pub(super) grammar: &'a Grammar,
    pub(super) facts: &'a Facts,
    pub(super) context: &'a mut BuildContext,
    pub(super) nodes: Vec<Node>,
    label_of: Vec<LabelId>,
    /// The label of new nodes: the path of rules that contains them.
    label: LabelId,
    fields: usize,
    field_of: FieldOf,
    /// By rule: the fields, as bits, that its definition references, directly or indirectly. Empty without fields.
    inner_fields: Vec<u64>,
    /// The fields, as bits, whose rules are being built.
    open_fields: u64,
    pub(super) callees: Vec<Callee>,
    /// True if the automaton matches entire texts, false if it matches a rule within a text.
    pub(super) whole: bool,
    /// Rules that are copied into this automaton instead of called, regardless of their size.
    pub(super) copied: BTreeSet<RuleId>,
    /// The start node of each rule of the recursive groups that are being built.
    pub(super) entries: HashMap<RuleId, NodeId>,
    depth: usize,
}

impl<'a> Builder<'a> {
    pub fn new(
        grammar: &'a Grammar,
        facts: &'a Facts,
        fields: &[Field],
        context: &'a mut BuildContext,
    ) -> Self {
        let mut field_of = HashMap::new();
        for (number, field) in fields.iter().enumerate() {
            field_of.extend(field.rules.iter().map(|&rule| ((rule, field.within), number as u8)));
        }
        let inner_fields = match fields {
            [] => Vec::new(),
            _ => fields_below(grammar, fields.iter()),
        };
        Builder {
            grammar,
            facts,
            context,
            nodes: Vec::new(),
            label_of: Vec::new(),
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

    pub fn whole(self) -> Self {
        Builder { whole: true, ..self }
    }

    pub fn copying(self, copied: BTreeSet<RuleId>) -> Self {
        Builder { copied, ..self }
    }

    /// Reduces the rules without fields in dependency order, so that a long chain of rules does not overflow the stack.
    pub fn reduce_in_order(&mut self, reached: &[bool]) -> Result<(), BuildError> {
        let facts = self.facts;
        for &rule in facts.order.iter().filter(|rule| reached[rule.index()]) {
            let calls = &self.context.calls;
            let recurs = calls.recursion[rule.index()] != Recursion::None || calls.is_broken_back_edge(rule);
            let recurs = recurs || self.grammar.rule(rule).decoded.is_some();
            if !recurs && !self.has_fields(rule) {
                self.fragment(rule)?;
            }
        }
        Ok(())
    }

    /// True if the definition of `rule` contains a field, directly or through other rules.
    fn has_fields(&self, rule: RuleId) -> bool {
        self.inner_fields.get(rule.index()).is_some_and(|&fields| fields != 0)
    }

    pub fn finish(self, start: NodeId) -> Nfa {
        let kind = |node: &Node| if let Node::Accept(kind) = node { Some(*kind as usize + 1) } else { None };
        let kinds = self.nodes.iter().filter_map(kind).max().unwrap_or(0);
        let Builder { nodes, label_of, fields, callees, .. } = self;
        Nfa { nodes, label_of, start, tags: 2 * fields, kinds, callees }
    }

    /// Adds a node. If the limit of nodes is exceeded, the error names the rule of the current label, or `rule` if the
    /// label is empty.
    pub fn node(&mut self, node: Node, rule: RuleId) -> Result<NodeId, BuildError> {
        let blame =
            |exceeded| BuildError::limit(self.context.labels.rule(self.label).unwrap_or(rule), exceeded);
        limits::within(self.nodes.len() + 1, limits::NODES, "nodes").map_err(blame)?;
        self.nodes.push(node);
        self.label_of.push(self.label);
        Ok(self.nodes.len() as NodeId - 1)
    }

    /// Sets the branches of a [`Node::Split`] that was created empty.
    pub(super) fn set_branches(&mut self, node: NodeId, branches: Vec<NodeId>) {
        self.nodes[node as usize] = Node::Split(branches);
    }

    /// Adds a branch to a [`Node::Split`], as the most or the least preferred one.
    fn add_branch(&mut self, node: NodeId, branch: NodeId, preferred: bool) {
        if let Node::Split(branches) = &mut self.nodes[node as usize] {
            branches.insert(if preferred { 0 } else { branches.len() }, branch);
        }
    }

    /// Builds a reference to `rule` in the definition of `from`, before `next`: with tags if it is a field, in reduced
    /// form if it contains no fields.
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
        let outside = self.label;
        if !self.facts.single[rule.index()] {
            self.enter(rule)?;
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
        self.label = outside;
        Ok(entry)
    }

    fn enter(&mut self, rule: RuleId) -> Result<(), BuildError> {
        let BuildContext { labels, budget, .. } = &mut *self.context;
        let label = labels.append(self.label, rule, budget);
        self.label = label.map_err(|exceeded| BuildError::limit(rule, exceeded))?;
        Ok(())
    }

    /// Builds the definition of `rule` before `next`, without the tags of a field that is bound to `rule`.
    fn body(&mut self, rule: RuleId, next: NodeId) -> Result<NodeId, BuildError> {
        if let (Expr::Rule(inner), Some(_)) = (&self.grammar.rule(rule).expr, self.grammar.rule(rule).decoded)
        {
            return self.call(*inner, self.grammar.rule(rule).decoded, next);
        }
        if self.context.calls.is_broken_back_edge(rule) {
            return self.call(rule, None, next);
        }
        match if self.has_fields(rule) { None } else { self.fragment(rule)? } {
            Some(fragment) if self.context.calls.shares(rule, &fragment) => self.call(rule, None, next),
            Some(fragment) if fragment.ordered => match &fragment.plain {
                Some(plain) if self.decides(plain, rule, next)? => self.copy(plain, rule, next),
                _ => self.copy(&fragment, rule, next),
            },
            Some(fragment) if self.decides(&fragment, rule, next)? => self.copy(&fragment, rule, next),
            _ => self.unreduced(rule, next),
        }
    }

    /// Builds the definition of a called rule, as the content of a separate automaton.
    pub fn called(&mut self, rule: RuleId, next: NodeId) -> Result<NodeId, BuildError> {
        self.enter(rule)?;
        let fragment = if self.context.calls.is_broken_back_edge(rule) { None } else { self.fragment(rule)? };
        match fragment {
            Some(fragment) => self.copy(&fragment, rule, next),
            None => self.unreduced(rule, next),
        }
    }

    /// Builds the definition of `rule` before `next`, not reduced.
    pub(super) fn unreduced(&mut self, rule: RuleId, next: NodeId) -> Result<NodeId, BuildError> {
        match self.context.calls.recursion[rule.index()] {
            Recursion::None => {
                let grammar = self.grammar;
                self.expr(&grammar.rule(rule).expr, rule, next)
            }
            // Without their broken back edges, nested rules are right-linear.
            Recursion::Right(group) | Recursion::Nested(group) => self.right_linear(rule, group, next),
            Recursion::Left(group) => self.left_linear(rule, group, next),
        }
    }

    /// Builds `expr`, which is part of `rule`, before `next`.
    pub(super) fn expr(&mut self, expr: &Expr, rule: RuleId, next: NodeId) -> Result<NodeId, BuildError> {
        self.depth += 1;
        let nested = limits::within(self.depth, limits::DEPTH, "levels of nesting");
        nested
            .and_then(|()| self.context.budget.spend(1))
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
                let mut branches = Vec::with_capacity(parts.len());
                for part in parts {
                    branches.push(self.expr(part, rule, next)?);
                }
                self.node(Node::Split(branches), rule)?
            }
            Expr::Repeat { inner, min, max, .. } => {
                // The error names the rule with the repetition, not the repeated rule.
                let blame = |error: BuildError| match error.fault {
                    Fault::Limit(_) if max.unwrap_or(*min) > 1 => BuildError { rule, ..error },
                    _ => error,
                };
                self.repeat(inner, *min, *max, rule, next).map_err(blame)?
            }
            Expr::Rule(id) => self.reference(*id, Some(rule), next)?,
        };
        self.depth -= 1;
        Ok(entry)
    }

    /// Builds `min` copies of `inner`, followed by a loop or by `max - min` optional copies, nested in each other.
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
                self.set_branches(turn, vec![body, next]);
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
        let mut branches = Vec::new();
        for sequence in ranges.iter().flat_map(|&(first, last)| utf8::sequences(first, last)) {
            let [(first, last), rest @ ..] = &sequence[..] else { continue };
            if rest.is_empty() {
                steps.push((*first, *last, next));
                continue;
            }
            let mut entry = next;
            for &(first, last) in sequence.iter().rev() {
                entry = self.node(Node::Bytes(vec![(first, last, entry)]), rule)?;
            }
            branches.push(entry);
        }
        if branches.is_empty() || !steps.is_empty() {
            steps.sort_unstable();
            branches.insert(0, self.node(Node::Bytes(steps), rule)?);
        }
        if branches.len() == 1 { Ok(branches[0]) } else { self.node(Node::Split(branches), rule) }
    }

    /// Returns the reduced automaton of `rule`, built at first use, or `None` if the rule cannot be reduced.
    pub(super) fn fragment(&mut self, rule: RuleId) -> Result<Option<Arc<Fragment>>, BuildError> {
        if let Some(known) = self.context.cache.get(rule) {
            return Ok(known.clone());
        }
        let mut copied = BTreeSet::new();
        loop {
            let mut inner = Builder::new(self.grammar, self.facts, &[], self.context).copying(copied.clone());
            inner.depth = self.depth;
            let accept = inner.node(Node::Accept(0), rule)?;
            let start = inner.unreduced(rule, accept)?;
            let nfa = inner.finish(start);
            let blame = |exceeded: Exceeded| BuildError::limit(rule, exceeded);
            let made = match fragment::reduce(&nfa, &mut self.context.labels, &mut self.context.budget)
                .map_err(blame)?
            {
                Reduced::Fragment(fragment) => Some(Arc::new(self.as_another(rule, fragment)?)),
                // If a rule is entered on a byte that also has another transition, it is copied into this rule. A
                // nullable one is copied everywhere, because only a copy preserves its preference over the empty
                // string.
                Reduced::Undecided(callee) if self.may_copy(&callee) => {
                    if self.facts.nullable[callee.rule.index()] {
                        self.context.copy_everywhere(callee.rule);
                    } else {
                        copied.insert(callee.rule);
                    }
                    continue;
                }
                Reduced::Undecided(_) => None,
            };
            self.context
                .cache
                .insert(rule, made.clone())
                .map_err(|exceeded| BuildError::limit(rule, exceeded))?;
            return Ok(made);
        }
    }

    /// If the definition of `rule` is a single reference, uses the referenced rule's automaton without preferences,
    /// whose labels are more precise.
    fn as_another(&mut self, rule: RuleId, fragment: Fragment) -> Result<Fragment, BuildError> {
        let Expr::Rule(other) = self.grammar.rule(rule).expr else { return Ok(fragment) };
        let Some(Some(known)) = self.context.cache.get(other) else { return Ok(fragment) };
        let Some(mut plain) = known.plain.as_deref().cloned() else { return Ok(fragment) };
        let BuildContext { labels, budget, .. } = &mut *self.context;
        for state in &mut plain.states {
            let label = labels.prepend(other, state.label, budget);
            state.label = label.map_err(|exceeded| BuildError::limit(rule, exceeded))?;
        }
        Ok(Fragment { plain: Some(Arc::new(plain)), ..fragment })
    }

    pub(super) fn copy(
        &mut self,
        fragment: &Fragment,
        rule: RuleId,
        next: NodeId,
    ) -> Result<NodeId, BuildError> {
        let outer = self.label;
        let path: Vec<RuleId> = self.context.labels.rules(outer).collect();
        let blame = |exceeded| BuildError::limit(rule, exceeded);
        let first = self.nodes.len() as NodeId;
        // Each state becomes three nodes: the transitions preferred to leaving, the state itself, the others.
        let at = |state: u32| first + 3 * state + 1;
        let steps = |steps: &[(u8, u8, u32)]| {
            Node::Bytes(steps.iter().map(|&(first, last, to)| (first, last, at(to))).collect())
        };
        for state in &fragment.states {
            let BuildContext { labels, budget, .. } = &mut *self.context;
            self.label = labels.join(&path, state.label, budget).map_err(blame)?;
            let high = self.node(steps(&state.high), rule)?;
            let mut branches = vec![high];
            if state.accept {
                branches.extend([next, high + 2]);
            }
            self.node(Node::Split(branches), rule)?;
            self.node(steps(&state.low), rule)?;
        }
        for (number, state) in fragment.states.iter().enumerate().filter(|(_, state)| !state.calls.is_empty())
        {
            let BuildContext { labels, budget, .. } = &mut *self.context;
            self.label = labels.join(&path, state.label, budget).map_err(blame)?;
            for &(ref callee, to, high) in &state.calls {
                let label = self.label;
                self.enter(callee.rule)?;
                // The epsilon branch around the call is already part of the fragment.
                let call = self.entered(callee.rule, callee.decoded, at(to))?;
                self.label = label;
                self.add_branch(at(number as u32), call, high);
            }
        }
        self.label = outer;
        Ok(at(0))
    }
}

/// Returns, by rule, the fields, as bits, that its definition references, directly or through other rules.
///
/// A rule is visited again only after it has gained a field, so the work is linear in the number of references.
pub fn fields_below<'f>(grammar: &Grammar, fields: impl Iterator<Item = &'f Field>) -> Vec<u64> {
    let users = grammar.users();
    let (mut below, mut open) = (vec![0; grammar.rules.len()], Vec::new());
    for (number, field) in fields.enumerate() {
        for &rule in &field.rules {
            let bound = users[rule.index()].iter().filter(|&&user| field.binds(rule, Some(user)));
            open.extend(bound.map(|&user| (user, 1 << number)));
        }
    }
    while let Some((rule, fields)) = open.pop() {
        let known: u64 = below[rule.index()];
        if known | fields != known {
            below[rule.index()] |= fields;
            open.extend(users[rule.index()].iter().map(|&user| (user, known | fields)));
        }
    }
    below
}

/// Returns the fields, as bits, that `expr`, a part of `rule`, references, directly or through other rules (`below`).
pub fn fields_in<'f>(
    fields: impl Iterator<Item = &'f Field> + Clone,
    below: &[u64],
    expr: &Expr,
    rule: RuleId,
) -> u64 {
    let mut found = 0;
    expr.each_rule(&mut |named| {
        let bound = fields.clone().enumerate().filter(|(_, field)| field.binds(named, Some(rule)));
        found |= bound.fold(below[named.index()], |all, (number, _)| all | 1 << number);
    });
    found
}

#[cfg(test)]
mod tests {
    use super::fields_below;
    use crate::abnf::lower::grammar::Field;
    use crate::abnf::samples;

    #[test]
    fn fields_are_those_of_a_rule_and_of_the_rules_below_it() {
        let checked = samples::checked("s = a / b\na = \"a\" f [ b ]\nb = f c\nc = \"c\"\nf = \"f\"\n");
        let [s, a, b, c, f] = ["s", "a", "b", "c", "f"].map(|name| samples::rule(&checked, name).index());
        let within = Some(samples::rule(&checked, "a"));
        let fields = [Field { within, ..samples::field(&checked, &["f"]) }, samples::field(&checked, &["c"])];
        let below = fields_below(&checked.grammar, fields.iter());
        assert_eq!([s, a, b, c, f].map(|rule| below[rule]), [0b11, 0b11, 0b10, 0, 0]);
    }

    /// A ring whose references lead from the first rules to the last and back. In rounds over all rules, a field would
    /// advance by two rules per round.
    #[test]
    fn a_long_ring_is_visited_once_for_each_field() {
        const RULES: usize = 4_000;
        let place = |at: usize| if at.is_multiple_of(2) { at / 2 } else { RULES - 1 - at / 2 };
        let mut rules: Vec<(usize, usize)> =
            (0..RULES).map(|at| (place(at), place((at + 1) % RULES))).collect();
        rules.sort_unstable();
        let fields: Vec<String> = (0..31).map(|field| format!("f{field}")).collect();
        let text: String =
            rules.iter().map(|(rule, next)| format!("r{rule} = \"x\" r{next} / \"y\"\n")).collect();
        let ends: String = fields.iter().map(|field| format!("r7 =/ {field}\n{field} = \"z\"\n")).collect();
        let checked = samples::checked(&(text + &ends));
        let fields: Vec<Field> = fields.iter().map(|field| samples::field(&checked, &[field])).collect();
        let below = fields_below(&checked.grammar, fields.iter());
        assert!(below[..RULES].iter().all(|&found| found == (1 << 31) - 1));
    }
}
