//! A backtracking matcher, which enumerates all derivations of a text: it defines ambiguity, the preferred derivation, and
//! the fields that the library must return.
//!
//! A derivation is a tree of the chosen alternatives, the iterations, and the spans of parts and rules. Derivations are
//! in order of preference: earlier alternatives and more iterations first, and no empty iteration of an unbounded
//! repetition. The enumeration takes exponential time, so it is only for tiny grammars and texts, and stops after a number
//! of steps, or where it goes too deep, as on rules that derive themselves.

use crate::{Spans, grammars};
use virgule_compiler::abnf::lower::grammar::{Expr, Field, Grammar, RuleId};

/// A part of a derivation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tree {
    /// The rule to which the part belongs.
    pub rule: RuleId,
    /// The path of child indices in the expression of the rule.
    pub path: Vec<usize>,
    /// The matched span.
    pub span: (usize, usize),
    /// The children: the expression of a rule, the parts of a sequence, the chosen alternative, or the iterations.
    pub inside: Vec<Tree>,
}

impl Tree {
    /// This node and all descendants.
    pub fn all(&self) -> Vec<&Tree> {
        let inner = self.inside.iter().flat_map(Tree::all);
        std::iter::once(self).chain(inner).collect()
    }
}

/// At most `most` derivations of `text` from `rule`, in order of preference; `None` if the enumeration takes too long.
pub fn derivations(grammar: &Grammar, rule: RuleId, text: &str, most: usize) -> Option<Vec<Tree>> {
    enumerate(grammar, rule, text, most, 200_000)
}

/// The spans of the fields by the preferred derivation, or `Some(None)` if the text does not match; `None` if the search
/// takes too long.
pub fn spans(grammar: &Grammar, rule: RuleId, fields: &[Field], text: &str) -> Option<Spans> {
    let preferred = enumerate(grammar, rule, text, 1, 50_000)?.pop();
    Some(preferred.map(|tree| {
        let mut spans = vec![None; fields.len()];
        capture(&tree, None, fields, &mut Vec::new(), &mut spans);
        spans
    }))
}

/// Stores the spans of the fields in a part of a rule that `from` references. A field within itself, one of `open`, is not
/// captured; the last occurrence of a field counts.
fn capture(
    tree: &Tree,
    from: Option<RuleId>,
    fields: &[Field],
    open: &mut Vec<usize>,
    spans: &mut [Option<(usize, usize)>],
) {
    let is_rule = tree.path.is_empty();
    let field = if is_rule { grammars::field_of(fields, tree.rule, from) } else { None };
    let field = field.filter(|field| !open.contains(field));
    open.extend(field);
    tree.inside.iter().for_each(|part| capture(part, Some(tree.rule), fields, open, spans));
    if let Some(field) = field {
        open.pop();
        spans[field] = Some(tree.span);
    }
}

fn enumerate(grammar: &Grammar, rule: RuleId, text: &str, most: usize, steps: usize) -> Option<Vec<Tree>> {
    let mut search = Enumeration { grammar, text, left: steps, most, found: Vec::new() };
    search.rule(rule, 0, 0, &mut |search, tree| {
        if tree.span.1 == search.text.len() && search.found.len() < search.most {
            search.found.push(tree);
        }
    });
    (search.left > 0).then_some(search.found)
}

struct Enumeration<'g> {
    grammar: &'g Grammar,
    text: &'g str,
    /// The number of remaining steps.
    left: usize,
    most: usize,
    found: Vec<Tree>,
}

/// The continuation of the search after a tree.
type OnTree<'g, 't> = &'t mut dyn FnMut(&mut Enumeration<'g>, Tree);

/// The continuation of the search after several trees.
type OnTrees<'g, 't> = &'t mut dyn FnMut(&mut Enumeration<'g>, Vec<Tree>);

/// The depth beyond the length of the text that is exceeded only by rules which derive themselves without consuming a
/// character.
const DEEP: usize = 60;

impl<'g> Enumeration<'g> {
    fn rule(&mut self, rule: RuleId, at: usize, depth: usize, then: OnTree<'g, '_>) {
        if depth > DEEP + self.text.len() {
            self.left = 0;
        }
        let grammar = self.grammar;
        self.expr(&grammar.rule(rule).expr, (rule, &[]), at, depth, then);
    }

    fn expr(
        &mut self,
        expr: &'g Expr,
        (rule, path): (RuleId, &[usize]),
        at: usize,
        depth: usize,
        then: OnTree<'g, '_>,
    ) {
        self.left = self.left.saturating_sub(1);
        if self.left == 0 || self.found.len() >= self.most {
            return;
        }
        let tree =
            |end: usize, inside: Vec<Tree>| Tree { rule, path: path.to_vec(), span: (at, end), inside };
        match expr {
            Expr::Class(ranges) => {
                let next = self.text[at..].chars().next();
                let inside =
                    |c: &char| ranges.iter().any(|&(first, last)| (first..=last).contains(&(*c as u32)));
                if let Some(c) = next.filter(inside) {
                    then(self, tree(at + c.len_utf8(), Vec::new()));
                }
            }
            Expr::Sequence(parts) => self.parts(parts, (rule, path), 0, at, depth, &mut |search, inside| {
                let end = inside.last().map_or(at, |last| last.span.1);
                then(search, tree(end, inside));
            }),
            Expr::Choice(parts) => {
                for (number, part) in parts.iter().enumerate() {
                    let path = [path, &[number]].concat();
                    self.expr(part, (rule, &path), at, depth, &mut |search, part| {
                        then(search, tree(part.span.1, vec![part]));
                    });
                }
            }
            Expr::Repeat { inner, min, max, .. } => {
                let iteration = [path, &[0]].concat();
                self.iterations(inner, (*min, *max), (rule, &iteration), at, depth, &mut |search, inside| {
                    let end = inside.last().map_or(at, |last| last.span.1);
                    then(search, tree(end, inside));
                });
            }
            Expr::Rule(named) => self.rule(*named, at, depth + 1, &mut |search, inner| {
                then(search, tree(inner.span.1, vec![inner]));
            }),
        }
    }

    fn parts(
        &mut self,
        parts: &'g [Expr],
        (rule, path): (RuleId, &[usize]),
        number: usize,
        at: usize,
        depth: usize,
        then: OnTrees<'g, '_>,
    ) {
        let Some(part) = parts.get(number) else { return then(self, Vec::new()) };
        let own = [path, &[number]].concat();
        self.expr(part, (rule, &own), at, depth, &mut |search, first| {
            search.parts(parts, (rule, path), number + 1, first.span.1, depth, &mut |search, rest| {
                then(search, [vec![first.clone()], rest].concat());
            });
        });
    }

    fn iterations(
        &mut self,
        inner: &'g Expr,
        (min, max): (u32, Option<u32>),
        (rule, path): (RuleId, &[usize]),
        at: usize,
        depth: usize,
        then: OnTrees<'g, '_>,
    ) {
        if max != Some(0) {
            let left = (min.saturating_sub(1), max.map(|max| max - 1));
            self.expr(inner, (rule, path), at, depth, &mut |search, iteration| {
                // An unbounded repetition has no empty iterations.
                if iteration.span.1 == at && min == 0 && max.is_none() {
                    return;
                }
                search.iterations(inner, left, (rule, path), iteration.span.1, depth, &mut |search, rest| {
                    then(search, [vec![iteration.clone()], rest].concat());
                });
            });
        }
        if min == 0 {
            then(self, Vec::new());
        }
    }
}
