//! `virgule grammar extract`: the ABNF of an RFC. The ABNF goes to standard output, the report to standard error.

use crate::inputs::{about, is_dash};
use crate::{Failure, Verdict, show_refusal, write_answer};
use clap::Args;
use serde_json::{Value, json};
use std::fmt::Write as _;
use std::fs::File;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use virgule_abnf_tools::extract::{Extraction, MAX_LENGTH, extract};

#[derive(Args)]
pub struct ExtractArgs {
    /// An RFC as plain text or as XML (RFC 7991), `-` for standard input
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// Answer with a JSON object: abnf, taken (lines, rules), left-out (lines, what, why)
    #[arg(long)]
    json: bool,
    /// Do not report what was taken and what was left out
    #[arg(long, short, conflicts_with = "json")]
    quiet: bool,
}

/// Prints the ABNF, and reports the lines that were extracted and left out.
pub fn run(call: &ExtractArgs, out: &mut impl Write) -> Result<Verdict, Failure> {
    let text = text(&call.file)?;
    let found = extract(&text).map_err(|error| about(&call.file, &error))?;
    let verdict = if found.taken.is_empty() { Verdict::No } else { Verdict::Yes };
    if call.json {
        write_answer(out, format_args!("{}\n", as_json(&found)))?;
        return Ok(verdict);
    }
    write_answer(out, &found.abnf)?;
    if !call.quiet || found.taken.is_empty() {
        show_refusal(&report(&found));
    }
    Ok(verdict)
}

/// Reads the text of a file, at most as many bytes as can be extracted from.
fn text(path: &Path) -> Result<String, Failure> {
    let read = |from: &mut dyn Read| {
        let mut bytes = Vec::new();
        from.take(MAX_LENGTH as u64 + 1).read_to_end(&mut bytes).map(|_| bytes)
    };
    let bytes = match is_dash(path) {
        true => read(&mut io::stdin()),
        false => File::open(path).and_then(|mut file| read(&mut file)),
    };
    let bytes = bytes.map_err(|error| about(path, &error))?;
    // RFCs before 2019 are ASCII, except for a few names in Latin-1, which are not part of a rule.
    Ok(match String::from_utf8(bytes) {
        Ok(text) => text,
        Err(error) => String::from_utf8_lossy(error.as_bytes()).into_owned(),
    })
}

fn lines(first: usize, last: usize) -> String {
    if first == last { format!("line {first}") } else { format!("lines {first} to {last}") }
}

fn report(found: &Extraction) -> String {
    let mut report = String::new();
    // Writing to a string does not fail.
    for taken in &found.taken {
        let _ = writeln!(report, "taken: {}: {}", lines(taken.first, taken.last), taken.rules.join(", "));
    }
    for left_out in &found.left_out {
        let place = lines(left_out.first, left_out.last);
        let _ = writeln!(report, "left out: {place}: {}: {}", left_out.what, left_out.why);
    }
    if found.taken.is_empty() {
        report.push_str("no ABNF was found\n");
    }
    report
}

fn as_json(found: &Extraction) -> Value {
    let taken =
        found.taken.iter().map(|taken| json!({ "lines": [taken.first, taken.last], "rules": taken.rules }));
    let left_out = found.left_out.iter().map(|left_out| {
        json!({ "lines": [left_out.first, left_out.last], "what": left_out.what, "why": left_out.why })
    });
    json!({
        "abnf": found.abnf,
        "taken": taken.collect::<Vec<Value>>(),
        "left-out": left_out.collect::<Vec<Value>>(),
    })
}
