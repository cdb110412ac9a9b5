//! A table of texts by implementations, as an SVG.
//!
//! ```text
//!                       library a  library b
//! IPvFuture  //[v1.a]       ✓          −          refused, but inside
//! fragment   a:##           ✓          +          accepted, but outside
//! ```
//!
//! The SVG has no scripts or fonts, and follows the colour scheme of the reader's system.

use crate::escape;
use crate::report::quoted;
use std::fmt::Write;

/// The verdict of an implementation on a text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Cell {
    /// The implementation agrees with the grammar.
    Agrees,
    /// The implementation accepts a text outside of the language.
    Accepted,
    /// The implementation rejects a text inside of the language.
    Refused,
    /// The implementation does not support texts of that kind.
    Unasked,
}

/// A row of the table: a text.
#[derive(Debug, Clone)]
pub struct Row {
    /// The rule that the text exercises.
    pub rule: String,
    /// The text.
    pub text: String,
    /// True if the text is inside the language.
    pub inside: bool,
    /// The verdicts, in the order of [`Matrix::columns`].
    pub cells: Vec<Cell>,
}

/// Texts by implementations.
#[derive(Debug, Clone)]
pub struct Matrix {
    /// The names of the implementations.
    pub columns: Vec<String>,
    /// The texts, grouped by rule.
    pub rows: Vec<Row>,
}

const STYLE: &str = "\
text{font:13px ui-monospace,'DejaVu Sans Mono',Menlo,Consolas,monospace;fill:#1f2328}\
.r{fill:#656d76}.l{stroke:#d0d7de}.a{fill:#d5efdc}.p{fill:#bf8700}.m{fill:#cf222e}.u{fill:#eaeef2}\
.s{fill:#fff;font-weight:700;text-anchor:middle}.o{fill:#1a7f37;text-anchor:middle}\
@media(prefers-color-scheme:dark){text{fill:#e6edf3}.r{fill:#8d96a0}.l{stroke:#30363d}.a{fill:#12311d}\
.u{fill:#1c2129}.o{fill:#3fb950}.s{fill:#fff}}";

/// The side of a cell, in pixels.
const CELL: usize = 24;
/// The width of a character, in tenths of a pixel.
const CHARACTER: usize = 79;

fn width(characters: usize) -> usize {
    (characters * CHARACTER).div_ceil(10)
}

impl Matrix {
    /// The table as an SVG.
    pub fn svg(&self) -> String {
        let longest = |part: &dyn Fn(&Row) -> usize| self.rows.iter().map(part).max().unwrap_or(0);
        let rules = width(longest(&|row| row.rule.chars().count())) + 16;
        let left = rules + width(longest(&|row| quoted(&row.text).chars().count())) + 16;
        let head = self.columns.iter().map(|name| width(name.chars().count())).max().unwrap_or(0);
        // The names are rotated by 45 degrees.
        let head = head * 7 / 10 + 24;
        let (across, down) = (left + self.columns.len() * CELL + head, head + self.rows.len() * CELL + 64);
        let mut svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {across} {down}\" width=\"{across}\" \
             height=\"{down}\" role=\"img\">\n<title>Which texts which implementations take</title>\n<style>{STYLE}</style>\n"
        );
        // Writing to a string does not fail.
        for (index, name) in self.columns.iter().enumerate() {
            let (x, y) = (left + index * CELL + CELL / 2 + 4, head - 8);
            let _ = writeln!(
                svg,
                "<text transform=\"translate({x} {y}) rotate(-45)\">{}</text>",
                escape::text(name)
            );
        }
        let mut before = None;
        for (index, row) in self.rows.iter().enumerate() {
            let top = head + index * CELL;
            if before != Some(&row.rule) {
                let end = left + self.columns.len() * CELL;
                let _ = writeln!(svg, "<path class=\"l\" d=\"M0 {top}.5H{end}\"/>");
                let _ = writeln!(
                    svg,
                    "<text class=\"r\" x=\"0\" y=\"{}\">{}</text>",
                    top + 17,
                    escape::text(&row.rule)
                );
            }
            before = Some(&row.rule);
            let text = escape::text(&quoted(&row.text));
            let _ = writeln!(svg, "<text x=\"{rules}\" y=\"{}\">{text}</text>", top + 17);
            for (column, cell) in row.cells.iter().enumerate() {
                let name = self.columns.get(column).map_or("", String::as_str);
                svg.push_str(&drawn(*cell, name, row, left + column * CELL, top));
            }
        }
        svg.push_str(&key(head + self.rows.len() * CELL + 26));
        svg.push_str("</svg>\n");
        svg
    }
}

/// A cell as SVG: background, sign, and tooltip.
fn drawn(cell: Cell, name: &str, row: &Row, x: usize, y: usize) -> String {
    let (class, sign) = look(cell);
    let words = match cell {
        Cell::Agrees if row.inside => "takes it, as the grammar does",
        Cell::Agrees => "refuses it, as the grammar does",
        Cell::Accepted => "takes it, though it is outside",
        Cell::Refused => "refuses it, though it is inside",
        Cell::Unasked => "knows no texts of this kind",
    };
    let (side, middle, base) = (CELL - 2, x + CELL / 2, y + 17);
    let sign_class = if cell == Cell::Agrees { "o" } else { "s" };
    let sign = if sign.is_empty() {
        String::new()
    } else {
        format!("<text class=\"{sign_class}\" x=\"{middle}\" y=\"{base}\">{sign}</text>")
    };
    format!(
        "<g><title>{} {words}</title><rect class=\"{class}\" x=\"{}\" y=\"{}\" width=\"{side}\" height=\"{side}\" \
         rx=\"3\"/>{sign}</g>\n",
        escape::text(name),
        x + 1,
        y + 1
    )
}

/// The CSS class of the background, and the sign, for readers who cannot distinguish the colours.
fn look(cell: Cell) -> (&'static str, &'static str) {
    match cell {
        Cell::Agrees => ("a", "\u{2713}"),
        Cell::Accepted => ("p", "+"),
        Cell::Refused => ("m", "\u{2212}"),
        Cell::Unasked => ("u", ""),
    }
}

/// The legend.
fn key(y: usize) -> String {
    let mut svg = String::new();
    let entries = [
        (Cell::Agrees, "as the grammar"),
        (Cell::Accepted, "accepted, but outside"),
        (Cell::Refused, "refused, but inside"),
        (Cell::Unasked, "not of its kind"),
    ];
    for (index, (cell, words)) in entries.into_iter().enumerate() {
        // Two entries per line fit into a table with few columns.
        let (x, y) = (index % 2 * 190, y + index / 2 * CELL);
        let (class, sign) = look(cell);
        let sign_class = if cell == Cell::Agrees { "o" } else { "s" };
        let _ = writeln!(
            svg,
            "<rect class=\"{class}\" x=\"{x}\" y=\"{}\" width=\"16\" height=\"16\" rx=\"3\"/>\
             <text class=\"{sign_class}\" x=\"{}\" y=\"{y}\">{sign}</text><text class=\"r\" x=\"{}\" y=\"{y}\">{words}</text>",
            y - 12,
            x + 8,
            x + 22
        );
    }
    svg
}
