//! Bytes → windows that no URI crosses, of bounded length.
//!
//! ```text
//! reads     see http://a/b or htt    p://c/d now
//! windows   see http://a/b or▁       http://c/d now
//!                            htt ────┘ carried over
//! ```
//!
//! A window ends behind the last byte that neither URIs nor IRIs have (RFC 3986 appendix A, RFC 3987 section 2.2): white space, a
//! control character, or any of ``"<>\^`{|}``. Where a scheme begins is decided by the bytes before its colon up to such a byte, so
//! that a window has the URIs that the whole text has there. What is read is searched when it arrives.

use std::io::{self, ErrorKind, Read};

/// Memory limits, in bytes.
#[derive(Debug, Clone, Copy)]
pub struct Sizes {
    /// For one read.
    pub read: usize,
    /// For a sequence without a byte that ends a window; at least `read`.
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
    /// Bytes that begin and end where no URI does both.
    Bytes(&'b [u8]),
    /// So many bytes that were passed over, because nothing among them ends a window.
    TooLong(u64),
}

/// Splits a reader into windows.
pub struct Windows<R> {
    reader: R,
    sizes: Sizes,
    buffer: Vec<u8>,
    /// The end of the last window in the buffer, of what was searched for its end, and of all that was read.
    taken: usize,
    searched: usize,
    filled: usize,
}

impl<R: Read> Windows<R> {
    /// Reads from `reader`.
    pub fn new(reader: R, sizes: Sizes) -> Self {
        Windows { reader, sizes, buffer: vec![0; sizes.read], taken: 0, searched: 0, filled: 0 }
    }

    /// The next window; `None` at the end of the input.
    pub fn next(&mut self) -> io::Result<Option<Window<'_>>> {
        self.buffer.copy_within(self.taken..self.filled, 0);
        self.filled -= self.taken;
        self.searched = self.searched.saturating_sub(self.taken);
        self.taken = 0;
        loop {
            if self.filled == self.sizes.longest {
                return self.pass_over().map(|length| Some(Window::TooLong(length)));
            }
            let room = (self.filled + self.sizes.read).min(self.sizes.longest);
            if self.buffer.len() < room {
                // Twice as much, so that growing takes time linear in the length.
                self.buffer.resize((2 * room).min(self.sizes.longest), 0);
            }
            let read = read(&mut self.reader, &mut self.buffer[self.filled..room])?;
            self.filled += read;
            let begin = std::mem::replace(&mut self.searched, self.filled);
            let end = self.buffer[begin..self.filled].iter().rposition(|&byte| ends(byte));
            self.taken = match end {
                Some(end) => begin + end + 1,
                None if read == 0 => self.filled,
                None => continue,
            };
            return Ok((self.taken > 0).then_some(Window::Bytes(&self.buffer[..self.taken])));
        }
    }

    /// Passes over all up to the next byte that ends a window, and frees the memory; returns the number of bytes.
    fn pass_over(&mut self) -> io::Result<u64> {
        let mut passed = self.filled as u64;
        self.buffer = vec![0; self.sizes.read];
        (self.taken, self.searched, self.filled) = (0, 0, 0);
        loop {
            let read = read(&mut self.reader, &mut self.buffer)?;
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

/// Whether a byte is in no URI and no IRI, so that a window may end behind it.
fn ends(byte: u8) -> bool {
    matches!(byte, 0..=b' ' | b'"' | b'<' | b'>' | b'\\' | b'^' | b'`' | b'{' | b'|' | b'}' | 0x7F)
}

fn read(reader: &mut impl Read, buffer: &mut [u8]) -> io::Result<usize> {
    loop {
        match reader.read(buffer) {
            Err(error) if error.kind() == ErrorKind::Interrupted => {}
            read => return read,
        }
    }
}
