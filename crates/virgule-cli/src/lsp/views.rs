//! Views of a whole document: symbols, formatting, semantic tokens, hints.

use super::convert::text_edit;
use super::documents::{AmbiguityHint, Document};
use lsp_types as lsp;
use virgule_compiler::abnf::diagnose::{Edit, Span};
use virgule_tools::editor::DocumentAnalysis;
use virgule_tools::editor::hover;
use virgule_tools::editor::tokens::{TokenKind, tokens};
use virgule_tools::format::format;

/// The types of semantic tokens, in the order of their numbers.
pub const TOKEN_TYPES: &[&str] =
    &["comment", "macro", "parameter", "function", "string", "number", "type", "operator"];

#[expect(deprecated, reason = "the field `deprecated` has to be set")]
pub fn symbols(document: &Document, analysis: &DocumentAnalysis) -> Vec<lsp::DocumentSymbol> {
    let symbol = |name: &str, detail: &str, kind, span: Span, name_span: Span| lsp::DocumentSymbol {
        name: name.to_string(),
        detail: Some(detail.to_string()),
        kind,
        tags: None,
        deprecated: None,
        range: document.range(span),
        selection_range: document.range(name_span),
        children: None,
    };
    let tree = analysis.tree();
    let opens = |name: &str| name == "scheme" || name == "kind";
    let mut found = Vec::new();
    for line in tree.directives.iter().filter(|line| opens(&line.name.text)) {
        if let [name, ..] = &line.args[..] {
            found.push((
                line.span,
                symbol(&name.text, &line.name.text, lsp::SymbolKind::MODULE, line.span, name.span),
            ));
        }
    }
    for rule in tree.rules.iter().filter(|rule| !rule.is_generated()) {
        let detail = if rule.incremental { "=/" } else { "" };
        found.push((
            rule.span,
            symbol(&rule.name.text, detail, lsp::SymbolKind::FUNCTION, rule.span, rule.name.span),
        ));
    }
    found.sort_by_key(|(span, _)| *span);
    found.into_iter().map(|(_, symbol)| symbol).collect()
}

/// Returns one edit without the unchanged start and end, so that the cursor stays; none if the file has errors, which
/// are shown already.
pub fn formatting(document: &Document, analysis: &DocumentAnalysis) -> Vec<lsp::TextEdit> {
    let source = analysis.source();
    let formatted = if document.is_abnf { format(source, None).ok() } else { None };
    let Some(formatted) = formatted else { return Vec::new() };
    let old = &source.text;
    if *old == formatted {
        return Vec::new();
    }
    let same = |one: &mut dyn Iterator<Item = char>, other: &mut dyn Iterator<Item = char>| -> usize {
        one.zip(other).take_while(|(one, other)| one == other).map(|(c, _)| c.len_utf8()).sum()
    };
    let start = same(&mut old.chars(), &mut formatted.chars());
    let end = same(&mut old[start..].chars().rev(), &mut formatted[start..].chars().rev());
    let edit = Edit::new(Span::new(start, old.len() - end), &formatted[start..formatted.len() - end]);
    vec![text_edit(&document.positions, &document.text, &edit)]
}

pub fn semantic_tokens(document: &Document, analysis: &DocumentAnalysis) -> lsp::SemanticTokens {
    let mut data = Vec::new();
    let mut last = lsp::Position::default();
    for (span, kind) in tokens(analysis) {
        // The index in the types, and the bits of the modifiers.
        let (token_type, token_modifiers_bitset) = match kind {
            TokenKind::Comment => (0, 0),
            TokenKind::Directive => (1, 0),
            TokenKind::Word => (2, 0),
            TokenKind::Rule => (3, 0),
            TokenKind::Definition => (3, 1),
            TokenKind::BuiltIn => (3, 2),
            TokenKind::Text => (4, 0),
            TokenKind::Number => (5, 0),
            TokenKind::Prose => (6, 0),
            TokenKind::Operator => (7, 0),
        };
        let lsp::Range { start, end } = document.range(span);
        if start.line != end.line {
            continue;
        }
        let delta_line = start.line - last.line;
        data.push(lsp::SemanticToken {
            delta_line,
            delta_start: if delta_line == 0 { start.character - last.character } else { start.character },
            length: end.character - start.character,
            token_type,
            token_modifiers_bitset,
        });
        last = start;
    }
    lsp::SemanticTokens { result_id: None, data }
}

/// Returns the hints in a range: the first ambiguous string of each ambiguous rule.
pub fn hints(document: &Document, range: Span) -> Vec<lsp::InlayHint> {
    let known = document.hints.iter().flatten();
    let visible = known.filter(|(at, ..)| range.start <= *at && *at <= range.end);
    let hint = |(at, text, readings): &AmbiguityHint| lsp::InlayHint {
        position: document.range(Span::new(*at, *at)).start,
        label: lsp::InlayHintLabel::String(format!("ambiguous: {}", hover::quoted(text))),
        kind: None,
        text_edits: None,
        tooltip: Some(lsp::InlayHintTooltip::String(readings.clone())),
        padding_left: Some(true),
        padding_right: None,
        data: None,
    };
    visible.map(hint).collect()
}
