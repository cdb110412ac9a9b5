//! The answers to requests about documents.

use super::convert::{BUILT_IN, file_edits, location, text_edit, uri_of, workspace_edit};
use super::documents::Document;
use super::server::{Answer, Event, Server, error, parse, value};
use lsp_server::{ErrorCode, RequestId, Response, ResponseError};
use lsp_types as lsp;
use lsp_types::request::{
    CodeActionRequest, Completion, DocumentSymbolRequest, Formatting, GotoDefinition, HoverRequest,
    InlayHintRequest, PrepareRenameRequest, References, Rename, Request as _, SemanticTokensFullRequest,
};
use serde_json::Value;
use std::path::Path;
use std::sync::Arc;
use virgule_compiler::abnf::diagnose::{Diagnostic, Edit, Source, Span};
use virgule_compiler::abnf::lower::grammar::RuleId;
use virgule_compiler::abnf::lower::{definers, import_edit};
use virgule_compiler::grammars::GRAMMARS;
use virgule_tools::editor::complete::{CompletionKind, MAX_COMPLETIONS, completions};
use virgule_tools::editor::hover::{self, HoverSubject};
use virgule_tools::editor::names::{NameRole, occurrence_at};
use virgule_tools::editor::positions::ColumnUnit;
use virgule_tools::editor::rename::{RenameError, RuleKey, check_renamable, related, rename};
use virgule_tools::editor::tokens::{TokenKind, tokens};
use virgule_tools::editor::workspace::siblings;
use virgule_tools::editor::{Analysis, workspace::OpenFiles};
use virgule_tools::format::format;

/// The request for the text of a built-in document, with its URI: `{ "uri": "virgule:rfc3986.abnf" }`.
const DOCUMENT: &str = "virgule/document";

/// The name of the document of core rules in a URI.
const CORE: &str = "core-rules";

/// Maximum number of imports that are offered for one undefined rule.
const MAX_IMPORTS: usize = 5;

/// The types of semantic tokens, in the order of their numbers.
const TOKEN_TYPES: &[&str] =
    &["comment", "macro", "parameter", "function", "string", "number", "type", "operator"];

pub fn capabilities(unit: ColumnUnit) -> lsp::ServerCapabilities {
    let tokens = lsp::SemanticTokensOptions {
        legend: lsp::SemanticTokensLegend {
            token_types: TOKEN_TYPES.iter().map(|name| lsp::SemanticTokenType::new(name)).collect(),
            token_modifiers: vec![
                lsp::SemanticTokenModifier::DECLARATION,
                lsp::SemanticTokenModifier::DEFAULT_LIBRARY,
            ],
        },
        full: Some(lsp::SemanticTokensFullOptions::Bool(true)),
        ..lsp::SemanticTokensOptions::default()
    };
    let actions = lsp::CodeActionOptions {
        code_action_kinds: Some(vec![lsp::CodeActionKind::QUICKFIX]),
        ..lsp::CodeActionOptions::default()
    };
    let rename = lsp::RenameOptions {
        prepare_provider: Some(true),
        work_done_progress_options: lsp::WorkDoneProgressOptions::default(),
    };
    lsp::ServerCapabilities {
        position_encoding: Some(match unit {
            ColumnUnit::Utf8 => lsp::PositionEncodingKind::UTF8,
            ColumnUnit::Utf16 => lsp::PositionEncodingKind::UTF16,
        }),
        text_document_sync: Some(lsp::TextDocumentSyncCapability::Options(lsp::TextDocumentSyncOptions {
            open_close: Some(true),
            change: Some(lsp::TextDocumentSyncKind::INCREMENTAL),
            save: Some(lsp::TextDocumentSyncSaveOptions::Supported(true)),
            ..lsp::TextDocumentSyncOptions::default()
        })),
        hover_provider: Some(lsp::HoverProviderCapability::Simple(true)),
        completion_provider: Some(lsp::CompletionOptions::default()),
        definition_provider: Some(lsp::OneOf::Left(true)),
        references_provider: Some(lsp::OneOf::Left(true)),
        document_symbol_provider: Some(lsp::OneOf::Left(true)),
        document_formatting_provider: Some(lsp::OneOf::Left(true)),
        code_action_provider: Some(lsp::CodeActionProviderCapability::Options(actions)),
        rename_provider: Some(lsp::OneOf::Right(rename)),
        semantic_tokens_provider: Some(tokens.into()),
        inlay_hint_provider: Some(lsp::OneOf::Left(true)),
        ..lsp::ServerCapabilities::default()
    }
}

