//! Names that can be written at an offset: rules, core rules, imports, directives and their words.

use super::DocumentAnalysis;
use super::hover::definition;
use super::names::names_rule;
use super::workspace::{OpenFiles, siblings};
use std::path::Path;
use virgule_compiler::abnf::diagnose::Span;
use virgule_compiler::abnf::lower::grammar::RuleId;
use virgule_compiler::abnf::lower::{CHECKS, DIRECTIVES, Directive, FORMS, STEPS};
use virgule_compiler::abnf::read::dialects::Dialect;
use virgule_compiler::abnf::read::tree::Name;
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
    let text = &analysis.source().text;
    let before = &text[..offset];
    let line = &before[before.rfind(['\n', '\r']).map_or(0, |at| at + 1)..];
    // The name of an import may contain a dot; that of a rule may not.
    let is_part = |c: char| c.is_ascii_alphanumeric() || "-_.".contains(c);
    let typed = &line[line.trim_end_matches(is_part).len()..];
    let found = match line.trim_start_matches(['\u{feff}', ' ', '\t']).strip_prefix(";!") {
        Some(directive) => {
            let words: Vec<&str> = directive[..directive.len() - typed.len()].split_whitespace().collect();
            match words[..] {
                [] => directives(typed),
                ["import", ..] => documents(typed, file, open),
                [directive, ref words @ ..] => in_directive(analysis, typed, directive, words),
            }
        }
        None if in_text(line) => Vec::new(),
        None => rules(analysis, typed),
    };
    let rest = &text[offset..];
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

/// Returns the directives that begin with `typed`.
fn directives(typed: &str) -> Vec<Completion> {
    let found = DIRECTIVES.iter().filter(|known| begins(known.name, typed));
    let completion = |known: &Directive| Completion {
        name: known.name.to_string(),
        kind: CompletionKind::Directive,
        detail: format!(";! {}", known.usage()),
        documentation: known.to_string(),
    };
    found.map(completion).collect()
}

/// Returns the names and words that begin with `typed` after a directive and its complete words.
fn in_directive(
    analysis: &DocumentAnalysis,
    typed: &str,
    directive: &str,
    words: &[&str],
) -> Vec<Completion> {
    let dialects = Dialect::ALL.map(Dialect::name);
    let known: &[&str] = match (directive, words) {
        ("form", [_, ..]) => FORMS,
        ("dialect", []) => &dialects,
        ("validate", [_, ..]) => CHECKS,
        ("normalization", _) => STEPS,
        ("percent-encoded", [.., last]) if *last != "within" => &["within"],
        ("redact", [_, ..]) => &["after-colon"],
        _ => &[],
    };
    let mut found = match names_rule(directive, words.len()) {
        true => rules(analysis, typed),
        false => Vec::new(),
    };
    let known = known.iter().filter(|word| begins(word, typed));
    found.extend(known.map(|word| Completion {
        name: word.to_string(),
        kind: CompletionKind::Word,
        detail: String::new(),
        documentation: String::new(),
    }));
    found
}

/// Returns the files in the folder and the built-in grammars that begin with `typed`.
fn documents(typed: &str, file: Option<&Path>, open: &OpenFiles) -> Vec<Completion> {
    let mut names = file.map_or_else(Vec::new, |file| siblings(file, open).0);
    names.retain(|name| begins(name, typed));
    // A file of the folder has precedence over a built-in grammar of its name.
    let is_built_in = |name: &str| begins(name, typed) && names.iter().all(|file| file != name);
    let built_in = GRAMMARS.iter().filter(|(name, _)| is_built_in(name));
    let completion = |name: &str, detail: String| Completion {
        name: name.to_string(),
        kind: CompletionKind::Document,
        detail,
        documentation: String::new(),
    };
    let files = names.iter().map(|name| completion(name, "file in this folder".to_string()));
    files.chain(built_in.map(|(name, text)| completion(name, document(text)))).collect()
}

/// Returns the visible rules that begin with `typed`: those of the document, of its imports, and the core rules.
fn rules(analysis: &DocumentAnalysis, typed: &str) -> Vec<Completion> {
    let surface = analysis.surface();
    // A rule of an import may be hidden by one of the document.
    let is_visible = |rule: &RuleId| {
        let name = analysis.name(*rule);
        begins(name, typed) && surface.named(name) == Some(*rule) && !analysis.is_generated(*rule)
    };
    let visible = surface.rules().filter(is_visible);
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
    let trees =
        surface.trees().flat_map(|(document, tree)| tree.unread_rules().map(move |name| (document, name)));
    let unread = trees.filter(|(_, name)| begins(&name.text, typed) && surface.named(&name.text).is_none());
    let with_errors = |(document, name): (&str, Name)| Completion {
        name: name.text,
        kind: CompletionKind::Rule,
        detail: document.to_string(),
        documentation: String::new(),
    };
    visible.map(completion).chain(unread.map(with_errors)).take(MAX_COMPLETIONS).collect()
}
