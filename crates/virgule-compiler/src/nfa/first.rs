//! FIRST sets: the bytes that texts of a rule begin with.
//!
//! They are the least fixpoint over expressions, as in `check::recursion::least`, and do not need automata, because
//! calls need the FIRST set of a rule before its automaton is built.

use crate::abnf::check::{Facts, matches_empty, reachable, recursion};
use crate::abnf::lower::grammar::{Expr, Grammar, RuleId};
use crate::bytes::{self, ByteSet};
use crate::nfa::utf8;

/// Returns the FIRST set of each rule.
pub fn first(grammar: &Grammar, facts: &Facts) -> Vec<ByteSet> {
    let mut known = vec![ByteSet::default(); grammar.rules.len()];
    recursion::settle(&facts.order, |rule| {
        let mut set = known[rule.index()];
        add(&grammar.rule(rule).expr, &known, &facts.nullable, &mut set);
        bytes::unite(&mut known[rule.index()], &set)
    });
    known
}

/// Adds the FIRST set of `expr` to `set`; `known` are the FIRST sets of rules found so far.
pub fn add(expr: &Expr, known: &[ByteSet], nullable: &[bool], set: &mut ByteSet) {
    match expr {
        Expr::Class(ranges) => {
            let sequences = ranges.iter().flat_map(|&(first, last)| utf8::sequences(first, last));
            sequences.filter_map(|sequence| sequence.first().copied()).for_each(|(first, last)| {
                bytes::insert(set, first, last);
            });
        }
        Expr::Sequence(parts) => {
            for part in parts {
                add(part, known, nullable, set);
                if !matches_empty(part, nullable) {
                    break;
                }
            }
        }
        Expr::Choice(parts) => parts.iter().for_each(|part| add(part, known, nullable, set)),
        Expr::Repeat { max: Some(0), .. } => {}
        Expr::Repeat { inner, .. } => add(inner, known, nullable, set),
        Expr::Rule(rule) => {
            bytes::unite(set, &known[rule.index()]);
        }
    }
}

/// Returns all bytes that occur in `rule` and in the rules that it reaches.
pub fn all(grammar: &Grammar, rule: RuleId) -> ByteSet {
    let mut set = ByteSet::default();
    let reached = reachable(grammar, &[rule]);
    for (rule, _) in grammar.rules.iter().zip(reached).filter(|(_, reached)| *reached) {
        rule.expr.each(&mut |expr| {
            let Expr::Class(ranges) = expr else { return };
            let sequences = ranges.iter().flat_map(|&(first, last)| utf8::sequences(first, last));
            sequences.flatten().for_each(|(first, last)| bytes::insert(&mut set, first, last));
        });
    }
    set
}
