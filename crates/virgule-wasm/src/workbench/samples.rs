//! `samples`: texts of a rule, and texts that are nearly texts of it.

use super::document::Document;
use super::offsets::Offsets;
use super::refusal::Refusal;
use super::request::Request;
use serde_json::{Value, json};
use virgule_conformance::random::Random;
use virgule_conformance::{Candidate, Plan, Reason, candidates};

/// Maximum number of samples of a request.
const MAX_SAMPLES: u64 = 200;
/// Number of samples if the request does not say it.
const DEFAULT_SAMPLES: u64 = 12;
/// Maximum length of random texts in bytes: longer ones are hard to read.
const MAX_LENGTH: usize = 40;

/// `samples`, half of them drawn at random and half chosen among the texts that cover the grammar, and as many `near_misses`
/// with the `offset` and `message` of the error; the shortest first. The same seed gives the same texts.
pub fn answer(document: &mut Document, request: &Request) -> Result<Value, Refusal> {
    let (name, seed) = (request.text("rule")?, request.number("seed", 1)?);
    let count = request.number("count", DEFAULT_SAMPLES)?;
    if count > MAX_SAMPLES {
        return Err(Refusal::limit(format!("`count` is above the limit of {MAX_SAMPLES} samples")));
    }
    let count = count as usize;
    let language = document.language(name)?;
    let plan = Plan { seed, random: count.div_ceil(2), max_length: MAX_LENGTH };
    let (inside, outside): (Vec<Candidate>, Vec<Candidate>) =
        candidates(&language, &plan).into_iter().partition(|candidate| candidate.inside);
    let (drawn, covering): (Vec<Candidate>, Vec<Candidate>) =
        inside.into_iter().partition(|candidate| candidate.reason == Reason::Random);
    let parser = document.parser(name)?.parser;
    let mut random = Random::new(seed);
    // A check of the kind beyond its grammar may refuse a text of the rule.
    let takes = |text: &String| parser.accepts(text);
    let mut samples: Vec<String> = texts(drawn).filter(&takes).collect();
    samples.extend(some(
        texts(covering).filter(takes).collect(),
        count.saturating_sub(samples.len()),
        &mut random,
    ));
    samples.sort_by(|one, other| one.len().cmp(&other.len()).then_with(|| one.cmp(other)));
    let mut missed = some(texts(outside).filter(|text| !parser.accepts(text)).collect(), count, &mut random);
    missed.sort_by(|one, other| one.len().cmp(&other.len()).then_with(|| one.cmp(other)));
    let near_miss = |text: &String| {
        let error = parser.parse(text).err()?;
        Some(
            json!({ "text": text, "offset": Offsets::new(text).of(error.offset), "message": error.to_string() }),
        )
    };
    let near_misses: Vec<Value> = missed.iter().filter_map(near_miss).collect();
    Ok(json!({ "ok": true, "samples": samples, "near_misses": near_misses }))
}

fn texts(candidates: Vec<Candidate>) -> impl Iterator<Item = String> {
    candidates.into_iter().map(|candidate| candidate.text)
}

/// At most `count` of the texts, drawn without repetition.
fn some(mut texts: Vec<String>, count: usize, random: &mut Random) -> Vec<String> {
    let mut drawn = Vec::new();
    while drawn.len() < count && !texts.is_empty() {
        drawn.push(texts.swap_remove(random.below(texts.len())));
    }
    drawn
}
