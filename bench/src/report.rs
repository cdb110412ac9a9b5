//! Results as a table to read, and as JSON, with the environment of the measurement as far as the system reports it.

use crate::cell::{Cell, PASSES, Row};
use serde_json::{Value, json};
use std::fmt::Write;
use std::process::Command;

pub fn environment(environment: &Value) -> String {
    let shown = |key: &str| match &environment[key] {
        Value::String(text) => text.clone(),
        other => other.to_string(),
    };
    format!(
        "{}, {}, {} cores; virgule at vector level {}{}",
        shown("date"),
        shown("processor"),
        shown("cores"),
        shown("level"),
        if cfg!(feature = "simd") { "" } else { " (built without `simd`)" }
    )
}

/// The result of one work over one input, as lines of text.
///
/// ```text
/// parse, urls.txt: 24995 texts, 52 bytes on average, 5 left out
///   virgule 0.1.0        35.3 ns   1.00 ×
///   fluent-uri 0.4.1     51.1 ns   1.45 ×
///   (floor)              19.8 ns   0.56 ×   only: may every byte stand there?
///   http 1.5.0           takes 17000 of 24995
///   budget: 3.00 × the fastest other, is 1.45 × fluent-uri 0.4.1: missed
/// ```
pub fn table(cell: &Cell) -> String {
    let mut text = format!(
        "{}, {}: {} texts, {:.0} bytes on average, {} left out\n",
        cell.work, cell.input, cell.items, cell.bytes, cell.dropped
    );
    // Writing to a string does not fail.
    for row in &cell.rows {
        let ratio = cell.own().map(|own| format!("{:6.2} ×", row.times.median / own.times.median));
        let ratio = ratio.unwrap_or_default();
        let line = format!("  {:18} {:8.1} ns {ratio:8}   {}", row.name, row.times.median, notes(cell, row));
        let _ = writeln!(text, "{}", line.trim_end());
    }
    for (name, why) in &cell.excluded {
        let _ = writeln!(text, "  {name:18} {why}");
    }
    if let (Some(wanted), Some((name, ratio)), Some(met)) = (cell.budget, cell.fastest(), cell.met()) {
        let verdict = if met { "met" } else { "missed" };
        let _ =
            writeln!(text, "  budget: {wanted:.2} × the fastest other, is {ratio:.2} × {name}: {verdict}");
    }
    text
}

/// The differences between the results of a library and those of the first row.
fn notes(cell: &Cell, row: &Row) -> String {
    let count = |count: usize, what: &str| if count > 0 { format!("{count} {what}") } else { String::new() };
    let differs = if row.baseline { 0 } else { cell.items - row.same };
    let notes = [count(differs, "other answers"), count(row.panics, "panics"), row.note.to_string()];
    let notes: Vec<String> = notes.into_iter().filter(|note| !note.is_empty()).collect();
    notes.join("; ")
}

/// All results and the environment, as one JSON object.
pub fn json(environment: Value, cells: &[Cell]) -> Value {
    let mut all = environment;
    all["simd"] = cfg!(feature = "simd").into();
    all["passes"] = PASSES.into();
    all["results"] = cells.iter().map(result).collect();
    all
}

/// The JSON object as text, with a line for each key and each result.
pub fn lines(all: &Value) -> String {
    let entry = |(key, value): (&String, &Value)| match value.as_array() {
        Some(items) => {
            let items: Vec<String> = items.iter().map(Value::to_string).collect();
            format!("\"{key}\": [\n{}\n]", items.join(",\n"))
        }
        None => format!("\"{key}\": {value}"),
    };
    let entries: Vec<String> = all.as_object().into_iter().flatten().map(entry).collect();
    format!("{{\n{}\n}}\n", entries.join(",\n"))
}

fn result(cell: &Cell) -> Value {
    let own = cell.own().map(|own| own.times.median);
    let rows = cell.rows.iter().map(|row| {
        json!({
            "name": row.name,
            "library": !row.baseline,
            "ns": rounded(row.times.median),
            "quartiles": [rounded(row.times.low), rounded(row.times.high)],
            "ratio": own.map(|own| rounded(row.times.median / own)),
            "same": row.same,
            "panics": row.panics,
            "note": row.note,
        })
    });
    let excluded = cell.excluded.iter().map(|(name, why)| json!({ "name": name, "why": why }));
    json!({
        "work": cell.work,
        "input": cell.input,
        "level": cell.level.name(),
        "texts": cell.items,
        "dropped": cell.dropped,
        "bytes": rounded(cell.bytes),
        "rows": rows.collect::<Vec<_>>(),
        "left_out": excluded.collect::<Vec<_>>(),
        "fastest": cell.fastest().map(|(name, ratio)| json!({ "name": name, "ratio": rounded(ratio) })),
        "budget": cell.budget,
        "met": cell.met(),
    })
}

