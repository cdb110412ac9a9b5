//! Grammar → [`Program`].
//!
//! As in the compiler, every function receives the node that follows and returns the entry node. Recursion takes three
//! forms, the first two of which need no frames:
//!
//! ```text
//! list = item "," list / item     a reference to its group at the end of an alternative is a jump
//! list = list "," item / item     a left-linear group is a loop, see `left`
//! nest = "(" nest ")" / item      a call, which has a frame at each offset
//! ```
//!
//! Rules that match single characters become one class. Short rules that reference no other rules are inlined.

mod escapes;

use crate::chart::class::Class;
use crate::chart::limits;
use crate::chart::program::{Mark, Node, NodeId, NodeLabel, Program, Routine};
use std::collections::{HashMap, VecDeque};
use virgule_compiler::abnf::Checked;
use virgule_compiler::abnf::check::matches_empty;
use virgule_compiler::abnf::check::recursion::Recursion;
use virgule_compiler::abnf::lower::grammar::{Expr, Field, Grammar, RuleId};
use virgule_compiler::bytes::{self, ByteSet};
use virgule_compiler::limits::{Exceeded, within};
use virgule_compiler::nfa::{fields_below, first, utf8};

/// A bounded repetition is unrolled if the copies have at most this many nodes; otherwise it counts.
const UNROLLED: usize = 64;

/// A rule that references no others is inlined if it has at most this many nodes.
const INLINED: usize = 16;

impl Program {
    /// Compiles a rule. Captures the parts of the input that `fields` name, except within recursive rules.
    ///
    /// Fails if the program would have more than [`limits::NODES`] nodes.
    pub fn new(checked: &Checked, start: RuleId, fields: &[Field]) -> Result<Self, Exceeded> {
        ProgramBuilder::new(checked, fields, false).program(start)
    }

    pub(crate) fn marked(checked: &Checked, start: RuleId) -> Result<Self, Exceeded> {
        ProgramBuilder::new(checked, &[], true).program(start)
    }
}

/// Code points, as inclusive ranges.
type Ranges = Vec<(u32, u32)>;

#[derive(Clone, Copy)]
pub(crate) enum Task<'g> {
    Rule(RuleId, Option<RuleId>),
    Repetition(&'g Expr, Scope),
    /// An iteration that may be empty.
    Iteration(&'g Expr, Scope),
}

/// The context of an expression.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Scope {
    /// The rule whose definition contains it.
    pub(crate) rule: RuleId,
    /// The rule that is decoded there, if any.
    pub(crate) decoded: Option<RuleId>,
    pub(crate) label: NodeLabel,
    /// The group of recursive rules that may be entered by a jump: that of the rule, if the frame is that of the rule.
    pub(crate) group: Option<u32>,
}

pub(crate) struct ProgramBuilder<'g> {
    pub(crate) grammar: &'g Grammar,
    pub(crate) checked: &'g Checked,
    fields: &'g [Field],
    /// By rule: true if it fills a field or leads to a rule that does.
    holds: Vec<bool>,
    /// By rule: the bytes that its strings may begin with.
    first: Vec<ByteSet>,
    /// True if some rule is percent-decoded.
    decodes: bool,
    /// By rule: its code points, if it matches single characters and holds no field.
    single: Vec<Option<Ranges>>,
    /// By rule, on demand: true if it is inlined.
    leaves: HashMap<RuleId, bool>,
    known: HashMap<(RuleId, Option<RuleId>), u32>,
    /// The routines of expressions, by address, so that copies of an expression share one.
    known_parts: HashMap<(*const Expr, Scope), u32>,
    known_classes: HashMap<Ranges, u32>,
    open: VecDeque<(u32, Task<'g>)>,
    /// True if rules that are inlined or entered by a jump are marked.
    marks: bool,
    pub(crate) program: Program,
}

