//! Productions → rules of the tree.

use super::abnf_name;
use super::difference::{DifferenceState, MAX_DEPTH, MAX_STEPS, difference, too_large};
use super::parse::{EbnfItem, EbnfNode, Production};
use super::sets::CharSet;
use crate::abnf::diagnose::Span;
use crate::abnf::read::pieces::Report;
use crate::abnf::read::tree::{ExprKind, ExprNode, Name, Repeat, RuleNode, Tree};
use crate::limits::Budget;
use std::collections::{HashMap, HashSet};

/// The reason why ABNF cannot express a difference.
pub(super) struct DifferenceError {
    pub(super) message: String,
    pub(super) span: Span,
    pub(super) help: String,
}

/// The productions of a source, and what is known about them.
pub(super) struct ProductionTable<'p> {
    pub(super) productions: &'p [Production],
    names: HashMap<&'p str, usize>,
    /// By production: the characters that it matches, or `None` if it matches other strings too.
    sets: HashMap<usize, Option<CharSet>>,
    /// The set that `[^…]` complements.
    all: CharSet,
    /// The steps for all differences of the source.
    steps: Budget,
    /// The rules that are being added to an automaton, to find recursion.
    pub(super) open: Vec<usize>,
    /// The depth of the expression that is being added.
    pub(super) depth: usize,
}

impl<'p> ProductionTable<'p> {
    pub(super) fn new(productions: &'p [Production]) -> Self {
        let mut names = HashMap::new();
        for (index, production) in productions.iter().enumerate() {
            names.entry(production.name.as_str()).or_insert(index);
        }
        let mut rules = ProductionTable {
            productions,
            names,
            sets: HashMap::new(),
            all: CharSet::all(),
            steps: Budget::of(MAX_STEPS),
            open: Vec::new(),
            depth: 0,
        };
        let chars = rules.find("Char").and_then(|index| rules.set(&productions[index].body, 0));
        // The sets computed so far may contain a complement.
        rules.sets.clear();
        rules.all = chars.unwrap_or(rules.all);
        rules
    }

    pub(super) fn spend(&mut self, steps: usize, span: Span) -> Result<(), DifferenceError> {
        // Once the limit is exceeded, every difference is an error: the sets that they need may be incomplete.
        let steps = if self.steps.is_exhausted() { usize::MAX } else { steps };
        self.steps.spend(steps).map_err(|exceeded| too_large(&exceeded, span))
    }

    pub(super) fn find(&self, name: &str) -> Option<usize> {
        self.names.get(name).copied()
    }

    /// Returns the characters of `[…]` or `[^…]`.
    pub(super) fn class(&self, set: &CharSet, negated: bool) -> CharSet {
        if negated { self.all.minus(set) } else { set.clone() }
    }

    /// Returns the characters that an expression matches, or `None` if it matches other strings, is recursive, or deeper
    /// than [`MAX_DEPTH`].
    pub(super) fn set(&mut self, node: &EbnfNode, depth: usize) -> Option<CharSet> {
        let depth = if depth < MAX_DEPTH { depth + 1 } else { return None };
        // Without steps, there will be an error when the automaton is built.
        self.spend(1, node.span).ok()?;
        match &node.item {
            EbnfItem::Group(inner) => self.set(inner, depth),
            EbnfItem::Class(set, negated) => Some(self.class(set, *negated)),
            EbnfItem::Text(text) => {
                let mut chars = text.chars();
                let only = chars.next().filter(|_| chars.next().is_none())?;
                Some(CharSet::of(vec![(u32::from(only), u32::from(only))]))
            }
            EbnfItem::Choice(parts) => {
                let mut ranges = Vec::new();
                for part in parts {
                    let set = self.set(part, depth)?;
                    self.spend(set.ranges().len(), node.span).ok()?;
                    ranges.extend_from_slice(set.ranges());
                }
                Some(CharSet::of(ranges))
            }
            EbnfItem::Difference(one, other) => Some(self.set(one, depth)?.minus(&self.set(other, depth)?)),
            EbnfItem::Name(name) => {
                let index = self.find(name)?;
                if let Some(known) = self.sets.get(&index) {
                    return known.clone();
                }
                // A recursive reference finds `None`.
                self.sets.insert(index, None);
                let productions = self.productions;
                let set = self.set(&productions[index].body, depth);
                self.sets.insert(index, set.clone());
                set
            }
            EbnfItem::Sequence(_) | EbnfItem::Repeat(..) => None,
        }
    }

