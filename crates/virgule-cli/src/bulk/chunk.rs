//! A chunk: consecutive complete lines of one file.

use crate::line::{InvalidLine, Line};
use memchr::memchr_iter;
use std::io;
use std::ops::ControlFlow;
use std::sync::Arc;

/// Lines of one file, in a reusable buffer.
#[derive(Debug, Default)]
pub struct Chunk {
    /// The buffer; the lines are its first `filled` bytes.
    pub(super) buffer: Vec<u8>,
    pub(super) filled: usize,
    /// True if the chunk represents one line that was too long to be kept.
    pub(super) too_long: bool,
    /// The error of reading the file; there are no lines then.
    pub(super) read_error: Option<io::Error>,
    /// The file of the lines.
    pub file: Arc<str>,
    /// The number of the first line in the file, counted from 1.
    pub first: u64,
}

impl Chunk {
    fn bytes(&self) -> &[u8] {
        &self.buffer[..self.filled]
    }

    /// True if the buffer was enlarged beyond `ordinary` bytes for a long line.
    pub fn is_long(&self, ordinary: usize) -> bool {
        self.buffer.len() > ordinary
    }

    /// Frees the buffer.
    pub fn release(&mut self) {
        (self.buffer, self.filled) = (Vec::new(), 0);
    }

    /// Number of lines.
    pub fn count(&self) -> u64 {
        let bytes = self.bytes();
        let open = self.too_long || bytes.last().is_some_and(|&last| last != b'\n');
        memchr_iter(b'\n', bytes).count() as u64 + u64::from(open)
    }

    /// Calls `see` with each line and its number in the file, until it breaks.
    pub fn each_line<'c>(&'c self, mut see: impl FnMut(u64, Line<'c>) -> ControlFlow<()>) -> ControlFlow<()> {
        if self.too_long {
            return see(self.first, Line::Other(InvalidLine::TooLong));
        }
        let bytes = self.bytes();
        // Usually the whole chunk is UTF-8, and one validation is faster than one per line.
        let text = std::str::from_utf8(bytes).ok();
        let line = |begin: usize, end: usize| match text {
            Some(text) => Line::Text(&text[begin..end]),
            None => Line::of(&bytes[begin..end]),
        };
        let (mut begin, mut number) = (0, self.first);
        for newline in memchr_iter(b'\n', bytes) {
            let carriage_return = newline > begin && bytes[newline - 1] == b'\r';
            see(number, line(begin, newline - usize::from(carriage_return)))?;
            (begin, number) = (newline + 1, number + 1);
        }
        if begin < bytes.len() {
            see(number, line(begin, bytes.len()))?;
        }
        ControlFlow::Continue(())
    }
}
