//! Tokens → productions, and the tree of each right side.

use super::lex::{FORWARD, Lexeme, LexemeKind};
use super::sets::CharSet;
use crate::abnf::diagnose::{Diagnostic, Source, Span};
use crate::abnf::read::MAX_NESTING;
use std::sync::Arc;

/// `[1] name ::= expression`
#[derive(Debug, Clone)]
pub(super) struct Production {
    pub(super) name: String,
    pub(super) name_span: Span,
    pub(super) body: EbnfNode,
    pub(super) span: Span,
}

/// An expression with its span.
#[derive(Debug, Clone)]
pub(super) struct EbnfNode {
    pub(super) item: EbnfItem,
    pub(super) span: Span,
}

#[derive(Debug, Clone)]
pub(super) enum EbnfItem {
    /// `A | B`
    Choice(Vec<EbnfNode>),
    /// `A B`
    Sequence(Vec<EbnfNode>),
    /// `A?`, `A*` or `A+`: the minimum, and true if the number is unbounded.
    Repeat(Box<EbnfNode>, u32, bool),
    /// `( A )`
    Group(Box<EbnfNode>),
    /// `A - B`; `A - B - C` is `A - (B | C)`.
    Difference(Box<EbnfNode>, Box<EbnfNode>),
    Name(String),
    Text(String),
    /// `[a-z]`, or with true `[^a-z]`.
    Class(CharSet, bool),
}

/// The help for another sign than `::=`.
pub(super) const DEFINES: &str = "EBNF defines rules with \"::=\"";

/// True if a sign of other notations that defines a rule begins the text.
pub(super) fn defines_otherwise(text: &str) -> bool {
    text.starts_with('=') || text.starts_with(":=")
}

/// Reads a production from its tokens, which do not include comments. The first is its name.
pub(super) fn production(lexemes: &[&Lexeme], source: &Arc<Source>) -> Result<Production, Diagnostic> {
    let end = lexemes.last().map_or(0, |last| last.span.end);
    let mut parser = EbnfParser { lexemes, at: 2, depth: 0, end, source };
    let (Some(Lexeme { kind: LexemeKind::Name(name), span }), true) = (lexemes.first(), lexemes.len() > 1)
    else {
        return Err(parser.expected("a production, such as name ::= 'text'"));
    };
    let body = parser.choice()?;
    match parser.kind() {
        None => {
            Ok(Production { name: name.clone(), name_span: *span, span: Span::new(span.start, end), body })
        }
        Some(LexemeKind::Close) => Err(parser.expected("another element; this \")\" has no matching \"(\"")),
        Some(_) => Err(parser.expected("another element, \"|\", \"-\" or the end of the production")),
    }
}

struct EbnfParser<'a> {
    lexemes: &'a [&'a Lexeme],
    at: usize,
    /// Number of open groups, at most [`MAX_NESTING`], which bounds the recursion.
    depth: usize,
    /// The end of the production.
    end: usize,
    source: &'a Arc<Source>,
}

