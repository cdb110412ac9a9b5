//! Algorithm and value: determines the intended algorithm and bytes.
//!
//! ```text
//! val  → percent-encoding, white space, padding, + and /   corrected
//!      → hex digits of a digest                            decoded
//!      → base64url                                         decoded; twice if it encodes hex digits
//!      → the length of the algorithm, or of another truncation
//! ```

use super::{FindingKind, Findings};
use crate::error::NameErrorKind;
use crate::name::{is_base64url, last, without_prefix};
use crate::{Algorithm, Digest, nih};
use data_encoding::{BASE64URL_NOPAD, HEXLOWER_PERMISSIVE};
use std::borrow::Cow;
use virgule::encode::{Encoded, rule};

#[derive(Debug, Clone, Copy)]
pub(super) struct TextSpan<'t> {
    pub text: &'t str,
    pub at: usize,
}

impl<'t> TextSpan<'t> {
    pub fn end(self) -> usize {
        self.at + self.text.len()
    }

    /// Splits the part at the first `mark`, which is excluded.
    pub fn split(self, mark: char) -> Option<(TextSpan<'t>, TextSpan<'t>)> {
        let (before, behind) = self.text.split_once(mark)?;
        let at = self.at + before.len() + mark.len_utf8();
        Some((TextSpan { text: before, at: self.at }, TextSpan { text: behind, at }))
    }

    /// Removes the prefix `begin`, ignoring case; `None` if the part does not begin with it.
    pub fn without(self, begin: &str) -> Option<TextSpan<'t>> {
        Some(TextSpan { text: without_prefix(self.text, begin)?, at: self.at + begin.len() })
    }
}

/// Returns the algorithm with this name, misspelled name or suite ID.
pub(super) fn algorithm_like(alg: &str) -> Option<Algorithm> {
    Algorithm::meant_by(alg).or_else(|| nih::algorithm(alg).ok())
}

/// Returns the algorithm of a name. A misspelled name, a suite ID (unless `numbers`), and a broken or unknown algorithm
/// are findings.
pub(super) fn algorithm(alg: TextSpan<'_>, numbers: bool, findings: &mut Findings) -> Option<Algorithm> {
    let text = undone(alg, findings);
    let (number, meant) = (nih::algorithm(&text), Algorithm::meant_by(&text));
    match (number, meant) {
        (Ok(algorithm), _) => {
            if !numbers && algorithm.name() != text {
                findings.add(alg.at, FindingKind::Number(algorithm));
            }
            return Some(algorithm);
        }
        (Err(_), Some(meant)) => {
            findings.add(alg.at, FindingKind::Algorithm(meant));
            return Some(meant);
        }
        (Err(_), None) if ["md5", "sha1", "sha-1"].iter().any(|name| text.eq_ignore_ascii_case(name)) => {
            findings.add(alg.at, FindingKind::Broken);
        }
        (Err(error), None) => findings.add_error(alg.at, error.kind()),
    }
    None
}

/// Returns the digest that the `val` of an `ni` name means.
pub(super) fn ni(algorithm: Algorithm, val: TextSpan<'_>, findings: &mut Findings) -> Option<Digest> {
    let text = undone(val, findings);
    let text = without_blanks(&text, val.at, findings);
    let bare = text.trim_end_matches('=');
    if bare.len() < text.len() {
        findings.add(val.at + bare.len(), FindingKind::Padding);
    }
    let digits: String = bare.chars().filter(|&letter| letter != '-' && letter != ':').collect();
    if let Some(digest) = hex(&digits).and_then(|bytes| of_family(algorithm, &bytes)) {
        findings.add(val.at, FindingKind::Hex);
        return Some(noted(algorithm, digest, val, findings));
    }
    if let Some(at) = bare.find(['+', '/']) {
        findings.add(val.at + at, FindingKind::Base64Alphabet);
    }
    let bytes = base64(&bare.replace('+', "-").replace('/', "_"), val, findings)?;
    if let Ok(digest) = Digest::new(algorithm, &bytes) {
        return Some(digest);
    }
    // Bytes that are all ASCII hex digits are not random, so this is more likely than another algorithm.
    let inner = std::str::from_utf8(&bytes).ok().and_then(hex);
    if let Some(digest) = inner.and_then(|inner| of_family(algorithm, &inner)) {
        findings.add(val.at, FindingKind::EncodedHex);
        return Some(noted(algorithm, digest, val, findings));
    }
    if let Some(digest) = of_family(algorithm, &bytes) {
        return Some(noted(algorithm, digest, val, findings));
    }
    findings.add_error(val.at, NameErrorKind::Length { algorithm, found: bytes.len() });
    None
}

