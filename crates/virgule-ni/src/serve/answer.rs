//! A request → its answer (RFC 9110).
//!
//! ```text
//! GET /                             the page
//! GET /.well-known/ni/ALG/VAL       the file, RFC 6920 section 4
//!       If-Match, If-None-Match     412, 304       section 13.2.2, in this order
//!       If-Range, Range             206, 416       section 14
//! HEAD                              the same without the content
//! ```
//!
//! What a name names never changes, so its name is its entity tag and caches may keep it for ever (RFC 8246). A file is
//! shown in a sandbox: pages among the files cannot run scripts that read the others.

use super::State;
use super::body::{Content, Source};
use super::index::{Entry, Stamp};
use super::range::{self, Asked};
use super::{host, kind, page};
use crate::name::WELL_KNOWN;
use crate::{Digest, Name, folder};
use hyper::body::Bytes;
use hyper::header::{self, HeaderMap, HeaderName, HeaderValue};
use hyper::{Method, Request, Response, StatusCode};
use std::ops::Range;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use tokio::task::spawn_blocking;

/// A file that looks changed is read whole before it is sent; a longer one has to wait until it is hashed again.
const LARGE: u64 = 1 << 24;

type Answer = Response<Content>;

/// Answers a request; its content, if it has any, is not looked at.
pub(super) async fn answer<B>(state: Arc<State>, request: Request<B>) -> Answer {
    if ![Method::GET, Method::HEAD].contains(request.method()) {
        let answer = said(StatusCode::METHOD_NOT_ALLOWED, "GET and HEAD are all that is understood here.");
        return with(answer, header::ALLOW, "GET, HEAD");
    }
    if let Err((status, why)) = host::check(&request, &state) {
        return said(status, why);
    }
    match request.uri().path() {
        "/" => listing(&state, request.uri().query()),
        path => match path.strip_prefix(WELL_KNOWN).and_then(|rest| rest.split_once('/')) {
            Some((alg, val)) => named(state, alg, val, request.method(), request.headers()).await,
            None => said(StatusCode::NOT_FOUND, "There is a page at /, and files by their hashes."),
        },
    }
}

fn listing(state: &State, query: Option<&str>) -> Answer {
    let number = match query {
        None => Some(1),
        Some(query) => query.strip_prefix("page=").and_then(|number| number.parse().ok()),
    };
    match number.and_then(|number| page::page(&state.index(), number)) {
        None => said(StatusCode::NOT_FOUND, "There is no such page."),
        Some(html) => {
            let answer = plain(StatusCode::OK, html, "text/html; charset=utf-8");
            with(answer, header::CONTENT_SECURITY_POLICY, &state.policy)
        }
    }
}

/// What the answer depends on beside the file.
struct Wanted {
    digest: Digest,
    tag: String,
    /// Whether the client has it already (`If-None-Match`).
    known: bool,
    /// `Range`, if it counts.
    range: Option<Vec<u8>>,
}

async fn named(state: Arc<State>, alg: &str, val: &str, method: &Method, fields: &HeaderMap) -> Answer {
    let name = match Name::parse(&format!("ni:///{alg};{val}")) {
        Ok(name) => name,
        Err(error) => return said(StatusCode::BAD_REQUEST, &format!("That is no name: {}.", error.fault())),
    };
    let digest = *name.digest();
    let tag = format!("\"{};{}\"", digest.algorithm(), digest.to_base64url());
    if fields.contains_key(header::IF_MATCH) && !has_tag(fields, header::IF_MATCH, &tag) {
        return said(StatusCode::PRECONDITION_FAILED, "It is what its name says, and nothing else.");
    }
    let known = has_tag(fields, header::IF_NONE_MATCH, &tag);
    // "If the validator does not match, … ignore the Range" (13.1.5). A date never matches: none is sent.
    let in_range = fields.get(header::IF_RANGE).is_none_or(|field| field.as_bytes() == tag.as_bytes());
    // Range is defined for GET alone (14.2).
    let range = fields.get(header::RANGE).filter(|_| in_range && *method == Method::GET);
    let range = range.map(|field| field.as_bytes().to_vec());
    let wanted = Wanted { digest, tag, known, range };
    // The disk is read where waiting for it holds nobody up.
    let found = spawn_blocking(move || find(&state, &wanted)).await;
    found.unwrap_or_else(|_| said(StatusCode::INTERNAL_SERVER_ERROR, "The file could not be read."))
}

/// Whether a list of entity tags has this one. `W/` does not matter: what is the same byte for byte is the same
/// (13.1.2), and the strong comparison of `If-Match` cannot fail for a tag that is sent as a strong one.
fn has_tag(fields: &HeaderMap, name: HeaderName, tag: &str) -> bool {
    let fields = fields.get_all(name);
    let texts = fields.iter().filter_map(|field| field.to_str().ok());
    texts
        .flat_map(|text| text.split(','))
        .map(|one| one.trim_matches([' ', '\t']))
        .any(|one| one == "*" || one == tag || one.strip_prefix("W/") == Some(tag))
}

