//! The command line.

use crate::works::NAMES;
use clap::builder::PossibleValuesParser;
use clap::{Parser, Subcommand};
use virgule::VectorLevel;

/// Measures virgule beside other URI libraries: nanoseconds, and ratios.
#[derive(Parser)]
#[command(
    name = "cargo xtask bench",
    args_conflicts_with_subcommands = true,
    after_help = "`--without-simd` builds virgule without vector instructions."
)]
pub struct Arguments {
    #[command(subcommand)]
    pub command: Option<Command>,
    /// Strings, one per line, instead of tests/data/urls.txt
    #[arg(value_name = "FILE")]
    pub files: Vec<String>,
    /// Only this benchmark; may be repeated
    #[arg(long, value_name = "WORK", value_parser = PossibleValuesParser::new(NAMES))]
    pub only: Vec<String>,
    /// Only this library, for a profiler; may be repeated
    #[arg(long = "library", value_name = "NAME")]
    pub libraries: Vec<String>,
    /// Write all results to this file
    #[arg(long, value_name = "FILE")]
    pub json: Option<String>,
    /// Exit with 1 if virgule is slower than its budgets
    #[arg(long)]
    pub check: bool,
    /// Run each candidate once without a clock, for `cargo xtask bench count`
    #[arg(long)]
    pub count: bool,
    /// Write the table in docs/performance.md from docs/speed.json, and measure nothing
    #[arg(long)]
    pub table: bool,
    /// Measure at each level that has a column in docs/performance.md, one after the other
    #[arg(long)]
    pub levels: bool,
    /// Force a lower vector level than the processor's: none, ssse3 or avx2
    #[arg(long, conflicts_with = "levels")]
    pub level: Option<VectorLevel>,
}

#[derive(Subcommand)]
pub enum Command {
    /// Generate docs/conformance.md
    Conformance,
    /// Answer the requests of `virgule conform` by a library, a JSON object per line
    #[cfg(feature = "peers")]
    Subject {
        #[arg(long, value_name = "NAME")]
        library: String,
    },
    /// Time a thousand routes beside a router and regular expressions
    Patterns,
}

impl Arguments {
    pub fn wants_library(&self, library: &str) -> bool {
        self.libraries.is_empty() || self.libraries.iter().any(|only| only == library)
    }

    pub fn wants(&self, work: &str) -> bool {
        self.only.is_empty() || self.only.iter().any(|only| only == work)
    }
}

#[cfg(test)]
mod tests {
    use super::Arguments;
    use clap::Parser;
    use virgule::VectorLevel;

    fn read(line: &str) -> Result<Arguments, String> {
        let words = std::iter::once("bench").chain(line.split_whitespace());
        Arguments::try_parse_from(words).map_err(|error| error.to_string())
    }

    #[test]
    fn unknown_values_are_refused() {
        for (line, message) in [
            ("--quick", "unexpected argument '--quick'"),
            ("--json", "a value is required for '--json <FILE>'"),
            ("--only parsing", "invalid value 'parsing'"),
            ("--level sse9", "the levels are none, ssse3, avx2, avx512, neon, simd128"),
        ] {
            let error = read(line).err().expect("an error");
            assert!(error.contains(message), "{error}");
        }
    }

    #[test]
    fn everything_is_selected_by_default() {
        let all = read("").unwrap();
        assert!(all.wants("build") && all.wants_library("url") && !all.check && all.files.is_empty());
        let some = read("--only parse --check a.txt --library virgule b.txt").unwrap();
        assert!(some.wants("parse") && !some.wants("build") && !some.wants_library("url") && some.check);
        assert_eq!(some.files, ["a.txt", "b.txt"]);
        assert_eq!(read("--level none").unwrap().level, Some(VectorLevel::None));
    }
}
