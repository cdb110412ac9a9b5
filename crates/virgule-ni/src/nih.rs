//! `nih` names, which people can read and type: hex digits in groups, with a check digit.
//!
//! ```abnf
//! humanname  = "nih:" alg-sepval [ ";" checkdigit ]   ; RFC 6920 section 7
//! alg-sepval = alg ";" sepval
//! sepval     = 1*(ahlc / "-")
//! checkdigit = ahlc
//! ```
//!
//! `alg` is a registered name or a decimal suite ID. Hex digits may have either case (ABNF), written in lower case
//! (prose).

use crate::error::NameErrorKind;
use crate::registry::{Suite, suite};
use crate::{Algorithm, Digest, NameError};
use std::fmt::Write;

/// Returns the check digit for hex digits, by the Luhn algorithm modulo 16 (RFC 6920 section 7; ISO/IEC 7812 for the
/// original). Other characters are ignored.
///
/// From the right, every second digit is doubled, beginning with the last; the base-16 digits of the products are
/// summed:
///
/// ```text
/// digits        5   3   2   6
/// times         1   2   1   2        the rightmost twice
/// product       5   6   2   c
/// sum          5 + 6 + 2 + c = 19 (hex) = 25
/// check digit  (16 - 25 mod 16) mod 16 = 7
/// ```
///
/// The check digit detects every single wrong digit, and every transposition of adjacent digits except `0` and `f`.
///
/// ```
/// assert_eq!(virgule_ni::check_digit("5326"), '7');
/// assert_eq!(virgule_ni::check_digit("5326-9057-e12f-e2b7-4ba0-7c89-2560-a2"), 'f'); // figure 8
/// ```
pub fn check_digit(digits: &str) -> char {
    let values = digits.bytes().rev().filter_map(|byte| char::from(byte).to_digit(16));
    let (sum, _) = values.fold((0, 2), |(sum, times), value| {
        let product = value * times;
        // The sum is reduced at every step to prevent overflow.
        ((sum + product / 16 + product % 16) % 16, 3 - times)
    });
    char::from_digit((16 - sum) % 16, 16).unwrap_or('0')
}

pub(crate) fn algorithm(alg: &str) -> Result<Algorithm, NameError> {
    let fault = if !alg.bytes().all(|byte| byte.is_ascii_digit()) {
        match Algorithm::find(alg) {
            Some(algorithm) => return Ok(algorithm),
            None => NameErrorKind::UnknownAlgorithm { meant: Algorithm::meant_by(alg) },
        }
    } else if alg.len() > 1 && alg.starts_with('0') {
        NameErrorKind::MalformedSuite
    } else {
        // Numbers beyond `u64` are out of range, as other large numbers are.
        match suite(alg.parse().unwrap_or(u64::MAX)) {
            Suite::Algorithm(algorithm) => return Ok(algorithm),
            Suite::Reserved => NameErrorKind::ReservedSuite,
            Suite::Unassigned => NameErrorKind::UnassignedSuite,
            Suite::OutOfRange => NameErrorKind::MalformedSuite,
        }
    };
    Err(NameError::new(0, fault))
}

/// Parses a `sepval`; offsets are relative to its begin. Excess digits are counted, not stored.
pub(crate) fn read(algorithm: Algorithm, sepval: &str) -> Result<Digest, NameError> {
    let digits = || sepval.char_indices().filter_map(|(at, letter)| Some((at, letter.to_digit(16)?)));
    let (count, wanted) = (digits().count(), 2 * algorithm.length());
    if count == 0 {
        return Err(NameError::new(0, NameErrorKind::NoDigits));
    }
    if count % 2 == 1 {
        // It is unknown which digit is missing; the offset is that of an additional digit.
        return Err(NameError::new(sepval.len(), NameErrorKind::OddDigits));
    }
    if count != wanted {
        let offset = digits().nth(wanted).map_or(sepval.len(), |(at, _)| at);
        return Err(NameError::new(offset, NameErrorKind::Length { algorithm, found: count / 2 }));
    }
    let values: Vec<u8> = digits().map(|(_, value)| value as u8).collect();
    let bytes: Vec<u8> =
        values.chunks(2).map(|pair| pair.iter().fold(0, |byte, value| byte << 4 | value)).collect();
    Ok(Digest::cut(algorithm, &bytes))
}

/// The style of an `nih` name.
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
    /// The number of digits between hyphens; 0 for no hyphens. 4 and 6 are customary.
    pub group: usize,
    /// If true, the suite ID of the algorithm is written instead of its name, if it has one.
    pub suite_id: bool,
    /// If true, a check digit is written.
    pub check_digit: bool,
}

impl Default for NihStyle {
    /// Returns the style of figure 9: groups of four digits, the name of the algorithm, a check digit.
    fn default() -> Self {
        NihStyle { group: 4, suite_id: false, check_digit: true }
    }
}

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
        // Writing to a string does not fail.
        let _ = write!(text, ";{}", check_digit(&digits));
    }
    text
}
