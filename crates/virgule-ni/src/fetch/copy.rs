//! Copies the decoded body of a response to a writer, hashing it and enforcing limits.
//!
//! ```text
//! body ─▶ CountingReader ─▶ decoders ─▶ 64 KiB at a time ─▶ hash and writer
//!         counts the input              counts the output
//! ```
//!
//! The memory consists of one buffer and the decoders, independent of the length.

use super::coding::{Coding, CountingReader, InputCounter, decode};
use super::error::{FetchError, Mismatch};
use crate::{Digest, Hasher};
use std::io::{self, Read, Write};

/// Limits of the decoded content.
#[derive(Debug, Clone, Copy)]
pub(super) struct Limits {
    /// The maximal length in bytes.
    pub size: u64,
    /// The maximal ratio of output to input, which is checked once the output has [`FREE`] bytes.
    pub ratio: u64,
}

/// The ratio is not checked for shorter outputs (in bytes): short texts of one repeated character are legitimate.
const FREE: u64 = 1 << 20;

/// The number of bytes by which the encoded input may exceed the limit of the content, in addition to a 1024th of it:
/// deflate adds at most five bytes per 16 KiB, gzip a header with a file name.
const OVERHEAD: u64 = 1 << 16;

const BUFFER: usize = 1 << 16;

/// The error of copying the content.
pub(super) enum CopyError {
    /// An error that needs no further classification: the content was rejected, or could not be written.
    Known(FetchError),
    /// A failed read, which the client module classifies.
    Read {
        /// The error of the reader.
        error: io::Error,
        /// The number of bytes that were received before the error.
        received: u64,
    },
}

/// Decodes `body` by `codings` and copies it to `out`. Returns the length of the decoded content if its digest is
/// `expected`.
pub(super) fn copy(
    expected: &Digest,
    codings: &[Coding],
    body: impl Read,
    limits: Limits,
    out: &mut dyn Write,
) -> Result<u64, CopyError> {
    let meter = InputCounter::default();
    let limit = limits.size.saturating_add(limits.size / 1024).saturating_add(OVERHEAD);
    let mut reader = decode(codings, CountingReader { inner: body, meter: &meter, limit });
    let mut hasher = Hasher::new(expected.algorithm());
    let (mut buffer, mut length) = (vec![0; BUFFER], 0);
    loop {
        let count = match reader.read(&mut buffer) {
            Ok(0) => break,
            Ok(count) => count,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(_) => return Err(unread(&meter, limits)),
        };
        let Some(piece) = buffer.get(..count) else { break };
        length += count as u64;
        within(length, &meter, limits)?;
        hasher.update(piece);
        out.write_all(piece).map_err(unwritten)?;
    }
    out.flush().map_err(unwritten)?;
    let found = hasher.finish();
    match found == *expected {
        true => Ok(length),
        false => Err(CopyError::Known(FetchError::Mismatch(
            Mismatch { expected: *expected, found, length }.into(),
        ))),
    }
}

fn unwritten(error: io::Error) -> CopyError {
    CopyError::Known(FetchError::Write(error))
}

fn within(length: u64, meter: &InputCounter, limits: Limits) -> Result<(), CopyError> {
    if length > limits.size {
        return Err(CopyError::Known(FetchError::TooLarge { limit: limits.size }));
    }
    if length > FREE && length > meter.taken.get().saturating_mul(limits.ratio) {
        return Err(CopyError::Known(FetchError::Bomb { ratio: limits.ratio }));
    }
    Ok(())
}

/// The error of a failed read, which comes from the network or from a decoder.
fn unread(meter: &InputCounter, limits: Limits) -> CopyError {
    if meter.exceeded.get() {
        return CopyError::Known(FetchError::TooLarge { limit: limits.size });
    }
    let received = meter.taken.get();
    match meter.fault.take() {
        Some(error) => CopyError::Read { error, received },
        // The HTTP body is complete, so its encoding is invalid or truncated.
        None => CopyError::Known(FetchError::Corrupt),
    }
}
