//! Directives of an entire document.
//!
//! Directives about rules (`utf-8`, `percent-encoded`, `ambiguous`) also apply when the document is imported.
//! `nesting` applies only to the document whose sections are compiled.

use crate::abnf::diagnose::{Diagnostics, Span};
use crate::abnf::lower::directive::words;
use crate::abnf::lower::documents::Documents;
use crate::abnf::lower::reading::{Reading, find, find_all};
use crate::abnf::lower::rule::{Acknowledgement, RuleId};
use crate::abnf::lower::scope::Scope;
use crate::abnf::lower::values::number;
use crate::abnf::read::tree::{DirectiveNode, Name};
use crate::limits;
use std::collections::HashMap;

/// Default maximum depth to which calls of recursive rules may nest in a text.
pub const NESTING: usize = 128;

/// The directives about the rules of a document.
#[derive(Debug, Default)]
pub struct Settings {
    /// Rules that describe characters by their UTF-8 octets (`utf-8`).
    pub utf8: Vec<RuleId>,
    /// Rules that match percent-decoded text (`percent-encoded`).
    pub encoded: Vec<Encoded>,
    /// Rules whose ambiguities are acknowledged (`ambiguous`).
    pub acknowledged: Vec<Acknowledgement>,
}

/// `percent-encoded RULE… within RULE`.
#[derive(Debug)]
pub struct Encoded {
    /// The rules that match the decoded text.
    pub rules: Vec<RuleId>,
    /// The rule that matches the characters that may occur unencoded.
    pub within: RuleId,
}

/// The rules that the lines of one directive name, with the spans of the words.
type Seen = HashMap<RuleId, Span>;

/// Reads the directives about the rules of the document with that index.
pub fn settings(
    documents: &Documents,
    index: usize,
    scope: &Scope,
    diagnostics: &mut Diagnostics,
) -> Settings {
    let document = &documents.list[index];
    let mut reading = Reading { document, index, scope, diagnostics };
    let mut settings = Settings::default();
    let lines: Vec<&DirectiveNode> = document.tree.directives.iter().collect();
    let mut seen = Seen::new();
    for arg in find_all(&lines, "utf-8").flat_map(|line| words(line).0) {
        settings.utf8.extend(reading.listed(arg, &mut seen).iter().flat_map(|&rule| scope.with_copies(rule)));
    }
    seen.clear();
    for line in find_all(&lines, "percent-encoded") {
        settings.encoded.extend(reading.encoded(line, &mut seen));
    }
    seen.clear();
    for line in find_all(&lines, "ambiguous") {
        if let Some(known) = reading.acknowledged(line, &mut seen) {
            let copies = scope.with_copies(known.rule).into_iter();
            settings.acknowledged.extend(copies.map(|rule| Acknowledgement { rule, ..known.clone() }));
        }
    }
    settings
}

impl Reading<'_> {
    /// Returns the maximum nesting depth that the file declares, or the default.
    pub fn nesting(&mut self, file: &[&DirectiveNode]) -> usize {
        let Some(arg) = find(file, "nesting").map(|line| &line.args[0]) else { return NESTING };
        let depth = number(&arg.text).filter(|depth| (1..=limits::NESTING).contains(depth));
        if depth.is_none() {
            let message = format!("`{}` is not a valid depth", arg.text);
            let help = format!("a depth is a number from 1 to {}", limits::NESTING);
            self.error("nesting", message, arg.span, "", help);
        }
        depth.unwrap_or(NESTING)
    }

    /// Returns the rule that a word names. Reports a rule that a line of the same directive has already named.
    fn listed(&mut self, arg: &Name, seen: &mut Seen) -> Option<RuleId> {
        let rule = self.rule(arg)?;
        let message = || format!("the rule `{}` is listed twice", arg.text);
        self.is_first(seen, rule, arg.span, message).then_some(rule)
    }

    /// Parses `ambiguous RULE REASON…`; the reason is the text as written.
    fn acknowledged(&mut self, line: &DirectiveNode, seen: &mut Seen) -> Option<Acknowledgement> {
        let [rule, reason @ ..] = &line.args[..] else { return None };
        // A line without a reason has already been reported.
        let span = reason.first()?.span.to(reason.last()?.span);
        let source = self.document.tree.source.clone();
        let reason = source.text.get(span.start..span.end)?.to_string();
        Some(Acknowledgement { rule: self.listed(rule, seen)?, reason, source, span: line.span })
    }

    fn encoded(&mut self, line: &DirectiveNode, seen: &mut Seen) -> Option<Encoded> {
        let [rules @ .., word, within] = words(line).0 else { return None };
        if word.text != "within" || rules.is_empty() {
            let message = "`percent-encoded` does not name the characters that need no encoding";
            let help = "write `;! percent-encoded RULE… within RULE`";
            self.error("directive-words", message, line.span, "", help);
            return None;
        }
        let scope = self.scope;
        let rules = rules.iter().filter_map(|arg| self.listed(arg, seen));
        let rules = rules.flat_map(|rule| scope.with_copies(rule)).collect();
        Some(Encoded { rules, within: self.rule(within)? })
    }
}
