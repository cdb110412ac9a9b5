//! Coverage of a grammar: how often each rule and branch was exercised, and how often the subject answered wrong.
//!
//! Rules, alternatives, optional and repeated expressions are counted by their spans in the file. The syntax tree and
//! the lowered grammar have the same structure, so both are traversed in parallel. In a copy of the grammar each counted
//! expression becomes a rule, so that the derivation of a string contains it.
//!
//! ```text
//! tree       host = IP-literal / IPv4address / reg-name        (spans in the file)
//! grammar    Choice [Rule 7, Rule 12, Rule 13]
//! copy       Choice [Rule 90, Rule 91, Rule 92]                 (Rule 90 = Rule 7)
//! ```

use serde::Serialize;
use std::collections::{BTreeSet, HashMap};
use std::sync::Arc;
use virgule_compiler::abnf::diagnose::{Source, Span};
use virgule_compiler::abnf::lower::grammar::{Expr, Rule, RuleId};
use virgule_compiler::abnf::read::tree::{self, ExprKind};
use virgule_compiler::abnf::{Checked, check};
use virgule_dynamic::TreeMatcher;

/// Number of strings that exercise a rule or branch, and of wrong answers among them.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize)]
pub struct Tally {
    /// Number of strings.
    pub tried: usize,
    /// Number of wrong answers.
    pub wrong: usize,
}

impl Tally {
    fn add(&mut self, wrong: bool) {
        self.tried += 1;
        self.wrong += usize::from(wrong);
    }
}

/// The coverage of a rule.
#[derive(Debug, Clone)]
pub struct CoveredRule {
    /// The name in the spelling of its definition.
    pub name: String,
    /// The document that defines it; empty for the core rules.
    pub document: String,
    /// A span for each definition (`=/` adds one).
    pub spans: Vec<Span>,
    /// Strings inside the language whose derivation contains the rule.
    pub inside: Tally,
    /// Strings outside of the language whose error is in the rule.
    pub outside: Tally,
}

/// The coverage of an alternative, or of an optional or repeated expression.
#[derive(Debug, Clone)]
pub struct CoveredBranch {
    /// The document that contains the expression.
    pub document: String,
    /// The span of the expression in the document.
    pub span: Span,
    /// Strings inside the language whose derivation contains the expression.
    pub inside: Tally,
}

/// The coverage of a grammar.
#[derive(Debug, Clone, Default)]
pub struct Coverage {
    /// The rules reachable from the start rule, in the order of the grammar.
    pub rules: Vec<CoveredRule>,
    /// The alternatives, optional and repeated expressions of these rules.
    pub branches: Vec<CoveredBranch>,
    /// The documents, beginning with that of the grammar: name and source.
    pub sources: Vec<(String, Arc<Source>)>,
    /// By rule: the index in `rules`.
    known: HashMap<RuleId, usize>,
    /// Derives strings by the copy of the grammar; `None` if it exceeds a limit.
    trees: Option<Arc<TreeMatcher>>,
    /// The number of rules of the grammar. The rules of the branches follow.
    own: usize,
}

impl Coverage {
    /// Zero coverage of a grammar.
    pub fn new(checked: &Checked, start: RuleId) -> Self {
        let grammar = &checked.grammar;
        let mut coverage = Coverage { own: grammar.rules.len(), ..Coverage::default() };
        let mut copy = grammar.clone();
        let reached = check::reachable(grammar, &[start]);
        for id in grammar.ids().filter(|id| reached[id.index()]) {
            let rule = grammar.rule(id);
            let known = |(_, source): &(String, Arc<Source>)| Arc::ptr_eq(source, &rule.source);
            if !rule.document.is_empty() && !coverage.sources.iter().any(known) {
                coverage.sources.push((rule.document.clone(), rule.source.clone()));
            }
            let written = grammar.surface.definition(rule);
            coverage.known.insert(id, coverage.rules.len());
            coverage.rules.push(CoveredRule {
                name: rule.name.clone(),
                document: rule.document.clone(),
                spans: written.iter().map(|written| written.span).collect(),
                inside: Tally::default(),
                outside: Tally::default(),
            });
            // The first alternative of an extended rule is the imported rule, which is not written here.
            let base = usize::from(rule.extends.is_some());
            let mut expr = rule.expr.clone();
            let mut walk = Walk { rule, branches: &mut coverage.branches, new: &mut copy.rules };
            match (&written[..], &mut expr) {
                ([one], expr) if base == 0 => walk.expr(&one.expr, expr),
                (several, Expr::Choice(parts)) if several.len() + base == parts.len() => {
                    for (written, part) in several.iter().zip(&mut parts[base..]) {
                        walk.branch(&written.expr, part);
                    }
                }
                _ => {}
            }
            copy.rules[id.index()].expr = expr;
        }
        coverage.trees = TreeMatcher::new(&Checked::same_language(copy), start).ok().map(Arc::new);
        let own = |(name, _): &(String, Arc<Source>)| *name != grammar.name;
        coverage.sources.sort_by_key(own);
        coverage
    }

