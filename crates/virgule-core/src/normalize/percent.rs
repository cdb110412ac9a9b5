//! Percent-encodings: which are decoded, which keep their three characters (RFC 3986 section 6.2.2.2).
//!
//! ```abnf
//! pct-encoded   = "%" HEXDIG HEXDIG
//! unreserved    = ALPHA / DIGIT / "-" / "." / "_" / "~"
//! iunreserved   = ALPHA / DIGIT / "-" / "." / "_" / "~" / ucschar     ; RFC 3987
//! ```
//!
//! Only characters that may stand anywhere for themselves are decoded, so that no component begins or ends
//! elsewhere than before: `%2F` stays, `%2540` stays (it is no `%40`). In an IRI, a run of encodings that is the
//! UTF-8 of such a character is that character; broken or overlong UTF-8 stays as it is.

use super::step::{Component, Normalization, NormalizationReport, NormalizationStep};
use crate::encode::decode::next;
use crate::iri::characters::{is_unreserved, may_stand};
use crate::iri::forms::character;
use crate::output::{BufferFullError, Output};
use crate::scan::{find, same_words};

/// How a component is read.
#[derive(Clone, Copy)]
pub(crate) struct How {
    pub steps: Normalization,
    /// Whether characters beyond ASCII may be decoded.
    pub iri: bool,
    /// The step by which ASCII letters become small ones, if they do.
    pub lower: Option<NormalizationStep>,
}

impl How {
    /// As in a component whose case matters.
    #[inline]
    pub fn new(steps: Normalization, iri: bool) -> Self {
        How { steps, iri, lower: None }
    }

    /// As in one whose ASCII letters may all be small, by that step.
    #[inline]
    pub fn lower(steps: Normalization, iri: bool, step: NormalizationStep) -> Self {
        How { steps, iri, lower: steps.contains(step).then_some(step) }
    }

    #[inline]
    fn letter(self, byte: u8) -> u8 {
        if self.lower.is_some() { byte.to_ascii_lowercase() } else { byte }
    }
}

/// What stands at the beginning of a text.
#[derive(Clone, Copy)]
pub(crate) struct Unit {
    /// What it becomes, as UTF-8.
    bytes: [u8; 4],
    /// How many of those.
    length: usize,
    /// How many bytes of the text it takes.
    pub taken: usize,
    /// Whether it is percent-encoded before and decoded after.
    decoded: bool,
}

impl Unit {
    #[inline]
    pub fn as_bytes(&self) -> &[u8] {
        &self.bytes[..self.length]
    }

    /// A unit is a character or three of ASCII: always text.
    #[inline]
    fn as_str(&self) -> &str {
        core::str::from_utf8(self.as_bytes()).unwrap_or("")
    }

    #[inline]
    fn kept(bytes: &[u8], taken: usize) -> Self {
        let mut unit = Unit { bytes: [0; 4], length: bytes.len().min(4), taken, decoded: false };
        unit.bytes.iter_mut().zip(bytes).for_each(|(to, from)| *to = *from);
        unit
    }
}

/// The unit that `text`, which is not empty, begins with.
#[inline]
pub(crate) fn unit(text: &[u8], how: How) -> Unit {
    let Some(octet) = octet(text) else {
        return Unit::kept(&[how.letter(text.first().copied().unwrap_or(0))], 1);
    };
    if how.steps.contains(NormalizationStep::PercentDecoding) {
        if is_unreserved(char::from(octet)) {
            return Unit { decoded: true, ..Unit::kept(&[how.letter(octet)], 3) };
        }
        if let Some((character, _)) = character(text, 0).filter(|&(c, _)| how.iri && may_stand(c, false)) {
            let mut bytes = [0; 4];
            let length = character.encode_utf8(&mut bytes).len();
            return Unit { bytes, length, taken: 3 * length, decoded: true };
        }
    }
    let digits = [text.get(1), text.get(2)].map(|digit| digit.copied().unwrap_or(b'0'));
    let upper = how.steps.contains(NormalizationStep::PercentCase);
    let digits = if upper { digits.map(|digit| digit.to_ascii_uppercase()) } else { digits };
    Unit::kept(&[b'%', digits[0], digits[1]], 3)
}

