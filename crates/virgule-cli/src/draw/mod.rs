//! Draws the components of a URI around it, as the encyclopaedias do.
//!
//! ```text
//!         userinfo       host      port
//!         ┌──┴───┐ ┌──────┴──────┐ ┌┴┐
//! https://john.doe@www.example.com:123/forum/questions/?tag=networking#top
//! └─┬─┘   └────────────┬─────────────┘└───────┬───────┘ └─────┬──────┘ └┬┘
//! scheme           authority                 path           query    fragment
//! ```
//!
//! A reader sees at once which bytes belong to which component; a table of offsets makes
//! them count. The text is never shifted or broken to make room: brackets and labels take
//! as many rows as they need.
//!
//! | file        | does                                                        |
//! |-------------|-------------------------------------------------------------|
//! | `cells.rs`  | bytes to columns, and characters that are safe to print     |
//! | `levels.rs` | how far from the text each bracket goes                     |
//! | `labels.rs` | the row and column of each label under its bracket          |
//! | `canvas.rs` | the strokes themselves, in both styles                      |
//! | `caret.rs`  | the other picture: one place in the text, and what is wrong |
//!
//! What this does not do: find the components, colour anything, or ask the terminal how
//! wide it is. Every character counts as one column. That is right for every URI, which
//! is ASCII; in an IRI, combining marks and wide characters push the drawing off by a
//! column each, which is better than a table of widths that disagrees with the terminal.

mod canvas;
mod caret;
mod cells;
mod labels;
mod levels;
#[cfg(test)]
mod tests;

pub use caret::caret;

use cells::Columns;
use labels::Callout;

/// One component to draw.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Part<'a> {
    /// What to write at it.
    pub label: &'a str,
    /// The byte offset of its start; inside of a character, that character's start.
    pub start: usize,
    /// The byte offset past its end; inside of a character, that character's end.
    /// At or before `start`, the part is empty.
    pub end: usize,
    /// Whether to draw it above the text instead of below.
    pub above: bool,
}

/// What the strokes are made of. The text itself is the same in both.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Style {
    /// Box drawing: `└─┬─┘`.
    Unicode,
    /// The strokes of RFC 3986, section 3: `\___/`.
    Ascii,
}

/// Draws `text` with its `parts`: lines without trailing blanks, each ending in `\n`.
///
/// Of parts that overlap on one side, the longer goes further from the text; of two that
/// cover the same bytes, the one listed first does, so list parts from the outside in.
pub fn parts(text: &str, parts: &[Part<'_>], style: Style) -> String {
    let columns = Columns::of(text);
    let mut rows = side(parts, &columns, style, true);
    rows.reverse();
    rows.push(cells::visible(text, style));
    rows.extend(side(parts, &columns, style, false));
    rows.iter().map(|row| row.trim_end_matches(' ').to_owned() + "\n").collect()
}

/// The rows on one side of the text, the nearest first.
///
/// Each level is a band of its own: its brackets, then its labels, then the next level.
fn side(parts: &[Part<'_>], columns: &Columns, style: Style, above: bool) -> Vec<String> {
    let parts: Vec<&Part<'_>> = parts.iter().filter(|part| part.above == above).collect();
    let spans: Vec<_> = parts.iter().map(|part| columns.span(part.start, part.end)).collect();
    let mut bands: Vec<Vec<Callout>> = Vec::new();
    for (part, bracket) in parts.iter().zip(levels::arrange(&spans)) {
        if bands.len() <= bracket.level {
            bands.resize_with(bracket.level + 1, Vec::new);
        }
        bands[bracket.level].push(Callout::new(bracket, cells::visible(part.label, style)));
    }
    let mut rows = Vec::new();
    for mut band in bands {
        labels::place(&mut band);
        rows.extend(canvas::band(&band, style, above));
    }
    rows
}
