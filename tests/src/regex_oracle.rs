//! An oracle for language and fields: the rule as a regular expression, run by the PikeVM of regex-automata.
//!
//! The oracle shares with the library only the output of `lower` (expressions over code points). Every reference is
//! expanded in place, with a capture group for each possible occurrence of a field; if several groups of one field
//! participate, the last one counts. Leftmost-first semantics is the policy of this project for ambiguous rules.
//!
//! The oracle supports neither recursive rules, which have no finite expansion, nor percent-decoded rules;
//! [`crate::chart`] supports both. It does not support fields in a repetition of a nullable expression either: regular
//! expressions iterate once on the empty text, which this project does not ([`crate::backtrack`]).

use crate::{Spans, grammars};
use regex_automata::nfa::thompson::pikevm::{Cache, PikeVM};
use regex_automata::nfa::thompson::{Compiler, Config};
use regex_automata::util::primitives::NonMaxUsize;
use regex_automata::{Anchored, Input};
use regex_syntax::hir::{Capture, Class, ClassUnicode, ClassUnicodeRange, Hir, HirKind, Look, Repetition};
use virgule_compiler::abnf::lower::grammar::{Expr, Field, Grammar, RuleId};

/// The oracle for one rule.
#[derive(Debug, Clone)]
pub struct RegexOracle {
    vm: PikeVM,
    cache: Cache,
    slots: Vec<Option<NonMaxUsize>>,
    fields: usize,
    /// The field of each capture group, from group 1 on.
    field_of: Vec<Option<usize>>,
}

impl RegexOracle {
    /// The oracle for the rule `start` with the given fields.
    pub fn new(grammar: &Grammar, start: RuleId, fields: &[Field]) -> Self {
        let mut translation = Translation { grammar, fields, field_of: Vec::new(), open: Vec::new() };
        let body = translation.rule(start, None);
        let hir = Hir::concat(vec![Hir::look(Look::Start), body, Hir::look(Look::End)]);
        let config = Config::new().utf8(false).nfa_size_limit(None);
        let nfa = Compiler::new().configure(config).build_from_hir(&hir).expect("an NFA without limits");
        let vm = PikeVM::new_from_nfa(nfa).expect("a PikeVM for any NFA");
        let slots = vec![None; 2 * (translation.field_of.len() + 1)];
        RegexOracle {
            cache: vm.create_cache(),
            vm,
            slots,
            fields: fields.len(),
            field_of: translation.field_of,
        }
    }

    /// The spans of the fields; `None` if `text` does not match.
    pub fn spans(&mut self, text: &str) -> Spans {
        let input = Input::new(text).anchored(Anchored::Yes);
        self.vm.search_slots(&mut self.cache, &input, &mut self.slots)?;
        let mut spans = vec![None; self.fields];
        for (group, field) in self.field_of.iter().enumerate() {
            let at = |slot: usize| self.slots[slot].map(NonMaxUsize::get);
            if let (Some(field), Some(begin), Some(end)) = (*field, at(2 * group + 2), at(2 * group + 3)) {
                spans[field] = spans[field].max(Some((begin, end)));
            }
        }
        Some(spans)
    }
}

struct Translation<'g> {
    grammar: &'g Grammar,
    fields: &'g [Field],
    field_of: Vec<Option<usize>>,
    /// The fields whose rules are being translated: a field within itself is not captured.
    open: Vec<usize>,
}

impl Translation<'_> {
    /// Translates `rule`, referenced by `from`.
    fn rule(&mut self, rule: RuleId, from: Option<RuleId>) -> Hir {
        let field = grammars::field_of(self.fields, rule, from);
        let grammar = self.grammar;
        let expr = &grammar.rule(rule).expr;
        match field.filter(|field| !self.open.contains(field)) {
            None => self.expr(expr, rule),
            Some(field) => {
                self.open.push(field);
                let group = self.group(Some(field));
                let inner = self.expr(expr, rule);
                self.open.pop();
                captured(group, inner)
            }
        }
    }

    /// Translates `expr`, a part of the rule `from`.
    fn expr(&mut self, expr: &Expr, from: RuleId) -> Hir {
        match expr {
            Expr::Class(ranges) => {
                let char = |code| char::from_u32(code).expect("no surrogates in classes");
                let ranges =
                    ranges.iter().map(|&(first, last)| ClassUnicodeRange::new(char(first), char(last)));
                Hir::class(Class::Unicode(ClassUnicode::new(ranges)))
            }
            Expr::Sequence(parts) => Hir::concat(parts.iter().map(|part| self.expr(part, from)).collect()),
            Expr::Choice(parts) => {
                let mut ways: Vec<Hir> = parts.iter().map(|part| self.expr(part, from)).collect();
                if same_beginning(&ways) {
                    let first = std::mem::replace(&mut ways[0], Hir::empty());
                    ways[0] = captured(self.group(None), first);
                }
                Hir::alternation(ways)
            }
            Expr::Repeat { inner, min, max, .. } => {
                // regex-syntax removes groups that are repeated zero times.
                if *max == Some(0) {
                    return Hir::empty();
                }
                let sub = Box::new(self.expr(inner, from));
                Hir::repetition(Repetition { min: *min, max: *max, greedy: true, sub })
            }
            Expr::Rule(rule) => self.rule(*rule, Some(from)),
        }
    }

    fn group(&mut self, field: Option<usize>) -> u32 {
        self.field_of.push(field);
        self.field_of.len() as u32
    }
}

fn captured(group: u32, inner: Hir) -> Hir {
    Hir::capture(Capture { index: group, name: None, sub: Box::new(inner) })
}

/// True if regex-syntax would factor out a common prefix of the alternatives, even if this changes the preferred match:
/// in `a*x|a*y` the first `a*` backtracks to match `x`, but in `a*(x|y)` it does not if `y` matches. A group around the
/// first alternative prevents the factoring.
fn same_beginning(ways: &[Hir]) -> bool {
    let first = |way: &Hir| match way.kind() {
        HirKind::Concat(parts) => parts.first().cloned(),
        _ => None,
    };
    ways.len() > 1 && ways.iter().all(|way| first(way).is_some() && first(way) == first(&ways[0]))
}
