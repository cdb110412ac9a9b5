//! Why a text is not what it was parsed as.

mod hint;
mod pretty;

pub(crate) use hint::Piece;
pub use hint::{Found, Hint};
pub use pretty::Pretty;

use crate::SchemeError;
use crate::check::Fault;
use crate::engine::{self, Blame, ByteSet, Expected, ExpectedItems, Failure, SchemeName, Stop, Table};
use core::fmt;
use core::hash::{Hash, Hasher};

/// Where a text stops being what the grammar says, in which rule, and what could have stood there.
///
/// Shown, it names no part of the text but a character that may not stand there, so that a password cannot get into a log.
/// Where a mistake is a likely one, what to write instead comes first:
///
/// ```
/// let error = virgule::Uri::parse("http://example.com:8x/").unwrap_err();
/// assert_eq!((error.offset(), error.rule()), (20, Some("port")));
/// assert_eq!(
///     error.to_string(),
///     r##"a port is a number; an IPv6 address stands in brackets: `[::1]` (offset 20, in port: expected a digit, "/", "?", "#" or the end)"##
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
    found: Found,
    what: What,
}

/// What is wrong, or what knows it: most errors are dropped, and never asked.
#[derive(Clone, Copy)]
enum What {
    /// A state of a table has no way on, for the start rule of that number.
    State(&'static Table<'static>, u16, u16),
    Said(Said),
}

/// What is wrong, in which rule.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
struct Said {
    rule: Option<&'static str>,
    expected: Expected,
    reason: Reason,
}

/// What is wrong at the place.
///
/// Public for grammars read at run time.
#[doc(hidden)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Reason {
    /// Something else is expected there.
    Unexpected,
    /// The same, before the end of the one scheme that the grammar takes.
    Scheme(SchemeName),
    /// The same, before the end of any of these schemes.
    Schemes(&'static [&'static str]),
    /// There are too many bytes to count.
    TooLong,
    /// Rules nest deeper than so.
    TooDeep(usize),
    /// It matches, but a check of the field says otherwise.
    Invalid(&'static str),
}

impl Reason {
    /// Why a table refuses a text as `kind` where it stops, at the byte `found`.
    #[inline]
    pub const fn of(table: &Table<'_>, kind: usize, found: Found, stop: &Stop<'_>) -> Self {
        if stop.too_deep {
            return Reason::TooDeep(table.nesting as usize);
        }
        // Most errors are behind any scheme.
        let scheme = if stop.offset <= SchemeName::LENGTH { engine::scheme(table, kind) } else { None };
        match scheme {
            Some(name)
                if stop.offset < name.as_str().len()
                    || stop.offset == name.as_str().len() && found.is_of_scheme() =>
            {
                Reason::Scheme(name)
            }
            _ => Reason::Unexpected,
        }
    }
}

/// What a [`ParseError`] is about.
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
    /// The text has something else than what the grammar expects at the offset; [`ParseError::expected`] lists that.
    Unexpected,
    /// The text has more than [`MAX_LENGTH`] bytes.
    TooLong,
    /// Rules nest deeper than the grammar's limit.
    TooDeep,
    /// The text matches the grammar, but a rule that ABNF cannot state refuses a field.
    Invalid,
}

/// No text that is parsed has more bytes: positions are 32-bit numbers.
pub const MAX_LENGTH: usize = u32::MAX as usize - 1;

impl ParseError {
    /// Why `table` refuses `text` as `kind`, where that is not known from a parse. For constants.
    #[doc(hidden)]
    #[cold]
    #[inline]
    pub const fn explain(table: &'static Table<'static>, text: &str, kind: usize) -> Self {
        if text.len() > MAX_LENGTH {
            return ParseError::too_long();
        }
        ParseError::stopped(table, text, kind, engine::explain(table, text, kind))
    }

    /// Why `table` refuses `text` as `kind`, which failed there. For generated code.
    #[doc(hidden)]
    #[cold]
    #[inline]
    pub fn of(table: &'static Table<'static>, text: &str, kind: usize, failure: Failure) -> Self {
        if text.len() > MAX_LENGTH {
            return ParseError::too_long();
        }
        match engine::blame(table, text, kind, failure) {
            Blame::State(state, offset) => {
                let found = Found::at(text.as_bytes(), offset);
                ParseError { offset: offset as u32, found, what: What::State(table, state, kind as u16) }
            }
            Blame::Stop(stop) => ParseError::stopped(table, text, kind, stop),
        }
    }

