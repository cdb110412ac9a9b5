//! `virgule check --fix`: repairs the invalid lines of files in place.
//!
//! Valid lines, line ends and lines that cannot be repaired remain as they are. A file is replaced as a whole, and only
//! if a line was repaired; if the command is interrupted, the file is unchanged.

use crate::answer::Answer;
use crate::inputs::{about, is_dash, replacement, shown};
use crate::line::{InvalidLine, Line, LineLocation, MAX_LINE};
use crate::options::DEFAULT_KIND;
use crate::repairable::{Repairable, ShownChange};
use crate::{Failure, Output, Verdict, args, hints, print_error, wrong};
use std::fs::File;
use std::io::{self, BufRead, BufReader, BufWriter, Read, Write};
use std::path::Path;
use virgule_ni::AtomicFile;

/// The lines of all files.
#[derive(Default)]
struct Tally {
    lines: u64,
    repaired: u64,
    invalid: u64,
}

/// Repairs the invalid lines of the files, prints the changes and the lines that remain invalid, and their numbers.
pub fn fix(call: &args::CheckLines, out: &mut Output<'_>) -> Result<Verdict, Failure> {
    if call.inputs.is_empty() || call.inputs.iter().any(|file| is_dash(file)) {
        return wrong("--fix rewrites files; for standard input, use `virgule repair --lines`");
    }
    if let Some(file) =
        call.inputs.iter().find(|file| file.extension().is_some_and(|it| it.eq_ignore_ascii_case("abnf")))
    {
        let file = shown(file);
        return wrong(format!(
            "{file}: a grammar; --fix repairs lists of URIs, and `virgule grammar check` checks grammars"
        ));
    }
    let kind =
        Repairable::find(call.kind_args.kind.as_deref().unwrap_or(DEFAULT_KIND)).map_err(Failure::Call)?;
    let mut tally = Tally::default();
    for file in &call.inputs {
        let mut new = BufWriter::new(replacement(file).map_err(|error| about(file, &error))?);
        let before = tally.repaired;
        one(file, kind, call.json, &mut new, &mut tally, out)?;
        if tally.repaired > before {
            let written = new.into_inner().map_err(io::Error::from).and_then(AtomicFile::persist);
            written.map_err(|error| about(file, &error))?;
        }
    }
    let Tally { lines, repaired, invalid } = tally;
    let plural = if lines == 1 { "" } else { "s" };
    print_error(&format_args!("{lines} line{plural}, {repaired} repaired, {invalid} invalid"));
    Ok(Verdict::of(invalid == 0))
}

/// Copies a file to `new`, with the lines that can be repaired in their repaired form.
fn one(
    file: &Path,
    kind: Repairable,
    json: bool,
    new: &mut impl Write,
    tally: &mut Tally,
    out: &mut Output<'_>,
) -> Result<(), Failure> {
    let failed = |error: io::Error| about(file, &error);
    let shown = file.to_string_lossy();
    let mut reader = BufReader::new(File::open(file).map_err(failed)?);
    let mut buffer = Vec::new();
    for number in 1.. {
        buffer.clear();
        // A line end of two bytes belongs to the line.
        let most = MAX_LINE as u64 + 2;
        if reader.by_ref().take(most).read_until(b'\n', &mut buffer).map_err(failed)? == 0 {
            break;
        }
        tally.lines += 1;
        let content = buffer.strip_suffix(b"\n").unwrap_or(&buffer);
        let content = if content.len() < buffer.len() {
            content.strip_suffix(b"\r").unwrap_or(content)
        } else {
            content
        };
        let (line, end) = buffer.split_at(content.len());
        let too_long = line.len() > MAX_LINE;
        let line = if too_long { Err(InvalidLine::TooLong) } else { crate::line::line(line) };
        let location = LineLocation { file: &shown, line: number };
        match repaired(line, kind, location, json, out)? {
            LineOutcome::Valid => new.write_all(&buffer),
            LineOutcome::Repaired(text) => {
                tally.repaired += 1;
                new.write_all(text.as_bytes()).and_then(|()| new.write_all(end))
            }
            LineOutcome::Invalid => {
                tally.invalid += 1;
                new.write_all(&buffer)
            }
        }
        .map_err(failed)?;
        if too_long && end.is_empty() {
            copy_line(&mut reader, new).map_err(failed)?;
        }
    }
    Ok(())
}

enum LineOutcome {
    Valid,
    Repaired(String),
    Invalid,
}

/// Repairs a line, and prints the changes, or the error.
fn repaired(
    line: Line<'_>,
    kind: Repairable,
    location: LineLocation<'_>,
    json: bool,
    out: &mut Output<'_>,
) -> Result<LineOutcome, Failure> {
    let text = match line {
        Ok(text) => text,
        Err(why) => {
            match json {
                true => out.json(&Answer::invalid_line(why).located(location))?,
                false => writeln!(out, "{location}: {why}")?,
            }
            return Ok(LineOutcome::Invalid);
        }
    };
    match kind.repair(text) {
        Ok(made) if made.text == text => Ok(LineOutcome::Valid),
        Ok(made) => {
            let fixed = made.text.clone().into_owned();
            if json {
                out.json(&Answer::repaired(text, kind, Ok(made)).located(location))?;
            } else {
                for change in made.changes() {
                    writeln!(out, "{location}: {}", ShownChange(change))?;
                }
            }
            Ok(LineOutcome::Repaired(fixed))
        }
        Err(error) if json => {
            out.json(&Answer::repaired(text, kind, Err(error)).located(location))?;
            Ok(LineOutcome::Invalid)
        }
        Err(error) => {
            writeln!(out, "{location}: {}", hints::about_repair(text, kind.name(), &error))?;
            Ok(LineOutcome::Invalid)
        }
    }
}

/// Copies the rest of a line that is too long to repair.
fn copy_line(reader: &mut impl BufRead, new: &mut impl Write) -> io::Result<()> {
    loop {
        let read = reader.fill_buf()?;
        let end = read.iter().position(|&byte| byte == b'\n');
        let length = end.map_or(read.len(), |end| end + 1);
        new.write_all(&read[..length])?;
        reader.consume(length);
        if end.is_some() || length == 0 {
            return Ok(());
        }
    }
}