impl Server {
    /// Answers a request of a running session.
    pub fn answer(&mut self, id: &RequestId, method: &str, params: Value) -> Answer {
        self.refresh();
        match method {
            HoverRequest::METHOD => self.hover(id, parse(params)?),
            GotoDefinition::METHOD => self.definition(parse(params)?),
            References::METHOD => self.references(parse(params)?),
            PrepareRenameRequest::METHOD => self.prepare_rename(parse(params)?),
            Rename::METHOD => self.rename(parse(params)?),
            DocumentSymbolRequest::METHOD => {
                let params: lsp::DocumentSymbolParams = parse(params)?;
                self.with(&params.text_document.uri, |_, document, analysis| {
                    value(&symbols(document, analysis))
                })
            }
            Completion::METHOD => self.completion(parse(params)?),
            Formatting::METHOD => {
                let params: lsp::DocumentFormattingParams = parse(params)?;
                self.with(&params.text_document.uri, |_, document, _| value(&formatting(document)))
            }
            SemanticTokensFullRequest::METHOD => {
                let params: lsp::SemanticTokensParams = parse(params)?;
                self.with(&params.text_document.uri, |_, document, analysis| {
                    value(&semantic_tokens(document, analysis))
                })
            }
            CodeActionRequest::METHOD => self.code_actions(parse(params)?),
            InlayHintRequest::METHOD => self.inlay_hints(id, parse(params)?),
            DOCUMENT => {
                let params: lsp::TextDocumentIdentifier = parse(params)?;
                let unknown =
                    || error(ErrorCode::InvalidParams, format!("there is no `{}`", params.uri.as_str()));
                let text = built_in_text(params.uri.as_str()).ok_or_else(unknown)?;
                Ok(Some(Value::String(text)))
            }
            _ => Err(error(ErrorCode::MethodNotFound, format!("there is no method `{method}`"))),
        }
    }

    /// Calls `work` with an open document and its analysis.
    fn with(&self, uri: &lsp::Uri, work: impl FnOnce(&Self, &Document, &Arc<Analysis>) -> Answer) -> Answer {
        let name = self.name(uri)?;
        let document = self.documents.get(&name);
        match document.and_then(|document| Some((document, document.analysis.as_ref()?))) {
            Some((document, analysis)) => work(self, document, analysis),
            None => Ok(Some(Value::Null)),
        }
    }

    fn hover(&self, id: &RequestId, params: lsp::HoverParams) -> Answer {
        let lsp::TextDocumentPositionParams { text_document, position } =
            params.text_document_position_params;
        self.with(&text_document.uri, |server, document, analysis| {
            let Some((span, subject)) = hover::subject(analysis, document.offset(position)) else {
                return Ok(Some(Value::Null));
            };
            let range = document.range(span);
            let shown = move |value: String| lsp::Hover {
                contents: lsp::HoverContents::Markup(lsp::MarkupContent {
                    kind: lsp::MarkupKind::Markdown,
                    value,
                }),
                range: Some(range),
            };
            let rule = match subject {
                HoverSubject::Text(text) => return value(&shown(text)),
                HoverSubject::Rule(rule) => rule,
            };
            let definition = hover::definition(analysis, rule);
            let Some(checked) = analysis.checked() else { return value(&shown(definition)) };
            let id = id.clone();
            server.hovers.push(id.to_string(), move || {
                let text = definition + &hover::strings(&checked, rule);
                Event::Answered(Response::new_ok(id, shown(text)))
            });
            Ok(None)
        })
    }

    fn definition(&self, params: lsp::GotoDefinitionParams) -> Answer {
        let lsp::TextDocumentPositionParams { text_document, position } =
            params.text_document_position_params;
        self.with(&text_document.uri, |server, document, analysis| {
            let offset = document.offset(position);
            let found = occurrence_at(analysis, offset).and_then(|found| found.rule);
            let locations: Vec<lsp::Location> = match found {
                Some(rule) => {
                    let source = &analysis.surface().tree(rule).source;
                    let names = analysis.surface().written(rule).map(|written| written.name.span);
                    names.filter_map(|span| server.locate(document, analysis, source, span)).collect()
                }
                None => {
                    let source = imported(analysis, offset);
                    let start = |source| server.locate(document, analysis, source, Span::new(0, 0));
                    source.and_then(start).into_iter().collect()
                }
            };
            value(&locations)
        })
    }

