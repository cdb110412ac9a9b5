//! Readings: how an expression takes a text apart, and where two of them differ.

use super::graph::{Mark, Path};
use virgule_compiler::abnf::lower::grammar::Expr;

/// How one part of an expression reads its bytes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reading {
    /// Which child of the expression around it; 0 for the whole, and for each turn of a repetition.
    pub child: usize,
    /// Its first byte.
    pub start: usize,
    /// One past its last byte.
    pub end: usize,
    /// The parts of a sequence, the alternative of a choice, the turns of a repetition; none in a rule or a literal.
    pub inside: Vec<Reading>,
}

impl Reading {
    /// The reading of a whole text by the marks that are passed, each with its offset.
    pub fn of(marks: impl IntoIterator<Item = (Mark, usize)>, length: usize) -> Reading {
        let whole = |child, start| Reading { child, start, end: length, inside: Vec::new() };
        let mut open = vec![whole(0, 0)];
        for (mark, at) in marks {
            match mark {
                Mark::Open(child) => open.push(whole(child, at)),
                Mark::Close => {
                    if let Some(closed) = open.pop().map(|reading| Reading { end: at, ..reading }) {
                        open.last_mut().into_iter().for_each(|outer| outer.inside.push(closed.clone()));
                    }
                }
            }
        }
        open.swap_remove(0)
    }

    /// Whether it is the same part with the same bytes, however it takes them apart.
    pub fn is_alike(&self, other: &Reading) -> bool {
        (self.child, self.start, self.end) == (other.child, other.start, other.end)
    }
}

/// The innermost expression that two readings give the same bytes, and take apart otherwise: where it stands, and
/// how each reads it.
pub fn difference<'r>(one: &'r Reading, other: &'r Reading) -> (Path, &'r Reading, &'r Reading) {
    let (mut path, mut one, mut other) = (Path::new(), one, other);
    loop {
        let mut pairs = one.inside.iter().zip(&other.inside);
        if one.inside.len() != other.inside.len() || pairs.clone().any(|(one, other)| !one.is_alike(other)) {
            break;
        }
        match pairs.find(|(one, other)| one != other) {
            Some((inner, outer)) => {
                path.push(inner.child);
                (one, other) = (inner, outer);
            }
            None => break,
        }
    }
    (path, one, other)
}

/// The expression at a place.
pub fn at<'e>(expr: &'e Expr, path: &[usize]) -> Option<&'e Expr> {
    path.iter().try_fold(expr, |expr, &child| match expr {
        Expr::Sequence(parts) | Expr::Choice(parts) => parts.get(child),
        Expr::Repeat { inner, .. } => Some(&**inner),
        Expr::Class(_) | Expr::Rule(_) => None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn readings_differ_where_the_same_bytes_are_divided_otherwise() {
        use Mark::{Close, Open};
        // ( a b ) c over "xyz": in one of them b is empty.
        let marks = |split| {
            let marks =
                [(Open(0), 0), (Open(0), 0), (Close, split), (Open(1), split), (Close, 2), (Close, 2)];
            Reading::of(marks.into_iter().chain([(Open(1), 2), (Close, 3)]), 3)
        };
        let (one, other) = (marks(1), marks(2));
        let (path, one, other) = difference(&one, &other);
        assert_eq!(path, [0]);
        assert_eq!((one.inside[0].end, other.inside[0].end), (1, 2));
    }
}
