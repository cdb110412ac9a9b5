//! Redaction of input of any length, as it arrives, in constant memory.
//!
//! ```text
//! input    GET https://anna:s3c    ret@h.example/ 200
//! shown    GET https://anna:               ***@h.example/ 200      undecided bytes, at most 64 KiB, are kept
//! ```

use super::MASK;
use super::policy::RedactPolicy;
use super::search::{Next, Search};
use super::window::{LOOKBACK, Window};
use crate::uri::macros::opaque_debug;
use alloc::vec::Vec;

/// Redacts input in parts, with the same result as [`RedactPolicy::redact`] on the entire input.
///
/// The input is bytes in any encoding that contains ASCII: UTF-8, Latin-1 and others, but not UTF-16.
///
/// ```
/// use virgule::redact::{RedactPolicy, Redactor};
///
/// let (mut output, mut redactor) = (Vec::new(), Redactor::new(RedactPolicy::new()));
/// for part in ["GET https://anna:s3", "cr", "et@a.example/?sig", "=abc\n"] {
///     redactor.push(part.as_bytes(), &mut output);
/// }
/// redactor.finish(&mut output);
/// assert_eq!(String::from_utf8(output).unwrap(), "GET https://anna:***@a.example/?sig=***\n");
/// ```
///
/// `Debug` omits the undecided bytes.
pub struct Redactor<'p> {
    search: Search<'p>,
    /// At most [`LOOKBACK`] bytes that were shown, then the undecided bytes.
    buffer: Vec<u8>,
    /// The begin of the bytes in the buffer that were neither shown nor hidden.
    shown: usize,
    /// True if the last secret continues.
    continues: bool,
}

opaque_debug! { Redactor<'_>: search; }

impl<'p> Redactor<'p> {
    /// Creates a redactor at the start of an input.
    #[inline]
    pub fn new(policy: RedactPolicy<'p>) -> Self {
        Redactor { search: Search::new(policy), buffer: Vec::new(), shown: 0, continues: false }
    }

    /// Reads the next bytes of the input, and appends the decided ones to `output`, redacted.
    #[inline]
    pub fn push(&mut self, input: &[u8], output: &mut Vec<u8>) {
        for part in input.chunks(PART) {
            self.buffer.extend_from_slice(part);
            self.run(false, output);
            let dropped = self.shown.saturating_sub(LOOKBACK);
            self.buffer.drain(..dropped);
            self.search.shift(dropped);
            self.shown -= dropped;
        }
    }

    /// Ends the input, and appends the rest of the output.
    #[inline]
    pub fn finish(mut self, output: &mut Vec<u8>) {
        self.run(true, output);
    }

    #[inline]
    fn run(&mut self, is_last: bool, output: &mut Vec<u8>) {
        let window = Window { bytes: &self.buffer, is_last };
        loop {
            match self.search.next(&window) {
                Next::Secret { range, continues } => {
                    output.extend_from_slice(window.get(self.shown..range.start));
                    if !core::mem::replace(&mut self.continues, continues) {
                        output.extend_from_slice(MASK.as_bytes());
                    }
                    self.shown = range.end;
                    if continues {
                        return;
                    }
                }
                Next::Incomplete(end) => {
                    output.extend_from_slice(window.get(self.shown..end));
                    self.shown = self.shown.max(end);
                    return;
                }
                Next::End => {
                    output.extend_from_slice(window.get(self.shown..window.bytes.len()));
                    self.shown = window.bytes.len();
                    return;
                }
            }
        }
    }
}

/// The maximum number of bytes that are added to the buffer at once.
const PART: usize = 1 << 16;
