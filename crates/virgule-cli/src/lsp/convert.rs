//! Positions, URIs, edits and findings in the types of the protocol.

use super::documents::Document;
use lsp_types as lsp;
use lsp_types::Uri;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use virgule_compiler::abnf::diagnose::{Diagnostic, Edit, Severity, Source, Span};
use virgule_tools::editor::positions::{ColumnUnit, LineColumn, Positions};

/// Maximum number of findings of a file that are sent.
pub const MAX_FINDINGS: usize = 1000;

/// The scheme of built-in documents, for clients that support them.
pub const BUILT_IN: &str = "virgule:";

/// Returns the path that a file URI names.
pub fn path_of(uri: &Uri) -> Option<PathBuf> {
    let uri = virgule::Uri::parse(uri.as_str()).ok()?;
    virgule::file::to_path(uri).ok().filter(|path| path.is_absolute())
}

/// Returns the URI of a path.
pub fn uri_of(path: &Path) -> Option<Uri> {
    virgule::file::to_uri(path).ok()?.as_str().parse().ok()
}

pub fn range(positions: &Positions, text: &str, span: Span) -> lsp::Range {
    let position = |at: LineColumn| lsp::Position { line: at.line, character: at.column };
    let range = positions.range(text, span);
    lsp::Range { start: position(range.start), end: position(range.end) }
}

/// Returns a span of a source that may not be open, as a location in the file at `uri`.
pub fn location(uri: Uri, source: &Source, span: Span, unit: ColumnUnit) -> lsp::Location {
    lsp::Location { uri, range: range(&Positions::new(&source.text, unit), &source.text, span) }
}

/// Returns the findings about a document. One in an imported file is shown at its import.
pub fn findings(document: &Document, found: &[Diagnostic], unit: ColumnUnit) -> Vec<lsp::Diagnostic> {
    let Some(analysis) = &document.analysis else { return Vec::new() };
    let convert = |finding: &Diagnostic| {
        let is_own = finding.source.name == analysis.source().name;
        let main = finding.labels.first().map(|(span, _)| *span).unwrap_or_default();
        let place = if is_own { main } else { import_of(document, &finding.source).unwrap_or_default() };
        let mut message = finding.message.clone();
        if !is_own {
            let (line, column) = finding.position().unwrap_or((1, 1));
            message = format!("{}:{line}:{column}: {message}", finding.source.name);
        }
        if let Some((_, label)) = finding.labels.first().filter(|(_, label)| !label.is_empty()) {
            message = format!("{message} ({label})");
        }
        finding.help.iter().for_each(|help| message.push_str(&format!("\nhelp: {help}")));
        let uri = if is_own { Some(document.uri.clone()) } else { uri_of(Path::new(&finding.source.name)) };
        let related = uri.into_iter().flat_map(|uri| {
            // The label of the main span of the document itself is part of the message.
            let labels = finding.labels.iter().skip(usize::from(is_own));
            labels.map(move |(span, label)| lsp::DiagnosticRelatedInformation {
                location: match is_own {
                    true => lsp::Location { uri: uri.clone(), range: document.range(*span) },
                    false => location(uri.clone(), &finding.source, *span, unit),
                },
                message: if label.is_empty() { finding.message.clone() } else { label.clone() },
            })
        });
        let related: Vec<_> = related.collect();
        lsp::Diagnostic {
            range: document.range(place),
            severity: Some(match finding.severity {
                Severity::Error => lsp::DiagnosticSeverity::ERROR,
                Severity::Warning => lsp::DiagnosticSeverity::WARNING,
            }),
            code: Some(lsp::NumberOrString::String(finding.code.to_string())),
            source: Some("virgule".to_string()),
            message,
            related_information: (!related.is_empty()).then_some(related),
            ..lsp::Diagnostic::default()
        }
    };
    let mut all: Vec<lsp::Diagnostic> = found.iter().take(MAX_FINDINGS).map(convert).collect();
    if found.len() > MAX_FINDINGS {
        all.push(lsp::Diagnostic {
            severity: Some(lsp::DiagnosticSeverity::INFORMATION),
            source: Some("virgule".to_string()),
            message: format!("{} more; `virgule grammar check` lists all", found.len() - MAX_FINDINGS),
            ..lsp::Diagnostic::default()
        });
    }
    all
}

/// Returns the word of the import that leads to a source: the one that names it, or the first one.
fn import_of(document: &Document, source: &Source) -> Option<Span> {
    let imports = || document.analysis.iter().flat_map(|analysis| analysis.tree().imports());
    let stem = Path::new(&source.name).file_stem()?.to_str()?;
    imports().find(|word| word.text == stem).or_else(|| imports().next()).map(|word| word.span)
}

pub fn text_edit(positions: &Positions, text: &str, edit: &Edit) -> lsp::TextEdit {
    lsp::TextEdit { range: range(positions, text, edit.span), new_text: edit.text.clone() }
}

/// The edits of a file: its URI, its version if it is open, and the edits.
pub type FileEdits = (Uri, Option<i32>, Vec<lsp::TextEdit>);

/// Returns edits of several files, with their versions if the client knows these.
pub fn workspace_edit(files: Vec<FileEdits>, with_versions: bool) -> lsp::WorkspaceEdit {
    if with_versions {
        let edit = |(uri, version, edits): FileEdits| lsp::TextDocumentEdit {
            text_document: lsp::OptionalVersionedTextDocumentIdentifier { uri, version },
            edits: edits.into_iter().map(lsp::OneOf::Left).collect(),
        };
        let edits = files.into_iter().map(edit).collect();
        return lsp::WorkspaceEdit {
            document_changes: Some(lsp::DocumentChanges::Edits(edits)),
            ..lsp::WorkspaceEdit::default()
        };
    }
    #[expect(clippy::mutable_key_type, reason = "the protocol has a map by URI")]
    let changes = files.into_iter().map(|(uri, _, edits)| (uri, edits)).collect();
    lsp::WorkspaceEdit { changes: Some(changes), ..lsp::WorkspaceEdit::default() }
}

/// Returns the edits of a source by its name: as those of an open document, or of a file.
pub fn file_edits(
    source: &Arc<Source>,
    edits: &[Edit],
    open: Option<&Document>,
    unit: ColumnUnit,
) -> Option<FileEdits> {
    let positions = Positions::new(&source.text, unit);
    let edits = edits.iter().map(|edit| text_edit(&positions, &source.text, edit)).collect();
    match open {
        Some(document) => Some((document.uri.clone(), Some(document.version), edits)),
        None => Some((uri_of(Path::new(&source.name))?, None, edits)),
    }
}
