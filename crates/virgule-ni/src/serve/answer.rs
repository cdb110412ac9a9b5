//! Computes the response to a request (RFC 9110).
//!
//! ```text
//! GET /                             the page
//! GET /.well-known/ni/ALG/VAL       the file, RFC 6920 section 4
//!       If-Match, If-None-Match     412, 304       section 13.2.2, in this order
//!       If-Range, Range             206, 416       section 14
//! HEAD                              the same responses without the content
//! ```
//!
//! The content of a name never changes, so the name is its entity tag and responses are immutable (RFC 8246). Files are
//! served with a sandbox policy: an HTML file cannot run scripts that read other files.

use super::ServerState;
use super::body::{Content, VerifiedFile};
use super::index::{FileStamp, IndexEntry};
use super::range::{self, RequestedRange};
use super::{options, page};
use crate::name::WELL_KNOWN;
use crate::{Digest, Name, folder};
use hyper::header::{self, HeaderMap, HeaderName, HeaderValue};
use hyper::{Method, Request, Response, StatusCode};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use tokio::task::spawn_blocking;

/// The maximal length of a file that is verified completely before it is sent, if its metadata changed. The response
/// for a longer file is 503 until it is hashed again.
const LARGE: u64 = 1 << 24;

type Answer = Response<Content>;

/// Returns the response to a request. The content of the request is ignored.
pub(super) async fn answer<B>(state: Arc<ServerState>, request: Request<B>) -> Answer {
    if ![Method::GET, Method::HEAD].contains(request.method()) {
        let answer = text_response(StatusCode::METHOD_NOT_ALLOWED, "Only GET and HEAD are supported.");
        return with_fields(answer, [(header::ALLOW, "GET, HEAD")]);
    }
    // A Content-Length next to it, which hyper has removed, "might indicate an attempt to perform request smuggling"
    // (RFC 9112 section 6.3); and content of GET "might lead some implementations to reject the request" (RFC 9110
    // section 9.3.1).
    if request.headers().contains_key(header::TRANSFER_ENCODING) {
        let answer = text_response(StatusCode::BAD_REQUEST, "Chunked requests are not supported.");
        return with_fields(answer, [(header::CONNECTION, "close")]);
    }
    if let Err((status, why)) = options::check(&request, &state) {
        return text_response(status, why);
    }
    match request.uri().path() {
        "/" => listing(&state, request.uri().query()),
        path => match path.strip_prefix(WELL_KNOWN).and_then(|rest| rest.split_once('/')) {
            Some((alg, val)) => named(state, alg, val, request.method(), request.headers()).await,
            None => text_response(StatusCode::NOT_FOUND, "Not found: the page at / lists all files."),
        },
    }
}

fn listing(state: &ServerState, query: Option<&str>) -> Answer {
    let number = match query {
        None => Some(1),
        Some(query) => query.strip_prefix("page=").and_then(|number| number.parse().ok()),
    };
    match number.and_then(|number| page::page(&state.index(), number)) {
        None => text_response(StatusCode::NOT_FOUND, "There is no such page."),
        Some(html) => {
            let answer = plain(StatusCode::OK, html, "text/html; charset=utf-8");
            with_fields(answer, [(header::CONTENT_SECURITY_POLICY, &*state.policy)])
        }
    }
}

/// The parts of a request for a file on which the response depends.
struct FileRequest {
    digest: Digest,
    tag: String,
    /// True if the client already has the file (`If-None-Match`).
    known: bool,
    /// The value of `Range`; `None` if it is absent or does not apply.
    range: Option<Vec<u8>>,
}

async fn named(state: Arc<ServerState>, alg: &str, val: &str, method: &Method, fields: &HeaderMap) -> Answer {
    let name = match Name::parse(&format!("ni:///{alg};{val}")) {
        Ok(name) => name,
        Err(error) => {
            return text_response(StatusCode::BAD_REQUEST, &format!("Not a name: {}", error.kind()));
        }
    };
    let digest = *name.digest();
    let tag = format!("\"{}\"", name.to_alg_val());
    if fields.contains_key(header::IF_MATCH) && !has_tag(fields, header::IF_MATCH, &tag) {
        return text_response(StatusCode::PRECONDITION_FAILED, "The file does not match If-Match.");
    }
    let known = has_tag(fields, header::IF_NONE_MATCH, &tag);
    // "If the validator does not match, … ignore the Range" (13.1.5). A date never matches, because the server sends no
    // dates.
    let in_range = fields.get(header::IF_RANGE).is_none_or(|field| field.as_bytes() == tag.as_bytes());
    // `Range` is defined only for GET (14.2).
    let range = fields.get(header::RANGE).filter(|_| in_range && *method == Method::GET);
    let range = range.map(|field| field.as_bytes().to_vec());
    let wanted = FileRequest { digest, tag, known, range };
    // Blocking reads must not occupy the thread that serves all clients.
    let found = spawn_blocking(move || find(&state, &wanted)).await;
    found.unwrap_or_else(|_| text_response(StatusCode::INTERNAL_SERVER_ERROR, "The file could not be read."))
}

/// True if a list of entity tags contains `tag`, which is strong. Ignores `W/`: the comparison is weak (13.1.2).
fn has_tag(fields: &HeaderMap, name: HeaderName, tag: &str) -> bool {
    let fields = fields.get_all(name);
    let texts = fields.iter().filter_map(|field| field.to_str().ok());
    texts
        .flat_map(|text| text.split(','))
        .map(|one| one.trim_matches([' ', '\t']))
        .any(|one| one == "*" || one == tag || one.strip_prefix("W/") == Some(tag))
}

