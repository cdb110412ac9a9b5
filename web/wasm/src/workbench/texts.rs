//! Answers about the texts of a rule or kind: `match`, `samples`, `ambiguities` and `compare`.

use super::document::{Document, Documents, FoundParser};
use super::offsets::Offsets;
use super::request::{Refusal, Request};
use serde_json::{Value, json};
use virgule_compiler::abnf::lower::grammar::Grammar;
use virgule_dynamic::Parsed;
use virgule_tools::ambiguity::{self, Ambiguity, DerivationPart, Wins};
use virgule_tools::conformance::random::Random;
use virgule_tools::conformance::{Candidate, Plan, Reason, candidates};
use virgule_tools::operations::draw::Style;
use virgule_tools::operations::mask::mask_refused;
use virgule_tools::operations::picture;
use virgule_tools::operations::subject::Subject;
use virgule_tools::operations::witness::{self, Certainty, Witnesses};

/// Maximum number of fields that are listed and drawn: placing labels takes time quadratic in their number.
const MAX_FIELDS: usize = 200;
/// Maximum length of a text that is drawn, in bytes.
const MAX_DRAWN: usize = 10_000;

/// `matches` and `drawing`, with the `fields` of a match, or the `offset`, `message` and `expected` items of an error. If the
/// match is too large to be shown in full, `note` says by which limit; otherwise it is null.
pub fn matching(document: &mut Document, request: &Request) -> Result<Value, Refusal> {
    let (rule, text) = (request.text("rule")?, request.text("text")?);
    let FoundParser { parser, kind, scheme } = document.parser(rule)?;
    let offsets = Offsets::new(text);
    Ok(match parser.parse(text) {
        Ok(parsed) => {
            let mut fields = fields(&parsed, &offsets);
            let note = if fields.len() > MAX_FIELDS {
                Some(format!("the first {MAX_FIELDS} of {} fields; so many are not drawn", fields.len()))
            } else if text.len() > MAX_DRAWN {
                Some(format!("texts above {MAX_DRAWN} bytes are not drawn"))
            } else {
                None
            };
            let drawing = match kind && !fields.is_empty() {
                _ if note.is_some() => String::new(),
                true => picture::picture(&parsed, scheme, Style::Unicode),
                // A rule without fields is drawn as one part.
                false => picture::whole(text, rule, Style::Unicode),
            };
            fields.truncate(MAX_FIELDS);
            json!({ "ok": true, "matches": true, "fields": fields, "drawing": drawing, "note": note })
        }
        Err(mismatch) => json!({
            "ok": true,
            "matches": false,
            "offset": offsets.of(mismatch.offset),
            "message": mismatch.to_string(),
            "rule": mismatch.rule,
            "expected": mismatch.expected,
            "drawing": picture::complaint(&mismatch, mismatch.hint().as_deref(), &mask_refused(text, &parser), Style::Unicode),
        }),
    })
}

/// The fields that the text has, by place, the outer first. The items of a list have the name of the list.
fn fields(parsed: &Parsed<'_, '_>, offsets: &Offsets) -> Vec<Value> {
    let single = parsed.spans().filter_map(|(name, span)| Some((name, span?)));
    let items = parsed.list_spans().flat_map(|(name, spans)| spans.into_iter().map(move |span| (name, span)));
    let mut fields: Vec<(&str, (usize, usize))> = single.chain(items).collect();
    // Stable: of fields with the same place the one that the grammar lists first is the outer one.
    fields.sort_by_key(|(_, (start, end))| (*start, std::cmp::Reverse(*end)));
    let mut open: Vec<(usize, usize)> = Vec::new();
    let mut listed = Vec::with_capacity(fields.len());
    for (name, (start, end)) in fields {
        // An empty field behind another one is not inside of it.
        let holds = |outer: &(usize, usize)| end <= outer.1 && (start < outer.1 || start == outer.0);
        while open.pop_if(|outer| !holds(outer)).is_some() {}
        let (from, to) = offsets.span(start, end);
        listed.push(json!({ "name": name, "start": from, "end": to, "depth": open.len() }));
        open.push((start, end));
    }
    listed
}

const MAX_SAMPLES: u64 = 200;
/// Number of samples if the request does not say it.
const DEFAULT_SAMPLES: u64 = 12;
/// Maximum length of random texts in bytes: longer ones are hard to read.
const MAX_LENGTH: usize = 40;