impl<'g> ProgramBuilder<'g> {
    fn new(checked: &'g Checked, fields: &'g [Field], marks: bool) -> Self {
        let grammar = &checked.grammar;
        let program = Program {
            nodes: Vec::new(),
            labels: Vec::new(),
            marks: HashMap::new(),
            joins: Vec::new(),
            routines: Vec::new(),
            classes: Vec::new(),
            fields: fields.len(),
        };
        let below = fields_below(grammar, fields.iter());
        let mut holds: Vec<bool> = below.into_iter().map(|fields| fields != 0).collect();
        fields.iter().flat_map(|field| &field.rules).for_each(|rule| holds[rule.index()] = true);
        let mut builder = ProgramBuilder {
            grammar,
            checked,
            fields,
            holds,
            first: first::first(grammar, &checked.facts),
            decodes: grammar.rules.iter().any(|rule| rule.decoded.is_some()),
            single: vec![None; grammar.rules.len()],
            leaves: HashMap::new(),
            known: HashMap::new(),
            known_parts: HashMap::new(),
            known_classes: HashMap::new(),
            open: VecDeque::new(),
            marks,
            program,
        };
        for &rule in &checked.facts.order {
            if checked.facts.single[rule.index()] && !builder.holds[rule.index()] && !marks {
                builder.single[rule.index()] = builder.code_points(&grammar.rule(rule).expr);
            }
        }
        builder
    }

    fn program(mut self, start: RuleId) -> Result<Program, Exceeded> {
        self.routine(start, None)?;
        while let Some((routine, task)) = self.open.pop_front() {
            self.build(routine, task)?;
        }
        self.program.complete();
        Ok(self.program)
    }

    /// Returns a node before `next` that marks a rule, or `next` if rules are not marked.
    pub(crate) fn mark(&mut self, mark: Mark, next: NodeId, scope: Scope) -> Result<NodeId, Exceeded> {
        if !self.marks {
            return Ok(next);
        }
        let node = self.split(vec![next], scope)?;
        self.program.marks.insert(node, mark);
        Ok(node)
    }

    /// Returns the routine of a rule, in decoded input or not. It is built later.
    fn routine(&mut self, rule: RuleId, outside: Option<RuleId>) -> Result<u32, Exceeded> {
        let decoded = if self.grammar.rule(rule).decoded.is_some() { Some(rule) } else { outside };
        if let Some(&known) = self.known.get(&(rule, decoded)) {
            return Ok(known);
        }
        let routine = self.declare(Task::Rule(rule, decoded))?;
        self.known.insert((rule, decoded), routine);
        Ok(routine)
    }

    /// Returns the routine of a counted repetition or of its iteration.
    fn part(&mut self, task: Task<'g>) -> Result<u32, Exceeded> {
        let key = match task {
            Task::Repetition(expr, scope) | Task::Iteration(expr, scope) => (std::ptr::from_ref(expr), scope),
            Task::Rule(rule, outside) => return self.routine(rule, outside),
        };
        if let Some(&known) = self.known_parts.get(&key) {
            return Ok(known);
        }
        let routine = self.declare(task)?;
        self.known_parts.insert(key, routine);
        Ok(routine)
    }

    fn declare(&mut self, task: Task<'g>) -> Result<u32, Exceeded> {
        let routine = self.program.routines.len() as u32;
        let entry = self.node(Node::Split(Vec::new()), NodeLabel::default())?;
        let (is_rule, rule) = match task {
            Task::Rule(rule, _) => (true, rule),
            Task::Repetition(_, scope) | Task::Iteration(_, scope) => (false, scope.rule),
        };
        let derived = Some(rule).filter(|&rule| is_rule && self.is_derived(rule));
        let (group, holds_fields) = (self.group(rule), self.may_fill(rule));
        let facts = &self.checked.facts;
        let (mut first, may_be_empty) = match task {
            Task::Rule(rule, _) => (self.first[rule.index()], facts.nullable[rule.index()]),
            Task::Repetition(expr, _) | Task::Iteration(expr, _) => {
                let mut set = ByteSet::default();
                first::add(expr, &self.first, &facts.nullable, &mut set);
                (set, matches_empty(expr, &facts.nullable))
            }
        };
        // Any octet of decoded input may be an escape.
        if self.decodes {
            bytes::insert(&mut first, b'%', b'%');
        }
        let counts = matches!(task, Task::Repetition(..));
        let is_iteration = matches!(task, Task::Iteration(..));
        self.program.routines.push(Routine {
            entry,
            is_rule,
            derived,
            holds_fields,
            counts,
            group,
            is_iteration,
            joins: 0,
            first,
            may_be_empty,
        });
        self.open.push_back((routine, task));
        Ok(routine)
    }

