//! `virgule grammar export`: writes a rule in another notation. Warnings go to standard error.

use super::automata::print_dot;
use super::rule_source::RuleSource;
use crate::options::DialectArg;
use crate::{Failure, Output, Verdict, show_rejection};
use clap::{Args, ValueEnum};
use virgule_tools::export::{Format, export};

#[derive(Args)]
pub struct ExportArgs {
    /// A rule: of a file, of standard input (`-`), of a built-in grammar such as rfc3986, or of a kind such as ni; without
    /// :RULE the start rule
    #[arg(value_name = "FILE[:RULE]")]
    subject: String,
    /// The rule as a separate argument (former syntax)
    #[arg(value_name = "RULE", hide = true)]
    rule: Option<String>,
    #[command(flatten)]
    dialect: DialectArg,
    /// The notation
    #[arg(long, value_enum, value_name = "NOTATION")]
    to: Notation,
    /// For dot: the maximum number of states
    #[arg(long, value_name = "N", default_value_t = 100)]
    states: usize,
}

/// A notation.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Notation {
    /// A regular expression of the Rust crate regex; not for recursive rules
    Regex,
    /// A regular expression of PCRE2 or Perl, with recursion
    Pcre,
    /// A grammar of Lark, for its Earley parser
    Lark,
    /// A grammar of llama.cpp
    Gbnf,
    /// A grammar of pest, with a warning where its order may change the language
    Pest,
    /// A description of trees
    Ungrammar,
    /// The automaton, for Graphviz
    Dot,
    /// The lowered rules as a JSON object
    Json,
}

/// Prints the rule and the rules to which it refers.
pub fn run(call: &ExportArgs, out: &mut Output<'_>) -> Result<Verdict, Failure> {
    let mut source = match &call.rule {
        Some(rule) => RuleSource::find(&format!("{}:{rule}", call.subject), call.dialect)?,
        None => RuleSource::find(&call.subject, call.dialect)?,
    };
    let rule = source.rule()?;
    let format = match call.to {
        Notation::Regex => Format::Regex,
        Notation::Pcre => Format::Pcre,
        Notation::Lark => Format::Lark,
        Notation::Gbnf => Format::Gbnf,
        Notation::Pest => Format::Pest,
        Notation::Ungrammar => Format::Ungrammar,
        Notation::Json => Format::Json,
        Notation::Dot => return print_dot(&mut source, rule, call.states, false, out),
    };
    let made = match export(source.checked()?, rule, format) {
        Ok(made) => made,
        Err(error) => {
            show_rejection(&format_args!("virgule: {error}\n"));
            return Ok(Verdict::No);
        }
    };
    write!(out, "{}", &made.text)?;
    for warning in &made.warnings {
        show_rejection(&format_args!("warning: {warning}\n"));
    }
    Ok(Verdict::Yes)
}
