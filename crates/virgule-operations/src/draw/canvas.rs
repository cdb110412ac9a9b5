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

use super::Style;
use super::labels::Callout;

/// The rows of one level, brackets and labels, the nearest to the text first.
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

/// Draws a bracket of box-drawing characters. The array contains those for its left end, its middle, its right end, and
/// the mark of an empty part.
fn box_bracket(canvas: &mut Canvas, callout: &Callout, [left, middle, right, mark]: [char; 4]) {
    let bracket = callout.bracket;
    for column in bracket.first..=bracket.last {
        let stroke = match (column == bracket.first, column == bracket.last) {
            (true, true) if bracket.empty => mark,
            (true, true) => '│',
            // In a bracket of two columns the tick is at the corner.
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

/// Rows of characters that grow on demand.
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

    /// The rows as text.
    fn into_rows(self) -> Vec<String> {
        self.rows.into_iter().map(String::from_iter).collect()
    }
}
