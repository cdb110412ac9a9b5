//! Draws tracks as SVG with the crate `railroad`, which computes the layout.
//!
//! The style sheets and the root element of the crate are not used: one SVG may have several named rules, and its
//! colors follow the surrounding page.

use crate::diagram::track;
use crate::diagram::track::{Reference, Text, Track};
use railroad::svg::{Element, HDir, Renderer, encode_minimal};
use railroad::{Choice, Comment, Empty, End, Node, Optional, Repeat, Sequence, Stack, Start};
use std::fmt::Write;

/// Maximum width of a rule in pixels; a wider one is broken into lines between its parts.
const MAX_WIDTH: i64 = 880;
/// Space around a diagram.
const MARGIN: i64 = 6;
const GAP: i64 = 14;
/// Height of the line with the name of a rule.
const NAME: i64 = 24;

/// Returns the classes, link and tooltip of a reference.
pub type MarkFn<'a> = dyn Fn(&Reference) -> Mark + 'a;

pub struct RuleDiagram {
    /// The name of the rule, which is shown above the diagram, and its anchor; `None` to show no name.
    pub name: Option<(String, String)>,
    pub node: Box<dyn Node>,
}

/// Returns the layout of a rule, with start and end.
pub fn whole(track: &Track, marks: &MarkFn<'_>) -> Box<dyn Node> {
    let parts = match track {
        Track::Sequence(parts) => parts.iter().map(|part| node(part, marks)).collect(),
        one => vec![node(one, marks)],
    };
    let mut nodes: Vec<Box<dyn Node>> = vec![Box::new(Start)];
    nodes.extend(in_lines(parts));
    nodes.push(Box::new(End));
    Box::new(Sequence::new(nodes))
}

fn node(track: &Track, marks: &MarkFn<'_>) -> Box<dyn Node> {
    let all = |parts: &[Track]| parts.iter().map(|part| node(part, marks)).collect::<Vec<_>>();
    match track {
        Track::Nothing(written) => Box::new(Comment::new(format!("nothing: {written}"))),
        Track::Text(text) => Box::new(literal(text)),
        Track::Range(first, last) => Box::new(range(*first, *last)),
        Track::Rule(reference) => {
            Box::new(LabelBox { text: reference.name.clone(), class: "rule", mark: marks(reference) })
        }
        Track::Sequence(parts) => Box::new(Sequence::new(all(parts))),
        Track::Choice(parts) => Box::new(Choice::new(all(parts))),
        Track::OneOf(parts) => Box::new(cells(parts)),
        Track::Option(inner) => Box::new(Optional::new(node(inner, marks))),
        Track::Loop { inner, between, times } => {
            let back: Box<dyn Node> = match (between, times) {
                (Some(between), _) => node(between, marks),
                (None, Some(times)) => Box::new(Comment::new(times.clone())),
                (None, None) => Box::new(Empty),
            };
            Box::new(Repeat::new(node(inner, marks), back))
        }
    }
}

/// Breaks a sequence of nodes into lines if it is too wide.
fn in_lines(nodes: Vec<Box<dyn Node>>) -> Vec<Box<dyn Node>> {
    let (mut lines, mut line, mut width) = (Vec::new(), Vec::new(), 0);
    for node in nodes {
        // The track between two nodes is ten wide.
        let wide = node.compute_geometry().width + 10;
        if width + wide > MAX_WIDTH && !line.is_empty() {
            lines.push(Sequence::new(std::mem::take(&mut line)));
            width = 0;
        }
        width += wide;
        line.push(node);
    }
    if lines.is_empty() {
        return line;
    }
    lines.push(Sequence::new(line));
    vec![Box::new(Stack::new(lines))]
}

fn literal(text: &Text) -> LabelBox {
    let (class, title) = match (text.cased, text.exact) {
        (true, true) => ("exact", Some("in this case only".to_string())),
        (true, false) => ("", Some("in upper or lower case".to_string())),
        (false, _) => ("", None),
    };
    LabelBox { text: text.shown.clone(), class: "text", mark: Mark { class, link: None, title } }
}

fn range(first: u32, last: u32) -> LabelBox {
    let title = Some(format!("one character from %x{first:02X} to %x{last:02X}"));
    LabelBox {
        text: track::range(first, last),
        class: "text",
        mark: Mark { class: "range", link: None, title },
    }
}

