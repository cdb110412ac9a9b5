//! `docs/growth.md`: the plots with tables.

use super::series::Growth;
use serde_json::Value;
use std::fmt::Write;

const HEAD: &str = "# What grows with what

Written by `cargo xtask bench growth`. Both scales of each plot are logarithms, the dotted line is what is linear, and a slope
is the power of the work that the cost grows with, taken where the work counts for more than what every text or grammar costs.
Parsing is linear. Compiling is not bound to be: what it may cost is counted (`crates/virgule-compiler/src/limits.rs`).
";

/// The document; `environment` is the JSON object of the environment.
pub fn document(all: &[Growth], environment: &Value) -> String {
    let about = |key: &str| match &environment[key] {
        Value::String(text) => text.clone(),
        other => other.to_string(),
    };
    let mut text = format!(
        "{HEAD}\nMeasured {} with {} on {}, vector level {}, {} cores.\n",
        about("date"),
        about("rustc"),
        about("processor"),
        about("level"),
        about("cores")
    );
    for growth in all {
        // Writing to a string does not fail.
        let _ = writeln!(text, "\n## {}\n\n![{}](growth/{}.svg)", growth.title, growth.title, growth.file);
        if !growth.about.is_empty() {
            let _ = writeln!(text, "\n{}", growth.about);
        }
        let _ = writeln!(text, "\n| | slope | {} | {} |\n|---|---|---|---|", growth.work, growth.cost);
        for series in &growth.series {
            let slope = series.slope(growth.from).map_or(String::new(), |slope| format!("{slope:.2}"));
            let ends =
                [series.points.first(), series.points.last()].map(|point| point.copied().unwrap_or_default());
            let [(little, cheap), (much, dear)] = ends;
            let _ = writeln!(
                text,
                "| {} | {slope} | {little:.0} to {much:.0} | {} to {} |",
                series.name,
                rounded(cheap),
                rounded(dear)
            );
        }
    }
    text
}

/// Rounds to three digits, more than the precision of a run.
fn rounded(number: f64) -> String {
    let least = 10f64.powf(number.abs().max(1.0).log10().floor() - 2.0).max(1.0);
    format!("{:.0}", (number / least).round() * least)
}

#[cfg(test)]
mod tests {
    use super::{document, rounded};
    use crate::growth::series::{Growth, Series};
    use serde_json::json;

    #[test]
    fn a_plot_has_its_table() {
        let growth = Growth {
            file: "length",
            title: "Time by length",
            about: "Said of it.".to_string(),
            work: "bytes",
            cost: "ns",
            from: 100.0,
            series: vec![Series {
                name: "path",
                points: vec![(10.0, 30.0), (100.0, 100.0), (1000.0, 1003.7)],
            }],
        };
        let environment = json!({ "date": "2026-11-22", "rustc": "rustc 1.95.0", "processor": "P", "level": "avx2", "cores": 2 });
        let text = document(&[growth], &environment);
        let end = "
Measured 2026-11-22 with rustc 1.95.0 on P, vector level avx2, 2 cores.

## Time by length

![Time by length](growth/length.svg)

Said of it.

| | slope | bytes | ns |
|---|---|---|---|
| path | 1.00 | 10 to 1000 | 30 to 1000 |
";
        assert!(text.ends_with(end), "{text}");
    }

    #[test]
    fn three_digits_are_shown() {
        assert_eq!(
            [0.4, 7.2, 123.4, 12_345.0, 9_999_999.0].map(rounded),
            ["0", "7", "123", "12300", "10000000"]
        );
    }
}
