//! `virgule grammar subset`, `equal`, `diff` and `overlap`: the texts of two rules compared.
//!
//! Decided by their automata, not tried: see `virgule_compiler::analyze::compare`. A text that tells them apart is shown
//! with the place where the one that refuses it stops.

use super::subject::Subject;
use crate::draw::{self, Style};
use crate::{Failure, Verdict, answer, say};
use clap::Args;
use serde_json::{Value, json};
use std::io::Write;
use virgule_compiler::analyze::compare::{self, Answer};
use virgule_dynamic::Mismatch;

/// How many texts `diff` shows in each direction.
const SHOWN: usize = 3;

/// Two rules.
#[derive(Args)]
pub struct Two {
    /// A rule: of a file, of a built-in grammar such as rfc3986, or of a kind such as ni; without :RULE the start rule
    #[arg(value_name = "FILE[:RULE]")]
    one: String,
    /// Another one
    #[arg(value_name = "FILE[:RULE]")]
    other: String,
    /// Draw with ASCII characters only
    #[arg(long)]
    ascii: bool,
    /// Answer with a JSON object
    #[arg(long)]
    json: bool,
}

/// Two rules that were found, and how to speak of them.
struct Call {
    one: Subject,
    other: Subject,
    style: Style,
}

/// A text of one rule that the other one refuses.
struct Witness {
    text: String,
    /// Whether it is one of the first rule.
    first: bool,
    stop: Option<Mismatch>,
}

/// Whether every text of the one is a text of the other.
pub fn subset(call: &Two, out: &mut impl Write) -> Result<Verdict, Failure> {
    let mut two = find(call)?;
    let answer = two.only(true, 1)?;
    let witnesses = two.witnesses(vec![(true, &answer)])?;
    if call.json {
        return two.object("subset", answer.is_none(), answer.up_to, &witnesses, out);
    }
    let yes = format!("every text of {} is one of {}", two.one, two.other);
    let no = format!("not every text of {} is one of {}", two.one, two.other);
    let yes = bounded(&yes, answer.up_to, UNDECIDABLE);
    two.tell(yes, no, &witnesses, out)
}

/// Whether both have the same texts.
pub fn equal(call: &Two, out: &mut impl Write) -> Result<Verdict, Failure> {
    differences(call, "equal", 1, out)
}

/// The shortest texts that only one of both has, that stop where something else is expected.
pub fn diff(call: &Two, out: &mut impl Write) -> Result<Verdict, Failure> {
    differences(call, "diff", SHOWN, out)
}

fn differences(call: &Two, question: &str, most: usize, out: &mut impl Write) -> Result<Verdict, Failure> {
    let mut two = find(call)?;
    let (here, there) = (two.only(true, most)?, two.only(false, most)?);
    let witnesses = two.witnesses(vec![(true, &here), (false, &there)])?;
    // What was looked at in both directions.
    let up_to = here.up_to.into_iter().chain(there.up_to).min().filter(|_| witnesses.is_empty());
    if call.json {
        return two.object(question, witnesses.is_empty(), up_to, &witnesses, out);
    }
    let yes = format!("{} and {} have the same texts", two.one, two.other);
    let no = format!("{} and {} do not have the same texts", two.one, two.other);
    // In principle that can be decided, as nothing here is ambiguous about where calls end.
    let yes = bounded(&yes, up_to, "not decided");
    two.tell(yes, no, &witnesses, out)
}

/// Whether some text is one of both.
pub fn overlap(call: &Two, out: &mut impl Write) -> Result<Verdict, Failure> {
    let two = find(call)?;
    let answer = compare::both(&two.one.language, &two.other.language).map_err(too_large)?;
    let text = answer.texts.first();
    if call.json {
        let texts = text.map(|text| json!({ "text": text })).into_iter().collect();
        return two.print("overlap", text.is_some(), answer.up_to, texts, out);
    }
    match text {
        Some(text) => {
            say(out, format_args!("yes: {} and {} share texts, the shortest:\n", two.one, two.other))?;
            say(out, format_args!("\n{}\n", shown(text)))?;
            Ok(Verdict::Yes)
        }
        None => {
            let no = format!("{} and {} share no text", two.one, two.other);
            say(out, format_args!("no{}\n", bounded(&no, answer.up_to, UNDECIDABLE)))?;
            Ok(Verdict::No)
        }
    }
}

