//! A text with a caret and a message at an offset.
//!
//! ```text
//! http://example.com:80a/
//!                     ^ offset 20, in port: expected a digit
//! ```
//!
//! The text is shown on one line. A long text is reduced to a window around the caret, because a terminal would wrap
//! it.

use super::Style;
use super::cells::{self, Columns};

/// Maximum number of columns of text.
const WINDOW: usize = 100;

/// Draws `text`, and under it a caret at the byte `offset` with the `message`.
///
/// An offset inside a character is that of the character, and an offset beyond the text is its end. Of more than 100
/// columns only those around the caret are shown, with `…` (or `...`) for omitted text.
pub fn caret(text: &str, offset: usize, message: &str, style: Style) -> String {
    let columns = Columns::of(text);
    let column = columns.at(offset);
    let (from, to) = window(column, columns.count());
    let mut shown = cells::visible(text, style).chars().skip(from).take(to - from).collect::<Vec<_>>();
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
    let pointer = " ".repeat(column - from) + "^ " + &cells::visible(message, style);
    [text, pointer].iter().map(|row| row.trim_end_matches(' ').to_owned() + "\n").collect()
}

/// The begin and end of the window of columns to show, out of `count`, if the caret is at `column`.
///
/// The caret is in the middle, except near the ends of the text.
fn window(column: usize, count: usize) -> (usize, usize) {
    let to = (column.saturating_sub(WINDOW / 2) + WINDOW).min(count);
    (to.saturating_sub(WINDOW), to)
}