    /// Returns the rules of the derivation of a string, the outermost first; those of branches follow the rules of the
    /// grammar. Empty if the string does not match, or exceeds a limit.
    fn derivation(&self, text: &str) -> Vec<RuleId> {
        let tree = self.trees.as_ref().and_then(|trees| trees.derive(text).ok()?);
        tree.map_or(Vec::new(), |tree| tree.rules().map(|part| part.rule).collect())
    }

    /// Returns the rules of the grammar in the derivation of a string, the outermost first.
    pub fn rules_of(&self, text: &str) -> Vec<RuleId> {
        let mut rules = self.derivation(text);
        rules.retain(|rule| rule.index() < self.own);
        rules
    }

    /// Counts a string inside the language; `wrong` if the answer of the subject is wrong. Returns the rules of the
    /// derivation; there are none if a limit is exceeded.
    pub fn inside(&mut self, text: &str, wrong: bool) -> BTreeSet<RuleId> {
        let (rules, branches): (BTreeSet<RuleId>, BTreeSet<RuleId>) =
            self.derivation(text).into_iter().partition(|rule| rule.index() < self.own);
        for rule in &rules {
            if let Some(rule) = self.known.get(rule).and_then(|&rule| self.rules.get_mut(rule)) {
                rule.inside.add(wrong);
            }
        }
        for branch in branches {
            if let Some(branch) = self.branches.get_mut(branch.index() - self.own) {
                branch.inside.add(wrong);
            }
        }
        rules
    }

    /// Counts a string outside of the language whose error is in `rule`; `wrong` if the answer of the subject is wrong.
    pub fn outside(&mut self, rule: &str, wrong: bool) {
        if let Some(rule) = self.rules.iter_mut().find(|known| known.name.eq_ignore_ascii_case(rule)) {
            rule.outside.add(wrong);
        }
    }
}

/// Turns the branches of a rule into rules.
struct Walk<'w> {
    rule: &'w Rule,
    branches: &'w mut Vec<CoveredBranch>,
    /// All rules of the copy; one is added for each branch.
    new: &'w mut Vec<Rule>,
}

impl Walk<'_> {
    fn branch(&mut self, written: &tree::ExprNode, made: &mut Expr) {
        let document = self.rule.document.clone();
        self.branches.push(CoveredBranch { document, span: written.span, inside: Tally::default() });
        let id = RuleId(self.new.len() as u32);
        self.new.push(self.rule.part(Expr::EMPTY));
        self.expr(written, made);
        self.new[id.index()].expr = std::mem::replace(made, Expr::Rule(id));
    }

    /// Traverses syntax tree and lowered expression in parallel. Counts nothing below a difference in structure.
    fn expr(&mut self, written: &tree::ExprNode, made: &mut Expr) {
        match (&written.kind, made) {
            (ExprKind::Group(inner), made) => self.expr(inner, made),
            (ExprKind::Alternation(written), Expr::Choice(made)) if written.len() == made.len() => {
                written.iter().zip(made).for_each(|(written, made)| self.branch(written, made));
            }
            (ExprKind::Concatenation(written), Expr::Sequence(made)) if written.len() == made.len() => {
                written.iter().zip(made).for_each(|(written, made)| self.expr(written, made));
            }
            (
                ExprKind::Option(written) | ExprKind::Repetition { inner: written, .. },
                Expr::Repeat { inner: made, .. },
            ) => self.branch(written, made),
            // `1(a)` is `a`.
            (ExprKind::Repetition { inner, .. }, made) => self.expr(inner, made),
            _ => {}
        }
    }
}
