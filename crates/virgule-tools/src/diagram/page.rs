//! All rules of a grammar as one self-contained HTML page.
//!
//! ```text
//! ┌ names ─────┐  title, kinds and their fields
//! │ NI-URI     │  the rules of the document: diagram, source, and the rules that use it
//! │ ni-scheme  │  the rules of other documents that the above use
//! └────────────┘  the header comments of all files: source, errata, licence
//! ```
//!
//! Every reference is a link, in diagrams too, and every linked rule is on the page.

use crate::diagram::draw::{LabelBox, Mark, RuleDiagram};
use crate::diagram::{DIAGRAM, Diagrams, draw, track::Reference};
use railroad::svg::encode_minimal;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use virgule_compiler::abnf::diagnose::Span;
use virgule_compiler::abnf::lower::Surface;
use virgule_compiler::abnf::lower::grammar::{Field, RuleId, Section, SectionKind};
use virgule_compiler::abnf::read::tree::{ExprKind, ExprNode, PieceKind, RuleNode, Tree};

/// Returns the title of a document: `RFC 3986` for `rfc3986`.
pub fn title(document: &str) -> String {
    match document.strip_prefix("rfc").filter(|number| is_number(number)) {
        Some(number) => format!("RFC {number}"),
        None if document.is_empty() => "the core rules of ABNF".to_string(),
        None => document.to_string(),
    }
}

/// Returns the URL of an RFC.
fn published(document: &str) -> Option<String> {
    let number = if document.is_empty() { Some("5234") } else { document.strip_prefix("rfc") };
    let number = number.filter(|number| is_number(number))?;
    Some(format!("https://www.rfc-editor.org/rfc/rfc{number}"))
}