    fn build(&mut self, routine: u32, task: Task<'g>) -> Result<(), Exceeded> {
        let grammar = self.grammar;
        let body = match task {
            Task::Rule(rule, decoded) => {
                let label = NodeLabel { rule: self.shown(rule), inlined: None };
                let recursion = self.checked.facts.recursion[rule.index()];
                let scope = Scope { rule, decoded, label, group: recursion.group() };
                let end = self.node(Node::End, label)?;
                match recursion {
                    Recursion::Left(group) => self.left_linear(scope, group, end)?,
                    _ => self.expr(&grammar.rule(rule).expr, scope, end)?,
                }
            }
            Task::Repetition(expr, scope) => self.counted(expr, scope)?,
            Task::Iteration(expr, scope) => {
                let end = self.node(Node::End, scope.label)?;
                self.expr(expr, scope, end)?
            }
        };
        let entry = self.program.routines[routine as usize].entry;
        self.set_branches(entry, vec![body]);
        Ok(())
    }

    /// True if a frame of the rule is a node of derivations. A decoded rule calls the rule of the same name, which is
    /// the node. The rules of a left-linear group are marked where they end.
    fn is_derived(&self, rule: RuleId) -> bool {
        let is_left = matches!(self.checked.facts.recursion[rule.index()], Recursion::Left(_));
        self.grammar.rule(rule).decoded.is_none() && !is_left
    }

    /// Returns the rule as labels show it; `None` if it matches only single characters.
    fn shown(&self, rule: RuleId) -> Option<RuleId> {
        (!self.checked.facts.single[rule.index()]).then_some(rule)
    }

    /// True if a field may be within the rule. Recursive rules hold no fields.
    fn may_fill(&self, rule: RuleId) -> bool {
        let nests = matches!(self.checked.facts.recursion[rule.index()], Recursion::Nested(_));
        self.holds[rule.index()] && !nests
    }

    pub(crate) fn group(&self, rule: RuleId) -> Option<u32> {
        self.checked.facts.recursion[rule.index()].group()
    }

    pub(crate) fn node(&mut self, node: Node, label: NodeLabel) -> Result<NodeId, Exceeded> {
        within(self.program.nodes.len() + 1, limits::NODES, "nodes of a program")?;
        self.program.nodes.push(node);
        self.program.labels.push(label);
        Ok(self.program.nodes.len() as NodeId - 1)
    }

    pub(crate) fn split(&mut self, branches: Vec<NodeId>, scope: Scope) -> Result<NodeId, Exceeded> {
        self.node(Node::Split(branches), scope.label)
    }

    /// Sets the branches of a [`Node::Split`] that was added without any.
    pub(crate) fn set_branches(&mut self, node: NodeId, branches: Vec<NodeId>) {
        self.program.nodes[node as usize] = Node::Split(branches);
    }

    /// Compiles `expr`, followed by `next`.
    pub(crate) fn expr(&mut self, expr: &'g Expr, scope: Scope, next: NodeId) -> Result<NodeId, Exceeded> {
        if let Some(ranges) = self.code_points(expr) {
            return self.class(ranges, scope, next);
        }
        match expr {
            Expr::Class(ranges) => self.class(ranges.to_vec(), scope, next),
            Expr::Sequence(parts) => {
                parts.iter().rev().try_fold(next, |next, part| self.expr(part, scope, next))
            }
            Expr::Choice(parts) => self.choice(parts, scope, next),
            Expr::Repeat { inner, min, max, .. } => self.repeat(expr, inner, (*min, *max), scope, next),
            Expr::Rule(rule) => self.reference(*rule, scope, next),
        }
    }

