//! Tokens → productions, and the tree of each right side.

use super::lex::{Kind, Lexeme};
use super::sets::Set;
use crate::abnf::diagnose::{Diagnostic, Source, Span};
use crate::abnf::read::MAX_NESTING;
use std::sync::Arc;

/// `[1] name ::= expression`
#[derive(Debug, Clone)]
pub(super) struct Production {
    pub(super) name: String,
    pub(super) name_span: Span,
    pub(super) body: Node,
    pub(super) span: Span,
}

/// An expression with its span.
#[derive(Debug, Clone)]
pub(super) struct Node {
    pub(super) item: Item,
    pub(super) span: Span,
}

#[derive(Debug, Clone)]
pub(super) enum Item {
    /// `A | B`
    Choice(Vec<Node>),
    /// `A B`
    Sequence(Vec<Node>),
    /// `A?`, `A*` or `A+`: the minimum, and true if the number is unbounded.
    Repeat(Box<Node>, u32, bool),
    /// `( A )`
    Group(Box<Node>),
    /// `A - B`; `A - B - C` is `A - (B | C)`.
    Difference(Box<Node>, Box<Node>),
    Name(String),
    Text(String),
    /// `[a-z]`, or with true `[^a-z]`.
    Class(Set, bool),
}

/// Reads a production from its tokens, which do not include comments. The first is its name.
pub(super) fn production(lexemes: &[&Lexeme], source: &Arc<Source>) -> Result<Production, Diagnostic> {
    let end = lexemes.last().map_or(0, |last| last.span.end);
    let mut parser = Parser { lexemes, at: 2, depth: 0, end, source };
    let (Some(Lexeme { kind: Kind::Name(name), span }), true) = (lexemes.first(), lexemes.len() > 1) else {
        return Err(parser.expected("a production, such as name ::= 'text'"));
    };
    let body = parser.choice()?;
    match parser.kind() {
        None => {
            Ok(Production { name: name.clone(), name_span: *span, span: Span::new(span.start, end), body })
        }
        Some(Kind::Close) => Err(parser.expected("another element; this \")\" has no matching \"(\"")),
        Some(_) => Err(parser.expected("another element, \"|\", \"-\" or the end of the production")),
    }
}

struct Parser<'a> {
    lexemes: &'a [&'a Lexeme],
    at: usize,
    /// Number of open groups, at most [`MAX_NESTING`], which bounds the recursion.
    depth: usize,
    /// The end of the production.
    end: usize,
    source: &'a Arc<Source>,
}

impl Parser<'_> {
    fn kind(&self) -> Option<&Kind> {
        self.lexemes.get(self.at).map(|lexeme| &lexeme.kind)
    }

    fn span(&self) -> Span {
        self.lexemes.get(self.at).map_or(Span::new(self.end, self.end), |lexeme| lexeme.span)
    }

    fn take(&mut self, kind: &Kind) -> bool {
        let is_next = self.kind() == Some(kind);
        self.at += usize::from(is_next);
        is_next
    }

    /// Returns the error at the current token.
    fn expected(&self, what: &str) -> Diagnostic {
        let (message, found) = match self.kind() {
            Some(Kind::Bad(needed)) => (format!("expected {needed}"), "found this".to_string()),
            None => (format!("expected {what}"), "the production ends here".to_string()),
            Some(_) => {
                let span = self.span();
                let found = self.source.text[span.start..span.end].to_string();
                (format!("expected {what}"), format!("found `{found}`"))
            }
        };
        let help = "this is EBNF as in XML 1.0 section 6: alternatives with \"|\", strings in quotes, comments in /* */";
        Diagnostic::error("syntax", message, self.source, self.span(), found).help(help)
    }

    fn choice(&mut self) -> Result<Node, Diagnostic> {
        let mut parts = vec![self.sequence()?];
        while self.take(&Kind::Bar) {
            parts.push(self.sequence()?);
        }
        Ok(one_or(parts, Item::Choice))
    }

    fn sequence(&mut self) -> Result<Node, Diagnostic> {
        let mut parts = vec![self.difference()?];
        while self.begins_element() {
            parts.push(self.difference()?);
        }
        // The notation does not define whether `A B - C` is `A (B - C)` or `(A B) - C`.
        let unclear = parts.iter().find(|part| matches!(part.item, Item::Difference(..)));
        if let Some(unclear) = unclear.filter(|_| parts.len() > 1) {
            let message = "a difference next to another element has two readings";
            let help = "write parentheses around the difference, or around the left side";
            return Err(
                Diagnostic::error("syntax", message, self.source, unclear.span, "this difference").help(help)
            );
        }
        Ok(one_or(parts, Item::Sequence))
    }

    fn difference(&mut self) -> Result<Node, Diagnostic> {
        let left = self.repetition()?;
        let mut right = Vec::new();
        while self.take(&Kind::Minus) {
            right.push(self.repetition()?);
        }
        if right.is_empty() {
            return Ok(left);
        }
        let right = one_or(right, Item::Choice);
        let span = left.span.to(right.span);
        Ok(Node { item: Item::Difference(Box::new(left), Box::new(right)), span })
    }

    fn repetition(&mut self) -> Result<Node, Diagnostic> {
        let mut node = self.element()?;
        while let Some(&Kind::Repeat(min, unbounded)) = self.kind() {
            let span = node.span.to(self.span());
            self.at += 1;
            node = match node.item {
                // `A?+` is `A*`: one level for any number of operators.
                Item::Repeat(inner, before, many) => {
                    Node { item: Item::Repeat(inner, before.min(min), many || unbounded), span }
                }
                _ => Node { item: Item::Repeat(Box::new(node), min, unbounded), span },
            };
        }
        Ok(node)
    }

    fn begins_element(&self) -> bool {
        use Kind::{Char, Class, Name, Open, Text};
        matches!(self.kind(), Some(Open | Name(_) | Text(_) | Char(_) | Class(..)))
    }

    fn element(&mut self) -> Result<Node, Diagnostic> {
        let span = self.span();
        let item = match self.kind() {
            Some(Kind::Open) => return self.group(span),
            Some(Kind::Name(name)) => Item::Name(name.clone()),
            Some(Kind::Text(text)) => Item::Text(text.clone()),
            Some(Kind::Class(set, negated)) => Item::Class(set.clone(), *negated),
            Some(&Kind::Char(value)) => match char::from_u32(value) {
                Some(c) => Item::Text(c.to_string()),
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
        Ok(Node { item, span })
    }

    fn group(&mut self, open: Span) -> Result<Node, Diagnostic> {
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
        if !self.take(&Kind::Close) {
            return Err(self
                .expected("another element, \"|\" or \")\"")
                .and(open, "this group is not closed"));
        }
        self.depth -= 1;
        Ok(Node { item: Item::Group(Box::new(inner)), span: open.to(close) })
    }
}

/// Returns the only part, or a node with all of them.
fn one_or(mut parts: Vec<Node>, item: fn(Vec<Node>) -> Item) -> Node {
    if parts.len() == 1 {
        return parts.remove(0);
    }
    let span = parts.iter().map(|part| part.span).reduce(Span::to).unwrap_or_default();
    Node { item: item(parts), span }
}
