//! Checks laws and compares oracles on new texts: `cargo xtask soak`.
//!
//! ```text
//! laws      `virgule_tests::laws`: properties of every text; a round checks eight texts
//! oracles   `virgule_tests::agreement`: all implementations of a kind; a round compares them on one text
//! ```
//!
//! The default seed is the time. Round `i` uses seed + `i`; a failure shows the command that repeats its round.

use clap::error::ErrorKind;
use clap::{CommandFactory, Parser, ValueEnum};
use std::process::ExitCode;
use std::time::{Instant, SystemTime, UNIX_EPOCH};
use virgule::Kind;
use virgule_tests::agreement::{self, Agreed};
use virgule_tests::laws;
use virgule_tests::sampled_inputs::SampledInputs;

/// The number of texts in a round of the laws: a base, a reference and two targets, as URIs and as IRIs.
const TEXTS: u64 = 8;

/// The default number of texts for the laws.
const LAW_COUNT: u64 = 1_000_000;

/// The default number of texts for the oracles, which take ten times as long as the laws for a text.
const ORACLE_COUNT: u64 = 100_000;

/// The number of failures after which the run stops.
const MAX_FAILURES: usize = 10;

/// Checks laws and compares oracles on new texts.
#[derive(Parser)]
#[command(name = "cargo xtask soak")]
struct Arguments {
    /// Only one of the two halves
    #[arg(long)]
    only: Option<Half>,
    /// Only the oracles of this kind
    #[arg(long, value_parser = kind)]
    kind: Option<&'static Kind>,
    /// The seed of the first round
    #[arg(long)]
    seed: Option<u64>,
    /// The number of texts
    #[arg(long)]
    count: Option<u64>,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Half {
    Laws,
    Oracles,
}

fn kind(name: &str) -> Result<&'static Kind, String> {
    Kind::find(name).ok_or_else(|| format!("no kind has the name {name:?}"))
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    if arguments.kind.is_some() && arguments.only == Some(Half::Laws) {
        let error =
            Arguments::command().error(ErrorKind::ArgumentConflict, "the laws do not depend on a kind");
        error.exit();
    }
    let seed = arguments.seed.unwrap_or_else(time_seed);
    let mut failures = 0;
    if arguments.only != Some(Half::Oracles) && arguments.kind.is_none() {
        failures += laws(seed, arguments.count.unwrap_or(LAW_COUNT));
    }
    if arguments.only != Some(Half::Laws) {
        failures += oracles(arguments.kind, seed, arguments.count.unwrap_or(ORACLE_COUNT));
    }
    if failures == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Checks the laws on `texts` texts, and returns the number of failed rounds.
fn laws(seed: u64, texts: u64) -> usize {
    let rounds = texts.div_ceil(TEXTS);
    println!("{rounds} rounds, {texts} texts: cargo xtask soak --only laws --seed {seed} --count {texts}");
    each(rounds, &mut |round| {
        let number = seed.wrapping_add(round);
        let again = format!("cargo xtask soak --only laws --seed {number} --count 1");
        laws::all(number).map_err(|wrong| format!("{wrong}\n  again: {again}"))
    })
}

/// Compares the oracles of `kind`, or of all kinds in rotation, on `texts` texts, and returns the number of failed
/// rounds.
fn oracles(kind: Option<&'static Kind>, seed: u64, texts: u64) -> usize {
    let chosen = kind.map(|kind| format!("--kind {} ", kind.name)).unwrap_or_default();
    println!("{texts} texts: cargo xtask soak --only oracles {chosen}--seed {seed} --count {texts}");
    let agreements = match kind {
        Some(kind) => vec![agreement::of(kind.name)],
        None => agreement::all(),
    };
    let drawn =
        |kind: &Kind| SampledInputs::of(kind.name).unwrap_or_else(|error| panic!("{}: {error}", kind.name));
    // With fewer texts than kinds, the last kinds are not needed.
    let agreements = agreements.into_iter().take(usize::try_from(texts).unwrap_or(usize::MAX));
    let mut agreements: Vec<_> = agreements.map(|one| (drawn(one.subject.kind), one)).collect();
    let (kinds, mut undecided) = (agreements.len() as u64, 0);
    let failures = each(texts, &mut |round| {
        let Some((drawn, agreement)) = agreements.get_mut((round % kinds) as usize) else { return Ok(()) };
        let agreed = agreement::round(agreement, drawn, seed.wrapping_add(round))?;
        undecided += u64::from(agreed == Agreed::Undecided);
        Ok(())
    });
    println!("{undecided} texts were not decided by abnf-oracle");
    failures
}

/// Runs all rounds, prints failures and progress, and returns the number of failures.
fn each(rounds: u64, run: &mut dyn FnMut(u64) -> Result<(), String>) -> usize {
    let begin = Instant::now();
    let mut failures = 0;
    for round in 0..rounds {
        if let Err(wrong) = run(round) {
            eprintln!("{wrong}");
            failures += 1;
        }
        if failures == MAX_FAILURES {
            eprintln!("and perhaps more");
            break;
        }
        if round > 0 && round % (rounds / 10).max(10_000) == 0 {
            println!("{round} rounds after {} s", begin.elapsed().as_secs());
        }
    }
    println!("{failures} failures after {} s", begin.elapsed().as_secs());
    failures
}

/// A seed from the clock, short enough to be typed by hand.
fn time_seed() -> u64 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_nanos());
    now as u64 % 1_000_000_000_000
}
