//! Lowers the right side of a rule to an expression over code points: characters become sets, names become rule ids,
//! and groups and options are eliminated.
//!
//! A repetition whose minimum exceeds its maximum and a reversed range are errors of the file. A value that is not a
//! code point, an undefined rule and unresolved prose are faults of their rule. `0<pchar>` is the empty string (RFC
//! 3986, erratum 2033).

use crate::abnf::diagnose::{Diagnostic, Diagnostics, Edit, Source, Span};
use crate::abnf::lower::built_in::{defines, defining};
use crate::abnf::lower::documents::Documents;
use crate::abnf::lower::rule::{CodePoints, Expr, Rule, RuleId, reach};
use crate::abnf::lower::scope::Scope;
use crate::abnf::lower::settings::Encoded;
use crate::abnf::read::tree;
use crate::abnf::read::tree::{ExprKind, without_surrogates};
use crate::bytes;
use crate::bytes::ByteSet;
use std::collections::HashMap;
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
        let mut parts: Vec<Expr> = definition.base.map(Expr::Rule).into_iter().collect();
        // The base of the rule is missing, which has been reported.
        parts.extend((written[0].incremental && parts.is_empty()).then_some(Expr::EMPTY));
        parts.extend(written.iter().map(|rule| lowering.expr(&rule.expr)));
        let faults = lowering.faults;
        let mut expr = choice(parts);
        expr.map_rules(&|rule| scope.seen(&definition.seen_by, rule));
        let text: Vec<String> = written.iter().map(|rule| rule.expr.to_string()).collect();
        let defined_as = if definition.base.is_some() { "=/" } else { "=" };
        rules.push(Rule {
            name: name.text.clone(),
            document: document.name.clone(),
            text: format!("{} {defined_as} {}", name.text, text.join(" / ")),
            expr,
            extends: definition.base,
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
    /// Errors in the notation, which affect the entire file.
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
        if let Some(error) = (repeat.max == Some(0)).then(|| self.number(inner)).flatten() {
            self.faults.push(error);
            return Expr::EMPTY;
        }
        if let Some(max) = repeat.max.filter(|&max| max < repeat.min) {
            let message = format!("the minimum {} exceeds the maximum {max}", repeat.min);
            let label = "no count satisfies both";
            let report = Diagnostic::error("reversed-repetition", message, self.source, repeat.span, label);
            let swapped = self.swapped(repeat.span, '*');
            // Perhaps one of the numbers is wrong.
            self.diagnostics.push(report.help(format!("write `{max}*{}`", repeat.min)).propose(swapped));
            return Expr::EMPTY;
        }
        if repeat.max == Some(0) {
            if self.document == 0 {
                let message = "a repetition of zero times is always empty";
                let label = "matches only the empty string";
                self.diagnostics.push(
                    Diagnostic::warning("zero-repetition", message, self.source, span, label)
                        .help("if this is intended, write \"\""),
                );
            }
            return Expr::EMPTY;
        }
        self.repeat(inner, repeat.min, repeat.max, span)
    }

    /// Returns the error for a repetition such as `0x41`, whose element is an undefined rule `x41`.
    fn number(&self, inner: &tree::ExprNode) -> Option<Diagnostic> {
        let ExprKind::Rule(name) = &inner.kind else { return None };
        let (base, digits) = name.split_at_checked(1)?;
        let radix = match base {
            "x" | "X" => 16,
            "d" | "D" => 10,
            "b" | "B" => 2,
            _ => return None,
        };
        if digits.is_empty() || !digits.chars().all(|digit| digit.is_digit(radix)) {
            return None;
        }
        let undefined = self.scope.resolve(self.document, name, Some(self.name), self.source, inner.span);
        let error = undefined.err().flatten()?;
        let help = vec![format!("ABNF writes the character as `%{name}`")];
        // The zero before the name, which may be the end of `1*0`.
        let span = Span::new(inner.span.start.saturating_sub(1), inner.span.end);
        Some(Diagnostic { help, ..error }.propose(Edit::new(span, format!("%{name}"))))
    }

    fn repeat(&mut self, inner: &tree::ExprNode, min: u32, max: Option<u32>, span: Span) -> Expr {
        match self.expr(inner) {
            inner if (min, max) == (1, Some(1)) => inner,
            inner => Expr::Repeat { inner: Box::new(inner), min, max, span },
        }
    }

    fn rule(&mut self, name: &str, span: Span) -> Expr {
        match self.scope.resolve(self.document, name, Some(self.name), self.source, span) {
            Ok(rule) => Expr::Rule(rule),
            Err(report) => {
                self.faults.extend(report.map(|report| self.of_list(report, name, span)));
                Expr::EMPTY
            }
        }
    }

    /// Returns the error about an undefined rule. If a list such as `1#element` needs the rule, the error says so.
    fn of_list(&self, report: Diagnostic, name: &str, span: Span) -> Diagnostic {
        let written = self.source.text.get(span.start..span.end);
        if !written.is_some_and(|written| written.contains('#')) {
            return report;
        }
        let message = format!("lists use the rule `{name}` (RFC 9110 section 5.6.1), which is not defined");
        Diagnostic::error("undefined-rule", message, self.source, span, "in this list")
            .help(format!("define `{name} = *( SP / HTAB )`, or import a document of yours that defines it"))
    }

    fn range(&mut self, first: u32, last: u32, span: Span) -> Expr {
        if let Some(&value) = [first, last].iter().find(|&&value| char::from_u32(value).is_none()) {
            let why = if value > 0x10FFFF { "above U+10FFFF" } else { "a surrogate" };
            let message = format!("%x{value:X} is {why}, so it is not a character");
            self.faults.push(
                Diagnostic::error("not-a-code-point", message, self.source, span, "not a character")
                    .help("characters are U+0000 to U+D7FF and U+E000 to U+10FFFF"),
            );
            return Expr::EMPTY;
        }
        if first > last {
            let message = format!("the range ends before it begins: %x{first:X}-{last:X}");
            let swapped = self.swapped(span, '-');
            self.diagnostics.push(
                Diagnostic::error("reversed-range", message, self.source, span, "matches nothing")
                    .help(format!("write %x{last:X}-{first:X}"))
                    .suggest(swapped),
            );
            return Expr::EMPTY;
        }
        Expr::Class(without_surrogates((first, last)).collect::<Vec<_>>().into())
    }

    /// Returns the edit that swaps the numbers of `%x5A-41` or `3*2`. `None` for other notations, as in EBNF.
    fn swapped(&self, span: Span, mark: char) -> Option<Edit> {
        let written = self.source.text.get(span.start..span.end)?;
        let base = written.strip_prefix('%').and_then(|rest| rest.get(..1));
        let prefix = base.map_or(0, |base| base.len() + 1);
        let (first, last) = written[prefix..].split_once(mark)?;
        let is_number = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_hexdigit());
        let text = format!("{}{last}{mark}{first}", &written[..prefix]);
        (is_number(first) && is_number(last)).then(|| Edit::new(span, text))
    }

    fn prose(&mut self, text: &str, span: Span) -> Expr {
        let prose = Prose { text, rule: self.name, whole: self.whole };
        if let Some(id) = prose.find(self.document, self.scope) {
            return Expr::Rule(id);
        }
        // The import that may define the rule is missing, which has already been reported.
        if self.scope.is_incomplete(self.document) {
            return Expr::EMPTY;
        }
        let (help, import) = self.import_for(prose);
        let message = format!("<{text}> does not name a defined or imported rule");
        let label = "prose cannot be compiled to an automaton";
        let error = Diagnostic::error("unbound-prose", message, self.source, span, label)
            .help(help)
            .help("or define the rule in ABNF");
        self.faults.push(match import {
            Some(import) => self.scope.suggest_import(self.document, &import, error),
            None => error,
        });
        Expr::EMPTY
    }

    /// Returns the help that names the import that defines the rule that prose refers to, and the import if the prose
    /// cites it.
    fn import_for(&self, prose: Prose<'_>) -> (String, Option<String>) {
        let cited = prose.cited();
        let is_imported = |document: &str| self.scope.imports(self.document, document);
        let cited_here = || {
            let has_rule = |document: &&String| prose.names().any(|name| defines(document, name));
            cited.iter().find(has_rule).cloned()
        };
        let elsewhere = || {
            // The first word of a phrase such as `<any character>` is unlikely to be the name of a rule.
            let is_name =
                prose.cites() || !prose.text.contains(' ') && !prose.text.eq_ignore_ascii_case("any");
            // A document that the prose does not cite is not meant.
            let mut names = prose.names().filter(|_| is_name && cited.is_empty());
            names.find_map(defining).map(str::to_string)
        };
        let here = cited_here();
        let is_cited = here.is_some();
        let known = here.or_else(elsewhere).filter(|document| !is_imported(document));
        let import = known.clone().filter(|_| is_cited);
        let help = match (known, cited.iter().find(|document| is_imported(document))) {
            (Some(document), _) => format!("`{document}` defines it: add `;! import {document}`"),
            (None, Some(document)) => format!("`{document}` is imported, but does not define this rule"),
            (None, None) => "add `;! import DOCUMENT` for the document that defines it".to_string(),
        };
        (help, import)
    }
}

