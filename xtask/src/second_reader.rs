//! Checks the reader against an independent reader, that of the crate `abnf`.
//!
//! The trees of both readers are converted to one normal form and compared rule by rule, without spans, comments and
//! layout, which the other crate does not keep. In the normal form, groups are removed, nested nodes of one kind are
//! merged, and `[a]` is `*1a`: both readers must agree on the rest.
//!
//! The text for the other crate is changed so that it can read it: tokens keep their order and spelling, and lines their
//! relative indentation, by which the other crate finds the beginning of a rule. Comments and page breaks, which both
//! readers skip, are left out.

use abnf::types::{Node, Repeat, TerminalValues};
use std::collections::BTreeSet;
use virgule_compiler::abnf::read::tree::{ExprKind, ExprNode, Piece, PieceKind, Tree};

#[cfg(test)]
mod tests;

/// Notation that the other crate cannot read, and the change that makes it readable; determined by experiment with
/// version 0.13.
pub const CANNOT_READ: &[&str] = &[
    "a byte order mark: left out",
    "form feeds and the page breaks of a printed RFC: left out",
    "line ends other than LF and CRLF: written as LF",
    "empty lines and comment lines within a rule: left out",
    "indented rules: the common margin is removed",
    "a missing line end after the last rule: added",
    "%X, %D and %B in upper case: written in lower case",
    "elements that touch each other: a space is added",
    "rules that are not at the common margin: unchanged, and reported as a difference",
];

/// Compares the tree with that of the other reader; an error names the rule that differs.
pub fn compare(tree: &Tree) -> Result<(), String> {
    if tree.pieces.iter().any(|piece| piece.kind == PieceKind::Unread) {
        return Err("the grammar has errors, so it is not compared".into());
    }
    if tree.rules.is_empty() {
        // The other reader requires a rule.
        return Ok(());
    }
    let text = prepare(tree);
    let others = abnf::rulelist(&text).map_err(|error| format!("the other parser fails: {error}"))?;
    for (ours, other) in tree.rules.iter().zip(&others) {
        let incremental = other.kind() == abnf::types::Kind::Incremental;
        if (ours.name.text.as_str(), ours.incremental) != (other.name(), incremental) {
            let name = &ours.name.text;
            return Err(format!("rule `{name}`: the other parser has `{}` here", other.name()));
        }
        let (form, other) = (Form::of_expr(&ours.expr), Form::of_node(other.node()));
        if form != other {
            return Err(format!(
                "rule `{}`: parsed as {form:?}, by the other parser as {other:?}",
                ours.name.text
            ));
        }
    }
    if tree.rules.len() != others.len() {
        return Err(format!("{} rules, the other parser has {}", tree.rules.len(), others.len()));
    }
    Ok(())
}

#[derive(Debug, PartialEq, Eq)]
enum Form {
    Alternation(Vec<Form>),
    Concatenation(Vec<Form>),
    Repetition(u64, Option<u64>, Box<Form>),
    Rule(String),
    Text(String, bool),
    Range(u32, u32),
    Values(Vec<u32>),
    Prose(String),
}

impl Form {
    fn of_expr(expr: &ExprNode) -> Self {
        match &expr.kind {
            ExprKind::Alternation(parts) => Self::alternation(parts.iter().map(Self::of_expr)),
            ExprKind::Concatenation(parts) => Self::concatenation(parts.iter().map(Self::of_expr)),
            ExprKind::Repetition { repeat, inner } => {
                Self::repetition(repeat.min.into(), repeat.max.map(u64::from), Self::of_expr(inner))
            }
            ExprKind::Group(inner) => Self::of_expr(inner),
            ExprKind::Option(inner) => Self::repetition(0, Some(1), Self::of_expr(inner)),
            ExprKind::Rule(name) => Self::Rule(name.clone()),
            ExprKind::Text { text, case_sensitive } => Self::Text(text.clone(), *case_sensitive),
            ExprKind::Range(first, last) => Self::Range(*first, *last),
            ExprKind::Values(values) => Self::Values(values.clone()),
            ExprKind::Prose(text) => Self::Prose(text.clone()),
        }
    }

