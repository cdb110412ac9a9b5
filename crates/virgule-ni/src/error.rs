//! The error of parsing a hash name.
//!
//! The prose restricts the ABNF: `ni:///sha256;abc` is an `ni` URI by the ABNF, but not a valid name. Each requirement
//! of the prose has its own variant. As in all of virgule, an error contains no part of the input.

use crate::Algorithm;
use std::fmt;
use virgule::ParseError;

/// Implements `Display` with a message for each pattern, in the syntax of `write!`. With `source`, also implements
/// `Error`, whose source is that of the first matching pattern.
macro_rules! messages {
    (
        $type:ty { $($pattern:pat $(if $guard:expr)? => $message:literal $(, $argument:expr)*;)* }
        $(source { $($with:pat => $source:expr;)* })?
    ) => {
        impl std::fmt::Display for $type {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                match self { $($pattern $(if $guard)? => write!(f, $message $(, $argument)*),)* }
            }
        }

        $(impl std::error::Error for $type {
            fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
                #[allow(unreachable_patterns, clippy::match_single_binding)]
                match self {
                    $($with => Some($source),)*
                    _ => None,
                }
            }
        })?
    };
}

pub(crate) use messages;

/// The error of parsing a hash name, with its offset.
///
/// ```
/// use virgule_ni::{Algorithm, NameErrorKind, Name};
///
/// let error = Name::parse("ni:///sha256;f4OxZQ").unwrap_err();
/// assert_eq!((error.offset(), error.kind()), (6, NameErrorKind::UnknownAlgorithm { meant: Some(Algorithm::Sha256) }));
/// assert_eq!(error.to_string(), "offset 6, in alg: not a registered algorithm; did you mean sha-256?");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NameError {
    offset: usize,
    kind: NameErrorKind,
}

/// The kind of a [`NameError`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum NameErrorKind {
    /// The input does not match the grammar.
    Syntax(ParseError),
    /// The input starts with none of `ni:`, `nih:`, `http:` and `https:`.
    NoForm,
    /// The path of the URL is not `/.well-known/ni/ALG/VAL`.
    NotWellKnown,
    /// The URL has a fragment, which names cannot have.
    Fragment,
    /// The value of `alg` is not a registered name.
    UnknownAlgorithm {
        /// The algorithm that was probably intended.
        meant: Option<Algorithm>,
    },
    /// The value of `alg` is a suite ID, which is allowed only in `nih` and in the binary form.
    NumericAlgorithm {
        /// The algorithm with this ID.
        meant: Option<Algorithm>,
    },
    /// The suite ID is reserved: 0 or 32.
    ReservedSuite,
    /// The suite ID is not assigned.
    UnassignedSuite,
    /// The number is not a suite ID: it is above 63, or has leading zeros.
    MalformedSuite,
    /// The value contains a character that is not in the base64url alphabet (RFC 4648 section 5).
    NotBase64url {
        /// The character.
        found: char,
    },
    /// The number of characters is 1 more than a multiple of 4, which is impossible in base64.
    LooseCharacter,
    /// The unused bits of the last character are not zero (RFC 4648 section 3.5).
    TrailingBits {
        /// The last character with its unused bits set to zero.
        expected: char,
    },
    /// The digest has the wrong number of bytes.
    Length {
        /// The algorithm of the name.
        algorithm: Algorithm,
        /// The number of bytes of the digest.
        found: usize,
    },
    /// The value consists of hyphens only.
    NoDigits,
    /// The number of hex digits is odd.
    OddDigits,
    /// The check digit is wrong.
    CheckDigit {
        /// The correct check digit.
        expected: char,
    },
}

impl NameError {
    pub(crate) fn new(offset: usize, kind: NameErrorKind) -> Self {
        NameError { offset, kind }
    }

    /// Converts the error of a part that begins at `base` to an error of the entire input.
    pub(crate) fn behind(self, base: usize) -> Self {
        NameError { offset: self.offset + base, ..self }
    }

