//! `virgule resolve`, `relativize`, `normalize`, `to-uri`, `to-iri`, `compare`, `repair`, `build`.

use crate::answer::{Answer, AnswerMembers};
use crate::kind_choice::{must_fit, rejecting};
use crate::normalize::Normalizer;
use crate::repairable::ShownChange;
use crate::uri_operations::{self, TextError, text_error};
use crate::{Failure, Output, Verdict, args, bulk, hints, print_error, print_notes, wrong};
use virgule::{Equivalence, IriRef, UriRef};
use virgule_dynamic::{Library, Unbuilt};

pub fn resolve(call: &args::Resolve, out: &mut Output<'_>) -> Result<Verdict, Failure> {
    let resolved = |reference: &str| match call.relative_base {
        true => uri_operations::resolve_relative(&call.base, reference),
        false => uri_operations::resolve(&call.base, reference, !call.not_strict).map_err(|error| {
            let is_relative = error.name == "base" && virgule::IriRef::parse(&call.base).is_ok();
            let option = if is_relative { "; --relative-base resolves against it" } else { "" };
            TextError { message: error.message + option, ..error }
        }),
    };
    print_each(&call.reference, call.json, |reference| Answer::made(resolved(reference)), out)
}

pub fn relativize(call: &args::Relativize, out: &mut Output<'_>) -> Result<Verdict, Failure> {
    let relativized = |target: &str| Answer::made(uri_operations::relativize(&call.base, target));
    print_each(&call.target, call.json, relativized, out)
}

pub fn normalize(call: &args::Normalize, out: &mut Output<'_>) -> Result<Verdict, Failure> {
    let input = call.input.text()?;
    let library = call.grammars.library()?;
    let normalizer = Normalizer::new(&library, call.kind.as_deref(), call.level.steps());
    let normalizer = normalizer.map_err(|error| Failure::Call(error.to_string()))?.reducing();
    let made = normalizer.normalize(input);
    let misfit = normalizer.misfit(input).map(|kind| hints::misfit(kind, "normalized"));
    let answer = match made {
        Ok(text) => {
            let notes = misfit.into_iter().chain(hints::notes(input));
            Answer::output(text).with_notes(notes.collect())
        }
        Err(error) => Answer::text_error(&error),
    };
    print(answer, call.json, out)
}

pub fn to_uri(call: &args::ConvertIri, out: &mut Output<'_>) -> Result<Verdict, Failure> {
    print_each(&call.text, call.json, |text| Answer::made(to_uri_by(text, call.idna)), out)
}

pub fn to_iri(call: &args::ConvertIri, out: &mut Output<'_>) -> Result<Verdict, Failure> {
    print_each(&call.text, call.json, |text| Answer::made(to_iri_by(text, call.idna)), out)
}

/// Returns the URI that an IRI maps to; with `idna`, the host by UTS #46.
pub fn to_uri_by(input: &str, idna: bool) -> Result<String, TextError> {
    if !idna {
        return uri_operations::to_uri(input);
    }
    let iri = IriRef::parse(input).map_err(text_error("input", input, "iri-reference"))?;
    let made = iri.to_uri_idna().map(|uri| uri.into_string());
    made.map_err(|error| {
        let part = input.get(error.offset()..error.offset() + error.length()).unwrap_or_default();
        let shown: String = part.chars().take(SHOWN_LABEL).flat_map(char::escape_debug).collect();
        let more = if part.chars().nth(SHOWN_LABEL).is_some() { "…" } else { "" };
        TextError::of("input", format!("`{shown}{more}`: {error}"))
    })
}

/// The number of characters of a label that a message shows.
const SHOWN_LABEL: usize = 63;

/// Returns the IRI of a URI; with `idna`, the host by UTS #46.
pub fn to_iri_by(input: &str, idna: bool) -> Result<String, TextError> {
    if !idna {
        return uri_operations::to_iri(input);
    }
    let uri = UriRef::parse(input).map_err(text_error("input", input, "uri-reference"))?;
    Ok(uri.to_iri_idna().into_string())
}

