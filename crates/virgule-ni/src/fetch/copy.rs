//! The body of an answer → the content, through the hash, within limits.
//!
//! ```text
//! body ─▶ Wire ─▶ codings undone ─▶ 64 KiB at a time ─▶ hash and writer
//!         counts what came in       counts what comes out
//! ```
//!
//! The memory is that of one buffer and of the decoders, however long the content is.

use super::coding::{Coding, Meter, Wire, undo};
use super::error::{FetchError, Mismatch};
use crate::{Digest, Hasher};
use std::io::{self, Read, Write};

/// What may come out.
#[derive(Debug, Clone, Copy)]
pub(super) struct Limits {
    /// How many bytes.
    pub size: u64,
    /// How many times as many as came in, from [`FREE`] on.
    pub ratio: u64,
}

/// So much may come out whatever came in: a short text may well be all spaces.
const FREE: u64 = 1 << 20;

/// A coding may be longer than what it codes: deflate by five bytes for each 16 KiB at most, gzip by a header that may
/// hold a name. What is longer still than this is not coded to be short.
const OVERHEAD: u64 = 1 << 16;

const BUFFER: usize = 1 << 16;

/// Why the content was not copied.
pub(super) enum CopyError {
    /// What is wrong with it.
    Known(FetchError),
    /// Reading it failed; what that means is the client's to say.
    Read {
        /// The error of the reader.
        error: io::Error,
        /// How many bytes came before.
        received: u64,
    },
}

/// Copies the content of `body`, coded by `codings`, to `out`. Gives its length, if its digest is `wanted`.
pub(super) fn copy(
    wanted: &Digest,
    codings: &[Coding],
    body: impl Read,
    limits: Limits,
    out: &mut dyn Write,
) -> Result<u64, CopyError> {
    let meter = Meter::default();
    let limit = limits.size.saturating_add(limits.size / 1024).saturating_add(OVERHEAD);
    let mut reader = undo(codings, Wire { inner: body, meter: &meter, limit });
    let mut hasher = Hasher::new(wanted.algorithm());
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
    match found == *wanted {
        true => Ok(length),
        false => {
            Err(CopyError::Known(FetchError::Mismatch(Mismatch { wanted: *wanted, found, length }.into())))
        }
    }
}

fn unwritten(error: io::Error) -> CopyError {
    CopyError::Known(FetchError::Write(error))
}

fn within(length: u64, meter: &Meter, limits: Limits) -> Result<(), CopyError> {
    if length > limits.size {
        return Err(CopyError::Known(FetchError::TooLarge { limit: limits.size }));
    }
    if length > FREE && length > meter.taken.get().saturating_mul(limits.ratio) {
        return Err(CopyError::Known(FetchError::Bomb { ratio: limits.ratio }));
    }
    Ok(())
}

/// A reader failed: the network below the decoders, or else a decoder.
fn unread(meter: &Meter, limits: Limits) -> CopyError {
    if meter.exceeded.get() {
        return CopyError::Known(FetchError::TooLarge { limit: limits.size });
    }
    let received = meter.taken.get();
    match meter.fault.take() {
        Some(error) => CopyError::Read { error, received },
        // The body is whole as HTTP sees it; what is wrong, or too short, is the coding.
        None => CopyError::Known(FetchError::Corrupt),
    }
}
