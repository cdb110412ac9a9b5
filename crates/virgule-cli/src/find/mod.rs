//! `virgule find`: lists the URIs in running text of any length, or prints the text without secrets.
//!
//! ```text
//! $ virgule find access.log
//! access.log:7:21: https://example.com/a
//! ```
//!
//! The input is not split into lines, because a file may be a single line, but after bytes that end every match. Memory is
//! bounded by the longest sequence of bytes that could all belong to one URI.

#[cfg(test)]
mod tests;

use crate::bulk::chunk::{Boundary, Chunk, ChunkReader, ChunkSizes};
use crate::inputs::{self, about, only_one_stdin, read_some, shown, unread};
use crate::{Failure, Output, Verdict, print_error, print_notes, wrong};
use clap::Args;
use serde::Serialize;
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use virgule::Kind;
use virgule::find::{Finder, Match};
use virgule::redact::{RedactPolicy, Redactor};
use virgule_compiler::abnf::diagnose::suggestion;

#[derive(Args)]
pub struct Find {
    /// Files such as logs, mails and Markdown; `-`, or none, is standard input
    #[arg(value_name = "FILE")]
    pub files: Vec<PathBuf>,
    /// Find only URIs of this scheme, or words of this kind, such as oci-reference; may be repeated [default: any scheme before
    /// `://`, and known ones such as mailto and urn]
    #[arg(long = "scheme", visible_alias = "kind", value_name = "SCHEME", value_parser = scheme)]
    pub schemes: Vec<String>,
    /// Find IRIs, which may have non-ASCII characters
    #[arg(long)]
    pub iri: bool,
    /// Also find addresses without a scheme: www.example.com, example.com/a if the host ends with a top-level domain, and mail
    /// addresses
    #[arg(long)]
    pub loose: bool,
    /// Print the input, with `***` in place of passwords, tokens and the values of parameters such as access_token; not with
    /// --json, --scheme, --iri or --loose
    #[arg(long, conflicts_with_all = ["schemes", "iri", "loose", "json"])]
    pub redact: bool,
    #[command(flatten)]
    pub policy: RedactArgs,
    /// Print a JSON object for each URI: file, line, start and end (in bytes from the start of the file), uri, read_as;
    /// uri_end if an IRI continues there; ends_before if the link probably continues with what no URI can contain
    #[arg(long)]
    pub json: bool,
}

/// What `--redact` hides besides what it always hides.
#[derive(Args)]
pub struct RedactArgs {
    /// With --redact, also hide the values of parameters with this name; may be repeated
    #[arg(long = "redact-param", value_name = "NAME", requires = "redact", value_parser = parameter)]
    pub hidden: Vec<String>,
    /// With --redact, show the values of parameters with this name; may be repeated
    #[arg(long = "show-param", value_name = "NAME", requires = "redact", value_parser = parameter)]
    pub shown: Vec<String>,
    /// With --redact, hide all user names, not only those that look like tokens
    #[arg(long, requires = "redact")]
    pub all_userinfo: bool,
}

