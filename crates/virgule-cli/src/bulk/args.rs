//! Arguments of the commands that process files line by line.

use crate::Failure;
use crate::args::KindArgs;
use clap::Args as Group;
use std::ffi::OsString;
use std::num::NonZeroUsize;
use std::path::PathBuf;

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

/// One text, or files with a text on each line.
#[derive(Group)]
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
