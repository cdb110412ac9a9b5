//! Answers for an editor about a grammar, without a protocol. `virgule lsp` sends them.
//!
//! ```text
//! positions    byte offsets ↔ lines and columns, in UTF-8 or UTF-16
//! workspace    open files and files on disk → the documents that an import finds; ABNF in the text of an RFC
//! names        a grammar → each occurrence of the name of a rule
//! rename       a new name for a rule → edits of all documents that use it, checked to mean the same
//! hover        the rule, directive or import at an offset → a description in Markdown
//! complete     an offset → names that can be written there
//! tokens       a grammar → its tokens, by kind
//! ```
//!
//! All answers are given for a grammar with errors too, as far as it can be read.

pub mod complete;
pub mod hover;
pub mod names;
pub mod positions;
pub mod rename;
#[cfg(test)]
mod tests;
pub mod tokens;
pub mod workspace;

use std::path::Path;
use std::sync::Arc;
use virgule_compiler::abnf::diagnose::{Diagnostics, Source, Span};
use virgule_compiler::abnf::lower::grammar::{Grammar, RuleId};
use virgule_compiler::abnf::lower::{Loader, Surface};
use virgule_compiler::abnf::read::tree::{Name, RuleNode, Tree};
use virgule_compiler::abnf::{Checked, analyze_leniently};
use virgule_compiler::grammars::GRAMMARS;

/// A document with its imports, read, lowered and checked, even if it has errors.
#[derive(Debug)]
pub struct DocumentAnalysis {
    /// The findings of [`analyze_leniently`].
    pub diagnostics: Diagnostics,
    checked: Checked,
}

impl DocumentAnalysis {
    /// Analyzes a document.
    pub fn new(source: &Arc<Source>, loader: &dyn Loader) -> Self {
        let mut diagnostics = Diagnostics::new();
        let checked = analyze_leniently(source, loader, &mut diagnostics);
        DocumentAnalysis { diagnostics, checked }
    }

    /// Returns the text of the document.
    pub fn source(&self) -> &Arc<Source> {
        &self.grammar().source
    }

    /// Returns the rules. Expressions with errors match the empty string.
    pub fn grammar(&self) -> &Grammar {
        &self.checked.grammar
    }

    /// Returns the grammar for the compiler; `None` if it has errors.
    pub fn checked(&self) -> Option<&Checked> {
        (!self.diagnostics.has_errors()).then_some(&self.checked)
    }

    /// True if `other` has the same results: the document, its imports and the messages are the same.
    pub fn is_same(&self, other: &DocumentAnalysis) -> bool {
        let texts = |analysis: &DocumentAnalysis| -> Vec<Arc<Source>> {
            analysis.surface().trees().map(|(_, tree)| tree.source.clone()).collect()
        };
        let messages = |analysis: &DocumentAnalysis| -> Vec<String> {
            analysis.diagnostics.iter().map(|finding| finding.message.clone()).collect()
        };
        texts(self) == texts(other) && messages(self) == messages(other)
    }

    /// Returns the document and its imports as written.
    pub fn surface(&self) -> &Surface {
        &self.grammar().surface
    }

    /// Returns the tree of the document itself.
    pub fn tree(&self) -> &Tree {
        self.surface().own_tree()
    }

    /// Returns the rule with syntax errors whose name is at `span`: the tree of its document, and its name there.
    pub fn unread(&self, span: Span) -> Option<(&Tree, Name)> {
        let name = self.source().text.get(span.start..span.end)?;
        let is_same = |unread: &Name| unread.text.eq_ignore_ascii_case(name);
        self.surface().trees().find_map(|(_, tree)| Some((tree, tree.unread_rules().find(is_same)?)))
    }

    /// Returns the word of an import at `offset`, and the tree of the document that it names.
    pub fn import_at(&self, offset: usize) -> Option<(&Name, &Tree)> {
        let word = self.tree().imports().find(|word| word.span.touches(offset))?;
        let (_, tree) = self.surface().trees().find(|(name, _)| *name == word.text)?;
        Some((word, tree))
    }

    /// True if the document or one of its imports imports a document called `name`, even if there is none.
    pub fn imports(&self, name: &str) -> bool {
        self.surface().trees().any(|(_, tree)| tree.imports().any(|word| word.text == name))
    }

    /// True if a rule is a core rule or one of a built-in grammar, which have no file.
    pub fn is_built_in(&self, rule: RuleId) -> bool {
        let (document, source) = (self.surface().document(rule), &self.surface().tree(rule).source);
        let built_in = |&(name, text): &(&str, &str)| name == document && text == source.text;
        let known = document.is_empty() || GRAMMARS.iter().any(built_in);
        known && !Arc::ptr_eq(source, self.source()) && !Path::new(&source.name).is_absolute()
    }

    /// True if a rule expresses a part of a difference, so that its name is not written anywhere.
    pub fn is_generated(&self, rule: RuleId) -> bool {
        self.surface().written(rule).any(RuleNode::is_generated)
    }

    /// Returns the name of a rule in the spelling of its definition.
    pub fn name(&self, rule: RuleId) -> &str {
        self.surface().written(rule).next().map_or("", |written| written.name.text.as_str())
    }
}
