//! The command line arguments, with the texts of `--help`.

use crate::find::Find;
use crate::grammar::Grammar;
use crate::options::{DEFAULT_KIND, Grammars, KindArgs, Level, TextOrFiles};
use crate::repairable::Repairable;
use clap::{Args as Group, Parser, Subcommand};
use clap_complete::Shell;
use colorchoice_clap::Color;
use std::num::NonZeroUsize;
use std::path::PathBuf;

/// URIs from the grammar: parse them, see their components, resolve, normalize and compare, test against the ABNF.
#[derive(Parser)]
#[command(
    name = "virgule",
    version,
    after_help = "\
Kinds:
  parse, check, build, conform  a text is a uri-reference (RFC 3986); --kind, --rule and --grammar name another kind
  normalize                     a text is of the kind of its scheme, else a uri-reference; --kind iri-reference reads IRIs
  compare                       texts are of the kind of their scheme, else iri-references (RFC 3987)
  resolve, relativize           a base or target is an iri, a reference an iri-reference; every URI is an IRI
  to-uri, to-iri                to-uri reads an iri-reference, to-iri a uri-reference
  repair                        a text is to become a uri-reference; --kind names another generic kind
  find                          what is found are uris, with --iri iris; --scheme names schemes
  expand                        a uri-template (RFC 6570)
  whatwg                        any text, valid or not

Environment:
  NO_COLOR       without --color, nothing is coloured if it is set and not empty
  VIRGULE_LEVEL  forces a vector level: none, ssse3, avx2, avx512, neon or simd128; answers do not depend on it"
)]
pub struct Args {
    #[command(flatten)]
    pub color: Color,
    #[command(subcommand)]
    pub command: Command,
}

#[derive(Subcommand)]
pub enum Command {
    /// Parse a text and draw its components, or show where it goes wrong
    #[command(
        override_usage = "virgule parse [OPTIONS] <TEXT>\n       virgule parse [OPTIONS] --lines --json [FILE]..."
    )]
    Parse(Parse),
    /// List the lines of files that are not valid as a kind; exit status 1 if there are any
    Check(CheckLines),
    /// Resolve a reference against a base (RFC 3986 section 5)
    Resolve(Resolve),
    /// Print the shortest reference from a base to a URI
    Relativize(Relativize),
    /// Normalize a text (RFC 3986 section 6.2)
    #[command(
        override_usage = "virgule normalize [OPTIONS] <TEXT>\n       virgule normalize [OPTIONS] --lines [FILE]..."
    )]
    Normalize(Normalize),
    /// Print the URI that an IRI maps to (RFC 3987 section 3.1)
    ToUri(ConvertIri),
    /// Print the IRI of a URI (RFC 3987 section 3.2)
    ToIri(ConvertIri),
    /// Compare two URIs by string, syntax and scheme (RFC 3986 section 6.2), and say why they are equal
    Compare(Compare),
    /// Build a text of its fields, or report the field that prevents it
    Build(Build),
    /// List the URIs in running text with their positions, or mask their passwords; exit status 1 if there are none
    Find(Find),
    /// Percent-encode what may only stand so, if that cannot move a boundary; each change goes to standard error
    #[command(
        override_usage = "virgule repair [OPTIONS] <TEXT>\n       virgule repair [OPTIONS] --lines [FILE]..."
    )]
    Repair(Repair),
    /// Expand a URI template (RFC 6570)
    Expand(Expand),
    /// Show where a WHATWG parser, such as a browser's, differs from RFC 3986; exit status 1 if that changes the meaning of
    /// the text
    Whatwg(Whatwg),
    /// Answer requests: one JSON object a line in, one a line out; --help describes the protocol
    Batch(Grammars),
    /// Test whether a program conforms to a grammar
    Conform(Conform),
    /// Names of things by their hashes (RFC 6920): hash, verify, convert, explain
    #[command(subcommand)]
    Ni(crate::ni::args::Ni),
    /// Look at grammar files
    #[command(subcommand)]
    Grammar(Grammar),
    /// Explain a diagnostic of a grammar by its code, such as undefined-rule, or list all codes
    Explain {
        /// The code, as in the brackets of the message
        #[arg(value_name = "CODE")]
        code: Option<String>,
    },
    /// Print a script that completes calls of virgule in a shell
    Completions {
        /// The shell
        #[arg(value_name = "SHELL")]
        shell: Shell,
    },
    /// Print the manual page of virgule or of a subcommand, or write all of them
    Man(Man),
}