    /// Compiles alternatives. Adjacent ones that match single characters are merged into one class.
    fn choice(&mut self, parts: &'g [Expr], scope: Scope, next: NodeId) -> Result<NodeId, Exceeded> {
        let (mut branches, mut single) = (Vec::new(), Vec::new());
        for part in parts {
            match self.code_points(part) {
                Some(ranges) => single.extend(ranges),
                None => {
                    if !single.is_empty() {
                        branches.push(self.class(std::mem::take(&mut single), scope, next)?);
                    }
                    branches.push(self.expr(part, scope, next)?);
                }
            }
        }
        if !single.is_empty() {
            branches.push(self.class(single, scope, next)?);
        }
        self.split(branches, scope)
    }

    /// Compiles a character class; its characters may be percent-encoded if the rule is decoded.
    fn class(&mut self, mut ranges: Ranges, scope: Scope, next: NodeId) -> Result<NodeId, Exceeded> {
        ranges.sort_unstable();
        let Some(plain) = scope.decoded.and_then(|rule| self.grammar.rule(rule).decoded) else {
            return self.character(ranges, scope, next);
        };
        let sequences: Vec<_> = ranges.iter().flat_map(|&(low, high)| utf8::sequences(low, high)).collect();
        let sequences = sequences.iter().map(Vec::as_slice).collect();
        self.octets(sequences, &plain, scope, next, &mut HashMap::new())
    }

    /// Compiles a character class without percent-encoding.
    fn character(&mut self, ranges: Ranges, scope: Scope, next: NodeId) -> Result<NodeId, Exceeded> {
        let classes = &mut self.program.classes;
        let class = *self.known_classes.entry(ranges).or_insert_with_key(|ranges| {
            classes.push(Class::new(ranges.iter().copied()));
            classes.len() as u32 - 1
        });
        self.node(Node::Class { class, next }, scope.label)
    }

    /// Returns the code points of an expression that matches single characters and holds no field.
    fn code_points(&self, expr: &Expr) -> Option<Ranges> {
        match expr {
            Expr::Class(ranges) => Some(ranges.to_vec()),
            Expr::Choice(parts) => {
                let parts = parts.iter().map(|part| self.code_points(part)).collect::<Option<Vec<_>>>()?;
                let mut ranges = parts.concat();
                ranges.sort_unstable();
                ranges.dedup();
                Some(ranges)
            }
            Expr::Rule(rule) if self.grammar.rule(*rule).decoded.is_none() => {
                self.single[rule.index()].clone()
            }
            _ => None,
        }
    }

    fn repeat(
        &mut self,
        whole: &'g Expr,
        inner: &'g Expr,
        (min, max): (u32, Option<u32>),
        scope: Scope,
        next: NodeId,
    ) -> Result<NodeId, Exceeded> {
        let copies = max.unwrap_or_else(|| min.saturating_add(1)) as usize;
        if max != Some(0) && copies > 1 && self.size(inner).saturating_mul(copies) > UNROLLED {
            let is_one_loop = (min, max) == (1, None) && !matches_empty(inner, &self.checked.facts.nullable);
            if !is_one_loop {
                let routine = self.part(Task::Repetition(whole, scope))?;
                return self.node(Node::Call { routine, field: None, next }, scope.label);
            }
            let turn = self.split(Vec::new(), scope)?;
            let body = self.expr(inner, scope, turn)?;
            self.set_branches(turn, vec![body, next]);
            return Ok(body);
        }
        let mut entry = next;
        match max {
            None => {
                entry = self.split(Vec::new(), scope)?;
                let body = self.expr(inner, scope, entry)?;
                self.set_branches(entry, vec![body, next]);
            }
            Some(max) => {
                for _ in min..max {
                    let body = self.expr(inner, scope, entry)?;
                    entry = self.split(vec![body, next], scope)?;
                }
            }
        }
        (0..min).try_fold(entry, |entry, _| self.expr(inner, scope, entry))
    }

