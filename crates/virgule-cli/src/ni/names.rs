//! Names without their files: `virgule ni equal`, `resolve`, `convert`, `explain`, `key` and `list`.

use super::args::{Convert, Equal, Explain, Key, List, ResolveName};
use super::{answer, read_name, reject};
use crate::inputs::read_at_most;
use crate::mask::mask;
use crate::{Failure, Output, Verdict, print_error, wrong};
use serde_json::{Map, Value, json};
use virgule_ni::{Algorithm, Digest, Explanation, Form, Name, ReferenceError, public_key, registry};

pub fn equal(call: &Equal, out: &mut Output<'_>) -> Result<Verdict, Failure> {
    let mut names = Vec::new();
    for (which, text) in [("the first", &call.one), ("the other", &call.other)] {
        match read_name(text) {
            Ok(name) if call.urls => names.push(name.taken_as_name()),
            Ok(name) => names.push(name),
            // A malformed name is not equivalent to any name.
            Err(error) => {
                let message = format!("not equal: {which} is not a name: {error}");
                return reject(call.json, Some(error.offset()), &message, out);
            }
        }
    }
    let [one, other] = names.as_slice() else { return Ok(Verdict::No) };
    let equal = one.is_equivalent(other);
    let why = if equal {
        "equal"
    } else if one.digest() == other.digest() {
        "not equal: a URL need not be a name (--urls treats it as one)"
    } else if one.algorithm() == other.algorithm() {
        "not equal: different bytes"
    } else if one.algorithm().whole() == other.algorithm().whole() {
        "not equal: a truncated name is never equivalent to a full one"
    } else {
        "not equal: different algorithms"
    };
    match call.json {
        true => out.json(&json!({"ok": true, "equal": equal, "message": why}))?,
        false => writeln!(out, "{why}")?,
    }
    Ok(Verdict::of(equal))
}

pub fn resolve(call: &ResolveName, out: &mut Output<'_>) -> Result<Verdict, Failure> {
    match Name::resolve(&call.base, &call.reference) {
        Ok(name) => answer(call.json, "output", &name.to_ni(), out),
        Err(error) => {
            let offset = match &error {
                ReferenceError::Base(error) | ReferenceError::Reference(error) => Some(error.offset()),
                _ => None,
            };
            reject(call.json, offset, &error, out)
        }
    }
}

pub fn convert(call: &Convert, out: &mut Output<'_>) -> Result<Verdict, Failure> {
    let from = call.from.or_else(|| Form::guess(&call.text));
    let name = match from.unwrap_or(Form::Ni).read(&call.text, call.algorithm) {
        Ok(name) => name,
        Err(error) if from.is_none() => {
            let hint = format!("{error}; digits alone need --from");
            return reject(call.json, Some(error.offset()), &hint, out);
        }
        Err(error) => return reject(call.json, Some(error.offset()), &error, out),
    };
    // `--authority` does not replace the authority of a name.
    let name = match (name.authority(), &call.authority) {
        (None, Some(authority)) => name
            .with_authority(Some(authority))
            .map_err(|error| Failure::Call(format!("--authority: {error}")))?,
        _ => name,
    };
    match name.to_form(call.to) {
        Ok(text) => {
            let lost = lost(&name, call.to, &text);
            if call.json && !lost.is_empty() {
                out.json(&json!({"ok": true, "output": text, "lost": lost}))?;
                return Ok(Verdict::Yes);
            }
            if !lost.is_empty() {
                print_error(&format_args!("note: the output does not contain: {}", lost.join(", ")));
            }
            if let Some(caution) = call.to.caution().filter(|_| !call.json) {
                print_error(&format_args!("note: {caution}"));
            }
            answer(call.json, "output", &text, out)
        }
        Err(error) => reject(call.json, None, &error, out),
    }
}

/// Returns the parts of a name that its conversion to `form` does not contain.
fn lost(name: &Name, form: Form, converted: &str) -> Vec<&'static str> {
    let again = form.read(converted, Some(name.algorithm())).ok();
    let again = again.as_ref();
    let parts = [
        ("authority", name.authority(), again.and_then(Name::authority)),
        ("query", name.query(), again.and_then(Name::query)),
    ];
    let lost = parts.into_iter().filter(|(_, before, after)| before.is_some() && before != after);
    let mut lost: Vec<&str> = lost.map(|(part, ..)| part).collect();
    if lost.contains(&"query") && name.content_type().is_some() {
        lost.push("content type");
    }
    lost
}

