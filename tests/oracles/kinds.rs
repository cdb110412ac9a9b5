//! Compares all implementations of all built-in kinds ([`virgule_tests::agreement`]): on the covering set, on near
//! misses, and on random texts with fixed seeds. `cargo xtask soak --only oracles` uses new seeds.

use std::collections::BTreeMap;
use virgule::Kind;
use virgule_tests::agreement::{self, Agreed, Agreement};
use virgule_tests::checks;
use virgule_tests::effort;
use virgule_tests::reviewed;
use virgule_tests::sampled_inputs::SampledInputs;

/// The first seed.
const SEED: u64 = 6_920;

/// The number of random texts of a kind. Most texts that a grammar generates fail a check beyond it, so a kind with
/// such a check gets as many as in a full run, and enough of them match.
fn random_count(kind: &Kind) -> u64 {
    let part = if checks::is_checked(kind) { 1 } else { 6 };
    effort::of(120, part) as u64
}

/// The maximal number of texts of a kind that come from its covering set and its near misses. There are up to 16,000
/// such texts, and the oracles take a third of a millisecond for each. `every_transition_is_driven` compares all of
/// them with fewer implementations.
const FIXED: usize = 300;

/// The maximal number of these texts for kinds whose oracle is the chart, which is slower.
const FIXED_BY_CHART: usize = 80;

/// Compares the kinds with an odd index if `odd` is 1, otherwise those with an even index.
fn ask_every_other(odd: usize) {
    let names: Vec<&str> =
        Kind::all().map(|kind| kind.name).skip(odd).step_by(2 * effort::every(2)).collect();
    let mut wrong = Vec::new();
    for mut agreement in agreement::chosen(|kind| names.contains(&kind.name)) {
        let drawn = SampledInputs::of(agreement.subject.kind.name).expect("a language");
        wrong.extend(ask(&mut agreement, &drawn));
    }
    virgule_tests::assert_none(wrong, names.len());
}

/// Compares the implementations of a kind, and returns the disagreements, each with the command that repeats it.
fn ask(agreement: &mut Agreement, drawn: &SampledInputs) -> Vec<String> {
    let name = agreement.subject.kind.name;
    let fixed = if agreement.subject.needs_generalized_parser() { FIXED_BY_CHART } else { FIXED };
    let fixed = effort::of(fixed, 4);
    let every = drawn.fixed.len().div_ceil(fixed).max(1);
    let (mut counts, mut wrong) = (BTreeMap::new(), Vec::new());
    let fixed = drawn.fixed.iter().skip(SEED as usize % every).step_by(every);
    for candidate in fixed {
        let agreed = agreement.ask(&candidate.text);
        match &agreed {
            // The candidate was generated from an automaton without the checks beyond the rules.
            Ok(Agreed::Outside) if candidate.inside && !checks::is_checked(agreement.subject.kind) => {
                wrong.push(format!("{name}: made to be inside: {candidate:?}"));
            }
            Ok(Agreed::Inside) if !candidate.inside => {
                wrong.push(format!("{name}: made to be outside: {candidate:?}"));
            }
            Ok(agreed) => *counts.entry(*agreed).or_insert(0) += 1,
            Err(disagreement) => wrong.push(format!("{disagreement}\n  made for {candidate:?}")),
        }
    }
    for number in SEED..SEED + random_count(agreement.subject.kind) {
        match agreement::round(agreement, drawn, number) {
            Ok(agreed) => *counts.entry(agreed).or_insert(0) += 1,
            Err(again) => wrong.push(again),
        }
    }
    // The shares of matching and of decided texts are checked only for reviewed grammars.
    if !reviewed::is_reviewed(agreement.subject.kind.grammar) {
        return wrong;
    }
    let count = |agreed| counts.get(&agreed).copied().unwrap_or(0);
    let all: usize = counts.values().sum();
    // The share of matching texts varies more in a small sample.
    let few = match (checks::is_checked(agreement.subject.kind), effort::is_full()) {
        (true, _) => 5,
        (false, true) => all / 8,
        (false, false) => all / 12,
    };
    let enough = count(Agreed::Inside) > few && count(Agreed::Outside) > few;
    assert!(enough, "{name}: too few texts are inside, or outside: {counts:?}");
    let given_up = count(Agreed::Undecided) + count(Agreed::TooDeep);
    assert!(given_up <= all / 50, "{name}: too few texts are decided: {counts:?}");
    wrong
}

// The kinds are divided into two tests, for two processors.

#[test]
fn all_agree_1() {
    ask_every_other(0);
}

#[test]
fn all_agree_2() {
    ask_every_other(1);
}

/// A disagreement is detected, and the message names the implementations.
#[test]
fn reports_a_disagreement() {
    let mut agreement = agreement::of("tag");
    // The parser belongs to this kind, the oracles belong to another kind.
    agreement.subject.kind = Kind::find("did").expect("a kind");
    let message = agreement.ask("tag:a.b,2004:c").expect_err("two languages").to_string();
    assert!(message.starts_with("did: \"tag:a.b,2004:c\"\n  the type       outside"), "{message}");
    assert!(message.contains("PikeVM         inside"), "{message}");
}