    /// Returns the location of a span of a document or of an import. If the client cannot open built-in documents, the
    /// location in one is that of its import.
    fn locate(
        &self,
        document: &Document,
        analysis: &Analysis,
        source: &Arc<Source>,
        span: Span,
    ) -> Option<lsp::Location> {
        if source.name == analysis.source.name {
            return Some(lsp::Location { uri: document.uri.clone(), range: document.range(span) });
        }
        if Path::new(&source.name).is_absolute() {
            let open = self.documents.get(&source.name).map(|document| document.uri.clone());
            return Some(location(
                open.or_else(|| uri_of(Path::new(&source.name)))?,
                source,
                span,
                self.client.unit,
            ));
        }
        let (name, _) = analysis.surface().trees().find(|(_, tree)| Arc::ptr_eq(&tree.source, source))?;
        if self.client.built_in_documents {
            let uri = format!("{BUILT_IN}{}.abnf", if name.is_empty() { CORE } else { name });
            return Some(location(uri.parse().ok()?, source, span, self.client.unit));
        }
        let lines = analysis.tree()?.directives.iter().filter(|line| line.name.text == "import");
        let word = lines.flat_map(|line| &line.args).find(|word| word.text == name)?;
        Some(lsp::Location { uri: document.uri.clone(), range: document.range(word.span) })
    }

    fn references(&self, params: lsp::ReferenceParams) -> Answer {
        let lsp::TextDocumentPositionParams { text_document, position } = params.text_document_position;
        let with_definition = params.context.include_declaration;
        self.with(&text_document.uri, |server, document, analysis| {
            let Some(rule) = occurrence_at(analysis, document.offset(position)).and_then(|found| found.rule)
            else {
                return Ok(Some(Value::Null));
            };
            let key = RuleKey::new(analysis, rule);
            let mut locations = Vec::new();
            let (documents, _) = server.related(document, analysis, &key);
            for other in &documents {
                for found in key.occurrences(other) {
                    if with_definition || found.role != NameRole::Definition {
                        let place = server.documents.get(&other.source.name).unwrap_or(document);
                        locations.extend(server.locate(place, other, &other.source, found.span));
                    }
                }
            }
            value(&locations)
        })
    }

    /// Returns the documents that may refer to a rule; false if there are too many files to find all.
    fn related(&self, document: &Document, analysis: &Analysis, key: &RuleKey) -> (Vec<Analysis>, bool) {
        match (&document.path, document.is_abnf) {
            (Some(path), true) => related(key, path, &self.open),
            // Files do not import a text that is not saved, or that is no ABNF file.
            _ => (vec![Analysis::new(&analysis.source, &document.loader(&self.open))], true),
        }
    }

    /// Returns the rule at a position that may be renamed, and the span of its name.
    fn renamable(
        &self,
        document: &Document,
        analysis: &Analysis,
        position: lsp::Position,
    ) -> Result<(RuleId, Span), ResponseError> {
        if !document.is_abnf {
            return Err(failed("a rule is renamed only in an ABNF file"));
        }
        let found = occurrence_at(analysis, document.offset(position));
        let (rule, span) = found
            .filter(|found| found.role != NameRole::Field)
            .and_then(|found| Some((found.rule?, found.span)))
            .ok_or_else(|| failed("there is no rule at this position"))?;
        check_renamable(analysis, rule).map_err(|why| failed(why.to_string()))?;
        Ok((rule, span))
    }

    fn prepare_rename(&self, params: lsp::TextDocumentPositionParams) -> Answer {
        self.with(&params.text_document.uri, |server, document, analysis| {
            let (rule, span) = server.renamable(document, analysis, params.position)?;
            value(&lsp::PrepareRenameResponse::RangeWithPlaceholder {
                range: document.range(span),
                placeholder: analysis.name(rule).to_string(),
            })
        })
    }

    fn rename(&self, params: lsp::RenameParams) -> Answer {
        let lsp::TextDocumentPositionParams { text_document, position } = params.text_document_position;
        self.with(&text_document.uri, |server, document, analysis| {
            let (rule, _) = server.renamable(document, analysis, position)?;
            let key = RuleKey::new(analysis, rule);
            let (documents, complete) = server.related(document, analysis, &key);
            let edits = match complete {
                true => rename(&key, &params.new_name, &documents, &server.open),
                false => Err(RenameError::TooManyFiles),
            };
            let edits = edits.map_err(|why| failed(why.to_string()))?;
            let no_uri = |source: &Source| failed(format!("{}: the path has no URI", source.name));
            let files = edits.iter().map(|(source, edits)| {
                let open = server.documents.get(&source.name);
                file_edits(source, edits, open, server.client.unit).ok_or_else(|| no_uri(source))
            });
            let files = files.collect::<Result<Vec<_>, _>>()?;
            value(&workspace_edit(files, server.client.versioned_edits))
        })
    }

