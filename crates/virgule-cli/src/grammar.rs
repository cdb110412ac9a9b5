//! `virgule grammar check`: diagnostics and ambiguities of a grammar file; other commands about grammars are submodules.
//!
//! ```text
//! ambiguity    two derivations of a text, drawn or as JSON
//! rule_source  `FILE:RULE`, an argument of the other commands
//! rule_table   what matches each rule
//! compare      `subset`, `equal`, `diff`, `overlap`: compares the languages of two rules
//! matrix       `matrix`: compares all pairs of kinds
//! files        `fmt`: formats grammar files; `extract`: the ABNF of an RFC
//! export       `export`: a rule in another notation
//! automata     `stats`: sizes of automata; `dot`: an automaton for Graphviz; `diagram`: railroad diagrams
//! sample       `sample`: strings of a rule, or just outside of it
//! test         `test`: runs case files
//! cases        runs the cases of a case file
//! report       findings as JSON, as GitHub workflow commands and as SARIF
//! ```

mod ambiguity;
mod automata;
mod cases;
mod compare;
mod export;
mod files;
mod matrix;
mod report;
mod rule_source;
mod rule_table;
mod sample;
mod test;

use crate::inputs::{STDIN, add_grammar, grammar_name, is_dash, only_one_stdin};
use crate::options::DialectArg;
use crate::{Failure, Output, Verdict, reference, style};
use anstream::{AutoStream, ColorChoice};
use clap::{Args, Subcommand};
use report::{Finding, ReportFormat};
use rule_table::RuleTable;
use serde_json::{Value, json};
use std::io::stdout;
use std::path::{Path, PathBuf};
use virgule_compiler::abnf::Checked;
use virgule_compiler::abnf::diagnose::{Diagnostic, Diagnostics, Severity};
use virgule_compiler::abnf::lower::grammar::{Grammar as LoweredGrammar, RuleId};
use virgule_dynamic::{Library, LoadError};
use virgule_tools::ambiguity::{Ambiguity, AmbiguityReport, ambiguities};
use virgule_tools::conformance::report::count;
#[cfg(feature = "lsp")]
use virgule_tools::editor::DocumentAnalysis;
use virgule_tools::extension::{Extension, extensions};

/// The number of rules that reference an extended rule and are listed.
const LISTED_USERS: usize = 6;

#[derive(Subcommand)]
pub enum Grammar {
    /// List errors, warnings and strings with two derivations; exit status 1 if there are errors
    Check(CheckArgs),
    /// Describe a directive (a line that starts with `;!`), or list all of them
    Directives {
        /// The directive, such as fields
        #[arg(value_name = "NAME")]
        name: Option<String>,
    },
    /// Print the built-in grammar of a kind
    Print {
        /// A kind such as ni, or a grammar such as rfc6920
        #[arg(value_name = "KIND")]
        name: String,
    },
    /// List the built-in kinds: name, grammar, start rule, and whether all their strings are URIs
    List {
        /// Print one JSON object per kind
        #[arg(long)]
        json: bool,
    },
    /// Draw railroad diagrams: a rule as SVG, or all rules as an HTML page with links
    Diagram(automata::DiagramArgs),
    /// Decide whether one rule matches only strings that another matches; if not, show a shortest counterexample
    Subset(compare::RulePairArgs),
    /// Decide whether two rules match the same strings; if not, show a shortest counterexample
    Equal(compare::RulePairArgs),
    /// Show the shortest strings that only one of two rules matches; exit status 0 if there are none
    Diff(compare::RulePairArgs),
    /// Decide whether two rules match a common string, and show a shortest one
    Overlap(compare::RulePairArgs),
    /// Compare all pairs of kinds: subset, superset, overlap
    Matrix(matrix::MatrixArgs),
    /// Show the sizes and compile times of the automata of a grammar
    Stats(automata::StatsArgs),
    /// Print the automaton of a small rule for Graphviz
    Dot(automata::DotArgs),
    /// Format ABNF files in place and keep all comments; exit status 1 if a file has errors
    Fmt(files::FmtArgs),
    /// Extract the ABNF of an RFC, and report which lines were taken or left out; exit status 1 if there is none
    Extract(files::ExtractArgs),
    /// Convert a rule to another notation; exit status 1 if the notation cannot express it
    Export(export::ExportArgs),
    /// Print strings that a rule matches, or just does not match, to test a parser; exit status 1 if there are none
    Sample(sample::SampleArgs),
    /// Run the case files of grammars: strings to accept or reject; exit status 1 if a case fails
    Test(test::TestArgs),
}

