//! Who means what by a name.
//!
//! A document sees its own rules, then those of the documents it imports, in the order of the imports, then
//! the core rules. An imported rule keeps the scope of its own document: `authority` of RFC 3986 goes on
//! meaning RFC 3986's `host`, whatever the importing document calls `host`. Names ignore ASCII case
//! (RFC 5234 section 2.1).

use super::documents::Documents;
use super::grammar::RuleId;
use crate::abnf::diagnose::{Diagnostic, Diagnostics, Source, Span, did_you_mean};
use crate::abnf::read::tree::{PieceKind, RuleNode, Tree};
use std::collections::{HashMap, HashSet};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

/// No near name is suggested beyond this number of undefined names: each search compares all names.
const SUGGESTIONS: usize = 100;

/// The span of a definition: document and rule within it; `=/` lines are listed behind the base.
pub struct Definition {
    /// The document's index.
    pub document: usize,
    /// Indices of the tree's rules: the base, then its increments.
    pub rules: Vec<usize>,
}

/// All definitions in the order of their [`RuleId`]s, and how names find them.
pub struct Scope {
    /// By [`RuleId`].
    pub definitions: Vec<Definition>,
    /// For each document, its own names in lower case.
    names: Vec<HashMap<String, RuleId>>,
    /// For each document, names in lower case that text defines which could not be read.
    unread: Vec<HashSet<String>>,
    /// For each document, whether an import of it is missing, which may define any name.
    incomplete: Vec<bool>,
    /// The number of undefined names.
    undefined: AtomicUsize,
    /// For each document, the documents whose rules it sees, itself first, the core rules last.
    sees: Vec<Vec<usize>>,
}

/// Numbers all rules, and reports duplicates and increments without a base.
pub fn bind(documents: &Documents, diagnostics: &mut Diagnostics) -> Scope {
    let mut scope = Scope {
        definitions: Vec::new(),
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
            (None, false) => self.add(document, position, key),
            (Some(base), true) => self.definitions[base.index()].rules.push(position),
            (None, true) => {
                let rules = &documents.list[document].tree.rules;
                let later = rules[position..].iter().find(|other| {
                    !other.incremental && other.name.text.eq_ignore_ascii_case(&rule.name.text)
                });
                let source = &documents.list[document].tree.source;
                diagnostics.push(increment_without_base(rule, later, source));
                // Known from here on, so that nothing that names it is reported as well.
                if later.is_none() {
                    self.add(document, position, key);
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

    fn add(&mut self, document: usize, position: usize, key: String) {
        let id = RuleId(self.definitions.len() as u32);
        self.definitions.push(Definition { document, rules: vec![position] });
        self.names[document].insert(key, id);
    }

    /// How many rules the document with that index defines.
    pub fn own_rules(&self, document: usize) -> usize {
        self.names[document].len()
    }

    /// The rule that `document` means by `name`.
    pub fn find(&self, document: usize, name: &str) -> Option<RuleId> {
        let key = name.to_ascii_lowercase();
        self.sees[document].iter().find_map(|&seen| self.names[seen].get(&key).copied())
    }

    /// The rule that `document` would mean by `name` if it did not define one.
    fn find_imported(&self, document: usize, name: &str) -> Option<RuleId> {
        let key = name.to_ascii_lowercase();
        self.sees[document][1..].iter().find_map(|&seen| self.names[seen].get(&key).copied())
    }

    /// The rule that the prose of `<text>` names in the definition of `rule`: RFC 3986 writes `0<pchar>`, others
    /// `<authority, see [RFC3986], Section 3.2>`.
    pub fn find_prose(&self, document: usize, rule: &str, text: &str) -> Option<RuleId> {
        let name = text.split([',', ' ', '\t']).next().unwrap_or("");
        match name.eq_ignore_ascii_case(rule) {
            // `host = <host, see [RFC3986]>` refers to the rule of that name in another document.
            true => self.find_imported(document, name),
            false => self.find(document, name),
        }
    }

    /// Whether an import of a document is missing, so that a name may be defined there.
    pub fn is_incomplete(&self, document: usize) -> bool {
        self.incomplete[document]
    }

    /// Like [`Self::find`], and reports a name that means nothing, with the nearest one that does.
    pub fn resolve(
        &self,
        document: usize,
        name: &str,
        source: &Arc<Source>,
        span: Span,
        diagnostics: &mut Diagnostics,
    ) -> Option<RuleId> {
        let found = self.find(document, name);
        // A rule that could not be read was reported; that it is missing elsewhere is no news.
        let key = name.to_ascii_lowercase();
        let unread = self.sees[document].iter().any(|&seen| self.unread[seen].contains(&key));
        // So was an import that is missing.
        if found.is_none() && !unread && !self.incomplete[document] {
            let undefined = 1 + self.undefined.fetch_add(1, Ordering::Relaxed);
            let report = Diagnostic::error(
                "undefined-rule",
                format!("there is no rule `{name}`"),
                source,
                span,
                "not defined here, not imported, not a core rule",
            );
            let near = (undefined <= SUGGESTIONS).then(|| did_you_mean(name, self.visible(document)));
            let help = match near.flatten() {
                Some(near) => format!("did you mean `{near}`?"),
                None => "define it, or import the document that does: `;! import DOCUMENT`".to_string(),
            };
            diagnostics.push(report.help(help));
        }
        found
    }

    /// Every name the document sees, in a fixed order.
    fn visible(&self, document: usize) -> impl Iterator<Item = &str> {
        let mut names: Vec<&str> = self.sees[document]
            .iter()
            .flat_map(|&seen| self.names[seen].keys().map(String::as_str))
            .collect();
        names.sort_unstable();
        names.into_iter()
    }
}

/// The error for `=/` where no rule of that name is above; `later` is one that is below.
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

/// The names at the beginning of text that could not be read: those of rules that went wrong.
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
