//! What may be called, and what `--help` says of it.

use crate::bulk::args::{CheckLines, TextOrFiles};
use crate::grammar::{compare, dot, matrix, stats};
use crate::inputs;
use clap::{Args as Group, Parser, Subcommand, ValueEnum};
use clap_complete::Shell;
use colorchoice_clap::Color;
use std::path::PathBuf;
use virgule::Normalization;
use virgule_dynamic::{Library, LoadError};

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
    /// List the lines of files that are no texts of a kind; exit status 1 if there are any
    Check(CheckLines),
    /// Print what a reference refers to from a base (RFC 3986 section 5)
    Resolve(Resolve),
    /// Print the shortest reference that leads from a base to a URI
    Relativize(Relativize),
    /// Print one form for what is the same (RFC 3986 section 6.2), and say what was changed
    #[command(
        override_usage = "virgule normalize [OPTIONS] <TEXT>\n       virgule normalize [OPTIONS] --lines [FILE]..."
    )]
    Normalize(Normalize),
    /// Print the URI that an IRI maps to (RFC 3987 section 3.1)
    ToUri(ConvertIri),
    /// Print the IRI of a URI (RFC 3987 section 3.2)
    ToIri(ConvertIri),
    /// Say whether two URIs are the same, by string, syntax or scheme (RFC 3986 section 6.2), and why
    Compare(Compare),
    /// Build a text of its fields, or say which field is in the way
    Build(Build),
    /// Show where a WHATWG parser, such as a browser's, reads a text in another way than RFC 3986 does; exit status 1 if
    /// that changes what it means
    Whatwg(Whatwg),
    /// Answer requests: one JSON object a line in, one a line out; --help describes the protocol
    Batch(Grammars),
    /// Test whether an implementation, any program, keeps to a grammar
    Conform(Conform),
    /// Names of things by their hashes (RFC 6920): hash, verify, convert, explain
    #[command(subcommand)]
    Ni(crate::ni::args::Ni),
    /// Look at grammar files
    #[command(subcommand)]
    Grammar(Grammar),
    /// Explain a diagnostic of a grammar by its code, such as undefined-rule, or list all codes
    Explain {
        /// The code, as it stands in brackets in the message
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

/// Grammars beyond those that are built in.
#[derive(Group)]
pub struct Grammars {
    /// Read this ABNF file too; its schemes and rules are then there like the built-in ones. `-` is standard input, unless
    /// that holds the texts or requests
    #[arg(long = "grammar", value_name = "FILE")]
    pub files: Vec<PathBuf>,
}

impl Grammars {
    /// What is built in, and these.
    pub fn library(&self) -> Result<Library, LoadError> {
        let mut library = Library::new();
        for file in &self.files {
            inputs::add_grammar(&mut library, file)?;
        }
        Ok(library)
    }
}

/// What texts are to be.
#[derive(Group)]
pub struct KindArgs {
    /// What the text is to be: uri, uri-reference, absolute-uri, relative-ref, or a scheme such as ni [default: the kinds of
    /// the last --grammar file, or uri-reference]
    #[arg(long, value_name = "KIND", conflicts_with = "rule")]
    pub kind: Option<String>,
    /// Match the text with this rule of the last --grammar file, or of RFC 3986 without one
    #[arg(long, value_name = "RULE")]
    pub rule: Option<String>,
    #[command(flatten)]
    pub grammars: Grammars,
}

#[derive(Group)]
pub struct Parse {
    #[command(flatten)]
    pub input: TextOrFiles,
    #[command(flatten)]
    pub kind_args: KindArgs,
    /// Draw with ASCII characters only
    #[arg(long)]
    pub ascii: bool,
    /// Answer with a JSON object instead of a picture
    #[arg(long)]
    pub json: bool,
}

#[derive(Group)]
pub struct Resolve {
    /// The base, a URI or IRI; its fragment does not count
    pub base: String,
    /// The reference
    pub reference: String,
    /// Pass over a scheme in the reference that is the base's (section 5.2.2)
    #[arg(long)]
    pub not_strict: bool,
    /// Answer with a JSON object
    #[arg(long)]
    pub json: bool,
}

#[derive(Group)]
pub struct Relativize {
    /// The base, a URI or IRI
    pub base: String,
    /// Where the reference is to lead
    pub target: String,
    /// Answer with a JSON object
    #[arg(long)]
    pub json: bool,
}

#[derive(Group)]
pub struct Normalize {
    #[command(flatten)]
    pub input: TextOrFiles,
    /// What the text is: uri-reference, iri-reference, or a scheme such as ni [default: the kind of its scheme, or those of
    /// the --grammar files, or uri-reference]
    #[arg(long, value_name = "KIND")]
    pub kind: Option<String>,
    /// How far to go
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
    /// The fields, as they are to stand in the text, such as `host=example.com`; a list again for each of its items
    #[arg(value_name = "NAME=VALUE", value_parser = assignment)]
    pub fields: Vec<(String, String)>,
    /// What to build: uri, uri-reference, another kind, or a scheme such as ni [default: the kind of the last --grammar
    /// file, or uri-reference]
    #[arg(long, value_name = "KIND")]
    pub kind: Option<String>,
    /// Answer with a JSON object
    #[arg(long)]
    pub json: bool,
    #[command(flatten)]
    pub grammars: Grammars,
}

/// The kind of a text if neither `--kind` nor `--grammar` is given, for every subcommand that takes a kind.
pub const DEFAULT_KIND: &str = "uri-reference";

/// `NAME=VALUE`; the value may hold more of `=`.
fn assignment(text: &str) -> Result<(String, String), String> {
    let (name, value) = text.split_once('=').ok_or("expected NAME=VALUE")?;
    Ok((name.to_string(), value.to_string()))
}

/// How far normalization goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Level {
    /// Letters whose case does not matter (section 6.2.2.1)
    Case,
    /// Percent-encodings of unreserved characters (section 6.2.2.2)
    Percent,
    /// Dot segments (section 6.2.2.3); `%2E` is no dot, and `..` stays where it would remove an encoded dot segment
    Dots,
    /// These three
    Syntax,
    /// And what is known of the scheme (section 6.2.3)
    Scheme,
}

