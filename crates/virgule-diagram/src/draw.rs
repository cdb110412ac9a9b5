//! Draws tracks as SVG with the crate `railroad`, which computes the layout.
//!
//! The crate's style sheets and root element are not used: one SVG may have several named rules, and its colours follow
//! the surrounding page.

use crate::label::{CellBox, LabelBox, Mark};
use crate::notation;
use crate::track::{Reference, Text, Track};
use railroad::svg::{HDir, Renderer, encode_minimal};
use railroad::{Choice, Comment, Empty, End, Node, Optional, Repeat, Sequence, Stack, Start};
use std::fmt::Write;

/// Maximum width of a rule in pixels; a wider one is broken into lines between its parts.
const MAX_WIDTH: i64 = 880;
/// Space around a diagram.
const MARGIN: i64 = 6;
/// Space between one rule and the next.
const GAP: i64 = 14;
/// Height of the line with the name of a rule.
const NAME: i64 = 24;

/// Returns the classes, link and tooltip of a reference.
pub type MarkFn<'a> = dyn Fn(&Reference) -> Mark + 'a;

/// The diagram of one rule.
pub struct RuleDiagram {
    /// The name of the rule, which is shown above the diagram, and its anchor; `None` to show no name.
    pub name: Option<(String, String)>,
    /// The layout of the rule.
    pub node: Box<dyn Node>,
}

/// The layout of a rule, with start and end.
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
        text: notation::range(first, last),
        class: "text",
        mark: Mark { class: "range", link: None, title },
    }
}

fn cells(parts: &[Track]) -> CellBox {
    let either = parts.iter().any(|part| matches!(part, Track::Text(Text { cased: true, exact: false, .. })));
    let title = if either { "one of these, letters in upper or lower case" } else { "one of these" };
    CellBox::new(parts.iter().map(Track::to_string).collect(), title.to_string())
}

/// One SVG with the accessible name `about`, in which the rules are below each other. It has no empty lines, because
/// they would end a block of HTML in Markdown.
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
