//! Algorithm and value: which algorithm is meant, and which bytes.
//!
//! ```text
//! val  → percent-encoding, blanks, padding, + and /   undone
//!      → hex digits of a digest                        its bytes
//!      → base64url                                     its bytes; or those of hex digits in it
//!      → as many as the algorithm has, or another one of its family
//! ```

use super::finding::fault;
use super::{Finding, Problem};
use crate::error::Fault;
use crate::val::{is_base64url, last};
use crate::{Algorithm, Digest, nih};
use data_encoding::{BASE64URL_NOPAD, HEXLOWER_PERMISSIVE};
use std::borrow::Cow;
use virgule::encode::{Encoded, rule};

/// A part of the text, and where it begins.
#[derive(Debug, Clone, Copy)]
pub(super) struct Piece<'t> {
    pub text: &'t str,
    pub at: usize,
}

impl<'t> Piece<'t> {
    pub fn end(self) -> usize {
        self.at + self.text.len()
    }

    /// What is on either side of the first `mark`.
    pub fn split(self, mark: char) -> Option<(Piece<'t>, Piece<'t>)> {
        let (before, behind) = self.text.split_once(mark)?;
        let at = self.at + before.len() + mark.len_utf8();
        Some((Piece { text: before, at: self.at }, Piece { text: behind, at }))
    }

    /// What follows these letters, of either case.
    pub fn without(self, begin: &str) -> Option<Piece<'t>> {
        let (found, rest) = self.text.split_at_checked(begin.len())?;
        found.eq_ignore_ascii_case(begin).then_some(Piece { text: rest, at: self.at + begin.len() })
    }
}

/// The algorithm that a name, nearly a name, or a number means.
pub(super) fn algorithm_like(alg: &str) -> Option<Algorithm> {
    Algorithm::meant_by(alg).or_else(|| nih::algorithm(alg).ok())
}

/// The algorithm, and what is wrong with its name.
pub(super) fn algorithm(alg: Piece<'_>, numbers: bool, findings: &mut Vec<Finding>) -> Option<Algorithm> {
    let text = undone(alg, findings);
    let wrong = |problem| Finding { offset: alg.at, problem };
    match nih::algorithm(&text) {
        Ok(algorithm) if numbers || algorithm.name() == text => return Some(algorithm),
        Ok(algorithm) => {
            findings.push(wrong(Problem::Number(algorithm)));
            return Some(algorithm);
        }
        Err(_) => {}
    }
    if let Some(meant) = Algorithm::meant_by(&text) {
        findings.push(wrong(Problem::Algorithm(meant)));
        return Some(meant);
    }
    let broken = ["md5", "sha1", "sha-1"].iter().any(|name| text.eq_ignore_ascii_case(name));
    let unknown =
        || fault(alg.at, nih::algorithm(&text).err().map_or(Fault::UnassignedSuite, |error| error.fault()));
    findings.push(if broken { wrong(Problem::Broken) } else { unknown() });
    None
}

/// The digest that a `val` of `ni` means.
pub(super) fn ni(algorithm: Algorithm, val: Piece<'_>, findings: &mut Vec<Finding>) -> Option<Digest> {
    let text = undone(val, findings);
    let text = without_blanks(&text, val.at, findings);
    let bare = text.trim_end_matches('=');
    if bare.len() < text.len() {
        findings.push(Finding { offset: val.at + bare.len(), problem: Problem::Padding });
    }
    let digits: String = bare.chars().filter(|&letter| letter != '-' && letter != ':').collect();
    if let Some(digest) = hex(&digits).and_then(|bytes| of_family(algorithm, &bytes)) {
        findings.push(Finding { offset: val.at, problem: Problem::Hex });
        return Some(noted(algorithm, digest, val, findings));
    }
    if let Some(at) = bare.find(['+', '/']) {
        findings.push(Finding { offset: val.at + at, problem: Problem::Base64Alphabet });
    }
    let bytes = base64(&bare.replace('+', "-").replace('/', "_"), val, findings)?;
    if let Ok(digest) = Digest::new(algorithm, &bytes) {
        return Some(digest);
    }
    // So many digits do not come about by chance: that is likelier than another algorithm.
    let inner = std::str::from_utf8(&bytes).ok().and_then(hex);
    if let Some(digest) = inner.and_then(|inner| of_family(algorithm, &inner)) {
        findings.push(Finding { offset: val.at, problem: Problem::EncodedHex });
        return Some(noted(algorithm, digest, val, findings));
    }
    if let Some(digest) = of_family(algorithm, &bytes) {
        return Some(noted(algorithm, digest, val, findings));
    }
    findings.push(fault(val.at, Fault::Length { algorithm, found: bytes.len() }));
    None
}