impl Level {
    /// The steps of the level.
    pub fn steps(self) -> Normalization {
        match self {
            Level::Case => Normalization::CASE,
            Level::Percent => Normalization::PERCENT,
            Level::Dots => Normalization::DOTS,
            Level::Syntax => Normalization::SYNTAX,
            Level::Scheme => Normalization::SCHEME,
        }
    }
}

/// The names of all values, for messages.
pub fn names<E: ValueEnum>() -> String {
    let names = E::value_variants().iter().filter_map(ValueEnum::to_possible_value);
    names.map(|name| name.get_name().to_string()).collect::<Vec<_>>().join(", ")
}

/// The program is asked as `virgule batch` is, a JSON object a line in and out, or by lines. It is asked about texts that
/// cover the grammar, about near misses, and about random texts.
///
/// Exit status 1 means that it does not conform, 2 also that the program answers nothing.
#[derive(Group)]
pub struct Conform {
    /// An ABNF file, `-` for standard input, or the name of a grammar that is built in
    #[arg(long, value_name = "FILE")]
    pub grammar: Option<PathBuf>,
    /// Ask whether texts are in this rule of the grammar, or of RFC 3986 without one
    #[arg(long, value_name = "RULE", conflicts_with = "kind")]
    pub rule: Option<String>,
    /// Ask whether texts are of this kind: uri, uri-reference, another one, or a scheme such as ni [default: the first kind
    /// of --grammar, or uri-reference]
    #[arg(long, value_name = "KIND")]
    pub kind: Option<String>,
    /// Compare the parts of texts too, as far as the program names them
    #[arg(long, conflicts_with_all = ["lines", "rule"])]
    pub fields: bool,
    /// Ask by a text a line; the program answers each with `ok` or `no`
    #[arg(long)]
    pub lines: bool,
    /// Where random texts begin
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub seed: u64,
    /// How many random texts, beside those that cover the grammar
    #[arg(long, value_name = "N", default_value_t = 1000)]
    pub count: usize,
    /// How long the program may take for an answer
    #[arg(long, value_name = "MS", default_value_t = 1000)]
    pub timeout: u64,
    /// Differences that are known, with reasons: `[[expected]]` with class, rule or input, and reason; `-` is standard
    /// input
    #[arg(long, value_name = "FILE")]
    pub expected: Option<PathBuf>,
    /// Write everything that was found as a JSON object; `-` is standard output, in place of the report there
    #[arg(long, value_name = "FILE")]
    pub json: Option<PathBuf>,
    /// Write the result as JUnit XML; `-` is standard output
    #[arg(long, value_name = "FILE")]
    pub junit: Option<PathBuf>,
    /// Write a page that shows the grammar, coloured by what was tried and what was wrong; `-` is standard output
    #[arg(long, value_name = "FILE")]
    pub html: Option<PathBuf>,
    /// The program and its arguments
    #[arg(last = true, required = true, value_name = "COMMAND")]
    pub command: Vec<String>,
}

