//! Rules of imports that a document extends: `capability =/ "ENABLE"`, where an import defines `capability`.
//!
//! RFC 5234 section 3.3 adds alternatives to a rule "in fragments", and documents such as RFC 5161 add them to rules
//! of others. The import itself must not change, because other documents import it too. The extending document
//! therefore gets copies:
//!
//! ```text
//! rfc3501      capability = …        response-data = … capability …     (unchanged)
//! copies       capability = …        response-data = … [extended] …     seen by the extending document only
//! rfc5161      [extended]: the copy of capability, or "ENABLE"
//! ```
//!
//! Every rule of the imports that needs the extended rule, directly or through others, is copied, and its references
//! lead to the extended rule and to the other copies. A document that imports the extending one sees the copies as rules
//! of it. Documents are processed after their imports, because an import may extend rules of its own imports.

use super::documents::Documents;
use super::expr::Prose;
use super::scope::{Definition, Scope};
use crate::abnf::diagnose::Diagnostics;
use crate::abnf::lower::rule::RuleId;
use crate::abnf::read::tree::ExprKind;
use crate::limits;
use std::collections::{HashMap, HashSet};

/// Binds the rules that consist of `=/` only to the imported rules that they extend, and adds the copies. Reports rules
/// that no import defines.
pub(super) fn extend(
    scope: &mut Scope,
    increments: &[RuleId],
    documents: &Documents,
    diagnostics: &mut Diagnostics,
) {
    for document in imports_first(documents) {
        let mut extended = HashMap::new();
        for &rule in increments.iter().filter(|rule| scope.definition(**rule).document == document) {
            let definition = scope.definition(rule);
            match scope.find_imported(document, &definition.name) {
                Some(base) => {
                    extended.insert(base, rule);
                }
                // The missing import, which has been reported, may define the rule.
                None if scope.is_incomplete(document) => {}
                None => {
                    let tree = &documents.list[document].tree;
                    let written = &tree.rules[definition.rules[0]];
                    diagnostics.push(scope.increment_without_base(document, written, &tree.source));
                }
            }
        }
        // An excess of rules is reported after all of them are bound.
        if !extended.is_empty() && scope.definitions.len() <= limits::RULES {
            copy_users(scope, document, extended, documents);
        }
    }
}

/// Returns the indices of all documents, each after its imports.
fn imports_first(documents: &Documents) -> Vec<usize> {
    fn visit(documents: &Documents, index: usize, seen: &mut [bool], order: &mut Vec<usize>) {
        if !std::mem::replace(&mut seen[index], true) {
            for &import in &documents.list[index].imports {
                visit(documents, import, seen, order);
            }
            order.push(index);
        }
    }
    let mut order = Vec::new();
    let mut seen = vec![false; documents.list.len()];
    // The depth of imports is limited.
    (0..documents.list.len()).for_each(|index| visit(documents, index, &mut seen, &mut order));
    order
}

/// Copies the rules that `document` extends, and the rules of its imports that need them.
fn copy_users(scope: &mut Scope, document: usize, extended: HashMap<RuleId, RuleId>, documents: &Documents) {
    let mut visible = HashSet::from([documents.core()]);
    let mut open = documents.list[document].imports.clone();
    while let Some(import) = open.pop() {
        if visible.insert(import) {
            open.extend(&documents.list[import].imports);
        }
    }
    let mut users: HashMap<RuleId, Vec<RuleId>> = HashMap::new();
    for (user, definition) in (0..).map(RuleId).zip(&scope.definitions) {
        if visible.contains(&definition.document) {
            references(scope, definition, documents, &mut |rule| users.entry(rule).or_default().push(user));
        }
    }
    let mut found: HashSet<RuleId> = extended.keys().copied().collect();
    let mut open: Vec<RuleId> = extended.keys().copied().collect();
    while let Some(rule) = open.pop() {
        open.extend(users.get(&rule).into_iter().flatten().copied().filter(|user| found.insert(*user)));
    }
    let mut found: Vec<RuleId> = found.into_iter().collect();
    found.sort_unstable();
    for rule in found {
        let mut copy = scope.definition(rule).clone();
        copy.seen_by.push(document);
        let id = RuleId(scope.definitions.len() as u32);
        scope.definitions.push(copy);
        let seen = match extended.get(&rule) {
            Some(extended) => {
                scope.definitions[extended.index()].base = Some(id);
                *extended
            }
            None => {
                let name = scope.definition(id).name.to_ascii_lowercase();
                scope.copied[document].entry(name).or_insert(id);
                id
            }
        };
        scope.copies[document].insert(rule, seen);
    }
}

/// Calls `see` for each reference to a rule in a definition.
fn references(scope: &Scope, definition: &Definition, documents: &Documents, see: &mut impl FnMut(RuleId)) {
    let written: Vec<_> =
        definition.rules.iter().map(|&rule| &documents.list[definition.document].tree.rules[rule]).collect();
    let whole = written.len() == 1 && written[0].is_prose();
    let mut see = |rule: RuleId| see(scope.seen(&definition.seen_by, rule));
    definition.base.into_iter().for_each(&mut see);
    for rule in written {
        rule.expr.leaves(&mut |expr| {
            let named = match &expr.kind {
                ExprKind::Rule(name) => scope.find(definition.document, name),
                ExprKind::Prose(text) => {
                    Prose { text, rule: &definition.name, whole }.find(definition.document, scope)
                }
                _ => None,
            };
            named.into_iter().for_each(&mut see);
        });
    }
}
