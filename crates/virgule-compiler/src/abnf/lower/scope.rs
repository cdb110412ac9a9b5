//! Name resolution.
//!
//! A name is looked up in the rules of the document itself, then of its imports in the order of the directives, then in
//! the core rules. An imported rule keeps the scope of its own document: `authority` of RFC 3986 references the `host`
//! of RFC 3986, even if the importing document defines a `host`. If the importing document extends it (`host =/ …`), it
//! sees copies of the imported rules that reference the extended one (`extend`). Names are case-insensitive (RFC 5234
//! section 2.1).

use super::built_in::{core_rules, definers};
use super::documents::Documents;
use super::extend::extend;
use super::rule::RuleId;
use crate::abnf::diagnose::{Diagnostic, Diagnostics, Edit, Source, Span, did_you_mean};
use crate::abnf::read::dialects::Dialect;
use crate::abnf::read::tree::{Name, RuleNode, Tree, abnf_name};
use crate::abnf::read::word_habit;
use std::collections::{HashMap, HashSet};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

/// Maximum number of undefined names for which a near name is suggested, because each suggestion compares all names.
const SUGGESTIONS: usize = 100;

/// Maximum number of documents that the help about an undefined rule lists.
const LISTED: usize = 4;

/// The grammars whose rules other schemes use, so that an import of one needs no decision of the author.
const GENERAL: [&str; 2] = ["rfc3986", "rfc3987"];

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
        let unread = document.tree.unread_rules();
        scope.unread.push(unread.map(|name| abnf_name(&name.text).to_ascii_lowercase()).collect());
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
                let help = match tree.dialect {
                    Dialect::W3cEbnf => "remove one of them, or join them with \"|\"",
                    _ => "rule names are case-insensitive; write `=/` to add an alternative",
                };
                diagnostics.push(
                    Diagnostic::error("duplicate-rule", message, &tree.source, rule.name.span, label)
                        .and(first, "first definition")
                        .help(help),
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
        let (core, others): (Vec<usize>, _) =
            self.sees[document].iter().partition(|&&seen| seen == self.core());
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

    /// Like [`Self::find`], for a name in the definition of the rule `within`, or in a directive. The error for an
    /// undefined name states where it is defined, or the nearest name. It is `None` if the cause has already been
    /// reported.
    pub fn resolve(
        &self,
        document: usize,
        name: &str,
        within: Option<&str>,
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
        let has_core_rules = self.sees[document].contains(&self.core());
        let label = match has_core_rules {
            true => "not defined here, not imported, not a core rule",
            false => "not defined here",
        };
        let message = format!("there is no rule `{name}`");
        let error = Diagnostic::error("undefined-rule", message, source, span, label);
        Err(Some(self.explain_undefined(document, name, within, error)))
    }

    /// Adds the help for an undefined name, and the edit that it describes.
    fn explain_undefined(
        &self,
        document: usize,
        name: &str,
        within: Option<&str>,
        error: Diagnostic,
    ) -> Diagnostic {
        let has_core_rules = self.sees[document].contains(&self.core());
        if !has_core_rules && core_rules().any(|core| core.eq_ignore_ascii_case(name)) {
            return error.help("define it here: EBNF has no core rules");
        }
        let place = error.labels[0].0;
        let is_operator =
            has_core_rules && within.is_some() && is_between_elements(&error.source.text, place);
        if let Some((help, operator)) = word_habit(name).filter(|_| is_operator) {
            return error.help(help).propose(operator.map(|operator| Edit::new(place, operator)));
        }
        let is_suggested = self.undefined.fetch_add(1, Ordering::Relaxed) < SUGGESTIONS;
        // A rule that is only its own name matches nothing.
        let alone = within.filter(|_| is_right_side(&error.source.text, place));
        let near = |documents: &[usize]| {
            let names = is_suggested.then(|| self.spellings(documents)).into_iter().flatten();
            did_you_mean(
                name,
                names.filter(|known| !alone.is_some_and(|rule| rule.eq_ignore_ascii_case(known))),
            )
        };
        // A directive names a rule of the file more often than one of a document that is not imported.
        let own = if within.is_none() { near(&[document]) } else { None };
        let known: Vec<&str> =
            definers(name).iter().copied().filter(|known| !self.imports(document, known)).collect();
        match known.as_slice() {
            _ if own.is_some() => error.misspelled(name, own, String::new),
            [known] => {
                let error = error.help(format!("`{known}` defines it: add `;! import {known}`"));
                self.suggest_import(document, known, error)
            }
            [first, others @ ..] => {
                let named =
                    others.iter().take(LISTED - 1).map(|known| format!(", `{known}`")).collect::<String>();
                let more = if others.len() >= LISTED { ", …" } else { "" };
                error.help(format!(
                    "`{first}`{named}{more} define it: add `;! import {first}`, or import the one that is meant"
                ))
            }
            [] => error.misspelled(name, near(&self.sees[document]), || {
                "define it, or import the document that defines it: `;! import DOCUMENT`".to_string()
            }),
        }
    }

    /// Suggests the import of `wanted`, which is certain for [general](GENERAL) grammars only.
    pub fn suggest_import(&self, document: usize, wanted: &str, error: Diagnostic) -> Diagnostic {
        let edit = self.import_places[document].edit(wanted);
        if GENERAL.contains(&wanted) { error.suggest(edit) } else { error.propose(edit) }
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
        let others = self
            .spellings(&self.sees[document])
            .into_iter()
            .filter(|known| !known.eq_ignore_ascii_case(name));
        Diagnostic::error("increment-without-base", message, source, *span, label).misspelled(
            name,
            did_you_mean(name, others),
            || {
                "write `=` to define it, or import the document that defines it: `;! import DOCUMENT`"
                    .to_string()
            },
        )
    }

    /// Returns the names of the rules of some documents as their definitions spell them, sorted ignoring ASCII case.
    fn spellings(&self, documents: &[usize]) -> Vec<&str> {
        let rules = documents.iter().flat_map(|&seen| &self.names[seen]);
        let mut names: Vec<(&str, RuleId)> = rules.map(|(name, &rule)| (name.as_str(), rule)).collect();
        names.sort_unstable();
        names.into_iter().map(|(_, rule)| self.definition(rule).name.as_str()).collect()
    }

    /// Returns the index of the document that holds the core rules.
    fn core(&self) -> usize {
        self.sees.len() - 1
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

/// True if an element is directly before and after the word at `place`, with only blanks between.
fn is_between_elements(text: &str, place: Span) -> bool {
    let (before, after) = around(text, place);
    before.ends_with(|c: char| c.is_ascii_alphanumeric() || "\")]>".contains(c))
        && after.starts_with(|c: char| c.is_ascii_alphanumeric() || "\"([<%*".contains(c))
}

/// True if the word at `place` is all that is after an equals sign.
fn is_right_side(text: &str, place: Span) -> bool {
    let (before, after) = around(text, place);
    before.ends_with('=') && (after.is_empty() || after.starts_with(['\r', '\n', ';']))
}

/// Returns the text before and after `place`, without the blanks next to it.
fn around(text: &str, place: Span) -> (&str, &str) {
    (text[..place.start].trim_end_matches([' ', '\t']), text[place.end..].trim_start_matches([' ', '\t']))
}
