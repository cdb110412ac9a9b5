//! `virgule find`: lists the URIs in running text of any length, or prints the text without secrets.
//!
//! ```text
//! $ virgule find access.log
//! access.log:7:21: https://example.com/a
//! ```
//!
//! ```text
//! window   bytes → parts of bounded length; no URI crosses a boundary
//! ```
//!
//! The input is not split into lines, because a file may be a single line. Memory is bounded by the longest sequence of
//! bytes that could all belong to one URI.

pub mod args;
mod redact;
#[cfg(test)]
mod tests;
mod window;

use crate::inputs::{is_dash, only_one_stdin};
use crate::{Failure, Verdict, print_error, write_answer};
use serde_json::{Value, json};
use std::fs::File;
use std::io::{self, Read, Write, stdin};
use std::path::{Path, PathBuf};
use virgule::Kind;
use virgule::find::{Finder, Match};
use window::{Sizes, Window, Windows};

/// Prints the URIs, or the text with masked passwords. The verdict is "no" if no URI is found.
pub fn run(call: &args::Find, out: &mut impl Write) -> Result<Verdict, Failure> {
    let standard = call.files.is_empty().then(|| PathBuf::from("-"));
    only_one_stdin(call.files.iter().chain(&standard))?;
    let (mut found, mut complete, mut unread) = (false, true, 0);
    for path in call.files.iter().chain(&standard) {
        let searched = open(path).map_err(Failure::Call).and_then(|reader| match call.redact {
            true => redact::redact(&call.policy, path, reader, out).map(|()| None),
            false => search(call, path, reader, out).map(Some),
        });
        match searched {
            Ok(None) => {}
            Ok(Some(searched)) => {
                found |= searched.found;
                complete &= searched.complete;
            }
            Err(Failure::Call(message)) => {
                out.flush().map_err(Failure::Output)?;
                print_error(&message);
                unread += 1;
            }
            Err(error) => return Err(error),
        }
    }
    match unread {
        0 if !complete => Err(Failure::Call("a part of the input was passed over".to_string())),
        0 if found || call.redact => Ok(Verdict::Yes),
        0 => Ok(Verdict::No),
        1 => Err(Failure::Call("a file could not be read".to_string())),
        _ => Err(Failure::Call(format!("{unread} files could not be read"))),
    }
}

fn open(path: &Path) -> Result<Box<dyn Read>, String> {
    match is_dash(path) {
        true => utf8(path, stdin()),
        false => match File::open(path) {
            Ok(file) => utf8(path, file),
            Err(error) => Err(message(path, &error)),
        },
    }
}

/// Rejects UTF-16 by its byte order mark: as bytes, it would have neither URIs nor secrets.
fn utf8(path: &Path, mut reader: impl Read + 'static) -> Result<Box<dyn Read>, String> {
    let mut head = Vec::new();
    reader.by_ref().take(2).read_to_end(&mut head).map_err(|error| message(path, &error))?;
    if let [0xFF, 0xFE] | [0xFE, 0xFF] = head[..] {
        let reason = "the file is UTF-16; convert it to UTF-8 first, for example with iconv";
        return Err(message(path, &io::Error::other(reason)));
    }
    Ok(Box::new(io::Cursor::new(head).chain(reader)))
}

fn message(path: &Path, error: &io::Error) -> String {
    let shown = if is_dash(path) { crate::inputs::STDIN.into() } else { path.to_string_lossy() };
    format!("{}: {error}", shown.escape_debug())
}

/// The result of searching one input.
struct Searched {
    /// True if a URI was found.
    found: bool,
    /// False if a part of the input was skipped.
    complete: bool,
}

