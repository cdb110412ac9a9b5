//! Requests that try to exhaust memory or the stack.

use super::answers;
use serde_json::{Value, json};
use virgule_dynamic::Library;

fn answer(line: &str) -> Value {
    serde_json::from_str(&answers(&mut Library::new(), line.as_bytes())).expect("one answer, which is JSON")
}

/// Returns `prefix`, then as many `unit`s as fit in `length` bytes, then `suffix`.
fn line(prefix: &str, unit: &str, suffix: &str, length: usize) -> String {
    let count = (length - prefix.len() - suffix.len()) / unit.len();
    [prefix, &unit.repeat(count), suffix].concat()
}

#[test]
fn memory_is_a_small_multiple_of_the_line() {
    const LENGTH: usize = 4 << 20;
    let parse = r#","op":"parse","kind":"uri","input":"a:"}"#;
    let build = r#""}}"#;
    for (prefix, unit, suffix) in [
        (r#"{"id":["#, "1,", &format!("1]{parse}")[..]),
        (r#"{"id":["#, "{},", &format!("1]{parse}")),
        (r#"{"id":{"a":"#, "[", "}"),
        (r#"{"id":1,"unknown":["#, "1,", &format!("1]{parse}")),
        (r#"{"id":1,"unknown":["#, "[[]],", &format!("1]{parse}")),
        (r#"{"id":1,"input":["#, "1,", r#"1],"op":"parse","kind":"uri"}"#),
        (r#"{"id":1,"op":"build","fields":{"a":"#, r#""","a":"#, build),
        (r#"{"id":1,"op":"build","fields":{""#, r#"":{},""#, r#"":{}}}"#),
        (r#"{"id":1,"op":"build","fields":["#, "1,", "1]}"),
        (r#"{"id":1,"op":"parse","kind":"uri","input":"a:"#, "a", r#""}"#),
        (r#"{"id":1,"op":"parse","kind":"uri","input":"a:"#, r"\u0001", r#""}"#),
        (r#"{"id":1,"op":""#, "a", r#""}"#),
        ("", "[", ""),
        ("[", "1,", "1]"),
    ] {
        let line = line(prefix, unit, suffix, LENGTH);
        let mut library = Library::new();
        // The first request of a kind compiles or caches data for later requests.
        answers(&mut library, format!("{{\"id\":1{parse}\n").as_bytes());
        let measured = allocation_counter::measure(|| drop(answers(&mut library, line.as_bytes())));
        let most = 8 * LENGTH as u64;
        let peak = measured.bytes_max;
        assert!(peak <= most, "{prefix} {unit} {suffix}: {} bytes a byte", peak / LENGTH as u64);
    }
}

/// Distinct names of fields cost no more memory than the line.
#[test]
fn fields_beyond_those_of_any_kind_are_not_kept() {
    let names: Vec<String> = (0..400_000).map(|number| format!(r#""{number}":"""#)).collect();
    let line = format!(r#"{{"id":1,"op":"build","fields":{{{}}}}}"#, names.join(","));
    let mut library = Library::new();
    let measured = allocation_counter::measure(|| drop(answers(&mut library, line.as_bytes())));
    assert!(measured.bytes_max <= 8 * line.len() as u64, "{} of {}", measured.bytes_max, line.len());
    let error = answer(&line)["error"].clone();
    assert!(error.as_str().is_some_and(|error| error.contains("`fields`")), "{error}");
}

#[test]
fn nesting_is_bounded() {
    let parse = r#""op":"parse","kind":"uri","input":"a:"}"#;
    let nested = |depth: usize| format!("{}{}", "[".repeat(depth), "]".repeat(depth));
    // Brackets within a string do not nest.
    let string = format!("\"{}\\\"{}\"", "[".repeat(1000), "{".repeat(1000));
    for (member, ok) in
        [(nested(126), true), (nested(127), false), (nested(1_000_000), false), (string, true)]
    {
        // 127 levels including the request.
        for line in [format!("{{\"id\":{member},{parse}"), format!("{{\"unknown\":{member},{parse}")] {
            let answer = answer(&line);
            assert_eq!(answer["ok"] == json!(true), ok, "{}", answer["error"]);
            assert_eq!(answer["error"].is_null(), ok, "{}", answer["error"]);
        }
    }
}
