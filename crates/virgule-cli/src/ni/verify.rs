//! `virgule ni verify`: verifies files against names.
//!
//! ```text
//! virgule ni verify NAME FILE       one file
//! virgule ni verify NAME            standard input
//! virgule ni verify --list FILE     a list, as written by `virgule ni hash` for several files
//! ```

use super::args::Verify;
use super::hash::each_digest;
use super::{form_of, hash};
use crate::inputs::{only_one_stdin, read_at_most, shown};
use crate::{Failure, Output, Verdict, wrong};
use serde_json::json;
use std::path::{Path, PathBuf};
use virgule_ni::{Algorithm, Digest, FormError, Name, Verdict as Found};

/// The maximal size of a list in bytes.
const MAX_LIST: u64 = 64 << 20;

pub fn run(call: &Verify, out: &mut Output<'_>) -> Result<Verdict, Failure> {
    let wanted = wanted(call)?;
    let files: Vec<PathBuf> = wanted.iter().map(|wanted| wanted.file.clone()).collect();
    only_one_stdin(files.iter().chain(&call.list))?;
    let mut different = 0;
    let of = |Wanted { names, file }: &Wanted| (names.algorithm(), file.clone());
    let print = |Wanted { names, file }: &Wanted, digest, out: &mut Output<'_>| {
        let (name, found) = names.verdict(digest);
        different += usize::from(found != Found::Same);
        print(call, name, file, found, out)
    };
    match each_digest(&wanted, of, call.threads, call.json, print, out)? {
        0 => Ok(Verdict::of(different == 0)),
        failed => wrong(format!("{failed} of {} files could not be verified", files.len())),
    }
}

fn print(call: &Verify, name: &Name, file: &Path, found: Found, out: &mut Output<'_>) -> Result<(), Failure> {
    let path = file.to_string_lossy();
    let (same, digest) = match found {
        Found::Same => (true, *name.digest()),
        Found::Different(digest) => (false, digest),
    };
    if call.json {
        let members = json!({"file": path, "ok": same, "algorithm": name.algorithm().name(),
            "expected": name.digest().to_string(), "found": digest.to_string()});
        return out.json(&members);
    }
    let file = shown(file);
    let few = if name.algorithm().is_short() { " (weak: few bits)" } else { "" };
    match found {
        Found::Same => writeln!(out, "{file}: verified{few}"),
        Found::Different(digest) => {
            writeln!(out, "{file}: does not match the name; the content has the name {}", Name::from(digest))
        }
    }
}

/// A file, and the names to verify it against.
struct Wanted {
    names: Alternatives,
    file: PathBuf,
}

/// Names of one algorithm; a file must match one of them.
struct Alternatives {
    first: Name,
    others: Vec<Name>,
}

impl Alternatives {
    /// Parses a name in any notation; of several hashes, selects the strongest.
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

    /// Returns the verdict of the name that has this digest, otherwise of the first one.
    fn verdict(&self, digest: Digest) -> (&Name, Found) {
        let all = || std::iter::once(&self.first).chain(&self.others);
        let name = all().find(|name| *name.digest() == digest).unwrap_or(&self.first);
        (name, name.verdict(digest))
    }
}

/// Returns the names and files to verify.
fn wanted(call: &Verify) -> Result<Vec<Wanted>, Failure> {
    match (&call.name, &call.list) {
        (Some(name), _) => {
            let names = Alternatives::read(name)
                .map_err(|error| Failure::Call(format!("not a name: {error} (see `virgule ni explain`)")))?;
            Ok(vec![Wanted { names, file: call.file.clone().unwrap_or_else(|| PathBuf::from("-")) }])
        }
        (None, Some(path)) => read_list(path),
        (None, None) => wrong("a name or a list is required"),
    }
}

fn read_list(path: &Path) -> Result<Vec<Wanted>, Failure> {
    let mut wanted = Vec::new();
    let bytes = read_at_most(path, MAX_LIST)?;
    if bytes.len() as u64 > MAX_LIST {
        return wrong(format!("the list has more than {MAX_LIST} bytes"));
    }
    let text =
        String::from_utf8(bytes).map_err(|_| Failure::Call("the list is not valid UTF-8".to_string()))?;
    for (line, number) in text.lines().zip(1..).filter(|(line, _)| !line.is_empty()) {
        let wrong = |why: &str| Failure::Call(format!("line {number} of the list: {why}"));
        let (name, file) =
            hash::read(line).ok_or_else(|| wrong("expected a name, two blanks, and a file"))?;
        let names = Alternatives::read(name).map_err(|error| wrong(&error.to_string()))?;
        wanted.push(Wanted { names, file: PathBuf::from(file.as_ref()) });
    }
    if wanted.is_empty() {
        return wrong("the list is empty");
    }
    Ok(wanted)
}
