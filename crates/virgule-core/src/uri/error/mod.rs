//! Parse errors, with their messages and hints.

mod cause;
pub(crate) mod hint;
pub(crate) mod pretty;
pub(crate) mod scheme_error;

use cause::Cause;
pub(crate) use cause::Details;
pub use hint::{FoundByte, Hint, NamedHint, TypeNames};
use pretty::Pretty;
use scheme_error::SchemeError;

use crate::uri::check::Violation;
use core::fmt;
use core::hash::{Hash, Hasher};
use virgule_automata as parse;
use virgule_automata::dfa::Failure;
use virgule_automata::expected::{ByteSet, Expected, ExpectedItems};
use virgule_automata::fixed_text::FixedText;
use virgule_automata::mismatch::{Diagnosis, Mismatch, Place};
use virgule_automata::table::{MAX_TEXT, Table};
use virgule_automata::{SchemeName, scheme};

/// The error for input that the grammar rejects: the offset, the rule, and the expected items.
///
/// The message contains at most one character of the input, the unexpected one, so that passwords do not get into logs.
/// For a frequent mistake, the message begins with its correction:
///
/// ```
/// let error = virgule::Uri::parse("http://example.com:8x/").unwrap_err();
/// assert_eq!((error.offset(), error.rule()), (20, Some("port")));
/// assert_eq!(
///     error.to_string(),
///     r##"a port is a number; an IPv6 address must be enclosed in brackets: `[::1]` (offset 20, in port: expected a digit, "/", "?", "#" or the end)"##
/// );
///
/// let error = virgule::schemes::Https::parse("http://a/").unwrap_err();
/// assert_eq!(error.to_string(), r#"the scheme must be `https` (offset 4, in https-URI: expected "S" or "s")"#);
///
/// let error = virgule::Uri::parse("http://example.com/%").unwrap_err();
/// assert_eq!(
///     error.to_string(),
///     "`%` begins a percent-encoding with two hex digits; a percent sign is written %25 \
///      (offset 20, in pct-encoded: expected a hex digit)"
/// );
/// ```
#[derive(Clone, Copy)]
pub struct ParseError {
    offset: u32,
    found: FoundByte,
    cause: Cause,
}

/// The reason of an error: a [`ParseErrorKind`] with the data for the message.
///
/// Public for grammars read at run time.
#[doc(hidden)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Reason {
    /// An unexpected byte.
    Unexpected,
    /// An unexpected byte, before the end of the only scheme that the grammar allows.
    Scheme(SchemeName),
    /// An unexpected byte, before the end of any of the schemes that the grammar allows.
    Schemes(&'static [&'static str]),
    /// The input is longer than [`MAX_LENGTH`].
    TooLong,
    /// Rules nest deeper than this limit of the grammar.
    TooDeep(usize),
    /// The grammar matches, but a check fails with this message.
    Invalid(&'static str),
}

impl Reason {
    /// Returns the kind of an error with this reason.
    #[inline]
    pub const fn kind(&self) -> ParseErrorKind {
        match self {
            Reason::Unexpected | Reason::Scheme(_) | Reason::Schemes(_) => ParseErrorKind::Unexpected,
            Reason::TooLong => ParseErrorKind::TooLong,
            Reason::TooDeep(_) => ParseErrorKind::TooDeep,
            Reason::Invalid(_) => ParseErrorKind::Invalid,
        }
    }

    /// Returns the reason why `table` rejects the input as `kind`, at the byte `found`.
    #[inline]
    pub const fn of(table: &Table<'_>, kind: usize, found: FoundByte, mismatch: &Mismatch<'_>) -> Self {
        if mismatch.too_deep {
            return Reason::TooDeep(table.nesting as usize);
        }
        // Most errors are after the scheme, so the scheme is not computed for them.
        let scheme = if mismatch.offset <= SchemeName::LENGTH { scheme(table, kind) } else { None };
        match scheme {
            Some(name)
                if mismatch.offset < name.as_str().len()
                    || mismatch.offset == name.as_str().len() && found.is_of_scheme() =>
            {
                Reason::Scheme(name)
            }
            _ => Reason::Unexpected,
        }
    }
}

