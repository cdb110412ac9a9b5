//! The open files: their texts, edits and analyses.

use super::convert::{BUILT_IN, path_of};
use super::hovers::Hovers;
use lsp_server::RequestId;
use lsp_types::{TextDocumentContentChangeEvent, TextDocumentItem, Uri};
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use virgule_compiler::abnf::diagnose::{Diagnostic, Source, Span};
use virgule_tools::editor::DocumentAnalysis;
use virgule_tools::editor::positions::{ColumnUnit, LineColumn, Positions};
use virgule_tools::editor::workspace::{OpenFiles, WorkspaceLoader, only_abnf};

/// The end of an ambiguous rule, its first ambiguous string, and the derivations of the string.
pub type AmbiguityHint = (usize, String, String);

/// An open file.
pub struct Document {
    /// The URI, as the client writes it.
    pub uri: Uri,
    /// The path; `None` if the URI is not that of a file.
    pub path: Option<PathBuf>,
    /// The version of the text.
    pub version: i32,
    /// False for a text that contains ABNF, such as an RFC, and for a built-in document.
    pub is_abnf: bool,
    /// True for a built-in document, which has no findings and cannot be changed.
    pub is_built_in: bool,
    pub text: String,
    pub positions: Positions,
    /// The source that is analyzed: the text, or the ABNF in it. `None` after an edit.
    source: Option<Arc<Source>>,
    /// The number of the analysis, so that the results for earlier ones are discarded.
    pub revision: u64,
    /// The last analysis; `None` before the first one.
    pub analysis: Option<Arc<DocumentAnalysis>>,
    /// True if the text has changed since the analysis, or perhaps that of an import.
    pub is_stale: bool,
    /// The findings that the client knows.
    pub findings: Vec<Diagnostic>,
    /// The ambiguous rules; `None` until the search has ended.
    pub hints: Option<Vec<AmbiguityHint>>,
    /// Requests that wait for the hints, with their ranges.
    pub waiting: Vec<(RequestId, Span)>,
    /// Those about the analysis.
    pub hovers: Hovers,
}

impl Document {
    pub fn open(item: TextDocumentItem, unit: ColumnUnit) -> Self {
        let path = path_of(&item.uri);
        let extension = path.as_deref().and_then(Path::extension);
        let is_built_in = item.uri.as_str().starts_with(BUILT_IN);
        let is_abnf = extension.is_some_and(|extension| extension == "abnf") || item.language_id == "abnf";
        Document {
            is_abnf: is_abnf && !is_built_in,
            is_built_in,
            path,
            uri: item.uri,
            version: item.version,
            positions: Positions::new(&item.text, unit),
            text: item.text,
            source: None,
            revision: 0,
            analysis: None,
            is_stale: true,
            findings: Vec::new(),
            hints: None,
            waiting: Vec::new(),
            hovers: Hovers::default(),
        }
    }

    /// Returns the name of the source: that of messages, and that by which imports are identified.
    pub fn name(&self) -> String {
        name_of(&self.uri)
    }

    /// Applies the changes of a notification, in order.
    pub fn change(&mut self, changes: Vec<TextDocumentContentChangeEvent>, unit: ColumnUnit) {
        for change in changes {
            match change.range {
                None => self.text = change.text,
                Some(range) => {
                    let span = self.span(range);
                    self.text.replace_range(span.start..span.end, &change.text);
                }
            }
            self.positions = Positions::new(&self.text, unit);
        }
        (self.source, self.is_stale) = (None, true);
    }

    /// Returns the source that is analyzed: the text, or the ABNF in it, which may be empty.
    pub fn source(&mut self) -> Arc<Source> {
        let new = || {
            let is_grammar = self.is_abnf || self.is_built_in;
            let text = if is_grammar { Some(self.text.clone()) } else { only_abnf(&self.text) };
            Source::new(name_of(&self.uri), text.unwrap_or_default())
        };
        self.source.get_or_insert_with(new).clone()
    }

    /// Returns the loader for the imports.
    pub fn loader<'o>(&'o self, open: &'o OpenFiles) -> WorkspaceLoader<'o> {
        WorkspaceLoader { open, file: self.path.as_deref() }
    }

    pub fn offset(&self, at: lsp_types::Position) -> usize {
        self.positions.offset(&self.text, line_column(at))
    }

    pub fn span(&self, range: lsp_types::Range) -> Span {
        self.positions
            .span(&self.text, Range { start: line_column(range.start), end: line_column(range.end) })
    }

    pub fn range(&self, span: Span) -> lsp_types::Range {
        super::convert::range(&self.positions, &self.text, span)
    }
}

/// Returns the name of the source at a URI: its path, or the URI.
pub fn name_of(uri: &Uri) -> String {
    path_of(uri).map_or_else(|| uri.as_str().to_string(), |path| path.display().to_string())
}

fn line_column(at: lsp_types::Position) -> LineColumn {
    LineColumn { line: at.line, column: at.character }
}
