//! `virgule ni`: hash names (RFC 6920).
//!
//! ```text
//! args      arguments
//! naming    a digest → a text in the requested form
//! hash      files → names
//! verify    verifies files against names
//! list      the format of lists of names and files
//! explain   explains or diagnoses a name
//! convert   converts a name to another form
//! key       the name of a public key
//! compare   `equal`, `resolve`
//! registry  `list`: the registered algorithms
//! fetch     fetches and verifies content                       feature fetch
//! serve     serves a folder by name                            feature serve
//! export    copies a folder to a layout for any HTTP server
//! ```
//!
//! Exit status: 0 yes; 1 no: the file differs, the name is invalid, the form is not available, the server's content is wrong;
//! 2 no verdict: a file is unreadable, the name to verify with is invalid, the server is unreachable or too slow.

pub mod args;
mod compare;
mod convert;
mod explain;
mod export;
#[cfg(feature = "fetch")]
mod fetch;
mod hash;
mod key;
mod list;
mod naming;
mod registry;
#[cfg(feature = "serve")]
mod serve;
mod verify;

use crate::{Failure, Verdict, print_error, write_answer};
use args::Ni;
use serde_json::{Value, json};
use std::fmt::Display;
use std::io::Write;
use virgule_ni::{Form, FormError, Name};

/// Runs a subcommand.
pub fn run(call: &Ni, out: &mut impl Write) -> Result<Verdict, Failure> {
    match call {
        Ni::Hash(call) => hash::run(call, out),
        Ni::Verify(call) => verify::run(call, out),
        Ni::Explain(call) => explain::run(call, out),
        Ni::Convert(call) => convert::run(call, out),
        Ni::Key(call) => key::run(call, out),
        Ni::Equal(call) => compare::equal(call, out),
        Ni::Resolve(call) => compare::resolve(call, out),
        Ni::List(call) => registry::list(call, out),
        #[cfg(feature = "fetch")]
        Ni::Fetch(call) => fetch::run(call, out),
        #[cfg(not(feature = "fetch"))]
        Ni::Fetch(_) => Err(absent("ni fetch", "fetch")),
        #[cfg(feature = "serve")]
        Ni::Serve(call) => serve::run(call, out),
        #[cfg(not(feature = "serve"))]
        Ni::Serve(_) => Err(absent("ni serve", "serve")),
        Ni::Export(call) => export::run(call, out),
    }
}

/// The error of a command that this build does not have.
#[cfg(not(all(feature = "fetch", feature = "serve")))]
fn absent(command: &str, feature: &str) -> Failure {
    Failure::Call(format!(
        "`virgule {command}` needs a build with the feature `{feature}`: cargo install --path crates/virgule-cli --features {feature}"
    ))
}

/// The name of a text in any notation that has its algorithm.
fn read_name(text: &str) -> Result<Name, FormError> {
    form_of(text).read(text, None)
}

/// The form of a text; `ni` if it has the form of none.
fn form_of(text: &str) -> Form {
    Form::guess(text).unwrap_or(Form::Ni)
}

/// Prints a text, as a line or as a member of a JSON object.
fn answer(json: bool, member: &str, text: &str, out: &mut impl Write) -> Result<Verdict, Failure> {
    match json {
        true => object(json!({"ok": true, member: text}), out)?,
        false => write_answer(out, format_args!("{text}\n"))?,
    }
    Ok(Verdict::Yes)
}

/// Prints a negative answer; without `--json` to standard error, so that it is not taken for a name.
fn refuse(
    json: bool,
    offset: Option<usize>,
    message: &dyn Display,
    out: &mut impl Write,
) -> Result<Verdict, Failure> {
    match json {
        true => {
            object(json!({"ok": false, "error": {"offset": offset, "message": message.to_string()}}), out)?
        }
        false => print_error(message),
    }
    Ok(Verdict::No)
}

fn object(value: Value, out: &mut impl Write) -> Result<(), Failure> {
    write_answer(out, format_args!("{value}\n"))
}
