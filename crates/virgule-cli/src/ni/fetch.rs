//! `virgule ni fetch`: fetches the content of a name. Only verified content is output.

use super::args::Fetch as Call;
use super::{read_name, reject};
use crate::inputs::{about, is_dash, read_at_most, shown};
use crate::progress::Progress;
use crate::{Failure, Output, Verdict, wrong};
use serde_json::json;
use std::fs;
use std::io::{self, Seek, Write};
use std::path::{Path, PathBuf};
use virgule_ni::fetch::{Fetch, FetchError, Fetched};
use virgule_ni::{AtomicFile, Name};

/// The exit status after SIGINT: 128 plus the number of the signal.
const INTERRUPTED: i32 = 130;

/// Fetches to a file or to standard output.
pub fn run(call: &Call, out: &mut Output<'_>) -> Result<Verdict, Failure> {
    let name = read_name(&call.name)
        .map_err(|error| Failure::Call(format!("not a name: {error} (see `virgule ni explain`)")))?;
    let fetch = fetch(call)?;
    match call.out.as_ref().filter(|path| !is_dash(path)) {
        Some(path) => to_file(call, &name, &fetch, path, out),
        None if call.json => {
            wrong("--json: standard output contains the content; write it to a file with --out")
        }
        None => {
            // Content is printed only after it was verified. The temporary file has no name, so it is removed when the
            // program ends.
            let mut content = tempfile::tempfile()
                .map_err(|error| Failure::Call(format!("cannot create a temporary file: {error}")))?;
            match fetch_with_progress(&fetch, &name, &mut content) {
                Ok(_) => print(content, out).map(|()| Verdict::Yes),
                Err(error) => report_error(call.json, error, out),
            }
        }
    }
}

/// Copies the entire file to `out`.
fn print(mut file: fs::File, out: &mut Output<'_>) -> Result<(), Failure> {
    let copied = file.rewind().and_then(|()| io::copy(&mut file, &mut out.0));
    copied.map_err(Failure::Output)?;
    out.flush()
}

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
        Some(path) => fetch.roots(read_at_most(path, u64::MAX)?),
        None => fetch,
    })
}

fn to_file(
    call: &Call,
    name: &Name,
    fetch: &Fetch,
    path: &Path,
    out: &mut Output<'_>,
) -> Result<Verdict, Failure> {
    let unwritten = |error: io::Error| about(path, &error);
    let mut file = AtomicFile::create(path).map_err(unwritten)?;
    clean_up(file.path().to_path_buf());
    match fetch_with_progress(fetch, name, &mut file) {
        Ok(fetched) => {
            file.persist().map_err(unwritten)?;
            report(call, name, &fetched, path, out)
        }
        Err(error) => {
            drop(file);
            report_error(call.json, error, out)
        }
    }
}

/// Installs a handler that removes the temporary file on SIGINT.
fn clean_up(file: PathBuf) {
    // If no handler can be set, an interrupt leaves the file behind.
    let _ = ctrlc::set_handler(move || {
        let _ = fs::remove_file(&file);
        std::process::exit(INTERRUPTED);
    });
}

fn report(
    call: &Call,
    name: &Name,
    fetched: &Fetched,
    path: &Path,
    out: &mut Output<'_>,
) -> Result<Verdict, Failure> {
    match call.json {
        true => out.json(
            &json!({"ok": true, "file": path.to_string_lossy(), "length": fetched.length, "url": fetched.url,
                "type": fetched.media_type, "algorithm": name.algorithm().name()}),
        )?,
        false => {
            let few = if name.algorithm().is_short() { " (weak: few bits)" } else { "" };
            writeln!(out, "{}: verified{few}, {} bytes from {}", shown(path), fetched.length, fetched.url)?;
        }
    }
    Ok(Verdict::Yes)
}

/// Wrong content has the verdict "no". Without an answer there is an error instead of a verdict.
fn report_error(json: bool, error: FetchError, out: &mut Output<'_>) -> Result<Verdict, Failure> {
    match error.is_wrong_answer() {
        true => reject(json, None, &error, out),
        false => wrong(error.to_string()),
    }
}

/// Fetches the content, and shows the progress on a terminal.
fn fetch_with_progress(fetch: &Fetch, name: &Name, out: &mut dyn Write) -> Result<Fetched, FetchError> {
    let progress = Progress::new(0);
    let fetched = fetch.run(name, &mut ProgressWriter { out, progress: &progress });
    progress.clear();
    fetched
}

struct ProgressWriter<'w> {
    out: &'w mut dyn Write,
    progress: &'w Progress,
}

impl Write for ProgressWriter<'_> {
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