#[derive(Group)]
pub struct GrammarCheck {
    /// ABNF files, `-` for standard input; imports are looked for beside them and among the built-in ones
    #[arg(value_name = "FILE", required = true)]
    pub files: Vec<PathBuf>,
    /// Look for ambiguities also in rules that no start rule uses, and show those of imported rules
    #[arg(long)]
    pub all: bool,
    /// Draw with ASCII characters only
    #[arg(long)]
    pub ascii: bool,
    /// One JSON object a file
    #[arg(long)]
    pub json: bool,
    /// Exit with status 1 if there are warnings; what a file acknowledges (`;! ambiguous`) is none
    #[arg(long)]
    pub deny_warnings: bool,
}

#[derive(Subcommand)]
pub enum Grammar {
    /// Show all errors and warnings, texts with two derivations among them; exit status 1 if there are errors
    Check(GrammarCheck),
    /// Describe a directive (a line that begins with `;!`), or list all of them
    Directives {
        /// The directive, such as fields
        #[arg(value_name = "NAME")]
        name: Option<String>,
    },
    /// Print the grammar of a kind that is built in, as a file to begin with
    Print {
        /// A kind such as ni, or a grammar such as rfc6920
        #[arg(value_name = "KIND")]
        name: String,
    },
    /// List the kinds that are built in: name, grammar, start rule, and whether all their texts are URIs
    List {
        /// One JSON object a kind
        #[arg(long)]
        json: bool,
    },
    /// Draw railroad diagrams: of one rule as SVG, or of all rules as one HTML page with links
    Diagram(Diagram),
    /// Say whether every text of one rule is a text of another; if not, show a shortest that is none, and why
    Subset(compare::RulePairArgs),
    /// Say whether two rules have the same texts; if not, show a shortest that tells them apart
    Equal(compare::RulePairArgs),
    /// Show the shortest texts that only one of two rules has; exit status 0 if there are none
    Diff(compare::RulePairArgs),
    /// Say whether two rules share a text, and show a shortest
    Overlap(compare::RulePairArgs),
    /// Show which kinds share texts, pair by pair
    Matrix(matrix::MatrixArgs),
    /// Show how large the automata of a grammar are, and how long they take to make
    Stats(stats::StatsArgs),
    /// Print the automaton of a small rule for Graphviz
    Dot(dot::DotArgs),
}

#[derive(Group)]
pub struct Diagram {
    /// An ABNF file, `-` for standard input, or the name of a built-in grammar or kind, such as rfc3986 or ni; with
    /// `:RULE` that rule alone
    #[arg(value_name = "FILE[:RULE]")]
    pub of: String,
    /// Write to this file; `-` is standard output, as is no file
    #[arg(long, value_name = "PATH")]
    pub out: Option<PathBuf>,
}
