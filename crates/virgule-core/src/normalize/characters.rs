//! Lower-cases letters, decodes the percent-encodings of unreserved characters, and keeps all others (RFC 3986 section
//! 6.2.2.2).
//!
//! ```abnf
//! pct-encoded   = "%" HEXDIG HEXDIG
//! unreserved    = ALPHA / DIGIT / "-" / "." / "_" / "~"
//! iunreserved   = ALPHA / DIGIT / "-" / "." / "_" / "~" / ucschar     ; RFC 3987
//! ```
//!
//! Only unreserved characters, which are never delimiters, are decoded: `%2F` is kept, and so is `%2540`, which would
//! become `%40`. In an IRI the encoded UTF-8 of an `iunreserved` character is decoded; incomplete or overlong UTF-8 is
//! kept.

use super::step::{Component, Normalization, NormalizationReport, NormalizationStep};
use crate::encode::characters::{character, is_unreserved, may_stand};
use crate::encode::decode::next;
use crate::uri::output::{self, Output};
use virgule_automata::swar::{find, same_words};

/// The mapping of characters of a component: the steps that apply to it.
#[derive(Clone, Copy)]
pub(crate) struct CharacterMapping {
    pub steps: Normalization,
    /// True if non-ASCII characters may be decoded.
    pub iri: bool,
    /// The step that maps ASCII letters to lower case; `None` in a case-sensitive component.
    pub lower: Option<NormalizationStep>,
}

impl CharacterMapping {
    /// Creates the mapping of a case-sensitive component.
    #[inline]
    pub fn new(steps: Normalization, iri: bool) -> Self {
        CharacterMapping { steps, iri, lower: None }
    }

    /// Creates the mapping of a case-insensitive component. If in `steps`, `step` maps its letters to lower case.
    #[inline]
    pub fn lower(steps: Normalization, iri: bool, step: NormalizationStep) -> Self {
        CharacterMapping { steps, iri, lower: steps.contains(step).then_some(step) }
    }

    #[inline]
    fn letter(self, byte: u8) -> u8 {
        if self.lower.is_some() { byte.to_ascii_lowercase() } else { byte }
    }
}

/// A character or percent-encoding after the mapping.
#[derive(Clone, Copy)]
pub(crate) struct Unit {
    /// The result in UTF-8, in the first `length` bytes.
    bytes: [u8; 4],
    /// The length of the result.
    length: usize,
    /// The number of bytes of text that the result replaces.
    pub taken: usize,
    /// True if the character was percent-encoded in the text, and is decoded in the result.
    decoded: bool,
}

impl Unit {
    #[inline]
    pub fn as_bytes(&self) -> &[u8] {
        &self.bytes[..self.length]
    }

    /// Returns the unit as a string: one character, or the ASCII text of a percent-encoding, and thus valid UTF-8.
    #[inline]
    fn as_str(&self) -> &str {
        core::str::from_utf8(self.as_bytes()).unwrap_or("")
    }

    #[inline]
    fn verbatim(bytes: &[u8], taken: usize) -> Self {
        let mut unit = Unit { bytes: [0; 4], length: bytes.len().min(4), taken, decoded: false };
        unit.bytes.iter_mut().zip(bytes).for_each(|(to, from)| *to = *from);
        unit
    }
}

/// Returns the first unit of `text`, which must not be empty.
#[inline]
pub(crate) fn unit(text: &[u8], mapping: CharacterMapping) -> Unit {
    let Some(octet) = octet(text) else {
        return Unit::verbatim(&[mapping.letter(text.first().copied().unwrap_or(0))], 1);
    };
    if mapping.steps.contains(NormalizationStep::PercentDecoding) {
        if is_unreserved(char::from(octet)) {
            return Unit { decoded: true, ..Unit::verbatim(&[mapping.letter(octet)], 3) };
        }
        if let Some((character, _)) = character(text, 0).filter(|&(c, _)| mapping.iri && may_stand(c, false))
        {
            let mut bytes = [0; 4];
            let length = character.encode_utf8(&mut bytes).len();
            return Unit { bytes, length, taken: 3 * length, decoded: true };
        }
    }
    let digits = [text.get(1), text.get(2)].map(|digit| digit.copied().unwrap_or(b'0'));
    let upper = mapping.steps.contains(NormalizationStep::PercentCase);
    let digits = if upper { digits.map(|digit| digit.to_ascii_uppercase()) } else { digits };
    Unit::verbatim(&[b'%', digits[0], digits[1]], 3)
}

/// Writes `text` after `mapping`.
pub(crate) fn write<O: Output>(
    text: &str,
    mapping: CharacterMapping,
    component: Component,
    changes: &mut NormalizationReport,
    out: &mut O,
) -> output::WriteResult {
    let bytes = text.as_bytes();
    let (mut copied, mut at) = (0, 0);
    let find_candidate = |rest: &[u8]| match mapping.lower {
        None => find(rest, b'%'),
        Some(_) => rest.iter().position(|byte| *byte == b'%' || byte.is_ascii_uppercase()),
    };
    while let Some(next) = find_candidate(&bytes[at..]) {
        at += next;
        if is_unchanged(&bytes[at..], mapping) {
            at += 3;
            continue;
        }
        if let (Some(step), Some(capitals)) = (mapping.lower, Capitals::at(&bytes[at..])) {
            out.push_str(&text[copied..at])?;
            out.push_str(capitals.as_str())?;
            changes.add(step, component);
            at += capitals.length;
            copied = at;
            continue;
        }
        let unit = unit(&bytes[at..], mapping);
        let before = &bytes[at..at + unit.taken];
        // Compared byte by byte: a unit has at most four bytes, too few for a function call.
        if !unit.as_bytes().iter().eq(before) {
            out.push_str(&text[copied..at])?;
            out.push_str(unit.as_str())?;
            record(&unit, before, mapping, component, changes);
            copied = at + unit.taken;
        }
        at += unit.taken;
    }
    out.push_str(&text[copied..])
}

