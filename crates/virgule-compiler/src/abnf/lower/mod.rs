//! Tree → Grammar: names become rules, directives become sections, notation becomes sets and sequences.
//!
//! ```text
//! documents   the file and its imports, each read once
//! scope       who means what by a name: own rules, then imported ones, then the core rules
//! surface     the same for who wants the rules as they are written, not what they mean
//! expr        right sides over code points
//! code_points sets of them, as literals spell them
//! section     `;!` lines of kinds of text
//! type_names names of Rust types of those kinds
//! values      what those say of ports, paths, checks, forms and steps
//! settings    `;!` lines that say how rules are to be read
//! utf8        rules that spell out UTF-8, as characters
//! directive   the table of all directives
//! reference   that table for people
//! encoded     rules over decoded text, where a text holds them percent-encoded
//! ```
//!
//! All that can be said about names and values is said here; what needs the meaning of whole rules
//! (recursion, rules that match nothing) is left to `check`.

mod code_points;
mod directive;
mod documents;
mod encoded;
mod expr;
pub mod grammar;
mod parameters;
mod reference;
mod scope;
mod secrets;
pub(crate) mod section;
mod settings;
mod surface;
#[cfg(test)]
mod tests;
pub(crate) mod type_names;
mod utf8;
mod values;

use crate::abnf::diagnose::{Diagnostic, Diagnostics, Source, Span};
use crate::limits;
use grammar::Grammar;
use settings::NESTING;
use std::sync::Arc;

pub use directive::{CHECKS, DIRECTIVES, Directive, ONCE, Place};
pub use documents::{ImportError, Loader, NoImports, document_name};
pub use reference::reference;
pub use section::is_rule_name;
pub use surface::Surface;

/// Lowers `source` and all that it imports.
///
/// What is wrong is reported and left empty, so that the next stage can report what else is wrong.
pub fn lower(source: &Arc<Source>, loader: &dyn Loader, diagnostics: &mut Diagnostics) -> Grammar {
    let documents = documents::load(source, loader, diagnostics);
    let scope = scope::bind(&documents, diagnostics);
    if let Err(exceeded) = limits::within(scope.definitions.len(), limits::RULES, "rules") {
        diagnostics.push(
            Diagnostic::error("limit", exceeded.to_string(), source, Span::default(), "")
                .help("split the grammar, and import only what is used"),
        );
        return Grammar {
            name: documents.list[0].name.clone(),
            source: source.clone(),
            rules: Vec::new(),
            own: 0,
            sections: Vec::new(),
            nesting: NESTING,
            spelled: Vec::new(),
            acknowledged: Vec::new(),
            surface: Arc::new(Surface { documents, scope }),
        };
    }
    let mut rules = expr::lower_rules(&documents, &scope, diagnostics);
    let (nesting, mut sections) = section::sections(&documents, &scope, diagnostics);
    let (mut spelled, mut acknowledged) = (Vec::new(), Vec::new());
    for (index, document) in documents.list.iter().enumerate() {
        let settings = settings::settings(&documents, index, &scope, diagnostics);
        acknowledged.extend(settings.acknowledged);
        spelled.extend(utf8::characters(&mut rules, &settings.utf8));
        let renamed = encoded::encode(&mut rules, &document.name, &settings.encoded, diagnostics);
        let own = sections.iter_mut().filter(|_| index == 0);
        let fields = own.flat_map(|section| {
            section.fields.iter_mut().chain(section.lists.iter_mut().map(|list| &mut list.field))
        });
        for rule in fields.flat_map(|field| &mut field.rules) {
            *rule = renamed.get(rule).copied().unwrap_or(*rule);
        }
    }
    let (name, own) = (documents.list[0].name.clone(), scope.own_rules(0));
    let source = source.clone();
    let surface = Arc::new(Surface { documents, scope });
    Grammar { name, source, rules, own, sections, nesting, spelled, acknowledged, surface }
}