impl EbnfParser<'_> {
    fn kind(&self) -> Option<&LexemeKind> {
        self.lexemes.get(self.at).map(|lexeme| &lexeme.kind)
    }

    fn span(&self) -> Span {
        self.lexemes.get(self.at).map_or(Span::new(self.end, self.end), |lexeme| lexeme.span)
    }

    fn take(&mut self, kind: &LexemeKind) -> bool {
        let is_next = self.kind() == Some(kind);
        self.at += usize::from(is_next);
        is_next
    }

    /// Returns the error at the current token.
    fn expected(&self, what: &str) -> Diagnostic {
        let (message, found) = match self.kind() {
            Some(LexemeKind::Bad(needed)) => (format!("expected {needed}"), "found this".to_string()),
            None => (format!("expected {what}"), "the production ends here".to_string()),
            Some(_) => {
                let span = self.span();
                let found = self.source.text[span.start..span.end].to_string();
                (format!("expected {what}"), format!("found `{found}`"))
            }
        };
        let escaped = |lexeme: &&Lexeme| self.source.text[..lexeme.span.end].ends_with("\\\"");
        let text = &self.source.text[self.span().start..];
        let help = match self.kind() {
            Some(LexemeKind::Bad(needed)) if *needed == FORWARD => "a range is written as in [a-z]",
            Some(_) if defines_otherwise(text) => DEFINES,
            Some(LexemeKind::Bad(_))
                if text.starts_with('"') && self.lexemes[..self.at].iter().any(escaped) =>
            {
                "a backslash is no escape: write the string in single quotes, or the character as #x22"
            }
            _ => {
                "this is EBNF as in XML 1.0 section 6: alternatives with \"|\", strings in quotes, comments in /* */"
            }
        };
        Diagnostic::error("syntax", message, self.source, self.span(), found).help(help)
    }

    fn choice(&mut self) -> Result<EbnfNode, Diagnostic> {
        let mut parts = vec![self.sequence()?];
        while self.take(&LexemeKind::Bar) {
            parts.push(self.sequence()?);
        }
        Ok(one_or(parts, EbnfItem::Choice))
    }

    fn sequence(&mut self) -> Result<EbnfNode, Diagnostic> {
        let mut parts = vec![self.difference()?];
        while self.begins_element() {
            parts.push(self.difference()?);
        }
        // The notation does not define whether `A B - C` is `A (B - C)` or `(A B) - C`.
        let unclear = parts.iter().find(|part| matches!(part.item, EbnfItem::Difference(..)));
        if let Some(unclear) = unclear.filter(|_| parts.len() > 1) {
            let message = "a difference next to another element has two readings";
            let help = "write parentheses around the difference, or around the left side";
            return Err(
                Diagnostic::error("syntax", message, self.source, unclear.span, "this difference").help(help)
            );
        }
        Ok(one_or(parts, EbnfItem::Sequence))
    }

    fn difference(&mut self) -> Result<EbnfNode, Diagnostic> {
        let left = self.repetition()?;
        let mut right = Vec::new();
        while self.take(&LexemeKind::Minus) {
            right.push(self.repetition()?);
        }
        if right.is_empty() {
            return Ok(left);
        }
        let right = one_or(right, EbnfItem::Choice);
        let span = left.span.to(right.span);
        Ok(EbnfNode { item: EbnfItem::Difference(Box::new(left), Box::new(right)), span })
    }

    fn repetition(&mut self) -> Result<EbnfNode, Diagnostic> {
        let mut node = self.element()?;
        while let Some(&LexemeKind::Repeat(min, unbounded)) = self.kind() {
            let span = node.span.to(self.span());
            self.at += 1;
            node = match node.item {
                // `A?+` is `A*`: one level for any number of operators.
                EbnfItem::Repeat(inner, before, many) => {
                    EbnfNode { item: EbnfItem::Repeat(inner, before.min(min), many || unbounded), span }
                }
                _ => EbnfNode { item: EbnfItem::Repeat(Box::new(node), min, unbounded), span },
            };
        }
        Ok(node)
    }

    fn begins_element(&self) -> bool {
        use LexemeKind::{Char, Class, Name, Open, Text};
        matches!(self.kind(), Some(Open | Name(_) | Text(_) | Char(_) | Class(..)))
    }

    fn element(&mut self) -> Result<EbnfNode, Diagnostic> {
        let span = self.span();
        let item = match self.kind() {
            Some(LexemeKind::Open) => return self.group(span),
            Some(LexemeKind::Name(name)) => EbnfItem::Name(name.clone()),
            Some(LexemeKind::Text(text)) => EbnfItem::Text(text.clone()),
            Some(LexemeKind::Class(set, negated)) => EbnfItem::Class(set.clone(), *negated),
            Some(&LexemeKind::Char(value)) => match char::from_u32(value) {
                Some(c) => EbnfItem::Text(c.to_string()),
                None => {
                    let message = format!("#x{value:X} is not a character");
                    let help = "characters are #x0 to #xD7FF and #xE000 to #x10FFFF";
                    let error = Diagnostic::error("not-a-code-point", message, self.source, span, "");
                    return Err(error.help(help));
                }
            },
            _ => return Err(self.expected("a name, a string, #x41, [a-z] or \"(\"")),
        };
        self.at += 1;
        Ok(EbnfNode { item, span })
    }

    fn group(&mut self, open: Span) -> Result<EbnfNode, Diagnostic> {
        if self.depth == MAX_NESTING {
            let message = format!("groups are nested more than {MAX_NESTING} levels deep");
            let error =
                Diagnostic::error("nesting-too-deep", message, self.source, open, "one level too many");
            return Err(error.help("move inner groups to separate rules"));
        }
        self.depth += 1;
        self.at += 1;
        let inner = self.choice()?;
        let close = self.span();
        if !self.take(&LexemeKind::Close) {
            return Err(self
                .expected("another element, \"|\" or \")\"")
                .and(open, "this group is not closed"));
        }
        self.depth -= 1;
        Ok(EbnfNode { item: EbnfItem::Group(Box::new(inner)), span: open.to(close) })
    }
}

/// Returns the only part, or a node with all of them.
fn one_or(mut parts: Vec<EbnfNode>, item: fn(Vec<EbnfNode>) -> EbnfItem) -> EbnfNode {
    if parts.len() == 1 {
        return parts.remove(0);
    }
    let span = parts.iter().map(|part| part.span).reduce(Span::to).unwrap_or_default();
    EbnfNode { item: item(parts), span }
}
