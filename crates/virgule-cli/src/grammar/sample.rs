//! `virgule grammar sample`: strings of a rule, or just outside of it, to test a parser in any language.

use super::rule_source::RuleSource;
use crate::answer::Fields;
use crate::options::DialectArg;
use crate::{Failure, Output, Verdict, print_error};
use clap::Args;
use serde_json::{Map, Value, json};
use virgule_dynamic::Parser;
use virgule_tools::conformance::{Candidate, Language, Reason, SampleError, SampleSet, samples};

#[derive(Args)]
pub struct SampleArgs {
    /// A rule: of a file, of standard input (`-`), of a built-in grammar such as rfc3986, or of a kind such as ni; without
    /// :RULE the start rule
    #[arg(value_name = "FILE[:RULE]")]
    subject: String,
    #[command(flatten)]
    dialect: DialectArg,
    /// Strings that together use each alternative, repetition and transition of the rule (the default). The first ones show
    /// most: one string for each rule and reason, then a second one, and so on
    #[arg(long, group = "strings")]
    covering: bool,
    /// Strings that the rule does not match, each one edit away from a string that it matches, in the same
    /// order
    #[arg(long, group = "strings")]
    near_misses: bool,
    /// The N shortest strings
    #[arg(long, value_name = "N", group = "strings", value_parser = clap::value_parser!(u32).range(1..))]
    shortest: Option<u32>,
    /// N random strings; among those of one length, all are equally likely
    #[arg(long, value_name = "N", group = "strings", value_parser = clap::value_parser!(u32).range(1..))]
    random: Option<u32>,
    /// With --random: the seed; the same seed yields the same strings
    #[arg(long, value_name = "S", default_value_t = 1, requires = "random")]
    seed: u64,
    /// With --random and --shortest: the maximum length in bytes
    #[arg(long, value_name = "BYTES", default_value_t = 80, value_parser = clap::value_parser!(u16).range(..=1000), requires = "strings", conflicts_with_all = ["covering", "near_misses"])]
    max_length: u16,
    /// With --covering and --near-misses: at most N strings [default: all covering strings, 100 near misses]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..), conflicts_with_all = ["shortest", "random"])]
    limit: Option<u32>,
    /// Print a JSON object for each string: with its fields, or with the offset and the rule of the error
    #[arg(long)]
    json: bool,
}

/// Number of near misses without `--limit`.
const NEAR_MISSES: u32 = 100;

/// Prints the strings, one per line.
pub fn run(call: &SampleArgs, out: &mut Output<'_>) -> Result<Verdict, Failure> {
    let mut source = RuleSource::find(&call.subject, call.dialect)?;
    let kind = kind(&mut source)?;
    let language = language(&mut source, kind.as_deref())?;
    let parser = kind.and_then(|kind| source.library.parser(&kind));
    let (strings, left, unedited) = match chosen(call, &language) {
        Ok(chosen) => chosen,
        Err(error @ SampleError::NoAutomaton { .. }) => return Err(Failure::Call(error.to_string())),
        Err(error) => {
            // Without covering strings, the rule matches nothing.
            let error = samples(&language, SampleSet::Covering).err().unwrap_or(error);
            let help = match error {
                SampleError::TooLong { .. } | SampleError::Rejected { .. } => {
                    "; --max-length allows longer ones"
                }
                _ => "",
            };
            print_error(&format_args!("{error}{help}"));
            return Ok(Verdict::No);
        }
    };
    if unedited > 0 {
        let are = if unedited == 1 { "string of the rule is" } else { "strings of the rule are" };
        print_error(&format_args!("{unedited} {are} too long to be edited everywhere"));
    }
    if strings.is_empty() {
        if unedited == 0 {
            print_error(&format_args!("one edit of a string of `{}` never leads out of it", language.name()));
        }
        return Ok(Verdict::No);
    }
    let mut skipped = 0;
    for sample in &strings {
        if call.json {
            out.json(&as_json(sample, &language, parser.as_ref()))?;
        } else if sample.text.contains(['\n', '\r']) {
            skipped += 1;
        } else {
            writeln!(out, "{}", sample.text)?;
        }
    }
    let number = strings.len();
    if skipped > 0 {
        print_error(&format_args!(
            "{skipped} of {number} strings contain line breaks; --json prints them too"
        ));
    }
    if left > 0 {
        let all = number + left;
        print_error(&format_args!("these are {number} of {all} strings; --limit {all} prints all"));
    }
    Ok(Verdict::of(skipped < number))
}

