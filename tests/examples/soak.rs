//! The laws of `virgule_tests::laws`, asked of texts that no test has seen: `cargo xtask soak`.
//!
//! Every run takes another seed, from the clock, and says which. Each number from the seed on makes the texts of one
//! turn; a turn that fails is named by the command that repeats it alone.

use std::process::ExitCode;
use std::time::{Instant, SystemTime, UNIX_EPOCH};
use virgule_tests::laws;

/// How many texts a turn makes: a base, a reference and two targets, as URIs and as IRIs.
const TEXTS: u64 = 8;

/// After so many failures it is enough.
const ENOUGH: usize = 10;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let (seed, texts) = match read(&arguments) {
        Ok(read) => read,
        Err(argument) => {
            eprintln!("what is {argument:?}?\nusage: cargo xtask soak [--seed N] [--count N]");
            return ExitCode::from(2);
        }
    };
    let begin = Instant::now();
    let turns = texts.div_ceil(TEXTS);
    println!("{turns} turns, {texts} texts: cargo xtask soak --seed {seed} --count {texts}");
    let mut failures = 0;
    for turn in 0..turns {
        let number = seed.wrapping_add(turn);
        if let Err(wrong) = laws::all(number) {
            eprintln!("{wrong}\n  again: cargo xtask soak --seed {number} --count 1");
            failures += 1;
        }
        if failures == ENOUGH {
            eprintln!("and perhaps more");
            break;
        }
        if turn > 0 && turn % (turns / 10).max(10_000) == 0 {
            println!("{turn} turns after {} s", begin.elapsed().as_secs());
        }
    }
    println!("{failures} failures after {} s", begin.elapsed().as_secs());
    if failures == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Seed and number of texts; an error is the argument that is not understood.
fn read(arguments: &[String]) -> Result<(u64, u64), &str> {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_nanos());
    // Short enough to be typed.
    let (mut seed, mut count) = (now as u64 % 1_000_000_000_000, 1_000_000);
    for pair in arguments.chunks(2) {
        let number = |pair: &[String]| pair.get(1).and_then(|number| number.parse().ok());
        match (pair[0].as_str(), number(pair)) {
            ("--seed", Some(number)) => seed = number,
            ("--count", Some(number)) => count = number,
            (argument, _) => return Err(argument),
        }
    }
    Ok((seed, count))
}