    fn completion(&self, params: lsp::CompletionParams) -> Answer {
        let lsp::TextDocumentPositionParams { text_document, position } = params.text_document_position;
        self.with(&text_document.uri, |server, document, analysis| {
            let offset = document.offset(position);
            let (span, found) = match document.source().filter(|source| source.text.is_char_boundary(offset))
            {
                Some(_) => completions(
                    analysis,
                    offset.min(analysis.source.text.len()),
                    document.path.as_deref(),
                    &server.open,
                ),
                None => (Span::default(), Vec::new()),
            };
            let range = document.range(span);
            let is_incomplete = found.len() >= MAX_COMPLETIONS;
            let item = |found: virgule_tools::editor::complete::Completion| lsp::CompletionItem {
                kind: Some(match found.kind {
                    CompletionKind::Rule => lsp::CompletionItemKind::FUNCTION,
                    CompletionKind::CoreRule => lsp::CompletionItemKind::CONSTANT,
                    CompletionKind::Document => lsp::CompletionItemKind::MODULE,
                    CompletionKind::Directive => lsp::CompletionItemKind::KEYWORD,
                    CompletionKind::Word => lsp::CompletionItemKind::VALUE,
                }),
                detail: (!found.detail.is_empty()).then_some(found.detail),
                documentation: (!found.documentation.is_empty()).then_some(
                    lsp::Documentation::MarkupContent(lsp::MarkupContent {
                        kind: lsp::MarkupKind::Markdown,
                        value: found.documentation,
                    }),
                ),
                text_edit: Some(lsp::TextEdit { range, new_text: found.name.clone() }.into()),
                label: found.name,
                ..lsp::CompletionItem::default()
            };
            value(&lsp::CompletionList { is_incomplete, items: found.into_iter().map(item).collect() })
        })
    }

    fn code_actions(&self, params: lsp::CodeActionParams) -> Answer {
        self.with(&params.text_document.uri, |server, document, analysis| {
            let is_wanted = |kind: &lsp::CodeActionKind| "quickfix".starts_with(kind.as_str());
            let wanted = params.context.only.as_ref().is_none_or(|only| only.iter().any(is_wanted));
            let mut actions: Vec<lsp::CodeAction> = Vec::new();
            if !document.is_abnf || !wanted {
                return value(&actions);
            }
            let range = document.span(params.range);
            let touches = |span: Span| span.start <= range.end && range.start <= span.end;
            for finding in &document.findings {
                let is_own = finding.source.name == analysis.source.name;
                if !is_own || !finding.labels.first().is_some_and(|(span, _)| touches(*span)) {
                    continue;
                }
                let sent =
                    super::convert::findings(document, std::slice::from_ref(finding), server.client.unit);
                let is_certain = finding.suggestion.is_some();
                for edit in edits(finding, document, analysis, &server.open) {
                    actions.push(server.action(document, &edit, sent.clone(), is_certain));
                }
            }
            if let Some(edit) = respelled(analysis, range.start) {
                actions.push(server.action(document, &edit, Vec::new(), false));
            }
            value(&actions)
        })
    }

    fn action(
        &self,
        document: &Document,
        edit: &Edit,
        fixes: Vec<lsp::Diagnostic>,
        certain: bool,
    ) -> lsp::CodeAction {
        let old = document.text.get(edit.span.start..edit.span.end).unwrap_or_default().trim_end();
        let new = edit.text.trim();
        let title = match (old.is_empty(), new.is_empty()) {
            (true, _) if !new.starts_with(";!") => format!("Import `{new}`"),
            (true, _) => format!("Add `{new}`"),
            (false, true) => format!("Remove `{old}`"),
            (false, false) => format!("Replace `{old}` by `{new}`"),
        };
        let edits = vec![text_edit(&document.positions, &document.text, edit)];
        let files = vec![(document.uri.clone(), Some(document.version), edits)];
        lsp::CodeAction {
            title,
            kind: Some(lsp::CodeActionKind::QUICKFIX),
            diagnostics: (!fixes.is_empty()).then_some(fixes),
            edit: Some(workspace_edit(files, self.client.versioned_edits)),
            is_preferred: certain.then_some(true),
            ..lsp::CodeAction::default()
        }
    }