fn find(call: &Two) -> Result<Call, Failure> {
    let style = if call.ascii { Style::Ascii } else { Style::Unicode };
    Ok(Call { one: Subject::find(&call.one)?, other: Subject::find(&call.other)?, style })
}

impl Call {
    /// Texts of one rule alone: of the first, or of the other.
    fn only(&self, first: bool, most: usize) -> Result<Answer, Failure> {
        let (one, other) = (&self.one.language, &self.other.language);
        let (one, other) = if first { (one, other) } else { (other, one) };
        compare::only(one, other, most).map_err(too_large)
    }

    fn witnesses(&mut self, answers: Vec<(bool, &Answer)>) -> Result<Vec<Witness>, Failure> {
        let mut witnesses = Vec::new();
        for (first, answer) in answers {
            for text in &answer.texts {
                let refusing = if first { &mut self.other } else { &mut self.one };
                witnesses.push(Witness { text: text.clone(), first, stop: refusing.stop(text)? });
            }
        }
        Ok(witnesses)
    }

    fn tell(
        &self,
        yes: String,
        no: String,
        witnesses: &[Witness],
        out: &mut impl Write,
    ) -> Result<Verdict, Failure> {
        if witnesses.is_empty() {
            say(out, format_args!("yes{yes}\n"))?;
            return Ok(Verdict::Yes);
        }
        say(out, format_args!("no: {no}\n"))?;
        for witness in witnesses {
            let (inside, outside) =
                if witness.first { (&self.one, &self.other) } else { (&self.other, &self.one) };
            say(out, format_args!("\nonly in {inside}:\n"))?;
            say(out, picture(witness, outside, self.style))?;
        }
        Ok(Verdict::No)
    }

    fn object(
        &self,
        question: &str,
        yes: bool,
        up_to: Option<usize>,
        witnesses: &[Witness],
        out: &mut impl Write,
    ) -> Result<Verdict, Failure> {
        let object = |witness: &Witness| {
            let sides = if witness.first { ["one", "other"] } else { ["other", "one"] };
            let stop = witness.stop.as_ref().and_then(|stop| answer::refusal(stop).remove("error"));
            json!({ "text": witness.text, "in": sides[0], "not-in": sides[1], "error": stop })
        };
        self.print(question, yes, up_to, witnesses.iter().map(object).collect(), out)
    }

    fn print(
        &self,
        question: &str,
        yes: bool,
        up_to: Option<usize>,
        texts: Vec<Value>,
        out: &mut impl Write,
    ) -> Result<Verdict, Failure> {
        let rule = |subject: &Subject| json!({ "grammar": subject.shown, "rule": subject.rule });
        let (one, other) = (rule(&self.one), rule(&self.other));
        let object = json!({
            "question": question, "one": one, "other": other,
            "answer": yes, "up-to-nesting": up_to, "texts": texts,
        });
        say(out, format_args!("{object}\n"))?;
        Ok(if yes { Verdict::Yes } else { Verdict::No })
    }
}

/// The text, and where it stops.
fn picture(witness: &Witness, outside: &Subject, style: Style) -> String {
    match &witness.stop {
        Some(stop) if !witness.text.is_empty() => {
            draw::caret(&witness.text, stop.offset, &format!("{}: {stop}", outside.rule), style)
        }
        Some(stop) => format!("{}\n{}: {stop}\n", shown(""), outside.rule),
        // The parser of the rule takes it, and its automaton does not: no text is known for which that is so.
        None => format!("{}\n", shown(&witness.text)),
    }
}

fn shown(text: &str) -> &str {
    if text.is_empty() { "(the empty text)" } else { text }
}

/// What is so where both nest, and no text was found.
const UNDECIDABLE: &str = "undecidable";

/// `: this is so`, or as far as that is known; what it is `beyond`.
fn bounded(said: &str, up_to: Option<usize>, beyond: &str) -> String {
    match up_to {
        None => format!(": {said}"),
        Some(depth) => format!(", up to nesting depth {depth}: {said}; beyond, it is {beyond}"),
    }
}

pub fn too_large(exceeded: virgule_compiler::limits::Exceeded) -> Failure {
    Failure::Call(format!("these rules are too large to compare: they have {exceeded}"))
}
