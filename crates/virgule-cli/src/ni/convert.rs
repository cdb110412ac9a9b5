//! `virgule ni convert`: converts a name to another form.

use super::args::Convert;
use super::{answer, refuse};
use crate::{Failure, Verdict, print_error};
use std::io::Write;
use virgule_ni::Form;

/// Prints the converted name, or the error.
pub fn run(call: &Convert, out: &mut impl Write) -> Result<Verdict, Failure> {
    let from = call.from.or_else(|| Form::guess(&call.text));
    let name = match from.unwrap_or(Form::Ni).read(&call.text, call.algorithm) {
        Ok(name) => name,
        Err(error) if from.is_none() => {
            let hint = format!("{error}; digits alone need --from");
            return refuse(call.json, Some(error.offset()), &hint, out);
        }
        Err(error) => return refuse(call.json, Some(error.offset()), &error, out),
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
            if let Some(caution) = call.to.caution().filter(|_| !call.json) {
                print_error(&format_args!("note: {caution}"));
            }
            answer(call.json, "output", &text, out)
        }
        Err(error) => refuse(call.json, None, &error, out),
    }
}
