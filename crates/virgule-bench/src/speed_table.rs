//! The table of speed in docs/performance.md, from the results of one run in `docs/speed.json`; a test checks that
//! table and results agree.

use serde_json::Value;
use std::fmt::Write;

/// The path of the results.
pub const RESULTS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/speed.json");
/// The path of the document with the table.
pub const DOCUMENT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/performance.md");

/// The lines before and after the generated part.
const BEGIN: &str = "<!-- speed: `cargo xtask bench --table` writes this -->\n";
const END: &str = "<!-- end of speed -->\n";

/// The libraries that have a column.
const COLUMNS: &[&str] = &["virgule", "fluent-uri", "iri-string", "oxiri", "ada-url"];

/// The label, the work and the input of each row.
const ROWS: &[(&str, &str, &str)] = &[
    ("parse URLs, all components read", "parse", "urls.txt"),
    ("parse URNs and hash names", "parse", "names.txt"),
    ("parse IRIs", "parse", "iris.txt"),
    ("parse URLs with addresses, userinfo, ports", "parse", "hosts.txt"),
    ("parse `https` URLs as what they are", "as its kind", "https, of urls.txt"),
    ("say whether a text is a URI", "valid?", "urls.txt"),
    ("refuse a URL for a blank in it", "refuse", "urls.txt, all with a blank"),
    ("refuse a URL for another mistake", "refuse", "urls.txt, all with a mistake"),
    ("refuse a line of prose", "refuse", "prose.txt"),
    ("parse and normalize URLs that are normal", "parse and normalize", "urls.txt, normal"),
    ("the same, not normal", "parse and normalize", "urls.txt, not normal"),
    ("parse a reference and resolve it into a buffer", "parse and resolve into a buffer", "references.txt"),
];

/// Writes the table of the results into the document.
pub fn write() -> Result<(), String> {
    let (document, results) = read()?;
    let text = renewed(&document, &results)?;
    std::fs::write(DOCUMENT, text).map_err(|error| format!("{DOCUMENT}: {error}"))
}

/// Reads docs/performance.md and the results.
pub fn read() -> Result<(String, Value), String> {
    let text = |file: &str| std::fs::read_to_string(file).map_err(|error| format!("{file}: {error}"));
    let results = serde_json::from_str(&text(RESULTS)?).map_err(|error| format!("{RESULTS}: {error}"))?;
    Ok((text(DOCUMENT)?, results))
}

/// Returns `text` with the part between `BEGIN` and `END` replaced by the table.
pub fn renewed(text: &str, results: &Value) -> Result<String, String> {
    let parts = text.split_once(BEGIN).and_then(|(before, rest)| Some((before, rest.split_once(END)?.1)));
    let (before, behind) = parts.ok_or_else(|| format!("{DOCUMENT}: no line `{}`", BEGIN.trim_end()))?;
    Ok(format!("{before}{BEGIN}{}{END}{behind}", table(results)?))
}

/// The generated part: the environment, and a table of nanoseconds by work and library.
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
        "Speed, in nanoseconds a text, medians of `cargo xtask bench` ({}, {}, vector level {}, {} cores):\n\n|",
        about("date")?,
        about("processor")?,
        about("level")?,
        about("cores")?
    );
    let cells = ROWS.iter().map(|(_, work, input)| find(results, work, input));
    let cells = cells.collect::<Result<Vec<&Value>, String>>()?;
    // Writing to a string does not fail.
    for library in COLUMNS {
        let named = cells.iter().find_map(|cell| row(cell, library)).ok_or_else(|| lacks(library))?;
        let version = named["name"].as_str().and_then(|name| name.strip_prefix(library)).unwrap_or_default();
        let shown = if *library == "virgule" { String::new() } else { short(version.trim_start()) };
        let _ = write!(text, " | {library}{shown}");
    }
    let _ = writeln!(text, " |\n|{}", "---|".repeat(COLUMNS.len() + 1));
    for ((name, _, _), cell) in ROWS.iter().zip(cells) {
        let _ = write!(text, "| {name} |");
        for library in COLUMNS {
            match row(cell, library).and_then(|row| row["ns"].as_f64()) {
                Some(ns) => {
                    let _ = write!(text, " {ns:.0} |");
                }
                None => text.push_str(" |"),
            }
        }
        text.push('\n');
    }
    Ok(text)
}

