//! ABNF out of an RFC: its plain text, or its source in XML (RFC 7991).
//!
//! ```text
//! pages      plain text → lines, without page breaks
//! xml        XML → the lines of each `sourcecode` and `artwork`
//! rules      lines → what may be a rule, read by the compiler's reader
//! collect    rules → those that are taken, and why the others are not
//! ```
//!
//! A rule begins on a line with a name and `=`. In text that is not declared to be ABNF it ends before the first line that is
//! not indented more than it is. A candidate is taken if it can be read as one rule, and if no earlier one is the same.

mod collect;
mod pages;
mod rules;
#[cfg(test)]
mod tests;
mod xml;

use std::fmt;

/// The longest text, in bytes. The longest RFC has under 2 MiB, as text or as XML.
pub const MAX_LENGTH: usize = 16 * 1024 * 1024;

/// The largest number of places that may be a rule: as many as the compiler reads in a grammar.
pub const MAX_CANDIDATES: usize = virgule_compiler::limits::RULES;

/// The ABNF of a document.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Extraction {
    /// The rules with their comments, in the order of the document; lines end with LF.
    pub abnf: String,
    /// Where they are, in the order of the document.
    pub taken: Vec<Taken>,
    /// What looks like a rule, or is marked as source code, and is not taken.
    pub left_out: Vec<LeftOut>,
}

/// Rules that are taken.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Taken {
    /// The first line, from 1.
    pub first: usize,
    /// The last line.
    pub last: usize,
    /// The names of the rules.
    pub rules: Vec<String>,
}

/// What is not taken.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LeftOut {
    /// The first line, from 1.
    pub first: usize,
    /// The last line.
    pub last: usize,
    /// What is there: a name, or an element.
    pub what: String,
    /// Why it is not taken.
    pub why: String,
}

/// Why a document has no answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ExtractError {
    /// It is longer than [`MAX_LENGTH`].
    TooLong(usize),
    /// It has more than [`MAX_CANDIDATES`] lines that begin a rule.
    TooManyRules,
    /// It begins as XML, and is not well-formed.
    Xml {
        /// The line of the error, from 1.
        line: usize,
        /// What is wrong there.
        message: String,
    },
}

impl fmt::Display for ExtractError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ExtractError::TooLong(length) => {
                write!(
                    f,
                    "{length} bytes are too long for an RFC: at most {MAX_LENGTH} are read; cut out the part with the grammar"
                )
            }
            ExtractError::TooManyRules => {
                write!(
                    f,
                    "more than {MAX_CANDIDATES} lines begin as a rule does; cut out the part with the grammar"
                )
            }
            ExtractError::Xml { line, message } => write!(f, "line {line}: no well-formed XML: {message}"),
        }
    }
}

impl std::error::Error for ExtractError {}

/// Extracts the ABNF of an RFC, which is XML if it begins with `<`.
///
/// # Errors
///
/// A text that is too long or has too many candidates, and XML that is not well-formed. A document without ABNF is no error:
/// the result is empty.
///
/// ```
/// use virgule_abnf_tools::extract::extract;
///
/// let text = "3.  Syntax\n\n   The syntax is:\n\n      badge = \"badge:\" house\n      house = 1*ALPHA\n\n   A house is a name.\n";
/// let found = extract(text)?;
/// assert_eq!(found.abnf, "badge = \"badge:\" house\nhouse = 1*ALPHA\n");
/// assert_eq!((found.taken[0].first, found.taken[0].last), (5, 6));
/// # Ok::<(), virgule_abnf_tools::extract::ExtractError>(())
/// ```
pub fn extract(text: &str) -> Result<Extraction, ExtractError> {
    if text.len() > MAX_LENGTH {
        return Err(ExtractError::TooLong(text.len()));
    }
    let mut collection = collect::Collection::default();
    let text = text.trim_start_matches('\u{feff}');
    if text.trim_start().starts_with('<') {
        for block in xml::blocks(text, &mut collection)? {
            collection.add(&block)?;
        }
    } else {
        let lines = pages::lines(text).into_iter().map(|(number, line)| (number, line.to_string())).collect();
        collection.add(&rules::Block { lines, declared: false })?;
    }
    Ok(collection.finish())
}
