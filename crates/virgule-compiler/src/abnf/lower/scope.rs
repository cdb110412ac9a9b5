//! Name resolution.
//!
//! A name is looked up in the rules of the document itself, then of its imports in the order of the directives, then in
//! the core rules. An imported rule keeps the scope of its own document: `authority` of RFC 3986 references the `host`
//! of RFC 3986, even if the importing document defines a `host`. If the importing document extends it (`host =/ …`), it
//! sees copies of the imported rules that reference the extended one (`extend`). Names are case-insensitive (RFC 5234
//! section 2.1).

use super::documents::{CORE, Documents};
use super::extend::extend;
use super::rule::RuleId;
use crate::abnf::diagnose::{Diagnostic, Diagnostics, Edit, Source, Span, did_you_mean};
use crate::abnf::read::dialects::Dialect;
use crate::abnf::read::tree::{Name, PieceKind, RuleNode, Tree, abnf_name, is_rule_name};
use crate::grammars::GRAMMARS;
use std::collections::{HashMap, HashSet};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, OnceLock};

/// Maximum number of undefined names for which a near name is suggested, because each suggestion compares all names.
const SUGGESTIONS: usize = 100;

/// Maximum number of documents that the help about an undefined rule lists.
const LISTED: usize = 4;

/// The definition of a rule: its document, and the parts of the tree that define it.
#[derive(Clone)]
pub struct Definition {
    /// The name in the spelling of the definition.
    pub name: String,
    /// The document's index.
    pub document: usize,
    /// Indices of the tree's rules: the rule with `=`, then those with `=/`.
    pub rules: Vec<usize>,
    /// The first alternative of a rule that extends an imported one: a copy of that rule.
    pub base: Option<RuleId>,
    /// Of a copy: the documents whose extensions it sees, in the order in which they apply.
    pub seen_by: Vec<usize>,
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
    /// By document: where an import is added.
    import_places: Vec<ImportPlace>,
    /// By document: the documents whose rules are visible to it, itself first, the core rules last. EBNF has none.
    sees: Vec<Vec<usize>>,
    /// By document: the extended rules and the copies that it sees in place of imported rules.
    pub(super) copies: Vec<HashMap<RuleId, RuleId>>,
    /// By document: its copies, by name in lower case. Documents that import it see them.
    pub(super) copied: Vec<HashMap<String, RuleId>>,
}

/// Numbers all rules and the copies of extended ones, and reports duplicates and increments without a base.
pub fn bind(documents: &Documents, diagnostics: &mut Diagnostics) -> Scope {
    let mut scope = Scope {
        definitions: Vec::new(),
        documents: documents.list.iter().map(|document| document.name.clone()).collect(),
        names: Vec::new(),
        unread: Vec::new(),
        incomplete: documents.list.iter().map(|document| document.incomplete).collect(),
        undefined: AtomicUsize::new(0),
        import_places: documents.list.iter().map(|document| ImportPlace::of(&document.tree)).collect(),
        sees: Vec::new(),
        copies: vec![HashMap::new(); documents.list.len()],
        copied: vec![HashMap::new(); documents.list.len()],
    };
    let mut increments = Vec::new();
    for (index, document) in documents.list.iter().enumerate() {
        scope.names.push(HashMap::new());
        for position in 0..document.tree.rules.len() {
            increments.extend(scope.define(index, position, &document.tree, diagnostics));
        }
        scope.unread.push(unread_names(&document.tree));
        let mut sees = vec![index];
        sees.extend(&document.imports);
        sees.extend((document.tree.dialect != Dialect::W3cEbnf).then_some(documents.core()));
        scope.sees.push(sees);
    }
    extend(&mut scope, &increments, documents, diagnostics);
    scope
}

