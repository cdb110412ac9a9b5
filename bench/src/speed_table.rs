//! The table of speed in docs/performance.md: its rows, with goals and budgets, and their results in one run, `docs/speed.json`;
//! a test checks that table and results agree.
//!
//! ```text
//! work    virgule  fluent-uri …   AVX-512  AVX2  none     goal
//! parse   38       59             1.53     1.45  0.82     3, 2.7, 1.2
//!         nanoseconds a text,     times as long as virgule takes the fastest
//!         at the highest level    other library, by level
//! ```
//!
//! A ratio is the time of the fastest other library in the same run, divided by that of virgule. A *goal* is the ratio that is
//! aimed at. A *budget* is the lower of the ratios on two machines (AMD EPYC, 2026-11-30; Intel Xeon, 2026-12-01), less 5 %.
//! Below it, a change has made something slower: `--check` fails there.

use serde_json::Value;
use std::fmt::Write;
use virgule::VectorLevel;

/// The levels that have a column. Others are measured on demand, and not judged.
pub const LEVELS: [VectorLevel; 3] = [VectorLevel::Avx512, VectorLevel::Avx2, VectorLevel::None];

pub struct SpeedRow {
    pub label: &'static str,
    pub work: &'static str,
    pub input: &'static str,
    pub goals: [f64; 3],
    pub budgets: [f64; 3],
}

const fn row(
    label: &'static str,
    (work, input): (&'static str, &'static str),
    goals: [f64; 3],
    budgets: [f64; 3],
) -> SpeedRow {
    SpeedRow { label, work, input, goals, budgets }
}

/// The work of typed kinds. The inputs of random texts of a kind are named after it, that of real texts has a comma.
pub const KINDS: &str = "as its kind";

/// All rows but those of typed kinds over random texts.
pub const ROWS: &[SpeedRow] = &[
    row("parse real URLs, all components read", ("parse", "urls.txt"), [3.0, 2.7, 1.2], [1.41, 1.39, 0.75]),
    row("… of up to 32 bytes", ("parse", "urls.txt, short"), [2.5; 3], [1.23, 1.19, 0.67]),
    row("… from 80 bytes on", ("parse", "urls.txt, long"), [2.5; 3], [1.53, 1.49, 0.76]),
    row("… lengthened to 1 kB by queries", ("parse", "urls.txt, 1 kB"), [2.5; 3], [1.0, 0.9, 0.63]),
    row("… to 100 kB", ("parse", "urls.txt, 100 kB"), [2.5; 3], [1.0, 0.9, 0.68]),
    row("parse long queries", ("parse", "queries.txt"), [1.5; 3], [1.3, 1.23, 0.63]),
    row(
        "parse hosts that are addresses, userinfo, ports",
        ("parse", "hosts.txt"),
        [1.5; 3],
        [0.92, 0.9, 0.53],
    ),
    row("parse URNs and hash names", ("parse", "names.txt"), [1.5; 3], [1.08, 1.02, 0.55]),
    row("parse IRIs", ("parse", "iris.txt"), [1.5; 3], [1.01, 0.98, 0.7]),
    row(
        "parse real `https` URLs as what they are",
        (KINDS, "https, of urls.txt"),
        [3.0; 3],
        [1.45, 1.44, 0.82],
    ),
    row("… `ni`", (KINDS, "ni"), [2.0; 3], [0.84, 0.82, 0.63]),
    row("… `urn`", (KINDS, "urn"), [1.5; 3], [0.78, 0.75, 0.51]),
    row("… `mailto`", (KINDS, "mailto"), [1.5; 3], [0.93, 0.87, 0.75]),
    row("… `spiffe`, a derived type", (KINDS, "spiffe, derived"), [2.0; 3], [1.0, 0.98, 0.81]),
    row("say whether real URLs are URIs", ("valid?", "urls.txt"), [3.0, 2.7, 1.2], [1.73, 1.65, 0.89]),
    row("refuse a URL for a blank", ("refuse", "urls.txt, all with a blank"), [2.0; 3], [1.35, 1.4, 0.83]),
    row(
        "refuse a URL for another mistake",
        ("refuse", "urls.txt, all with a mistake"),
        [1.0; 3],
        [0.58, 0.61, 0.47],
    ),
    row("refuse prose", ("refuse", "prose.txt"), [0.6; 3], [0.26, 0.26, 0.25]),
    row("refuse addresses and paths", ("refuse", "addresses.txt"), [0.6; 3], [0.2, 0.2, 0.17]),
    row(
        "parse and normalize what is normal",
        ("parse and normalize", "urls.txt, normal"),
        [3.0; 3],
        [2.07, 1.85, 1.06],
    ),
    row("… what is not", ("parse and normalize", "urls.txt, not normal"), [2.0; 3], [1.11, 1.06, 0.62]),
    row(
        "parse a reference and resolve it into a buffer",
        ("parse and resolve into a buffer", "references.txt"),
        [2.0; 3],
        [1.3, 1.26, 0.7],
    ),
    row("… into memory of its own", ("parse and resolve", "references.txt"), [1.5; 3], [0.97, 0.97, 0.64]),
    row("compare texts spelled alike", ("compare, spelled alike", "urls.txt"), [1.0; 3], [0.55, 0.52, 0.52]),
    row("… in two ways", ("compare, spelled in two ways", "spelled.txt"), [1.0; 3], [1.4, 1.3, 1.23]),
    row("build", ("build", "urls.txt"), [1.0; 3], [0.6, 0.59, 0.48]),
];

