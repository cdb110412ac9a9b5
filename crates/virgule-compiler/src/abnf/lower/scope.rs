//! Name resolution.
//!
//! A name is looked up in the rules of the document itself, then of its imports in the order of the directives, then in
//! the core rules. An imported rule keeps the scope of its own document: `authority` of RFC 3986 references the `host`
//! of RFC 3986, even if the importing document defines a `host`. Names are case-insensitive (RFC 5234 section 2.1).

use super::documents::Documents;
use super::rule::RuleId;
use crate::abnf::diagnose::{Diagnostic, Diagnostics, Source, Span, help_for};
use crate::abnf::read::tree::{Name, PieceKind, RuleNode, Tree};
use crate::grammars::GRAMMARS;
use std::collections::{HashMap, HashSet};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, OnceLock};

/// Maximum number of undefined names for which a near name is suggested, because each suggestion compares all names.
const SUGGESTIONS: usize = 100;

/// The definition of a rule: its document, and the parts of the tree that define it.
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
    /// The name of each document.
    documents: Vec<String>,
    /// By document: the rules that it defines, by name in lower case.
    names: Vec<HashMap<String, RuleId>>,
    /// By document: the names, in lower case, of rules with syntax errors.
    unread: Vec<HashSet<String>>,
    /// By document: true if one of its imports is missing, which may define any name.
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
        for position in 0..document.tree.rules.len() {
            scope.define(index, position, &document.tree, diagnostics);
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
    fn define(&mut self, document: usize, position: usize, tree: &Tree, diagnostics: &mut Diagnostics) {
        let rule = &tree.rules[position];
        let name = &rule.name.text;
        let known = self.names[document].get(&name.to_ascii_lowercase()).copied();
        match (known, rule.incremental) {
            (None, false) => self.add(document, position, name),
            (Some(base), true) => self.definitions[base.index()].rules.push(position),
            (None, true) => {
                let later = tree.rules[position..]
                    .iter()
                    .find(|other| !other.incremental && other.name.text.eq_ignore_ascii_case(name));
                diagnostics.push(increment_without_base(rule, later, &tree.source));
                // Define the rule nevertheless, so that references to it are not reported as well.
                if later.is_none() {
                    self.add(document, position, name);
                }
            }
            (Some(first), false) => {
                let first = tree.rules[self.definitions[first.index()].rules[0]].name.span;
                let (message, label) = (format!("`{name}` is defined twice"), "second definition");
                diagnostics.push(
                    Diagnostic::error("duplicate-rule", message, &tree.source, rule.name.span, label)
                        .and(first, "first definition")
                        .help("rule names are case-insensitive; write `=/` to add an alternative"),
                );
            }
        }
    }

    fn add(&mut self, document: usize, position: usize, name: &str) {
        let id = RuleId(self.definitions.len() as u32);
        self.definitions.push(Definition { name: name.to_string(), document, rules: vec![position] });
        self.names[document].insert(name.to_ascii_lowercase(), id);
    }

    /// Returns the number of rules that the document with that index defines.
    pub fn own_rules(&self, document: usize) -> usize {
        self.names[document].len()
    }

    /// Returns the rule to which `name` resolves in `document`.
    pub fn find(&self, document: usize, name: &str) -> Option<RuleId> {
        self.find_in(&self.sees[document], name)
    }

    /// Returns the rule to which `name` resolves in `document` if the document's own rules are ignored.
    pub fn find_imported(&self, document: usize, name: &str) -> Option<RuleId> {
        self.find_in(&self.sees[document][1..], name)
    }

    /// Returns the rule to which `name` resolves if only the `cited` imports are searched, and then all of them.
    pub fn find_cited(&self, document: usize, cited: &[String], name: &str) -> Option<RuleId> {
        let imports = self.sees[document][1..].iter().filter(|seen| cited.contains(&self.documents[**seen]));
        self.find_in(imports, name).or_else(|| self.find_imported(document, name))
    }

    fn find_in<'d>(&self, documents: impl IntoIterator<Item = &'d usize>, name: &str) -> Option<RuleId> {
        let key = name.to_ascii_lowercase();
        documents.into_iter().find_map(|&seen| self.names[seen].get(&key).copied())
    }

    /// Returns the rule of the document itself that is spelled exactly like `name`, including case.
    pub fn find_exactly(&self, document: usize, name: &str) -> Option<RuleId> {
        let rule = *self.names[document].get(&name.to_ascii_lowercase())?;
        (self.definitions[rule.index()].name == name).then_some(rule)
    }

    /// True if a document imports one with that name.
    pub fn imports(&self, document: usize, name: &str) -> bool {
        self.sees[document].iter().any(|&seen| self.documents[seen] == name)
    }

    /// True if an import of a document is missing, so that a name may be defined there.
    pub fn is_incomplete(&self, document: usize) -> bool {
        self.incomplete[document]
    }

    /// Like [`Self::find`]. The error for an undefined name states where it is defined, or the nearest name. It is
    /// `None` if the cause has already been reported.
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
        // A rule with a syntax error or a missing import has already been reported, so references to it are not.
        let key = name.to_ascii_lowercase();
        let unread = self.sees[document].iter().any(|&seen| self.unread[seen].contains(&key));
        if unread || self.incomplete[document] {
            return Err(None);
        }
        let undefined = 1 + self.undefined.fetch_add(1, Ordering::Relaxed);
        let help = match defining(name).filter(|known| !self.imports(document, known)) {
            Some(known) => format!("`{known}` defines it: add `;! import {known}`"),
            None => {
                let names = (undefined <= SUGGESTIONS).then(|| self.visible(document));
                help_for(name, names.into_iter().flatten(), || {
                    "define it, or import the document that defines it: `;! import DOCUMENT`".to_string()
                })
            }
        };
        let message = format!("there is no rule `{name}`");
        let label = "not defined here, not imported, not a core rule";
        Err(Some(Diagnostic::error("undefined-rule", message, source, span, label).help(help)))
    }

    /// Returns all names that are visible to the document, sorted.
    fn visible(&self, document: usize) -> impl Iterator<Item = &str> {
        let mut names: Vec<&str> = self.sees[document]
            .iter()
            .flat_map(|&seen| self.names[seen].keys().map(String::as_str))
            .collect();
        names.sort_unstable();
        names.into_iter()
    }
}

