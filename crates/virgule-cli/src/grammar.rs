//! `virgule grammar check`: findings in a grammar file, texts with two derivations among them.
//!
//! ```text
//! ambiguity two readings of one text, drawn or as JSON
//! diagram   railroad diagrams
//! subject   `FILE:RULE`, as the other commands take it
//! ask       `subset`, `equal`, `diff`, `overlap`: the texts of two rules compared
//! matrix    which kinds share texts
//! stats     how large automata are
//! dot       one as a picture
//! ```

mod ambiguity;
pub mod ask;
pub mod diagram;
pub mod dot;
pub mod matrix;
pub mod stats;
pub mod subject;

use crate::draw::Style;
use crate::{Failure, Verdict, args, say};
use serde_json::{Value, json};
use std::io::{IsTerminal, Write};
use std::path::Path;
use virgule_compiler::analyze::ambiguity::{Report, ambiguities};
use virgule_compiler::compile::Checked;
use virgule_compiler::diagnose::{Diagnostic, Diagnostics, Severity};
use virgule_compiler::lower::document_name;
use virgule_dynamic::{Library, LoadError};

/// Shows all errors and warnings of the files, and a line of sums for each.
pub fn check(call: &args::Check, out: &mut impl Write) -> Result<Verdict, Failure> {
    let (mut verdict, mut unread) = (Verdict::Yes, Vec::new());
    for file in &call.files {
        let mut library = Library::new();
        let findings = match library.add_file(file) {
            Ok(findings) | Err(LoadError::Grammar(findings)) => findings,
            Err(error) => {
                unread.push(error.to_string());
                continue;
            }
        };
        if findings.has_errors() {
            verdict = Verdict::No;
        }
        // What has errors has no derivations.
        let name = document_name(&file.display().to_string());
        let checked = if findings.has_errors() { None } else { Some(library.checked(&name)?) };
        let found = checked.map(|checked| (checked, ambiguities(checked, call.all)));
        match call.json {
            true => say(out, format_args!("{}\n", as_json(file, &findings, found.as_ref(), call.all)))?,
            false => show(call, file, &findings, found.as_ref(), out)?,
        }
    }
    if unread.is_empty() { Ok(verdict) } else { Err(Failure::Call(unread.join("\nvirgule: "))) }
}

fn show(
    call: &args::Check,
    file: &Path,
    findings: &Diagnostics,
    found: Option<&(&Checked, Report)>,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let colour = std::io::stdout().is_terminal();
    say(out, findings.render(colour))?;
    say(out, if findings.is_empty() { "" } else { "\n" })?;
    let mut all = findings.clone();
    let file = file.display();
    if let Some((checked, report)) = found {
        let grammar = &checked.grammar;
        let style = if call.ascii { Style::Ascii } else { Style::Unicode };
        let shown = |rule| call.all || grammar.rule(rule).document == grammar.name;
        let both = report.found.iter().zip(report.diagnostics(grammar));
        for (ambiguity, finding) in both.filter(|(ambiguity, _)| shown(ambiguity.rule)) {
            say(out, format_args!("{}\n{}\n", finding.render(colour), ambiguity::picture(ambiguity, style)))?;
            all.push(finding);
        }
        for finding in report.too_large(grammar) {
            say(out, finding.render(colour))?;
            all.push(finding);
        }
        for ambiguity in report.found.iter().filter(|ambiguity| !shown(ambiguity.rule)) {
            let rule = grammar.rule(ambiguity.rule);
            let text = ambiguity.text.escape_debug();
            say(
                out,
                format_args!(
                    "{file}: `{text}` has two derivations by `{}` of {}; --all shows them\n",
                    rule.name, rule.document
                ),
            )?;
        }
        if !report.open.is_empty() {
            let names: Vec<String> =
                report.open.iter().map(|&rule| format!("`{}`", grammar.rule(rule).name)).collect();
            let (names, depth) = (names.join(", "), report.depth);
            say(
                out,
                format_args!(
                    "{file}: no ambiguity found up to nesting depth {depth} in {names}; \
                     whether there is any is undecidable for rules that nest\n"
                ),
            )?;
        }
    }
    say(out, format_args!("{file}: {}\n", sums(&all)))
}

/// All findings as one object.
fn as_json(file: &Path, findings: &Diagnostics, found: Option<&(&Checked, Report)>, all: bool) -> Value {
    let mut listed: Vec<Value> = findings.iter().map(finding).collect();
    let (mut ambiguities, mut open) = (Vec::new(), Value::Null);
    if let Some((checked, report)) = found {
        let grammar = &checked.grammar;
        listed.extend(report.too_large(grammar).iter().map(finding));
        let shown = |rule| all || grammar.rule(rule).document == grammar.name;
        let both = report.found.iter().zip(report.diagnostics(grammar));
        listed.extend(both.filter(|(found, _)| shown(found.rule)).map(|(_, warning)| finding(&warning)));
        ambiguities = report.found.iter().map(|found| ambiguity::as_json(found, grammar)).collect();
        let names: Vec<&str> = report.open.iter().map(|&rule| grammar.rule(rule).name.as_str()).collect();
        if !names.is_empty() {
            open = json!({ "depth": report.depth, "rules": names });
        }
    }
    json!({
        "file": file.display().to_string(),
        "findings": listed,
        "ambiguities": ambiguities,
        "open": open,
    })
}

fn finding(finding: &Diagnostic) -> Value {
    let severity = if finding.severity == Severity::Error { "error" } else { "warning" };
    let (line, column) = finding.position().unzip();
    json!({
        "severity": severity,
        "code": finding.code,
        "message": finding.message,
        "file": finding.source.name,
        "line": line,
        "column": column,
        "help": finding.help,
    })
}

/// `2 errors, 1 warning`
fn sums(findings: &Diagnostics) -> String {
    let count = |severity| {
        let number = findings.iter().filter(|finding| finding.severity == severity).count();
        let noun = if severity == Severity::Error { "error" } else { "warning" };
        let plural = if number == 1 { "" } else { "s" };
        format!("{number} {noun}{plural}")
    };
    format!("{}, {}", count(Severity::Error), count(Severity::Warning))
}
