//! `virgule grammar subset`, `equal`, `diff` and `overlap`: compares the languages of two rules.
//!
//! The automata decide the answer: see `virgule_compiler::analysis::compare`. A text that only one rule matches is
//! shown with the error of the other rule.
//!
//! Kinds are compared including `;! validate` and `;! parameters`. If such a check is not part of the automaton, the
//! answer names the check and ignores it, or is undecided (`witness`). So is a rule without automaton, as far as texts of it
//! do not decide.

use super::rule_source::subject;
use crate::answer::AnswerError;
use crate::draw::{self, Style};
use crate::options::DialectArg;
use crate::{Failure, Output, Verdict, style, wrong};
use clap::Args;
use serde_json::{Value, json};
use virgule_dynamic::Mismatch;
use virgule_tools::operations::subject::Subject;
use virgule_tools::operations::witness::{self, Certainty, ComparisonError, Witnesses};

/// The number of texts that `diff` shows in each direction.
const SHOWN: usize = 3;

#[derive(Args)]
pub struct RulePairArgs {
    /// A rule of a file, of standard input (`-`) or of a built-in grammar such as rfc3986; without :RULE its first kind;
    /// or a kind such as ni
    #[arg(value_name = "FILE[:RULE]")]
    one: String,
    /// The other rule
    #[arg(value_name = "FILE[:RULE]")]
    other: String,
    #[command(flatten)]
    dialect: DialectArg,
    /// Draw with ASCII characters only
    #[arg(long)]
    ascii: bool,
    /// Print a JSON object
    #[arg(long)]
    json: bool,
}

/// Two compiled rules, and the style of drawings.
struct RulePair {
    one: Subject,
    other: Subject,
    style: Style,
}

/// A text of one rule that the other rule rejects.
struct Witness {
    text: String,
    /// True if it is a text of the first rule, false if of the other rule.
    first: bool,
    stop: Option<Mismatch>,
}

/// Decides whether the first language is a subset of the second.
pub fn subset(call: &RulePairArgs, out: &mut Output<'_>) -> Result<Verdict, Failure> {
    differences(call, "subset", &[true], 1, out)
}

/// Decides whether both languages are equal.
pub fn equal(call: &RulePairArgs, out: &mut Output<'_>) -> Result<Verdict, Failure> {
    differences(call, "equal", &[true, false], 1, out)
}

/// Prints the shortest texts that are in only one language, with different errors.
pub fn diff(call: &RulePairArgs, out: &mut Output<'_>) -> Result<Verdict, Failure> {
    differences(call, "diff", &[true, false], SHOWN, out)
}

/// Searches for texts of only the first language (`true`), and of only the second one (`false`).
fn differences(
    call: &RulePairArgs,
    question: &str,
    directions: &[bool],
    most: usize,
    out: &mut Output<'_>,
) -> Result<Verdict, Failure> {
    let mut pair = find(call)?;
    let found = directions.iter().map(|&first| pair.only(first, most)).collect::<Result<Vec<_>, _>>()?;
    let mut witnesses = Vec::new();
    for (&first, found) in directions.iter().zip(&found) {
        for text in &found.texts {
            let rejecting = if first { &mut pair.other } else { &mut pair.one };
            witnesses.push(Witness { text: text.clone(), first, stop: rejecting.stop(text)? });
        }
    }
    let bound = pair.bound(&witnesses, &found)?;
    if call.json {
        return pair.print_json(question, &bound, &witnesses, out);
    }
    let RulePair { one, other, .. } = &pair;
    let (yes, no, beyond) = match directions {
        [_] => {
            let claim = format!("every string of {one} matches {other}");
            (claim.clone(), format!("not {claim}"), UNDECIDABLE)
        }
        // Decidable in principle, because the ends of calls are deterministic.
        _ => (
            format!("{one} and {other} match the same strings"),
            format!("{one} and {other} do not match the same strings"),
            "not decided",
        ),
    };
    pair.print_text(bound.phrase(&yes, beyond), no, &witnesses, out)
}

/// Decides whether the languages have a common text.
pub fn overlap(call: &RulePairArgs, out: &mut Output<'_>) -> Result<Verdict, Failure> {
    let mut pair = find(call)?;
    let found = witness::both(&mut pair.one, &mut pair.other)?;
    let bound = pair.bound(&[], std::slice::from_ref(&found))?;
    let text = found.texts.first();
    if call.json {
        let texts = text.map(|text| json!({ "text": text })).into_iter().collect();
        return pair.print("overlap", text.is_some(), &bound, texts, out);
    }
    match text {
        Some(text) => {
            writeln!(out, "yes: {} and {} match common strings, the shortest:", pair.one, pair.other)?;
            writeln!(out, "\n{}", shown(text))?;
            Ok(Verdict::Yes)
        }
        None => {
            let no = format!("{} and {} match no common string", pair.one, pair.other);
            writeln!(out, "no{}", bound.phrase(&no, UNDECIDABLE))?;
            Ok(Verdict::No)
        }
    }
}

fn find(call: &RulePairArgs) -> Result<RulePair, Failure> {
    let [one, other] = [&call.one, &call.other].map(|name| subject(name, call.dialect));
    Ok(RulePair { one: one?, other: other?, style: style(call.ascii) })
}

impl RulePair {
    /// At most `most` texts of only the first rule if `first` is true, otherwise of only the other rule.
    fn only(&mut self, first: bool, most: usize) -> Result<Witnesses, Failure> {
        let (one, other) = (&mut self.one, &mut self.other);
        let (one, other) = if first { (one, other) } else { (other, one) };
        Ok(witness::only(one, other, most)?)
    }