#[derive(Group)]
pub struct Man {
    /// The subcommand, such as `parse` or `ni hash`
    #[arg(value_name = "COMMAND")]
    pub path: Vec<String>,
    /// Write the pages of virgule and of all subcommands to this folder, which is made if it does not exist
    #[arg(long, value_name = "DIR", conflicts_with = "path")]
    pub out: Option<PathBuf>,
}

#[derive(Group)]
pub struct Parse {
    #[command(flatten)]
    pub input: TextOrFiles,
    #[command(flatten)]
    pub kind_args: KindArgs,
    /// Show the derivation: each rule that matches a part of the text, with its span in bytes; with --json as "tree"
    #[arg(long)]
    pub tree: bool,
    /// Draw with ASCII characters only
    #[arg(long)]
    pub ascii: bool,
    /// Answer with a JSON object instead of a picture
    #[arg(long)]
    pub json: bool,
}

#[derive(Group)]
pub struct CheckLines {
    /// Files of one text a line; `-`, or none, is standard input
    #[arg(value_name = "FILE")]
    pub inputs: Vec<PathBuf>,
    #[command(flatten)]
    pub kind_args: KindArgs,
    /// How many threads work [default: one for each processor]
    #[arg(long, value_name = "N")]
    pub threads: Option<NonZeroUsize>,
    /// Answer with a JSON object for each invalid line: file, line, offset (in bytes from the start of the line), rule (or
    /// null), message
    #[arg(long)]
    pub json: bool,
}

#[derive(Group)]
pub struct Resolve {
    /// The base, a URI or IRI; its fragment is ignored
    pub base: String,
    /// The reference
    pub reference: String,
    /// Ignore a scheme in the reference that equals that of the base (section 5.2.2)
    #[arg(long)]
    pub not_strict: bool,
    /// Accept a base without a scheme, such as `a/b`: the answer then has none either, and keeps each `..` that leads out of
    /// the base
    #[arg(long, conflicts_with = "not_strict")]
    pub relative_base: bool,
    /// Answer with a JSON object
    #[arg(long)]
    pub json: bool,
}

#[derive(Group)]
pub struct Relativize {
    /// The base, a URI or IRI
    pub base: String,
    /// The target of the reference
    pub target: String,
    /// Answer with a JSON object
    #[arg(long)]
    pub json: bool,
}

#[derive(Group)]
pub struct Normalize {
    #[command(flatten)]
    pub input: TextOrFiles,
    /// The kind of the text: uri-reference, iri-reference, or a scheme such as ni [default: the kind of its scheme, or those
    /// of the --grammar files, or uri-reference]
    #[arg(long, value_name = "KIND")]
    pub kind: Option<String>,
    /// How far to normalize
    #[arg(long, value_enum, default_value = "scheme")]
    pub level: Level,
    /// Answer with a JSON object
    #[arg(long)]
    pub json: bool,
    #[command(flatten)]
    pub grammars: Grammars,
}

#[derive(Group)]
pub struct ConvertIri {
    /// The text, or a reference
    pub text: String,
    /// Answer with a JSON object
    #[arg(long)]
    pub json: bool,
}

#[derive(Group)]
pub struct Whatwg {
    /// The text, valid or not
    pub text: String,
    /// Draw with ASCII characters only
    #[arg(long)]
    pub ascii: bool,
    /// Answer with a JSON object
    #[arg(long)]
    pub json: bool,
}

#[derive(Group)]
pub struct Repair {
    #[command(flatten)]
    pub input: TextOrFiles,
    /// The kind that the text is to have: uri, absolute-uri, relative-ref, iri, iri-reference, absolute-iri or irelative-ref
    /// [default: none of these, or uri-reference]
    #[arg(long, value_name = "KIND", default_value = DEFAULT_KIND, hide_default_value = true, value_parser = Repairable::find)]
    pub kind: Repairable,
    /// Answer with a JSON object
    #[arg(long)]
    pub json: bool,
}