    /// Converts the error of input with an added prefix of `count` bytes to an error of the original input.
    pub(crate) fn before(self, count: usize) -> Self {
        NameError { offset: self.offset.saturating_sub(count), ..self }
    }

    /// Returns the byte offset of the error; the length of the input if it ends too early.
    pub fn offset(&self) -> usize {
        self.offset
    }

    /// Returns the kind of the error.
    pub fn kind(&self) -> NameErrorKind {
        self.kind
    }

    /// Returns the part of the name at the offset: `alg`, `val` or `checkdigit`, or a rule of the grammar.
    pub fn rule(&self) -> Option<&'static str> {
        use NameErrorKind::*;

        match self.kind {
            Syntax(error) => error.rule(),
            NoForm | NotWellKnown | Fragment => None,
            UnknownAlgorithm { .. }
            | NumericAlgorithm { .. }
            | ReservedSuite
            | UnassignedSuite
            | MalformedSuite => Some("alg"),
            CheckDigit { .. } => Some("checkdigit"),
            _ => Some("val"),
        }
    }

    /// Describes what is expected at the offset; empty if that is not specific.
    pub fn expected(&self) -> Vec<String> {
        use NameErrorKind::*;

        match self.kind {
            Syntax(error) => error.expected().map(|item| item.to_string()).collect(),
            NoForm => ["ni:", "nih:", "http:", "https:"].map(|form| format!("{form:?}")).to_vec(),
            NotWellKnown => vec!["\"/.well-known/ni/\"".to_string()],
            UnknownAlgorithm { meant: Some(algorithm) } | NumericAlgorithm { meant: Some(algorithm) } => {
                vec![format!("{:?}", algorithm.name())]
            }
            TrailingBits { expected } | CheckDigit { expected } => {
                vec![format!("\"{expected}\"")]
            }
            _ => Vec::new(),
        }
    }
}

impl From<ParseError> for NameError {
    fn from(error: ParseError) -> Self {
        NameError { offset: error.offset(), kind: NameErrorKind::Syntax(error) }
    }
}

impl fmt::Display for NameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // The message of a syntax error contains an offset, which may be relative to a part of the input.
        let message = self.kind.to_string();
        let words = match self.kind {
            NameErrorKind::Syntax(_) => message.split_once(": ").map_or(message.as_str(), |(_, words)| words),
            _ => &message,
        };
        write!(f, "offset {}", self.offset)?;
        if let Some(rule) = self.rule() {
            write!(f, ", in {rule}")?;
        }
        write!(f, ": {words}")
    }
}

messages! {
    NameErrorKind {
        Self::Syntax(error) => "{error}";
        Self::NoForm => "not a hash name: expected \"ni:\", \"nih:\" or a .well-known/ni URL";
        Self::NotWellKnown => "expected a path of the form /.well-known/ni/ALG/VAL";
        Self::Fragment => "a name cannot have a fragment";
        Self::UnknownAlgorithm { meant: Some(meant) } => "not a registered algorithm; did you mean {meant}?";
        Self::UnknownAlgorithm { meant: None } => "not a registered algorithm";
        Self::NumericAlgorithm { meant: Some(meant) } => "only nih allows numbers for algorithms; this one is {meant}";
        Self::NumericAlgorithm { meant: None } => "only nih allows numbers for algorithms";
        Self::ReservedSuite => "a reserved suite ID";
        Self::UnassignedSuite => "an unassigned suite ID";
        Self::MalformedSuite => "not a suite ID: expected 1 to 63 without leading zeros";
        Self::NotBase64url { found } => "{found:?} is not a base64url character";
        Self::LooseCharacter => "base64url cannot have this number of characters";
        Self::TrailingBits { expected } =>
            "the unused bits of the last character are not zero, expected \"{expected}\"";
        Self::Length { algorithm, found } => "{algorithm} has {} bytes, not {found}", algorithm.length();
        Self::NoDigits => "no hex digits";
        Self::OddDigits => "an odd number of hex digits";
        Self::CheckDigit { expected } => "wrong check digit, expected \"{expected}\"";
    }
}

impl std::error::Error for NameError {}
