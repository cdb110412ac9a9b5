//! A mistake in a text that is meant as a name, with its offset and a message.

use crate::error::NameErrorKind;
use crate::{Algorithm, Form, NameError};
use std::fmt;

/// A mistake and its offset.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Finding {
    /// The byte offset in the text.
    pub offset: usize,
    /// The kind of the mistake.
    pub kind: FindingKind,
}

/// The kind of a [`Finding`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum FindingKind {
    /// Blanks, quotes or angle brackets around the name.
    Around,
    /// White space or control characters inside the name.
    Blank,
    /// `ni:` is missing before `alg;val`.
    NoScheme,
    /// The text is another notation of a digest.
    OtherForm(Form),
    /// `ni://alg;val`: two slashes are followed by an authority.
    TwoSlashes,
    /// The number of slashes is wrong: neither two and an authority, nor three.
    Slashes,
    /// `nih:///…`: `nih` has no slashes.
    NihSlashes,
    /// A wrong separator between algorithm and value.
    Separator {
        /// The correct separator: `;`, in a URL `/`.
        expected: char,
    },
    /// A fragment or query that the form does not have, and that is dropped.
    LeftOut,
    /// A percent-encoding where the grammar allows none.
    PercentEncoded,
    /// A misspelt name of an algorithm.
    Algorithm(Algorithm),
    /// A suite ID outside of `nih`.
    Number(Algorithm),
    /// A broken algorithm, MD5 or SHA-1, which is not registered.
    Broken,
    /// Hex digits in the `val` of `ni`.
    Hex,
    /// The base64url encoding of hex digits.
    EncodedHex,
    /// `=` at the end of `val`.
    Padding,
    /// `+` and `/` in place of `-` and `_`.
    Base64Alphabet,
    /// Unused bits of the last character that are not zero.
    TrailingBits,
    /// The length of a digest of another truncation of the same hash function.
    OtherLength {
        /// The algorithm in the name.
        named: Algorithm,
        /// The algorithm with this length.
        fits: Algorithm,
    },
    /// A separator other than `-` between the digits of `nih`.
    Groups,
    /// base64url in place of the hex digits of `nih`.
    Base64InNih,
    /// A wrong check digit, or a wrong digit.
    CheckDigit {
        /// The check digit that belongs to the digits.
        expected: char,
    },
    /// Any other error.
    Fault(NameError),
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.kind {
            // The message of a `NameError` contains an offset.
            FindingKind::Fault(error) => error.fmt(f),
            problem => write!(f, "offset {}: {problem}", self.offset),
        }
    }
}

impl fmt::Display for FindingKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FindingKind::Around => {
                f.write_str("blanks, quotes or brackets around the name are no part of it")
            }
            FindingKind::Blank => f.write_str("white space or control characters, which no name has"),
            FindingKind::NoScheme => {
                f.write_str("no scheme: this is a relative reference, which needs an ni base")
            }
            FindingKind::OtherForm(form) => {
                write!(f, "another notation ({}), whose digest has a name", form.name())
            }
            FindingKind::TwoSlashes => {
                f.write_str("two slashes are followed by an authority; without one write three")
            }
            FindingKind::Slashes => f.write_str("expected three slashes, or two and an authority"),
            FindingKind::NihSlashes => f.write_str("nih has neither slashes nor an authority"),
            FindingKind::Separator { expected } => {
                write!(f, "expected \"{expected}\" between the algorithm and the value")
            }
            FindingKind::LeftOut => f.write_str("this form of a name has no such part"),
            FindingKind::PercentEncoded => f.write_str("percent-encoding, which neither alg nor val has"),
            FindingKind::Algorithm(meant) => write!(f, "not the registered name, which is {meant}"),
            FindingKind::Number(meant) => {
                write!(f, "only nih has numbers for algorithms; this one is {meant}")
            }
            FindingKind::Broken => {
                f.write_str("MD5 and SHA-1 are not registered, because they are broken: hash again")
            }
            FindingKind::Hex => f.write_str("hex digits instead of base64url"),
            FindingKind::EncodedHex => {
                f.write_str("the base64url of hex digits instead of that of the bytes")
            }
            FindingKind::Padding => f.write_str("padding, which val does not have"),
            FindingKind::Base64Alphabet => {
                f.write_str("base64 has \"+\" and \"/\", base64url \"-\" and \"_\"")
            }
            FindingKind::TrailingBits => f.write_str("unused bits of the last character that are not zero"),
            FindingKind::OtherLength { named, fits } => {
                write!(f, "{} bytes, as {fits} has, not the {} of {named}", fits.length(), named.length())
            }
            FindingKind::Groups => f.write_str("only \"-\" may stand between digits"),
            FindingKind::Base64InNih => f.write_str("base64url instead of hex digits"),
            FindingKind::CheckDigit { expected } => {
                write!(f, "the check digit of these digits is \"{expected}\": it or one of them is wrong")
            }
            FindingKind::Fault(error) => error.kind().fmt(f),
        }
    }
}

impl From<NameError> for Finding {
    fn from(error: NameError) -> Self {
        Finding { offset: error.offset(), kind: FindingKind::Fault(error) }
    }
}

/// A finding for an error of a part.
pub(super) fn name_finding(offset: usize, fault: NameErrorKind) -> Finding {
    NameError::new(offset, fault).into()
}
