//! Rules as automata and as drawings: `virgule grammar stats`, `dot` and `diagram`.

use super::rule_source::{RuleSource, split};
use crate::inputs::{self, STDIN, is_dash, stdin_grammar};
use crate::options::DialectArg;
use crate::{Failure, Output, Verdict, wrong};
use clap::Args;
use serde_json::json;
use std::path::{Path, PathBuf};
use std::time::Instant;
use virgule_compiler::abnf::Checked;
use virgule_compiler::abnf::lower::grammar::{Field, RuleId};
use virgule_compiler::analysis::dot::dot as graphviz;
use virgule_compiler::codegen::unit::{self, Stats};
use virgule_compiler::nfa::context::BuildContext;
use virgule_compiler::pipeline;
use virgule_dynamic::Library;
use virgule_tools::diagram::Diagrams;
use virgule_tools::operations::subject::refusal;

#[derive(Args)]
pub struct StatsArgs {
    /// A file, `-` for standard input, a built-in grammar such as rfc3986, a kind such as ni, or one rule of them
    #[arg(value_name = "FILE[:RULE]")]
    subject: String,
    #[command(flatten)]
    dialect: DialectArg,
    /// Show each rule of the grammar separately, without fields
    #[arg(long)]
    all: bool,
    /// Print one JSON object per rule
    #[arg(long)]
    json: bool,
}

#[derive(Args)]
pub struct DotArgs {
    /// A rule: of a file, of standard input (`-`), of a built-in grammar such as rfc3986, or of a kind such as ni; without
    /// :RULE the start rule
    #[arg(value_name = "FILE[:RULE]")]
    subject: String,
    #[command(flatten)]
    dialect: DialectArg,
    /// Include the registers for the fields of a start rule
    #[arg(long)]
    fields: bool,
    /// The maximum number of states
    #[arg(long, value_name = "N", default_value_t = 100)]
    states: usize,
}

#[derive(Args)]
pub struct DiagramArgs {
    /// An ABNF file, `-` for standard input, or the name of a built-in grammar or kind, such as rfc3986 or ni; with
    /// `:RULE` only that rule
    #[arg(value_name = "FILE[:RULE]")]
    of: String,
    #[command(flatten)]
    dialect: DialectArg,
    /// Write to this file [default: `-`, standard output]
    #[arg(long, value_name = "PATH")]
    out: Option<PathBuf>,
}

/// Prints a line per rule.
pub fn stats(call: &StatsArgs, out: &mut Output<'_>) -> Result<Verdict, Failure> {
    let mut source = RuleSource::find(&call.subject, call.dialect)?;
    let one = source.rule.is_some().then(|| source.rule()).transpose()?;
    let checked = source.checked()?;
    let grammar = &checked.grammar;
    let section = |rule: RuleId| grammar.sections.iter().find(|section| section.start == rule);
    let fields = |rule| section(rule).map_or(&[][..], |section| &section.fields);
    let rules: Vec<(RuleId, &[Field])> = match one {
        Some(rule) => vec![(rule, fields(rule))],
        None if call.all => (0..grammar.own as u32).map(|rule| (RuleId(rule), &[][..])).collect(),
        None => grammar.sections.iter().map(|section| (section.start, &section.fields[..])).collect(),
    };
    let name = |rule: RuleId| grammar.rule(rule).name.as_str();
    let widest = rules.iter().map(|(rule, _)| name(*rule).len()).max().unwrap_or(0).max("rule".len());
    if !call.json {
        writeln!(
            out,
            "{:widest$}  states  classes  transitions  registers  called    bytes       time",
            "rule"
        )?;
    }
    let mut verdict = Verdict::Yes;
    for (rule, fields) in rules {
        match measured(checked, rule, fields) {
            Ok((stats, seconds)) if call.json => out.json(&object(name(rule), &stats, seconds))?,
            Ok((stats, seconds)) => {
                let Stats { states, classes, transitions, registers, called, bytes } = stats;
                let time = seconds * 1000.0;
                writeln!(
                    out,
                    "{:widest$}  {states:6}  {classes:7}  {transitions:11}  {registers:9}  {called:6}  {bytes:7}  {time:6.1} ms",
                    name(rule)
                )?;
            }
            // With `--all`, a rule that is too large does not stop the others.
            Err(failure) if !call.all => return Err(failure),
            Err(_) if call.json => {
                out.json(&json!({ "rule": name(rule), "states": null }))?;
                verdict = Verdict::No;
            }
            Err(_) => {
                writeln!(out, "{:widest$}  has no automaton: see virgule grammar check", name(rule))?;
                verdict = Verdict::No;
            }
        }
    }
    Ok(verdict)
}