/// Returns the response from the first unchanged file with the digest.
fn find(state: &ServerState, wanted: &FileRequest) -> Answer {
    let index = state.index();
    let entries = index.find(&wanted.digest);
    for entry in entries {
        match open(&state.root, entry) {
            FileState::Same(source) => {
                if let Some(answer) = file_response(source, wanted) {
                    return answer;
                }
            }
            FileState::Unknown => {
                state.rescan.notify_one();
                let answer = text_response(
                    StatusCode::SERVICE_UNAVAILABLE,
                    "The file has changed and is being hashed again.",
                );
                return with_fields(answer, [(header::RETRY_AFTER, "5")]);
            }
            FileState::Changed => {}
        }
        state.rescan.notify_one();
    }
    text_response(StatusCode::NOT_FOUND, "There is no file with that name.")
}

/// The state of an indexed file compared with its index entry.
enum FileState {
    /// The metadata of the file is unchanged, or its content was verified.
    Same(VerifiedFile),
    /// The file is changed or missing.
    Changed,
    /// The metadata of the file changed, and it is too long to be verified during the request.
    Unknown,
}

fn open(root: &Path, entry: &Arc<IndexEntry>) -> FileState {
    let Ok(file) = folder::open(root, &root.join(&entry.path)) else { return FileState::Changed };
    let Ok(metadata) = file.metadata() else { return FileState::Changed };
    let length = entry.blocks.length();
    if metadata.len() != length {
        return FileState::Changed;
    }
    let same = FileStamp::of(&metadata) == entry.stamp && !entry.suspect.load(Ordering::Relaxed);
    match same {
        false if length > LARGE => FileState::Unknown,
        false if !entry.blocks.all_in(&file).unwrap_or(false) => {
            entry.suspect.store(true, Ordering::Relaxed);
            FileState::Changed
        }
        _ => FileState::Same(VerifiedFile { file, entry: entry.clone() }),
    }
}

/// Returns the response from a file; `None` if the first block of the requested range has changed.
fn file_response(source: VerifiedFile, wanted: &FileRequest) -> Option<Answer> {
    let length = source.entry.blocks.length();
    let requested = range::requested_range(wanted.range.as_deref(), length);
    let (code, range) = match &requested {
        RequestedRange::Part(range) => (StatusCode::PARTIAL_CONTENT, range.clone()),
        RequestedRange::Whole | RequestedRange::Unsatisfiable => (StatusCode::OK, 0..length),
    };
    let first = if length == 0 { Vec::new() } else { source.read(&range).ok().flatten()? };
    let answer = if wanted.known {
        response(StatusCode::NOT_MODIFIED, Content::bytes(""))
    } else if requested == RequestedRange::Unsatisfiable {
        let answer = text_response(StatusCode::RANGE_NOT_SATISFIABLE, "The file ends before the range.");
        return Some(with_fields(answer, [(header::CONTENT_RANGE, &*format!("bytes */{length}"))]));
    } else {
        let media_type = options::media_type(&source.entry.path);
        let sent = (range.end - range.start).to_string();
        let part = format!("bytes {}-{}/{length}", range.start, range.end.saturating_sub(1));
        let answer = response(code, Content::file(source, range, first));
        let answer =
            with_fields(answer, [(header::CONTENT_LENGTH, &*sent), (header::ACCEPT_RANGES, "bytes")]);
        let answer = with_fields(answer, media_type.map(|media_type| (header::CONTENT_TYPE, media_type)));
        let is_part = code == StatusCode::PARTIAL_CONTENT;
        with_fields(answer, is_part.then_some((header::CONTENT_RANGE, &*part)))
    };
    let immutable = [
        (header::ETAG, &*wanted.tag),
        (header::CACHE_CONTROL, "public, max-age=31536000, immutable"),
        (header::CONTENT_SECURITY_POLICY, "sandbox; default-src 'none'"),
    ];
    Some(with_fields(answer, immutable))
}

fn text_response(code: StatusCode, sentence: &str) -> Answer {
    plain(code, format!("{sentence}\n"), "text/plain; charset=utf-8")
}

/// Returns a response that must not be cached.
fn plain(code: StatusCode, text: String, media_type: &str) -> Answer {
    let length = text.len().to_string();
    let fields = [
        (header::CONTENT_LENGTH, &*length),
        (header::CONTENT_TYPE, media_type),
        (header::CACHE_CONTROL, "no-store"),
    ];
    with_fields(response(code, Content::bytes(text)), fields)
}

fn response(code: StatusCode, content: Content) -> Answer {
    let mut answer = Response::new(content);
    *answer.status_mut() = code;
    let same_origin = HeaderName::from_static("cross-origin-resource-policy");
    with_fields(answer, [(header::X_CONTENT_TYPE_OPTIONS, "nosniff"), (same_origin, "same-origin")])
}

/// Adds header fields. All callers pass valid values.
fn with_fields<'v>(mut answer: Answer, fields: impl IntoIterator<Item = (HeaderName, &'v str)>) -> Answer {
    for (name, value) in fields {
        if let Ok(value) = HeaderValue::from_str(value) {
            answer.headers_mut().insert(name, value);
        }
    }
    answer
}
