//! What is said of the lines of a chunk, until its turn comes.

use std::fmt;
use std::io::Write;

/// What may wait; more is handed over before the chunk ends.
const KEPT: usize = 256 << 10;

/// Bytes to be written, and how many lines were invalid.
#[derive(Debug, Default)]
pub struct Said {
    /// For standard output.
    pub out: Vec<u8>,
    /// For standard error.
    pub errors: Vec<u8>,
    /// How many lines were invalid.
    pub invalid: u64,
}

impl Said {
    /// Says what is wrong, in its place among what others say.
    pub fn complain(&mut self, message: &dyn fmt::Display) {
        // Memory takes what is written.
        let _ = writeln!(self.errors, "virgule: {message}");
    }

    /// Whether it should not wait for the end of the chunk.
    pub fn is_much(&self) -> bool {
        self.out.len() + self.errors.len() >= KEPT
    }

    /// Whether nothing is to be written.
    pub fn is_silent(&self) -> bool {
        self.out.is_empty() && self.errors.is_empty()
    }

    /// Forgets what was written; what a long line has made gives its memory back.
    pub fn clear(&mut self) {
        for bytes in [&mut self.out, &mut self.errors] {
            bytes.clear();
            bytes.shrink_to(2 * KEPT);
        }
    }
}

/// Where a line stands.
#[derive(Debug, Clone, Copy)]
pub struct Place<'p> {
    /// The file, as it was called.
    pub file: &'p str,
    /// The line, counted from 1.
    pub line: u64,
}

/// `urls.txt:7`, as compilers and editors have it.
impl fmt::Display for Place<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.file {
            "-" => write!(f, "standard input:{}", self.line),
            file => write!(f, "{}:{}", file.escape_debug(), self.line),
        }
    }
}