fn is_number(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

pub fn page(diagrams: &Diagrams) -> String {
    Page::new(diagrams).html()
}

struct Page<'a> {
    diagrams: &'a Diagrams,
    /// By document: the rules to show, in the order of the rules.
    shown: Vec<(&'a str, Vec<RuleId>)>,
    /// By rule: the rules that reference it.
    users: BTreeMap<RuleId, BTreeSet<RuleId>>,
}

impl<'a> Page<'a> {
    fn new(diagrams: &'a Diagrams) -> Self {
        let (surface, mut users) = (&diagrams.surface, BTreeMap::<RuleId, BTreeSet<RuleId>>::new());
        let mut open: Vec<RuleId> = surface.rules().filter(|&rule| diagrams.is_own(rule)).collect();
        let mut reached: BTreeSet<RuleId> = open.iter().copied().collect();
        while let Some(rule) = open.pop() {
            for named in named(surface, rule) {
                users.entry(named).or_default().insert(rule);
                if reached.insert(named) {
                    open.push(named);
                }
            }
        }
        let mut shown: Vec<(&str, Vec<RuleId>)> = Vec::new();
        for rule in reached {
            let document = surface.document(rule);
            match shown.last_mut() {
                Some((last, rules)) if *last == document => rules.push(rule),
                _ => shown.push((document, vec![rule])),
            }
        }
        Page { diagrams, shown, users }
    }

    fn html(&self) -> String {
        let document = self.diagrams.surface.name();
        let about = self.about();
        let name = title(document);
        let mut html = format!(
            "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
             <meta name=\"viewport\" content=\"width=device-width\">\n<title>{}: {}</title>\n\
             <style>\n{}{}</style>\n</head>\n<body>\n",
            encode_minimal(&name),
            encode_minimal(&about),
            include_str!("page.css"),
            DIAGRAM
        );
        html.push_str(&self.names());
        let _ = write!(html, "<main>\n<h1>{}</h1>\n<p class=\"quiet\">", encode_minimal(&about));
        match published(document) {
            Some(url) => _ = write!(html, "The ABNF of <a href=\"{url}\">{name}</a>"),
            None => _ = write!(html, "The ABNF of {}", encode_minimal(&name)),
        }
        html.push_str(", rule by rule.</p>\n");
        html.push_str(&self.kinds());
        html.push_str(&legend());
        for (index, (document, rules)) in self.shown.iter().enumerate() {
            let heading = if index == 0 { "Rules".to_string() } else { format!("From {}", title(document)) };
            let _ = writeln!(html, "<h2>{}</h2>", encode_minimal(&heading));
            rules.iter().for_each(|&rule| html.push_str(&self.rule(rule)));
        }
        html.push_str(&self.beginnings());
        html.push_str("</main>\n</body>\n</html>\n");
        html
    }

    /// Returns the title of the page: the first line of the header comment.
    fn about(&self) -> String {
        let rule = self.shown.first().and_then(|(_, rules)| rules.first());
        let tree = rule.map(|&rule| self.diagrams.surface.tree(rule));
        let lines = tree.map(beginning).unwrap_or_default();
        let first = lines.lines().next().map(|line| line.trim_start_matches(';').trim());
        first
            .filter(|line| !line.is_empty())
            .map_or_else(|| title(self.diagrams.surface.name()), str::to_string)
    }

    fn names(&self) -> String {
        let mut html = "<nav>\n".to_string();
        for (document, rules) in &self.shown {
            let _ = writeln!(html, "<h2>{}</h2>\n<ul>", encode_minimal(&title(document)));
            rules.iter().for_each(|&rule| _ = writeln!(html, "<li>{}</li>", self.link(rule)));
            html.push_str("</ul>\n");
        }
        html + "</nav>\n"
    }

    fn link(&self, rule: RuleId) -> String {
        let name = encode_minimal(&self.diagrams.grammar.rule(rule).name);
        format!("<a href=\"#{}\">{name}</a>", encode_minimal(&self.diagrams.anchor(rule)))
    }

    /// Returns the table of the kinds of the document, one row each; fields equal to those of the previous row are not
    /// repeated.
    fn kinds(&self) -> String {
        let mut rows = String::new();
        let sections = &self.diagrams.grammar.sections;
        for (index, section) in sections.iter().enumerate() {
            let before = index.checked_sub(1).and_then(|before| sections.get(before));
            let fields = match before {
                Some(before) if !section.fields.is_empty() && before.fields == section.fields => {
                    "the same".to_string()
                }
                _ => self.fields(section),
            };
            let kind = if section.kind == SectionKind::Scheme { "scheme" } else { "kind" };
            let (name, start) = (encode_minimal(&section.name), self.link(section.start));
            let example = section.examples.first().map(|example| encode_minimal(&example.text));
            let example = example.map(|example| format!("<code>{example}</code>")).unwrap_or_default();
            let _ = writeln!(
                rows,
                "<tr><td>{kind} <strong>{name}</strong></td><td>{start}</td><td>{fields}</td><td>{example}</td></tr>"
            );
        }
        format!(
            "<table>\n<tr><th></th><th>starts at</th><th>fields</th><th>for example</th></tr>\n{rows}</table>\n"
        )
    }

    /// Returns the fields of a section, each as a link to the first of its rules.
    fn fields(&self, section: &Section) -> String {
        let shown = || self.shown.iter().flat_map(|(_, rules)| rules);
        let link = |field: &Field| {
            let name = encode_minimal(&field.name);
            // The id of a bound rule may differ from that in the syntax tree: see `is_field`.
            let bound =
                |rule: &&RuleId| self.diagrams.is_field(field, field.within.unwrap_or(**rule), **rule);
            match shown().find(bound) {
                Some(&rule) => {
                    format!("<a href=\"#{}\">{name}</a>", encode_minimal(&self.diagrams.anchor(rule)))
                }
                None => name.into_owned(),
            }
        };
        section.fields.iter().filter(|field| field.exposed).map(link).collect::<Vec<_>>().join(", ")
    }

    fn rule(&self, rule: RuleId) -> String {
        let diagrams = self.diagrams;
        let (anchor, known) = (diagrams.anchor(rule), diagrams.grammar.rule(rule));
        let (anchor, name) = (encode_minimal(&anchor), encode_minimal(&known.name));
        let mark = |named: &Reference| diagrams.mark(rule, named);
        let row = RuleDiagram { name: None, node: draw::whole(&diagrams.track(rule), &mark) };
        let users = self.users.get(&rule).into_iter().flatten().map(|&user| self.link(user));
        let users: Vec<String> = users.collect();
        let used = match users.is_empty() {
            true => String::new(),
            false => format!("<p class=\"used\">used by {}</p>\n", users.join(", ")),
        };
        format!(
            "<section id=\"{anchor}\">\n<h3><a href=\"#{anchor}\">{name}</a>{}</h3>\n<div class=\"track\">\n{}</div>\n\
             <pre>{}</pre>\n{used}</section>\n",
            self.badges(rule),
            draw::svg(&[row], &format!("railroad diagram of {name}"), None),
            html(&diagrams.surface, rule, &|named| format!("#{}", diagrams.anchor(named))),
        )
    }

    /// Returns the badges of a rule: start of a kind, field, other document.
    fn badges(&self, rule: RuleId) -> String {
        let diagrams = self.diagrams;
        let mut badges: Vec<(&str, String)> = Vec::new();
        for section in diagrams.grammar.sections.iter().filter(|section| section.start == rule) {
            badges.push(("start", format!("start of {}", section.name)));
        }
        for (_, field) in diagrams.fields() {
            let within = field.within.unwrap_or(rule);
            let inside = field.within.map(|outer| format!(" within {}", diagrams.grammar.rule(outer).name));
            let badge = ("field", format!("field {}{}", field.name, inside.unwrap_or_default()));
            if diagrams.is_field(field, within, rule) && !badges.contains(&badge) {
                badges.push(badge);
            }
        }
        if !diagrams.is_own(rule) {
            badges.push(("from", title(diagrams.surface.document(rule))));
        }
        let badge = |(class, text): &(&str, String)| {
            format!(" <span class=\"badge {class}\">{}</span>", encode_minimal(text))
        };
        badges.iter().map(badge).collect()
    }

    /// Returns the header comments of all files, with source and licence.
    fn beginnings(&self) -> String {
        let mut html = "<h2>Sources</h2>\n".to_string();
        for (document, rules) in &self.shown {
            let trees = rules.first().map(|&rule| self.diagrams.surface.tree(rule));
            let text = trees.map(beginning).filter(|text| !text.is_empty());
            let name = encode_minimal(&title(document)).into_owned();
            let at = published(document).map(|url| format!("<a href=\"{url}\">{name}</a>")).unwrap_or(name);
            let text = text.map(|text| format!("\n<pre>{}</pre>", encode_minimal(&text))).unwrap_or_default();
            let _ = writeln!(
                html,
                "<details>\n<summary>{at}: source, errata, licence</summary>{text}\n</details>"
            );
        }
        html
    }
}

/// Returns the header comment of a file.
fn beginning(tree: &Tree) -> String {
    let mut text = String::new();
    for piece in &tree.pieces {
        match piece.kind {
            PieceKind::Comment | PieceKind::Space => {
                text.push_str(tree.source.text.get(piece.span.start..piece.span.end).unwrap_or_default());
            }
            _ => break,
        }
    }
    text.trim().to_string()
}

fn legend() -> String {
    let sample = |text: &str, class, mark: &'static str, about: &str| {
        let mark = Mark { class: mark, ..Mark::default() };
        let node = Box::new(LabelBox { text: text.to_string(), class, mark });
        let svg = draw::svg(&[RuleDiagram { name: None, node }], about, None);
        format!("<span>{svg}{about}</span>\n")
    };
    [
        "<p class=\"legend\">\n".to_string(),
        sample("text", "text", "", "these characters, letters in either case"),
        sample("Text", "text", "exact", "in this case only"),
        sample("rule", "rule", "", "a rule"),
        sample("field", "rule", "field", "a rule that is a field"),
        sample("rule", "rule", "imported", "a rule of another document"),
        sample("RULE", "rule", "core", "a core rule of ABNF"),
        "</p>\n".to_string(),
    ]
    .concat()
}

