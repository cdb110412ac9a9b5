//! Whole lines in memory, one after the other.

use crate::line::{Line, NoText};
use memchr::memchr_iter;
use std::io;
use std::ops::ControlFlow;
use std::sync::Arc;

/// Lines of one file, in a buffer that is used again for the next.
#[derive(Debug, Default)]
pub struct Chunk {
    /// Room for bytes; those of the lines are the first.
    pub(super) buffer: Vec<u8>,
    pub(super) filled: usize,
    /// Instead of lines, one that was too long to be kept.
    pub(super) too_long: bool,
    /// Instead of lines, why the file cannot be read, or not further.
    pub(super) broken: Option<io::Error>,
    /// The file that they are of.
    pub file: Arc<str>,
    /// The number of the first line there, counted from 1.
    pub first: u64,
}

impl Chunk {
    fn bytes(&self) -> &[u8] {
        &self.buffer[..self.filled]
    }

    /// Whether a line longer than `ordinary` bytes takes memory here.
    pub fn is_long(&self, ordinary: usize) -> bool {
        self.buffer.len() > ordinary
    }

    /// Gives the memory back.
    pub fn release(&mut self) {
        (self.buffer, self.filled) = (Vec::new(), 0);
    }

    /// How many lines there are.
    pub fn count(&self) -> u64 {
        let bytes = self.bytes();
        let open = self.too_long || bytes.last().is_some_and(|&last| last != b'\n');
        memchr_iter(b'\n', bytes).count() as u64 + u64::from(open)
    }

    /// Shows each line with its number in the file, until `see` has seen enough.
    pub fn each_line<'c>(&'c self, mut see: impl FnMut(u64, Line<'c>) -> ControlFlow<()>) -> ControlFlow<()> {
        if self.too_long {
            return see(self.first, Line::Other(NoText::TooLong));
        }
        let bytes = self.bytes();
        // Mostly all of it is text, and asking once costs less than asking of each line.
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
