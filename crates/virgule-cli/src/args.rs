//! The command line arguments, with the texts of `--help`.

use crate::bulk::args::{CheckLines, TextOrFiles};
use crate::find::args::Find;
use crate::grammar::report::ReportFormat;
use crate::grammar::{compare, dot, export, extract, fmt, matrix, stats, test};
use crate::inputs;
use crate::repairable::Repairable;
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

/// Grammars in addition to the built-in ones.
#[derive(Group)]
pub struct Grammars {
    /// Add the schemes and rules of this ABNF file. `-` is standard input, unless that has the texts or requests
    #[arg(long = "grammar", value_name = "FILE")]
    pub files: Vec<PathBuf>,
}

impl Grammars {
    /// Loads these grammars in addition to the built-in ones.
    pub fn library(&self) -> Result<Library, LoadError> {
        self.added_to(Library::new())
    }

    /// The same, for commands that only match texts: rules without automaton have general matchers.
    pub fn matching_library(&self) -> Result<Library, LoadError> {
        self.added_to(Library::with_general_matchers())
    }

    fn added_to(&self, mut library: Library) -> Result<Library, LoadError> {
        for file in &self.files {
            inputs::add_grammar(&mut library, file)?;
        }
        Ok(library)
    }
}

/// The kind or rule of texts.
#[derive(Group)]
pub struct KindArgs {
    /// The kind of the text: uri, uri-reference, absolute-uri, relative-ref, or a scheme such as ni [default: the kinds of the
    /// last --grammar file, or uri-reference]
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

/// The default of `--kind` without `--grammar`, for all subcommands.
pub use virgule_operations::kind_choice::DEFAULT_KIND;

/// Splits `NAME=VALUE` at the first `=`.
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
    /// Dot segments (section 6.2.2.3), of references where these begin with a slash; `%2E` is no dot, and `..` stays where it
    /// would remove an encoded dot segment
    Dots,
    /// All three of these
    Syntax,
    /// These and the rules of the scheme (section 6.2.3)
    Scheme,
}

impl Level {
    /// The normalization steps of the level.
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
    /// Write the result as JUnit XML; `-` is standard output
    #[arg(long, value_name = "FILE")]
    pub junit: Option<PathBuf>,
    /// Write an HTML page with the grammar coloured by coverage and wrong answers; `-` is standard output
    #[arg(long, value_name = "FILE")]
    pub html: Option<PathBuf>,
    /// The program and its arguments
    #[arg(last = true, required = true, value_name = "COMMAND")]
    pub command: Vec<String>,
}

#[derive(Group)]
pub struct GrammarCheck {
    /// ABNF files, `-` for standard input; imports are files in the same folder or built-in grammars
    #[arg(value_name = "FILE", required = true)]
    pub files: Vec<PathBuf>,
    /// Check for ambiguities also in rules that no start rule uses, and show those of imported rules
    #[arg(long)]
    pub all: bool,
    /// Draw with ASCII characters only
    #[arg(long)]
    pub ascii: bool,
    /// One JSON object a file, as --format json
    #[arg(long, conflicts_with = "format")]
    pub json: bool,
    /// How findings are written
    #[arg(long, value_enum, value_name = "FORMAT", default_value = "text")]
    pub format: ReportFormat,
    /// Exit with status 1 if there are warnings; ambiguities acknowledged by `;! ambiguous` do not count
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
    /// Print the built-in grammar of a kind
    Print {
        /// A kind such as ni, or a grammar such as rfc6920
        #[arg(value_name = "KIND")]
        name: String,
    },
    /// List the built-in kinds: name, grammar, start rule, and whether all their texts are URIs
    List {
        /// One JSON object a kind
        #[arg(long)]
        json: bool,
    },
    /// Draw railroad diagrams: of one rule as SVG, or of all rules as one HTML page with links
    Diagram(Diagram),
    /// Decide whether every text of one rule is a text of another; if not, show a shortest counterexample
    Subset(compare::RulePairArgs),
    /// Decide whether two rules have the same texts; if not, show a shortest counterexample
    Equal(compare::RulePairArgs),
    /// Show the shortest texts that only one of two rules has; exit status 0 if there are none
    Diff(compare::RulePairArgs),
    /// Decide whether two rules share a text, and show a shortest
    Overlap(compare::RulePairArgs),
    /// Show the relation of all pairs of kinds: subset, superset, overlap
    Matrix(matrix::MatrixArgs),
    /// Show sizes and compile times of the automata of a grammar
    Stats(stats::StatsArgs),
    /// Print the automaton of a small rule for Graphviz
    Dot(dot::DotArgs),
    /// Format ABNF files in place: layout alone, with all comments; exit status 1 if a file has errors
    Fmt(fmt::FmtArgs),
    /// Print the ABNF of an RFC, and report which lines were taken and left out; exit status 1 if there is none
    Extract(extract::ExtractArgs),
    /// Print a rule in another notation; exit status 1 if it cannot be written there
    Export(export::ExportArgs),
    /// Run the case files beside grammars: texts that must be accepted or refused; exit status 1 if a case fails
    Test(test::TestArgs),
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
