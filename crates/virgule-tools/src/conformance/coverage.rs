//! Coverage of a grammar: how often each rule and branch was exercised, and how often the subject answered wrong.
//!
//! Rules, alternatives, optional and repeated expressions are counted by their spans in the file. The syntax tree and
//! the lowered grammar have the same structure, so both are traversed in parallel.
//!
//! ```text
//! tree      host = IP-literal / IPv4address / reg-name        (spans in the file)
//! grammar   Choice [Rule 7, Rule 12, Rule 13]                  (branches of a derivation)
//! ```

use crate::conformance::derivation::{TextDerivation, derive};
use serde::Serialize;
use std::collections::{BTreeSet, HashMap};
use std::sync::Arc;
use virgule_compiler::abnf::check;
use virgule_compiler::abnf::diagnose::{Source, Span};
use virgule_compiler::abnf::lower::grammar::{Expr, Grammar, RuleId};
use virgule_compiler::abnf::read::tree::{self, ExprKind};

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
    /// By address of an expression: its index in `branches`.
    addresses: HashMap<*const Expr, usize>,
}

impl Coverage {
    /// Zero coverage of a grammar.
    pub fn new(grammar: &Grammar, start: RuleId) -> Self {
        let mut coverage = Coverage::default();
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
            match (&written[..], &rule.expr) {
                ([one], expr) if base == 0 => coverage.walk(&rule.document, &one.expr, expr),
                (several, Expr::Choice(parts)) if several.len() + base == parts.len() => {
                    for (written, part) in several.iter().zip(&parts[base..]) {
                        coverage.place(&rule.document, written.expr.span, part);
                        coverage.walk(&rule.document, &written.expr, part);
                    }
                }
                _ => {}
            }
        }
        let own = |(name, _): &(String, Arc<Source>)| *name != grammar.name;
        coverage.sources.sort_by_key(own);
        coverage
    }

    /// Counts a string inside the language; `wrong` if the answer of the subject is wrong. Returns the rules of the
    /// derivation, `None` if no derivation is found.
    pub fn inside(
        &mut self,
        grammar: &Grammar,
        start: RuleId,
        text: &str,
        wrong: bool,
    ) -> Option<BTreeSet<RuleId>> {
        let TextDerivation { rules, taken } = derive(grammar, start, text)?;
        let rules = BTreeSet::from_iter(rules);
        for rule in &rules {
            if let Some(rule) = self.known.get(rule).and_then(|&rule| self.rules.get_mut(rule)) {
                rule.inside.add(wrong);
            }
        }
        let branches: BTreeSet<usize> =
            taken.iter().filter_map(|taken| self.addresses.get(taken).copied()).collect();
        for place in branches {
            if let Some(place) = self.branches.get_mut(place) {
                place.inside.add(wrong);
            }
        }
        Some(rules)
    }

    /// Counts a string outside of the language whose error is in `rule`; `wrong` if the answer of the subject is wrong.
    pub fn outside(&mut self, rule: &str, wrong: bool) {
        if let Some(rule) = self.rules.iter_mut().find(|known| known.name.eq_ignore_ascii_case(rule)) {
            rule.outside.add(wrong);
        }
    }

    fn place(&mut self, document: &str, span: Span, expr: &Expr) {
        self.addresses.insert(std::ptr::from_ref(expr), self.branches.len());
        self.branches.push(CoveredBranch { document: document.to_string(), span, inside: Tally::default() });
    }

    /// Traverses syntax tree and lowered expression in parallel. Counts nothing below a difference in structure.
    fn walk(&mut self, document: &str, written: &tree::ExprNode, made: &Expr) {
        match (&written.kind, made) {
            (ExprKind::Group(inner), _) => self.walk(document, inner, made),
            (ExprKind::Alternation(written), Expr::Choice(made)) if written.len() == made.len() => {
                for (written, made) in written.iter().zip(made) {
                    self.place(document, written.span, made);
                    self.walk(document, written, made);
                }
            }
            (ExprKind::Concatenation(written), Expr::Sequence(made)) if written.len() == made.len() => {
                written.iter().zip(made).for_each(|(written, made)| self.walk(document, written, made));
            }
            (
                ExprKind::Option(written) | ExprKind::Repetition { inner: written, .. },
                Expr::Repeat { inner: made, .. },
            ) => {
                self.place(document, written.span, made);
                self.walk(document, written, made);
            }
            // `1(a)` is `a`.
            (ExprKind::Repetition { inner, .. }, _) => self.walk(document, inner, made),
            _ => {}
        }
    }
}
