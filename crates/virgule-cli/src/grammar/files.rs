//! Files of ABNF: `virgule grammar fmt` formats them in place, `virgule grammar extract` takes them out of an RFC.

use crate::inputs::{STDIN, about, is_dash, only_one_stdin, read_at_most, replacement, stdin_grammar};
use crate::options::DialectArg;
use crate::{Failure, Output, Verdict, print_error, show_rejection, wrong};
use clap::{Args, ValueEnum};
use serde_json::{Value, json};
use std::fmt::Write as _;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use virgule_compiler::abnf::diagnose::Source;
use virgule_compiler::abnf::files;
use virgule_ni::AtomicFile;
use virgule_tools::extract::{self, Extraction, MAX_LENGTH};
use virgule_tools::format::{LineEnd, format, to_abnf};

#[derive(Args)]
pub struct FmtArgs {
    /// ABNF files, which are rewritten; `-` formats standard input to standard output
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,
    /// Change nothing, and list the files that are not formatted; exit status 1 if there are any
    #[arg(long)]
    check: bool,
    /// End lines with CRLF, as in RFC 5234 [default: the line end of the first line]
    #[arg(long)]
    crlf: bool,
    #[command(flatten)]
    dialect: DialectArg,
    /// Change nothing, and print the rules in another notation; an error names what it cannot express
    #[arg(long, value_enum, value_name = "NOTATION", conflicts_with = "check")]
    to: Option<Target>,
}

/// A notation to which `fmt` converts.
#[derive(Clone, Copy, ValueEnum)]
enum Target {
    /// ABNF of RFC 5234 and RFC 7405, without additions
    Abnf,
}

#[derive(Args)]
pub struct ExtractArgs {
    /// An RFC as plain text, as Markdown or as XML (RFC 7991), `-` for standard input
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[command(flatten)]
    dialect: DialectArg,
    /// Print a JSON object: abnf, taken (lines, rules), left-out (lines, what, why)
    #[arg(long)]
    json: bool,
    /// Do not report what was taken and what was left out
    #[arg(long, short, conflicts_with = "json")]
    quiet: bool,
}

/// Formats the files, or lists those that are not formatted. A file that is not valid ABNF is not changed.
pub fn fmt(call: &FmtArgs, out: &mut Output<'_>) -> Result<Verdict, Failure> {
    only_one_stdin(&call.files)?;
    let (mut verdict, mut failed) = (Verdict::Yes, Vec::new());
    for file in &call.files {
        match one(call, file, out) {
            Ok(Verdict::Yes) => {}
            Ok(Verdict::No) => verdict = Verdict::No,
            Err(Failure::Call(message)) => failed.push(message),
            Err(failure) => return Err(failure),
        }
    }
    if failed.is_empty() { Ok(verdict) } else { wrong(failed.join("\nvirgule: ")) }
}

fn one(call: &FmtArgs, file: &Path, out: &mut Output<'_>) -> Result<Verdict, Failure> {
    let shown = if is_dash(file) { STDIN.to_string() } else { file.display().to_string() };
    let source = source(file, &shown, call.dialect)?;
    let end = call.crlf.then_some(LineEnd::CrLf);
    let formatted = match call.to {
        Some(Target::Abnf) => to_abnf(&source, end),
        None => format(&source, end),
    };
    let formatted = match formatted {
        Ok(formatted) => formatted,
        // EBNF is never formatted, so a check of many files passes.
        Err(found) if call.check && !found.has_errors() => {
            print_error(&format_args!("note: {shown} is not checked\n{}", found.render(false)));
            return Ok(Verdict::Yes);
        }
        Err(found) => {
            print_error(&format_args!("{shown} is not formatted:\n{}", found.render(false)));
            return Ok(Verdict::No);
        }
    };
    if call.check {
        if formatted == source.text {
            return Ok(Verdict::Yes);
        }
        let line = source.text.lines().zip(formatted.lines()).take_while(|(before, after)| before == after);
        writeln!(out, "{shown}:{}: not formatted", line.count() + 1)?;
        return Ok(Verdict::No);
    }
    if is_dash(file) || call.to.is_some() {
        write!(out, "{formatted}")?;
    } else if formatted != source.text {
        let write = |mut new: AtomicFile| new.write_all(formatted.as_bytes()).and_then(|()| new.persist());
        replacement(file).and_then(write).map_err(|error| about(file, &error))?;
        writeln!(out, "{shown}: formatted")?;
    }
    Ok(Verdict::Yes)
}

fn source(file: &Path, shown: &str, dialect: DialectArg) -> Result<Arc<Source>, Failure> {
    match is_dash(file) {
        true => Ok(Source::in_dialect(shown, stdin_grammar()?, dialect.name)),
        false => {
            let text = files::read_named(file).map_err(|error| about(file, &error))?;
            Ok(Source::in_dialect(shown, text, dialect.name))
        }
    }
}

/// Prints the ABNF, and reports the lines that were extracted and left out.
pub fn extract(call: &ExtractArgs, out: &mut Output<'_>) -> Result<Verdict, Failure> {
    let bytes = read_at_most(&call.file, MAX_LENGTH as u64)?;
    // RFCs before 2019 are ASCII, except for a few names in Latin-1, which are not part of a rule.
    let text = String::from_utf8_lossy(&bytes);
    let found = extract::extract_in(&text, call.dialect.name.unwrap_or_default())
        .map_err(|error| about(&call.file, &error))?;
    let verdict = Verdict::of(!found.taken.is_empty());
    if call.json {
        out.json(&as_json(&found))?;
        return Ok(verdict);
    }
    write!(out, "{}", &found.abnf)?;
    if !call.quiet || found.taken.is_empty() {
        show_rejection(&report(&found));
    }
    Ok(verdict)
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