/// The answer from the first file that is still what it was.
fn find(state: &State, wanted: &Wanted) -> Answer {
    let index = state.index();
    let entries = index.find(&wanted.digest);
    for entry in entries {
        match open(&state.root, entry) {
            Opened::Same(source) => {
                if let Some(answer) = of_file(source, wanted) {
                    return answer;
                }
            }
            Opened::Unknown => {
                state.rescan.notify_one();
                let answer =
                    said(StatusCode::SERVICE_UNAVAILABLE, "The file has changed, and is hashed again.");
                return with(answer, header::RETRY_AFTER, "5");
            }
            Opened::Changed => {}
        }
        state.rescan.notify_one();
    }
    said(StatusCode::NOT_FOUND, "There is no file of that name.")
}

/// What became of a file.
enum Opened {
    /// It looks as it did, or was read and is what it was.
    Same(Source),
    /// It is something else, or not there.
    Changed,
    /// It looks otherwise, and is too long to be read now.
    Unknown,
}

fn open(root: &Path, entry: &Arc<Entry>) -> Opened {
    let Ok(file) = folder::open(root, &root.join(&entry.path)) else { return Opened::Changed };
    let Ok(metadata) = file.metadata() else { return Opened::Changed };
    let length = entry.blocks.length();
    if metadata.len() != length {
        return Opened::Changed;
    }
    let same = Stamp::of(&metadata) == entry.stamp && !entry.suspect.load(Ordering::Relaxed);
    match same {
        false if length > LARGE => Opened::Unknown,
        false if !entry.blocks.all_in(&file).unwrap_or(false) => {
            entry.suspect.store(true, Ordering::Relaxed);
            Opened::Changed
        }
        _ => Opened::Same(Source { file, entry: entry.clone() }),
    }
}

/// The answer from a file; nothing, if its first block that is wanted has changed.
fn of_file(source: Source, wanted: &Wanted) -> Option<Answer> {
    let length = source.entry.blocks.length();
    let asked = range::asked(wanted.range.as_deref(), length);
    let range = match &asked {
        Asked::Part(range) => range.clone(),
        Asked::Whole | Asked::Unsatisfiable => 0..length,
    };
    let first = if length == 0 { Vec::new() } else { source.read(&range).ok().flatten()? };
    let media_type = kind::media_type(&source.entry.path);
    let answer = match asked {
        _ if wanted.known => status(StatusCode::NOT_MODIFIED, Content::empty()),
        Asked::Unsatisfiable => {
            let answer = said(StatusCode::RANGE_NOT_SATISFIABLE, "The file ends before that.");
            return Some(with(answer, header::CONTENT_RANGE, &format!("bytes */{length}")));
        }
        Asked::Whole => content(StatusCode::OK, source, range, first, media_type),
        Asked::Part(_) => {
            let field = format!("bytes {}-{}/{length}", range.start, range.end - 1);
            let answer = content(StatusCode::PARTIAL_CONTENT, source, range, first, media_type);
            with(answer, header::CONTENT_RANGE, &field)
        }
    };
    let answer = with(answer, header::ETAG, &wanted.tag);
    let answer = with(answer, header::CACHE_CONTROL, "public, max-age=31536000, immutable");
    Some(with(answer, header::CONTENT_SECURITY_POLICY, "sandbox; default-src 'none'"))
}

fn content(
    code: StatusCode,
    source: Source,
    range: Range<u64>,
    first: Vec<u8>,
    media_type: Option<&str>,
) -> Answer {
    let length = (range.end - range.start).to_string();
    let answer = status(code, Content::file(source, range, first));
    let answer = with(answer, header::CONTENT_LENGTH, &length);
    let answer = with(answer, header::ACCEPT_RANGES, "bytes");
    match media_type {
        Some(media_type) => with(answer, header::CONTENT_TYPE, media_type),
        None => answer,
    }
}

/// An answer that is a sentence.
fn said(code: StatusCode, sentence: &str) -> Answer {
    plain(code, format!("{sentence}\n"), "text/plain; charset=utf-8")
}

/// An answer that may be another one the next time.
fn plain(code: StatusCode, text: String, media_type: &str) -> Answer {
    let length = text.len().to_string();
    let answer = status(code, Content::Bytes(Bytes::from(text)));
    let answer = with(answer, header::CONTENT_LENGTH, &length);
    let answer = with(answer, header::CONTENT_TYPE, media_type);
    with(answer, header::CACHE_CONTROL, "no-store")
}

fn status(code: StatusCode, content: Content) -> Answer {
    let mut answer = Response::new(content);
    *answer.status_mut() = code;
    let answer = with(answer, header::X_CONTENT_TYPE_OPTIONS, "nosniff");
    with(answer, HeaderName::from_static("cross-origin-resource-policy"), "same-origin")
}

/// Adds a field whose value is known to be one.
fn with(mut answer: Answer, name: HeaderName, value: &str) -> Answer {
    if let Ok(value) = HeaderValue::from_str(value) {
        answer.headers_mut().insert(name, value);
    }
    answer
}
