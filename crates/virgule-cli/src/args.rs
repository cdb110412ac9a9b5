//! What may be called, and what `--help` says of it.

use clap::{Args as Group, Parser, Subcommand};
use std::path::PathBuf;

/// URIs from the grammar: parse them, see their components, test against the ABNF.
///
/// Exit status: 0 yes, 1 no (invalid), 2 the call itself was wrong.
#[derive(Parser)]
#[command(name = "virgule", version)]
pub struct Args {
    #[command(subcommand)]
    pub command: Command,
}

#[derive(Subcommand)]
pub enum Command {
    /// Parse a text and draw its components, or show where it goes wrong
    Parse(Parse),
    /// Answer requests: one JSON object a line in, one a line out
    Batch(Grammars),
    /// Look at grammar files
    #[command(subcommand)]
    Grammar(Grammar),
}

/// Grammars beyond those that are built in.
#[derive(Group)]
pub struct Grammars {
    /// Read this ABNF file too; its schemes and rules are then there like the built-in ones
    #[arg(long = "grammar", value_name = "FILE")]
    pub files: Vec<PathBuf>,
}

#[derive(Group)]
pub struct Parse {
    /// The text, such as `https://example.com/`; behind `--` it may begin with a hyphen
    pub text: String,
    /// What the text is to be: uri, uri-reference, absolute-uri, relative-ref, or a scheme such as ni
    #[arg(long, value_name = "KIND", conflicts_with = "rule")]
    pub kind: Option<String>,
    /// Match the text with this rule of the last --grammar file, or of RFC 3986 without one
    #[arg(long, value_name = "RULE")]
    pub rule: Option<String>,
    /// Draw with ASCII characters only
    #[arg(long)]
    pub ascii: bool,
    /// Answer with a JSON object instead of a picture
    #[arg(long)]
    pub json: bool,
    #[command(flatten)]
    pub grammars: Grammars,
}

#[derive(Subcommand)]
pub enum Grammar {
    /// Show all errors and warnings; exit status 1 if there are errors
    Check {
        /// ABNF files; imports are looked for beside them and among the built-in ones
        #[arg(value_name = "FILE", required = true)]
        files: Vec<PathBuf>,
    },
    /// List the kinds that are built in: name, grammar, start rule, and whether all their texts are URIs
    List {
        /// One JSON object a kind
        #[arg(long)]
        json: bool,
    },
}