/// Creates a choice between `parts`. A single part is not wrapped.
fn choice(mut parts: Vec<Expr>) -> Expr {
    if parts.len() == 1 { parts.remove(0) } else { Expr::Choice(parts) }
}

fn sequence(mut parts: Vec<Expr>) -> Expr {
    if parts.len() == 1 { parts.remove(0) } else { Expr::Sequence(parts) }
}

/// `"text"`: letters match in either case, unless the prefix is `%s` (RFC 7405 section 2.1).
fn literal(text: &str, case_sensitive: bool) -> Expr {
    sequence(text.chars().map(|c| Expr::Class(CodePoints::literal(c, case_sensitive))).collect())
}

// Rules that match decoded text, applied to percent-encoded text.
//
// RFC 4516 puts a search filter of RFC 4515 into a URL. The filter's grammar describes the octets after decoding, so
// `%28cn=a%29` is a filter like `(cn=a)`. `;! percent-encoded filter within filter-char` replaces references to
// `filter` by references to a decoded rule: `%` and two hexadecimal digits match one octet (RFC 3986, section 2.1),
// and only the characters of `filter-char` may occur unencoded.
//
// The alternative, expanding each character to `"(" / "%28"`, would double the automaton, and one byte of lookahead
// would no longer distinguish an opening bracket from a closing one.