#[derive(Args)]
pub struct CheckArgs {
    /// ABNF files, `-` for standard input; imports are files in the same folder or built-in grammars
    #[arg(value_name = "FILE", required = true)]
    pub files: Vec<PathBuf>,
    #[command(flatten)]
    pub dialect: DialectArg,
    /// Also search rules that no start rule uses for ambiguities, and show those of imported rules
    #[arg(long)]
    pub all: bool,
    /// Draw with ASCII characters only
    #[arg(long)]
    pub ascii: bool,
    /// Print one JSON object per file, as --format json
    #[arg(long, conflicts_with = "format")]
    pub json: bool,
    /// The output format
    #[arg(long, value_enum, value_name = "FORMAT", default_value = "text")]
    pub format: ReportFormat,
    /// Exit with status 1 if there are warnings; ambiguities acknowledged by `;! ambiguous` do not count
    #[arg(long)]
    pub deny_warnings: bool,
}

/// Runs a subcommand.
pub fn run(call: &Grammar, out: &mut Output<'_>) -> Result<Verdict, Failure> {
    match call {
        Grammar::Check(call) => check(call, out),
        Grammar::Directives { name } => reference::directives(name.as_deref(), out),
        Grammar::Print { name } => reference::print(name, out),
        Grammar::List { json } => reference::list(*json, out),
        Grammar::Diagram(call) => automata::diagram(call, out),
        Grammar::Subset(call) => compare::subset(call, out),
        Grammar::Equal(call) => compare::equal(call, out),
        Grammar::Diff(call) => compare::diff(call, out),
        Grammar::Overlap(call) => compare::overlap(call, out),
        Grammar::Matrix(call) => matrix::matrix(call, out),
        Grammar::Stats(call) => automata::stats(call, out),
        Grammar::Dot(call) => automata::dot(call, out),
        Grammar::Fmt(call) => files::fmt(call, out),
        Grammar::Extract(call) => files::extract(call, out),
        Grammar::Export(call) => export::run(call, out),
        Grammar::Sample(call) => sample::run(call, out),
        Grammar::Test(call) => test::run(call, out),
    }
}

/// Prints all errors and warnings of the files, and their number for each file.
fn check(call: &CheckArgs, out: &mut Output<'_>) -> Result<Verdict, Failure> {
    only_one_stdin(&call.files)?;
    let (mut verdict, mut unread) = (Verdict::Yes, Vec::new());
    let format = if call.json { ReportFormat::Json } else { call.format };
    // A SARIF log contains the findings of all files.
    let mut listed: Vec<Finding> = Vec::new();
    for file in &call.files {
        let mut library = Library::new();
        let mut findings = match add_grammar(&mut library, file, call.dialect.name) {
            Ok(findings) | Err(LoadError::Grammar(findings)) => findings,
            Err(error) => {
                unread.push(error.to_string());
                continue;
            }
        };
        // A grammar with errors has no automata, and cannot be searched for ambiguities.
        let found = match findings.has_errors() {
            true => None,
            false => Some(search(&mut library, &grammar_name(file), &mut findings, call.all)?),
        };
        let warns = !findings.is_empty() || found.as_ref().is_some_and(RuleFindings::warns);
        if findings.has_errors() || call.deny_warnings && warns {
            verdict = Verdict::No;
        }
        match format {
            ReportFormat::Json => {
                out.json(&as_json(file, &findings, found.as_ref()))?;
            }
            ReportFormat::Text => show(call, file, &findings, found.as_ref(), out)?,
            ReportFormat::Github | ReportFormat::Sarif => {
                listed.extend(findings.iter().map(Finding::from));
                listed.extend(found.iter().flat_map(RuleFindings::all_warnings).map(Finding::from));
            }
        }
        if format == ReportFormat::Github {
            for finding in listed.drain(..) {
                write!(out, "{}", finding.github())?;
            }
        }
    }
    if format == ReportFormat::Sarif && unread.is_empty() {
        out.json(&report::sarif(&listed))?;
    }
    if unread.is_empty() { Ok(verdict) } else { Err(Failure::Call(unread.join("\nvirgule: "))) }
}

