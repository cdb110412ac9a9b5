//! A rule as a regular expression, or as a grammar of another notation.
//!
//! | format | recursion | alternatives |
//! |---|---|---|
//! | `regex` | an error | unordered: the entire input is matched |
//! | `pcre` | groups that are called; left recursion is an error | unordered: a failure backtracks |
//! | `lark` | yes, by its Earley parser | unordered |
//! | `gbnf` | yes; left recursion is an error | unordered |
//! | `pest` | yes; left recursion is an error | ordered: a warning names rules whose language that may change |
//! | `ungrammar` | yes | describe trees: sets of characters become tokens |
//! | `json` | yes | the lowered rules, for programs: `docs/command.md` has the members |
//!
//! ```text
//! model     a rule and the rules that it reaches, over code points, with literals
//! order     rules whose language ordered choice, or greedy repetition, may change
//! notation  writes rules in the syntax of a notation
//! regex     regex, pcre
//! grammars  lark, gbnf, pest, ungrammar
//! json      the lowered rules
//! ```

mod grammars;
mod json;
mod model;
mod notation;
mod order;
mod regex;
#[cfg(test)]
mod tests;

use std::fmt;
use virgule_compiler::abnf::Checked;
use virgule_compiler::abnf::lower::grammar::{RuleId, Section};

/// Maximum length of the result in bytes. In a regular expression, references are expanded, which may double its length
/// with each rule.
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
    /// A grammar of pest, whose choice is ordered.
    Pest,
    /// A description of trees.
    Ungrammar,
    /// The rules as a JSON object.
    Json,
}

/// A rule in another notation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Export {
    /// The exported rule, ending with a line end.
    pub text: String,
    /// Restrictions on the use of the export, one line each. In notations with comments, those of the notation also begin the
    /// export.
    pub warnings: Vec<String>,
}

/// The reason why a rule cannot be written in a notation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ExportError {
    /// A rule is recursive, and the notation is regular.
    Recursive(String),
    /// A rule is left-recursive, which the notation does not allow.
    LeftRecursive(String),
    /// A rule matches percent-decoded text (`;! percent-encoded`), which the notation cannot express.
    Encoded(String),
    /// A repetition has a bound that the notation does not allow.
    Bound(u32),
    /// The result, or an intermediate regular expression, is longer than [`MAX_LENGTH`].
    TooLong,
}

impl fmt::Display for ExportError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ExportError::Recursive(rule) => {
                write!(
                    f,
                    "`{rule}` is recursive, but this notation has no recursion: export it to lark, or \
                     without left recursion to pcre, gbnf or pest"
                )
            }
            ExportError::LeftRecursive(rule) => write!(
                f,
                "`{rule}` is left-recursive, which this notation does not allow: write it as a repetition, or export \
                 it to lark"
            ),
            ExportError::Encoded(rule) => write!(
                f,
                "`{rule}` is percent-encoded (`;! percent-encoded`), which this notation cannot express: export it to \
                 json"
            ),
            ExportError::Bound(bound) => {
                write!(f, "a repetition has the bound {bound}, which exceeds the maximum of this notation")
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

/// Writes a rule of a grammar, and the rules that it reaches, in another notation.
///
/// # Errors
///
/// See [`ExportError`].
///
/// ```
/// use virgule_tools::export::{Format, export};
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
    let mut export = match format {
        Format::Regex => regex::regex(&model()?)?,
        Format::Pcre => regex::pcre(&model()?)?,
        Format::Lark => grammars::lark(&model()?)?,
        Format::Gbnf => grammars::gbnf(&model()?)?,
        Format::Pest => grammars::pest(&model()?)?,
        Format::Ungrammar => grammars::ungrammar(&model()?)?,
        Format::Json => json::export(checked, rule),
    };
    let mut kinds = checked.grammar.sections.iter().filter(|section| section.start == rule);
    if kinds.any(Section::is_checked) {
        export.warnings.push("the result accepts what `;! validate` and `;! parameters` reject".to_string());
    }
    if export.text.len() > MAX_LENGTH { Err(ExportError::TooLong) } else { Ok(export) }
}
