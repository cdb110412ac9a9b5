//! `virgule ni verify`: verifies files against names.
//!
//! ```text
//! virgule ni verify NAME FILE       one file
//! virgule ni verify NAME            standard input
//! virgule ni verify --list FILE     a list, as written by `virgule ni hash` for several files
//! ```

use super::args::Verify;
use super::hash::{digest, report_failure};
use super::{form_of, list, object};
use crate::inputs::{is_dash, only_one_stdin, total};
use crate::progress::Progress;
use crate::{Failure, Verdict, print_error, write_answer};
use serde_json::json;
use std::fs::File;
use std::io::{BufRead, BufReader, Read, Write, stdin};
use std::path::{Path, PathBuf};
use virgule_ni::parallel::{all_processors, in_order};
use virgule_ni::{Algorithm, Digest, FormError, Name, Verdict as Found};

/// The maximal size of a list in bytes.
const MAX_LIST: u64 = 64 << 20;

/// Verifies each file.
pub fn run(call: &Verify, out: &mut impl Write) -> Result<Verdict, Failure> {
    let wanted = wanted(call)?;
    let files: Vec<PathBuf> = wanted.iter().map(|wanted| wanted.file.clone()).collect();
    only_one_stdin(files.iter().chain(&call.list))?;
    let progress = Progress::new(total(&files));
    let (mut different, mut failed) = (0, 0);
    in_order(
        &wanted,
        call.threads.unwrap_or_else(all_processors),
        |wanted| digest(wanted.names.algorithm(), &wanted.file, &progress),
        |Wanted { names, file }, digest| {
            progress.clear();
            match digest {
                Ok(digest) => {
                    let (name, found) = names.verdict(digest);
                    different += usize::from(found != Found::Same);
                    print(call, name, file, found, out)
                }
                Err(error) => {
                    failed += 1;
                    report_failure(call.json, file, &error, out)
                }
            }?;
            out.flush().map_err(Failure::Output)
        },
        || progress.draw(),
    )?;
    progress.clear();
    match (different, failed) {
        (0, 0) => Ok(Verdict::Yes),
        (_, 0) => Ok(Verdict::No),
        _ => Err(Failure::Call(format!("{failed} of {} not verified", files.len()))),
    }
}

fn print(call: &Verify, name: &Name, file: &Path, found: Found, out: &mut impl Write) -> Result<(), Failure> {
    let shown = file.to_string_lossy();
    let (same, digest) = match found {
        Found::Same => (true, *name.digest()),
        Found::Different(digest) => (false, digest),
    };
    if call.json {
        let members = json!({"file": shown, "ok": same, "algorithm": name.algorithm().name(),
            "expected": name.digest().to_string(), "found": digest.to_string()});
        return object(members, out);
    }
    let shown = if is_dash(file) { "standard input".into() } else { shown.escape_debug().to_string() };
    let few = if name.algorithm().is_short() { " (weak: few bits)" } else { "" };
    match found {
        Found::Same => write_answer(out, format_args!("{shown}: verified{few}\n")),
        Found::Different(digest) => {
            write_answer(out, format_args!("{shown}: not what the name says, but {}\n", Name::from(digest)))
        }
    }
}

/// A file, and the names that say what it should be.
struct Wanted {
    names: Alternatives,
    file: PathBuf,
}

/// Names of one algorithm, one of which a file must have.
struct Alternatives {
    first: Name,
    others: Vec<Name>,
}

impl Alternatives {
    /// The name of a text in any notation; of several hashes the strongest.
    fn read(text: &str) -> Result<Self, FormError> {
        let form = form_of(text);
        let mut names = form.read_strongest(text)?.into_iter();
        match names.next() {
            Some(first) => Ok(Alternatives { first, others: names.collect() }),
            None => form.read(text, None).map(|first| Alternatives { first, others: Vec::new() }),
        }
    }

    fn algorithm(&self) -> Algorithm {
        self.first.algorithm()
    }

    /// The verdict of the name that has this digest, or else of the first one.
    fn verdict(&self, digest: Digest) -> (&Name, Found) {
        let all = || std::iter::once(&self.first).chain(&self.others);
        let name = all().find(|name| *name.digest() == digest).unwrap_or(&self.first);
        (name, name.verdict(digest))
    }
}

/// The names and files to verify.
fn wanted(call: &Verify) -> Result<Vec<Wanted>, Failure> {
    match (&call.name, &call.list) {
        (Some(name), _) => {
            let names = Alternatives::read(name)
                .map_err(|error| Failure::Call(format!("no name: {error} (see `virgule ni explain`)")))?;
            Ok(vec![Wanted { names, file: call.file.clone().unwrap_or_else(|| PathBuf::from("-")) }])
        }
        (None, Some(path)) if is_dash(path) => read_list(stdin().lock()),
        (None, Some(path)) => {
            let file = File::open(path).map_err(|error| {
                Failure::Call(format!("{}: {error}", path.to_string_lossy().escape_debug()))
            })?;
            read_list(BufReader::new(file))
        }
        (None, None) => Err(Failure::Call("there is neither a name nor a list".to_string())),
    }
}

fn read_list(input: impl BufRead) -> Result<Vec<Wanted>, Failure> {
    let mut wanted = Vec::new();
    let mut input = input.take(MAX_LIST);
    let mut text = String::new();
    input.read_to_string(&mut text).map_err(|error| Failure::Call(format!("the list: {error}")))?;
    if input.limit() == 0 {
        return Err(Failure::Call(format!("the list has more than {MAX_LIST} bytes")));
    }
    for (line, number) in text.lines().zip(1..).filter(|(line, _)| !line.is_empty()) {
        let wrong = |why: &str| Failure::Call(format!("line {number} of the list: {why}"));
        let (name, file) =
            list::read(line).ok_or_else(|| wrong("expected a name, two blanks, and a file"))?;
        let names = Alternatives::read(name).map_err(|error| wrong(&error.to_string()))?;
        wanted.push(Wanted { names, file: PathBuf::from(file.as_ref()) });
    }
    if wanted.is_empty() {
        print_error(&"the list is empty");
    }
    Ok(wanted)
}
