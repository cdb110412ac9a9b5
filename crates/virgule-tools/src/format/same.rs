//! Compares the meaning of two trees: the same rules except for spans and the case of names, the same directives, the
//! same comments.
//!
//! `lower` depends on nothing else, so trees with the same meaning are lowered to equal grammars, whatever they import.

use virgule_compiler::abnf::read::tree::{ExprKind, ExprNode, PieceKind, RuleNode, Tree};

/// True if both trees have the same meaning.
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

/// True if both expressions are equal except for spans and the case of names. The reader bounds the nesting depth of
/// expressions, and so the recursion.
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

fn directives(tree: &Tree) -> impl Iterator<Item = Vec<&str>> {
    tree.directives.iter().map(|directive| {
        let words = std::iter::once(&directive.name).chain(&directive.args);
        words.map(|word| word.text.as_str()).collect()
    })
}

/// The texts of all comments, without trailing spaces and tabs.
fn comments(tree: &Tree) -> impl Iterator<Item = &str> {
    let comments = tree.pieces.iter().filter(|piece| piece.kind == PieceKind::Comment);
    comments.map(|piece| tree.source.text[piece.span.start..piece.span.end].trim_end_matches([' ', '\t']))
}
