//! Errors and warnings about a grammar, and their rendering.
//!
//! Every stage reports into one [`Diagnostics`]. The stages decide which findings are errors.

pub mod codes;
mod render;
mod source;
#[cfg(test)]
mod tests;

pub use render::{did_you_mean, meant, suffix, suggestion};
pub use source::{Source, Span};

use std::collections::HashSet;
use std::ops::Deref;
use std::sync::Arc;

/// The severity of a finding, which determines whether it prevents compilation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Severity {
    /// The grammar cannot be compiled.
    Error,
    /// The grammar can be compiled, but probably means something else.
    Warning,
}

/// A finding, with its spans.
#[derive(Debug, Clone)]
pub struct Diagnostic {
    /// Error or warning.
    pub severity: Severity,
    /// A short stable name, such as `undefined-rule`.
    pub code: &'static str,
    /// A description of the problem, in one line.
    pub message: String,
    /// The file that contains the spans.
    pub source: Arc<Source>,
    /// Labeled spans; a label may be empty. The first span is the main one.
    pub labels: Vec<(Span, String)>,
    /// Suggested changes to the grammar, one per line.
    pub help: Vec<String>,
    /// A change that removes the finding; `None` if there are several ways, or none.
    pub suggestion: Option<Box<Edit>>,
    /// True if the suggestion can be applied without a decision of the author.
    pub is_certain: bool,
}

/// A change of the file of a finding: the bytes of `span` are replaced by `text`.
///
/// Several findings may have the same edit, such as an import that defines two missing rules. It is applied once.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Edit {
    /// The replaced bytes; empty for an insertion.
    pub span: Span,
    /// The text that takes their place; empty for a removal.
    pub text: String,
}

impl Edit {
    /// Creates an edit that replaces `span` by `text`.
    pub fn new(span: Span, text: impl Into<String>) -> Self {
        Edit { span, text: text.into() }
    }
}

impl Diagnostic {
    /// Creates an error whose main span is `span`, labeled with `label` (may be empty).
    pub fn error(
        code: &'static str,
        message: impl Into<String>,
        source: &Arc<Source>,
        span: Span,
        label: impl Into<String>,
    ) -> Self {
        Self {
            severity: Severity::Error,
            code,
            message: message.into(),
            source: Arc::clone(source),
            labels: vec![(span, label.into())],
            help: Vec::new(),
            suggestion: None,
            is_certain: false,
        }
    }

    /// Creates a warning whose main span is `span`, labeled with `label` (may be empty).
    pub fn warning(
        code: &'static str,
        message: impl Into<String>,
        source: &Arc<Source>,
        span: Span,
        label: impl Into<String>,
    ) -> Self {
        Self { severity: Severity::Warning, ..Self::error(code, message, source, span, label) }
    }

    /// Adds another labeled span.
    #[must_use]
    pub fn and(mut self, span: Span, label: impl Into<String>) -> Self {
        self.labels.push((span, label.into()));
        self
    }

    /// Adds a line of help.
    #[must_use]
    pub fn help(mut self, text: impl Into<String>) -> Self {
        self.help.push(text.into());
        self
    }

    /// Sets the change that can be applied without a decision of the author.
    #[must_use]
    pub fn suggest(mut self, edit: impl Into<Option<Edit>>) -> Self {
        self.suggestion = edit.into().map(Box::new);
        self.is_certain = self.suggestion.is_some();
        self
    }

    /// Sets a change that the author has to decide about.
    #[must_use]
    pub fn propose(self, edit: impl Into<Option<Edit>>) -> Self {
        Self { is_certain: false, ..self.suggest(edit) }
    }

    /// Adds the help about an unknown `word`: the known one that is `near`, from [`did_you_mean`] or [`meant`], or else
    /// `otherwise`. If the main span has only the word, the near one is suggested, which is certain if they differ only in
    /// case.
    #[must_use]
    pub fn misspelled(self, word: &str, near: Option<&str>, otherwise: impl FnOnce() -> String) -> Self {
        let Some(near) = near else { return self.help(otherwise()) };
        // The word may be a part of the span, as in `label=word`.
        let is_word = |span: &Span| self.source.text.get(span.start..span.end) == Some(word);
        let place = self.labels.first().map(|(span, _)| *span).filter(is_word);
        let suggested = self.suggest(place.map(|span| Edit::new(span, near)));
        let is_certain = suggested.is_certain && near.eq_ignore_ascii_case(word);
        Self { is_certain, ..suggested }.help(format!("did you mean `{near}`?"))
    }

    /// Returns the line and column of the start of the main span, both 1-based, or `None` if there is no span.
    pub fn position(&self) -> Option<(usize, usize)> {
        self.labels.first().map(|(span, _)| self.source.position(span.start))
    }
}

/// All findings of a run, in insertion order.
#[derive(Debug, Clone, Default)]
pub struct Diagnostics(Vec<Diagnostic>);

impl Diagnostics {
    /// Creates an empty list of findings.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a finding.
    pub fn push(&mut self, diagnostic: Diagnostic) {
        self.0.push(diagnostic);
    }

    /// Sorts the findings by file, in the order in which the files first occur, then by the start of the main span.
    pub fn sort(&mut self) {
        let mut files: Vec<Arc<Source>> = Vec::new();
        let span = |finding: &Diagnostic, files: &mut Vec<Arc<Source>>| {
            let known = files.iter().position(|file| Arc::ptr_eq(file, &finding.source));
            let file = known.unwrap_or_else(|| {
                files.push(finding.source.clone());
                files.len() - 1
            });
            (file, finding.labels.first().map_or(0, |(span, _)| span.start))
        };
        self.0.sort_by_cached_key(|finding| span(finding, &mut files));
    }

    /// Drops findings with the same code, main span and message. Directives that apply to all sections are evaluated
    /// once per section, and so repeat their findings.
    pub fn dedup(&mut self) {
        let mut seen: HashSet<(&'static str, usize, Option<Span>, String)> = HashSet::new();
        self.0.retain(|finding| {
            let span = finding.labels.first().map(|(span, _)| *span);
            let file = Arc::as_ptr(&finding.source) as usize;
            seen.insert((finding.code, file, span, finding.message.clone()))
        });
    }

    /// True if one of the findings is an error.
    pub fn has_errors(&self) -> bool {
        self.iter().any(|diagnostic| diagnostic.severity == Severity::Error)
    }
}

/// The findings, in order.
impl Deref for Diagnostics {
    type Target = [Diagnostic];

    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl Extend<Diagnostic> for Diagnostics {
    fn extend<I: IntoIterator<Item = Diagnostic>>(&mut self, diagnostics: I) {
        self.0.extend(diagnostics);
    }
}

impl IntoIterator for Diagnostics {
    type Item = Diagnostic;
    type IntoIter = std::vec::IntoIter<Diagnostic>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

impl<'a> IntoIterator for &'a Diagnostics {
    type Item = &'a Diagnostic;
    type IntoIter = std::slice::Iter<'a, Diagnostic>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}
