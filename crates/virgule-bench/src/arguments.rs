//! What was asked for on the command line.

use crate::works::NAMES;
use virgule::VectorLevel;

pub const USAGE: &str = "\
usage: cargo xtask bench [--without-simd] [--level LEVEL] [--only WORK]… [--library NAME]… [--json FILE] [--check] [FILE…]
       cargo xtask bench --table

  FILE            texts of one's own, one a line, instead of tests/data/urls.txt
  --only WORK     parse, kinds, valid, refuse, normalize, resolve, compare or build
  --library NAME  only these, as a profiler wants it; else all
  --json FILE     write all results there
  --check         exit with 1 if virgule is slower than its budgets
  --count         no times: one pass for `cargo xtask bench count`, which counts its instructions
  --table         measure nothing: write the table in docs/performance.md from docs/speed.json
  --level LEVEL   virgule at a lower vector level than the processor's: none, ssse3 or avx2
  --without-simd  virgule built without vector instructions
";

/// What was asked for.
#[derive(Default)]
pub struct Arguments {
    /// Texts of one's own.
    pub files: Vec<String>,
    /// Works; none means all.
    pub only: Vec<String>,
    /// Libraries; none means all.
    pub libraries: Vec<String>,
    /// Where JSON goes.
    pub json: Option<String>,
    /// Whether only the usage is wanted.
    pub help: bool,
    /// Whether budgets matter.
    pub check: bool,
    /// Whether instructions are counted.
    pub count: bool,
    /// Whether only the table of times is to be written.
    pub table: bool,
    /// The vector level to force.
    pub level: Option<VectorLevel>,
}

impl Arguments {
    /// Reads the arguments; an error says which one is wrong.
    pub fn read(mut arguments: impl Iterator<Item = String>) -> Result<Self, String> {
        let mut read = Arguments::default();
        while let Some(argument) = arguments.next() {
            let mut value = || arguments.next().ok_or(format!("{argument} needs a value"));
            match argument.as_str() {
                "--help" | "-h" => read.help = true,
                "--check" => read.check = true,
                "--count" => read.count = true,
                "--table" => read.table = true,
                "--json" => read.json = Some(value()?),
                "--level" => read.level = Some(level(&value()?)?),
                "--library" => read.libraries.push(value()?),
                "--only" => read.only.push(work(value()?)?),
                option if option.starts_with('-') => return Err(format!("unknown option {option}")),
                _ => read.files.push(argument),
            }
        }
        Ok(read)
    }

    /// Whether a library is wanted.
    pub fn wants_library(&self, library: &str) -> bool {
        self.libraries.is_empty() || self.libraries.iter().any(|only| only == library)
    }

    /// Whether a work is wanted.
    pub fn wants(&self, work: &str) -> bool {
        self.only.is_empty() || self.only.iter().any(|only| only == work)
    }
}

/// The level of that name. Whether the processor has it is known where it is forced.
fn level(name: &str) -> Result<VectorLevel, String> {
    name.parse().map_err(|error| format!("--level {name}: {error}"))
}

fn work(name: String) -> Result<String, String> {
    if NAMES.contains(&name.as_str()) { Ok(name) } else { Err(format!("unknown work {name}")) }
}

#[cfg(test)]
mod tests {
    use super::Arguments;
    use virgule::VectorLevel;

    fn read(line: &str) -> Result<Arguments, String> {
        Arguments::read(line.split_whitespace().map(str::to_string))
    }

    #[test]
    fn what_is_not_known_is_refused() {
        for (line, message) in [
            ("--quick", "unknown option --quick"),
            ("--json", "--json needs a value"),
            ("--only parsing", "unknown work parsing"),
            (
                "--level sse9",
                "--level sse9: no vector level has that name; the levels are none, ssse3, avx2, avx512, neon, simd128",
            ),
        ] {
            assert_eq!(read(line).err().as_deref(), Some(message));
        }
    }

    #[test]
    fn nothing_means_everything() {
        let all = read("").unwrap();
        assert!(all.wants("build") && all.wants_library("url") && !all.check && all.files.is_empty());
        let some = read("--only parse --check a.txt --library virgule b.txt").unwrap();
        assert!(some.wants("parse") && !some.wants("build") && !some.wants_library("url") && some.check);
        assert_eq!(some.files, ["a.txt", "b.txt"]);
        assert_eq!(read("--level none").unwrap().level, Some(VectorLevel::None));
    }
}