/// The result of a work over an input.
fn find<'r>(results: &'r Value, work: &str, input: &str) -> Result<&'r Value, String> {
    let all = results["results"].as_array().into_iter().flatten();
    let mut found = all.filter(|result| result["work"] == work && result["input"] == input);
    found.next().ok_or_else(|| lacks(&format!("{work}, {input}")))
}

/// The row of a library in a result.
fn row<'r>(result: &'r Value, library: &str) -> Option<&'r Value> {
    let named = |row: &&Value| {
        let name = row["name"].as_str().and_then(|name| name.strip_prefix(library));
        name.is_some_and(|rest| rest.starts_with(' '))
    };
    result["rows"].as_array()?.iter().find(named)
}

/// The part of a version that determines compatibility, after a space.
fn short(version: &str) -> String {
    let parts: Vec<&str> = version.split('.').collect();
    let count = if parts.first() == Some(&"0") { 2 } else { 1 };
    format!(" {}", parts[..count.min(parts.len())].join("."))
}

fn lacks(what: &str) -> String {
    format!("{RESULTS}: nothing of `{what}`; `cargo xtask bench --json docs/speed.json` measures all")
}

#[cfg(test)]
mod tests {
    use super::{BEGIN, COLUMNS, END, ROWS, read, renewed};
    use serde_json::{Value, json};

    fn results() -> Value {
        let rows: Vec<Value> = COLUMNS
            .iter()
            .enumerate()
            .map(|(at, name)| json!({ "name": format!("{name} {}.4.2", at % 2), "ns": 10.4 + at as f64 }))
            .collect();
        let results: Vec<Value> = ROWS
            .iter()
            .map(|(_, work, input)| json!({ "work": work, "input": input, "rows": &rows[..rows.len() - 1] }))
            .collect();
        let mut all = json!({ "date": "2026-11-22", "processor": "P", "level": "avx2", "cores": 2, "simd": true, "results": results });
        all["results"][0]["rows"] = rows.into();
        all
    }

    #[test]
    fn readme_shows_the_results() {
        let (readme, results) = read().unwrap();
        assert!(renewed(&readme, &results).unwrap() == readme, "`cargo xtask bench --table` writes it");
    }

    #[test]
    fn replaces_the_old_table() {
        let text = renewed(&format!("a\n{BEGIN}old\n{END}z\n"), &results()).unwrap();
        let begin = "\
Speed, in nanoseconds a text, medians of `cargo xtask bench` (2026-11-22, P, vector level avx2, 2 cores):

| | virgule | fluent-uri 1 | iri-string 0.4 | oxiri 1 | ada-url 0.4 |
|---|---|---|---|---|---|
| parse URLs, all components read | 10 | 11 | 12 | 13 | 14 |
| parse URNs and hash names | 10 | 11 | 12 | 13 | |
";
        assert!(
            text.starts_with(&format!("a\n{BEGIN}{begin}")) && text.ends_with(&format!(" | |\n{END}z\n")),
            "{text}"
        );
    }

    #[test]
    fn missing_results_are_named() {
        let marked = format!("{BEGIN}{END}");
        for key in ["date", "processor", "level", "cores", "simd", "results"] {
            let mut all = results();
            all[key] = Value::Null;
            assert!(renewed(&marked, &all).is_err(), "{key}");
        }
        let mut all = results();
        all["results"][2]["input"] = "other.txt".into();
        let error = renewed(&marked, &all).unwrap_err();
        assert!(error.contains("nothing of `parse, iris.txt`"), "{error}");
        assert!(renewed("no marks", &results()).unwrap_err().contains(": no line `<!-- speed: "));
    }
}