impl RedactArgs {
    /// Calls `use_policy` with the policy, which borrows the names.
    pub fn apply<T>(&self, use_policy: impl FnOnce(RedactPolicy<'_>) -> T) -> T {
        let hidden: Vec<&str> = self.hidden.iter().map(String::as_str).collect();
        let shown: Vec<&str> = self.shown.iter().map(String::as_str).collect();
        let policy = RedactPolicy::new().hiding(&hidden).showing(&shown);
        use_policy(if self.all_userinfo { policy.all_userinfo() } else { policy })
    }
}

/// The name of a parameter.
fn parameter(text: &str) -> Result<String, String> {
    match text.is_empty() || text.contains(['=', '&', '?', '#', ';']) {
        true => Err("a name is not empty, and contains none of `=&?#;`".to_string()),
        false => Ok(text.to_string()),
    }
}

/// Prints a note for each scheme that is no known kind, if its name resembles one, because nothing was found.
fn note_misspelled(schemes: &[String]) {
    for scheme in schemes.iter().filter(|scheme| Kind::find(&scheme.to_ascii_lowercase()).is_none()) {
        let near = suggestion(scheme, Kind::all().map(|kind| kind.name));
        if !near.is_empty() {
            print_notes(&[format!("`{scheme}` is no kind, and is searched as a scheme{near}")]);
        }
    }
}

/// A scheme (RFC 3986 section 3.1).
fn scheme(text: &str) -> Result<String, String> {
    let why = "a scheme is a letter, then letters, digits, `+`, `-` or `.`";
    virgule::Scheme::new(text).map(|_| text.to_string()).ok_or_else(|| why.to_string())
}

/// Prints the URIs, or the text with masked passwords. The verdict is "no" if no URI is found.
pub fn run(call: &Find, out: &mut Output<'_>) -> Result<Verdict, Failure> {
    let standard = call.files.is_empty().then(|| PathBuf::from("-"));
    only_one_stdin(call.files.iter().chain(&standard))?;
    let (mut found, mut complete, mut failed) = (false, true, 0);
    for path in call.files.iter().chain(&standard) {
        let searched = open(path).and_then(|reader| match call.redact {
            true => {
                redact(&call.policy, path, reader, out).map(|()| Searched { found: true, complete: true })
            }
            false => search(call, path, reader, out),
        });
        match searched {
            Ok(searched) => {
                found |= searched.found;
                complete &= searched.complete;
            }
            Err(Failure::Call(message)) => {
                out.flush()?;
                print_error(&message);
                failed += 1;
            }
            Err(error) => return Err(error),
        }
    }
    if !found {
        note_misspelled(&call.schemes);
    }
    match failed {
        0 if !complete => wrong("part of the input was skipped"),
        _ => unread(failed, Verdict::of(found)),
    }
}

fn open(path: &Path) -> Result<Box<dyn Read>, Failure> {
    inputs::open(path).and_then(utf8).map_err(|error| about(path, &error))
}

/// Rejects UTF-16 by its byte order mark: as bytes, it would have neither URIs nor secrets.
fn utf8(mut reader: impl Read + 'static) -> io::Result<Box<dyn Read>> {
    let mut head = Vec::new();
    reader.by_ref().take(2).read_to_end(&mut head)?;
    if let [0xFF, 0xFE] | [0xFE, 0xFF] = head[..] {
        let reason = "the file is UTF-16; convert it to UTF-8 first, for example with iconv";
        return Err(io::Error::other(reason));
    }
    Ok(Box::new(io::Cursor::new(head).chain(reader)))
}

/// Copies `reader` to `out` in constant memory, with `***` in place of each secret.
fn redact(
    call: &RedactArgs,
    path: &Path,
    mut reader: impl Read,
    out: &mut Output<'_>,
) -> Result<(), Failure> {
    call.apply(|policy| {
        let mut redactor = Redactor::new(policy);
        let (mut input, mut output) = (vec![0; SIZES.chunk], Vec::new());
        loop {
            let read = read_some(&mut reader, &mut input).map_err(|error| about(path, &error))?;
            if read == 0 {
                break;
            }
            redactor.push(&input[..read], &mut output);
            // The next bytes of a pipe may take long to arrive.
            out.bytes(&output)?;
            out.flush()?;
            output.clear();
        }
        redactor.finish(&mut output);
        out.bytes(&output)
    })
}

const SIZES: ChunkSizes = ChunkSizes { chunk: 256 << 10, line: 16 << 20 };

/// A chunk ends after a byte that ends every match: white space, a control character, `"`, `<` or `>`. What a match is depends
/// on the bytes before it too, which a chunk has from the one before. So it has the same URIs as this part of the whole text.
const MATCH_END: Boundary = Boundary {
    ends: |byte| matches!(byte, 0..=b' ' | b'"' | b'<' | b'>' | 0x7F),
    context: 256,
    is_terminator: false,
};

struct Searched {
    /// True if a URI was found.
    found: bool,
    /// False if a part of the input was skipped.
    complete: bool,
}

fn search(call: &Find, path: &Path, reader: impl Read, out: &mut Output<'_>) -> Result<Searched, Failure> {
    let mut reader = ChunkReader::with_boundary(reader, SIZES, MATCH_END);
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
    let mut chunk = Chunk::default();
    while reader.next(&mut chunk).map_err(|error| about(path, &error))? {
        if chunk.too_long {
            out.flush()?;
            print_error(&format_args!(
                "{}: {} bytes from byte {} on are skipped: without white space, they could be one URI, and the \
                 maximum is {} bytes",
                name.escape_debug(),
                chunk.passed,
                start.offset,
                SIZES.line
            ));
            searched.complete = false;
            start.offset += chunk.passed;
            start.column += chunk.passed;
            continue;
        }
        let (bytes, context) = (chunk.bytes(), chunk.context);
        let (mut piece_begin, mut passed) = (0, context);
        for piece in bytes.utf8_chunks() {
            let text = piece.valid();
            let from = context.saturating_sub(piece_begin).min(text.len());
            for found in finder.find(text).from(from) {
                let next = following(text, piece.invalid(), &found);
                // A link with `//` is never shown with a shorter host than the input has.
                if next == Some("\u{FFFD}") && ends_with_authority(&found) {
                    continue;
                }
                let begin = piece_begin + found.range().start;
                start.pass(&bytes[passed..begin]);
                passed = begin;
                start.show(&name, &found, next, call.json, out)?;
                searched.found = true;
            }
            piece_begin += text.len() + piece.invalid().len();
        }
        start.pass(&bytes[passed..]);
        // The next bytes of a pipe may take long to arrive, so the output is flushed.
        out.flush()?;
    }
    Ok(searched)
}

/// True if nothing follows the authority of a match.
fn ends_with_authority(found: &Match<'_>) -> bool {
    let Some(iri) = found.iri() else { return false };
    iri.authority().is_some() && iri.path().is_empty() && iri.query().is_none() && iri.fragment().is_none()
}

/// Returns what ends a link that probably continues: `{` and `^`, which only a repair may accept, a `%` without two
/// hexadecimal digits, a second `#`, `\` before `u` or `/` as in JSON, and U+FFFD for bytes that are not UTF-8. Other characters are
/// those around links in text, JSON and Markdown.
fn following(text: &str, invalid: &[u8], found: &Match<'_>) -> Option<&'static str> {
    if found.is_cut() {
        return None;
    }
    match text.as_bytes().get(found.range().end..).unwrap_or_default() {
        [b'{', ..] => Some("{"),
        [b'^', ..] => Some("^"),
        [b'%', ..] => Some("%"),
        [b'#', ..] => Some("#"),
        [b'\\', b'u' | b'/', ..] => Some("\\"),
        [] if !invalid.is_empty() => Some("\u{FFFD}"),
        _ => None,
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

/// The object of `--json`.
#[derive(Serialize)]
struct FoundUri<'f> {
    file: &'f str,
    line: u64,
    start: u64,
    end: u64,
    uri: &'f str,
    read_as: &'f str,
    #[serde(skip_serializing_if = "Option::is_none")]
    uri_end: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    ends_before: Option<&'f str>,
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

    fn show(
        &self,
        name: &str,
        found: &Match<'_>,
        next: Option<&str>,
        json: bool,
        out: &mut Output<'_>,
    ) -> Result<(), Failure> {
        let &Start { offset, line, column } = self;
        let (file, uri) = (shown(Path::new(name)), found.whole());
        match json {
            true => out.json(&FoundUri {
                file: name,
                line,
                start: offset,
                end: offset + uri.len() as u64,
                uri,
                read_as: found.read_as().name(),
                uri_end: found.is_cut().then(|| offset + found.as_str().len() as u64),
                ends_before: next,
            })?,
            false => writeln!(out, "{file}:{line}:{column}: {uri}")?,
        }
        if let Some(next) = next.filter(|_| !json) {
            let next = if next == "\u{FFFD}" { "a byte that is not UTF-8" } else { &format!("`{next}`") };
            print_error(&format_args!(
                "note: {file}:{line}:{column}: the URI ends before {next}, which no URI can contain here"
            ));
        }
        if let Some(next) = uri.get(found.as_str().len()..).and_then(|rest| rest.chars().next()) {
            print_error(&format_args!(
                "note: {file}:{line}:{column}: the URI ends before `{next}`, which only an IRI can contain; --iri \
                 finds IRIs"
            ));
        }
        Ok(())
    }
}