    #[inline]
    const fn too_long() -> Self {
        let expected = Expected { bytes: ByteSet([0; 4]), end: true };
        let said = Said { rule: None, expected, reason: Reason::TooLong };
        ParseError::saying(MAX_LENGTH, Found::UNKNOWN, said)
    }

    #[inline]
    const fn stopped(table: &Table<'_>, text: &str, kind: usize, stop: Stop<'static>) -> Self {
        let found = Found::at(text.as_bytes(), stop.offset);
        ParseError::saying(stop.offset, found, Said::of(table, kind, found, stop))
    }

    #[inline]
    const fn saying(offset: usize, found: Found, said: Said) -> Self {
        ParseError { offset: offset as u32, found, what: What::Said(said) }
    }

    /// What is wrong.
    #[inline]
    const fn said(&self) -> Said {
        match self.what {
            What::State(table, state, kind) => {
                let stop = engine::said(table, state, kind as usize, self.offset());
                Said::of(table, kind as usize, self.found, stop)
            }
            What::Said(said) => said,
        }
    }

    /// What a check says of the field `rule` that begins at `begin`. For generated code.
    #[doc(hidden)]
    #[cold]
    #[inline]
    pub const fn invalid(fault: Fault, rule: &'static str, begin: usize) -> Self {
        let expected = Expected { bytes: fault.expected, end: false };
        let (offset, reason) = (begin + fault.offset, Reason::Invalid(fault.why));
        ParseError::saying(offset, Found::UNKNOWN, Said { rule: Some(rule), expected, reason })
    }

    /// Something else is expected in `rule` at `offset` of `text`.
    #[inline]
    pub(crate) const fn unexpected(
        text: &str,
        offset: usize,
        rule: &'static str,
        bytes: ByteSet,
        end: bool,
    ) -> Self {
        let (rule, expected) = (Some(rule), Expected { bytes, end });
        let found = Found::at(text.as_bytes(), offset);
        ParseError::saying(offset, found, Said { rule, expected, reason: Reason::Unexpected })
    }

    /// The text has none of these schemes, and agrees with the nearest up to `offset`.
    #[inline]
    pub(crate) const fn other_scheme(
        text: &str,
        offset: usize,
        schemes: &'static [&'static str],
        bytes: ByteSet,
    ) -> Self {
        let (rule, expected) = (Some("scheme"), Expected { bytes, end: false });
        let found = Found::at(text.as_bytes(), offset);
        ParseError::saying(offset, found, Said { rule, expected, reason: Reason::Schemes(schemes) })
    }

    /// The byte offset at which the text goes wrong; its length where it ends too early.
    #[inline]
    pub const fn offset(&self) -> usize {
        self.offset as usize
    }

    /// The rule of the grammar that the text was in at that place, such as `port`.
    #[inline]
    pub const fn rule(&self) -> Option<&'static str> {
        self.said().rule
    }

    /// Whether the grammar takes the text, but a check of a field beyond the grammar does not. For tests of types.
    #[doc(hidden)]
    #[inline]
    pub const fn is_beyond_grammar(&self) -> bool {
        matches!(self.what, What::Said(Said { reason: Reason::Invalid(_), .. }))
    }

    /// What is wrong, for literals.
    #[inline]
    pub(crate) const fn reason(&self) -> Reason {
        self.said().reason
    }

    /// What could have stood at that place, for literals.
    #[inline]
    pub(crate) const fn expectation(&self) -> Expected {
        self.said().expected
    }

    /// The same error in a text in which what was parsed begins at `base`.
    #[inline]
    pub(crate) const fn behind(self, base: usize) -> Self {
        ParseError { offset: self.offset + base as u32, ..self }
    }

    /// What could have stood at that place.
    #[inline]
    pub fn expected(&self) -> ExpectedItems {
        self.said().expected.items()
    }

    /// The likely mistake, if it is one of those that people often make.
    #[inline]
    pub(crate) const fn hint(&self) -> Option<Hint> {
        let Said { rule, expected, reason } = self.said();
        Hint::of(reason, self.found, self.offset(), rule, &expected)
    }

    /// The error under the text that was parsed, for people: a line with the text, one with a caret, and where a mistake is a
    /// likely one, a line that says what to write instead. Unlike the error alone it shows the text, and what is secret in it.
    ///
    /// ```
    /// let text = "http://example.com:8x/";
    /// let error = virgule::Uri::parse(text).unwrap_err();
    /// assert_eq!(
    ///     error.pretty(text).to_string(),
    ///     "http://example.com:8x/\n                    ^ in port: expected a digit, \"/\", \"?\", \"#\" or the end\n\
    ///      help: a port is a number; an IPv6 address stands in brackets: `[::1]`"
    /// );
    /// let text = "http://example.com/a b";
    /// let shown = virgule::Uri::parse(text).unwrap_err().pretty(text).to_string();
    /// assert!(shown.ends_with("\nhelp: a blank is not allowed in a path; write %20"));
    /// ```
    #[inline]
    pub const fn pretty<'t>(&self, text: &'t str) -> Pretty<'t> {
        Pretty::new(text, SchemeError::text(*self))
    }

    /// What is wrong, for programs.
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
        match self.reason() {
            Reason::Unexpected | Reason::Scheme(_) | Reason::Schemes(_) => ParseErrorKind::Unexpected,
            Reason::TooLong => ParseErrorKind::TooLong,
            Reason::TooDeep(_) => ParseErrorKind::TooDeep,
            Reason::Invalid(_) => ParseErrorKind::Invalid,
        }
    }
}