/// Appends the decoded rules to `rules`, and redirects the references of the document's rules to them. Returns the
/// decoded rule for each original one.
pub fn encode(
    rules: &mut Vec<Rule>,
    document: &str,
    encoded: &[Encoded],
    diagnostics: &mut Diagnostics,
) -> HashMap<RuleId, RuleId> {
    let mut renamed = HashMap::new();
    for line in encoded {
        let mut plain = ByteSet::default();
        if !characters(rules, line.within, &mut plain, 0) || bytes::contains(&plain, b'%') {
            let rule = &rules[line.within.index()];
            let message = format!("`{}` must match one ASCII character other than `%`", rule.name);
            let label = "defines the characters that need no encoding";
            diagnostics.push(
                Diagnostic::error("percent-encoded", message, &rule.source, rule.span, label)
                    .help("it may reference other rules, but each alternative must be a single character"),
            );
            continue;
        }
        for &rule in &line.rules {
            let original = &rules[rule.index()];
            let wrapper = Rule { expr: Expr::Rule(rule), decoded: Some(plain), ..original.clone() };
            renamed.insert(rule, RuleId(rules.len() as u32));
            rules.push(wrapper);
        }
    }
    // Rules that a decoded rule references already match decoded text.
    let mut within = vec![false; rules.len()];
    reach(rules, renamed.keys().copied().collect(), &mut within);
    let decoded = |&(rule, within): &(&Rule, &bool)| *within && rule.decoded.is_some();
    if let Some((twice, _)) = rules.iter().zip(&within).find(decoded) {
        let message =
            format!("`{}` is percent-encoded within a rule that is also percent-encoded", twice.name);
        let label = "would be decoded twice";
        diagnostics.push(
            Diagnostic::error("percent-encoded", message, &twice.source, twice.span, label)
                .help("name only one of the two rules in `percent-encoded`"),
        );
    }
    for (rule, within) in rules.iter_mut().zip(within) {
        let extends = rule.extends.is_some_and(|base| renamed.contains_key(&base));
        if (rule.document == document || extends) && rule.decoded.is_none() && !within {
            rule.expr.map_rules(&|rule| renamed.get(&rule).copied().unwrap_or(rule));
        }
    }
    renamed
}

