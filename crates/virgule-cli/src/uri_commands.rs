//! `virgule resolve`, `relativize`, `normalize`, `to-uri`, `to-iri`, `compare`, `repair`.

use crate::hints;
use crate::kind_choice::{must_fit, rejecting};
use crate::normalize::Normalizer;
use crate::repairable::ShownChange;
use crate::uri_operations::{self, TextError};
use crate::{Failure, Verdict, answer, args, print_error, print_notes, write_answer};
use serde_json::{Map, Value};
use std::borrow::Cow;
use std::io::Write;
use virgule::Equivalence;

/// Resolves a reference.
pub fn resolve(call: &args::Resolve, out: &mut impl Write) -> Result<Verdict, Failure> {
    let made = match call.relative_base {
        true => uri_operations::resolve_relative(&call.base, &call.reference),
        false => uri_operations::resolve(&call.base, &call.reference, !call.not_strict).map_err(|error| {
            let is_relative = error.name == "base" && virgule::IriRef::parse(&call.base).is_ok();
            let option = if is_relative { "; --relative-base resolves against it" } else { "" };
            TextError { message: error.message + option, ..error }
        }),
    };
    text(made, call.json, out)
}

/// Relativizes a target.
pub fn relativize(call: &args::Relativize, out: &mut impl Write) -> Result<Verdict, Failure> {
    text(uri_operations::relativize(&call.base, &call.target), call.json, out)
}

/// Prints the normalized text.
pub fn normalize(call: &args::Normalize, out: &mut impl Write) -> Result<Verdict, Failure> {
    let input = call.input.text()?;
    let library = call.grammars.library()?;
    let normalizer = Normalizer::new(&library, call.kind.as_deref(), call.level.steps());
    let normalizer = normalizer.map_err(|error| Failure::Call(error.to_string()))?.reducing();
    let made = normalizer.normalize(input).map(Cow::into_owned);
    let misfit = normalizer.misfit(input).map(|kind| hints::misfit(kind, "normalized"));
    text_with_notes(made, misfit.into_iter().chain(hints::notes(input)).collect(), call.json, out)
}

/// Prints the URI of an IRI.
pub fn to_uri(call: &args::ConvertIri, out: &mut impl Write) -> Result<Verdict, Failure> {
    text(uri_operations::to_uri(&call.text), call.json, out)
}

/// Prints the IRI of a URI.
pub fn to_iri(call: &args::ConvertIri, out: &mut impl Write) -> Result<Verdict, Failure> {
    text(uri_operations::to_iri(&call.text), call.json, out)
}

/// Compares two texts.
pub fn compare(call: &args::Compare, out: &mut impl Write) -> Result<Verdict, Failure> {
    let library = call.grammars.library()?;
    let fits = || {
        must_fit(&library, "one", &call.one)?;
        must_fit(&library, "other", &call.other)
    };
    if let Err(error) = fits() {
        return refuse(&error, call.json, out);
    }
    let comparison = match uri_operations::compare(&library, &call.one, &call.other) {
        Ok(comparison) => comparison,
        Err(error) => {
            // Requests call the first text `input`; here the argument is called `one`.
            let name = if error.name == "input" { "one" } else { error.name };
            return refuse(&TextError { name, ..error }, call.json, out);
        }
    };
    let misfit = |(name, text): (&str, &String)| {
        rejecting(&library, text).map(|kind| format!("{name}: {}", hints::misfit(&kind, "compared")))
    };
    let notes: Vec<String> =
        [("one", &call.one), ("other", &call.other)].into_iter().filter_map(misfit).collect();
    if call.json {
        object(answer::noted(answer::equal(comparison.equivalence), notes), out)?;
    } else {
        print_notes(&notes);
        let relation = match comparison.equivalence {
            None => "not equal".to_string(),
            Some(Equivalence::String) => "equal, byte for byte".to_string(),
            Some(_) if comparison.after.is_empty() => "equal by the rules of the scheme".to_string(),
            Some(_) => format!("equal after {}", comparison.after),
        };
        write_answer(out, format_args!("{relation}\n"))?;
    }
    Ok(if comparison.equivalence.is_some() { Verdict::Yes } else { Verdict::No })
}

/// Prints the repaired text, and each change on standard error.
pub fn repair(call: &args::Repair, out: &mut impl Write) -> Result<Verdict, Failure> {
    let input = call.input.text()?;
    let repaired = call.kind.repair(input);
    let verdict = if repaired.is_ok() { Verdict::Yes } else { Verdict::No };
    match repaired {
        repaired if call.json => {
            let notes = if repaired.is_ok() { hints::notes(input) } else { Vec::new() };
            object(answer::noted(answer::repaired(input, call.kind, repaired), notes), out)?;
        }
        Ok(repaired) => {
            repaired.changes().for_each(|change| print_error(&ShownChange(change)));
            print_notes(&hints::notes(input));
            write_answer(out, format_args!("{}\n", repaired.text))?;
        }
        Err(error) => {
            print_error(&format_args!("input: {}", hints::about_repair(input, call.kind.name(), &error)));
        }
    }
    Ok(verdict)
}

/// Prints a resulting text, or the error.
fn text(made: Result<String, TextError>, json: bool, out: &mut impl Write) -> Result<Verdict, Failure> {
    text_with_notes(made, Vec::new(), json, out)
}

/// Prints a resulting text with notes about the input, or the error.
fn text_with_notes(
    made: Result<String, TextError>,
    notes: Vec<String>,
    json: bool,
    out: &mut impl Write,
) -> Result<Verdict, Failure> {
    match made {
        Ok(made) if json => object(answer::noted(answer::output(Ok(made)), notes), out)?,
        Ok(made) => {
            print_notes(&notes);
            write_answer(out, format_args!("{made}\n"))?;
        }
        Err(error) => return refuse(&error, json, out),
    }
    Ok(Verdict::Yes)
}

fn refuse(error: &TextError, json: bool, out: &mut impl Write) -> Result<Verdict, Failure> {
    match json {
        true => object(answer::text_error(error), out)?,
        // The message goes to standard error, so that a script does not use it as a URI.
        false => print_error(&hints::about(error)),
    }
    Ok(Verdict::No)
}

fn object(members: Map<String, Value>, out: &mut impl Write) -> Result<(), Failure> {
    write_answer(out, format_args!("{}\n", Value::Object(members)))
}