/// The statistics of a rule, and the time in seconds to compile it without a cache.
fn measured(checked: &Checked, rule: RuleId, fields: &[Field]) -> Result<(Stats, f64), Failure> {
    let begin = Instant::now();
    let mut context = BuildContext::new(&checked.grammar, &checked.facts);
    let made = pipeline::compile_rules(checked, &[rule], fields, &mut context)
        .map_err(|error| refusal(checked, &error))?;
    Ok((unit::stats(&made), begin.elapsed().as_secs_f64()))
}

fn object(rule: &str, stats: &Stats, seconds: f64) -> serde_json::Value {
    let Stats { states, classes, transitions, registers, called, bytes } = stats;
    json!({
        "rule": rule, "states": states, "classes": classes, "transitions": transitions, "registers": registers,
        "called": called, "bytes": bytes, "seconds": seconds,
    })
}

/// Prints the automaton in the language of Graphviz.
pub fn dot(call: &DotArgs, out: &mut Output<'_>) -> Result<Verdict, Failure> {
    let mut source = RuleSource::find(&call.subject, call.dialect)?;
    let rule = source.rule()?;
    print_dot(&mut source, rule, call.states, call.fields, out)
}

/// Prints the automaton of a rule; an error if it has more than `most` states.
pub fn print_dot(
    source: &mut RuleSource,
    rule: RuleId,
    most: usize,
    with_fields: bool,
    out: &mut Output<'_>,
) -> Result<Verdict, Failure> {
    let file = source.grammar.clone();
    let checked = source.checked()?;
    let grammar = &checked.grammar;
    let section = grammar.sections.iter().find(|section| section.start == rule);
    let name = &grammar.rule(rule).name;
    let fields = match section.filter(|_| with_fields) {
        Some(section) => &section.fields[..],
        None if with_fields => {
            return wrong(format!("`{name}` is not a start rule, so it has no fields"));
        }
        None => &[],
    };
    let mut context = BuildContext::new(grammar, &checked.facts);
    let made = pipeline::compile_rules(checked, &[rule], fields, &mut context)
        .map_err(|error| refusal(checked, &error))?;
    let states: usize = made.machines.all().map(|machine| machine.states.len()).sum();
    if states > most {
        return wrong(format!(
            "the automaton of `{name}` has {states} states, too many to draw: draw one of its rules (`virgule grammar \
             stats {file} --all` shows their sizes), or pass --states {states}"
        ));
    }
    write!(out, "{}", graphviz(grammar, rule, &made.machines))?;
    Ok(Verdict::Yes)
}

/// Draws one rule as SVG, or all rules as an HTML page.
pub fn diagram(call: &DiagramArgs, out: &mut Output<'_>) -> Result<Verdict, Failure> {
    let (grammar, rule) = split(&call.of);
    let (library, dialect) = (Library::new(), call.dialect.name);
    let diagrams = match is_dash(Path::new(grammar)) {
        true => library.with_file_text(Path::new(STDIN), stdin_grammar()?, dialect, Diagrams::read),
        false => library.with_text(grammar, dialect, |source, loader| Diagrams::read(source, loader))?,
    };
    let diagrams = match diagrams {
        Ok(diagrams) => diagrams,
        Err(found) => return wrong(found.render(false).trim_end().to_string()),
    };
    let text = match rule {
        None => diagrams.page(),
        Some(name) => {
            let rule = diagrams.rule(name).ok_or_else(|| Failure::Call(diagrams.grammar().unknown(name)))?;
            diagrams.svg(rule)
        }
    };
    match &call.out {
        None => write!(out, "{text}")?,
        Some(path) => inputs::write(path, &text, out)?,
    }
    Ok(Verdict::Yes)
}