impl fmt::Display for ParseError {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Said { rule, expected, reason } = self.said();
        match self.hint() {
            Some(hint) => {
                write!(f, "{hint} (")?;
                message(f, self.offset(), rule, reason, &expected)?;
                f.write_str(")")
            }
            None => message(f, self.offset(), rule, reason, &expected),
        }
    }
}

impl ParseError {
    /// What is wrong, without the place.
    #[inline]
    pub(crate) fn words(&self, f: &mut impl fmt::Write) -> fmt::Result {
        let Said { expected, reason, .. } = self.said();
        words(f, reason, &expected)
    }
}

impl core::error::Error for ParseError {}

impl Said {
    #[inline]
    const fn of(table: &Table<'_>, kind: usize, found: Found, stop: Stop<'static>) -> Self {
        let reason = Reason::of(table, kind, found, &stop);
        let Stop { rule, expected, end, .. } = stop;
        Said { rule, expected: Expected { bytes: expected, end }, reason }
    }
}

/// Equal if they say the same.
impl PartialEq for ParseError {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        (self.offset, self.found, self.said()) == (other.offset, other.found, other.said())
    }
}

impl Eq for ParseError {}

impl Hash for ParseError {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (self.offset, self.found, self.said()).hash(state);
    }
}

impl fmt::Debug for ParseError {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Said { rule, expected, reason } = self.said();
        let mut shown = f.debug_struct("ParseError");
        shown.field("offset", &self.offset).field("rule", &rule).field("expected", &expected);
        shown.field("reason", &reason).finish()
    }
}

/// `offset 20, in port: expected a digit, "/" or the end`. For this crate and for grammars read at run time.
#[doc(hidden)]
#[inline]
pub fn message(
    f: &mut impl fmt::Write,
    offset: usize,
    rule: Option<&str>,
    reason: Reason,
    expected: &Expected,
) -> fmt::Result {
    if reason != Reason::TooLong {
        place(f, offset, rule)?;
        f.write_str(": ")?;
    }
    words(f, reason, expected)
}

/// The words that stand behind the place. For this crate and for grammars read at run time.
#[doc(hidden)]
#[inline]
pub fn words(f: &mut impl fmt::Write, reason: Reason, expected: &Expected) -> fmt::Result {
    match reason {
        Reason::TooLong => write!(f, "longer than {MAX_LENGTH} bytes"),
        Reason::TooDeep(depth) => write!(f, "nested more than {depth} levels deep"),
        Reason::Unexpected | Reason::Scheme(_) | Reason::Schemes(_) => write!(f, "expected {expected}"),
        Reason::Invalid(why) if expected.items().next().is_none() => f.write_str(why),
        Reason::Invalid(why) => write!(f, "{why}, expected {expected}"),
    }
}

#[inline]
fn place(f: &mut impl fmt::Write, offset: usize, rule: Option<&str>) -> fmt::Result {
    write!(f, "offset {offset}")?;
    match rule {
        Some(rule) => write!(f, ", in {rule}"),
        None => Ok(()),
    }
}
