//! Tree → Grammar: names become rules, directives become sections, notation becomes sets and sequences.
//!
//! ```text
//! documents   the file and its imports, each read once
//! scope       who means what by a name: own rules, then imported ones, then the core rules
//! expr        right sides over code points
//! section     `;!` lines
//! ```
//!
//! All that can be said about names and values is said here; what needs the meaning of whole rules
//! (recursion, rules that match nothing) is left to `check`.

mod directive;
mod documents;
mod expr;
pub mod grammar;
mod scope;
mod section;

use crate::diagnose::{Diagnostic, Diagnostics, Source, Span};
use crate::limits;
use grammar::Grammar;
use std::sync::Arc;

pub use directive::DIRECTIVES;
pub use documents::{Loader, document_name};

/// Lowers `source` and all that it imports.
///
/// What is wrong is reported and left empty, so that the next stage can report what else is wrong.
pub fn lower(source: &Arc<Source>, loader: &dyn Loader, diagnostics: &mut Diagnostics) -> Grammar {
    let documents = documents::load(source, loader, diagnostics);
    let scope = scope::bind(&documents, diagnostics);
    if let Err(exceeded) = limits::within(scope.definitions.len(), limits::RULES, "rules") {
        diagnostics.push(Diagnostic::error("limit", exceeded.to_string(), source, Span::default(), ""));
        return Grammar {
            name: documents.list[0].name.clone(),
            rules: Vec::new(),
            own: 0,
            sections: Vec::new(),
        };
    }
    let rules = expr::lower_rules(&documents, &scope, diagnostics);
    let sections = section::sections(&documents, &scope, diagnostics);
    let name = documents.list[0].name.clone();
    Grammar { name, rules, own: scope.own_rules(0), sections }
}
