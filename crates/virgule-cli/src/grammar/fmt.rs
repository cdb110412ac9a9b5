//! `virgule grammar fmt`: formats grammar files in place.

use crate::inputs::{STDIN, about, is_dash, only_one_stdin, stdin_grammar};
use crate::{Failure, Verdict, print_error, write_answer};
use clap::Args;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use virgule_abnf_tools::format::{LineEnd, format};
use virgule_compiler::abnf::diagnose::Source;
use virgule_compiler::abnf::files;
use virgule_ni::AtomicFile;

#[derive(Args)]
pub struct FmtArgs {
    /// ABNF files, which are rewritten; `-` is standard input, whose formatted text goes to standard output
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,
    /// Change nothing, and list the files that are not formatted; exit status 1 if there are any
    #[arg(long)]
    check: bool,
    /// End lines with CRLF, as RFC 5234 says [default: as the first line of the file ends]
    #[arg(long)]
    crlf: bool,
}

/// Formats the files, or lists those that are not formatted. A file that is not valid ABNF is not changed.
pub fn fmt(call: &FmtArgs, out: &mut impl Write) -> Result<Verdict, Failure> {
    only_one_stdin(&call.files)?;
    let (mut verdict, mut failed) = (Verdict::Yes, Vec::new());
    for file in &call.files {
        match one(call, file, out) {
            Ok(Verdict::Yes) => {}
            Ok(Verdict::No) => verdict = Verdict::No,
            Err(Failure::Call(message)) => failed.push(message),
            Err(failure) => return Err(failure),
        }
    }
    if failed.is_empty() { Ok(verdict) } else { Err(Failure::Call(failed.join("\nvirgule: "))) }
}

fn one(call: &FmtArgs, file: &Path, out: &mut impl Write) -> Result<Verdict, Failure> {
    let shown = if is_dash(file) { STDIN.to_string() } else { file.display().to_string() };
    let source = source(file, &shown)?;
    let formatted = match format(&source, call.crlf.then_some(LineEnd::CrLf)) {
        Ok(formatted) => formatted,
        Err(found) => {
            print_error(&format_args!(
                "{shown} is not formatted, because it has errors:\n{}",
                found.render(false)
            ));
            return Ok(Verdict::No);
        }
    };
    if call.check {
        if formatted == source.text {
            return Ok(Verdict::Yes);
        }
        let line = source.text.lines().zip(formatted.lines()).take_while(|(before, after)| before == after);
        write_answer(out, format_args!("{shown}:{}: not formatted\n", line.count() + 1))?;
        return Ok(Verdict::No);
    }
    if is_dash(file) {
        write_answer(out, formatted)?;
    } else if formatted != source.text {
        replace(file, &formatted).map_err(|error| about(file, &error))?;
        write_answer(out, format_args!("{shown}: formatted\n"))?;
    }
    Ok(Verdict::Yes)
}

fn source(file: &Path, shown: &str) -> Result<Arc<Source>, Failure> {
    match is_dash(file) {
        true => Ok(Source::new(shown, stdin_grammar()?)),
        false => {
            let text = files::read_named(file).map_err(|error| about(file, &error))?;
            Ok(Source::new(shown, text))
        }
    }
}

/// Replaces a file atomically: a reader sees the old text or the new text. If the path is a symbolic link, its target
/// is replaced.
fn replace(file: &Path, text: &str) -> std::io::Result<()> {
    let target = file.canonicalize()?;
    let permissions = std::fs::metadata(&target)?.permissions();
    let mut new = AtomicFile::create(&target)?;
    new.write_all(text.as_bytes())?;
    std::fs::set_permissions(new.path(), permissions)?;
    new.persist()
}
