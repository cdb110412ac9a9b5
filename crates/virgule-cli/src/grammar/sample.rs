//! `virgule grammar sample`: strings of a rule, or just outside of it, to test a parser in any language.

use super::rule_source::RuleSource;
use crate::{Failure, Output, Verdict, print_error};
use clap::Args;
use serde_json::{Map, Value, json};
use virgule_tools::conformance::{Candidate, Language, Plan, Reason, Uniform, candidates, random_candidates};

#[derive(Args)]
pub struct SampleArgs {
    /// A rule: of a file, of standard input (`-`), of a built-in grammar such as rfc3986, or of a kind such as ni; without
    /// :RULE the start rule
    #[arg(value_name = "FILE[:RULE]")]
    subject: String,
    /// Strings that together use each alternative, repetition and transition of the rule (the default)
    #[arg(long, group = "strings")]
    covering: bool,
    /// Strings that the rule does not match, each one edit away from a string that it matches
    #[arg(long, group = "strings")]
    near_misses: bool,
    /// The N shortest strings
    #[arg(long, value_name = "N", group = "strings")]
    shortest: Option<usize>,
    /// N random strings; among those of one length, all are equally likely
    #[arg(long, value_name = "N", group = "strings")]
    random: Option<usize>,
    /// With --random: the seed; the same seed yields the same strings
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// With --random and --shortest: the maximum length in bytes
    #[arg(long, value_name = "BYTES", default_value_t = 80, value_parser = clap::value_parser!(u16).range(..=1000))]
    max_length: u16,
    /// Print a JSON object for each string: with its fields, or with the offset and the rule of the error
    #[arg(long)]
    json: bool,
}

/// Prints the strings, one per line, the shortest first.
pub fn run(call: &SampleArgs, out: &mut Output<'_>) -> Result<Verdict, Failure> {
    let language = language(&call.subject)?;
    if let (Some(why), true) = (language.without_automaton(), call.random.or(call.shortest).is_some()) {
        let message = format!(
            "`{}` has no automaton, which --random and --shortest need; use --covering or --near-misses: {why}",
            language.name()
        );
        return Err(Failure::Call(message));
    }
    let samples = samples(call, &language);
    if samples.is_empty() {
        print_error(&format_args!("{}", nothing(call, &language)));
        return Ok(Verdict::No);
    }
    let mut skipped = 0;
    for sample in &samples {
        if call.json {
            out.json(&as_json(sample, &language))?;
        } else if sample.text.contains(['\n', '\r']) {
            skipped += 1;
        } else {
            writeln!(out, "{}", sample.text)?;
        }
    }
    if skipped > 0 {
        let number = samples.len();
        print_error(&format_args!(
            "{skipped} of {number} strings contain line breaks; --json prints them too"
        ));
    }
    Ok(Verdict::Yes)
}

/// Returns the language of `FILE:RULE`: that of a kind, which includes `;! validate … once`, or that of a rule.
fn language(subject: &str) -> Result<Language, Failure> {
    let mut source = RuleSource::find(subject)?;
    let (rule, kind) = (source.rule()?, source.kind()?);
    let grammar = &source.checked()?.grammar;
    let kind = kind.and_then(|kind| grammar.sections.get(kind)).map(|section| section.name.clone());
    let rule = grammar.rule(rule).name.clone();
    let language = match kind.filter(|kind| source.library.grammar_of(kind).is_some()) {
        Some(kind) => Language::kind_of(&mut source.library, &kind),
        None => Language::rule(&mut source.library, &source.grammar, &rule),
    };
    language.map_err(|error| Failure::Call(error.to_string()))
}

fn samples(call: &SampleArgs, language: &Language) -> Vec<Candidate> {
    let max_length = usize::from(call.max_length);
    let plan = Plan { seed: call.seed, random: call.random.unwrap_or(0), max_length };
    let mut samples = match (call.random, call.shortest) {
        (None, None) => candidates(language, &plan),
        (Some(_), _) => random_candidates(language, &plan),
        (None, Some(limit)) => {
            let rule = &language.grammar().rule(language.start()).name;
            let sample = |text| Candidate { text, inside: true, rule: rule.clone(), reason: Reason::Given };
            Uniform::new(language, max_length).shortest(limit).into_iter().map(sample).collect()
        }
    };
    // Random and shortest strings are those of the ABNF; a kind may reject some of them.
    let is_inside = |sample: &Candidate| sample.inside && language.contains(&sample.text);
    samples.retain(|sample| is_inside(sample) != call.near_misses);
    samples
}

/// The message if there are no strings.
fn nothing(call: &SampleArgs, language: &Language) -> String {
    let name = language.name();
    match (call.near_misses, call.random.or(call.shortest)) {
        (true, _) => format!("one edit of a string of `{name}` never leads out of it"),
        (false, Some(0)) => "0 strings are requested".to_string(),
        (false, Some(_)) => format!(
            "`{name}` matches no string of at most {} bytes; --max-length allows longer ones",
            call.max_length
        ),
        (false, None) => format!("`{name}` matches no string"),
    }
}

fn as_json(sample: &Candidate, language: &Language) -> Value {
    let Candidate { text, inside, rule, reason } = sample;
    let mut object = Map::new();
    object.insert("input".to_string(), json!(text));
    object.insert("ok".to_string(), json!(inside));
    if *reason != Reason::Given {
        object.insert("rule".to_string(), json!(rule));
        object.insert("reason".to_string(), json!(reason.to_string()));
    }
    if *inside {
        let fields = language.fields(text).unwrap_or_default();
        let fields = fields.into_iter().map(|(name, value)| (name, json!(value))).collect();
        object.insert("fields".to_string(), fields);
    } else {
        let (offset, rule) = language.blame(text);
        object.insert("error".to_string(), json!({ "offset": offset, "rule": rule }));
    }
    Value::Object(object)
}
