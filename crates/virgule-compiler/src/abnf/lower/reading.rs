//! Shared code for reading directives: words that name rules and fields, repeated words, and errors.

use super::directive::duplicate;
use super::documents::Document;
use super::fields::binding;
use super::rule::{Field, RuleId};
use super::scope::Scope;
use crate::abnf::diagnose::{Diagnostic, Diagnostics, Span, meant};
use crate::abnf::read::tree::{DirectiveNode, Name};
use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::hash::Hash;

/// Lowers the directives of a document.
pub(super) struct Reading<'a> {
    pub(super) document: &'a Document,
    /// Index of the document in [`Documents::list`](super::documents::Documents::list).
    pub(super) index: usize,
    pub(super) scope: &'a Scope,
    pub(super) diagnostics: &'a mut Diagnostics,
}

impl Reading<'_> {
    /// Returns the rule that a word names, or reports an undefined one.
    pub(super) fn rule(&mut self, name: &Name) -> Option<RuleId> {
        self.rule_in(name, &name.text)
    }

    /// Returns the rule that `name`, a part of the word `arg`, names, or reports an undefined one.
    pub(super) fn rule_in(&mut self, arg: &Name, name: &str) -> Option<RuleId> {
        let found = self.scope.resolve(self.index, name, None, &self.document.tree.source, arg.span);
        found.map_err(|report| self.diagnostics.extend(report)).ok()
    }

    /// Returns the index of the field that a word names, or reports an unknown one.
    pub(super) fn named_field(&mut self, arg: &Name, fields: &[Field]) -> Option<usize> {
        let named = |field: &Field| field.exposed && field.name.eq_ignore_ascii_case(&arg.text);
        let found = fields.iter().position(named);
        if found.is_none() {
            let names = fields.iter().filter(|field| field.exposed).map(|field| field.name.as_str());
            let is_list = find_all(&self.document.tree.directives.iter().collect::<Vec<_>>(), "fields")
                .flat_map(|line| &line.args)
                .any(|word| matches!(binding(&word.text), (name, true, _) if name.eq_ignore_ascii_case(&arg.text)));
            let otherwise = || match self.scope.find(self.index, &arg.text) {
                _ if is_list => {
                    "it is a list, and only a field that occurs at most once can be used here".to_string()
                }
                Some(_) => format!("list it: `;! fields {}`", arg.text),
                None => "there is no rule of this name; the fields of `;! parameters` cannot be used here"
                    .to_string(),
            };
            let message = format!("`{}` is not a field of this section", arg.text);
            let source = &self.document.tree.source;
            let error =
                Diagnostic::error("unknown-field", message, source, arg.span, "not listed in `fields`");
            self.diagnostics.push(error.misspelled(&arg.text, meant(&arg.text, names), otherwise));
        }
        found
    }

    /// True if `key` is new, in which case it is added to `seen`. Reports a repeated key, with its first occurrence.
    pub(super) fn is_first<K: Eq + Hash>(
        &mut self,
        seen: &mut HashMap<K, Span>,
        key: K,
        span: Span,
        message: impl FnOnce() -> String,
    ) -> bool {
        match seen.entry(key) {
            Entry::Vacant(new) => {
                new.insert(span);
                true
            }
            Entry::Occupied(first) => {
                self.again(message(), span, *first.get());
                false
            }
        }
    }

    pub(super) fn again(&mut self, message: String, span: Span, first: Span) {
        self.diagnostics.push(duplicate(message, &self.document.tree.source, span, first));
    }

    pub(super) fn error(
        &mut self,
        code: &'static str,
        message: impl Into<String>,
        span: Span,
        label: &str,
        help: impl Into<String>,
    ) {
        let source = &self.document.tree.source;
        self.diagnostics.push(Diagnostic::error(code, message, source, span, label).help(help));
    }
}

pub(super) fn find_all<'a>(
    lines: &[&'a DirectiveNode],
    name: &str,
) -> impl Iterator<Item = &'a DirectiveNode> {
    lines.iter().filter(move |line| line.name.text == name).copied()
}

pub(super) fn find<'a>(lines: &[&'a DirectiveNode], name: &str) -> Option<&'a DirectiveNode> {
    find_all(lines, name).next()
}
