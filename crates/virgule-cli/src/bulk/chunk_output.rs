//! The buffered output for the lines of one chunk.

use std::fmt;
use std::io::Write;

/// A larger buffer is written before the chunk ends.
const CAPACITY: usize = 256 << 10;

/// Bytes to write, and the number of invalid lines.
#[derive(Debug, Default)]
pub struct ChunkOutput {
    /// For standard output.
    pub out: Vec<u8>,
    /// For standard error.
    pub errors: Vec<u8>,
    /// Number of invalid lines.
    pub invalid: u64,
}

impl ChunkOutput {
    /// Adds a message for standard error.
    pub fn print_error(&mut self, message: &dyn fmt::Display) {
        // Writing to a vector does not fail.
        let _ = writeln!(self.errors, "virgule: {message}");
    }

    /// True if it should be written before the chunk ends.
    pub fn is_full(&self) -> bool {
        self.out.len() + self.errors.len() >= CAPACITY
    }

    /// True if there is nothing to write.
    pub fn is_empty(&self) -> bool {
        self.out.is_empty() && self.errors.is_empty()
    }

    /// Empties the buffers, and frees memory beyond twice the capacity.
    pub fn clear(&mut self) {
        for bytes in [&mut self.out, &mut self.errors] {
            bytes.clear();
            bytes.shrink_to(2 * CAPACITY);
        }
    }
}

/// A file and a line in it.
#[derive(Debug, Clone, Copy)]
pub struct LineLocation<'p> {
    /// The file, as given on the command line.
    pub file: &'p str,
    /// The line, counted from 1.
    pub line: u64,
}

/// `urls.txt:7`, the format of compilers and editors.
impl fmt::Display for LineLocation<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.file {
            "-" => write!(f, "standard input:{}", self.line),
            file => write!(f, "{}:{}", file.escape_debug(), self.line),
        }
    }
}
