//! Names that can be written at an offset: rules, core rules, imports, directives and their words.

use super::DocumentAnalysis;
use super::hover::definition;
use super::workspace::{OpenFiles, siblings};
use std::path::Path;
use virgule_compiler::abnf::diagnose::Span;
use virgule_compiler::abnf::lower::grammar::RuleId;
use virgule_compiler::abnf::lower::{CHECKS, DIRECTIVES, FORMS, STEPS};
use virgule_compiler::abnf::read::dialects::Dialect;
use virgule_compiler::codegen::docs::document;
use virgule_compiler::grammars::GRAMMARS;

/// Maximum number of completions. More are found by typing more of the name.
pub const MAX_COMPLETIONS: usize = 1000;

/// A name that can be written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Completion {
    /// The name.
    pub name: String,
    /// The kind of the name.
    pub kind: CompletionKind,
    /// Its document, or its title.
    pub detail: String,
    /// A description in Markdown; empty if there is none.
    pub documentation: String,
}

/// The kind of a name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CompletionKind {
    /// A rule.
    Rule,
    /// A core rule of RFC 5234.
    CoreRule,
    /// A document to import.
    Document,
    /// A directive.
    Directive,
    /// A word of a directive.
    Word,
}

/// Returns the span of the name at an offset, and the names that begin like its part before the offset.
pub fn completions(
    analysis: &DocumentAnalysis,
    offset: usize,
    file: Option<&Path>,
    open: &OpenFiles,
) -> (Span, Vec<Completion>) {
    let before = &analysis.source.text[..offset];
    let line = &before[before.rfind(['\n', '\r']).map_or(0, |at| at + 1)..];
    // The name of an import may contain a dot; that of a rule may not.
    let is_part = |c: char| c.is_ascii_alphanumeric() || "-_.".contains(c);
    let typed = &line[line.trim_end_matches(is_part).len()..];
    let mut found = match line.trim_start_matches(['\u{feff}', ' ', '\t']).strip_prefix(";!") {
        Some(directive) => in_directive(analysis, &directive[..directive.len() - typed.len()], file, open),
        None if in_text(line) => Vec::new(),
        None => rules(analysis, typed),
    };
    found.retain(|completion| begins(&completion.name, typed));
    found.truncate(MAX_COMPLETIONS);
    let rest = &analysis.source.text[offset..];
    let end = offset + rest.find(|c| !is_part(c)).unwrap_or(rest.len());
    (Span::new(offset - typed.len(), end), found)
}

/// True if the end of a line is in a comment, a string or prose.
fn in_text(line: &str) -> bool {
    let step = |open: Option<char>, c: char| match (open, c) {
        (None, '"' | ';') => Some(c),
        (None, '<') => Some('>'),
        (Some(end), c) if end == c && c != ';' => None,
        (open, _) => open,
    };
    line.chars().fold(None, step).is_some()
}

fn begins(name: &str, typed: &str) -> bool {
    name.get(..typed.len()).is_some_and(|start| start.eq_ignore_ascii_case(typed))
}

/// Returns the names after `;!` and the complete words in `before`.
fn in_directive(
    analysis: &DocumentAnalysis,
    before: &str,
    file: Option<&Path>,
    open: &OpenFiles,
) -> Vec<Completion> {
    let words: Vec<&str> = before.split_whitespace().collect();
    match words[..] {
        [] => DIRECTIVES
            .iter()
            .map(|known| Completion {
                name: known.name.to_string(),
                kind: CompletionKind::Directive,
                detail: format!(";! {}", known.usage()),
                documentation: known.to_string(),
            })
            .collect(),
        ["import", ..] => documents(file, open),
        ["form", _, ..] => list(FORMS),
        ["dialect"] => list(&Dialect::ALL.map(Dialect::name)),
        ["validate", _, ..] => list(CHECKS),
        ["normalization", ..] => list(STEPS),
        ["percent-encoded", .., last] if last != "percent-encoded" && last != "within" => {
            [rules(analysis, ""), list(&["within"])].concat()
        }
        ["redact", _, ..] => [rules(analysis, ""), list(&["after-colon"])].concat(),
        ["start" | "ambiguous"]
        | ["utf-8" | "percent-encoded" | "fields" | "equal-by", ..]
        | ["redact" | "form" | "validate" | "parameters"] => rules(analysis, ""),
        _ => Vec::new(),
    }
}

fn list(words: &[&str]) -> Vec<Completion> {
    let word = |word: &&str| Completion {
        name: word.to_string(),
        kind: CompletionKind::Word,
        detail: String::new(),
        documentation: String::new(),
    };
    words.iter().map(word).collect()
}

/// Returns the files in the folder, and the built-in grammars.
fn documents(file: Option<&Path>, open: &OpenFiles) -> Vec<Completion> {
    let own = file.and_then(Path::file_stem);
    let mut names = file.map_or_else(Vec::new, |file| siblings(file, open).0);
    names.retain(|name| own.is_none_or(|own| own != name.as_str()));
    let is_own = |built_in: &str| names.iter().any(|name| name == built_in);
    let built_in: Vec<(String, String)> = GRAMMARS
        .iter()
        .filter(|(name, _)| !is_own(name))
        .map(|(name, text)| (name.to_string(), document(text)))
        .collect();
    let files = names.into_iter().map(|name| (name, "file in this folder".to_string()));
    let completion = |(name, detail)| Completion {
        name,
        kind: CompletionKind::Document,
        detail,
        documentation: String::new(),
    };
    files.collect::<Vec<_>>().into_iter().chain(built_in).map(completion).collect()
}

/// Returns the visible rules that begin with `typed`: those of the document, of its imports, and the core rules.
fn rules(analysis: &DocumentAnalysis, typed: &str) -> Vec<Completion> {
    let surface = analysis.surface();
    // A rule of an import may be hidden by one of the document.
    let is_visible = |rule: &RuleId| surface.named(analysis.name(*rule)) == Some(*rule);
    let visible = surface.rules().filter(|rule| begins(analysis.name(*rule), typed)).filter(is_visible);
    let completion = |rule: RuleId| {
        let document = surface.document(rule);
        let is_core = document.is_empty();
        Completion {
            name: analysis.name(rule).to_string(),
            kind: if is_core { CompletionKind::CoreRule } else { CompletionKind::Rule },
            detail: if is_core { "RFC 5234".to_string() } else { document.to_string() },
            documentation: definition(analysis, rule),
        }
    };
    visible.take(MAX_COMPLETIONS).map(completion).collect()
}
