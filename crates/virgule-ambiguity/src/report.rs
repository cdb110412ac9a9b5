//! Reports ambiguities as diagnostics, which show the text, both derivations and their parts in the grammar.

use super::source_span;
use super::{Ambiguity, Between, Part, Report, Wins};
use std::sync::Arc;
use virgule_compiler::abnf::diagnose::Diagnostic;
use virgule_compiler::abnf::lower::grammar::Grammar;

impl Ambiguity {
    fn diagnostic(&self, grammar: &Grammar) -> Diagnostic {
        let rule = grammar.rule(self.rule);
        let spans = [0, 1].map(|number| source_span::span(grammar, self.rule, &self.partings[number]));
        let inner = self.text.get(self.within.clone()).unwrap_or_default();
        let how = match (self.between, &self.readings) {
            (Between::Alternatives, _) => "by two alternatives".to_string(),
            (Between::Parts, _) => "divided in two ways".to_string(),
            (Between::Iterations, [one, none]) if none.is_empty() && one.len() == 1 => {
                format!("with and without an empty `{}`", one[0].shown)
            }
            (Between::Iterations, _) => "in turns of two kinds".to_string(),
        };
        let message = format!("`{}` is ambiguous: it matches {} {how}", rule.name, quoted(inner));
        let [first, second] = [0, 1].map(|number| self.reading(number));
        let preferred = if self.wins == Wins::Open { "one reading" } else { "preferred" };
        let made = match spans[0] == spans[1] {
            false => Diagnostic::warning(
                "ambiguous",
                message,
                &rule.source,
                spans[0],
                format!("{preferred}: {first}"),
            )
            .and(spans[1], format!("also: {second}")),
            true => {
                let label = format!("{preferred}: {first}; also: {second}");
                Diagnostic::warning("ambiguous", message, &rule.source, spans[0], label)
            }
        };
        made.help(format!(
            "the shortest text with both readings is {}, by {}",
            quoted(&self.text),
            self.way(grammar)
        ))
        .help(self.wins.why())
        .help(format!("if that is as it should be, say so: `;! ambiguous {} REASON…`", rule.name))
    }

    /// The references from the start rule to the ambiguous rule: `URI-reference › relative-ref › … › host`.
    pub fn way(&self, grammar: &Grammar) -> String {
        let names: Vec<&str> = self.chain.iter().map(|&rule| grammar.rule(rule).name.as_str()).collect();
        names.join(" › ")
    }

    /// The first (0) or second (1) derivation as text: `"a" as x, "" as y`.
    pub fn reading(&self, number: usize) -> String {
        let Some(parts) = self.readings.get(number).filter(|parts| !parts.is_empty()) else {
            return "left out".to_string();
        };
        let shown = |part: &Part| {
            let text = self.text.get(part.span.clone()).unwrap_or_default();
            format!("{} as {}", quoted(text), part.shown)
        };
        parts.iter().map(shown).collect::<Vec<_>>().join(", ")
    }
}

impl Wins {
    /// The reason for the preference, in one line.
    pub fn why(&self) -> String {
        match self {
            Wins::Earlier => "the earlier alternative is preferred".to_string(),
            Wins::Longer => {
                "the reading is preferred that repeats once more, or takes what may be left out".to_string()
            }
            Wins::Part { shown, longer } => {
                let more = if *longer { "more" } else { "less" };
                format!(
                    "the reading is preferred in which `{shown}` takes {more}, as its own alternatives prefer"
                )
            }
            Wins::Open => "which of them is reported is not said here".to_string(),
        }
    }
}

impl Report {
    /// The findings as warnings, each in the file of its rule.
    pub fn diagnostics(&self, grammar: &Grammar) -> Vec<Diagnostic> {
        self.found.iter().map(|found| found.diagnostic(grammar)).collect()
    }

    /// Warnings for lines `;! ambiguous` of the grammar itself whose rule is not ambiguous.
    pub fn unused_acknowledgements(&self, grammar: &Grammar) -> Vec<Diagnostic> {
        // Imported grammars are checked separately.
        let own = grammar.acknowledged.iter().filter(|line| Arc::ptr_eq(&line.source, &grammar.source));
        let found = |rule| self.found.iter().any(|found| found.rule == rule);
        let unknown = |rule| self.large.iter().any(|large| large.rule == rule) || self.open.contains(&rule);
        own.filter(|line| !found(line.rule) && !unknown(line.rule))
            .map(|line| {
                let name = &grammar.rule(line.rule).name;
                let message = format!("no ambiguity of `{name}` was found to acknowledge");
                Diagnostic::warning("unused-acknowledgement", message, &line.source, line.span, "no effect")
                    .help("remove the line, or name the rule that the warning `ambiguous` names")
            })
            .collect()
    }

    /// A warning for the rules that are too large to be analyzed.
    pub fn too_large(&self, grammar: &Grammar) -> Option<Diagnostic> {
        let first = grammar.rule(self.large.first()?.rule);
        let message = match self.large.len() - 1 {
            0 => format!("`{}` is too large to be searched for ambiguities", first.name),
            more => format!("`{}` and {more} more are too large to be searched for ambiguities", first.name),
        };
        let warning =
            Diagnostic::warning("ambiguity-unknown", message, &first.source, first.span, "not looked at");
        Some(
            warning
                .help("smaller repetition counts, or alternatives that differ early, make smaller automata"),
        )
    }
}

fn quoted(text: &str) -> String {
    if text.is_empty() { "the empty text".to_string() } else { format!("`{}`", text.escape_debug()) }
}