/// Prints a name in all its forms, or the mistakes with their offsets and a proposal.
pub fn explain(call: &Explain, out: &mut Output<'_>) -> Result<Verdict, Failure> {
    let explanation = virgule_ni::explain(&call.text);
    match (call.json, &explanation.name) {
        (true, _) => out.json(&members(&explanation))?,
        (false, Ok(name)) => show(name, out)?,
        (false, Err(_)) => show_faults(&call.text, &explanation, out)?,
    }
    Ok(Verdict::of(explanation.name.is_ok()))
}

fn show(name: &Name, out: &mut Output<'_>) -> Result<(), Failure> {
    let algorithm = name.algorithm();
    let id = algorithm.id().map_or("no suite ID".to_string(), |id| format!("suite ID {id}"));
    writeln!(
        out,
        "{:16}  {algorithm}, {} bits, {id}, {}",
        "algorithm",
        8 * algorithm.length(),
        algorithm.reference()
    )?;
    if let Some(authority) = name.authority() {
        writeln!(out, "{:16}  {}", "authority", mask(authority).text)?;
    }
    if let Some(content_type) = name.content_type() {
        writeln!(out, "{:16}  {}", "content type", content_type.escape_debug())?;
    }
    for form in Form::all() {
        if let Ok(text) = name.to_form(form) {
            writeln!(out, "{:16}  {}", form.name(), mask(&text).text)?;
        }
    }
    if algorithm.is_short() {
        writeln!(out, "{:16}  a digest of so few bits does not protect integrity", "note")?;
    }
    Ok(())
}

/// The maximal length in bytes of input that is drawn; longer input is not repeated in the output.
const DRAWN: usize = 200;

fn show_faults(text: &str, explanation: &Explanation, out: &mut Output<'_>) -> Result<(), Failure> {
    if text.len() <= DRAWN && !text.contains(char::is_control) {
        writeln!(out, "{}", mask(text).text)?;
    }
    for finding in &explanation.findings {
        writeln!(out, "  {finding}")?;
    }
    match &explanation.proposed_text {
        Some(meant) => writeln!(out, "did you mean: {}", mask(meant).text),
        None => writeln!(out, "no suggestion"),
    }
}

fn members(explanation: &Explanation) -> Value {
    let findings: Vec<Value> = explanation
        .findings
        .iter()
        .map(|finding| json!({"offset": finding.offset, "message": finding.kind.to_string()}))
        .collect();
    let Ok(name) = &explanation.name else {
        return json!({"ok": false, "findings": findings, "proposal": explanation.proposed_text});
    };
    let forms = Form::all()
        .map(|form| (form.name().to_string(), name.to_form(form).map_or(Value::Null, Value::from)));
    json!({
        "ok": true, "algorithm": name.algorithm().name(), "digest": name.digest().to_string(),
        "authority": name.authority(), "query": name.query(), "content-type": name.content_type(),
        "forms": forms.collect::<Map<_, _>>(),
    })
}

/// The maximal size of a file in bytes; keys and certificate chains are smaller.
const MAX_KEY: u64 = 1 << 20;

pub fn key(call: &Key, out: &mut Output<'_>) -> Result<Verdict, Failure> {
    call.naming.check()?;
    let file = call.file.to_string_lossy();
    let bytes = read_at_most(&call.file, MAX_KEY)?;
    if bytes.len() as u64 > MAX_KEY {
        return wrong(format!("{}: more than {MAX_KEY} bytes", file.escape_debug()));
    }
    match public_key(&bytes) {
        Ok(key) => {
            let text = call.naming.text(Digest::of(call.naming.algorithm, &key))?;
            answer(call.json, "name", &text, out)
        }
        Err(error) => reject(call.json, None, &format_args!("{}: {error}", file.escape_debug()), out),
    }
}

pub fn list(call: &List, out: &mut Output<'_>) -> Result<Verdict, Failure> {
    if !call.json {
        writeln!(out, "ID  name         bits  status    reference")?;
    }
    for algorithm in Algorithm::all() {
        let entry = algorithm.entry();
        if call.json {
            let members = json!({"id": entry.id, "name": entry.name, "bits": entry.bits,
                "status": entry.status.as_str(), "reference": entry.reference, "registry": registry::DATE});
            out.json(&members)?;
            continue;
        }
        let id = entry.id.map_or("-".to_string(), |id| id.to_string());
        let status = entry.status.as_str();
        writeln!(out, "{id:>2}  {:11}  {:4}  {status:8}  {}", entry.name, entry.bits, entry.reference)?;
    }
    if !call.json {
        writeln!(out, "\nas registered on {}; IDs 0 and 32 are reserved", registry::DATE)?;
    }
    Ok(Verdict::Yes)
}
