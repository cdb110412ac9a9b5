//! The normal form in which the trees of both readers are compared.
//!
//! Groups are removed, nested nodes of one kind are merged, and `[a]` is `*1a`: both readers must agree on the rest.

use abnf::types::{Node, Repeat, TerminalValues};
use virgule_compiler::abnf::read::tree::{ExprKind, ExprNode};

/// A right side without brackets.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Form {
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
    /// The form of virgule's tree.
    pub(super) fn of_expr(expr: &ExprNode) -> Self {
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

    /// The form of the other crate's tree.
    pub(super) fn of_node(node: &Node) -> Self {
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
