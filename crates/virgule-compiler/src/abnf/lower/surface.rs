//! A document and its imports as they are written, with resolved names.
//!
//! The result of [`lower`](super::lower) does not contain how a rule is written: `[ a ]` is a repetition there, `"ab"`
//! a sequence of two sets. Code that shows rules needs brackets, literals and counts as the document prints them,
//! together with the rule that a name resolves to. Rules have the ids of the lowered grammar.

use super::documents::Documents;
use super::grammar::{self, RuleId};
use super::prose::Prose;
use super::scope::Scope;
use crate::abnf::read::tree::{RuleNode, Tree};
use std::fmt;
use std::sync::Arc;

/// The rules of a document, of its imports and the core rules, as they are written.
pub struct Surface {
    pub(super) documents: Documents,
    pub(super) scope: Scope,
}

impl fmt::Debug for Surface {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Surface").field("name", &self.name()).finish_non_exhaustive()
    }
}

impl Surface {
    /// The name of the document itself.
    pub fn name(&self) -> &str {
        &self.documents.list[0].name
    }

    /// All rules: those of the document, then those of its imports, then the core rules.
    pub fn rules(&self) -> impl Iterator<Item = RuleId> {
        (0..self.scope.definitions.len()).map(|index| RuleId(index as u32))
    }

    /// The definition of a rule as it is written: the right side of `=`, then of each `=/`.
    pub fn written(&self, rule: RuleId) -> impl Iterator<Item = &RuleNode> {
        let definition = &self.scope.definitions[rule.index()];
        let tree = self.tree(rule);
        definition.rules.iter().map(|&index| &tree.rules[index])
    }

    /// The definition, as [`Self::written`] returns it, of a rule of the lowered grammar. That may be a decoded copy,
    /// whose id is not an id of this surface.
    pub fn definition(&self, rule: &grammar::Rule) -> Vec<&RuleNode> {
        let document = self.documents.list.iter().find(|known| Arc::ptr_eq(&known.tree.source, &rule.source));
        let rules = document.into_iter().flat_map(|document| &document.tree.rules);
        rules.filter(|written| written.name.text.eq_ignore_ascii_case(&rule.name)).collect()
    }

    /// The syntax tree of the file that defines a rule.
    pub fn tree(&self, rule: RuleId) -> &Tree {
        &self.documents.list[self.scope.definitions[rule.index()].document].tree
    }

    /// The name of the document that defines a rule; empty for the core rules.
    pub fn document(&self, rule: RuleId) -> &str {
        &self.documents.list[self.scope.definitions[rule.index()].document].name
    }

    /// The rule that `name` resolves to in the definition of `within`.
    pub fn find(&self, within: RuleId, name: &str) -> Option<RuleId> {
        self.scope.find(self.scope.definitions[within.index()].document, name)
    }

    /// The rule that the prose-val `<text>` resolves to in the definition of `within`.
    pub fn find_prose(&self, within: RuleId, text: &str) -> Option<RuleId> {
        let mut written = self.written(within);
        let first = written.next()?;
        let whole = written.next().is_none() && first.is_prose();
        let prose = Prose { text, rule: &first.name.text, whole };
        prose.find(self.scope.definitions[within.index()].document, &self.scope)
    }

    /// The rule that `name` resolves to in the document itself: its own, an imported one or a core rule.
    pub fn named(&self, name: &str) -> Option<RuleId> {
        self.scope.find(0, name)
    }
}
