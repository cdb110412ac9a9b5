//! `virgule grammar check`: findings in a grammar file, texts with two derivations among them.
//!
//! ```text
//! ambiguity two readings of one text, drawn or as JSON
//! diagram   railroad diagrams
//! directives `directives`: the reference of directives
//! print     `print`: the file of a built-in grammar
//! subject   `FILE:RULE`, as the other commands take it
//! ask       `subset`, `equal`, `diff`, `overlap`: the texts of two rules compared
//! matrix    which kinds share texts
//! witness   texts where `;! validate` is not part of an automaton
//! stats     how large automata are
//! dot       one as a picture
//! ```

mod ambiguity;
pub mod compare;
pub mod diagram;
pub mod directives;
pub mod dot;
pub mod matrix;
pub mod print;
pub mod rule_source;
pub mod stats;
mod witness;

use crate::draw::Style;
use crate::inputs::{STDIN, add_grammar, grammar_name, is_dash, only_one_stdin};
use crate::{Failure, Verdict, args, write_answer};
use anstream::{AutoStream, ColorChoice};
use serde_json::{Value, json};
use std::io::{Write, stdout};
use std::path::Path;
use virgule_ambiguity::{Ambiguity, Report, ambiguities};
use virgule_compiler::abnf::Checked;
use virgule_compiler::abnf::diagnose::{Diagnostic, Diagnostics, Severity};
use virgule_compiler::abnf::lower::grammar::Grammar;
use virgule_dynamic::{Library, LoadError};

/// Shows all errors and warnings of the files, and a line of sums for each.
pub fn check(call: &args::GrammarCheck, out: &mut impl Write) -> Result<Verdict, Failure> {
    only_one_stdin(&call.files)?;
    let (mut verdict, mut unread) = (Verdict::Yes, Vec::new());
    for file in &call.files {
        let mut library = Library::new();
        let findings = match add_grammar(&mut library, file) {
            Ok(findings) | Err(LoadError::Grammar(findings)) => findings,
            Err(error) => {
                unread.push(error.to_string());
                continue;
            }
        };
        // What has errors has no derivations.
        let name = grammar_name(file);
        let checked = if findings.has_errors() { None } else { Some(library.checked(&name)?) };
        let found = checked.map(|checked| AmbiguityFindings::of(checked, call.all));
        let warns = !findings.is_empty() || found.as_ref().is_some_and(AmbiguityFindings::warns);
        if findings.has_errors() || call.deny_warnings && warns {
            verdict = Verdict::No;
        }
        match call.json {
            true => write_answer(out, format_args!("{}\n", as_json(file, &findings, found.as_ref())))?,
            false => show(call, file, &findings, found.as_ref(), out)?,
        }
    }
    if unread.is_empty() { Ok(verdict) } else { Err(Failure::Call(unread.join("\nvirgule: "))) }
}

/// What the search for ambiguities found in a grammar.
struct AmbiguityFindings<'g> {
    grammar: &'g Grammar,
    report: Report,
    /// Of each ambiguity, its warning.
    warnings: Vec<Diagnostic>,
    /// Other warnings: rules that are too large, acknowledgements of nothing.
    others: Vec<Diagnostic>,
    /// Whether imported rules are shown too.
    all: bool,
}

impl<'g> AmbiguityFindings<'g> {
    fn of(checked: &'g Checked, all: bool) -> Self {
        let grammar = &checked.grammar;
        let report = ambiguities(checked, all);
        let warnings = report.diagnostics(grammar);
        let mut others = report.too_large(grammar);
        others.extend(report.unused_acknowledgements(grammar));
        AmbiguityFindings { grammar, report, warnings, others, all }
    }

    /// Whether an ambiguity is shown: not one of a document that is imported, unless that is asked for.
    fn is_shown(&self, found: &Ambiguity) -> bool {
        self.all || self.grammar.rule(found.rule).document == self.grammar.name
    }

    /// The ambiguities that are warnings.
    fn open(&self) -> impl Iterator<Item = (&Ambiguity, &Diagnostic)> {
        let both = self.report.found.iter().zip(&self.warnings);
        both.filter(|(found, _)| self.is_shown(found) && self.grammar.acknowledged(found.rule).is_none())
    }

    fn warns(&self) -> bool {
        !self.others.is_empty() || self.open().next().is_some()
    }
}

fn show(
    call: &args::GrammarCheck,
    file: &Path,
    findings: &Diagnostics,
    found: Option<&AmbiguityFindings<'_>>,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let colour = AutoStream::choice(&stdout()) != ColorChoice::Never;
    write_answer(out, findings.render(colour))?;
    write_answer(out, if findings.is_empty() { "" } else { "\n" })?;
    let mut all = findings.clone();
    let file = if is_dash(file) { Path::new(STDIN) } else { file }.display();
    if let Some(found) = found {
        let AmbiguityFindings { grammar, report, .. } = found;
        let style = if call.ascii { Style::Ascii } else { Style::Unicode };
        for (ambiguity, finding) in found.open() {
            write_answer(
                out,
                format_args!("{}\n{}\n", finding.render(colour), ambiguity::picture(ambiguity, style)),
            )?;
            all.push(finding.clone());
        }
        for finding in &found.others {
            write_answer(out, format_args!("{}\n", finding.render(colour)))?;
            all.push(finding.clone());
        }
        for ambiguity in &report.found {
            let rule = grammar.rule(ambiguity.rule);
            let text = ambiguity.text.escape_debug();
            let why = match grammar.acknowledged(ambiguity.rule) {
                _ if !found.is_shown(ambiguity) => format!(" of {}; --all shows them", rule.document),
                Some(reason) => format!(", acknowledged: {reason}"),
                None => continue,
            };
            write_answer(
                out,
                format_args!("{file}: `{text}` has two derivations by `{}`{why}\n", rule.name),
            )?;
        }
        if !report.open.is_empty() {
            let names: Vec<String> =
                report.open.iter().map(|&rule| format!("`{}`", grammar.rule(rule).name)).collect();
            let (names, depth) = (names.join(", "), report.depth);
            write_answer(
                out,
                format_args!(
                    "{file}: no ambiguity found up to nesting depth {depth} in {names}; \
                     whether there is any is undecidable for rules that nest\n"
                ),
            )?;
        }
    }
    write_answer(out, format_args!("{file}: {}\n", sums(&all)))?;
    if let Some(first) = all.iter().next() {
        write_answer(out, format_args!("`virgule explain {}` says what that means\n", first.code))?;
    }
    Ok(())
}

/// All findings as one object.
fn as_json(file: &Path, findings: &Diagnostics, found: Option<&AmbiguityFindings<'_>>) -> Value {
    let mut listed: Vec<Value> = findings.iter().map(finding).collect();
    let (mut ambiguities, mut open) = (Vec::new(), Value::Null);
    if let Some(found) = found {
        let AmbiguityFindings { grammar, report, .. } = found;
        listed.extend(found.others.iter().map(finding));
        listed.extend(found.open().map(|(_, warning)| finding(warning)));
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
