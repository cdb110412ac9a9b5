//! Prints a grammar in any dialect as plain ABNF (RFC 5234 and RFC 7405).
//!
//! The rules are those of the tree, so they match the same strings. Comments and directives stay in order; a comment within
//! a rule, or to the right of it, moves in front of that rule.

use super::layout::{LINE_ENDS, column, line_ends};
use super::{LineEnd, formatted, read_again, same_rules};
use std::sync::Arc;
use virgule_compiler::abnf::diagnose::{Diagnostics, Source};
use virgule_compiler::abnf::read::dialects::Dialect;
use virgule_compiler::abnf::read::read;
use virgule_compiler::abnf::read::tree::{ExprKind, PieceKind, RuleNode};

/// Maximum length of a rule on one line. A longer one has a line for each alternative.
const LINE: usize = 100;

/// Converts a grammar to plain ABNF. Lines end as the first line of the source does, unless `end` specifies otherwise.
///
/// The result is parsed again, and has the same rules.
///
/// # Errors
///
/// The diagnostics of a source with errors; they include those about what ABNF cannot express.
///
/// ```
/// use virgule_tools::format::to_abnf;
/// use virgule_compiler::abnf::diagnose::Source;
///
/// let source = Source::new("badge.abnf", ";! dialect http-sender\nbadge = 1#house\nhouse = 1*ALPHA\n");
/// let abnf = to_abnf(&source, None).map_err(|found| found.render(false))?;
/// assert_eq!(abnf, "badge = house *(OWS \",\" OWS house)\nhouse = 1*ALPHA\n");
/// # Ok::<(), String>(())
/// ```
pub fn to_abnf(source: &Arc<Source>, end: Option<LineEnd>) -> Result<String, Diagnostics> {
    let mut found = Diagnostics::new();
    let tree = read(source, &mut found);
    if found.has_errors() {
        return Err(found);
    }
    let end = end.unwrap_or_else(|| LineEnd::of(&source.text));
    let mut text = String::new();
    let (mut rules, mut directives) = (tree.rules.iter().peekable(), tree.directives.iter());
    // The last rule, until the comments that belong to it have been printed.
    let (mut held, mut finish, mut margin) = (String::new(), 0, 0);
    for piece in &tree.pieces {
        let written = &source.text[piece.span.start..piece.span.end];
        match piece.kind {
            PieceKind::Token => {
                // A dialect may add rules at the place of a rule.
                while let Some(rule) = rules.next_if(|rule| rule.span.start < piece.span.end) {
                    text.push_str(&std::mem::take(&mut held));
                    (held, finish) = (lines(rule), rule.span.end);
                    margin = column(&tree, rule);
                }
            }
            PieceKind::Comment => text.push_str(&comment(written)),
            PieceKind::Directive => {
                // Each piece has a directive, because an empty one is an error.
                if directives.next().is_some_and(|directive| directive.name.text == "dialect") {
                    continue;
                }
                text.push_str(&std::mem::take(&mut held));
                text.push_str(&format!("{}\n", written.trim_end()));
            }
            PieceKind::Space => {
                let (ends, blanks) = line_ends(written);
                if piece.span.start >= finish && (ends > 1 || ends == 1 && blanks <= margin) {
                    text.push_str(&std::mem::take(&mut held));
                }
                text.push_str(if ends > 1 && held.is_empty() && !text.is_empty() { "\n" } else { "" });
            }
            PieceKind::Unread => {}
        }
    }
    text.push_str(&held);
    rules.for_each(|rule| text.push_str(&lines(rule)));
    formatted(&read_again(text, Some(Dialect::Abnf), source, |again| same_rules(&tree, again))?, end)
}

/// Returns a rule with its line end.
fn lines(rule: &RuleNode) -> String {
    let line = format!("{rule}\n");
    let (ExprKind::Alternation(parts), true) = (&rule.expr.kind, line.len() > LINE) else { return line };
    let sign = if rule.incremental { "=/" } else { "=" };
    let parts: Vec<String> = parts.iter().map(ToString::to_string).collect();
    format!("{} {sign} {}\n", rule.name.text, parts.join("\n  / "))
}

/// Returns a comment of any dialect as comments of ABNF.
fn comment(written: &str) -> String {
    if written.starts_with(';') {
        return format!("{}\n", written.trim_end());
    }
    let text = written.strip_prefix("/*").and_then(|text| text.strip_suffix("*/")).unwrap_or(written);
    let text = text.trim().replace("\r\n", "\n");
    let lines = text.split(LINE_ENDS).map(str::trim);
    // A `!` would make the comment a directive.
    lines.map(|line| format!("; {line}\n")).collect()
}