    /// Adds the rules of all productions.
    pub(super) fn add_to(mut self, tree: &mut Tree, report: &mut Report) {
        let mut taken: HashSet<String> = self
            .productions
            .iter()
            .map(|production| abnf_name(&production.name).to_ascii_lowercase())
            .collect();
        for production in self.productions {
            let name = abnf_name(&production.name);
            let (taken, operands) = (&mut taken, &mut tree.operands);
            let mut convert =
                ProductionConverter { rules: &mut self, name: &name, taken, added: Vec::new(), operands };
            match convert.node(&production.body) {
                Ok(expr) => {
                    let expr = ungrouped(expr);
                    let added = convert.added;
                    let name = Name { text: name, span: production.name_span };
                    tree.rules.push(RuleNode { name, incremental: false, expr, span: production.span });
                    tree.rules.extend(added);
                }
                Err(DifferenceError { message, span, help }) => {
                    report.error("difference", message, span, "", &help);
                    // An empty rule, so that references to it are not reported too.
                    let expr = ExprNode { kind: ExprKind::Concatenation(Vec::new()), span };
                    let name = Name { text: name, span: production.name_span };
                    tree.rules.push(RuleNode { name, incremental: false, expr, span: production.span });
                }
            }
        }
    }
}

/// Returns the names in an expression, with their spans.
pub(super) fn references(node: &EbnfNode) -> Vec<(&str, Span)> {
    let (mut found, mut open) = (Vec::new(), vec![node]);
    while let Some(node) = open.pop() {
        match &node.item {
            EbnfItem::Name(name) => found.push((name.as_str(), node.span)),
            EbnfItem::Choice(parts) | EbnfItem::Sequence(parts) => open.extend(parts.iter().rev()),
            EbnfItem::Group(inner) | EbnfItem::Repeat(inner, ..) => open.push(inner),
            EbnfItem::Difference(one, other) => open.extend([&**other, &**one]),
            EbnfItem::Text(_) | EbnfItem::Class(..) => {}
        }
    }
    found
}

/// Converts the right side of a production.
struct ProductionConverter<'a, 'p> {
    rules: &'a mut ProductionTable<'p>,
    name: &'a str,
    /// The names of all rules, in lower case.
    taken: &'a mut HashSet<String>,
    /// The rules of the differences of the production.
    added: Vec<RuleNode>,
    /// The names in the differences of all productions.
    operands: &'a mut Vec<Name>,
}

impl ProductionConverter<'_, '_> {
    fn node(&mut self, node: &EbnfNode) -> Result<ExprNode, DifferenceError> {
        let span = node.span;
        let kind = match &node.item {
            EbnfItem::Choice(parts) => ExprKind::Alternation(self.all(parts)?),
            EbnfItem::Sequence(parts) => ExprKind::Concatenation(self.all(parts)?),
            EbnfItem::Group(inner) => ExprKind::Group(Box::new(ungrouped(self.node(inner)?))),
            EbnfItem::Repeat(inner, 0, false) => ExprKind::Option(Box::new(match &inner.item {
                EbnfItem::Group(inner) => ungrouped(self.node(inner)?),
                _ => self.node(inner)?,
            })),
            EbnfItem::Repeat(inner, min, _) => {
                let repeat = Repeat { min: *min, max: None, span };
                ExprKind::Repetition { repeat, inner: Box::new(self.node(inner)?) }
            }
            EbnfItem::Name(name) => ExprKind::Rule(abnf_name(name)),
            EbnfItem::Text(text) => literal(text),
            EbnfItem::Class(set, negated) => {
                let set = self.rules.class(set, *negated);
                // A complement has as many ranges as `Char`.
                self.rules.spend(if *negated { 50 * set.ranges().len() } else { 0 }, span)?;
                return characters(&set, span);
            }
            EbnfItem::Difference(one, other) => {
                let names = references(node).into_iter();
                self.operands.extend(names.map(|(name, span)| Name { text: abnf_name(name), span }));
                if let Some(set) = self.rules.set(node, 0) {
                    return characters(&set, span);
                }
                let states = difference(self.rules, one, other, span)?;
                return self.states(&states, span);
            }
        };
        Ok(ExprNode { kind, span })
    }

    fn all(&mut self, parts: &[EbnfNode]) -> Result<Vec<ExprNode>, DifferenceError> {
        parts.iter().map(|part| self.node(part)).collect()
    }

