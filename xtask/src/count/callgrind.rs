//! Runs a program of the workspace under callgrind, which counts the instructions of one function.
//!
//! callgrind simulates a processor: the count of a program is the same in each run and on each machine. valgrind
//! presents one processor model per width of vectors (with AVX2: a Haswell, without AVX-512), and the vector level
//! is forced to `avx2`, so that the same path is taken on all processors that have AVX2.

use crate::grammars;
use crate::outside;
use std::path::{Path, PathBuf};
use std::process::Stdio;

/// The function that is counted, in `crates/virgule-bench/src/count.rs`.
const COUNTED: &str = "--toggle-collect=virgule_bench::count::counted*";
/// The function after which callgrind writes a count to a file.
const NOTED: &str = "--dump-after=virgule_bench::count::noted*";

/// A line of the program's output, and the instructions counted for it.
pub type Line = (String, u64);

/// Builds the bench with the features, runs one pass of all works, and returns its output with the counts.
pub fn run(features: &str, arguments: &[&str]) -> Result<Vec<Line>, String> {
    if outside::run(std::process::Command::new("valgrind").arg("--version").stdout(Stdio::null())).is_err() {
        return Err(
            "there is no valgrind: `apt-get install valgrind`, or what does the same here".to_string()
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
    // The highest level that valgrind supports, even if the processor supports more.
    command.env("VIRGULE_LEVEL", "avx2");
    // Both environment variables change the implementations that the C library selects.
    command.env_remove("GLIBC_TUNABLES").env_remove("LD_PRELOAD").stderr(Stdio::inherit());
    let output = command.output().map_err(|error| format!("cargo does not start: {error}"))?;
    if !output.status.success() {
        return Err(format!("virgule-bench under callgrind ended with {}", output.status));
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