/// Writes `text` as `how` says.
pub(crate) fn write<O: Output>(
    text: &str,
    how: How,
    component: Component,
    changes: &mut NormalizationReport,
    out: &mut O,
) -> Result<(), BufferFullError> {
    let bytes = text.as_bytes();
    let (mut kept, mut at) = (0, 0);
    let stands = |rest: &[u8]| match how.lower {
        None => find(rest, b'%'),
        Some(_) => rest.iter().position(|byte| *byte == b'%' || byte.is_ascii_uppercase()),
    };
    while let Some(next) = stands(&bytes[at..]) {
        at += next;
        if stays(&bytes[at..], how) {
            at += 3;
            continue;
        }
        if let (Some(step), Some(capitals)) = (how.lower, Capitals::at(&bytes[at..])) {
            out.push_str(&text[kept..at])?;
            out.push_str(capitals.as_str())?;
            changes.add(step, component);
            at += capitals.length;
            kept = at;
            continue;
        }
        let unit = unit(&bytes[at..], how);
        let before = &bytes[at..at + unit.taken];
        // Byte by byte: there are at most four, too few to call a function for.
        if !unit.as_bytes().iter().eq(before) {
            out.push_str(&text[kept..at])?;
            out.push_str(unit.as_str())?;
            record(&unit, before, how, component, changes);
            kept = at + unit.taken;
        }
        at += unit.taken;
    }
    out.push_str(&text[kept..])
}

/// Whether a percent-encoding certainly stays as it is: its digits are numerals or capital, and what it stands for is
/// reserved, or beyond ASCII in a URI. Most are of that sort.
#[inline]
fn stays(text: &[u8], how: How) -> bool {
    let &[b'%', high, low, ..] = text else { return false };
    let written_so = high < b'a' && low < b'a';
    let beyond = high >= b'8';
    written_so && if beyond { !how.iri } else { UNRESERVED[usize::from(high & 7)] >> value(low) & 1 == 0 }
}

/// Which octets are unreserved, by the value of the first digit, as bits by that of the second.
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

/// The value of a hexadecimal digit.
#[inline(always)]
pub(super) fn value(digit: u8) -> u8 {
    (digit & 0x0F) + 9 * (digit >> 6)
}

/// Capital letters side by side, as small ones.
struct Capitals {
    small: [u8; 16],
    length: usize,
}

impl Capitals {
    /// Those that `text` begins with.
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

/// Notes which step changed a unit.
#[inline]
fn record(unit: &Unit, before: &[u8], how: How, component: Component, changes: &mut NormalizationReport) {
    let letter = match (unit.decoded, before.first()) {
        (true, _) => {
            changes.add(NormalizationStep::PercentDecoding, component);
            octet(before)
        }
        (false, Some(b'%')) => return changes.add(NormalizationStep::PercentCase, component),
        (false, letter) => letter.copied(),
    };
    if let Some(step) = how.lower.filter(|_| letter.is_some_and(|letter| letter.is_ascii_uppercase())) {
        changes.add(step, component);
    }
}

/// Whether two texts are the same when they are read so. Takes no memory.
#[inline]
pub(crate) fn equal(one: &str, other: &str, how: How) -> bool {
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
                if how.letter(*left) != how.letter(*right) {
                    return false;
                }
                (one, other) = (one_rest, other_rest);
            }
            // A character may be several bytes, decoded or not.
            _ if how.iri => return Bytes::new(one, how).eq(Bytes::new(other, how)),
            _ => {
                let (left, right) = (unit(one, how), unit(other, how));
                if !left.as_bytes().iter().eq(right.as_bytes()) {
                    return false;
                }
                (one, other) =
                    (one.get(left.taken..).unwrap_or(&[]), other.get(right.taken..).unwrap_or(&[]));
            }
        }
    }
}

/// The bytes of a text as `how` reads them.
struct Bytes<'a> {
    rest: &'a [u8],
    how: How,
    unit: Unit,
    /// The next byte of the unit.
    at: usize,
}

impl<'a> Bytes<'a> {
    #[inline]
    fn new(rest: &'a [u8], how: How) -> Self {
        Bytes { rest, how, unit: Unit::kept(&[], 0), at: 0 }
    }
}

impl Iterator for Bytes<'_> {
    type Item = u8;

    #[inline]
    fn next(&mut self) -> Option<u8> {
        if self.at == self.unit.length {
            if self.rest.is_empty() {
                return None;
            }
            self.unit = unit(self.rest, self.how);
            self.rest = self.rest.get(self.unit.taken..).unwrap_or(&[]);
            self.at = 0;
        }
        self.at += 1;
        self.unit.as_bytes().get(self.at - 1).copied()
    }
}

/// The octet that `text` begins with, percent-encoded.
#[inline]
pub(crate) fn octet(text: &[u8]) -> Option<u8> {
    next(text, 0).filter(|&(_, length)| length == 3).map(|(octet, _)| octet)
}
