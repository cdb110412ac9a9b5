//! The source of a rule as HTML, with its line breaks and comments, and with links.
//!
//! ```text
//!    dec-octet     = DIGIT                 ; 0-9
//!                  / %x31-39 DIGIT         ; 10-99
//!    ▲               ▲                     ▲
//!    indentation     names are links       comments after the rule
//!    is removed                            belong to it
//! ```

use railroad::svg::encode_minimal;
use virgule_compiler::abnf::diagnose::Span;
use virgule_compiler::abnf::lower::Surface;
use virgule_compiler::abnf::lower::grammar::RuleId;
use virgule_compiler::abnf::read::tree::{ExprKind, ExprNode, PieceKind, RuleNode, Tree};

/// A span of the source, and the HTML tags before and after it.
struct TaggedSpan {
    span: Span,
    open: String,
    close: &'static str,
}

/// The rules that a definition references, including `pchar` in `0<pchar>`, which matches the empty text only.
pub fn named(surface: &Surface, rule: RuleId) -> Vec<RuleId> {
    let mut found = Vec::new();
    for written in surface.written(rule) {
        leaves(&written.expr, &mut |expr| found.extend(meant(surface, rule, expr)));
    }
    found
}

/// The rule that a name or prose in the definition of `rule` refers to.
fn meant(surface: &Surface, rule: RuleId, expr: &ExprNode) -> Option<RuleId> {
    match &expr.kind {
        ExprKind::Rule(name) => surface.find(rule, name),
        ExprKind::Prose(text) => surface.find_prose(rule, text),
        _ => None,
    }
}

/// The definition of a rule as HTML for a `<pre>` element; `link` returns the URL of a rule.
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
        leaves(&written.expr, &mut |expr| match meant(surface, rule, expr) {
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

/// The span from the name to the last comment of the rule, which is on the last line of the rule, or indented on the
/// following lines.
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

/// Calls `see` for every name, literal, number and prose, from left to right.
fn leaves(expr: &ExprNode, see: &mut impl FnMut(&ExprNode)) {
    match &expr.kind {
        ExprKind::Alternation(parts) | ExprKind::Concatenation(parts) => {
            parts.iter().for_each(|part| leaves(part, see));
        }
        ExprKind::Repetition { inner, .. } | ExprKind::Group(inner) | ExprKind::Option(inner) => {
            leaves(inner, see)
        }
        _ => see(expr),
    }
}

/// The column of an offset, from 0.
fn column(tree: &Tree, place: usize) -> usize {
    tree.source.position(place).1.saturating_sub(1)
}

/// The escaped text from `start` to `end`, with up to `indented` spaces removed from the start of each line.
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
