//! One place in the text, and what is wrong there.
//!
//! ```text
//! http://example.com:80a/
//!                     ^ offset 20, in port: expected a digit
//! ```
//!
//! The text is one line, whatever is in it. A long one is cut down to a window around the
//! caret, since a terminal would wrap it and the caret would point at nothing. The message
//! is printed as it is, after the caret and on one line; wording it is the caller's.

use super::Style;
use super::cells::{self, Columns};

/// The most columns of text that are shown.
const WINDOW: usize = 100;

/// Draws `text`, and under it a caret at the byte `offset` with the `message`.
///
/// An offset inside of a character points at that character, one beyond the text at its
/// end. Of more than 100 columns only those around the caret are shown, with `…` (or
/// `...`) where something is cut off.
pub fn caret(text: &str, offset: usize, message: &str, style: Style) -> String {
    let columns = Columns::of(text);
    let column = columns.at(offset);
    let (from, to) = window(column, columns.count());
    let mut shown = cells::visible(text, style).chars().skip(from).take(to - from).collect::<Vec<_>>();
    // The caret is half a window away from a cut, so this never hides its character.
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

/// The columns to show, out of `count`, if the caret is at `column`.
///
/// The caret is in the middle, except near an end of the text: there the window stops.
fn window(column: usize, count: usize) -> (usize, usize) {
    let to = (column.saturating_sub(WINDOW / 2) + WINDOW).min(count);
    (to.saturating_sub(WINDOW), to)
}