    /// Adds a rule for each state but the first and those without transitions, and returns the expression of the first.
    fn states(&mut self, states: &[DifferenceState], span: Span) -> Result<ExprNode, DifferenceError> {
        // The first state needs a rule if another state leads to it.
        let again = states.iter().skip(1).any(|state| state.next.iter().any(|(_, target)| *target == 0));
        let mut number = 0;
        let mut names: Vec<Option<String>> = Vec::new();
        for (index, state) in states.iter().enumerate() {
            let is_rule = if index == 0 { again } else { !state.next.is_empty() };
            names.push(is_rule.then(|| self.fresh(&mut number)));
        }
        for (index, name) in names.iter().enumerate() {
            let Some(name) = name else { continue };
            let expr = ungrouped(self.state(index, &states[index], &names, span)?);
            let name = Name { text: name.clone(), span };
            self.added.push(RuleNode { name, incremental: false, expr, span });
        }
        match &names[0] {
            Some(name) => Ok(ExprNode { kind: ExprKind::Rule(name.clone()), span }),
            None => self.state(0, &states[0], &names, span),
        }
    }

    /// Returns a name that no rule has.
    fn fresh(&mut self, number: &mut usize) -> String {
        loop {
            *number += 1;
            let name = format!("{}-minus-{number}", self.name);
            if self.taken.insert(name.to_ascii_lowercase()) {
                return name;
            }
        }
    }

    /// Returns `*self ( a NEXT / b OTHER )`, as one element. The group is optional in a state that accepts.
    fn state(
        &self,
        index: usize,
        state: &DifferenceState,
        names: &[Option<String>],
        span: Span,
    ) -> Result<ExprNode, DifferenceError> {
        let node = |kind| ExprNode { kind, span };
        let (mut parts, mut ways) = (Vec::new(), Vec::new());
        for (set, target) in &state.next {
            let class = characters(set, span)?;
            if *target == index {
                let repeat = Repeat { min: 0, max: None, span };
                parts.push(node(ExprKind::Repetition { repeat, inner: Box::new(class) }));
                continue;
            }
            ways.push(match &names[*target] {
                Some(name) => node(ExprKind::Concatenation(vec![class, node(ExprKind::Rule(name.clone()))])),
                None => class,
            });
        }
        if !ways.is_empty() {
            let ways = if ways.len() == 1 { ways.remove(0) } else { node(ExprKind::Alternation(ways)) };
            parts.push(match state.accepts {
                true => node(ExprKind::Option(Box::new(ungrouped(ways)))),
                false => node(ExprKind::Group(Box::new(ungrouped(ways)))),
            });
        }
        Ok(match parts.len() {
            0 => node(literal("")),
            1 => parts.remove(0),
            _ => node(ExprKind::Group(Box::new(node(ExprKind::Concatenation(parts))))),
        })
    }
}

/// Returns the inside of a group.
fn ungrouped(expr: ExprNode) -> ExprNode {
    match expr.kind {
        ExprKind::Group(inner) => *inner,
        _ => expr,
    }
}

/// Returns a string in ABNF: quoted, or as numbers if ABNF cannot quote it.
fn literal(text: &str) -> ExprKind {
    match text.chars().all(|c| matches!(c, ' '..='~') && c != '"') {
        // `%s` is needed for letters only.
        true => ExprKind::Text {
            text: text.to_string(),
            case_sensitive: text.contains(|c: char| c.is_ascii_alphabetic()),
        },
        false => ExprKind::Values(text.chars().map(u32::from).collect()),
    }
}

/// Returns a set of characters as one element.
fn characters(set: &CharSet, span: Span) -> Result<ExprNode, DifferenceError> {
    let node = |kind| ExprNode { kind, span };
    if set.is_empty() {
        let message = "these characters are none at all, so nothing matches".to_string();
        let help = "ABNF cannot express it: remove the alternative that contains it".to_string();
        return Err(DifferenceError { message, span, help });
    }
    let range = |&(first, last): &(u32, u32)| {
        node(if first == last { ExprKind::Values(vec![first]) } else { ExprKind::Range(first, last) })
    };
    let mut ranges: Vec<ExprNode> = set.ranges().iter().map(range).collect();
    Ok(match ranges.len() {
        1 => ranges.remove(0),
        _ => node(ExprKind::Group(Box::new(node(ExprKind::Alternation(ranges))))),
    })
}
