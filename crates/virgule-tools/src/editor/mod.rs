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
use virgule_compiler::abnf::Checked;
use virgule_compiler::abnf::check::{self, Facts};
use virgule_compiler::abnf::diagnose::{Diagnostics, Source};
use virgule_compiler::abnf::lower::grammar::{Grammar, RuleId};
use virgule_compiler::abnf::lower::{Loader, Surface, lower};
use virgule_compiler::abnf::read::tree::Tree;
use virgule_compiler::grammars::GRAMMARS;

/// A document with its imports, read, lowered and checked, even if it has errors.
#[derive(Debug)]
pub struct DocumentAnalysis {
    /// The text of the document.
    pub source: Arc<Source>,
    /// The rules. Expressions with errors match the empty string.
    pub grammar: Grammar,
    /// The findings of [`analyze`](virgule_compiler::abnf::analyze).
    pub diagnostics: Diagnostics,
    facts: Facts,
}

impl DocumentAnalysis {
    /// Analyzes a document.
    pub fn new(source: &Arc<Source>, loader: &dyn Loader) -> Self {
        let mut diagnostics = Diagnostics::new();
        let mut grammar = lower(source, loader, &mut diagnostics);
        let facts = check::check(&mut grammar, &mut diagnostics);
        diagnostics.sort();
        diagnostics.dedup();
        DocumentAnalysis { source: source.clone(), grammar, diagnostics, facts }
    }

    /// Returns the grammar for the compiler; `None` if it has errors.
    pub fn checked(&self) -> Option<Checked> {
        let checked = || Checked { grammar: self.grammar.clone(), facts: self.facts.clone() };
        (!self.diagnostics.has_errors()).then(checked)
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
        &self.grammar.surface
    }

    /// Returns the tree of the document itself; `None` never occurs, because the document is always read.
    pub fn tree(&self) -> Option<&Tree> {
        self.surface().trees().next().map(|(_, tree)| tree)
    }

    /// True if a rule is a core rule or one of a built-in grammar, which have no file.
    pub fn is_built_in(&self, rule: RuleId) -> bool {
        let (document, source) = (self.surface().document(rule), &self.surface().tree(rule).source);
        let built_in = |&(name, text): &(&str, &str)| name == document && text == source.text;
        let known = document.is_empty() || GRAMMARS.iter().any(built_in);
        known && !Arc::ptr_eq(source, &self.source) && !Path::new(&source.name).is_absolute()
    }

    /// Returns the name of a rule in the spelling of its definition.
    pub fn name(&self, rule: RuleId) -> &str {
        self.surface().written(rule).next().map_or("", |written| written.name.text.as_str())
    }
}
