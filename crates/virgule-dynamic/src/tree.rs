//! Derivations by any rule: the rules that match the parts of the input.
//!
//! The rule is matched by a chart, whether it has an automaton or not: an automaton records only fields, not the
//! matches of other rules.

use crate::chart::limits::{ChartLimits, TREE_MEMORY};
use crate::chart::{self, Derivation, Exceeded, Program};
use crate::kinds;
use crate::library::{Grammar, Library, LoadError, only};
use std::sync::Arc;
use virgule_compiler::abnf::Checked;
use virgule_compiler::abnf::lower::grammar::RuleId;
use virgule_compiler::nfa::error::BuildError;
use virgule_core::{Kind, Secret};

/// Derives input by one rule.
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
    /// The program, which marks every rule.
    program: Program,
    rules: Arc<RuleFacts>,
}

/// By rule index: what trees show of the rule.
#[derive(Debug)]
struct RuleFacts {
    names: Vec<String>,
    /// The secret parts of each rule that a kind of the grammar hides (`;! redact`).
    secrets: Vec<Option<Secret>>,
}

/// The derivation of an input.
#[derive(Debug, Clone)]
pub struct Tree {
    nodes: Vec<Derivation>,
    rules: Arc<RuleFacts>,
}

/// A rule in a derivation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TreeRule<'t> {
    /// Its id in the grammar.
    pub rule: RuleId,
    /// The name of the rule.
    pub name: &'t str,
    /// The byte offset where the match begins.
    pub start: usize,
    /// The byte offset where the match ends.
    pub end: usize,
    /// The number of rules around it.
    pub depth: usize,
}

impl TreeMatcher {
    /// Compiles a rule. Fails if it has faults, or exceeds a limit.
    pub fn new(checked: &Checked, start: RuleId) -> Result<Self, LoadError> {
        checked.require(start).map_err(LoadError::Grammar)?;
        let too_large =
            |limit| LoadError::Grammar(only(BuildError::limit(start, limit).diagnostic(&checked.grammar)));
        let program = Program::marked(checked, start).map_err(too_large)?;
        let mut secrets = vec![None; checked.grammar.rules.len()];
        for field in checked.grammar.sections.iter().flat_map(|section| &section.fields) {
            if let Some(secret) = kinds::secret(0, field) {
                field.rules.iter().for_each(|rule| secrets[rule.index()] = Some(secret));
            }
        }
        let names = checked.grammar.rules.iter().map(|rule| rule.name.clone()).collect();
        Ok(TreeMatcher { program, rules: Arc::new(RuleFacts { names, secrets }) })
    }

    /// Returns the derivation of the entire input by the preferred reading, which is that of the fields of a parse.
    /// `None` if the input does not match. Costs the same as [`Program::parse`], and memory for each rule of the tree.
    /// Fails if that exceeds [`ITEMS`](chart::limits::ITEMS) or [`TREE_MEMORY`].
    pub fn derive(&self, text: &str) -> Result<Option<Tree>, Exceeded> {
        let limits = ChartLimits { memory: TREE_MEMORY, ..ChartLimits::default() };
        let nodes = chart::derive(&self.program, text, limits)?;
        Ok(nodes.map(|nodes| Tree { nodes, rules: self.rules.clone() }))
    }
}

impl Tree {
    /// Returns the rules in preorder.
    pub fn rules(&self) -> impl Iterator<Item = TreeRule<'_>> + Clone {
        self.nodes.iter().map(|&Derivation { rule, start, end, depth }| TreeRule {
            rule,
            name: self.rules.names.get(rule.index()).map_or("", String::as_str),
            start: start as usize,
            end: end as usize,
            depth: depth as usize,
        })
    }

    /// Returns the byte ranges that are secret in `text`, the input of this derivation: every match of a rule that a
    /// kind of the grammar redacts.
    pub fn secret_spans(&self, text: &str) -> Vec<(usize, usize)> {
        let secret = |node: &Derivation| {
            let secret = self.rules.secrets.get(node.rule.index()).copied()??;
            secret.span(text, (node.start as usize, node.end as usize))
        };
        self.nodes.iter().filter_map(secret).collect()
    }
}

impl Library {
    /// Returns the tree matcher of a kind or scheme by name.
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

    /// Returns the tree matcher of any rule of a grammar.
    pub fn rule_trees(&mut self, grammar: &str, rule: &str) -> Result<Arc<TreeMatcher>, LoadError> {
        let start = self.rule_id(grammar, rule)?;
        self.trees(grammar, start)
    }

    fn trees(&mut self, grammar: &str, start: RuleId) -> Result<Arc<TreeMatcher>, LoadError> {
        let Grammar { checked, trees, .. } = self.grammar(grammar)?;
        let known = trees.entry(start.index());
        known.or_insert_with(|| TreeMatcher::new(checked, start).map(Arc::new)).clone()
    }
}
