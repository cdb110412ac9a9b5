//! What is wrong with a text that should be a hash name.
//!
//! The grammar takes more than there are names: `ni:///sha256;abc` is an `ni` URI by its ABNF, and names nothing. So there
//! are two layers, and each fault of the second has a value of its own:
//!
//! ```text
//! grammar      Fault::Syntax                                  what virgule::Ni and virgule::Nih say
//! algorithm    UnknownAlgorithm NumericAlgorithm ReservedSuite UnassignedSuite MalformedSuite
//! val of ni    NotBase64url LooseCharacter TrailingBits Length
//! val of nih   NoDigits OddDigits Length CheckDigit
//! ```
//!
//! As everywhere in virgule, an error holds no part of the text.

use crate::Algorithm;
use std::fmt;
use virgule::ParseError;

/// Where a text stops being a hash name, and why.
///
/// ```
/// use virgule_ni::{Algorithm, Fault, Name};
///
/// let error = Name::parse("ni:///sha256;f4OxZQ").unwrap_err();
/// assert_eq!((error.offset(), error.fault()), (6, Fault::UnknownAlgorithm { meant: Some(Algorithm::Sha256) }));
/// assert_eq!(error.to_string(), "offset 6, in alg: not a registered algorithm, perhaps sha-256 is meant");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NameError {
    offset: usize,
    fault: Fault,
}

/// What is wrong at the place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum Fault {
    /// The grammar does not take the text.
    Syntax(ParseError),
    /// The text begins like no form of a name: `ni:`, `nih:`, `http:` or `https:`.
    NoForm,
    /// A URL, but its path is not `/.well-known/ni/ALG/VAL`.
    NotWellKnown,
    /// A URL with a fragment, which is no part of the mapping.
    Fragment,
    /// `alg` is no name of the registry.
    UnknownAlgorithm {
        /// What was probably meant.
        meant: Option<Algorithm>,
    },
    /// A suite ID in `ni` or in a URL: only `nih` and the binary form have them.
    NumericAlgorithm {
        /// The algorithm of that ID.
        meant: Option<Algorithm>,
    },
    /// A suite ID that is kept from use: 0 or 32.
    ReservedSuite,
    /// A suite ID that nothing has been registered for.
    UnassignedSuite,
    /// No suite ID: above 63, or with zeros before it.
    MalformedSuite,
    /// A character outside of the base64url alphabet (RFC 4648 section 5).
    NotBase64url {
        /// The character.
        found: char,
    },
    /// One character is left over that no bytes encode to: the number of characters is 1 more than a multiple of 4.
    LooseCharacter,
    /// The bits of the last character that no byte takes are not zero (RFC 4648 section 3.5).
    TrailingBits {
        /// The correct last character.
        expected: char,
    },
    /// More or fewer bytes than the algorithm has.
    Length {
        /// The algorithm.
        algorithm: Algorithm,
        /// How many bytes there are.
        found: usize,
    },
    /// Hyphens only.
    NoDigits,
    /// Half a byte is left over.
    OddDigits,
    /// A wrong check digit.
    CheckDigit {
        /// The right one.
        expected: char,
    },
}

impl NameError {
    pub(crate) fn new(offset: usize, fault: Fault) -> Self {
        NameError { offset, fault }
    }

    /// The same error in a text in which what was read begins at `base`.
    pub(crate) fn behind(self, base: usize) -> Self {
        NameError { offset: self.offset + base, ..self }
    }

    /// The same error in a text without the `count` bytes that were put before it.
    pub(crate) fn before(self, count: usize) -> Self {
        NameError { offset: self.offset.saturating_sub(count), ..self }
    }

    /// The byte offset at which the text goes wrong; its length where it ends too early.
    pub fn offset(&self) -> usize {
        self.offset
    }

    /// What is wrong there.
    pub fn fault(&self) -> Fault {
        self.fault
    }