/// The budget of a work over an input at a level; `None` if it is in no row, or the level has no column.
pub fn budget(work: &str, input: &str, level: VectorLevel) -> Option<f64> {
    let column = LEVELS.iter().position(|known| *known == level)?;
    let row = ROWS.iter().find(|row| row.work == work && row.input == input)?;
    Some(row.budgets[column])
}

pub const RESULTS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/speed.json");
pub const DOCUMENT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/performance.md");

/// The lines before and after the generated part.
const BEGIN: &str = "<!-- speed: `cargo xtask bench --table` writes this -->\n";
const END: &str = "<!-- end of speed -->\n";

/// The libraries that have a column.
const COLUMNS: &[&str] = &["virgule", "fluent-uri", "iri-string", "oxiri", "ada-url"];

/// The goals of typed kinds over random texts of their own: for the slowest, and for the median.
const KIND_GOALS: [f64; 2] = [0.8, 1.7];

pub fn write() -> Result<(), String> {
    let (document, results) = read()?;
    let text = renewed(&document, &results)?;
    std::fs::write(DOCUMENT, text).map_err(|error| format!("{DOCUMENT}: {error}"))
}

pub fn read() -> Result<(String, Value), String> {
    let text = |file: &str| std::fs::read_to_string(file).map_err(|error| format!("{file}: {error}"));
    let results = serde_json::from_str(&text(RESULTS)?).map_err(|error| format!("{RESULTS}: {error}"))?;
    Ok((text(DOCUMENT)?, results))
}

/// Returns `text` with the part between `BEGIN` and `END` replaced by the table.
pub fn renewed(text: &str, results: &Value) -> Result<String, String> {
    let parts = text.split_once(BEGIN).and_then(|(before, rest)| Some((before, rest.split_once(END)?.1)));
    let (before, after) = parts.ok_or_else(|| format!("{DOCUMENT}: no line `{}`", BEGIN.trim_end()))?;
    Ok(format!("{before}{BEGIN}{}{END}{after}", table(results)?))
}

