//! `bench count`: instructions per text, which are free of noise, compared with the recorded counts.
//!
//! ```text
//! callgrind   runs one pass of each work of the bench, and counts its instructions
//! baseline    crates/virgule-bench/counts.txt, and differences of counts from it
//! ```
//!
//! Instruction counts ignore cache misses and mispredicted branches. They show whether something changed; times show
//! how much the change matters.

mod baseline;
mod callgrind;

use crate::grammars;
use baseline::{Baseline, Count, TOLERANCE, compared};
use std::process::Command;

const USAGE: &str = "usage: cargo xtask bench count [--check | --write | --peers]";

/// The path of the recorded counts, below the root.
const FILE: &str = "crates/virgule-bench/counts.txt";

/// Counts and prints; `--check` fails if a count differs, `--write` records all, `--peers` counts the other libraries
/// too.
pub fn bench(arguments: &[&str]) -> Result<(), String> {
    match arguments {
        [] => compare().map(|_| ()),
        ["--check"] => check(),
        ["--write"] => write(),
        ["--peers"] => peers(),
        _ => Err(USAGE.to_string()),
    }
}

/// The reason why counts cannot be compared on this machine, if there is one.
fn elsewhere(known: &Baseline, here: &str) -> Option<String> {
    if known.compiler != here {
        return Some(format!("not compared: {FILE} is of {}, this is {here}", known.compiler));
    }
    #[cfg(all(target_os = "linux", target_arch = "x86_64"))]
    let same = std::arch::is_x86_feature_detected!("avx2");
    #[cfg(not(all(target_os = "linux", target_arch = "x86_64")))]
    let same = false;
    (!same).then(|| format!("not compared: {FILE} is of x86-64 with AVX2 under Linux"))
}

/// Prints counts beside the recorded ones. `Some(true)` if they agree, `Some(false)` if not, `None` if they cannot be
/// compared on this machine.
fn compare() -> Result<Option<bool>, String> {
    let path = grammars::root().join(FILE);
    let text = std::fs::read_to_string(path).map_err(|error| format!("{FILE}: {error}"))?;
    let known = Baseline::read(&text).map_err(|error| format!("{FILE}: {error}"))?;
    let elsewhere = elsewhere(&known, &compiler()?);
    let (text, well) = compared(&counts()?, &known);
    print!("{text}");
    if let Some(why) = &elsewhere {
        println!("{why}");
    }
    Ok(elsewhere.is_none().then_some(well))
}

fn check() -> Result<(), String> {
    if compare()? != Some(false) {
        return Ok(());
    }
    let percent = 100.0 * TOLERANCE;
    Err(format!(
        "more than {percent:.0} % from {FILE}: slower, mend it; faster, or slower for a reason that the change gives, write it \
         down with `cargo xtask bench count --write`"
    ))
}

fn write() -> Result<(), String> {
    let baseline = Baseline { compiler: compiler()?, counts: counts()? };
    std::fs::write(grammars::root().join(FILE), baseline.text()).map_err(|error| format!("{FILE}: {error}"))
}

/// The counts of virgule, in the order of the works.
fn counts() -> Result<Vec<Count>, String> {
    let lines = callgrind::run("simd", &["--library", "virgule"])?;
    lines.iter().map(|line| Ok(count(line)?.1)).collect()
}

/// Prints the counts of all libraries, without a comparison to recorded counts.
fn peers() -> Result<(), String> {
    let mut before = None;
    for line in &callgrind::run("simd,peers", &[])? {
        let (name, count) = count(line)?;
        let work = format!("{}, {}", count.work, count.input);
        if before.as_ref() != Some(&work) {
            println!("{work}");
        }
        println!("  {name:18} {:9.1}", count.instructions);
        before = Some(work);
    }
    Ok(())
}

/// Parses a line of the bench: the library, and the count for one text.
fn count((line, total): &callgrind::Line) -> Result<(&str, Count), String> {
    let cells: Vec<&str> = line.split('\t').collect();
    let parsed = match cells[..] {
        [work, input, name, items] => items.parse().ok().map(|items: u32| (work, input, name, items)),
        _ => None,
    };
    let (work, input, name, items) =
        parsed.filter(|(.., items)| *items > 0).ok_or_else(|| format!("virgule-bench says `{line}`"))?;
    let instructions = *total as f64 / f64::from(items);
    Ok((name, Count { work: work.to_string(), input: input.to_string(), instructions }))
}

/// The output of `rustc --version`.
fn compiler() -> Result<String, String> {
    let output = Command::new("rustc").arg("--version").output();
    let output = output.map_err(|error| format!("rustc does not start: {error}"))?;
    String::from_utf8(output.stdout).map(|text| text.trim().to_string()).map_err(|error| error.to_string())
}

#[cfg(test)]
mod tests {
    use super::{count, elsewhere};
    use crate::count::baseline::Baseline;

    #[test]
    fn a_line_becomes_a_count_for_one_text() {
        let line = ("parse\turls.txt, short\tvirgule 0.1.0\t200".to_string(), 101_000);
        let (name, count_of_one) = count(&line).unwrap();
        assert_eq!(
            (name, count_of_one.work.as_str(), count_of_one.input.as_str()),
            ("virgule 0.1.0", "parse", "urls.txt, short")
        );
        assert!((count_of_one.instructions - 505.0).abs() < 1e-9);
        for wrong in ["parse\ta.txt\tvirgule", "parse\ta.txt\tvirgule\t0", "parse\ta.txt\tvirgule\tmany"] {
            assert!(count(&(wrong.to_string(), 1)).is_err(), "{wrong}");
        }
    }

    #[test]
    fn another_compiler_is_not_compared() {
        let known = Baseline { compiler: "rustc 1.95.0".to_string(), counts: Vec::new() };
        let why = elsewhere(&known, "rustc 1.96.0").unwrap();
        assert!(why.ends_with("is of rustc 1.95.0, this is rustc 1.96.0"), "{why}");
    }
}
