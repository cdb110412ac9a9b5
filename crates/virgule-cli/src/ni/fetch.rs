//! `virgule ni fetch`: a name → its bytes, asked of a server, and nothing but its bytes.

use super::args::Fetch as Call;
use super::spool::Spool;
use super::{object, refuse};
use crate::inputs::{self, is_dash};
use crate::progress::Progress;
use crate::{Failure, Verdict, say};
use serde_json::json;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use virgule_ni::fetch::{Fetch, FetchError, Fetched};
use virgule_ni::{Draft, Name};

/// The status of a program that was interrupted: 128 and the number of the signal.
const INTERRUPTED: i32 = 130;

/// Fetches what the name names.
pub fn run(call: &Call, out: &mut impl Write) -> Result<Verdict, Failure> {
    let name = Name::parse(&call.name)
        .map_err(|error| Failure::Call(format!("no name: {error} (see `virgule ni explain`)")))?;
    let fetch = fetch(call)?;
    match call.out.as_ref().filter(|path| !is_dash(path)) {
        Some(path) => to_file(call, &name, &fetch, path, out),
        None if call.json => Err(Failure::Call(
            "--json: standard output holds the content; name a file with --out".to_string(),
        )),
        None => {
            let mut spool =
                Spool::new().map_err(|error| Failure::Call(format!("a temporary file: {error}")))?;
            match watched(&fetch, &name, &mut spool) {
                Ok(_) => spool.print(out).map_err(Failure::Output).map(|()| Verdict::Yes),
                Err(error) => judge(call.json, error, out),
            }
        }
    }
}

/// What the call asks for.
fn fetch(call: &Call) -> Result<Fetch, Failure> {
    let fetch = Fetch::new()
        .insecure_http(call.insecure_http)
        .any_type(call.any_type)
        .max_size(call.max_size)
        .max_ratio(call.max_ratio)
        .max_redirects(call.max_redirects)
        .allow_private(call.allow_private)
        .timeout(call.timeout)
        .deadline(call.deadline);
    let fetch = match &call.authority {
        Some(authority) => fetch.authority(authority),
        None => fetch,
    };
    Ok(match &call.ca {
        Some(path) => fetch.roots(inputs::read(path)?),
        None => fetch,
    })
}

fn to_file(
    call: &Call,
    name: &Name,
    fetch: &Fetch,
    path: &Path,
    out: &mut impl Write,
) -> Result<Verdict, Failure> {
    let unwritten = |error: io::Error| Failure::Call(format!("{}: {error}", shown(path)));
    let mut draft = Draft::beside(path).map_err(unwritten)?;
    clean_up(draft.path().to_path_buf());
    match watched(fetch, name, &mut draft) {
        Ok(fetched) => {
            draft.keep().map_err(unwritten)?;
            tell(call, name, &fetched, path, out)
        }
        Err(error) => {
            drop(draft);
            judge(call.json, error, out)
        }
    }
}

/// Removes the draft when the user interrupts.
fn clean_up(draft: PathBuf) {
    // Where the system has no way to be told, the draft stays.
    let _ = ctrlc::set_handler(move || {
        let _ = fs::remove_file(&draft);
        std::process::exit(INTERRUPTED);
    });
}

fn tell(
    call: &Call,
    name: &Name,
    fetched: &Fetched,
    path: &Path,
    out: &mut impl Write,
) -> Result<Verdict, Failure> {
    match call.json {
        true => object(
            json!({"ok": true, "file": path.to_string_lossy(), "length": fetched.length, "url": fetched.url,
                "type": fetched.media_type, "algorithm": name.algorithm().name()}),
            out,
        )?,
        false => {
            let few = if name.algorithm().is_short() { ", as far as so few bits tell" } else { "" };
            say(
                out,
                format_args!(
                    "{}: verified{few}, {} bytes from {}\n",
                    shown(path),
                    fetched.length,
                    fetched.url
                ),
            )?;
        }
    }
    Ok(Verdict::Yes)
}

/// A wrong answer is a no; where nobody answered, there is nothing to say no to.
fn judge(json: bool, error: FetchError, out: &mut impl Write) -> Result<Verdict, Failure> {
    match error.is_wrong_answer() {
        true => refuse(json, None, &error, out),
        false => Err(Failure::Call(error.to_string())),
    }
}

/// Fetches, and shows on a terminal how far it is.
fn watched(fetch: &Fetch, name: &Name, out: &mut dyn Write) -> Result<Fetched, FetchError> {
    let progress = Progress::new(0);
    let fetched = fetch.run(name, &mut Watched { out, progress: &progress });
    progress.clear();
    fetched
}

struct Watched<'w> {
    out: &'w mut dyn Write,
    progress: &'w Progress,
}

impl Write for Watched<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let count = self.out.write(bytes)?;
        self.progress.add(count as u64);
        self.progress.draw();
        Ok(count)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}

fn shown(path: &Path) -> String {
    path.to_string_lossy().escape_debug().to_string()
}
