//! Describes the rule, the directive or the import at an offset, in Markdown.

use super::DocumentAnalysis;
use super::names::occurrence_at;
use crate::conformance::random::Random;
use crate::conformance::report::count;
use crate::conformance::{Language, LanguageError, Uniform};
use virgule_compiler::abnf::Checked;
use virgule_compiler::abnf::diagnose::{Diagnostics, Span};
use virgule_compiler::abnf::lower::Directive;
use virgule_compiler::abnf::lower::grammar::RuleId;
use virgule_compiler::codegen::docs::{document, origin};
use virgule_compiler::codegen::unit;

/// Maximum length in bytes of the strings that a hover text shows.
const LONGEST: usize = 40;

/// The number of random strings that a hover text shows.
const RANDOM: usize = 2;

/// The subject of a hover text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum HoverSubject {
    /// A rule, whose strings [`strings`] adds.
    Rule(RuleId),
    /// A directive or an import: the complete text.
    Text(String),
}

/// Returns the subject at an offset, and its span.
pub fn subject(analysis: &DocumentAnalysis, offset: usize) -> Option<(Span, HoverSubject)> {
    if let Some(found) = occurrence_at(analysis, offset) {
        let subject = match found.rule {
            Some(rule) => HoverSubject::Rule(rule),
            None => HoverSubject::Text(unread(analysis, found.span)?),
        };
        return Some((found.span, subject));
    }
    if let Some((word, tree)) = analysis.import_at(offset) {
        let source = document(&tree.source.text);
        let source = if source.is_empty() { String::new() } else { format!(", {source}") };
        let text = format!("`{}`{source}: {}", word.text, count(tree.rules.len(), "rule"));
        return Some((word.span, HoverSubject::Text(text)));
    }
    let mut lines = analysis.tree().directives.iter();
    let line = lines.find(|line| line.span.start <= offset && offset <= line.name.span.end)?;
    let known = Directive::find(&line.name.text)?;
    Some((line.name.span, HoverSubject::Text(known.to_string())))
}

/// Returns the first line of the rule with syntax errors whose name is at `name`.
fn unread(analysis: &DocumentAnalysis, name: Span) -> Option<String> {
    let (tree, name) = analysis.unread(name)?;
    let line = tree.source.text.get(name.span.start..)?.lines().next()?;
    Some(format!("{}\n`{}` has syntax errors\n", fenced("abnf", line), name.text))
}

/// Returns a rule as printed in its document, and its origin; then the imported rule that it extends, if it does.
pub fn definition(analysis: &DocumentAnalysis, rule: RuleId) -> String {
    let base = analysis.surface().base(rule).map(|base| definition(analysis, base));
    let surface = analysis.surface();
    let source = &surface.tree(rule).source;
    let lines: Vec<&str> =
        surface.written(rule).filter_map(|node| source.text.get(node.span.start..node.span.end)).collect();
    let origin = analysis.grammar().rules.get(rule.index()).and_then(origin);
    let origin = match (surface.document(rule), origin) {
        ("", _) => "core rule, RFC 5234, appendix B.1".to_string(),
        (document, None) => format!("`{document}`"),
        (document, Some(origin)) => format!("`{document}`: {origin}"),
    };
    let extends = base.map(|base| format!("\nextends:\n\n{base}")).unwrap_or_default();
    format!("{}\n{origin}\n{extends}", fenced("abnf", &lines.join("\n")))
}

/// Returns what matches a rule, and if that is an automaton, its shortest string and two random ones. Compiles the rule,
/// within the limits of the compiler.
pub fn strings(checked: &Checked, rule: RuleId) -> String {
    let why = |found: &Diagnostics| found.first().map_or(String::new(), |finding| finding.message.clone());
    if let Err(faults) = checked.require(rule) {
        return format!("\nnot matchable: {}\n", why(&faults));
    }
    let name = &checked.grammar.rule(rule).name;
    let language = match Language::new(name, checked.clone(), rule, Vec::new(), true) {
        Ok(language) => language,
        Err(LanguageError::Grammar(found)) => return format!("\nnot matchable: {}\n", why(&found)),
        Err(error) => return format!("\nnot matchable: {error}\n"),
    };
    let Some(compiled) = language.compiled() else {
        return format!("\ngeneral matcher: {}\n", language.without_automaton().unwrap_or_default());
    };
    let states = unit::stats(compiled).states;
    let text = format!("\nautomaton with {}\n", count(states, "state"));
    let uniform = Uniform::new(&language, LONGEST);
    let Some(shortest) = uniform.shortest(1).pop() else {
        return text + &format!("\nno string of at most {LONGEST} bytes\n");
    };
    let mut random = Random::new(1);
    let mut shown = vec![format!("{}  ; shortest", quoted(&shortest))];
    shown.extend((0..RANDOM).filter_map(|_| uniform.draw_any(&mut random)).map(|text| quoted(&text)));
    text + "\n" + &fenced("text", &shown.join("\n"))
}

/// Returns a string in double quotes, on one line.
pub fn quoted(text: &str) -> String {
    format!("{text:?}")
}

/// Returns a block of code. Its fence is longer than each sequence of backticks in the text.
pub fn fenced(language: &str, text: &str) -> String {
    let longest = text.split(|c| c != '`').map(str::len).max().unwrap_or(0);
    let fence = "`".repeat(longest.max(2) + 1);
    format!("{fence}{language}\n{text}\n{fence}\n")
}
