//! `virgule ni explain`: explains a name, or diagnoses an invalid one and proposes a correction.

use super::args::Explain;
use super::object;
use crate::mask::mask;
use crate::{Failure, Verdict, write_answer};
use serde_json::{Map, Value, json};
use std::io::Write;
use virgule_ni::{Explanation, Form, Name, explain};

/// Prints a name in all its forms, or the mistakes with their offsets and a proposal.
pub fn run(call: &Explain, out: &mut impl Write) -> Result<Verdict, Failure> {
    let explanation = explain(&call.text);
    match (call.json, &explanation.name) {
        (true, _) => object(members(&explanation), out)?,
        (false, Ok(name)) => show(name, out)?,
        (false, Err(_)) => show_faults(&call.text, &explanation, out)?,
    }
    Ok(if explanation.name.is_ok() { Verdict::Yes } else { Verdict::No })
}

fn show(name: &Name, out: &mut impl Write) -> Result<(), Failure> {
    let algorithm = name.algorithm();
    let id = algorithm.id().map_or("no suite ID".to_string(), |id| format!("suite ID {id}"));
    write_answer(
        out,
        format_args!(
            "{:16}  {algorithm}, {} bits, {id}, {}\n",
            "algorithm",
            8 * algorithm.length(),
            algorithm.reference()
        ),
    )?;
    if let Some(authority) = name.authority() {
        write_answer(out, format_args!("{:16}  {}\n", "authority", mask(authority).text))?;
    }
    if let Some(content_type) = name.content_type() {
        write_answer(out, format_args!("{:16}  {}\n", "content type", content_type.escape_debug()))?;
    }
    for form in Form::all() {
        if let Ok(text) = name.to_form(form) {
            write_answer(out, format_args!("{:16}  {}\n", form.name(), mask(&text).text))?;
        }
    }
    if algorithm.is_short() {
        write_answer(
            out,
            format_args!("{:16}  a digest of so few bits does not protect integrity\n", "note"),
        )?;
    }
    Ok(())
}

/// The maximal length in bytes of a text that is drawn; a longer text is not repeated in the output.
const DRAWN: usize = 200;

fn show_faults(text: &str, explanation: &Explanation, out: &mut impl Write) -> Result<(), Failure> {
    if text.len() <= DRAWN && !text.contains(char::is_control) {
        write_answer(out, format_args!("{}\n", mask(text).text))?;
    }
    for finding in &explanation.findings {
        write_answer(out, format_args!("  {finding}\n"))?;
    }
    match &explanation.proposed_text {
        Some(meant) => write_answer(out, format_args!("perhaps meant: {}\n", mask(meant).text)),
        None => write_answer(out, "no proposal\n"),
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