/// Returns the kind of which `FILE:RULE` is the start rule.
fn kind(source: &mut RuleSource) -> Result<Option<String>, Failure> {
    let kind = source.kind()?;
    let sections = &source.checked()?.grammar.sections;
    let kind = kind.and_then(|kind| sections.get(kind)).map(|section| section.name.clone());
    Ok(kind.filter(|kind| source.library.grammar_of(kind).is_some()))
}

/// Returns the language of the kind, with its checks, or that of the rule.
fn language(source: &mut RuleSource, kind: Option<&str>) -> Result<Language, Failure> {
    let rule = source.rule()?;
    let rule = source.checked()?.grammar.rule(rule).name.clone();
    let language = match kind {
        Some(kind) => Language::kind_of(&mut source.library, kind),
        None => Language::rule(&mut source.library, &source.grammar, &rule),
    };
    language.map_err(|error| Failure::Call(error.to_string()))
}

/// Returns the strings to print, the number of strings that the limit leaves out, and the number of strings without all near misses.
fn chosen(call: &SampleArgs, language: &Language) -> Result<(Vec<Candidate>, usize, usize), SampleError> {
    let max_length = usize::from(call.max_length);
    let (set, limit) = match (call.random, call.shortest) {
        (Some(number), _) => (SampleSet::Random { seed: call.seed, max_length }, Some(number)),
        (None, Some(number)) => (SampleSet::Shortest { max_length }, Some(number)),
        (None, None) if call.near_misses => (SampleSet::NearMisses, call.limit.or(Some(NEAR_MISSES))),
        (None, None) => (SampleSet::Covering, call.limit),
    };
    let mut rest = samples(language, set)?;
    let mut strings: Vec<Candidate> =
        rest.by_ref().take(limit.map_or(usize::MAX, |limit| limit as usize)).collect();
    if matches!(set, SampleSet::Covering | SampleSet::NearMisses) {
        let unedited = rest.unedited();
        return Ok((strings, rest.count(), unedited));
    }
    strings.sort_by(|one, other| (one.text.len(), &one.text).cmp(&(other.text.len(), &other.text)));
    Ok((strings, 0, 0))
}

/// Returns the object of `--json`. The fields are those of the parser of the kind, which has lists and parameters.
fn as_json(sample: &Candidate, language: &Language, parser: Option<&Parser<'_>>) -> Value {
    let Candidate { text, inside, rule, reason } = sample;
    let mut object = Map::new();
    object.insert("input".to_string(), json!(text));
    object.insert("ok".to_string(), json!(inside));
    if *reason != Reason::Given {
        object.insert("rule".to_string(), json!(rule));
        object.insert("reason".to_string(), json!(reason.to_string()));
    }
    if *inside {
        let fields = match parser.and_then(|parser| parser.parse(text).ok()) {
            Some(parsed) => json!(Fields(&parsed)),
            None => language.fields(text).unwrap_or_default().into_iter().collect(),
        };
        object.insert("fields".to_string(), fields);
    } else {
        let error = parser.and_then(|parser| parser.parse(text).err());
        let error =
            error.map(|error| (error.offset, error.rule.unwrap_or_else(|| language.name().to_string())));
        let (offset, rule) = error.unwrap_or_else(|| language.blame(text));
        object.insert("error".to_string(), json!({ "offset": offset, "rule": rule }));
    }
    Value::Object(object)
}
