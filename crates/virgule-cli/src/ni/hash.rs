//! `virgule ni hash`: the names of files, hashed in parallel, in the order of the arguments; and lists of them.
//! `virgule ni export` copies a folder to a layout that any HTTP server serves by name.

use crate::inputs::{is_dash, only_one_stdin, total};
use crate::ni::args::{Export, Hash, Naming};
use crate::progress::Progress;
use crate::{Failure, Output, Verdict, print_error, wrong};
use serde_json::json;
use std::borrow::Cow;
use std::io::stdin;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use virgule_ni::parallel::{all_processors, in_order};
use virgule_ni::{Algorithm, Digest, Existing, Exported, FileError, Form, Name, hash, hash_file};

/// Prints a name per file. Reports unreadable files and continues with the others.
pub fn run(call: &Hash, out: &mut Output<'_>) -> Result<Verdict, Failure> {
    call.naming.check()?;
    only_one_stdin(&call.files)?;
    let print = |path: &PathBuf, digest, out: &mut Output<'_>| print(call, path, digest, out);
    let of = |path: &PathBuf| (call.naming.algorithm, path.clone());
    match each_digest(&call.files, of, call.threads, call.json, print, out)? {
        0 => Ok(Verdict::Yes),
        failed => wrong(format!("{failed} of {} files could not be hashed", call.files.len())),
    }
}

