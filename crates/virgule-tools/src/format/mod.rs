//! Formats ABNF: source → source with the same rules, directives and comments.
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
//! abnf       a tree of any dialect → plain ABNF
//! layout     tokens of a tree → lines → source, with names in the spelling of their definition
//! ```

mod abnf;
mod layout;
#[cfg(test)]
mod tests;

use std::sync::Arc;
use virgule_compiler::abnf::diagnose::{Diagnostic, Diagnostics, Source, Span};
use virgule_compiler::abnf::read::dialects::Dialect;
use virgule_compiler::abnf::read::read;
use virgule_compiler::abnf::read::tree::{ExprKind, ExprNode, PieceKind, RuleNode, Tree};

pub use abnf::to_abnf;
pub use layout::LineEnd;

/// Formats a grammar. Lines end as the first line of the source does, unless `end` specifies otherwise.
///
/// The formatted source is parsed again, and both trees are compared: the result has the same rules, the same
/// directives and the same comments in the same order. Page breaks of a printed RFC are dropped. Formatting is
/// idempotent.
///
/// # Errors
///
/// The diagnostics of a source with syntax errors, or the warning that EBNF is not formatted. Undefined names are not errors, because formatting needs no imports.
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
    if tree.dialect == Dialect::W3cEbnf {
        let message = "EBNF is not formatted; the file is unchanged";
        let warning = Diagnostic::warning("not-formatted", message, source, Span::new(0, 0), "");
        found.push(warning.help("`virgule grammar fmt --to abnf` prints its rules in ABNF"));
        return Err(found);
    }
    formatted(&tree, end.unwrap_or_else(|| LineEnd::of(&source.text)))
}

/// Formats a tree that was parsed without errors.
fn formatted(tree: &Tree, end: LineEnd) -> Result<String, Diagnostics> {
    let source = &tree.source;
    let text = layout::print(&layout::lines(tree), source.text.starts_with('\u{feff}'), end);
    let again = read_again(text, source.dialect, source, |again| same(tree, again))?;
    Ok(again.source.text.clone())
}

/// Parses a printed source. Fails if it has errors, or not the meaning of `source`.
fn read_again(
    text: String,
    dialect: Option<Dialect>,
    source: &Arc<Source>,
    is_same: impl FnOnce(&Tree) -> bool,
) -> Result<Tree, Diagnostics> {
    let mut found = Diagnostics::new();
    let again = read(&Source::in_dialect(&*source.name, text, dialect), &mut found);
    if !found.has_errors() && is_same(&again) {
        return Ok(again);
    }
    // The printed source may be longer, and exceed the maximum length.
    let message = "the formatted file would not have the same rules, so the file is unchanged";
    let error = Diagnostic::error("not-formatted", message, source, Span::new(0, 0), "");
    found.push(error.help("if the file is close to the maximum length of a grammar, split it"));
    Err(found)
}

// Compares the meaning of two trees: the same rules except for spans and the case of names, the same directives, the
// same comments. `lower` depends on nothing else, so trees with the same meaning are lowered to equal grammars.

/// True if both trees have the same meaning.
fn same(one: &Tree, other: &Tree) -> bool {
    same_rules(one, other) && directives(one).eq(directives(other)) && comments(one).eq(comments(other))
}

fn same_rules(one: &Tree, other: &Tree) -> bool {
    let same = |one: &RuleNode, other: &RuleNode| {
        one.name.text.eq_ignore_ascii_case(&other.name.text)
            && one.incremental == other.incremental
            && same_expr(&one.expr, &other.expr)
    };
    one.rules.len() == other.rules.len()
        && one.rules.iter().zip(&other.rules).all(|(one, other)| same(one, other))
}

/// True if both expressions are equal except for spans and the case of names. The parser bounds the nesting depth of
/// expressions, and so the recursion.
pub(crate) fn same_expr(one: &ExprNode, other: &ExprNode) -> bool {
    let all = |one: &[ExprNode], other: &[ExprNode]| {
        one.len() == other.len() && one.iter().zip(other).all(|(one, other)| same_expr(one, other))
    };
    match (&one.kind, &other.kind) {
        (ExprKind::Alternation(one), ExprKind::Alternation(other))
        | (ExprKind::Concatenation(one), ExprKind::Concatenation(other)) => all(one, other),
        (
            ExprKind::Repetition { repeat: one, inner },
            ExprKind::Repetition { repeat: other, inner: other_inner },
        ) => (one.min, one.max) == (other.min, other.max) && same_expr(inner, other_inner),
        (ExprKind::Group(one), ExprKind::Group(other)) | (ExprKind::Option(one), ExprKind::Option(other)) => {
            same_expr(one, other)
        }
        (ExprKind::Rule(one), ExprKind::Rule(other)) => one.eq_ignore_ascii_case(other),
        (one, other) => one == other,
    }
}

fn directives(tree: &Tree) -> impl Iterator<Item = Vec<&str>> {
    tree.directives.iter().map(|directive| {
        let words = std::iter::once(&directive.name).chain(&directive.args);
        words.map(|word| word.text.as_str()).collect()
    })
}

/// Returns the texts of all comments, without trailing spaces and tabs.
fn comments(tree: &Tree) -> impl Iterator<Item = &str> {
    let comments = tree.pieces.iter().filter(|piece| piece.kind == PieceKind::Comment);
    comments.map(|piece| tree.source.text[piece.span.start..piece.span.end].trim_end_matches([' ', '\t']))
}