/// The generated part: the environment, and the table.
fn table(results: &Value) -> Result<String, String> {
    let about = |key: &str| match &results[key] {
        Value::String(text) => Ok(text.clone()),
        Value::Number(number) => Ok(number.to_string()),
        _ => Err(lacks(key)),
    };
    if results["simd"] != true {
        return Err(format!("{RESULTS}: was measured with `--without-simd`"));
    }
    let mut text = format!(
        "Nanoseconds a text with {}, and how many times as long as virgule the fastest other library takes at each level; \
         medians of one run ({}, {}, {} cores):\n\n|",
        shown_level(LEVELS[0].name()),
        about("date")?,
        about("processor")?,
        about("cores")?
    );
    let highest = ROWS.iter().map(|row| find(results, row, LEVELS[0].name()));
    let highest = highest.collect::<Result<Vec<&Value>, String>>()?;
    // Writing to a string does not fail.
    for library in COLUMNS {
        let named = highest.iter().find_map(|cell| line(cell, library)).ok_or_else(|| lacks(library))?;
        let version = named["name"].as_str().and_then(|name| name.strip_prefix(library)).unwrap_or_default();
        let shown = if *library == "virgule" { String::new() } else { short(version.trim_start()) };
        let _ = write!(text, " | {library}{shown}");
    }
    for level in LEVELS {
        let _ = write!(text, " | {}", shown_level(level.name()));
    }
    let _ = writeln!(text, " | goal |\n|{}", "---|".repeat(COLUMNS.len() + LEVELS.len() + 2));
    for (row, cell) in ROWS.iter().zip(highest) {
        let _ = write!(text, "| {} |", row.label);
        for library in COLUMNS {
            match line(cell, library).and_then(|row| row["ns"].as_f64()) {
                Some(ns) => {
                    let _ = write!(text, " {ns:.0} |");
                }
                None => text.push_str(" |"),
            }
        }
        for level in LEVELS {
            let ratio = &find(results, row, level.name())?["fastest"]["ratio"];
            let _ = write!(text, " {:.2} |", ratio.as_f64().ok_or_else(|| lacks(row.label))?);
        }
        let _ = writeln!(text, " {} |", goals(row));
    }
    text.push_str(&kinds(results)?);
    Ok(text)
}

/// The rows of typed kinds over random texts: the slowest one, and the median.
fn kinds(results: &Value) -> Result<String, String> {
    let mut ratios = Vec::new();
    for level in LEVELS {
        let all = results["results"].as_array().into_iter().flatten();
        let of_kind = |result: &&Value| {
            let input = result["input"].as_str().unwrap_or(",");
            result["work"] == KINDS && result["level"] == level.name() && !input.contains(',')
        };
        let mut all: Vec<f64> =
            all.filter(of_kind).filter_map(|result| result["fastest"]["ratio"].as_f64()).collect();
        all.sort_by(f64::total_cmp);
        ratios.push(all);
    }
    let count = ratios[0].len();
    let row = |label: &str, at: &dyn Fn(usize) -> usize, goal: f64| {
        let cells = ratios.iter().map(|all| Some(format!(" {:.2} |", all.get(at(all.len()))?)));
        let cells: String = cells.collect::<Option<_>>().ok_or_else(|| lacks(KINDS))?;
        let empty = " |".repeat(COLUMNS.len());
        Ok::<_, String>(format!("| {label} |{empty}{cells} {goal} |\n"))
    };
    let slowest = row(&format!("the slowest of {count} kinds, random texts"), &|_| 0, KIND_GOALS[0])?;
    Ok(slowest + &row("half of them are above", &|count| count / 2, KIND_GOALS[1])?)
}

/// The goals of a row, one if they are the same at all levels.
fn goals(row: &SpeedRow) -> String {
    let [first, rest @ ..] = row.goals;
    match rest.iter().all(|goal| *goal == first) {
        true => first.to_string(),
        false => row.goals.map(|goal| goal.to_string()).join(", "),
    }
}

/// The result of the work of a row at a level.
fn find<'r>(results: &'r Value, row: &SpeedRow, level: &str) -> Result<&'r Value, String> {
    let all = results["results"].as_array().into_iter().flatten();
    let is_it = |result: &&Value| {
        result["work"] == row.work && result["input"] == row.input && result["level"] == level
    };
    let found = all.into_iter().find(is_it);
    found.ok_or_else(|| lacks(&format!("{}, {}, {level}", row.work, row.input)))
}

fn line<'r>(result: &'r Value, library: &str) -> Option<&'r Value> {
    let named = |row: &&Value| {
        let name = row["name"].as_str().and_then(|name| name.strip_prefix(library));
        name.is_some_and(|rest| rest.starts_with(' '))
    };
    result["rows"].as_array()?.iter().find(named)
}

fn shown_level(name: &str) -> &str {
    match name {
        "avx512" => "AVX-512",
        "avx2" => "AVX2",
        other => other,
    }
}

/// The part of a version that determines compatibility, after a space.
fn short(version: &str) -> String {
    let parts: Vec<&str> = version.split('.').collect();
    let count = if parts.first() == Some(&"0") { 2 } else { 1 };
    format!(" {}", parts[..count.min(parts.len())].join("."))
}

