//! Decoding of content codings (RFC 9110 section 8.4).
//!
//! A name is the hash of the decoded content. A server may send `gzip` unrequested, so `gzip` is always decoded.
//!
//! ```text
//! Content-Encoding: deflate, gzip      applied in this order, so gzip is decoded first
//!
//! network ─▶ CountingReader (counts, stops at its limit) ─▶ gzip ─▶ deflate ─▶ content
//! ```
//!
//! A decompression bomb can expand a thousandfold. The caller limits the output, and [`CountingReader`] limits the
//! input, so that input without output, such as empty gzip members, is limited too.

use flate2::read::{MultiGzDecoder, ZlibDecoder};
use std::cell::{Cell, RefCell};
use std::io::{self, Read};

/// The value of `Accept-Encoding`.
pub(super) const ACCEPTED: &str = "gzip, deflate";

/// The maximal number of codings; each coding multiplies the expansion.
const MOST: usize = 2;

/// A supported content coding.
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

/// A reader of the decoded content.
pub(super) fn decode<'r>(codings: &[Coding], coded: impl Read + 'r) -> Box<dyn Read + 'r> {
    codings.iter().rev().fold(Box::new(coded), |reader, coding| match coding {
        Coding::Gzip => Box::new(MultiGzDecoder::new(reader)),
        Coding::Deflate => Box::new(ZlibDecoder::new(reader)),
    })
}

/// Counts the encoded input.
#[derive(Debug, Default)]
pub(super) struct InputCounter {
    /// The number of bytes.
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