/// Returns the digest that the digits of an `nih` name mean.
pub(super) fn nih(algorithm: Algorithm, digits: TextSpan<'_>, findings: &mut Findings) -> Option<Digest> {
    let text = undone(digits, findings);
    let groups = |letter: char| letter.is_whitespace() || ":._".contains(letter);
    let bare: String = text.chars().filter(|&letter| letter != '-' && !groups(letter)).collect();
    if bare.bytes().all(|byte| byte.is_ascii_hexdigit()) {
        if let Some(at) = text.find(groups) {
            findings.add(digits.at + at, FindingKind::Groups);
        }
        let Some(bytes) = hex(&bare) else {
            let empty = if bare.is_empty() { NameErrorKind::NoDigits } else { NameErrorKind::OddDigits };
            findings.add_error(digits.at, empty);
            return None;
        };
        let Some(digest) = of_family(algorithm, &bytes) else {
            findings.add_error(digits.at, NameErrorKind::Length { algorithm, found: bytes.len() });
            return None;
        };
        return Some(noted(algorithm, digest, digits, findings));
    }
    let bytes = base64(text.trim_end_matches('='), digits, findings)?;
    findings.add(digits.at, FindingKind::Base64InNih);
    Digest::new(algorithm, &bytes).ok()
}

/// Decodes base64url. Nonzero unused bits are a finding.
fn base64(text: &str, whole: TextSpan<'_>, findings: &mut Findings) -> Option<Vec<u8>> {
    if let Some((at, found)) = text.char_indices().find(|&(_, letter)| !is_base64url(letter)) {
        findings.add_error(whole.at + at, NameErrorKind::NotBase64url { found });
        return None;
    }
    if text.len() % 4 == 1 {
        findings.add_error(whole.at + text.len() - 1, NameErrorKind::LooseCharacter);
        return None;
    }
    let right = last(text);
    let body = text.get(..text.len().saturating_sub(1))?;
    if !text.is_empty() && !text.ends_with(right) {
        findings.add(whole.at + body.len(), FindingKind::TrailingBits);
    }
    let canonical = if text.is_empty() { String::new() } else { format!("{body}{right}") };
    BASE64URL_NOPAD.decode(canonical.as_bytes()).ok()
}

/// Decodes hex digits; `None` if the string is empty or not hexadecimal.
fn hex(digits: &str) -> Option<Vec<u8>> {
    HEXLOWER_PERMISSIVE.decode(digits.as_bytes()).ok().filter(|bytes| !bytes.is_empty())
}

/// Returns a digest by the algorithm with the same hash function and this length (`sha-256` for `sha-256-128`).
fn of_family(named: Algorithm, bytes: &[u8]) -> Option<Digest> {
    let family = |algorithm: Algorithm| algorithm.name().split('-').next();
    let fits =
        |algorithm: &Algorithm| family(*algorithm) == family(named) && algorithm.length() == bytes.len();
    Digest::new(Algorithm::all().find(fits)?, bytes).ok()
}

/// Returns the digest, and adds a finding if its algorithm is not `named`.
fn noted(named: Algorithm, digest: Digest, val: TextSpan<'_>, findings: &mut Findings) -> Digest {
    let fits = digest.algorithm();
    if fits != named {
        findings.add(val.at, FindingKind::OtherLength { named, fits });
    }
    digest
}

/// Percent-decodes a part; returns it unchanged if it does not decode to UTF-8. A percent-encoding is a finding.
fn undone<'t>(piece: TextSpan<'t>, findings: &mut Findings) -> Cow<'t, str> {
    let encoded = Encoded::<rule::Query>::new(piece.text).ok();
    match encoded.and_then(|encoded| encoded.decode().ok()) {
        Some(Cow::Owned(text)) => {
            let at = piece.text.find('%').unwrap_or_default();
            findings.add(piece.at + at, FindingKind::PercentEncoded);
            Cow::Owned(text)
        }
        _ => Cow::Borrowed(piece.text),
    }
}

/// Removes whitespace and control characters, which are a finding.
fn without_blanks(text: &str, at: usize, findings: &mut Findings) -> String {
    let blank = |letter: char| letter.is_whitespace() || letter.is_control();
    if let Some(first) = text.find(blank) {
        findings.add(at + first, FindingKind::Blank);
    }
    text.chars().filter(|&letter| !blank(letter)).collect()
}
