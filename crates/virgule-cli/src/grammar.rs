//! `virgule grammar check`: diagnostics and ambiguities of a grammar file; other commands about grammars are submodules.
//!
//! ```text
//! ambiguity    two derivations of a text, drawn or as JSON
//! diagram      `diagram`: railroad diagrams
//! directives   `directives`: the reference of directives
//! print        `print`: the file of a built-in grammar
//! rule_source  `FILE:RULE`, an argument of the other commands
//! rule_table   what matches each rule
//! compare      `subset`, `equal`, `diff`, `overlap`: compares the languages of two rules
//! matrix       `matrix`: compares all pairs of kinds
//! fmt          `fmt`: formats grammar files
//! extract      `extract`: the ABNF of an RFC
//! export       `export`: a rule in another notation
//! test         `test`: runs case files
//! cases        the format of case files
//! run_case     one case
//! report       findings as GitHub workflow commands and as SARIF
//! stats        `stats`: sizes of automata
//! dot          `dot`: an automaton for Graphviz
//! ```

mod ambiguity;
mod cases;
pub mod compare;
pub mod diagram;
pub mod directives;
pub mod dot;
pub mod export;
pub mod extract;
pub mod fmt;
pub mod matrix;
pub mod print;
pub mod report;
pub mod rule_source;
mod rule_table;
mod run_case;
pub mod stats;
pub mod test;

use crate::draw::Style;
use crate::inputs::{STDIN, add_grammar, grammar_name, is_dash, only_one_stdin};
use crate::{Failure, Verdict, args, write_answer};
use anstream::{AutoStream, ColorChoice};
use report::{Finding, ReportFormat};
use rule_table::RuleTable;
use serde_json::{Value, json};
use std::io::{Write, stdout};
use std::path::Path;
use virgule_ambiguity::{Ambiguity, Report, ambiguities};
use virgule_compiler::abnf::Checked;
use virgule_compiler::abnf::diagnose::{Diagnostic, Diagnostics, Severity};
use virgule_compiler::abnf::lower::grammar::Grammar;
use virgule_dynamic::{Library, LoadError};

/// Prints all errors and warnings of the files, and their number for each file.
pub fn check(call: &args::GrammarCheck, out: &mut impl Write) -> Result<Verdict, Failure> {
    only_one_stdin(&call.files)?;
    let (mut verdict, mut unread) = (Verdict::Yes, Vec::new());
    let format = if call.json { ReportFormat::Json } else { call.format };
    // A SARIF log contains the findings of all files.
    let mut listed: Vec<Finding> = Vec::new();
    for file in &call.files {
        let mut library = Library::new();
        let mut findings = match add_grammar(&mut library, file) {
            Ok(findings) | Err(LoadError::Grammar(findings)) => findings,
            Err(error) => {
                unread.push(error.to_string());
                continue;
            }
        };
        // A grammar with errors has no automata, and cannot be searched for ambiguities.
        let name = grammar_name(file);
        let found = match findings.has_errors() {
            true => None,
            false => {
                let rules = RuleTable::new(library.matchers(&name)?);
                findings.extend(rules.warnings().cloned());
                findings.sort();
                Some(RuleFindings::of(library.checked(&name)?, rules, call.all))
            }
        };
        let warns = !findings.is_empty() || found.as_ref().is_some_and(RuleFindings::warns);
        if findings.has_errors() || call.deny_warnings && warns {
            verdict = Verdict::No;
        }
        match format {
            ReportFormat::Json => {
                write_answer(out, format_args!("{}\n", as_json(file, &findings, found.as_ref())))?;
            }
            ReportFormat::Text => show(call, file, &findings, found.as_ref(), out)?,
            ReportFormat::Github | ReportFormat::Sarif => {
                listed.extend(findings.iter().map(Finding::from));
                listed.extend(found.iter().flat_map(RuleFindings::all_warnings).map(Finding::from));
            }
        }
        if format == ReportFormat::Github {
            for finding in listed.drain(..) {
                write_answer(out, finding.github())?;
            }
        }
    }
    if format == ReportFormat::Sarif && unread.is_empty() {
        write_answer(out, format_args!("{}\n", report::sarif(&listed)))?;
    }
    if unread.is_empty() { Ok(verdict) } else { Err(Failure::Call(unread.join("\nvirgule: "))) }
}