/// Searches the rules of a grammar without errors, and adds the warnings about rules without an automaton.
fn search<'l>(
    library: &'l mut Library,
    grammar: &str,
    findings: &mut Diagnostics,
    all: bool,
) -> Result<RuleFindings<'l>, LoadError> {
    let rules = RuleTable::new(library.matchers(grammar)?);
    findings.extend(rules.warnings().cloned());
    findings.sort();
    Ok(RuleFindings::of(library.checked(grammar)?, rules, all))
}

/// Returns all findings of `virgule grammar check` about a document, and for each ambiguous rule that it defines the end
/// of its definition, its first ambiguous string, and the two derivations of the string.
#[cfg(feature = "lsp")]
pub fn complete_check(analysis: &DocumentAnalysis) -> (Vec<Diagnostic>, Vec<(usize, String, String)>) {
    let mut library = Library::new();
    let added = analysis.checked().map(|it| library.add_checked(it.clone(), analysis.diagnostics.clone()));
    let mut findings = match added {
        Some(Ok(findings) | Err(LoadError::Grammar(findings))) => findings,
        // Only a grammar that is read from a file or by name has other errors.
        _ => analysis.diagnostics.clone(),
    };
    if findings.has_errors() {
        return (findings.to_vec(), Vec::new());
    }
    let Ok(found) = search(&mut library, &analysis.grammar().name, &mut findings, false) else {
        return (findings.to_vec(), Vec::new());
    };
    let grammar = &found.checked.grammar;
    let mut ambiguous: Vec<(usize, String, String)> = Vec::new();
    for (ambiguity, _) in found.open() {
        let definition = grammar.surface.definition(grammar.rule(ambiguity.rule));
        let Some(end) = definition.first().map(|written| written.span.end) else { continue };
        if ambiguous.iter().all(|(known, ..)| *known != end) {
            let readings = [0, 1].map(|number| ambiguity.reading(number)).join("\n");
            ambiguous.push((end, ambiguity.text.clone(), readings));
        }
    }
    findings.extend(found.all_warnings().cloned());
    (findings.to_vec(), ambiguous)
}

/// What matches the rules of a grammar, and the result of the search for ambiguities.
struct RuleFindings<'g> {
    checked: &'g Checked,
    rules: RuleTable,
    report: AmbiguityReport,
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
        RuleFindings { checked, rules, report, warnings, others, all }
    }

    /// True if an ambiguity is shown. Those of imported documents are shown only with `--all`.
    fn is_shown(&self, found: &Ambiguity) -> bool {
        let grammar = &self.checked.grammar;
        self.all || grammar.rule(found.rule).document == grammar.name
    }

    /// The ambiguities that are shown and not acknowledged.
    fn open(&self) -> impl Iterator<Item = (&Ambiguity, &Diagnostic)> {
        let both = self.report.found.iter().zip(&self.warnings);
        let acknowledged = |found: &Ambiguity| self.checked.grammar.acknowledged(found.rule);
        both.filter(move |(found, _)| self.is_shown(found) && acknowledged(found).is_none())
    }

    fn all_warnings(&self) -> impl Iterator<Item = &Diagnostic> {
        self.others.iter().chain(self.open().map(|(_, warning)| warning))
    }

    fn warns(&self) -> bool {
        !self.others.is_empty() || self.open().next().is_some()
    }
}