    fn inlay_hints(&mut self, id: &RequestId, params: lsp::InlayHintParams) -> Answer {
        let name = self.name(&params.text_document.uri)?;
        let Some(document) = self.documents.get_mut(&name) else { return Ok(Some(Value::Null)) };
        let span = document.span(params.range);
        if document.hints.is_none() {
            document.waiting.push((id.clone(), span));
            return Ok(None);
        }
        value(&hints(document, span))
    }
}

fn failed(message: impl Into<String>) -> ResponseError {
    error(ErrorCode::RequestFailed, message)
}

/// Returns the text of a built-in document by its URI.
fn built_in_text(uri: &str) -> Option<String> {
    let name = uri.strip_prefix(BUILT_IN)?.strip_suffix(".abnf")?;
    if name == CORE {
        let empty = Analysis::new(&Source::new("", ""), &virgule_compiler::abnf::lower::NoImports);
        return empty.surface().trees().last().map(|(_, tree)| tree.source.text.clone());
    }
    GRAMMARS.iter().find(|(known, _)| *known == name).map(|(_, text)| text.to_string())
}

/// Returns the source of the import whose name is at `offset`.
fn imported(analysis: &Analysis, offset: usize) -> Option<&Arc<Source>> {
    let lines = analysis.tree()?.directives.iter().filter(|line| line.name.text == "import");
    let mut words = lines.flat_map(|line| &line.args);
    let word = words.find(|word| word.span.start <= offset && offset <= word.span.end)?;
    let mut trees = analysis.surface().trees();
    trees.find(|(name, _)| *name == word.text).map(|(_, tree)| &tree.source)
}

/// Returns the edits for a finding: the only right one, or for an undefined rule the imports that define it.
fn edits(finding: &Diagnostic, document: &Document, analysis: &Analysis, open: &OpenFiles) -> Vec<Edit> {
    if let Some(edit) = &finding.suggestion {
        return vec![edit.clone()];
    }
    let (Some((span, _)), Some(tree), "undefined-rule") =
        (finding.labels.first(), analysis.tree(), finding.code)
    else {
        return Vec::new();
    };
    let Some(rule) = analysis.source.text.get(span.start..span.end) else { return Vec::new() };
    let mut names: Vec<String> = Vec::new();
    if let Some(path) = &document.path {
        let defines = |name: &String| {
            let file = path.with_file_name(format!("{name}.abnf"));
            let source = virgule_compiler::abnf::lower::Loader::load(&document.loader(open), name);
            let read = |source| Analysis::new(&source, &virgule_compiler::abnf::lower::NoImports);
            file != *path
                && source.is_ok_and(|source| {
                    read(source)
                        .grammar
                        .rules
                        .iter()
                        .any(|known| known.document == *name && known.name.eq_ignore_ascii_case(rule))
                })
        };
        names.extend(siblings(path, open).0.into_iter().filter(defines).take(MAX_IMPORTS));
    }
    names.extend(definers(rule).iter().map(|name| name.to_string()));
    names.dedup();
    names.iter().take(MAX_IMPORTS).map(|name| import_edit(tree, name)).collect()
}

/// Returns the edit that spells a name as in its definition.
fn respelled(analysis: &Analysis, offset: usize) -> Option<Edit> {
    let found = occurrence_at(analysis, offset)?;
    let (written, name) =
        (analysis.source.text.get(found.span.start..found.span.end)?, analysis.name(found.rule?));
    let differs = written != name && written.eq_ignore_ascii_case(name);
    (differs && matches!(found.role, NameRole::Reference)).then(|| Edit::new(found.span, name))
}

#[expect(deprecated, reason = "the field `deprecated` has to be set")]
fn symbols(document: &Document, analysis: &Analysis) -> Vec<lsp::DocumentSymbol> {
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
    let Some(tree) = analysis.tree() else { return Vec::new() };
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
    for rule in &tree.rules {
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
fn formatting(document: &Document) -> Vec<lsp::TextEdit> {
    let Some(source) = document.source().filter(|_| document.is_abnf) else { return Vec::new() };
    let Ok(formatted) = format(&source, None) else { return Vec::new() };
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

fn semantic_tokens(document: &Document, analysis: &Analysis) -> lsp::SemanticTokens {
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
    let hint = |(at, text, readings): &(usize, String, String)| lsp::InlayHint {
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
