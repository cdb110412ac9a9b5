//! `virgule ni hash`: prints the names of files, hashed in parallel, in the order of the arguments.

use super::args::Hash;
use super::{list, object};
use crate::inputs::{is_dash, only_one_stdin, total};
use crate::progress::Progress;
use crate::{Failure, Verdict, print_error, write_answer};
use serde_json::json;
use std::io::{Write, stdin};
use std::path::Path;
use virgule_ni::parallel::{all_processors, in_order};
use virgule_ni::{Algorithm, Digest, FileError, hash, hash_file};

/// Prints a name per file, each as soon as possible, because the next file may be large. An unreadable file is
/// reported, and the other files are processed.
pub fn run(call: &Hash, out: &mut impl Write) -> Result<Verdict, Failure> {
    call.naming.check()?;
    only_one_stdin(&call.files)?;
    let algorithm = call.naming.algorithm;
    let progress = Progress::new(total(&call.files));
    let mut failed = 0;
    in_order(
        &call.files,
        call.threads.unwrap_or_else(all_processors),
        |path| digest(algorithm, path, &progress),
        |path, digest| {
            progress.clear();
            match digest {
                Ok(digest) => print(call, path, digest, out),
                Err(error) => {
                    failed += 1;
                    report_failure(call.json, path, &error, out)
                }
            }?;
            out.flush().map_err(Failure::Output)
        },
        || progress.draw(),
    )?;
    progress.clear();
    match failed {
        0 => Ok(Verdict::Yes),
        _ => Err(Failure::Call(format!("{failed} of {} without a name", call.files.len()))),
    }
}

fn print(call: &Hash, path: &Path, digest: Digest, out: &mut impl Write) -> Result<(), Failure> {
    let name = call.naming.text(digest)?;
    let file = path.to_string_lossy();
    if call.json {
        let members = json!({"file": file, "ok": true, "name": name, "algorithm": digest.algorithm().name(),
            "digest": digest.to_string()});
        return object(members, out);
    }
    let line = if call.files.len() == 1 { name } else { list::line(&name, &file) };
    write_answer(out, format_args!("{line}\n"))
}

/// The digest of a file, or of standard input.
pub fn digest(algorithm: Algorithm, path: &Path, progress: &Progress) -> Result<Digest, FileError> {
    let mut read = |bytes| progress.add(bytes);
    match is_dash(path) {
        true => Ok(hash(algorithm, stdin().lock(), &mut read)?),
        false => hash_file(algorithm, path, &mut read),
    }
}

/// Reports a file that could not be hashed.
pub fn report_failure(
    json: bool,
    path: &Path,
    error: &FileError,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let file = path.to_string_lossy();
    if json {
        return object(json!({"file": file, "ok": false, "error": {"message": error.to_string()}}), out);
    }
    print_error(&format_args!("{}: {error}", file.escape_debug()));
    Ok(())
}