/// The kind of a [`ParseError`].
///
/// ```
/// use virgule::{ParseErrorKind, Uri, schemes::Https};
///
/// assert_eq!(Uri::parse("https://a b/").unwrap_err().kind(), ParseErrorKind::Unexpected);
/// // The ABNF takes an empty host, RFC 9110 section 4.2.2 refuses it.
/// assert_eq!(Https::parse("https:///").unwrap_err().kind(), ParseErrorKind::Invalid);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ParseErrorKind {
    /// The input has an unexpected byte, or ends too early; [`ParseError::expected`] returns the expected items.
    Unexpected,
    /// The input has more than [`MAX_LENGTH`] bytes.
    TooLong,
    /// Rules nest deeper than the limit of the grammar.
    TooDeep,
    /// The input matches the grammar, but violates a constraint that ABNF cannot express.
    Invalid,
}

/// The maximum length of the input in bytes. Offsets are 32-bit.
pub const MAX_LENGTH: usize = MAX_TEXT;

impl ParseError {
    /// The error for `text`, which `table` rejects as `kind`, without its [`Failure`]: in constants, and where the
    /// failure does not suffice.
    #[doc(hidden)]
    #[cold]
    #[inline(never)]
    pub const fn explain(table: &'static Table<'static>, text: &str, kind: usize) -> Self {
        if text.len() > MAX_LENGTH {
            let found = FoundByte::UNKNOWN;
            return ParseError { offset: MAX_LENGTH as u32, found, cause: Cause::TooLong };
        }
        match parse::diagnose(table, text, kind) {
            Diagnosis::Place(place) => ParseError::at(table, text, kind, place),
            Diagnosis::Mismatch(mismatch) => {
                ParseError::new(text, mismatch.offset, Cause::of_mismatch(table, &mismatch))
            }
        }
    }

    /// The error for `text`, which `table` rejects as `kind`. For generated code.
    #[doc(hidden)]
    #[cold]
    #[inline]
    pub fn of(table: &'static Table<'static>, text: &str, kind: usize, failure: Failure) -> Self {
        match parse::locate(table, text, kind, failure) {
            Some(place) => ParseError::at(table, text, kind, place),
            None => ParseError::in_call(table, text, kind, failure),
        }
    }

    /// The error of a failure outside the main table.
    #[cold]
    #[inline(never)]
    fn in_call(table: &'static Table<'static>, text: &str, kind: usize, failure: Failure) -> Self {
        match parse::locate_in_call(table, text, kind, failure) {
            Some(place) => ParseError::at(table, text, kind, place),
            None => ParseError::explain(table, text, kind),
        }
    }

    #[inline]
    const fn at(table: &'static Table<'static>, text: &str, kind: usize, place: Place) -> Self {
        ParseError::new(text, place.offset as usize, Cause::Place { table, kind: kind as u16, place })
    }

    #[inline]
    const fn new(text: &str, offset: usize, cause: Cause) -> Self {
        ParseError { offset: offset as u32, found: FoundByte::at(text.as_bytes(), offset), cause }
    }

    #[inline]
    pub(crate) const fn details(&self) -> Details {
        self.cause.details(self.found)
    }

    /// The error of a failed check of the field `field`, which begins at `begin`. For generated code.
    #[doc(hidden)]
    #[cold]
    #[inline]
    pub const fn invalid(violation: Violation, field: &'static &'static str, begin: usize) -> Self {
        let Violation { offset, expected, why } = violation;
        let cause = Cause::Invalid { field, why, expected };
        ParseError { offset: (begin + offset) as u32, found: FoundByte::UNKNOWN, cause }
    }

    /// The error of an unexpected byte at `offset` of a component, while matching `rule`.
    #[inline]
    pub(crate) const fn unexpected(
        text: &str,
        offset: usize,
        rule: &'static &'static str,
        expected: &'static ByteSet,
        end: bool,
    ) -> Self {
        ParseError::new(text, offset, Cause::Component { rule, expected, end })
    }

