//! The command line arguments, with the texts of `--help`.

use crate::find::Find;
use crate::grammar::Grammar;
use crate::options::{DEFAULT_KIND, DialectArg, Grammars, KindArgs, Level, TextOrFiles};
use crate::repairable::Repairable;
use clap::{Args as Group, Parser, Subcommand};
use clap_complete::Shell;
use colorchoice_clap::Color;
use std::num::NonZeroUsize;
use std::path::PathBuf;

/// Parse, resolve, normalize and compare URIs, find and redact them in logs, and check ABNF grammars.
#[derive(Parser)]
#[command(
    name = "virgule",
    version,
    after_help = "\
Kinds:
  parse, check, build, conform  uri-reference (RFC 3986), unless --kind, --rule or --grammar names another kind
  normalize                     the kind of the scheme, else uri-reference; IRIs need --kind iri-reference
  compare                       the kind of the scheme, else iri-reference (RFC 3987)
  resolve, relativize           iri for a base or target, iri-reference for a reference; every URI is an IRI
  to-uri, to-iri                iri-reference for to-uri, uri-reference for to-iri
  repair                        the result is a uri-reference, unless --kind names another generic kind
  find                          uri, with --iri iri; --scheme restricts the schemes
  expand                        uri-template (RFC 6570)
  whatwg                        any string, valid or not

Environment:
  NO_COLOR       no color if it is set and not empty, unless --color is given
  VIRGULE_LEVEL  forces a vector level: none, ssse3, avx2, avx512, neon or simd128; results do not depend on it"
)]
pub struct Args {
    #[command(flatten)]
    pub color: Color,
    #[command(subcommand)]
    pub command: Command,
}

#[derive(Subcommand)]
pub enum Command {
    /// Parse a URI and show its components, or the place of the error
    #[command(
        override_usage = "virgule parse [OPTIONS] <TEXT>\n       virgule parse [OPTIONS] --lines --json [FILE]..."
    )]
    Parse(Parse),
    /// List the invalid lines of files; exit status 1 if there are any
    Check(CheckLines),
    /// Resolve a reference against a base (RFC 3986 section 5)
    Resolve(Resolve),
    /// Print the shortest reference from a base to a URI
    Relativize(Relativize),
    /// Normalize a URI (RFC 3986 section 6.2)
    #[command(
        override_usage = "virgule normalize [OPTIONS] <TEXT>\n       virgule normalize [OPTIONS] --lines [FILE]..."
    )]
    Normalize(Normalize),
    /// Convert an IRI to a URI (RFC 3987 section 3.1)
    ToUri(ConvertIri),
    /// Convert a URI to an IRI (RFC 3987 section 3.2)
    ToIri(ConvertIri),
    /// Compare two URIs by string, syntax and scheme (RFC 3986 section 6.2), and explain why they are equivalent
    Compare(Compare),
    /// Build a URI from its fields, or report the field that is wrong
    Build(Build),
    /// List the URIs in logs, mails and other text, or mask their secrets; exit status 1 if there are none
    Find(Find),
    /// Percent-encode characters that a URI may not contain, and list each change on standard error
    #[command(
        override_usage = "virgule repair [OPTIONS] <TEXT>\n       virgule repair [OPTIONS] --lines [FILE]..."
    )]
    Repair(Repair),
    /// Expand a URI template (RFC 6570)
    Expand(Expand),
    /// Print the variables of a string that a URI template expands to: the inverse of expand
    Match(Match),
    /// Read or edit the name=value pairs of a query
    #[command(subcommand)]
    Query(Query),
    /// Show where a browser (WHATWG URL Standard) reads a string differently; exit status 1 if the meaning changes
    Whatwg(Whatwg),
    /// Answer requests, one JSON object per line; --help describes the protocol
    Batch(Grammars),
    /// Test whether a program conforms to a grammar
    Conform(Conform),
    /// Work with hash names (RFC 6920): hash, verify, convert, explain
    #[command(subcommand)]
    Ni(crate::ni::args::Ni),
    /// Check, format, test, compare and export ABNF grammars
    #[command(subcommand)]
    Grammar(Grammar),
    /// Run the language server for ABNF files, which editors start: it reads requests on standard input (LSP 3.17)
    Lsp {
        /// Accepted for editors that pass it; standard input and output are always used
        #[arg(long)]
        stdio: bool,
    },
    /// Explain an error or warning of a grammar by its code, such as undefined-rule, or list all codes
    Explain {
        /// The code in the brackets of the message
        #[arg(value_name = "CODE")]
        code: Option<String>,
    },
    /// Print the completion script for a shell
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
    /// Write the pages of virgule and all subcommands to this folder, and create it if necessary
    #[arg(long, value_name = "DIR", conflicts_with = "path")]
    pub out: Option<PathBuf>,
}