/// The digest that the digits of an `nih` name mean.
pub(super) fn nih(algorithm: Algorithm, digits: Piece<'_>, findings: &mut Vec<Finding>) -> Option<Digest> {
    let text = undone(digits, findings);
    let groups = |letter: char| letter.is_whitespace() || ":._".contains(letter);
    let bare: String = text.chars().filter(|&letter| letter != '-' && !groups(letter)).collect();
    if bare.bytes().all(|byte| byte.is_ascii_hexdigit()) {
        if let Some(at) = text.find(groups) {
            findings.push(Finding { offset: digits.at + at, problem: Problem::Groups });
        }
        let Some(bytes) = hex(&bare) else {
            let empty = if bare.is_empty() { Fault::NoDigits } else { Fault::OddDigits };
            findings.push(fault(digits.at, empty));
            return None;
        };
        let Some(digest) = of_family(algorithm, &bytes) else {
            findings.push(fault(digits.at, Fault::Length { algorithm, found: bytes.len() }));
            return None;
        };
        return Some(noted(algorithm, digest, digits, findings));
    }
    let bytes = base64(text.trim_end_matches('='), digits, findings)?;
    findings.push(Finding { offset: digits.at, problem: Problem::Base64InNih });
    Digest::new(algorithm, &bytes).ok()
}

/// The bytes of base64url, whatever the bits behind the last of them.
fn base64(text: &str, whole: Piece<'_>, findings: &mut Vec<Finding>) -> Option<Vec<u8>> {
    if let Some((at, found)) = text.char_indices().find(|&(_, letter)| !is_base64url(letter)) {
        findings.push(fault(whole.at + at, Fault::NotBase64url { found }));
        return None;
    }
    if text.len() % 4 == 1 {
        findings.push(fault(whole.at + text.len() - 1, Fault::LooseCharacter));
        return None;
    }
    let right = last(text);
    let body = text.get(..text.len().saturating_sub(1))?;
    if !text.is_empty() && !text.ends_with(right) {
        findings.push(Finding { offset: whole.at + body.len(), problem: Problem::TrailingBits });
    }
    let canonical = if text.is_empty() { String::new() } else { format!("{body}{right}") };
    BASE64URL_NOPAD.decode(canonical.as_bytes()).ok()
}

/// The bytes of hex digits, of which there are some.
fn hex(digits: &str) -> Option<Vec<u8>> {
    HEXLOWER_PERMISSIVE.decode(digits.as_bytes()).ok().filter(|bytes| !bytes.is_empty())
}

/// A digest of the algorithm that was named, or of the one of its family that has so many bytes: `sha-256` for
/// `sha-256-128`, say.
fn of_family(named: Algorithm, bytes: &[u8]) -> Option<Digest> {
    let family = |algorithm: Algorithm| algorithm.name().split('-').next();
    let fits =
        |algorithm: &Algorithm| family(*algorithm) == family(named) && algorithm.length() == bytes.len();
    Digest::new(Algorithm::all().find(fits)?, bytes).ok()
}

/// The digest, with a finding if it is of another algorithm.
fn noted(named: Algorithm, digest: Digest, val: Piece<'_>, findings: &mut Vec<Finding>) -> Digest {
    let fits = digest.algorithm();
    if fits != named {
        findings.push(Finding { offset: val.at, problem: Problem::OtherLength { named, fits } });
    }
    digest
}

/// The text with percent-encoding undone, if that leaves text.
fn undone<'t>(piece: Piece<'t>, findings: &mut Vec<Finding>) -> Cow<'t, str> {
    let encoded = Encoded::<rule::Query>::new(piece.text).ok();
    match encoded.and_then(|encoded| encoded.decode().ok()) {
        Some(Cow::Owned(text)) => {
            let at = piece.text.find('%').unwrap_or_default();
            findings.push(Finding { offset: piece.at + at, problem: Problem::PercentEncoded });
            Cow::Owned(text)
        }
        _ => Cow::Borrowed(piece.text),
    }
}

/// The text without white space and control characters.
fn without_blanks(text: &str, at: usize, findings: &mut Vec<Finding>) -> String {
    let blank = |letter: char| letter.is_whitespace() || letter.is_control();
    if let Some(first) = text.find(blank) {
        findings.push(Finding { offset: at + first, problem: Problem::Blank });
    }
    text.chars().filter(|&letter| !blank(letter)).collect()
}
