//! Name resolution.
//!
//! A name is looked up in the rules of the document itself, then of its imports, in the order of the directives, then
//! in the core rules. An imported rule keeps the scope of its own document: `authority` of RFC 3986 references the
//! `host` of RFC 3986, even if the importing document defines a `host`. Names ignore ASCII case (RFC 5234 section 2.1).

use super::documents::Documents;
use super::elsewhere;
use super::grammar::RuleId;
use crate::abnf::diagnose::{Diagnostic, Diagnostics, Source, Span, did_you_mean};
use crate::abnf::read::tree::{PieceKind, RuleNode, Tree};
use std::collections::{HashMap, HashSet};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

/// Maximum number of undefined names for which a near name is suggested: each suggestion compares all names.
const SUGGESTIONS: usize = 100;

/// A rule's definition: its document, and the tree's rules that it consists of.
pub struct Definition {
    /// The name in the spelling of the definition.
    pub name: String,
    /// The document's index.
    pub document: usize,
    /// Indices of the tree's rules: the rule with `=`, then those with `=/`.
    pub rules: Vec<usize>,
}

/// All definitions in the order of their [`RuleId`]s, and the tables that resolve names.
pub struct Scope {
    /// By [`RuleId`]: the definition.
    pub definitions: Vec<Definition>,
    /// By document: its name.
    documents: Vec<String>,
    /// By document: the rules that it defines, by name in lower case.
    names: Vec<HashMap<String, RuleId>>,
    /// By document: the names, in lower case, of rules with syntax errors.
    unread: Vec<HashSet<String>>,
    /// By document: whether one of its imports is missing, which may define any name.
    incomplete: Vec<bool>,
    /// Number of undefined names that have been reported.
    undefined: AtomicUsize,
    /// By document: the documents whose rules are visible to it, itself first, the core rules last.
    sees: Vec<Vec<usize>>,
}

/// Numbers all rules, and reports duplicates and increments without a base.
pub fn bind(documents: &Documents, diagnostics: &mut Diagnostics) -> Scope {
    let mut scope = Scope {
        definitions: Vec::new(),
        documents: documents.list.iter().map(|document| document.name.clone()).collect(),
        names: Vec::new(),
        unread: Vec::new(),
        incomplete: documents.list.iter().map(|document| document.incomplete).collect(),
        undefined: AtomicUsize::new(0),
        sees: Vec::new(),
    };
    for (index, document) in documents.list.iter().enumerate() {
        scope.names.push(HashMap::new());
        for (position, rule) in document.tree.rules.iter().enumerate() {
            scope.define(index, position, rule, &document.tree.source, documents, diagnostics);
        }
        scope.unread.push(unread_names(&document.tree));
        let mut sees = vec![index];
        sees.extend(&document.imports);
        sees.push(documents.core());
        scope.sees.push(sees);
    }
    scope
}

impl Scope {
    fn define(
        &mut self,
        document: usize,
        position: usize,
        rule: &RuleNode,
        source: &Arc<Source>,
        documents: &Documents,
        diagnostics: &mut Diagnostics,
    ) {
        let key = rule.name.text.to_ascii_lowercase();
        match (self.names[document].get(&key).copied(), rule.incremental) {
            (None, false) => self.add(document, position, &rule.name.text),
            (Some(base), true) => self.definitions[base.index()].rules.push(position),
            (None, true) => {
                let rules = &documents.list[document].tree.rules;
                let later = rules[position..].iter().find(|other| {
                    !other.incremental && other.name.text.eq_ignore_ascii_case(&rule.name.text)
                });
                let source = &documents.list[document].tree.source;
                diagnostics.push(increment_without_base(rule, later, source));
                // The rule is defined nevertheless, so that references to it are not reported as well.
                if later.is_none() {
                    self.add(document, position, &rule.name.text);
                }
            }
            (Some(first), false) => {
                let first = self.definitions[first.index()].rules[0];
                let first = documents.list[document].tree.rules[first].name.span;
                diagnostics.push(
                    Diagnostic::error(
                        "duplicate-rule",
                        format!("`{}` is defined twice", rule.name.text),
                        source,
                        rule.name.span,
                        "second definition",
                    )
                    .and(first, "first definition")
                    .help("rule names ignore case; write `=/` to add an alternative"),
                );
            }
        }
    }

    fn add(&mut self, document: usize, position: usize, name: &str) {
        let id = RuleId(self.definitions.len() as u32);
        self.definitions.push(Definition { name: name.to_string(), document, rules: vec![position] });
        self.names[document].insert(name.to_ascii_lowercase(), id);
    }

    /// Number of rules that the document with that index defines.
    pub fn own_rules(&self, document: usize) -> usize {
        self.names[document].len()
    }

    /// The rule that `name` resolves to in `document`.
    pub fn find(&self, document: usize, name: &str) -> Option<RuleId> {
        let key = name.to_ascii_lowercase();
        self.sees[document].iter().find_map(|&seen| self.names[seen].get(&key).copied())
    }

