//! `virgule ni`: names of things by their hashes (RFC 6920).
//!
//! ```text
//! args      what may be called
//! naming    a digest → the text that was asked for
//! hash      files → names
//! verify    a name and a file, or a list of them → yes or no
//! list      names and files, a line each: written by `hash`, read by `verify`
//! explain   what a text names, or what is wrong with it
//! convert   a name in another form
//! key       the name of a public key
//! compare   `equal`, `resolve`: names by other names
//! registry  `list`: the algorithms
//! fetch     a name → its bytes, asked of a server              feature fetch
//! spool     what is printed only if it is right
//! serve     a folder → a server                                feature serve
//! export    a folder → a folder that any server can serve
//! ```
//!
//! Exit status: 0 yes, 1 no (another file, no name, no such form), 2 the call was wrong: a file that cannot be read, a name
//! to verify with that is none. Nothing was verified then, so that is no "no". A server that answers what is wrong is a "no"; one that
//! cannot be reached, does not answer in time or breaks off is none.

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
#[cfg(feature = "fetch")]
mod spool;
mod verify;

use crate::{Failure, Verdict, print_error, write_answer};
use args::Ni;
use serde_json::{Value, json};
use std::fmt::Display;
use std::io::Write;

/// Does what was called.
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
        #[cfg(feature = "serve")]
        Ni::Serve(call) => serve::run(call, out),
        Ni::Export(call) => export::run(call, out),
    }
}

/// A text that is an answer, alone on its line or as a member of an object.
fn answer(json: bool, member: &str, text: &str, out: &mut impl Write) -> Result<Verdict, Failure> {
    match json {
        true => object(json!({"ok": true, member: text}), out)?,
        false => write_answer(out, format_args!("{text}\n"))?,
    }
    Ok(Verdict::Yes)
}

/// An answer that is no; its words go to standard error, where nobody takes them for a name.
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
