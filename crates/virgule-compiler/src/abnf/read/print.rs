//! Prints trees: exactly as read, or as canonical ABNF on one line.
//!
//! Reading the canonical form yields the same tree, except for spans.

use super::tree::{ExprKind, ExprNode, Repeat, RuleNode, Tree};
use std::fmt::{self, Display, Formatter, Write};

impl Tree {
    /// The text that was read: the concatenation of all pieces.
    pub fn print(&self) -> String {
        let pieces = self.pieces.iter();
        pieces.map(|piece| &self.source.text[piece.span.start..piece.span.end]).collect()
    }
}

impl Display for RuleNode {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let defined_as = if self.incremental { "=/" } else { "=" };
        write!(f, "{} {defined_as} {}", self.name.text, self.expr)
    }
}

impl Display for ExprNode {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match &self.kind {
            ExprKind::Alternation(parts) => separated(f, parts, " / "),
            ExprKind::Concatenation(parts) => separated(f, parts, " "),
            ExprKind::Repetition { repeat, inner } => write!(f, "{repeat}{}", Part(inner)),
            ExprKind::Group(inner) => write!(f, "({inner})"),
            ExprKind::Option(inner) => write!(f, "[{inner}]"),
            ExprKind::Rule(name) => f.write_str(name),
            ExprKind::Text { text, case_sensitive: false } => write!(f, "\"{text}\""),
            ExprKind::Text { text, case_sensitive: true } => write!(f, "%s\"{text}\""),
            ExprKind::Range(first, last) => write!(f, "%x{first:02X}-{last:02X}"),
            ExprKind::Values(values) => numbers(f, values),
            ExprKind::Prose(text) => write!(f, "<{text}>"),
        }
    }
}

impl Display for Repeat {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match (self.min, self.max) {
            (0, None) => f.write_char('*'),
            (min, None) => write!(f, "{min}*"),
            (min, Some(max)) if min == max => write!(f, "{min}"),
            (0, Some(max)) => write!(f, "*{max}"),
            (min, Some(max)) => write!(f, "{min}*{max}"),
        }
    }
}

/// A part of a concatenation, or a repeated expression, in brackets if needed. Only trees that are not made by the
/// reader need brackets there.
struct Part<'a>(&'a ExprNode);

impl Display for Part<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self.0.kind {
            ExprKind::Alternation(_) | ExprKind::Concatenation(_) => write!(f, "({})", self.0),
            _ => write!(f, "{}", self.0),
        }
    }
}

fn separated(f: &mut Formatter<'_>, parts: &[ExprNode], separator: &str) -> fmt::Result {
    for (index, part) in parts.iter().enumerate() {
        if index > 0 {
            f.write_str(separator)?;
        }
        match part.kind {
            ExprKind::Concatenation(_) if separator.contains('/') => write!(f, "{part}")?,
            _ => write!(f, "{}", Part(part))?,
        }
    }
    Ok(())
}

fn numbers(f: &mut Formatter<'_>, values: &[u32]) -> fmt::Result {
    for (index, value) in values.iter().enumerate() {
        let before = if index == 0 { "%x" } else { "." };
        write!(f, "{before}{value:02X}")?;
    }
    Ok(())
}
