//! Splits bytes into windows of bounded length, such that no URI crosses a boundary.
//!
//! ```text
//! reads     see http://a/b or htt    p://c/d now
//! windows   see http://a/b or▁       http://c/d now
//!                            htt ────┘ carried over
//! ```
//!
//! A window ends after the last byte that ends every match: white space, a control character, `"`, `<` or `>`. What a match is
//! depends on the bytes before it too, at most [`CONTEXT`], which a window has from the one before. So it has the same URIs as
//! this part of the whole text. A window is returned as soon as it was read.

use crate::inputs::read_some;
use std::io::{self, Read};

/// Memory limits, in bytes.
#[derive(Debug, Clone, Copy)]
pub struct Sizes {
    /// The maximal size of one read.
    pub read: usize,
    /// The maximal length of a sequence without a byte that ends a window; at least `read`.
    pub longest: usize,
}

impl Default for Sizes {
    fn default() -> Self {
        Sizes { read: 256 << 10, longest: 16 << 20 }
    }
}

/// A part of the input.
#[derive(Debug, PartialEq, Eq)]
pub enum Window<'b> {
    /// Bytes at whose beginning and end no URI is split, after the number of bytes that were in the last window.
    Bytes(&'b [u8], usize),
    /// The number of bytes that were skipped, because none of them ends a window.
    TooLong(u64),
}

/// Splits a reader into windows.
pub struct Windows<R> {
    reader: R,
    sizes: Sizes,
    buffer: Vec<u8>,
    /// Offsets in the buffer: the end of the last window, of the bytes that were searched for the end of a window, and
    /// of the bytes that were read.
    taken: usize,
    searched: usize,
    filled: usize,
}

impl<R: Read> Windows<R> {
    /// Splits the bytes of `reader`.
    pub fn new(reader: R, sizes: Sizes) -> Self {
        Windows { reader, sizes, buffer: vec![0; sizes.read], taken: 0, searched: 0, filled: 0 }
    }

    /// The next window; `None` at the end of the input.
    pub fn next(&mut self) -> io::Result<Option<Window<'_>>> {
        let dropped = self.taken.saturating_sub(CONTEXT);
        self.buffer.copy_within(dropped..self.filled, 0);
        self.filled -= dropped;
        self.searched = self.searched.max(self.taken) - dropped;
        self.taken -= dropped;
        let context = self.taken;
        loop {
            if self.filled - context >= self.sizes.longest {
                return self.pass_over().map(|length| Some(Window::TooLong(length)));
            }
            let longest = context + self.sizes.longest;
            let room = (self.filled + self.sizes.read).min(longest);
            if self.buffer.len() < room {
                // The size is doubled, so that the total time of copying is linear.
                self.buffer.resize((2 * room).min(longest), 0);
            }
            let read = read_some(&mut self.reader, &mut self.buffer[self.filled..room])?;
            self.filled += read;
            let begin = std::mem::replace(&mut self.searched, self.filled);
            let end = self.buffer[begin..self.filled].iter().rposition(|&byte| ends(byte));
            self.taken = match end {
                Some(end) => begin + end + 1,
                None if read == 0 => self.filled,
                None => continue,
            };
            return Ok((self.taken > context).then_some(Window::Bytes(&self.buffer[..self.taken], context)));
        }
    }

    /// Skips the bytes up to the next byte that ends a window, and shrinks the buffer. Returns the number of skipped
    /// bytes.
    fn pass_over(&mut self) -> io::Result<u64> {
        let mut passed = (self.filled - self.taken) as u64;
        self.buffer = vec![0; self.sizes.read];
        (self.taken, self.searched, self.filled) = (0, 0, 0);
        loop {
            let read = read_some(&mut self.reader, &mut self.buffer)?;
            if read == 0 {
                return Ok(passed);
            }
            if let Some(end) = self.buffer[..read].iter().position(|&byte| ends(byte)) {
                (self.taken, self.filled) = (end, read);
                return Ok(passed + end as u64);
            }
            passed += read as u64;
        }
    }
}

/// The most bytes before a match on which it depends.
const CONTEXT: usize = 256;

/// True if a byte ends every match, so that a window may end after it.
fn ends(byte: u8) -> bool {
    matches!(byte, 0..=b' ' | b'"' | b'<' | b'>' | 0x7F)
}
