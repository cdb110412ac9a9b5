//! `virgule grammar stats`: sizes and compile times of the automata of a grammar.

use super::rule_source::RuleSource;
use crate::{Failure, Verdict, write_answer};
use clap::Args;
use serde_json::json;
use std::io::Write;
use std::time::Instant;
use virgule_compiler::abnf::Checked;
use virgule_compiler::abnf::lower::grammar::{Field, RuleId};
use virgule_compiler::codegen::stats::{self, Stats};
use virgule_compiler::nfa::context::BuildContext;
use virgule_compiler::pipeline;
use virgule_operations::subject::refusal;

#[derive(Args)]
pub struct StatsArgs {
    /// A file, `-` for standard input, a built-in grammar such as rfc3986, a kind such as ni, or one rule of them
    #[arg(value_name = "FILE[:RULE]")]
    subject: String,
    /// Each rule of the grammar by itself, without fields
    #[arg(long)]
    all: bool,
    /// One JSON object a rule
    #[arg(long)]
    json: bool,
}

/// Prints a line per rule.
pub fn stats(call: &StatsArgs, out: &mut impl Write) -> Result<Verdict, Failure> {
    let mut source = RuleSource::find(&call.subject)?;
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
        write_answer(
            out,
            format_args!(
                "{:widest$}  states  classes  transitions  registers  called    bytes       time\n",
                "rule"
            ),
        )?;
    }
    let mut verdict = Verdict::Yes;
    for (rule, fields) in rules {
        match measured(checked, rule, fields) {
            Ok((stats, seconds)) if call.json => {
                write_answer(out, format_args!("{}\n", object(name(rule), &stats, seconds)))?
            }
            Ok((stats, seconds)) => {
                let Stats { states, classes, transitions, registers, called, bytes } = stats;
                let time = seconds * 1000.0;
                write_answer(
                    out,
                    format_args!(
                        "{:widest$}  {states:6}  {classes:7}  {transitions:11}  {registers:9}  {called:6}  {bytes:7}  {time:6.1} ms\n",
                        name(rule)
                    ),
                )?;
            }
            // With `--all`, a rule that is too large does not stop the others.
            Err(failure) if !call.all => return Err(failure),
            Err(_) if call.json => {
                write_answer(out, format_args!("{}\n", json!({ "rule": name(rule), "states": null })))?;
                verdict = Verdict::No;
            }
            Err(_) => {
                write_answer(
                    out,
                    format_args!("{:widest$}  has no automaton: see virgule grammar check\n", name(rule)),
                )?;
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
    Ok((stats::stats(&made), begin.elapsed().as_secs_f64()))
}

fn object(rule: &str, stats: &Stats, seconds: f64) -> serde_json::Value {
    let Stats { states, classes, transitions, registers, called, bytes } = stats;
    json!({
        "rule": rule, "states": states, "classes": classes, "transitions": transitions, "registers": registers,
        "called": called, "bytes": bytes, "seconds": seconds,
    })
}