/// Hashes files in parallel, and prints each in order as soon as possible, because the next file may be large. Reports
/// files that could not be read, and returns their number.
pub fn each_digest<T: Sync>(
    items: &[T],
    of: impl Fn(&T) -> (Algorithm, PathBuf) + Sync,
    threads: Option<NonZeroUsize>,
    json: bool,
    mut print: impl FnMut(&T, Digest, &mut Output<'_>) -> Result<(), Failure>,
    out: &mut Output<'_>,
) -> Result<usize, Failure> {
    let files: Vec<PathBuf> = items.iter().map(|item| of(item).1).collect();
    let progress = Progress::new(total(&files));
    let mut failed = 0;
    in_order(
        items,
        threads.unwrap_or_else(all_processors),
        |item| {
            let (algorithm, path) = of(item);
            digest(algorithm, &path, &progress)
        },
        |item, digest| {
            progress.clear();
            match digest {
                Ok(digest) => print(item, digest, out),
                Err(error) => {
                    failed += 1;
                    report_failure(json, &of(item).1, &error, out)
                }
            }?;
            out.flush()
        },
        || progress.draw(),
    )?;
    progress.clear();
    Ok(failed)
}

fn print(call: &Hash, path: &Path, digest: Digest, out: &mut Output<'_>) -> Result<(), Failure> {
    let name = call.naming.text(digest)?;
    let file = path.to_string_lossy();
    if call.json {
        let members = json!({"file": file, "ok": true, "name": name, "algorithm": digest.algorithm().name(),
            "digest": digest.to_string()});
        return out.json(&members);
    }
    let line = if call.files.len() == 1 { name } else { line(&name, &file) };
    writeln!(out, "{line}")
}

/// Returns the digest of a file, or of standard input.
fn digest(algorithm: Algorithm, path: &Path, progress: &Progress) -> Result<Digest, FileError> {
    let mut read = |bytes| progress.add(bytes);
    match is_dash(path) {
        true => Ok(hash(algorithm, stdin().lock(), &mut read)?),
        false => hash_file(algorithm, path, &mut read),
    }
}

/// Reports a file that could not be hashed.
fn report_failure(json: bool, path: &Path, error: &FileError, out: &mut Output<'_>) -> Result<(), Failure> {
    let file = path.to_string_lossy();
    if json {
        return out.json(&json!({"file": file, "ok": false, "error": {"message": error.to_string()}}));
    }
    print_error(&format_args!("{}: {error}", file.escape_debug()));
    Ok(())
}

// Formats a digest as requested by the arguments.

impl Naming {
    /// Checks the arguments before any file is read.
    pub fn check(&self) -> Result<(), Failure> {
        let nothing = Digest::of(self.algorithm, b"");
        self.text(nothing).map(|_| ())
    }

    pub fn name(&self, digest: Digest) -> Result<Name, Failure> {
        let name = Name::from(digest).with_authority(self.authority.as_deref());
        let name = name.map_err(|error| Failure::Call(format!("--authority: {error}")))?;
        Ok(name.with_content_type(self.ct.as_deref()))
    }

    /// Returns the name of a digest in the requested form.
    pub fn text(&self, digest: Digest) -> Result<String, Failure> {
        let text = self.name(digest)?.to_form(self.form)?;
        let dropped =
            |what: &str| Failure::Call(format!("{what}: the form {} cannot contain it", self.form.name()));
        match self.form {
            Form::Ni | Form::Url => Ok(text),
            _ if self.authority.is_some() => Err(dropped("--authority")),
            _ if self.ct.is_some() => Err(dropped("--ct")),
            _ => Ok(text),
        }
    }
}

/// Copies the files, and prints a list of them that `virgule ni verify --list` reads.
pub fn export(call: &Export, out: &mut Output<'_>) -> Result<Verdict, Failure> {
    let export = virgule_ni::Export::new(call.algorithm.iter().copied());
    let export = if call.hidden { export.with_hidden() } else { export };
    let mut result = Ok(());
    let skipped = export.run(&call.folder, &call.out, &mut |exported| {
        if result.is_ok() {
            result = report_copy(call, exported, out);
        }
    })?;
    result?;
    for one in &skipped {
        print_error(&format_args!("left out: {}", one.to_string().escape_debug()));
    }
    Ok(Verdict::Yes)
}

fn report_copy(call: &Export, exported: &Exported, out: &mut Output<'_>) -> Result<(), Failure> {
    let name = Name::from(exported.digest).to_ni();
    let file = call.folder.join(&exported.file);
    let wrong = exported.existing == Existing::Different;
    if wrong {
        print_error(&format_args!(
            "replaced, because its content did not match its name: {}",
            exported.path.display()
        ));
    }
    match call.json {
        true => out.json(
            &json!({"file": file.to_string_lossy(), "name": name, "path": exported.path.to_string_lossy(),
                "replaced": wrong}),
        ),
        false => writeln!(out, "{}", line(&name, &file.to_string_lossy())),
    }
}

// A list with a name and a file per line, written by `hash` for several files and read by `verify --list`.
//
// ```text
// ni:///sha-256;f4OxZX_x_FO5LcGBSKHWXfwtSx-j1ncoSt3SABJtkGk  hello.txt
// └── a name, without spaces ──┘                             two spaces, then the file
// \ni:///sha-256-32;…  odd\nname
// └ the file name is escaped with `\\`, `\n`, `\r`           as in the output of sha256sum
// ```

pub fn line(name: &str, file: &str) -> String {
    match file.contains(['\\', '\n', '\r']) {
        true => {
            let escaped = file.replace('\\', "\\\\").replace('\n', "\\n").replace('\r', "\\r");
            format!("\\{name}  {escaped}")
        }
        false => format!("{name}  {file}"),
    }
}

/// Parses a line to name and file; `None` if it is malformed.
pub fn read(line: &str) -> Option<(&str, Cow<'_, str>)> {
    match line.strip_prefix('\\') {
        Some(line) => {
            let (name, file) = line.split_once("  ")?;
            Some((name, Cow::Owned(unescaped(file)?)))
        }
        None => line.split_once("  ").map(|(name, file)| (name, Cow::Borrowed(file))),
    }
}

fn unescaped(file: &str) -> Option<String> {
    let (mut text, mut characters) = (String::with_capacity(file.len()), file.chars());
    while let Some(character) = characters.next() {
        text.push(match character {
            '\\' => match characters.next()? {
                '\\' => '\\',
                'n' => '\n',
                'r' => '\r',
                _ => return None,
            },
            character => character,
        });
    }
    Some(text)
}

#[cfg(test)]
mod tests {
    use super::{line, read};

    #[test]
    fn reads_what_it_writes() {
        for file in ["a", "a  b", " a", "a\nb", "a\\nb", "\\", "a\r\n", "é"] {
            let line = line("ni:///a;b", file);
            assert!(!line.contains(['\n', '\r']), "{line}");
            assert_eq!(read(&line), Some(("ni:///a;b", file.into())), "{line}");
        }
        assert_eq!((read("a b"), read(""), read("\\a  \\x"), read("\\a  \\")), (None, None, None, None));
    }
}