fn lacks(what: &str) -> String {
    format!(
        "{RESULTS}: nothing of `{what}`; `cargo xtask bench --levels --json docs/speed.json` measures all"
    )
}

#[cfg(test)]
mod tests {
    use super::{BEGIN, COLUMNS, END, KINDS, LEVELS, ROWS, budget, read, renewed};
    use serde_json::{Value, json};
    use virgule::VectorLevel;

    #[test]
    fn a_row_has_a_budget_at_the_levels_of_the_table() {
        assert_eq!(budget("build", "urls.txt", VectorLevel::None), Some(0.48));
        assert_eq!(budget("build", "urls.txt", VectorLevel::Neon), None);
        assert_eq!(budget("build", "other.txt", VectorLevel::Avx2), None);
    }

    #[test]
    fn a_work_is_in_one_row() {
        for (number, row) in ROWS.iter().enumerate() {
            let first = ROWS.iter().position(|other| (other.work, other.input) == (row.work, row.input));
            assert_eq!(first, Some(number), "{}", row.label);
        }
    }

    fn results() -> Value {
        let rows: Vec<Value> = COLUMNS
            .iter()
            .enumerate()
            .map(|(at, name)| json!({ "name": format!("{name} {}.4.2", at % 2), "ns": 10.4 + at as f64 }))
            .collect();
        let mut results = Vec::new();
        for level in LEVELS {
            let result = |work: &str, input: &str, ratio: f64| {
                let fastest = json!({ "name": "a 1", "ratio": ratio });
                json!({ "work": work, "input": input, "level": level.name(), "rows": &rows[..rows.len() - 1],
                    "fastest": fastest })
            };
            results.extend(ROWS.iter().map(|row| result(row.work, row.input, 1.5)));
            results.extend(
                [("a", 0.5), ("b", 2.0), ("c", 1.0)].map(|(input, ratio)| result(KINDS, input, ratio)),
            );
        }
        let mut all =
            json!({ "date": "2026-11-22", "processor": "P", "cores": 2, "simd": true, "results": results });
        all["results"][0]["rows"] = rows.into();
        all
    }

    #[test]
    fn the_document_shows_the_results() {
        let (document, results) = read().unwrap();
        assert!(renewed(&document, &results).unwrap() == document, "`cargo xtask bench --table` writes it");
    }

    #[test]
    fn replaces_the_old_table() {
        let text = renewed(&format!("a\n{BEGIN}old\n{END}z\n"), &results()).unwrap();
        let begin = "\
| | virgule | fluent-uri 1 | iri-string 0.4 | oxiri 1 | ada-url 0.4 | AVX-512 | AVX2 | none | goal |
|---|---|---|---|---|---|---|---|---|---|
| parse real URLs, all components read | 10 | 11 | 12 | 13 | 14 | 1.50 | 1.50 | 1.50 | 3, 2.7, 1.2 |
| … of up to 32 bytes | 10 | 11 | 12 | 13 | | 1.50 | 1.50 | 1.50 | 2.5 |
";
        let end = "\
| the slowest of 5 kinds, random texts | | | | | | 0.50 | 0.50 | 0.50 | 0.8 |
| half of them are above | | | | | | 1.50 | 1.50 | 1.50 | 1.7 |
";
        assert!(text.contains(begin), "{text}");
        let ends = end.replace("5 kinds", "6 kinds");
        assert!(text.ends_with(&format!("{ends}{END}z\n")), "{text}");
    }

    #[test]
    fn missing_results_are_named() {
        let marked = format!("{BEGIN}{END}");
        for key in ["date", "processor", "cores", "simd", "results"] {
            let mut all = results();
            all[key] = Value::Null;
            assert!(renewed(&marked, &all).is_err(), "{key}");
        }
        let mut all = results();
        all["results"][2]["input"] = "other.txt".into();
        let error = renewed(&marked, &all).unwrap_err();
        assert!(error.contains("nothing of `parse, urls.txt, long, avx512`"), "{error}");
        assert!(renewed("no marks", &results()).unwrap_err().contains(": no line `<!-- speed: "));
    }
}
