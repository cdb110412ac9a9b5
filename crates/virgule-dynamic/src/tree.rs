//! The derivations of texts by any rule: which rules match which parts.
//!
//! The rule is matched by a chart, whether it has an automaton or not: an automaton knows where fields are, and nothing
//! of other rules.

use crate::library::{Library, LoadError};
use std::sync::Arc;
use virgule::{Kind, Secret};
use virgule_chart::{Derivation, Deriver, Exceeded};
use virgule_compiler::abnf::Checked;
use virgule_compiler::abnf::diagnose::Diagnostics;
use virgule_compiler::abnf::lower::grammar::{self, RuleId};
use virgule_compiler::nfa::error::BuildError;

/// Derives texts by one rule.
///
/// ```
/// use virgule_dynamic::Library;
///
/// let mut library = Library::new();
/// let tree = library.rule_trees("rfc3986", "authority")?.derive("h:1")?.ok_or("no authority")?;
/// let rules = tree.rules().filter(|rule| rule.depth <= 1);
/// assert!(rules.map(|rule| (rule.name, rule.start, rule.end)).eq([
///     ("authority", 0, 3),
///     ("host", 0, 1),
///     ("port", 2, 3),
/// ]));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct TreeMatcher {
    deriver: Deriver,
    rules: Arc<RuleFacts>,
}

/// What a tree shows of rules, by index.
#[derive(Debug)]
struct RuleFacts {
    names: Vec<String>,
    /// What is hidden of the text of each rule that a kind of the grammar hides (`;! redact`).
    secrets: Vec<Option<Secret>>,
}

/// The derivation of a text.
#[derive(Debug, Clone)]
pub struct Tree {
    nodes: Vec<Derivation>,
    rules: Arc<RuleFacts>,
}

/// A rule in the derivation of a text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TreeRule<'t> {
    /// The name of the rule.
    pub name: &'t str,
    /// The byte offset at which its text begins.
    pub start: usize,
    /// The byte offset at which its text ends.
    pub end: usize,
    /// How many rules it is within.
    pub depth: usize,
}

impl TreeMatcher {
    fn new(checked: &Checked, start: RuleId) -> Result<Self, LoadError> {
        checked.require(start).map_err(LoadError::Grammar)?;
        let too_large = |limit| {
            let mut diagnostics = Diagnostics::new();
            diagnostics.push(BuildError::limit(start, limit).diagnostic(&checked.grammar));
            LoadError::Grammar(diagnostics)
        };
        let deriver = Deriver::new(checked, start).map_err(too_large)?;
        let mut secrets = vec![None; checked.grammar.rules.len()];
        for field in checked.grammar.sections.iter().flat_map(|section| &section.fields) {
            let secret = field.secret.map(|secret| match secret {
                grammar::Secret::Whole => Secret::Whole(0),
                grammar::Secret::AfterColon => Secret::AfterColon(0),
            });
            for rule in field.rules.iter().filter(|_| secret.is_some()) {
                secrets[rule.index()] = secret;
            }
        }
        let names = checked.grammar.rules.iter().map(|rule| rule.name.clone()).collect();
        Ok(TreeMatcher { deriver, rules: Arc::new(RuleFacts { names, secrets }) })
    }

    /// The derivation of the whole text, which has the preferred reading: that of the fields of a parse. `None` if the text
    /// does not match; fails if that is not decided.
    pub fn derive(&self, text: &str) -> Result<Option<Tree>, Exceeded> {
        let nodes = self.deriver.derive(text)?;
        Ok(nodes.map(|nodes| Tree { nodes, rules: self.rules.clone() }))
    }
}

impl Tree {
    /// The rules, each before those within it, in the order of the text.
    pub fn rules(&self) -> impl Iterator<Item = TreeRule<'_>> + Clone {
        self.nodes.iter().map(|&Derivation { rule, start, end, depth }| TreeRule {
            name: self.rules.names.get(rule.index()).map_or("", String::as_str),
            start: start as usize,
            end: end as usize,
            depth: depth as usize,
        })
    }

    /// The byte ranges that are hidden in `text`, of which this is the derivation: what a kind of the grammar redacts,
    /// wherever its rule is.
    pub fn secret_spans(&self, text: &str) -> Vec<(usize, usize)> {
        let secret = |node: &Derivation| {
            let secret = self.rules.secrets.get(node.rule.index()).copied()??;
            secret.span(text, (node.start as usize, node.end as usize))
        };
        self.nodes.iter().filter_map(secret).collect()
    }
}

impl Library {
    /// Derives texts of a kind or scheme by name.
    pub fn kind_trees(&mut self, kind: &str) -> Result<Arc<TreeMatcher>, LoadError> {
        let added = self.added_kinds().contains(&kind);
        let grammar = self.grammar_of(kind).ok_or_else(|| self.kind_error(kind))?.to_string();
        let checked = self.checked(&grammar)?;
        let start = match Kind::find(kind).filter(|_| !added) {
            Some(kind) => checked.grammar.find(kind.start),
            None => {
                let sections = &checked.grammar.sections;
                sections.iter().find(|section| section.name == kind).map(|section| section.start)
            }
        };
        match start {
            Some(start) => self.trees(&grammar, start),
            None => Err(self.kind_error(kind)),
        }
    }

    /// Derives texts of any rule of a grammar.
    pub fn rule_trees(&mut self, grammar: &str, rule: &str) -> Result<Arc<TreeMatcher>, LoadError> {
        let start = self.rule_id(grammar, rule)?;
        self.trees(grammar, start)
    }

    fn trees(&mut self, grammar: &str, start: RuleId) -> Result<Arc<TreeMatcher>, LoadError> {
        let key = (grammar.to_string(), start.index());
        if let Some(known) = self.trees.get(&key) {
            return known.clone();
        }
        let made = TreeMatcher::new(self.checked(grammar)?, start).map(Arc::new);
        self.trees.insert(key, made.clone());
        made
    }
}