#[derive(Group)]
pub struct Expand {
    /// The template, such as `/users/{id}{?page}`
    pub template: String,
    /// The variables, such as `id=7`; several times the same name for the items of a list
    #[arg(value_name = "NAME=VALUE", value_parser = assignment)]
    pub variables: Vec<(String, String)>,
    /// Read variables from a JSON object: strings, numbers, arrays, objects of strings, or null; `-` is standard input. Those
    /// of the arguments have priority
    #[arg(long, value_name = "FILE")]
    pub variables_file: Option<PathBuf>,
    /// Answer with a JSON object
    #[arg(long)]
    pub json: bool,
}

#[derive(Group)]
pub struct Compare {
    /// One URI, IRI or reference
    pub one: String,
    /// The other
    pub other: String,
    /// Answer with a JSON object
    #[arg(long)]
    pub json: bool,
    #[command(flatten)]
    pub grammars: Grammars,
}

#[derive(Group)]
pub struct Build {
    /// The encoded fields, such as `host=example.com`; a list once for each of its items
    #[arg(value_name = "NAME=VALUE", value_parser = assignment)]
    pub fields: Vec<(String, String)>,
    /// The kind to build: uri, uri-reference, another kind, or a scheme such as ni [default: the kind of the last --grammar
    /// file, or uri-reference]
    #[arg(long, value_name = "KIND")]
    pub kind: Option<String>,
    /// Answer with a JSON object
    #[arg(long)]
    pub json: bool,
    #[command(flatten)]
    pub grammars: Grammars,
}

/// Splits `NAME=VALUE` at the first `=`.
fn assignment(text: &str) -> Result<(String, String), String> {
    let (name, value) = text.split_once('=').ok_or("expected NAME=VALUE")?;
    Ok((name.to_string(), value.to_string()))
}

/// The program gets requests as `virgule batch` does, a JSON object per line, or plain lines. The texts are those that cover
/// the grammar, near misses, and random texts.
///
/// Exit status 1 means that the program does not conform, 2 also that it does not answer.
#[derive(Group)]
pub struct Conform {
    /// An ABNF file, `-` for standard input, or the name of a grammar that is built in
    #[arg(long, value_name = "FILE")]
    pub grammar: Option<PathBuf>,
    /// Test this rule of the grammar, or of RFC 3986 without one
    #[arg(long, value_name = "RULE", conflicts_with = "kind")]
    pub rule: Option<String>,
    /// Test this kind: uri, uri-reference, another one, or a scheme such as ni [default: the first kind of --grammar, or
    /// uri-reference]
    #[arg(long, value_name = "KIND")]
    pub kind: Option<String>,
    /// Compare the fields too, as far as the program reports them
    #[arg(long, conflicts_with_all = ["lines", "rule"])]
    pub fields: bool,
    /// Send a text per line; the program answers each with `ok` or `no`
    #[arg(long)]
    pub lines: bool,
    /// The seed of the random texts
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub seed: u64,
    /// The number of random texts
    #[arg(long, value_name = "N", default_value_t = 1000)]
    pub count: usize,
    /// The time limit for an answer
    #[arg(long, value_name = "MS", default_value_t = 1000)]
    pub timeout: u64,
    /// Expected differences: `[[expected]]` with class, rule or input, and reason; `-` is standard input
    #[arg(long, value_name = "FILE")]
    pub expected: Option<PathBuf>,
    /// Write the complete report as a JSON object; `-` is standard output, instead of the text report
    #[arg(long, value_name = "FILE")]
    pub json: Option<PathBuf>,
    /// Write an HTML page with the grammar coloured by coverage and wrong answers; `-` is standard output
    #[arg(long, value_name = "FILE")]
    pub html: Option<PathBuf>,
    /// The program and its arguments
    #[arg(last = true, required = true, value_name = "COMMAND")]
    pub command: Vec<String>,
}
