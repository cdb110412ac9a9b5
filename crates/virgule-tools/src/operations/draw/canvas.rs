//! Draws brackets and labels, in both styles.
//!
//! ```text
//!          below                     above
//! Unicode  └─┬─┘ ├┘ │ ╵              ┌─┴─┐ ├┐ │ ╷
//!
//! ASCII    \___/ \/ | '               _|_  |  | |
//!            |   |  | |              /   \ /\ | .
//! ```
//!
//! Each bracket has one of four widths: long, two columns, one column, empty. The ASCII strokes are those of RFC 3986,
//! section 3, and need two rows. The layout is computed before; in debug builds the canvas checks that no stroke is
//! drawn over another.

use crate::operations::{draw::Style, draw::labels::Callout};

/// Returns the rows of one level, brackets and labels, the nearest to the text first.
pub(super) fn band(callouts: &[Callout], style: Style, above: bool) -> Vec<String> {
    let mut canvas = Canvas::default();
    let brackets = match style {
        Style::Unicode => 1,
        Style::Ascii => 2,
    };
    for callout in callouts {
        match (style, above) {
            (Style::Unicode, false) => box_bracket(&mut canvas, callout, ['└', '┬', '┘', '╵']),
            (Style::Unicode, true) => box_bracket(&mut canvas, callout, ['┌', '┴', '┐', '╷']),
            (Style::Ascii, false) => ascii_below(&mut canvas, callout),
            (Style::Ascii, true) => ascii_above(&mut canvas, callout),
        }
        let line = match style {
            Style::Unicode => '│',
            Style::Ascii => '|',
        };
        for row in 0..callout.row {
            canvas.put(brackets + row, callout.tick, line);
        }
        for (i, c) in callout.label.chars().enumerate() {
            canvas.put(brackets + callout.row, callout.column + i, c);
        }
    }
    canvas.into_rows()
}

/// Draws a bracket of box-drawing characters: its left end, its middle, its right end, and the mark of an empty part.
fn box_bracket(canvas: &mut Canvas, callout: &Callout, [left, middle, right, mark]: [char; 4]) {
    let bracket = callout.bracket;
    for column in bracket.first..=bracket.last {
        let stroke = match (column == bracket.first, column == bracket.last) {
            (true, true) if bracket.empty => mark,
            (true, true) => '│',
            // The tick of a bracket of two columns is at the corner.
            (true, false) if column == callout.tick => '├',
            (true, false) => left,
            (false, true) => right,
            (false, false) if column == callout.tick => middle,
            (false, false) => '─',
        };
        canvas.put(0, column, stroke);
    }
}

/// Draws `\___/`, and a line at the tick in the row after it.
fn ascii_below(canvas: &mut Canvas, callout: &Callout) {
    ascii_ends(canvas, callout, '\\', '/', '\'');
    for column in callout.bracket.first + 1..callout.bracket.last {
        canvas.put(0, column, '_');
    }
    canvas.put(1, callout.tick, '|');
}

/// Draws the bracket of a callout above the text in two rows, `_|_` and below it `/   \`: ASCII has no character with a
/// horizontal line at its top.
fn ascii_above(canvas: &mut Canvas, callout: &Callout) {
    ascii_ends(canvas, callout, '/', '\\', '.');
    for column in callout.bracket.first + 1..callout.bracket.last {
        if column != callout.tick {
            canvas.put(1, column, '_');
        }
    }
    canvas.put(1, callout.tick, '|');
}

/// Draws the ends of an ASCII bracket, in the row next to the text.
fn ascii_ends(canvas: &mut Canvas, callout: &Callout, left: char, right: char, mark: char) {
    let bracket = callout.bracket;
    if bracket.first < bracket.last {
        canvas.put(0, bracket.first, left);
        canvas.put(0, bracket.last, right);
    } else {
        canvas.put(0, bracket.first, if bracket.empty { mark } else { '|' });
    }
}

#[derive(Default)]
struct Canvas {
    rows: Vec<Vec<char>>,
}

impl Canvas {
    /// Draws one character in a cell, which must be blank.
    fn put(&mut self, row: usize, column: usize, stroke: char) {
        if self.rows.len() <= row {
            self.rows.resize_with(row + 1, Vec::new);
        }
        let row = &mut self.rows[row];
        if row.len() <= column {
            row.resize(column + 1, ' ');
        }
        debug_assert_eq!(row[column], ' ', "{stroke:?} is drawn over another stroke");
        row[column] = stroke;
    }

