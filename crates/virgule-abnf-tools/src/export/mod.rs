//! A rule as a regular expression, or as a grammar of another notation.
//!
//! | format | recursion | alternatives |
//! |---|---|---|
//! | `regex` | refused | have no order: the whole text is matched |
//! | `pcre` | groups that are called; no left recursion | the same: a failure backtracks |
//! | `lark` | yes, by its Earley parser | have no order there |
//! | `gbnf` | yes, but no left recursion | have no order |
//! | `pest` | yes, but no left recursion | the first that matches is kept: a warning says where that may change the language |
//! | `ungrammar` | yes | describe trees: sets of characters become tokens |
//! | `json` | yes | the lowered rules, for programs: `docs/abnf-tools.md` has the members |
//!
//! ```text
//! model      the rules below a rule, over code points, with literals
//! names      a name of its own for each rule in another notation
//! order      where the order of alternatives, or greed, may change a language
//! escapes    literals and sets for Lark and llama.cpp
//! repeat     the counts of repetitions of regex, gbnf and pest
//! left       rules that call themselves before they take a character
//! regex, pcre, lark, gbnf, pest, ungrammar, json    one notation each
//! ```

mod escapes;
mod gbnf;
mod json;
mod lark;
mod left;
mod model;
mod names;
mod order;
mod pcre;
mod pest;
mod regex;
mod repeat;
#[cfg(test)]
mod tests;
mod ungrammar;

use std::fmt;
use virgule_compiler::abnf::Checked;
use virgule_compiler::abnf::lower::grammar::RuleId;

/// The longest result, in bytes. References are written out in a regular expression, which may double its length with each
/// rule.
pub const MAX_LENGTH: usize = 1024 * 1024;

/// A notation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Format {
    /// The syntax of the Rust crate `regex`, anchored at both ends.
    Regex,
    /// The syntax of PCRE2 10.30 or later and of Perl, anchored at both ends.
    Pcre,
    /// A grammar of Lark, for its Earley parser.
    Lark,
    /// A grammar of llama.cpp.
    Gbnf,
    /// A grammar of pest, whose alternatives have an order.
    Pest,
    /// A description of trees.
    Ungrammar,
    /// The rules as a JSON object.
    Json,
}

/// A rule in another notation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Export {
    /// The text, with a line end at its end.
    pub text: String,
    /// What a reader must know before the text is used, a line each. Notations with comments have them at their beginning,
    /// too.
    pub warnings: Vec<String>,
}

/// Why a rule cannot be written in a notation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ExportError {
    /// A rule is recursive, and the notation is regular.
    Recursive(String),
    /// A rule calls itself before it takes a character, which the notation forbids.
    LeftRecursive(String),
    /// The text holds what a rule matches percent-encoded (`;! percent-encoded`), which its expression does not say.
    Encoded(String),
    /// A repetition has a bound that the notation cannot have.
    Bound(u32),
    /// The result is longer than [`MAX_LENGTH`], or a regular expression repeats too much on the way there.
    TooLong,
}

impl fmt::Display for ExportError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ExportError::Recursive(rule) => {
                write!(
                    f,
                    "`{rule}` is recursive, and this notation has no recursion: export it to pcre, lark, gbnf or pest"
                )
            }
            ExportError::LeftRecursive(rule) => write!(
                f,
                "`{rule}` begins with itself, which this notation forbids: write it as a repetition, or export it to lark"
            ),
            ExportError::Encoded(rule) => write!(
                f,
                "`{rule}` is percent-encoded in the text (`;! percent-encoded`), which this notation cannot say: export it to json"
            ),
            ExportError::Bound(bound) => {
                write!(f, "a repetition is bounded by {bound}, which is more than this notation can count")
            }
            ExportError::TooLong => {
                write!(
                    f,
                    "the result is longer than {MAX_LENGTH} bytes: export a smaller rule, or to a notation with rules"
                )
            }
        }
    }
}

impl std::error::Error for ExportError {}

/// Writes a rule of a grammar in another notation, with those below it.
///
/// # Errors
///
/// See [`ExportError`].
///
/// ```
/// use virgule_abnf_tools::export::{Format, export};
/// use virgule_compiler::abnf::{analyze, diagnose::{Diagnostics, Source}, lower::NoImports};
///
/// let source = Source::new("badge.abnf", "badge = %s\"badge:\" 1*3DIGIT\n");
/// let checked = analyze(&source, &NoImports, &mut Diagnostics::new()).ok_or("an error")?;
/// let rule = checked.grammar.find("badge").ok_or("no such rule")?;
/// let regex = export(&checked, rule, Format::Regex)?;
/// assert_eq!(regex.text, "\\A(?:badge:[0-9]{1,3})\\z\n");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn export(checked: &Checked, rule: RuleId, format: Format) -> Result<Export, ExportError> {
    let model = || model::Model::new(checked, rule);
    let export = match format {
        Format::Regex => regex::export(&model()?)?,
        Format::Pcre => pcre::export(&model()?)?,
        Format::Lark => lark::export(&model()?),
        Format::Gbnf => gbnf::export(&model()?)?,
        Format::Pest => pest::export(&model()?)?,
        Format::Ungrammar => ungrammar::export(&model()?),
        Format::Json => json::export(checked, rule),
    };
    if export.text.len() > MAX_LENGTH { Err(ExportError::TooLong) } else { Ok(export) }
}