/// Adds the characters that `rule` matches to `into`. False if `rule` matches anything but single ASCII characters.
fn characters(rules: &[Rule], rule: RuleId, into: &mut ByteSet, depth: usize) -> bool {
    // Maximum depth of references: a deeper rule is probably recursive, and so not a set of characters.
    const DEEP: usize = 50;
    fn collect(rules: &[Rule], expr: &Expr, into: &mut ByteSet, depth: usize) -> bool {
        match expr {
            Expr::Class(ranges) => ranges.iter().all(|&(first, last)| {
                let ascii = last < 0x80;
                if ascii {
                    bytes::insert(into, first as u8, last as u8);
                }
                ascii
            }),
            Expr::Choice(parts) => parts.iter().all(|part| collect(rules, part, into, depth)),
            Expr::Rule(rule) => depth < DEEP && characters(rules, *rule, into, depth + 1),
            Expr::Sequence(_) | Expr::Repeat { .. } => false,
        }
    }
    collect(rules, &rules[rule.index()].expr, into, depth)
}

// Replaces rules that describe characters by their UTF-8 octets with sets of characters.
//
// Documents over octets describe non-ASCII characters by their encoding (RFC 4512, section 1.4):
//
// ```text
// UTFMB = UTF2 / UTF3 / UTF4          UTF2 = %xC2-DF UTF0          UTF0 = %x80-BF
// ```
//
// In a lowered grammar, numbers are code points; `nfa` encodes them as octets. `;! utf-8 UTFMB` declares that the rule
// matches one non-ASCII character in well-formed UTF-8.

/// Replaces the expressions of the `utf8` rules. Returns the rules that they previously referenced, directly or
/// through other rules.
pub fn replace_utf8(rules: &mut [Rule], utf8: &[RuleId]) -> Vec<RuleId> {
    let mut open = Vec::new();
    for rule in utf8 {
        let all = Expr::Class(vec![(0x80, 0xD7FF), (0xE000, 0x10FFFF)].into());
        std::mem::replace(&mut rules[rule.index()].expr, all).each_rule(&mut |named| open.push(named));
    }
    let mut spelled = vec![false; rules.len()];
    reach(rules, open, &mut spelled);
    (0..).map(RuleId).zip(spelled).filter(|(_, spelled)| *spelled).map(|(rule, _)| rule).collect()
}

// Prose that refers to a rule.
//
// ```text
// 0<pchar>                                        the rule itself (RFC 3986, erratum 2033)
// <authority, see [RFC3986], Section 3.2>         the rule of the cited document, not of this one
// pchar = <as specified in RFC 3986, Appendix A>  the rule of that document with the name of the defined rule
// <">                                             DQUOTE, in documents older than RFC 2234
// ```
//
// A citation such as `[URI]` does not specify an import, so all are searched.

/// A prose-val, and its context.
#[derive(Clone, Copy)]
pub struct Prose<'t> {
    /// The text between the angle brackets.
    pub text: &'t str,
    /// The rule whose definition contains the prose.
    pub rule: &'t str,
    /// True if the prose is the entire definition.
    pub whole: bool,
}

