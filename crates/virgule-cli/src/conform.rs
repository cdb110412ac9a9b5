//! `virgule conform`: does an implementation, any program, keep to a grammar?

use crate::{Failure, Verdict, args, say};
use std::fs;
use std::io::Write;
use std::path::Path;
use std::time::Duration;
use virgule_compiler::lower::document_name;
use virgule_conformance::examine::{Examination, examine};
use virgule_conformance::run::{Limits, Protocol, Question, Runner};
use virgule_conformance::{Language, Plan, candidates, expected, report};
use virgule_dynamic::Library;

/// Asks the command about texts of the language, and reports in all forms that were asked for.
pub fn run(call: &args::Conform, out: &mut impl Write) -> Result<Verdict, Failure> {
    let (language, question) = language(call)?;
    let expected = match &call.expected {
        Some(path) => {
            let text = fs::read_to_string(path).map_err(|error| named(path, &error))?;
            expected::read(&text).map_err(|error| named(path, &error))?
        }
        None => Vec::new(),
    };
    let plan = Plan { seed: call.seed, random: call.count, ..Plan::default() };
    let protocol = if call.lines { Protocol::Lines } else { Protocol::Batch(question) };
    let limits = Limits { timeout: Duration::from_millis(call.timeout), ..Limits::default() };
    let mut runner = Runner::start(&call.command, protocol, limits)?;
    let examination = Examination { parts: call.fields, expected, seed: call.seed };
    let report = examine(&language, &candidates(&language, &plan), &mut runner, &examination)?;

    say(out, report::text(&report))?;
    write(call.json.as_deref(), || format!("{:#}\n", report::json(&report)))?;
    write(call.junit.as_deref(), || report::junit(&report))?;
    write(call.html.as_deref(), || report::html(&report))?;
    Ok(if report.conforms() { Verdict::Yes } else { Verdict::No })
}

/// The language, and how a subject is asked about it: a rule, or a kind with its parts.
fn language(call: &args::Conform) -> Result<(Language, Question), Failure> {
    let mut library = Library::new();
    let grammar = match &call.grammar {
        // A name is that of a grammar that is built in, unless there is a file of that name.
        Some(path) if path.exists() || path.extension().is_some() => {
            library.add_file(path)?;
            document_name(&path.display().to_string())
        }
        Some(name) => name.display().to_string(),
        None => "rfc3986".to_string(),
    };
    if let Some(rule) = &call.rule {
        let language = Language::rule(&mut library, &grammar, rule)?;
        let rule = language.name().to_string();
        return Ok((language, Question::Match { grammar, rule }));
    }
    let first = match (&call.kind, &call.grammar) {
        (Some(kind), _) => kind.clone(),
        (None, None) => args::DEFAULT_KIND.to_string(),
        (None, Some(_)) => {
            let sections = &library.checked(&grammar)?.grammar.sections;
            sections.first().map(|section| section.name.clone()).unwrap_or_default()
        }
    };
    Ok((Language::kind_of(&mut library, &first)?, Question::Parse { kind: first }))
}

fn named(path: &Path, error: &dyn std::fmt::Display) -> Failure {
    Failure::Call(format!("{}: {error}", path.display()))
}

fn write(path: Option<&Path>, text: impl Fn() -> String) -> Result<(), Failure> {
    path.map_or(Ok(()), |path| fs::write(path, text()).map_err(|error| named(path, &error)))
}
