//! The time of each stage of the compiler, for `cargo xtask bench compile`.
//!
//! The compiler has no clock, so the stages are called one by one. The times of two stages are differences, because
//! they cannot be called alone: `lower` includes `read`, and tables are generated together with automata.

use crate::compiled::{self, BUILT_IN};
use std::sync::Arc;
use std::time::{Duration, Instant};
use virgule_compiler::abnf::Checked;
use virgule_compiler::abnf::check;
use virgule_compiler::abnf::diagnose::{Diagnostics, Source};
use virgule_compiler::abnf::lower::grammar::{RuleId, Section};
use virgule_compiler::abnf::lower::{self, Loader};
use virgule_compiler::abnf::read;
use virgule_compiler::analysis::compose;
use virgule_compiler::analysis::lists;
use virgule_compiler::analysis::uri::UriSubset;
use virgule_compiler::codegen::rust;
use virgule_compiler::codegen::shared::Shared;
use virgule_compiler::codegen::unit::{Compiled, CompiledFamily};
use virgule_compiler::dfa::lookahead;
use virgule_compiler::dfa::{self, machine::Machine};
use virgule_compiler::nfa;
use virgule_compiler::nfa::context::BuildContext;
use virgule_compiler::nfa::family;
use virgule_compiler::nfa::family::Family;
use virgule_compiler::nfa::graph::Nfa;
use virgule_compiler::pipeline;

/// The number of compilations of a grammar; the result is the median of each stage.
const RUNS: usize = 21;
/// The grammars that are compiled if none are given.
const DEFAULT_GRAMMARS: &[&str] = &["rfc3986", "rfc3987", "rfc3261", "rfc4516"];
/// The stages, by their names in `ARCHITECTURE.md`. Emission has two parts.
const STAGES: [&str; 7] = ["read", "lower", "check", "build", "determinize", "tables", "Rust"];

/// Times and sizes of one compilation.
#[derive(Default)]
struct Compilation {
    times: [Duration; STAGES.len()],
    nodes: usize,
    states: usize,
    tables: usize,
    lines: usize,
    bytes: usize,
}

/// Prints a row for each grammar.
pub fn print(grammars: &[String]) -> Result<(), String> {
    let default: Vec<String> = DEFAULT_GRAMMARS.iter().map(|name| name.to_string()).collect();
    let grammars = if grammars.is_empty() { &default } else { grammars };
    println!("milliseconds by stage, medians of {RUNS}; emission as tables and as Rust\n");
    let heads: String = STAGES.iter().map(|stage| format!("{stage:>12}")).collect();
    println!("{:10}{heads}{:>12}", "", "together");
    let mut made = Vec::new();
    for name in grammars {
        let source = BUILT_IN.load(name).map_err(|_| format!("there is no grammar `{name}`"))?;
        let runs = (0..RUNS).map(|_| run(&source)).collect::<Result<Vec<Compilation>, String>>()?;
        let medians = median_times(&runs);
        let shown = |time: &Duration| format!("{:12.2}", 1e3 * time.as_secs_f64());
        let together: Duration = medians.iter().sum();
        println!("{name:10}{}{}", medians.iter().map(shown).collect::<String>(), shown(&together));
        made.extend(runs.into_iter().next_back().map(|run| (name, run)));
    }
    println!(
        "\n{:10}{:>12}{:>12}{:>16}{:>16}{:>16}",
        "", "nodes", "states", "bytes of tables", "lines of Rust", "bytes of Rust"
    );
    for (name, Compilation { nodes, states, tables, lines, bytes, .. }) in made {
        println!("{name:10}{nodes:12}{states:12}{tables:16}{lines:16}{bytes:16}");
    }
    Ok(())
}

fn median_times(runs: &[Compilation]) -> [Duration; STAGES.len()] {
    std::array::from_fn(|stage| {
        let mut times: Vec<Duration> = runs.iter().map(|run| run.times[stage]).collect();
        times.sort_unstable();
        times.get(times.len() / 2).copied().unwrap_or_default()
    })
}