/// Rounds to two digits, more than the precision of a run.
fn rounded(number: f64) -> f64 {
    (number * 100.0).round() / 100.0
}

/// Date, processor, vector level of virgule, number of cores, and compiler.
pub fn environment_json() -> Value {
    json!({
        "date": printed("date", &["-u", "+%Y-%m-%d"]),
        "processor": processor(),
        "level": virgule::VectorLevel::current().name(),
        "cores": std::thread::available_parallelism().map_or(1, usize::from),
        "rustc": printed("rustc", &["--version"]),
    })
}

/// The name of the processor on Linux, else the architecture.
fn processor() -> String {
    let text = std::fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let named = text.lines().filter_map(|line| line.split_once(':'));
    let mut model = named.filter(|(key, _)| key.trim() == "model name").map(|(_, name)| name.trim());
    model.next().unwrap_or(std::env::consts::ARCH).to_string()
}

fn printed(program: &str, arguments: &[&str]) -> Option<String> {
    let output = Command::new(program).args(arguments).output().ok()?;
    Some(String::from_utf8(output.stdout).ok()?.trim().to_string())
}

#[cfg(test)]
mod tests {
    use super::{json, lines, table};
    use crate::cell::{Cell, Row, Times};
    use serde_json::Value;
    use virgule::VectorLevel;

    fn row(name: &str, median: f64, note: &'static str) -> Row {
        let times = Times { median, low: median - 1.0, high: median + 1.0 };
        Row { name: name.to_string(), baseline: name.starts_with('('), times, same: 9, panics: 0, note }
    }

    fn cell(budget: f64) -> Cell {
        Cell {
            work: "parse",
            input: "a.txt".to_string(),
            level: VectorLevel::None,
            items: 10,
            dropped: 2,
            bytes: 52.4,
            rows: vec![
                Row { same: 10, ..row("virgule 0.1.0", 20.0, "") },
                Row { panics: 3, ..row("slow 1.0", 90.0, "no fragment") },
                row("fast 2.0", 50.0, ""),
                row("(floor)", 10.0, "bytes"),
            ],
            excluded: vec![("other 1.0".to_string(), "takes 1 of 10".to_string())],
            budget: Some(budget),
        }
    }

    #[test]
    fn the_fastest_library_counts_and_the_floor_does_not() {
        let lines = "\
parse, a.txt: 10 texts, 52 bytes on average, 2 left out
  virgule 0.1.0          20.0 ns   1.00 ×
  slow 1.0               90.0 ns   4.50 ×   1 other answers; 3 panics; no fragment
  fast 2.0               50.0 ns   2.50 ×   1 other answers
  (floor)                10.0 ns   0.50 ×   bytes
  other 1.0          takes 1 of 10
  budget: 3.00 × the fastest other, is 2.50 × fast 2.0: missed
";
        assert_eq!(table(&cell(3.0)), lines);
        assert_eq!((cell(3.0).met(), cell(2.5).met()), (Some(false), Some(true)));
    }

    #[test]
    fn json_says_the_same() {
        let all = json(serde_json::json!({ "cores": 2 }), &[cell(3.0)]);
        assert_eq!(all["cores"], 2);
        let result = &all["results"][0];
        assert_eq!(result["fastest"]["name"], "fast 2.0");
        assert_eq!((&result["fastest"]["ratio"], &result["met"]), (&2.5.into(), &false.into()));
        assert_eq!((&result["rows"][1]["panics"], &result["rows"][3]["library"]), (&3.into(), &false.into()));
        assert_eq!(result["left_out"][0]["why"], "takes 1 of 10");
        assert_eq!(serde_json::from_str::<Value>(&lines(&all)).unwrap(), all);
    }

    #[test]
    fn has_no_budget_without_virgule() {
        let mut cell = cell(3.0);
        cell.rows.remove(0);
        assert_eq!((cell.met(), cell.own().is_some()), (None, false));
        assert!(!table(&cell).contains("budget"));
    }
}