    fn counted(&mut self, expr: &'g Expr, outside: Scope) -> Result<NodeId, Exceeded> {
        let Expr::Repeat { inner, min, max, .. } = expr else { return self.node(Node::End, outside.label) };
        let scope = Scope { group: None, ..outside };
        let exit = self.node(Node::End, scope.label)?;
        let count = self.split(Vec::new(), scope)?;
        let increment = self.node(Node::Increment { count, cap: max.unwrap_or(*min), exit }, scope.label)?;
        let body = match matches_empty(inner, &self.checked.facts.nullable) {
            true => {
                let routine = self.part(Task::Iteration(inner, scope))?;
                self.node(Node::Call { routine, field: None, next: increment }, scope.label)?
            }
            false => self.expr(inner, scope, increment)?,
        };
        self.program.nodes[count as usize] = Node::Count { min: *min, max: *max, body, exit };
        Ok(count)
    }

    /// Estimates the number of nodes of an expression.
    fn size(&self, expr: &Expr) -> usize {
        if self.code_points(expr).is_some() {
            return 1;
        }
        match expr {
            Expr::Class(_) | Expr::Rule(_) => 1,
            Expr::Sequence(parts) => parts.iter().map(|part| self.size(part)).fold(0, usize::saturating_add),
            Expr::Choice(parts) => parts.iter().map(|part| self.size(part)).fold(1, usize::saturating_add),
            Expr::Repeat { inner, min, max, .. } => {
                let copies = max.unwrap_or_else(|| min.saturating_add(1)) as usize;
                let all = self.size(inner).saturating_add(1).saturating_mul(copies);
                if all > UNROLLED { 2 } else { all }
            }
        }
    }

    fn reference(&mut self, rule: RuleId, scope: Scope, next: NodeId) -> Result<NodeId, Exceeded> {
        let inside = scope.group.is_some() && self.group(rule) == scope.group;
        let is_last = matches!(self.program.nodes[next as usize], Node::End);
        if inside && is_last {
            let routine = self.routine(rule, scope.decoded)?;
            return self.mark(Mark::Open(rule), self.program.routines[routine as usize].entry, scope);
        }
        let own_group = self.group(scope.rule).is_some() && self.group(rule) == self.group(scope.rule);
        let field = if own_group { None } else { field_of(self.fields, rule, scope.rule) };
        if field.is_none() && self.is_leaf(rule) {
            let inlined = self.shown(rule);
            let label = NodeLabel { inlined, ..scope.label };
            let inside = Scope { rule, label, group: None, ..scope };
            let next = self.mark(Mark::Close, next, inside)?;
            let entry = self.expr(&self.grammar.rule(rule).expr, inside, next)?;
            return self.mark(Mark::Open(rule), entry, inside);
        }
        let routine = self.routine(rule, scope.decoded)?;
        self.node(Node::Call { routine, field, next }, scope.label)
    }

    /// True if a rule is short and references only rules that are classes.
    fn is_leaf(&mut self, rule: RuleId) -> bool {
        if let Some(&known) = self.leaves.get(&rule) {
            return known;
        }
        let definition = self.grammar.rule(rule);
        let is_plain =
            definition.decoded.is_none() && self.group(rule).is_none() && !self.holds[rule.index()];
        let mut named = false;
        definition.expr.each_rule(&mut |inner| named |= self.single[inner.index()].is_none());
        let is_leaf = is_plain && !named && self.size(&definition.expr) <= INLINED;
        self.leaves.insert(rule, is_leaf);
        is_leaf
    }
}

/// Returns the field of a rule that is named in the definition of `from`. A field bound to `from` has precedence.
fn field_of(fields: &[Field], rule: RuleId, from: RuleId) -> Option<u8> {
    let bound = |within: Option<RuleId>| {
        fields.iter().position(|field| field.within == within && field.rules.contains(&rule))
    };
    bound(Some(from)).or_else(|| bound(None)).map(|field| field as u8)
}