#[derive(Group)]
pub struct Parse {
    #[command(flatten)]
    pub input: TextOrFiles,
    #[command(flatten)]
    pub kind_args: KindArgs,
    /// Show the derivation: each rule that matches a part of the input, with its span in bytes; with --json as "tree"
    #[arg(long)]
    pub tree: bool,
    /// Draw with ASCII characters only
    #[arg(long)]
    pub ascii: bool,
    /// Print a JSON object
    #[arg(long)]
    pub json: bool,
}

#[derive(Group)]
pub struct CheckLines {
    /// Files with one URI per line; `-`, or none, is standard input
    #[arg(value_name = "FILE")]
    pub inputs: Vec<PathBuf>,
    #[command(flatten)]
    pub kind_args: KindArgs,
    /// The number of threads [default: one for each processor]
    #[arg(long, value_name = "N")]
    pub threads: Option<NonZeroUsize>,
    /// Repair invalid lines in place, as `virgule repair` does; list the changes and the lines that remain invalid
    #[arg(long, conflicts_with_all = ["threads", "rule", "files"])]
    pub fix: bool,
    /// Print a JSON object for each invalid line: file, line, offset (in bytes from the start of the line), rule (or null),
    /// message; with --fix for each changed or invalid line: file, line, ok, and output and changes, or error
    #[arg(long)]
    pub json: bool,
}

#[derive(Group)]
pub struct Resolve {
    /// The base, a URI or IRI; its fragment is ignored
    pub base: String,
    /// The reference; `-` reads one per line from standard input
    pub reference: String,
    /// Ignore a scheme in the reference that equals that of the base (section 5.2.2)
    #[arg(long)]
    pub not_strict: bool,
    /// Accept a base without a scheme, such as `a/b`: the result then has none either, and keeps each `..` that leads out
    /// of the base
    #[arg(long, conflicts_with = "not_strict")]
    pub relative_base: bool,
    /// Print a JSON object
    #[arg(long)]
    pub json: bool,
}

#[derive(Group)]
pub struct Relativize {
    /// The base, a URI or IRI
    pub base: String,
    /// The target of the reference; `-` reads one per line from standard input
    pub target: String,
    /// Print a JSON object
    #[arg(long)]
    pub json: bool,
}

#[derive(Group)]
pub struct Normalize {
    #[command(flatten)]
    pub input: TextOrFiles,
    /// The kind of the input: uri-reference, iri-reference, or a scheme such as ni [default: the kind of its scheme, or those
    /// of the --grammar files, or uri-reference]
    #[arg(long, value_name = "KIND")]
    pub kind: Option<String>,
    /// How far to normalize
    #[arg(long, value_enum, default_value = "scheme")]
    pub level: Level,
    /// Print a JSON object
    #[arg(long)]
    pub json: bool,
    #[command(flatten)]
    pub grammars: Grammars,
}

#[derive(Group)]
pub struct ConvertIri {
    /// The IRI or URI, or a reference; `-` reads one per line from standard input
    pub text: String,
    /// Convert a host that is a domain name by IDNA (UTS #46)
    #[arg(long)]
    pub idna: bool,
    /// Print a JSON object
    #[arg(long)]
    pub json: bool,
}

#[derive(Group)]
pub struct Whatwg {
    /// The string, valid or not
    pub text: String,
    /// Draw with ASCII characters only
    #[arg(long)]
    pub ascii: bool,
    /// Print a JSON object
    #[arg(long)]
    pub json: bool,
}

#[derive(Group)]
pub struct Repair {
    #[command(flatten)]
    pub input: TextOrFiles,
    /// The kind of the result: uri, uri-reference, absolute-uri, relative-ref, iri, iri-reference, absolute-iri or irelative-ref
    /// [default: uri-reference]
    #[arg(long, value_name = "KIND", default_value = DEFAULT_KIND, hide_default_value = true, value_parser = Repairable::find)]
    pub kind: Repairable,
    /// Print a JSON object
    #[arg(long)]
    pub json: bool,
}

#[derive(Group)]
pub struct Expand {
    /// The template, such as `/users/{id}{?page}`
    pub template: String,
    /// The variables, such as `id=7`; repeat the name for a list
    #[arg(value_name = "NAME=VALUE", value_parser = assignment)]
    pub variables: Vec<(String, String)>,
    /// Read variables from a JSON object: strings, numbers, booleans, arrays, objects of strings, or null; `-` is standard input.
    /// Arguments have priority
    #[arg(long, value_name = "FILE")]
    pub variables_file: Option<PathBuf>,
    /// Print a JSON object
    #[arg(long)]
    pub json: bool,
}

