//! A document and its imports as they are written, with what their names mean.
//!
//! The grammar that [`lower`](super::lower) makes has forgotten how a rule was written: `[ a ]` is a repetition there,
//! `"ab"` two sets. Code that shows rules needs brackets, literals and counts as the document prints them, and
//! still has to know which rule a name is. The numbers of rules are those of the grammar.

use super::documents::Documents;
use super::grammar::{self, RuleId};
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

    /// The same for a rule of the lowered grammar, which may be a decoded copy with a number of its own.
    pub fn definition(&self, rule: &grammar::Rule) -> Vec<&RuleNode> {
        let document = self.documents.list.iter().find(|known| Arc::ptr_eq(&known.tree.source, &rule.source));
        let rules = document.into_iter().flat_map(|document| &document.tree.rules);
        rules.filter(|written| written.name.text.eq_ignore_ascii_case(&rule.name)).collect()
    }

    /// The file that defines a rule, read.
    pub fn tree(&self, rule: RuleId) -> &Tree {
        &self.documents.list[self.scope.definitions[rule.index()].document].tree
    }

    /// The name of the document that defines a rule; empty for the core rules.
    pub fn document(&self, rule: RuleId) -> &str {
        &self.documents.list[self.scope.definitions[rule.index()].document].name
    }

    /// The rule that the definition of `within` means by `name`.
    pub fn find(&self, within: RuleId, name: &str) -> Option<RuleId> {
        self.scope.find(self.scope.definitions[within.index()].document, name)
    }

    /// The rule that the definition of `within` means by the prose `<text>`.
    pub fn find_prose(&self, within: RuleId, text: &str) -> Option<RuleId> {
        let name = &self.written(within).next()?.name.text;
        self.scope.find_prose(self.scope.definitions[within.index()].document, name, text)
    }

    /// The rule that the document itself means by `name`: its own, an imported one or a core rule.
    pub fn named(&self, name: &str) -> Option<RuleId> {
        self.scope.find(0, name)
    }
}
