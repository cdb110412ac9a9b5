//! Shows diagnostics as text: file, line, column, the line itself, a caret and help.
//!
//! `annotate-snippets` draws them. Only the lines with labels are passed to it, because its running time depends on the
//! length of the whole text; and every span is moved to character boundaries first, because it panics otherwise.

use super::{Diagnostic, Diagnostics, Severity, Source, Span};
use annotate_snippets::{Annotation, AnnotationKind, Group, Level, Origin, Padding, Renderer, Snippet};
use std::sync::Arc;

/// Maximum length in bytes of the text from the first to the last line with a label. Of a longer text only the
/// neighbourhood of the main span is shown, so that a grammar on one line of megabytes, or labels megabytes apart, do
/// not cost megabytes for each finding.
const MOST: usize = 32 * 1024;

/// Length in bytes of the neighbourhood on each side of the start of the main span.
const SIDE: usize = 400;

impl Diagnostic {
    /// The finding as text of several lines, with terminal colours or without.
    pub fn render(&self, color: bool) -> String {
        render(self, &Lines::of(&self.source), color)
    }
}

impl Diagnostics {
    /// All findings as text, an empty line between two, with terminal colours or without.
    pub fn render(&self, color: bool) -> String {
        let mut shown = Vec::with_capacity(self.len());
        let mut lines: Option<Lines> = None;
        for diagnostic in self {
            // Lines are counted once for each run of findings about the same file.
            let lines = match &mut lines {
                Some(lines) if Arc::ptr_eq(&lines.source, &diagnostic.source) => lines,
                other => other.insert(Lines::of(&diagnostic.source)),
            };
            shown.push(render(diagnostic, lines, color));
        }
        shown.join("\n")
    }
}

/// A text and the offsets at which its lines begin.
struct Lines {
    source: Arc<Source>,
    starts: Vec<usize>,
}

impl Lines {
    fn of(source: &Arc<Source>) -> Self {
        Self { source: Arc::clone(source), starts: source.line_starts() }
    }

    /// The index of the line that holds `offset`.
    fn line(&self, offset: usize) -> usize {
        self.starts.partition_point(|start| *start <= offset).max(1) - 1
    }

    /// As [`Source::position`], without counting the lines again.
    fn position(&self, offset: usize) -> (usize, usize) {
        let offset = self.source.clamp(offset);
        let line = self.line(offset);
        (line + 1, self.source.column(self.starts[line], offset))
    }

    /// The line that `span` begins on, with its line end.
    fn around(&self, span: Span) -> Span {
        let line = self.line(self.source.clamp(span.start));
        let end = self.starts.get(line + 1).copied().unwrap_or(self.source.text.len());
        Span::new(self.starts[line], end)
    }

    /// The part of the line of `span` that is within [`SIDE`] bytes of the start of `span`.
    fn neighbourhood(&self, span: Span) -> Span {
        let line = self.around(span);
        let at = self.source.clamp(span.start);
        let start = self.source.clamp(at.saturating_sub(SIDE).max(line.start));
        Span::new(start, self.source.clamp((at + SIDE).min(line.end)))
    }
}

fn render(diagnostic: &Diagnostic, lines: &Lines, color: bool) -> String {
    let level = match diagnostic.severity {
        Severity::Error => Level::ERROR,
        Severity::Warning => Level::WARNING,
    };
    let title = level.primary_title(escape(&diagnostic.message)).id(diagnostic.code);
    let mut group = match diagnostic.labels.split_first() {
        Some((main, further)) => show_places(Group::with_title(title), main, further, lines),
        None => Group::with_title(title).element(Origin::path(escape(&lines.source.name))),
    };
    for help in &diagnostic.help {
        group = group.element(Level::HELP.message(escape(help)));
    }
    let renderer = if color { Renderer::styled() } else { Renderer::plain() };
    let mut text = renderer.render(&[group]);
    text.push('\n');
    text
}

/// Adds `--> file:line:column` and the lines with carets to `group`.
fn show_places<'a>(
    group: Group<'a>,
    main: &'a (Span, String),
    further: &'a [(Span, String)],
    lines: &Lines,
) -> Group<'a> {
    let source = &lines.source;
    let all = further.iter().fold(lines.around(main.0), |all, (span, _)| all.to(lines.around(*span)));
    let whole = all.end - all.start <= MOST;
    let (window, further) = if whole { (all, further) } else { (lines.neighbourhood(main.0), &[][..]) };

    let primary = annotation(AnnotationKind::Primary, main, window, source);
    let context = further.iter().map(|label| annotation(AnnotationKind::Context, label, window, source));
    let snippet = Snippet::source(end_lines_with_lf(&source.text[window.start..window.end]))
        .line_start(lines.line(window.start) + 1)
        .annotation(primary)
        .annotations(context);
    if whole {
        return group.element(snippet.path(escape(&source.name)));
    }
    // The line may be cut at the left, so the renderer cannot count the column.
    let (line, column) = lines.position(main.0.start);
    let origin = Origin::path(escape(&source.name)).line(line).char_column(column);
    group.element(origin).element(Padding).element(snippet)
}

/// The text with each lone CR replaced by LF, because the renderer ends lines at LF only; no offset changes.
fn end_lines_with_lf(text: &str) -> String {
    let mut chars = text.chars().peekable();
    let mut out = String::with_capacity(text.len());
    while let Some(c) = chars.next() {
        out.push(if c == '\r' && chars.peek() != Some(&'\n') { '\n' } else { c });
    }
    out
}

/// The annotation for a label: its span relative to `window`, cut to its first line and to character boundaries.
fn annotation<'a>(
    kind: AnnotationKind,
    (span, label): &'a (Span, String),
    window: Span,
    source: &Source,
) -> Annotation<'a> {
    let start = source.clamp(span.start).clamp(window.start, window.end);
    let end = source.clamp(span.end).clamp(start, window.end);
    let end = source.text[start..end].find(['\n', '\r']).map_or(end, |at| start + at);
    let annotation = kind.span(start - window.start..end - window.start);
    if label.is_empty() { annotation } else { annotation.label(escape(label)) }
}

/// Writes control characters, and those that change the direction of writing, as escapes.
fn escape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' => {
                out.extend(c.escape_unicode());
            }
            c if c.is_control() => out.extend(c.escape_default()),
            c => out.push(c),
        }
    }
    out
}