fn cells(parts: &[Track]) -> CellBox {
    let either = parts.iter().any(|part| matches!(part, Track::Text(Text { cased: true, exact: false, .. })));
    let title = if either { "one of these, letters in upper or lower case" } else { "one of these" };
    CellBox::new(parts.iter().map(Track::to_string).collect(), title.to_string())
}

/// Returns one SVG with the accessible name `about`, in which the rules are below each other. It has no empty lines,
/// because they would end a block of HTML in Markdown.
pub fn svg(rows: &[RuleDiagram], about: &str, style: Option<&str>) -> String {
    let (mut body, mut top, mut width) = (String::new(), MARGIN, 0);
    for (index, row) in rows.iter().enumerate() {
        top += if index == 0 { 0 } else { GAP };
        if let Some((name, anchor)) = &row.name {
            let (name, anchor) = (encode_minimal(name), encode_minimal(anchor));
            let base = top + NAME / 2;
            let _ = writeln!(
                body,
                "<text class=\"name\" id=\"{anchor}\" x=\"{MARGIN}\" y=\"{base}\">{name}</text>"
            );
            top += NAME;
        }
        let geometry = row.node.compute_geometry();
        // Writing to a string does not fail.
        let mut renderer = Renderer::new(&mut body);
        let _ = row.node.render_with_geometry(&mut renderer, MARGIN, top, HDir::LTR, &geometry);
        top += geometry.height + MARGIN;
        width = width.max(geometry.width + 2 * MARGIN);
    }
    let about = encode_minimal(about);
    // Only a separate file needs the namespace.
    let namespace = if style.is_some() { " xmlns=\"http://www.w3.org/2000/svg\"" } else { "" };
    let style = style.map(|style| format!("<style>\n{style}</style>\n")).unwrap_or_default();
    format!(
        "<svg{namespace} class=\"virgule-rail\" width=\"{width}\" height=\"{top}\" viewBox=\"0 0 {width} {top}\" role=\"group\" \
         aria-label=\"{about}\">\n{style}{}</svg>\n",
        short(&body)
    )
}

/// Shortens SVG by a quarter: removes unused classes, and redundant spaces in paths.
fn short(body: &str) -> String {
    let mut shorter = String::with_capacity(body.len());
    for line in body.lines() {
        let group = line.strip_prefix("<g class=\"").and_then(|class| class.strip_suffix("\">"));
        if group.is_some_and(|class| ["sequence", "choice", "optional", "repeat", "stack"].contains(&class)) {
            shorter.push_str("<g>");
        } else if line.starts_with("<path ") {
            let letters = "MmhvlaAzZ".chars();
            shorter.push_str(&letters.fold(line.replace("d=\" ", "d=\""), |path, letter| {
                path.replace(&format!(" {letter} "), &letter.to_string())
                    .replace(&format!("\"{letter} "), &format!("\"{letter}"))
            }));
        } else {
            shorter.push_str(line);
        }
        shorter.push('\n');
    }
    shorter
}

// The boxes of a diagram, with one label or with several labels in cells.
//
// ```text
// ╭────╮   ┌──────────┐   ╭───┬───┬─────╮
// ┤ // ├   ┤ userinfo ├   ┤ : │ @ │ 0–9 ├
// ╰────╯   └──────────┘   ╰───┴───┴─────╯
// ```
//
// Style sheets select boxes by class: `text`, `rule`, and the classes of [`Mark`].

/// Height of a box; the track passes through the middle.
const HEIGHT: i64 = 24;
/// Distance of the baseline from the middle.
const BASE: i64 = 5;
/// Maximum number of cells in a line.
const CELLS: usize = 12;

/// Classes, link and tooltip of a box.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Mark {
    /// Classes in addition to `rule`: `field`, `imported`, `core`.
    pub class: &'static str,
    pub link: Option<String>,
    pub title: Option<String>,
}

pub struct LabelBox {
    pub text: String,
    /// `text`, with round corners, or `rule`.
    pub class: &'static str,
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

struct CellBox {
    lines: Vec<Vec<String>>,
    title: String,
    /// The width of every cell, which is that of the widest label.
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

/// Returns a text centered at `(x, y)`.
fn word(text: &str, x: i64, y: i64) -> Element {
    Element::new("text").set("x", &x).set("y", &(y + BASE)).text(text)
}

/// Returns the width of a text in a monospace font of 14 pixels. All characters of diagrams have one column.
fn width(text: &str) -> i64 {
    text.chars().count() as i64 * 17 / 2
}
