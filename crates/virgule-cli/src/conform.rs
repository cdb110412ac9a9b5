//! `virgule conform`: tests a program against a grammar.

use crate::inputs::{self, add_grammar, grammar_name, is_dash, only_one_stdin};
use crate::options::DEFAULT_KIND;
use crate::{Failure, Output, Verdict, args, print_error, wrong};
use std::path::{Path, PathBuf};
use std::time::Duration;
use virgule_dynamic::Library;
use virgule_tools::conformance::examine::{ExamineOptions, examine};
use virgule_tools::conformance::run::{Limits, Protocol, Question, Runner};
use virgule_tools::conformance::{Language, Plan, SampleError, candidates, group, report};

/// Sends strings inside and outside of the language to the program, and writes all requested reports.
pub fn run(call: &args::Conform, out: &mut Output<'_>) -> Result<Verdict, Failure> {
    only_one_stdin(call.grammar.iter().chain(&call.expected))?;
    let files: Vec<&PathBuf> = call.json.iter().chain(&call.html).collect();
    if files.iter().filter(|file| is_dash(file)).count() > 1 {
        return wrong("standard output can contain only one report: `-` is given several times");
    }
    let (language, question) = language(call)?;
    let plan = Plan { seed: call.seed, random: call.count, ..Plan::default() };
    let candidates = candidates(&language, &plan);
    if candidates.is_empty() {
        return Err(Failure::Call(SampleError::Empty { rule: language.name().to_string() }.to_string()));
    }
    if let Some(why) = language.without_automaton() {
        print_error(&format_args!(
            "`{}` is matched by the general matcher; random strings are omitted, because they need an automaton: {why}",
            language.name()
        ));
    }
    let expected = match &call.expected {
        Some(path) => {
            let text = inputs::read_to_string(path)?;
            group::read(&text).map_err(|error| inputs::about(path, &error))?
        }
        None => Vec::new(),
    };
    let protocol = if call.lines { Protocol::Lines } else { Protocol::Batch(question) };
    let limits = Limits { timeout: Duration::from_millis(call.timeout), ..Limits::default() };
    let mut runner = Runner::start(&call.command, protocol, limits)?;
    let options = ExamineOptions { parts: call.fields, expected, seed: call.seed };
    let report = examine(&language, &candidates, &mut runner, &options)?;

    if !files.iter().any(|file| is_dash(file)) {
        write!(out, "{}", report::text(&report))?;
    }
    write(call.json.as_deref(), || format!("{:#}\n", report::json(&report)), out)?;
    write(call.html.as_deref(), || report::html(&report), out)?;
    Ok(Verdict::of(report.conforms()))
}

/// Returns the language to test, and the question to send to the program, which names a rule, or a kind and its fields.
fn language(call: &args::Conform) -> Result<(Language, Question), Failure> {
    let mut library = Library::with_general_matchers();
    let grammar = match &call.grammar {
        // An argument without an extension is the name of a built-in grammar, unless a file with this name exists.
        Some(path) if is_dash(path) || path.exists() || path.extension().is_some() => {
            add_grammar(&mut library, path, call.dialect.name)?;
            grammar_name(path)
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
        (None, None) => DEFAULT_KIND.to_string(),
        (None, Some(_)) => {
            let sections = &library.checked(&grammar)?.grammar.sections;
            sections.first().map(|section| section.name.clone()).unwrap_or_default()
        }
    };
    Ok((Language::kind_of(&mut library, &first)?, Question::Parse { kind: first }))
}

fn write(path: Option<&Path>, text: impl Fn() -> String, out: &mut Output<'_>) -> Result<(), Failure> {
    path.map_or(Ok(()), |path| inputs::write(path, &text(), out))
}
