//! The answers to requests about documents.

use super::convert::{BUILT_IN, file_edits, location, uri_of, workspace_edit};
use super::documents::Document;
use super::server::{Reply, Server, error, parse, value};
use super::views::{TOKEN_TYPES, formatting, hints, semantic_tokens, symbols};
use lsp_server::{ErrorCode, RequestId, ResponseError};
use lsp_types as lsp;
use lsp_types::request::{
    CodeActionRequest, Completion, DocumentSymbolRequest, Formatting, GotoDefinition, HoverRequest,
    InlayHintRequest, PrepareRenameRequest, References, Rename, Request as _, SemanticTokensFullRequest,
};
use serde::Serialize;
use serde_json::Value;
use std::path::Path;
use std::sync::Arc;
use virgule_compiler::abnf::diagnose::{Source, Span};
use virgule_compiler::abnf::lower::NoImports;
use virgule_compiler::abnf::lower::grammar::RuleId;
use virgule_compiler::grammars::GRAMMARS;
use virgule_tools::editor::DocumentAnalysis;
use virgule_tools::editor::complete::{self, CompletionKind, MAX_COMPLETIONS, completions};
use virgule_tools::editor::names::{NameRole, occurrence_at};
use virgule_tools::editor::positions::ColumnUnit;
use virgule_tools::editor::rename::{RenameError, RuleKey, check_renamable, related, rename};

/// The request for the text of a built-in document, with its URI: `{ "uri": "virgule:rfc3986.abnf" }`.
const DOCUMENT: &str = "virgule/document";