fn show(
    call: &CheckArgs,
    file: &Path,
    findings: &Diagnostics,
    found: Option<&RuleFindings<'_>>,
    out: &mut Output<'_>,
) -> Result<(), Failure> {
    let colour = AutoStream::choice(&stdout()) != ColorChoice::Never;
    write!(out, "{}", findings.render(colour))?;
    write!(out, "{}", if findings.is_empty() { "" } else { "\n" })?;
    let mut all = findings.clone();
    let file = if is_dash(file) { Path::new(STDIN) } else { file }.display();
    if let Some(found) = found {
        let RuleFindings { checked, report, .. } = found;
        let grammar = &checked.grammar;
        let style = style(call.ascii);
        for (ambiguity, finding) in found.open() {
            writeln!(out, "{}\n{}", finding.render(colour), ambiguity::picture(ambiguity, style))?;
            all.push(finding.clone());
        }
        for finding in &found.others {
            writeln!(out, "{}", finding.render(colour))?;
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
            writeln!(out, "{file}: `{text}` has two derivations by `{}`{why}", rule.name)?;
        }
        if !report.open.is_empty() {
            let names: Vec<String> =
                report.open.iter().map(|&rule| format!("`{}`", grammar.rule(rule).name)).collect();
            let (names, depth) = (names.join(", "), report.depth);
            writeln!(
                out,
                "{file}: no ambiguity found up to nesting depth {depth} in {names}; \
                     for nested rules, it is undecidable whether there is one"
            )?;
        }
        write!(out, "{}", found.rules.text(&file.to_string()))?;
        for extension in extensions(checked) {
            writeln!(out, "{file}: {}", described(&extension, grammar))?;
        }
    }
    writeln!(out, "{file}: {}", sums(&all))?;
    if let Some(first) = all.iter().next() {
        writeln!(out, "for details, run `virgule explain {}`", first.code)?;
    }
    Ok(())
}

fn as_json(file: &Path, findings: &Diagnostics, found: Option<&RuleFindings<'_>>) -> Value {
    let mut listed: Vec<Finding> = findings.iter().map(Finding::from).collect();
    let (mut rules, mut ambiguities, mut open) = (Value::Null, Vec::new(), Value::Null);
    let mut extensions = Vec::new();
    if let Some(found) = found {
        let RuleFindings { checked, report, .. } = found;
        let grammar = &checked.grammar;
        rules = found.rules.json(grammar);
        listed.extend(found.all_warnings().map(Finding::from));
        ambiguities = report.found.iter().map(|found| ambiguity::as_json(found, grammar)).collect();
        let names: Vec<&str> = report.open.iter().map(|&rule| grammar.rule(rule).name.as_str()).collect();
        let extended = self::extensions(checked);
        extensions = extended.iter().map(|extension| extension_json(extension, grammar)).collect();
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
        "extensions": extensions,
    })
}

/// Describes an extension: ``VCHAR =/` adds "é" to VCHAR of rfc5234; 2 imported rules see it: text, unstructured``.
fn described(extension: &Extension, grammar: &LoweredGrammar) -> String {
    let name = &grammar.rule(extension.rule).name;
    let base = match grammar.rule(extension.base).document.as_str() {
        "" => "the core rule".to_string(),
        document => format!("the rule of {document}"),
    };
    let effect = match &extension.adds {
        Ok(Some(text)) => format!("adds strings to {base}, such as {text:?}"),
        Ok(None) => format!("adds no string to {base}, which matches all of them"),
        Err(why) => format!("extends {base} (not compared: {why})"),
    };
    let names = extension.seen_by.iter().map(|&rule| grammar.rule(rule).name.as_str());
    let users = match extension.seen_by.len() {
        0 => "no imported rule that is not extended itself references it".to_string(),
        1 => format!("one imported rule references it: {}", Vec::from_iter(names).join("")),
        count => {
            let more = if count > LISTED_USERS { ", …" } else { "" };
            let listed = Vec::from_iter(names.take(LISTED_USERS)).join(", ");
            format!("{count} imported rules reference it: {listed}{more}")
        }
    };
    format!("`{name} =/` {effect}; {users}")
}

fn extension_json(extension: &Extension, grammar: &LoweredGrammar) -> Value {
    let name = |rule: RuleId| grammar.rule(rule).name.as_str();
    json!({
        "rule": name(extension.rule),
        "document": grammar.rule(extension.base).document,
        "adds": extension.adds.as_ref().ok(),
        "why": extension.adds.as_ref().err(),
        "seen_by": extension.seen_by.iter().map(|&rule| name(rule)).collect::<Vec<_>>(),
    })
}

/// The numbers of findings: `2 errors, 1 warning`.
fn sums(findings: &Diagnostics) -> String {
    let of = |severity| {
        let number = findings.iter().filter(|finding| finding.severity == severity).count();
        count(number, if severity == Severity::Error { "error" } else { "warning" })
    };
    format!("{}, {}", of(Severity::Error), of(Severity::Warning))
}