/// Compiles a grammar once.
fn run(source: &Arc<Source>) -> Result<Compilation, String> {
    let mut run = Compilation::default();
    let mut diagnostics = Diagnostics::new();
    let (reading, _) = timed(|| read::read(source, &mut Diagnostics::new()));
    let (lowering, mut grammar) = timed(|| lower::lower(source, &BUILT_IN, &mut diagnostics));
    let (checking, facts) = timed(|| check::check(&mut grammar, &mut diagnostics));
    if diagnostics.has_errors() {
        return Err(diagnostics.render(false));
    }
    let checked = Checked { grammar, facts };
    let families = family::families(&checked.grammar);
    let (mut building, mut determinizing) = (Duration::ZERO, Duration::ZERO);
    let mut context = BuildContext::new(&checked.grammar, &checked.facts);
    for family in &families {
        let times = automata(&checked, family, &mut context, &mut run)?;
        building += times.0;
        determinizing += times.1;
    }
    let mut context = BuildContext::new(&checked.grammar, &checked.facts);
    let mut units = Vec::new();
    let (all, made) = timed(|| -> Result<(), String> {
        for family in families {
            let compiled = pipeline::compile(&checked, &family, &mut context);
            let compiled = compiled.map_err(|error| compiled::refusal(&checked, &error))?;
            units.push((family, compiled));
        }
        Ok(())
    });
    made?;
    run.tables = units.iter().map(|(_, compiled)| compiled::bytes(compiled)).sum();
    let (emitting, text) = timed(|| emitted(&checked, &source.name, units));
    (run.lines, run.bytes) = (text.lines().count(), text.len());
    let tables = all.saturating_sub(building + determinizing);
    let lowering = lowering.saturating_sub(reading);
    run.times = [reading, lowering, checking, building, determinizing, tables, emitting];
    Ok(run)
}

/// Builds and determinizes the automata of a family (start rules that share one automaton) and of the rules that it
/// calls, as `pipeline::compile` does. If one byte of lookahead does not decide a call, the call is inlined instead,
/// and all automata are built again. Returns the times of both stages.
fn automata(
    checked: &Checked,
    family: &Family<'_>,
    context: &mut BuildContext,
    run: &mut Compilation,
) -> Result<(Duration, Duration), String> {
    let (mut building, mut determinizing) = (Duration::ZERO, Duration::ZERO);
    let (grammar, facts, starts) = (&checked.grammar, &checked.facts, family.starts());
    loop {
        let mut machine = |rule: Option<RuleId>, context: &mut BuildContext| -> Result<Machine, String> {
            let (time, nfa) = timed(|| match rule {
                None => nfa::build(grammar, facts, &starts, family.fields(), context),
                Some(rule) => nfa::called(grammar, facts, rule, context),
            });
            building += time;
            let nfa: Nfa = nfa.map_err(|error| compiled::refusal(checked, &error))?;
            let (time, machine) = timed(|| dfa::determinize(&nfa, &mut context.labels, &mut context.budget));
            determinizing += time;
            let machine = machine.map_err(|exceeded| exceeded.to_string())?;
            run.nodes += nfa.nodes.len();
            run.states += machine.states.len();
            Ok(machine)
        };
        let main = machine(None, context)?;
        let mut called: Vec<(RuleId, Machine)> = Vec::new();
        let mut open: Vec<RuleId> = main.called().rev().collect();
        while let Some(rule) = open.pop() {
            if called.iter().any(|(known, _)| *known == rule) {
                continue;
            }
            let machine = machine(Some(rule), context)?;
            open.extend(machine.called().rev());
            called.push((rule, machine));
        }
        let Err(conflict) = lookahead::check(&main, &called) else { return Ok((building, determinizing)) };
        if !context.refuse(&conflict, grammar) {
            return Err(format!("one byte does not decide on `{}`", grammar.rule(conflict.callee).name));
        }
    }
}

/// Generates the Rust module, without the analysis whether all texts are URIs.
fn emitted(checked: &Checked, path: &str, units: Vec<(Family<'_>, Compiled)>) -> String {
    let units: Vec<CompiledFamily<'_>> = units
        .into_iter()
        .map(|(family, compiled)| {
            let sections = family.sections.iter().enumerate();
            let templates = sections.map(|(kind, section)| {
                let always = compose::always(section, &compiled.machines.main, kind);
                compose::section(checked, section, always)
            });
            let templates = templates.collect();
            let inside = family.sections.iter().map(|_| UriSubset::Unknown).collect();
            let (source, mut found) = (&checked.grammar.source, Diagnostics::new());
            let mut context = BuildContext::new(&checked.grammar, &checked.facts);
            let lists = |section: &&Section| lists::lists(checked, section, source, &mut context, &mut found);
            let lists = family.sections.iter().map(lists).collect();
            CompiledFamily { sections: family.sections, compiled, inside, templates, lists }
        })
        .collect();
    rust::module(&checked.grammar, path, &units, &mut Shared::default())
}

/// The time and the result of `work`.
fn timed<T>(work: impl FnOnce() -> T) -> (Duration, T) {
    let begin = Instant::now();
    let made = work();
    (begin.elapsed(), made)
}

#[cfg(test)]
mod tests {
    use super::{DEFAULT_GRAMMARS, median_times, run};
    use crate::compiled::BUILT_IN;
    use virgule_compiler::abnf::lower::Loader;

    #[test]
    fn measures_every_stage() {
        for name in DEFAULT_GRAMMARS {
            let run = run(&BUILT_IN.load(name).unwrap()).unwrap();
            assert!(run.nodes > run.states && run.states > 100 && run.tables > 1000, "{name}");
            assert!(run.lines > 100 && run.bytes > 10_000, "{name}");
            assert!(median_times(&[run])[4] > std::time::Duration::ZERO);
        }
    }
}
