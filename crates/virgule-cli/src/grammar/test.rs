//! `virgule grammar test`: runs case files, which are beside a grammar or are arguments.
//!
//! ```text
//! badge.abnf    the cases of badge.toml in the same folder
//! badge.toml    its own cases, with badge.abnf in the same folder, if there is one
//! -             cases on standard input
//! ```

use super::cases::{Cases, Subjects, resolve};
use super::report::{Finding, ReportFormat, sarif};
use crate::inputs::{STDIN, about, add_grammar, grammar_name, is_dash, only_one_stdin, read_to_string};
use crate::mask::mask;
use crate::options::Grammars;
use crate::{Failure, Output, Verdict};
use clap::Args;
use serde::{Serialize, Serializer};
use std::path::{Path, PathBuf};
use toml::Spanned;
use virgule_compiler::abnf::diagnose::{Diagnostics, Severity};
use virgule_dynamic::LoadError;
use virgule_tools::conformance::report::count;

#[derive(Args)]
pub struct TestArgs {
    /// ABNF files with a case file next to them (badge.abnf with badge.toml), or case files; `-` is a case file on
    /// standard input
    #[arg(value_name = "FILE", required = true)]
    inputs: Vec<PathBuf>,
    #[command(flatten)]
    grammars: Grammars,
    /// The format of the failures
    #[arg(long, value_enum, value_name = "FORMAT", default_value = "text")]
    format: ReportFormat,
}

#[derive(Serialize)]
struct Outcome {
    file: String,
    cases: usize,
    #[serde(rename = "failures")]
    failed: Vec<Failed>,
    /// The findings of a grammar; if it has errors, no case is run.
    #[serde(serialize_with = "findings")]
    findings: Diagnostics,
}

#[derive(Serialize)]
struct Failed {
    /// The number of the line, counted from 1.
    line: usize,
    #[serde(rename = "case")]
    sort: &'static str,
    input: String,
    #[serde(rename = "message")]
    why: String,
}

fn findings<S: Serializer>(findings: &Diagnostics, to: S) -> Result<S::Ok, S::Error> {
    to.collect_seq(findings.iter().map(Finding::from))
}

/// Runs all files, and prints the failures.
pub fn run(call: &TestArgs, out: &mut Output<'_>) -> Result<Verdict, Failure> {
    only_one_stdin(call.inputs.iter().chain(&call.grammars.files))?;
    let (mut verdict, mut listed) = (Verdict::Yes, Vec::new());
    for file in &call.inputs {
        let outcome = outcome(call, file)?;
        if !outcome.failed.is_empty() || outcome.findings.has_errors() {
            verdict = Verdict::No;
        }
        match call.format {
            ReportFormat::Text => write!(out, "{}", outcome.text())?,
            ReportFormat::Json => out.json(&outcome)?,
            ReportFormat::Github => {
                for finding in outcome.listed() {
                    write!(out, "{}", finding.github())?;
                }
            }
            ReportFormat::Sarif => listed.extend(outcome.listed()),
        }
    }
    if call.format == ReportFormat::Sarif {
        out.json(&sarif(&listed))?;
    }
    Ok(verdict)
}

fn outcome(call: &TestArgs, file: &Path) -> Result<Outcome, Failure> {
    let is_grammar = file.extension().is_some_and(|end| end == "abnf");
    let (beside, cases) = match is_grammar {
        true => (Some(file.to_path_buf()), file.with_extension("toml")),
        false => (
            Some(file.with_extension("abnf")).filter(|path| !is_dash(file) && path.exists()),
            file.to_path_buf(),
        ),
    };
    let shown = if is_dash(&cases) { STDIN.to_string() } else { cases.display().to_string() };
    let mut outcome = Outcome { file: shown, cases: 0, failed: Vec::new(), findings: Diagnostics::new() };
    let mut subjects = Subjects { library: call.grammars.matching_library()?, grammar: None, kind: None };
    for grammar in beside.iter().chain(&call.grammars.files) {
        subjects.grammar.get_or_insert_with(|| grammar_name(grammar));
    }
    if let Some(grammar) = &beside {
        match add_grammar(&mut subjects.library, grammar, call.grammars.dialect.name) {
            Ok(_) => {}
            Err(LoadError::Grammar(findings)) => {
                outcome.findings = findings;
                return Ok(outcome);
            }
            Err(error) => return Err(error.into()),
        }
    }
    let text = read_to_string(&cases)?;
    let read: Cases = toml::from_str(&text).map_err(|error| about(&cases, &error.to_string().trim_end()))?;
    if let Some(grammar) = &subjects.grammar {
        subjects.kind = subjects.library.kinds_of(grammar).first().map(|kind| kind.to_string());
    }
    let lines = std::iter::once(0).chain(text.match_indices('\n').map(|(at, _)| at + 1)).collect();
    run_all(&read, &mut subjects, &mut Recorder { lines, outcome: &mut outcome });
    Ok(outcome)
}

fn run_all(cases: &Cases, subjects: &mut Subjects, recorder: &mut Recorder<'_>) {
    for case in &cases.parse {
        recorder.record(case, "parse", &case.get_ref().input, subjects.parse(case.get_ref()));
    }
    for case in &cases.reject {
        recorder.record(case, "reject", &case.get_ref().input, subjects.reject(case.get_ref()));
    }
    for case in &cases.matches {
        let result = subjects.matches(case.get_ref());
        recorder.record(case, "match", &case.get_ref().input, result);
    }
    for case in &cases.resolve {
        recorder.record(case, "resolve", &case.get_ref().input, resolve(case.get_ref()));
    }
    if recorder.outcome.cases == 0 {
        let why = "the file has no cases".to_string();
        recorder.outcome.failed.push(Failed { line: 1, sort: "file", input: String::new(), why });
    }
    recorder.outcome.failed.sort_by_key(|failed| failed.line);
}

struct Recorder<'o> {
    /// The offsets at which the lines of the file begin.
    lines: Vec<usize>,
    outcome: &'o mut Outcome,
}

impl Recorder<'_> {
    fn record<T>(&mut self, case: &Spanned<T>, sort: &'static str, input: &str, result: Result<(), String>) {
        self.outcome.cases += 1;
        if let Err(why) = result {
            let line = self.lines.partition_point(|start| *start <= case.span().start);
            self.outcome.failed.push(Failed { line, sort, input: mask(input).text, why });
        }
    }
}

impl Failed {
    /// `reject "a b": accepted`
    fn message(&self) -> String {
        match self.sort {
            "file" => self.why.clone(),
            sort => format!("{sort} {:?}: {}", self.input, self.why),
        }
    }
}

impl Outcome {
    fn text(&self) -> String {
        let mut text = self.findings.render(false);
        for failed in &self.failed {
            text.push_str(&format!("{}:{}: {}\n", self.file, failed.line, failed.message()));
        }
        let result = match self.findings.has_errors() {
            true => "not run, because the grammar has errors".to_string(),
            false => format!("{}, {} failed", count(self.cases, "case"), self.failed.len()),
        };
        text + &format!("{}: {result}\n", self.file)
    }

    fn listed(&self) -> Vec<Finding> {
        let errors = self.findings.iter().filter(|finding| finding.severity == Severity::Error);
        let failed = self.failed.iter().map(|failed| Finding {
            severity: "error",
            code: "failed-case".to_string(),
            message: failed.message(),
            file: self.file.clone(),
            line: Some(failed.line),
            column: Some(1),
            help: Vec::new(),
        });
        errors.map(Finding::from).chain(failed).collect()
    }
}