    /// The rule that `name` resolves to in `document` if the rules of the document itself are ignored.
    pub fn find_imported(&self, document: usize, name: &str) -> Option<RuleId> {
        let key = name.to_ascii_lowercase();
        self.sees[document][1..].iter().find_map(|&seen| self.names[seen].get(&key).copied())
    }

    /// The rule that `name` resolves to if only the `cited` ones of the imports are searched, then all of them.
    pub fn find_cited(&self, document: usize, cited: &[String], name: &str) -> Option<RuleId> {
        let key = name.to_ascii_lowercase();
        let is_cited = |seen: &&usize| cited.contains(&self.documents[**seen]);
        let mut imports = self.sees[document][1..].iter().filter(is_cited);
        let found = imports.find_map(|&seen| self.names[seen].get(&key).copied());
        found.or_else(|| self.find_imported(document, name))
    }

    /// The rule of the document itself that is spelled as `name`, in upper and lower case too.
    pub fn find_exactly(&self, document: usize, name: &str) -> Option<RuleId> {
        let rule = *self.names[document].get(&name.to_ascii_lowercase())?;
        (self.definitions[rule.index()].name == name).then_some(rule)
    }

    /// True if a document imports one with that name.
    pub fn imports(&self, document: usize, name: &str) -> bool {
        self.sees[document].iter().any(|&seen| self.documents[seen] == name)
    }

    /// Whether an import of a document is missing, so that a name may be defined there.
    pub fn is_incomplete(&self, document: usize) -> bool {
        self.incomplete[document]
    }

    /// Like [`Self::find`]. The error for an undefined name says where it is defined, or what the nearest name is; it is
    /// `None` if what is wrong has been reported already.
    pub fn resolve(
        &self,
        document: usize,
        name: &str,
        source: &Arc<Source>,
        span: Span,
    ) -> Result<RuleId, Option<Diagnostic>> {
        if let Some(found) = self.find(document, name) {
            return Ok(found);
        }
        // A rule with a syntax error has been reported already; references to it are not. So has a missing import.
        let key = name.to_ascii_lowercase();
        let unread = self.sees[document].iter().any(|&seen| self.unread[seen].contains(&key));
        if unread || self.incomplete[document] {
            return Err(None);
        }
        let undefined = 1 + self.undefined.fetch_add(1, Ordering::Relaxed);
        let near = || match undefined <= SUGGESTIONS {
            true => did_you_mean(name, self.visible(document)),
            false => None,
        };
        let help = match elsewhere::defining(name).filter(|known| !self.imports(document, known)) {
            Some(known) => format!("`{known}` defines it: add `;! import {known}`"),
            None => match near() {
                Some(near) => format!("did you mean `{near}`?"),
                None => "define it, or import the document that does: `;! import DOCUMENT`".to_string(),
            },
        };
        let report = Diagnostic::error(
            "undefined-rule",
            format!("there is no rule `{name}`"),
            source,
            span,
            "not defined here, not imported, not a core rule",
        );
        Err(Some(report.help(help)))
    }

    /// Every name that is visible to the document, sorted.
    fn visible(&self, document: usize) -> impl Iterator<Item = &str> {
        let mut names: Vec<&str> = self.sees[document]
            .iter()
            .flat_map(|&seen| self.names[seen].keys().map(String::as_str))
            .collect();
        names.sort_unstable();
        names.into_iter()
    }
}

/// The error for `=/` without a preceding rule of the same name; `later` is a rule of that name further down.
fn increment_without_base(rule: &RuleNode, later: Option<&RuleNode>, source: &Arc<Source>) -> Diagnostic {
    let name = &rule.name.text;
    match later {
        None => Diagnostic::error(
            "increment-without-base",
            format!("`=/` extends a rule `{name}` that does not exist"),
            source,
            rule.name.span,
            "not defined in this file",
        )
        .help("write `=` to define it here; a rule of another document cannot be extended"),
        Some(later) => Diagnostic::error(
            "increment-without-base",
            format!("`=/` extends `{name}` before it is defined"),
            source,
            rule.name.span,
            "extended here",
        )
        .and(later.name.span, "defined here")
        .help("move the definition above the lines that extend it"),
    }
}

/// The names of rules with syntax errors: the names at the beginning of unread text.
fn unread_names(tree: &Tree) -> HashSet<String> {
    let unread = tree.pieces.iter().filter(|piece| piece.kind == PieceKind::Unread);
    let text = unread.filter_map(|piece| tree.source.text.get(piece.span.start..piece.span.end));
    let name = |text: &str| {
        let text = text.trim_start();
        let end = text.find(|c: char| !c.is_ascii_alphanumeric() && c != '-').unwrap_or(text.len());
        text[..end].to_ascii_lowercase()
    };
    text.map(name).collect()
}