/// The name of the document of core rules in a URI.
const CORE: &str = "core-rules";

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
    pub fn answer(&mut self, id: &RequestId, method: &str, params: Value) -> Reply {
        self.refresh();
        match method {
            HoverRequest::METHOD => self.hover(id, params),
            GotoDefinition::METHOD => self.definition(parse(params)?),
            References::METHOD => self.references(parse(params)?),
            PrepareRenameRequest::METHOD => self.prepare_rename(parse(params)?),
            Rename::METHOD => self.rename(parse(params)?),
            DocumentSymbolRequest::METHOD => self.view(params, symbols),
            Completion::METHOD => self.completion(parse(params)?),
            Formatting::METHOD => self.view(params, formatting),
            SemanticTokensFullRequest::METHOD => self.view(params, semantic_tokens),
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
    pub fn with(
        &self,
        uri: &lsp::Uri,
        work: impl FnOnce(&Document, &Arc<DocumentAnalysis>) -> Reply,
    ) -> Reply {
        let name = self.name(uri)?;
        let document = self.documents.get(&name);
        match document.and_then(|document| Some((document, document.analysis.as_ref()?))) {
            Some((document, analysis)) => work(document, analysis),
            None => Ok(Some(Value::Null)),
        }
    }

    /// Answers with a view of a whole document. All such requests have the field `textDocument`, and others are not used.
    fn view<T: Serialize>(&self, params: Value, view: fn(&Document, &DocumentAnalysis) -> T) -> Reply {
        let params: lsp::DocumentSymbolParams = parse(params)?;
        self.with(&params.text_document.uri, |document, analysis| value(&view(document, analysis)))
    }

    fn definition(&self, params: lsp::GotoDefinitionParams) -> Reply {
        let lsp::TextDocumentPositionParams { text_document, position } =
            params.text_document_position_params;
        self.with(&text_document.uri, |document, analysis| {
            let offset = document.offset(position);
            let found = occurrence_at(analysis, offset);
            let unread = found.as_ref().and_then(|found| analysis.unread(found.span));
            let locations: Vec<lsp::Location> = match (found.and_then(|found| found.rule), unread) {
                (Some(rule), _) => {
                    let surface = analysis.surface();
                    // A rule that extends an imported one is defined in both documents.
                    let rules = std::iter::successors(Some(rule), |&rule| surface.base(rule));
                    let names = rules.flat_map(|rule| {
                        let source = &surface.tree(rule).source;
                        surface.written(rule).map(move |written| (source, written.name.span))
                    });
                    names.filter_map(|(source, span)| self.locate(document, analysis, source, span)).collect()
                }
                (None, Some((tree, name))) => {
                    self.locate(document, analysis, &tree.source, name.span).into_iter().collect()
                }
                (None, None) => {
                    let source = analysis.import_at(offset).map(|(_, tree)| &tree.source).into_iter();
                    source.filter_map(|it| self.locate(document, analysis, it, Span::default())).collect()
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
        analysis: &DocumentAnalysis,
        source: &Arc<Source>,
        span: Span,
    ) -> Option<lsp::Location> {
        if source.name == analysis.source().name || Path::new(&source.name).is_absolute() {
            return self.place(source, span);
        }
        let (name, _) = analysis.surface().trees().find(|(_, tree)| Arc::ptr_eq(&tree.source, source))?;
        if self.client.built_in_documents {
            let uri = format!("{BUILT_IN}{}.abnf", if name.is_empty() { CORE } else { name });
            return Some(location(uri.parse().ok()?, source, span, self.client.unit));
        }
        let word = analysis.tree().imports().find(|word| word.text == name)?;
        Some(lsp::Location { uri: document.uri.clone(), range: document.range(word.span) })
    }

    /// Returns the location of a span of an open document or of a file.
    fn place(&self, source: &Source, span: Span) -> Option<lsp::Location> {
        match self.documents.get(&source.name) {
            Some(open) => Some(lsp::Location { uri: open.uri.clone(), range: open.range(span) }),
            None => Some(location(uri_of(Path::new(&source.name))?, source, span, self.client.unit)),
        }
    }

    fn references(&self, params: lsp::ReferenceParams) -> Reply {
        let lsp::TextDocumentPositionParams { text_document, position } = params.text_document_position;
        let with_definition = params.context.include_declaration;
        self.with(&text_document.uri, |document, analysis| {
            let Some(rule) = occurrence_at(analysis, document.offset(position)).and_then(|found| found.rule)
            else {
                return Ok(Some(Value::Null));
            };
            let key = RuleKey::new(analysis, rule);
            let mut locations = Vec::new();
            let (documents, _) = self.related(document, analysis, &key);
            for other in &documents {
                let mut names = key.occurrences(other);
                names.retain(|found| with_definition || found.role != NameRole::Definition);
                let spans = names.into_iter().map(|found| found.span);
                locations.extend(spans.filter_map(|span| self.place(other.source(), span)));
            }
            value(&locations)
        })
    }

    /// Returns the documents that may refer to a rule; false if there are too many files to find all.
    fn related(
        &self,
        document: &Document,
        analysis: &Arc<DocumentAnalysis>,
        key: &RuleKey,
    ) -> (Vec<Arc<DocumentAnalysis>>, bool) {
        match (&document.path, document.is_abnf) {
            (Some(path), true) => related(key, analysis, path, &self.open),
            // Files do not import a text that is not saved, or that is no ABNF file.
            _ => (vec![analysis.clone()], true),
        }
    }

    /// Returns the rule at a position that may be renamed, and the span of its name.
    fn renamable(
        &self,
        document: &Document,
        analysis: &DocumentAnalysis,
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

    fn prepare_rename(&self, params: lsp::TextDocumentPositionParams) -> Reply {
        self.with(&params.text_document.uri, |document, analysis| {
            let (rule, span) = self.renamable(document, analysis, params.position)?;
            value(&lsp::PrepareRenameResponse::RangeWithPlaceholder {
                range: document.range(span),
                placeholder: analysis.name(rule).to_string(),
            })
        })
    }

    fn rename(&self, params: lsp::RenameParams) -> Reply {
        let lsp::TextDocumentPositionParams { text_document, position } = params.text_document_position;
        self.with(&text_document.uri, |document, analysis| {
            let (rule, _) = self.renamable(document, analysis, position)?;
            let key = RuleKey::new(analysis, rule);
            let (documents, complete) = self.related(document, analysis, &key);
            let edits = match complete {
                true => rename(&key, &params.new_name, &documents, &self.open),
                false => Err(RenameError::TooManyFiles),
            };
            let edits = edits.map_err(|why| failed(why.to_string()))?;
            let no_uri = |source: &Source| failed(format!("{}: the path has no URI", source.name));
            let files = edits.iter().map(|(source, edits)| {
                let open = self.documents.get(&source.name);
                file_edits(source, edits, open, self.client.unit).ok_or_else(|| no_uri(source))
            });
            let files = files.collect::<Result<Vec<_>, _>>()?;
            value(&workspace_edit(files, self.client.versioned_edits))
        })
    }

    fn completion(&self, params: lsp::CompletionParams) -> Reply {
        let lsp::TextDocumentPositionParams { text_document, position } = params.text_document_position;
        self.with(&text_document.uri, |document, analysis| {
            if !document.is_abnf {
                return Ok(Some(Value::Null));
            }
            let offset = document.offset(position);
            let (span, found) = completions(analysis, offset, document.path.as_deref(), &self.open);
            let range = document.range(span);
            let is_incomplete = found.len() >= MAX_COMPLETIONS;
            let item = |found: complete::Completion| lsp::CompletionItem {
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

    fn inlay_hints(&mut self, id: &RequestId, params: lsp::InlayHintParams) -> Reply {
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
        let empty = DocumentAnalysis::new(&Source::new("", ""), &NoImports);
        return empty.surface().trees().last().map(|(_, tree)| tree.source.text.clone());
    }
    GRAMMARS.iter().find(|(known, _)| *known == name).map(|(_, text)| text.to_string())
}