/// What matches the rules of a grammar, and the result of the search for ambiguities.
struct RuleFindings<'g> {
    grammar: &'g Grammar,
    rules: RuleTable,
    report: Report,
    /// The warnings of the ambiguities, one for each.
    warnings: Vec<Diagnostic>,
    /// The other warnings: rules that are too large, unused acknowledgements.
    others: Vec<Diagnostic>,
    /// True if ambiguities of imported rules are shown too.
    all: bool,
}

impl<'g> RuleFindings<'g> {
    fn of(checked: &'g Checked, rules: RuleTable, all: bool) -> Self {
        let grammar = &checked.grammar;
        let report = ambiguities(checked, all);
        let warnings = report.diagnostics(grammar);
        let mut others = Vec::from_iter(report.too_large(grammar));
        others.extend(report.unused_acknowledgements(grammar));
        RuleFindings { grammar, rules, report, warnings, others, all }
    }

    /// True if an ambiguity is shown. Those of imported documents are shown only with `--all`.
    fn is_shown(&self, found: &Ambiguity) -> bool {
        self.all || self.grammar.rule(found.rule).document == self.grammar.name
    }

    /// The ambiguities that are shown and not acknowledged.
    fn open(&self) -> impl Iterator<Item = (&Ambiguity, &Diagnostic)> {
        let both = self.report.found.iter().zip(&self.warnings);
        both.filter(|(found, _)| self.is_shown(found) && self.grammar.acknowledged(found.rule).is_none())
    }

    /// The warnings that are shown.
    fn all_warnings(&self) -> impl Iterator<Item = &Diagnostic> {
        self.others.iter().chain(self.open().map(|(_, warning)| warning))
    }

    fn warns(&self) -> bool {
        !self.others.is_empty() || self.open().next().is_some()
    }
}

fn show(
    call: &args::GrammarCheck,
    file: &Path,
    findings: &Diagnostics,
    found: Option<&RuleFindings<'_>>,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let colour = AutoStream::choice(&stdout()) != ColorChoice::Never;
    write_answer(out, findings.render(colour))?;
    write_answer(out, if findings.is_empty() { "" } else { "\n" })?;
    let mut all = findings.clone();
    let file = if is_dash(file) { Path::new(STDIN) } else { file }.display();
    if let Some(found) = found {
        let RuleFindings { grammar, report, .. } = found;
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
        write_answer(out, found.rules.text(&file.to_string()))?;
    }
    write_answer(out, format_args!("{file}: {}\n", sums(&all)))?;
    if let Some(first) = all.iter().next() {
        write_answer(out, format_args!("`virgule explain {}` says what that means\n", first.code))?;
    }
    Ok(())
}

/// All findings as a JSON object.
fn as_json(file: &Path, findings: &Diagnostics, found: Option<&RuleFindings<'_>>) -> Value {
    let mut listed: Vec<Value> = findings.iter().map(finding).collect();
    let (mut rules, mut ambiguities, mut open) = (Value::Null, Vec::new(), Value::Null);
    if let Some(found) = found {
        let RuleFindings { grammar, report, .. } = found;
        rules = found.rules.json(grammar);
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
        "rules": rules,
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

/// The numbers of findings: `2 errors, 1 warning`.
fn sums(findings: &Diagnostics) -> String {
    let count = |severity| {
        let number = findings.iter().filter(|finding| finding.severity == severity).count();
        let noun = if severity == Severity::Error { "error" } else { "warning" };
        let plural = if number == 1 { "" } else { "s" };
        format!("{number} {noun}{plural}")
    };
    format!("{}, {}", count(Severity::Error), count(Severity::Warning))
}