/// Searches one input.
fn search(
    call: &args::Find,
    path: &Path,
    reader: impl Read,
    out: &mut impl Write,
) -> Result<Searched, Failure> {
    let mut windows = Windows::new(reader, Sizes::default());
    let name = path.to_string_lossy();
    let (kinds, schemes): (Vec<_>, Vec<_>) =
        call.schemes.iter().map(|name| wanted(name)).partition(Result::is_ok);
    let kinds: Vec<&'static Kind> = kinds.into_iter().flatten().collect();
    let schemes: Vec<&str> = schemes.into_iter().filter_map(Result::err).collect();
    let finder = if call.schemes.is_empty() { Finder::new() } else { Finder::with_schemes(&schemes) };
    let finder = if call.iri { finder.iris() } else { finder };
    let finder = finder.words(&kinds);
    let finder = if call.loose { finder.loose(is_top_level) } else { finder };
    let mut searched = Searched { found: false, complete: true };
    let mut start = Start { offset: 0, line: 1, column: 1 };
    loop {
        let window = match windows.next() {
            Ok(Some(window)) => window,
            Ok(None) => return Ok(searched),
            Err(error) => return Err(Failure::Call(message(path, &error))),
        };
        let (bytes, context) = match window {
            Window::Bytes(bytes, context) => (bytes, context),
            Window::TooLong(length) => {
                out.flush().map_err(Failure::Output)?;
                print_error(&format_args!(
                    "{}: {length} bytes from byte {} on are passed over: without white space between them they could be a \
                     URI, and more than {} bytes are not kept",
                    name.escape_debug(),
                    start.offset,
                    Sizes::default().longest
                ));
                searched.complete = false;
                start.offset += length;
                start.column += length;
                continue;
            }
        };
        let (mut piece_begin, mut passed) = (0, context);
        for piece in bytes.utf8_chunks() {
            let text = piece.valid();
            let from = context.saturating_sub(piece_begin).min(text.len());
            for found in finder.find(text).from(from) {
                let begin = piece_begin + found.range().start;
                start.pass(&bytes[passed..begin]);
                passed = begin;
                start.show(&name, &found, call.json, out)?;
                searched.found = true;
            }
            piece_begin += text.len() + piece.invalid().len();
        }
        start.pass(&bytes[passed..]);
        // The next bytes of a pipe may take long to arrive, so the output is flushed.
        out.flush().map_err(Failure::Output)?;
    }
}

/// The kind of that name, if it is no scheme; otherwise the name of a scheme.
fn wanted(name: &str) -> Result<&'static Kind, &str> {
    Kind::find(name).filter(|kind| !kind.scheme).ok_or(name)
}

/// True for a label of the root zone of the DNS.
fn is_top_level(label: &str) -> bool {
    let label = label.to_lowercase();
    let suffix = psl::suffix(label.as_bytes());
    suffix.is_some_and(|suffix| suffix.is_known() && suffix.typ() == Some(psl::Type::Icann))
}

/// The position of the next byte: its offset in the file, its line, and its column in bytes. Lines and columns are
/// counted from 1.
struct Start {
    offset: u64,
    line: u64,
    column: u64,
}

impl Start {
    /// Moves the position over `bytes`.
    fn pass(&mut self, bytes: &[u8]) {
        self.offset += bytes.len() as u64;
        match memchr::memrchr(b'\n', bytes) {
            Some(last) => {
                self.line += memchr::memchr_iter(b'\n', bytes).count() as u64;
                self.column = (bytes.len() - last) as u64;
            }
            None => self.column += bytes.len() as u64,
        }
    }

    fn show(&self, name: &str, found: &Match<'_>, json: bool, out: &mut impl Write) -> Result<(), Failure> {
        let Start { offset, line, column } = self;
        let text = found.whole();
        let shown = if name == "-" { crate::inputs::STDIN } else { name }.escape_debug();
        match json {
            true => {
                let mut object = json!({
                    "file": name,
                    "line": line,
                    "start": offset,
                    "end": offset + text.len() as u64,
                    "uri": text,
                    "read_as": found.read_as().name(),
                });
                if found.is_cut() {
                    object["uri_end"] = Value::from(offset + found.as_str().len() as u64);
                }
                write_answer(out, format_args!("{object}\n"))?;
            }
            false => write_answer(out, format_args!("{shown}:{line}:{column}: {text}\n"))?,
        }
        if let Some(next) = text.get(found.as_str().len()..).and_then(|rest| rest.chars().next()) {
            print_error(&format_args!(
                "note: {shown}:{line}:{column}: the URI ends before `{next}`, which only IRIs have; --iri finds IRIs"
            ));
        }
        Ok(())
    }
}
