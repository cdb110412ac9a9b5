//! Lowers the right side of a rule to an expression over code points: characters become sets, groups and options
//! disappear, names become rule ids.
//!
//! A repetition whose minimum is above its maximum and a reversed range are errors of the file. A value that is no code
//! point, an undefined rule and unbound prose are faults of their rule. `0<pchar>` is the empty string (RFC 3986, erratum
//! 2033).

use super::documents::Documents;
use super::elsewhere;
use super::grammar::{CodePoints, Expr, Rule};
use super::prose::Prose;
use super::scope::Scope;
use crate::abnf::diagnose::{Diagnostic, Diagnostics, Source, Span};
use crate::abnf::read::tree::{self, ExprKind};
use std::sync::Arc;

/// Lowers every rule, in the order of the ids.
pub fn lower_rules(documents: &Documents, scope: &Scope, diagnostics: &mut Diagnostics) -> Vec<Rule> {
    let mut rules = Vec::with_capacity(scope.definitions.len());
    for definition in &scope.definitions {
        let document = &documents.list[definition.document];
        let source = &document.tree.source;
        let written: Vec<&tree::RuleNode> =
            definition.rules.iter().map(|&rule| &document.tree.rules[rule]).collect();
        let name = &written[0].name;
        let mut lowering = Lowering {
            document: definition.document,
            name: &name.text,
            whole: written.len() == 1 && written[0].is_prose(),
            scope,
            source,
            diagnostics,
            faults: Diagnostics::new(),
        };
        let parts: Vec<Expr> = written.iter().map(|rule| lowering.expr(&rule.expr)).collect();
        let faults = lowering.faults;
        let text: Vec<String> = written.iter().map(|rule| rule.expr.to_string()).collect();
        rules.push(Rule {
            name: name.text.clone(),
            document: document.name.clone(),
            text: format!("{} = {}", name.text, text.join(" / ")),
            expr: choice(parts),
            source: source.clone(),
            span: name.span,
            decoded: None,
            faults,
        });
    }
    rules
}

struct Lowering<'a> {
    document: usize,
    /// The rule that is being defined.
    name: &'a str,
    /// True if its definition is prose alone.
    whole: bool,
    scope: &'a Scope,
    source: &'a Arc<Source>,
    /// Errors in the notation, which concern the whole file.
    diagnostics: &'a mut Diagnostics,
    /// [`Rule::faults`].
    faults: Diagnostics,
}

