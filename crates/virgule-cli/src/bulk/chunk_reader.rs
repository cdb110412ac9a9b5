//! Splits a reader into chunks at line ends.
//!
//! ```text
//! reads     http://a/⏎http://b/⏎htt    p://c/⏎http://d/⏎
//! chunks    http://a/⏎http://b/⏎       http://c/⏎http://d/⏎
//!                               htt ───┘  carried over
//! ```
//!
//! A chunk is the result of one read, so that lines of a pipe are processed when they arrive. Only if it has no line end,
//! more is read, up to the maximum line length.

use super::chunk::Chunk;
use memchr::{memchr, memrchr};
use std::io::{self, ErrorKind, Read};

/// Memory limits.
#[derive(Debug, Clone, Copy)]
pub struct ChunkSizes {
    /// Bytes per read.
    pub chunk: usize,
    /// The maximum line length without LF; at least `chunk`.
    pub line: usize,
}

/// Reads chunks of complete lines.
pub struct ChunkReader<R> {
    reader: R,
    sizes: ChunkSizes,
    /// Bytes read after the last line end.
    carried: Vec<u8>,
}

impl<R: Read> ChunkReader<R> {
    /// Reads from `reader`.
    pub fn new(reader: R, sizes: ChunkSizes) -> Self {
        ChunkReader { reader, sizes, carried: Vec::new() }
    }

    /// Reads the next lines into `chunk`; false at the end of the input.
    pub fn next(&mut self, chunk: &mut Chunk) -> io::Result<bool> {
        let buffer = &mut chunk.buffer;
        if buffer.len() != self.sizes.chunk {
            // The buffer is new, or was enlarged for a long line.
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
            // At most a chunk per read, so that less than a chunk is carried over.
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

    /// Skips the rest of the line.
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
