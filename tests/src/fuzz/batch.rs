//! Requests to `virgule batch`, one per line.

use serde_json::Value;
use std::cell::RefCell;
use virgule_dynamic::Library;

thread_local! {
    /// The library, which caches compiled rules.
    static LIBRARY: RefCell<Library> = RefCell::new(Library::new());
}

/// Runs the protocol on `data`.
///
/// # Panics
///
/// If the numbers of answers and lines differ, if an answer is not a JSON object with the id and either `ok` or
/// `error`, or if the answer to a line depends on other lines.
pub fn batch(data: &[u8]) {
    LIBRARY.with_borrow_mut(|library| {
        let together = virgule_cli::answers(library, data);
        let mut lines: Vec<&[u8]> = data.split(|&byte| byte == b'\n').collect();
        // No line begins after the last line terminator.
        lines.pop_if(|last| last.is_empty());
        let answers: Vec<&str> = together.lines().collect();
        assert_eq!(answers.len(), lines.len(), "{together}");
        for (line, answer) in lines.into_iter().zip(answers) {
            let alone = virgule_cli::answers(library, line);
            let alone = if line.is_empty() { virgule_cli::answers(library, b"\n") } else { alone };
            assert_eq!(alone.trim_end_matches('\n'), answer);
            one(line, answer);
        }
    });
}

fn one(line: &[u8], answer: &str) {
    let value: Value = serde_json::from_str(answer).unwrap_or_else(|error| panic!("{answer}: {error}"));
    let is_ok = value.get("ok").is_some_and(Value::is_boolean);
    let is_error = value.get("ok").is_none() && value.get("error").is_some_and(Value::is_string);
    assert!(is_ok || is_error, "{answer}");
    let asked: Option<Value> = serde_json::from_slice(line).ok();
    // A request in which the id occurs twice is answered without an id.
    let twice = value.get("error").is_some_and(|error| error == "`id` is given twice");
    let asked = asked.filter(|_| !twice);
    let id = asked.as_ref().and_then(|asked| asked.get("id")).cloned().unwrap_or_default();
    assert_eq!(value.get("id"), Some(&id), "{answer}");
}