/// Returns the error for `=/` without a preceding rule of the same name; `later` is a later rule of that name.
fn increment_without_base(rule: &RuleNode, later: Option<&RuleNode>, source: &Arc<Source>) -> Diagnostic {
    let Name { text: name, span } = &rule.name;
    let (message, label, help) = match later {
        None => (
            format!("`=/` extends a rule `{name}` that does not exist"),
            "not defined in this file",
            "write `=` to define it here; a rule of another document cannot be extended",
        ),
        Some(_) => (
            format!("`=/` extends `{name}` before it is defined"),
            "extended here",
            "move the definition above the lines that extend it",
        ),
    };
    let report = Diagnostic::error("increment-without-base", message, source, *span, label).help(help);
    later.into_iter().fold(report, |report, later| report.and(later.name.span, "defined here"))
}

/// Returns the names of rules with syntax errors: the names at the start of unread text.
fn unread_names(tree: &Tree) -> HashSet<String> {
    let unread = tree.pieces.iter().filter(|piece| piece.kind == PieceKind::Unread);
    let text = unread.filter_map(|piece| tree.source.text.get(piece.span.start..piece.span.end));
    let name = |text: &str| {
        let text = text.trim_start();
        let end =
            text.find(|c: char| !c.is_ascii_alphanumeric() && c != '-' && c != '_').unwrap_or(text.len());
        // The EBNF of the W3C has names with `_`, which the reader replaces.
        text[..end].replace('_', "-").to_ascii_lowercase()
    };
    text.map(name).collect()
}

/// True for a `rulename` (RFC 5234 section 2.1): `rulename = ALPHA *(ALPHA / DIGIT / "-")`
pub fn is_rule_name(name: &str) -> bool {
    name.starts_with(|c: char| c.is_ascii_alphabetic())
        && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '-')
}

// Rules of the built-in grammars, for the help about an undefined rule.

/// Returns the built-in grammar that defines a rule called `name`, ASCII case ignored. If several do, returns the one
/// that most others import.
pub fn defining(name: &str) -> Option<&'static str> {
    static DEFINING: OnceLock<HashMap<String, &'static str>> = OnceLock::new();
    let known = DEFINING.get_or_init(index);
    known.get(&name.to_ascii_lowercase()).copied()
}

/// True if the built-in grammar itself defines a rule with this name.
pub fn defines(document: &str, rule: &str) -> bool {
    let text = GRAMMARS.iter().find(|(name, _)| *name == document).map(|(_, text)| *text);
    text.is_some_and(|text| rules(text).any(|name| name.eq_ignore_ascii_case(rule)))
}

fn index() -> HashMap<String, &'static str> {
    let mut imported: HashMap<&str, usize> = HashMap::new();
    for name in GRAMMARS.iter().flat_map(|(_, text)| imports(text)) {
        *imported.entry(name).or_default() += 1;
    }
    let mut documents: Vec<&(&str, &str)> = GRAMMARS.iter().collect();
    documents.sort_by_key(|(name, _)| std::cmp::Reverse(imported.get(name).copied().unwrap_or(0)));
    let mut index = HashMap::new();
    for (document, text) in documents {
        for rule in rules(text) {
            index.entry(rule.to_ascii_lowercase()).or_insert(*document);
        }
    }
    index
}

/// Returns the rule names of a built-in grammar, in which only definitions begin with a name and an equals sign.
fn rules(text: &str) -> impl Iterator<Item = &str> {
    text.lines().filter_map(|line| {
        let (name, rest) = line.split_once('=')?;
        let name = name.trim();
        (is_rule_name(name) && !rest.starts_with('/')).then_some(name)
    })
}

fn imports(text: &str) -> impl Iterator<Item = &str> {
    text.lines()
        .filter_map(|line| line.trim_start().strip_prefix(";! import "))
        .flat_map(str::split_whitespace)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::abnf::read::read;

    #[test]
    fn all_rules_of_the_built_in_grammars_are_known() {
        for (name, text) in GRAMMARS {
            let tree = read(&Source::new(*name, *text), &mut Diagnostics::new());
            let read = tree.rules.iter().filter(|rule| !rule.incremental).map(|rule| rule.name.text.as_str());
            assert!(rules(text).eq(read), "{name}");
        }
    }

    #[test]
    fn a_built_in_grammar_names_its_source() {
        for (name, text) in GRAMMARS {
            let mut header = text.lines().take_while(|line| line.starts_with(';'));
            assert!(header.any(|line| line.starts_with("; Source: ")), "{name}");
        }
    }

    #[test]
    fn the_document_that_others_import_is_preferred() {
        assert_eq!(defining("PCHAR"), Some("rfc3986"));
        assert_eq!(defining("iunreserved"), Some("rfc3987"));
        assert_eq!(defining("no-such-rule"), None);
        assert!(defines("rfc3986", "Host") && !defines("rfc3986", "ihost"));
    }
}
