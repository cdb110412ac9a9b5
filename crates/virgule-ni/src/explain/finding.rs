//! One mistake, where it is, and in words what to do about it.

use crate::error::Fault;
use crate::{Algorithm, Form, NameError};
use std::fmt;

/// A mistake and its place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Finding {
    /// The byte offset in the text at which it begins.
    pub offset: usize,
    /// What it is.
    pub problem: Problem,
}

/// A mistake that is made in names.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum Problem {
    /// Blanks, quotes or angle brackets around the name.
    Around,
    /// White space or control characters inside of it.
    Blank,
    /// No `ni:` before `alg;val`.
    NoScheme,
    /// Another notation, whose digest has a name.
    OtherForm(Form),
    /// `ni://alg;val`: what follows two slashes is an authority.
    TwoSlashes,
    /// Neither two slashes with an authority, nor three.
    Slashes,
    /// `nih:///…`: there are no slashes.
    NihSlashes,
    /// Something else than `;` (in a URL `/`) between algorithm and value.
    Separator {
        /// What belongs there.
        expected: char,
    },
    /// A fragment, or a query where there is none: left out.
    LeftOut,
    /// Percent-encoding where the grammar has none.
    PercentEncoded,
    /// Not the registered name of an algorithm, but like it.
    Algorithm(Algorithm),
    /// The number of an algorithm, outside of `nih`.
    Number(Algorithm),
    /// MD5 and SHA-1 are kept out of the registry: they are broken.
    Broken,
    /// Hex digits in the `val` of `ni`.
    Hex,
    /// The base64url of hex digits.
    EncodedHex,
    /// `=` at the end of `val`.
    Padding,
    /// `+` and `/` in place of `-` and `_`.
    Base64Alphabet,
    /// Bits behind the last byte that are not zero.
    TrailingBits,
    /// As many bytes as another algorithm of the family has.
    OtherLength {
        /// The one that was named.
        named: Algorithm,
        /// The one that fits.
        fits: Algorithm,
    },
    /// Something else than `-` between the digits of `nih`.
    Groups,
    /// base64url in place of the digits of `nih`.
    Base64InNih,
    /// The check digit does not fit: it or one of the digits is wrong.
    CheckDigit {
        /// The one that fits the digits.
        expected: char,
    },
    /// Anything else that the checks say.
    Fault(NameError),
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.problem {
            // It names its place, and the rule.
            Problem::Fault(error) => error.fmt(f),
            problem => write!(f, "offset {}: {problem}", self.offset),
        }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Problem::Around => f.write_str("blanks, quotes or brackets around the name are no part of it"),
            Problem::Blank => f.write_str("white space or control characters, which no name has"),
            Problem::NoScheme => {
                f.write_str("no scheme: this is a relative reference, which needs an ni base")
            }
            Problem::OtherForm(form) => {
                write!(f, "another notation ({}), whose digest has a name", form.name())
            }
            Problem::TwoSlashes => {
                f.write_str("two slashes, and behind them an authority: without one there are three")
            }
            Problem::Slashes => f.write_str("three slashes belong here, or two and an authority"),
            Problem::NihSlashes => f.write_str("nih has neither slashes nor an authority"),
            Problem::Separator { expected } => {
                write!(f, "\"{expected}\" belongs between the algorithm and the value")
            }
            Problem::LeftOut => f.write_str("a name like this has no such part"),
            Problem::PercentEncoded => f.write_str("percent-encoding, which neither alg nor val has"),
            Problem::Algorithm(meant) => write!(f, "not the registered name, which is {meant}"),
            Problem::Number(meant) => write!(f, "only nih has numbers for algorithms; this one is {meant}"),
            Problem::Broken => {
                f.write_str("MD5 and SHA-1 are not registered, because they are broken: hash again")
            }
            Problem::Hex => f.write_str("hex digits, where the bytes must be in base64url"),
            Problem::EncodedHex => {
                f.write_str("the base64url of hex digits, where that of the bytes must be")
            }
            Problem::Padding => f.write_str("padding, which val has not"),
            Problem::Base64Alphabet => f.write_str("base64 has \"+\" and \"/\", base64url \"-\" and \"_\""),
            Problem::TrailingBits => f.write_str("bits behind the last byte that are not zero"),
            Problem::OtherLength { named, fits } => {
                write!(f, "{} bytes, as {fits} has, not the {} of {named}", fits.length(), named.length())
            }
            Problem::Groups => f.write_str("only \"-\" may stand between digits"),
            Problem::Base64InNih => f.write_str("base64url, where nih has hex digits"),
            Problem::CheckDigit { expected } => {
                write!(f, "the check digit of these digits is \"{expected}\": it or one of them is wrong")
            }
            Problem::Fault(error) => error.fault().fmt(f),
        }
    }
}

impl From<NameError> for Finding {
    fn from(error: NameError) -> Self {
        Finding { offset: error.offset(), problem: Problem::Fault(error) }
    }
}

/// A fault of a part, as a finding.
pub(super) fn fault(offset: usize, fault: Fault) -> Finding {
    NameError::new(offset, fault).into()
}