    /// The part of the name that the place is in: `alg`, `val` or `checkdigit`, or a rule of the grammar.
    pub fn rule(&self) -> Option<&'static str> {
        match self.fault {
            Fault::Syntax(error) => error.rule(),
            Fault::NoForm | Fault::NotWellKnown | Fault::Fragment => None,
            Fault::UnknownAlgorithm { .. }
            | Fault::NumericAlgorithm { .. }
            | Fault::ReservedSuite
            | Fault::UnassignedSuite
            | Fault::MalformedSuite => Some("alg"),
            Fault::CheckDigit { .. } => Some("checkdigit"),
            _ => Some("val"),
        }
    }

    /// What could have stood at the place, as far as that is a short list.
    pub fn expected(&self) -> Vec<String> {
        match self.fault {
            Fault::Syntax(error) => error.expected().map(|item| item.to_string()).collect(),
            Fault::NoForm => ["ni:", "nih:", "http:", "https:"].map(|form| format!("{form:?}")).to_vec(),
            Fault::NotWellKnown => vec!["\"/.well-known/ni/\"".to_string()],
            Fault::UnknownAlgorithm { meant: Some(algorithm) }
            | Fault::NumericAlgorithm { meant: Some(algorithm) } => vec![format!("{:?}", algorithm.name())],
            Fault::TrailingBits { expected } | Fault::CheckDigit { expected } => {
                vec![format!("\"{expected}\"")]
            }
            _ => Vec::new(),
        }
    }
}

impl From<ParseError> for NameError {
    fn from(error: ParseError) -> Self {
        NameError { offset: error.offset(), fault: Fault::Syntax(error) }
    }
}

impl fmt::Display for NameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // It names its place itself, but of the text that it was given, which may be a part.
        let said = self.fault.to_string();
        let words = match self.fault {
            Fault::Syntax(_) => said.split_once(": ").map_or(said.as_str(), |(_, words)| words),
            _ => &said,
        };
        write!(f, "offset {}", self.offset)?;
        if let Some(rule) = self.rule() {
            write!(f, ", in {rule}")?;
        }
        write!(f, ": {words}")
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Syntax(error) => error.fmt(f),
            Fault::NoForm => f.write_str("no hash name: expected \"ni:\", \"nih:\" or a .well-known/ni URL"),
            Fault::NotWellKnown => f.write_str("expected a path of the form /.well-known/ni/ALG/VAL"),
            Fault::Fragment => f.write_str("a fragment is no part of a name"),
            Fault::UnknownAlgorithm { meant: Some(meant) } => {
                write!(f, "not a registered algorithm, perhaps {meant} is meant")
            }
            Fault::UnknownAlgorithm { meant: None } => f.write_str("not a registered algorithm"),
            Fault::NumericAlgorithm { meant: Some(meant) } => {
                write!(f, "only nih has numbers for algorithms; this one is {meant}")
            }
            Fault::NumericAlgorithm { meant: None } => f.write_str("only nih has numbers for algorithms"),
            Fault::ReservedSuite => f.write_str("a suite ID that is reserved"),
            Fault::UnassignedSuite => f.write_str("a suite ID that nothing is registered for"),
            Fault::MalformedSuite => f.write_str("no suite ID: these are 1 to 63, without zeros before them"),
            Fault::NotBase64url { found } => write!(f, "{found:?} is no character of base64url"),
            Fault::LooseCharacter => f.write_str("no bytes encode to this many characters"),
            Fault::TrailingBits { expected } => {
                write!(f, "bits behind the last byte that are not zero, expected \"{expected}\"")
            }
            Fault::Length { algorithm, found } => {
                write!(f, "{algorithm} has {} bytes, not {found}", algorithm.length())
            }
            Fault::NoDigits => f.write_str("no hex digits"),
            Fault::OddDigits => f.write_str("an odd number of hex digits, so half a byte is left over"),
            Fault::CheckDigit { expected } => write!(f, "wrong check digit, expected \"{expected}\""),
        }
    }
}

impl std::error::Error for NameError {}
