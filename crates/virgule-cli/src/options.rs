//! Options and arguments that several subcommands have.

use crate::{Failure, inputs, wrong};
use clap::{Args, ValueEnum};
use std::ffi::OsString;
use std::num::NonZeroUsize;
use std::path::PathBuf;
use virgule::Normalization;
use virgule_compiler::abnf::read::dialects::Dialect;
use virgule_dynamic::{Library, LoadError};

/// The default of `--kind` without `--grammar`, for all subcommands.
pub use virgule_tools::operations::kind_choice::DEFAULT_KIND;

/// Grammars in addition to the built-in ones.
#[derive(Args)]
pub struct Grammars {
    /// Add the schemes and rules of this ABNF file. `-` is standard input, unless the input comes from there
    #[arg(long = "grammar", value_name = "FILE")]
    pub files: Vec<PathBuf>,
    #[command(flatten)]
    pub dialect: DialectArg,
}

/// The notation of grammar files.
#[derive(Args, Clone, Copy)]
pub struct DialectArg {
    /// The notation of the grammar files: abnf, http-sender, http-recipient, rfc822 or w3c-ebnf [default: that of their
    /// `;! dialect` line, or abnf]
    #[arg(long = "dialect", value_name = "NAME")]
    pub name: Option<Dialect>,
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

    /// The requested kind, otherwise the kinds of the last grammar, otherwise [`DEFAULT_KIND`].
    pub fn kinds(&self, requested: Option<&String>, library: &Library) -> Vec<String> {
        match (requested, self.files.last()) {
            (Some(kind), _) => vec![kind.clone()],
            (None, Some(file)) => {
                library.kinds_of(&inputs::grammar_name(file)).into_iter().map(str::to_string).collect()
            }
            (None, None) => vec![DEFAULT_KIND.to_string()],
        }
    }

    fn added_to(&self, mut library: Library) -> Result<Library, LoadError> {
        for file in &self.files {
            inputs::add_grammar(&mut library, file, self.dialect.name)?;
        }
        Ok(library)
    }
}

/// The kind or rule of texts.
#[derive(Args)]
pub struct KindArgs {
    /// The kind of the input: uri, uri-reference, absolute-uri, relative-ref, or a scheme such as ni [default: the kinds of the
    /// last --grammar file, or uri-reference]
    #[arg(long, value_name = "KIND", conflicts_with = "rule")]
    pub kind: Option<String>,
    /// Match the input with this rule of the last --grammar file, or of RFC 3986 without one
    #[arg(long, value_name = "RULE")]
    pub rule: Option<String>,
    #[command(flatten)]
    pub grammars: Grammars,
}

/// One text, or files with a text on each line.
#[derive(Args)]
pub struct TextOrFiles {
    /// The input, such as `https://example.com/`; after `--` it may start with a hyphen. `-` reads lines from standard input
    /// (`parse` only with --json). With --lines: files with one URI per line; `-`, or none, is standard input
    #[arg(value_name = "TEXT", required_unless_present = "lines")]
    texts: Vec<OsString>,
    /// Read files of any size, with one URI per line
    #[arg(long)]
    pub lines: bool,
    /// The number of threads for --lines [default: one for each processor]
    #[arg(long, value_name = "N", requires = "lines")]
    pub threads: Option<NonZeroUsize>,
}

impl TextOrFiles {
    /// The files, with `--lines`.
    pub fn files(&self) -> Vec<PathBuf> {
        self.texts.iter().map(PathBuf::from).collect()
    }

    /// True to read lines: with `--lines`, and if the only input is `-`.
    pub fn has_lines(&self) -> bool {
        self.lines || matches!(&self.texts[..], [text] if text == "-")
    }

    /// The text, without `--lines`.
    pub fn text(&self) -> Result<&str, Failure> {
        let refused = |why: &str, text: &OsString| {
            Failure::Call(format!(
                "{why} '{}'; use --lines for files with one URI per line",
                text.to_string_lossy()
            ))
        };
        match &self.texts[..] {
            [text] => text.to_str().ok_or_else(|| refused("not UTF-8", text)),
            [_, more, ..] => Err(refused("unexpected argument", more)),
            [] => wrong("the input is missing"),
        }
    }
}

/// How far normalization goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Level {
    /// Lower-case scheme and host, upper-case percent-encodings (section 6.2.2.1)
    Case,
    /// Decode percent-encoded unreserved characters (section 6.2.2.2)
    Percent,
    /// Remove dot segments (section 6.2.2.3), in references only after a leading slash; `%2E` is not a dot, and a `..` stays if
    /// it would remove an encoded dot segment
    Dots,
    /// The three levels above
    Syntax,
    /// Syntax, and the rules of the scheme (section 6.2.3)
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

/// Returns the value with this name. The error calls it `what`, and lists all names.
pub fn find<E: ValueEnum>(what: &str, name: &str) -> Result<E, String> {
    E::from_str(name, false).map_err(|_| {
        let values = E::value_variants().iter().filter_map(ValueEnum::to_possible_value);
        let names: Vec<String> = values.map(|value| value.get_name().to_string()).collect();
        format!("there is no {what} `{name}`; there are {}", names.join(", "))
    })
}