// The source of a rule as HTML, with its line breaks and comments, and with links.
//
// ```text
//    dec-octet     = DIGIT                 ; 0-9
//                  / %x31-39 DIGIT         ; 10-99
//    ▲               ▲                     ▲
//    indentation     names are links       comments after the rule
//    is removed                            belong to it
// ```

struct TaggedSpan {
    span: Span,
    open: String,
    close: &'static str,
}

/// Returns the rules that a definition references, including `pchar` in `0<pchar>`, an empty repetition.
pub fn named(surface: &Surface, rule: RuleId) -> Vec<RuleId> {
    let mut found = Vec::from_iter(surface.base(rule));
    for written in surface.written(rule) {
        written.expr.leaves(&mut |expr| found.extend(meant(surface, rule, expr)));
    }
    found
}

/// Returns the rule that a name or prose in the definition of `rule` references.
fn meant(surface: &Surface, rule: RuleId, expr: &ExprNode) -> Option<RuleId> {
    match &expr.kind {
        ExprKind::Rule(name) => surface.find(rule, name),
        ExprKind::Prose(text) => surface.find_prose(rule, text),
        _ => None,
    }
}

/// Returns the definition of a rule as HTML for a `<pre>` element; `link` returns the URL of a rule.
pub fn html(surface: &Surface, rule: RuleId, link: &dyn Fn(RuleId) -> String) -> String {
    let tree = surface.tree(rule);
    let mut html = String::new();
    for written in surface.written(rule) {
        let span = with_comments(tree, written);
        let mut tags = Vec::new();
        let comments = tree.pieces.iter().filter(|piece| piece.kind == PieceKind::Comment);
        let inside = comments.filter(|piece| span.start <= piece.span.start && piece.span.end <= span.end);
        tags.extend(inside.map(|piece| TaggedSpan {
            span: piece.span,
            open: "<i>".to_string(),
            close: "</i>",
        }));
        written.expr.leaves(&mut |expr| match meant(surface, rule, expr) {
            Some(named) => {
                let open = format!("<a href=\"{}\">", encode_minimal(&link(named)));
                tags.push(TaggedSpan { span: expr.span, open, close: "</a>" });
            }
            None => tags.push(TaggedSpan { span: expr.span, open: "<b>".to_string(), close: "</b>" }),
        });
        tags.sort_by_key(|tag| tag.span);
        let indented = column(tree, span.start);
        let mut place = span.start;
        for tag in &tags {
            html.push_str(&shown(tree, place, tag.span.start, indented));
            html.push_str(&tag.open);
            html.push_str(&shown(tree, tag.span.start, tag.span.end, indented));
            html.push_str(tag.close);
            place = tag.span.end;
        }
        html.push_str(&shown(tree, place, span.end, indented));
        html.push('\n');
    }
    html
}

