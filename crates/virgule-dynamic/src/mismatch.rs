//! Why input does not match: offset, rule and expected items, as an error without a reference to the input.

use crate::chart::{ChartMismatch, Exceeded};
use std::fmt;
use virgule_core::__derive::{FoundByte, Hint, NamedHint, Reason, TypeNames, draw};
use virgule_core::ParseErrorKind;
use virgule_core::parse::{ByteSet, Expected};

/// Why input does not match. `Display` shows no part of the input.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Mismatch {
    /// The byte offset of the error; the length of the input if it ends too early.
    pub offset: usize,
    /// The rule at that offset.
    pub rule: Option<String>,
    /// The items expected there.
    pub expected: Vec<String>,
    /// The likely mistake, if it is a frequent one.
    pub(crate) hint: Option<Hint>,
    is_of_uris: bool,
    /// The limit that a general matcher exceeded.
    undecided: Option<Box<Exceeded>>,
    kind: ParseErrorKind,
    message: String,
    /// The offset in the message of the part after the position.
    words: u32,
}

impl Mismatch {
    pub(crate) fn new(offset: usize, rule: Option<&str>, reason: Reason, expected: Expected) -> Self {
        let mut message = String::new();
        // Writing to a string does not fail.
        let _ = virgule_core::__derive::position(&mut message, offset, rule, reason);
        let words = message.len() as u32;
        let _ = virgule_core::__derive::words(&mut message, reason, &expected);
        let expected = expected.items().map(|item| item.to_string()).collect();
        let (rule, kind) = (rule.map(str::to_string), reason.kind());
        Mismatch {
            offset,
            rule,
            expected,
            hint: None,
            is_of_uris: true,
            undecided: None,
            kind,
            message,
            words,
        }
    }

    /// Returns the error of a grammar that does not describe URIs, without a hint about URIs.
    pub(crate) fn without_uri_hint(self) -> Self {
        let hint = self.hint.filter(|hint| *hint == Hint::Empty);
        Mismatch { hint, is_of_uris: false, ..self }
    }

    /// True if the input may be meant as a URI: false for a grammar that does not describe URIs. For programs with hints
    /// of their own.
    #[doc(hidden)]
    pub fn is_of_uris(&self) -> bool {
        self.is_of_uris
    }

    /// Returns the error with the likely mistake, if it is a frequent one.
    pub(crate) fn with_hint(self, hint: Option<Hint>) -> Self {
        Mismatch { hint, ..self }
    }

    /// Returns the error of input that a chart does not match.
    pub(crate) fn of_chart(mismatch: &ChartMismatch, rule: Option<&str>, text: &str) -> Self {
        let (offset, reason) = (mismatch.offset, Reason::Unexpected);
        let expected = Expected { bytes: ByteSet(mismatch.expected), end: mismatch.end };
        let hint = Hint::of(reason, FoundByte::at(text.as_bytes(), offset), offset, rule, &expected);
        Mismatch::new(offset, rule, reason, expected).with_hint(hint)
    }

    /// Returns the error of input that is not decided.
    pub(crate) fn undecided(limit: Exceeded) -> Self {
        let none = Expected { bytes: ByteSet::EMPTY, end: false };
        let message = format!("not decided: the input needs {limit}");
        let undecided = Some(Box::new(limit));
        Mismatch { undecided, message, words: 0, ..Mismatch::new(0, None, Reason::TooLong, none) }
    }

    /// Returns the limit that a general matcher exceeded. It is then unknown whether the input matches.
    pub fn exceeded(&self) -> Option<&Exceeded> {
        self.undecided.as_deref()
    }

    /// Returns the kind of the error.
    pub fn kind(&self) -> ParseErrorKind {
        self.kind
    }

    /// Draws the error below the input, as `ParseError::pretty` does. Shows the input, including secrets in it.
    ///
    /// ```
    /// let mut library = virgule_dynamic::Library::new();
    /// library.add("badge", "badge = \"badge:\" number\nnumber = 1*DIGIT\n")?;
    /// let error = library.parser("badge").ok_or("no such kind")?.parse("badge:x").err().ok_or("too lenient")?;
    /// assert_eq!(error.pretty("badge:x").to_string(), "badge:x\n      ^ in number: expected a digit");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn pretty<'m>(&'m self, text: &'m str) -> impl fmt::Display + 'm {
        Pretty { mismatch: self, text }
    }

    /// Describes the likely mistake, if it is a frequent one.
    pub fn hint(&self) -> Option<String> {
        self.named_hint().map(|hint| hint.to_string())
    }

    /// Returns the likely mistake with the names of kinds, by which parsers are found.
    fn named_hint(&self) -> Option<NamedHint> {
        self.hint.map(|hint| hint.with_names(TypeNames::KINDS))
    }

    /// Returns the likely mistake, for programs with their own names for kinds.
    #[doc(hidden)]
    pub fn frequent_mistake(&self) -> Option<Hint> {
        self.hint
    }

    /// Returns the position and the expected items, without the likely mistake.
    pub fn message(&self) -> &str {
        &self.message
    }

    /// Returns the message without the position.
    pub(crate) fn words(&self) -> &str {
        self.message.get(self.words as usize..).unwrap_or_default()
    }
}

impl fmt::Display for Mismatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.named_hint() {
            Some(hint) => write!(f, "{hint} ({})", self.message),
            None => f.write_str(&self.message),
        }
    }
}

impl std::error::Error for Mismatch {}

/// An error below its input.
struct Pretty<'m> {
    mismatch: &'m Mismatch,
    text: &'m str,
}

impl fmt::Display for Pretty<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Mismatch { offset, rule, .. } = self.mismatch;
        draw(f, self.text, (*offset, rule.as_deref()), self.mismatch.named_hint(), |f| {
            f.write_str(self.mismatch.words())
        })
    }
}
