//! Builds the rules of the surface tree from the parsed notation.
//!
//! [`MAX_NESTING`](super::MAX_NESTING), which is checked beforehand, bounds the depth of recursion.

use super::dialects::Dialect;
use super::dialects::lists::ListExpansion;
use super::habits::NAMES;
use super::notation::Rule as Token;
use super::pieces::Report;
use super::pieces::span_of;
use super::pieces::{Chunk, LINE_ENDS};
use super::tree::{ExprKind, ExprNode, Name, Repeat, RuleNode, Tree, is_rule_name};
use crate::abnf::diagnose::{Diagnostic, Edit, Span};
use pest::iterators::{Pair, Pairs};

pub(super) fn rules(
    pairs: Pairs<Token>,
    chunk: &Chunk,
    tree: &mut Tree,
    lists: &mut ListExpansion,
    report: &mut Report,
) {
    let mut build = Build { chunk, lists, report };
    let mut before: Option<Span> = None;
    for pair in pairs.flat_map(Pair::into_inner).filter(|pair| pair.as_rule() == Token::rule) {
        let rule = build.rule(pair);
        if let Some(before) = before {
            build.expect_line_end(before, &rule);
        }
        before = Some(rule.span);
        tree.rules.push(rule);
    }
}

struct Build<'a, 'r> {
    chunk: &'a Chunk<'a>,
    lists: &'a mut ListExpansion,
    report: &'a mut Report<'r>,
}

impl Build<'_, '_> {
    /// rule = rulename defined-as elements c-nl
    fn rule(&mut self, pair: Pair<Token>) -> RuleNode {
        let span = span_of(&pair, self.chunk);
        let mut rule = RuleNode {
            name: Name { text: String::new(), span },
            incremental: false,
            expr: ExprNode { kind: ExprKind::Concatenation(Vec::new()), span },
            span,
        };
        for part in pair.into_inner() {
            match part.as_rule() {
                Token::rule_name => {
                    rule.name = Name { text: part.as_str().to_owned(), span: span_of(&part, self.chunk) };
                }
                Token::defined_as => rule.incremental = part.as_str() == "=/",
                Token::alternation => rule.expr = self.alternation(part),
                _ => {}
            }
        }
        rule
    }

    /// alternation = concatenation *(*c-wsp "/" *c-wsp concatenation)
    fn alternation(&mut self, pair: Pair<Token>) -> ExprNode {
        let span = span_of(&pair, self.chunk);
        let parts = pair.into_inner().filter(|part| part.as_rule() == Token::concatenation);
        let parts = parts.map(|part| self.concatenation(part)).collect();
        one_or(parts, span, ExprKind::Alternation)
    }

    /// concatenation = repetition *(1*c-wsp repetition)
    fn concatenation(&mut self, pair: Pair<Token>) -> ExprNode {
        let span = span_of(&pair, self.chunk);
        let mut parts: Vec<ExprNode> = Vec::new();
        for part in pair.into_inner().filter(|part| part.as_rule() == Token::repetition) {
            let part = self.repetition(part);
            if let Some(before) = parts.last().filter(|before| before.span.end == part.span.start) {
                self.missing_space(before.span, part.span);
            }
            parts.push(part);
        }
        // A list is a concatenation without brackets.
        let is_list = |part: &ExprNode| matches!(part.kind, ExprKind::Concatenation(_));
        if parts.len() > 1 && parts.iter().any(is_list) {
            let group = |part: ExprNode| match is_list(&part) {
                true => ExprNode { span: part.span, kind: ExprKind::Group(Box::new(part)) },
                false => part,
            };
            parts = parts.into_iter().map(group).collect();
        }
        one_or(parts, span, ExprKind::Concatenation)
    }

    /// repetition = [repeat] element
    fn repetition(&mut self, pair: Pair<Token>) -> ExprNode {
        let span = span_of(&pair, self.chunk);
        let mut repeat = None;
        let mut inner = ExprNode { kind: ExprKind::Concatenation(Vec::new()), span };
        for part in pair.into_inner() {
            match part.as_rule() {
                Token::repeat => repeat = Some(self.repeat(&part)),
                _ => inner = self.element(part),
            }
        }
        match repeat {
            Some(repeat) if self.is_list(repeat) => self.lists.expand(repeat, inner, span, self.report),
            Some(repeat) => ExprNode { kind: ExprKind::Repetition { repeat, inner: Box::new(inner) }, span },
            None => inner,
        }
    }

    /// True for `1#2` in a dialect with lists, which the parser reads as `1*2`.
    fn is_list(&self, repeat: Repeat) -> bool {
        self.report.source().text[repeat.span.start..repeat.span.end].contains('#')
    }

    /// repeat = 1*DIGIT / (*DIGIT "*" *DIGIT)
    fn repeat(&mut self, pair: &Pair<Token>) -> Repeat {
        let span = span_of(pair, self.chunk);
        let (min, max) = match pair.as_str().split_once('*') {
            None => {
                let times = self.number(pair.as_str(), 10, span);
                (times, Some(times))
            }
            Some((min, max)) => {
                let min_span = Span::new(span.start, span.start + min.len());
                let max_span = Span::new(span.end - max.len(), span.end);
                let min = if min.is_empty() { 0 } else { self.number(min, 10, min_span) };
                (min, (!max.is_empty()).then(|| self.number(max, 10, max_span)))
            }
        };
        Repeat { min, max, span }
    }

