//! `virgule ni`: hash names (RFC 6920).
//!
//! ```text
//! args      arguments
//! hash      `hash`: files → names; `export`: copies a folder to a layout for any HTTP server
//! verify    `verify`: verifies files against names
//! names     `equal`, `resolve`, `convert`, `explain`, `key`, `list`
//! fetch     `fetch`: fetches and verifies content              feature fetch
//! serve     `serve`: serves a folder by name                   feature serve
//! ```
//!
//! Exit status: 0 yes; 1 no: the file differs, the name is invalid, the form is not available, the server has wrong
//! content; 2 no verdict: a file is unreadable, the name to verify is invalid, the server is unreachable or too slow.

pub mod args;
#[cfg(feature = "fetch")]
mod fetch;
mod hash;
mod names;
#[cfg(feature = "serve")]
mod serve;
mod verify;

use crate::{Failure, Output, Verdict, print_error};
use args::Ni;
use serde_json::json;
use std::fmt::Display;
use virgule_ni::{Form, FormError, Name};

/// Runs a subcommand.
pub fn run(call: &Ni, out: &mut Output<'_>) -> Result<Verdict, Failure> {
    match call {
        Ni::Hash(call) => hash::run(call, out),
        Ni::Verify(call) => verify::run(call, out),
        Ni::Explain(call) => names::explain(call, out),
        Ni::Convert(call) => names::convert(call, out),
        Ni::Key(call) => names::key(call, out),
        Ni::Equal(call) => names::equal(call, out),
        Ni::Resolve(call) => names::resolve(call, out),
        Ni::List(call) => names::list(call, out),
        #[cfg(feature = "fetch")]
        Ni::Fetch(call) => fetch::run(call, out),
        #[cfg(not(feature = "fetch"))]
        Ni::Fetch(_) => Err(absent("ni fetch", "fetch")),
        #[cfg(feature = "serve")]
        Ni::Serve(call) => serve::run(call, out),
        #[cfg(not(feature = "serve"))]
        Ni::Serve(_) => Err(absent("ni serve", "serve")),
        Ni::Export(call) => hash::export(call, out),
    }
}

/// Returns the error of a command that is not in this build.
#[cfg(not(all(feature = "fetch", feature = "serve")))]
fn absent(command: &str, feature: &str) -> Failure {
    Failure::Call(format!(
        "`virgule {command}` needs a build with the feature `{feature}`: cargo install --path crates/virgule-cli --features {feature}"
    ))
}

/// Parses a name in any notation that contains its algorithm.
fn read_name(text: &str) -> Result<Name, FormError> {
    form_of(text).read(text, None)
}

/// Returns the form of the input; `ni` if it has no known form.
fn form_of(text: &str) -> Form {
    Form::guess(text).unwrap_or(Form::Ni)
}

/// Prints a string, as a line or as a member of a JSON object.
fn answer(json: bool, member: &str, text: &str, out: &mut Output<'_>) -> Result<Verdict, Failure> {
    match json {
        true => out.json(&json!({"ok": true, member: text}))?,
        false => writeln!(out, "{text}")?,
    }
    Ok(Verdict::Yes)
}

/// Prints a negative answer. Without `--json` it goes to standard error, so that it is not mistaken for a name.
fn reject(
    json: bool,
    offset: Option<usize>,
    message: &dyn Display,
    out: &mut Output<'_>,
) -> Result<Verdict, Failure> {
    match json {
        true => {
            out.json(&json!({"ok": false, "error": {"offset": offset, "message": message.to_string()}}))?
        }
        false => print_error(message),
    }
    Ok(Verdict::No)
}
