//! Extracts the ABNF of an RFC from its plain text, from Markdown, or from its XML source (RFC 7991).
//!
//! ```text
//! xml        XML → the lines of each `sourcecode` and `artwork`
//! markdown   text → the lines of each code block with a label, and of the text between them
//! rules      lines → candidates, lines that may be a rule
//! collect    candidates → the extracted rules, and the reasons why others are not extracted
//! ```
//!
//! A rule begins on a line with a name and `=`. In text that is not declared to be ABNF it ends before the first line
//! that is not indented more than that line. A candidate is extracted if the compiler can parse it as one rule, if no
//! earlier rule is equal, and if it is not prose: see `collect::Evidence`.

mod collect;
mod markdown;
mod rules;
#[cfg(test)]
mod tests;
mod xml;

pub(crate) use rules::lines;
use std::fmt;
use virgule_compiler::abnf::read::dialects::Dialect;

/// Maximum length of a document in bytes. The longest RFC has less than 2 MiB, as text or as XML.
pub const MAX_LENGTH: usize = 16 * 1024 * 1024;

/// Maximum number of candidates: as many as the rules that the compiler allows in a grammar.
pub const MAX_CANDIDATES: usize = virgule_compiler::limits::RULES;

/// The ABNF of a document.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Extraction {
    /// The rules with their comments, in the order of the document; lines end with LF.
    pub abnf: String,
    /// The lines of the extracted rules, in the order of the document.
    pub taken: Vec<Taken>,
    /// Text that looks like a rule or is marked as source code, but is not extracted.
    pub left_out: Vec<LeftOut>,
    /// The first and last lines of all that is certainly meant as ABNF, even if it has errors: the extracted rules, the
    /// blocks that are declared to be ABNF, and lines that are printed among rules or used like one. In order.
    pub meant: Vec<(usize, usize)>,
    /// The first and last lines of rules that repeat an earlier one, in order.
    pub repeated: Vec<(usize, usize)>,
}

/// Extracted rules on adjacent lines.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Taken {
    /// The first line, from 1.
    pub first: usize,
    /// The last line.
    pub last: usize,
    /// The names of the rules.
    pub rules: Vec<String>,
}

/// Text that is not extracted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LeftOut {
    /// The first line, from 1.
    pub first: usize,
    /// The last line.
    pub last: usize,
    /// The name of the rule, or of the XML element.
    pub what: String,
    /// The reason why the text is not extracted.
    pub why: String,
}

/// The reason why a document cannot be processed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ExtractError {
    /// The document is longer than [`MAX_LENGTH`]; its length in bytes.
    TooLong(usize),
    /// The document has more than [`MAX_CANDIDATES`] lines that begin a rule.
    TooManyRules,
    /// Rules in this dialect cannot be told from prose.
    Dialect(Dialect),
    /// The document begins as XML, but is not well-formed.
    Xml {
        /// The line of the error, from 1.
        line: usize,
        /// The message of the XML reader.
        message: String,
    },
}

impl fmt::Display for ExtractError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ExtractError::Dialect(dialect) => write!(
                f,
                "rules in `{dialect}` cannot be extracted: copy the productions to a file, and convert it with \
                 `virgule grammar fmt --dialect {dialect} --to abnf FILE`"
            ),
            ExtractError::TooLong(length) => {
                write!(
                    f,
                    "the document has {length} bytes; the maximum is {MAX_LENGTH}: pass only the part with the grammar"
                )
            }
            ExtractError::TooManyRules => {
                write!(
                    f,
                    "more than {MAX_CANDIDATES} lines look like the start of a rule: pass only the part with the \
                     grammar"
                )
            }
            ExtractError::Xml { line, message } => write!(f, "line {line}: not well-formed XML: {message}"),
        }
    }
}

impl std::error::Error for ExtractError {}

/// Extracts the ABNF of an RFC, which is XML if it begins with `<`.
///
/// # Errors
///
/// If the document is too long, has too many candidates, or is XML that is not well-formed. A document without ABNF is
/// not an error: the result is empty.
///
/// ```
/// use virgule_tools::extract::extract;
///
/// let text = "3.  Syntax\n\n   The syntax is:\n\n      badge = \"badge:\" house\n      house = 1*ALPHA\n\n   A house is a name.\n";
/// let found = extract(text)?;
/// assert_eq!(found.abnf, "badge = \"badge:\" house\nhouse = 1*ALPHA\n");
/// assert_eq!((found.taken[0].first, found.taken[0].last), (5, 6));
/// # Ok::<(), virgule_tools::extract::ExtractError>(())
/// ```
pub fn extract(text: &str) -> Result<Extraction, ExtractError> {
    extract_in(text, Dialect::Abnf)
}

/// Extracts the rules of a document in a dialect of ABNF. The result begins with the line that names the dialect.
pub fn extract_in(text: &str, dialect: Dialect) -> Result<Extraction, ExtractError> {
    if dialect == Dialect::W3cEbnf {
        return Err(ExtractError::Dialect(dialect));
    }
    if text.len() > MAX_LENGTH {
        return Err(ExtractError::TooLong(text.len()));
    }
    let mut collection = collect::Collection::in_dialect(dialect);
    let text = text.trim_start_matches('\u{feff}');
    let blocks = match is_xml(text) {
        true => xml::blocks(text, &mut collection)?,
        false => markdown::blocks(text, &mut collection)?,
    };
    for block in blocks {
        collection.add(&block)?;
    }
    let mut found = collection.finish();
    if dialect != Dialect::Abnf && !found.abnf.is_empty() {
        // So that other commands read the result.
        found.abnf.insert_str(0, &format!(";! dialect {dialect}\n\n"));
    }
    Ok(found)
}

/// True if a text is read as XML, and false if its lines are read as printed.
pub fn is_xml(text: &str) -> bool {
    text.trim_start_matches('\u{feff}').trim_start().starts_with('<')
}
