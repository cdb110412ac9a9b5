//! Options and arguments that several subcommands have.

use crate::{Failure, inputs};
use clap::{Args, ValueEnum};
use std::ffi::OsString;
use std::num::NonZeroUsize;
use std::path::PathBuf;
use virgule::Normalization;
use virgule_dynamic::{Library, LoadError};

/// The default of `--kind` without `--grammar`, for all subcommands.
pub use virgule_tools::operations::kind_choice::DEFAULT_KIND;

/// Grammars in addition to the built-in ones.
#[derive(Args)]
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
            inputs::add_grammar(&mut library, file)?;
        }
        Ok(library)
    }
}

/// The kind or rule of texts.
#[derive(Args)]
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

/// One text, or files with a text on each line.
#[derive(Args)]
pub struct TextOrFiles {
    /// The text, such as `https://example.com/`; behind `--` it may begin with a hyphen. With --lines: files, one text a
    /// line; `-`, or none, is standard input
    #[arg(value_name = "TEXT", required_unless_present = "lines")]
    texts: Vec<OsString>,
    /// Read files of any size, one text a line
    #[arg(long)]
    pub lines: bool,
    /// How many threads work on --lines [default: one for each processor]
    #[arg(long, value_name = "N", requires = "lines")]
    pub threads: Option<NonZeroUsize>,
}

impl TextOrFiles {
    /// The files, with `--lines`.
    pub fn files(&self) -> Vec<PathBuf> {
        self.texts.iter().map(PathBuf::from).collect()
    }

    /// The text, without `--lines`.
    pub fn text(&self) -> Result<&str, Failure> {
        let wrong = |why: &str, text: &OsString| {
            Failure::Call(format!("{why} '{}'; files of many texts are for --lines", text.to_string_lossy()))
        };
        match &self.texts[..] {
            [text] => text.to_str().ok_or_else(|| wrong("not UTF-8", text)),
            [_, more, ..] => Err(wrong("unexpected argument", more)),
            [] => Err(Failure::Call("a text is missing".to_string())),
        }
    }
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
