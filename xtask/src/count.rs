//! `bench count`: instructions per text, which are free of noise, compared with the recorded counts.
//!
//! Instruction counts ignore cache misses and mispredicted branches. They show whether something changed; times show
//! how much the change matters. The recorded counts are in bench/counts.txt:
//!
//! ```text
//! # what this is
//! rustc 1.95.0 (59807616e 2026-04-14)
//! parse → urls.txt → 555.0                work, input, instructions for a text; with tabs
//! ```
//!
//! callgrind runs one pass of each work of the bench, and counts the instructions of one function. It simulates a
//! processor: the count of a program is the same in each run and on each machine. valgrind presents one processor model
//! per width of vectors (with AVX2: a Haswell, without AVX-512), and the vector level is forced to `avx2`, so that the
//! same path is taken on all processors that have AVX2.

use crate::{grammars, outside};
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

const FILE: &str = "bench/counts.txt";

/// Options of `bench count`.
#[derive(clap::Args)]
#[group(multiple = false)]
pub struct CountArgs {
    /// Fail if a count differs
    #[arg(long)]
    check: bool,
    /// Record all counts
    #[arg(long)]
    write: bool,
    /// Count the other libraries too
    #[arg(long)]
    peers: bool,
    // `bench` passes its own on.
    /// Print help
    #[arg(long, short, action = clap::ArgAction::Help)]
    help: Option<bool>,
}

/// Counts instructions; prints, checks or records the counts.
pub fn bench(call: &CountArgs) -> Result<(), String> {
    match call {
        CountArgs { check: true, .. } => check(),
        CountArgs { write: true, .. } => write(),
        CountArgs { peers: true, .. } => peers(),
        _ => compare().map(|_| ()),
    }
}

/// The reason why counts cannot be compared on this machine, if there is one.
fn elsewhere(known: &Baseline, here: &str) -> Option<String> {
    if known.compiler != here {
        return Some(format!(
            "not compared: {FILE} was recorded with {}, but this is {here}",
            known.compiler
        ));
    }
    #[cfg(all(target_os = "linux", target_arch = "x86_64"))]
    let same = std::arch::is_x86_feature_detected!("avx2");
    #[cfg(not(all(target_os = "linux", target_arch = "x86_64")))]
    let same = false;
    (!same).then(|| format!("not compared: {FILE} was recorded on x86-64 with AVX2 under Linux"))
}

/// Prints counts beside the recorded ones. `Some(true)` if they agree, `Some(false)` if not, `None` if they cannot be
/// compared on this machine.
fn compare() -> Result<Option<bool>, String> {
    let known = Baseline::read(&grammars::read_text(FILE)?).map_err(|error| format!("{FILE}: {error}"))?;
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
        "counts differ by more than {percent:.0} % from {FILE}: fix an unintended increase; record any other change \
         with `cargo xtask bench count --write`"
    ))
}

fn write() -> Result<(), String> {
    let baseline = Baseline { compiler: compiler()?, counts: counts()? };
    grammars::write_text(FILE, &baseline.text())
}

/// The counts of virgule, in the order of the works.
fn counts() -> Result<Vec<Count>, String> {
    let lines = run_callgrind("simd", &["--library", "virgule"])?;
    lines.iter().map(|line| Ok(read_line(line)?.1)).collect()
}

