//! Content codings, undone (RFC 9110 section 8.4).
//!
//! A name is the hash of the content, not of a coding of it. Servers may send `gzip` without being asked, so it is
//! undone whether it was asked for or not.
//!
//! ```text
//! Content-Encoding: deflate, gzip      coded in this order, so gzip is undone first
//!
//! network ─▶ Wire (counts, stops at its limit) ─▶ gzip ─▶ deflate ─▶ content
//! ```
//!
//! Bombs: a coding can grow a thousandfold. What comes out is counted by the caller, what goes in by [`Wire`]; so
//! there is a limit even for input that makes no output, such as gzip members that are all empty.

use flate2::read::{MultiGzDecoder, ZlibDecoder};
use std::cell::{Cell, RefCell};
use std::io::{self, Read};

/// What the request accepts.
pub(super) const ACCEPTED: &str = "gzip, deflate";

/// More codings than that are refused: nobody needs them, and each can be a bomb of its own.
const MOST: usize = 2;

/// A coding that is undone.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Coding {
    /// `gzip`, and `x-gzip` (section 8.4.1.3): RFC 1952, where several members are one text.
    Gzip,
    /// `deflate` (section 8.4.1.2): the `zlib` format of RFC 1950.
    Deflate,
}

/// `Content-Encoding = #content-coding`, over all fields of that name, in the order in which they were applied. The
/// error is a coding that is not known, or all of them if there are too many.
pub(super) fn codings<'v>(values: impl Iterator<Item = &'v [u8]>) -> Result<Vec<Coding>, String> {
    let text: Vec<String> = values.map(|value| String::from_utf8_lossy(value).into_owned()).collect();
    let text = text.join(",");
    let mut codings = Vec::new();
    for name in text.split(',').map(|name| name.trim_matches([' ', '\t'])).filter(|name| !name.is_empty()) {
        // Codings are case-insensitive (8.4.1). `identity` should not be used there, and means nothing.
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

/// A reader of what `coded` is the coding of.
pub(super) fn undo<'r>(codings: &[Coding], coded: impl Read + 'r) -> Box<dyn Read + 'r> {
    codings.iter().rev().fold(Box::new(coded), |reader, coding| match coding {
        Coding::Gzip => Box::new(MultiGzDecoder::new(reader)),
        Coding::Deflate => Box::new(ZlibDecoder::new(reader)),
    })
}

/// What is known of the bytes that came in.
#[derive(Debug, Default)]
pub(super) struct Meter {
    /// How many.
    pub taken: Cell<u64>,
    /// Whether there were more than the limit.
    pub exceeded: Cell<bool>,
    /// Why reading failed, if that was not a decoder's doing.
    pub fault: RefCell<Option<io::Error>>,
}

/// Reads on, counts, and keeps the reason of a failure where the decoders cannot cover it.
pub(super) struct Wire<'m, R> {
    pub inner: R,
    pub meter: &'m Meter,
    pub limit: u64,
}

impl<R: Read> Read for Wire<'_, R> {
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
    use super::{Coding, codings, undo};
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
    fn the_last_coding_is_undone_first() {
        let mut inner = Vec::new();
        ZlibEncoder::new(&b"Hello World!"[..], Compression::best()).read_to_end(&mut inner).unwrap();
        let mut outer = Vec::new();
        GzEncoder::new(&inner[..], Compression::best()).read_to_end(&mut outer).unwrap();
        let mut plain = String::new();
        undo(&[Coding::Deflate, Coding::Gzip], &outer[..]).read_to_string(&mut plain).unwrap();
        assert_eq!(plain, "Hello World!");
        assert!(undo(&[Coding::Gzip, Coding::Deflate], &outer[..]).read_to_end(&mut Vec::new()).is_err());
    }

    #[test]
    fn members_are_one_text_and_nothing_else_may_follow() {
        let mut member = Vec::new();
        GzEncoder::new(&b"Hello"[..], Compression::best()).read_to_end(&mut member).unwrap();
        let mut plain = Vec::new();
        let two = [&member[..], &member].concat();
        undo(&[Coding::Gzip], &two[..]).read_to_end(&mut plain).unwrap();
        assert_eq!(plain, b"HelloHello");
        for wrong in [[&member[..], b"tail"].concat(), member[..member.len() - 1].to_vec()] {
            assert!(undo(&[Coding::Gzip], &wrong[..]).read_to_end(&mut Vec::new()).is_err());
        }
    }
}
