//! Tree → Grammar: names become rules, directives become sections, notation becomes sets and sequences.
//!
//! ```text
//! rule        rules, expressions and fields
//! documents   the file and its imports, each read once
//! built_in    rules of the built-in grammars
//! scope       resolves names: own rules, then imported ones, then the core rules
//! extend      imported rules with further alternatives, as the extending document sees them
//! expr        right sides over code points
//! grammar     the linked grammar: rules and sections
//! directive   the table of all directives
//! reading     shared code for reading directives
//! fields      fields, parameters and redaction of a section
//! values      names, ports, paths, checks, forms and steps of normalization
//! settings    directives of an entire document
//! section     sections: start rule, type, fields, values
//! type_names  names of the Rust types of sections
//! ```
//!
//! Errors in names and values are reported here. `check` reports errors that depend on entire rules (recursion, rules
//! that match no text).

mod built_in;
mod directive;
mod documents;
mod expr;
mod extend;
mod fields;
pub mod grammar;
mod reading;
mod rule;
mod scope;
mod section;
mod settings;
#[cfg(test)]
mod tests;
pub(crate) mod type_names;
mod values;

use crate::abnf::diagnose::{Diagnostic, Diagnostics, Source, Span};
use crate::limits;
use grammar::{Field, Grammar, Rule, RuleId, Section};
use settings::NESTING;
use std::sync::Arc;

pub use crate::abnf::read::tree::{abnf_name, is_rule_name};
pub use built_in::{built_in_text, core_rules, definers};
pub use directive::reference;
pub use directive::{CHECKS, DIRECTIVES, Directive, DirectiveScope, FORMS, ONCE, STEPS};
pub use documents::{ImportError, Loader, NoImports, TextLoader, document_name};
pub use grammar::Surface;
pub use scope::import_edit;

/// Lowers `source` and its imports.
///
/// An expression with an error is reported and lowered as the empty string, so that the next stage can report further
/// errors.
pub fn lower(source: &Arc<Source>, loader: &dyn Loader, diagnostics: &mut Diagnostics) -> Grammar {
    let documents = documents::load(source, loader, diagnostics);
    let scope = scope::bind(&documents, diagnostics);
    let surface = Arc::new(Surface { documents, scope });
    let (documents, scope) = (&surface.documents, &surface.scope);
    let mut grammar = Grammar {
        name: surface.name().to_string(),
        source: source.clone(),
        rules: Vec::new(),
        own: 0,
        sections: Vec::new(),
        nesting: NESTING,
        spelled: Vec::new(),
        acknowledged: Vec::new(),
        surface: surface.clone(),
    };
    if let Err(exceeded) = limits::within(scope.definitions.len(), limits::RULES, "rules") {
        diagnostics.push(
            Diagnostic::error("limit", exceeded.to_string(), source, Span::default(), "")
                .help("split the grammar, and import only what is used"),
        );
        return grammar;
    }
    grammar.own = scope.own_rules(0);
    grammar.rules = expr::lower_rules(documents, scope, diagnostics);
    (grammar.nesting, grammar.sections) = section::sections(documents, scope, diagnostics);
    bind_in_copies(&mut grammar, &surface, diagnostics);
    for (index, document) in documents.list.iter().enumerate() {
        let settings = settings::settings(documents, index, scope, diagnostics);
        grammar.acknowledged.extend(settings.acknowledged);
        grammar.spelled.extend(expr::replace_utf8(&mut grammar.rules, &settings.utf8));
        let renamed = expr::encode(&mut grammar.rules, &document.name, &settings.encoded, diagnostics);
        let own = grammar.sections.iter_mut().filter(|_| index == 0);
        for rule in own.flat_map(Section::bound_fields).flat_map(|field| &mut field.rules) {
            *rule = renamed.get(rule).copied().unwrap_or(*rule);
        }
    }
    grammar
}

/// Binds a field such as `param/value` within the copy of the imported rule that `param =/ …` extends, if only the copy
/// references the rule. A field has one outer rule, so it is an error if both do.
fn bind_in_copies(grammar: &mut Grammar, surface: &Surface, diagnostics: &mut Diagnostics) {
    let Grammar { sections, rules, source, .. } = grammar;
    let references = |outer: RuleId, field: &Field| {
        let mut found = false;
        rules[outer.index()].expr.each_rule(&mut |named| found |= field.rules.contains(&named));
        found
    };
    for field in sections.iter_mut().flat_map(Section::bound_fields) {
        let extensions = std::iter::successors(field.within, |&outer| surface.base(outer));
        let binding: Vec<RuleId> = extensions.filter(|&outer| references(outer, field)).collect();
        if let [outer, _, ..] = *binding {
            let Rule { name, span, .. } = &rules[outer.index()];
            let message =
                format!("the field `{}` would match only in what this file adds to `{name}`", field.name);
            let help = "bind a rule that only one of them references, or copy the alternatives of the import";
            diagnostics.push(Diagnostic::error("unreached-field", message, source, *span, "").help(help));
        }
        field.within = binding.first().copied().or(field.within);
    }
}
