//! A validator: reads a configuration file of URIs, and prints every error with a caret below its position. Exits with
//! status 1 if there are errors.
//!
//! ```text
//! # comment
//! upstream   https  https://example.com:8443/api
//! contact    mailto mailto:John.Doe@example.com
//! ```
//!
//! A line is a key, a kind (`uri`, `http`, `ldap` or another name of `virgule::Kind::all()`), and a text.
//!
//! `cargo run -p virgule-examples --example check-config [FILE]`

use std::process::ExitCode;
use virgule::Kind;

/// The default input.
const SAMPLE: &str = "\
# services
upstream   https   https://example.com:8443/api
directory  ldap    ldap://[2001:db8::7]/c=GB?objectClass?one?(cn=*
contact    mailto  mailto:John.Doe@example.com
book       urn-isbn urn:isbn:0-486-27557-5
phone      tel     tel:+1-816-555-1212
metrics    uri     http://example.com:8x/
";

/// An invalid line.
struct Fault {
    line: usize,
    /// The column of the text in the line, and of the error in the text, in bytes.
    column: usize,
    message: String,
}

fn check(number: usize, line: &str) -> Result<(), Fault> {
    if line.trim().is_empty() || line.starts_with('#') {
        return Ok(());
    }
    let fault = |column, message: &str| Fault { line: number, column, message: message.to_string() };
    let mut words = line.split_whitespace();
    let (Some(_), Some(kind), Some(text)) = (words.next(), words.next(), words.next()) else {
        return Err(fault(line.trim_end().len(), "expected a key, a kind and a text"));
    };
    let at = |word: &str| word.as_ptr() as usize - line.as_ptr() as usize;
    let Some(known) = Kind::find(kind) else { return Err(fault(at(kind), "no such kind")) };
    let parsed = known.parse(text, &mut |_, _| {});
    parsed.map_err(|error| fault(at(text) + error.offset(), &error.to_string()))
}

fn main() -> ExitCode {
    let text = match std::env::args().nth(1) {
        None => SAMPLE.to_string(),
        Some(path) => match std::fs::read_to_string(&path) {
            Ok(text) => text,
            Err(error) => {
                eprintln!("{path}: {error}");
                return ExitCode::from(2);
            }
        },
    };
    let lines: Vec<&str> = text.lines().collect();
    let faults: Vec<Fault> =
        lines.iter().enumerate().filter_map(|(number, line)| check(number, line).err()).collect();
    for Fault { line, column, message } in &faults {
        let shown = lines[*line];
        // Columns are counted in characters.
        let indent = shown[..*column].chars().count();
        println!("line {}\n    {shown}\n    {}^ {message}", line + 1, " ".repeat(indent));
    }
    println!("{} of {} lines are wrong", faults.len(), lines.len());
    if faults.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
