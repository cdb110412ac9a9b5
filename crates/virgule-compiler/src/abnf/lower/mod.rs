//! Tree → Grammar: names become rules, directives become sections, notation becomes sets and sequences.
//!
//! ```text
//! documents   the file and its imports, each read once
//! scope       resolves names: own rules, then imported ones, then the core rules
//! prose       prose that stands for a rule
//! elsewhere   which built-in grammar defines a rule
//! surface     the rules as they are written, for tools that show them
//! expr        right sides over code points
//! code_points sets of code points, with the spelling of literals
//! section     directives of a section: start rule, type, fields
//! parameters  fields of `name=value` parameters
//! secrets     redacted fields
//! type_names  names of the Rust types of sections
//! values      ports, paths, checks, forms and steps of normalization
//! settings    directives of a whole document
//! utf8        rules that describe UTF-8 octets, replaced by characters
//! encoded     rules that match decoded text, applied to percent-encoded text
//! directive   the table of all directives
//! reference   the table of directives as a page
//! ```
//!
//! Errors in names and values are reported here; `check` reports errors that depend on whole rules (recursion, rules
//! that match no text).

mod code_points;
mod directive;
mod documents;
mod elsewhere;
mod encoded;
mod expr;
pub mod grammar;
mod parameters;
mod prose;
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

pub use directive::{CHECKS, DIRECTIVES, Directive, DirectiveScope, ONCE};
pub use documents::{ImportError, Loader, NoImports, TextLoader, document_name};
pub use reference::reference;
pub use section::is_rule_name;
pub use surface::Surface;

/// Lowers `source` and its imports.
///
/// An expression with an error is reported and lowered as the empty string, so that the next stage can report further
/// errors.
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