pub fn compare(call: &args::Compare, out: &mut Output<'_>) -> Result<Verdict, Failure> {
    let library = call.grammars.library()?;
    let fits = || {
        must_fit(&library, "one", &call.one)?;
        must_fit(&library, "other", &call.other)
    };
    if let Err(error) = fits() {
        return print(Answer::text_error(&error), call.json, out);
    }
    let comparison = match uri_operations::compare(&library, &call.one, &call.other) {
        Ok(comparison) => comparison,
        Err(error) => {
            // Requests call the first input `input`; here the argument is called `one`.
            let name = if error.name == "input" { "one" } else { error.name };
            return print(Answer::text_error(&TextError { name, ..error }), call.json, out);
        }
    };
    // The grammars of schemes are of URIs. An IRI is compared by its own rules.
    let misfit = |(name, text): (&str, &String)| {
        let kind = rejecting(&library, text).filter(|_| text.is_ascii())?;
        Some(format!("{name}: {}", hints::misfit(&kind, "compared")))
    };
    let notes: Vec<String> =
        [("one", &call.one), ("other", &call.other)].into_iter().filter_map(misfit).collect();
    if call.json {
        out.json(&Answer::equal(comparison.equivalence).with_notes(notes))?;
    } else {
        print_notes(&notes);
        let relation = match comparison.equivalence {
            None => "not equal".to_string(),
            Some(Equivalence::String) => "equal, byte for byte".to_string(),
            Some(_) if comparison.after.is_empty() => "equal by the rules of the scheme".to_string(),
            Some(_) => format!("equal after {}", comparison.after),
        };
        writeln!(out, "{relation}")?;
    }
    Ok(Verdict::of(comparison.equivalence.is_some()))
}

/// Prints the repaired input, and each change on standard error.
pub fn repair(call: &args::Repair, out: &mut Output<'_>) -> Result<Verdict, Failure> {
    let input = call.input.text()?;
    let repaired = call.kind.repair(input);
    let verdict = Verdict::of(repaired.is_ok());
    match repaired {
        repaired if call.json => {
            let notes = if repaired.is_ok() { hints::notes(input) } else { Vec::new() };
            out.json(&Answer::repaired(input, call.kind, repaired).with_notes(notes))?;
        }
        Ok(repaired) => {
            repaired.changes().for_each(|change| print_error(&ShownChange(change)));
            print_notes(&hints::notes(input));
            writeln!(out, "{}", repaired.text)?;
        }
        Err(error) => {
            print_error(&format_args!("input: {}", hints::about_repair(input, call.kind.name(), &error)));
        }
    }
    Ok(verdict)
}

/// Prints the answer for a string, or for each line of standard input if the string is `-`.
pub fn print_each(
    text: &str,
    json: bool,
    answer: impl Fn(&str) -> Answer<'static, 'static> + Sync,
    out: &mut Output<'_>,
) -> Result<Verdict, Failure> {
    match text {
        "-" => bulk::answers(json, answer, out),
        text => print(answer(text), json, out),
    }
}

/// Prints a resulting string and the notes about it, or the error.
pub fn print(answer: Answer<'_, '_>, json: bool, out: &mut Output<'_>) -> Result<Verdict, Failure> {
    match &answer.members {
        _ if json => out.json(&answer)?,
        // The message goes to standard error, so that a script does not use it as a URI.
        AnswerMembers::Failed { error } => print_error(&error.message),
        members => {
            print_notes(&answer.notes);
            write!(out, "{}", members.shown())?;
        }
    }
    Ok(Verdict::of(answer.is_yes()))
}

pub fn run_build(call: &args::Build, out: &mut Output<'_>) -> Result<Verdict, Failure> {
    let library = call.grammars.library()?;
    let kind = kind(call, &library)?;
    let made = build(&library, &kind, &grouped(&call.fields)).map_err(Failure::Call)?;
    print(Answer::built(made), call.json, out)
}

/// Returns the kind to build: `--kind`, otherwise the kind of the last grammar, otherwise the default.
fn kind(call: &args::Build, library: &Library) -> Result<String, Failure> {
    let kinds = call.grammars.kinds(call.kind.as_ref(), library);
    match &kinds[..] {
        [kind] => Ok(kind.clone()),
        [] => wrong("the grammar has no kind"),
        _ => wrong(format!("the grammar has several kinds, {}: select one with --kind", kinds.join(", "))),
    }
}

/// Groups values by field, in the order of the first occurrence.
pub fn grouped(given: &[(String, String)]) -> Vec<(String, Vec<String>)> {
    let mut fields: Vec<(String, Vec<String>)> = Vec::new();
    for (name, value) in given {
        match fields.iter_mut().find(|(known, _)| known == name) {
            Some((_, values)) => values.push(value.clone()),
            None => fields.push((name.clone(), vec![value.clone()])),
        }
    }
    fields
}

/// Builds a string of a kind. The outer error is an unknown kind or field, or several values of a field that is not a
/// list; the inner error is that of the builder.
pub fn build(
    library: &Library,
    kind: &str,
    fields: &[(String, Vec<String>)],
) -> Result<Result<String, Unbuilt>, String> {
    let mut builder = library.builder(kind).map_err(|error| error.to_string())?;
    for (name, values) in fields {
        let set = match &values[..] {
            [value] => builder.set(name, value),
            _ if builder.is_list(name) => builder.set_all(name, values),
            [] => return Err(format!("the field `{name}` is not a list")),
            _ => return Err(format!("the field `{name}` is given twice, but is not a list")),
        };
        set.map_err(|unknown| unknown.to_string())?;
    }
    Ok(builder.build())
}
