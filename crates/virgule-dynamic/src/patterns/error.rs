//! Errors of the compilation of patterns and sets of patterns.

use crate::patterns::ambiguity::Ambiguity;
use crate::patterns::limits::LimitError;
use std::fmt;
use virgule_core::ParseError;

/// A pattern that cannot be compiled: where, why, and how to fix it.
#[derive(Debug, Clone, PartialEq)]
pub struct PatternError {
    offset: usize,
    kind: PatternErrorKind,
    pattern: Option<usize>,
}

/// The reason of a [`PatternError`].
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub enum PatternErrorKind {
    /// The string is not a URI template.
    Template(ParseError),
    /// The operator of an expression is reserved for extensions (RFC 6570 section 2.2).
    ReservedOperator,
    /// The template does not have a declared variable.
    UnknownVariable(String),
    /// A list or an associative array with a prefix modifier, which has no expansion (section 2.4.1).
    PrefixOfComposite(String),
    /// A kind of encoded strings with a prefix modifier, which counts characters of decoded values.
    PrefixOfText(String),
    /// The grammar of a kind has errors; the message of the compiler.
    Kind(String),
    /// Input with two readings.
    Ambiguous(Box<Ambiguity>),
    /// The pattern exceeds a limit.
    Limit(LimitError),
}

impl PatternError {
    pub(crate) fn new(offset: usize, kind: PatternErrorKind) -> Self {
        PatternError { offset, kind, pattern: None }
    }

    /// Returns the error for a pattern of a set.
    pub(crate) fn of_pattern(self, pattern: usize) -> Self {
        PatternError { pattern: Some(pattern), ..self }
    }

    /// Returns the offset in the template; 0 if the error concerns the entire template.
    pub fn offset(&self) -> usize {
        self.offset
    }

    /// Returns the reason, for programs.
    pub fn kind(&self) -> &PatternErrorKind {
        &self.kind
    }

    /// Returns the index of the pattern in its set, if the error concerns a single pattern of a set.
    pub fn pattern(&self) -> Option<usize> {
        self.pattern
    }
}

impl From<LimitError> for PatternError {
    fn from(error: LimitError) -> Self {
        PatternError::new(0, PatternErrorKind::Limit(error))
    }
}

impl PatternError {
    /// Returns the message with the name by which the reader allows ambiguity: a method, a member or an option.
    #[doc(hidden)]
    pub fn message(&self, allow: &str) -> String {
        let mut message = String::new();
        // Writing to a string does not fail.
        let _ = self.write(&mut message, allow);
        message
    }

    fn write(&self, f: &mut impl fmt::Write, allow: &str) -> fmt::Result {
        if let Some(pattern) = self.pattern {
            write!(f, "pattern {pattern}: ")?;
        }
        let offset = self.offset;
        match &self.kind {
            PatternErrorKind::Template(error) => write!(f, "not a URI template: {error}"),
            PatternErrorKind::ReservedOperator => write!(
                f,
                "offset {offset}: the operators `=`, `,`, `!`, `@` and `|` are reserved for extensions of RFC 6570"
            ),
            PatternErrorKind::UnknownVariable(name) => {
                write!(
                    f,
                    "the template has no variable `{name}`: remove its declaration, or correct its name"
                )
            }
            PatternErrorKind::PrefixOfComposite(name) => write!(
                f,
                "offset {offset}: a prefix such as `:3` needs a string, but `{name}` is declared as a list or an \
                 associative array"
            ),
            PatternErrorKind::PrefixOfText(name) => write!(
                f,
                "offset {offset}: a prefix such as `:3` counts characters of decoded values, but the kind of `{name}` \
                 applies to encoded text: use a kind of values"
            ),
            PatternErrorKind::Kind(message) => f.write_str(message),
            PatternErrorKind::Ambiguous(ambiguity) => write!(
                f,
                "{ambiguity}: narrow the kind of a variable, declare it required, or allow it with `{allow}`"
            ),
            PatternErrorKind::Limit(error) => {
                write!(f, "the pattern needs {error}: simplify it or its kinds")
            }
        }
    }
}

impl fmt::Display for PatternError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write(f, "allow_ambiguity")
    }
}

impl std::error::Error for PatternError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match &self.kind {
            PatternErrorKind::Template(error) => Some(error),
            PatternErrorKind::Limit(error) => Some(error),
            _ => None,
        }
    }
}
