//! Proof that two trees have the same meaning: the same rules but for places and the case of names, the same directives, the
//! same comments.
//!
//! `lower` is a function of exactly this, so equal trees are lowered to equal grammars, whatever they import.

use virgule_compiler::abnf::read::tree::{ExprKind, ExprNode, PieceKind, RuleNode, Tree};

/// True if both trees mean the same.
pub fn same(one: &Tree, other: &Tree) -> bool {
    let rules = one.rules.len() == other.rules.len()
        && one.rules.iter().zip(&other.rules).all(|(one, other)| same_rule(one, other));
    rules && directives(one).eq(directives(other)) && comments(one).eq(comments(other))
}

fn same_rule(one: &RuleNode, other: &RuleNode) -> bool {
    one.name.text.eq_ignore_ascii_case(&other.name.text)
        && one.incremental == other.incremental
        && same_expr(&one.expr, &other.expr)
}

/// True if both match the same, name by name. The reader bounds how deep expressions nest, so the recursion is bounded.
pub fn same_expr(one: &ExprNode, other: &ExprNode) -> bool {
    let all = |one: &[ExprNode], other: &[ExprNode]| {
        one.len() == other.len() && one.iter().zip(other).all(|(one, other)| same_expr(one, other))
    };
    match (&one.kind, &other.kind) {
        (ExprKind::Alternation(one), ExprKind::Alternation(other))
        | (ExprKind::Concatenation(one), ExprKind::Concatenation(other)) => all(one, other),
        (
            ExprKind::Repetition { repeat: one, inner },
            ExprKind::Repetition { repeat: other, inner: other_inner },
        ) => (one.min, one.max) == (other.min, other.max) && same_expr(inner, other_inner),
        (ExprKind::Group(one), ExprKind::Group(other)) | (ExprKind::Option(one), ExprKind::Option(other)) => {
            same_expr(one, other)
        }
        (ExprKind::Rule(one), ExprKind::Rule(other)) => one.eq_ignore_ascii_case(other),
        (one, other) => one == other,
    }
}

/// The words of all directives.
fn directives(tree: &Tree) -> impl Iterator<Item = Vec<&str>> {
    tree.directives.iter().map(|directive| {
        let words = std::iter::once(&directive.name).chain(&directive.args);
        words.map(|word| word.text.as_str()).collect()
    })
}

/// The texts of all comments, without blanks at their ends.
fn comments(tree: &Tree) -> impl Iterator<Item = &str> {
    let comments = tree.pieces.iter().filter(|piece| piece.kind == PieceKind::Comment);
    comments.map(|piece| tree.source.text[piece.span.start..piece.span.end].trim_end_matches([' ', '\t']))
}
