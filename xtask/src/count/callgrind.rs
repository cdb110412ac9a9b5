//! Runs a program of the workspace under callgrind, which counts what it is told to.
//!
//! callgrind simulates a processor: the same program comes to the same count each time, and on each machine. What
//! valgrind shows to programs is one model per width of vectors (with AVX2: a Haswell, without AVX-512), and the vector level
//! is forced to `avx2`, so that the same path is taken on all processors that have AVX2.

use crate::grammars;
use crate::outside;
use std::path::{Path, PathBuf};
use std::process::Stdio;

/// What is counted, in `crates/virgule-bench/src/count.rs`.
const COUNTED: &str = "--toggle-collect=virgule_bench::count::counted*";
/// Behind what a count is written to a file of its own.
const NOTED: &str = "--dump-after=virgule_bench::count::noted*";

/// A line that the program said, and how many instructions were counted for it.
pub type Line = (String, u64);

/// Builds the bench with those features, lets it do one pass of all works, and gives what it says and what it took.
pub fn run(features: &str, arguments: &[&str]) -> Result<Vec<Line>, String> {
    if outside::run(std::process::Command::new("valgrind").arg("--version").stdout(Stdio::null())).is_err() {
        return Err(
            "there is no valgrind: `apt-get install valgrind`, or what does the same here".to_string()
        );
    }
    let folder = grammars::root().join("target/bench-count");
    let fault = |error: std::io::Error| format!("{}: {error}", folder.display());
    // Files of another run would be taken for those of this one.
    if folder.exists() {
        std::fs::remove_dir_all(&folder).map_err(fault)?;
    }
    std::fs::create_dir_all(&folder).map_err(fault)?;
    let file = folder.join("out");
    let output = format!("--callgrind-out-file={}", file.display());
    let runner = ["valgrind", "--quiet", "--tool=callgrind", COUNTED, NOTED, &output];
    let mut command = outside::cargo();
    command.args([
        "run",
        "--quiet",
        "--profile",
        "dist",
        "--package",
        "virgule-bench",
        "--no-default-features",
    ]);
    command.args(["--features", features, "--config", &format!("target.'cfg(all())'.runner={runner:?}")]);
    command.args(["--", "--count"]).args(arguments);
    // The highest level that valgrind has, also where the processor has more.
    command.env("VIRGULE_LEVEL", "avx2");
    // Either changes what happens in the C library.
    command.env_remove("GLIBC_TUNABLES").env_remove("LD_PRELOAD").stderr(Stdio::inherit());
    let output = command.output().map_err(|error| format!("cargo does not start: {error}"))?;
    if !output.status.success() {
        return Err(format!("virgule-bench under callgrind ended with {}", output.status));
    }
    let said = String::from_utf8(output.stdout).map_err(|error| error.to_string())?;
    said.lines().enumerate().map(|(at, line)| Ok((line.to_string(), total(&part(&file, at + 1))?))).collect()
}

/// The file with the count of so many lines.
fn part(file: &Path, number: usize) -> PathBuf {
    file.with_extension(number.to_string())
}

/// The instructions that a file of callgrind sums up.
fn total(file: &Path) -> Result<u64, String> {
    let text = std::fs::read_to_string(file).map_err(|error| format!("{}: {error}", file.display()))?;
    summed(&text).ok_or_else(|| format!("{}: callgrind counted nothing", file.display()))
}

/// The line `totals: 1234`; a count of 0 is none, the name of a function was not found then.
fn summed(text: &str) -> Option<u64> {
    let total = text.lines().find_map(|line| line.strip_prefix("totals: "))?;
    total.trim().parse().ok().filter(|total| *total > 0)
}

#[cfg(test)]
mod tests {
    use super::{part, summed};
    use std::path::Path;

    #[test]
    fn totals_are_read() {
        assert_eq!(summed("version: 1\nevents: Ir\n\nfn=(1) a\n16 400\ntotals: 108594\n"), Some(108_594));
        for nothing in ["", "totals: 0\n", "totals: many\n", "summary: 4\n"] {
            assert_eq!(summed(nothing), None, "{nothing}");
        }
        assert_eq!(part(Path::new("a/out"), 12), Path::new("a/out.12"));
    }
}
