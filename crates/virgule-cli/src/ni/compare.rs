//! `virgule ni equal` and `virgule ni resolve`.

use super::args::{Equal, ResolveName};
use super::{answer, object, read_name, refuse};
use crate::{Failure, Verdict, write_answer};
use serde_json::json;
use std::io::Write;
use virgule_ni::{Name, ReferenceError};

/// Compares two names.
pub fn equal(call: &Equal, out: &mut impl Write) -> Result<Verdict, Failure> {
    let mut names = Vec::new();
    for (which, text) in [("the first", &call.one), ("the other", &call.other)] {
        match read_name(text) {
            Ok(name) if call.urls => names.push(name.taken_as_name()),
            Ok(name) => names.push(name),
            // A malformed name is not equivalent to any name.
            Err(error) => {
                let message = format!("not equal: {which} is no name: {error}");
                return refuse(call.json, Some(error.offset()), &message, out);
            }
        }
    }
    let [one, other] = names.as_slice() else { return Ok(Verdict::No) };
    let equal = one.is_equivalent(other);
    let why = if equal {
        "equal"
    } else if one.digest() == other.digest() {
        "not equal: a URL need not be a name (--urls takes it for one)"
    } else if one.algorithm() == other.algorithm() {
        "not equal: other bytes"
    } else if one.algorithm().whole() == other.algorithm().whole() {
        "not equal: a truncated name is never equivalent to a full one"
    } else {
        "not equal: other algorithms"
    };
    match call.json {
        true => object(json!({"ok": true, "equal": equal, "message": why}), out)?,
        false => write_answer(out, format_args!("{why}\n"))?,
    }
    Ok(if equal { Verdict::Yes } else { Verdict::No })
}

/// Resolves a reference against a base.
pub fn resolve(call: &ResolveName, out: &mut impl Write) -> Result<Verdict, Failure> {
    match Name::resolve(&call.base, &call.reference) {
        Ok(name) => answer(call.json, "output", &name.to_ni(), out),
        Err(error) => {
            let offset = match &error {
                ReferenceError::Base(error) | ReferenceError::Reference(error) => Some(error.offset()),
                _ => None,
            };
            refuse(call.json, offset, &error, out)
        }
    }
}
