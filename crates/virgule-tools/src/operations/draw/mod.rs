//! Draws the components of a URI around it.
//!
//! ```text
//!         userinfo       host      port
//!         ┌──┴───┐ ┌──────┴──────┐ ┌┴┐
//! https://john.doe@www.example.com:123/forum/questions/?tag=networking#top
//! └─┬─┘   └────────────┬─────────────┘└───────┬───────┘ └─────┬──────┘ └┬┘
//! scheme           authority                 path           query    fragment
//! ```
//!
//! The text is never shifted or broken: brackets and labels have as many rows as they need.
//!
//! ```text
//! labels  the level of each bracket, and the row and column of its label
//! canvas  byte offsets → columns; draws brackets and labels in both styles, or a caret with a message
//! ```
//!
//! Every character counts as one column, which is correct for URIs. In an IRI, each combining or wide character shifts
//! the drawing by a column; a table of widths could disagree with the terminal.

mod canvas;
mod labels;
#[cfg(test)]
mod tests;

pub use canvas::{caret, visible};

use canvas::Columns;
use labels::Callout;

/// A component to draw.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Part<'a> {
    /// The label of the component.
    pub label: &'a str,
    /// The byte offset at which the component begins, rounded down to the begin of a character.
    pub start: usize,
    /// The byte offset at which the component ends, rounded up to the end of a character. If it is not after `start`,
    /// the component is empty.
    pub end: usize,
    /// True if the component is drawn above the text, false if below.
    pub above: bool,
}

/// The characters for brackets.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Style {
    /// Box drawing: `└─┬─┘`.
    Unicode,
    /// The strokes of RFC 3986, section 3: `\___/`.
    Ascii,
}

/// Draws `text` with its `parts`: lines without trailing blanks, each ending in `\n`.
///
/// Of overlapping parts on one side, the longer one is farther from the text; of two parts that cover the same bytes,
/// the first in the list is, so outer parts must precede inner parts.
pub fn parts(text: &str, parts: &[Part<'_>], style: Style) -> String {
    let columns = Columns::of(text);
    let mut rows = side(parts, &columns, style, true);
    rows.reverse();
    rows.push(visible(text, style));
    rows.extend(side(parts, &columns, style, false));
    rows.iter().map(|row| row.trim_end_matches(' ').to_owned() + "\n").collect()
}

/// Returns the rows on one side of the text, the nearest to the text first.
///
/// Each level is a band of rows: brackets, then labels.
fn side(parts: &[Part<'_>], columns: &Columns, style: Style, above: bool) -> Vec<String> {
    let parts: Vec<&Part<'_>> = parts.iter().filter(|part| part.above == above).collect();
    let spans: Vec<_> = parts.iter().map(|part| columns.span(part.start, part.end)).collect();
    let mut bands: Vec<Vec<Callout>> = Vec::new();
    for (part, bracket) in parts.iter().zip(labels::arrange(&spans)) {
        if bands.len() <= bracket.level {
            bands.resize_with(bracket.level + 1, Vec::new);
        }
        bands[bracket.level].push(Callout::new(bracket, visible(part.label, style)));
    }
    let mut rows = Vec::new();
    for mut band in bands {
        labels::place(&mut band);
        rows.extend(canvas::band(&band, style, above));
    }
    rows
}
