//! Recorded counts of instructions, and the differences from them.
//!
//! ```text
//! # what this is
//! rustc 1.95.0 (59807616e 2026-04-14)
//! parse → urls.txt → 555.0                work, input, instructions for a text; with tabs
//! ```

use std::fmt::Write;

/// The relative difference that is accepted.
pub const TOLERANCE: f64 = 0.02;

const HEAD: &str = "\
# Instructions for a text, as callgrind counts them: work, input, count. `cargo xtask bench count --write` writes this.
";

/// The instructions of a work per text of an input.
#[derive(Debug, Clone, PartialEq)]
pub struct Count {
    pub work: String,
    pub input: String,
    pub instructions: f64,
}

/// The recorded counts.
#[derive(Debug, Clone, PartialEq)]
pub struct Baseline {
    /// The output of `rustc --version`: another compiler emits other instructions.
    pub compiler: String,
    /// A count for each work and input.
    pub counts: Vec<Count>,
}

impl Baseline {
    /// Reads a file; an error says which line is wrong.
    pub fn read(text: &str) -> Result<Self, String> {
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

    /// The text of the file.
    pub fn text(&self) -> String {
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
pub fn compared(counts: &[Count], baseline: &Baseline) -> (String, bool) {
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

#[cfg(test)]
mod tests {
    use super::{Baseline, Count, compared};

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
}
