//! Laws and oracles, asked of texts that no test has seen: `cargo xtask soak`.
//!
//! ```text
//! laws      `virgule_tests::laws`: what must hold of every text; a turn has eight
//! oracles   `virgule_tests::agreement`: everyone who can decide about a kind; a turn is one text, kind by kind
//! ```
//!
//! Every run takes another seed, from the clock, and says which. Each number from the seed on makes the texts of one
//! turn; a turn that fails is named by the command that repeats it alone.

use std::process::ExitCode;
use std::time::{Instant, SystemTime, UNIX_EPOCH};
use virgule::Kind;
use virgule_tests::agreement::{self, Agreed};
use virgule_tests::laws;
use virgule_tests::sampled_inputs::Drawn;

/// How many texts a turn of the laws makes: a base, a reference and two targets, as URIs and as IRIs.
const TEXTS: u64 = 8;

/// How many texts the laws are asked of where no number is given.
const OF_LAWS: u64 = 1_000_000;

/// The same for the oracles, which take ten times as long for a text.
const OF_ORACLES: u64 = 100_000;

/// After so many failures it is enough.
const ENOUGH: usize = 10;

const USAGE: &str = "usage: cargo xtask soak [--only laws|oracles] [--kind KIND] [--seed N] [--count N]; a kind is for the oracles";

/// What is asked for.
struct Call {
    laws: bool,
    oracles: bool,
    kind: Option<&'static Kind>,
    seed: u64,
    count: Option<u64>,
}

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let call = match read(&arguments) {
        Ok(call) => call,
        Err(argument) => {
            eprintln!("what is {argument:?}?\n{USAGE}");
            return ExitCode::from(2);
        }
    };
    let mut failures = 0;
    if call.laws {
        failures += laws(call.seed, call.count.unwrap_or(OF_LAWS));
    }
    if call.oracles {
        failures += oracles(call.kind, call.seed, call.count.unwrap_or(OF_ORACLES));
    }
    if failures == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Asks the laws; gives how many turns failed.
fn laws(seed: u64, texts: u64) -> usize {
    let turns = texts.div_ceil(TEXTS);
    println!("{turns} turns, {texts} texts: cargo xtask soak --only laws --seed {seed} --count {texts}");
    each(turns, &mut |turn| {
        let number = seed.wrapping_add(turn);
        let again = format!("cargo xtask soak --only laws --seed {number} --count 1");
        laws::all(number).map_err(|wrong| format!("{wrong}\n  again: {again}"))
    })
}

/// Asks the oracles, about one kind or all in turn; gives how many turns failed.
fn oracles(kind: Option<&'static Kind>, seed: u64, texts: u64) -> usize {
    let chosen = kind.map(|kind| format!("--kind {} ", kind.name)).unwrap_or_default();
    println!("{texts} texts: cargo xtask soak --only oracles {chosen}--seed {seed} --count {texts}");
    let asked = match kind {
        Some(kind) => vec![agreement::of(kind.name)],
        None => agreement::all(),
    };
    let drawn = |kind: &Kind| Drawn::of(kind.name).unwrap_or_else(|error| panic!("{}: {error}", kind.name));
    // A kind that comes with no turn needs no texts.
    let asked = asked.into_iter().take(usize::try_from(texts).unwrap_or(usize::MAX));
    let mut asked: Vec<_> = asked.map(|one| (drawn(one.subject.kind), one)).collect();
    let (kinds, mut undecided) = (asked.len() as u64, 0);
    let failures = each(texts, &mut |turn| {
        let Some((drawn, agreement)) = asked.get_mut((turn % kinds) as usize) else { return Ok(()) };
        let agreed = agreement::turn(agreement, drawn, seed.wrapping_add(turn))?;
        undecided += u64::from(agreed == Agreed::Undecided);
        Ok(())
    });
    println!("{undecided} texts were not decided by abnf-oracle");
    failures
}

/// Takes `turns`, tells of those that fail and how far it is, and gives how many failed.
fn each(turns: u64, take: &mut dyn FnMut(u64) -> Result<(), String>) -> usize {
    let begin = Instant::now();
    let mut failures = 0;
    for turn in 0..turns {
        if let Err(wrong) = take(turn) {
            eprintln!("{wrong}");
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
    failures
}

/// What is asked for; an error is the argument that is not understood.
fn read(arguments: &[String]) -> Result<Call, &str> {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_nanos());
    // Short enough to be typed.
    let seed = now as u64 % 1_000_000_000_000;
    let mut call = Call { laws: true, oracles: true, kind: None, seed, count: None };
    for pair in arguments.chunks(2) {
        let [option, value] = pair else { return Err(&pair[0]) };
        let number = value.parse().map_err(|_| option.as_str());
        match (option.as_str(), value.as_str()) {
            ("--only", "laws") => call.oracles = false,
            ("--only", "oracles") => call.laws = false,
            ("--kind", name) => call.kind = Some(Kind::find(name).ok_or(name)?),
            ("--seed", _) => call.seed = number?,
            ("--count", _) => call.count = Some(number?),
            _ => return Err(option),
        }
    }
    // The laws know no kinds.
    match call.kind {
        Some(_) if !call.oracles => Err("--kind"),
        Some(_) => Ok(Call { laws: false, ..call }),
        None => Ok(call),
    }
}
