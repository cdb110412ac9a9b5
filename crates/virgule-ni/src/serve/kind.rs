//! File name → media type, for the few types that people look at in a browser.
//!
//! What is not here is sent without a type, which RFC 9110 section 8.3 wants where it is not known, and browsers save it.
//! A wrong guess would be worse: a name may say which type it wants (`ct`), and a client refuses another one.

use std::path::Path;

const TYPES: &[(&str, &str)] = &[
    ("avif", "image/avif"),
    ("css", "text/css"),
    ("csv", "text/csv"),
    ("gif", "image/gif"),
    ("gz", "application/gzip"),
    ("htm", "text/html"),
    ("html", "text/html"),
    ("jpeg", "image/jpeg"),
    ("jpg", "image/jpeg"),
    ("js", "text/javascript"),
    ("json", "application/json"),
    ("md", "text/markdown"),
    ("mp3", "audio/mpeg"),
    ("mp4", "video/mp4"),
    ("pdf", "application/pdf"),
    ("png", "image/png"),
    ("svg", "image/svg+xml"),
    ("txt", "text/plain"),
    ("wasm", "application/wasm"),
    ("webm", "video/webm"),
    ("webp", "image/webp"),
    ("xml", "application/xml"),
    ("zip", "application/zip"),
];

/// The type of a file by the ending of its name.
pub(super) fn media_type(path: &Path) -> Option<&'static str> {
    let ending = path.extension()?.to_str()?.to_ascii_lowercase();
    TYPES.iter().find(|(known, _)| *known == ending).map(|(_, media_type)| *media_type)
}