    fn into_rows(self) -> Vec<String> {
        self.rows.into_iter().map(String::from_iter).collect()
    }
}

// A text with a caret and a message at an offset.
//
// ```text
// http://example.com:80a/
//                     ^ offset 20, in port: expected a digit
// ```
//
// The text is shown on one line. A long text is reduced to a window around the caret, because a terminal would wrap it.

/// Maximum number of columns of text.
const WINDOW: usize = 100;

/// Draws `text`, and below it a caret at the byte `offset` with the `message`.
///
/// An offset inside a character is that of the character, and an offset beyond the text is its end. If the text has
/// more than 100 columns, only those around the caret are shown, with `…` (or `...`) for omitted text.
pub fn caret(text: &str, offset: usize, message: &str, style: Style) -> String {
    let columns = Columns::of(text);
    let column = columns.at(offset);
    let (from, to) = window(column, columns.count());
    let mut shown = visible(text, style).chars().skip(from).take(to - from).collect::<Vec<_>>();
    // The ellipsis is half a window away from the caret, so it cannot replace the character at the caret.
    let ellipsis = match style {
        Style::Unicode => "…",
        Style::Ascii => "...",
    };
    let width = ellipsis.chars().count();
    if from > 0 {
        shown.splice(..width, ellipsis.chars());
    }
    if to < columns.count() {
        shown.splice(shown.len() - width.., ellipsis.chars());
    }
    let text = String::from_iter(shown);
    let pointer = " ".repeat(column - from) + "^ " + &visible(message, style);
    [text, pointer].iter().map(|row| row.trim_end_matches(' ').to_owned() + "\n").collect()
}

/// Returns the begin and end of the window of columns to show, out of `count`, if the caret is at `column`.
///
/// The caret is in the middle, except near the ends of the text.
fn window(column: usize, count: usize) -> (usize, usize) {
    let to = (column.saturating_sub(WINDOW / 2) + WINDOW).min(count);
    (to.saturating_sub(WINDOW), to)
}

// Maps byte offsets to columns, and replaces characters that are unsafe to print.
//
// Offsets beyond the text are clamped. The text may contain an attack on the terminal, so control and bidirectional
// characters are replaced. Every character counts as one column.

/// The columns of a text, one for each character.
pub(super) struct Columns {
    /// The byte offset of every character.
    starts: Vec<usize>,
    /// The length of the text in bytes.
    bytes: usize,
}

impl Columns {
    pub(super) fn of(text: &str) -> Self {
        Self { starts: text.char_indices().map(|(start, _)| start).collect(), bytes: text.len() }
    }

    pub(super) fn count(&self) -> usize {
        self.starts.len()
    }

    /// Returns the column of the character at `offset`; past the text, the number of columns.
    pub(super) fn at(&self, offset: usize) -> usize {
        if offset >= self.bytes {
            return self.count();
        }
        let up_to_here = self.starts.partition_point(|&start| start <= offset);
        up_to_here.saturating_sub(1)
    }

    /// Returns the half-open range of the columns of all characters that overlap `start..end`.
    pub(super) fn span(&self, start: usize, end: usize) -> (usize, usize) {
        let first = self.at(start);
        if start >= end {
            return (first, first);
        }
        (first, self.starts.partition_point(|&start| start < end))
    }
}

/// Replaces every character that may not occupy exactly one column.
pub fn visible(text: &str, style: Style) -> String {
    text.chars().map(|c| visible_char(c, style)).collect()
}

/// Returns the character to print for `c`; usually `c` itself.
fn visible_char(c: char, style: Style) -> char {
    let picture = match c {
        // The control pictures are in the order of the control characters.
        '\0'..='\x1f' => char::from_u32(0x2400 + u32::from(c)),
        '\x7f' => Some('\u{2421}'),
        // C1 controls, which some terminals interpret; line and paragraph separators.
        '\u{80}'..='\u{9f}' | '\u{2028}' | '\u{2029}' => None,
        // Bidirectional marks, embeddings, overrides and isolates.
        '\u{61c}' | '\u{200e}' | '\u{200f}' => None,
        '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' => None,
        // Zero-width spaces and joiners, soft hyphens, byte order marks, tags.
        '\u{ad}' | '\u{200b}'..='\u{200d}' | '\u{2060}' | '\u{feff}' | '\u{e0000}'..='\u{e007f}' => None,
        _ if style == Style::Ascii && !c.is_ascii() => None,
        _ => return c,
    };
    match style {
        Style::Unicode => picture.unwrap_or(char::REPLACEMENT_CHARACTER),
        Style::Ascii => '?',
    }
}
