//! Names for people to read aloud: hex digits in groups, and a check digit.
//!
//! ```abnf
//! humanname  = "nih:" alg-sepval [ ";" checkdigit ]   ; RFC 6920 section 7
//! alg-sepval = alg ";" sepval
//! sepval     = 1*(ahlc / "-")
//! checkdigit = ahlc
//! ```
//!
//! `alg` is a registered name or a suite ID in decimal. Letters of either case are taken, as ABNF has it, and lower case
//! is written, as the prose has it.

use crate::error::Fault;
use crate::registry::{Suite, suite};
use crate::{Algorithm, Digest, NameError};
use std::fmt::Write;

/// The check digit for hex digits, by the Luhn algorithm modulo 16 (RFC 6920 section 7; ISO/IEC 7812 for the original).
/// What is no hex digit does not count.
///
/// From the right, digits are taken twice and once in turn; of each product the digits are added in base 16:
///
/// ```text
/// digits        5   3   2   6
/// times         1   2   1   2        the rightmost twice
/// product       5   6   2   c
/// sum          5 + 6 + 2 + c = 19 (hex) = 25
/// check digit  (16 - 25 mod 16) mod 16 = 7
/// ```
///
/// It finds every wrong digit, and every swap of neighbours but that of `0` and `f`.
///
/// ```
/// assert_eq!(virgule_ni::check_digit("5326"), '7');
/// assert_eq!(virgule_ni::check_digit("5326-9057-e12f-e2b7-4ba0-7c89-2560-a2"), 'f'); // figure 8
/// ```
pub fn check_digit(digits: &str) -> char {
    let values = digits.bytes().rev().filter_map(|byte| char::from(byte).to_digit(16));
    let (sum, _) = values.fold((0, 2), |(sum, times), value| {
        let product = value * times;
        // Kept small, so that no length overflows it.
        ((sum + product / 16 + product % 16) % 16, 3 - times)
    });
    char::from_digit((16 - sum) % 16, 16).unwrap_or('0')
}

/// What the `alg` of an `nih` name says.
pub(crate) fn algorithm(alg: &str) -> Result<Algorithm, NameError> {
    let fault = if !alg.bytes().all(|byte| byte.is_ascii_digit()) {
        match Algorithm::find(alg) {
            Some(algorithm) => return Ok(algorithm),
            None => Fault::UnknownAlgorithm { meant: Algorithm::meant_by(alg) },
        }
    } else if alg.len() > 1 && alg.starts_with('0') {
        Fault::MalformedSuite
    } else {
        // More digits than a number has room for are out of range like other large ones.
        match suite(alg.parse().unwrap_or(u64::MAX)) {
            Suite::Algorithm(algorithm) => return Ok(algorithm),
            Suite::Reserved => Fault::ReservedSuite,
            Suite::Unassigned => Fault::UnassignedSuite,
            Suite::OutOfRange => Fault::MalformedSuite,
        }
    };
    Err(NameError::new(0, fault))
}

/// Reads a `sepval`; offsets are those in it. What is too long is counted, not kept.
pub(crate) fn read(algorithm: Algorithm, sepval: &str) -> Result<Digest, NameError> {
    let digits = || sepval.char_indices().filter_map(|(at, letter)| Some((at, letter.to_digit(16)?)));
    let (count, wanted) = (digits().count(), 2 * algorithm.length());
    if count == 0 {
        return Err(NameError::new(0, Fault::NoDigits));
    }
    if count % 2 == 1 {
        // The missing digit is unknown; the place is where one more could stand.
        return Err(NameError::new(sepval.len(), Fault::OddDigits));
    }
    if count != wanted {
        let offset = digits().nth(wanted).map_or(sepval.len(), |(at, _)| at);
        return Err(NameError::new(offset, Fault::Length { algorithm, found: count / 2 }));
    }
    let values: Vec<u8> = digits().map(|(_, value)| value as u8).collect();
    let bytes: Vec<u8> =
        values.chunks(2).map(|pair| pair.iter().fold(0, |byte, value| byte << 4 | value)).collect();
    Ok(Digest::cut(algorithm, &bytes))
}

/// How an `nih` name is written.
///
/// ```
/// use virgule_ni::{Name, NihStyle};
///
/// let name = Name::parse("nih:sha-256-32;53269057")?;
/// assert_eq!(name.to_nih(), "nih:sha-256-32;5326-9057;b");
/// let style = NihStyle { group: 6, suite_id: true, check_digit: false };
/// assert_eq!(name.to_nih_styled(style), "nih:6;532690-57");
/// # Ok::<(), virgule_ni::NameError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NihStyle {
    /// How many digits stand between hyphens; 0 for none. 4 and 6 are customary.
    pub group: usize,
    /// The suite ID in place of the name, where there is one.
    pub suite_id: bool,
    /// Whether a check digit ends the name.
    pub check_digit: bool,
}

impl Default for NihStyle {
    /// As in figure 9: groups of four, the name of the algorithm, a check digit.
    fn default() -> Self {
        NihStyle { group: 4, suite_id: false, check_digit: true }
    }
}

/// Writes a name.
pub(crate) fn write(digest: &Digest, style: NihStyle) -> String {
    let algorithm = digest.algorithm();
    let mut text = match algorithm.id().filter(|_| style.suite_id) {
        Some(id) => format!("nih:{id};"),
        None => format!("nih:{algorithm};"),
    };
    let digits = digest.to_string();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && style.group > 0 && place % style.group == 0 {
            text.push('-');
        }
        text.push(digit);
    }
    if style.check_digit {
        // A string always has room.
        let _ = write!(text, ";{}", check_digit(&digits));
    }
    text
}
