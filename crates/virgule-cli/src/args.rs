//! What may be called, and what `--help` says of it.

use clap::{Args as Group, Parser, Subcommand, ValueEnum};
use std::path::PathBuf;
use virgule::Steps;
use virgule_dynamic::{Library, LoadError};

/// URIs from the grammar: parse them, see their components, resolve, normalize and compare, test against the ABNF.
///
/// Exit status: 0 yes, 1 no (invalid, unequal), 2 the call itself was wrong.
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
    /// Print what a reference refers to from a base (RFC 3986 section 5)
    Resolve(Resolve),
    /// Print the shortest reference that leads from a base to a URI
    Relativize(Relativize),
    /// Print one form for what is the same (RFC 3986 section 6.2), and say what was changed
    Normalize(Normalize),
    /// Print the URI that an IRI maps to (RFC 3987 section 3.1)
    ToUri(Mapped),
    /// Print the IRI of a URI (RFC 3987 section 3.2)
    ToIri(Mapped),
    /// Say whether two URIs are the same, on which rung of the ladder (RFC 3986 section 6), and why
    Compare(Compare),
    /// Build a text of its fields, or say which field is in the way
    Build(Build),
    /// Show where a WHATWG parser, such as a browser's, reads a text in another way than RFC 3986 does; exit status 1 if
    /// that changes what it means
    Whatwg(Whatwg),
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

impl Grammars {
    /// What is built in, and these.
    pub fn library(&self) -> Result<Library, LoadError> {
        let mut library = Library::new();
        for file in &self.files {
            library.add_file(file)?;
        }
        Ok(library)
    }
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
    /// The text
    pub text: String,
    /// What the text is: uri-reference, or iri-reference, or a scheme such as ni
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
pub struct Mapped {
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
    /// The fields, as they are to stand in the text, such as `host=example.com`
    #[arg(value_name = "NAME=VALUE", value_parser = assignment)]
    pub fields: Vec<(String, String)>,
    /// What to build: uri-reference, or another kind, or a scheme such as ni
    #[arg(long, value_name = "KIND", default_value = DEFAULT_KIND)]
    pub kind: String,
    /// Answer with a JSON object
    #[arg(long)]
    pub json: bool,
    #[command(flatten)]
    pub grammars: Grammars,
}

/// What a text is, and what is built, when nothing else is asked for.
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
    /// Dot segments (section 6.2.2.3)
    Dots,
    /// These three
    Syntax,
    /// And what is known of the scheme (section 6.2.3)
    Scheme,
}

impl Level {
    /// The steps of the level.
    pub fn steps(self) -> Steps {
        match self {
            Level::Case => Steps::CASE,
            Level::Percent => Steps::PERCENT,
            Level::Dots => Steps::DOTS,
            Level::Syntax => Steps::SYNTAX,
            Level::Scheme => Steps::SCHEME,
        }
    }

    /// Their names, for messages.
    pub fn names() -> String {
        let names = Level::value_variants().iter().filter_map(|level| level.to_possible_value());
        names.map(|name| name.get_name().to_string()).collect::<Vec<_>>().join(", ")
    }
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
    /// Draw railroad diagrams: of one rule as SVG, or of all rules as one HTML page with links
    Diagram(Diagram),
}

#[derive(Group)]
pub struct Diagram {
    /// An ABNF file, or the name of a built-in grammar or kind, such as rfc3986 or ni; with `:RULE` that rule alone
    #[arg(value_name = "FILE[:RULE]")]
    pub of: String,
    /// Write to this file instead of the standard output
    #[arg(long, value_name = "PATH")]
    pub out: Option<PathBuf>,
}
