//! All occurrences of the names of rules in a document: definitions, references, prose, and words of directives.

use super::DocumentAnalysis;
use std::collections::HashSet;
use virgule_compiler::abnf::diagnose::Span;
use virgule_compiler::abnf::lower::grammar::RuleId;
use virgule_compiler::abnf::read::tree::{DirectiveNode, ExprKind, ExprNode, Name};

/// An occurrence of the name of a rule in the document itself.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Occurrence {
    /// The span of the name.
    pub span: Span,
    /// The rule; `None` if the name is not defined, or its definition has syntax errors.
    pub rule: Option<RuleId>,
    /// What the name is there.
    pub role: NameRole,
}

/// What a name of a rule is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NameRole {
    /// The left side of `=` or `=/`.
    Definition,
    /// A part of a right side, or a word of a directive.
    Reference,
    /// A word of `;! fields` that names a field and its rule: `alg`, `alg*`.
    Shorthand,
    /// A field of the same name, as in `;! equal-by alg`. It keeps its name if the rule is renamed.
    Field,
}

/// Returns all occurrences, in the order of the document.
pub fn occurrences(analysis: &DocumentAnalysis) -> Vec<Occurrence> {
    let tree = analysis.tree();
    let mut search = NameSearch { analysis, found: Vec::new() };
    for rule in &tree.rules {
        search.add(&rule.name.text, rule.name.span, NameRole::Definition);
        let within = analysis.surface().named(&rule.name.text);
        search.expr(&rule.expr, within);
    }
    tree.unread_rules().for_each(|name| search.word(&name, NameRole::Definition));
    tree.operands.iter().for_each(|name| search.word(name, NameRole::Reference));
    let fields = field_names(&tree.directives);
    tree.directives.iter().for_each(|line| search.directive(line, &fields));
    search.found.sort_by_key(|occurrence| occurrence.span);
    search.found
}

/// Returns the occurrence at an offset. The end of a name belongs to it.
pub fn occurrence_at(analysis: &DocumentAnalysis, offset: usize) -> Option<Occurrence> {
    // Of two names that touch, such as `a/b` in a directive, the one that begins here is meant.
    occurrences(analysis).into_iter().rev().find(|found| found.span.touches(offset))
}

/// True if the word of a directive with this index names a rule or a field.
pub(super) fn names_rule(directive: &str, index: usize) -> bool {
    match directive {
        "start" | "ambiguous" | "form" | "validate" | "parameters" => index == 0,
        "utf-8" | "percent-encoded" | "fields" | "redact" | "equal-by" => true,
        _ => false,
    }
}

/// Returns the lower-case names that the lines `;! fields` and `;! parameters` give to fields.
fn field_names(lines: &[DirectiveNode]) -> HashSet<String> {
    let words = |line: &DirectiveNode| match line.name.text.as_str() {
        "fields" => line.args.clone(),
        "parameters" => line.args.iter().skip(2).cloned().collect(),
        _ => Vec::new(),
    };
    lines.iter().flat_map(words).map(|word| field_name(&word.text).to_ascii_lowercase()).collect()
}

/// Returns the name of the field in `NAME`, `NAME*` and `NAME=RULE`.
fn field_name(word: &str) -> &str {
    word.split('=').next().unwrap_or_default().trim_end_matches('*')
}

struct NameSearch<'a> {
    analysis: &'a DocumentAnalysis,
    found: Vec<Occurrence>,
}

impl NameSearch<'_> {
    fn add(&mut self, name: &str, span: Span, role: NameRole) {
        let rule = self.analysis.surface().named(name);
        if !rule.is_some_and(|rule| self.analysis.is_generated(rule)) {
            self.found.push(Occurrence { span, rule, role });
        }
    }

    fn expr(&mut self, expr: &ExprNode, within: Option<RuleId>) {
        match &expr.kind {
            ExprKind::Alternation(parts) | ExprKind::Concatenation(parts) => {
                parts.iter().for_each(|part| self.expr(part, within));
            }
            ExprKind::Repetition { inner, .. } | ExprKind::Group(inner) | ExprKind::Option(inner) => {
                self.expr(inner, within);
            }
            ExprKind::Rule(name) => self.add(name, expr.span, NameRole::Reference),
            ExprKind::Prose(text) => {
                let rule = within.and_then(|within| self.analysis.surface().find_prose(within, text));
                // `<host, see [RFC3986], Section 3.2.2>`: the first word, after the bracket.
                let length = text.find([',', ' ', '\t']).unwrap_or(text.len());
                let span = Span::new(expr.span.start + 1, expr.span.start + 1 + length);
                self.found.extend(rule.map(|rule| Occurrence {
                    span,
                    rule: Some(rule),
                    role: NameRole::Reference,
                }));
            }
            ExprKind::Text { .. } | ExprKind::Range(..) | ExprKind::Values(_) => {}
        }
    }

    fn directive(&mut self, line: &DirectiveNode, fields: &HashSet<String>) {
        let is_field = |word: &Name| fields.contains(&word.text.to_ascii_lowercase());
        let directive = line.name.text.as_str();
        let words = line.args.iter().enumerate().filter(|(index, _)| names_rule(directive, *index));
        for (index, word) in words {
            match directive {
                // `within` and `after-colon` are no names.
                "percent-encoded" if index + 2 == line.args.len() => {}
                "redact" if word.text == "after-colon" => {}
                "fields" => self.binding(word, NameRole::Shorthand),
                "validate" | "parameters" | "equal-by" => self.word(word, NameRole::Field),
                // `form` also takes the start rule, for the entire text.
                "redact" | "form" if is_field(word) => self.word(word, NameRole::Field),
                "redact" => self.binding(word, NameRole::Reference),
                _ => self.word(word, NameRole::Reference),
            }
        }
    }

    fn word(&mut self, word: &Name, role: NameRole) {
        self.add(&word.text, word.span, role);
    }

    /// Adds the rules of `NAME`, `NAME*` and `NAME=OUTER/RULE|RULE`.
    fn binding(&mut self, word: &Name, shorthand: NameRole) {
        let Some((name, rules)) = word.text.split_once('=') else {
            let name = field_name(&word.text);
            let span = Span::new(word.span.start, word.span.start + name.len());
            return self.add(name, span, shorthand);
        };
        let mut start = word.span.start + name.len() + 1;
        for rule in rules.split(['/', '|']) {
            self.add(rule, Span::new(start, start + rule.len()), NameRole::Reference);
            start += rule.len() + 1;
        }
    }
}