/// `samples`, half of them drawn at random and half chosen among the texts that cover the grammar, and as many `near_misses`
/// with the `offset` and `message` of the error; the shortest first. The same seed gives the same texts.
pub fn samples(document: &mut Document, request: &Request) -> Result<Value, Refusal> {
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

/// `ambiguities`, each a shortest `text` of the rule with two `readings`, and `complete`: false if a rule nests or is too
/// large, so that there may be more. The first reading is preferred, if `preferred` is true.
pub fn ambiguities(document: &Document, request: &Request) -> Result<Value, Refusal> {
    let mut checked = document.checked()?.clone();
    let start = document.start(request.text("rule")?)?;
    // The search begins at the start rules: at this one alone.
    checked.grammar.sections.truncate(1);
    for section in &mut checked.grammar.sections {
        section.start = start;
    }
    let report = ambiguity::ambiguities(&checked, false);
    let found: Vec<Value> = report.found.iter().map(|found| described(found, &checked.grammar)).collect();
    let complete = report.open.is_empty() && report.large.is_empty();
    Ok(json!({ "ok": true, "complete": complete, "ambiguities": found }))
}

fn described(found: &Ambiguity, grammar: &Grammar) -> Value {
    let offsets = Offsets::new(&found.text);
    let part = |part: &DerivationPart| {
        let (start, end) = offsets.span(part.span.start, part.span.end);
        json!({ "rule": part.shown, "start": start, "end": end, "depth": 0 })
    };
    let readings: Vec<Vec<Value>> =
        found.readings.iter().map(|reading| reading.iter().map(part).collect()).collect();
    let [one, other] = [0, 1].map(|number| found.reading(number));
    let within = offsets.span(found.within.start, found.within.end);
    json!({
        "text": found.text,
        "rule": grammar.rule(found.rule).name,
        "way": found.way(grammar),
        "start": within.0,
        "end": within.1,
        "explanation": format!("one reading: {one}; the other: {other}; {}", found.wins.why()),
        "preferred": found.wins != Wins::Open,
        "acknowledged": grammar.acknowledged(found.rule),
        "readings": readings,
    })
}

/// What is known of a set of texts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Texts {
    Some,
    None,
    /// No text was found, but there may be one.
    Unknown,
}

/// `relation`, and the shortest texts of either side alone and of both. `note` says why a relation is unknown.
pub fn compare(documents: &mut Documents, request: &Request) -> Result<Value, Refusal> {
    let (mut left, mut right) = (side(documents, request, "left")?, side(documents, request, "right")?);
    let only_left = witness::only(&mut left, &mut right, 1)?;
    let only_right = witness::only(&mut right, &mut left, 1)?;
    let both = witness::both(&mut left, &mut right)?;
    let relation = relation(known(&only_left), known(&only_right), known(&both));
    let all = [&only_left, &only_right, &both];
    let note = (relation == "unknown").then(|| note(all, [&left, &right]));
    let [only_left, only_right, both] = all.map(|found| found.texts.first().cloned());
    Ok(json!({
        "ok": true, "relation": relation, "only_left": only_left, "only_right": only_right, "both": both, "note": note,
    }))
}

fn side(documents: &mut Documents, request: &Request, name: &str) -> Result<Subject, Refusal> {
    let side = request.object(name)?;
    let rule = side.text("rule")?;
    documents.of(&side)?.subject(rule)
}

fn known(found: &Witnesses) -> Texts {
    match (found.texts.is_empty(), found.certainty, found.up_to) {
        (false, ..) => Texts::Some,
        (true, Certainty::Yes, None) => Texts::None,
        _ => Texts::Unknown,
    }
}

/// The relation of the left language to the right one.
fn relation(only_left: Texts, only_right: Texts, both: Texts) -> &'static str {
    match (only_left, only_right, both) {
        (Texts::None, Texts::None, _) => "equal",
        (Texts::None, Texts::Some, _) => "subset",
        (Texts::Some, Texts::None, _) => "superset",
        (Texts::Some, Texts::Some, Texts::Some) => "overlap",
        (_, _, Texts::None) => "disjoint",
        _ => "unknown",
    }
}

fn note(found: [&Witnesses; 3], sides: [&Subject; 2]) -> String {
    let depth = found.iter().filter_map(|found| found.up_to).min();
    let mut checks: Vec<&str> =
        sides.iter().flat_map(|side| side.language.unchecked()).map(String::as_str).collect();
    checks.sort_unstable();
    checks.dedup();
    match (depth, checks.is_empty()) {
        (Some(depth), _) => {
            format!("both nest: no text was found up to nesting depth {depth}; beyond, it is undecidable")
        }
        (None, false) => format!("not part of the automata: ;! {}", checks.join(", ;! ")),
        (None, true) => "not decided".to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::{Texts, relation};

    #[test]
    fn a_relation_is_known_as_soon_as_two_answers_decide_it() {
        use Texts::{None, Some, Unknown};
        for (found, expected) in [
            ((None, None, Some), "equal"),
            ((None, None, Unknown), "equal"),
            ((None, Some, Unknown), "subset"),
            ((Some, None, Some), "superset"),
            ((Some, Some, Some), "overlap"),
            ((Some, Some, None), "disjoint"),
            ((Unknown, Some, None), "disjoint"),
            ((Some, Some, Unknown), "unknown"),
            ((Unknown, None, Some), "unknown"),
            ((Some, Unknown, Some), "unknown"),
        ] {
            assert_eq!(relation(found.0, found.1, found.2), expected, "{found:?}");
        }
    }
}