    /// The error for `text` if its scheme is none of `schemes`. The scheme with index `nearest` shares the longest
    /// prefix with `text`, up to `offset`.
    #[inline]
    pub(crate) const fn other_scheme(
        text: &str,
        offset: usize,
        schemes: &'static [&'static str],
        nearest: usize,
    ) -> Self {
        let cause = Cause::Schemes { schemes, nearest: nearest as u32, length: offset as u16 };
        ParseError::new(text, offset, cause)
    }

    /// Returns the byte offset of the first unexpected byte, or the length of the input if it ends too early.
    ///
    /// ```
    /// use virgule::Uri;
    ///
    /// let error = Uri::parse("http://[::1/").unwrap_err();
    /// assert_eq!((error.offset(), error.rule()), (11, Some("IPv6address")));
    /// assert_eq!(Uri::parse("http").unwrap_err().offset(), 4);
    /// ```
    #[inline]
    pub const fn offset(&self) -> usize {
        self.offset as usize
    }

    /// Returns the grammar rule that was being matched at the offset, such as `port`.
    #[inline]
    pub const fn rule(&self) -> Option<&'static str> {
        self.details().rule
    }

    /// True if the input matches the grammar, but violates an additional check. For tests of types.
    #[doc(hidden)]
    #[inline]
    pub const fn is_beyond_grammar(&self) -> bool {
        matches!(self.cause, Cause::Invalid { .. })
    }

    /// Returns the error with its offset relative to a string that contains the parsed part at offset `base`.
    #[inline]
    pub(crate) const fn behind(self, base: usize) -> Self {
        ParseError { offset: self.offset + base as u32, ..self }
    }

    /// Returns the items that the grammar expected at the offset.
    ///
    /// ```
    /// use virgule::{ExpectedItem, Uri};
    ///
    /// let error = Uri::parse("http://example.com/%4").unwrap_err();
    /// assert!(error.expected().eq([ExpectedItem::HexDigit]));
    /// ```
    #[inline]
    pub fn expected(&self) -> ExpectedItems {
        self.details().expected.items()
    }

    /// Returns the hint, or `None` if the mistake is uncommon.
    #[doc(hidden)]
    #[inline]
    pub const fn hint(&self) -> Option<Hint> {
        let Details { rule, expected, reason } = self.details();
        Hint::of(reason, self.found, self.offset(), rule, &expected)
    }

    /// Formats the error with the parsed input, for terminals: a line with the input, a line with a caret and the
    /// message, and for a frequent mistake a line with its correction. Unlike `Display`, the output contains the input,
    /// including secrets, which `redacted()` of the result hides.
    ///
    /// ```
    /// let text = "http://example.com:8x/";
    /// let error = virgule::Uri::parse(text).unwrap_err();
    /// assert_eq!(
    ///     error.pretty(text).to_string(),
    ///     "http://example.com:8x/\n                    ^ in port: expected a digit, \"/\", \"?\", \"#\" or the end\n\
    ///      help: a port is a number; an IPv6 address must be enclosed in brackets: `[::1]`"
    /// );
    /// let text = "http://example.com/a b";
    /// let shown = virgule::Uri::parse(text).unwrap_err().pretty(text).to_string();
    /// assert!(shown.ends_with("\nhelp: a space is not allowed in a path; write %20"));
    /// ```
    #[inline]
    pub const fn pretty<'t>(&self, text: &'t str) -> Pretty<'t> {
        Pretty::new(text, SchemeError::text(*self))
    }

    /// Returns the kind of the error.
    ///
    /// ```
    /// use virgule::{ExpectedItem, ParseErrorKind, Uri};
    ///
    /// let error = Uri::parse("http://example.com:8x/").unwrap_err();
    /// assert_eq!(error.kind(), ParseErrorKind::Unexpected);
    /// assert!(error.expected().any(|item| item == ExpectedItem::Digit));
    /// ```
    #[inline]
    pub const fn kind(&self) -> ParseErrorKind {
        self.details().reason.kind()
    }
}

impl fmt::Display for ParseError {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write_named(f, TypeNames::RUST)
    }
}

impl ParseError {
    /// Returns the output of `Display` in constants, where formatting is unavailable. Truncated if it is very long.
    #[inline]
    pub(crate) const fn message(&self) -> MessageBuffer {
        let Details { rule, expected, reason } = self.details();
        let mut text = MessageBuffer::EMPTY;
        let hint = Hint::of(reason, self.found, self.offset(), rule, &expected);
        if let Some(hint) = hint {
            hint.write(&TypeNames::RUST, &mut text);
            text.push_str(" (");
        }
        if !matches!(reason, Reason::TooLong) {
            text.push_str("offset ");
            text.push_number(self.offset());
            if let Some(rule) = rule {
                text.push_str(", in ");
                text.push_str(rule);
            }
            text.push_str(": ");
        }
        push_words(&mut text, reason, &expected);
        if hint.is_some() {
            text.push(')');
        }
        text
    }