    /// The restrictions of an answer; an answer with a witness has none.
    fn bound(&self, witnesses: &[Witness], found: &[Witnesses]) -> Result<Bound, Failure> {
        let mut bound = Bound { nesting: None, checks: Vec::new() };
        if !witnesses.is_empty() {
            return Ok(bound);
        }
        // The smaller nesting bound of both directions counts.
        bound.nesting = found.iter().filter_map(|found| found.up_to).min();
        let open = |certainty: Certainty| found.iter().any(|found| found.certainty == certainty);
        if open(Certainty::UpToChecks) || open(Certainty::No) {
            for subject in [&self.one, &self.other] {
                bound.checks.extend_from_slice(subject.language.unchecked());
            }
            bound.checks.sort();
            bound.checks.dedup();
        }
        let approximated = [&self.one, &self.other].into_iter().filter_map(|subject| {
            let why = &subject.approximation.as_ref()?.why;
            Some(format!("{subject} has no automaton: {why}"))
        });
        let approximated: Vec<String> = approximated.collect();
        match open(Certainty::No) {
            true if bound.checks.is_empty() => wrong(format!(
                "not decided for {} and {}: the tried strings are not conclusive, and {}",
                self.one,
                self.other,
                approximated.join(", and "),
            )),
            true => wrong(format!(
                "not decided for {} and {}: their automata do not include {}, which rejects every tried string",
                self.one,
                self.other,
                bound.quoted(),
            )),
            false => Ok(bound),
        }
    }

    fn print_text(
        &self,
        yes: String,
        no: String,
        witnesses: &[Witness],
        out: &mut Output<'_>,
    ) -> Result<Verdict, Failure> {
        if witnesses.is_empty() {
            writeln!(out, "yes{yes}")?;
            return Ok(Verdict::Yes);
        }
        writeln!(out, "no: {no}")?;
        for witness in witnesses {
            let (inside, outside) =
                if witness.first { (&self.one, &self.other) } else { (&self.other, &self.one) };
            writeln!(out, "\nonly in {inside}:")?;
            write!(out, "{}", picture(witness, outside, self.style))?;
        }
        Ok(Verdict::No)
    }

    fn print_json(
        &self,
        question: &str,
        bound: &Bound,
        witnesses: &[Witness],
        out: &mut Output<'_>,
    ) -> Result<Verdict, Failure> {
        let object = |witness: &Witness| {
            let sides = if witness.first { ["one", "other"] } else { ["other", "one"] };
            let stop = witness.stop.as_ref().map(|stop| AnswerError::of(stop, stop.to_string()));
            json!({ "text": witness.text, "in": sides[0], "not-in": sides[1], "error": stop })
        };
        let texts = witnesses.iter().map(object).collect();
        self.print(question, witnesses.is_empty(), bound, texts, out)
    }

    fn print(
        &self,
        question: &str,
        yes: bool,
        bound: &Bound,
        texts: Vec<Value>,
        out: &mut Output<'_>,
    ) -> Result<Verdict, Failure> {
        let rule = |subject: &Subject| match &subject.kind {
            Some(kind) => json!({ "grammar": subject.shown, "rule": subject.rule, "kind": kind }),
            None => json!({ "grammar": subject.shown, "rule": subject.rule }),
        };
        let (one, other) = (rule(&self.one), rule(&self.other));
        let object = json!({
            "question": question, "one": one, "other": other,
            "answer": yes, "up-to-nesting": bound.nesting, "up-to-checks": bound.checks, "texts": texts,
        });
        out.json(&object)?;
        Ok(Verdict::of(yes))
    }
}

/// The text, with the error of the other rule below it.
fn picture(witness: &Witness, outside: &Subject, style: Style) -> String {
    match &witness.stop {
        Some(stop) if !witness.text.is_empty() => {
            draw::caret(&witness.text, stop.offset, &format!("{}: {}", outside.name(), stop.message()), style)
        }
        Some(stop) => format!("{}\n{}: {stop}\n", shown(""), outside.name()),
        // The parser of the rule accepts the text, but its automaton does not: no such text is known.
        None => format!("{}\n", shown(&witness.text)),
    }
}

fn shown(text: &str) -> &str {
    if text.is_empty() { "(the empty string)" } else { text }
}

/// The answer beyond the nesting bound if both rules are recursive.
const UNDECIDABLE: &str = "undecidable";

/// The restrictions of an answer.
struct Bound {
    /// The nesting depth up to which the answer is proven.
    nesting: Option<usize>,
    /// The checks that the answer ignores.
    checks: Vec<String>,
}

impl Bound {
    /// Formats `: claim`, restricted to these bounds; `beyond` is the answer beyond the nesting bound.
    fn phrase(&self, relation: &str, beyond: &str) -> String {
        let checks =
            if self.checks.is_empty() { String::new() } else { format!(", up to {}", self.quoted()) };
        match self.nesting {
            None => format!("{checks}: {relation}"),
            Some(depth) => {
                format!(
                    "{checks}, up to nesting depth {depth}: {relation}; beyond that depth, it is {beyond}"
                )
            }
        }
    }

    /// The directives of the ignored checks, in backticks.
    fn quoted(&self) -> String {
        let quoted: Vec<String> = self.checks.iter().map(|check| format!("`;! {check}`")).collect();
        quoted.join(" and ")
    }
}

/// The error of two rules that meet a limit together.
pub fn too_large(exceeded: virgule_compiler::limits::Exceeded) -> Failure {
    ComparisonError::TooLarge(exceeded).into()
}