/// Returns the span from the name to the last comment of the rule: on its last line, or indented on following lines.
fn with_comments(tree: &Tree, rule: &RuleNode) -> Span {
    let mut span = rule.span;
    let name = column(tree, span.start);
    let behind = tree.pieces.iter().skip_while(|piece| piece.span.start < rule.span.end);
    let mut same_line = true;
    for piece in behind {
        let text = tree.source.text.get(piece.span.start..piece.span.end).unwrap_or_default();
        match piece.kind {
            PieceKind::Space if text.matches('\n').count() < 2 => same_line &= !text.contains('\n'),
            PieceKind::Comment if same_line || column(tree, piece.span.start) > name => {
                span.end = piece.span.end
            }
            _ => break,
        }
    }
    span
}

fn column(tree: &Tree, place: usize) -> usize {
    tree.source.position(place).1.saturating_sub(1)
}

/// Returns the escaped source from `start` to `end`, with up to `indented` spaces removed from the start of each line.
fn shown(tree: &Tree, start: usize, end: usize, indented: usize) -> String {
    let text = tree.source.text.get(start..end).unwrap_or_default();
    let mut lines = text.split('\n').map(|line| line.trim_end_matches('\r'));
    let mut out = encode_minimal(lines.next().unwrap_or_default()).into_owned();
    for line in lines {
        let blanks = line.len() - line.trim_start_matches(' ').len();
        out.push('\n');
        out.push_str(&encode_minimal(line.get(blanks.min(indented)..).unwrap_or_default()));
    }
    out
}