#[derive(Group)]
pub struct Match {
    /// The template, such as `/users/{id}{?page}`
    pub template: String,
    /// The string; `-` reads one per line from standard input
    pub text: String,
    /// The variables are parts of a path, as in a router: `{id}` is a segment, `{+path}` the rest of a path
    #[arg(long)]
    pub route: bool,
    /// A variable that is an associative array, such as `q` in `{?q*}`; repeatable. Other variables with `*` are lists
    #[arg(long = "map", value_name = "NAME")]
    pub maps: Vec<String>,
    /// Accept a template for which a string can have two sets of variables; earlier variables match the most
    #[arg(long)]
    pub allow_ambiguity: bool,
    /// Print a JSON object
    #[arg(long)]
    pub json: bool,
}

#[derive(Subcommand)]
pub enum Query {
    /// Print the decoded values of all pairs with a name, one per line; exit status 1 if there are none
    Get {
        #[command(flatten)]
        query: QueryUri,
        /// The name, decoded
        name: String,
    },
    /// Print all pairs, decoded, one per line; exit status 1 if there are none
    List(QueryUri),
    /// Set pairs, and print the URI: the first pair with the name is changed, others with the name are removed
    Set(QueryEdit),
    /// Append pairs, and print the URI
    Add(QueryEdit),
    /// Remove all pairs with the names, and print the URI
    Remove {
        #[command(flatten)]
        query: QueryUri,
        /// The names, decoded
        #[arg(value_name = "NAME", required = true)]
        names: Vec<String>,
    },
    /// Sort the pairs by name, and print the URI; pairs with the same name keep their order
    Sort(QueryUri),
}

#[derive(Group)]
pub struct QueryUri {
    /// A URI, an IRI or a reference; `-` reads one per line from standard input
    pub uri: String,
    /// Print a JSON object
    #[arg(long)]
    pub json: bool,
}

#[derive(Group)]
pub struct QueryEdit {
    #[command(flatten)]
    pub query: QueryUri,
    /// The pairs, not percent-encoded; repeat a name for several values. `NAME` alone is a name without `=`, and `NAME=` has
    /// an empty value
    #[arg(value_name = "NAME[=VALUE]", required = true)]
    pub pairs: Vec<String>,
}

#[derive(Group)]
pub struct Compare {
    /// One URI, IRI or reference
    pub one: String,
    /// The other
    pub other: String,
    /// Print a JSON object
    #[arg(long)]
    pub json: bool,
    #[command(flatten)]
    pub grammars: Grammars,
}

#[derive(Group)]
pub struct Build {
    /// The fields, percent-encoded, such as `host=example.com`; repeat the name for a list
    #[arg(value_name = "NAME=VALUE", value_parser = assignment)]
    pub fields: Vec<(String, String)>,
    /// The kind to build: uri, uri-reference, another kind, or a scheme such as ni [default: the kind of the last --grammar
    /// file, or uri-reference]
    #[arg(long, value_name = "KIND")]
    pub kind: Option<String>,
    /// Print a JSON object
    #[arg(long)]
    pub json: bool,
    #[command(flatten)]
    pub grammars: Grammars,
}

/// Splits `NAME=VALUE` at the first `=`.
fn assignment(text: &str) -> Result<(String, String), String> {
    let (name, value) =
        text.split_once('=').filter(|(name, _)| !name.is_empty()).ok_or("expected NAME=VALUE")?;
    Ok((name.to_string(), value.to_string()))
}

/// The program receives the requests of `virgule batch`, one JSON object per line, or plain lines. The test strings cover the
/// grammar; others are near misses, and random strings.
///
/// Exit status 1 means that the program does not conform, and 2 that it does not answer, or that the call is wrong.
#[derive(Group)]
pub struct Conform {
    /// An ABNF file, `-` for standard input, or the name of a built-in grammar
    #[arg(long, value_name = "FILE")]
    pub grammar: Option<PathBuf>,
    #[command(flatten)]
    pub dialect: DialectArg,
    /// Test this rule of the grammar, or of RFC 3986 without one
    #[arg(long, value_name = "RULE", conflicts_with = "kind")]
    pub rule: Option<String>,
    /// Test this kind, such as uri, or a scheme such as ni [default: the first kind of --grammar, or uri-reference]
    #[arg(long, value_name = "KIND")]
    pub kind: Option<String>,
    /// Compare the fields too, as far as the program reports them
    #[arg(long, conflicts_with_all = ["lines", "rule"])]
    pub fields: bool,
    /// Send one string per line; the program answers each with `ok` or `no`
    #[arg(long)]
    pub lines: bool,
    /// The seed of the random strings
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub seed: u64,
    /// The number of random strings
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
    /// Write an HTML page with the grammar colored by coverage and wrong answers; `-` is standard output
    #[arg(long, value_name = "FILE")]
    pub html: Option<PathBuf>,
    /// The program and its arguments
    #[arg(last = true, required = true, value_name = "COMMAND")]
    pub command: Vec<String>,
}
