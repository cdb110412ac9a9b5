//! Formats ABNF: text → text with the same rules, directives and comments.
//!
//! ```text
//! host=IP-literal/IPv4address /       ; three forms
//!    reg-name
//!
//! host = IP-literal / IPv4address  ; three forms
//!      / reg-name
//! ```
//!
//! Line breaks within a rule are kept; a `/` moves from the end of a line to the beginning of the next. Names are
//! spelled as in their definition, or as RFC 5234 spells the core rules. The text of comments and directives is kept.
//!
//! ```text
//! layout     pieces of a tree → lines → text, with names in the spelling of their definition
//! same       comparison of the meaning of two trees
//! ```

mod layout;
pub(crate) mod same;
#[cfg(test)]
mod tests;

use std::sync::Arc;
use virgule_compiler::abnf::diagnose::{Diagnostic, Diagnostics, Source, Span};
use virgule_compiler::abnf::read::read;

pub(crate) use layout::CORE;
pub use layout::LineEnd;

/// Formats a grammar. A line ends as the first line of the text does, unless `end` says otherwise.
///
/// The formatted text is read again, and both trees are compared: the result has the same rules, the same directives
/// and the same comments in the same order. Page breaks of a printed RFC are dropped. Formatting a formatted text
/// changes nothing.
///
/// # Errors
///
/// The diagnostics of a text with syntax errors. Undefined names are not errors, because formatting needs no imports.
///
/// ```
/// use virgule_tools::format::format;
/// use virgule_compiler::abnf::diagnose::Source;
///
/// let source = Source::new("badge.abnf", "badge=\"badge:\" house\nHouse =1*alpha\n");
/// let formatted = format(&source, None).map_err(|found| found.render(false))?;
/// assert_eq!(formatted, "badge = \"badge:\" House\nHouse = 1*ALPHA\n");
/// # Ok::<(), String>(())
/// ```
pub fn format(source: &Arc<Source>, end: Option<LineEnd>) -> Result<String, Diagnostics> {
    let mut found = Diagnostics::new();
    let tree = read(source, &mut found);
    if found.has_errors() {
        return Err(found);
    }
    let end = end.unwrap_or_else(|| LineEnd::of(&source.text));
    let text = layout::print(&layout::lines(&tree), source.text.starts_with('\u{feff}'), end);
    let formatted = Source::new(&*source.name, text);
    let mut found = Diagnostics::new();
    let again = read(&formatted, &mut found);
    if found.has_errors() || !same::same(&tree, &again) {
        // The formatted text may be longer, and exceed the maximum length.
        found.push(not_proven(source));
        return Err(found);
    }
    Ok(formatted.text.clone())
}

fn not_proven(source: &Arc<Source>) -> Diagnostic {
    let message = "the formatted text does not read back to the same rules, so the text stays as it is";
    Diagnostic::error("not-formatted", message, source, Span::new(0, 0), "")
        .help("split the file if it is near the limit of a grammar's length")
}