impl Lowering<'_> {
    fn expr(&mut self, expr: &tree::ExprNode) -> Expr {
        match &expr.kind {
            ExprKind::Alternation(parts) => choice(self.all(parts)),
            ExprKind::Concatenation(parts) => sequence(self.all(parts)),
            ExprKind::Group(inner) => self.expr(inner),
            ExprKind::Option(inner) => self.repeat(inner, 0, Some(1), expr.span),
            ExprKind::Repetition { repeat, inner } => self.repetition(repeat, inner, expr.span),
            ExprKind::Rule(name) => self.rule(name, expr.span),
            ExprKind::Text { text, case_sensitive } => literal(text, *case_sensitive),
            ExprKind::Range(first, last) => self.range(*first, *last, expr.span),
            ExprKind::Values(values) => {
                sequence(values.iter().map(|&value| self.range(value, value, expr.span)).collect())
            }
            ExprKind::Prose(text) => self.prose(text, expr.span),
        }
    }

    fn all(&mut self, parts: &[tree::ExprNode]) -> Vec<Expr> {
        parts.iter().map(|part| self.expr(part)).collect()
    }

    fn repetition(&mut self, repeat: &tree::Repeat, inner: &tree::ExprNode, span: Span) -> Expr {
        if let Some(max) = repeat.max.filter(|&max| max < repeat.min) {
            self.diagnostics.push(
                Diagnostic::error(
                    "reversed-repetition",
                    format!("at least {} but at most {max} times", repeat.min),
                    self.source,
                    repeat.span,
                    "no number is both",
                )
                .help(format!("write `{max}*{}`", repeat.min)),
            );
            return Expr::EMPTY;
        }
        if repeat.max == Some(0) && self.document == 0 {
            self.diagnostics.push(
                Diagnostic::warning(
                    "zero-repetition",
                    "zero times anything is the empty string",
                    self.source,
                    span,
                    "matches only the empty string",
                )
                .help("write \"\" if that is meant"),
            );
        }
        if repeat.max == Some(0) {
            return Expr::EMPTY;
        }
        self.repeat(inner, repeat.min, repeat.max, span)
    }

    fn repeat(&mut self, inner: &tree::ExprNode, min: u32, max: Option<u32>, span: Span) -> Expr {
        match self.expr(inner) {
            inner if (min, max) == (1, Some(1)) => inner,
            inner => Expr::Repeat { inner: Box::new(inner), min, max, span },
        }
    }

    fn rule(&mut self, name: &str, span: Span) -> Expr {
        match self.scope.resolve(self.document, name, self.source, span) {
            Ok(id) => Expr::Rule(id),
            Err(report) => {
                report.into_iter().for_each(|report| self.faults.push(report));
                Expr::EMPTY
            }
        }
    }

    fn range(&mut self, first: u32, last: u32, span: Span) -> Expr {
        if let Some(&value) = [first, last].iter().find(|&&value| char::from_u32(value).is_none()) {
            let why = if value > 0x10FFFF { "past U+10FFFF" } else { "a surrogate" };
            self.faults.push(
                Diagnostic::error(
                    "not-a-code-point",
                    format!("%x{value:X} is {why}, so no character has it"),
                    self.source,
                    span,
                    "not a character",
                )
                .help("characters are U+0000 to U+D7FF and U+E000 to U+10FFFF"),
            );
            return Expr::EMPTY;
        }
        if first > last {
            self.diagnostics.push(
                Diagnostic::error(
                    "reversed-range",
                    format!("the range ends before it begins: %x{first:X}-{last:X}"),
                    self.source,
                    span,
                    "matches nothing",
                )
                .help(format!("write %x{last:X}-{first:X}")),
            );
            return Expr::EMPTY;
        }
        Expr::Class(without_surrogates(first, last).into())
    }

    fn prose(&mut self, text: &str, span: Span) -> Expr {
        let prose = Prose { text, rule: self.name, whole: self.whole };
        if let Some(id) = prose.find(self.document, self.scope) {
            return Expr::Rule(id);
        }
        // The import that may define the rule is missing, which has been reported.
        if self.scope.is_incomplete(self.document) {
            return Expr::EMPTY;
        }
        self.faults.push(
            Diagnostic::error(
                "unbound-prose",
                format!("<{text}> names no rule that is defined here or imported"),
                self.source,
                span,
                "prose, which no automaton can be made of",
            )
            .help(self.import_for(prose))
            .help("or define the rule in ABNF"),
        );
        Expr::EMPTY
    }

    /// The help that says which import defines the rule that prose stands for.
    fn import_for(&self, prose: Prose<'_>) -> String {
        let cited = prose.cited();
        let is_imported = |document: &str| self.scope.imports(self.document, document);
        let cited_here = || {
            let defines = |document: &&String| prose.names().any(|name| elsewhere::defines(document, name));
            cited.iter().find(defines).cloned()
        };
        let elsewhere = || {
            // The first word of a phrase such as `<any character>` is hardly the name of a rule.
            let mut names = prose.names().filter(|_| prose.cites() || !prose.text.contains(' '));
            names.find_map(elsewhere::defining).map(str::to_string)
        };
        let known = cited_here().or_else(elsewhere).filter(|document| !is_imported(document));
        match (known, cited.iter().find(|document| is_imported(document))) {
            (Some(document), _) => format!("`{document}` defines it: add `;! import {document}`"),
            (None, Some(document)) => format!("`{document}` is imported, and defines no such rule"),
            (None, None) => "add `;! import DOCUMENT` for the document that defines it".to_string(),
        }
    }
}

/// A choice between `parts`; a single part is not wrapped.
fn choice(mut parts: Vec<Expr>) -> Expr {
    if parts.len() == 1 { parts.remove(0) } else { Expr::Choice(parts) }
}

/// The sequence of `parts`; a single part is not wrapped.
fn sequence(mut parts: Vec<Expr>) -> Expr {
    if parts.len() == 1 { parts.remove(0) } else { Expr::Sequence(parts) }
}

/// `"text"`: letters match in either case, unless it is prefixed with `%s` (RFC 7405 section 2.1).
fn literal(text: &str, case_sensitive: bool) -> Expr {
    sequence(text.chars().map(|c| Expr::Class(CodePoints::literal(c, case_sensitive))).collect())
}

/// The range without U+D800 to U+DFFF, which UTF-8 does not encode.
fn without_surrogates(first: u32, last: u32) -> Vec<(u32, u32)> {
    if first < 0xD800 && last > 0xDFFF { vec![(first, 0xD7FF), (0xE000, last)] } else { vec![(first, last)] }
}
