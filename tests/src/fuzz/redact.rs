//! Any bytes, redacted: as a secret in each form of text, and as a text.

use super::{choices, must};
use crate::secret_forms::{COUNT, in_parts, is_hidden};

/// True for a text that reads as several: words, or a list of hosts or URLs, of which each is redacted alone. Slashes may be written
/// `\/`, as in JSON.
fn is_several(data: &[u8]) -> bool {
    let data: Vec<u8> = data.iter().copied().filter(|byte| *byte != b'\\').collect();
    let has = |bytes: &[u8]| data.iter().any(|byte| bytes.contains(byte));
    has(b" ") || (has(b"@:") && (has(b",;|") || data.windows(3).any(|part| part == b"://")))
}

/// Redacts `data`.
///
/// # Panics
///
/// If a secret is shown, or if redacting the input in parts, or a second time, gives another output.
pub fn redact(data: &[u8]) {
    let mut random = choices(data);
    for form in (0..COUNT).filter(|_| !is_several(data)) {
        must(is_hidden(form, data, &mut random));
    }
    redact_text(data);
}

/// Redacts a text in parts, and a second time.
///
/// # Panics
///
/// If the output is another one.
pub fn redact_text(data: &[u8]) {
    let mut random = choices(data);
    let shown = in_parts(data, data.len());
    assert_eq!(in_parts(data, 1 + random.below(8)), shown, "in parts: {}", data.escape_ascii());
    assert_eq!(in_parts(&shown, shown.len()), shown, "again: {}", data.escape_ascii());
}