impl<'t> Prose<'t> {
    /// Returns the rule that the prose refers to in the document with that index.
    pub fn find(self, document: usize, scope: &Scope) -> Option<RuleId> {
        if self.text == "\"" {
            return scope.find(document, "DQUOTE");
        }
        let name = self.first_word();
        let itself = name.eq_ignore_ascii_case(self.rule);
        if !self.cites() {
            // `host = <host>` refers to the rule of that name in another document.
            return if itself { scope.find_imported(document, name) } else { scope.find(document, name) };
        }
        let cited = self.cited();
        let imported = self.names().find_map(|name| scope.find_cited(document, &cited, name));
        // The rules of the cited document may have been copied into this one.
        imported.or_else(|| scope.find_exactly(document, name).filter(|_| !itself))
    }

    /// Returns the names, in order, that the rule may have in a cited document.
    pub fn names(self) -> impl Iterator<Item = &'t str> {
        let word = self.first_word();
        let is_name = matches!(self.text.as_bytes().get(word.len()), None | Some(b','));
        let same = self.whole.then_some(self.rule);
        // In `<URI query of RFC 3986>`, the first word is part of a phrase.
        let (first, second) = if is_name { (Some(word), same) } else { (same, Some(word)) };
        first.into_iter().chain(second)
    }

    fn first_word(self) -> &'t str {
        self.text.split([',', ' ', '\t']).next().unwrap_or("")
    }

    /// True if the text cites a document: `[URI]`, `RFC 3986`.
    pub fn cites(self) -> bool {
        // In `<any CHAR excluding "[" and "]">`, the brackets enclose no label.
        let is_label =
            |text: &str| text.starts_with(|c: char| c.is_ascii_alphanumeric()) && !text.contains('"');
        let mut bracketed = self.text.split('[').skip(1).filter_map(|rest| rest.split_once(']'));
        bracketed.any(|(label, _)| is_label(label)) || self.numbers().next().is_some()
    }

    /// Returns the grammars of the RFCs cited by number, such as `rfc3986`.
    pub fn cited(self) -> Vec<String> {
        self.numbers().map(|number| format!("rfc{number}")).collect()
    }

    fn numbers(self) -> impl Iterator<Item = &'t str> {
        let text = self.text;
        let after = move |at: usize| {
            let rest = text.get(at..at + 3).filter(|word| word.eq_ignore_ascii_case("rfc"))?;
            let rest = text[at + rest.len()..].trim_start_matches([' ', '-']);
            let end = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
            Some(&rest[..end]).filter(|number| !number.is_empty())
        };
        (0..text.len()).filter_map(after)
    }
}

#[cfg(test)]
mod tests {
    use super::Prose;

    fn prose(text: &str) -> Prose<'_> {
        Prose { text, rule: "pchar", whole: true }
    }

    #[test]
    fn documents_are_cited_by_number_or_label() {
        for text in ["host, see [URI]", "as in RFC 3986", "x, RFC-3986 or rfc3987", "[RFC3986]"] {
            assert!(prose(text).cites(), "{text}");
        }
        for text in [
            "any CHAR",
            "see Section 3.2",
            "a [ alone",
            "any but \"[\", \"]\"",
            "any but [ or ]",
            "RFC editor",
            "é",
            "rfcé",
        ] {
            assert!(!prose(text).cites(), "{text}");
        }
        assert_eq!(prose("x, RFC-3986 or rfc3987").cited(), ["rfc3986", "rfc3987"]);
    }

    #[test]
    fn a_phrase_names_the_rule_that_it_defines() {
        let names = |text| prose(text).names().collect::<Vec<_>>();
        assert_eq!(names("host, see [URI]"), ["host", "pchar"]);
        assert_eq!(names("host"), ["host", "pchar"]);
        assert_eq!(names("URI query as in RFC 3986"), ["pchar", "URI"]);
        let part = Prose { whole: false, ..prose("as in RFC 3986") };
        assert_eq!(part.names().collect::<Vec<_>>(), ["as"]);
    }
}
