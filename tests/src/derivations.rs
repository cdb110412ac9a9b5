//! All derivations of a text, one by one: the definition of what an ambiguous text is, and of which reading is preferred.
//!
//! A derivation is a tree: which alternative, how many turns, what each part and each rule matches. They come in the
//! order of preference, earlier alternatives and more turns first. Takes exponential time, so it is for tiny grammars and
//! texts, in which nothing empty is repeated without bound and no rule leads to itself without a character.

use virgule_compiler::abnf::lower::grammar::{Expr, Grammar, RuleId};

/// A part of a derivation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tree {
    /// The rule whose definition it belongs to.
    pub rule: RuleId,
    /// Which part of the definition: which child of the expression, and of that.
    pub place: Vec<usize>,
    /// What of the text it matches.
    pub span: (usize, usize),
    /// What is within: the whole of a rule, or the parts, the alternative, the turns.
    pub inside: Vec<Tree>,
}

impl Tree {
    /// This part and all within.
    pub fn all(&self) -> Vec<&Tree> {
        let inner = self.inside.iter().flat_map(Tree::all);
        std::iter::once(self).chain(inner).collect()
    }
}

/// The derivations of the whole of `text` from `rule`, the preferred one first, at most `most` of them; `None` if that
/// takes too long.
pub fn derivations(grammar: &Grammar, rule: RuleId, text: &str, most: usize) -> Option<Vec<Tree>> {
    let mut search = Search { grammar, text, left: 200_000, most, found: Vec::new() };
    search.rule(rule, 0, 0, &mut |search, tree| {
        if tree.span.1 == search.text.len() && search.found.len() < search.most {
            search.found.push(tree);
        }
    });
    (search.left > 0).then_some(search.found)
}

struct Search<'g> {
    grammar: &'g Grammar,
    text: &'g str,
    left: usize,
    most: usize,
    found: Vec<Tree>,
}

/// What is to be done with a part.
type Then<'g, 't> = &'t mut dyn FnMut(&mut Search<'g>, Tree);

/// What is to be done with several.
type ThenAll<'g, 't> = &'t mut dyn FnMut(&mut Search<'g>, Vec<Tree>);

/// Rules nest deeper than this only if they go round without a character.
const DEEP: usize = 60;

impl<'g> Search<'g> {
    fn rule(&mut self, rule: RuleId, at: usize, depth: usize, then: Then<'g, '_>) {
        if depth > DEEP {
            self.left = 0;
        }
        let grammar = self.grammar;
        self.expr(&grammar.rule(rule).expr, (rule, &[]), at, depth, then);
    }

    fn expr(
        &mut self,
        expr: &'g Expr,
        (rule, place): (RuleId, &[usize]),
        at: usize,
        depth: usize,
        then: Then<'g, '_>,
    ) {
        self.left = self.left.saturating_sub(1);
        if self.left == 0 || self.found.len() >= self.most {
            return;
        }
        let tree =
            |end: usize, inside: Vec<Tree>| Tree { rule, place: place.to_vec(), span: (at, end), inside };
        match expr {
            Expr::Class(ranges) => {
                let next = self.text[at..].chars().next();
                let inside =
                    |c: &char| ranges.iter().any(|&(first, last)| (first..=last).contains(&(*c as u32)));
                if let Some(c) = next.filter(inside) {
                    then(self, tree(at + c.len_utf8(), Vec::new()));
                }
            }
            Expr::Sequence(parts) => self.parts(parts, (rule, place), 0, at, depth, &mut |search, inside| {
                let end = inside.last().map_or(at, |last| last.span.1);
                then(search, tree(end, inside));
            }),
            Expr::Choice(parts) => {
                for (number, part) in parts.iter().enumerate() {
                    let place = [place, &[number]].concat();
                    self.expr(part, (rule, &place), at, depth, &mut |search, part| {
                        then(search, tree(part.span.1, vec![part]));
                    });
                }
            }
            Expr::Repeat { inner, min, max, .. } => {
                let turn = [place, &[0]].concat();
                self.turns(inner, (*min, *max), (rule, &turn), at, depth, &mut |search, inside| {
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
        (rule, place): (RuleId, &[usize]),
        number: usize,
        at: usize,
        depth: usize,
        then: ThenAll<'g, '_>,
    ) {
        let Some(part) = parts.get(number) else { return then(self, Vec::new()) };
        let own = [place, &[number]].concat();
        self.expr(part, (rule, &own), at, depth, &mut |search, first| {
            search.parts(parts, (rule, place), number + 1, first.span.1, depth, &mut |search, rest| {
                then(search, [vec![first.clone()], rest].concat());
            });
        });
    }

    fn turns(
        &mut self,
        inner: &'g Expr,
        (min, max): (u32, Option<u32>),
        (rule, place): (RuleId, &[usize]),
        at: usize,
        depth: usize,
        then: ThenAll<'g, '_>,
    ) {
        if max != Some(0) {
            let left = (min.saturating_sub(1), max.map(|max| max - 1));
            self.expr(inner, (rule, place), at, depth, &mut |search, turn| {
                // An empty turn that could be had again without end is none.
                if turn.span.1 == at && min == 0 && max.is_none() {
                    return;
                }
                search.turns(inner, left, (rule, place), turn.span.1, depth, &mut |search, rest| {
                    then(search, [vec![turn.clone()], rest].concat());
                });
            });
        }
        if min == 0 {
            then(self, Vec::new());
        }
    }
}
