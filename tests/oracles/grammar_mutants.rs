//! The covering set distinguishes a grammar from its mutants, in which one alternative is removed or one bound is
//! changed by one.
//!
//! A mutant is detected if a text of the covering set is in exactly one of the two languages. A mutant that is not
//! detected must have the same language, which the automata decide.

use virgule_compiler::abnf::Checked;
use virgule_compiler::abnf::check;
use virgule_compiler::abnf::diagnose::Diagnostics;
use virgule_compiler::abnf::lower::grammar::{Expr, RuleId};
use virgule_compiler::analysis::compare;
use virgule_dynamic::Library;
use virgule_tests::{effort, grammars};
use virgule_tools::conformance::{Language, Plan, candidates};

/// Grammars and rules. These rules are not start rules and have no fields, so only their language is compared.
const RULES: &[(&str, &str)] = &[
    ("rfc6920", "ni-hier-part"),
    ("rfc3966", "telephone-subscriber"),
    ("rfc3986", "IPv4address"),
    ("rfc3986", "path-noscheme"),
    ("rfc5870", "geo-path"),
    ("rfc8141", "assigned-name"),
];

/// Rules that are not mutated, because the automata of their mutants take long to compile.
const LEFT_OUT: &[&str] = &["IPv6address", "h16", "ls32"];

/// Calls `see` with each mutation of `expr` at one position, and a description.
fn mutants(expr: &Expr, see: &mut dyn FnMut(Expr, String)) {
    match expr {
        Expr::Rule(_) => {}
        Expr::Class(ranges) => {
            for (index, &(first, last)) in ranges.iter().enumerate() {
                for (first, last) in [
                    (first + 1, last),
                    (first, last + 1),
                    (first.wrapping_sub(1), last),
                    (first, last.wrapping_sub(1)),
                ] {
                    let mut moved = ranges.to_vec();
                    moved[index] = (first, last);
                    let apart = moved.windows(2).all(|pair| pair[0].1 < pair[1].0);
                    if first <= last && apart {
                        see(Expr::Class(moved.into()), format!("%x{first:X}-{last:X}"));
                    }
                }
            }
        }
        Expr::Sequence(parts) => each(parts, &Expr::Sequence, see),
        Expr::Choice(parts) => {
            each(parts, &Expr::Choice, see);
            for gone in 0..parts.len() {
                let mut left = parts.clone();
                left.remove(gone);
                see(Expr::Choice(left), format!("alternative {} is gone", gone + 1));
            }
        }
        Expr::Repeat { inner, min, max, span } => {
            let repeat = |inner: Expr, min: u32, max: Option<u32>| Expr::Repeat {
                inner: Box::new(inner),
                min,
                max,
                span: *span,
            };
            mutants(inner, &mut |inner, what| see(repeat(inner, *min, *max), what));
            let mins = [min.checked_sub(1), min.checked_add(1)].into_iter().flatten().map(|min| (min, *max));
            let maxs = max.iter().flat_map(|max| [max.wrapping_sub(1), max + 1]).map(|max| (*min, Some(max)));
            for (min, max) in mins.chain(maxs).filter(|(min, max)| max.is_none_or(|max| *min <= max)) {
                see(repeat((**inner).clone(), min, max), format!("{min}*{max:?}"));
            }
        }
    }
}

fn each(parts: &[Expr], whole: &dyn Fn(Vec<Expr>) -> Expr, see: &mut dyn FnMut(Expr, String)) {
    for (index, part) in parts.iter().enumerate() {
        mutants(part, &mut |part, what| {
            let mut all = parts.to_vec();
            all[index] = part;
            see(whole(all), what);
        });
    }
}

/// True if the rule has the same language in both grammars, as the automata decide.
fn same(one: &Checked, other: &Checked, rule: RuleId) -> bool {
    let [one, other] = [one, other].map(|checked| grammars::language(checked, rule).unwrap());
    let inside = |one, other| compare::only(one, other, 1).unwrap().is_none();
    inside(&one, &other) && inside(&other, &one)
}

#[test]
fn every_mutant_of_a_grammar_is_caught_or_the_same() {
    let mut missed = Vec::new();
    for &(grammar, rule) in RULES {
        let checked = Library::new().checked(grammar).unwrap().clone();
        let start = checked.grammar.find(rule).unwrap_or_else(|| panic!("no {rule}"));
        let language = Language::of_rule(&checked, rule).unwrap();
        assert!(language.fields("").is_none_or(|fields| fields.is_empty()), "{rule} has fields");
        let texts = candidates(&language, &Plan { random: 0, ..Plan::default() });
        let (mut caught, mut equal) = (0, 0);
        let reached = check::reachable(&checked.grammar, &[start]);
        let left_out = |index: usize| LEFT_OUT.contains(&checked.grammar.rules[index].name.as_str());
        let mut number = 0;
        for index in (0..reached.len()).filter(|&index| reached[index] && !left_out(index)) {
            mutants(&checked.grammar.rules[index].expr, &mut |expr, what| {
                number += 1;
                if number % effort::every(4) != 0 {
                    return;
                }
                let mut mutant = checked.clone();
                mutant.grammar.rules[index].expr = expr;
                mutant.facts = check::check(&mut mutant.grammar, &mut Diagnostics::new());
                // The automata of some mutants are too large.
                let Ok(other) = Language::of_rule(&mutant, rule) else { return };
                if texts.iter().any(|candidate| other.takes(&candidate.text) != candidate.inside) {
                    caught += 1;
                } else {
                    let name = &checked.grammar.rules[index].name;
                    match same(&checked, &mutant, start) {
                        true => equal += 1,
                        false => missed.push(format!("{rule}: {name}, {what}")),
                    }
                }
            });
        }
        assert!(caught > effort::of(20, 5) && caught > equal, "{rule}: {caught} caught, {equal} the same");
    }
    assert!(missed.is_empty(), "not caught:\n{}", missed.join("\n"));
}