/// True if `mapping` certainly does not change the percent-encoding at the start of `text`: its digits are decimal or
/// upper case, and the octet is reserved or, in a URI, non-ASCII. Most percent-encodings are unchanged.
#[inline]
fn is_unchanged(text: &[u8], mapping: CharacterMapping) -> bool {
    let &[b'%', high, low, ..] = text else { return false };
    let written_so = is_digit(high) && is_digit(low);
    let is_non_ascii = high >= b'8';
    written_so
        && if is_non_ascii { !mapping.iri } else { UNRESERVED[usize::from(high & 7)] >> value(low) & 1 == 0 }
}

/// True for a hexadecimal digit that is decimal or upper case. Some kinds have percent signs that encode nothing.
#[inline(always)]
const fn is_digit(byte: u8) -> bool {
    matches!(byte, b'0'..=b'9' | b'A'..=b'F')
}

/// The unreserved octets: indexed by the first hexadecimal digit, with one bit for each second digit.
const UNRESERVED: [u16; 8] = {
    let (mut sets, mut octet) = ([0; 8], 0u8);
    while octet < 128 {
        if is_unreserved(octet as char) {
            sets[octet as usize / 16] |= 1 << (octet % 16);
        }
        octet += 1;
    }
    sets
};

/// Returns the value of a hexadecimal digit.
#[inline(always)]
pub(super) fn value(digit: u8) -> u8 {
    (digit & 0x0F) + 9 * (digit >> 6)
}

/// Upper-case letters at the start of a string, as the lower-case letters that replace them.
struct Capitals {
    small: [u8; 16],
    length: usize,
}

impl Capitals {
    /// Returns the upper-case letters with which `text` begins, at most sixteen, or `None` if there are none.
    #[inline]
    fn at(text: &[u8]) -> Option<Self> {
        let mut capitals = Capitals { small: [0; 16], length: 0 };
        for (to, from) in
            capitals.small.iter_mut().zip(text.iter().take_while(|byte| byte.is_ascii_uppercase()))
        {
            *to = from.to_ascii_lowercase();
            capitals.length += 1;
        }
        (capitals.length > 0).then_some(capitals)
    }

    #[inline]
    fn as_str(&self) -> &str {
        core::str::from_utf8(&self.small[..self.length]).unwrap_or("")
    }
}

/// Records the step that changed a unit.
#[inline]
fn record(
    unit: &Unit,
    before: &[u8],
    mapping: CharacterMapping,
    component: Component,
    changes: &mut NormalizationReport,
) {
    let letter = match (unit.decoded, before.first()) {
        (true, _) => {
            changes.add(NormalizationStep::PercentDecoding, component);
            octet(before)
        }
        (false, Some(b'%')) => return changes.add(NormalizationStep::PercentCase, component),
        (false, letter) => letter.copied(),
    };
    if let Some(step) = mapping.lower.filter(|_| letter.is_some_and(|letter| letter.is_ascii_uppercase())) {
        changes.add(step, component);
    }
}

/// True if two strings are equal after `mapping`. Does not allocate.
#[inline]
pub(crate) fn equal(one: &str, other: &str, mapping: CharacterMapping) -> bool {
    if one == other {
        return true;
    }
    let (mut one, mut other) = (one.as_bytes(), other.as_bytes());
    loop {
        let same = same_words(one, other);
        (one, other) = (one.get(same..).unwrap_or(&[]), other.get(same..).unwrap_or(&[]));
        match (one, other) {
            ([], []) => return true,
            ([], _) | (_, []) => return false,
            ([left, one_rest @ ..], [right, other_rest @ ..]) if *left != b'%' && *right != b'%' => {
                if mapping.letter(*left) != mapping.letter(*right) {
                    return false;
                }
                (one, other) = (one_rest, other_rest);
            }
            // A non-ASCII character has several bytes in both of its forms, so units are compared byte by byte.
            _ if mapping.iri => return bytes(one, mapping).eq(bytes(other, mapping)),
            _ => {
                let (left, right) = (unit(one, mapping), unit(other, mapping));
                if !left.as_bytes().iter().eq(right.as_bytes()) {
                    return false;
                }
                (one, other) =
                    (one.get(left.taken..).unwrap_or(&[]), other.get(right.taken..).unwrap_or(&[]));
            }
        }
    }
}

/// Returns the bytes of a string after `mapping`.
#[inline]
fn bytes(mut rest: &[u8], mapping: CharacterMapping) -> impl Iterator<Item = u8> {
    let (mut mapped, mut at) = (Unit::verbatim(&[], 0), 0);
    core::iter::from_fn(move || {
        if at == mapped.length {
            if rest.is_empty() {
                return None;
            }
            mapped = unit(rest, mapping);
            rest = rest.get(mapped.taken..).unwrap_or(&[]);
            at = 0;
        }
        at += 1;
        mapped.as_bytes().get(at - 1).copied()
    })
}

/// Returns the octet of the percent-encoding at the start of `text`, or `None` if there is none.
#[inline]
pub(crate) fn octet(text: &[u8]) -> Option<u8> {
    next(text, 0).filter(|&(_, length)| length == 3).map(|(octet, _)| octet)
}