/// Prints the counts of all libraries, without a comparison to recorded counts.
fn peers() -> Result<(), String> {
    let mut before = None;
    for line in &run_callgrind("simd,peers", &[])? {
        let (name, count) = read_line(line)?;
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
fn read_line((line, total): &CountedLine) -> Result<(&str, Count), String> {
    let cells: Vec<&str> = line.split('\t').collect();
    let parsed = match cells[..] {
        [work, input, name, items] => items.parse().ok().map(|items: u32| (work, input, name, items)),
        _ => None,
    };
    let (work, input, name, items) = parsed
        .filter(|(.., items)| *items > 0)
        .ok_or_else(|| format!("unexpected output of virgule-bench: `{line}`"))?;
    let instructions = *total as f64 / f64::from(items);
    Ok((name, Count { work: work.to_string(), input: input.to_string(), instructions }))
}

fn compiler() -> Result<String, String> {
    Ok(outside::output(Command::new("rustc").arg("--version"))?.trim().to_string())
}

/// The relative difference that is accepted.
const TOLERANCE: f64 = 0.02;

const HEAD: &str = "\
# Instructions for a text, as callgrind counts them: work, input, count. `cargo xtask bench count --write` writes this.
";

/// The instructions of a work per text of an input.
#[derive(Debug, Clone, PartialEq)]
struct Count {
    work: String,
    input: String,
    instructions: f64,
}

#[derive(Debug, Clone, PartialEq)]
struct Baseline {
    /// The output of `rustc --version`: another compiler emits other instructions.
    compiler: String,
    counts: Vec<Count>,
}

impl Baseline {
    /// Reads a file; an error says which line is wrong.
    fn read(text: &str) -> Result<Self, String> {
        let mut lines = text.lines().enumerate().filter(|(_, line)| !line.starts_with('#'));
        let compiler = lines.next().map(|(_, line)| line.to_string()).ok_or("no line with the compiler")?;
        let count = |(at, line): (usize, &str)| {
            let mut cells = line.split('\t').map(str::to_string);
            let (work, input, number) = (cells.next(), cells.next(), cells.next());
            let instructions =
                number.and_then(|number| number.parse().ok()).filter(|&count: &f64| count > 0.0);
            match (work, input, instructions, cells.next()) {
                (Some(work), Some(input), Some(instructions), None) => {
                    Ok(Count { work, input, instructions })
                }
                _ => Err(format!(
                    "line {}: expected a work, an input and a count, with tabs between them",
                    at + 1
                )),
            }
        };
        Ok(Baseline { compiler, counts: lines.map(count).collect::<Result<_, String>>()? })
    }

    fn text(&self) -> String {
        let mut text = format!("{HEAD}{}\n", self.compiler);
        for Count { work, input, instructions } in &self.counts {
            // Writing to a string does not fail.
            let _ = writeln!(text, "{work}\t{input}\t{instructions:.1}");
        }
        text
    }

    /// The recorded count of a work over an input.
    fn of(&self, count: &Count) -> Option<f64> {
        let same = |known: &&Count| known.work == count.work && known.input == count.input;
        self.counts.iter().find(same).map(|known| known.instructions)
    }
}

/// Formats counts beside the recorded ones; true if no count is missing or differs by more than the tolerance.
fn compared(counts: &[Count], baseline: &Baseline) -> (String, bool) {
    let mut text = format!("{:58}{:>9}{:>10}\n", "instructions for a text", "now", "baseline");
    let mut well = true;
    for count in counts {
        let name = format!("{}, {}", count.work, count.input);
        let _ = write!(text, "{name:58}{:9.1}", count.instructions);
        let Some(known) = baseline.of(count) else {
            well = false;
            text.push_str("      none   new\n");
            continue;
        };
        let change = count.instructions / known - 1.0;
        let within = change.abs() <= TOLERANCE;
        well &= within;
        let remark = if within { "" } else { "   too much" };
        let _ = writeln!(text, "{known:10.1} {:+8.2} %{remark}", 100.0 * change);
    }
    let counted =
        |known: &Count| counts.iter().any(|count| count.work == known.work && count.input == known.input);
    for known in baseline.counts.iter().filter(|known| !counted(known)) {
        well = false;
        let _ = writeln!(
            text,
            "{:58}     none{:10.1}   gone",
            format!("{}, {}", known.work, known.input),
            known.instructions
        );
    }
    (text, well)
}

/// The function that is counted, in `bench/src/cell.rs`.
const COUNTED: &str = "--toggle-collect=virgule_bench::cell::counted*";
/// The function after which callgrind writes a count to a file.
const NOTED: &str = "--dump-after=virgule_bench::cell::noted*";

/// A line of the program's output, and the instructions counted for it.
type CountedLine = (String, u64);

/// Builds the bench with the features, runs one pass of all works, and returns its output with the counts.
fn run_callgrind(features: &str, arguments: &[&str]) -> Result<Vec<CountedLine>, String> {
    if outside::run(Command::new("valgrind").arg("--version").stdout(Stdio::null())).is_err() {
        return Err(
            "valgrind is not installed: run `apt-get install valgrind`, or the equivalent on this system"
                .to_string(),
        );
    }
    let folder = grammars::root().join("target/bench-count");
    let fault = |error: std::io::Error| format!("{}: {error}", folder.display());
    // Files of an earlier run would be read as well.
    if folder.exists() {
        std::fs::remove_dir_all(&folder).map_err(fault)?;
    }
    std::fs::create_dir_all(&folder).map_err(fault)?;
    let file = folder.join("out");
    let output = format!("--callgrind-out-file={}", file.display());
    let runner = ["valgrind", "--quiet", "--tool=callgrind", COUNTED, NOTED, &output];
    let mut command = outside::cargo();
    command
        .args(["run", "--quiet", "--release", "--manifest-path"])
        .arg(grammars::root().join("bench/Cargo.toml"));
    command.args([
        "--no-default-features",
        "--features",
        features,
        "--config",
        &format!("target.'cfg(all())'.runner={runner:?}"),
    ]);
    command.args(["--", "--count"]).args(arguments);
    command.env("CARGO_TARGET_DIR", outside::target_folder());
    // The highest level that valgrind supports, even if the processor supports more.
    command.env("VIRGULE_LEVEL", "avx2");
    // Both environment variables change the implementations that the C library selects.
    command.env_remove("GLIBC_TUNABLES").env_remove("LD_PRELOAD").stderr(Stdio::inherit());
    let output = command.output().map_err(|error| format!("cannot start cargo: {error}"))?;
    if !output.status.success() {
        return Err(format!("virgule-bench failed under callgrind: {}", output.status));
    }
    let output = String::from_utf8(output.stdout).map_err(|error| error.to_string())?;
    output
        .lines()
        .enumerate()
        .map(|(at, line)| Ok((line.to_string(), total(&part(&file, at + 1))?)))
        .collect()
}

/// The file with the count for line `number` of the output.
fn part(file: &Path, number: usize) -> PathBuf {
    file.with_extension(number.to_string())
}

/// The total of instructions in a file of callgrind.
fn total(file: &Path) -> Result<u64, String> {
    let text = std::fs::read_to_string(file).map_err(|error| format!("{}: {error}", file.display()))?;
    summed(&text).ok_or_else(|| format!("{}: callgrind counted nothing", file.display()))
}

/// The line `totals: 1234`; `None` for 0, which callgrind writes if it does not find the function.
fn summed(text: &str) -> Option<u64> {
    let total = text.lines().find_map(|line| line.strip_prefix("totals: "))?;
    total.trim().parse().ok().filter(|total| *total > 0)
}

#[cfg(test)]
mod tests {
    use super::{Baseline, Count, compared, elsewhere, part, read_line, summed};
    use std::path::Path;

    #[test]
    fn a_line_becomes_a_count_for_one_text() {
        let line = ("parse\turls.txt, short\tvirgule 0.1.0\t200".to_string(), 101_000);
        let (name, count_of_one) = read_line(&line).unwrap();
        assert_eq!(
            (name, count_of_one.work.as_str(), count_of_one.input.as_str()),
            ("virgule 0.1.0", "parse", "urls.txt, short")
        );
        assert!((count_of_one.instructions - 505.0).abs() < 1e-9);
        for wrong in ["parse\ta.txt\tvirgule", "parse\ta.txt\tvirgule\t0", "parse\ta.txt\tvirgule\tmany"] {
            assert!(read_line(&(wrong.to_string(), 1)).is_err(), "{wrong}");
        }
    }

    #[test]
    fn another_compiler_is_not_compared() {
        let known = Baseline { compiler: "rustc 1.95.0".to_string(), counts: Vec::new() };
        let why = elsewhere(&known, "rustc 1.96.0").unwrap();
        assert!(why.ends_with("was recorded with rustc 1.95.0, but this is rustc 1.96.0"), "{why}");
    }

    fn count(input: &str, instructions: f64) -> Count {
        Count { work: "parse".to_string(), input: input.to_string(), instructions }
    }

    fn baseline(counts: &[Count]) -> Baseline {
        Baseline { compiler: "rustc 1.95.0".to_string(), counts: counts.to_vec() }
    }

    #[test]
    fn reads_what_it_writes() {
        let known = baseline(&[count("a.txt, short", 555.0), count("b.txt", 1638.8)]);
        assert!(known.text().ends_with("\nrustc 1.95.0\nparse\ta.txt, short\t555.0\nparse\tb.txt\t1638.8\n"));
        assert_eq!(Baseline::read(&known.text()), Ok(known));
    }

    #[test]
    fn reports_the_line_of_an_error() {
        assert_eq!(Baseline::read("# nothing\n"), Err("no line with the compiler".to_string()));
        for line in ["parse\ta.txt", "parse\ta.txt\tmany", "parse\ta.txt\t0", "parse\ta.txt\t1\t2", ""] {
            let error = Baseline::read(&format!("# x\nrustc\nparse\tb.txt\t1\n{line}\n")).unwrap_err();
            assert!(error.starts_with("line 4: "), "{line}: {error}");
        }
    }

    #[test]
    fn rejects_changes_of_two_percent() {
        let known = baseline(&[count("a.txt", 1000.0)]);
        for (now, well, shown) in [
            (1000.0, true, " 1000.0    1000.0    +0.00 %\n"),
            (1019.0, true, "    +1.90 %\n"),
            (981.0, true, "    -1.90 %\n"),
            (1021.0, false, "    +2.10 %   too much\n"),
            (979.0, false, "    -2.10 %   too much\n"),
        ] {
            let (text, is_well) = compared(&[count("a.txt", now)], &known);
            assert!(is_well == well && text.ends_with(shown), "{text}");
        }
    }

    #[test]
    fn reports_counts_of_one_side() {
        let (text, well) = compared(&[count("new.txt", 4.0)], &baseline(&[count("old.txt", 5.0)]));
        let lines: Vec<&str> = text.lines().skip(1).collect();
        assert!(!well && lines.len() == 2, "{text}");
        assert!(
            lines[0].starts_with("parse, new.txt") && lines[0].ends_with("4.0      none   new"),
            "{text}"
        );
        assert!(
            lines[1].starts_with("parse, old.txt") && lines[1].ends_with("none       5.0   gone"),
            "{text}"
        );
    }

    #[test]
    fn totals_are_read() {
        assert_eq!(summed("version: 1\nevents: Ir\n\nfn=(1) a\n16 400\ntotals: 108594\n"), Some(108_594));
        for nothing in ["", "totals: 0\n", "totals: many\n", "summary: 4\n"] {
            assert_eq!(summed(nothing), None, "{nothing}");
        }
        assert_eq!(part(Path::new("a/out"), 12), Path::new("a/out.12"));
    }
}
