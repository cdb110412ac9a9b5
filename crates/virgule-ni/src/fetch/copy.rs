//! Decodes the body of a response, hashes it, and copies it to a writer within limits.
//!
//! ```text
//! body ─▶ CountingReader ─▶ decoders ─▶ 64 KiB at a time ─▶ hash and writer
//!         counts the input              counts the output
//! ```
//!
//! The memory consists of one buffer and the decoders, independent of the length.

use crate::fetch::error::{FetchError, Mismatch};
use crate::{Digest, Hasher};
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

/// The ratio is not checked for shorter outputs (in bytes): short texts of one repeated character are legitimate.
const FREE: u64 = 1 << 20;

/// The number of bytes by which the encoded input may exceed the limit of the content, in addition to a 1024th of it:
/// deflate adds at most five bytes per 16 KiB, gzip a header with a file name.
const OVERHEAD: u64 = 1 << 16;

const BUFFER: usize = 1 << 16;

pub(super) enum CopyError {
    /// An error that needs no further classification: the content was rejected, or could not be written.
    Known(FetchError),
    /// A failed read, which the client module classifies.
    Read {
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

/// The value of `Accept-Encoding`.
pub(super) const ACCEPTED: &str = "gzip, deflate";

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

/// A reader of the decoded content, of which a name is the hash (RFC 9110 section 8.4). A server may send `gzip` unrequested.
///
/// A decompression bomb can expand a thousandfold. The caller limits the output, and [`CountingReader`] the input, so that input
/// without output, such as empty gzip members, is limited too.
pub(super) fn decode<'r>(codings: &[Coding], coded: impl Read + 'r) -> Box<dyn Read + 'r> {
    codings.iter().rev().fold(Box::new(coded), |reader, coding| match coding {
        Coding::Gzip => Box::new(MultiGzDecoder::new(reader)),
        Coding::Deflate => Box::new(ZlibDecoder::new(reader)),
    })
}

#[derive(Debug, Default)]
pub(super) struct InputCounter {
    pub taken: Cell<u64>,
    /// True if the input exceeded the limit.
    pub exceeded: Cell<bool>,
    /// The error of the underlying reader; `None` if a decoder failed.
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
        match self.inner.read(buffer) {
            Ok(count) => {
                let taken = self.meter.taken.get().saturating_add(count as u64);
                self.meter.taken.set(taken);
                if taken > self.limit {
                    self.meter.exceeded.set(true);
                    return Err(io::Error::other("more than the limit"));
                }
                Ok(count)
            }
            Err(error) if error.kind() == io::ErrorKind::Interrupted => Err(error),
            Err(error) => {
                let kind = error.kind();
                *self.meter.fault.borrow_mut() = Some(error);
                Err(kind.into())
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Coding, codings, decode};
    use flate2::Compression;
    use flate2::read::{GzEncoder, ZlibEncoder};
    use std::io::Read;

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

    #[test]
    fn the_last_coding_is_decoded_first() {
        let mut inner = Vec::new();
        ZlibEncoder::new(&b"Hello World!"[..], Compression::best()).read_to_end(&mut inner).unwrap();
        let mut outer = Vec::new();
        GzEncoder::new(&inner[..], Compression::best()).read_to_end(&mut outer).unwrap();
        let mut plain = String::new();
        decode(&[Coding::Deflate, Coding::Gzip], &outer[..]).read_to_string(&mut plain).unwrap();
        assert_eq!(plain, "Hello World!");
        assert!(decode(&[Coding::Gzip, Coding::Deflate], &outer[..]).read_to_end(&mut Vec::new()).is_err());
    }

    #[test]
    fn members_are_concatenated_and_trailing_data_is_an_error() {
        let mut member = Vec::new();
        GzEncoder::new(&b"Hello"[..], Compression::best()).read_to_end(&mut member).unwrap();
        let mut plain = Vec::new();
        let two = [&member[..], &member].concat();
        decode(&[Coding::Gzip], &two[..]).read_to_end(&mut plain).unwrap();
        assert_eq!(plain, b"HelloHello");
        for wrong in [[&member[..], b"tail"].concat(), member[..member.len() - 1].to_vec()] {
            assert!(decode(&[Coding::Gzip], &wrong[..]).read_to_end(&mut Vec::new()).is_err());
        }
    }
}
