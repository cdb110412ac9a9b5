//! The boxes of a diagram: a word in a frame, or several in cells of one.
//!
//! ```text
//! ╭────╮   ┌──────────┐   ╭───┬───┬─────╮
//! ┤ // ├   ┤ userinfo ├   ┤ : │ @ │ 0–9 ├
//! ╰────╯   └──────────┘   ╰───┴───┴─────╯
//! ```
//!
//! Colours are left to style sheets, by class: `text`, `rule`, and what [`Mark`] adds.

use railroad::Node;
use railroad::svg::{Element, HDir};

/// How high a box is; the track passes through the middle.
const HEIGHT: i64 = 24;
/// How far below the middle letters stand.
const BASE: i64 = 5;
/// Cells in one line of a box, at most.
const CELLS: usize = 12;

/// What is known of the rule that a box names.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Mark {
    /// Classes beside `rule`: `field`, `imported`, `core`.
    pub class: &'static str,
    /// Where a click leads.
    pub link: Option<String>,
    /// What is shown when the pointer rests there.
    pub title: Option<String>,
}

/// A word in a frame.
pub struct Label {
    /// The word.
    pub text: String,
    /// `text` has round corners, `rule` has not.
    pub class: &'static str,
    /// Further properties.
    pub mark: Mark,
}

impl Node for Label {
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

/// One word of several: cells in one frame, in lines if there are many.
pub struct Cells {
    lines: Vec<Vec<String>>,
    title: String,
    /// The width of a cell; all are as wide as the widest, so that the lines between them meet.
    cell: i64,
}

impl Cells {
    /// Cells in the order of the words, in lines of about the same length.
    pub fn new(words: Vec<String>, title: String) -> Self {
        let cell = words.iter().map(|word| width(word)).max().unwrap_or(0) + 14;
        // Wide words make fewer cells a line.
        let fit = usize::try_from(CELLS as i64 * 24 / cell.max(1)).unwrap_or(1).clamp(1, CELLS);
        let lines = words.len().div_ceil(fit).max(1);
        let length = words.len().div_ceil(lines).max(1);
        Cells { lines: words.chunks(length).map(<[String]>::to_vec).collect(), title, cell }
    }

    /// How many cells a line has.
    fn columns(&self) -> i64 {
        self.lines.first().map_or(0, |line| line.len() as i64)
    }
}

impl Node for Cells {
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

/// A text around the middle `(x, y)`.
fn word(text: &str, x: i64, y: i64) -> Element {
    Element::new("text").set("x", &x).set("y", &(y + BASE)).text(text)
}

/// How wide a text is in a font of 14 pixels whose characters all have the same width. (ABNF is ASCII, and what
/// [`words`](crate::words) adds to that takes a column a character too.)
pub fn width(text: &str) -> i64 {
    text.chars().count() as i64 * 17 / 2
}