    /// Writes the output of `Display`, with the type names that the reader knows.
    #[doc(hidden)]
    #[inline]
    pub fn write_named(&self, f: &mut impl fmt::Write, names: TypeNames) -> fmt::Result {
        let Details { rule, expected, reason } = self.details();
        let hint = Hint::of(reason, self.found, self.offset(), rule, &expected);
        if let Some(hint) = hint {
            write!(f, "{} (", hint.with_names(names))?;
        }
        message(f, self.offset(), rule, reason, &expected)?;
        if hint.is_some() { f.write_char(')') } else { Ok(()) }
    }

    /// Writes the message without the hint, for programs with their own hints.
    #[doc(hidden)]
    #[inline]
    pub fn write_message(&self, f: &mut impl fmt::Write) -> fmt::Result {
        let Details { rule, expected, reason } = self.details();
        message(f, self.offset(), rule, reason, &expected)
    }

    #[inline]
    pub(crate) fn words(&self, f: &mut impl fmt::Write) -> fmt::Result {
        let Details { expected, reason, .. } = self.details();
        words(f, reason, &expected)
    }
}

impl core::error::Error for ParseError {}

/// Errors are equal if their messages are equal.
impl PartialEq for ParseError {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        (self.offset, self.found, self.details()) == (other.offset, other.found, other.details())
    }
}

impl Eq for ParseError {}

impl Hash for ParseError {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (self.offset, self.found, self.details()).hash(state);
    }
}

impl fmt::Debug for ParseError {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Details { rule, expected, reason } = self.details();
        let mut shown = f.debug_struct("ParseError");
        shown.field("offset", &self.offset).field("rule", &rule).field("expected", &expected);
        shown.field("reason", &reason).finish()
    }
}

/// The buffer of a message. Its size is fixed, because formatting is unavailable in constants.
type MessageBuffer = FixedText<4096>;

/// Writes a message: `offset 20, in port: expected a digit, "/" or the end`.
#[inline]
fn message(
    f: &mut impl fmt::Write,
    offset: usize,
    rule: Option<&str>,
    reason: Reason,
    expected: &Expected,
) -> fmt::Result {
    position(f, offset, rule, reason)?;
    words(f, reason, expected)
}

/// Writes the part of a message before [`words`]. The name of the rule may have any length. For this crate and for
/// grammars read at run time.
#[doc(hidden)]
#[inline]
pub fn position(f: &mut impl fmt::Write, offset: usize, rule: Option<&str>, reason: Reason) -> fmt::Result {
    if reason == Reason::TooLong {
        return Ok(());
    }
    write!(f, "offset {offset}")?;
    match rule {
        Some(rule) => write!(f, ", in {rule}: "),
        None => f.write_str(": "),
    }
}

/// Writes the message without the offset. For this crate and for grammars read at run time.
#[doc(hidden)]
#[inline]
pub fn words(f: &mut impl fmt::Write, reason: Reason, expected: &Expected) -> fmt::Result {
    let mut text = MessageBuffer::EMPTY;
    push_words(&mut text, reason, expected);
    write!(f, "{text}")
}

#[inline]
const fn push_words(text: &mut MessageBuffer, reason: Reason, expected: &Expected) {
    match reason {
        Reason::TooLong => {
            text.push_str("longer than ");
            text.push_number(MAX_LENGTH);
            return text.push_str(" bytes");
        }
        Reason::TooDeep(depth) => {
            text.push_str("nested more than ");
            text.push_number(depth);
            return text.push_str(" levels deep");
        }
        Reason::Invalid(why) => {
            text.push_str(why);
            if expected.items().next_item().is_none() {
                return;
            }
            text.push_str(", ");
        }
        Reason::Unexpected | Reason::Scheme(_) | Reason::Schemes(_) => {}
    }
    text.push_str("expected ");
    expected.write(text);
}
