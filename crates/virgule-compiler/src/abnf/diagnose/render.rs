//! Formats diagnostics: file, line, column, the line itself, a caret, and help.
//!
//! The rendering uses `annotate-snippets`. Only the lines with labels are passed to it, because its running time
//! depends on the length of its input. Every span is moved to character boundaries first, because it panics otherwise.

use crate::abnf::diagnose::{Diagnostic, Diagnostics, Severity, Source, Span};
use annotate_snippets::{Annotation, AnnotationKind, Group, Level, Origin, Padding, Renderer, Snippet};
use strsim::osa_distance;

/// Maximum length in bytes of the text from the first to the last line with a label. If the text is longer, only the
/// neighbourhood of the main span is shown, so that a one-line grammar of megabytes, or labels megabytes apart, do not
/// cost megabytes for each finding.
const MOST: usize = 32 * 1024;

/// Length in bytes of the neighbourhood on each side of the start of the main span.
const SIDE: usize = 400;

impl Diagnostic {
    /// Formats the finding in several lines, optionally with terminal colours.
    pub fn render(&self, color: bool) -> String {
        let level = match self.severity {
            Severity::Error => Level::ERROR,
            Severity::Warning => Level::WARNING,
        };
        let title = level.primary_title(escape(&self.message)).id(self.code);
        let mut group = match self.labels.split_first() {
            Some((main, further)) => show_places(Group::with_title(title), main, further, &self.source),
            None => Group::with_title(title).element(Origin::path(escape(&self.source.name))),
        };
        for help in &self.help {
            group = group.element(Level::HELP.message(escape(help)));
        }
        let renderer = if color { Renderer::styled() } else { Renderer::plain() };
        renderer.render(&[group]) + "\n"
    }
}

impl Diagnostics {
    /// Formats all findings, separated by empty lines, optionally with terminal colours.
    pub fn render(&self, color: bool) -> String {
        self.iter().map(|diagnostic| diagnostic.render(color)).collect::<Vec<_>>().join("\n")
    }
}

/// Returns the part of the line of `span` that is within [`SIDE`] bytes of the start of `span`.
fn neighbourhood(source: &Source, span: Span) -> Span {
    let line = source.line_around(span.start);
    let at = source.clamp(span.start);
    let start = source.clamp(at.saturating_sub(SIDE).max(line.start));
    Span::new(start, source.clamp((at + SIDE).min(line.end)))
}

/// Adds `--> file:line:column` and the lines with carets to `group`.
fn show_places<'a>(
    group: Group<'a>,
    main: &'a (Span, String),
    further: &'a [(Span, String)],
    source: &Source,
) -> Group<'a> {
    let line = |span: Span| source.line_around(span.start);
    let all = further.iter().fold(line(main.0), |all, (span, _)| all.to(line(*span)));
    let whole = all.end - all.start <= MOST;
    let (window, further) = if whole { (all, further) } else { (neighbourhood(source, main.0), &[][..]) };

    let primary = annotation(AnnotationKind::Primary, main, window, source);
    let context = further.iter().map(|label| annotation(AnnotationKind::Context, label, window, source));
    let snippet = Snippet::source(end_lines_with_lf(&source.text[window.start..window.end]))
        .line_start(source.line(window.start) + 1)
        .annotation(primary)
        .annotations(context);
    let origin = escape(&source.name);
    if whole {
        return group.element(snippet.path(origin));
    }
    // The start of the line may be cut off, so the renderer cannot count the column.
    let (line, column) = source.position(main.0.start);
    group.element(Origin::path(origin).line(line).char_column(column)).element(Padding).element(snippet)
}

/// Replaces each lone CR by LF, because the renderer ends lines at LF only. No offset changes.
fn end_lines_with_lf(text: &str) -> String {
    let mut chars = text.chars().peekable();
    let mut out = String::with_capacity(text.len());
    while let Some(c) = chars.next() {
        out.push(if c == '\r' && chars.peek() != Some(&'\n') { '\n' } else { c });
    }
    out
}

/// Returns the annotation for a label: its span relative to `window`, cut to its first line at character boundaries.
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

/// Escapes control characters, and characters that change the writing direction.
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

// Suggests a known word for a misspelled one.

/// Returns the candidate nearest to `word`, if it is near enough to be a misspelling.
///
/// The limit is a Damerau-Levenshtein distance (optimal string alignment) of a third of the word's characters. A word of
/// three letters is near only to words with its first letter: `uri` is not a misspelled `xri`. The case of ASCII letters is
/// ignored. Of equally near candidates, the first one is returned.
pub fn did_you_mean<'a>(word: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let word = word.to_ascii_lowercase();
    let length = word.chars().count();
    let limit = length / 3;
    let mut best: Option<(usize, &'a str)> = None;
    for candidate in candidates {
        // The distance is at least the difference in length, so this check avoids most of the work.
        if candidate.chars().count().abs_diff(length) > limit {
            continue;
        }
        let known = candidate.to_ascii_lowercase();
        if length == 3 && known.chars().next() != word.chars().next() {
            continue;
        }
        let distance = osa_distance(&word, &known);
        if distance <= limit && best.is_none_or(|(least, _)| distance < least) {
            best = Some((distance, candidate));
        }
    }
    best.map(|(_, candidate)| candidate)
}

/// Returns the word of a fixed vocabulary that is probably meant: the only one that contains `word`, such as `w3c-ebnf` for
/// `ebnf`, or else the nearest one.
pub fn meant<'a>(word: &str, vocabulary: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let known: Vec<&str> = vocabulary.into_iter().collect();
    let part = word.to_ascii_lowercase();
    let mut containing = known.iter().filter(|known| known.to_ascii_lowercase().contains(&part));
    match (containing.next(), containing.next()) {
        (Some(only), None) if part.len() >= 3 => Some(only),
        _ => did_you_mean(word, known),
    }
}

/// Returns the suffix `; did you mean ...?` of a one-line message, or an empty string if no candidate is near enough.
pub fn suggestion<'a>(word: &str, candidates: impl IntoIterator<Item = &'a str>) -> String {
    suffix(did_you_mean(word, candidates))
}

/// Returns the suffix for a candidate that is near enough.
pub fn suffix(near: Option<&str>) -> String {
    near.map(|near| format!("; did you mean `{near}`?")).unwrap_or_default()
}
