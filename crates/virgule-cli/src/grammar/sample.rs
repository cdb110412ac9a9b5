//! `virgule grammar sample`: strings of a rule, or just outside of it, to test a parser in any language.

use super::rule_source::RuleSource;
use crate::{Failure, Output, Verdict, print_error};
use clap::Args;
use serde_json::{Map, Value, json};
use virgule_dynamic::{Library, Parser};
use virgule_tools::conformance::{Candidate, Language, Plan, Reason, Uniform, candidates};

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
    let mut source = RuleSource::find(&call.subject)?;
    let subject = SampleSubject::of(&mut source)?;
    let language = subject.language(&mut source.library)?;
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
    let parser = subject.parser(&mut source.library)?;
    let mut skipped = 0;
    for sample in &samples {
        if call.json {
            out.json(&as_json(sample, &language, &parser))?;
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

/// What `FILE:RULE` names: a kind, whose language includes `;! validate … once`, or a rule.
enum SampleSubject {
    Kind(String),
    Rule { grammar: String, rule: String },
}

impl SampleSubject {
    fn of(source: &mut RuleSource) -> Result<SampleSubject, Failure> {
        let (rule, kind) = (source.rule()?, source.kind()?);
        let grammar = &source.checked()?.grammar;
        let kind = kind.and_then(|kind| grammar.sections.get(kind)).map(|section| section.name.clone());
        let rule = grammar.rule(rule).name.clone();
        Ok(match kind.filter(|kind| source.library.grammar_of(kind).is_some()) {
            Some(kind) => SampleSubject::Kind(kind),
            None => SampleSubject::Rule { grammar: source.grammar.clone(), rule },
        })
    }

    fn language(&self, library: &mut Library) -> Result<Language, Failure> {
        let language = match self {
            SampleSubject::Kind(kind) => Language::kind_of(library, kind),
            SampleSubject::Rule { grammar, rule } => Language::rule(library, grammar, rule),
        };
        language.map_err(|error| Failure::Call(error.to_string()))
    }

    fn parser<'l>(&self, library: &'l mut Library) -> Result<Parser<'l>, Failure> {
        match self {
            SampleSubject::Kind(kind) => Ok(library.parser(kind).ok_or_else(|| library.kind_error(kind))?),
            SampleSubject::Rule { grammar, rule } => Ok(library.rule(grammar, rule)?),
        }
    }
}

fn samples(call: &SampleArgs, language: &Language) -> Vec<Candidate> {
    let max_length = usize::from(call.max_length);
    if let Some(limit) = call.shortest {
        let rule = &language.grammar().rule(language.start()).name;
        let sample = |text| Candidate { text, inside: true, rule: rule.clone(), reason: Reason::Given };
        let texts = Uniform::new(language, max_length).shortest(limit);
        return texts.into_iter().filter(|text| language.contains(text)).map(sample).collect();
    }
    let plan = Plan { seed: call.seed, random: call.random.unwrap_or(0), max_length };
    let mut samples = candidates(language, &plan);
    samples.retain(|candidate| match call.random {
        Some(_) => candidate.inside && candidate.reason == Reason::Random,
        None => candidate.inside != call.near_misses,
    });
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

fn as_json(sample: &Candidate, language: &Language, parser: &Parser<'_>) -> Value {
    let Candidate { text, inside, rule, reason } = sample;
    let mut object = Map::new();
    object.insert("input".to_string(), json!(text));
    object.insert("ok".to_string(), json!(inside));
    if *reason != Reason::Given {
        object.insert("rule".to_string(), json!(rule));
        object.insert("reason".to_string(), json!(reason.to_string()));
    }
    match parser.parse(text) {
        Err(error) => {
            object.insert("error".to_string(), json!({ "offset": error.offset, "rule": error.rule }));
        }
        Ok(_) => {
            let fields = language.fields(text).unwrap_or_default();
            let fields = fields.into_iter().map(|(name, value)| (name, json!(value))).collect();
            object.insert("fields".to_string(), fields);
        }
    }
    Value::Object(object)
}