    fn of_node(node: &Node) -> Self {
        match node {
            Node::Alternatives(parts) => Self::alternation(parts.iter().map(Self::of_node)),
            Node::Concatenation(parts) => Self::concatenation(parts.iter().map(Self::of_node)),
            Node::Repetition { repeat, node } => {
                let (min, max) = match repeat {
                    Repeat::Specific(times) => (*times as u64, Some(*times as u64)),
                    Repeat::Variable { min, max } => (min.unwrap_or(0) as u64, max.map(|max| max as u64)),
                };
                Self::repetition(min, max, Self::of_node(node))
            }
            Node::Rulename(name) => Self::Rule(name.clone()),
            Node::Group(inner) => Self::of_node(inner),
            Node::Optional(inner) => Self::repetition(0, Some(1), Self::of_node(inner)),
            Node::String(text) => Self::Text(text.value().to_owned(), text.is_case_sensitive()),
            Node::TerminalValues(TerminalValues::Range(first, last)) => Self::Range(*first, *last),
            Node::TerminalValues(TerminalValues::Concatenation(values)) => Self::Values(values.clone()),
            Node::Prose(text) => Self::Prose(text.clone()),
        }
    }

    fn alternation(parts: impl Iterator<Item = Self>) -> Self {
        let flat = parts.flat_map(|part| match part {
            Self::Alternation(parts) => parts,
            part => vec![part],
        });
        Self::one_or(flat.collect(), Self::Alternation)
    }

    fn concatenation(parts: impl Iterator<Item = Self>) -> Self {
        let flat = parts.flat_map(|part| match part {
            Self::Concatenation(parts) => parts,
            part => vec![part],
        });
        Self::one_or(flat.collect(), Self::Concatenation)
    }

    fn repetition(min: u64, max: Option<u64>, inner: Self) -> Self {
        match (min, max) {
            (1, Some(1)) => inner,
            _ => Self::Repetition(min, max, Box::new(inner)),
        }
    }

    fn one_or(mut parts: Vec<Self>, node: fn(Vec<Self>) -> Self) -> Self {
        if parts.len() == 1 { parts.remove(0) } else { node(parts) }
    }
}

fn prepare(tree: &Tree) -> String {
    let joints = joints(tree);
    let mut text = String::with_capacity(tree.source.text.len());
    for piece in &tree.pieces {
        if joints.contains(&piece.span.start) {
            text.push(' ');
        }
        match piece.kind {
            PieceKind::Token => text.push_str(&token(tree, piece)),
            PieceKind::Space => text.push_str(&space(tree, piece)),
            PieceKind::Comment | PieceKind::Directive | PieceKind::Unread => {}
        }
    }
    dedent(&text)
}

/// A token, with the letter after "%" in lower case.
fn token(tree: &Tree, piece: &Piece) -> String {
    let text = &tree.source.text[piece.span.start..piece.span.end];
    match text.strip_prefix('%') {
        Some(number) if !number.contains('"') => format!("%{}", number.to_ascii_lowercase()),
        _ => text.to_owned(),
    }
}

/// The text with LF for every line terminator, without byte order mark and page breaks.
fn space(tree: &Tree, piece: &Piece) -> String {
    let text = &tree.source.text[piece.span.start..piece.span.end];
    let text = text.replace("\r\n", "\n").replace(['\r', '\x0c'], "\n");
    let is_blank = |line: &str| line.chars().all(|c| matches!(c, ' ' | '\t'));
    let lines = text.trim_start_matches('\u{feff}').split('\n');
    lines.map(|line| if is_blank(line) { line } else { "" }).collect::<Vec<_>>().join("\n")
}

/// Drops empty lines, removes the common indentation, and ends every line with LF.
fn dedent(text: &str) -> String {
    let lines: Vec<&str> = text.split('\n').filter(|line| !line.trim().is_empty()).collect();
    let margin = lines.iter().map(|line| line.len() - line.trim_start().len()).min().unwrap_or(0);
    lines.iter().map(|line| format!("{}\n", &line[margin..])).collect()
}

/// The offsets at which two elements are adjacent without white space.
fn joints(tree: &Tree) -> BTreeSet<usize> {
    let mut joints = BTreeSet::new();
    let mut open: Vec<&ExprNode> = tree.rules.iter().map(|rule| &rule.expr).collect();
    while let Some(expr) = open.pop() {
        match &expr.kind {
            ExprKind::Concatenation(parts) => {
                let touching = parts.windows(2).filter(|pair| pair[0].span.end == pair[1].span.start);
                joints.extend(touching.map(|pair| pair[1].span.start));
                open.extend(parts);
            }
            ExprKind::Alternation(parts) => open.extend(parts),
            ExprKind::Repetition { inner, .. } | ExprKind::Group(inner) | ExprKind::Option(inner) => {
                open.push(inner)
            }
            _ => {}
        }
    }
    joints
}
