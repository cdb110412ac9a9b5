//! A reader → chunks, cut at line ends.
//!
//! ```text
//! reads     http://a/⏎http://b/⏎htt    p://c/⏎http://d/⏎
//! chunks    http://a/⏎http://b/⏎       http://c/⏎http://d/⏎
//!                               htt ───┘  carried over
//! ```
//!
//! A chunk is what one read gave, so that lines of a pipe are answered when they come. Only where that holds no line end
//! more is read, up to the longest line that is kept.

use super::chunk::Chunk;
use memchr::{memchr, memrchr};
use std::io::{self, ErrorKind, Read};

/// How much memory chunks take.
#[derive(Debug, Clone, Copy)]
pub struct Sizes {
    /// What is read at a time.
    pub chunk: usize,
    /// The longest line, without its LF; not less than a chunk.
    pub line: usize,
}

/// Cuts what a reader gives.
pub struct Cutter<R> {
    reader: R,
    sizes: Sizes,
    /// What was read behind the last line end.
    carried: Vec<u8>,
}

impl<R: Read> Cutter<R> {
    /// All that `reader` gives.
    pub fn new(reader: R, sizes: Sizes) -> Self {
        Cutter { reader, sizes, carried: Vec::new() }
    }

    /// The next lines, into `chunk`; whether there are any.
    pub fn next(&mut self, chunk: &mut Chunk) -> io::Result<bool> {
        let buffer = &mut chunk.buffer;
        if buffer.len() != self.sizes.chunk {
            // It is new, or a long line was in it.
            *buffer = vec![0; self.sizes.chunk];
        }
        let (mut filled, mut searched) = (self.carried.len(), 0);
        buffer[..filled].copy_from_slice(&self.carried);
        self.carried.clear();
        chunk.too_long = false;
        loop {
            if filled == buffer.len() {
                if filled > self.sizes.line {
                    chunk.filled = 0;
                    chunk.too_long = true;
                    return self.pass_over(buffer).map(|()| true);
                }
                buffer.resize((filled * 2).min(self.sizes.line + 1), 0);
            }
            // Not more than a chunk at a time, so that what is carried over is less than one.
            let room = buffer.len().min(filled + self.sizes.chunk);
            let read = read(&mut self.reader, &mut buffer[filled..room])?;
            filled += read;
            if read == 0 {
                break;
            }
            if let Some(newline) = memrchr(b'\n', &buffer[searched..filled]) {
                let end = searched + newline + 1;
                self.carried.extend_from_slice(&buffer[end..filled]);
                filled = end;
                break;
            }
            searched = filled;
        }
        chunk.filled = filled;
        Ok(filled > 0)
    }

    /// Reads on to the end of the line, keeping nothing of it.
    fn pass_over(&mut self, buffer: &mut Vec<u8>) -> io::Result<()> {
        *buffer = vec![0; self.sizes.chunk];
        loop {
            let read = read(&mut self.reader, buffer)?;
            if read == 0 {
                return Ok(());
            }
            if let Some(newline) = memchr(b'\n', &buffer[..read]) {
                self.carried.extend_from_slice(&buffer[newline + 1..read]);
                return Ok(());
            }
        }
    }
}

fn read(reader: &mut impl Read, buffer: &mut [u8]) -> io::Result<usize> {
    loop {
        match reader.read(buffer) {
            Err(error) if error.kind() == ErrorKind::Interrupted => {}
            read => return read,
        }
    }
}
