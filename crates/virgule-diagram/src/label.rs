//! The boxes of a diagram: boxes with one label, or with several labels in cells.
//!
//! ```text
//! ╭────╮   ┌──────────┐   ╭───┬───┬─────╮
//! ┤ // ├   ┤ userinfo ├   ┤ : │ @ │ 0–9 ├
//! ╰────╯   └──────────┘   ╰───┴───┴─────╯
//! ```
//!
//! Style sheets select boxes by class: `text`, `rule`, and the classes of [`Mark`].

use railroad::Node;
use railroad::svg::{Element, HDir};

/// Height of a box; the track passes through the middle.
const HEIGHT: i64 = 24;
/// Distance of the baseline below the middle.
const BASE: i64 = 5;
/// Maximum number of cells in a line.
const CELLS: usize = 12;

/// Classes, link and tooltip of a box.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Mark {
    /// Classes in addition to `rule`: `field`, `imported`, `core`.
    pub class: &'static str,
    /// The target of a link.
    pub link: Option<String>,
    /// The tooltip.
    pub title: Option<String>,
}

/// A box with one label.
pub struct LabelBox {
    /// The label.
    pub text: String,
    /// `text`, with round corners, or `rule`.
    pub class: &'static str,
    /// Further classes, link and tooltip.
    pub mark: Mark,
}

impl Node for LabelBox {
    fn entry_height(&self) -> i64 {
        HEIGHT / 2
    }

    fn height(&self) -> i64 {
        HEIGHT
    }

    fn width(&self) -> i64 {
        width(&self.text) + 18
    }

    fn draw(&self, x: i64, y: i64, _: HDir) -> Element {
        let classes = [self.class, self.mark.class].join(" ");
        let mut group = Element::new("g").set("class", classes.trim_end());
        if let Some(title) = &self.mark.title {
            group.push(Element::new("title").text(title));
        }
        let radius = if self.class == "rule" { 3 } else { HEIGHT / 2 };
        group.push(frame(x, y, self.width(), HEIGHT, radius));
        group.push(word(&self.text, x + self.width() / 2, y + HEIGHT / 2));
        match &self.mark.link {
            Some(link) => Element::new("a").set("href", link).add(group),
            None => group,
        }
    }
}

/// A box with several labels in cells, in several lines if there are many.
pub struct CellBox {
    lines: Vec<Vec<String>>,
    title: String,
    /// The width of every cell, that of the widest label.
    cell: i64,
}

impl CellBox {
    /// Cells in the order of the labels, in lines of about equal length.
    pub fn new(words: Vec<String>, title: String) -> Self {
        let cell = words.iter().map(|word| width(word)).max().unwrap_or(0) + 14;
        // Wider cells make shorter lines.
        let fit = usize::try_from(CELLS as i64 * 24 / cell.max(1)).unwrap_or(1).clamp(1, CELLS);
        let lines = words.len().div_ceil(fit).max(1);
        let length = words.len().div_ceil(lines).max(1);
        CellBox { lines: words.chunks(length).map(<[String]>::to_vec).collect(), title, cell }
    }

    /// Number of cells in a line.
    fn columns(&self) -> i64 {
        self.lines.first().map_or(0, |line| line.len() as i64)
    }
}

impl Node for CellBox {
    fn entry_height(&self) -> i64 {
        self.height() / 2
    }

    fn height(&self) -> i64 {
        HEIGHT * self.lines.len() as i64
    }

    fn width(&self) -> i64 {
        self.cell * self.columns()
    }

    fn draw(&self, x: i64, y: i64, _: HDir) -> Element {
        let mut group = Element::new("g").set("class", "text");
        group.push(Element::new("title").text(&self.title));
        group.push(frame(x, y, self.width(), self.height(), HEIGHT / 2));
        let down =
            (1..self.columns()).map(|column| format!("M{} {y}v{}", x + column * self.cell, self.height()));
        let across =
            (1..self.lines.len()).map(|row| format!("M{x} {}h{}", y + row as i64 * HEIGHT, self.width()));
        let lines: String = down.chain(across).collect();
        group.push(Element::new("path").set("class", "cell").set("d", &lines));
        for (row, line) in self.lines.iter().enumerate() {
            for (column, text) in line.iter().enumerate() {
                let middle = x + column as i64 * self.cell + self.cell / 2;
                group.push(word(text, middle, y + row as i64 * HEIGHT + HEIGHT / 2));
            }
        }
        group
    }
}

fn frame(x: i64, y: i64, width: i64, height: i64, radius: i64) -> Element {
    let frame = Element::new("rect").set("x", &x).set("y", &y).set("width", &width).set("height", &height);
    frame.set("rx", &radius)
}

/// A text centred at `(x, y)`.
fn word(text: &str, x: i64, y: i64) -> Element {
    Element::new("text").set("x", &x).set("y", &(y + BASE)).text(text)
}

/// The width of a text in a monospace font of 14 pixels. All characters of diagrams, including those of
/// [`notation`](crate::notation), have one column.
pub fn width(text: &str) -> i64 {
    text.chars().count() as i64 * 17 / 2
}
