//! Decodes the body of a response, hashes it, and copies it to a writer within limits.
//!
//! ```text
//! body ─▶ CountingReader ─▶ decoders ─▶ piece by piece ─▶ hash and writer
//!         counts the input              counts the output
//! ```
//!
//! Memory usage is one buffer and the decoders, independent of the length.

use crate::Digest;
use crate::fetch::error::{FetchError, Mismatch};
use crate::fetch::{Fetch, client};
use crate::hash::hash_pieces;
use flate2::read::{MultiGzDecoder, ZlibDecoder};
use std::cell::{Cell, RefCell};
use std::io;
use std::io::{Read, Write};

#[derive(Debug, Clone, Copy)]
pub(super) struct Limits {
    /// The maximal length in bytes.
    pub size: u64,
    /// The maximal ratio of output to input, which is checked once the output has [`FREE`] bytes.
    pub ratio: u64,
}

/// The ratio is not checked for output shorter than this (in bytes): short runs of one character are legitimate.
const FREE: u64 = 1 << 20;

/// The number of bytes by which the encoded input may exceed the limit of the content, in addition to 1/1024 of it:
/// deflate adds at most five bytes per 16 KiB, gzip a header with a file name.
const OVERHEAD: u64 = 1 << 16;

/// Decodes `body` by `codings` and copies it to `out`, within the limits of `fetch`. Returns the length of the decoded
/// content if its digest is `expected`.
pub(super) fn copy(
    expected: &Digest,
    codings: &[Coding],
    body: impl Read,
    fetch: &Fetch,
    out: &mut dyn Write,
) -> Result<u64, FetchError> {
    let meter = InputCounter::default();
    let Limits { size, ratio } = fetch.limits;
    let limit = size.saturating_add(size / 1024).saturating_add(OVERHEAD);
    let reader = decode(codings, CountingReader { inner: body, meter: &meter, limit });
    let mut length = 0;
    let mut each = |piece: &[u8]| {
        length += piece.len() as u64;
        if length > size {
            return Err(FetchError::TooLarge { limit: size });
        }
        if length > FREE && length > meter.taken.get().saturating_mul(ratio) {
            return Err(FetchError::Bomb { ratio });
        }
        out.write_all(piece).map_err(FetchError::Write)
    };
    let found = hash_pieces(expected.algorithm(), reader, &mut each, &|_| unread(&meter, fetch))?;
    out.flush().map_err(FetchError::Write)?;
    match found == *expected {
        true => Ok(length),
        false => Err(FetchError::Mismatch(Mismatch { expected: *expected, found, length }.into())),
    }
}

/// Returns the error of a failed read, which comes from the network or from a decoder.
fn unread(meter: &InputCounter, fetch: &Fetch) -> FetchError {
    match meter.fault.take() {
        Some(error) if error.kind() == io::ErrorKind::FileTooLarge => {
            FetchError::TooLarge { limit: fetch.limits.size }
        }
        Some(error) => client::from_io(error, fetch, meter.taken.get()),
        // The HTTP body is complete, so its encoding is invalid or truncated.
        None => FetchError::Corrupt,
    }
}

/// The maximal number of codings; each coding multiplies the expansion.
const MOST: usize = 2;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Coding {
    /// `gzip`, and `x-gzip` (section 8.4.1.3): RFC 1952, members are concatenated.
    Gzip,
    /// `deflate` (section 8.4.1.2): the `zlib` format of RFC 1950.
    Deflate,
}

/// Parses `Content-Encoding = #content-coding` over all field lines, in the order in which the codings were applied.
/// The error is the name of an unsupported coding, or all names if there are too many codings.
pub(super) fn codings<'v>(values: impl Iterator<Item = &'v [u8]>) -> Result<Vec<Coding>, String> {
    let text: Vec<String> = values.map(|value| String::from_utf8_lossy(value).into_owned()).collect();
    let text = text.join(",");
    let mut codings = Vec::new();
    for name in text.split(',').map(|name| name.trim_matches([' ', '\t'])).filter(|name| !name.is_empty()) {
        // Codings are case-insensitive (8.4.1); `identity` has no effect.
        match name.to_ascii_lowercase().as_str() {
            "gzip" | "x-gzip" => codings.push(Coding::Gzip),
            "deflate" => codings.push(Coding::Deflate),
            "identity" => {}
            _ => return Err(name.to_string()),
        }
        if codings.len() > MOST {
            return Err(text);
        }
    }
    Ok(codings)
}

/// Returns a reader of the decoded content, which a name hashes (RFC 9110 section 8.4). `gzip` may be unrequested.
///
/// A decompression bomb can expand a thousandfold. The caller limits the output, and [`CountingReader`] the input, so
/// that input without output, such as empty gzip members, is limited too.
fn decode<'r>(codings: &[Coding], coded: impl Read + 'r) -> Box<dyn Read + 'r> {
    codings.iter().rev().fold(Box::new(coded), |reader, coding| match coding {
        Coding::Gzip => Box::new(MultiGzDecoder::new(reader)),
        Coding::Deflate => Box::new(ZlibDecoder::new(reader)),
    })
}

#[derive(Debug, Default)]
pub(super) struct InputCounter {
    pub taken: Cell<u64>,
    /// The error of the underlying reader, or `FileTooLarge` above the limit; `None` if a decoder failed.
    pub fault: RefCell<Option<io::Error>>,
}

/// Counts the bytes that are read, and stores the original error, which decoders may replace.
pub(super) struct CountingReader<'m, R> {
    pub inner: R,
    pub meter: &'m InputCounter,
    pub limit: u64,
}

impl<R: Read> Read for CountingReader<'_, R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let read = self.inner.read(buffer).and_then(|count| {
            self.meter.taken.set(self.meter.taken.get().saturating_add(count as u64));
            if self.meter.taken.get() > self.limit {
                Err(io::ErrorKind::FileTooLarge.into())
            } else {
                Ok(count)
            }
        });
        read.map_err(|error| {
            let kind = error.kind();
            if kind != io::ErrorKind::Interrupted {
                *self.meter.fault.borrow_mut() = Some(error);
            }
            kind.into()
        })
    }
}

#[cfg(test)]
mod tests {
    use super::{Coding, codings};

    fn read(values: &[&str]) -> Result<Vec<Coding>, String> {
        codings(values.iter().map(|value| value.as_bytes()))
    }

    #[test]
    fn codings_are_read() {
        assert_eq!(read(&[]), Ok(vec![]));
        assert_eq!(read(&["", " , ", "identity"]), Ok(vec![]));
        assert_eq!(read(&["X-GZip"]), Ok(vec![Coding::Gzip]));
        assert_eq!(read(&["deflate,\tgzip"]), Ok(vec![Coding::Deflate, Coding::Gzip]));
        assert_eq!(read(&["deflate", "gzip"]), read(&["deflate, gzip"]));
        assert_eq!(read(&["gzip, br"]), Err("br".into()));
        assert_eq!(read(&["gzip", "gzip, gzip"]), Err("gzip,gzip, gzip".into()));
    }
}