impl Scope {
    /// Adds the definition, or a part of one. Returns the rule if `=/` begins it: an import may define its base.
    fn define(
        &mut self,
        document: usize,
        position: usize,
        tree: &Tree,
        diagnostics: &mut Diagnostics,
    ) -> Option<RuleId> {
        let rule = &tree.rules[position];
        let name = &rule.name.text;
        let known = self.names[document].get(&name.to_ascii_lowercase()).copied();
        match (known, rule.incremental) {
            (None, false) => {
                self.add(document, position, name);
            }
            (Some(base), true) => self.definitions[base.index()].rules.push(position),
            (None, true) => {
                let later = tree.rules[position..]
                    .iter()
                    .find(|other| !other.incremental && other.name.text.eq_ignore_ascii_case(name));
                match later {
                    Some(later) => diagnostics.push(increment_before_base(rule, later, &tree.source)),
                    None => return Some(self.add(document, position, name)),
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
        None
    }

    fn add(&mut self, document: usize, position: usize, name: &str) -> RuleId {
        let id = RuleId(self.definitions.len() as u32);
        let (name, key) = (name.to_string(), name.to_ascii_lowercase());
        let (rules, base, seen_by) = (vec![position], None, Vec::new());
        self.definitions.push(Definition { name, document, rules, base, seen_by });
        self.names[document].insert(key, id);
        id
    }

    /// Returns the definition of a rule.
    pub fn definition(&self, rule: RuleId) -> &Definition {
        &self.definitions[rule.index()]
    }

    /// Returns the rule that the documents see in place of `rule`, one after the other.
    pub fn seen(&self, documents: &[usize], rule: RuleId) -> RuleId {
        let seen = |rule, &document: &usize| self.copies[document].get(&rule).copied().unwrap_or(rule);
        documents.iter().fold(rule, seen)
    }

    /// Returns a rule and its copies in all documents, without the alternatives that extend it.
    pub fn with_copies(&self, rule: RuleId) -> Vec<RuleId> {
        let mut all = vec![rule];
        let mut next = 0;
        while let Some(&rule) = all.get(next) {
            for (document, copies) in self.copies.iter().enumerate() {
                let copy = copies.get(&rule).map(|&copy| (copy, self.definition(copy)));
                let extended =
                    |definition: &Definition| definition.base.filter(|_| definition.document == document);
                all.extend(copy.map(|(copy, definition)| extended(definition).unwrap_or(copy)));
            }
            next += 1;
        }
        all
    }

    /// Returns the number of rules that the document with that index defines.
    pub fn own_rules(&self, document: usize) -> usize {
        self.names[document].len()
    }

    /// Returns the rule to which `name` resolves in `document`.
    pub fn find(&self, document: usize, name: &str) -> Option<RuleId> {
        self.find_in(document, &self.sees[document], name)
    }

    /// Returns the rule to which `name` resolves in `document` if the document's own rules are ignored.
    pub fn find_imported(&self, document: usize, name: &str) -> Option<RuleId> {
        self.find_in(document, &self.sees[document][1..], name)
    }

    /// Returns the rule to which `name` resolves if only the `cited` imports are searched, and then all of them.
    pub fn find_cited(&self, document: usize, cited: &[String], name: &str) -> Option<RuleId> {
        let imports = self.sees[document][1..].iter().filter(|seen| cited.contains(&self.documents[**seen]));
        self.find_in(document, imports, name).or_else(|| self.find_imported(document, name))
    }

    fn find_in<'d>(
        &self,
        document: usize,
        searched: impl IntoIterator<Item = &'d usize>,
        name: &str,
    ) -> Option<RuleId> {
        let key = abnf_name(name).to_ascii_lowercase();
        let named = |seen: usize| {
            let copied = || self.copied[seen].get(&key).filter(|_| seen != document);
            self.names[seen].get(&key).or_else(copied).copied()
        };
        let found = searched.into_iter().find_map(|&seen| named(seen));
        found.map(|rule| self.seen(&[document], rule))
    }

    /// Returns the rule to which `name` resolves if the imports of imports are searched too, depth first, and then the
    /// core rules.
    pub fn find_anywhere(&self, document: usize, name: &str) -> Option<RuleId> {
        let mut searched = vec![false; self.sees.len()];
        self.find_below(document, name, &mut searched)
    }

    /// The depth of imports is limited.
    fn find_below(&self, document: usize, name: &str, searched: &mut [bool]) -> Option<RuleId> {
        if std::mem::replace(&mut searched[document], true) {
            return None;
        }
        let core = self.sees.len() - 1;
        let (core, others): (Vec<usize>, _) = self.sees[document].iter().partition(|&&seen| seen == core);
        let mut below = others.iter().filter(|&&import| import != document);
        self.find_in(document, &others, name)
            .or_else(|| below.find_map(|&import| self.find_below(import, name, searched)))
            .or_else(|| self.find_in(document, &core, name))
            .map(|rule| self.seen(&[document], rule))
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
        let known: Vec<&str> =
            definers(name).iter().copied().filter(|known| !self.imports(document, known)).collect();
        let message = format!("there is no rule `{name}`");
        if core_rules().any(|core| core.eq_ignore_ascii_case(name)) {
            let error = Diagnostic::error("undefined-rule", message, source, span, "not defined here");
            return Err(Some(error.help("define it here: EBNF has no core rules")));
        }
        let label = "not defined here, not imported, not a core rule";
        let error = Diagnostic::error("undefined-rule", message, source, span, label);
        Err(Some(match known.as_slice() {
            [known] => {
                let edit = self.import_edit(document, known);
                error.help(format!("`{known}` defines it: add `;! import {known}`")).suggest(edit)
            }
            [first, others @ ..] => {
                let named =
                    others.iter().take(LISTED - 1).map(|known| format!(", `{known}`")).collect::<String>();
                let more = if others.len() >= LISTED { ", …" } else { "" };
                error.help(format!(
                    "`{first}`{named}{more} define it: add `;! import {first}`, or import the one that is meant"
                ))
            }
            [] => {
                let names = (undefined <= SUGGESTIONS).then(|| self.visible(document));
                error.misspelled(name, did_you_mean(name, names.into_iter().flatten()), || {
                    "define it, or import the document that defines it: `;! import DOCUMENT`".to_string()
                })
            }
        }))
    }

    /// Returns the edit that imports `wanted` into a document.
    pub fn import_edit(&self, document: usize, wanted: &str) -> Edit {
        self.import_places[document].edit(wanted)
    }

    /// Returns the error for `=/` on a rule that neither the document nor its imports define.
    pub(super) fn increment_without_base(
        &self,
        document: usize,
        rule: &RuleNode,
        source: &Arc<Source>,
    ) -> Diagnostic {
        let Name { text: name, span } = &rule.name;
        let message = format!("`=/` extends a rule `{name}` that does not exist");
        let label = "neither defined in this file nor imported";
        let others = self.visible(document).filter(|known| !known.eq_ignore_ascii_case(name));
        Diagnostic::error("increment-without-base", message, source, *span, label).misspelled(
            name,
            did_you_mean(name, others),
            || {
                "write `=` to define it, or import the document that defines it: `;! import DOCUMENT`"
                    .to_string()
            },
        )
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

/// Where an import is added to a document: after the words of its first `import` line, or as a line of its own.
struct ImportPlace {
    at: usize,
    /// The end of a new line; `None` if the document has an `import` line.
    line_end: Option<&'static str>,
}

impl ImportPlace {
    fn of(tree: &Tree) -> Self {
        if let Some(line) = tree.directives.iter().find(|line| line.name.text == "import") {
            return ImportPlace { at: line.span.end, line_end: None };
        }
        // The comments at the start of the file stay at its start.
        let directives = tree.directives.iter().map(|line| line.span.start);
        let first = directives.chain(tree.rules.iter().map(|rule| rule.span.start)).min().unwrap_or(0);
        let line = tree.source.line_around(first);
        let first_line = tree.source.line_around(0);
        let crlf = tree.source.text[first_line.start..first_line.end].ends_with("\r\n");
        ImportPlace { at: line.start, line_end: Some(if crlf { "\r\n" } else { "\n" }) }
    }

    fn edit(&self, wanted: &str) -> Edit {
        let text = match self.line_end {
            None => format!(" {wanted}"),
            Some(end) => format!(";! import {wanted}{end}"),
        };
        Edit::new(Span::new(self.at, self.at), text)
    }
}

/// Returns the edit that adds `;! import WANTED` to a document.
pub fn import_edit(tree: &Tree, wanted: &str) -> Edit {
    ImportPlace::of(tree).edit(wanted)
}

/// Returns the error for `=/` that precedes the definition of its rule.
fn increment_before_base(rule: &RuleNode, later: &RuleNode, source: &Arc<Source>) -> Diagnostic {
    let Name { text: name, span } = &rule.name;
    let message = format!("`=/` extends `{name}` before it is defined");
    Diagnostic::error("increment-without-base", message, source, *span, "extended here")
        .and(later.name.span, "defined here")
        .help("move the definition above the lines that extend it")
}

/// Returns the names of rules with syntax errors: the names at the start of unread text.
fn unread_names(tree: &Tree) -> HashSet<String> {
    let unread = tree.pieces.iter().filter(|piece| piece.kind == PieceKind::Unread);
    let text = unread.filter_map(|piece| tree.source.text.get(piece.span.start..piece.span.end));
    let name = |text: &str| {
        let text = text.trim_start();
        let end =
            text.find(|c: char| !c.is_ascii_alphanumeric() && c != '-' && c != '_').unwrap_or(text.len());
        abnf_name(&text[..end]).to_ascii_lowercase()
    };
    text.map(name).collect()
}

// Rules of the built-in grammars, for the help about an undefined rule.

/// Returns the built-in grammar that defines a rule called `name`, ASCII case ignored. If several do, returns the one
/// that most others import.
pub fn defining(name: &str) -> Option<&'static str> {
    definers(name).first().copied()
}

/// Returns the built-in grammars that define a rule called `name`, ASCII case ignored. The one that most others import
/// is first.
pub fn definers(name: &str) -> &'static [&'static str] {
    static DEFINING: OnceLock<HashMap<String, Vec<&'static str>>> = OnceLock::new();
    let known = DEFINING.get_or_init(index);
    known.get(&name.to_ascii_lowercase()).map_or(&[], Vec::as_slice)
}

/// True if the built-in grammar itself defines a rule with this name.
pub fn defines(document: &str, rule: &str) -> bool {
    let text = GRAMMARS.iter().find(|(name, _)| *name == document).map(|(_, text)| *text);
    text.is_some_and(|text| rules(text).any(|name| name.eq_ignore_ascii_case(rule)))
}

fn index() -> HashMap<String, Vec<&'static str>> {
    let mut imported: HashMap<&str, usize> = HashMap::new();
    for name in GRAMMARS.iter().flat_map(|(_, text)| imports(text)) {
        *imported.entry(name).or_default() += 1;
    }
    let mut documents: Vec<&(&str, &str)> = GRAMMARS.iter().collect();
    documents.sort_by_key(|(name, _)| std::cmp::Reverse(imported.get(name).copied().unwrap_or(0)));
    let mut index: HashMap<String, Vec<&str>> = HashMap::new();
    for (document, text) in documents {
        for rule in rules(text) {
            index.entry(rule.to_ascii_lowercase()).or_default().push(*document);
        }
    }
    index
}

/// Returns the names of the core rules.
pub fn core_rules<'s>() -> impl Iterator<Item = &'s str> {
    rules(CORE)
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
