//! All built-in kinds by all implementations ([`virgule_tests::agreement`]): on the covering set, on near misses, and on random
//! texts with fixed seeds. `cargo xtask soak --only oracles` uses new seeds.

use std::collections::BTreeMap;
use virgule::Kind;
use virgule_tests::agreement::{self, Agreed, Agreement};
use virgule_tests::checks;
use virgule_tests::effort;
use virgule_tests::reviewed;
use virgule_tests::sampled_inputs::SampledInputs;

/// The first seed.
const SEED: u64 = 6_920;

/// The number of random texts of each kind.
fn random_count() -> u64 {
    effort::of(120, 6) as u64
}

/// How many of the texts that cover a grammar and of its near misses each kind gets: there are up to 16,000, and the
/// oracles take a third of a millisecond for each. `every_transition_is_driven` asks more of fewer.
const FIXED: usize = 300;

/// The same for kinds with the chart as oracle, which takes longer.
const FIXED_BY_CHART: usize = 80;

/// Compares the kinds with even or with odd index.
fn ask_every_other(odd: usize) {
    let names: Vec<&str> =
        Kind::all().map(|kind| kind.name).skip(odd).step_by(2 * effort::every(2)).collect();
    let mut wrong = Vec::new();
    for mut agreement in agreement::all() {
        let name = agreement.subject.kind.name;
        if names.contains(&name) {
            wrong.extend(ask(&mut agreement, &SampledInputs::of(name).expect("a language")));
        }
    }
    wrong.sort_by_key(String::len);
    let shown = &wrong[..wrong.len().min(10)];
    assert!(wrong.is_empty(), "{} disagreements\n{}", wrong.len(), shown.join("\n"));
}

/// The disagreements on the texts of a kind, with the command that repeats them.
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
            // What prose demands beyond the rules is not in the automaton of the rules.
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
    for number in SEED..SEED + random_count() {
        match agreement::round(agreement, drawn, number) {
            Ok(agreed) => *counts.entry(agreed).or_insert(0) += 1,
            Err(again) => wrong.push(again),
        }
    }
    // How many are inside, and are decided, is known of reviewed grammars alone.
    if !reviewed::is_reviewed(agreement.subject.kind.grammar) {
        return wrong;
    }
    let count = |agreed| counts.get(&agreed).copied().unwrap_or(0);
    let all: usize = counts.values().sum();
    // Of texts made from a grammar most fail a check that is not in it; and of few texts the share of one sort varies.
    let few = match (checks::is_checked(agreement.subject.kind), effort::is_full()) {
        (true, true) => 5,
        (true, false) => 2,
        (false, true) => all / 8,
        (false, false) => all / 12,
    };
    let enough = count(Agreed::Inside) > few && count(Agreed::Outside) > few;
    assert!(enough, "{name}: too few texts are inside, or outside: {counts:?}");
    let given_up = count(Agreed::Undecided) + count(Agreed::TooDeep);
    assert!(given_up <= all / 50, "{name}: too few texts are decided: {counts:?}");
    wrong
}

// Two, for two processors.

#[test]
fn all_agree_1() {
    ask_every_other(0);
}

#[test]
fn all_agree_2() {
    ask_every_other(1);
}

/// A different answer is found, and the message names the implementation.
#[test]
fn a_disagreement_is_told() {
    let mut agreement = agreement::of("tag");
    // The parser is that of the kind, the oracles are those of another.
    agreement.subject.kind = Kind::find("did").expect("a kind");
    let told = agreement.ask("tag:a.b,2004:c").expect_err("two languages").to_string();
    assert!(told.starts_with("did: \"tag:a.b,2004:c\"\n  the type       outside"), "{told}");
    assert!(told.contains("PikeVM         inside"), "{told}");
}