    /// element = rulename / group / option / char-val / num-val / prose-val
    fn element(&mut self, pair: Pair<Token>) -> ExprNode {
        let span = span_of(&pair, self.chunk);
        let kind = match pair.as_rule() {
            Token::group => ExprKind::Group(Box::new(self.bracketed(pair, span))),
            Token::option => ExprKind::Option(Box::new(self.bracketed(pair, span))),
            Token::char_val => text(pair),
            Token::num_val => self.num_val(pair),
            Token::prose_val => self.prose(inner_text(pair, Token::prose)),
            _ => ExprKind::Rule(pair.as_str().to_owned()),
        };
        ExprNode { kind, span }
    }

    /// prose-val = "<" *(%x20-3D / %x3F-7E) ">"
    fn prose(&self, text: String) -> ExprKind {
        match self.lists.dialect {
            Dialect::Rfc822 if is_rule_name(&text) => ExprKind::Rule(text),
            // In ABNF, this would be prose.
            Dialect::Rfc822 if text == "\"" => ExprKind::Values(vec!['"'.into()]),
            // Prose may continue on the next line.
            Dialect::Rfc822 => ExprKind::Prose(text.split_whitespace().collect::<Vec<_>>().join(" ")),
            _ => ExprKind::Prose(text),
        }
    }

    /// group = "(" *c-wsp alternation *c-wsp ")"
    fn bracketed(&mut self, pair: Pair<Token>, span: Span) -> ExprNode {
        let inner = pair.into_inner().find(|part| part.as_rule() == Token::alternation);
        let nothing = ExprNode { kind: ExprKind::Concatenation(Vec::new()), span };
        inner.map_or(nothing, |inner| self.alternation(inner))
    }

    /// num-val = "%" (bin-val / dec-val / hex-val)
    fn num_val(&mut self, pair: Pair<Token>) -> ExprKind {
        let mut is_range = false;
        let mut values = Vec::new();
        for part in pair.into_inner().flat_map(Pair::into_inner) {
            let radix = match part.as_rule() {
                Token::bin => 2,
                Token::dec => 10,
                Token::hex => 16,
                _ => {
                    is_range = true;
                    continue;
                }
            };
            values.push(self.number(part.as_str(), radix, span_of(&part, self.chunk)));
        }
        match values[..] {
            [first, last] if is_range => ExprKind::Range(first, last),
            _ => ExprKind::Values(values),
        }
    }

    /// Returns the value of `digits`. Reports a value above `u32::MAX`, and returns `u32::MAX` instead.
    fn number(&mut self, digits: &str, radix: u32, span: Span) -> u32 {
        u32::from_str_radix(digits, radix).unwrap_or_else(|_| {
            let message = format!("this number is larger than {}", u32::MAX);
            self.report.error("number-too-large", message, span, "", "use a smaller number");
            u32::MAX
        })
    }

    fn missing_space(&mut self, before: Span, after: Span) {
        let message = "consecutive elements must be separated by white space";
        let source = self.report.source();
        let span_of = Span::new(after.start, after.start + 1);
        let warning =
            Diagnostic::warning("missing-space", message, source, span_of, "a new element begins here")
                .and(before, "directly after this one")
                .help("put a space between them");
        let element = &source.text[before.start..before.end];
        let begins_string = source.text[after.start..].starts_with('"');
        self.report.push(match element {
            "s" | "S" | "i" | "I" if begins_string => warning
                .help(format!("or write the prefix of the string as `%{element}`"))
                .propose(Edit::new(Span::new(before.start, before.start), "%")),
            // In `"say ""hi"""`, the two quotes are probably meant as one in a string.
            _ if begins_string && element.ends_with('"') => {
                warning.help("or write a double quote inside a string as the core rule DQUOTE, or as %x22")
            }
            _ => warning.suggest(Edit::new(Span::new(after.start, after.start), " ")),
        });
    }

    /// Reports a rule that begins on the line on which the previous rule, with the span `before`, ends.
    fn expect_line_end(&mut self, before: Span, rule: &RuleNode) {
        let text = &self.report.source().text;
        if text[before.end..rule.span.start].contains(LINE_ENDS) {
            return;
        }
        let message = "a rule must begin on a new line";
        // `A B = …`: the previous rule ends with the first word, which is alone on its line.
        let first = text[before.start..rule.span.start].rsplit(LINE_ENDS).next().unwrap_or_default();
        let help = match is_rule_name(first.trim_matches([' ', '\t'])) {
            true => NAMES,
            false => "a name followed by \"=\" begins a rule",
        };
        self.report.error("missing-line-end", message, rule.name.span, "not on a new line", help);
    }
}

/// char-val = case-insensitive-string / case-sensitive-string
fn text(pair: Pair<Token>) -> ExprKind {
    let case_sensitive = pair.clone().into_inner().any(|part| part.as_rule() == Token::sensitive);
    ExprKind::Text { text: inner_text(pair, Token::text), case_sensitive }
}

/// Returns the text of the first inner `token` of `pair`, between the delimiters.
fn inner_text(pair: Pair<Token>, token: Token) -> String {
    let inner = pair.into_inner().find(|part| part.as_rule() == token);
    inner.map_or_else(String::new, |inner| inner.as_str().to_owned())
}

/// Returns the only element of `parts`, or a node with all of them.
pub(super) fn one_or(mut parts: Vec<ExprNode>, span: Span, node: fn(Vec<ExprNode>) -> ExprKind) -> ExprNode {
    match parts.len() {
        1 => parts.remove(0),
        _ => ExprNode { kind: node(parts), span },
    }
}
