//! Dialects of grammar notation, read into the same tree as ABNF.
//!
//! ```text
//! lists      http-sender, http-recipient and rfc822: what `1#element` expands to
//! rfc822     the other differences of RFC 822: prose over several lines, rule names in angle brackets
//! w3c        w3c-ebnf: the EBNF of XML 1.0 section 6
//! ```
//!
//! The first two are ABNF with additions. `masked` replaces the additions by ABNF of the same length, so that the
//! ABNF reader reads the text and all offsets stay valid; `build` looks at the source to tell `#` from `*`.

pub(super) mod lists;
mod rfc822;
pub(super) mod w3c;

use super::pieces::Report;
use crate::abnf::diagnose::{Diagnostic, Source, Span, meant, suffix};
use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;

/// A notation for grammars.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Dialect {
    /// ABNF: RFC 5234 and RFC 7405.
    #[default]
    Abnf,
    /// ABNF with the lists of RFC 9110 as a sender writes them (section 5.6.1.1).
    HttpSender,
    /// ABNF with the lists of RFC 9110 as a recipient accepts them, with empty elements (section 5.6.1.2).
    HttpRecipient,
    /// The notation of RFC 822 section 2.
    Rfc822,
    /// The EBNF of XML 1.0 section 6, which other specifications of the W3C use too.
    W3cEbnf,
}

impl Dialect {
    /// All dialects, ABNF first.
    pub const ALL: [Dialect; 5] =
        [Dialect::Abnf, Dialect::HttpSender, Dialect::HttpRecipient, Dialect::Rfc822, Dialect::W3cEbnf];

    /// Returns the name that `;! dialect` and `--dialect` accept.
    pub fn name(self) -> &'static str {
        match self {
            Dialect::Abnf => "abnf",
            Dialect::HttpSender => "http-sender",
            Dialect::HttpRecipient => "http-recipient",
            Dialect::Rfc822 => "rfc822",
            Dialect::W3cEbnf => "w3c-ebnf",
        }
    }
}

impl fmt::Display for Dialect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Returns the name of the dialect that `name` probably means.
fn near(name: &str) -> Option<&'static str> {
    meant(name, Dialect::ALL.map(Dialect::name))
}

/// The reason why a name is not that of a dialect.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnknownDialectError(String);

impl fmt::Display for UnknownDialectError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{} ({})", self.message(), suffix(near(&self.0)), known())
    }
}

impl UnknownDialectError {
    fn message(&self) -> String {
        format!("there is no dialect `{}`", self.0)
    }
}

/// Returns the help that lists the dialects.
fn known() -> String {
    format!("the dialects are {}", Dialect::ALL.map(Dialect::name).join(", "))
}

impl std::error::Error for UnknownDialectError {}

impl FromStr for Dialect {
    type Err = UnknownDialectError;

    fn from_str(name: &str) -> Result<Self, UnknownDialectError> {
        let found = Dialect::ALL.into_iter().find(|dialect| dialect.name() == name);
        found.ok_or_else(|| UnknownDialectError(name.to_string()))
    }
}

/// Returns the dialect of a source: that of its `;! dialect` line or of the caller. Reports an unknown name, and a line
/// that contradicts the caller.
pub(super) fn of(source: &Source, report: &mut Report) -> Dialect {
    let given = source.dialect.unwrap_or_default();
    let Some((name, span)) = declared(&source.text) else { return given };
    match (name.parse::<Dialect>(), source.dialect) {
        (Ok(declared), Some(given)) if declared != given => {
            let message = format!("the file is read as `{given}`, but declares the dialect `{declared}`");
            let help = "remove the line, or read the file without `--dialect`";
            report.error("dialect", message, span, "", help);
            declared
        }
        (Ok(declared), _) => declared,
        (Err(error), _) => {
            let error = Diagnostic::error("dialect", error.message(), report.source(), span, "");
            report.push(error.misspelled(name, near(name), known));
            given
        }
    }
}

/// Returns the argument of the first `;! dialect` line, and its span.
fn declared(text: &str) -> Option<(&str, Span)> {
    for line in text.trim_start_matches('\u{feff}').split(super::pieces::LINE_ENDS) {
        let Some(rest) = line.trim_start_matches([' ', '\t']).strip_prefix(";!") else { continue };
        let mut words = rest.split([' ', '\t']).filter(|word| !word.is_empty());
        if let (Some("dialect"), Some(name)) = (words.next(), words.next()) {
            let start = name.as_ptr() as usize - text.as_ptr() as usize;
            return Some((name, Span::new(start, start + name.len())));
        }
    }
    None
}

/// Returns a text of the same length that the ABNF reader can read.
pub(super) fn masked(dialect: Dialect, text: &str) -> Cow<'_, str> {
    match dialect {
        Dialect::Abnf | Dialect::W3cEbnf => Cow::Borrowed(text),
        Dialect::HttpSender | Dialect::HttpRecipient => Cow::Owned(lists::mask(text)),
        Dialect::Rfc822 => Cow::Owned(lists::mask(&rfc822::mask(text))),
    }
}
