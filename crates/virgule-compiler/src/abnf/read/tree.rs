//! The surface tree: the contents of an ABNF file as written, and its printer.
//!
//! Names are not resolved, and nothing is merged or simplified: groups remain groups, `=/` remains a separate rule,
//! and names keep their case. `lower` resolves names. Every node has its span. The pieces of a tree (tokens, comments,
//! white space) cover the source without gaps, so that it prints back exactly.

use super::dialects::Dialect;
use crate::abnf::diagnose::{Source, Span};
use std::fmt;
use std::fmt::{Display, Formatter, Write};
use std::sync::Arc;

/// The surface tree of one ABNF file.
#[derive(Debug, Clone)]
pub struct Tree {
    /// The source to which all spans refer.
    pub source: Arc<Source>,
    /// The notation of the source.
    pub dialect: Dialect,
    /// The rules that could be read, in the order of the file.
    pub rules: Vec<RuleNode>,
    /// The `;!` lines, in the order of the file.
    pub directives: Vec<DirectiveNode>,
    /// The names in differences (`A - B` in the EBNF of the W3C), which the rules that express a difference do not
    /// contain.
    pub operands: Vec<Name>,
    /// Every token, comment and run of white space, in order, without gaps.
    pub pieces: Vec<Piece>,
}

/// A token, comment or run of white space in the source.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Piece {
    /// The kind of the piece.
    pub kind: PieceKind,
    /// The span of the piece in the source.
    pub span: Span,
}

/// The kinds of pieces.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PieceKind {
    /// A name, literal, number or operator of the notation.
    Token,
    /// `; …` up to the line end, which is not included.
    Comment,
    /// `;! …` up to the line end, which is not included.
    Directive,
    /// White space, line ends and the page breaks of a printed RFC.
    Space,
    /// Text that could not be read. A diagnostic states the reason.
    Unread,
}

/// A word and its span.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Name {
    /// The word as written.
    pub text: String,
    /// The span of the word in the source.
    pub span: Span,
}

/// `;! name arg arg …`
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DirectiveNode {
    /// The first word.
    pub name: Name,
    /// The other words, split at white space.
    pub args: Vec<Name>,
    /// The span from `;!` to the last word.
    pub span: Span,
}

/// `name = elements` or `name =/ elements`
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RuleNode {
    /// The name, in the spelling of the file.
    pub name: Name,
    /// True for `=/`, false for `=`.
    pub incremental: bool,
    /// The right side.
    pub expr: ExprNode,
    /// The span from the name to the end of the right side.
    pub span: Span,
}

impl RuleNode {
    /// True for a rule that expresses a part of a difference. Its name does not occur in the source, and both of its
    /// spans are that of the difference.
    pub fn is_generated(&self) -> bool {
        self.name.span == self.span
    }

    /// True if the right side consists of prose only.
    pub fn is_prose(&self) -> bool {
        matches!(self.expr.kind, ExprKind::Prose(_))
    }
}

/// True for a `rulename` (RFC 5234 section 2.1): `rulename = ALPHA *(ALPHA / DIGIT / "-")`
pub fn is_rule_name(name: &str) -> bool {
    name.starts_with(|c: char| c.is_ascii_alphabetic())
        && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '-')
}

/// Returns a name as ABNF spells it: the EBNF of the W3C has names with `_`.
pub fn abnf_name(name: &str) -> String {
    name.replace('_', "-")
}

/// A node of a right side.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ExprNode {
    /// The operator of the node, with its operands.
    pub kind: ExprKind,
    /// The span of the node in the source.
    pub span: Span,
}

impl ExprNode {
    /// Calls `see` for every name, literal, value and prose of the expression, from left to right.
    pub fn leaves<'e>(&'e self, see: &mut impl FnMut(&'e ExprNode)) {
        match &self.kind {
            ExprKind::Alternation(parts) | ExprKind::Concatenation(parts) => {
                parts.iter().for_each(|part| part.leaves(see));
            }
            ExprKind::Repetition { inner, .. } | ExprKind::Group(inner) | ExprKind::Option(inner) => {
                inner.leaves(see);
            }
            _ => see(self),
        }
    }
}

/// The operators and operands of right sides (RFC 5234 section 4).
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ExprKind {
    /// `a / b`, with two or more alternatives.
    Alternation(Vec<ExprNode>),
    /// `a b`, with two or more parts.
    Concatenation(Vec<ExprNode>),
    /// `<min>*<max>a`
    Repetition {
        /// Minimum and maximum number of repetitions.
        repeat: Repeat,
        /// The repeated element.
        inner: Box<ExprNode>,
    },
    /// `( a )`
    Group(Box<ExprNode>),
    /// `[ a ]`
    Option(Box<ExprNode>),
    /// A rule's name, in the spelling of the file.
    Rule(String),
    /// `"text"`, `%i"text"` or `%s"text"`
    Text {
        /// The text between the quotes.
        text: String,
        /// True for `%s"text"`.
        case_sensitive: bool,
    },
    /// `%x41-5A`: first and last value, not yet checked.
    Range(u32, u32),
    /// `%x41` or `%x41.42`: one or more values, not yet checked.
    Values(Vec<u32>),
    /// `<prose>`
    Prose(String),
}

/// Returns a range of code points without U+D800 to U+DFFF, which UTF-8 does not encode.
pub fn without_surrogates((first, last): (u32, u32)) -> impl Iterator<Item = (u32, u32)> {
    let below = (first < 0xD800).then_some((first, last.min(0xD7FF)));
    let above = (last > 0xDFFF).then_some((first.max(0xE000), last));
    below.into_iter().chain(above)
}

/// The count of a repetition, as in `2*3`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Repeat {
    /// Minimum number of repetitions.
    pub min: u32,
    /// Maximum number of repetitions; `None` if unbounded.
    pub max: Option<u32>,
    /// The span of `2*3`.
    pub span: Span,
}

// Prints trees: exactly as read, or as canonical ABNF on one line.
//
// Reading the canonical form yields the same tree, except for spans.

impl Tree {
    /// Returns the source that was read: the concatenation of all pieces.
    pub fn print(&self) -> String {
        let pieces = self.pieces.iter();
        pieces.map(|piece| &self.source.text[piece.span.start..piece.span.end]).collect()
    }

    /// Returns the names at the start of unread text, which are those of rules with syntax errors.
    pub fn unread_rules(&self) -> impl Iterator<Item = Name> {
        let unread = self.pieces.iter().filter(|piece| piece.kind == PieceKind::Unread);
        unread.filter_map(|piece| {
            let text = &self.source.text[piece.span.start..piece.span.end];
            let name = text.trim_start();
            let start = piece.span.end - name.len();
            let is_end = |c: char| !c.is_ascii_alphanumeric() && c != '-' && c != '_';
            let name = &name[..name.find(is_end).unwrap_or(name.len())];
            let span = Span::new(start, start + name.len());
            (!name.is_empty()).then(|| Name { text: name.to_string(), span })
        })
    }

    /// Returns the names of the imported documents, as written.
    pub fn imports(&self) -> impl Iterator<Item = &Name> {
        self.directives.iter().filter(|line| line.name.text == "import").flat_map(|line| &line.args)
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

/// A part of a concatenation, or a repeated expression, in brackets if needed. Only trees that the reader did not
/// build need brackets.
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
