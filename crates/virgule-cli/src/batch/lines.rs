//! Bytes → lines of bounded length.
//!
//! The rest of a longer line is skipped, and the next line is processed.

use crate::Failure;
use crate::line::{InvalidLine, Line, MAX_LINE};
use std::io::{self, BufRead, BufReader, Read};

/// The lines of an input.
pub struct Lines<R> {
    input: BufReader<R>,
    buffer: Vec<u8>,
}

impl<R: Read> Lines<R> {
    /// The lines of `input`.
    pub fn new(input: R) -> Self {
        Lines { input: BufReader::with_capacity(1 << 16, input), buffer: Vec::new() }
    }

    /// The next line; `None` at the end of the input.
    pub fn next(&mut self) -> Result<Option<Line<'_>>, Failure> {
        self.buffer.clear();
        let (mut seen, mut too_long) = (0usize, false);
        loop {
            let piece = match self.input.fill_buf() {
                Ok(piece) => piece,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                Err(error) => return Err(Failure::Call(format!("standard input: {error}"))),
            };
            if piece.is_empty() {
                if seen == 0 {
                    return Ok(None);
                }
                break;
            }
            let newline = piece.iter().position(|&byte| byte == b'\n');
            let taken = newline.map_or(piece.len(), |at| at + 1);
            seen += taken;
            too_long |= self.buffer.len() + newline.unwrap_or(taken) > MAX_LINE;
            if !too_long {
                self.buffer.extend_from_slice(&piece[..newline.unwrap_or(taken)]);
            }
            self.input.consume(taken);
            if newline.is_some() {
                break;
            }
        }
        if too_long {
            self.buffer = Vec::new();
            return Ok(Some(Line::Other(InvalidLine::TooLong)));
        }
        Ok(Some(Line::of(&self.buffer)))
    }

    /// True if no further complete line is buffered, so that answers must be flushed before reading on.
    pub fn is_drained(&self) -> bool {
        !self.input.buffer().contains(&b'\n')
    }
}
